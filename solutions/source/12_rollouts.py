# %% [markdown]
# # 12 · Rollouts: exercises
#
# Seven exercises, 100 points, about 134 minutes; the last one is a *stretch*. Try them in order;
# nothing later depends on an
# earlier answer. `check(…)` answers at once, as often as you like, and never costs points. It tells
# you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Rollouts](../notebooks/12_rollouts.ipynb).

# %%
import random
from math import ceil, log, sqrt

from gamesearch import MAX, MIN, Hex, Nim, TicTacToe, TreeGame, alphabeta
from gamesearch.drawing.charts import bars
from gamesearch import check, draw_board, draw_tree
from gamesearch.arena.ratings import wilson
from gamesearch.drawing.charts import lines
from gamesearch.evaluation.hex import beside_own, centrality
from gamesearch.search.montecarlo.variance import estimate
from gamesearch import draw_growth, tree_after, watch_playout, watch_tree
from gamesearch.search.montecarlo.mcts_solver import mcts_solver
from gamesearch.search.montecarlo.progressive_widening import widening_mcts
from gamesearch.search.montecarlo.rollouts import take_wins
from gamesearch.checks.rollouts.earnings import earned

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.rollouts import grades

# %% [markdown]
# ## Exercise 12.1 · Two ways to rank a move early (14 points, 12 minutes)
#
# **RAVE.** A move won 20 of its `N = 50` games. Made at once or later it came up in 200 games, these 50 among them; 130 of the 200 were won. With
# $k = 100$ compute
#
# - `beta` $= \sqrt{\dfrac{k}{3N + k}}$, the share of the shared games
# - `blend`, the mean that RAVE goes by

# %% [markdown]
# **PUCT.** A node was visited 16 times. Its children, with $c = 1$:
#
# | child | prior | W/N |
# |---|---|---|
# | A | 0.65 | 2/5 |
# | B | 0.30 | 7/10 |
# | C | 0.05 | 0/0 |
#
# PUCT takes the place of UCB1; its bonus uses the *prior* P, how likely the move was thought to be before any
# game. (The formula is explained in [Self-play](../notebooks/13_selfplay.ipynb).) Compute for each child
# $\text{mean} + c\,P\,\sqrt{16} / (1 + N)$, where 16 are the parent's visits and a child without visits has the
# mean ½. Where does selection go `next`, and which move would you `play` if time were up? Two decimals.

# %% exercise="12.1" minutes=12
# beta, blend, A, B, C: numbers with two decimals; next, play: letters in quotes
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

# %% grade="12.1a" points=5 says="the share and the blend"
report("12.1a", lambda: [grades.by_hand(my_numbers, part) for part in ("beta", "blend")])

# %% grade="12.1b" points=5 says="the values of the three children"
report("12.1b", lambda: [grades.by_hand(my_numbers, part) for part in "ABC"])

# %% grade="12.1c" points=4 says="the next move, and the played one"
report("12.1c", lambda: [grades.by_hand(my_numbers, part) for part in ("next", "play")])

# %% [markdown]
# ## Exercise 12.2 · A rollout with weights (15 points, 14 minutes)
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

# %% grade="12.2a" points=15 says="playouts that follow the weights"
report("12.2a", lambda: grades.rollouts(my_rollout, key=71))

# %% [markdown]
# ## Exercise 12.3 · Repair the weights (15 points, 16 minutes)
#
# Games are drawn by a policy, but the mean of *uniform* play is wanted. So each game gets a **weight**: its
# probability in uniform play, divided by its probability under the policy. A game of two moves, each of probability
# ½ in uniform play and ⅘ under the policy, counts ¼ / (16/25) = 25/64. (In the lesson: *Further*, importance sampling;
# no more is needed.) A friend wrote
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

# %% grade="12.3b" points=10 says="the weight of each game"
report("12.3b", lambda: grades.weights(my_sample, key=73))

# %% [markdown]
# ## Exercise 12.4 · What is certain? (16 points, 15 minutes)
#
# A game is worth 1, 0 or −1 to MAX. `player` chooses at a node; `proofs` lists what is proven of each of its
# children: 1, 0, −1, or `None` if nothing is. `untried` is the number of moves that have no child yet.
# Return what the node is proven to be worth, or `None`.

# %% tags=["target"]
five = Nim(5, most=2)
root = tree_after(10_000, mcts_solver(five, rng=random.Random(1)))
print("proven:", root.proven, "after", root.N, "games; minimax says", alphabeta(five).value)
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

# %% grade="12.4a" points=7 says="proofs at nodes of MAX"
report("12.4a", lambda: grades.proofs(my_worth, players=(MAX,)))

# %% grade="12.4b" points=5 says="proofs at nodes of MIN"
report("12.4b", lambda: grades.proofs(my_worth, players=(MIN,)))

# %% grade="12.4c" points=4 says="proofs with moves still untried"
report("12.4c", lambda: [grades.proofs(my_worth, untried=many) for many in (1, 2, 6)])

# %% [markdown]
# ## Exercise 12.5 · Wiser dice (15 points, 15 minutes)
#
# Design a policy for tic-tac-toe: `my_weigh(game, state, moves)` returns a weight for each move. It is
# judged as if there were infinitely many rollouts by it, computed exactly: in every position the move with
# the best value for its player, under your policy, is played; of equals the first. The opponent does so with
# *uniform* rollouts. All openings of two plies are played, with both colours.
#
# There are three steps to reach: 53, 56 and 60 percent of the points of these games. Five of the points are for 53
# percent from openings of three plies. Do not call `take_wins`
# or `avoid_losses`; you may use their ideas.

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

# %% grade="12.5a" points=10 says="points from the openings"
report("12.5a", lambda: grades.earns(my_weigh, [0.53, 0.56, 0.6], 2))

# %% grade="12.5b" points=5 says="points from other openings"
report("12.5b", lambda: grades.earns(my_weigh, [0.53], 3))

# %% [markdown]
# ## Exercise 12.6 · Read a plot, and decide (15 points, 22 minutes)
#
# Two ideas, P and Q, each played 100 games against plain UCT at every budget, with equal playouts. The bars are
# 95 % intervals.

# %% tags=["target"]
budgets = [25, 50, 100, 200, 400]
points = {"P": [78, 74, 69, 61, 54], "Q": [52, 48, 55, 51, 57]}
lines(budgets, {name: [k / 100 for k in row] for name, row in points.items()},
      intervals={name: [wilson(k, 100) for k in row] for name, row in points.items()},
      logx=True, xlabel="playouts a move", ylabel="share of points",
      alt=f"Points of 100 at {budgets} playouts: {points}")

# %% [markdown]
# - `sure`: the largest of these budgets at which P is shown to help
# - `Q`: does Q help? "yes", "no" or "open"
# - `fair`: a playout of P takes twice as long as a plain one. Against how many plain playouts do 100 of P
#   have to stand, if *time* is to be equal?
# - `needed`: with how many games, about, would the bars be half as wide?

# %% exercise="12.6" minutes=10
# sure, fair, needed: numbers; Q: a word in quotes
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

# %% grade="12.6a" points=5 says="where P helps, and whether Q does"
report("12.6a", lambda: [grades.by_hand(my_reading, part) for part in ("sure", "Q")])

# %% grade="12.6b" points=4 says="the fair comparison, and the games needed"
report("12.6b", lambda: [grades.by_hand(my_reading, part) for part in ("fair", "needed")])

# %% [markdown]
# **In words.** You write a program for Connect Four on the usual board; you have an evaluation that counts
# threats, and one second for each move. In 60 to 120 words: which two ideas of this lesson do you try first,
# which one surely not, and how do you find out whether they helped? A reader gives two points for the two ideas and
# two for the one left out, each with a reason that belongs to this game, and two for the measurement.

# %% [markdown] exercise="12.6b" points=6 minutes=12
# <!-- BEGIN SOLUTION -->
# First I stop the rollouts early: the evaluation knows more than random moves do, so I play two or four of
# them and evaluate. Second, careful rollouts: Connect Four is full of wins on the spot and forced replies, and
# in the lesson they earned two thirds of the points. Surely not RAVE: a column means another cell each time, so
# shared games say little; the lesson showed no help. To find out, I let the new program play the old one at
# equal *time*, from many openings with both colours, a few hundred games, and look whether the whole interval
# lies above one half. I change one idea at a time and tune the old program's c first.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 12.7 · Stretch: a hundred and twenty-one moves (10 points, 40 minutes)
#
# Write UCT with progressive widening. `my_widening(game, state, looks, games, rng)` plays `games` random
# games and returns `(move, root)`, the move visited most and the tree: nodes have `N`, `W`, `move` and
# `children`, rewards lie between 0 and 1, c = √2, all dice come from `rng`. A node visited N times has
# tried at most $\lceil 2\sqrt N\,\rceil$ of its moves (at least one), those that look best:
# `looks(game, state, move)` says how good a move looks to the player who makes it, from 0 to 1. A node that may
# try one more does so before it goes on to an old child.

# %% tags=["target"]
grown = tree_after(150, widening_mcts(Hex(11), rng=random.Random(1), looks=centrality))
draw_growth({"150 games on Hex(11)": grown})

# %% exercise="12.7" forbid="widening_mcts mcts rave puct mcts_solver" minutes=40
class MyNode:
    def __init__(self, game, state, move=None, mover=None):
        self.state, self.move, self.mover = state, move, mover
        self.N, self.W, self.children = 0, 0.0, []
        self.player = game.to_move(state)
        self.untried = list(game.actions(state))


def my_widening(game, state, looks, games, rng):
    """(move, root) after so many random games; few moves first, more by and by."""
    ### BEGIN SOLUTION
    root = MyNode(game, state, mover=1 - game.to_move(state))
    for _ in range(games):
        node, path = root, [root]
        while True:
            may_grow = len(node.children) < max(1, ceil(2 * sqrt(node.N)))
            if node.untried and may_grow:
                if not node.children:
                    node.untried.sort(key=lambda move: looks(game, node.state, move))
                move = node.untried.pop()
                child = MyNode(game, game.result(node.state, move), move, node.player)
                node.children.append(child)
                path.append(child)
                break
            if not node.children:
                break
            total = log(node.N)
            node = max(node.children, key=lambda k: k.W / k.N + sqrt(2 * total / k.N))
            path.append(node)
        end = path[-1].state
        while not game.is_terminal(end):
            end = game.result(end, rng.choice(game.actions(end)))
        reward = (game.utility(end) + 1) / 2
        for node in path:
            node.N += 1
            node.W += reward if node.mover == MAX else 1 - reward
    return max(root.children, key=lambda child: child.N).move, root
    ### END SOLUTION

# %%
check("12.7", my_widening)

# %% [markdown]
# Your tree on 121 cells:

# %%
watch_tree(
    lambda game, state, games, rng: my_widening(game, state, centrality, games, rng), Hex(11)
)

# %% grade="12.7a" points=6 says="what must hold of the tree"
report("12.7a", lambda: grades.promises(my_widening, key=83))

# %% grade="12.7b" points=4 says="best moves are found"
report("12.7b", lambda: grades.decisions(my_widening, key=89))
