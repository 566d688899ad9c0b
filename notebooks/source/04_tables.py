# %% [markdown] slide="slide"
# # 4 · Tables: the same position twice
#
# **Many orders of moves lead to one position. How can a search remember what it found there, and when
# may it use what it remembers?**
#
# **Objectives**
#
# - store exact values and bounds, and say when an entry may answer
# - write alpha-beta with a table, and test it where tests on trees are blind
# - compute a Zobrist key, and update it after a move
# - explain what a table may change at a depth limit, and build a game that shows it
# - judge which shortcuts keep the value
#
# **Time** 58 minutes, and 119 minutes for the exercises
#
# **You need** windows and bounds, from [Pruning](02_pruning.ipynb); orders of moves, from
# [Ordering](03_ordering.ipynb)

# %% [markdown] slide="notes"
# 1 minute. One idea: remember what was found. Then what can go wrong with it. Ask: "When you
# looked at a chess position an hour ago, what do you still know about it: the value, or a rough idea?"

# %% slide="skip"
import random
from functools import partial

from gamesearch import (
    MAX, ConnectFour, GraphGame, MiniChess, TicTacToe, TreeGame, alphabeta, count, deepening,
    draw_board, draw_graph, draw_tree, minimax, ordered_alphabeta, predict, random_tree, record,
    reveal, show_source, show_table, solve,
)
from gamesearch.drawing.charts import bars, lines
from gamesearch.games.graph import random_graph
from gamesearch.games.minichess import minichess_material
from gamesearch.games.repetition import RepetitionGame
from gamesearch.search.engine import Engine
from gamesearch.search.orders import Static
from gamesearch.search.table import (
    EXACT, LOWER, UPPER, Entry, Table, TwoTier, always_replace, depth_preferred,
)
from gamesearch.search.transpositions import table_alphabeta, tabled_value
from gamesearch.search.zobrist import Zobrist, ZobristTable, chess_change, chess_things
from gamesearch.sizes import positions

# %% [markdown] slide="slide"
# ## One position, many ways to it
#
# X takes a corner, O an edge, X the centre. Or X the centre, O the edge, X the corner. The board is the
# same. Two orders of moves that lead to one position are **transpositions**. A tree holds the position
# twice, and everything below it, too. Drawn once, it is no tree but a **graph**.

# %% [markdown] slide="notes"
# 2 minutes. Let somebody look for a third order for the same board: there is none, the edge is O's. Ask
# back: "Why do X's moves only change places with X's moves?"

# %%
draw_graph(GraphGame(
    {"s": ["a", "b"], "a": ["ab", 1], "b": ["ab", 2], "ab": 0}))

# %% [markdown] slide="slide"
# ## How much would a memory save?
#
# A **transposition table** keeps what a search found out about each position. A search that comes to
# the position again looks it up. Alpha-beta, moves from left to right, visits 18,297 nodes of
# tic-tac-toe.

# %% [markdown] slide="notes"
# 2 minutes. Take the vote before opening the answer. Usual wrong answer: "nearly all", because there are
# only 5,478 positions and half a million nodes in the whole tree. But alpha-beta has left most nodes out already.

# %%
game = TicTacToe()
plain = count(alphabeta, game).nodes
predict("4.p1", f"Alpha-beta visits {plain:,} nodes. How many with a table?",
        ["about 16,000", "about 5,000", "about 500"])

# %% slide="fragment"
kept = count(table_alphabeta, game).nodes
corners = Static({4: 2, 0: 1, 2: 1, 6: 1, 8: 1})
ordered = [count(search, game, order=corners).nodes
           for search in (ordered_alphabeta, table_alphabeta)]
both = {"no table": [plain, ordered[0]], "table": [kept, ordered[1]]}
reveal("4.p1", "about 5,000", f"{kept:,} nodes. With the centre first, "
       f"{ordered[0]:,} become {ordered[1]:,}.",
       show=bars(["left to right", "centre first"], both, title="nodes visited"))

# %% [markdown]
# Here about a quarter of the nodes is left, with either order. In a game without transpositions a table
# saves nothing in a single search.

# %% [markdown] slide="slide"
# ## What an entry holds
#
# The table is a dict: the key is the position, the entry holds what was found. An entry has a value,
# what *kind* of number this is, how deep the search below it went, and the best move. Each of the four
# comes back in this lesson.

# %% [markdown] slide="notes"
# 1 minute. Ask: "Why is the value alone not enough?" Collect answers, do not settle them yet.

# %% slide="fragment"
show_source(Entry)

# %% [markdown] slide="slide"
# ## Positions that look different may be the same, too
#
# Turn or mirror a board of tic-tac-toe: nothing changes but the names of the cells. If all eight views
# share one key, the table needs one entry for all of them. That is **symmetry**.

# %% [markdown] slide="notes"
# 2 minutes. Draw one board and its mirror image on the board. Usual wrong answer: "it saves a factor of
# eight". Ask back: "How many views has the empty board? And the one with X in the centre?"

# %% slide="skip"
TURNED, MIRRORED = (6, 3, 0, 7, 4, 1, 8, 5, 2), (2, 1, 0, 5, 4, 3, 8, 7, 6)


def views(cells):
    """The eight views of a board: four turns, each with its mirror image."""
    found = []
    for _ in range(4):
        cells = "".join(cells[cell] for cell in TURNED)
        found += [cells, "".join(cells[cell] for cell in MIRRORED)]
    return found


class BySymmetry(Table):
    """One entry for all boards that are turned or mirrored copies of one another."""

    def place(self, state):
        return min(views(game.cells(state)))

    def find(self, state):
        _, entry = self.places.get(self.place(state), (None, None))
        return entry and entry._replace(move=None)  # its move belongs to another view


# %%
boards = {game.cells(state) for state in positions(game)}
different = {min(views(board)) for board in boards}
print(f"{len(boards):,} boards,", f"{len(different)} different ones")

# %% slide="fragment"
folded = count(table_alphabeta, game, table=BySymmetry()).nodes
sizes = {"no table": plain, "table": kept, "with symmetry": folded}
bars(list(sizes), list(sizes.values()), title="nodes visited")

# %% [markdown]
# Nodes are not time: to find the smallest of eight views costs more than a look into a dict. In chess there is
# little to save: pawns have a direction and castling has a side, so that few views are alike, and one search
# rarely meets both.

# %% [markdown] slide="slide"
# ## Is a stored number always the value?
#
# Alpha-beta leaves a node as soon as it cannot matter. The number it leaves with may be a **bound**: "1
# or more". Later another path comes to this node with another window. In the graph below, e can be
# reached from b and from c.

# %% [markdown] slide="notes"
# 4 minutes. Let them search by hand until e is left: MIN at b has 1 already, so MAX's 1 at e is enough
# to leave. Then let them say aloud what the table should hold: "e is 1" or "e is at least 1"?

# %% slide="skip"
diamond = GraphGame({
    "r": ["b", "c"], "b": ["d", "e"], "c": ["e", "f"],
    "d": ["x", "y"], "e": ["x", "z"], "f": ["z", "x"], "x": 1, "y": 1, "z": 9})


class NoKinds(Table):
    """Takes every number for the value itself."""

    def store(self, state, entry):
        super().store(state, entry._replace(kind=EXACT))


# %%
draw_graph(diamond)

# %%
predict("4.p2", "The table notes e's 1 as e's value. What does the search say "
        "r is worth?", ["9", "1", "5"])

# %% slide="subslide"
wrong = table_alphabeta(diamond, table=NoKinds()).value
right = minimax(diamond).value
reveal("4.p2", wrong, f"It should be {right}. The entry of e answers a question "
       "that it cannot answer.",
       show=show_table(diamond, {"with bounds": Table, "without": NoKinds}))

# %% [markdown] slide="notes"
# 2 minutes. Open both steppers. Usual wrong answer: "the search is wrong at e". It is not: at e nothing
# more had to be read. What is wrong is what was written down.

# %% [markdown] slide="slide"
# ## The window decides what kind of number it is
#
# The search came to a node with a window (α, β) and leaves with a number v.
#
# | v | kind | it promises |
# |---|---|---|
# | inside the window | **exact** | the value is v |
# | v ≥ β | **lower** bound | the value is v or more |
# | v ≤ α | **upper** bound | the value is v or less |
#
# The window is the one the search *came in* with, not the one it had when it left.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "v equals beta: which line of the table?" Then: "Why is it a *lower* bound if MAX's node
# was cut?" Because the moves that were not read could only have raised it.

# %% slide="skip"
show_source(Entry.bounds.fget)

# %% [markdown] slide="slide"
# ## When may an entry answer?
#
# Somebody asks for d plies and a window. An entry answers if it was searched d plies deep or more, and
# if it is exact, or its bound lies outside the window that is asked now: a lower bound at β or above, an
# upper bound at α or below. In the code, look for `known` and for `asked`; the depth is `inf` if nothing
# below was guessed.

# %% [markdown] slide="notes"
# 3 minutes. Read `if known is not None` aloud, then the lines from `kind =` on. Ask: "the entry says 5 or
# more, the window is (2, 9). What can we still learn from it?" A narrower window: (5, 9).

# %% slide="fragment"
show_source(tabled_value)

# %% [markdown] slide="slide"
# ## How often does a careless table go wrong?
#
# Three hundred random games in which positions come back, searched with four tables.

# %% [markdown] slide="notes"
# 2 minutes. Ask which of the four is safe *and* fast before the chart opens. Exact only is safe, and
# pays with nodes. Usual wrong answer: "swapped must always be wrong".

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
    """(wrong values, nodes visited) with a new table for each game."""
    found = [count(table_alphabeta, each, table=make()) for each in graphs]
    wrong = sum(one.value != value for one, value in zip(found, truth))
    return wrong, sum(one.nodes for one in found)


# %%
results = {"with kinds": tried(Table), "no kinds": tried(NoKinds),
           "swapped": tried(Swapped), "exact only": tried(ExactOnly)}
without = sum(count(alphabeta, each).nodes for each in graphs)
bars(list(results), [wrong for wrong, _ in results.values()],
     title="wrong values, of 300 games")

# %% slide="fragment"
print(f"no table: {without:,} nodes")
for name, (wrong, nodes) in results.items():
    print(f"{name:11} {wrong:>3} of 300 wrong, {nodes:,} nodes")

# %% [markdown] slide="slide"
# ## Would tests on trees find the mistake?
#
# In a tree no node can be reached by two ways. So is a table without kinds right on every tree? Here are
# 1,000 random trees, searched once to the end, and searched one ply deeper each time with one table.

# %% [markdown] slide="notes"
# 3 minutes. Most say "none and none": a tree has no transpositions. The second search of the same tree
# comes to many nodes again, with another window. Ask: "So which test would you add to your program?"

# %%
predict("4.p3", "How many of the 1,000 values are wrong: searched once, and "
        "searched deeper and deeper?",
        ["none, and none", "none, and some", "some, and some"])

# %% slide="skip"
rng = random.Random(3)
trees = [TreeGame(random_tree(rng, depth=5, ragged=0.3, values=(0, 9)))
         for _ in range(1000)]


def deeper_and_deeper(tree):
    """The last value, with one table without kinds for all depths."""
    search = partial(table_alphabeta, table=NoKinds())
    return list(deepening(tree, search=search))[-1][1].value


worth = [minimax(tree).value for tree in trees]
once = sum(table_alphabeta(tree, table=NoKinds()).value != value
           for tree, value in zip(trees, worth))
again = sum(deeper_and_deeper(tree) != value for tree, value in zip(trees, worth))

# %% slide="fragment"
reveal("4.p3", "none, and some", f"{once} and {again} of 1,000. One search of a "
       "tree comes to no node twice; a second search comes to many again, and "
       "may take a bound for the value.",
       show=bars(["searched once", "deeper and deeper"], [once, again],
                 title="wrong values, of 1,000 trees"))

# %% [markdown] slide="subslide"
# ### A right value at the root is a weak test
#
# Without kinds, tic-tac-toe still has the value 0 at the start. Look at all entries, not only at the
# root.

# %% [markdown] slide="notes"
# 1 minute. Ask: "What would you compare with, if not with minimax?" Any slower search that is known to
# be right, on many small games.

# %%
table = NoKinds()
print("value at the start:", table_alphabeta(game, table=table).value)
wrong = [state for state, entry in table.places.values()
         if entry.value != minimax(game, state).value]
print(f"{len(wrong)} of {len(table):,} entries are wrong")

# %% [markdown] slide="slide"
# ## The key: everything that decides what comes next
#
# A board can be the same with the other player to move. Below, s is reached in two moves or in three; it
# is worth 6 if MAX chooses and 2 if MIN does. In chess, castling rights and *en passant* belong to the
# key as well.

# %% [markdown] slide="notes"
# 3 minutes. Step until s is stored the first time, then the second: two rows. Ask: "What would the table
# without the turn say at r?" Then run the cell.

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
    found = table_alphabeta(turns, table=table)
    print(f"{type(table).__name__}: r is worth {found.value}")

# %% [markdown] slide="slide"
# ## Zobrist hashing: a key from random numbers
#
# A dict needs a number computed from the position, and to read the whole board at every node takes time.
# **Zobrist hashing**: draw one random number for each piece on each square, and one for "MIN moves". The
# key is the *exclusive or* (XOR, `^` in Python) of the numbers of all that is there. In MiniChess the plies
# that are left belong to a position, too.

# %% [markdown] slide="notes"
# 3 minutes. Do it with four-bit numbers on the board: a ^ b ^ b = a. Ask: "Why not add them?" Adding
# works, too, but needs a minus for what leaves; XOR does both and never grows.

# %%
chess = MiniChess()
small = Zobrist(bits=8)
position = chess.parse("....k ..... ...p. .N... K....")
for thing in chess_things(position):
    print(f"{thing!s:14} {small.number(thing):08b}")
print(f"{'all of it':14} {small.key(chess_things(position)):08b}")

# %% slide="fragment"
draw_board(chess, position)

# %% [markdown] slide="subslide"
# ### After a move, only what changed
#
# XOR with the same number twice changes nothing. So a piece that leaves is taken out by the number that
# put it in. The knight takes the pawn: out with the knight there and the pawn here, in with the knight
# here; the other player moves, and one ply less is left.

# %% [markdown] slide="notes"
# 2 minutes. Let them count: how many numbers for a quiet move, how many for a capture? Ask: "And for
# castling in chess?" Two for the king, two for the rook, the turn and the rights.

# %%
move = (16, 13)
before = small.key(chess_things(position))
changed = small.changed(before, chess_change(chess, position, move))
afresh = small.key(chess_things(chess.result(position, move)))
print(chess_change(chess, position, move))
print(f"{changed:08b} changed, {afresh:08b} computed afresh")

# %% slide="skip"
show_source(Zobrist.changed)

# %% slide="fragment"
draw_board(chess, chess.result(position, move), last=move)

# %% [markdown] slide="slide"
# ## Two positions with one key
#
# To save memory, an engine stores the key and not the position. If two positions have the same key, one is taken
# for the other: a **collision**. Twenty positions of MiniChess are searched three plies deep, again and
# again: with keys of 2 bits, of 4, and so on.

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answer: eight bits are more keys than positions, so that is enough. Ask: "How many
# people must meet before two probably share a birthday?" Twenty-three. Pairs count, not positions.

# %% slide="skip"
rng = random.Random(4)


def wander(game, plies):
    """A position after some random moves."""
    state = game.initial
    while plies and not game.is_terminal(state):
        state = game.result(state, rng.choice(game.actions(state)))
        plies -= 1
    return wander(game, 6) if game.is_terminal(state) else state


# %% slide="skip"
tested = [wander(chess, rng.randint(4, 16)) for _ in range(20)]
search = partial(table_alphabeta, evaluate=minichess_material)
exact = [search(chess, state, depth=3) for state in tested]


def wrong_with(bits):
    """How many searches have another value than the right one."""
    tables = [ZobristTable(chess_things, bits) for _ in tested]
    found = [search(chess, s, depth=3, table=t) for s, t in zip(tested, tables)]
    return sum(a.value != b.value for a, b in zip(found, exact))


bits = [2, 4, 6, 8, 10, 12, 14, 16, 20]
faults = [wrong_with(n) for n in bits]
enough = next(n for n, wrong in zip(bits, faults) if not wrong)

# %%
stored = Table()
search(chess, tested[0], depth=3, table=stored)
print(f"positions in the first table: {len(stored)}")

# %%
predict("4.p4", "How many bits are enough for all twenty values to be right? "
        "Name the fewest of these.", ["8", "14", "20", "32"])

# %% slide="subslide"
rarely = round(2**64 / (10**8 * 10**8 / 2), -2)
reveal("4.p4", enough, "With 14, collisions may still happen; none of them mattered here. With 64 bits and 100 "
       f"million positions some pair collides about once in {rarely:,.0f} searches.",
       show=lines(bits, {"wrong": faults}, xlabel="bits of the key", ylabel="wrong values, of 20"))

# %% [markdown]
# `Table` here keeps the whole state and compares it, so that it is never wrong in this way.

# %% [markdown] slide="slide"
# ## An entry that may not answer still has a move
#
# A search to depth 5 finds an entry of depth 4. It may not answer. But its **move** was the best one
# found a ply less deep, and is tried first.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "If the old move is bad now, is the value wrong?" No: here the order changes only the work.
# This is the bridge to the next lesson, where every search begins with the table of the last one.

# %% slide="skip"
def nodes_at(depth, table):
    return count(search, chess, depth=depth, table=table).nodes


kept = Table()

# %%
print(f"depth 5 with an empty table: {nodes_at(5, Table()):,} nodes")
print(f"depth 4, then 5 with its table: {nodes_at(4, kept):,} and {nodes_at(5, kept):,}")

# %% [markdown] slide="slide"
# ## A table fills up
#
# Memory is limited: a table has so many places, and several positions share one. If a new entry comes to a
# place that is taken, a **replacement scheme** decides: the *newest* stays, or the *deepest*, or each place
# has two entries, one by each rule.

# %% [markdown] slide="notes"
# 3 minutes. Ask which rule they would take. Usual answer: the deepest, because it cost most. Ask back: "When
# is a deep entry worthless?" When the game has moved on and nobody comes there again.

# %% slide="skip"
four = ConnectFour()
start = four.parse("3 3 3 3 3 2")
centre = Static(lambda column: -abs(column - 3))
sizes = [64, 256, 1024, 4096]
schemes = {"newest": lambda size: Table(size, always_replace),
           "deepest": lambda size: Table(size, depth_preferred),
           "both, half the places": lambda size: TwoTier(size // 2)}
by_size = {
    name: [count(table_alphabeta, four, start, depth=9, order=centre, table=make(size)).nodes
           for size in sizes]
    for name, make in schemes.items()}

# %% slide="fragment"
bars([f"{size:,}" for size in sizes], by_size, size=(11, 3.6),
     title="nodes visited, by entries in the table")

# %% [markdown]
# Here the size matters more than the scheme.

# %% [markdown] slide="slide"
# ## Keep the table between two moves
#
# Two plies are played, and the next search begins inside the last one. Its entries are two plies less
# deep than what is asked now, so most of them may not answer. But their moves are tried first. `Engine` keeps its
# table as long as it lives; X plays seven moves at depth 7 against a player who looks three plies ahead.

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answer: "d − 2 of d plies are done already, so nearly all the work". Ask: "Where
# do most nodes of a search lie?" In its last plies, and the last two are new.

# %% slide="skip"
def both_ways(moves=7, depth=7):
    """Nodes for each move of a game: with a new table, and with a kept one."""
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
print(f"saved in all: {1 - sum(kept) / sum(fresh):.0%}")
bars([f"move {n}" for n in range(1, 8)], {"new table": fresh, "kept": kept},
     size=(9, 3.6), title="nodes")

# %% [markdown] slide="slide"
# ## Does a table ever change the answer?
#
# Searched to the end of the game: no, a right table changes no value. Now with a **depth limit**. From r
# one can reach c in one move, which is tried first, or in three by way of a and b. Four plies are asked for, and an unfinished
# node is guessed: x looks like 7.

# %% [markdown] slide="notes"
# 3 minutes. Let them count plies aloud: r a b c is three, x is the fourth: guess. r c x is two, so the
# leaf 6 is in reach. Usual wrong answer: "a right table never changes a value". With a limit it may.
# Ask: "And if a were tried first?" Then c's entry is too shallow to answer: 7 and 7.

# %% slide="skip"
short_or_long = GraphGame(
    {"r": ["c", "a"], "a": [9, "b"], "b": ["c", 1], "c": ["x"], "x": [6]})


def looks_like(game, state):
    return 7 if state[1] == "x" else 0


# %%
draw_graph(short_or_long)

# %%
predict("4.p5", "Alpha-beta to depth 4, without a table and with one: which values?",
        ["6 and 6", "7 and 7", "7 and 6", "6 and 7"])

# %% slide="fragment"
four_plies = {"depth": 4, "evaluate": looks_like}
plain, kept = (search(short_or_long, **four_plies).value
               for search in (alphabeta, table_alphabeta))
reveal("4.p5", f"{plain} and {kept}", "By the long way x is four plies from r, and is guessed. With the "
       "table, c was searched by the short way, two plies deeper: the entry knows the leaf.",
       show=draw_tree(record(minimax, short_or_long, **four_plies)))

# %% [markdown] slide="subslide"
# ### Search instability
#
# The rule "deep enough may answer" lets a *deeper* entry answer a shallower question. That is often
# better knowledge, but it is not the value that was asked for, and it depends on what was searched
# before. Programmers call this **search instability**. Random graphs in which a node can be reached two
# plies earlier or later, searched five plies deep:

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Why never in tic-tac-toe or Connect Four?" Each move puts down one stone, so a position
# is always met at the same ply. In chess a knight can reach a square in one move or in three.

# %% slide="skip"
def shortcuts(rng):
    """Layers of nodes; each node has one move three layers on, and two into the next."""
    layers = [["r"], *([f"{name}{n}" for n in range(3)] for name in "abcdefg")]
    graph = {node: rng.randint(0, 9) for node in layers[-1]}
    for ply, layer in reversed(list(enumerate(layers[:-1]))):
        near, far = layers[ply + 1], layers[min(ply + 3, 7)]
        graph = {node: [rng.choice(far), *rng.sample(near, 2)] for node in layer} | graph
    return GraphGame(graph)


# %% slide="skip"
rng = random.Random(5)
unstable = at_the_end = plain_right = table_right = 0
for _ in range(300):
    graph = shortcuts(rng)
    looks = {name: rng.randint(0, 9) for name in graph.nodes}
    limit = {"depth": 5, "evaluate": lambda _, state, looks=looks: looks.get(state[1], 0)}
    plain, kept = (each(graph, **limit).value for each in (alphabeta, table_alphabeta))
    true = minimax(graph).value
    unstable += plain != kept
    plain_right, table_right = plain_right + (plain == true), table_right + (kept == true)
    at_the_end += table_alphabeta(graph).value != true

# %%
print(f"five plies deep: {unstable} of 300 values differ;",
      f"to the end of the game: {at_the_end}")

# %% slide="fragment"
bars(["no table", "table"], [plain_right, table_right],
     title="the game's true value found, of 300")

# %% [markdown] slide="slide"
# ## One board, two values
#
# In many games a position that comes again is a draw. Then a board's value depends on how one came there.
# Below, MAX begins at s; each edge names the node that it leads to. From x MAX may go on to p, or stop with −1;
# from p MIN may go to x, or stop with −3. By way of p, the last p is a repetition: a draw. By way of q it is new.

# %% [markdown] slide="notes"
# 4 minutes. Draw the four nodes on the board and let two students play it, by p and by q. Ask: "What
# would you write into the table for x?" There is no right answer: x has two values.

# %% slide="skip"
class ByName(RepetitionGame):
    """A move is the name of the node that it leads to."""

    def actions(self, state):
        return tuple(self.nodes[state[-1]]) if super().actions(state) else ()

    def result(self, state, action):
        return (*state, action)


# %%
round_game = ByName(
    {"s": ["p", "q"], "p": ["x", -3], "q": ["x"], "x": ["p", -1]})
draw_tree(record(minimax, round_game))

# %% slide="skip"
class ByBoard(Table):
    """The key is what can be seen on the board; how one came there is left out."""

    def place(self, state):
        return round_game.position(state)

    def find(self, state):
        _, entry = self.places.get(self.place(state), (None, None))
        return entry


# %% slide="fragment"
for path in (("s", "p", "x"), ("s", "q", "x")):
    print("x by way of", path[1], "is worth", minimax(round_game, path).value)
for name, table in {"path": Table(), "board": ByBoard()}.items():
    print(f"key is the {name}: s is worth",
          table_alphabeta(round_game, table=table).value)

# %% [markdown]
# This is the **graph-history interaction**. With the whole path in the key the table is right, but within
# one search it finds nothing; with the board alone it finds much and may be wrong. Chess programs mostly accept it: they
# look for repetitions before they look into the table, and are wrong now and then.

# %% [markdown] slide="slide"
# ## Endgame databases: a table filled backwards
#
# Begin with the finished games, whose values the rules give. Go backwards: a position whose moves all
# lead to known values is known, too. **Retrograde analysis** fills a table of *all* late positions, once.
# A search that reaches it has an exact evaluation.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Why backwards, and not alpha-beta from each position?" Each position is computed once,
# from its neighbours. Alpha-beta would prune, but we want every value.

# %%
database = {}
for state in reversed(positions(game)):  # the last plies first
    after = [database[game.result(state, m)] for m in game.actions(state)]
    pick = max if game.to_move(state) == MAX else min
    database[state] = pick(after) if after else game.utility(state)

# %% slide="fragment"
edge = game.parse("XO.......")
draw_board(game, edge, marks={cell: database[game.result(edge, cell)]
                              for cell in game.actions(edge)})

# %%
for depth in (1, 2, 4):
    found = count(alphabeta, game, depth=depth,
                  evaluate=lambda _, state: database[state])
    print(f"depth {depth}: value {found.value}, {found.nodes} nodes")

# %% [markdown]
# The marks say what each cell is worth for X, looked up and not searched. At the start, a search that evaluates
# by the database finds the value with one ply; deeper ones only cost more.

# %% [markdown] slide="subslide"
# ### Large ones, and books
#
# For chess such databases hold all positions with up to seven pieces, castling left out. Checkers was solved with a database
# of 39 trillion positions, all those with up to ten pieces. An **opening book** is the other end: good
# first moves, worked out or collected beforehand. Between book and database a program must search.
#
# <!-- cited: 39 (Schaeffer and others, Checkers Is Solved, Science 317, 2007) -->

# %% [markdown] slide="notes"
# 1 minute. Ask: "A database says: won. What does a program still need?" The distance, or it
# may go round in circles between won positions.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/04_tables.ipynb): fill a table by hand, write alpha-beta
# with a table, say which entry may answer, compute keys, judge shortcuts, explain a bug in words, and
# build a game on which a right table changes the answer.

# %% [markdown] slide="notes"
# 1 minute. Exercise 2 is the heart; the last one is marked *stretch*.

# %% [markdown] slide="slide"
# ## Key points
#
# - An entry is a value *or a bound*, with its depth and a move. The window the search came in with decides.
# - It may answer if it is deep enough, and is exact or its bound lies outside the window that is asked now. If
#   not, its move helps.
# - The key holds everything that decides what comes next, also whose turn it is.
# - A Zobrist key is the XOR of random numbers; a move takes a few of them out and puts a few in.
# - Searched to the end, a right table changes no value. At a depth limit a deeper entry may; where
#   repetitions count, a board may have two values.

# %% [markdown] slide="notes"
# 1 minute. Cover the list and let the class name the five.

# %% [markdown] slide="subslide"
# ## Ask yourself
#
# 1. [A table without kinds passes a thousand tests on trees. Which test would have failed?](#A-right-value-at-the-root-is-a-weak-test)
# 2. [Why does the window count that the search came in with, and not the one it left with?](#The-window-decides-what-kind-of-number-it-is)
# 3. [In which games can a position be met at two different depths?](#Does-a-table-ever-change-the-answer?)
#
# ## Further reading
#
# - A. L. Zobrist, *A New Hashing Method with Application for Game Playing* (1970), ICCA Journal 13 (1990).
# - D. M. Breuker, *Memory versus Search in Games* (thesis, Maastricht 1998): replacement schemes.
# - A. Kishimoto and M. Müller, *A General Solution to the Graph History Interaction Problem*, AAAI 2004.
# - J. Schaeffer and others, *Checkers Is Solved*, Science 317 (2007).

# %% [markdown] slide="notes"
# 1 minute. Give one question as homework.
