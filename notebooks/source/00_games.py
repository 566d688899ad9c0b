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
# **Time** 60 minutes, and 85 minutes for the exercises
#
# **You need** Python functions, lists and tuples; a little search (A*) helps

# %% [markdown] slide="notes"
# Two minutes. Ask: "Name a game. Who moves, what may they do, when is it over, who has won?" Those are
# the six questions already. The tables near the end are for reading at home; show them quickly.

# %% slide="skip"
import random
import re
from collections import Counter
from functools import cache
from itertools import product
from math import comb, inf, log10

from gamesearch import MAX, ConnectFour, DotsAndBoxes, Nim
from gamesearch import TicTacToe, TreeGame, alphabeta, draw_board
from gamesearch.sizes import census
from gamesearch import draw_tree, explore, grow, minimax, play
from gamesearch.drawing.diagrams import ladder
from gamesearch.trees import perft
from gamesearch import predict, random_tree, reveal
from gamesearch.sizes import positions
from gamesearch.sizes import positions_by_ply
from gamesearch import show_frames, show_source

# %% [markdown] slide="slide"
# ## Somebody else moves, too
#
# Search, so far, meant navigation: states, a goal, and an agent in full control. If the world allows a
# step, you can take it. *Informed search* directs that walk.
#
# In a game, every other step is taken by somebody who works against you. Two players manipulate the
# same, fully visible state, and each steers towards a goal of its own. *Adversarial search* asks what
# to do then.
#
# So the first assumption of search, full control, is gone. This lesson builds what replaces it.

# %% [markdown] slide="slide"
# ## How would A* navigate tic-tac-toe?
#
# One slide proposes a heuristic, the steps that X still has to go:
#
# $$ h = \min(3 - \text{longest run of X},\ \text{free cells}) $$
#
# A* needs it to be *admissible*: never more than the true number of steps. Let us be generous and
# count the plies (moves of either player) to a win of X *if O helps*.

# %% [markdown] slide="notes"
# Expected: none, "because O can only delay". Ask back: "Two X with a gap between them: how long is the
# longest run?" Three minutes.

# %%
predict(
    "0.p1", "In how many of all 5,478 positions does h say too much?",
    ["none", "a few", "hundreds", "most"],
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
print(f"longest run: too much in {len(wrong)} of {len(everything):,} positions")
reveal("0.p1", "hundreds", f"To be exact, {len(wrong)}. Nor will O help.")

# %% slide="skip"
better = [s for s in everything if says_too_much(most_in_a_line, s)]
print(f"most X in one line: too much in {len(better)}")

# %% slide="fragment"
gap = tic_tac_toe.parse("OOX ..O X.X")
print("h =", 3 - longest_run(gap), " plies to a win:", plies_to_win(gap))
draw_board(tic_tac_toe, gap)

# %% [markdown] slide="skip"
# Two X with a gap are a run of one, and one move wins. Counting the X in a line instead mends that. It
# does not mend A*: the shortest way to a win is a way that O will not walk.

# %% [markdown] slide="slide"
# ## The solution is a strategy, not a path
#
# A path names one move after another. It is useless as soon as the other side replies differently.
# What is needed is a **strategy**: a move for *every* reply. It is a part of the tree, not a line
# through it. How many positions need an answer, if X plays by a fixed rule?

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
# For chess nobody can write such a strategy down, and the clock is running. So a program computes the
# answer when the position is there, and within a *time limit*: it has to approximate. A good move now
# beats the best move too late.

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
# A *position* is a state, a *move* an action, a *ply* (half-move) one move by one player. The players are **MAX**
# and **MIN**. With two players and opposed interests one number is enough: every utility here is
# MAX's unless another player is named.

# %% [markdown] slide="notes"
# Texts differ: PLAYER or TO-MOVE, UTILITY with one argument or two, and Result with its arguments
# either way round, sometimes in the same document. Pick one and stay with it. Three minutes.

# %% slide="subslide"
explore(tic_tac_toe, state=tic_tac_toe.parse("XO. .X. ..O"))

# %% [markdown] slide="skip"
# Click a cell: the state is replaced, never changed, and every answer below the board is new. Undo works
# because the old state is still what it was.

# %% [markdown] slide="slide"
# ## One loop plays every game
#
# This loop asks the questions and knows nothing else. It plays four games.

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
# ## Rules may not change the board they are given
#
# One published game class keeps its board in a list. Suppose `result` writes into it. How many ways are
# there to play two plies of tic-tac-toe?

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

# %% [markdown] slide="skip"
# Siblings saw each other's stones. That class has two more gaps: it has no question "whose turn is it"
# that a search could ask, and it defines `get_utility` where the search next to it calls `evaluate`. A
# contract is worth the name if a test can break it; the package has one for every game.

# %% slide="skip"
class Published:
    def get_utility(self):
        return 0


try:
    Published().evaluate()
except AttributeError as error:
    print(error)

# %% [markdown] slide="slide"
# ## A game tree spells out every way to play
#
# Nodes are states, edges are moves, leaves are finished games with their utility. Usually the levels
# alternate: MAX ▲, MIN ▼, MAX ▲. Here is tic-tac-toe from a late position.

# %% slide="skip"
late = tic_tac_toe.parse("XOX OO. .X.")
draw_board(tic_tac_toe, late)

# %% slide="fragment"
draw_tree(grow(tic_tac_toe, late), moves=True)

# %% [markdown] slide="skip"
# From the empty board the root has nine children, each of those eight, and so on: the same picture, too
# large for any slide.

# %% [markdown] slide="slide"
# ## The turn need not alternate
#
# "MAX, MIN, MAX, MIN" is a habit, not a rule. In Dots and Boxes a completed box earns another turn.
# Two boxes side by side; the lines 1, 4 and 5 are left, and MAX is to move. A search that flips a flag at
# every ply gets this tree wrong; a search that asks `to_move` does not.

# %% slide="skip"
boxes = DotsAndBoxes(2, 1)
three_left = boxes.initial
for line in (0, 2, 3, 6):
    three_left = boxes.result(three_left, line)
draw_board(boxes, three_left)

# %% slide="fragment"
draw_tree(grow(boxes, three_left), moves=True)

# %% [markdown] slide="skip"
# MAX draws line 5, completes the left box, and the same shape ▲ follows. These are the rules, as the
# package has them; see what happens to `player`:

# %% slide="skip"
show_source(DotsAndBoxes.result)

# %% [markdown] slide="slide"
# ## How many games of tic-tac-toe are there?
#
# Nine cells, two players, a child's game. A game is one way to play from the empty board to an end.

# %% [markdown] slide="notes"
# Twenty seconds. Expected: 360,000 (9! = 362,880; somebody will know it). Ask back: "Does every game
# fill all nine cells?" Two minutes.

# %%
predict(
    "0.p2", "How many different games of tic-tac-toe can be played?",
    ["about 5,000", "about 50,000", "about 250,000", "about 360,000"],
)

# %% [markdown] slide="slide"
# ## Positions, tree nodes and games are three counts
#
# A *position* counts once, however it is reached. A tree *node* is a way to get there. A *game* is a
# leaf of the tree.

# %%
size = census(tic_tac_toe)
print(f"{size.positions:,} positions")
print(f"{size.nodes:,} nodes, {size.games:,} games")
reveal("0.p2", "about 250,000", f"Exactly {size.games:,}: half end early.")

# %% slide="skip"
print("games by result for X:", size.results)
print("games by length:", size.lengths)

# %% slide="skip"
over = [s for s in everything if tic_tac_toe.is_terminal(s)]
ends = Counter(tic_tac_toe.utility(state) for state in over)
print(f"{len(over)} positions are final: {ends[1]} won by X, "
      f"{ends[-1]} by O, {ends[0]} drawn")

# %% slide="skip"
draw_board(tic_tac_toe, over[-1])

# %% slide="skip"
inner = size.nodes - size.games
print(f"{inner:,} inner nodes, {(size.nodes - 1) / inner:.3f} branches each")
print(f"9! = {362_880:,}; 4^9 = {4**9:,}; 3^9 = {3**9:,}")

# %% [markdown] slide="fragment"
# Which number is meant decides what is true. A page gives "~300,000 total positions": that fits none of
# the three (294,778 nodes are inner ones). Another gives 10^5 nodes; it is 5 times that. A third takes
# 4 branches, 9 plies and gets 262,144. The arithmetic is right, and it lands near the number of games,
# but 4 was fitted: the mean is 1.866. With perfect play, by the way, every one of them is a draw
# (lesson 01).
#
# <!-- cited: 300,000 (a claim quoted from a lecture page) -->

# %% [markdown] slide="slide"
# ## Which saves more: symmetry, or meeting again?
#
# Two ways to make the tree smaller. Turn or mirror the board: up to 8 boards become one. Or notice that
# X1 O2 X3 and X3 O2 X1 lead to the same position: a **transposition**.

# %%
predict(
    "0.p3", "Which makes 549,946 nodes fewer?",
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
print("tree nodes by ply:", by_ply)
print("positions by ply: ", met)


def after_ply(ply):
    counts = {"tree nodes": by_ply[ply], "positions": met[ply],
              "up to symmetry": stones[ply]}
    told = ", ".join(f"{count:,} {name}" for name, count in counts.items())
    rows = {name: {"": log10(count)} for name, count in counts.items()}
    return ladder(rows, highest=5.5, size=(7, 2.4),
                  title=f"ply {ply}: {told}", alt=f"Ply {ply}: {told}.")

# %% slide="subslide"
show_frames(range(10), list(map(after_ply, range(10))), label="ply", at=5)

# %% slide="skip"
print(f"{sum(by_ply):,} nodes, {sum(met):,} positions, {len(classes)} classes")
print(f"transpositions: {sum(by_ply) / sum(met):.0f} times fewer")
print(f"symmetry, on top: {sum(met) / len(classes):.1f} times fewer")

# %% slide="fragment"
reveal("0.p3", "transpositions save more", "And more with every ply.")

# %% [markdown] slide="skip"
# Each step to the right is a factor of ten. At the last ply 127,872 ways lead to 78 positions. Lesson 05
# puts a table to work on exactly this.

# %% [markdown] slide="slide"
# ## Trees grow like b to the power d
#
# With b moves in every position there are $b^d$ nodes at depth d. Suppose your program looks at a
# million nodes a second. In chess b is about 35. How long do twelve plies take, six moves of each side?

# %% [markdown] slide="notes"
# Expected: a year or a lifetime; nobody feels exponents. Then drag the slider: each ply moves a mark by
# the same step on a log axis. Four minutes.

# %%
predict(
    "0.p4", "35 moves everywhere, 12 plies, a million nodes a second:",
    ["a day", "a year", "a lifetime", "100,000 years"],
)

# %% slide="skip"
SPEED = 1_000_000  # nodes a second, an assumption: plain Python does so
YEAR = 365.25 * 24 * 3600
seconds = {"1 second": 1, "1 day": 86_400, "age of the universe": 13.8e9 * YEAR}
marks = {name: log10(s * SPEED) for name, s in seconds.items()}
print({name: f"10^{exponent:.1f} nodes" for name, exponent in marks.items()})

# %% slide="skip"
branching = {"b = 2": 2, "b = 7, Connect Four": 7,
             "b = 35, chess": 35, "b = 250, Go": 250}


def after(d):
    rows = {name: {"nodes": d * log10(b)} for name, b in branching.items()}
    told = ", ".join(f"{name}: {b**d:.3g}" for name, b in branching.items())
    return ladder(rows, marks=marks, highest=40, size=(7, 3.2),
                  alt=f"{d} plies: {told}",
                  title=f"{d} plies at {SPEED:,} nodes a second")

# %% slide="subslide"
show_frames(range(1, 17), list(map(after, range(1, 17))), label="plies", at=11)

# %% slide="skip"
print(f"35^12 = {35**12:.3g}: {35**12 / SPEED / YEAR:,.0f} years")

# %% slide="fragment"
reveal("0.p4", "100,000 years", "And a game lasts longer than twelve plies.")

# %% [markdown] slide="slide"
# ## b is an average, and d is counted in plies
#
# Printed tree sizes of chess differ by a factor of more than $10^{92}$. Most of that is one slip: a game
# of 40 *moves* has 80 *plies*.

# %%
for name, b, d in [("40 moves taken for plies", 35, 40), ("80 plies", 35, 80),
                   ("100 plies", 35, 100), ("Connect Four, b = 4", 4, 42),
                   ("Connect Four, b = 7", 7, 42), ("Go, average", 250, 150),
                   ("Go, first move always", 361, 180)]:
    print(f"{name:>25}: {b}^{d} = 10^{d * log10(b):.1f}")

# %% slide="skip"
rng, four = random.Random(3), ConnectFour()
widths = []
for _ in range(300):
    state = four.initial
    while not four.is_terminal(state):
        widths.append(len(four.actions(state)))
        state = four.result(state, rng.choice(four.actions(state)))
print(f"Connect Four at random: b = {sum(widths) / len(widths):.1f}, "
      f"d = {len(widths) / 300:.0f}")
draw_board(four, state)

# %% [markdown] slide="skip"
# The same slides use b = 4 and b = 7 for Connect Four; random games have 6.8. In Go 361 moves exist on
# the first ply only; over a game, published averages are 250 moves and 150 plies.
#
# <!-- cited: 250, 150 (Silver et al., Nature 529, 2016) -->

# %% [markdown] slide="subslide"
# ### Counting beats guessing: perft
#
# *perft* counts the ways to play exactly d plies: the classic test of move rules. For chess from the
# start, published counts and a formula with b = 35:

# %%
CHESS = {1: 20, 2: 400, 3: 8_902, 4: 197_281, 10: 69_352_859_712_417}
for ply, ways_to_play in CHESS.items():
    print(f"{ply:>2} plies: {ways_to_play:>20,}   35^{ply} is "
          f"{35**ply / ways_to_play:.1f} times that")
print("tic-tac-toe:", by_ply)

# %% [markdown]
# A page puts 2.76 × 10^15 nodes at depth 10. That is 35^10, and the truth is 40 times smaller: 35 is
# typical of the middle of a game, not of its beginning.
#
# <!-- cited: 2.76, 10 (35^10; chess counts: OEIS A048987) -->

# %% [markdown] slide="slide"
# ## A tree is not a state space
#
# "Chess: $10^{120}$ positions. Go: $10^{360}$ positions." Both are sizes of the *tree*. Positions are
# far fewer, because so many ways meet:

# %% slide="skip"
sizes = {
    "tic-tac-toe": (log10(size.positions), log10(size.nodes)),
    "Connect Four": (log10(4_531_985_219_092), 42 * log10(7)),
    "chess": (46.7, 80 * log10(35)),
    "Go": (log10(2.08e170), 150 * log10(250)),
}
for name, (states, tree) in sizes.items():
    print(f"{name:>12}: 10^{states:.1f} positions, tree 10^{tree:.1f}")

# %% slide="skip"
shown = {
    "both": [["positions", "tree"]] * 4,
    "positions": [["positions"]] * 4,
    "trees": [["tree"]] * 4,
    "a printed list": [["tree"], ["tree"], ["positions"], ["positions"]],
}

# %% slide="skip"
def chosen(kinds):
    rows = {}
    for (name, (states, tree)), want in zip(sizes.items(), kinds):
        both = {"positions": states, "tree": tree}
        rows[name] = {kind: both[kind] for kind in both if kind in want}
    return ladder(rows, alt=in_words(rows), highest=360, size=(7, 3.2),
                  marks={"atoms in the universe": 80})


def in_words(rows):
    return "; ".join(f"{name}: {kind} 10^{power:.1f}"
                     for name, row in rows.items()
                     for kind, power in row.items())

# %% slide="fragment"
show_frames(list(shown), list(map(chosen, shown.values())), label="show")

# %% slide="skip"
print(f"Go boards, legal or not: 3^361 = 10^{361 * log10(3):.1f}")
print("Connect Four, positions by ply:", positions_by_ply(four, 7))
print("Connect Four, nodes by ply:", [perft(four, ply) for ply in range(8)])

# %% [markdown] slide="skip"
# Go cannot have $10^{360}$ positions: each point is empty, black or white, so there are at most
# $10^{172.2}$. And a printed list that takes the *tree* for tic-tac-toe and the *positions* for chess and Go
# compares nothing.
#
# <!-- cited: 10 (claims quoted from lecture pages; positions: Tromp 2016 for Go, Edelkamp
# and Kissmann for Connect Four, an upper bound for chess; 10^80 atoms is a usual estimate) -->

# %% [markdown] slide="skip"
# ## Rules keep the tree finite
#
# Tic-tac-toe ends because the board fills up. A chess king could walk to and fro for ever, so the laws
# of chess forbid it: a game is drawn when a position has come up five times, or after 75 moves of each
# side without a capture or a pawn move. (After three times, or 50 moves, a player may *claim* the draw.)
#
# A search that is to come to an end needs a finite tree, or a limit of its own. And if a rule looks back,
# what it needs belongs into the state.
#
# <!-- cited: 75, 50 (FIDE Laws of Chess, article 9) -->

# %% [markdown] slide="slide"
# ## Six conditions make the simplest case
#
# | condition | and if not? | lesson |
# |---|---|---|
# | two players | vectors of values | 08 |
# | they take turns | choosing at the same time hides a choice | 08 |
# | both rational | only the *prediction* needs it | 01, 07 |
# | deterministic | chance nodes | 06 |
# | perfect information | beliefs instead of states | 08 |
# | zero-sum | values for each, cooperation | 08 |
#
# Lessons 01 to 06 stay in this corner: two players, zero-sum, no chance, nothing hidden. "Turns"
# need not alternate there, as you saw.

# %% [markdown] slide="subslide"
# ### A foolish opponent does no harm
#
# Some texts *require* rational opponents. MAX plays by minimax here, MIN at random, on 2,000 trees.

# %%
predict("0.p5", "Can MAX end with less than the minimax value?", ["yes", "no"])

# %% slide="skip"
def against_luck(game, rng):
    state = game.initial
    while not game.is_terminal(state):
        searching = game.to_move(state) == MAX
        state = game.result(state, minimax(game, state).move if searching
                            else rng.choice(game.actions(state)))
    return game.utility(state) - minimax(game).value


# %% slide="fragment"
rng = random.Random(13)
trees = [random_tree(rng, depth=4, branches=(3, 3)) for _ in range(2000)]
gains = [against_luck(TreeGame(tree), rng) for tree in trees]
below = sum(gain < 0 for gain in gains)
above = sum(gain > 0 for gain in gains)
print(f"{len(gains):,} trees: {below} results below the value, {above} above")
reveal("0.p5", "no", "The value is a guarantee against anybody.")

# %% [markdown] slide="slide"
# ## Chance and hidden information make four kinds
#
# | | deterministic | chance |
# |---|---|---|
# | **perfect information** | chess, checkers, Go, Othello, tic-tac-toe | backgammon, Monopoly |
# | **hidden information** | Battleship, Kriegspiel (chess without seeing the other side), rock-paper-scissors | poker, bridge, Scrabble, most of life |
#
# *Chance*: a die or a deck decides, not a player. *Hidden*: somebody has to choose without seeing all of
# the state. They are two questions. Ships placed by a person are hidden and not random; dice on the
# table are random and not hidden. And who chooses at the same time as you has made a choice you cannot
# see.

# %% [markdown] slide="slide"
# ## Zero-sum means opposed, not worthless
#
# If the payoffs of the two always add up to the *same* number, what one gains the other loses: nobody
# can win together. Three of these five games are like that:

# %% slide="skip"
PAYOFFS = {
    "tic-tac-toe, +1 0 -1": [(1, -1), (0, 0), (-1, 1)],
    "chess, 1 ½ 0": [(1, 0), (0.5, 0.5), (0, 1)],
    "Dots and Boxes, 4 boxes": [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)],
    "prisoner's dilemma": [(-1, -1), (-3, 0), (0, -3), (-2, -2)],
    "poker, the house keeps 1": [(9, -10), (-10, 9), (0, 0)],
}

# %% slide="fragment"
for game, payoffs in PAYOFFS.items():
    print(f"{game:>24}: sums {sorted({sum(pair) for pair in payoffs})}")

# %% [markdown] slide="fragment"
# Chess adds up to 1, not 0. That is **constant-sum** and changes nothing: subtract a half from
# everybody's payoff. Deals, trade and the prisoner's dilemma are different: both can gain, or both lose,
# so there is something to cooperate about. Poker is zero-sum only while nobody takes a fee.

# %% slide="skip"
def as_points(node):
    """+1, 0, -1 written as 1, ½, 0."""
    if isinstance(node, list):
        return [as_points(child) for child in node]
    return (node + 1) / 2

# %% slide="skip"
rng = random.Random(4)
def move_in(tree):
    return minimax(TreeGame(tree)).move


trees = [random_tree(rng, values=(-1, 1)) for _ in range(500)]
same = sum(move_in(tree) == move_in(as_points(tree)) for tree in trees)
print(f"the same move in {same} of {len(trees)} trees")

# %% [markdown] slide="slide"
# ## Small games can be solved by counting down
#
# One pile; take one, two or three stones; whoever takes the last wins. It is a popular interview
# question. Which piles are lost for the player to move?

# %%
lost = [n for n in range(1, 21) if alphabeta(Nim(n, most=3)).value == -1]
print("lost for whoever moves:", lost)
play(Nim(7, most=3), alphabeta, you=MAX)

# %% [markdown] slide="skip"
# Whatever you take from 4, the rest can be taken. From 8 you always leave a pile from which the other
# side can return to 4. The pattern is found from the end backwards. Lesson 01 makes an algorithm of
# that, and it works for every game that answers the six questions.

# %% [markdown] slide="slide"
# ## Why games?
#
# - **They are hard in a clean way.** Simple rules, enormous trees.
# - **They are adversarial.** Planning against somebody who plans against you.
# - **There is a clock.** Deciding in time matters, not only deciding well.
# - **Progress can be measured.** Somebody wins.
# - **The methods travel**: to auctions and negotiation, to security, to planning under uncertainty.
#
# What suits a computer? Few moves, exact rules, a fast simulator, a clear result. What is hard: huge or
# continuous choices, secrets, many players, rewards that come late.

# %% [markdown] slide="slide"
# ## Most ideas are older than the machines
#
# | when | who | what |
# |---|---|---|
# | 19th century | Babbage | considers machines that play games of skill |
# | 1913 (a talk of 1912) | Zermelo | chess as mathematics: what can be forced |
# | 1928 | von Neumann | the minimax theorem; with Morgenstern a book, 1944 |
# | 1940s | Zuse, Wiener | look ahead some moves, then judge |
# | 1950 | Shannon | how to program chess: depth and evaluation |
# | 1952 | Turing | a chess program, carried out by hand: it loses to a colleague |
# | 1959 | Samuel | checkers that learns its evaluation |
# | 1950s to 1975 | McCarthy and others; Knuth and Moore | pruning, and the proof of its worth |
#
# <!-- cited: 1913, 1912, 1928, 1944, 1950, 1952, 1959, 1975 (the papers named under further reading;
# Larson 2010 on Zermelo; Copeland, The Essential Turing, 2004) -->

# %% [markdown] slide="slide"
# ## What happened on the boards
#
# | game | what happened | often said |
# |---|---|---|
# | checkers | 1994: after six draws Tinsley withdrew, ill; Chinook got the title. 2007: solved, a draw | "it beat him" |
# | chess | 1997: Deep Blue 3½ : 2½ Kasparov, 200 million positions a second | "secret methods" (published 2002) |
# | Othello | 1997: Logistello 6 : 0 Murakami. 2023: a preprint reports a draw | "champions refuse" |
# | Go | 2015: AlphaGo 5 : 0 Fan Hui. 2016: 4 : 1 Lee Sedol | "too bad" (once true) |
# | poker | 2019: Pluribus ahead of five professionals | "solved" |
# | StarCraft II | 2019: AlphaStar above 99.8% of ranked players | "superhuman" |
#
# <!-- cited: 1994, 2007, 2002, 1997, 3, 2, 200, 6, 0, 2023, 2015, 5, 2016, 4, 1, 2019, 99.8 (Schaeffer et
# al. 2007; Campbell, Hoane and Hsu 2002; NEC match page 1997; Takizawa, arXiv 2310.19387; Silver et
# al. 2016; Brown and Sandholm 2019; Vinyals et al. 2019) -->

# %% [markdown] slide="skip"
# ### A printed number, checked
#
# Chinook used a database of all positions with up to 8 pieces. One page gives their number to the last
# digit. Men cannot stand on the row where they are crowned, so count placements on the dark squares:

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
print(f"{sum(placements(pieces) for pieces in range(1, 9)):,} positions")

# %% [markdown] slide="skip"
# To the last digit, 443,748,401,247. Numbers can be checked; now and then they are right.

# %% [markdown] slide="slide"
# ## Today, search and learning work together
#
# | game | how | programs |
# |---|---|---|
# | chess | alpha-beta with a small neural network as evaluation | Stockfish (since version 12) |
# | chess | tree search guided by a large network | Leela Chess Zero |
# | Go | the same | AlphaGo, KataGo |
# | chess, shogi, Go | one method, learned by self-play | AlphaZero |
# | poker | regret minimisation | Libratus, Pluribus |
# | StarCraft | deep reinforcement learning | AlphaStar |
#
# Three themes run through: search *and* learning; practice against oneself; a special idea for each kind
# of game. (One text files Leela under alpha-beta. It is Monte Carlo tree search.)
#
# <!-- cited: 12 (Stockfish release notes 2020) -->

# %% [markdown] slide="subslide"
# ### Which method for which game
#
# | the game has | take | lesson |
# |---|---|---|
# | a small tree | plain minimax, to the end | 01 |
# | moderate branching, a good evaluation | alpha-beta, deepening, tables | 02 to 05 |
# | dice or cards | expectiminimax, or sampling | 06, 10 |
# | huge branching, no good evaluation | Monte Carlo tree search | 09, 10 |
# | secrets | beliefs, regret minimisation | 08 |
# | a clock | anything that can be stopped at any time | 04, 09 |

# %% [markdown] slide="slide"
# ## Used beyond the board
#
# - **Video games**: Ms. Pac-Man as a test bed, the campaigns of Total War: Rome II.
# - **Security games**: one side schedules patrols, the other looks for a gap. Los Angeles airport and
#   the US Coast Guard have used such schedules; biometric systems have been studied the same way. You
#   will solve one in lesson 09.
# - **Chemistry**: planning a synthesis is a tree of reactions, searched by Monte Carlo.
#
# In a security game both sides choose without seeing the other's choice, and predictability is what
# loses. So the answer is a *mixture*, and nothing in lessons 01 to 06 can find it.

# %% [markdown] slide="slide"
# ## What search will not do
#
# - **Continuous actions** have no list of moves to try. They must be cut into pieces first.
# - **A huge b** defeats looking ahead before it has begun.
# - **It is expensive**: energy and time grow with the tree (lesson 14).
# - **It knows only its rules.** It does not find out that the game has changed.
#
# Two words to keep apart. *Imperfect information* means that something is hidden. *Imperfect decisions*
# means that the clock or the tree forced a guess, with everything in plain sight: that is what
# evaluation functions are for (lesson 06).

# %% [markdown] slide="slide"
# ## Talk about it
#
# 1. **A monster in a video game.** What are its actions, and how many? What would tell it that it is
#    doing well, in the next second and in the next minute? And the same from the player's side.
# 2. **Guards and thieves.** Design it as a game: whose actions, how many? Which of the six conditions
#    fail? Would you evaluate positions or simulate, and why?
# 3. **Your favourite game.** Which of the six questions is the hardest to answer for a program?

# %% [markdown] slide="notes"
# Groups of three, six minutes, one sentence each at the end. Expected: stealth breaks perfect
# information and simultaneous moves break turn-taking.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/00_games.ipynb): classify eight games, write the rules of
# tic-tac-toe and let a search walk through *your* functions, count games in three ways, repair a Dots
# and Boxes, and read a growth plot.

# %% [markdown] slide="slide"
# ## Key points
#
# - A game is six questions. A search asks them and needs nothing else.
# - A solution is a strategy: an answer to every reply.
# - Positions, tree nodes and games are different counts; say which one you mean.
# - Trees grow like $b^d$. Faster machines buy a few plies.
# - Chance, secrets, payoffs and players decide which method applies.
#
# ## Ask yourself
#
# 1. Why must `result` leave the state it was given alone?
# 2. Why has tic-tac-toe fewer positions than games, and more nodes than either?
# 3. Which of the six conditions does poker break, and which does Dots and Boxes?

# %% [markdown] slide="skip"
# ## Further reading
#
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, chapter 6.
# - C. Shannon, *Programming a Computer for Playing Chess*, Philosophical Magazine 41 (1950).
# - A. Samuel, *Some Studies in Machine Learning Using the Game of Checkers*, IBM Journal 3 (1959).
# - M. Campbell, J. Hoane and F. Hsu, *Deep Blue*, Artificial Intelligence 134 (2002).
# - R. Coulom, *Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search* (2006).
# - J. Schaeffer et al., *Checkers Is Solved*, Science 317 (2007).
# - C. Browne et al., *A Survey of Monte Carlo Tree Search Methods* (2012).
# - D. Silver et al., *Mastering the Game of Go with Deep Neural Networks and Tree Search*, Nature 529 (2016).
# - U. Schwalbe and P. Walker, *Zermelo and the Early History of Game Theory* (2001).
# - [Chess Programming Wiki](https://www.chessprogramming.org/), on everything that engines do.
