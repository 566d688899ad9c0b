# %% [markdown] slide="slide"
# # 5 · Deepening and memory: stop any time, search nothing twice
#
# **How can a search have a good move in hand whenever the clock runs out, and never do the same work
# again?**
#
# **Objectives**
#
# - store exact values and bounds, and say when an entry may answer
# - build a search that keeps its budget and always has a move
# - compute what it costs to begin again one ply deeper
# - weigh what forward pruning saves against what it gets wrong
# - combine all tricks so far, and solve a position of Connect Four
#
# **Time** 60 minutes, and 91 minutes for the exercises
#
# **You need** lessons 02 and 03: windows and bounds, and orders of moves

# %% [markdown] slide="notes"
# Two minutes. Three ideas in this lesson: remember, deepen, and put things together. The first has the
# best bug of the course: it does not show on trees.

# %% slide="skip"
import random
from functools import partial
from importlib.util import find_spec
from itertools import pairwise

from gamesearch import (
    MAX, MIN, ConnectFour, GraphGame, MiniChess, TicTacToe, TreeGame, alphabeta,
    count, deepening, draw_board, draw_graph, draw_tree, minimax,
    ordered_alphabeta, play, predict, record, reveal, show_frames, show_source,
    show_steps, show_table, solve,
)
from gamesearch.drawing.charts import bars, lines
from gamesearch.drawing.diagrams import timeline
from gamesearch.games.graph import random_graph
from gamesearch.games.minichess import minichess_material
from gamesearch.search.budget import MeteredGame
from gamesearch.search.engine import Engine
from gamesearch.search.forward import beam, probability_cut
from gamesearch.search.ordering import Order
from gamesearch.search.orders import ByEvaluation, CapturesFirst, CombinedOrder, History, Killers, Static
from gamesearch.search.scout import scout
from gamesearch.search.table import EXACT, LOWER, UPPER, Entry, Table, always_replace, depth_preferred
from gamesearch.search.transpositions import table_alphabeta
from gamesearch.sizes import census, positions

# %% slide="skip"
from gamesearch.search.deepening import iterations
from gamesearch.search.scout import scouted_value
from gamesearch.search.transpositions import tabled_value

# %% [markdown] slide="slide"
# ## One position, many ways to it
#
# Play the corner and then the centre, or the centre and then the corner: the same board. That is a
# **transposition**. A tree holds it twice, and everything below it, too.

# %%
draw_graph(GraphGame(
    {"s": ["a", "b"], "a": ["ab", 1], "b": ["ab", 2], "ab": 0}))

# %%
predict("5.p1", "The tree of tic-tac-toe has 549,946 nodes. How many different "
        "positions are they?", ["about 500,000", "about 50,000", "about 5,000"])

# %% slide="fragment"
counted = census(TicTacToe())
bars(["nodes of the tree", "positions"], [counted.nodes, counted.positions],
     alt=f"{counted.nodes:,} nodes, {counted.positions:,} positions", log=True)

# %%
reveal("5.p1", "about 5,000",
       f"{counted.positions:,}: a hundred nodes for each.")

# %% [markdown] slide="slide"
# ## A table remembers what was found
#
# A **transposition table** keeps, for each state, what a search found out about it: the value, what
# kind of number that is, how deep the search went, and the best move. Whoever comes to that state by
# another way looks it up. A dict finds a state by its *hash*, a number computed from it; programs in C
# compute such numbers themselves, move by move.

# %% slide="fragment"
show_source(Entry)

# %%
game = TicTacToe()
centre_corners = Static({4: 2, 0: 1, 2: 1, 6: 1, 8: 1})
for order in (Order(), centre_corners):
    plain = count(ordered_alphabeta, game, order=order).states
    kept = count(table_alphabeta, game, order=order).states
    print(f"without a table {plain:,} states, with one {kept:,}")

# %% [markdown]
# What saves most depends on the game. Nim's positions come back all the time, in chess they do more
# and more often towards the end.

# %% [markdown] slide="slide"
# ## What is stored may be only a bound
#
# Alpha-beta stops reading a node as soon as it cannot matter. The number it leaves with is then not
# the value but a **bound**: "1 or more". Somebody else may come to this node with another window and
# need to know more. Here two states have two ways to them.

# %% [markdown] slide="notes"
# Let them step to where e closes: MIN at b has 1 already, so MAX's 1 at e is enough to leave. Then let
# them say aloud what the table should hold: "e is 1" or "e is at least 1"? Five minutes.

# %% slide="skip"
diamond = GraphGame({
    "r": ["b", "c"], "b": ["d", "e"], "c": ["e", "f"],
    "d": ["x", "y"], "e": ["x", "z"], "f": ["z", "x"], "x": 1, "y": 1, "z": 9})


class NoFlags(Table):
    """Takes every number for the value itself."""

    def store(self, state, entry):
        super().store(state, entry._replace(kind=EXACT))


# %%
predict("5.p2", "In the next picture, if the table forgets that e's 1 was "
        "a bound, what is the value at r?", ["9, as it should be", "1", "an error"])

# %% slide="subslide"
show_table(diamond, {"with bounds": Table, "without": NoFlags})

# %%
for table in (Table(), NoFlags()):
    best = table_alphabeta(diamond, table=table)
    print(best, "by minimax:", minimax(diamond).value)
reveal("5.p2", "1", "The entry of e answers a question that it cannot answer.")

# %% [markdown] slide="slide"
# ## The window decides what kind of number it is
#
# A result inside the window that was asked for is **exact**. One at or above beta is a **lower**
# bound, one at or below alpha an **upper** bound. An entry may answer if it is exact, or if its bound
# lies outside the window of the one who asks.

# %% slide="fragment"
show_source(tabled_value)

# %% [markdown] slide="slide"
# ## Right on every tree, wrong on graphs
#
# In a tree nobody ever comes to a node again. So a program without flags passes every test on trees.
# Three hundred random games in which positions come back, with several tables:

# %% slide="skip"
class Swapped(Table):
    """Takes lower bounds for upper ones, and the other way round."""

    def store(self, state, entry):
        other = {LOWER: UPPER, UPPER: LOWER, EXACT: EXACT}
        super().store(state, entry._replace(kind=other[entry.kind]))


class ExactOnly(Table):
    """Keeps no bounds at all: safe, but it throws much away."""

    def store(self, state, entry):
        if entry.kind == EXACT:
            super().store(state, entry)


# %% slide="skip"
rng = random.Random(7)
graphs = [GraphGame(random_graph(rng, plies=6, moves=3, values=(0, 9)))
          for _ in range(300)]
truth = [minimax(each).value for each in graphs]


def tried(make):
    """(wrong values, states opened) with a new table for each game."""
    found = [count(table_alphabeta, each, table=make()) for each in graphs]
    wrong = sum(one.value != value for one, value in zip(found, truth))
    return wrong, sum(one.states for one in found)


# %%
results = {"bounds": tried(Table), "no flags": tried(NoFlags),
           "swapped": tried(Swapped), "exact only": tried(ExactOnly)}
without = sum(count(alphabeta, each).states for each in graphs)
print(f"no table: {without:,} states")
for name, (wrong, states) in results.items():
    print(f"{name:11} {wrong:>3} of 300 wrong, {states:,} states")

# %% slide="fragment"
bars(list(results), [wrong for wrong, _ in results.values()],
     alt=f"Wrong values and states: {results}",
     title="wrong values, of 300 games")

# %% [markdown] slide="subslide"
# ### Even where the root is right, the table may be full of lies
#
# One printed program stores `(depth, value)` and nothing else. On tic-tac-toe its value at the start
# happens to be right. Its table is not, and from other positions the value is not either.

# %%
table = NoFlags()
print("value at the start:", table_alphabeta(game, table=table).value)
lies = [state for state, entry in table.places.values()
        if entry.value != minimax(game, state).value]
print(f"{len(lies)} of {len(table):,} entries are wrong")

# %% slide="skip"
late = [state for state in positions(game) if 1 < len(game.actions(state)) <= 6]
wrong = [state for state in late
         if table_alphabeta(game, state, table=NoFlags()).value
         != minimax(game, state).value]

# %% slide="fragment"
print(f"wrong values from {len(wrong)} of {len(late):,} late positions")
print("this one is worth", minimax(game, wrong[0]).value, "and is said to be",
      table_alphabeta(game, wrong[0], table=NoFlags()).value)
draw_board(game, wrong[0])

# %% [markdown] slide="slide"
# ## Whose turn it is belongs to the key
#
# The same program looks positions up by `hash(str(state.board))`. A board can be the same with the
# other player to move: reached in two moves, or in three. In the graph below, s is worth 6 if MAX
# chooses and 2 if MIN does.

# %% slide="skip"
turns = GraphGame({"r": ["p", "q"], "p": ["s", 4], "q": ["t", "t"],
                   "t": ["s", "s"], "s": [2, 6]})


class NoMover(Table):
    """Looks up the node and forgets whose turn it is."""

    def find(self, state):
        return super().find(state[1])

    def store(self, state, entry):
        super().store(state[1], entry)


# %% slide="fragment"
show_table(turns)

# %%
for table in (Table(), NoMover()):
    print(table_alphabeta(turns, table=table).value)

# %% [markdown]
# Right is 4, without the turn it is 6. Two more faults: Python salts the hashes of strings anew in
# every run, and two boards with one hash are taken for the same. Our table keeps the whole state and
# compares it. In chess, castling rights and *en passant* belong to the state, too.

# %% [markdown] slide="slide"
# ## An entry that may not answer still has a move
#
# The printed program returns `(value, None)` on a hit: no move, just when the root is in the table.
# An entry's **move** is half its worth. If it is not deep enough to answer, the search still tries
# that move first.

# %%
chess = MiniChess()
table = Table()
search = partial(table_alphabeta, evaluate=minichess_material)
depth_4 = partial(search, depth=4, table=table)
depth_5 = partial(search, depth=5)
print(count(depth_4, chess))
print(count(depth_4, chess), "(again)")
print(f"then depth 5: {count(depth_5, chess, table=table).states:,} states,",
      f"with an empty table {count(depth_5, chess).states:,}")

# %% [markdown] slide="slide"
# ## A table fills up
#
# Memory ends. A table with a fixed number of places keeps one entry in each, and when a new one
# comes for a taken place a **replacement strategy** decides: the *newest* stays, or the *deepest*.

# %% slide="skip"
four = ConnectFour()
start = four.parse("3 3 3 3 3 2")
centre = Static(lambda column: -abs(column - 3))
sizes = [16, 64, 256, 1024, 4096, 16384]
by_size = {
    policy.__name__: [
        count(table_alphabeta, four, start, depth=9, order=centre,
              table=Table(size, policy)).states for size in sizes]
    for policy in (always_replace, depth_preferred)}
print(by_size)

# %% slide="fragment"
bars([f"{size:,}" for size in sizes], by_size, size=(9, 3.6),
     title="states opened, by the places in the table",
     alt=f"States at depth 9 by places in the table: {by_size}")

# %% [markdown]
# Size matters, up to where everything fits. The strategy matters little here: no rule wins at every
# size. Many engines keep two entries a place, one by each rule.

# %% [markdown] slide="slide"
# ## No fixed depth fits every position
#
# One slide asks: our search looks five moves ahead in time in 98% of positions and six in 75%. Play
# safe, or be adventurous? (It says the *evaluation* looks ahead; it is the search.) The trouble is real:
# the same depth costs very different amounts.
#
# <!-- cited: 98, 75 (the slide's own figures) -->

# %% slide="skip"
rng = random.Random(4)


def wander(game, plies):
    """A position after some random moves."""
    state = game.initial
    while plies and not game.is_terminal(state):
        state = game.result(state, rng.choice(game.actions(state)))
        plies -= 1
    return wander(game, 6) if game.is_terminal(state) else state


# %%
places = [wander(chess, 6) for _ in range(8)]
cost = [count(alphabeta, chess, place, depth=4, evaluate=minichess_material).states
        for place in places]
bars([f"position {n}" for n in range(1, 9)], cost, size=(9, 3.6),
     title="states, depth 4", alt=f"States opened at depth 4 in eight positions: {cost}")

# %% [markdown] slide="slide"
# ## One ply, then two, then three
#
# **Iterative deepening** needs no fixed depth: search one ply deep, then two, then three, until the
# budget ends. Whenever it ends, the last *finished* iteration has a move. That is an **anytime**
# algorithm.

# %% [markdown] slide="notes"
# Slide the budget to just before the end of depth 5: thousands of states, hatched, for nothing. Ask:
# "May we use the best move of the hatched part?" The next slide answers.

# %% slide="skip"
position = chess.parse("rnbk. p.pp. PPN.. RP.PP ..BQK", player=MIN)

# %% slide="fragment"
draw_board(chess, position)

# %% slide="skip"
metered = MeteredGame(chess)
spent, found = [0], []
for _, best in iterations(metered, position, alphabeta, 5, minichess_material):
    spent.append(metered.nodes)
    found.append(best)
costs = [after - before for before, after in pairwise(spent)]
for depth, (states, best) in enumerate(zip(costs, found), start=1):
    print(f"depth {depth}: {states:>5,} states, plays {best.move}")

# %%
predict("5.p3", "With a budget of 600 states, which depth is the answer from?",
        ["2", "3", "4", "5"])

# %% slide="skip"
def clock(budget):
    """What is finished within a budget, and what is thrown away."""
    done = sum(after <= budget for after in spent[1:])
    thrown = budget - spent[done] if done < len(costs) else 0
    move = found[done - 1].move if done else "any legal move"
    last = f"depth {done}" if done else "no depth"
    says = (f"{budget:,} states: {last} is finished, it plays {move}; "
            f"{thrown:,} states of the next iteration are thrown away.")
    names = [f"depth {depth}" for depth in range(1, 6)]
    return timeline(costs, names, budget, alt=says, xlabel="states opened")


# %% slide="subslide"
budgets = [5, 40, 200, 600, 1000, spent[4], 3000, 5000, spent[5] - 1]
show_frames(budgets, [clock(budget) for budget in budgets],
            label="budget", at=3)

# %%
reveal("5.p3", "3", f"After it {600 - spent[3]} states are left, and depth 4 "
       f"needs {costs[3]:,}.")

# %% [markdown] slide="slide"
# ## Half an iteration compares what cannot be compared
#
# At depth 1 move 1 looks best. Depth 2 begins with move 0, and then the budget ends. The best "so far"
# of that iteration is move 0, though move 1 has not been looked at.

# %% slide="fragment"
small = TreeGame([[2, 4], [5, 6]])
guesses = {(0,): 3, (1,): 5}
draw_tree(record(alphabeta, small))

# %%
def looks(game, state):
    return guesses.get(state, 0)


print(list(deepening(small, evaluate=looks, nodes=7)))
print(list(deepening(small, evaluate=looks)))

# %% [markdown]
# So `deepening` throws the unfinished iteration away. (An engine that always searches the last best
# move *first* may use what it has: then nothing can win without having beaten that move.) And with no
# budget at all there is still a legal move:

# %% slide="fragment"
_, best = list(deepening(four, nodes=0))[-1]
print(best)
draw_board(four, four.result(four.initial, best.move), last=best.move)

# %% [markdown] slide="slide"
# ## A budget is kept by a game that stops answering
#
# No search in this package looks at a clock. It is handed a *metered game*, which counts the states
# opened and raises an error in the middle of an iteration when the budget is spent.

# %% slide="fragment"
show_source(MeteredGame.is_terminal)

# %% slide="skip"
show_source(iterations)

# %% [markdown] slide="slide"
# ## A deadline that is looked at between iterations is not kept
#
# A printed program catches `TimeoutError`, but nothing in it ever raises one: its clock is only read
# before each depth. Here is its loop, with the states opened as its clock.

# %%
def printed(game, limit, depth=1):
    """Deepen until the clock has passed the limit: states spent, last depth."""
    timed = MeteredGame(game)
    while timed.nodes < limit:
        alphabeta(timed, depth=depth)
        depth += 1
    return timed.nodes, depth - 1


limits = [1_000, 3_000, 10_000, 30_000]
taken = [printed(four, limit)[0] for limit in limits]
print(taken)

# %% slide="fragment"
bars([f"{limit:,}" for limit in limits], {"allowed": limits, "taken": taken},
     title="states", alt=f"Allowed {limits}, taken {taken}")

# %% [markdown] slide="subslide"
# ### And it does not notice that the game is over
#
# The same loop on tic-tac-toe, a game of nine plies. Ours stops when an iteration never had to guess:
# every line it read ended by the rules, so looking deeper cannot change anything.

# %%
print("the loop's last depth:", printed(game, 400_000)[1])
print("ours:", [depth for depth, _ in deepening(game, search=table_alphabeta)])

# %% [markdown] slide="slide"
# ## What does it cost to begin again?
#
# Take it that alpha-beta to depth d costs b to the power 3d/4. How much more is it to search depths 1
# to 5 first, and then 6?

# %%
predict("5.p4", "Connect Four, b = 7: what do depths 1 to 5 add to depth 6?",
        ["1%", "7%", "30%", "100%"])

# %% slide="skip"
def cost_of(b, d):
    return b ** (3 * d / 4)


def shallower(b, d):
    return sum(cost_of(b, k) for k in range(1, d))


# %% slide="fragment"
print("  b      depth 6      depth 5            1 to 5")
for b in (2, 4, 7, 35, 361):
    six, five, below = cost_of(b, 6), cost_of(b, 5), shallower(b, 6)
    print(f"{b:>3} {six:>12,.5g} {five:>12,.5g} {five / six:>6.2%}",
          f"{below:>11,.6g} {below / six:>7.2%}")

# %%
reveal("5.p4", "30%", "And 7.47% for chess: less where there are more moves.")

# %% [markdown]
# A printed version of this table has 22% where 23.24% is right, and 8,887,000 with two digits turned
# round. "Negligible", say others: with b = 2 the shallow iterations cost more than the deep one.
#
# <!-- cited: 22, 8,887,000 (the figures of that table, both wrong) -->

# %% [markdown] slide="subslide"
# ### The share depends on the branching, not on the depth
#
# "The difference gets smaller with greater depths", says a note below that table. It does not: one
# depth compared with the next is always the same ratio, and all of them together *grow* towards
# $1 / (b^{0.75} - 1)$.
#
# <!-- cited: 1, 0.75 (a formula) -->

# %% slide="fragment"
depths = list(range(2, 13))
shares = {f"b = {b}": [100 * shallower(b, d) / cost_of(b, d) for d in depths]
          for b in (2, 4, 7, 35)}
at_12 = [round(share[-1], 2) for share in shares.values()]
for d in (6, 12):
    one = cost_of(7, d - 1) / cost_of(7, d)
    print(f"b = 7, depth {d:>2}: the one before {one:.2%}, all before",
          f"{shallower(7, d) / cost_of(7, d):.2%}")
lines(depths, shares, alt=f"At depth 12: {at_12} percent",
      xlabel="depth", ylabel="all shallower iterations, percent")

# %% [markdown] slide="slide"
# ## Deepening pays for itself
#
# That was the cost if nothing is learnt. But each iteration leaves the best moves behind for the next
# one to try first. Five positions of Connect Four, depth 7, columns from left to right:

# %% slide="skip"
class MovesOnly(Table):
    """Recalls the best move and never a value: the last iteration's order."""

    def find(self, state):
        entry = super().find(state)
        return entry and entry._replace(depth=-1)


openings = ("3 3 3 3 3 2", "3 2 3 3 4", "2 3 3 2 4 1", "0 1 2 6 5 4",
            "3 3 4 2 4")
starts = [four.parse(moves) for moves in openings]

# %% slide="skip"
def deepened(make, order=None):
    """The states of all iterations to depth 7, from all five positions."""
    def run(game, state):
        search = partial(table_alphabeta, table=make(), order=order)
        return list(deepening(game, state, search=search, depth=7))[-1][1]
    return sum(count(run, four, each).states for each in starts)


def forgetful(game, state):
    return list(deepening(game, state, depth=7))[-1][1]


# %% slide="fragment"
ways = {
    "depth 7 at once": sum(
        count(alphabeta, four, s, depth=7).states for s in starts),
    "1 to 7, forgetful": sum(count(forgetful, four, s).states for s in starts),
    "1 to 7, best moves": deepened(MovesOnly),
    "1 to 7, table": deepened(Table),
}
bars(list(ways), list(ways.values()), title="states opened",
     alt=f"States: {ways}")

# %% [markdown]
# All seven iterations together open fewer states than depth 7 alone, if the best moves are kept, and
# fewer than half with the whole table. It *helps*; that it "ensures optimal pruning", as one slide
# says, is too much: with the centre first there is more to save.

# %%
print("best moves, then centre first:", f"{deepened(MovesOnly, centre):,}")
print("table, then centre first:", f"{deepened(Table, centre):,}")

# %% [markdown] slide="slide"
# ## The effective branching falls with every trick
#
# States by depth, from one position. The slope is the effective branching factor of lesson 03.

# %% slide="skip"
depths = list(range(2, 10))


def everything(game, state, depth):
    order = CombinedOrder(Killers(), History(), centre)
    return solve(game, state, depth=depth, order=order)[:2]


searches = {
    "alpha-beta": alphabeta,
    "centre first": partial(ordered_alphabeta, order=centre),
    "table": partial(table_alphabeta, order=centre),
    "deepening, killers, history": everything,
}
curves = {name: [count(search, four, start, depth=d).states for d in depths]
          for name, search in searches.items()}

# %% slide="fragment"
lines(depths, curves, log=True, xlabel="plies", ylabel="states opened",
      alt=f"States opened at depths 2 to 9: {curves}")

# %%
for name, grown in curves.items():
    factor = (grown[-1] / grown[0]) ** (1 / 7)
    print(f"{name:28} {grown[-1]:>7,} states, {factor:.2f} per ply")

# %% [markdown] slide="slide"
# ## If the first move is the best, only test the others
#
# With a good order the first move usually *is* the best. **Principal-variation search** then asks of
# every other move just one thing: are you better? It searches through a **null window**, so narrow that
# no value lies inside. Only a move that says yes is searched again, for its value.

# %% slide="fragment"
show_steps(record(scout, TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])))

# %% slide="skip"
show_source(scouted_value)

# %% slide="skip"
orders = {"left to right": Order, "centre first": lambda: centre,
          "and killers": lambda: CombinedOrder(Killers(), History(), centre)}


def to_depth_7(search, make):
    return sum(
        count(search, four, s, depth=7, order=make()).states for s in starts)


# %% slide="fragment"
tests = {search.__name__: [to_depth_7(search, make) for make in orders.values()]
         for search in (ordered_alphabeta, scout)}
bars(list(orders), tests, alt=f"States: {tests}",
     title="states opened, depth 7")

# %% [markdown]
# Modest, but the better the order the more it gives.

# %% [markdown] slide="slide"
# ## Keep the table between two moves
#
# Two plies are played, and the next search begins inside the last one. "You have d − 2 moves of the tree
# already", one slide says. True of the depth. Of the *work* it is little: one of b² subtrees, or one of
# b if the pruning was perfect.

# %%
for b in (7, 35):
    print(f"b={b}: full width {1 / b**2:.2%}, perfect pruning {1 / b:.1%}")

# %% [markdown]
# An `Engine` keeps its table as long as it lives. Against a player who looks three plies ahead, move
# by move, at depth 7:

# %% slide="skip"
def both_ways(moves=7, depth=7):
    """States for each move of a game: with a new table, and with a kept one."""
    thinker, state, rows = Engine(depth=depth), four.initial, []
    for _ in range(moves):
        fresh = solve(four, state, depth=depth)
        rows.append((fresh.nodes, thinker.think(four, state).nodes))
        for move in (fresh.move, None):
            move = solve(four, state, depth=3).move if move is None else move
            state = four.result(state, move)
    return [list(column) for column in zip(*rows)]


# %% slide="fragment"
fresh, kept = both_ways()
bars([f"move {n}" for n in range(1, 8)], {"new table": fresh, "kept": kept},
     size=(9, 3.6), title="states",
     alt=f"States move by move, new table {fresh}, kept {kept}")

# %%
print(f"saved in all: {1 - sum(kept) / sum(fresh):.0%}")

# %% [markdown] slide="subslide"
# ### Ponder: think while the others do
#
# While the other player thinks, we may search what we expect them to answer. If they do, the answer is
# there at once. If not, little is lost: the time was free.

# %% slide="skip"
after_ours = four.parse("3 3 3 3 3")
expected = solve(four, after_ours, depth=7, order=centre).move
states = {"pondered": [], "not": []}
for reply in four.actions(after_ours):
    then = four.result(after_ours, reply)
    thinker, other = (Engine(depth=7, order=centre) for _ in range(2))
    thinker.ponder(four, after_ours)
    states["pondered"].append(thinker.think(four, then).nodes)
    states["not"].append(other.think(four, then).nodes)

# %% slide="fragment"
bars([f"column {reply}" for reply in four.actions(after_ours)], states,
     size=(9, 3.6), title=f"states after a reply; {expected} was expected",
     alt=f"Expected column {expected}; states by reply: {states}")

# %% [markdown] slide="slide"
# ## Forward pruning leaves moves out, and pays for it
#
# Alpha-beta leaves out only what cannot matter: it is **safe**. **Forward pruning** leaves out what does
# not *look* good: it is a gamble. A **beam** keeps the best k moves of each state. **Probability cuts**
# keep as many as are needed to hold the best one with some probability.

# %% slide="fragment"
show_source(beam)

# %%
predict("5.p5", "MiniChess, a beam of 8 moves: how many of 40 values are "
        "wrong at depth 4?", ["none", "2 or 3", "about 15", "nearly all"])

# %% slide="skip"
rng = random.Random(3)
tested = [wander(chess, rng.randint(4, 16)) for _ in range(40)]
by_material, taking = ByEvaluation(minichess_material), CapturesFirst()


def judged(narrow):
    """(wrong values, states) of a narrow game at depth 4."""
    found = [count(ordered_alphabeta, narrow, s, depth=4, evaluate=minichess_material,
                   order=taking) for s in tested]
    wrong = sum(one.value != value for one, value in zip(found, full))
    return wrong, sum(one.states for one in found)


full = [alphabeta(chess, s, depth=4, evaluate=minichess_material).value for s in tested]

# %% slide="fragment"
narrowed = {"all moves": judged(chess)}
narrowed |= {f"beam {k}": judged(beam(chess, k, by_material))
             for k in (1, 2, 4, 8)}
narrowed |= {f"likely {share:.0%}":
             judged(probability_cut(chess, share, by_material))
             for share in (0.5, 0.8, 0.95)}
for name, (wrong, states) in narrowed.items():
    print(f"{name:10} {wrong:>2} of 40 wrong, {states:>6,} states")

# %% slide="fragment"
bars(list(narrowed), [wrong for wrong, _ in narrowed.values()], size=(9, 3.6),
     title="wrong values, of 40", alt=f"Wrong values and states: {narrowed}")

# %%
reveal("5.p5", "about 15", f"{narrowed['beam 8'][0]} of 40. The move left out "
       "was a quiet one, or the only refutation.")

# %% [markdown]
# What saves much is often wrong, and what is never wrong here saves hardly anything. The beams are
# chosen by counting pieces: a better evaluation makes a better bet, and it stays a bet.

# %% [markdown] slide="slide"
# ## Books and databases: searched once, looked up for ever
#
# An **opening book** holds good first moves, worked out beforehand. An **endgame database** holds the
# value of *every* late position, worked out backwards from the end. A search that reaches the
# database has an exact evaluation.

# %%
database = {}
for state in reversed(positions(game)):  # the last plies first
    after = [database[game.result(state, m)] for m in game.actions(state)]
    pick = max if game.to_move(state) == MAX else min
    database[state] = pick(after) if after else game.utility(state)
for depth in (2, 4, 6, 9):
    print(depth, count(alphabeta, game, depth=depth,
                       evaluate=lambda _, state: database[state]))

# %% slide="fragment"
edge = game.parse("XO.......")
values = {cell: database[game.result(edge, cell)]
          for cell in game.actions(edge)}
draw_board(game, edge, marks=values)

# %% [markdown]
# For chess such tables exist for up to seven pieces. Checkers was solved with one of 443,748,401,247
# positions, all those with up to ten pieces.
#
# <!-- cited: 443,748,401,247 (Schaeffer and others, Checkers Is Solved, Science 2007) -->

# %% [markdown] slide="slide"
# ## Some games stay too wide
#
# "Extremely good agents for almost any game", one slide says of alpha-beta. Almost: with 361 moves six
# plies cost this many evaluations, and eight, as far as beginners read a corner sequence in Go, this many.

# %%
print(f"{cost_of(361, 6):.3g} and {cost_of(361, 8):.3g}")

# %% [markdown]
# (The slide says "about 400 billion" for the first; its own table says 323.) Go players do not look at
# every move either. Lessons 09 and 12 search Go-like games by other means.
#
# <!-- cited: 400, 323 (the slide's two figures, in billions; the second is printed above) -->

# %% [markdown] slide="subslide"
# ### What beat the world champion
#
# Deep Blue, 1997: minimax, alpha-beta, iterative deepening with a table, a book and endgame databases,
# many processors at once, and an evaluation in two speeds, a fast one in most places and a slow one
# where it mattered. Stockfish is still alpha-beta; since 2020 a small neural network evaluates its
# leaves. You have met each idea but two: evaluations come in lesson 06, parallel search in lesson 12.
#
# <!-- cited: 1997, 2020 (Campbell, Hoane and Hsu, 2002; release notes of Stockfish 12) -->

# %% [markdown] slide="slide"
# ## All of it together is an engine
#
# `solve` deepens inside a budget, keeps a table, tries the table's move first, then killers, then what
# history suggests. It returns the value, the move, the line expected, the depth and the states.

# %% slide="skip"
show_source(solve)

# %%
print(solve(four, nodes=20_000))
print(solve(ConnectFour(4, 4, 3)))

# %% [markdown]
# The second one had no budget: it is solved. X wins in nine plies, and the line shows how.

# %% [markdown] slide="slide"
# ## Connect Four, late: trick by trick
#
# Eighteen cells are free, X is to move. How many states does it take to find out who wins? Minimax's
# are counted, not run.

# %% slide="skip"
late = four.parse("4 1 5 2 6 3 0 5 4 4 1 5 5 4 2 3 3 4 4 3 3 3 6 6")


def engine(game, state):
    order = CombinedOrder(Killers(), History(), centre)
    return solve(game, state, order=order)


tricks = {
    "alpha-beta": alphabeta,
    "centre first": partial(ordered_alphabeta, order=centre),
    "and a table": partial(table_alphabeta, order=centre),
    "the engine": lambda game, state: engine(game, state)[:2],
}
work = {"minimax": census(four, late).nodes}
work |= {name: count(search, four, late).states
         for name, search in tricks.items()}

# %% slide="fragment"
bars(list(work), list(work.values()), log=True, alt=f"States opened: {work}",
     title="states opened, to the end of the game")

# %% [markdown]
# Each trick divides the work. The engine pays for its iterations here, since nobody told it how deep to
# look; in return it has a move at any time, and finds the *shortest* win.

# %% [markdown] slide="slide"
# ## One column wins
#
# What each column is worth, and in how many plies the game is over if both play on as well as they can.

# %%
draw_board(four, late)

# %%
predict("5.p6", "X is to move. Which column wins?", [0, 1, 2, 5, 6])

# %% slide="skip"
def verdict(column):
    """Win, draw or loss for X after a column, and when."""
    found = engine(four, four.result(late, column))
    outcome = {1: "win", 0: "draw", -1: "loss"}[found.value]
    return f"{outcome} {found.depth + 1}" if found.value else outcome


verdicts = {column: verdict(column) for column in four.actions(late)}

# %% slide="fragment"
draw_board(four, late, marks=verdicts)

# %%
print(verdicts)
print("expected:", engine(four, late))
reveal("5.p6", 1, "It wins in 13 plies. Three others draw, and one loses.")

# %% [markdown]
# ### Play it
#
# You are X, against the engine. Column 1 wins if you never err; "Show values" tells what each column is
# worth.

# %% slide="fragment"
play(four, Engine(), state=late)

# %% [markdown] slide="slide"
# ## Connect Four solved
#
# From the empty board the full game takes billions of states, too many for readable Python. Smaller
# boards are solved here and now.

# %%
def middle_first(columns):
    return Static(lambda column: -abs(2 * column - columns + 1))


print("columns, rows, stones in a line")
for size in ((4, 4, 3), (5, 4, 3), (4, 4, 4), (5, 4, 4)):
    board = ConnectFour(*size)
    found = count(table_alphabeta, board, order=middle_first(size[0]))
    print(size, f"value {found.value}, {found.states:,} states")

# %% [markdown]
# ### Trick by trick
#
# The full board, 27 stones on it, MIN wins. Each row adds one idea of this course to the row above and
# finds the same winner. The last row is the whole engine in machine code (`pip install "gamesearch[fast]"`).

# %% slide="skip"
if not find_spec("numba"):
    print("The rest of this lesson needs the extra `fast`, named above.")
else:
    from gamesearch.compiled.perfect import perfect_player, scores
    from gamesearch.compiled.step_by_step import trick_by_trick

    moves = "4 2 1 6 4 6 6 6 1 5 6 1 1 1 5 6 2 2 0 4 2 1 0 0 0 5 5"
    rows = list(trick_by_trick(four, four.parse(moves)))
    for row in rows:
        told = f"{row.nodes:>9,} nodes, value {row.value}"
        print(f"{row.name:14} lesson {row.lesson[:2]}", told)

# %% slide="fragment"
if find_spec("numba"):
    names, nodes = [row.name for row in rows], [row.nodes for row in rows]
    fall = "nodes fall from millions to fewer than two hundred"
    shape = {"title": "nodes", "log": True, "size": (10, 3.6)}
    display(bars(names, nodes, alt=fall, **shape))

# %% [markdown]
# Time falls with the nodes: look at `row.seconds` on your own machine. Then the empty board. Solving it
# took minutes, once; its answers up to eight stones were kept in an *opening table*, and reading it takes
# no time. What is each first column worth? The sign says who wins; the number, how many stones the winner
# has left.

# %%
if find_spec("numba"):
    print(scores(four))

# %% [markdown]
# Only the centre wins. Here is perfection to play against. You begin: take the centre, and do not err.

# %% slide="fragment"
if find_spec("numba"):
    display(play(four, perfect_player))

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/05_deepening.ipynb): fill a table by hand, write alpha-beta
# with a table, say which entry may answer, repair a deadline that is not kept, decide when to begin
# another iteration, recompute what deepening costs, and judge which tricks are safe.

# %% [markdown] slide="slide"
# ## Key points
#
# - A table entry is a value *or a bound*: say which, how deep, and which move.
# - The key is the whole position, and whose turn it is belongs to it.
# - Deepening always has a move; an unfinished iteration is thrown away; a budget is kept inside one.
# - Its cost is a share that depends on the branching factor, and good order earns it back.
# - Alpha-beta, tables and orders keep the value. Beams and probability cuts may not.

# %% [markdown]
# ## Ask yourself
#
# 1. Why does a table without flags pass every test on trees?
# 2. When may the best move of a half-finished iteration be used?
# 3. Why does deepening cost relatively more with two moves a state than with thirty-five?
#
# ## Further reading
#
# - D. Slate and L. Atkin, *Chess 4.5: The Northwestern University Chess Program*, in *Chess Skill in Man
#   and Machine* (1977): deepening and tables in one program.
# - R. Korf, *Depth-First Iterative-Deepening*, Artificial Intelligence 27 (1985).
# - J. Schaeffer and others, *Checkers Is Solved*, Science 317 (2007).
# - M. Campbell, A. J. Hoane and F. Hsu, *Deep Blue*, Artificial Intelligence 134 (2002).
