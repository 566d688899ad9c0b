# %% [markdown]
# # 0 · Games: exercises
#
# Seven exercises, 100 points, about 133 minutes; 0.6 is a *stretch*. Try them in order; only the walk
# after 0.4 needs earlier answers (0.2 and 0.3). `check(…)` answers at once, as often as you like, and never costs
# points. It tells you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Games](../notebooks/00_games.ipynb).

# %%
from gamesearch import MAX, ConnectFour, DotsAndBoxes, Game, Nim, TicTacToe
from gamesearch import check, draw_tree, explore, grow
from gamesearch.drawing.charts import lines
from gamesearch import minimax, watch
from gamesearch.sizes import positions_by_ply
from gamesearch.trees import perft

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.games import grades

# %% [markdown]
# ## Exercise 0.1 · What kind of game? (15 points, 24 minutes)
#
# Answer three questions about each of eight games, with `True` or `False`:
#
# 1. does *chance* (dice, shuffled cards) decide something?
# 2. is something *hidden* from a player who has to choose?
# 3. is the sum *constant*: do the payoffs of all players add up to the same, however the game goes?
#
# "Poker for two": nobody else takes any of the money. "Poker with a fee": the house keeps a little
# of every pot. In Battleship both place their own ships. In Dots and Boxes the payoff is the number
# of boxes.

# %% [markdown]
# | prisoner's dilemma: years in prison, yours first | the other is silent | the other talks |
# |---|---|---|
# | **you are silent** | 1 and 1 | 3 and 0 |
# | **you talk** | 0 and 3 | 2 and 2 |
#
# Give three of `True` and `False` for each game: (chance, hidden, constant).

# %% exercise="0.1" minutes=12
### BEGIN SOLUTION
kinds = {
    "chess": (False, False, True),
    "backgammon": (True, False, True),
    "Battleship": (False, True, True),
    "Dots and Boxes": (False, False, True),
    "poker for two": (True, True, True),
    "poker with a fee": (True, True, False),
    "rock-paper-scissors": (False, True, True),
    "prisoner's dilemma": (False, True, False),
}
### END SOLUTION

# %%
check("0.1", kinds)

# %% grade="0.1a" points=5 says="kinds: chess, Battleship, poker, rock-paper-scissors"
report("0.1a", lambda: grades.kinds(kinds, half=0))

# %% grade="0.1b" points=5 says="kinds: the other four games"
report("0.1b", lambda: grades.kinds(kinds, half=1))

# %% [markdown]
# **In words.** Choose one of the eight games, or one of your own. In 50 to 120 words: what is a state of it, that is, what
# must a program keep so that the six questions can be answered? Which of the six conditions of the lesson does it break,
# if any, and what would a search have to be able to do because of that? A reader gives two points for a state from
# which all six questions can be answered, two for the conditions, one for what follows.

# %% [markdown] exercise="0.1b" points=5 minutes=12
# <!-- BEGIN SOLUTION -->
# Backgammon. A state holds whose turn it is, how many stones of each player lie on each of the 24 points, on the bar and
# off the board, and the dice that were thrown and not yet used: without them `actions` could not be answered. It
# breaks one condition: dice decide, so it is not deterministic. Both players see everything, they take turns, and what
# one wins the other loses. A search must therefore know nodes at which nobody chooses, where it
# computes with the mean over all throws instead of the best move.
# <!-- END SOLUTION -->

# %% [markdown] tags=["solution-only"]
# Choosing at the same time counts as hidden information: when you choose, you do not see the other
# choice. Not knowing is not chance: nobody rolls a die in Battleship. In Dots and Boxes both gain
# boxes, and together they always gain all of them.

# %% [markdown]
# ## Exercise 0.2 · Whose turn, which moves, what then? (17 points, 22 minutes)
#
# Three of the six questions for tic-tac-toe. A board is a list of three rows; a cell is `"X"`, `"O"`
# or `"."`. X begins. A move is a pair (row, column), both counted from 0.
#
# - `to_move(board)`: `"X"` or `"O"`, for a board that is not finished
# - `actions(board)`: the legal moves, in any collection; an empty one when the game is over
# - `result(board, move)`: the board after a legal move
#
# The board that a function is given stays as it was.
#
# `is_over` is given: it asks the package. How to find out is the next exercise.

# %%
def is_over(board):
    """Given: is the game on this board over?"""
    game = TicTacToe()
    cells = "".join(cell for row in board for cell in row)
    return game.is_terminal(game.parse(cells))

# %% exercise="0.2" minutes=22
def to_move(board):
    """The player whose turn it is, "X" or "O"."""
    ### BEGIN SOLUTION
    stones = [cell for row in board for cell in row if cell != "."]
    return "X" if len(stones) % 2 == 0 else "O"
    ### END SOLUTION


# %% exercise="0.2b"
def actions(board):
    """The legal moves (row, column); an empty collection when the game is over."""
    ### BEGIN SOLUTION
    if is_over(board):
        return []
    return [
        (row, column)
        for row in range(3)
        for column in range(3)
        if board[row][column] == "."
    ]
    ### END SOLUTION


# %% exercise="0.2c"
def result(board, move):
    """A new board: the one given, and the stone of the player to move."""
    ### BEGIN SOLUTION
    row, column = move
    new = [list(cells) for cells in board]
    new[row][column] = to_move(board)
    return new
    ### END SOLUTION


# %%
check("0.2", {"to_move": to_move, "actions": actions, "result": result})

# %% grade="0.2a" points=4 says="whose turn it is"
report("0.2a", lambda: grades.turns(to_move, key=11))

# %% grade="0.2b" points=5 says="the moves of a board"
report("0.2b", lambda: grades.moves(actions, key=13))

# %% grade="0.2c" points=8 says="the new board, and the old one unchanged"
report("0.2c", lambda: grades.results(result, key=17))

# %% [markdown] tags=["solution-only"]
# `board.copy()` is not enough: it makes a new outer list that holds the *same* three rows. Whoever
# writes into a row writes into both boards.

# %% [markdown]
# ## Exercise 0.3 · Who has won, and is it over? (15 points, 18 minutes)
#
# - `winner(board)`: `"X"`, `"O"`, or `None` if nobody has three in a row
# - `is_terminal(board)`: `True` if the game is over, so that nobody may play on; otherwise `False`
#
# Boards are rows as before, and stay as they were. Before you run the check, think of boards on
# which a hasty `winner` would go wrong. There are at least four kinds of them.

# %% exercise="0.3" minutes=18
def winner(board):
    """Who has won: "X", "O" or None."""
    ### BEGIN SOLUTION
    lines_of_cells = [list(row) for row in board]
    lines_of_cells += [[row[column] for row in board] for column in range(3)]
    lines_of_cells += [[board[i][i] for i in range(3)]]
    lines_of_cells += [[board[i][2 - i] for i in range(3)]]
    for player in "XO":
        if [player] * 3 in lines_of_cells:
            return player
    return None
    ### END SOLUTION


# %% exercise="0.3b"
def is_terminal(board):
    """Is the game over?"""
    ### BEGIN SOLUTION
    full = all(cell != "." for row in board for cell in row)
    return full or winner(board) is not None
    ### END SOLUTION


# %%
check("0.3", {"winner": winner, "is_terminal": is_terminal})

# %% grade="0.3a" points=9 says="who has three in a row"
report("0.3a", lambda: grades.winners(winner, key=19))

# %% grade="0.3b" points=6 says="whether the game is over"
report("0.3b", lambda: grades.ends(is_terminal, key=23))

# %% [markdown]
# ## Exercise 0.4 · What is it worth, and to whom? (10 points, 14 minutes)
#
# `utility(board, player)` is asked about finished boards only, for `"X"` or for `"O"`: 1 for a win
# of that player, 0 for a draw, −1 for a loss. `won_by` is given: it asks the package.

# %%
def won_by(board):
    """Given: "X", "O", or None for nobody."""
    game = TicTacToe()
    cells = "".join(cell for row in board for cell in row)
    return {1: "X", 0: None, -1: "O"}[game.utility(game.parse(cells))]

# %% exercise="0.4" minutes=14
def utility(board, player):
    """What the finished board is worth to the player: 1, 0 or -1."""
    ### BEGIN SOLUTION
    who = won_by(board)
    if who is None:
        return 0
    return 1 if who == player else -1
    ### END SOLUTION


# %%
check("0.4", utility)

# %% grade="0.4a" points=10 says="a finished board's worth to each player"
report("0.4a", lambda: grades.utilities(utility, key=29))

# %% [markdown]
# Now your six answers are a game. [Minimax](../notebooks/01_minimax.ipynb) has never heard of tic-tac-toe;
# let it walk through *your* rules from a late position. (`explore(MyTicTacToe())` lets you walk
# yourself.)

# %%
class MyTicTacToe(Game):
    """Your functions as a game. Its states are tuples, because states must be hashable."""

    initial = (("X", "O", "X"), ("O", "O", "."), (".", "X", "."))

    def to_move(self, state):
        return "XO".index(to_move(rows(state)))

    def actions(self, state):
        return list(actions(rows(state)))

    def result(self, state, move):
        return tuple(tuple(row) for row in result(rows(state), move))

    def is_terminal(self, state):
        return is_terminal(rows(state))

    def utility(self, state, player=MAX):
        return utility(rows(state), "XO"[player])

    def show(self, state):
        return "\n".join(" ".join(row) for row in state)


def rows(state):
    return [list(row) for row in state]


watch(minimax, MyTicTacToe())

# %% [markdown]
# ## Exercise 0.5 · Count a game in three ways (18 points, 25 minutes)
#
# For any finite game without chance, and from any of its states, count
#
# - `my_nodes`: the nodes of the game tree, the state itself included
# - `my_games`: the ways to play on from there to an end
# - `my_positions`: the different states that can arise, the state itself included
#
# Then say how many of the games of *tic-tac-toe* end exactly with the seventh ply.

# %% tags=["target"]
draw_tree(grow(Nim(2, 1)))

# %% [markdown]
# Nim with the piles 2 and 1: count its nodes and its leaves by hand first, and mark two nodes that
# are the same state.

# %% exercise="0.5" forbid="census positions perft positions_by_ply grow" minutes=25
def my_nodes(game, state):
    """The nodes of the tree below `state`, and `state` itself."""
    ### BEGIN SOLUTION
    below = (game.result(state, move) for move in game.actions(state))
    return 1 + sum(my_nodes(game, child) for child in below)
    ### END SOLUTION


# %% exercise="0.5b"
def my_games(game, state):
    """How many ways there are to play on from `state` to an end."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return 1
    below = (game.result(state, move) for move in game.actions(state))
    return sum(my_games(game, child) for child in below)
    ### END SOLUTION


# %% exercise="0.5c"
def my_positions(game, state):
    """How many different states can arise from `state`, itself included."""
    ### BEGIN SOLUTION
    seen, waiting = {state}, [state]
    while waiting:
        here = waiting.pop()
        for move in game.actions(here):
            child = game.result(here, move)
            if child not in seen:
                seen.add(child)
                waiting.append(child)
    return len(seen)
    ### END SOLUTION


# %% exercise="0.5d"
# a number: how many games of tic-tac-toe end exactly with the seventh ply
### BEGIN SOLUTION
seven_plies = 47_952
### END SOLUTION

# %%
counts = {"nodes": my_nodes, "games": my_games, "positions": my_positions}
check("0.5", counts | {"seven plies": seven_plies})

# %% [markdown]
# Your own count, walking through the tree:

# %%
watch(my_nodes, Nim(2, 1))

# %% grade="0.5a" points=5 says="the nodes of the tree"
report("0.5a", lambda: grades.sizes(my_nodes, key=31))

# %% grade="0.5b" points=5 says="the number of games"
report("0.5b", lambda: grades.sizes(my_games, key=37))

# %% grade="0.5c" points=5 says="the number of different positions"
report("0.5c", lambda: grades.sizes(my_positions, key=41))

# %% grade="0.5d" points=3 says="the number of games of seven plies"
report("0.5d", lambda: grades.number({"seven plies": seven_plies}, "seven plies"))

# %% [markdown] tags=["solution-only"]
# 148,176 ways lead to the seventh ply. In 47,952 of them X has just won; the other 100,224 go on, with two
# free cells each: 200,448 ways lead to the eighth ply.

# %% [markdown]
# ## Exercise 0.6 · Stretch: repair a Dots and Boxes (15 points, 15 minutes)
#
# Somebody who had only ever played tic-tac-toe wrote the `result` below. In Dots and Boxes whoever
# completes a box draws again, one line can complete two boxes, and the lead is MAX's boxes less
# MIN's. Three things are wrong. Play it and find them.
#
# A state is (player to move, drawn lines, lead). `drawn` is a number whose bit *n* is 1 when line *n*
# is drawn; `self.boxes_at[line]` holds the one or two boxes that the line is a side of, each as the
# bits of its four sides. So `drawn & box == box` says that all four are there.

# %%
class BrokenDots(DotsAndBoxes):
    def result(self, state, line):
        player, drawn, lead = state
        drawn = drawn | 1 << line
        gained = any(drawn & box == box for box in self.boxes_at[line])
        return 1 - player, drawn, lead + gained


explore(BrokenDots())

# %% exercise="0.6" minutes=15
class MyDots(DotsAndBoxes):
    """Dots and Boxes with a `result` that keeps the rules."""

    def result(self, state, line):
        ### BEGIN SOLUTION
        player, drawn, lead = state
        drawn = drawn | 1 << line
        gained = sum(drawn & box == box for box in self.boxes_at[line])
        if gained == 0:
            return 1 - player, drawn, lead
        return player, drawn, lead + (gained if player == MAX else -gained)
        ### END SOLUTION


# %%
check("0.6", MyDots)

# %% [markdown]
# Your own game under minimax, with three lines left to draw. Where somebody completes a box and lines are left, the
# same player's shape has to come twice.

# %%
class LateDots(MyDots):
    initial = (MAX, 0b1001101, 0)  # the lines 0, 2, 3 and 6 are drawn


watch(minimax, LateDots(2, 1))

# %% grade="0.6a" points=15 says="how games of Dots and Boxes go"
report("0.6a", lambda: grades.courses(MyDots, key=43))

# %% [markdown]
# ## Exercise 0.7 · Read a plot (10 points, 15 minutes)
#
# Two of the three curves belong to one game: one counts the nodes of its tree at each ply, the
# other its positions. The third curve belongs to another game. Answer from the picture:
#
# - `"positions"`: which curve, `"A"`, `"B"` or `"C"`, counts *positions*?
# - `"factor"`: by what whole number does A grow per ply, about?
# - `"plies"`: at a million nodes a second, which is the last ply of A that is finished within an hour?
#   (Count that ply's nodes only, and let A go on as it began.)
# - `"three plies more"`: how many times faster must the computer be to get three plies further in A?

# %% tags=["target"]
plies = range(8)
four, nine = ConnectFour(), TicTacToe()
curves = {
    "A": [perft(four, ply) for ply in plies],
    "B": positions_by_ply(four, 7),
    "C": [perft(nine, ply) for ply in plies],
}
lines(plies, curves, log=True, xlabel="ply", ylabel="how many",
      alt="Three rising curves on a log scale. A is a straight line to 800,000 "
          "at ply 7; B begins with A and falls behind; C begins higher and bends.")

# %% exercise="0.7" minutes=15
### BEGIN SOLUTION
reading = {
    "positions": "B",
    "factor": 7,
    "plies": 11,
    "three plies more": 343,
}
### END SOLUTION

# %%
check("0.7", reading)

# %% grade="0.7a" points=2 says="which curve counts positions"
report("0.7a", lambda: grades.curve(reading))

# %% grade="0.7b" points=2 says="the factor read off"
report("0.7b", lambda: grades.number(reading, "factor"))

# %% grade="0.7c" points=3 says="the plies read off"
report("0.7c", lambda: grades.number(reading, "plies"))

# %% grade="0.7d" points=3 says="the cost of three plies more"
report("0.7d", lambda: grades.number(reading, "three plies more"))

# %% [markdown] tags=["solution-only"]
# An hour holds 3.6 thousand million nodes; 7^11 is 2.0 and 7^12 is 13.8 thousand million. Three more
# plies cost 7 × 7 × 7 times as much, whatever the computer.
