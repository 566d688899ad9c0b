# %% [markdown]
# # 13 · Self-play: exercises
#
# Seven exercises, 100 points, 109 minutes; the last one is a *stretch*. Try them in order; nothing later
# depends on an earlier answer. `check(…)` answers at once, as often as you like, and never costs points. It tells
# you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Self-play](../notebooks/13_selfplay.ipynb).

# %%
import random
from math import log, sqrt

from gamesearch import MAX, MIN, Hex, check, draw_board
from gamesearch.arena.ratings import wilson
from gamesearch.drawing.charts import bars, lines
from gamesearch.evaluation.hex import towards_centre
from gamesearch.search.montecarlo.puct import rollout_guess

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.selfplay import grades

# %% [markdown]
# ## Exercise 13.1 · A prior at work (15 points, 12 minutes)
#
# A node was visited 25 times. Its children:
#
# | child | prior | W/N |
# |---|---|---|
# | A | 0.65 | 2/6 |
# | B | 0.30 | 11/18 |
# | C | 0.05 | 0/0 |
#
# With $c = 2$ compute for each $\text{mean} + c\,P\,\sqrt{25} / (1 + N)$, where a child without visits has
# the mean ½. Round to two decimals. To which child does selection go `next`, and which one would you `play`
# if the time were up? Then suppose that the next game goes through the child `next` and is lost for
# whoever chose it: what is that child's number `then`?

# %% exercise="13.1" minutes=12
# A, B, C, then: numbers with two decimals; next, play: letters in quotes
### BEGIN SOLUTION
my_numbers = {
    "A": 1.26,
    "B": 0.77,
    "C": 1.00,
    "next": "A",
    "then": 1.11,
    "play": "B",
}
### END SOLUTION

# %%
check("13.1", my_numbers)

# %% grade="13.1a" points=7 says="the values of the three children"
report("13.1a", lambda: [grades.by_hand(my_numbers, part) for part in "ABC"])

# %% grade="13.1b" points=4 says="where selection goes, and what it finds afterwards"
report("13.1b", lambda: [grades.by_hand(my_numbers, part) for part in ("next", "then")])

# %% grade="13.1c" points=4 says="the move to play"
report("13.1c", lambda: grades.by_hand(my_numbers, "play"))

# %% [markdown]
# ## Exercise 13.2 · What is an untried move worth? (16 points, 12 minutes)
#
# Programs differ in the mean that they give a child without visits: ½, a loss, or what its parent is
# worth. Write PUCT so that the caller says it: `untried` is the mean of a child with `N` = 0. `W` is the
# sum of a child's rewards, `pulls` the visits of its parent. A child that has lost every game has been
# tried.

# %% exercise="13.2" forbid="promise" minutes=12
def my_promise(W, N, prior, pulls, c, untried):
    """The number that PUCT goes by."""
    ### BEGIN SOLUTION
    mean = W / N if N else untried
    return mean + c * prior * sqrt(pulls) / (1 + N)
    ### END SOLUTION

# %%
check("13.2", my_promise)

# %% [markdown]
# Your formula at work: sixty visits on Hex, with a prior that likes the middle. Change `untried` in the last
# lines of the cell to 0 or to 1 and look again.

# %%
def visits_with(untried=0.5, games=60):
    guess = rollout_guess(random.Random(1), towards_centre)
    priors, _ = guess(Hex(4), Hex(4).initial)
    N, W = [0] * 16, [0.0] * 16
    for pulls in range(1, games + 1):
        best = max(range(16), key=lambda k: my_promise(W[k], N[k], priors[k], pulls, 1.5, untried))
        state = Hex(4).result(Hex(4).initial, best)
        N[best], W[best] = N[best] + 1, W[best] + guess(Hex(4), state)[1]
    return draw_board(Hex(4), marks=dict(enumerate(N)))


try:
    picture = visits_with(untried=0.5)
except NotImplementedError:
    picture = "finish exercise 13.2 first"
picture

# %% grade="13.2a" points=9 says="children that were tried"
report("13.2a", lambda: grades.promises(my_promise, key=83, tried=True))

# %% grade="13.2b" points=7 says="children without visits"
report("13.2b", lambda: grades.promises(my_promise, key=89, tried=False))

# %% [markdown]
# ## Exercise 13.3 · Temperature (18 points, 15 minutes)
#
# `visits` is a list: how often each child of the root was visited. Return the list of the probabilities
# with which the moves are drawn at this `temperature` τ: in proportion to $N^{1/\tau}$. At τ = 0 only moves
# visited most are played; if several were, they share alike. Visits may be many thousands and τ may be
# small: 0.001, say. Leave the list that you are given as it is.

# %% exercise="13.3" forbid="by_visits drawn_by_visits" minutes=15
def my_odds(visits, temperature):
    """The probability of each move."""
    ### BEGIN SOLUTION
    most = max(visits)
    if temperature == 0:
        weights = [float(most == N) for N in visits]
    else:
        weights = [(N / most) ** (1 / temperature) for N in visits]
    return [weight / sum(weights) for weight in weights]
    ### END SOLUTION

# %%
check("13.3", my_odds)

# %%
def my_heat():
    heat = {f"τ = {t}": [round(p, 3) for p in my_odds([50, 30, 15, 5], t)] for t in (2, 1, 0.5, 0)}
    return bars(["50", "30", "15", "5"], heat, alt=f"Your probabilities: {heat}")


try:
    picture = my_heat()
except NotImplementedError:
    picture = "finish exercise 13.3 first"
picture

# %% grade="13.3a" points=8 says="probabilities at temperatures above 0"
report("13.3a", lambda: grades.heats(my_odds, key=97, temperatures=(1, 0.5, 0.4, 3, 0.1, 50)))

# %% grade="13.3b" points=6 says="temperature 0, with ties"
report("13.3b", lambda: grades.heats(my_odds, key=101, temperatures=(0,)))

# %% grade="13.3c" points=4 says="many visits at a small temperature"
report("13.3c", lambda: grades.heats(my_odds, key=40_009, temperatures=(0.001, 0.0001)))

# %% [markdown]
# ## Exercise 13.4 · The loss of one position (15 points, 12 minutes)
#
# The search visited the moves `visits` times (a list), the network had said `policy` (a list of as many
# probabilities) and `value`; the player to move got the reward `won` in the end. With π the shares of the
# visits, return
#
# $$ (\text{won} - \text{value})^2 - \sum_{\text{moves}} \pi \ln(\text{policy}) $$
#
# A move without visits adds nothing, even if its policy is 0.

# %% exercise="13.4" minutes=12
def my_loss(visits, policy, won, value):
    """How wrong the network was about one position."""
    ### BEGIN SOLUTION
    total = sum(visits)
    of_policy = -sum(N / total * log(p) for N, p in zip(visits, policy) if N)
    return (won - value) ** 2 + of_policy
    ### END SOLUTION

# %%
check("13.4", my_loss)

# %% [markdown]
# Where is the smallest loss? Visits 6 of 10 for the first of two moves; the policy's probability for it
# goes from 0.1 to 0.9.

# %%
def my_valley():
    chances = [n / 20 for n in range(2, 19)]
    return lines(chances, [my_loss([6, 4], [p, 1 - p], 1, 1) for p in chances],
                 xlabel="policy's probability of the first move", ylabel="loss",
                 alt="Your loss is smallest where the policy says 0.6")


try:
    picture = my_valley()
except NotImplementedError:
    picture = "finish exercise 13.4 first"
picture

# %% grade="13.4a" points=10 says="losses of positions"
report("13.4a", lambda: grades.losses(my_loss, key=103))

# %% grade="13.4b" points=5 says="moves that were never visited"
report("13.4b", lambda: grades.losses(my_loss, key=107, certain=True))

# %% [markdown]
# ## Exercise 13.5 · What one game teaches (14 points, 18 minutes)
#
# A game of self-play is over. `game["turns"]` is a list with a dict for each turn, in order:
# `{"player": …, "visits": {move: visits, …}}`, the player who was to move (`MAX` or `MIN`) and how often
# the search visited each move. `game["utility"]` is what the game was worth to MAX: 1, 0 or −1.
#
# Return the list of examples: for each turn a pair of a dict with every move's *share* of the visits, and
# the *reward*, from 0 to 1, of the player who was to move there. Turns need not alternate, and either
# player may begin. Leave `game` as it is.

# %% exercise="13.5" forbid="played self_play" minutes=18
def my_examples(game):
    """[(shares, reward), …]: what the network is to learn from this game."""
    ### BEGIN SOLUTION
    examples = []
    for turn in game["turns"]:
        visits = turn["visits"]
        total = sum(visits.values())
        sign = 1 if turn["player"] == MAX else -1
        reward = (sign * game["utility"] + 1) / 2
        examples.append(({move: N / total for move, N in visits.items()}, reward))
    return examples
    ### END SOLUTION

# %%
check("13.5", my_examples)

# %% grade="13.5a" points=8 says="games that somebody won"
report("13.5a", lambda: grades.games(my_examples, key=109, utilities=(1, -1, 1, -1)))

# %% grade="13.5b" points=6 says="drawn games"
report("13.5b", lambda: grades.games(my_examples, key=113, utilities=(0, 0)))

# %% [markdown]
# ## Exercise 13.6 · What was shown? (16 points, 25 minutes)
#
# A program learned by self-play, three times, from three seeds. After every stage 100 games were played
# against plain UCT with the same number of guesses as UCT had playouts; the bars are 95 % intervals. UCT was
# not tuned. RAVE, with the same playouts, takes 93 of 100 games from that UCT.

# %% tags=["target"]
stages = [0, 50, 200, 800]
won = {"seed 1": [12, 55, 81, 94], "seed 2": [9, 31, 74, 88], "seed 3": [14, 16, 40, 79]}
lines(stages, {name: [k / 100 for k in row] for name, row in won.items()},
      intervals={name: [wilson(k, 100) for k in row] for name, row in won.items()},
      xlabel="games of its own", ylabel="share of games won against UCT",
      alt=f"Games won of 100 at {stages}: {won}")

# %% [markdown]
# - `stage`: after which of the stages (0, 50, 200, 800 games) have *all three* runs been shown to be better
#   than plain UCT?
# - `seeds`: after 200 games of its own, in how many of the three runs is it shown to be better?
# - `rave`: is the run of seed 1, after its last stage, better than RAVE? Say what these numbers show: "yes",
#   "no" or "open"
# - `time`: a guess takes four times as long as a playout. For equal time, how many playouts must UCT have
#   against 50 guesses?

# %% exercise="13.6" minutes=10
# stage, seeds, time: numbers; rave: a word in quotes
### BEGIN SOLUTION
my_reading = {
    "stage": 800,
    "seeds": 2,
    "rave": "open",
    "time": 200,
}
### END SOLUTION

# %%
check("13.6", my_reading)

# %% grade="13.6a" points=4 says="what is shown against UCT"
report("13.6a", lambda: [grades.by_hand(my_reading, part) for part in ("stage", "seeds")])

# %% grade="13.6b" points=4 says="against RAVE, and at equal time"
report("13.6b", lambda: [grades.by_hand(my_reading, part) for part in ("rave", "time")])

# %% [markdown]
# **In words.** A friend has written a self-play loop. In every position it plays the move that its search visited most,
# without noise; the policy learns *the move that was played*; a match against uniform rollouts, won 9 of 10,
# "shows that it works". In 80 to 150 words: name three changes, what each is good for, and what you would
# want to see before you believe the result. Two points for each change with its reason, two for the evidence.

# %% [markdown] exercise="13.6c" points=8 minutes=15
# <!-- BEGIN SOLUTION -->
# Draw the first moves by their visits (temperature 1): otherwise all games played with the same weights are the
# same, and teach what one game teaches. Mix noise into the root's priors: a move to which the policy gives next to
# nothing gets no visits, so nobody would find out that it was good. Let the policy learn the shares of the visits: they say
# how good the other moves looked, and are better than the policy that the search was given. Before I believe
# the result I want more than ten games (9 of 10 may be 0.6), a better baseline than uniform rollouts, at equal
# time, and several runs with other seeds.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 13.7 · *Stretch*: the priors of a root (6 points, 15 minutes)
#
# `policy` is a network's list of probabilities, one for each cell, also for cells that are taken. `legal` lists the
# legal cells. `noise` lists a number for each of those, in the same order: 0 or more, not all 0.
#
# Return the prior of each legal move as a dict. Leave the lists as they are.
#
# 1. Scale the probabilities of the legal moves, so that they add up to 1; if all are 0, all moves alike.
# 2. Scale the noise in the same way.
# 3. Mix them: the part `share`, from 0 to 1, comes from the noise, the rest from the probabilities.

# %% exercise="13.7" minutes=15
def my_priors(policy, legal, noise, share):
    """The prior of each legal move at the root: {move: prior}."""
    ### BEGIN SOLUTION
    total = sum(policy[move] for move in legal)
    if total:
        said = {move: policy[move] / total for move in legal}
    else:
        said = {move: 1 / len(legal) for move in legal}
    return {
        move: (1 - share) * said[move] + share * each / sum(noise)
        for move, each in zip(legal, noise)
    }
    ### END SOLUTION

# %%
check("13.7", my_priors)

# %% grade="13.7a" points=4 says="priors of the legal moves, with noise"
report("13.7a", lambda: grades.priors(my_priors, key=127))

# %% grade="13.7b" points=2 says="a policy that gives the legal moves nothing"
report("13.7b", lambda: grades.priors(my_priors, key=131, blind=True))
