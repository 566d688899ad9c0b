# %% [markdown]
# # 4 · Tables: exercises
#
# Seven exercises, 100 points, about 119 minutes; 4.7 is a *stretch*. Try them in order; nothing later
# depends on an earlier answer. `check(…)` answers at once, as often as you like, and never costs points.
# It tells you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Tables](../notebooks/04_tables.ipynb).

# %%
from math import inf

from gamesearch import MAX, MIN, GraphGame
from gamesearch import check, draw_graph, show_table, step, watch
from gamesearch.checks.tables.given import GRAPH

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.tables import grades

# %% [markdown]
# ## Exercise 4.1 · A table by hand (14 points, 12 minutes)
#
# Alpha-beta with a table tries the moves from left to right; a position's entry is written when the
# search leaves it. Position e can be reached from b and from c. What does the table hold?
#
# - `"e"`: the entry of e when b is done
# - `"asked"`: c comes to e again. May that entry answer? `"yes"` or `"no"`
# - `"f"`, `"c"`, `"r"`: their entries in the end
#
# An entry is a pair of its kind and the number that the search left the position with: `("exact", 5)`,
# `("lower", 5)` for "5 or more", `("upper", 5)` for "5 or less".

# %% tags=["target"]
draw_graph(GraphGame(GRAPH))

# %% exercise="4.1" minutes=12
### BEGIN SOLUTION
my_entries = {
    "e": ("lower", 6),
    "asked": "no",
    "f": ("upper", 3),
    "c": ("upper", 3),
    "r": ("exact", 4),
}
### END SOLUTION

# %%
check("4.1", my_entries)

# %% tags=["solution-only"]
show_table(GraphGame(GRAPH))

# %% grade="4.1a" points=4 says="the entry e, and what is asked"
report("4.1a", lambda: [grades.entry(my_entries, "e"), grades.word(my_entries, "asked")])

# %% grade="4.1b" points=10 says="the entries of the other positions"
report("4.1b", lambda: [grades.entry(my_entries, part) for part in "fcr"])

# %% [markdown]
# ## Exercise 4.2 · Alpha-beta with a table (24 points, 38 minutes)
#
# Write alpha-beta that does not search a position again if what it has found before is enough. `table` is a
# dict, empty at first; you decide what it holds. Hand the same dict to all calls. The check may call your
# function again with the same table and another window.
#
# Return the value of `state` for MAX. As always it is exact inside (alpha, beta), and only a bound
# outside. The games are graphs: a state can be reached by several ways, and a player may move twice in a row.
#
# A graph to try it on: e is reached by two ways, each with another window.

# %% tags=["target"]
graph = GraphGame({"r": ["b", "c"], "b": ["d", "e"], "c": ["e", "f"],
                   "d": [4, 2], "e": [3, 2], "f": [9, 1]})
draw_graph(graph)

# %% exercise="4.2" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve aspiration late_move_reductions nullmove" minutes=38
@step
def my_search(game, state, alpha, beta, table):
    """The value of a state for MAX; what was found out stays in the table."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return game.utility(state)
    if state in table:
        low, high = table[state]
        if low == high or low >= beta:
            return low
        if high <= alpha:
            return high
    asked = alpha, beta
    highest = game.to_move(state) == MAX
    best = -inf if highest else inf
    for move in game.actions(state):
        value = my_search(game, game.result(state, move), alpha, beta, table)
        best = max(best, value) if highest else min(best, value)
        if highest:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    table[state] = (-inf if best <= asked[0] else best, inf if best >= asked[1] else best)
    return best
    ### END SOLUTION

# %%
check("4.2", my_search)

# %% [markdown]
# Your search, step by step:

# %%
def with_my_table(game, state):
    return my_search(game, state, -inf, inf, {})


watch(with_my_table, graph)

# %% grade="4.2a" points=10 says="the value with an empty table"
report("4.2a", lambda: grades.values(my_search, key=29))

# %% grade="4.2b" points=9 says="the value after several windows"
report("4.2b", lambda: grades.windows(my_search, key=31))

# %% grade="4.2c" points=5 says="few nodes visited on a large graph"
report("4.2c", lambda: grades.saves(my_search, 5, 6))

# %% [markdown]
# ## Exercise 4.3 · Which entry may answer? (10 points, 16 minutes)
#
# "An entry answers whenever its depth is large enough" is only half of the condition. Write all of it. The
# entry says that the value is exactly (kind `"exact"`), at least (`"lower"`) or at most (`"upper"`)
# `value`, found by a search of `depth` plies. Somebody asks for `asked` plies through the window
# (alpha, beta). May the entry answer?

# %% exercise="4.3" minutes=16
def my_may_answer(kind, value, depth, asked, alpha, beta):
    """True if nothing needs to be searched any more."""
    ### BEGIN SOLUTION
    if depth < asked:
        return False
    if kind == "lower":
        return value >= beta
    if kind == "upper":
        return value <= alpha
    return True
    ### END SOLUTION

# %%
check("4.3", my_may_answer)

# %% grade="4.3a" points=10 says="which entries may answer"
report("4.3a", lambda: grades.decides(my_may_answer, key=37))

# %% [markdown]
# ## Exercise 4.4 · Zobrist keys (14 points, 15 minutes)
#
# `numbers` is a dict of random numbers: `numbers["K", 3]` is that of a king on square 3, and
# `numbers["MIN moves"]` is in the key whenever MIN is to move. Write two functions:
#
# - `my_key(numbers, pieces, player)`: the key of a whole board. `pieces` is a list of pairs such as
#   `("K", 3)`, `player` is MAX or MIN, who is to move.
# - `my_key_after(key, numbers, piece, start, end, taken)`: the key after a move, from the key before it
#   and without the board. `piece` goes from `start` to `end`; `taken` is the piece that stood on `end`,
#   or None.

# %% exercise="4.4" minutes=15
def my_key(numbers, pieces, player):
    """The key of a whole board."""
    ### BEGIN SOLUTION
    key = numbers["MIN moves"] if player == MIN else 0
    for piece in pieces:
        key ^= numbers[piece]
    return key
    ### END SOLUTION

# %% exercise="4.4b"
def my_key_after(key, numbers, piece, start, end, taken):
    """The key after a move."""
    ### BEGIN SOLUTION
    key ^= numbers[piece, start] ^ numbers[piece, end] ^ numbers["MIN moves"]
    return key if taken is None else key ^ numbers[taken, end]
    ### END SOLUTION

# %%
check("4.4", {"from nothing": my_key, "after a move": my_key_after})

# %% grade="4.4a" points=5 says="keys of whole boards"
report("4.4a", lambda: grades.made(my_key, key=43))

# %% grade="4.4b" points=9 says="keys after a move"
report("4.4b", lambda: grades.changed(my_key_after, key=47))

# %% [markdown]
# ## Exercise 4.5 · Same value, or perhaps another? (12 points, 8 minutes)
#
# Alpha-beta has searched a position one ply deep, then two, up to five, with one table all the time. Now it
# is asked for the value *six plies deep*. Each line changes one thing. Is the value at the root surely the
# `"same"` as without a table, or is it `"unsure"`? In the games of lines a to f, a position (with the player
# to move) is always met at the same ply.

# %% [markdown]
# - a: the table has only a thousand places, and new entries throw out old ones
# - b: an entry answers whatever the depth it was searched to
# - c: the move in the table is tried first, though the entry is too shallow to answer
# - d: one table serves two programs with different evaluations
# - e: the key is the board, without whose turn it is
# - f: all eight views of a board of tic-tac-toe share one entry (its move is not used), and the evaluation
#   gives all eight the same number
# - g: in a game where a position can be met two plies earlier or later, a deeper entry answers, too

# %% exercise="4.5" minutes=8
### BEGIN SOLUTION
my_verdicts = {
    "a": "same", "b": "unsure", "c": "same", "d": "unsure", "e": "unsure", "f": "same", "g": "unsure",
}
### END SOLUTION

# %%
check("4.5", my_verdicts)

# %% grade="4.5a" points=6 says="the verdicts a to c"
report("4.5a", lambda: [grades.word(my_verdicts, part) for part in "abc"])

# %% grade="4.5b" points=6 says="the verdicts d to g"
report("4.5b", lambda: [grades.word(my_verdicts, part) for part in "defg"])

# %% [markdown]
# ## Exercise 4.6 · In your own words (12 points, 15 minutes)
#
# A friend has written alpha-beta with a table that stores `(kind, value)` and asks the window as it should. The
# depth is stored nowhere. "It must be right", they say: "it agrees with minimax on a million random graphs, each
# searched to the end of the game." In 60 to 150 words: why do all those tests pass, what exactly is wrong in
# the table, and which test would have failed?

# %% [markdown]
# A reader gives four points for why searches to the end cannot show it, four for what a number that was found
# at a small depth says to a deeper search, and four for a test that would fail, so described that somebody else
# can write it.

# %% [markdown] exercise="4.6" points=12 minutes=15
# <!-- BEGIN SOLUTION -->
# A search to the end evaluates nothing: every number in the table rests on finished games and stays true, however
# deep it was found. So the tests pass. With a depth limit a number is the value of a shortened game, with guesses in
# place of its ends. After a look one ply deep, each entry rests on how the children look; the search six plies deep
# is told that old number, and looks no further. A test that would fail: random graphs in layers, so that a node is
# always met at the same ply, with random guesses, searched one ply deep, then two, up to five, with one table, each
# value compared with minimax's at that depth.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 4.7 · Stretch: the worse entry (14 points, 15 minutes)
#
# In the lesson the deeper entry knew more than the search it served. That is not always so. Build a graph,
# and guesses for its unfinished nodes, where at some depth alpha-beta *without* a table finds the true value
# of the game, and `table_alphabeta` does not, though its table is right in every entry.
#
# - `"graph"`: as for `GraphGame`, the first node is the start, MAX moves first; at most 10 names (numbers do not count)
# - `"guesses"`: what unfinished nodes look like, by name; a node that is not named looks like 0
# - `"depth"`: how many plies are searched

# %% exercise="4.7" minutes=15
### BEGIN SOLUTION
my_trap = {
    "graph": {"r": ["c", "a"], "a": ["b"], "b": ["c"], "c": ["x"], "x": ["y"], "y": ["z"], "z": [6]},
    "guesses": {"x": 6, "z": 2},
    "depth": 4,
}
### END SOLUTION

# %%
check("4.7", my_trap)

# %% [markdown]
# Your graph:

# %%
my_graph = (my_trap or {}).get("graph")
draw_graph(GraphGame(my_graph)) if isinstance(my_graph, dict) else "no graph yet"

# %% grade="4.7a" points=14 says="only the search with a table errs"
report("4.7a", lambda: grades.misleads(my_trap))

# %% [markdown] tags=["solution-only"]
# c is met after one move with three plies left, and after three moves with one. The deeper entry rests on
# the guess for z, the shallower one on the guess for x, which happens to be right.

# %% [markdown]
# ## When all of them pass
#
# Put your order of moves from [Ordering](../notebooks/03_ordering.ipynb) into `my_search`, and let the
# table's move come first. In the next lesson a search begins again and again, each time one ply deeper: what
# it finds in the table then helps to make that cheap.
