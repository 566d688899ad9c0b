# %% [markdown]
# # 9 · Players: exercises
#
# Six exercises, 100 points, about 90 minutes. Try them in order; nothing later depends on an
# earlier answer. `check(…)` answers at once, as often as you like, and never costs points. It tells
# you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Players](../notebooks/09_players.ipynb).

# %%
from fractions import Fraction

from gamesearch import CHANCE, MAX, HiddenTree, PayoffTree, check, draw_hidden
from gamesearch.drawing.charts import bars
from gamesearch import draw_payoffs, maxn, record, step, watch
from gamesearch.search.maxn_shallow import maxn_shallow
from gamesearch.checks.players.cases import CITY, guarded
from gamesearch.checks.players.given import watch_learning

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.players import grades

# %% [markdown]
# ## Exercise 9.1 · Max^n by hand (14 points, 12 minutes)
#
# Player 1 moves at the root, then player 2, then player 3. A leaf pays (player 1, player 2, player 3).
#
# - `"left"`: which payoffs does player 2 hand up at his *left* node? Answer (a, b, c).
# - `"value"`: which payoffs do the three reach, each for himself?
# - `"paranoid"`: how much is player 1 sure of if both others only want to hurt him?
# - `"camp"`: players 1 and 3 play as one camp and share what they get, player 2 is against them. What
#   are the two together sure of?

# %%
hand_tree = [[[(5, 2, 3), (3, 4, 6)], [(1, 7, 5), (8, 0, 4)]],
             [[(4, 6, 2), (2, 9, 1)], [(7, 5, 8), (6, 1, 9)]]]
draw_payoffs(PayoffTree(hand_tree))

# %% exercise="9.1" minutes=12
### BEGIN SOLUTION
my_hand = {
    "left": (1, 7, 5),
    "value": (4, 6, 2),
    "paranoid": 2,
    "camp": 9,
}
### END SOLUTION

# %%
check("9.1", my_hand)

# %% grade="9.1a" points=3 says="the payoffs on the left"
report("9.1a", lambda: grades.part(my_hand, "left"))

# %% grade="9.1b" points=5 says="the payoffs at the root"
report("9.1b", lambda: grades.part(my_hand, "value"))

# %% grade="9.1c" points=3 says="the paranoid value"
report("9.1c", lambda: grades.part(my_hand, "paranoid"))

# %% grade="9.1d" points=3 says="what the camp is sure of"
report("9.1d", lambda: grades.part(my_hand, "camp"))

# %% tags=["solution-only"]
draw_payoffs(record(maxn, PayoffTree(hand_tree)))

# %% [markdown]
# ## Exercise 9.2 · Write max^n (24 points, 20 minutes)
#
# Write what each player gets from `state` if all look after themselves: a tuple with a number for each
# of them. `game.seats` says how many there are, `game.to_move(state)` is 0 for player 1, 1 for player 2
# and so on, and `game.utility(state, player)` what a leaf pays one of them. Ask the game whose turn it
# is. Break ties as you like. A pair (payoffs, move) is welcome, too.

# %% tags=["target"]
draw_payoffs(record(maxn, PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])))

# %% exercise="9.2" forbid="maxn maxn_shallow" minutes=20
@step
def my_maxn(game, state):
    """What each player gets from `state`, as a tuple."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    player = game.to_move(state)
    below = [my_maxn(game, game.result(state, move)) for move in game.actions(state)]
    return max(below, key=lambda payoffs: payoffs[player])
    ### END SOLUTION

# %%
check("9.2", my_maxn)

# %% [markdown]
# Your own search, step by step.

# %%
watch(my_maxn, PayoffTree(hand_tree))

# %% grade="9.2a" points=12 says="trees with several right answers"
report("9.2a", lambda: grades.values(my_maxn, key=81))

# %% grade="9.2b" points=12 says="trees with one right answer"
report("9.2b", lambda: grades.random_values(my_maxn, key=83))

# %% [markdown]
# ## Exercise 9.3 · Repair an unsound prune (18 points, 20 minutes)
#
# No payoff is negative, and no leaf pays more than `total` in all. Somebody has pruned like this: `had`
# is what each player has so far on the way here.
#
# ```python
# def pruned(game, state, total, had=(0, 0, 0)):
#     if game.is_terminal(state):
#         return payoffs of the leaf
#     player, best = game.to_move(state), None
#     for move in game.actions(state):
#         now = had, with best[player] for this player if there is a best
#         value = pruned(game, game.result(state, move), total, now)
#         if best is None or value[player] > best[player]:
#             best = value
#         if any(best[player] >= total - had[other] for other in the others):
#             break
#     return best
# ```
#
# It sometimes returns wrong payoffs. Write `my_pruned` so that it returns what max^n returns, for *any*
# number of players, and still leaves out what cannot matter. It is called with (game, state, total);
# what else you hand down is up to you.

# %% tags=["target"]
draw_payoffs(record(maxn_shallow, PayoffTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]]), total=10))

# %% exercise="9.3" forbid="maxn_shallow" minutes=20
@step
def my_pruned(game, state, total, ceiling=None):
    """Max^n's payoffs, without reading what cannot matter."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    player, best = game.to_move(state), None
    for move in game.actions(state):
        after = game.result(state, move)
        left = None
        if best is not None and game.to_move(after) != player:
            left = total - best[player]
        value = my_pruned(game, after, total, left)
        if best is None or value[player] > best[player]:
            best = value
        if ceiling is not None and best[player] >= ceiling:
            break
    return best
    ### END SOLUTION

# %%
check("9.3", my_pruned)

# %% [markdown]
# Your own search, step by step. What it leaves out is crossed out.

# %%
watch(my_pruned, PayoffTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]]), total=10)

# %% grade="9.3a" points=12 says="the payoffs stay the same"
report("9.3a", lambda: grades.pruned_values(my_pruned, key=85))

# %% grade="9.3b" points=6 says="the same payoffs from fewer leaves"
report("9.3b", lambda: [grades.pruned_values(my_pruned, key=87), grades.savings(my_pruned, key=87)])

# %% [markdown] tags=["solution-only"]
# Only the player directly above may stop the search: `left` is handed down one level and no further.

# %% [markdown]
# ## Exercise 9.4 · What you know (14 points, 14 minutes)
#
# **A belief.** Kuhn poker: you hold Q. Player 1 bets. He bets every K, no Q, and a J in one case of
# four. You may fold (and lose 1 chip) or call (and win or lose 2).
#
# - `"P(J)"`: how probable is it now that he holds J?
# - `"call"`: what does calling earn you on average?
# - `"break-even"`: with which share of bluffs (instead of one in four) would calling and folding be worth
#   the same to you?
#
# Answer with fractions where they are some.

# %% [markdown]
# **Two deals.** The left one has probability 3/4. You see *nothing*. The first move, A, pays 4; the
# second, B, leads to two roads.
#
# - `"averaged"`: what does averaging over the deals make of B?
# - `"true"`: how much can B earn you at most, on average?
# - `"seeing"`: how much more could you earn, on average, if you saw the deal before you move?

# %%
roads = [(0.75, [4, [8, -4]]), (0.25, [4, [-12, 20]])]
draw_hidden(HiddenTree(roads, players=(CHANCE, MAX, MAX), hides={MAX: [0]}))

# %% exercise="9.4" minutes=14
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
check("9.4", my_beliefs)

# %% grade="9.4a" points=4 says="the belief, and the call"
report("9.4a", lambda: [grades.part(my_beliefs, name) for name in ("P(J)", "call")])

# %% grade="9.4b" points=3 says="the break-even point"
report("9.4b", lambda: grades.part(my_beliefs, "break-even"))

# %% grade="9.4c" points=5 says="the averaged and the true worth"
report("9.4c", lambda: [grades.part(my_beliefs, name) for name in ("averaged", "true")])

# %% grade="9.4d" points=2 says="the worth of seeing the deal"
report("9.4d", lambda: grades.part(my_beliefs, "seeing"))

# %% [markdown] tags=["solution-only"]
# The bet comes with weight 1 from a K and 1/4 from a J. By the left road B earns 6 − 3, by the right one
# −3 + 5; averaging takes the left road in the left deal and the right one in the right deal: 6 + 5.

# %% [markdown]
# ## Exercise 9.5 · Write regret matching (18 points, 16 minutes)
#
# 1. `my_matching(regrets)` returns a list of probabilities: each choice in proportion to its regret, if
#    that is above 0; if no regret is above 0, all choices alike.
# 2. `my_learn(regrets, mixture, earned)` returns the regrets after one more round. `mixture` is what was
#    played, `earned` what each choice would have earned this time. A regret grows by how much *more*
#    the choice would have earned than the mixture did on average.

# %% exercise="9.5" forbid="regret_mixture regret_matching" minutes=8
def my_matching(regrets):
    """Probabilities, in proportion to the positive regrets."""
    ### BEGIN SOLUTION
    positive = [max(regret, 0) for regret in regrets]
    if sum(positive) == 0:
        return [1 / len(regrets) for _ in regrets]
    return [regret / sum(positive) for regret in positive]
    ### END SOLUTION

# %% exercise="9.5b" minutes=8
def my_learn(regrets, mixture, earned):
    """The regrets after one more round."""
    ### BEGIN SOLUTION
    income = sum(share * value for share, value in zip(mixture, earned))
    return [regret + value - income for regret, value in zip(regrets, earned)]
    ### END SOLUTION

# %%
check("9.5", {"matching": my_matching, "learn": my_learn})

# %% [markdown]
# Your two functions, playing against themselves: floor and roof of the average mixtures.

# %%
watch_learning(my_matching, my_learn)

# %% grade="9.5a" points=7 says="regrets turned into probabilities"
report("9.5a", lambda: grades.mixtures(my_matching, key=89))

# %% grade="9.5b" points=7 says="regrets after one more round"
report("9.5b", lambda: grades.regrets(my_learn, key=91))

# %% grade="9.5c" points=4 says="both together, many rounds"
report("9.5c", lambda: grades.comes_near(my_matching, my_learn, key=93))

# %% [markdown]
# ## Exercise 9.6 · The best patrol (12 points, 12 minutes)
#
# Four sites; an intruder gains what a site is worth if he finds it empty (the guard loses as much), and
# nothing if he is caught. One guard, one of four routes a night:
#
# | route | passes |
# |---|---|
# | north | museum, school |
# | south | bank, harbour |
# | centre | museum, bank |
# | shore | harbour, school |
#
# Design the shares of the routes: `{"north": 0.25, "south": 0.25, …}`. The intruder knows them, but not
# what you do tonight. Give him as little as you can. Points come in bands: any better than all routes
# alike, within a tenth of the best, within a hundredth.

# %% exercise="9.6" minutes=12
### BEGIN SOLUTION
my_patrol = {"north": Fraction(1, 2), "south": Fraction(1, 3), "centre": Fraction(1, 6)}
### END SOLUTION

# %% [markdown]
# What each site would bring him.

# %%
if my_patrol:
    gains = guarded(my_patrol).gains
    picture = bars(list(CITY.worths), [round(gain, 2) for gain in gains.values()], title="what an intruder gains", alt=f"{gains}")
else:
    picture = "Choose your shares first."
picture

# %%
check("9.6", my_patrol)

# %% grade="9.6a" points=4 says="better than all routes alike"
report("9.6a", lambda: grades.near(my_patrol, 0.49))

# %% grade="9.6b" points=4 says="within a tenth of the best"
report("9.6b", lambda: grades.near(my_patrol, 0.1))

# %% grade="9.6c" points=4 says="within a hundredth of the best"
report("9.6c", lambda: grades.near(my_patrol, 0.01))

# %% [markdown] tags=["solution-only"]
# At these shares museum, bank and harbour bring him 4 each; the school, worth 4, is watched by the
# way. Other shares do as well: two thirds centre, one third south. One can check that nobody does better: an intruder who goes to the three in inverse proportion to
# what they are worth holds every route to that.
