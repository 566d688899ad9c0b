# %% [markdown]
# # 10 · Hidden: exercises
#
# Seven exercises, 100 points, about two hours and a half; the last one is a *stretch* and takes an hour of
# them. Try them in order; nothing later depends on an earlier answer. `check(…)` answers at once, as often
# as you like, and never costs points. It tells you which property does not hold and asks a question; it
# never shows code.
#
# The lesson: [Hidden](../notebooks/10_hidden.ipynb).

# %%
from fractions import Fraction

from gamesearch import CHANCE, MAX, MIN, HiddenTree, KuhnPoker, check, draw_hidden
from gamesearch.checks.hidden.given import watch_learning
from gamesearch.checks.hidden.patrols import announced
from gamesearch.drawing.charts import bars
from gamesearch.search.imperfect.best_response import expected_value, exploitability

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.hidden import grades

# %% [markdown]
# ## Exercise 10.1 · What you know (14 points, 14 minutes)
#
# **A belief.** Kuhn poker: you are player 2 and hold Q. Player 1 bets. They bet every K, no Q, and a J in
# one case of four. You may fold (and lose 1 chip) or call (and win or lose 2).
#
# - `"P(J)"`: how probable is it now that they hold J?
# - `"call"`: what does calling earn you on average?
# - `"break-even"`: with which probability would they have to bet a J (instead of one in four), so that
#   calling and folding are worth the same to you?

# %% [markdown]
# **Two deals.** The left one has probability 3/4. You see *nothing*. The first move, A, pays 4; the
# second, B, leads to two roads.
#
# - `"averaged"`: what is B worth by averaging over the deals?
# - `"true"`: how much can B earn you at most, on average?
# - `"seeing"`: how much more could you earn, on average, if you saw the deal before you move?
#
# Fractions are welcome, as `Fraction(2, 7)` or `2/7`.

# %% tags=["target"]
roads = [(0.75, [4, [8, -4]]), (0.25, [4, [-12, 20]])]
draw_hidden(HiddenTree(roads, players=(CHANCE, MAX, MAX), hides={MAX: [0]}))

# %% exercise="10.1" minutes=14
### BEGIN SOLUTION
my_beliefs = {
    "P(J)": Fraction(1, 5),
    "call": Fraction(-6, 5),
    "break-even": Fraction(1, 3),
    "averaged": 11,
    "true": 3,
    "seeing": 7,
}
### END SOLUTION

# %%
check("10.1", my_beliefs)

# %% grade="10.1a" points=4 says="the belief, and the call"
report("10.1a", lambda: [grades.part(my_beliefs, name) for name in ("P(J)", "call")])

# %% grade="10.1b" points=3 says="the break-even point"
report("10.1b", lambda: grades.part(my_beliefs, "break-even"))

# %% grade="10.1c" points=5 says="the averaged and the true value of B"
report("10.1c", lambda: [grades.part(my_beliefs, name) for name in ("averaged", "true")])

# %% grade="10.1d" points=2 says="the worth of seeing the deal"
report("10.1d", lambda: grades.part(my_beliefs, "seeing"))

# %% [markdown] tags=["solution-only"]
# The bet comes with weight 1 from a K and 1/4 from a J. By the left road B earns 6 − 3, by the right one
# −3 + 5; averaging takes the left road in the left deal and the right one in the right deal: 6 + 5.

# %% [markdown]
# ## Exercise 10.2 · What is wrong with averaging? (10 points, 10 minutes)
#
# A friend has written a program for a card game. At every move it draws a hundred deals that fit the cards
# it can see, solves each with all cards open, and plays the best average. "With more deals it will play
# perfectly", says the friend. Answer in 60 to 150 words.

# %% [markdown]
# A reader gives four points for the reason why more deals do not help, three for an example of your own
# (a game, a position or a tree that is not in the lesson) in which the program goes wrong, and three for
# what the program would have to take into account instead.

# %% [markdown] exercise="10.2" points=10 minutes=10
# <!-- BEGIN SOLUTION -->
# More deals make the average more exact, but it averages the wrong thing. In each deal the solver knows all
# cards, and may do one thing here and another there; the player cannot. Two closed boxes, one with a prize of 10,
# one with a trap of −20. First I say whether I pay 2 for a look, then I open one. In every deal the solver opens the
# prize without a look: 10 against 8. So the program does not pay, and opens a box blindly, for −5 on average. It
# has to choose one move for all positions that look alike, weighted by what the others' plans make probable, and
# remember that they do not see its cards.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 10.3 · A guessing game by hand (15 points, 16 minutes)
#
# Row chooses between *up* and *down*, column between *left* and *right*, at the same time. Row gets:
#
# | | left | right |
# |---|---|---|
# | up | 4 | −2 |
# | down | −3 | 1 |
#
# and column loses as much.
#
# - `"up"`: how probable is *up* in the best mixture of row?
# - `"left"`: how probable is *left* in the best mixture of column?
# - `"value"`: what does row get on average then?
# - `"regrets"`: both learn by regret matching and begin with one half each. Row's regrets of *up* and
#   *down* after **two** rounds, (a, b).
# - `"next"`: the mixture that row plays in round three, (a, b).

# %% exercise="10.3" forbid="solve_matrix commit regret_matching" minutes=16
### BEGIN SOLUTION
my_game = {
    "up": Fraction(2, 5),
    "left": Fraction(3, 10),
    "value": Fraction(-1, 5),
    "regrets": (1, 2),
    "next": (Fraction(1, 3), Fraction(2, 3)),
}
### END SOLUTION

# %%
check("10.3", my_game)

# %% grade="10.3a" points=5 says="both best mixtures"
report("10.3a", lambda: [grades.part(my_game, name) for name in ("up", "left")])

# %% grade="10.3b" points=3 says="the value"
report("10.3b", lambda: grades.part(my_game, "value"))

# %% grade="10.3c" points=5 says="the regrets after two rounds"
report("10.3c", lambda: grades.part(my_game, "regrets"))

# %% grade="10.3d" points=2 says="the mixture of round three"
report("10.3d", lambda: grades.part(my_game, "next"))

# %% [markdown] tags=["solution-only"]
# Row makes column indifferent: 4p − 3(1 − p) = −2p + (1 − p), so p = 2/5. Column makes row indifferent:
# 4q − 2(1 − q) = −3q + (1 − q), so q = 3/10. Round 1: up brings 1, down −1, played 0. Then row plays up,
# and column, whose regrets are −1/2 and 1/2, plays right: up brings −2, down 1, played −2.

# %% [markdown]
# ## Exercise 10.4 · Write regret matching (16 points, 18 minutes)
#
# 1. `my_matching(regrets)` returns a list of probabilities: each choice in proportion to its regret, if
#    that is above 0; if no regret is above 0, all choices alike. The list `regrets` stays as it is.
# 2. `my_learn(regrets, mixture, earned)` returns the regrets after one more round. `mixture` is what was
#    played, `earned` what each choice would have earned this time. A regret grows by how much *more*
#    the choice would have earned than the mixture did on average.

# %% exercise="10.4" forbid="regret_mixture regret_matching" minutes=9
def my_matching(regrets):
    """Probabilities, in proportion to the positive regrets."""
    ### BEGIN SOLUTION
    positive = [max(regret, 0) for regret in regrets]
    if sum(positive) == 0:
        return [1 / len(regrets) for _ in regrets]
    return [regret / sum(positive) for regret in positive]
    ### END SOLUTION

# %% exercise="10.4b" minutes=9
def my_learn(regrets, mixture, earned):
    """The regrets after one more round."""
    ### BEGIN SOLUTION
    income = sum(share * value for share, value in zip(mixture, earned))
    return [regret + value - income for regret, value in zip(regrets, earned)]
    ### END SOLUTION

# %%
check("10.4", {"matching": my_matching, "learn": my_learn})

# %% [markdown]
# Your two functions, playing against themselves: lower and upper value of the average mixtures.

# %%
watch_learning(my_matching, my_learn)

# %% grade="10.4a" points=6 says="regrets turned into probabilities"
report("10.4a", lambda: grades.mixtures(my_matching, key=89))

# %% grade="10.4b" points=6 says="regrets after one more round"
report("10.4b", lambda: grades.regrets(my_learn, key=91))

# %% grade="10.4c" points=4 says="both together, many rounds"
report("10.4c", lambda: grades.comes_near(my_matching, my_learn, key=93))

# %% [markdown]
# ## Exercise 10.5 · What does a plan give away? (11 points, 14 minutes)
#
# Kuhn poker. You are player 1 and know player 2's plan. Player 2 is Sam or Tia; neither ever bets after your check.
#
# - **Sam** calls every bet, with any card.
# - **Tia** calls a bet with the K only.

# %% [markdown]
# Questions, each about chips on average:
#
# - `"Sam"`: what does your best response earn per hand against Sam?
# - `"Tia"`: and against Tia?
# - `"bluff"`: against Tia, in the hands in which you hold the J: how much more does a bet earn than a check?
# - `"exploitability"`: somebody's plan for both seats loses 1/6 per hand to the best response as player 2
#   and 1/4 as player 1. What is its exploitability?

# %% exercise="10.5" minutes=14
### BEGIN SOLUTION
my_losses = {
    "Sam": Fraction(1, 3),
    "Tia": Fraction(1, 6),
    "bluff": Fraction(1, 2),
    "exploitability": Fraction(5, 24),
}
### END SOLUTION

# %%
check("10.5", my_losses)

# %% grade="10.5a" points=4 says="the best response to Sam"
report("10.5a", lambda: grades.part(my_losses, "Sam"))

# %% grade="10.5b" points=5 says="the best response to Tia, and the bluff"
report("10.5b", lambda: [grades.part(my_losses, name) for name in ("Tia", "bluff")])

# %% grade="10.5c" points=2 says="the exploitability"
report("10.5c", lambda: grades.part(my_losses, "exploitability"))

# %% [markdown] tags=["solution-only"]
# Against Sam bet the K (2), check the rest (0 with the Q, −1 with the J): 1/3 of their sum. Against Tia bet
# the J, too: the Q folds (1), the K calls (−2), on average −1/2 instead of −1; the K earns 1, the Q 0.

# %% [markdown]
# ## Exercise 10.6 · Announce a patrol (14 points, 18 minutes)
#
# Four sites. An unwatched site brings the intruder its *loot* and costs you its *damage*; at a watched
# site nobody gets anything. What the intruder wants and what you fear are not the same.
#
# | | museum | bank | harbour | school |
# |---|---|---|---|---|
# | loot | 12 | 6 | 4 | 4 |
# | damage | 12 | 6 | 6 | 2 |
#
# One guard, one of three routes a night: **north** passes museum and school, **south** bank and harbour,
# **centre** museum and bank.

# %% [markdown]
# Announce the share of each route; the three add up to 1. The intruder knows the shares, but not what
# you do tonight, and goes where the loot is largest on average; where several sites are alike (to within
# 0.05), to the one that you prefer. Lose as little as you can.
#
# You may use the programs of the lesson. Points come in three bands: a loss below 2.9, at most a tenth above
# the least loss with exact ties, at most a hundredth above it.

# %% exercise="10.6" minutes=18
### BEGIN SOLUTION
my_announcement = {
    "north": 0.25,
    "south": 0.25,
    "centre": 0.5,
}
### END SOLUTION

# %% [markdown]
# What each site would bring the intruder, and cost you.

# %%
if ... not in my_announcement.values():
    seen = announced(my_announcement)
    loot = [round(x, 2) for x in seen.loot.values()]
    damage = [round(x, 2) for x in seen.damage.values()]
    picture = bars(list(seen.loot), {"loot": loot, "damage": damage},
                   title=f"the intruder goes to the {seen.goes_to}", alt=f"{seen.text}")
else:
    picture = "Choose your shares first."
picture

# %%
check("10.6", my_announcement)

# %% grade="10.6a" points=4 says="a loss below 2.9"
report("10.6a", lambda: grades.near(my_announcement, 0.93))

# %% grade="10.6b" points=5 says="at most a tenth above the least loss"
report("10.6b", lambda: grades.near(my_announcement, 0.1))

# %% grade="10.6c" points=5 says="at most a hundredth above the least loss"
report("10.6c", lambda: grades.near(my_announcement, 0.011))

# %% [markdown] tags=["solution-only"]
# The guard would like the intruder at the school, where an unwatched night costs 2. So museum and harbour
# may bring no more than the school: 12 (1 − n − c) ≤ 4 (1 − n) and 4 (1 − s) ≤ 4 (1 − n), with n + s + c = 1.
# Both hold with equality at n = s = 1/4, c = 1/2: each of the three brings 3, and the guard loses 1.5.
# `commit` finds the same. Watching as if the loot were the damage can lose twice as much.

# %% [markdown]
# ## Exercise 10.7 · *Stretch*: counterfactual regret minimisation (20 points, 60 minutes)
#
# Write `my_cfr(game, rounds)` for any small game of two players, zero sum, with hidden cards and dice. It
# returns the *average plan* as a dict: for each information set of both players a dict that gives each
# action its probability, `{("J",): {"check": 0.8, "bet": 0.2}, …}`.
#
# You need `game.initial`, `game.to_move(state)` (MAX, MIN or CHANCE), `game.is_terminal`,
# `game.utility(state)` (for MAX), `game.actions`, `game.result`, `game.chances(state)` (pairs of outcome and
# probability) and `game.information(state)`, the key under which a player learns. Any variant that walks
# the whole game will do: both players at once, in turn, CFR+. Points: 12 on the games of the check with other
# payoffs, 8 for another deck.

# %% exercise="10.7" forbid="cfr Learner regret_matching" minutes=60
def my_cfr(game, rounds):
    """The average plan after so many rounds."""
    ### BEGIN SOLUTION
    regrets, played = {}, {}

    def mixture(information, actions):
        mine = regrets.setdefault(information, dict.fromkeys(actions, 0))
        positive = {action: max(regret, 0) for action, regret in mine.items()}
        total = sum(positive.values())
        return {a: positive[a] / total if total else 1 / len(actions) for a in actions}

    def walk(state, plan, luck, reach):
        if game.is_terminal(state):
            return game.utility(state)
        player = game.to_move(state)
        if player == CHANCE:
            return sum(
                odds * walk(game.result(state, outcome), plan, luck * odds, reach)
                for outcome, odds in game.chances(state)
            )
        information, actions = game.information(state), game.actions(state)
        now = plan.setdefault(information, mixture(information, actions))
        values = {}
        for action in actions:
            below = dict(reach)
            below[player] *= now[action]
            values[action] = walk(game.result(state, action), plan, luck, below)
        value = sum(now[action] * values[action] for action in actions)
        sign = 1 if player == MAX else -1
        sums = played.setdefault(information, dict.fromkeys(actions, 0))
        for action in actions:
            regrets[information][action] += luck * reach[1 - player] * sign * (values[action] - value)
            sums[action] += reach[player] * now[action]
        return value

    for _ in range(rounds):
        walk(game.initial, {}, 1, {MAX: 1, MIN: 1})
    return {
        information: {action: share / sum(sums.values()) for action, share in sums.items()}
        for information, sums in played.items()
        if sum(sums.values()) > 0
    }
    ### END SOLUTION

# %%
check("10.7", my_cfr)

# %% [markdown]
# What your plan does with each card as player 1, and how much it gives away.

# %%
try:
    plan = my_cfr(KuhnPoker(), 300)
    bets = [round(float(plan[(card,)]["bet"]), 2) for card in "JQK"]
    gives = float(exploitability(KuhnPoker(), plan))
    picture = bars(list("JQK"), bets, title="how often your plan bets", span=(0, 1.1),
                   alt=f"bets {bets}, exploitability {gives:.4f}")
except NotImplementedError:
    picture = "Write my_cfr first."
picture

# %% grade="10.7a" points=12 says="the games of the check, with other payoffs"
report("10.7a", lambda: grades.good_plans(my_cfr, key=95))

# %% grade="10.7b" points=8 says="Kuhn poker with four cards"
report("10.7b", lambda: grades.other_deck(my_cfr))
