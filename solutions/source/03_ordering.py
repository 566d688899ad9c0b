# %% [markdown]
# # 3 · Move ordering: exercises
#
# Seven exercises, 100 points, about 88 minutes; 3.5 is a *stretch*. Try them in order; nothing later
# depends on an earlier answer. `check(…)` answers at once, as often as you like, and never costs points.
# It tells you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Move ordering](../notebooks/03_ordering.ipynb).

# %%
from gamesearch import MAX, ConnectFour, TicTacToe, TreeGame
from gamesearch.search.ordering import Order
from gamesearch.search.orders import ByEvaluation, Custom, Killers
from gamesearch import (
    check, count, draw_board, draw_tree, minimax, ordered_alphabeta,
)
from gamesearch.drawing.charts import lines
from gamesearch import record, watch
from gamesearch.checks.ordering.given import growth

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.ordering import grades

# %% [markdown]
# ## Exercise 3.1 · Order by hand (10 points, 8 minutes)
#
# Six moves come in the order A B C D E F. An evaluation says of the positions they lead to:
#
# | A | B | C | D | E | F |
# |---|---|---|---|---|---|
# | 2 | −4 | 7 | 2 | 0 | 9 |
#
# Write the letters in the order in which alpha-beta should try the moves, once if it is MAX who
# chooses and once if it is MIN. Moves that are equal keep the order in which they came.
#
# Then the tree below: if at *every* node the best branch stood first, for whoever chooses there, how
# many of its twelve leaves would alpha-beta read? MAX moves at the root.

# %% tags=["target"]
tree = [[[6, 9], [3, 2], [4, 1]], [[11, 7], [8, 10], [12, 5]]]
draw_tree(TreeGame(tree))

# %% exercise="3.1" minutes=8
# two words of six letters, and a number
### BEGIN SOLUTION
my_orders = {
    "for MAX": "FCADEB",
    "for MIN": "BEADCF",
    "leaves": 6,
}
### END SOLUTION

# %%
check("3.1", my_orders)

# %% grade="3.1a" points=6 says="the best orders for both players"
report("3.1a", lambda: [grades.word(my_orders, part) for part in ("for MAX", "for MIN")])

# %% grade="3.1b" points=4 says="the leaves in the best order"
report("3.1b", lambda: grades.number(my_orders, "leaves"))

# %% [markdown] tags=["solution-only"]
# The right branch is worth 10, the left one 3. In the best order: three leaves prove "at least 10"
# (one for each of MIN's choices on the right), four prove "at most 10", and one leaf serves both.

# %% [markdown]
# ## Exercise 3.2 · Write an order (17 points, 15 minutes)
#
# Return the moves in the order in which alpha-beta should try them: most promising first, for the
# player who is to move at `state`. `evaluate(game, state)` says how good a state is for MAX;
# `moves` is a list that you may change.
#
# The goal, with true values to go by: 10 of the 18 leaves of this tree are read. The picture
# keeps the branches in their places; the order in which they are tried decides which are crossed out.

# %% tags=["target"]
game = TreeGame([[[3, 17, 2], [15, 6, 1]], [[9, 4, 11], [13, 5, 8]], [[7, 12, 10], [16, 14, 0]]])


def worth(_, state):
    """What a state is really worth to MAX."""
    return minimax(game, state).value


draw_tree(record(ordered_alphabeta, game, order=ByEvaluation(worth)))

# %% exercise="3.2" forbid="ByEvaluation" minutes=15
def my_order(game, state, moves, evaluate):
    """The same moves, the most promising one for the player to move first."""
    ### BEGIN SOLUTION
    return sorted(
        moves,
        key=lambda move: evaluate(game, game.result(state, move)),
        reverse=game.to_move(state) == MAX,
    )
    ### END SOLUTION

# %%
check("3.2", my_order)

# %% [markdown]
# Alpha-beta with your order, step by step:

# %%
def by_my_order(game, state):
    order = Custom(lambda game, state, moves: my_order(game, state, moves, worth))
    return ordered_alphabeta(game, state, order=order)


watch(by_my_order, game)

# %% grade="3.2a" points=4 says="the same moves, none lost"
report("3.2a", lambda: grades.same_moves(my_order, key=29))

# %% grade="3.2b" points=8 says="the best move first, for both players"
report("3.2b", lambda: grades.worth_in_order(my_order, key=31))

# %% grade="3.2c" points=5 says="how many leaves are looked at"
report("3.2c", lambda: grades.leaves(my_order, key=37))

# %% [markdown]
# ## Exercise 3.3 · Repair the killers (15 points, 12 minutes)
#
# This killer table was found in a program that sometimes plays a piece which is not there, sometimes
# searches a move twice, and after a while gets slower and slower:
#
# ```python
# def first(moves, killers):
#     """The moves, with the killers of this ply in front."""
#     return killers + moves
#
# def remember(killers, move):
#     """The killers after `move` has caused a cutoff."""
#     return killers + [move]
# ```
#
# Repair both. `my_first` returns the same moves, the legal killers in front in the order of `killers`,
# the others as they were; the list `killers` itself stays as it is. `my_remember` returns the last two *different* moves, the latest first.

# %% exercise="3.3" forbid="Killers" minutes=12
def my_first(moves, killers):
    """The moves, with those of the killers that are legal here in front."""
    ### BEGIN SOLUTION
    legal = [killer for killer in killers if killer in moves]
    return legal + [move for move in moves if move not in legal]
    ### END SOLUTION


def my_remember(killers, move):
    """The killers after `move` has caused a cutoff: at most two, the latest first."""
    ### BEGIN SOLUTION
    return [move, *(killer for killer in killers if killer != move)][:2]
    ### END SOLUTION

# %%
check("3.3", {"first": my_first, "remember": my_remember})

# %% [markdown]
# Your killers at work. One table for each ply, filled at the cutoffs:

# %%
class MyKillers(Order):
    def __init__(self):
        self.at_ply = {}

    def arrange(self, game, state, moves, ply):
        return my_first(list(moves), self.at_ply.get(ply, []))

    def learn(self, game, state, move, ply, depth):
        self.at_ply[ply] = my_remember(self.at_ply.get(ply, []), move)


def with_my_killers(game, state):
    return ordered_alphabeta(game, state, order=MyKillers())


watch(with_my_killers, TreeGame([[6, 7, 8], [9, 7, 1], [8, 9, 2], [7, 8, 0], [9, 8, 3]]))

# %% grade="3.3a" points=8 says="the killers in front"
report("3.3a", lambda: grades.killers_first(my_first, key=41))

# %% grade="3.3b" points=7 says="which killers are remembered"
report("3.3b", lambda: grades.killers_kept(my_remember, key=43))

# %% [markdown]
# ## Exercise 3.4 · Design a static order (15 points, 12 minutes)
#
# Connect Three, on boards of any width: `my_worth(column, columns)` says how promising it is to play
# in a column, before anything is known of the position. Larger is tried earlier.
#
# The check counts the nodes that alpha-beta visits on boards of four to seven columns (on all but the one below
# only some plies deep). Visit at most 60 percent of what the order from left to right visits; on the board
# below, fewer than 11 percent are possible.

# %% tags=["target"]
draw_board(ConnectFour(5, 3, connect=3))

# %% exercise="3.4" minutes=12
def my_worth(column, columns):
    """How promising a column is on an empty board; columns count from 0."""
    ### BEGIN SOLUTION
    return -abs(2 * column - (columns - 1))
    ### END SOLUTION

# %%
check("3.4", my_worth)

# %% grade="3.4a" points=10 says="few nodes on a small board"
report("3.4a", lambda: grades.within(my_worth, 5, 4, 8))

# %% grade="3.4b" points=5 says="few nodes on boards of other widths"
report("3.4b", lambda: [grades.within(my_worth, *board) for board in ((7, 3, 7), (6, 3, 8), (4, 4, 9))])

# %% [markdown] tags=["solution-only"]
# The middle first: most lines of three go through it. Any numbers that fall alike towards both edges do.

# %% [markdown]
# ## Exercise 3.5 · Stretch: the history heuristic (18 points, 15 minutes)
#
# Keep one table for the whole search. At every cutoff, depth² is added to the credit of the move, for
# *the player who made it*. A move's score is its credit, and 0 as long as it has refuted nothing.
#
# `learn` hears the state before the move, the move itself, its ply (counted from the root) and the
# depth still to be searched.

# %% exercise="3.5" forbid="History" minutes=15
class MyHistory(Order):
    """Tries first what has refuted most so far."""

    def __init__(self):
        """An empty table, for this search alone."""
        ### BEGIN SOLUTION
        self.credit = {}
        ### END SOLUTION

    def score(self, game, state, move, ply):
        """How much this move has refuted, when the player to move here made it."""
        ### BEGIN SOLUTION
        return self.credit.get((game.to_move(state), move), 0)
        ### END SOLUTION

    def learn(self, game, state, move, ply, depth):
        """`move` has just caused a cutoff at `state`."""
        ### BEGIN SOLUTION
        key = game.to_move(state), move
        self.credit[key] = self.credit.get(key, 0) + depth**2
        ### END SOLUTION

# %%
check("3.5", MyHistory)

# %% [markdown]
# What your history learns of tic-tac-toe, against no order and against the package's killers:

# %%
try:
    mine = count(ordered_alphabeta, TicTacToe(), order=MyHistory(), depth=9).nodes
except NotImplementedError as error:
    mine = None
    print(f"finish {error} first")
{"given": count(ordered_alphabeta, TicTacToe()).nodes, "yours": mine,
 "killers": count(ordered_alphabeta, TicTacToe(), order=Killers()).nodes}

# %% grade="3.5a" points=11 says="the order after some cutoffs"
report("3.5a", lambda: grades.histories(MyHistory, key=47))

# %% grade="3.5b" points=7 says="the nodes visited with it"
report("3.5b", lambda: grades.states_with(MyHistory))

# %% [markdown]
# ## Exercise 3.6 · Read a plot (10 points, 10 minutes)
#
# The nodes that alpha-beta visits from one position of Connect Four, in two orders. By what factor do
# they grow *per ply*, from depth 2 to depth 8? Within ten percent is right.

# %% tags=["target"]
states = growth()
for curve, visited in states.items():
    print(f"{curve:14}", *(f"{n:>7,}" for n in visited))
lines(list(range(1, 9)), states, log=True, xlabel="plies", ylabel="nodes visited")

# %% exercise="3.6" minutes=10
### BEGIN SOLUTION
my_factors = {
    "left to right": (21345 / 21) ** (1 / 6),
    "ordered": (7623 / 20) ** (1 / 6),
}
### END SOLUTION

# %%
check("3.6", my_factors)

# %% grade="3.6a" points=5 says="the factor from left to right"
report("3.6a", lambda: grades.near(my_factors, "left to right"))

# %% grade="3.6b" points=5 says="the factor with the ordered moves"
report("3.6b", lambda: grades.near(my_factors, "ordered"))

# %% [markdown]
# ## Exercise 3.7 · What may change, and why? (15 points, 16 minutes)
#
# Each of these is done to an alpha-beta search that returns a value and the first best move it has
# proven. Compared with before, which of the two *may* come out different?

# %% [markdown]
# Answer for each with `"move"` (the move perhaps, the value never), `"both"` or `"neither"`.
#
# - a: at every node, the moves are put in a random order before they are searched
# - b: at every node where a capture is possible, only the captures are searched
# - c: the test for a cutoff is taken out, so that every move is searched
# - d: the killers of an earlier search are kept and tried first
# - e: it is written as negamax, one function for both players
# - f: it looks one ply deeper, and evaluates there

# %% exercise="3.7" minutes=8
### BEGIN SOLUTION
my_effects = {"a": "move", "b": "both", "c": "neither", "d": "move", "e": "neither", "f": "both"}
### END SOLUTION

# %%
check("3.7", my_effects)

# %% grade="3.7a" points=10 says="all six effects"
report("3.7a", lambda: [grades.word(my_effects, part) for part in "abcdef"])

# %% [markdown]
# **In words**, in 50 to 120: why can no order of the moves, however bad, make the value at the root wrong, while leaving out
# the worst-looking moves can? And when does it pay to order by an evaluation that halves the nodes visited, but makes
# as many evaluations as nodes were visited before? A reader gives two points for why no order can, one for why leaving
# out moves can, and two for when it pays, if your answer compares what a node and what an evaluation cost.

# %% [markdown] exercise="3.7b" points=5 minutes=8
# <!-- BEGIN SOLUTION -->
# Whatever the order, every move is either searched or left out because a bound proves that it cannot change the decision. So
# the value is the same; a bad order only finds the proofs later. A move that is left out because it looks bad is not refuted by
# any proof: if it was the best one, or the only refutation, the value can be wrong. Let a node cost n and an evaluation e. With N
# nodes before, the order costs N/2 nodes and N evaluations, N n/2 + N e; without it, N n. It pays only if an evaluation
# costs less than half as much as opening a node.
# <!-- END SOLUTION -->

# %% [markdown]
# ## When all of them pass
#
# Put them together: `CombinedOrder(MyHistory(), Static(…))` on a game of your choice, `count` with and
# without (import the two from `gamesearch.search.orders`).
# In [Deepening](../notebooks/05_deepening.ipynb) the search gets a clock.
