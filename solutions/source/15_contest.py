# %% [markdown]
# # 15 · The contest: exercises
#
# Seven exercises, 100 points, about 130 minutes; 15.7 is a *stretch*. Your entry for the class contest is
# `my_player` in 15.6, and this notebook, run from top to bottom, is what takes part. Before 15.6 nothing depends
# on an earlier answer.
#
# All clocks here count nodes, so that the same player gets the same points on every machine. In the class
# contest the clock counts seconds of the processor: a player that asks `clock` itself plays with both.
#
# The lesson: [The contest](../notebooks/15_contest.ipynb).

# %%
from math import log

from gamesearch import MAX, ConnectFour, TicTacToe, alphabeta, check, draw_board, mcts, solve
from gamesearch.arena.clock import NodeClock, running
from gamesearch.arena.clocked import play_clocked, take_turn
from gamesearch.evaluation.connectfour import centre_stones, threes, twos
from gamesearch.evaluation.windows import windows
from gamesearch.search.budget import OutOfBudget
from gamesearch.search.orders import CombinedOrder, History, Killers, Static

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.contest import grades

# %% [markdown]
# ## Exercise 15.1 · A player that keeps its time (15 points, 15 minutes)
#
# Write a player that searches one ply deep, then two, and so on, with `alphabeta(…, depth=…)`, and answers
# in time with the move of the last depth that was finished. Hand the search the metered game,
# `clock.metered(game)`: it raises `OutOfBudget` when nine tenths of the clock are used. Sometimes that is
# before the first depth is finished.
#
# The check looks at whether your player is ever late, whether it uses the time that it has, and
# whether it finds what can be found, in other games, too, whatever their values.

# %% tags=["target"]
game = ConnectFour()
draw_board(game, game.parse("3 0 4 6"))

# %% exercise="15.1" forbid="solve deepening iterations" minutes=15
def my_timely(game, state, clock):
    """The move of the deepest search that is finished in time."""
    ### BEGIN SOLUTION
    best = game.actions(state)[0]
    metered = clock.metered(game)
    try:
        for depth in range(1, 43):
            best = alphabeta(metered, state, depth=depth).move
    except OutOfBudget:
        pass
    return best
    ### END SOLUTION

# %%
check("15.1", my_timely)

# %% [markdown]
# What one question looks like: the move, what it used, and what was wrong with it, if anything.

# %%
take_turn(game, game.parse("3 0 4 6"), my_timely, NodeClock(1_500))

# %% grade="15.1a" points=7 says="never late, whatever the clock"
report("15.1a", lambda: grades.in_time(my_timely, key=1))

# %% grade="15.1b" points=4 says="uses the time that it has"
report("15.1b", lambda: grades.uses_its_time(my_timely, key=300))

# %% grade="15.1c" points=4 says="finds what can be found in time"
report("15.1c", lambda: grades.finds(my_timely))

# %% [markdown]
# ## Exercise 15.2 · An evaluation (15 points, 15 minutes)
#
# Write an evaluation for Connect Four, for MAX (X), whoever is to move. It has to lie strictly between −1 and 1, and
# what it says must change its sign when the colours are exchanged. A search with it must win at
# least 9 of 14 points against the same search without one, at 100 nodes a move. The games begin with each of
# the seven columns, in both colours; of two mirror images one is played, and counts twice.
#
# `threes`, `twos` and `centre_stones` are features (each MAX's count minus MIN's);
# `windows(game, state)` lists what stands in each line of four, if you want to count for yourself.

# %% exercise="15.2" forbid="windows_and_centre evaluation_for" minutes=15
def my_evaluate(game, state):
    """How good the position is for MAX: above −1 and below 1."""
    ### BEGIN SOLUTION
    points = 2 * threes(game, state) + twos(game, state) + centre_stones(game, state)
    return points / (60 + abs(points))
    ### END SOLUTION

# %%
check("15.2", my_evaluate)

# %% grade="15.2a" points=4 says="between a loss and a win"
report("15.2a", lambda: grades.between(my_evaluate))

# %% grade="15.2b" points=4 says="fair to both sides"
report("15.2b", lambda: grades.fair(my_evaluate))

# %% grade="15.2c" points=7 says="it helps a search"
report("15.2c", lambda: grades.helps(my_evaluate))

# %% [markdown]
# ## Exercise 15.3 · Four numbers (10 points, 10 minutes)
#
# By the lesson's formulas, with a calculator or with a line of Python each:
#
# - `"apart"`: A won 30 of 40 games against B, none drawn. How many points of rating is A above B? Whole points.
# - `"share"`: what share of the points does a player win that is 120 points above the other? Two digits after
#   the point.

# %% [markdown]
# Then a sequential test with same = 0.5, better = 0.65, alpha = beta = 0.05:
#
# - `"wins"`: how many wins in a row does it take until the change is accepted?
# - `"evidence"`: how large is the evidence (natural logarithm) after won, lost, won, drawn, won, won, lost? Two
#   digits after the point.

# %% exercise="15.3" minutes=10
### BEGIN SOLUTION
my_numbers = {
    "apart": 191,
    "share": 0.67,
    "wins": 12,
    "evidence": 0.34,
}
### END SOLUTION

# %%
check("15.3", my_numbers)

# %% grade="15.3a" points=5 says="ratings and shares"
report("15.3a", lambda: [grades.numbers(my_numbers, part) for part in ("apart", "share")])

# %% grade="15.3b" points=5 says="the sequential test"
report("15.3b", lambda: [grades.numbers(my_numbers, part) for part in ("wins", "evidence")])

# %% [markdown]
# ## Exercise 15.4 · Test an improvement (20 points, 25 minutes)
#
# Two games from one opening, with both colours, are not two independent games. So you count **pairs**: the points
# that the new player got out of the two games, 0, 0.5, 1, 1.5 or 2. More than 1 is a pair won, less than 1 a
# pair lost, and 1 says nothing.

# %% [markdown]
# Write the sequential test for pairs. It reads pairs one at a time and stops as soon as a bound is
# reached: at log((1 − beta) / alpha) or above the change is accepted, at log(beta / (1 − alpha)) or below
# refused. Answer with the verdict (True, False, or None if the pairs are over first) and with the
# number of pairs that were read, those of 1 : 1 included.

# %% exercise="15.4" forbid="sequential_test" minutes=25
def my_test(pairs, same=0.5, better=0.6, alpha=0.05, beta=0.05):
    """(accepted?, pairs read)"""
    ### BEGIN SOLUTION
    refuse, accept = log(beta / (1 - alpha)), log((1 - beta) / alpha)
    evidence, read = 0, 0
    for points in pairs:
        read += 1
        if points > 1:
            evidence += log(better / same)
        elif points < 1:
            evidence += log((1 - better) / (1 - same))
        if evidence >= accept:
            return True, read
        if evidence <= refuse:
            return False, read
    return None, read
    ### END SOLUTION

# %%
check("15.4", my_test)

# %% grade="15.4a" points=20 says="the verdict, and after how many pairs"
report("15.4a", lambda: grades.verdicts(my_test, key=61))

# %% [markdown]
# ## Exercise 15.5 · What does this table say? (10 points, 10 minutes)
#
# A contest of three players, ten games for each pair, all from the start of the game:
#
# | player | rating | from | to | against Ada | against Ben | against Cleo |
# |---|---|---|---|---|---|---|
# | Ada | +22 | −78 | +123 | | 9 of 10 | 2 of 10 |
# | Ben | −11 | −111 | +89 | 1 of 10 | | 8.5 of 10 |
# | Cleo | −11 | −111 | +89 | 8 of 10 | 1.5 of 10 | |

# %% [markdown]
# The organiser writes: "Ada is the best player, and stronger than Cleo." In 60 to 150 words: which of this
# does the table show and which not, what does it show that the ratings hide, what would you ask of the
# games before you believed any of it, and how would you do it better? A reader gives three points for the
# intervals, three for the circle and for who beats whom, two for the start of the games, and two for a way to
# do it better.

# %% [markdown] exercise="15.5" points=10 minutes=10
# <!-- BEGIN SOLUTION -->
# The ratings differ by 33 points at most, and every interval is some 200 wide and holds 0: the order may be luck. The results form a circle, which no rating can say: Ada beat Ben, Ben beat Cleo, Cleo beat Ada 8
# of 10 (alone 0.49 to 0.94, so even that may be luck). "Stronger than Cleo" is the opposite of what happened between the two, and the ratings hide it. I would ask
# how many different games there were: 9, 2 and 8.5 of 10 are not two games repeated, but every repeat makes the
# intervals, made for independent games, too narrow. Better: many openings, each with both colours, and a sequential test.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 15.6 · Your entry (20 points, 30 minutes)
#
# Put your player together: `my_player(game, state, clock)`, from what the course taught. It climbs a
# ladder of five house players on Connect Four, with every first move and both colours, at 100 nodes a move. Of two
# mirror images one is played, and counts twice. A rung is passed with at least so many points of 14, and not by a player
# that is late, fails or answers with no legal move in one of these games:
#
# | anything | careful | blind | two_ahead | deep |
# |---|---|---|---|---|
# | 12 | 10 | 9 | 8 | 7.5 |

# %% [markdown]
# Each rung is worth four points. `deep` is `solve` with an evaluation made by hand: to pass it you have to
# add something. Ideas: weights, an order of the columns, a feature of your own. Change one thing at a time. And
# write no number of nodes into your player: with another clock it would be late, or give its time away.

# %% exercise="15.6" minutes=30
def my_player(game, state, clock):
    """A value and a move, or a move alone, in time."""
    ### BEGIN SOLUTION
    def evaluate(game, state):
        points = 2 * threes(game, state) + twos(game, state) + centre_stones(game, state)
        return points / (60 + abs(points))

    def from_the_middle(column):
        return -abs(column - 3)

    order = CombinedOrder(Killers(), History(), Static(from_the_middle))
    found = solve(clock.metered(game), state, evaluate=evaluate, order=order)
    return found.value, found.move
    ### END SOLUTION

# %%
check("15.6", my_player)

# %% grade="15.6a" points=4 says="passes anything"
report("15.6a", lambda: grades.climbs(my_player, "anything"))

# %% grade="15.6b" points=4 says="passes careful"
report("15.6b", lambda: grades.climbs(my_player, "careful"))

# %% grade="15.6c" points=4 says="passes blind"
report("15.6c", lambda: grades.climbs(my_player, "blind"))

# %% grade="15.6d" points=4 says="passes two_ahead"
report("15.6d", lambda: grades.climbs(my_player, "two_ahead"))

# %% grade="15.6e" points=4 says="passes deep"
report("15.6e", lambda: grades.climbs(my_player, "deep"))

# %% [markdown]
# ## Exercise 15.7 · Stretch: play it to the end (10 points, 25 minutes)
#
# Write an engine for the end of Connect Four: `my_engine(game, state, clock)` returns the *exact* value of the
# position for MAX. The clock grants **half of the nodes** that the course's `solve` needs for the same position, and
# 40 at the least: enough to search to the end. Ten positions with 26 or 27 stones: either player may be to move.
#
# Where does `solve` spend its nodes? It searches every depth anew, and the game has only the values −1, 0 and 1. What
# could a search save that knows both?

# %% exercise="15.7" minutes=25
def my_engine(game, state, clock):
    """The value of the position for MAX, to the end of the game."""
    ### BEGIN SOLUTION
    known = {}

    def negamax(state, alpha, beta):
        """The value for the player to move: exact inside the window, else a bound."""
        if game.is_terminal(state):
            return game.utility(state, game.to_move(state))
        low, high = known.get(state, (-1, 1))
        alpha, beta = max(alpha, low), min(beta, high)
        if alpha >= beta:
            return alpha
        children = []
        for move in sorted(game.actions(state), key=lambda column: abs(column - 3)):
            child = game.result(state, move)
            if game.is_terminal(child) and game.utility(child) != 0:
                known[state] = (1, 1)  # a win on the spot: nothing is better
                return 1
            children.append(child)
        best = -1
        for child in children:
            best = max(best, -negamax(child, -beta, -max(alpha, best)))
            if best >= beta:
                break
        known[state] = (best if best > alpha else low, best if best < beta else high)
        return best

    value = negamax(state, -1, 1)
    return value if game.to_move(state) == MAX else -value
    ### END SOLUTION

# %%
check("15.7", my_engine)

# %% grade="15.7a" points=10 says="exact values with half of the nodes"
report("15.7a", lambda: grades.solves(my_engine))
