# %% [markdown]
# # 1 · Minimax: exercises
#
# Seven exercises, 100 points, about 118 minutes; 1.6 is a *stretch*. Try them in order; nothing later
# depends on an earlier answer. `check(…)` answers at once, as often as you like, and never costs points.
# It tells you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Minimax](../notebooks/01_minimax.ipynb).

# %%
from math import inf

from gamesearch import MAX, MIN, TREES, Nim, TicTacToe, TreeGame
from gamesearch import check, draw_board, draw_tree, minimax, record
from gamesearch import show_source, watch
from gamesearch.checks.minimax.given import choose_by_flag, search_by_flag

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.minimax import grades

# %% [markdown]
# ## Exercise 1.1 · Trace two trees (10 points, 12 minutes)
#
# Work from the leaves to the root, on paper. In the first tree MAX moves first. Somebody has
# written 4, 3 and 5 beside its three MIN nodes; check them. `"MIN nodes"` are your three values, left to
# right; `"root 1"` and `"move 1"` are the value of the root and the best move there.

# %% tags=["target"]
draw_tree(TreeGame([[4, 3], [5, 14], [10, 6]]))

# %% [markdown]
# In the second tree **MIN** moves first, then MAX, then MIN. All numbers are MAX's, as always. Moves
# are numbered from 0, the leftmost. The *line* is the three moves of a game in which both play as
# well as they can.

# %% tags=["target"]
draw_tree(TreeGame([[[2, 5], [7, 1]], [[8, -3], [-4, -6]]], players=(MIN, MAX)))

# %% exercise="1.1" minutes=12
# MIN nodes: three numbers of the first tree, left to right; line 2: three moves
### BEGIN SOLUTION
my_trace = {
    "MIN nodes": (3, 5, 6),
    "root 1": 6,
    "move 1": 2,
    "root 2": -3,
    "move 2": 1,
    "line 2": (1, 0, 1),
}
### END SOLUTION

# %%
check("1.1", my_trace)

# %% grade="1.1a" points=5 says="the MIN nodes and the first root"
report("1.1a", lambda: [grades.numbers(my_trace, p) for p in ("MIN nodes", "root 1", "move 1")])

# %% grade="1.1b" points=5 says="the second root and the line of play"
report("1.1b", lambda: [grades.numbers(my_trace, p) for p in ("root 2", "move 2", "line 2")])

# %% [markdown]
# ## Exercise 1.2 · Value and move (20 points, 20 minutes)
#
# Write minimax on the six questions of a game. `my_minimax(game, state)` returns the value for MAX,
# whoever is to move. Turns alternate in these games, but either of them may be the one to move at
# `state`, games may end at different depths, and a value may be any number.

# %% tags=["target"]
draw_tree(record(minimax, TreeGame(TREES["beta cut"])), windows=False)

# %% [markdown]
# That is the goal, on a tree of three plies.

# %% exercise="1.2" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve" minutes=14
def my_minimax(game, state):
    """The value of `state` for MAX when both play as well as they can."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return game.utility(state)
    values = [my_minimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)
    ### END SOLUTION

# %%
check("1.2", my_minimax)

# %% [markdown]
# Your own search, step by step:

# %%
watch(my_minimax, TreeGame(TREES["textbook"]))

# %% [markdown]
# Now the move: `my_best_move(game, state)` returns one that attains the value, for the player to move
# at `state`. Of several such moves any will do. Use your `my_minimax`, or start afresh.

# %% exercise="1.2b" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve" minutes=6
def my_best_move(game, state):
    """A best move at `state` for the player whose turn it is."""
    ### BEGIN SOLUTION
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda move: my_minimax(game, game.result(state, move)))
    ### END SOLUTION

# %%
check("1.2b", my_best_move)

# %% grade="1.2a" points=8 says="the value of trees and piles"
report("1.2a", lambda: grades.values(my_minimax, key=13))

# %% grade="1.2b" points=4 says="the value of boards"
report("1.2b", lambda: grades.board_values(my_minimax, key=17))

# %% grade="1.2c" points=8 says="the best move"
report("1.2c", lambda: grades.moves(my_best_move, key=19))

# %% [markdown]
# ## Exercise 1.3 · Turns that repeat, positions that return (15 points, 18 minutes)
#
# Two things that nobody asked of `my_minimax` so far. In some games a player may move twice: in Dots
# and Boxes whoever completes a box goes on. And in many games one position is reached in many ways: in
# Nim, taking 1 and then 2 leaves what taking 2 and then 1 leaves.
#
# Write `my_value(game, state)`: right whoever moves next, and *each position is worked out once*, since
# it remembers. One call must not remember another game.

# %% tags=["target"]
twice = TreeGame([[[5, 1], [2, 9]], [[8, 3], [7, 4]]], players=(MAX, MAX, MIN))
draw_tree(record(minimax, twice), windows=False)

# %% exercise="1.3" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve" minutes=18
def my_value(game, state):
    """The value of `state` for MAX, each position worked out once."""
    ### BEGIN SOLUTION
    known = {}

    def value(state):
        if game.is_terminal(state):
            return game.utility(state)
        if state not in known:
            values = [value(game.result(state, move)) for move in game.actions(state)]
            known[state] = max(values) if game.to_move(state) == MAX else min(values)
        return known[state]

    return value(state)
    ### END SOLUTION

# %%
check("1.3", my_value)

# %% [markdown]
# Five stones. How often is the same pile left to the same player, and how often is it worked out?

# %%
watch(my_value, Nim(5, most=3))

# %% grade="1.3a" points=6 says="values at any node; a player moves twice"
report("1.3a", lambda: grades.values_by_turns(my_value, key=23))

# %% grade="1.3b" points=5 says="values of piles, whoever moves"
report("1.3b", lambda: grades.values_of_piles(my_value, (8, 10, 12)))

# %% grade="1.3c" points=4 says="every position worked out once"
report("1.3c", lambda: grades.looks(my_value, stones=15))

# %% [markdown]
# ## Exercise 1.4 · Look only so deep (15 points, 18 minutes)
#
# `my_limited(game, state, depth, evaluate)` looks `depth` plies ahead. A state in which the game is over
# is worth its utility. A state at the cut is worth `evaluate(game, state)`, which speaks for MAX, whoever
# is to move there. With depth 0 nothing is looked at but `state` itself. Turns alternate
# in these games.

# %% exercise="1.4" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve" minutes=18
def my_limited(game, state, depth, evaluate):
    """What `state` seems to be worth to MAX, looking `depth` plies ahead."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return game.utility(state)
    if depth == 0:
        return evaluate(game, state)
    values = [
        my_limited(game, game.result(state, move), depth - 1, evaluate)
        for move in game.actions(state)
    ]
    return max(values) if game.to_move(state) == MAX else min(values)
    ### END SOLUTION

# %%
check("1.4", my_limited)

# %% [markdown]
# Two plies of Nim with nine stones, every unfinished game counted as 0:

# %%
watch(my_limited, Nim(9, most=3), depth=2, evaluate=lambda game, state: 0)

# %% grade="1.4a" points=9 says="the value at a depth limit"
report("1.4a", lambda: grades.limited_values(my_limited, key=29))

# %% grade="1.4b" points=6 says="nothing opened beyond the depth"
report("1.4b", lambda: grades.limits_kept(my_limited, key=29))

# %% [markdown]
# ## Exercise 1.5 · One rule instead of two (15 points, 12 minutes)
#
# `my_negamax(game, state)` returns the value *for the player to move* at `state`: the best of minus what
# the other player gets. Turns alternate in these games. Try it on trees of one, two and three plies,
# and with MIN to move first: some slips show only there.

# %% exercise="1.5" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve" minutes=12
def my_negamax(game, state):
    """The value of `state` for the player whose turn it is."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    return max(-my_negamax(game, game.result(state, move)) for move in game.actions(state))
    ### END SOLUTION

# %%
check("1.5", my_negamax)

# %%
watch(my_negamax, TreeGame(TREES["beta cut"]))

# %% grade="1.5a" points=10 says="the value of trees and piles"
report("1.5a", lambda: grades.values(my_negamax, key=31))

# %% grade="1.5b" points=5 says="the value of boards"
report("1.5b", lambda: grades.board_values(my_negamax, key=37))

# %% [markdown]
# ## Exercise 1.6 · Stretch: teach it to hurry (10 points, 18 minutes)
#
# A player that is perfect by +1, 0, −1 sometimes leaves a win in one on the board. Design a better number, for
# tic-tac-toe: `my_eager_move(game, state)` wins as soon as it can; when it must lose, it holds out as long
# as it can; and it never gives up a better result for a quicker one. For X and for O. How you count the
# plies is up to you.

# %% tags=["target"]
tictactoe = TicTacToe()
hurry = tictactoe.parse("X.....XOO")
draw_board(tictactoe, hurry, marks={minimax(tictactoe, hurry).move: "here"})

# %% [markdown]
# X is to move, and minimax takes the marked cell. It wins, later.

# %% exercise="1.6" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve" minutes=18
def my_eager_move(game, state):
    """The best move; of several the quickest win, or the slowest loss."""
    ### BEGIN SOLUTION
    pick = max if game.to_move(state) == MAX else min
    return pick(game.actions(state), key=lambda move: score(game, game.result(state, move), 1))


def score(game, state, plies):
    """The value of `state` for MAX; a win is worth less the more plies it takes."""
    if game.is_terminal(state):
        return game.utility(state) * (100 - plies)
    scores = [score(game, game.result(state, move), plies + 1) for move in game.actions(state)]
    return max(scores) if game.to_move(state) == MAX else min(scores)
    ### END SOLUTION

# %%
check("1.6", my_eager_move)

# %% grade="1.6a" points=5 says="quick wins and late losses"
report("1.6a", lambda: grades.finishes(my_eager_move, key=49))

# %% grade="1.6b" points=5 says="the same on other boards"
report("1.6b", lambda: grades.finishes(my_eager_move, key=61))

# %% [markdown]
# ## Exercise 1.7 · Repair the program that plays O for X, and say what a value promises (15 points, 20 minutes)
#
# This program is handed the board when it is its turn, be it X or O. As X it is perfect.

# %%
show_source(choose_by_flag)

# %%
show_source(search_by_flag)

# %% [markdown]
# 1. Find a **witness**: a board with O to move on which `choose_by_flag` does not play a best move. Write its
#    nine cells as text, such as `"XO..X...."` (there it is O's turn, too: X begins). The board that the lesson
#    shows does not count.
# 2. Write `my_choose_move(game, state)`, repaired. You may call `search_by_flag`; turns alternate here.
# 3. Explain in words what a value promises (below).

# %% exercise="1.7" minutes=5
# nine cells as text
### BEGIN SOLUTION
my_witness = "O.X.X...."
### END SOLUTION

# %% exercise="1.7b" minutes=7
def my_choose_move(game, state):
    """A best move for the player to move."""
    ### BEGIN SOLUTION
    _, move = search_by_flag(game, state, game.to_move(state) == MAX)
    return move
    ### END SOLUTION

# %%
check("1.7", {"witness": my_witness, "repaired": my_choose_move})

# %% grade="1.7a" points=4 says="a board on which it fails"
report("1.7a", lambda: grades.witness(my_witness))

# %% grade="1.7b" points=6 says="the repaired program's moves"
report("1.7b", lambda: grades.repaired_moves(my_choose_move, key=44))

# %% [markdown]
# **In words.** Minimax says that a position is worth 0 to X. In 40 to 100 words, to a friend who thinks this means
# "the game will end in a draw": what does the number promise X, and against which opponents? What does it not say? Why
# can X not end below it, even if O plays in some other way than minimax expects? A reader gives two points
# for the promise, two for the reason, one for what is not promised.

# %% [markdown] exercise="1.7c" points=5 minutes=8
# <!-- BEGIN SOLUTION -->
# It promises that X can get at least a draw, whoever plays O and however well. At each of O's turns minimax expected
# the smallest value of all replies; any other reply leads to a position worth at least as much, and there
# X again has a move that keeps the value. It does not say that the game will be drawn: if O makes a mistake, X may
# win. Nor does it say that this is the most X could get on average against a weak O. And it promises X
# nothing if X leaves the best moves.
# <!-- END SOLUTION -->
