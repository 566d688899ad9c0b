# %% [markdown]
# # 12 · Rollouts: exercises
#
# Six exercises, 100 points, about 82 minutes. Try them in order; nothing later depends on an
# earlier answer. `check(…)` answers at once, as often as you like, and never costs points. It tells
# you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Rollouts](../notebooks/12_rollouts.ipynb).

# %%
import random

from gamesearch import MAX, MIN, Hex, Nim, TicTacToe, TreeGame, alphabeta
from gamesearch.drawing.charts import bars
from gamesearch import check, draw_board, draw_tree
from gamesearch.arena.ratings import wilson
from gamesearch.drawing.charts import lines
from gamesearch.evaluation.hex import beside_own
from gamesearch.search.montecarlo.variance import estimate
from gamesearch import tree_after, watch_playout
from gamesearch.search.montecarlo.mcts_solver import mcts_solver
from gamesearch.search.montecarlo.rollouts import take_wins
from gamesearch.checks.rollouts.cases import earned

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.rollouts import grades

# %% [markdown]
# ## Exercise 12.1 · Two ways to rank a move early (16 points, 12 minutes)
#
# **RAVE.** A move won 20 of its `N = 50` games. It came up later in 200 games, of which 130 were won. With
# $k = 100$ compute
#
# - `beta` $= \sqrt{\dfrac{k}{3N + k}}$, the share of the shared games
# - `blend`, the mean that RAVE goes by
#
# **PUCT.** A node was visited 16 times. Its children, with $c = 1$:
#
# | child | prior | W/N |
# |---|---|---|
# | A | 0.65 | 2/5 |
# | B | 0.30 | 7/10 |
# | C | 0.05 | 0/0 |
#
# Compute for each $\text{mean} + c\,P\,\sqrt{16} / (1 + N)$, where a child without visits counts as even
# (½). To which child does selection go `next`, and which one would you `play` if the time were up?
# Round to two decimals.

# %% exercise="12.1" minutes=12
### BEGIN SOLUTION
my_numbers = {
    "beta": 0.63,
    "blend": 0.56,
    "A": 0.83,
    "B": 0.81,
    "C": 0.70,
    "next": "A",
    "play": "B",
}
### END SOLUTION

# %%
check("12.1", my_numbers)

# %% grade="12.1a" points=6 says="the share and the blend"
report("12.1a", lambda: [grades.by_hand(my_numbers, part) for part in ("beta", "blend")])

# %% grade="12.1b" points=6 says="the values of the three children"
report("12.1b", lambda: [grades.by_hand(my_numbers, part) for part in "ABC"])

# %% grade="12.1c" points=4 says="the next move, and the played one"
report("12.1c", lambda: [grades.by_hand(my_numbers, part) for part in ("next", "play")])

# %% [markdown]
# ## Exercise 12.2 · A rollout with weights (18 points, 14 minutes)
#
# Play a game from `state` to its end and return the state it ended in. At every turn, of either player,
# `weigh(game, state, moves)` gives a list of weights, one for each of `moves`; draw the move in proportion to
# its weight. The weights need not add up to 1, and a move of weight 0 is never played. Draw from `rng`, a
# `random.Random`, and from nothing else.

# %% tags=["target"]
started = Hex(5).parse("12 8 6 17")
cells = Hex(5).actions(started)
weights = beside_own(Hex(5), started, cells)
draw_board(Hex(5), started, marks=dict(zip(cells, weights)))

# %% [markdown]
# Weights in Hex, X to move: 3 beside a stone of one's own, else 1.

# %% exercise="12.2" forbid="weighted_rollout" minutes=14
def my_rollout(game, state, weigh, rng):
    """The end of a game in which both players follow the weights."""
    ### BEGIN SOLUTION
    while not game.is_terminal(state):
        moves = game.actions(state)
        move = rng.choices(moves, weigh(game, state, moves))[0]
        state = game.result(state, move)
    return state
    ### END SOLUTION

# %%
check("12.2", my_rollout)

# %% [markdown]
# A game of yours, with stones that seek each other's company:

# %%
watch_playout(lambda game, state, rng: my_rollout(game, state, beside_own, rng), Hex(5))

# %% grade="12.2a" points=18 says="playouts that follow the weights"
report("12.2a", lambda: grades.rollouts(my_rollout, key=71))

# %% [markdown]
# ## Exercise 12.3 · Repair the weights (20 points, 16 minutes)
#
# Games are drawn by a policy, but the mean of *uniform* play is wanted. So each game gets a weight: its
# probability in uniform play, divided by its probability under the policy. A friend wrote
#
# ```python
# def my_sample(game, state, weigh, rng):
#     weight = 1.0
#     while not game.is_terminal(state):
#         moves = game.actions(state)
#         weights = weigh(game, state, moves)
#         place = rng.choices(range(len(moves)), weights)[0]
#         weight = weights[place] * len(moves)
#         state = game.result(state, moves[place])
#     return state, weight
# ```
#
# The games are right, the weights are not: there is more than one fault. Repair it. It returns the
# state in which the game ended, and its weight. The policy's weights need not add up to 1; none is 0.

# %% tags=["target"]
draw_tree(TreeGame([[1, 2], [3, 4]]))

# %% [markdown]
# A case to follow on paper: `weigh` gives the weights 1 and 2 at every node, from left to right. How
# likely is the leaf 4 then? How likely is it in uniform play?

# %% exercise="12.3" forbid="rollout_with_weight" minutes=16
def my_sample(game, state, weigh, rng):
    """(end, weight) of one game drawn by the policy."""
    ### BEGIN SOLUTION
    weight = 1.0
    while not game.is_terminal(state):
        moves = game.actions(state)
        weights = weigh(game, state, moves)
        place = rng.choices(range(len(moves)), weights)[0]
        weight *= sum(weights) / (weights[place] * len(moves))
        state = game.result(state, moves[place])
    return state, weight
    ### END SOLUTION

# %%
check("12.3", my_sample)

# %% [markdown]
# Your games of tic-tac-toe, drawn by a policy that helps X to the good cells, and counted by your weights.
# Uniform play is worth 0.297 to X: which of the two means comes near it?

# %%
def helping_x(game, state, moves):
    likes = (0, 2, 4, 6, 8) if game.to_move(state) == MAX else (1, 3, 5, 7)
    return [2 if move in likes else 1 for move in moves]


def by_your_weights(games=4000):
    board, rng = TicTacToe(), random.Random(1)
    drawn = [my_sample(board, board.initial, helping_x, rng) for _ in range(games)]
    weighted = estimate([board.utility(end) * weight for end, weight in drawn])
    unweighted = estimate([board.utility(end) for end, _ in drawn])
    means = [round(weighted.mean, 3), round(unweighted.mean, 3)]
    return bars(["weighted", "unweighted"], means, alt=f"The two means: {means}")


try:
    picture = by_your_weights()
except NotImplementedError:
    picture = "finish exercise 12.3 first"
picture

# %% grade="12.3a" points=5 says="games drawn by the policy"
report("12.3a", lambda: grades.samples(my_sample, key=73))

# %% grade="12.3b" points=15 says="the weight of each game"
report("12.3b", lambda: grades.weights(my_sample, key=79))

# %% [markdown]
# ## Exercise 12.4 · What is certain? (18 points, 15 minutes)
#
# A game is worth 1, 0 or −1 to MAX. `player` chooses at a node; `proofs` lists what is proven of each of its
# children: 1, 0, −1, or `None` if nothing is. `untried` moves have no child yet. Return what the node is
# proven to be worth, or `None`.

# %% tags=["target"]
root = tree_after(10_000, mcts_solver(Nim(5, most=2), rng=random.Random(1)))
print("proven:", root.proven, "after", root.N, "games; minimax says", alphabeta(Nim(5, most=2)).value)
draw_tree(root.to_networkx())

# %% exercise="12.4" minutes=15
def my_worth(player, proofs, untried):
    """What a node is proven to be worth to MAX; None where nothing is certain."""
    ### BEGIN SOLUTION
    known = [proof for proof in proofs if proof is not None]
    best = max if player == MAX else min
    ideal = 1 if player == MAX else -1
    if ideal in known:
        return ideal
    if untried or len(known) < len(proofs):
        return None
    return best(known)
    ### END SOLUTION

# %%
check("12.4", my_worth)

# %% grade="12.4a" points=8 says="proofs at nodes of MAX"
report("12.4a", lambda: grades.proofs(my_worth, players=(MAX,)))

# %% grade="12.4b" points=6 says="proofs at nodes of MIN"
report("12.4b", lambda: grades.proofs(my_worth, players=(MIN,)))

# %% grade="12.4c" points=4 says="proofs with moves still untried"
report("12.4c", lambda: grades.proofs(my_worth, untried=2))

# %% [markdown]
# ## Exercise 12.5 · Wiser dice (18 points, 15 minutes)
#
# Design a policy for tic-tac-toe: `my_weigh(game, state, moves)` returns a weight for each move. It is
# judged as if there were infinitely many rollouts by it, computed exactly: in every position the move with
# the highest value under your policy is played. The opponent does the same with *uniform* rollouts. All
# openings of two plies are played, with both colours; no luck is left.
#
# The bands: 53, 56 and 60 percent of the points. `take_wins` from the lesson is not yours to hand in, its idea is.

# %% exercise="12.5" forbid="take_wins avoid_losses" minutes=15
def my_weigh(game, state, moves):
    """A weight for each move."""
    ### BEGIN SOLUTION
    won = 1 if game.to_move(state) == MAX else -1
    after = [game.result(state, move) for move in moves]
    wins = [game.is_terminal(each) and game.utility(each) == won for each in after]
    return wins if any(wins) else [1] * len(moves)
    ### END SOLUTION

# %%
check("12.5", my_weigh)

# %% [markdown]
# What your policy earns, beside others:

# %%
def my_table():
    rivals = {"uniform": lambda game, state, moves: [1] * len(moves),
              "wins first": take_wins, "yours": my_weigh}
    shares = [round(earned(policy, 2).share, 3) for policy in rivals.values()]
    return bars(list(rivals), shares, title="share of the points against uniform rollouts",
                alt=str(dict(zip(rivals, shares))))


try:
    picture = my_table()
except NotImplementedError:
    picture = "finish exercise 12.5 first"
picture

# %% grade="12.5a" points=12 says="points from the openings"
report("12.5a", lambda: [grades.earns(my_weigh, 0.53, 2), grades.earns(my_weigh, 0.56, 2),
                         grades.earns(my_weigh, 0.6, 2)])

# %% grade="12.5b" points=6 says="points from other openings"
report("12.5b", lambda: grades.earns(my_weigh, 0.53, 3))

# %% [markdown]
# ## Exercise 12.6 · Read a plot (10 points, 10 minutes)
#
# Two ideas, P and Q, each played 100 games against plain UCT at every budget, with equal playouts. The bars are
# 95 % intervals.

# %%
budgets = [25, 50, 100, 200, 400]
points = {"P": [78, 74, 69, 61, 54], "Q": [52, 48, 55, 51, 57]}
lines(budgets, {name: [k / 100 for k in row] for name, row in points.items()},
      intervals={name: [wilson(k, 100) for k in row] for name, row in points.items()},
      logx=True, xlabel="playouts a move", ylabel="share of points",
      alt=f"Points of 100 at {budgets} playouts: {points}")

# %% [markdown]
# - `sure`: the largest budget shown at which P is shown to help
# - `Q`: does Q help? "yes", "no" or "open"
# - `fair`: a playout of P takes twice as long as a plain one. Against how many plain playouts do 100 of P
#   have to stand, if *time* is to be equal?
# - `needed`: with how many games, about, would the bars be half as wide?

# %% exercise="12.6" minutes=10
### BEGIN SOLUTION
my_reading = {
    "sure": 200,
    "Q": "open",
    "fair": 200,
    "needed": 400,
}
### END SOLUTION

# %%
check("12.6", my_reading)

# %% grade="12.6a" points=6 says="where P helps, and whether Q does"
report("12.6a", lambda: [grades.by_hand(my_reading, part) for part in ("sure", "Q")])

# %% grade="12.6b" points=4 says="the fair comparison, and the games needed"
report("12.6b", lambda: [grades.by_hand(my_reading, part) for part in ("fair", "needed")])
