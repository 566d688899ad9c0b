# %% [markdown]
# # 5 · Deepening and memory: exercises
#
# Seven exercises, 100 points, about 91 minutes. Try them in order; nothing later depends on an
# earlier answer. `check(…)` answers at once, as often as you like, and never costs points. It tells
# you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Deepening and memory](../notebooks/05_deepening.ipynb).

# %%
from math import inf

from gamesearch import MAX, ConnectFour, GraphGame
from gamesearch.search.budget import MeteredGame, OutOfBudget
from gamesearch import alphabeta, check, draw_graph, show_table, step, watch
from gamesearch.drawing.charts import bars
from gamesearch.drawing.diagrams import timeline
from gamesearch.checks.deepening.budgets import growths
from gamesearch.checks.deepening.given import GRAPH

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.deepening import grades

# %% [markdown]
# ## Exercise 5.1 · A table by hand (12 points, 10 minutes)
#
# Alpha-beta with a table visits the moves from left to right; a state's entry is written when the
# search leaves it. Position e can be reached from b and from c. What does the table hold?
#
# - `"e"`: the entry of e when b is done
# - `"asked"`: c comes to e again. May that entry answer? `"yes"` or `"no"`
# - `"f"`, `"c"`, `"r"`: their entries in the end
#
# An entry is a pair of its kind and its number: `("exact", 5)`, `("lower", 5)` for "5 or more",
# `("upper", 5)` for "5 or less".

# %%
draw_graph(GraphGame(GRAPH))

# %% exercise="5.1" minutes=10
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
check("5.1", my_entries)

# %% tags=["solution-only"]
show_table(GraphGame(GRAPH))

# %% grade="5.1a" points=4 says="the entry e, and what is asked"
report("5.1a", lambda: [grades.entry(my_entries, "e"), grades.word(my_entries, "asked")])

# %% grade="5.1b" points=8 says="the entries of the other nodes"
report("5.1b", lambda: [grades.entry(my_entries, part) for part in "fcr"])

# %% [markdown]
# ## Exercise 5.2 · Alpha-beta with a table (24 points, 25 minutes)
#
# Write alpha-beta that searches no position twice in vain. `table` is a dict, empty at first, and yours
# to fill as you like; it is passed down unchanged, and may be asked again through another window.
#
# Return the value of `state` for MAX. As always it is exact inside (alpha, beta), and only a bound
# outside. The games are graphs: the same state can be reached by several ways.
#
# A graph to try it on: e is reached by two ways, the second time with another window.

# %% tags=["target"]
graph = GraphGame({"r": ["b", "c"], "b": ["d", "e"], "c": ["e", "f"],
                   "d": [4, 2], "e": [3, 2], "f": [9, 1]})
draw_graph(graph)

# %% exercise="5.2" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve" minutes=25
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
check("5.2", my_search)

# %% [markdown]
# Your search, step by step:

# %%
def with_my_table(game, state):
    return my_search(game, state, -inf, inf, {})


watch(with_my_table, graph)

# %% grade="5.2a" points=10 says="the value with an empty table"
report("5.2a", lambda: grades.values(my_search, key=29))

# %% grade="5.2b" points=9 says="the value after several windows"
report("5.2b", lambda: grades.windows(my_search, key=31))

# %% grade="5.2c" points=5 says="few states opened on a board"
report("5.2c", lambda: grades.saves(my_search, 5, 6))

# %% [markdown]
# ## Exercise 5.3 · Which entry may answer? (12 points, 8 minutes)
#
# A printed table returns what it holds "whenever the stored depth is large enough". Write the whole
# condition. The entry says that the value is exactly, at least (`"lower"`) or at most (`"upper"`)
# `value`, found by a search of `depth` plies. Somebody asks for `asked` plies through the window
# (alpha, beta). May the entry answer?

# %% exercise="5.3" minutes=8
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
check("5.3", my_may_answer)

# %% grade="5.3a" points=12 says="which entries may answer"
report("5.3a", lambda: grades.decides(my_may_answer, key=37))

# %% [markdown]
# ## Exercise 5.4 · Repair the deadline (20 points, 20 minutes)
#
# This was found in print, with seconds for its budget:
#
# ```python
# def deepen(state, limit):
#     best_move, depth = None, 1
#     while spent() < limit:
#         try:
#             _, best_move = alpha_beta(state, depth)
#             depth += 1
#         except TimeoutError:       # nobody raises it
#             break
#     return best_move
# ```
#
# It returns no move without time, goes far over its limit, and never notices the end of the game.

# %% [markdown]
# Write one that is right. Return a pair: the depth of the last *finished* iteration, and its move; if
# there is none, 0 and any legal move. `nodes` is the budget for all iterations together, or `None`
# for no limit. Search with the package's `alphabeta`, on one `MeteredGame(game, nodes=nodes)`, which
# raises `OutOfBudget` when it is spent. Stop, too, once an iteration never had to call `evaluate`.
#
# In the tree below the root moves look like 3 and 5. With 7 states the answer is depth 1 and move 1:
# depth 2 is not finished.

# %% tags=["target"]
timeline([3, 6], ["depth 1", "depth 2"], 7, xlabel="states opened",
         alt="Depth 1 is finished after 3 states; depth 2 would end after 9, the budget is 7.")

# %% exercise="5.4" forbid="deepening solve Engine" minutes=20
def my_deepening(game, evaluate, nodes):
    """(depth, move) of the last iteration that was finished within the budget."""
    ### BEGIN SOLUTION
    guesses = 0

    def counted(game, state):
        nonlocal guesses
        guesses += 1
        return evaluate(game, state)

    metered = MeteredGame(game, nodes=nodes)
    depth, move = 0, game.actions(game.initial)[0]
    while True:
        before = guesses
        try:
            _, found = alphabeta(metered, depth=depth + 1, evaluate=counted)
        except OutOfBudget:
            return depth, move
        depth, move = depth + 1, found
        if guesses == before:
            return depth, move
    ### END SOLUTION

# %%
check("5.4", my_deepening)

# %% [markdown]
# Your deepening at work on Connect Four: the depth it reaches with ten times the states each time.

# %%
try:
    reached = [my_deepening(ConnectFour(), lambda game, state: 0, 10**n)[0] for n in (1, 2, 3, 4)]
    picture = bars(["10", "100", "1,000", "10,000"], reached, title="depth reached",
                   alt=f"Depth reached: {reached}")
except NotImplementedError as error:
    picture = f"finish {error} first"
picture

# %% grade="5.4a" points=10 says="depth and move within the budget"
report("5.4a", lambda: grades.depths(my_deepening, key=41))

# %% grade="5.4b" points=6 says="the budget is kept"
report("5.4b", lambda: grades.budgets(my_deepening, key=43))

# %% grade="5.4c" points=4 says="a legal move without any time"
report("5.4c", lambda: grades.without_time(my_deepening))

# %% [markdown]
# ## Exercise 5.5 · Begin another iteration? (12 points, 12 minutes)
#
# An iteration that cannot be finished is wasted: better to stop, and keep the time for the next move.
# You know the states of the finished iterations (two at least) and what is left. Should the next one
# begin?
#
# The check asks in hundreds of real cases, from Connect Four and from MiniChess. A rule that is right in
# 78 percent of them passes; always to begin is right in about 75.

# %%
for costs in growths(2)[::5]:
    print(costs)

# %% exercise="5.5" minutes=12
def my_begins(costs, left):
    """Will the next iteration be finished, as far as one can tell?"""
    ### BEGIN SOLUTION
    return left >= 3 * costs[-1]
    ### END SOLUTION

# %%
check("5.5", my_begins)

# %% grade="5.5a" points=6 says="good decisions about another iteration"
report("5.5a", lambda: grades.begins_well(my_begins, seed=3))

# %% grade="5.5b" points=6 says="the same in other cases"
report("5.5b", lambda: grades.begins_well(my_begins, seed=5))

# %% [markdown] tags=["solution-only"]
# Two, three or four times the last iteration: all are right in nearly nine of ten cases.

# %% [markdown]
# ## Exercise 5.6 · What does it cost to begin again? (10 points, 8 minutes)
#
# Take it that alpha-beta to depth d costs b to the power 3d/4, and that b = 3. In percent, and rounded
# to two digits or more:
#
# - `"depth 5"`: what depth 5 costs of what depth 6 costs
# - `"depths 1 to 5"`: what all of them together cost of what depth 6 costs
# - `"depths 1 to 11"`: what all of them together cost of what depth *12* costs
#
# Before you compute the third: will it be larger or smaller than the second?

# %% exercise="5.6" minutes=8
### BEGIN SOLUTION
my_shares = {
    "depth 5": 100 * 3**3.75 / 3**4.5,
    "depths 1 to 5": 100 * sum(3 ** (0.75 * d) for d in range(1, 6)) / 3**4.5,
    "depths 1 to 11": 100 * sum(3 ** (0.75 * d) for d in range(1, 12)) / 3**9,
}
### END SOLUTION

# %%
check("5.6", my_shares)

# %% grade="5.6a" points=4 says="what depth 5 costs"
report("5.6a", lambda: grades.costs(my_shares, "depth 5"))

# %% grade="5.6b" points=6 says="what several depths cost together"
report("5.6b", lambda: [grades.costs(my_shares, part) for part in ("depths 1 to 5", "depths 1 to 11")])

# %% [markdown]
# ## Exercise 5.7 · Same value, or wrong? (10 points, 8 minutes)
#
# Each of these is done to an alpha-beta search with a table and a depth limit. Is the value at the root
# surely the `"same"` as that of a search as deep as was asked for, or may it be `"wrong"`?

# %% [markdown]
# Answer each with one of the two words.
#
# - a: the table has only a thousand places, and new entries throw out old ones
# - b: an entry answers whatever the depth it was searched to
# - c: the move in the table is tried first, though the entry is too shallow to answer
# - d: at each state only the five best-looking moves are searched
# - e: one table serves two programs with different evaluations
# - f: after the first move, all others are searched through a null window first
# - g: the key of the table is the board, without whose turn it is

# %% exercise="5.7" minutes=8
### BEGIN SOLUTION
my_verdicts = {
    "a": "same", "b": "wrong", "c": "same", "d": "wrong", "e": "wrong", "f": "same", "g": "wrong",
}
### END SOLUTION

# %%
check("5.7", my_verdicts)

# %% grade="5.7a" points=10 says="all seven verdicts"
report("5.7a", lambda: [grades.word(my_verdicts, part) for part in "abcdefg"])

# %% [markdown]
# ## When all of them pass
#
# You have all the parts of an engine. Put your table, your deepening and your order of lesson 03
# together, and let it play against `solve` with the same budget of states.
