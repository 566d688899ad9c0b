# %% [markdown] slide="slide"
# # 3 · Move ordering: the best guess first
#
# **In which order should a search try its moves, and how can it know before it has searched?**
#
# **Objectives**
#
# - order moves for MAX and for MIN
# - measure what an order saves, in nodes and in evaluations
# - explain where good guesses come from: knowledge, one look ahead, memory
# - write what remembers refutations: killers and history
# - read the effective branching factor off a plot
#
# **Time** 56 minutes, and 88 minutes for the exercises
#
# **You need** [Pruning](02_pruning.ipynb): alpha-beta, its window, and that the order decides what is cut

# %% [markdown] slide="notes"
# 2 minutes. Best first is hard to beat; but somebody who knows the best move need not search. The answer of this
# lesson: a guess is enough. A wrong guess costs time, and the value stays right.

# %% slide="skip"
import random
from functools import cache
from itertools import permutations
from statistics import mean

from gamesearch import (
    MAX, MIN, ConnectFour, MiniChess, TicTacToe, TreeGame, alphabeta, count,
    draw_board, draw_tree, minimax, ordered_alphabeta, predict, random_tree,
    record, reveal, show_frames, show_order, show_source, show_steps,
)
from gamesearch.drawing.charts import bars, lines
from gamesearch.errors import BadOrder
from gamesearch.games.minichess import minichess_material
from gamesearch.search.ordering import Order
from gamesearch.search.orders import ByEvaluation, CapturesFirst, CombinedOrder, Custom, History, Killers, PrincipalVariation, Static
from gamesearch.trees import fewest_leaves
from gamesearch.search.ordering import bounded_value

# %% [markdown] slide="slide"
# ## Does the order of three leaves matter?
#
# A MAX node over three leaves 5, 6 and 2, in every order: how many are read?

# %% [markdown] slide="notes"
# 3 minutes, with the two trees. Above: best branch first, 4 leaves. Below: best last, 6. Ask: "What did the first branch have
# to tell the others?"

# %%
orders = list(permutations([5, 6, 2]))
print([count(alphabeta, TreeGame(list(order))).leaves for order in orders])

# %% [markdown]
# It does not: below a leaf there is nothing to skip. Pruning leaves out *replies*, so it takes two plies.
# Give each branch a second leaf, and the same three values in another order read 4, 5 or 6 leaves:

# %%
branches = permutations([[5, 8], [6, 9], [2, 7]])
print([count(alphabeta, TreeGame(list(order))).leaves for order in branches])

# %% slide="subslide"
draw_tree(record(alphabeta, TreeGame([[6, 9], [5, 8], [2, 7]])))

# %%
draw_tree(record(alphabeta, TreeGame([[2, 7], [5, 8], [6, 9]])))

# %% [markdown] slide="skip"
# ## A MIN node is worth at most the lowest leaf seen so far
#
# MAX has 6 when it comes to a MIN node whose first leaf is 0. Whatever the second leaf, marked "?", may be, that node is worth
# 0 or less, and it is left:

# %% slide="skip"
for hidden in (-3, 2, 9):
    branch = minimax(TreeGame([0, hidden], players=(MIN,))).value
    trace = record(alphabeta, TreeGame([[5], [6], [0, hidden]]))
    print(f"? = {hidden:>2}: branch worth {branch}, leaves read {trace.leaves}")

# %% [markdown] slide="slide"
# ## Which order for MAX, and which for MIN?
#
# Eighteen leaves, all different. Suppose an oracle tells us what every move is worth. In which
# order shall each player try the moves?

# %% [markdown] slide="notes"
# 4 minutes. A common slip in programs: high first at every node. On this tree it is worse than no ordering at all (15
# against 12). Ask: "What is a good move for MIN?"

# %%
predict("3.p1", "Which order reads the fewest of the 18 leaves?",
        ["high first, everywhere", "low first, everywhere",
         "high for MAX, low for MIN", "low for MAX, high for MIN"])

# %% slide="skip"
tree = TreeGame([[[3, 17, 2], [15, 6, 1]], [[9, 4, 11], [13, 5, 8]],
                 [[7, 12, 10], [16, 14, 0]]])


def sorted_by(direction):
    """By true worth; `direction(game, state)` says +1 for high first, -1 for low."""
    def arrange(game, state, moves):
        def key(move):
            return -direction(game, state) * minimax(tree, (*state, move)).value
        return sorted(moves, key=key)
    return Custom(arrange)


# %% slide="skip"
def for_mover(game, state):
    return 1 if game.to_move(state) == MAX else -1


rules = {"as drawn": Order(), "high first": sorted_by(lambda *_: 1),
         "low first": sorted_by(lambda *_: -1), "for the mover": sorted_by(for_mover),
         "against the mover": sorted_by(lambda *asked: -for_mover(*asked))}
leaves = {name: count(ordered_alphabeta, tree, order=rule).leaves
          for name, rule in rules.items()}

# %% slide="subslide"
reveal("3.p1", "high for MAX, low for MIN", "Best means best for whoever chooses.",
       show=bars(list(leaves), list(leaves.values()), title="leaves read, of 18"))

# %% [markdown]
# High first at MIN nodes too reads 15 leaves, more than the 12 of no order at all: MIN's refutations
# come last. High first for MAX and low first for MIN reads 10.

# %% [markdown] slide="slide"
# ## Two lines of alpha-beta are new
#
# `suggested(…)` gives the moves in the sequence that an **order** suggests, and `order.learn(…)` tells this order
# of each move after which α ≥ β, even of a last one, which leaves nothing to prune: in this lesson that is a cutoff,
# too. The rest is alpha-beta, written as one function for both players.

# %% [markdown] slide="notes"
# 3 minutes, with the interface. Let the class find the two lines. Then: "What must be true of the suggested moves, so that the
# value stays right?" All legal moves, and no others.

# %% slide="subslide"
show_source(bounded_value)

# %% [markdown] slide="subslide"
# ### An order answers one question, and may learn
#
# `score` says how promising a move looks: larger is tried earlier, and equals stay as the game gave
# them. `learn` is called at every cutoff. Most ideas of this lesson are a few lines in one of these two.

# %% slide="fragment"
show_source(Order)

# %% [markdown] slide="slide"
# ## Can an order change the value?
#
# A wrong guess costs time, nothing else: every move is searched, or proven not to matter. On random
# trees, seven orders, good ones and silly ones:

# %% [markdown] slide="notes"
# 2 minutes. Ask: "And the move?" It may differ where several are equally good. That comes back in the exercises.

# %%
rng = random.Random(7)
games = [TreeGame(random_tree(rng, depth=4, values=(-3, 3)))
         for _ in range(200)]
suggesters = [Order, Killers, History, lambda: Static(lambda move: -move),
              lambda: Static(lambda move: move * 7 % 5),
              lambda: ByEvaluation(lambda game, state: sum(state)),
              lambda: CombinedOrder(Killers(), History())]
found = [
    ordered_alphabeta(game, order=make()).value == minimax(game).value
    for game in games for make in suggesters]
print(f"the value of minimax in {sum(found):,} of {len(found):,} searches")

# %% [markdown]
# The *move* may differ: where several are equally good, the first proven one is returned, and the
# order says which comes first. Whichever it is, it is a best move.

# %%
equals = TreeGame([[4, 9], [4, 6]])
for order in (Order(), Static(lambda move: move)):
    print(ordered_alphabeta(equals, order=order))

# %% slide="fragment"
draw_tree(record(ordered_alphabeta, equals))

# %% [markdown] slide="slide"
# ## In which order should the squares be tried?
#
# **Static** ordering uses what is known of a move before the game begins. In tic-tac-toe more lines
# run through the centre than through a corner, and more through a corner than through an edge. Read
# row by row, alpha-beta visits 18,297 nodes.

# %% [markdown] slide="notes"
# 4 minutes, with the board. Usual answer: about 12,000. The same game, the same value 0, the same program: 7,275 or 42,094 nodes. Move
# the slider slowly and let the class guess which of the remaining four is second best.

# %%
predict("3.p2", "And centre first, then corners, then edges?",
        ["about 18,000", "about 12,000", "about 7,000", "about 1,000"])

# %% slide="skip"
KINDS = {"centre": [4], "corners": [0, 2, 6, 8], "edges": [1, 3, 5, 7]}


def squares(*kinds):
    """A static order: the squares of the first kind first, and so on."""
    return Static({cell: -n for n, kind in enumerate(kinds) for cell in KINDS[kind]})

# %% slide="skip"
game = TicTacToe()
row_by_row = count(ordered_alphabeta, game).nodes
work = {kinds: count(ordered_alphabeta, game, order=squares(*kinds)).nodes
        for kinds in permutations(KINDS)}

# %% slide="subslide"
reveal("3.p2", "about 7,000", f"{work['centre', 'corners', 'edges']:,} nodes.",
       show=show_frames(
           [", ".join(kinds) for kinds in work],
           [bars(["this order", "row by row"], [nodes, row_by_row],
                 title="nodes visited", span=(0, 48_000),
                 alt=f"{', '.join(kinds)}: {nodes:,}, row by row {row_by_row:,}")
            for kinds, nodes in work.items()], label="first to last"))

# %% slide="skip"
for kinds, nodes in sorted(work.items(), key=lambda pair: pair[1]):
    print(f"{', '.join(kinds):26} {nodes:>6,}")
print(f"{'row by row':26} {row_by_row:>6,}")

# %% [markdown] slide="fragment"
# **Nine squares, nearly six times the work** from the best of these orders to the worst. Try others: click squares in the order in
# which they should be tried, whoever moves. Can you find fewer than 7,275 nodes, or more than 42,094?

# %% slide="fragment"
show_order(game, order=(4, 0, 2, 6, 8))

# %% [markdown] slide="slide"
# ## Best for pruning is not best against somebody
#
# "The middle is the best spot." Best at what? Against perfect play all nine first moves are worth the same. If MAX
# plays well against a player who moves at random, the corner gets most. If both move at random, it is
# the centre.

# %% [markdown] slide="notes"
# 2 minutes. Ask before the numbers: "Against your little sister, where do you begin?" An order needs no truth about the game, only a
# good chance of an early refutation.

# %% slide="skip"
@cache
def mean_result(state, max_at_random):
    """What MAX gets on average when MIN moves at random."""
    if game.is_terminal(state):
        return game.utility(state)
    after = [mean_result(game.result(state, m), max_at_random)
             for m in game.actions(state)]
    plays_well = game.to_move(state) == MAX and not max_at_random
    return max(after) if plays_well else sum(after) / len(after)


# %%
for name, cell in (("centre", 4), ("corner", 0), ("edge", 1)):
    after = game.result(game.initial, cell)
    print(f"{name}: value {minimax(game, after).value}, against a random O "
          f"{mean_result(after, False):.4f}, both random {mean_result(after, True):.2f}")

# %% [markdown] slide="slide"
# ## May you rearrange the tree after seeing the children?
#
# Does that not mean that the entire tree has to be made first? No. One level is enough: **generate** the children,
# **evaluate** them, **sort**, **explore**. The next level is made only below the children that are explored.
#
# It is a little like A*: an estimate says where to look first. But A* may miss the shortest path if
# its estimate is too high. Here an estimate can be as wrong as it likes: it costs time only.

# %% [markdown] slide="notes"
# 1 minute. Draw one level on the board, sort it, go down, draw the next. `ByEvaluation` in the package does this.

# %% [markdown] slide="slide"
# ## A small chess, to have something to take
#
# `MiniChess`: five by five squares, pieces as in chess, no check. Whoever takes the king has won. MAX
# has the outlined pieces and moves up. `minichess_material` counts MAX's pieces less MIN's, a hundredth for a pawn.

# %% [markdown] slide="notes"
# 1 minute. Only who moves up and what wins; the rest is chess.

# %%
chess = MiniChess()
draw_board(chess)

# %% slide="skip"
def measure(order, depth=5, start=chess.initial):
    """The nodes alpha-beta visits on MiniChess with an order."""
    return count(ordered_alphabeta, chess, start, depth=depth,
                 evaluate=minichess_material, order=order).nodes


# %% [markdown] slide="slide"
# ## Is looking one move ahead free?
#
# An order by evaluation makes and evaluates *every* child, also those that are then cut. So count
# both: nodes visited by the search, evaluations made for the order.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Half the nodes: is that a gain?" It depends on what an evaluation costs. Let the class name the price at which it
# is none.

# %%
calls = 0


def counted(game, state):
    global calls
    calls += 1
    return minichess_material(game, state)


given = measure(Order())
ordered = measure(ByEvaluation(counted))
print(f"given order {given:,} nodes")
print(f"by evaluation {ordered:,} nodes, plus {calls:,} evaluations")

# %% [markdown]
# Half the nodes, bought with more evaluations than nodes were saved. If an evaluation costs as much as
# visiting a node, that is a loss. Three ways out: a *cheaper* evaluation for ordering than
# for the leaves, ordering only far from the leaves, or guesses that need no evaluation. Those are the next ideas.

# %% [markdown] slide="slide"
# ## Wins first, then the centre: what does this order miss?
#
# An order for tic-tac-toe tries "winning moves" first, then the centre. A move is winning, it says, if it ends
# the game with a utility above 0.

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answer: nothing. Ask back: "O has three in a row. What is that position worth?" Then the general question: does
# a test speak for MAX or for the player who moves?

# %%
predict("3.p3", "What does it miss?",
        ["nothing", "O's wins", "X's wins", "draws"])

# %% slide="subslide"
class WinsThenCentre(Order):
    """Wins first, then the centre; `of` are the players whose wins count."""

    def __init__(self, *of):
        self.of = of

    def score(self, game, state, move, ply):
        _, _, _, line = game.result(state, move)  # is there a line of three?
        return (line and game.to_move(state) in self.of, move == 4)


# %%
tried = {"row by row": Order(), "X's wins first": WinsThenCentre(MAX),
         "the mover's wins first": WinsThenCentre(MAX, MIN)}
visited = {name: count(ordered_alphabeta, game, order=order).nodes
          for name, order in tried.items()}
reveal("3.p3", "O's wins", "A game that O has won has a utility below 0.",
       show=bars(list(visited), list(visited.values()), title="nodes visited"))

# %% [markdown] slide="slide"
# ## Take something, and something big with something small
#
# Many moves in a chess tree are bad mistakes, and many of these are refuted by taking a piece that was left
# unprotected. So **captures first** (in real chess, checks too). Among captures, **MVV-LVA**: the most
# valuable victim, taken by the least valuable attacker.

# %% [markdown] slide="notes"
# 3 minutes. Let the class order the captures of the board before the cell runs. Ask: "Why pawn takes queen before queen takes queen?" If
# the piece is guarded, the pawn loses less.

# %%
state = chess.parse("...rk ..q.. .P... ..QB. ....K")
draw_board(chess, state)

# %% slide="fragment"
moves = CapturesFirst().arrange(chess, state, chess.actions(state), 0)
for move in moves[:4]:
    takes = chess.capture(state, move)
    print(move, "takes nothing" if takes is None else
          f"takes a piece worth {takes[0]} with one worth {takes[1]}")

# %% [markdown]
# No position is made or evaluated for this order. That a capture may lose the attacker does not matter: the search
# finds out.

# %% slide="fragment"
captured = measure(CapturesFirst())
print(f"captures first: {captured:,} nodes, given order {given:,}")

# %% [markdown] slide="slide"
# ## Killers: what has just refuted the neighbour
#
# MAX tries one move, MIN takes the queen in reply. MAX tries another that also leaves the queen
# unprotected. What should MIN try first? A **killer** is a move that caused a cutoff at the same ply,
# in a neighbouring branch. In this tree MIN's move 2, the last, refutes every branch but the first.

# %% [markdown] slide="notes"
# 4 minutes. Before the next picture: "How many leaves can killers save here?" The first refutation has to be found the hard way. Then
# three branches are closed by their first leaf.

# %%
killing = TreeGame([[6, 7, 8], [9, 7, 1], [8, 9, 2], [7, 8, 0], [9, 8, 3]])
draw_tree(record(alphabeta, killing))

# %% slide="subslide"
show_steps(record(ordered_alphabeta, killing, order=Killers()))

# %% [markdown]
# Step to the third branch: now move 2 comes first, and its leaf closes the branch at once. Nobody told
# the search that move 2 is strong; it found out in the second branch, where move 2 came last: too late to save anything there.

# %% [markdown] slide="subslide"
# ### A killer comes from another position: is it legal here?
#
# The square may be taken by now, the piece may be gone. A program that puts killers in front of the list
# without asking may play illegal moves. Here only legal moves are ever scored, so it cannot happen. Two killers
# a ply are kept, the latest first, in case two refutations take turns.

# %% [markdown] slide="slide"
# ## History: what has refuted most, anywhere
#
# Killers know a single ply. The **history heuristic** keeps one table for the whole tree: per
# player and move, how much it has refuted. A cutoff far above the leaves usually saves more work, so it counts
# for more: the square of the depth that was still to search.

# %% [markdown] slide="notes"
# 3 minutes. Ask: "Which of O's squares will have the most credit?" Usual answer: the centre. The table mixes all positions: it is a
# habit, not an insight.

# %%
history = History()
count(ordered_alphabeta, game, order=history, depth=9)  # nine plies: the whole game
credit = {cell: history.refuted[MIN, cell] for cell in range(9)}
draw_board(game, marks=credit)

# %% [markdown]
# What O's moves have collected in one search of tic-tac-toe, begun with no idea of the game. Here an edge has
# more than the centre; and still:

# %%
learned = count(ordered_alphabeta, game, order=History(), depth=9).nodes
killed = count(ordered_alphabeta, game, order=Killers(), depth=9).nodes
print(f"row by row {row_by_row:,}, history {learned:,}, killers {killed:,}")

# %% [markdown] slide="slide"
# ## A shallow search is a good guess for a deep one
#
# What is best at depth d − 1 is often best at depth d. Two ways to use it:
#
# - order the moves by a *shallow search* of each, instead of an evaluation;
# - first try the **principal variation**, the line that the shallower search expected.

# %% [markdown] slide="notes"
# 3 minutes. Ask: "A short search guesses better than an evaluation. Why not use one at every node?" The guessing itself visits nodes. Done once, from the root, it
# becomes iterative deepening.

# %% slide="skip"
def expected_line(game, depth, **options):
    """The moves a search expects from both sides, searched again at each ply."""
    line, state = [], game.initial
    for left in range(depth, 0, -1):
        line.append(alphabeta(game, state, depth=left, **options).move)
        state = game.result(state, line[-1])
    return line


# %%
line = expected_line(chess, 4, evaluate=minichess_material)
pv = PrincipalVariation(chess, line)
print("line of depth 4:", line)
print(f"given {given:,} nodes, that line first {measure(pv):,}")

# %% slide="skip"
state = chess.initial
for move in line:
    state = chess.result(state, move)
draw_board(chess, state, last=line[-1])

# %% slide="skip"
def by_search(plies, spent):
    """Each move's worth, as a search of so many plies sees it."""
    def worth(_, state):
        seen = count(alphabeta, chess, state, depth=plies, evaluate=minichess_material)
        spent.append(seen.nodes)
        return seen.value
    return ByEvaluation(worth)

# %%
for plies in (0, 1, 2):
    spent = []
    visited = measure(by_search(plies, spent))
    print(f"guess by depth {plies}: {visited:,} nodes, {sum(spent):,} to guess")

# %% [markdown]
# One ply guesses better than none, and two plies guess no better than one here. Done at every node, this guessing costs
# more than it saves. Done *once*, from the root, one depth after another, it can pay: that is
# **iterative deepening**, in [Deepening](05_deepening.ipynb).

# %% [markdown] slide="slide"
# ## Several cheap guesses: which of them does the work?
#
# `CombinedOrder` asks one after the other: the first decides, the next breaks its ties. The usual chain:
# principal variation, captures by MVV-LVA, killers, history.

# %% [markdown] slide="notes"
# 4 minutes, with the second chart. Usual answer: about 50 %, "four ideas must be better than one". Ask back: "What refutes a
# blunder in chess?" Then Connect Four: no captures, and of the single ideas killers save most.

# %%
predict("3.p4", "Captures alone: 1,065 nodes of MiniChess. The whole chain saves another …",
        ["about 5 %", "about 25 %", "about 50 %"])

# %% slide="subslide"
makers = {
    "given": Order, "killers": Killers, "history": History, "line": lambda: pv,
    "evaluation": lambda: ByEvaluation(minichess_material),
    "captures": CapturesFirst,
    "all": lambda: CombinedOrder(pv, CapturesFirst(), Killers(), History()),
}
visited = {name: measure(make()) for name, make in makers.items()}
reveal("3.p4", "about 5 %", f"{visited['captures']:,} nodes, the chain {visited['all']:,}.",
       show=bars(list(visited), list(visited.values()), size=(8.5, 3.6),
                 title="nodes visited, MiniChess to depth 5"))

# %% [markdown] slide="subslide"
# ### What helps depends on the game
#
# On MiniChess the captures do nearly all of it. Connect Four has no
# captures. Here is the race at depth 7, summed over five positions.

# %% slide="skip"
four = ConnectFour()
starts = [four.parse(moves) for moves in
          ("3 3 3 3 3 2", "3 2 3 3 4", "2 3 3 2 4 1", "0 1 2 6 5 4", "3 3 4 2 4")]
centre = Static(lambda column: -abs(column - 3))
edges = Static(lambda column: abs(column - 3))
racers = {"left to right": Order, "edges": lambda: edges, "centre": lambda: centre,
          "killers": Killers, "history": History,
          "all": lambda: CombinedOrder(Killers(), History(), centre)}

# %% slide="skip"
def run(make):
    return sum(
        count(ordered_alphabeta, four, start, depth=7, order=make()).nodes
        for start in starts)


# %% slide="fragment"
race = {name: run(make) for name, make in racers.items()}
bars(list(race), list(race.values()),
     title="nodes visited, Connect Four to depth 7")

# %% slide="skip"
print(f"all four against captures alone: {1 - visited['all'] / visited['captures']:.0%} less")
print(f"edges {race['edges']:,}, left to right {race['left to right']:,}")

# %% [markdown]
# Even the edges first beat left to right on these positions: against an order that knows nothing, much helps. So measure, on the
# positions you care about, with an honest baseline.

# %% [markdown] slide="slide"
# ## How good must a guess be?
#
# The two hundred random trees of 64 leaves from [Pruning](02_pruning.ipynb). The moves are ordered by their true
# values plus a random error. Error 1 is as large as the usual difference between the values of a node's two moves;
# error 0.5 is half as large.

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: as bad as luck, "that is only noise then". Ask back: "How often does an error of that size exchange two moves?" Roughly
# right is enough.

# %%
predict("3.p5", "At least 15 of 64 leaves are read; luck alone reads 37, as in a shuffle. Error 1:",
        ["about 16", "about 22", "about 28", "about 37"])

# %% slide="skip"
def differences(tree, path=()):
    """Between the true values of the two moves, at each node."""
    if tree.is_terminal(path):
        return []
    after = [tree.result(path, move) for move in tree.actions(path)]
    one, other = (minimax(tree, state).value for state in after)
    return [one - other, *(found for state in after for found in differences(tree, state))]


rng = random.Random(7)
trees = [TreeGame(random_tree(rng, depth=6, branches=(2, 2), values=(0, 999)))
         for _ in range(200)]
usual = mean(each**2 for tree in trees for each in differences(tree)) ** 0.5

# %% slide="skip"
def noisy(tree, error, rng):
    """Order by true worth plus a random error, in units of the usual difference."""
    drawn = {}

    def guess(_, state):
        if state not in drawn:
            drawn[state] = minimax(tree, state).value + rng.gauss(0, error * usual)
        return drawn[state]
    return count(ordered_alphabeta, tree, order=ByEvaluation(guess)).leaves


errors = [0, 0.125, 0.25, 0.5, 1, 2, 100]
rng = random.Random(12)
means = [mean(noisy(tree, error, rng) for tree in trees) for error in errors]
saved = [(means[-1] - read) / (means[-1] - means[0]) for read in means]

# %% slide="subslide"
reveal("3.p5", "about 28",
       f"{means[4]:.1f}. Of the leaves that luck reads in vain, an error of 1 still saves {saved[4]:.0%}, "
       f"and an error of 0.5 saves {saved[3]:.0%}.",
       show=show_frames(
           [f"{error:g}" for error in errors],
           [bars(["best possible", "this guess", "minimax"],
                 [fewest_leaves(2, 6), round(read, 1), 64], title="leaves read",
                 alt=f"error {error:g}: {read:.1f} of 64 leaves read")
            for error, read in zip(errors, means)], label="error"))

# %% [markdown] slide="slide"
# ## The slope tells the branching factor
#
# Nodes against depth on a log scale. The **effective branching factor** is what the nodes are
# multiplied by per ply. A constant factor draws a straight line; the larger the factor, the steeper.

# %% [markdown] slide="notes"
# 4 minutes. Usual wrong answer: divide the growth by four. Ask: "Do the nodes grow by adding or by multiplying?" Then count the
# steps: from depth 2 to depth 6 there are four, not five.

# %% slide="skip"
depths = [2, 3, 4, 5, 6]
curves = {
    "given order": [measure(Order(), depth) for depth in depths],
    "ordered": [measure(CombinedOrder(CapturesFirst(), Killers(), History()), depth)
                for depth in depths],
}

# %% slide="fragment"
lines(depths, curves, log=True, xlabel="plies", ylabel="nodes visited")

# %% [markdown]
# Read it over several plies: on the lower curve odd and even ones grow differently, because the two proofs of
# [Pruning](02_pruning.ipynb) take turns. From depth 2 to depth 6 there are four steps: the growth is a fourth power.

# %%
for name, grown in curves.items():
    per_ply = (grown[-1] / grown[0]) ** (1 / 4)
    last_step = grown[-1] / grown[-2]
    print(f"{name}: {per_ply:.2f} per ply, last step alone {last_step:.2f}")

# %% [markdown] slide="slide"
# ## What an order may change, and what it may not
#
# | idea | value at the root | move | work |
# |---|---|---|---|
# | another order of all moves | no | among equals | yes |
# | killers, history, MVV-LVA | no | among equals | yes |
# | cutting at α = β, too | no | no | yes |
# | only the best k moves | maybe | maybe | yes |
# | one ply less | maybe | maybe | yes |
#
# The border lies between *trying last* and *not trying*. An order says what to try first; alpha-beta still looks
# at each of the others, unless a bound proves that they cannot matter.

# %% [markdown] slide="notes"
# 2 minutes. Cover the columns and let the class fill them in. The third row is disputed: an equal value never replaces the first move.

# %% [markdown] slide="skip"
# ### An order that drops a move is no order
#
# The search checks: the moves it gets must be those it gave. Leaving out moves on purpose is *forward
# pruning*, a gamble that [Deepening](05_deepening.ipynb) looks at.

# %% slide="skip"
try:
    ordered_alphabeta(game, order=Custom(lambda game, state, moves: moves[:3]))
except BadOrder as error:
    print(error)

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/03_ordering.ipynb): order by hand, write an order and see
# the leaves vanish, repair a killer table, design a static order for a board of any width, write the
# history heuristic, read a plot, and say which tricks are safe and why.

# %% [markdown] slide="notes"
# 1 minute. Which exercise is for the class and which for home.

# %% [markdown] slide="slide"
# ## Key points
#
# - Best first means best *for the player who chooses*: high for MAX, low for MIN.
# - An order changes the work, not the value; among equal moves it may change which is returned.
# - Guesses come from knowledge (static, captures), from one look ahead, and from memory (killers,
#   history, the last search's line).
# - Cheap and roughly right often beats expensive and exact. Measure on your own game.
# - The effective branching factor shows it: the gain grows with depth.

# %% [markdown] slide="notes"
# 2 minutes. One recall question to each third of the room, one sentence back.

# %% [markdown]
# ## Ask yourself
#
# 1. [Why can a bad order not make the value wrong, while leaving out moves can?](#An-order-that-drops-a-move-is-no-order)
# 2. [Where does a killer come from, and what must be true before it is tried?](#A-killer-comes-from-another-position:-is-it-legal-here?)
# 3. [Why is an exact but slow evaluation a poor way to order moves?](#Is-looking-one-move-ahead-free?)
#
# ## Further reading
#
# - J. Schaeffer, *The History Heuristic and Alpha-Beta Search Enhancements in Practice*, IEEE
#   Transactions on Pattern Analysis and Machine Intelligence 11 (1989).
# - S. Akl and M. Newborn, *The Principal Continuation and the Killer Heuristic*, ACM Annual
#   Conference (1977).
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, "Move Ordering" (chapter 5, in the
#   Global Edition chapter 6).
