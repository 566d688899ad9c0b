# %% [markdown]
# # 5 · Deepening: exercises
#
# Seven exercises, 100 points, about 133 minutes; 5.7 is a *stretch*. Try them in order; nothing later
# depends on an earlier answer. `check(…)` answers at once, as often as you like, and never costs points.
# It tells you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Deepening](../notebooks/05_deepening.ipynb).

# %%
from math import inf

from gamesearch import MAX, ConnectFour
from gamesearch.search.budget import MeteredGame, OutOfBudget
from gamesearch import alphabeta, check, count, draw_board
from gamesearch.drawing.charts import bars
from gamesearch.drawing.diagrams import timeline
from gamesearch.checks.deepening.growths import GROWTHS

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.deepening import grades

# %% [markdown]
# ## Exercise 5.1 · Repair the deadline (22 points, 28 minutes)
#
# A program deepens until its time is up. It is meant to be stopped in the middle of an iteration:
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
# With no time it returns no move, it goes far over its limit, and it never notices the end of the game.

# %% [markdown]
# Write one that is right. Return a pair: the depth of the last *finished* iteration, and its move; if
# there is none, 0 and any legal move. `nodes` is the budget for all iterations together, or `None`
# for no limit. Search with the package's `alphabeta`, on one `MeteredGame(game, nodes=nodes)`, which
# raises `OutOfBudget` when it is spent. Stop, too, once an iteration never had to call `evaluate`.
#
# In the tree `[[5, 6], [2, 4]]` let the root moves look like 3 and 5. With 7 nodes the answer is depth 1 and
# move 1: depth 2 is not finished.

# %% tags=["target"]
timeline([3, 6], ["depth 1", "depth 2"], 7, xlabel="nodes visited",
         alt="Depth 1 is finished after 3 nodes; depth 2 would end after 9, the budget is 7.")

# %% exercise="5.1" forbid="deepening solve Engine" minutes=28
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
check("5.1", my_deepening)

# %% [markdown]
# Your deepening at work on Connect Four: the depth it reaches with ten times the nodes each time.

# %%
try:
    reached = [my_deepening(ConnectFour(), lambda game, state: 0, 10**n)[0] for n in (1, 2, 3, 4)]
    picture = bars(["10", "100", "1,000", "10,000"], reached, title="depth reached")
except NotImplementedError as error:
    picture = f"finish {error} first"
picture

# %% grade="5.1a" points=12 says="depth and move within the budget"
report("5.1a", lambda: grades.depths(my_deepening, key=41))

# %% grade="5.1b" points=6 says="the budget is kept"
report("5.1b", lambda: grades.budgets(my_deepening, key=43))

# %% grade="5.1c" points=4 says="a legal move without any time"
report("5.1c", lambda: grades.without_time(my_deepening))

# %% [markdown]
# ## Exercise 5.2 · Begin another iteration? (14 points, 12 minutes)
#
# This program throws an unfinished iteration away: better to stop, and keep the time for the next move.
# You know the nodes of the finished iterations (`costs`, a list of two at least) and how many are `left`.
# Return `True` if the next one should begin, and `False` if not.
#
# The check asks in hundreds of real cases, from Connect Four and from MiniChess. All of them are close:
# what is left is between half and eight times what the last iteration took. A rule that is right in 67 percent
# passes; beginning always is right in about 50.

# %%
for costs in GROWTHS[::5]:
    print(costs)

# %% exercise="5.2" minutes=12
def my_begins(costs, left):
    """Will the next iteration be finished, as far as one can tell?"""
    ### BEGIN SOLUTION
    return left >= 3 * costs[-1]
    ### END SOLUTION

# %%
check("5.2", my_begins)

# %% grade="5.2a" points=7 says="good decisions about another iteration"
report("5.2a", lambda: grades.begins_well(my_begins, seed=0))

# %% grade="5.2b" points=7 says="the same in other cases"
report("5.2b", lambda: grades.begins_well(my_begins, seed=4))

# %% [markdown] tags=["solution-only"]
# Two, three or four times the last iteration: each is right in between 73 and 82 percent of the close cases.

# %% [markdown]
# ## Exercise 5.3 · What does it cost to begin again? (10 points, 10 minutes)
#
# Assume that alpha-beta to depth d costs b to the power 3d/4, and that b = 3. In percent, and rounded
# to two digits or more:
#
# - `"depth 5"`: the cost of depth 5, as a share of the cost of depth 6
# - `"depths 1 to 5"`: the cost of all of them together, as a share of the cost of depth 6
# - `"depths 1 to 11"`: the cost of all of them together, as a share of the cost of depth *12*
#
# Before you compute the third: will it be larger or smaller than the second?

# %% exercise="5.3" minutes=10
### BEGIN SOLUTION
my_shares = {
    "depth 5": 100 * 3**3.75 / 3**4.5,
    "depths 1 to 5": 100 * sum(3 ** (0.75 * d) for d in range(1, 6)) / 3**4.5,
    "depths 1 to 11": 100 * sum(3 ** (0.75 * d) for d in range(1, 12)) / 3**9,
}
### END SOLUTION

# %%
check("5.3", my_shares)

# %% grade="5.3a" points=4 says="what depth 5 costs"
report("5.3a", lambda: grades.costs(my_shares, "depth 5"))

# %% grade="5.3b" points=6 says="what several depths cost together"
report("5.3b", lambda: [grades.costs(my_shares, part) for part in ("depths 1 to 5", "depths 1 to 11")])

# %% [markdown]
# ## Exercise 5.4 · Aspiration windows (16 points, 20 minutes)
#
# `search(alpha, beta)` is somebody's alpha-beta, with everything but the window filled in. If the value lies
# inside the window it returns the value. If not, it returns a bound: a number ≤ alpha if the value is ≤ alpha,
# a number ≥ beta if the value is ≥ beta.

# %% [markdown]
# Write `my_aspiration(search, guess, width)`, which returns the value. The first window must reach from
# `guess - width` to `guess + width`; if the value lies inside, that is the only search. If it does not, search
# again with a wider window. The value may be thousands of widths away, and 25 searches should be enough.

# %% exercise="5.4" forbid="aspiration" minutes=20
def my_aspiration(search, guess, width):
    """The value, found through a narrow window if the guess is a good one."""
    ### BEGIN SOLUTION
    low, high = guess - width, guess + width
    while True:
        value = search(low, high)
        if low < value < high:
            return value
        width *= 4
        if value <= low:
            low = value - width
        else:
            high = value + width
    ### END SOLUTION

# %%
check("5.4", my_aspiration)

# %% grade="5.4a" points=16 says="value, first window, number of searches"
report("5.4a", lambda: grades.aspires(my_aspiration, key=53))

# %% [markdown]
# ## Exercise 5.5 · Surely the same? (10 points, 8 minutes)
#
# Each line changes one thing in a search of MiniChess that looks four plies deep. Is the value at the root
# surely the `"same"` as that of plain alpha-beta, or is it `"unsure"`?

# %% [markdown]
# - a: at each node only the eight best-looking moves are searched
# - b: after the first move, others are searched through a null window first, and again if they are better
# - c: a node is left if even passing would be enough for a cutoff (null move)
# - d: late quiet moves are searched two plies less deep; if they look better, again in full
# - e: the root's window is a pawn wide, and is widened until the value lies inside
# - f: depths 1 to 3 are searched before, and their best moves are tried first
# - g: the budget ends in the middle of depth 4, and the best so far is returned

# %% exercise="5.5" minutes=8
### BEGIN SOLUTION
my_verdicts = {
    "a": "unsure", "b": "same", "c": "unsure", "d": "unsure", "e": "same", "f": "same", "g": "unsure",
}
### END SOLUTION

# %%
check("5.5", my_verdicts)

# %% grade="5.5a" points=4 says="the verdicts a to c"
report("5.5a", lambda: [grades.word(my_verdicts, part) for part in "abc"])

# %% grade="5.5b" points=6 says="the verdicts d to g"
report("5.5b", lambda: [grades.word(my_verdicts, part) for part in "defg"])

# %% [markdown]
# ## Exercise 5.6 · In your own words (12 points, 15 minutes)
#
# "Passing can never be better than the best move, so null-move pruning is safe." In 60 to 150 words: which
# kind of position makes this false, what does the search believe there, and what can a program do about it?
# Give an example that is not the one of the lesson; any game will do.
#
# A reader gives four points for the kind of position and an example that fits, four for what is left unread
# and which value is believed, and four for a precaution and what it costs.

# %% [markdown] exercise="5.6" points=12 minutes=15
# <!-- BEGIN SOLUTION -->
# In zugzwang every move makes things worse, and whoever could pass would hold on. Example: two kings, and two
# pawns that block each other; the king that has to step aside loses its pawn. The search lets this side pass,
# sees that nothing happens, and takes the position for good enough: the node is left, and no move that loses
# the pawn is ever read. So the attacker's plan looks like nothing, and is not found. A program does not try to
# pass when it has only king and pawns left, where zugzwang is common. That costs a few nodes in such endings.
# Or it searches the node again, less deep, without the pass: safer, and more expensive everywhere.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 5.7 · Stretch: an engine of your own (16 points, 40 minutes)
#
# Connect Four, seven plies deep, unfinished positions count 0. Write `my_engine(game, state, depth)`, which
# returns the value and a move that attains it, for at most 75 percent of the nodes that alpha-beta visits if
# it tries the middle columns first. The value is that of a full search to `depth`, not deeper, whatever was asked
# before. Use what you have written yourself: order, table, windows.

# %% exercise="5.7" forbid="table_alphabeta solve Engine deepening aspiration scout late_move_reductions nullmove" minutes=40
def my_engine(game, state, depth):
    """(value, move), for fewer nodes."""
    ### BEGIN SOLUTION
    table = {}

    def search(state, alpha, beta, depth):
        if game.is_terminal(state):
            return game.utility(state), None
        if depth == 0:
            return 0, None
        low, high, move, plies = table.get(state, (-inf, inf, None, -1))
        if plies >= depth and (low == high or low >= beta or high <= alpha):
            return (low if low > -inf else high), move
        asked, highest = (alpha, beta), game.to_move(state) == MAX
        first = move
        moves = sorted(game.actions(state), key=lambda column: (column != first, abs(column - 3)))
        best, move = (-inf if highest else inf), moves[0]
        for column in moves:
            value, _ = search(game.result(state, column), alpha, beta, depth - 1)
            if value > best if highest else value < best:
                best, move = value, column
            alpha, beta = (max(alpha, best), beta) if highest else (alpha, min(beta, best))
            if alpha >= beta:
                break
        bounds = -inf if best <= asked[0] else best, inf if best >= asked[1] else best
        table[state] = (*bounds, move, depth)
        return best, move

    return search(state, -inf, inf, depth)
    ### END SOLUTION

# %%
check("5.7", my_engine)

# %% [markdown]
# Your engine and plain alpha-beta, which tries the columns from left to right, on one position:

# %%
four = ConnectFour()
state = four.parse("3 3 3 3 3 2")
try:
    yours = count(lambda game, state: my_engine(game, state, 7), four, state)
    plain = count(alphabeta, four, state, depth=7)
    picture = bars(["alpha-beta", "yours"], [plain.nodes, yours.nodes], title="nodes")
except NotImplementedError as error:
    picture = f"finish {error} first"
picture

# %% grade="5.7a" points=8 says="the value of a full search"
report("5.7a", lambda: grades.is_exact(my_engine, key=59))

# %% grade="5.7b" points=8 says="the same for few nodes"
report("5.7b", lambda: grades.is_quick(my_engine, key=73))

# %% [markdown]
# ## When all of them pass
#
# You have all the parts of a program that plays by the clock. Give your engine to your deepening of
# exercise 5.1, and let it play against `solve` with the same budget of nodes.
