# %% [markdown] slide="slide"
# # 0 · Games: six questions and a very large tree
#
# **What must a program know to play any game, and why can it not simply look at everything?**
#
# **Objectives**
#
# - describe a game by six questions, and write them as functions
# - tell positions, tree nodes and games apart, and count them
# - classify a game by chance, hidden information, payoffs and players
# - test rules for mistakes that look harmless
# - estimate when a whole tree is out of reach
#
# **Time** 60 minutes, and 133 minutes for the exercises
#
# **You need** Python functions, lists and tuples; a little search (A*) helps

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Name a game. Who moves, what may they do, when is it over, who has won?" Those are
# four of the six questions already.

# %% slide="skip"
import random
import re
from collections import Counter
from functools import cache
from itertools import product
from math import comb, inf, log10, prod

from gamesearch import MAX, ConnectFour, DotsAndBoxes, Nim, TicTacToe
from gamesearch import alphabeta, draw_board, draw_tree, explore, grow, play
from gamesearch import predict, reveal, show_frames, show_source
from gamesearch.drawing.diagrams import ladder
from gamesearch.sizes import census, positions, positions_by_ply
from gamesearch.trees import perft

# %% [markdown] slide="slide"
# ## Somebody else moves, too
#
# Search, so far, meant navigation: states, a goal, and an agent in full control. If the world allows a
# step, you can take it. *Informed search* directs that walk.
#
# In a game, other steps are taken by somebody who works against you. Two players change the same state in turn, and
# each steers towards a goal of their own. *Adversarial search* asks what to do then.

# %% [markdown] slide="notes"
# 1 minute. Ask: "You navigate a city, and at every second crossing your rival holds the wheel. What is a plan worth?"

# %% [markdown] slide="slide"
# ## How would A* navigate tic-tac-toe?
#
# A tempting heuristic: the steps that X still has to go,
#
# $$ h = \min(3 - \text{longest run of X},\ \text{free cells}) $$
#
# To be sure of a shortest way, A* needs it to be *admissible*: never more than the true number of steps. Let us be
# generous and count the plies (moves of either player) to a win of X *if O helps*.

# %% [markdown] slide="notes"
# 4 minutes. Usual wrong answer: none, "because O can only delay". Ask back: "Two X with a gap between them: how long
# is the longest run?" The second trouble is the larger one: O will not help.

# %%
predict(
    "0.p1", "In how many of all 5,478 positions does h say too much?",
    ["in none", "in about 25", "in about 250", "in about 2,500"],
)

# %% slide="skip"
tic_tac_toe = TicTacToe()
everything = positions(tic_tac_toe)
EIGHT = ["012", "345", "678", "036", "147", "258", "048", "246"]


def words(state):
    """The eight lines of a board, each as a word like "X.X"."""
    cells = tic_tac_toe.cells(state)
    return ["".join(cells[int(cell)] for cell in line) for line in EIGHT]


def longest_run(state):
    return max(len(run) for word in words(state) for run in re.findall("X*", word))


def most_in_a_line(state):
    return max(word.count("X") for word in words(state))

# %% slide="skip"
@cache
def plies_to_win(state):
    """The fewest plies to a win of X if O helps."""
    if tic_tac_toe.is_terminal(state):
        return 0 if tic_tac_toe.utility(state) == 1 else inf
    return 1 + min(
        plies_to_win(tic_tac_toe.result(state, move))
        for move in tic_tac_toe.actions(state)
    )


def says_too_much(measure, state):
    free = tic_tac_toe.cells(state).count(".")
    return min(3 - measure(state), free) > plies_to_win(state)

# %% slide="subslide"
wrong = [state for state in everything if says_too_much(longest_run, state)]
gap = tic_tac_toe.parse("OOX ..O X.X")
reveal("0.p1", "in about 250",
       f"To be exact, {len(wrong)}. Here h = {3 - longest_run(gap)}, "
       f"and X needs {plies_to_win(gap)} ply.",
       show=draw_board(tic_tac_toe, gap))

# %% slide="skip"
better = [s for s in everything if says_too_much(most_in_a_line, s)]
print(f"most X in one line: too much in {len(better)}")

# %% [markdown] slide="fragment"
# Two X with a gap are a run of one, and one move wins. Counting the X in a line instead mends the heuristic. It
# does not mend A*: from the empty board, the shortest way to a win is one on which O would have to help.

# %% [markdown] slide="slide"
# ## The solution is a strategy, not a path
#
# A path names one move after another. It is useless as soon as the other side replies differently.
# What is needed is a **strategy**: a move for *every* reply. It is a part of the tree, not a line
# through it. How many positions need an answer, if X plays by a fixed rule?

# %% [markdown] slide="notes"
# 2 minutes. Ask: "X plays the first free cell, always. For how many positions must that rule know an answer?" Then:
# "And how would you write that list down for chess?"

# %% slide="skip"
def positions_to_answer(game, choose):
    """Where MAX needs a move, if MAX plays `choose` and MIN anything."""
    needed, waiting = set(), [game.initial]
    for state in waiting:
        moves = game.actions(state)
        if moves and game.to_move(state) == MAX:
            needed.add(state)
            moves = [choose(game, state)]
        waiting += [game.result(state, move) for move in moves]
    return needed


def first_free_cell(game, state):
    return game.actions(state)[0]


def best_by_search(game, state):
    return alphabeta(game, state).move

# %% slide="fragment"
for rule in (first_free_cell, best_by_search):
    print(rule.__name__, len(positions_to_answer(tic_tac_toe, rule)))

# %% [markdown] slide="fragment"
# For chess nobody can write such a strategy down. So a program computes its answer when the position is
# there, and within a *time limit*: it has to approximate. A good move in time is worth more than the best move too late.

# %% [markdown] slide="slide"
# ## A game is six questions
#
# | question | here | other names in use |
# |---|---|---|
# | Where does it start? | `game.initial` | $S_0$ |
# | Whose turn is it? | `to_move(state)` | PLAYER |
# | What may they do? | `actions(state)` | moves |
# | What comes of it? | `result(state, action)` | transition model; `Result(a, s)` |
# | Is it over? | `is_terminal(state)` | TERMINAL-TEST |
# | What is it worth? | `utility(state, player)` | payoff |
#
# A *position* is a state of the game, a *move* an action, a *ply* (half-move) one move by one player. The players
# are **MAX** and **MIN**. With two players and opposed interests one number is enough: every utility here
# is MAX's unless another player is named.

# %% [markdown] slide="notes"
# 5 minutes, with the board. Let the class answer the six questions for a game of theirs before you click. Books
# differ in names, and in the order of the arguments of result; this course writes result(state, action).

# %% slide="subslide"
explore(tic_tac_toe, state=tic_tac_toe.parse("XO. .X. ..O"))

# %% [markdown]
# Click a cell: the state is replaced, never changed, and every answer below the board is new. Undo works
# because the old state is still what it was.

# %% slide="skip"
show_source(TicTacToe)

# %% [markdown] slide="slide"
# ## One loop plays many games
#
# This loop asks four of the six questions and knows nothing else. It plays four games.

# %% [markdown] slide="notes"
# 1 minute. Ask: "Where in this loop does it say which game is played?" Nowhere.

# %%
def play_at_random(game, rng):
    state = game.initial
    while not game.is_terminal(state):
        state = game.result(state, rng.choice(game.actions(state)))
    return state

# %% slide="fragment"
for game in (Nim(3, 4, 5), tic_tac_toe, DotsAndBoxes(2, 2), ConnectFour()):
    end = play_at_random(game, random.Random(7))
    print(f"worth {game.utility(end):>2} to MAX:  {game}")

# %% slide="skip"
draw_board(game, end)

# %% [markdown] slide="slide"
# ## May `result` write into the board it is given?
#
# A board is a list of nine cells. Copying it costs time; writing into it is quick. So let `result` write into it. How
# many ways are there to play two plies of tic-tac-toe? Nine times eight are right.

# %% [markdown] slide="notes"
# 2 minutes. Let somebody play the loop on the board with one sheet of paper, then with a new sheet per move. Ask:
# "What would a search have to do to write in place?" Take the move back, every time.

# %% slide="skip"
def ways(board, plies, result):
    if plies == 0:
        return 1
    free = [cell for cell in range(9) if board[cell] == "."]
    return sum(ways(result(board, cell), plies - 1, result) for cell in free)


def in_a_copy(board, cell):
    return [*board[:cell], "#", *board[cell + 1 :]]

# %% slide="fragment"
def in_place(board, cell):
    board[cell] = "#"
    return board


print(ways(["."] * 9, 2, in_a_copy), "with copies")
print(ways(["."] * 9, 2, in_place), "in place")

# %% [markdown]
# In place, siblings saw each other's stones. "The old state stays as it was" is a promise that can be tested; the
# package has such a test for any game (`check_game`). It finds a method that is not there, too, before a loop
# stops with an error.

# %% [markdown] slide="slide"
# ## A game tree spells out every way to play
#
# Each **node** stands for one way to get to a state, edges are moves, and the leaves here are finished games with
# their utility. MAX ▲ and MIN ▼ take turns. This is tic-tac-toe from a late position.

# %% [markdown] slide="notes"
# 2 minutes. Point at two leaves with the same board: two nodes, one position. That difference returns three slides
# later.

# %% slide="skip"
late = tic_tac_toe.parse("XOX OO. .X.")
draw_board(tic_tac_toe, late)

# %% slide="fragment"
draw_tree(grow(tic_tac_toe, late), moves=True)

# %% [markdown] slide="slide"
# ## The turn need not alternate
#
# "MAX, MIN, MAX, MIN" is a habit, not a rule. In Dots and Boxes a completed box earns another turn.
# Two boxes side by side; the lines 1, 4 and 5 are left, and MAX is to move.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "MAX draws line 5. Who moves next, and why?" A search that flips a flag at every ply gets this tree
# wrong; one that asks to_move does not.

# %%
boxes = DotsAndBoxes(2, 1)
three_left = boxes.initial
for line in (0, 2, 3, 6):
    three_left = boxes.result(three_left, line)
draw_board(boxes, three_left)

# %% slide="fragment"
draw_tree(grow(boxes, three_left), moves=True)

# %% [markdown] slide="skip"
# MAX draws line 5, completes the left box, and the same shape ▲ follows. In the package's rules this is what
# happens to `player`:

# %% slide="skip"
show_source(DotsAndBoxes.result)

# %% [markdown] slide="slide"
# ## How many games of tic-tac-toe are there?
#
# Nine cells, two players, a child's game. A game is one way to play from the empty board to an end.

# %% [markdown] slide="notes"
# 2 minutes. Twenty seconds. Usual answer: 360,000, which is about 9!; somebody will know it. Ask back: "Does every game
# fill all nine cells?"

# %%
predict(
    "0.p2", "How many different games of tic-tac-toe can be played?",
    ["about 5,000", "about 50,000", "about 250,000", "about 360,000"],
)

# %%
size = census(tic_tac_toe)

# %%
reveal("0.p2", "about 250,000", f"Exactly {size.games:,}: about half end early.")

# %% [markdown] slide="slide"
# ## Positions, tree nodes and games are three counts
#
# A *position* counts once, however it is reached. A tree *node* is one way to get to it. A *game* is a way to
# an end: a leaf of the tree. Say which of the three you mean.

# %% [markdown] slide="notes"
# 3 minutes. Ask which of the three numbers a memory of the computer would have to hold, and which its clock would have
# to walk through. The last line is the surprise: the mean number of branches does not give the number of games.

# %%
inner = size.nodes - size.games
print(f"{size.positions:>8,} positions")
print(f"{size.nodes:>8,} nodes of the tree, {inner:,} of them not finished")
print(f"{size.games:>8,} games")
print(f"branches of an inner node, on average: {(size.nodes - 1) / inner:.2f}")
print(f"but {size.games:,} ^ (1/9) = {size.games ** (1 / 9):.2f}")

# %% [markdown]
# The last number says: a tree with so many branches at every node, nine plies deep, has as
# many leaves. Most inner nodes are near the leaves, where few cells are left, so the plain mean is smaller.

# %% slide="skip"
print("games by result for X:", size.results)

# %% slide="skip"
over = [s for s in everything if tic_tac_toe.is_terminal(s)]
ends = Counter(tic_tac_toe.utility(state) for state in over)
print(f"{len(over)} positions are terminal: {ends[1]} won by X, "
      f"{ends[-1]} by O, {ends[0]} drawn")

# %% slide="skip"
draw_board(tic_tac_toe, over[-1])

# %% [markdown] slide="slide"
# ## Which saves more: symmetry, or meeting again?
#
# Two ways to make the tree smaller. Turn or mirror the board: up to 8 boards become one. Or notice that
# X1 O2 X3 and X3 O2 X1 lead to the same position: a **transposition**.

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: symmetry, "eight times". Ask back: "In how many orders can five stones of X be placed?" Then move
# the slider: from ply 3 on the two upper marks part.

# %%
predict(
    "0.p3", "549,946 nodes: which of the two leaves fewer of them?",
    ["symmetry saves more", "transpositions save more", "about the same"],
)

# %% slide="skip"
TURNED, MIRRORED = (6, 3, 0, 7, 4, 1, 8, 5, 2), (2, 1, 0, 5, 4, 3, 8, 7, 6)


def standard_view(state):
    """One board for all that are turned or mirrored copies of each other."""
    views, cells = [], tic_tac_toe.cells(state)
    for _ in range(4):
        cells = "".join(cells[i] for i in TURNED)
        views += [cells, "".join(cells[i] for i in MIRRORED)]
    return min(views)


classes = {standard_view(state) for state in everything}
stones = Counter(9 - view.count(".") for view in classes)

# %% slide="skip"
by_ply = [perft(tic_tac_toe, ply) for ply in range(10)]
met = positions_by_ply(tic_tac_toe, 9)


def after_ply(ply):
    counts = {"tree nodes": by_ply[ply], "positions": met[ply],
              "up to symmetry": stones[ply]}
    told = ", ".join(f"{count:,} {name}" for name, count in counts.items())
    rows = {name: {"": log10(count)} for name, count in counts.items()}
    return ladder(rows, highest=5.5, size=(8.5, 2.4),
                  title=f"ply {ply}: {told}", alt=f"Ply {ply}: {told}.")

# %% slide="skip"
@cache
def without_copies(state):
    """How many nodes are left if of moves that lead to copies only one is tried."""
    after = [tic_tac_toe.result(state, m) for m in tic_tac_toe.actions(state)]
    return 1 + sum(map(without_copies, {standard_view(s): s for s in after}.values()))


turned = without_copies(tic_tac_toe.initial)

# %% slide="subslide"
reveal("0.p3", "transpositions save more",
       f"Of {sum(by_ply):,} nodes symmetry alone leaves {turned:,}, "
       f"transpositions alone {sum(met):,}, both together {len(classes)}.",
       show=show_frames(range(10), list(map(after_ply, range(10))),
                        label="ply", at=5))

# %% slide="skip"
print(f"{sum(by_ply):,} nodes, {sum(met):,} positions, {len(classes)} classes")
print(f"ply 8: {by_ply[8]:,} nodes, {met[8]} positions")

# %% [markdown]
# Each step to the right is a factor of ten. After eight plies 200,448 ways lead to 390 positions.
# [Tables](04_tables.ipynb) puts a memory to work on exactly this.

# %% [markdown] slide="slide"
# ## Trees grow like b to the power d
#
# With b moves in every position there are $b^d$ nodes at depth d. Suppose your program looks at a
# million nodes a second. In chess b is about 35. How long do twelve plies take, six moves of each side?

# %% [markdown] slide="notes"
# 4 minutes. Usual answers: a year or a lifetime; nobody feels exponents. Then drag the slider: each ply moves a mark by the
# same step on a log axis.

# %%
predict(
    "0.p4", "35 moves everywhere, 12 plies, a million nodes a second:",
    ["a day", "a year", "a lifetime", "100,000 years"],
)

# %% slide="skip"
SPEED = 1_000_000  # nodes a second, an assumption
YEAR = 365.25 * 24 * 3600
seconds = {"1 s": 1, "1 day": 86_400, "age of the universe": 13.8e9 * YEAR}
marks = {name: log10(s * SPEED) for name, s in seconds.items()}

# %% slide="skip"
branching = {"b = 2": 2, "b = 7, Connect Four": 7,
             "b = 35, chess": 35, "b = 250, Go": 250}


def after(d):
    rows = {name: {"nodes": d * log10(b)} for name, b in branching.items()}
    told = ", ".join(f"10^{d * log10(b):.1f} with {name}" for name, b in branching.items())
    plies = "1 ply" if d == 1 else f"{d} plies"
    return ladder(rows, marks=marks, highest=40, size=(7, 3.2),
                  alt=f"Nodes after {plies}: {told}.",
                  title=f"{plies} at {SPEED:,} nodes a second")

# %% slide="subslide"
reveal("0.p4", "100,000 years",
       f"35^12 = {35**12:.3g} nodes take {35**12 / SPEED / YEAR:,.0f} years.",
       show=show_frames(range(1, 17), list(map(after, range(1, 17))),
                        label="depth", at=11,
                        describe=lambda d: f"Chess: {35**d:.3g} nodes."))

# %% [markdown] slide="slide"
# ## b is an average, and d is counted in plies
#
# Two estimates of the same tree can differ by a factor of more than $10^{60}$, because of one slip: a game of
# chess with 40 *moves* has 80 *plies*.

# %% [markdown] slide="notes"
# 2 minutes. Let them find the slip in the first row. All rows count *sequences of moves*, not positions.

# %%
for name, b, d in [("40 moves taken for plies", 35, 40), ("80 plies", 35, 80),
                   ("100 plies", 35, 100), ("Connect Four, at most", 7, 42),
                   ("Go, average", 250, 150)]:
    print(f"{name:>25}: {b}^{d} = 10^{d * log10(b):.1f}")

# %% slide="skip"
rng, four, widths = random.Random(3), ConnectFour(), []

# %% slide="skip"
for _ in range(1000):
    state, seen = four.initial, []
    while not four.is_terminal(state):
        seen.append(len(four.actions(state)))
        state = four.result(state, rng.choice(four.actions(state)))
    widths.append(seen)

# %% slide="skip"
played = sum(map(len, widths))
print(f"Connect Four at random: b = {sum(map(sum, widths)) / played:.1f}, "
      f"d = {played / len(widths):.0f}")

# %% slide="skip"
draw_board(four, state)

# %% slide="skip"
def estimate(widths):
    return sum(map(prod, widths)) / len(widths)


leaves = estimate(widths)
print(f"games, as estimated from these: about 10^{log10(leaves):.0f}")
for first in range(0, 1000, 250):
    part = estimate(widths[first : first + 250])
    print(f"  from games {first + 1} to {first + 250}: {part:.1e}")

# %% [markdown] slide="skip"
# Knuth's estimate of a tree that nobody can walk: play at random, multiply the numbers of moves along the way,
# and take the mean over many games. It varies much from one set of games to another.
#
# In Go 361 points are free on the first ply; over a game, published averages are 250 moves and 150 plies.
#
# <!-- cited: 250, 150, 361 (Silver et al., Nature 529, 2016; 19 times 19 points) -->

# %% [markdown] slide="skip"
# ### Counting beats guessing: perft
#
# *perft* counts the ways to play exactly d plies: the classic test of move rules. For chess from the
# start, published counts and a formula with b = 35:

# %% slide="skip"
CHESS = {1: 20, 2: 400, 3: 8_902, 4: 197_281, 10: 69_352_859_712_417}
for ply, ways_to_play in CHESS.items():
    print(f"{ply:>2} {'ply:  ' if ply == 1 else 'plies:'} {ways_to_play:>20,}   35^{ply} is "
          f"{35**ply / ways_to_play:.1f} times that")
print("tic-tac-toe:", by_ply)

# %% [markdown] slide="skip"
# 35 is typical of the middle of a game, not of its beginning: at ten plies $35^{10}$ is 40 times too much.
#
# <!-- cited: 40 (the last line above; chess counts: OEIS A048987) -->

# %% [markdown] slide="slide"
# ## A tree is not a state space
#
# Positions are far fewer than nodes of the tree, because so many ways meet. "Chess has $10^{120}$ positions" gives the
# size of a tree; so does "Go has $10^{360}$".

# %% [markdown] slide="notes"
# 2 minutes. Show both marks, then positions alone: three of four games lie left of the number of atoms in the universe. Ask:
# "Which of these numbers are counted, which estimated?" Counted are both of tic-tac-toe and the positions of Connect
# Four and Go; the rest is estimated.

# %% slide="skip"
sizes = {
    "tic-tac-toe": (log10(size.positions), log10(size.nodes)),
    "Connect Four": (log10(4_531_985_219_092), log10(leaves)),
    "chess": (log10(4.8e44), 80 * log10(35)),
    "Go": (log10(2.08e170), 150 * log10(250)),
}
shown = {"both": ("positions", "tree"), "positions": ("positions",), "trees": ("tree",)}


def in_words(rows):
    counted = {"positions": "{} positions", "tree": "about {} nodes in its tree"}
    return "; ".join(f"{name} has " + " and ".join(
        counted[kind].format(f"10^{power:.1f}") for kind, power in row.items())
        for name, row in rows.items()) + "."

# %% slide="skip"
def chosen(kinds):
    rows = {name: {kind: power for kind, power in zip(("positions", "tree"), pair)
                   if kind in kinds}
            for name, pair in sizes.items()}
    return ladder(rows, alt=in_words(rows), highest=360, size=(7, 3.2),
                  marks={"atoms in the universe": 80})


# %% slide="fragment"
show_frames(list(shown), list(map(chosen, shown.values())), label="show",
            describe=["A tree has far more nodes than there are positions.",
                      "How many positions can arise.",
                      "Leaves of the tree, about; of tic-tac-toe, all nodes."])

# %% [markdown]
# Go cannot have $10^{360}$ boards: each point is empty, black or white, so there are at most $3^{361}$, some
# $10^{172}$. A list with *trees* for some games and *positions* for others compares nothing. Positions were counted for
# Connect Four (Edelkamp and Kissmann 2008) and Go (boards alone: Tromp 2016), and estimated for chess (Tromp 2021).
# Of the trees only that of tic-tac-toe was counted.
#
# <!-- cited: 172, 10, 2008, 2016, 2021 (3^361 = 10^172.2. Positions: Edelkamp and Kissmann 2008 for Connect Four, counted; Tromp 2016 for Go,
# counted; Tromp 2021 for chess, 4.8 times 10^44, an estimate. Trees: own estimate for Connect Four, b^d for chess and
# Go; 10^80 atoms is a usual estimate) -->

# %% slide="skip"
print(f"Go boards, legal or not: 3^361 = 10^{361 * log10(3):.1f}")
print("Connect Four, positions by ply:", positions_by_ply(four, 7))
print("Connect Four, nodes by ply:", [perft(four, ply) for ply in range(8)])

# %% [markdown] slide="skip"
# ## Rules keep the tree finite
#
# Tic-tac-toe ends because the board fills up. A chess king could walk to and fro without end, so the laws
# of chess (FIDE, article 9) end such games: a game is drawn when a position has come up five times, or after 75 moves of each
# side without a capture or a pawn move. (After three times, or 50 moves, a player may *claim* the draw.)
#
# A search that is to come to an end needs a finite tree, or a limit of its own. And if a rule looks back,
# what it needs belongs in the state.
#
# <!-- cited: 75, 50, 9 (FIDE Laws of Chess, article 9) -->

# %% [markdown] slide="slide"
# ## Six conditions make the simplest case
#
# | condition | and if not? | lesson |
# |---|---|---|
# | two players | with more, a payoff for each | [Players](09_players.ipynb) |
# | they take turns | choosing at the same time hides a choice | [Hidden information](10_hidden.ipynb) |
# | both play well | the search still works; what it *predicts* may not happen | [Minimax](01_minimax.ipynb), [Opponents](08_opponents.ipynb) |
# | deterministic | chance nodes | [Expectimax](07_expectimax.ipynb) |
# | perfect information | beliefs instead of states | [Hidden information](10_hidden.ipynb) |
# | zero-sum | a payoff for each; it can pay to cooperate | [Players](09_players.ipynb) |
#
# The lessons from Minimax to [Evaluation](06_evaluation.ipynb) stay in this corner: two players, zero-sum, no chance,
# nothing hidden. "Turns" need not alternate there, as you saw.

# %% [markdown] slide="notes"
# 2 minutes. Ask for a game that breaks exactly one of the six.

# %% [markdown] slide="slide"
# ## Chance and hidden information make four kinds
#
# | | deterministic | chance |
# |---|---|---|
# | **perfect information** | checkers, Go, Othello, tic-tac-toe | Ludo, Monopoly |
# | **hidden information** | Stratego, Kriegspiel (chess without seeing the other side), blind tic-tac-toe, sealed bids | bridge, Scrabble, nuclear war, most of life |
#
# *Chance*: a die or a deck decides, not a player. *Hidden*: somebody has to choose without seeing all of
# the state. They are two questions. Pieces that a person has placed face down are hidden and not
# random; dice on the table are random and not hidden. Somebody who chooses at the same time as you has made a choice that you cannot see.

# %% [markdown] slide="notes"
# 3 minutes. Hide the table; let the class place five games. The disputed one is Stratego: usual wrong answer "chance, because
# one has to guess". Ask back: "Who rolls a die there?"

# %% [markdown] slide="slide"
# ## Which of these games are zero-sum?
#
# If the payoffs of the two always add up to the *same* number, what one gains the other loses. Judge tic-tac-toe, chess,
# Dots and Boxes, the prisoner's dilemma, and poker with a fee.

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answer: chess is not, "a win is 1, a draw ½ each, that is no zero". Ask back: "Can both gain at once?"

# %%
predict("0.p5", "In which of these do the payoffs always have the same sum?",
        ["only where they add up to 0", "also in chess with 1, ½, 0",
         "in chess and in the prisoner's dilemma"])

# %% slide="skip"
PAYOFFS = {
    "tic-tac-toe, +1 0 -1": [(1, -1), (0, 0), (-1, 1)],
    "chess, 1 ½ 0": [(1, 0), (0.5, 0.5), (0, 1)],
    "Dots and Boxes, 4 boxes": [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)],
    "prisoner's dilemma": [(-1, -1), (-3, 0), (0, -3), (-2, -2)],
    "poker, the house keeps 1": [(9, -10), (-10, 9), (0, 0)],
}

# %% slide="fragment"
sums = {game: sorted({sum(pair) for pair in payoffs})
        for game, payoffs in PAYOFFS.items()}
reveal("0.p5", "also in chess with 1, ½, 0", "One sum alone: constant.",
       show="\n".join(f"{game}: sums {found}" for game, found in sums.items()))

# %% [markdown] slide="fragment"
# **The sum need not be zero, only constant.** Chess always adds up to 1: it is **constant-sum**. Subtract a half from each
# payoff, and it is zero-sum, with the same best moves. Deals, trade and the prisoner's dilemma are different: both can gain, or both
# lose, so there is something to cooperate about. Poker is zero-sum only while nobody takes a fee.

# %% [markdown] slide="slide"
# ## Who wins with twenty stones?
#
# One pile; take one, two or three stones; whoever takes the last wins. It is a popular interview
# question. You move first, and both play well.

# %% [markdown] slide="notes"
# 3 minutes, with one game of seven stones. Usual answer: "the first, they have the choice". Ask back: "And with four
# stones?" Let them find the next lost pile from there.

# %%
predict("0.p6", "Twenty stones, you move first, both play well:",
        ["you win", "the other one wins", "it depends on luck"])

# %% slide="fragment"
lost = [n for n in range(1, 21) if alphabeta(Nim(n, most=3)).value == -1]
reveal("0.p6", "the other one wins", f"Lost for whoever moves: {lost}.",
       show=play(Nim(7, most=3), alphabeta, you=MAX))

# %% [markdown]
# Small games can be solved from the end backwards. Whatever you take from 4, the other side takes the rest. Whatever you
# take from 8, the other side can leave you 4.
# [Minimax](01_minimax.ipynb) makes an algorithm of that, for every finite game that meets the six conditions.

# %% [markdown] slide="slide"
# ## Why games?
#
# - **They are hard in a clean way.** Simple rules, enormous trees.
# - **They are adversarial.** Planning against somebody who plans against you.
# - **There is a clock.** Deciding in time matters, not only deciding well.
# - **Progress can be measured.** Every game has a result.
# - **The methods travel**: to auctions and negotiation, to security, to planning under uncertainty.
#
# Which games suit a computer? Few moves, exact rules, a fast simulator, a clear result. What is hard: huge or
# continuous choices, hidden information, many players, rewards that come late.

# %% [markdown] slide="notes"
# 2 minutes. Ask before you show it: "Which game would you give a computer, which not, and why?"

# %% [markdown] slide="slide"
# ## What happened on the boards
#
# | game | what happened |
# |---|---|
# | checkers | 1994: after six draws Tinsley withdrew, ill, and Chinook got the title. 2007: solved, a draw |
# | chess | 1997: Deep Blue 3½ : 2½ Kasparov: on average 126 million positions a second on special chips, some lines up to 40 plies |
# | Othello | 1997: Logistello 6 : 0 Murakami. 2023: a preprint reports a draw |
# | Go | 2015: AlphaGo 5 : 0 Fan Hui. 2016: 4 : 1 Lee Sedol |
# | poker | 2019: Pluribus ahead of five professionals |
# | StarCraft II | 2019: AlphaStar above 99.8% of ranked players |
#
# "Champions refuse to play: the machines are too good", it was once said of Othello; of Go, "too bad", for b > 300
# leaves no time to look ahead. "Too bad" was true of Go programs until about 2015.
#
# <!-- cited: 1994, 2007, 3, 2, 126, 40, 1997, 6, 0, 2023, 2015, 5, 2016, 4, 1, 2019, 99.8, 300 (Schaeffer et al. 2007;
# Campbell, Hoane and Hsu 2002; NEC match page 1997; Takizawa, arXiv 2310.19387; Silver et al. 2016; Brown
# and Sandholm 2019; Vinyals et al. 2019; Russell and Norvig on refusals) -->

# %% [markdown] slide="notes"
# 2 minutes. Let the class name the year for chess and for Go before you show them. One reason for the gap of
# nineteen years is b = 250 in place of 35; another: for Go nobody knew a good evaluation.

# %% [markdown] slide="skip"
# ### Numbers can be checked: the checkers database
#
# An earlier database held all positions with up to 8 pieces, the one that solved the game all with up to 10. Men
# cannot stand on the row where they are crowned, so count placements on the dark squares:

# %% slide="skip"
def placements(pieces):
    """Boards with this many pieces: men b and w, kings k and the rest."""
    total = 0
    for b, w, k in product(range(pieces + 1), repeat=3):
        if b + w + k > pieces:
            continue
        men = sum(comb(4, far) * comb(24, b - far) * comb(28 - (b - far), w)
                  for far in range(min(4, b) + 1))
        rest = 32 - b - w
        total += men * comb(rest, k) * comb(rest - k, pieces - b - w - k)
    return total

# %% slide="skip"
for most in (8, 10):
    print(f"up to {most} pieces: {sum(map(placements, range(1, most + 1))):,}")

# %% [markdown] slide="skip"
# Both numbers are those that Schaeffer and others report: 443,748,401,247, and about 39 trillion.
#
# <!-- cited: 39 (Schaeffer et al. 2007: 3.9 times 10^13) -->

# %% [markdown] slide="skip"
# ### A short history
#
# | when | who | what |
# |---|---|---|
# | 19th century | Babbage | considers machines that play games of skill |
# | 1913 (a talk of 1912) | Zermelo | chess as mathematics: what can be forced |
# | 1928 | von Neumann | the minimax theorem; with Morgenstern a book, 1944 |
# | 1945, 1948 | Zuse; Wiener | a chess program on paper; look ahead some moves, then judge |
# | 1950 | Shannon | how to program chess: depth and evaluation |
# | 1952 | Turing | a chess program, carried out by hand: it loses to a colleague |
# | 1952 to 1959 | Samuel | checkers that learns its evaluation; the paper is of 1959 |
# | 1956 to 1975 | McCarthy; Knuth and Moore | pruning, and the proof of its worth |
#
# <!-- cited: 1913, 1912, 1928, 1944, 1945, 1948, 1950, 1952, 1956, 1959, 1975 (the papers named under further reading; Zuse's
# Plankalkül; Wiener, Cybernetics; Larson 2010 on Zermelo; Copeland, The Essential Turing, 2004) -->

# %% [markdown] slide="skip"
# ### Today, search and learning work together
#
# | game | how | programs |
# |---|---|---|
# | chess | alpha-beta with a small neural network as evaluation | Stockfish (since version 12, 2020) |
# | chess | Monte Carlo tree search guided by a large network | Leela Chess Zero |
# | Go | the same | AlphaGo, KataGo |
# | chess, shogi, Go | one method, learned by self-play | AlphaZero |
# | poker | regret minimisation | Libratus, Pluribus |
# | StarCraft, Dota 2 | deep reinforcement learning | AlphaStar, OpenAI Five |
#
# Deep Blue's methods were published in 2002. If the board may have any size, Go (with the Japanese rules) needs exponential time
# in the worst case, whatever the algorithm (Robson 1983).
#
# <!-- cited: 12, 2020, 2002, 1983, 2 (Stockfish release notes; Campbell, Hoane and Hsu; Robson, IFIP 1983; the name of the game) -->

# %% [markdown] slide="skip"
# ### Which method for which game
#
# | the game has | take | lesson |
# |---|---|---|
# | a small tree | plain minimax, to the end | [Minimax](01_minimax.ipynb) |
# | moderate branching, a good evaluation | alpha-beta, deepening, tables | [Pruning](02_pruning.ipynb) to [Evaluation](06_evaluation.ipynb) |
# | dice | expectiminimax, or sampling | [Expectimax](07_expectimax.ipynb) |
# | huge branching, no good evaluation | Monte Carlo tree search | [MCTS](11_mcts.ipynb) |
# | hidden information | beliefs, regret minimisation | [Hidden information](10_hidden.ipynb) |
# | a clock | anything that can be stopped at any time | [Deepening](05_deepening.ipynb), [MCTS](11_mcts.ipynb) |

# %% [markdown] slide="skip"
# ### Used beyond the board
#
# - **Video games**: Ms. Pac-Man as a test bed, the campaigns of Total War: Rome II.
# - **Security games**: one side schedules patrols, the other looks for a gap. Los Angeles airport and
#   the US Coast Guard have used such schedules; biometric systems have been studied the same way. You
#   will solve one in [Hidden information](10_hidden.ipynb).
# - **Chemistry**: planning a synthesis is a tree of reactions, searched by Monte Carlo.
#
# Whoever plans an attack may watch the patrols for weeks. So the schedule must be a *mixture* that is still good
# when it is known, and the searches of the next lessons cannot find one.

# %% [markdown] slide="skip"
# ### What search will not do
#
# - **Continuous actions** have no list of moves to try. For these searches they must be cut into pieces first.
# - **A huge b** leaves no time to read every line more than a ply or two deep.
# - **It is expensive**: energy and time grow with the tree ([Ethics](14_ethics.ipynb)).
# - **It knows only its rules.** It does not find out that the game has changed.
#
# Two terms to keep apart. *Imperfect information* means that something is hidden. *Imperfect decisions*
# means that the clock or the tree forced a guess, with everything in plain sight: that is what
# evaluation functions are for.

# %% [markdown] slide="slide"
# ## Talk about it
#
# 1. **A monster in a video game.** What are its actions, and how many? What would tell it that it is
#    doing well, in the next second and in the next minute? And the same from the player's side. Which
#    variants of the monster would you build?
# 2. **Guards and thieves** (a stealth game, a heist film). Whose actions, how many? Which of the six conditions
#    fail? Would you evaluate positions or simulate, and why?
# 3. **A board game that you know.** How large are its b and d? Which of the six questions is the hardest to
#    answer for a program?

# %% [markdown] slide="notes"
# 5 minutes. Groups of three, four minutes, one sentence each at the end. Usual: stealth breaks perfect
# information, and simultaneous moves break turn-taking.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/00_games.ipynb): classify eight games, write the rules of
# tic-tac-toe and let a search walk through *your* functions, count games in three ways, repair a Dots
# and Boxes, read a growth plot, and judge a game in words.

# %% [markdown] slide="notes"
# 1 minute. Which exercise is for the class and which for home.

# %% [markdown] slide="slide"
# ## Key points
#
# - A game is six questions. If nothing is hidden or left to chance, a search to the end needs nothing else.
# - A solution is a strategy: an answer to every reply.
# - Positions, tree nodes and games are different counts; say which one you mean.
# - Trees grow like $b^d$. A faster machine gains only a few plies.
# - Chance, hidden information, payoffs and players decide which method applies.

# %% [markdown] slide="notes"
# 2 minutes. One recall question to each third of the room, one sentence back.

# %% [markdown]
# ## Ask yourself
#
# 1. [Why must `result` leave the state it was given alone?](#May-result-write-into-the-board-it-is-given?)
# 2. [Why has tic-tac-toe fewer positions than games, and more nodes than either?](#Positions,-tree-nodes-and-games-are-three-counts)
# 3. [Which of the six conditions does poker break? Does Dots and Boxes break one?](#Six-conditions-make-the-simplest-case)

# %% [markdown] slide="skip"
# ## Further reading
#
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, chapter 5 (in the Global Edition
#   chapter 6).
# - C. Shannon, *Programming a Computer for Playing Chess*, Philosophical Magazine 41 (1950).
# - A. Samuel, *Some Studies in Machine Learning Using the Game of Checkers*, IBM Journal 3 (1959).
# - M. Campbell, J. Hoane and F. Hsu, *Deep Blue*, Artificial Intelligence 134 (2002).
# - R. Coulom, *Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search* (2006).
# - J. Schaeffer et al., *Checkers Is Solved*, Science 317 (2007).
# - C. Browne et al., *A Survey of Monte Carlo Tree Search Methods* (2012).
# - H. Takizawa, *Othello is Solved*, arXiv 2310.19387 (2023), a preprint.
# - D. Silver et al., *Mastering the Game of Go with Deep Neural Networks and Tree Search*, Nature 529 (2016).
# - U. Schwalbe and P. Walker, *Zermelo and the Early History of Game Theory* (2001).
# - E. Shieh, B. An et al., *PROTECT: An Application of Computational Game Theory for the Security of the Ports of the
#   United States* (2012).
# - [Chess Programming Wiki](https://www.chessprogramming.org/), on everything that engines do.
# - To watch: CS50's *Introduction to AI*, the lecture on search; Computerphile on alpha-beta; documentaries on Deep Blue
#   against Kasparov.
# - To try: [playtictactoe.org](https://playtictactoe.org/), [analysis on chess.com](https://www.chess.com/analysis); on LeetCode *Predict the
#   Winner*, *Stone Game* and *Nim Game*.
