# %% [markdown] slide="slide"
# # 3 · Move ordering: the best guess first
#
# **In which order should a search try its moves, and how can it know before it has searched?**
#
# **Objectives**
#
# - order moves for MAX and for MIN
# - measure what an order saves, in states and in evaluations
# - explain where good guesses come from: knowledge, one look ahead, memory
# - combine cheap orders into a good one
# - read the branching factor off a plot
#
# **Time** 55 minutes, and 88 minutes for the exercises
#
# **You need** lesson 02: alpha-beta, its window, and that the order decides what is cut

# %% [markdown] slide="notes"
# Two minutes. Lesson 02 ended with a riddle: best first is the best order, but who knows the best
# move need not search. This lesson is the answer: a guess is enough, and a wrong guess costs time,
# never truth.

# %% slide="skip"
import random
from functools import cache
from itertools import permutations

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
# ## Three leaves cost three looks, in any order
#
# One printed example explains ordering with a MAX node over three leaves 5, 6 and 2, "left to right"
# against "right to left". Does the order matter there?

# %% [markdown] slide="notes"
# Next slide, above: best branch first, 4 leaves. Below: best last, 6. Ask: "What did the first branch have to
# tell the others?" Two minutes.

# %%
orders = list(permutations([5, 6, 2]))
print([count(alphabeta, TreeGame(list(order))).leaves for order in orders])

# %% [markdown]
# Never: below a leaf there is nothing to skip. Pruning leaves out *replies*, so it takes two plies.
# Give each branch a second leaf, and the same three values in another order read 4, 5 or 6 leaves:

# %%
branches = permutations([[5, 8], [6, 9], [2, 7]])
print([count(alphabeta, TreeGame(list(order))).leaves for order in branches])

# %% slide="subslide"
draw_tree(record(alphabeta, TreeGame([[6, 9], [5, 8], [2, 7]])))

# %%
draw_tree(record(alphabeta, TreeGame([[2, 7], [5, 8], [6, 9]])))

# %% [markdown] slide="slide"
# ## A node cannot be worth more than its lowest leaf
#
# The same print goes on with a 0 and a question mark hung below the branch "worth 2" (or 6, one
# cannot tell), and prunes the question mark with α = 6. The cut is right, the label is not: a MIN
# node that holds a 0 is worth 0 or less, whatever hides behind the question mark.

# %%
for hidden in (-3, 2, 9):
    branch = minimax(TreeGame([0, hidden], players=(MIN,))).value
    trace = record(alphabeta, TreeGame([[5], [6], [0, hidden]]))
    print(f"? = {hidden:>2}: branch worth {branch}, leaves read {trace.leaves}")

# %% [markdown] slide="slide"
# ## High first for MAX, low first for MIN
#
# Eighteen leaves, all different. Suppose an oracle tells us what every move is worth. In which
# order shall each player try the moves?

# %% [markdown] slide="notes"
# The commonest bug in printed code: high first at every node. It is worse than no ordering at all
# on this tree (15 against 12). Ask: "What is a good move for MIN?" Four minutes.

# %%
predict("3.p1", "Which order reads the fewest of the 18 leaves?",
        ["high first, everywhere", "low first, everywhere",
         "high for MAX, low for MIN", "low for MAX, high for MIN"])

# %% slide="skip"
tree = TreeGame([[[3, 17, 2], [15, 6, 1]], [[9, 4, 11], [13, 5, 8]],
                 [[7, 12, 10], [16, 14, 0]]])


def sorted_by(direction):
    """An order by true worth; `direction` is +1 for high first, -1 for low."""
    def arrange(game, state, moves):
        def key(move):
            return -direction(game, state) * minimax(tree, (*state, move)).value
        return sorted(moves, key=key)
    return Custom(arrange)


# %% slide="skip"
def for_mover(game, state):
    return 1 if game.to_move(state) == MAX else -1


rules = {"as drawn": Order(), "high first": sorted_by(lambda *_: 1),
         "low first": sorted_by(lambda *_: -1), "for the mover": sorted_by(for_mover)}
leaves = {name: count(ordered_alphabeta, tree, order=rule).leaves
          for name, rule in rules.items()}

# %% slide="subslide"
bars(list(leaves), list(leaves.values()), title="leaves read, of 18",
     alt=f"Leaves read: {leaves}")

# %%
reveal("3.p1", "high for MAX, low for MIN",
       "Best means best for whoever chooses.")

# %% [markdown]
# High first at MIN nodes too reads 15 leaves, more than the 12 of no order at all: MIN's refutations
# come last. High first for MAX and low first for MIN reads 10.

# %% [markdown] slide="slide"
# ## Two lines of alpha-beta are new
#
# The moves come as somebody suggests: `suggested(…)`. And that somebody hears of each cutoff:
# `order.learn(…)`. Everything else is lesson 02, written as one function for both players.

# %% slide="subslide"
show_source(bounded_value)

# %% [markdown] slide="subslide"
# ### Whoever suggests answers one question, and may learn
#
# `score` says how promising a move looks: larger is tried earlier, and equals stay as the game gave
# them. `learn` is called at every cutoff. All the ideas of this lesson fit in these two.

# %% slide="fragment"
show_source(Order)

# %% [markdown] slide="slide"
# ## Every order gives the same value
#
# A wrong guess costs time, nothing else: every move is still searched or refuted by proof. On random
# trees, seven orders, good ones and silly ones:

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
# order says which comes first. Both are best moves.

# %%
equals = TreeGame([[4, 9], [4, 6]])
for order in (Order(), Static(lambda move: move)):
    print(ordered_alphabeta(equals, order=order))

# %% slide="fragment"
draw_tree(record(ordered_alphabeta, equals))

# %% [markdown] slide="slide"
# ## Nine squares, nearly six times the work
#
# **Static** ordering uses what is known of a move before the game begins. In tic-tac-toe more lines
# run through the centre than through a corner, and more through a corner than through an edge. Read
# row by row, alpha-beta opens 18,297 states.

# %% [markdown] slide="notes"
# The same game, the same value 0, the same program: 7,275 or 42,094 states. Move the slider slowly
# and let the class guess which of the remaining four is second best. Three minutes.

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
row_by_row = count(ordered_alphabeta, game).states
work = {kinds: count(ordered_alphabeta, game, order=squares(*kinds)).states
        for kinds in permutations(KINDS)}
for kinds, states in sorted(work.items(), key=lambda pair: pair[1]):
    print(f"{', '.join(kinds):26} {states:>6,}")
print(f"{'row by row':26} {row_by_row:>6,}")

# %% slide="subslide"
show_frames(
    [", ".join(kinds) for kinds in work],
    [bars(["this order", "row by row"], [states, row_by_row],
          title="states opened",
          alt=f"{', '.join(kinds)}: {states:,}, row by row {row_by_row:,}")
     for kinds, states in work.items()],
    label="first to last",
)

# %% [markdown]
# Try other orders: click squares in the order in which they should be tried, whoever moves. The count
# below the board follows at once. Can you find fewer than 7,275 states, or more than 42,094?

# %% slide="fragment"
show_order(game, order=(4, 0, 2, 6, 8))

# %%
reveal("3.p2", "about 7,000", f"{work['centre', 'corners', 'edges']:,} states.")

# %% [markdown] slide="slide"
# ## Best for pruning is not best against somebody
#
# "The middle is the best spot, corners are better" says one slide. Best at what? Against perfect play
# all nine first moves are worth the same. Against a player who moves at random, and a MAX who does
# not err, the corner earns most. If both move at random, it is the centre.

# %% slide="skip"
@cache
def income(state, max_errs):
    """What MAX gets on average when MIN moves at random."""
    if game.is_terminal(state):
        return game.utility(state)
    after = [income(game.result(state, m), max_errs) for m in game.actions(state)]
    plays_well = game.to_move(state) == MAX and not max_errs
    return max(after) if plays_well else sum(after) / len(after)


# %%
for name, cell in (("centre", 4), ("corner", 0), ("edge", 1)):
    after = game.result(game.initial, cell)
    print(f"{name}: value {minimax(game, after).value}, against a random O "
          f"{income(after, False):.4f}, both at random {income(after, True):.2f}")

# %% [markdown]
# Ordering needs no truth about the game, only a good chance of an early *refutation*.

# %% [markdown] slide="slide"
# ## You may rearrange the tree after seeing the children
#
# "No, that implies that we generate the entire tree", one slide answers. It does not. One level is
# enough: **generate** the children, **evaluate** them, **sort**, **explore**. The next level is made
# only below the children that are explored.
#
# It is a little like A*: an estimate says where to look first. But A* may return a wrong path if
# its estimate is too high. Here an estimate can be as wrong as it likes.

# %% slide="fragment"
show_source(ByEvaluation)

# %% [markdown] slide="slide"
# ## A small chess, to have something to take
#
# `MiniChess`: five by five squares, pieces as in chess, no check. Whoever takes the king has won. MAX
# has the outlined pieces and moves up. `minichess_material` counts what is left, a hundredth for a pawn.

# %%
chess = MiniChess()
draw_board(chess)

# %% slide="skip"
def measure(order, depth=5, start=chess.initial):
    """The states alpha-beta opens on MiniChess with an order."""
    return count(ordered_alphabeta, chess, start, depth=depth, evaluate=minichess_material,
                 order=order).states


# %% [markdown] slide="slide"
# ## Looking one move ahead is not free
#
# An order by evaluation makes and evaluates *every* child, also those that are then cut. So count
# both: states opened by the search, evaluations made for the order.

# %%
calls = 0


def counted(game, state):
    global calls
    calls += 1
    return minichess_material(game, state)


given = measure(Order())
ordered = measure(ByEvaluation(counted))
print(f"given order {given:,} states")
print(f"by evaluation {ordered:,} states, plus {calls:,} evaluations")

# %% [markdown]
# Half the states, bought with more evaluations than states were saved. If evaluating were as dear as
# opening a state, the bargain would be none. Three ways out: a *cheaper* evaluation for ordering than
# for the leaves, ordering only far from the leaves, or guesses that cost nothing, which come now.

# %% [markdown] slide="slide"
# ## A printed `order_moves` helps one player only
#
# Its priorities: 1000 for a "winning move", 100 for the centre, 50 for a capture. A move is winning,
# it says, if the new state has `evaluate() > 0`. For whom?
#
# <!-- cited: 1000, 100, 50 (the priorities as they are printed) -->

# %%
predict("3.p3", "What does it miss?",
        ["nothing", "O's wins", "X's wins", "draws"])

# %% slide="subslide"
class WinsThenCentre(Order):
    """Wins first, then the centre; `of` are the players whose wins count."""

    def __init__(self, *of):
        self.of = of

    def score(self, game, state, move, ply):
        _, _, _, line = game.result(state, move)
        return (line and game.to_move(state) in self.of, move == 4)


# %%
for order in (Order(), WinsThenCentre(MAX), WinsThenCentre(MAX, MIN)):
    states = count(ordered_alphabeta, game, order=order).states
    print(f"{states:,} states")
reveal("3.p3", "O's wins", "A position that O has won has a value below 0.")

# %% [markdown]
# As printed, 6,167 states; with a test for the player who moves, 3,601. It also puts the centre before
# every capture, calls two functions that are nowhere defined, and makes each move only to
# look at it, as any order by evaluation does.

# %% [markdown] slide="slide"
# ## Take something, and something big with something small
#
# Most moves in a chess tree are blunders, and most blunders are refuted by taking what was left
# hanging. So **captures first** (in real chess, checks too). Among captures, **MVV-LVA**: the most
# valuable victim, taken by the least valuable attacker. Pawn takes queen before queen takes pawn.

# %%
state = chess.parse("....k .q.r. P.P.. .B... ....K")
draw_board(chess, state)

# %% slide="fragment"
moves = CapturesFirst().arrange(chess, state, chess.actions(state), 0)
for move in moves[:4]:
    print(move, "takes for", chess.capture(state, move))

# %% [markdown]
# A pair is victim and attacker, in pawns; `None` takes nothing. No position is made or evaluated.
# That a capture may lose the attacker does not matter: the search finds out.

# %% slide="fragment"
captured = measure(CapturesFirst())
print(f"captures first: {captured:,} states, given order {given:,}")

# %% [markdown] slide="slide"
# ## Killers: what has just refuted the neighbour
#
# MAX tries one move, MIN takes the queen in reply. MAX tries another that also leaves the queen
# hanging. What should MIN try first? A **killer** is a move that caused a cutoff at the same ply,
# next door. In this tree MIN's move 2 refutes every branch but the first.

# %% [markdown] slide="notes"
# Before the next picture: "How many leaves can killers save here?" The first refutation has to be
# found the hard way. Then three branches are closed by their first leaf. Three minutes.

# %%
killing = TreeGame([[6, 7, 8], [9, 7, 1], [8, 9, 2], [7, 8, 0], [9, 8, 3]])
draw_tree(record(alphabeta, killing))

# %% slide="subslide"
show_steps(record(ordered_alphabeta, killing, order=Killers()))

# %% [markdown]
# Step to the third branch: now move 2 comes first, and its leaf closes the branch at once. Nobody told
# the search that move 2 is strong; it found out in the second branch.

# %% [markdown] slide="subslide"
# ### A killer comes from another position: is it legal here?
#
# The square may be taken by now, the piece may be gone. Code that puts killers in front of the list
# unasked plays illegal moves. Here only legal moves are ever scored, so it cannot happen. Two killers
# a ply are kept, in case two refutations take turns.

# %% slide="fragment"
show_source(Killers)

# %% [markdown] slide="slide"
# ## History: what has refuted most, anywhere
#
# Killers know a single ply. The **history heuristic** keeps one table for the whole tree: per
# player and move, how much it has refuted. A cutoff far above the leaves saved more, so it counts
# for more: depth².

# %% slide="fragment"
show_source(History)

# %% slide="subslide"
history = History()
count(ordered_alphabeta, game, order=history, depth=9)
credit = {cell: history.refuted[MIN, cell] for cell in range(9)}
draw_board(game, marks=credit)

# %% [markdown]
# What O's moves have earned in one search of tic-tac-toe, begun with no idea of the game. The table
# mixes all positions, so it is a habit, not an insight: an edge may have earned more than the centre.
# It still cuts a good part of the work.

# %%
learned = count(ordered_alphabeta, game, order=History(), depth=9).states
killed = count(ordered_alphabeta, game, order=Killers(), depth=9).states
print(f"row by row {row_by_row:,}, history {learned:,}, killers {killed:,}")

# %% [markdown] slide="slide"
# ## A shallow search is a good guess for a deep one
#
# What is best at depth d − 1 is likely to be best at depth d. Two ways to use it:
#
# - order the moves by a *shallow search* of each, instead of an evaluation;
# - first try the **principal variation**, the line that the shallower search expected.

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
print(f"given {given:,} states, that line first {measure(pv):,}")

# %% slide="skip"
state = chess.initial
for move in line:
    state = chess.result(state, move)
draw_board(chess, state, last=line[-1])

# %%
def by_search(plies, spent):
    """Each move's worth, as a search of so many plies sees it."""
    def worth(_, state):
        seen = count(alphabeta, chess, state, depth=plies, evaluate=minichess_material)
        spent.append(seen.states)
        return seen.value
    return ByEvaluation(worth)


for plies in (0, 1, 2):
    spent = []
    opened = measure(by_search(plies, spent))
    print(f"{plies} plies first: {opened:,} states, {sum(spent):,} to guess")

# %% [markdown]
# Better guesses, and two plies guess no better than one here. But done at every node, the guessing
# costs more than it saves. Done *once*, from the root, one depth
# after another, all of it together may cost less than the last search alone. That is **iterative
# deepening**, in lesson 05.

# %% [markdown] slide="slide"
# ## Several cheap guesses make a good one
#
# `CombinedOrder` asks one after the other: the first decides, the next breaks its ties. The usual chain:
# principal variation, captures by MVV-LVA, killers, history. Which of them does the work here?

# %%
predict("3.p4", "On MiniChess, which one alone saves the most states?",
        ["by evaluation", "captures first", "killers", "history"])

# %% slide="subslide"
makers = {
    "given": Order, "killers": Killers, "history": History, "line": lambda: pv,
    "evaluation": lambda: ByEvaluation(minichess_material),
    "captures": CapturesFirst,
    "all": lambda: CombinedOrder(pv, CapturesFirst(), Killers(), History()),
}
states = {name: measure(make()) for name, make in makers.items()}
bars(list(states), list(states.values()), alt=f"States opened: {states}",
     title="states opened, MiniChess to depth 5")

# %%
reveal("3.p4", "captures first",
       f"{states['captures']:,} states; all together {states['all']:,}.")

# %% [markdown] slide="subslide"
# ### What helps depends on the game
#
# Connect Four has no captures. Here is the race at depth 7, summed over five positions. A good guess
# in one game is no guess in another, so measure, on the positions you care about.

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
        count(ordered_alphabeta, four, start, depth=7, order=make()).states
        for start in starts)


# %% slide="fragment"
race = {name: run(make) for name, make in racers.items()}
bars(list(race), list(race.values()), alt=f"States opened: {race}",
     title="states opened, Connect Four to depth 7")

# %% [markdown] slide="slide"
# ## A guess need only be roughly right
#
# The slider adds luck to the true values before they order the moves: 0 is an oracle, 1 mixes luck and
# truth in equal parts, at the end there is only luck. Mean leaves over thirty trees of 81.

# %% slide="skip"
def noisy(tree, luck, rng):
    """Order by true worth plus `luck` times a random number of the same size."""
    game = TreeGame(tree)
    drawn = {}

    def guess(_, state):
        if state not in drawn:
            value = minimax(game, state).value
            drawn[state] = value + luck * rng.uniform(-500, 500)
        return drawn[state]
    return count(ordered_alphabeta, game, order=ByEvaluation(guess)).leaves


# %% slide="skip"
rng = random.Random(11)
trees = [random_tree(rng, depth=4, branches=(3, 3), values=(0, 999))
         for _ in range(30)]
lucks = [0, 0.25, 0.5, 1, 2, 4, 100]
means = [sum(noisy(tree, luck, rng) for tree in trees) / len(trees) for luck in lucks]
print([f"{mean:.1f}" for mean in means])

# %% slide="fragment"
show_frames(
    [f"luck {luck:g}" for luck in lucks],
    [bars(["best possible", "this guess", "minimax"],
          [fewest_leaves(3, 4), round(mean, 1), 81], title="leaves read",
          alt=f"luck {luck:g}: {mean:.1f} of 81 leaves read")
     for luck, mean in zip(lucks, means)],
    label="how good is the guess?",
)

# %% [markdown]
# The oracle reads 17.0 leaves, the fewest there can be. With as much luck as truth it is 31.3, with
# nothing but luck 42.9.

# %% [markdown] slide="slide"
# ## The slope tells the branching factor
#
# States against depth on a log scale. The **effective branching factor** is what the states are
# multiplied by per ply: a straight line's slope. An order makes the line *flatter*, so its gain grows
# with depth.

# %% [markdown] slide="notes"
# Expected wrong answer: divide the growth by four. Ask: "Do the states grow by adding or by
# multiplying?" The minimax of this position grows by about nine a ply. Four minutes.

# %% slide="skip"
depths = [2, 3, 4, 5, 6]
curves = {
    "given order": [measure(Order(), depth) for depth in depths],
    "ordered": [measure(CombinedOrder(CapturesFirst(), Killers(), History()), depth)
                for depth in depths],
}
print(curves)

# %% slide="fragment"
lines(depths, curves, log=True, xlabel="plies", ylabel="states opened",
      alt=f"States by depth: {curves}. The ordered line is flatter.")

# %% [markdown]
# Read it over several plies: odd and even ones grow differently, because the two proofs of lesson 02
# take turns. From depth 2 to depth 6 there are four steps.

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
# | another order of all moves | never | among equals | yes |
# | killers, history, MVV-LVA | never | among equals | yes |
# | leaving at an equal value | never | no | yes |
# | only the best k moves | maybe | maybe | yes |
# | one ply less | maybe | maybe | yes |
#
# The line runs between *trying last* and *not trying*. Orders **exploit** what looks promising, but
# alpha-beta still **explores** the rest until it is refuted by proof.

# %% [markdown] slide="subslide"
# ### An order that drops a move is no order
#
# The search checks: the moves it gets must be those it gave. Leaving out moves on purpose is *forward
# pruning*, a gamble that lesson 05 looks at.

# %%
try:
    ordered_alphabeta(game, order=Custom(lambda game, state, moves: moves[:3]))
except BadOrder as error:
    print(error)

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/03_ordering.ipynb): order by hand, write an order and see
# the leaves vanish, repair a killer table, design a static order for a board of any width, write the
# history heuristic, read a plot, and say which tricks are safe.

# %% [markdown] slide="slide"
# ## Key points
#
# - Best first means best *for the player who chooses*: high for MAX, low for MIN.
# - An order changes the work, never the value; among equal moves it may change which is returned.
# - Guesses come from knowledge (static, captures), from one look ahead, and from memory (killers,
#   history, the last search's line).
# - Cheap and roughly right beats dear and exact. Measure on your own game.
# - The effective branching factor shows it: the gain grows with depth.

# %% [markdown] slide="subslide"
# ## Ask yourself
#
# 1. Why can a bad order never make the value wrong, while leaving out moves can?
# 2. Where does a killer come from, and what must be true before it is tried?
# 3. Why is an exact but slow evaluation a poor way to order moves?
#
# ## Further reading
#
# - J. Schaeffer, *The History Heuristic and Alpha-Beta Search Enhancements in Practice*, IEEE
#   Transactions on Pattern Analysis and Machine Intelligence 11 (1989).
# - S. Akl and M. Newborn, *The Principal Continuation and the Killer Heuristic*, ACM Annual
#   Conference (1977).
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 6.2.4.
