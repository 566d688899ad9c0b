# %% [markdown] slide="slide"
# # 12 · Rollouts: better dice, fewer dice, no dice
#
# **Random games are cheap and foolish. What makes them wiser, and when can you do without?**
#
# **Objectives**
#
# - compare rollout policies by what they are exactly worth, and by matches
# - choose where a rollout should stop
# - reduce the variance of an average without moving its mean
# - compute RAVE's blend, a progressive bias and PUCT
# - measure what a small network gains by self-play
# - decide which of these ideas a given game needs
#
# **Time** 60 minutes; the exercises take another hour and a half
#
# **You need** lesson 11: the four phases, UCB1, and whose wins a node counts

# %% [markdown] slide="notes"
# Two minutes. Ask: "Two beginners play on from your chess position a thousand times. What do you
# learn?" Something about beginners. Who would you rather have play on, and at what price? That
# trade is the lesson.

# %% slide="skip"
import random
from functools import cache
from itertools import islice

from gamesearch import (
    MAX, ConnectFour, Hex, Nim, TicTacToe, alphabeta, count, draw_board, mcts,
    play, predict, reveal,
)
from gamesearch.arena.selfplay import self_play
from gamesearch.arena.tournament import openings
from gamesearch.drawing.charts import bars, intervals, lines
from gamesearch.evaluation.connectfour import centre_stones, threes, twos
from gamesearch.evaluation.hex import beside_own, centrality
from gamesearch.evaluation.network import Network
from gamesearch.evaluation.tictactoe import open_lines
from gamesearch.evaluation.weighted import Weighted
from gamesearch.search.montecarlo.mcts_solver import mcts_solver
from gamesearch.search.montecarlo.progressive_bias import by_progressive_bias
from gamesearch.search.montecarlo.puct import puct, rollout_guess
from gamesearch.search.montecarlo.rave import rave
from gamesearch.search.montecarlo.rollouts import avoid_losses, evaluated_with, stop_after, weighted_rollout
from gamesearch.search.montecarlo.variance import control_variate, estimate, rollout_with_control, rollout_with_weight
from gamesearch.sizes import positions

# %% slide="skip"
from gamesearch import show_frames, show_source, tree_after
from gamesearch.arena.ratings import wilson
from gamesearch.arena.tournament import tournament
from gamesearch.evaluation.hex import towards_centre
from gamesearch.evaluation.tictactoe import threats
from gamesearch.search.montecarlo.mcts import uniform_rollout
from gamesearch.search.montecarlo.parallel import leaf_parallel, root_parallel, tree_parallel
from gamesearch.search.montecarlo.rollouts import stop_when_quiet, take_wins
from gamesearch.search.montecarlo.mcts_solver import worth
from gamesearch.search.montecarlo.puct import promise
from gamesearch.search.montecarlo.rave import beta, blended
from gamesearch.search.montecarlo.rollouts import alike, wins

# %% [markdown] slide="slide"
# ## A rollout plays both sides, by some policy
#
# The simulation of lesson 11, a rollout or playout, chose all legal moves alike, for both players. That
# is one **policy** of many. A policy gives each legal move a **weight**; the move is drawn in
# proportion to it.
#
# - **uniform**: all weights alike
# - **weighted**: likelier moves get larger weights
# - **heuristic**: rules give most moves the weight 0
# - **learned**: a model gives the weights
#
# The better the policy, the slower a game, and the fewer there are. But what does *better* mean?

# %%
show_source(weighted_rollout)

# %% [markdown] slide="slide"
# ## Uniform: fast, needs no knowledge, plays nonsense
#
# It never overlooks a move for good, and no prejudice comes in. So it is the baseline to beat, and in
# simple games often enough. But most of its games are foolish: nobody takes a win that lies there, so
# the truth is found slowly.
#
# "Unbiased", says one slide. Unbiased for the value of *random* play, as lesson 11 computed: not for the
# value of the game.

# %% slide="skip"
board = TicTacToe()
state = board.parse("XX.OO....")
chance = weighted_rollout(alike)
rng = random.Random(1)
ends = [board.utility(chance(board, state, rng)) for _ in range(1000)]
shares = [ends.count(value) / len(ends) for value in (1, 0, -1)]

# %%
print("X to move; won, drawn, lost:", shares)
draw_board(board, state)

# %% [markdown]
# X can win at once. Of the random games it wins fewer than half.

# %% [markdown] slide="slide"
# ## Weighted: some moves two or three times as likely
#
# A printed example for Go: moves near the last ones 2 times, captures 3 times, good shapes 2 times as
# likely as others. Cheap to compute, never blind to anything. In Hex: a cell that touches a stone of
# one's own weighs 3, any other 1. <!-- cited: 2, 3, 1 (a lecture's example; the weights of the package) -->

# %%
hexes = Hex(5)
started = hexes.parse("12 8 6 17")
cells = hexes.actions(started)
weights = beside_own(hexes, started, cells)
odds = {cell: f"{100 * weight / sum(weights):.0f}%"
        for cell, weight in zip(cells, weights)}
draw_board(hexes, started, marks=odds)

# %%
show_source(beside_own)

# %% [markdown]
# X is to move; the percentages are the probabilities of one step of a rollout. Somebody had to know that
# chains win in Hex. What is nonsense remains possible, only rarer.

# %% [markdown] slide="slide"
# ## Heuristic: a rule decides, chance only among equals
#
# Rules must be fast: they run at every move of every rollout.
#
# - *Take a win on the spot.*
# - *Never let the other side win on the spot.*
# - In chess: *consider captures first.* In others: *gain material.*
#
# "Follow the opening book for the first moves" stands in one list. In a rollout that is out of place: it
# starts at a leaf, where the book has long ended.

# %%
show_source(take_wins)

# %%
hot = board.parse("XX..O....")
for rule in (alike, take_wins, avoid_losses):
    weights = rule(board, hot, board.actions(hot))
    print(f"{rule.__name__:>10}: {list(map(int, weights))}")
draw_board(board, hot)

# %% [markdown] slide="slide"
# ## Does the wiser policy choose better moves?
#
# On tic-tac-toe no dice are needed: what a position is worth if both sides follow a policy can be
# computed exactly, and so can the move that infinitely many rollouts would choose. Four policies; the
# last is the cleverest-looking: it *always* makes the move with the most open lines.

# %% [markdown] slide="notes"
# Let people order the four before the bars appear, and say why. Expect the greedy one in front: it
# looks like the strongest player. Ask afterwards: "When both sides overlook the same things,
# what cancels out, and what does not?"

# %%
predict("12.p1", "Which policy leads to the most wrong moves?",
        ["uniform", "wins first", "careful", "greedy for open lines"])


# %% slide="skip"
def value_under(weigh):
    """What positions are worth to MAX if both sides follow this policy, exactly."""

    @cache
    def value(state):
        if board.is_terminal(state):
            return board.utility(state)
        moves = board.actions(state)
        weights = weigh(board, state, moves)
        values = [value(board.result(state, move)) for move in moves]
        return sum(w * v for w, v in zip(weights, values)) / sum(weights)

    return value


# %% slide="skip"
exact = cache(lambda state: alphabeta(board, state).value)
everywhere = [s for s in positions(board) if not board.is_terminal(s)]


def quality(weigh):
    """In how many positions it leads to a worse move, and how far off its values are."""
    value, wrong, off = value_under(weigh), 0, 0.0
    for state in everywhere:
        sign = 1 if board.to_move(state) == MAX else -1
        after = [board.result(state, move) for move in board.actions(state)]
        wrong += exact(max(after, key=lambda s: round(sign * value(s), 9))) != exact(state)
        off += abs(value(state) - exact(state)) / len(everywhere)
    return wrong, off


# %% slide="skip"
def greedy(game, state, moves):
    """Only moves after which the open lines look best."""
    sign = 1 if game.to_move(state) == MAX else -1
    after = [game.result(state, move) for move in moves]
    gains = [sign * open_lines(game, each) for each in after]
    return [gain == max(gains) for gain in gains]


policies = {"uniform": alike, "wins first": take_wins, "careful": avoid_losses,
            "greedy": greedy}
found = {name: quality(policy) for name, policy in policies.items()}
for name, (wrong, off) in found.items():
    said = f"wrong in {wrong:3} of {len(everywhere):,}"
    print(f"{name:>10}: {said}, values off by {off:.2f}")

# %% slide="subslide"
bars(list(found), [wrong for wrong, _ in found.values()],
     title="positions in which the rollouts' move is wrong",
     alt=f"Wrong moves and errors of the value: {found}")

# %%
reveal("12.p1", "greedy for open lines", "Its mistakes never average out.")

# %% [markdown]
# "Smarter policy, more accurate estimate" is not a law. *Greedy* has values nearer to the truth than
# *uniform*, and far more wrong moves. *Careful* has by far the best values, yet *wins first* ranks moves
# better. What counts is that a policy's errors are **alike for the moves compared**. Chance spreads its
# errors evenly; a rule repeats its own in every game.

# %% [markdown] slide="slide"
# ## Who is it that plays on: you, or somebody?
#
# In a rollout *both* players are modelled. Suppose you let your own side play well and the other at
# random, "because I am good": X, who takes wins, against O who does not.


# %%
def flattering(game, state, moves):
    """X takes a win, O does not."""
    good = game.to_move(state) == MAX
    return take_wins(game, state, moves) if good else alike(game, state, moves)


models = {"both at random": alike, "both take wins": take_wins,
          "only X takes wins": flattering}
for name, weigh in models.items():
    worth_x = value_under(weigh)(board.initial)
    print(f"{name:>17}: the empty board is worth {worth_x:+.2f}")

# %% slide="skip"
wrong_sides = [quality(take_wins)[0], quality(flattering)[0]]
print("wrong moves, both take wins and only X does:", wrong_sides)

# %%
bars(["both take wins", "only X"], wrong_sides,
     title=f"wrong moves in {len(everywhere):,} positions",
     alt=f"Wrong moves: {wrong_sides}")

# %% [markdown]
# The truth is 0. A flattered model finds everything promising, traps included. A model of a *known*
# weak opponent is another matter: lesson 08. <!-- cited: 0 (perfect play, computed in lesson 01) -->

# %% [markdown] slide="slide"
# ## In a match, cheap weights may gain next to nothing
#
# Hex on 25 cells, from every other first move with both colours, 100 rollouts a move against uniform ones.


# %% slide="skip"
def player(search, playouts, seed=1):
    """A player of so many playouts; `search(game, state, rng)` builds the tree."""
    rng = random.Random(seed)
    return lambda game, state: tree_after(playouts, search(game, state, rng)).best.move


def match(game, search, playouts=100, times=1, every=1):
    """Its score against plain UCT with as many playouts, from every n-th first move."""
    plain = player(lambda game, state, rng: mcts(game, state, rng=rng), playouts, 2)
    sides = {"new": player(search, playouts), "plain": plain}
    starts = [*openings(game, 1)][::every] * times
    return tournament(game, sides, starts=starts).totals["new"]


def span(score):
    """A score as its interval's low end, its share, and the high end."""
    low, high = score.interval
    return low, score.share, high


# %% slide="skip"
def rolling(weigh):
    return lambda game, state, rng: mcts(game, state, rng=rng, rollout=weighted_rollout(weigh))


# %% slide="skip"
near = match(hexes, rolling(beside_own), every=2)
taking = match(hexes, rolling(take_wins), every=2)

# %%
print("beside own stones:", near)
print("win if you can:   ", taking)
intervals({"beside own stones": span(near), "win if you can": span(taking)},
          alt=f"{near.share:.2f} and {taking.share:.2f}, 26 games each")

# %% [markdown]
# Twenty-six games leave wide intervals. The bench's two hundred stand near the end; they show no gain, either.
# And *time* is not equal here: a rule that tries all moves is slower.

# %% [markdown] slide="slide"
# ## How far? To the end, or until somebody can tell
#
# A rollout may stop early and ask an evaluation (lesson 06): a **hybrid**.
#
# - **to the end**: a true result, of foolish moves; long games are slow
# - **fixed depth**: some moves, then evaluate
# - **adaptive**: stop where the position is *quiet*, with no win at hand
#
# "Longer rollouts, more accurate", says a slide. Every random move adds noise, too.

# %%
predict("12.p2", "Connect Four with an evaluation: which depth is best?",
        ["none: evaluate the leaf", "a few moves", "to the end"])

# %% slide="skip"
four = ConnectFour()
knows = Weighted({threes: 5, twos: 2, centre_stones: 1})


def stopping(stop):
    """UCT whose rollouts stop there and are judged by the evaluation."""
    rollout, judge = weighted_rollout(alike, stop), evaluated_with(knows, scale=6)
    return lambda game, state, rng: mcts(game, state, rng=rng, rollout=rollout, judge=judge)


# %% slide="skip"
depths = [0, 2, 4, 8]
fixed = [match(four, stopping(stop_after(depth)), 40, times=2) for depth in depths]
quiet = [match(four, stopping(stop_when_quiet(depth)), 40, times=2) for depth in depths]
print("fixed depth: ", [round(score.share, 2) for score in fixed])
print("until quiet: ", [round(score.share, 2) for score in quiet])

# %% slide="subslide"
lines(depths, {"fixed": [score.share for score in fixed],
               "then until quiet": [score.share for score in quiet]},
      intervals={"fixed": [score.interval for score in fixed]},
      xlabel="random moves before the evaluation",
      ylabel="points against rollouts to the end",
      alt=f"Fixed {[round(s.share, 2) for s in fixed]}")

# %%
reveal("12.p2", "a few moves", "By this much and in this game; measure yours.")

# %% [markdown]
# Everywhere it earned more than half of the points: this evaluation knows more than dice do. But the bars
# are wide. At both ends they touch one half, and the differences *among* the depths lie within them. Without a good evaluation the end of the game is the better judge.

# %% [markdown] slide="slide"
# ## A game is won or lost: that is a lot of luck for one number
#
# A rollout says +1 or −1, never "slightly better". So its **variance** is about as large as it can be, and
# an average over n games has the error √(variance / n). Less variance is as good as more games. Three ways
# are named on the slides: RAVE, control variates, importance sampling. First the two that leave the mean
# where it is. <!-- cited: 1 (a won game's value) -->

# %%
rng = random.Random(1)
plain = [board.utility(uniform_rollout(board, board.initial, rng))
         for _ in range(2000)]
print("mean {:.3f}, error {:.3f}, variance {:.2f}".format(*estimate(plain)))
print("games for an error of 0.01:", round(estimate(plain).variance / 0.01**2))
bars(["X", "draw", "O"], [plain.count(value) for value in (1, 0, -1)],
     title="how 2000 random games ended", alt="Mostly won by somebody")

# %% [markdown] slide="slide"
# ## A control variate subtracts luck that can be measured
#
# At each random move, compare what chance chose with the *average* of all moves, by any evaluation. Add
# these differences up over a game: the **luck** of X. Its mean is exactly nothing, whatever the
# evaluation. If X won *and* was lucky, take some of it back:
#
# $$ \text{fair result} = \text{result} - w \cdot \text{luck}, \qquad w = \frac{\text{covariance}}{\text{variance of luck}} $$

# %%
show_source(rollout_with_control)

# %%
predict("12.p3", "With a perfect evaluation: what variance is left?",
        ["none", "half", "all of it"])

# %% slide="skip"
by_dice_alone = value_under(alike)
evaluations = {
    "nothing": lambda game, state: 0,
    "open lines": lambda game, state: 0.15 * open_lines(game, state),
    "threats": lambda game, state: 0.3 * threats(game, state),
    "perfect": lambda game, state: by_dice_alone(state),
}
left = {"no control": estimate(plain).variance}
for name, evaluate in evaluations.items():
    games = [rollout_with_control(board, board.initial, evaluate, rng)
             for _ in range(2000)]
    results = [board.utility(end) for end, _ in games]
    fair = estimate(control_variate(results, [luck for _, luck in games]))
    left[name] = fair.variance
    print(f"{name:>10}: mean {fair.mean:.3f}, variance {fair.variance:.3f}")

# %% slide="subslide"
bars(list(left), [round(each, 2) for each in left.values()],
     title="variance of one game",
     alt=str({name: round(each, 2) for name, each in left.items()}))

# %%
reveal("12.p3", "none", "All differences between games were luck.")

# %% [markdown]
# Every mean is near 737/1260 − 121/420 ≈ 0.297, the value of random play (lesson 11). Even *nothing* helps, since
# it sees luck in the last move. The price: all moves of every position must be looked at, and `w`, if
# fitted to the same games, moves the mean by a little. <!-- cited: 737, 1260, 121, 420, 0.297 (computed exactly in lesson 11) -->

# %% [markdown] slide="slide"
# ## Importance sampling plays rare games more often, and counts them less
#
# How often do random players draw? Games that end early say nothing about it. So sample by another
# policy q that avoids immediate wins, and give every game the **weight**
#
# $$ \prod_{\text{moves}} \frac{p(\text{move})}{q(\text{move})} $$
#
# with p the policy one wants to know about. A game that q makes three times as likely counts a third. The
# mean is that of p, exactly, if q leaves nothing out.


# %% slide="skip"
def avoiding(factor):
    """Moves that do not win at once are so many times as likely."""
    return lambda game, state, moves: [
        1 if wins(game, state, move) else factor for move in moves]


def to_the_left(game, state, moves):
    return [5 if move < 3 else 1 for move in moves]


def sampled(q, n=4000):
    """Draws by games of q: the estimate with weights, the share without."""
    games = [rollout_with_weight(board, board.initial, q, rng) for _ in range(n)]
    drawn = [board.utility(end) == 0 for end, _ in games]
    weights = [weight for _, weight in games]
    counted = [weight * draw for weight, draw in zip(weights, drawn)]
    return estimate(counted), sum(drawn) / n, max(weights)


# %%
q_of = {"uniform": alike, "wins avoided": avoiding(3), "top row": to_the_left}
spreads = {}
for name, q in q_of.items():
    (mean, _, spreads[name]), unweighted, largest = sampled(q)
    print(f"{name:>12}: draws {mean:.3f}, variance {spreads[name]:.3f}")
    print(f"{'':>14}unweighted {unweighted:.3f}, largest weight {largest:.1f}")

# %%
bars(list(spreads), [round(each, 3) for each in spreads.values()],
     log=True, title="variance of one game, on a scale of tenfold steps",
     alt=str({name: round(each, 3) for name, each in spreads.items()}))

# %% [markdown]
# A good q saves about a quarter of the games. A bad one multiplies the variance: a few games with giant
# weights decide everything. And without the weights one measures q, not p: another question's answer. The
# products grow with the length of a game, which is why long rollouts are seldom sampled so.

# %% [markdown] slide="slide"
# ## RAVE lets one game teach many moves
#
# In Hex or Go a good cell is good now *and* three moves later. So a game counts for a move if it came up
# **anywhere later**, by the same player: "all moves as first". A hundred games then say something on
# every cell. What they say is slightly wrong, so its share β fades as the node gets games of its own:
#
# $$ (1-\beta)\,\frac{W}{N} + \beta\,\frac{\text{won}}{\text{seen}}, \qquad \beta = \sqrt{\frac{k}{3N + k}} $$
#
# Less variance, some bias: a trade, not a gift.

# %%
own_games = [0, 10, 30, 100, 300, 1000, 3000]
shares = {f"k = {k}": [beta(N, k) for N in own_games] for k in (30, 300, 3000)}
lines(own_games, shares,
      xlabel="N, own games of the move", ylabel="β: RAVE's share",
      alt="β falls from 1; at N = k it is a half")

# %%
show_source(blended)

# %% [markdown] slide="subslide"
# ### After sixty games on 25 cells
#
# Own games against shared ones: which picture would you rather choose by?

# %%
root = tree_after(60, rave(hexes, rng=random.Random(2)))
own = {child.move: child.N for child in root.children}
seen = {child.move: child.seen for child in root.children}
shared = {child.move: f"{child.won / child.seen:.2f}"
          for child in root.children}
show_frames(["own games", "shared games", "shared mean"],
            [draw_board(hexes, marks=own), draw_board(hexes, marks=seen),
             draw_board(hexes, marks=shared)], label="shown", at=1)

# %%
predict("12.p4", "RAVE against plain UCT in Hex, equal playouts: its points?",
        ["about half", "two thirds", "nine tenths or more"])

# %% slide="skip"
def raving(game, state, rng):
    return rave(game, state, rng=rng)


narrow = ConnectFour(5, 4)
in_hex = match(hexes, raving, every=2)
in_columns = match(narrow, raving, times=5)

# %% slide="subslide"
print("Hex, 25 cells:", in_hex)
print("Connect Four, 5 columns:", in_columns)
intervals({"Hex": span(in_hex), "Connect Four": span(in_columns)},
          alt=f"Hex {in_hex.share:.2f}, Connect Four {in_columns.share:.2f}")

# %%
reveal("12.p4", "nine tenths or more", "No single idea here helps more in Hex.")

# %% [markdown]
# In Connect Four a column means another cell each time, so shared games help little or mislead. RAVE
# belongs to games in which a move keeps its meaning.

# %% [markdown] slide="slide"
# ## Progressive bias: a heuristic speaks first, then falls silent
#
# $$ \text{UCB1} + \frac{w \cdot H(\text{move})}{N + 1} $$
#
# H says how good a move looks, before any game. After many games its term is gone: a wrong H costs time,
# not the result. (One list calls it "initialise nodes with prior knowledge". That is a different idea:
# *virtual visits* that stay in N and W.)

# %%
games_so_far = [0, 3, 10, 30, 100]
lines(games_so_far, {"H = 1": [2 / (N + 1) for N in games_so_far],
                     "H = 0.3": [0.6 / (N + 1) for N in games_so_far]},
      xlabel="N", ylabel="bonus, w = 2", alt="Both fall towards 0")


# %%
def looks(game, state, move):
    """Half for the middle, half for touching a stone of one's own."""
    touches = beside_own(game, state, [move])[0] > 1
    return centrality(game, state, move) / 2 + touches / 2


def biased(game, state, rng):
    choose = by_progressive_bias(game, looks, weight=2)
    return mcts(game, state, rng=rng, choose=choose)


print("with a bias:", match(hexes, biased))

# %% [markdown]
# Proof enough? Its interval lies above one half. Yet two hundred games in the bench, near the end, leave it
# open again. One such interval in twenty misses the truth, and this lesson shows many.

# %% [markdown] slide="slide"
# ## UCT is no enhancement, and PUCT is more than one
#
# Some lists name UCT among the improvements of MCTS. It *is* the algorithm of lesson 11. **PUCT** changes
# its formula:
#
# $$ \frac{W}{N} + c\,P(\text{move})\,\frac{\sqrt{N_{\text{parent}}}}{1 + N} $$
#
# P is a **policy's probability** for the move, the prior. A move that looks poor may never be tried: with
# 250 moves that decides whether there is a tree at all. <!-- cited: 250 (moves at a turn in Go, lesson 11) -->

# %%
guess = rollout_guess(random.Random(1), towards_centre)
root = tree_after(60, puct(hexes, guess=guess))
visits = {child.move: child.N for child in root.children}
ucb = tree_after(60, mcts(hexes, rng=random.Random(1)))
even = {child.move: child.N for child in ucb.children}
show_frames(["UCB1", "PUCT"], [draw_board(hexes, marks=even),
            draw_board(hexes, marks=visits)], label="60 games", at=1)

# %% [markdown] slide="subslide"
# ### By hand: two moves, sixteen visits of their parent
#
# A has the prior 0.5 and no visits; B the prior 0.1, and 3 of 4 won. With c = 1:

# %%
A, B = (0, 0, 0.5), (3, 4, 0.1)
sums = [round(promise(*each, 16, c=1), 2) for each in (A, B)]
print("A:", sums[0], " B:", sums[1])
bars(["A", "B"], {"mean": [0.5, 0.75], "PUCT": sums}, alt=f"PUCT: {sums}")

# %%
def priors(game, state, rng):
    return puct(game, state, guess=rollout_guess(rng, towards_centre))


print("PUCT, priors towards the centre:", match(hexes, priors, every=2))

# %% [markdown]
# A counts as even while nobody has tried it. The match is the opposite of the last one: here the few games
# leave it open, and the two hundred of the bench are sure that it helps. So far a rollout still gives the
# reward; an evaluation may take its place.

# %% [markdown] slide="slide"
# ## A network can give both: which move, and who wins
#
# The printed claim is "AlphaGo used neural network rollouts". Not so: its rollouts ran a *small, fast*
# policy; the networks gave priors and a value for the leaf, and the two estimates were mixed. AlphaZero
# has no rollouts. Ours is of that kind, and small: 32 inputs (own and other stones on 16 cells), one
# hidden layer, two answers. <!-- cited: 32, 16 (the size of the board, and twice that) -->

# %%
small = Hex(4)
network = Network(4, seed=1)
print(network)
show_source(Network.guess)

# %% [markdown] slide="slide"
# ## It learns from nobody but itself
#
# 1. Play a game against yourself; for every move search with PUCT and the network.
# 2. The **visits** of the search are a better policy than the network's own guess: learn them.
# 3. Who **won** in the end is what the value should have said: learn that.
# 4. Again.
#
# Search improves the network, the network improves the search.

# %%
predict("12.p5", "How many games of its own until it beats random rollouts?",
        ["about 100", "about 10,000", "a million"])

# %% slide="skip"
def opinion(network):
    """The board with the probability of each first move."""
    chances, reward = network.guess(small, small.initial)
    marks = {cell: f"{100 * each:.0f}%" for cell, each in enumerate(chances)}
    return draw_board(small, marks=marks), round(reward, 2)


def snapshot():
    """Its score against plain UCT with 30 playouts, and what it thinks."""
    def search(game, state, rng):
        return puct(game, state, guess=network.guess)

    return match(small, search, 30, times=2), *opinion(network)


# %% slide="skip"
course, errors = {0: snapshot()}, []
for progress in self_play(network, 150, random.Random(1)):
    errors.append((progress.of_policy, progress.of_value))
    if progress.games in (10, 25, 50, 100, 150):
        course[progress.games] = snapshot()

# %%
for games, (score, _, reward) in course.items():
    print(f"{games:>3} games of its own: {score}, value {reward}")

# %% slide="subslide"
earned = [score for score, *_ in course.values()]
lines(list(course), {"network": [score.share for score in earned]},
      intervals={"network": [score.interval for score in earned]},
      xlabel="games of its own", ylabel="points against plain UCT",
      alt=f"Shares: {[round(score.share, 2) for score in earned]}")

# %%
reveal("12.p5", "about 100", "On so small a board. Go took AlphaZero millions.")

# %% [markdown]
# Untrained, it is far weaker than dice: its guesses say nothing, a rollout says a little. Then it learns.
# Compared are equal playouts, not equal time: a guess and a rollout need not cost the same.

# %% [markdown] slide="subslide"
# ### What it came to think of the first move
#
# Nobody told it where the middle is.

# %%
show_frames(list(course), [picture for _, picture, _ in course.values()],
            label="games of its own", at=len(course) - 1)

# %% slide="skip"
per_game = [sum(each[1] for each in errors[start : start + 15]) / 15
            for start in range(0, 150, 15)]
lines(list(range(15, 151, 15)), per_game, xlabel="games", ylabel="error of the value",
      alt="The squared error of the value falls, with ups and downs")

# %% slide="skip"
by_policy = match(small, rolling(network.weigh), 30, times=1)
print("rollouts by the learned policy, to the end:", by_policy)

# %% [markdown] slide="skip"
# ### A learned policy can also play the rollouts
#
# That is the fourth kind of the list at the start. It can be learned from experts' games (supervised) or from
# self-play (reinforcement). Each move of each rollout then asks the model: many times slower than dice, and
# it inherits what the training games never showed.

# %% [markdown] slide="slide"
# ## What is proven need not be sampled
#
# A finished game is worth what it is worth. If *one* child is a proven win for the player who chooses, the
# node is proven; if *all* children are proven, it is, too. A proven child is never visited again
# (**MCTS-solver**). At the bottom of the tree this is minimax; above it, sampling goes on.

# %%
show_source(worth)

# %% slide="skip"
piles = [6, 7, 9, 10, 11, 13, 14, 15]
needed = {}
for stones in piles:
    game = Nim(stones, most=3)
    root = tree_after(100_000, mcts_solver(game, rng=random.Random(1)))
    needed[stones] = root.N
    assert root.proven == alphabeta(game).value
print("games until the root is proven:", needed)

# %%
lines(piles, list(needed.values()), log=True, xlabel="stones in Nim",
      ylabel="games until proven", alt=f"It grows with the pile: {needed}")

# %% [markdown]
# The Nim of fifteen stones, where a thousand random games were no better than guessing, gets a *proof*
# after 1311. In a wide game with a distant end there is nothing to prove yet; it costs little.

# %% [markdown] slide="slide"
# ## Many workers: on one leaf, on many trees, or on one
#
# - **leaf**: all play from the same leaf. A surer average of one position.
# - **root**: each grows its own tree, with other dice; visits are added up at the end.
# - **tree**: all share one tree. "Run simulations in parallel, combine results" fits the first two.
#
# Workers in one tree all select *before* any result is in. What would they choose?

# %%
predict("12.p6", "Eight workers set out at once. How many first moves?",
        ["nearly always one", "three or four", "eight"])

# %% slide="skip"
def first_moves(loss, workers=8):
    """How many different first moves each round of workers set out on."""
    search = tree_parallel(four, workers=workers, loss=loss, rng=random.Random(2))
    turns = list(islice(search, 1600))[800:]
    rounds = zip(*[iter(turns)] * workers)
    return [len({each.path[1] for each in group}) for group in rounds]


alone, spread = first_moves(loss=0), first_moves(loss=1)

# %% slide="subslide"
print("no virtual loss:", sum(alone) / len(alone), end=", ")
print("with it:", sum(spread) / len(spread), "first moves on average")
sizes = range(1, 8)
bars(sizes, {"no virtual loss": [alone.count(n) for n in sizes],
             "virtual loss": [spread.count(n) for n in sizes]},
     title="different first moves of eight workers, in 100 rounds",
     alt=f"Without: {alone[:5]} …, with: {spread[:5]} …")

# %%
reveal("12.p6", "nearly always one", "Nothing has changed between them.")

# %% [markdown] slide="subslide"
# ### A virtual loss sends the next worker elsewhere
#
# Until its result is in, a game counts as *lost* on its whole path. One search alone, or eight workers with as
# many games in all: how often is the one right move found?

# %% slide="skip"
narrowly = board.parse("O..XX....")
share_of = {
    "alone": lambda games, dice, run: tree_after(
        games, mcts(board, narrowly, rng=dice)).best.move,
    "leaf": lambda games, dice, run: tree_after(
        games, leaf_parallel(board, narrowly, workers=8, rng=dice)).best.move,
    "root": lambda games, dice, run: root_parallel(
        board, narrowly, games=games // 8,
        seeds=range(8 * run, 8 * run + 8)).move,
    "tree": lambda games, dice, run: tree_after(
        games, tree_parallel(board, narrowly, workers=8, rng=dice)).best.move,
}


# %% slide="skip"
def found_by(way, games, runs=40):
    best = alphabeta(board, narrowly).move
    return sum(way(games, random.Random(run), run) == best for run in range(runs))


together_played = [200, 400, 800]
of_forty = {name: [found_by(way, games) for games in together_played]
            for name, way in share_of.items()}
print(of_forty)

# %%
lines(together_played, of_forty, xlabel="games of all workers together",
      ylabel="right of 40 runs", alt=f"Right of 40: {of_forty}")

# %% [markdown]
# One tree with virtual losses gives away next to nothing. Workers on one leaf grow an eighth of the tree. Eight
# trees are small, too, but need not talk to each other: hand `root_parallel` a process pool's `map`.

# %% [markdown] slide="slide"
# ## Long lines of exact replies fool random games
#
# Nim with piles of six to fourteen stones and one to `most` taken at a time. How often is the move right
# after 400 random games, in twenty runs? Alpha-beta is always right; its cost is the number of states.

# %% slide="skip"
heaps = [6, 7, 9, 11, 13, 14]


def right_moves(stones, most):
    """In how many of twenty runs the winning move is found."""
    game = Nim(stones, most=most)
    runs = [tree_after(400, mcts(game, rng=random.Random(run)))
            for run in range(20)]
    return sum(root.best.move[1] == stones % (most + 1) for root in runs)


hits = {most: [right_moves(stones, most) for stones in heaps]
        for most in (3, 4)}
states = {most: [count(alphabeta, Nim(stones, most=most)).states
                 for stones in heaps] for most in (3, 4)}

# %%
print("after 400 games right of 20:", hits)
print("states of alpha-beta:", states)

# %%
lines(heaps, {f"up to {most} taken": [right / 20 for right in hits[most]]
              for most in hits},
      xlabel="stones", ylabel="share of right moves",
      alt=f"Right of 20 at {heaps}: {hits}")

# %% [markdown]
# The longer the line of exact replies, the less random games see of it, three wide or four. Where every move
# says a little about the end, lesson 11 measured otherwise: the dice lost a little by width and by length,
# alpha-beta's cost multiplied with both. Exact replies: alpha-beta, or proofs in the tree. Wide and vague: rollouts,
# RAVE, priors.

# %% [markdown] slide="slide"
# ## What helped where
#
# Two hundred games (the network: 192) against plain UCT, 100 playouts a move (`make bench`, part rollouts).
# An interval with one half in it shows nothing. Connect Four has 5 columns and 4 rows.
#
# | idea | game | points, c = √2 | c = 0.5 |
# |---|---|---|---|
# | rollouts beside own stones | Hex, 25 cells | 104, 0.45 to 0.59 | 116, 0.51 to 0.65 |
# | rollouts that win if they can | Hex | 107, 0.47 to 0.60 | 90, 0.38 to 0.52 |
# | careful rollouts | Connect Four | 135.5, 0.61 to 0.74 | 133, 0.60 to 0.73 |
# | **RAVE** | Hex | **189, 0.90 to 0.97** | **174, 0.82 to 0.91** |
# | RAVE | Connect Four | 104.5, 0.45 to 0.59 | 92, 0.39 to 0.53 |
# | progressive bias | Hex | 113, 0.496 to 0.63 | 92, 0.39 to 0.53 |
# | PUCT, priors to the centre | Hex | 144, 0.65 to 0.78 | 112, 0.49 to 0.63 |
# | proven wins | Connect Four | 100, 0.43 to 0.57 | 94.5, 0.40 to 0.54 |
# | network's rollouts (192) | Hex, 16 cells | 123, 0.57 to 0.71 | 123, 0.57 to 0.71 |
# | **network, PUCT** (192) | Hex, 16 cells | **164, 0.80 to 0.90** | **137, 0.65 to 0.77** |
# <!-- cited: 100, 2, 25, 104, 0.45, 0.59, 0.5, 116, 0.51, 0.65, 107, 0.47, 0.60, 90, 0.38, 0.52, 135.5, 0.61, 0.74, 5, 4, 133, 0.73, 189, 0.90, 0.97, 174, 0.82, 0.91, 104.5, 92, 0.39, 0.53, 113, 0.496, 0.50, 0.63, 144, 0.78, 112, 0.49, 0.43, 0.57, 94.5, 0.40, 0.54, 192, 123, 0.57, 0.71, 16, 164, 0.80, 137, 0.77 (make bench, part rollouts) -->

# %% slide="subslide"
helped = {"RAVE": 189, "priors": 144, "careful": 135.5, "bias": 113,
          "beside own": 104, "proven wins": 100}
rows = {name: wilson(won, 200) for name, won in helped.items()}
rows["network"] = wilson(164, 192)
shares = {name: won / 200 for name, won in helped.items()}
shares["network"] = 164 / 192
intervals({name: (low, shares[name], high)
           for name, (low, high) in rows.items()},
          size=(7, 3.6), alt=f"Shares of points, c = √2: {shares}")

# %% [markdown]
# These are for c = √2. Several gains shrink against an opponent whose c was tuned: tune the plain program
# first, then compare. <!-- cited: 2 (UCB1's constant) -->

# %% [markdown] slide="slide"
# ## Play against what you have trained
#
# You are X and begin, on 16 cells. It looks at thirty positions a move. <!-- cited: 16 (the board's cells) -->


# %%
def self_taught(game, state):
    root = tree_after(30, puct(game, state, guess=network.guess))
    return root.best.move


play(small, self_taught)

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/12_rollouts.ipynb): a weighted rollout, RAVE and PUCT by hand,
# a weight to be repaired, proofs in a tree, a policy of your own in a tournament, and a plot to read.

# %% [markdown] slide="slide"
# ## Key points
#
# - A rollout estimates the value of its *policy*. A wiser policy may still rank moves worse: measure.
# - Stop early if an evaluation knows more than dice do.
# - Control variates and importance sampling change the spread and keep the mean; RAVE trades bias for it.
# - A prior (PUCT) decides which moves are tried at all; a network learns priors and values by self-play.
# - What is proven need not be sampled; workers in one tree need virtual losses.

# %% [markdown]
# ## Ask yourself
#
# 1. Why can a policy with better values lead to worse moves?
# 2. You forgot the weights in importance sampling. What have you measured?
# 3. In which games does RAVE teach nonsense?
#
# ## Further reading
#
# - S. Gelly and D. Silver, *Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go*, Artificial Intelligence 175 (2011).
# - D. Silver et al., *Mastering the Game of Go without Human Knowledge*, Nature 550 (2017).
# - M. Winands, Y. Björnsson and J.-T. Saito, *Monte-Carlo Tree Search Solver*, Computers and Games 2008.
# - G. Chaslot, M. Winands and H. J. van den Herik, *Parallel Monte-Carlo Tree Search*, Computers and Games 2008.
