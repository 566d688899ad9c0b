# %% [markdown]
# # 11 · Monte Carlo tree search: exercises
#
# Seven exercises, 100 points, about 165 minutes; the last one is a *stretch*. Try them in order; nothing
# later depends on an earlier answer. `check(…)` answers at once, as often as you like, and never costs points. It tells
# you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Monte Carlo tree search](../notebooks/11_mcts.ipynb).

# %%
import random
from collections import deque
from math import inf, log, sqrt

from gamesearch import MAX, MIN, Hex, TicTacToe, check, draw_board, draw_growth
from gamesearch import draw_tree, mcts, tree_after, watch_playout, watch_tree
from gamesearch.arena.ratings import wilson
from gamesearch.drawing.charts import lines
from gamesearch.checks.mcts.given import table

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.mcts import grades

# %% [markdown]
# ## Exercise 11.1 · Two questions, two answers (14 points, 10 minutes)
#
# A node was visited 35 times. Its three children have, as W/N:
#
# | child | W/N |
# |---|---|
# | A | 7/12 |
# | B | 2/3 |
# | C | 13/20 |
#
# With $c = \sqrt2$ compute each child's UCB1, to two decimals; ln 35 is about 3.555. Then say, by their
# letters, to which child selection goes `next`, and which one you would `play` if the time were up.

# %% exercise="11.1" minutes=10
# A, B, C: numbers with two decimals; next, play: letters in quotes
### BEGIN SOLUTION
my_bounds = {
    "A": 1.35,
    "B": 2.21,
    "C": 1.25,
    "next": "B",
    "play": "C",
}
### END SOLUTION

# %%
check("11.1", my_bounds)

# %% grade="11.1a" points=7 says="the three upper bounds"
report("11.1a", lambda: [grades.bounds(my_bounds, part) for part in "ABC"])

# %% grade="11.1b" points=4 says="the arm to pull next"
report("11.1b", lambda: grades.bounds(my_bounds, "next"))

# %% grade="11.1c" points=3 says="the move to play"
report("11.1c", lambda: grades.bounds(my_bounds, "play"))

# %% [markdown]
# ## Exercise 11.2 · The formula (10 points, 8 minutes)
#
# Write UCB1 with the natural logarithm. `W` is the sum of a child's rewards, `N` its visits, `pulls`
# the visits of its parent. What does a child get that was never visited?

# %% exercise="11.2" forbid="ucb1" minutes=8
def my_ucb(W, N, pulls, c):
    """How good a child may well be."""
    ### BEGIN SOLUTION
    if N == 0:
        return inf
    return W / N + c * sqrt(log(pulls) / N)
    ### END SOLUTION

# %%
check("11.2", my_ucb)

# %% grade="11.2a" points=7 says="the upper bound of an arm"
report("11.2a", lambda: grades.formula(my_ucb, key=29))

# %% grade="11.2b" points=3 says="arms never pulled come first"
report("11.2b", lambda: grades.untried(my_ucb, key=5))

# %% [markdown]
# ## Exercise 11.3 · Two of the four phases (24 points, 25 minutes)
#
# **Backup.** A random game is over; `reward` is what it is worth to **MAX**: 1 for a win, 0 for a loss, in between
# for a draw. `path` is the list of nodes it came through, the root first. Every node has
#
# - `node.N` and `node.W`, its counts so far,
# - `node.mover`, the player who moved *into* it: `MAX` or `MIN`. (At the root it is the opponent of
#   the player to move.)
#
# Update them all. Turns need not alternate. Nothing is to be returned.

# %% tags=["target"]
either_wins = TicTacToe().parse("XX.OO....")
draw_tree(tree_after(12, mcts(TicTacToe(), either_wins, rng=random.Random(2))), moves=True)

# %% [markdown]
# W/N stands beside each node. Whose wins does the square under move 2 count?

# %% exercise="11.3" forbid="mcts" minutes=15
def my_backup(path, reward):
    """Count one game at every node it came through."""
    ### BEGIN SOLUTION
    for node in path:
        node.N += 1
        node.W += reward if node.mover == MAX else 1 - reward
    ### END SOLUTION

# %%
check("11.3", my_backup)

# %% grade="11.3a" points=6 says="counts after wins and losses"
report("11.3a", lambda: grades.backups(my_backup, key=31))

# %% grade="11.3b" points=4 says="counts with draws and other rewards"
report("11.3b", lambda: grades.backups(my_backup, key=37, rewards=(0.5, 0.25)))

# %% grade="11.3c" points=4 says="counts with rewards in between"
report("11.3c", lambda: grades.backups(my_backup, key=41, rewards=(0.75, 0.0)))

# %% [markdown]
# **Simulate.** Play a random game from `state` to its end and return the state it ended in. At every turn each legal
# move has the same chance. Draw from `rng`, a `random.Random`, and from nothing else: the same seed must
# play the same game.

# %% exercise="11.3b" forbid="uniform_rollout weighted_rollout play_out" minutes=10
def my_rollout(game, state, rng):
    """The end of a random game from `state`."""
    ### BEGIN SOLUTION
    while not game.is_terminal(state):
        state = game.result(state, rng.choice(game.actions(state)))
    return state
    ### END SOLUTION

# %%
check("11.3b", my_rollout)

# %% [markdown]
# A game of your own on a board of hexagons. Who won?

# %%
watch_playout(my_rollout, Hex(5))

# %% grade="11.3d" points=10 says="playouts end, vary, and can be repeated"
report("11.3d", lambda: grades.playouts(my_rollout, key=43))

# %% [markdown]
# ## Exercise 11.4 · Read a plot, and explain a trap (14 points, 22 minutes)
#
# Forty runs of MCTS at each budget, on two positions P and Q; the bars are 95 % intervals. Alpha-beta
# solves P and Q outright: on Q it opens fewer than four thousand nodes.

# %% tags=["target"]
budgets = [25, 50, 100, 200, 400, 800, 1600]
right = {"P": [7, 14, 22, 35, 40, 40, 40], "Q": [16, 15, 17, 13, 11, 7, 11]}
lines(budgets, {name: [k / 40 for k in row] for name, row in right.items()},
      intervals={name: [wilson(k, 40) for k in row] for name, row in right.items()},
      logx=True, xlabel="random games", ylabel="share of right moves",
      alt=f"Right moves in 40 runs at {budgets} games: {right}")

# %% [markdown]
# - `enough`: the smallest budget shown at which P's move is right in at least nine of ten runs
# - `more`: is a larger budget, within this range, shown to help Q? "yes" or "no"
# - `half`: after 400 games an estimate has some error from luck; after how many is it half as large?
# - `Q`: which search do you take for Q, "MCTS" or "alpha-beta"?
# - `R`: and for R, a board with 120 free cells, a long game, and no evaluation?

# %% exercise="11.4" minutes=10
# enough, half: numbers; more, Q, R: words in quotes
### BEGIN SOLUTION
my_reading = {
    "enough": 400,
    "more": "no",
    "half": 1600,
    "Q": "alpha-beta",
    "R": "MCTS",
}
### END SOLUTION

# %%
check("11.4", my_reading)

# %% grade="11.4a" points=4 says="enough games, and whether more help"
report("11.4a", lambda: [grades.readings(my_reading, part) for part in ("enough", "more")])

# %% grade="11.4b" points=2 says="how many games halve the error"
report("11.4b", lambda: grades.readings(my_reading, "half"))

# %% grade="11.4c" points=2 says="which search suits which game"
report("11.4c", lambda: [grades.readings(my_reading, part) for part in "QR"])

# %% [markdown]
# **In words.** MAX moves at the root of `[[1, 0.9, 1, 0], [0.6, 0.7]]`, then MIN; the numbers are MAX's
# rewards. A friend runs ten random games a move, then a thousand, and wonders why the thousand always
# choose the left move. In 60 to 120 words: to which two numbers do the averages tend, why do more
# games not help, and what does a tree of bandits do differently, at which node? Two points for the numbers,
# two for the reason, two for the node and whose wins its children count.

# %% [markdown] exercise="11.4d" points=6 minutes=12
# <!-- BEGIN SOLUTION -->
# Random games go to every leaf of a branch equally often, so the averages tend to 0.725 on the left and to
# 0.65 on the right. More games bring the averages nearer to these numbers, and the left one is the larger: the
# choice gets surer, not better. MIN does not play at random: it takes the 0 on the left and the 0.6 on the
# right, so the right move is better. A tree gives MIN's node below the left move a
# bandit of its own. Its children count *MIN's* wins, the 0 is MIN's best arm, nearly all later games go there,
# and the mean that MAX sees for the left move falls towards 0.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 11.5 · The whole search (18 points, 40 minutes)
#
# Write UCT. `my_mcts(game, state, games, rng)` plays `games` random games and returns the pair
# `(move, root)`: the move to play, and the root of its tree. Every node has `N`, `W`, `move` (None at
# the root) and `children`, a list of nodes. Rewards lie between 0 and 1, so take c = √2; the games here
# are worth 1, 0 or −1 (`game.utility(state)`, MAX's). As before, turns need not alternate.
#
# The check grows small trees and looks at what must hold of any of them, then asks for moves with 800
# games. Your visits need not be those of the package. Your functions from above may help.

# %% tags=["target"]
must_block = TicTacToe().parse("O..XX....")
grown = tree_after(600, mcts(TicTacToe(), must_block, rng=random.Random(1)))
draw_growth({"600 games": grown})

# %% exercise="11.5" forbid="mcts rave puct mcts_solver widening_mcts tree_parallel leaf_parallel root_parallel" minutes=40
class MyNode:
    def __init__(self, game, state, move=None, mover=None):
        self.state, self.move, self.mover = state, move, mover
        self.N, self.W, self.children = 0, 0.0, []
        self.player = game.to_move(state)
        self.untried = list(game.actions(state))


def my_mcts(game, state, games, rng):
    """(move, root) after so many random games from `state`."""
    ### BEGIN SOLUTION
    root = MyNode(game, state, mover=1 - game.to_move(state))
    for _ in range(games):
        node, path = root, [root]
        while not node.untried and node.children:
            total = log(node.N)
            node = max(node.children, key=lambda k: k.W / k.N + sqrt(2 * total / k.N))
            path.append(node)
        if node.untried:
            move = node.untried.pop(rng.randrange(len(node.untried)))
            child = MyNode(game, game.result(node.state, move), move, node.player)
            node.children.append(child)
            node = child
            path.append(node)
        end = node.state
        while not game.is_terminal(end):
            end = game.result(end, rng.choice(game.actions(end)))
        reward = (game.utility(end) + 1) / 2
        for node in path:
            node.N += 1
            node.W += reward if node.mover == MAX else 1 - reward
    best = max(root.children, key=lambda child: child.N)
    return best.move, root
    ### END SOLUTION

# %%
check("11.5", my_mcts)

# %% [markdown]
# Your own tree, the size of a node showing its visits. O is to move and must block at cell 5.

# %%
watch_tree(my_mcts, TicTacToe(), TicTacToe().parse("O..XX...."))

# %% grade="11.5a" points=8 says="what must hold of the tree"
report("11.5a", lambda: grades.promises(my_mcts, key=47))

# %% grade="11.5b" points=10 says="best moves are found"
report("11.5b", lambda: grades.decisions(my_mcts, key=53))

# %% [markdown]
# ## Exercise 11.6 · Three broken engines (9 points, 15 minutes)
#
# Each of the engines A, B and C is UCT with *one* phase broken. You see what their trees say of the
# root's moves after 400 games on two boards. On the first X wins at once with move 2; on the second O
# must block at cell 5. Name the broken phase of each: `"select"`, `"expand"`, `"simulate"` or `"backup"`.

# %%
board = TicTacToe()
for letter in "ABC":
    for cells in ("XX.OO....", "O..XX...."):
        print(table(letter, board, board.parse(cells)), end="\n\n")

# %% exercise="11.6" minutes=15
# each engine: "select", "expand", "simulate" or "backup"
### BEGIN SOLUTION
my_diagnosis = {
    "A": "backup",
    "B": "simulate",
    "C": "select",
}
### END SOLUTION

# %%
check("11.6", my_diagnosis)

# %% grade="11.6a" points=3 says="engine A"
report("11.6a", lambda: grades.phases(my_diagnosis, "A"))

# %% grade="11.6b" points=3 says="engine B"
report("11.6b", lambda: grades.phases(my_diagnosis, "B"))

# %% grade="11.6c" points=3 says="engine C"
report("11.6c", lambda: grades.phases(my_diagnosis, "C"))

# %% [markdown] tags=["solution-only"]
# A gives the winning move a mean of exactly 0: the loser was credited. On the first board B's means all lie in
# the middle, that of the win as well: its games start at the root. C tries every move once and then stays with one, even where
# that loses: it subtracts the bonus.

# %% [markdown]
# ## Exercise 11.7 · Stretch: a judge for Hex (11 points, 45 minutes)
#
# Write `my_judge(game, state)`: a number between −1 and 1 that says how well X stands in a position of Hex that
# is not over. Alpha-beta will search 75 nodes a move and ask your judge at its leaves; against it plays the
# course's MCTS on 25 cells, from several openings with both colours. At equal work it should earn 80 percent
# of the points, and against *eight times* the playouts (about equal time, if your judge is quick) 60 percent. At a first move 75
# nodes pay for three random games, eight times as much for 25, for 24 moves: this MCTS is a weak one.

# %% tags=["target"]
draw_board(Hex(5), Hex(5).parse("12 8 11 13 18"))

# %% [markdown]
# Who is nearer to joining their sides, and by how many stones? A judge that always says 0 earned 50 percent
# at equal work in the twelve matches that we tried, and 26 against eight times the playouts.
#
# A state is `(player, x, o, won)`; `x >> cell & 1` is 1 where X has a stone. `game.size` is the board's: 5 in
# these games, and your judge is asked about other boards, too. `game.around[cell]` has a bit for each neighbour,
# and `game.sides[MAX]` are the bits of X's two sides. A win is worth 1: no guess may be worth as much.

# %% exercise="11.7" forbid="shortest_path stones_needed" minutes=45
def my_judge(game, state):
    """How well X stands, between −1 and 1."""
    ### BEGIN SOLUTION
    def needed(own, other, sides):
        first, second = sides
        cells = range(game.size * game.size)
        cost = {cell: 0 if own >> cell & 1 else 1 for cell in cells if first & ~other & 1 << cell}
        waiting = deque(sorted(cost, key=cost.get))
        while waiting:
            cell = waiting.popleft()
            around = game.around[cell] & ~other
            while around:
                bit = around & -around
                around ^= bit
                beside = bit.bit_length() - 1
                new = cost[cell] + (not own & bit)
                if new < cost.get(beside, 99):
                    cost[beside] = new
                    if own & bit:
                        waiting.appendleft(beside)
                    else:
                        waiting.append(beside)
        return min((cost[cell] for cell in cost if second >> cell & 1), default=99)
    _, x, o, _ = state
    return (needed(o, x, game.sides[MIN]) - needed(x, o, game.sides[MAX])) / 100
    ### END SOLUTION

# %%
check("11.7", my_judge)

# %% grade="11.7a" points=6 says="points at equal work"
report("11.7a", lambda: grades.judged(my_judge, key=12, times="1"))

# %% grade="11.7b" points=5 says="points against eight times the playouts; other boards"
report("11.7b", lambda: grades.judged(my_judge, key=12, times="8"))
