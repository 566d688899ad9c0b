# %% [markdown] slide="slide"
# # 5 · Deepening: stop any time, look deeper where it pays
#
# **How can a search have a good move ready whenever the clock runs out, and look deeper in the same time?**
#
# **Objectives**
#
# - build a search that keeps its budget and always has a move
# - compute what it costs to begin again, and decide when not to begin
# - write aspiration windows, and say why the answer stays exact
# - judge which tricks are safe, and explain where null-move pruning fails
# - combine order, table and windows into an engine, and measure what each of them saves
#
# **Time** 60 minutes, and 133 minutes for the exercises
#
# **You need** [Ordering](03_ordering.ipynb) and [Tables](04_tables.ipynb): best moves first, bounds, entries

# %% [markdown] slide="notes"
# 1 minute. Two halves: the clock (first half hour), then what engines do to look deep. Ask: "You have
# thirty seconds for a move. How would you split them before you know the position?"

# %% slide="skip"
import random
from functools import partial
from importlib.util import find_spec
from itertools import pairwise
from math import inf

from gamesearch import (
    MAX, MIN, TREES, ConnectFour, MiniChess, TicTacToe, TreeGame, alphabeta, count, deepening, draw_board,
    draw_tree, ordered_alphabeta, play, predict, record, reveal, show_frames, show_source,
    show_steps, solve,
)
from gamesearch.drawing.charts import bars, lines, ranges
from gamesearch.drawing.diagrams import timeline
from gamesearch.games.minichess import minichess_material, minichess_passed
from gamesearch.search.alphabeta import max_value
from gamesearch.search.aspiration import aspiration
from gamesearch.search.budget import MeteredGame
from gamesearch.search.deepening import iterations
from gamesearch.search.engine import Engine
from gamesearch.search.forward import beam, probability_cut
from gamesearch.search.late_move_reductions import late_move_reductions, reduced_value
from gamesearch.search.nullmove import nullmove, passing_value
from gamesearch.search.ordering import Order
from gamesearch.search.orders import (
    ByEvaluation, CapturesFirst, CombinedOrder, History, Killers, Static,
)
from gamesearch.search.scout import scout, scouted_value
from gamesearch.search.table import Table
from gamesearch.search.transpositions import table_alphabeta
from gamesearch.sizes import census

# %% slide="skip"
game, four, chess = TicTacToe(), ConnectFour(), MiniChess()
centre = Static(lambda column: -abs(column - 3))
rng = random.Random(4)


def wander(game, plies):
    """A position after some random moves."""
    state = game.initial
    while plies and not game.is_terminal(state):
        state = game.result(state, rng.choice(game.actions(state)))
        plies -= 1
    return wander(game, 6) if game.is_terminal(state) else state


# %% [markdown] slide="slide"
# ## Which depth fits every position?
#
# A program that looks five plies ahead keeps its time in 98% of its positions; with six plies it keeps it in
# 75%. Which of the two should it take? Either way some moves come too early and others too late, because the
# same depth costs very different amounts. Eight positions of MiniChess, searched four plies deep:
#
# <!-- cited: 98, 75 (a question of the lectures; the figures are examples) -->

# %% [markdown] slide="notes"
# 2 minutes. Let them vote for five or six, then ask for a third way. Usual answer: "measure the
# position first". Ask back: "How, if not by searching it?"

# %%
places = [wander(chess, 6) for _ in range(8)]
cost = [count(alphabeta, chess, place, depth=4, evaluate=minichess_material).nodes
        for place in places]
bars([f"position {n}" for n in range(1, 9)], cost, size=(9, 3.6),
     title="nodes, depth 4")

# %% [markdown] slide="slide"
# ## One ply, then two, then three
#
# **Iterative deepening** needs no fixed depth: search one ply deep, then two, then three, until the
# budget ends. Once depth 1 is finished, the last *finished* iteration always has a move. An algorithm that can be
# stopped at any time and then has an answer is called an **anytime** algorithm.

# %% [markdown] slide="notes"
# 3 minutes. Let them guess before the answer opens. Then slide the budget to just before the end of depth
# 5: thousands of nodes, hatched, for nothing. Ask: "May we use the best move of the hatched part?"

# %%
position = chess.parse("rnbk. p.pp. PPN.. RP.PP ..BQK", player=MIN)
draw_board(chess, position)

# %% slide="skip"
metered = MeteredGame(chess)
spent, found = [0], []
for _, best in iterations(metered, position, alphabeta, 5, minichess_material):
    spent.append(metered.nodes)
    found.append(best)
costs = [after - before for before, after in pairwise(spent)]

# %%
predict("5.p1", "Depths 1, 2 and 3 cost 11, 52 and 367 nodes here. With a budget "
        "of 600, which depth is the answer from?", ["2", "3", "4", "5"])

# %% slide="skip"
def clock(budget):
    """What is finished within a budget, and what is thrown away."""
    done = sum(after <= budget for after in spent[1:])
    thrown = budget - spent[done] if done < len(costs) else 0
    move = found[done - 1].move if done else "any legal move"
    last = f"depth {done}" if done else "no depth"
    says = (f"{budget:,} nodes: {last} is finished, it plays {move}; "
            f"{thrown:,} nodes of the next iteration are thrown away.")
    names = [f"depth {depth}" for depth in range(1, 6)]
    return timeline(costs, names, budget, alt=says, xlabel="nodes visited")


# %% slide="subslide"
budgets = [5, 40, 200, 600, 1000, spent[4], 3000, 5000, spent[5] - 1]
reveal("5.p1", "3", f"The three cost {spent[3]} together, so {600 - spent[3]} are left; depth 4 "
       f"needs {costs[3]:,}.",
       show=show_frames(budgets, [clock(budget) for budget in budgets],
                        label="budget", at=3))

# %% [markdown] slide="notes"
# 1 minute. The numbers are in the question: add up first, then compare. Usual wrong answer: 4, because
# 600 is more than 367.

# %% [markdown] slide="slide"
# ## May half an iteration be used?
#
# At depth 1 move 1 looks best. Depth 2 begins with move 0, and then the budget ends. The best "so far"
# of that iteration is move 0, though move 1 has not been looked at.

# %% [markdown] slide="notes"
# 3 minutes. Let them say which move they would play with seven nodes. Usual answer: "the deeper one is
# better informed". Ask: "Better informed about which moves?"

# %% slide="fragment"
small = TreeGame([[2, 4], [5, 6]])
guesses = {(0,): 3, (1,): 5}
draw_tree(record(alphabeta, small))

# %% slide="skip"
def looks(game, state):
    return guesses.get(state, 0)


# %%
print(list(deepening(small, evaluate=looks, nodes=7)))
print(list(deepening(small, evaluate=looks)))

# %% [markdown]
# So `deepening` throws the unfinished iteration away. A program that always tries the last best move
# *first* may use what it has: a move that is then ahead has beaten that one at the new depth. And with no
# budget at all there is still a legal move:

# %% slide="fragment"
_, best = list(deepening(four, nodes=0))[-1]
print(best)
draw_board(four, four.result(four.initial, best.move), last=best.move)

# %% [markdown] slide="slide"
# ## A budget is kept by a game that stops answering
#
# No tree search in this package looks at a clock. It is given a *metered game*, which counts the nodes
# visited and raises an error in the middle of an iteration when the budget is spent.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Why nodes and not seconds?" The same budget gives the same answer on every machine, so
# tests can be exact. `seconds` works the same way.

# %% slide="fragment"
show_source(MeteredGame.is_terminal)

# %% slide="skip"
show_source(iterations)

# %% [markdown] slide="slide"
# ## Is this deadline kept?
#
# This program looks at its clock before each iteration. Here the clock is the number of nodes visited.

# %% [markdown] slide="notes"
# 2 minutes. Ask for the worst case: the last iteration begins just before the limit and may cost several
# times as much as all others together. Real programs with this bug lose on time.

# %%
def between_iterations(game, limit, depth=1):
    """Deepen until the clock has passed the limit: nodes spent, last depth."""
    timed = MeteredGame(game)
    while timed.nodes < limit:
        alphabeta(timed, depth=depth)
        depth += 1
    return timed.nodes, depth - 1


# %% slide="fragment"
limits = [1_000, 3_000, 10_000, 30_000]
taken = [between_iterations(four, limit)[0] for limit in limits]
bars([f"{limit:,}" for limit in limits],
     {"allowed": limits, "taken": taken},
     title="nodes")

# %% [markdown]
# Nor does it notice when it has read the game to its end. Ours stops when an iteration did not have
# to guess: every line it read ended by the rules, so looking deeper changes nothing.

# %%
print("this loop's last depth on a game of nine plies:",
      between_iterations(game, 100_000)[1])
ours = list(deepening(game, search=table_alphabeta))
print("ours:", ours[-1][0])

# %% [markdown] slide="slide"
# ## What does it cost to begin again?
#
# Assume that alpha-beta to depth d costs b to the power 3d/4. How much more is it to search depths 1 to 5
# first, and then 6?

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answer: 100%, "five extra searches for one". Ask for the ratio of two neighbours
# first: 7 to the power 3/4 is a little more than 4.

# %%
predict("5.p2", "Connect Four, b = 7: what do depths 1 to 5 add to depth 6?",
        ["1%", "7%", "30%", "100%"])

# %% slide="skip"
def cost_of(b, d):
    return b ** (3 * d / 4)


def shallower(b, d):
    """All iterations before depth d, as a share of it."""
    return sum(cost_of(b, k) for k in range(1, d)) / cost_of(b, d)


# %% slide="subslide"
depths = list(range(2, 13))
shares = {f"b = {b}": [100 * shallower(b, d) for d in depths] for b in (2, 4, 7, 35)}
at_6 = {name: round(share[4], 1) for name, share in shares.items()}
reveal("5.p2", "30%", f"{at_6['b = 7']}%. With two moves {at_6['b = 2']}%, with 35 moves {at_6['b = 35']}%.",
       show=lines(depths, shares, xlabel="depth", ylabel="all shallower iterations, percent"))

# %% [markdown] slide="notes"
# 2 minutes. Two sentences that are often read, and the curves: "the overhead gets smaller with depth" (it
# grows, towards a limit), "it is negligible" (more than the deep search itself for b = 2).

# %% [markdown]
# One depth costs the same share of the next at every depth. All shallower depths together *grow* with the
# depth, towards $1 / (b^{0.75} - 1)$ of the deepest. So "cheaper at greater depth" is wrong, and "negligible"
# depends on the game: with two moves a turn, the shallow iterations cost more than the deep one from depth 4 on.
#
# <!-- cited: 1, 0.75, 4 (a formula, and the curve for b = 2) -->

# %% [markdown] slide="slide"
# ## Does deepening pay for itself?
#
# That was the cost if nothing is learnt. But with a table, each iteration leaves its best moves for the next
# to try first. Five positions of Connect Four, depth 7: at once, or all depths from 1 to 7; without a table
# and with one; columns from left to right, or the centre first.

# %% [markdown] slide="notes"
# 3 minutes. The vote splits well. Usual wrong answer: "fewer, everybody says so". The fair comparison
# changes one thing at a time: with a table and a good order deepening saves nothing here.

# %%
predict("5.p3", "With a table, centre first: do depths 1 to 7 together visit more or "
        "fewer nodes than depth 7 at once?", ["half as many", "about as many", "twice as many"])

# %% slide="skip"
openings = ("3 3 3 3 3 2", "3 2 3 3 4", "2 3 3 2 4 1", "0 1 2 6 5 4", "3 3 4 2 4")
starts = [four.parse(moves) for moves in openings]


class NoTable(Table):
    """Forgets at once."""

    def store(self, state, entry):
        pass


def to_depth_7(make, order, first):
    """The nodes of all iterations from `first` to 7, from all five positions."""
    def run(game, state, table):
        for depth in range(first, 8):
            table_alphabeta(game, state, depth=depth, order=order, table=table)
        return 0, None
    return sum(count(run, four, each, table=make()).nodes for each in starts)


# %% slide="subslide"
rows = {"left to right": Order(), "centre first": centre}
tried = {
    f"{name}, {what}": [to_depth_7(make, order, first) for order in rows.values()]
    for what, make in {"no table": NoTable, "table": Table}.items()
    for name, first in {"depth 7 at once": 7, "depths 1 to 7": 1}.items()}
reveal("5.p3", "about as many", "With a table, from left to right, deepening saves nodes: the table's "
       "moves repair a poor order. With the centre first there is little to repair.",
       show=bars(list(rows), tried, size=(10.5, 2.8), title="nodes visited"))

# %% [markdown]
# So the clock is the reason to deepen: a move is always there. That it can cost little, or even save nodes,
# is an extra.

# %% [markdown] slide="slide"
# ## Aspiration windows: begin where the value is expected
#
# The last iteration has said: about 0.1. So search with the window (0.1 − w, 0.1 + w): it cuts more. If
# the value lies inside, the answer is exact. If it lies below (the search **fails low**) or above
# (it **fails high**), the answer is only a bound, and a wider window is searched. In the end the value is exact.

# %% [markdown] slide="notes"
# 3 minutes. Cover the picture and ask what the first search returns: the tree is worth 3, the window is (6, 10).
# Usual wrong answer: "3, it has found it". It returns a bound, at most 5, and the search begins again.

# %% slide="fragment"
textbook = TreeGame(TREES["textbook"])  # it is worth 3; the guess is 8
tried = {"first window": (6, 10), "second window": (-3, 10)}
for low, high in tried.values():
    found, _ = max_value(textbook, (), low, high, inf, None)
    kind = "exact" if low < found < high else f"at most {found}"
    print(f"window ({low}, {high}): it answers {found}, {kind}")
ranges(tried, marks={"value 3": 3, "guess 8": 8}, span=(-4, 12),
       alt="3 lies below the first window, 6 to 10, "
           "and inside the second, −3 to 10.")

# %% [markdown] slide="subslide"
# ### A wider window after each failure

# %%
show_source(aspiration)

# %% slide="skip"
rng = random.Random(3)
tested = [wander(chess, rng.randint(4, 16)) for _ in range(40)]
before = [alphabeta(chess, s, depth=3, evaluate=minichess_material).value for s in tested]


def aspired(width):
    """Nodes at depth 4 with the value of depth 3 as the guess."""
    return sum(count(aspiration, chess, s, guess=guess, width=width, depth=4,
                     evaluate=minichess_material, order=CapturesFirst()).nodes
               for s, guess in zip(tested, before))


# %% slide="subslide"
predict("5.p4", "Depth 4. The guess is the value of depth 3; values up to one pawn away lie "
        "inside the window. How many nodes are saved?",
        ["about a tenth", "about a third", "nine of ten"])

# %% slide="subslide"
widths = {"a tenth": 0.001, "1": 0.015, "2": 0.025, "4": 0.045, "8": 0.085, "all": 10}
nodes = {name: aspired(width) for name, width in widths.items()}
saved = 1 - nodes["1"] / nodes["all"]
reveal("5.p4", "about a tenth", f"{saved:.0%}. The width matters little here: a narrower "
       "window cuts off more, but must be searched again more often.",
       show=bars(list(nodes), list(nodes.values()), title="nodes, by the width in pawns"))

# %% [markdown] slide="notes"
# 2 minutes. The chart is one game and one evaluation. Ask: "What would a very jumpy evaluation change?"
# The guess is worse, the window fails more often, and a narrow one may cost more than none. The windows of whole
# pawns reach half a pawn further than their label: a value exactly so many pawns away still lies inside.

# %% [markdown] slide="slide"
# ## If the first move is the best, only test the others
#
# With a good order the first move usually *is* the best. **Principal-variation search** (`scout` in the code)
# asks about every other move just one thing: is it better? It searches through a **null window**, so narrow that no value
# lies inside. Only a move that says yes is searched again, for its value.

# %% [markdown] slide="notes"
# 2 minutes. Step until the second branch: window (3, 3.0000…1). Ask: "Which answers can this search give?"
# Then the chart: modest, and more with a better order.

# %% slide="fragment"
show_steps(record(scout, TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])))

# %% slide="skip"
show_source(scouted_value)

# %% slide="skip"
orders = {"left to right": Order, "centre first": lambda: centre,
          "and killers": lambda: CombinedOrder(Killers(), History(), centre)}
tests = {name: [sum(count(search, four, s, depth=7, order=make()).nodes for s in starts)
                for make in orders.values()]
         for name, search in {"alpha-beta": ordered_alphabeta, "null windows": scout}.items()}

# %% slide="fragment"
bars(list(orders), tests, title="nodes visited, depth 7")

# %% [markdown] slide="slide"
# ## Leave out what does not look good?
#
# Alpha-beta leaves out only what cannot matter: it is **safe**. **Forward pruning** leaves out what does
# not *look* good: it is a gamble. A **beam** keeps the best k moves of each position. A **probability cut**
# gives moves with better scores higher probabilities, and keeps the first moves that make up, say, 90%.

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answer: only the width of the beam matters. Both orders keep captures, then the quiet
# moves generated first. Ask: "Which capture looks quiet by pieces?" Of the king: this evaluation leaves kings out.
# Buro's *ProbCut* is another method: a shallow search tells whether the deep value probably lies outside the window.

# %%
predict("5.p5", "A beam of 8 moves, MiniChess, depth 4: how many of 40 values are wrong if the best "
        "8 are chosen by counting pieces? And if captures come first?",
        ["about 3 and about 3", "about 15 and about 6", "about 15 and about 15"])

# %% slide="skip"
by_material, taking = ByEvaluation(minichess_material), CapturesFirst()
full = [alphabeta(chess, s, depth=4, evaluate=minichess_material).value for s in tested]


def judged(search, make=lambda: CombinedOrder(CapturesFirst(), Killers(), History()), on=chess):
    """(wrong values, nodes) at depth 4, of the tested positions."""
    found = [count(search, on, s, depth=4, evaluate=minichess_material, order=make())
             for s in tested]
    return (sum(one.value != value for one, value in zip(found, full)),
            sum(one.nodes for one in found))


# %% slide="subslide"
beams = {(k, name): judged(ordered_alphabeta, lambda: taking, beam(chess, k, order))
         for name, order in {"by pieces": by_material, "captures first": taking}.items()
         for k in (2, 4, 8)}
share = judged(ordered_alphabeta, lambda: taking, probability_cut(chess, 0.9, by_material, scale=0.03))
wrong = {name: [beams[k, name][0] for k in (2, 4, 8)] for name in ("by pieces", "captures first")}
reveal("5.p5", "about 15 and about 6", f"{wrong['by pieces'][2]} and {wrong['captures first'][2]} of 40. "
       "Counting pieces leaves the kings out here: to take the king looks quiet, and may be left out. "
       f"A probability cut of 90% by pieces: {share[0]} wrong.",
       show=bars(["beam 2", "beam 4", "beam 8"], wrong, title="wrong values, of 40"))

# %% [markdown] slide="slide"
# ## Null move: if even passing is good enough
#
# It is MIN's turn, and the position is already so good for MIN that MAX would never let it happen. What if
# MIN just *passed*, and even then it were good enough? Some move is nearly always better than none. So
# search the position after a pass, two plies less deep than after a move and through a null window; if
# even that is enough for a cutoff, leave the node.

# %% [markdown] slide="notes"
# 3 minutes. Act it out: "I am a rook ahead. I could skip a move and still be ahead: do you need to see my
# move?" Ask where this fails before the next slide. Usual answer: "when I am in check".

# %% slide="fragment"
show_source(passing_value)

# %%
safe_nodes = judged(ordered_alphabeta)
null = judged(partial(nullmove, passed=minichess_passed))
print(f"alpha-beta {safe_nodes[1]:,} nodes, with null move {null[1]:,};",
      f"{null[0]} of 40 values wrong")

# %% [markdown] slide="slide"
# ## Is passing never better than moving?
#
# The queen has moved: both squares are marked. MIN's king is not attacked. It is MIN's turn.

# %% [markdown] slide="notes"
# 3 minutes. Let them look for MIN's moves: three squares, all attacked by the queen. In MiniChess a king
# may, and here must, step onto an attacked square, and is taken there. In chess this board would be stalemate; ask why.

# %%
ending = chess.parse("..... ..... .Q... K.... ....k")
draw_board(chess, chess.result(ending, (11, 13)), last=(11, 13))

# %%
predict("5.p6", "Four plies deep: what does a search with null move think of this move?",
        ["a win, as alpha-beta does", "nothing special", "a loss"])

# %% slide="skip"
def only_with_pieces(game, state):
    """Nobody passes who has nothing but king and pawns left."""
    pieces = set("QRBN" if game.to_move(state) == MAX else "qrbn")
    return minichess_passed(game, state) if pieces & set(state[1]) else None


deep = {"depth": 4, "evaluate": minichess_material}
ways = {"alpha-beta": alphabeta(chess, ending, **deep),
        "null move": nullmove(chess, ending, passed=minichess_passed, **deep),
        "with care": nullmove(chess, ending, passed=only_with_pieces, **deep)}

# %% slide="subslide"
told = "\n".join(f"{name:11} {best}" for name, best in ways.items())
reveal("5.p6", "nothing special", "Every move of MIN loses the king, but passing would not: "
       "zugzwang. The search lets MIN pass, and never reads the moves. So it prefers another move to "
       "(11, 13), the queen's move above.", show=told)

# %% [markdown]
# **Zugzwang** is a position in which every move is worse than passing would be. It is rare in the middle of
# a chess game, and more common in endings with few pieces. So programs do not pass when only king and pawns are
# left: `with care`.

# %% [markdown] slide="slide"
# ## Late move reductions: less deep, and again if it surprises
#
# In a good order the best move is usually among the first. So search the first few moves in full, and
# each later one a ply or two *less deep*, through a null window. If it looks better than the best so far, search
# it again in full. Here captures are never reduced.

# %% [markdown] slide="notes"
# 3 minutes with the next slide. Ask: "How is this different from a beam?" Nothing is left out for good unless a short look has
# said no. Then: "When does it go wrong?" If the move's point lies beyond the short look.

# %% slide="skip"
show_source(reduced_value)

# %% slide="fragment"
def takes(game, state, move):
    return game.capture(state, move) is not None


def with_full(moves):
    return judged(partial(late_move_reductions, full=moves, loud=takes))


reduced = {moves: with_full(moves) for moves in (1, 3, 5, 8)}
bars(["alpha-beta", *(f"{moves} in full" for moves in reduced)],
     [safe_nodes[1], *(nodes for _, nodes in reduced.values())],
     title="nodes, depth 4")

# %%
for moves, (unlike, nodes) in reduced.items():
    print(f"{moves} in full: {unlike} of 40 values wrong, {nodes:,} nodes")

# %% [markdown] slide="subslide"
# ### Where it goes wrong: the point of a move lies deeper
#
# Two moves, worth 3 and 9 three plies deep. The first is searched in full, the second one ply less deep. There
# it looks like 1 and is given up; or it looks like 5, better than 3, and is searched again in full.

# %%
late_best = TreeGame([[[3]], [[9]]])


def reduced_search(look):
    """The second move reduced; what is unfinished looks like this."""
    return {"full": 1, "depth": 3, "evaluate": lambda game, state: look}


for look in (1, 5):
    found = late_move_reductions(late_best, **reduced_search(look))
    print(f"it looks like {look}: value {found.value}, move {found.move}")

# %% slide="fragment"
draw_tree(record(late_move_reductions, late_best, **reduced_search(1)))

# %% [markdown] slide="slide"
# ## Which of them are safe?
#
# | | the value at this depth |
# |---|---|
# | order; table, if a position is met at one ply only; aspiration; null windows | surely the same |
# | beam, probability cut | may be another: here in 6 to 31 of 40 |
# | null move | the same, except in zugzwang and where two plies less are too few |
# | late move reductions | may be another: here in 2 to 5 of 40; it depends on the order |
#
# Unsafe and useful: what is saved buys depth, as we shall measure in an engine. Whether the deeper, less
# exact search plays *better* is a question for a tournament. <!-- cited: 6, 31, 2, 5, 40 (the charts above) -->

# %% [markdown] slide="notes"
# 2 minutes. Ask them to fill in the right column before it shows. Usual wrong answer: "null windows are
# unsafe". A move that says yes is searched again.

# %% [markdown] slide="slide"
# ## Ponder: think while the others do
#
# While the other player thinks, we may search what we expect them to answer. If they do, the answer is
# there at once. If not, no time of ours is lost.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Why does pondering help a little even for the wrong reply?" To find the reply to expect,
# all of them were searched; and some positions are reached by several. Usual wrong answer:
# "ponder all replies a little". Ask what each reply then gets: a seventh of the time.

# %% slide="skip"
after_ours = four.parse("3 3 3 3 3")
expected = solve(four, after_ours, depth=6, order=centre).move
pondered = {"pondered": [], "not": []}
for reply in four.actions(after_ours):
    then = four.result(after_ours, reply)
    thinker, other = (Engine(depth=6, order=centre) for _ in range(2))
    thinker.ponder(four, after_ours)
    pondered["pondered"].append(thinker.think(four, then).nodes)
    pondered["not"].append(other.think(four, then).nodes)

# %% slide="fragment"
bars([f"column {reply}" for reply in four.actions(after_ours)], pondered,
     size=(10, 3.6), title=f"nodes after a reply; {expected} was expected")

# %% [markdown] slide="slide"
# ## All of it together is an engine
#
# `solve` deepens inside a budget, keeps a table, tries the table's move first, then killers, then what
# history suggests. It returns the value, the move, the line expected, the depth and the nodes.

# %% [markdown] slide="notes"
# 3 minutes with the next slide. Ask: "Which of today's ideas are *not* in it?" Null move, reductions
# and beams: it is meant to be exact. Aspiration and null windows are exact, but saved little here. A good project:
# let engines with and without one of them play against each other.

# %% slide="skip"
show_source(solve)

# %%
print(solve(four, nodes=20_000))
print(solve(ConnectFour(4, 4, 3)))

# %% [markdown]
# The second one had no budget: it is solved. X wins in nine plies, and the line shows how.

# %% [markdown] slide="subslide"
# ### The same budget, another search inside
#
# `solve` can run another search in each iteration: `search=partial(nullmove, passed=minichess_passed)`. How
# deep is the last finished iteration, with 1,000 nodes for each of twenty positions of MiniChess?

# %% slide="skip"
inside = {"alpha-beta": ordered_alphabeta, "with a table": None,
          "null move": partial(nullmove, passed=minichess_passed),
          "late moves": partial(late_move_reductions, full=3, loud=takes)}


def depth_reached(search, positions=tested[:20]):
    """The mean depth of the last finished iteration."""
    found = [solve(chess, s, nodes=1_000, evaluate=minichess_material, search=search,
                   order=CombinedOrder(CapturesFirst(), Killers(), History()))
             for s in positions]
    return sum(one.depth for one in found) / len(found)


# %% slide="fragment"
reached = {name: round(depth_reached(each), 2) for name, each in inside.items()}
bars(list(reached), list(reached.values()),
     title="mean depth reached with 1,000 nodes")

# %% [markdown]
# Both gambles look about half a ply deeper for the same price. Here the table adds next to nothing.

# %% slide="skip"
late = four.parse("4 1 5 2 6 3 0 5 4 4 1 5 5 4 2 3 3 4 4 3 3 3 6 6")


def engine(game, state):
    return solve(game, state, order=CombinedOrder(Killers(), History(), centre))


tricks = {
    "centre first": partial(ordered_alphabeta, order=centre),
    "and a table": partial(table_alphabeta, order=centre),
    "killers, too": partial(table_alphabeta, depth=18,
                            order=CombinedOrder(Killers(), History(), centre)),
    "the engine": lambda game, state: engine(game, state)[:2],
}
work = {"minimax": census(four, late).nodes}
work |= {name: count(search, four, late).nodes for name, search in tricks.items()}

# %% [markdown] slide="subslide"
# ### Connect Four, late: which trick pays?
#
# Eighteen cells are free, X is to move. How many nodes does it take to find out who wins? Minimax's are
# counted, not searched.

# %% [markdown] slide="notes"
# 2 minutes. The last two bars are *longer* than the third: killers and history, asked before the centre, guess worse
# than the centre here. The engine asks them too, but deepens: that saves some, gives a move at any time and finds the
# shortest win.

# %% slide="fragment"
bars(list(work), list(work.values()), log=True, size=(9.4, 3.6),
     title="nodes visited, to the end of the game")

# %% [markdown] slide="slide"
# ## Which column wins?
#
# Exactly one column wins for X.

# %% [markdown] slide="notes"
# 3 minutes with playing. Let two students argue for a column each. Then play it against the engine: the
# win takes thirteen plies, hardly anybody finds all of it.

# %%
draw_board(four, late)

# %%
predict("5.p7", "X is to move. Which column wins?", [0, 1, 2, 5, 6])

# %% slide="skip"
def verdict(column):
    """Win, draw or loss for X after a column, and when."""
    found = engine(four, four.result(late, column))
    outcome = {1: "win", 0: "draw", -1: "loss"}[found.value]
    return f"{outcome} {found.depth + 1}" if found.value else outcome


verdicts = {column: verdict(column) for column in four.actions(late)}

# %% slide="fragment"
reveal("5.p7", 1, "It wins in 13 plies. Three others draw, and one loses.",
       show=draw_board(four, late, marks=verdicts))

# %% slide="fragment"
play(four, Engine(), state=late)

# %% [markdown] slide="slide"
# ## Connect Four solved
#
# The full game takes billions of nodes, too many for readable Python. Smaller boards are solved here and
# now.

# %% [markdown] slide="notes"
# 2 minutes. Ask which of the sizes they believe the first player wins. In 1988 Allen and Allis solved the
# full board, independently of each other; Allis with rules and search.
#
# <!-- cited: 1988 (V. Allis, A Knowledge-based Approach of Connect-Four, 1988) -->

# %%
def middle_first(columns):
    return Static(lambda column: -abs(2 * column - columns + 1))


print("columns, rows, stones in a line")
for size in ((4, 4, 3), (5, 4, 3), (4, 4, 4)):
    board = ConnectFour(*size)
    found = count(table_alphabeta, board, order=middle_first(size[0]))
    print(size, f"value {found.value}, {found.nodes:,} nodes")

# %% [markdown]
# The full board was solved once, in machine code, in minutes. That needs the extra `fast`, which
# `make lab` installs; the answers up to eight stones were kept in a table and are only read here. What is
# each first column worth? The sign says who wins; the number, how many stones the winner has left, the
# winning one included.

# %%
if find_spec("numba"):
    from gamesearch.compiled.perfect import perfect_player, scores
    print(scores(four))

# %% [markdown]
# Only the centre wins. Here is a perfect player to play against. You begin: take the centre, and make no mistake.

# %% slide="fragment"
if find_spec("numba"):
    display(play(four, perfect_player))

# %% [markdown] slide="slide"
# ## What beat the world champion, and what stays too wide
#
# Deep Blue, 1997: minimax, alpha-beta, deepening with a table, a book and endgame databases, many
# processors, lines *extended* where few moves make sense, and an evaluation in two speeds on special chips.
# Stockfish is alpha-beta still, with null move and reductions; since 2020 a small neural network evaluates.
#
# For Go this was not enough. With 361 moves, the formula for the cost gives this many nodes:
#
# <!-- cited: 1997, 2020, 361 (Campbell, Hoane and Hsu, 2002; release notes of Stockfish 12; 19 times 19) -->

# %% [markdown] slide="notes"
# 2 minutes. Discuss: "What do we need to build a Deep Blue?" Collect on the board; most items have had a
# lesson by now. Evaluation and extensions come next; parallel search and chips have none. Go players do not look at
# every move either.

# %%
print(f"{cost_of(361, 6):.3g} for six plies, {cost_of(361, 8):.3g} for eight")

# %% [markdown]
# Many *joseki*, standard sequences in one corner, are longer than eight plies. Go programs search by
# other means: [Monte Carlo tree search](11_mcts.ipynb).

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/05_deepening.ipynb): repair a deadline, decide when to begin
# another iteration, compute what deepening costs, write aspiration windows, judge what is safe, explain
# zugzwang, and build an engine of your own.

# %% [markdown] slide="notes"
# 1 minute. The first exercise needs half an hour; the last one is marked *stretch*.

# %% [markdown] slide="slide"
# ## Key points
#
# - Deepening always has a move. It keeps its budget by stopping inside an iteration, and throws that one away.
# - Its cost is a share that depends on the branching factor. The clock is the reason to deepen.
# - Aspiration and null windows ask a narrower question first, and stay exact by asking again.
# - Null move and late move reductions are gambles that save nodes; in zugzwang passing would be best.
# - What is saved buys depth; whether that plays better has to be measured.

# %% [markdown] slide="notes"
# 1 minute. Cover the list; let the class say which lines are about safe tricks and which are not.

# %% [markdown] slide="subslide"
# ## Ask yourself
#
# 1. [When may the best move of a half-finished iteration be used?](#May-half-an-iteration-be-used?)
# 2. [Why does deepening cost relatively more with two moves a position than with thirty-five?](#What-does-it-cost-to-begin-again?)
# 3. [Which of today's searches may return another value than alpha-beta, and where?](#Which-of-them-are-safe?)
#
# ## Further reading
#
# - D. Slate and L. Atkin, *Chess 4.5: The Northwestern University Chess Program*, in *Chess Skill in Man
#   and Machine* (1977): deepening and tables in one program.
# - C. Donninger, *Null Move and Deep Search*, ICCA Journal 16 (1993).
# - R. Korf, *Depth-First Iterative-Deepening*, Artificial Intelligence 27 (1985).
# - M. Campbell, A. J. Hoane and F. Hsu, *Deep Blue*, Artificial Intelligence 134 (2002).

# %% [markdown] slide="notes"
# 1 minute. Give one question as homework.
