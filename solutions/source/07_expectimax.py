# %% [markdown]
# # 7 · Expectimax: exercises
#
# Seven exercises, 100 points, about 157 minutes; 7.7 is a *stretch* and takes 45 of them. Try them in
# order; nothing later depends on an earlier answer. `check(…)` answers at once, as often as you like, and
# never costs points. It tells you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Expectimax](../notebooks/07_expectimax.ipynb).

# %%
from fractions import Fraction
from math import inf

from gamesearch import (
    CHANCE, MAX, MIN, TreeGame, check, draw_tree, expectiminimax,
)
from gamesearch.drawing.charts import lines
from gamesearch import minimax, record, step, watch
from gamesearch.search.star import star1
from gamesearch.drawing.charts import ranges
from gamesearch.checks.expectimax.given import SHARES, incomes

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.expectimax import grades

# %% [markdown]
# ## Exercise 7.1 · Two dice by hand (10 points, 12 minutes)
#
# Two dice are thrown, a red one and a blue one. Answer with fractions, `Fraction(5, 7)`.
#
# - How probable are: a double 3; one 1 and one 2; a sum of 7; at least one six?
# - `"bet"`: a double wins you 10, any other throw costs you 1. What is the bet worth on average?
# - `"reroll"`: now *one* die, and you are paid what it shows. After the first throw you may keep it,
#   or throw once more; then the second throw counts. What is this worth, if you choose well?

# %% exercise="7.1" minutes=12
### BEGIN SOLUTION
my_dice = {
    "double 3": Fraction(1, 36),
    "1 and 2": Fraction(2, 36),
    "sum 7": Fraction(6, 36),
    "a six": Fraction(11, 36),
    "bet": Fraction(6, 36) * 10 - Fraction(30, 36) * 1,
    "reroll": Fraction(3, 6) * Fraction(7, 2) + Fraction(4 + 5 + 6, 6),
}
### END SOLUTION

# %%
check("7.1", my_dice)

# %% grade="7.1a" points=3 says="the probabilities of two throws"
report("7.1a", lambda: [grades.number(my_dice, part) for part in ("double 3", "1 and 2")])

# %% grade="7.1b" points=3 says="the probabilities of a sum and a six"
report("7.1b", lambda: [grades.number(my_dice, part) for part in ("sum 7", "a six")])

# %% grade="7.1c" points=2 says="the bet"
report("7.1c", lambda: grades.number(my_dice, "bet"))

# %% grade="7.1d" points=2 says="when to throw again"
report("7.1d", lambda: grades.number(my_dice, "reroll"))

# %% [markdown] tags=["solution-only"]
# A second throw is worth 3.5: so 1, 2 and 3 are thrown again, 4, 5 and 6 are kept.

# %% [markdown]
# ## Exercise 7.2 · Write expectiminimax (20 points, 20 minutes)
#
# Write the value of a state for MAX, on average over the dice, when MAX and MIN play as well as they
# can. `game.to_move(state)` is MAX, MIN or CHANCE; at a chance node `game.chances(state)` is a list of
# pairs (outcome, probability). Ask the game at every node: nobody promises in which order they come.
# A pair (value, move) is welcome, too.

# %% tags=["target"]
dice_tree = [[(0.6, [3, 12]), (0.4, [2, 4])], [(0.9, [1, 5]), (0.1, [7, 9])]]
draw_tree(record(expectiminimax, TreeGame(dice_tree, (MAX, CHANCE, MIN))))

# %% exercise="7.2" forbid="expectiminimax expectimax Against star1 star2" minutes=20
@step
def my_expectimax(game, state):
    """What MAX can expect from `state`, on average over the dice."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == CHANCE:
        return sum(
            probability * my_expectimax(game, game.result(state, outcome))
            for outcome, probability in game.chances(state)
        )
    values = [my_expectimax(game, game.result(state, move)) for move in game.actions(state)]
    return max(values) if game.to_move(state) == MAX else min(values)
    ### END SOLUTION

# %%
check("7.2", my_expectimax)

# %% [markdown]
# Your own search, step by step.

# %%
watch(my_expectimax, TreeGame(dice_tree, (MAX, CHANCE, MIN)))

# %% grade="7.2a" points=10 says="the value of trees"
report("7.2a", lambda: grades.values(my_expectimax, key=61))

# %% grade="7.2b" points=10 says="the value of trees with chance anywhere"
report("7.2b", lambda: grades.random_values(my_expectimax, key=67))

# %% [markdown]
# ## Exercise 7.3 · A tree that squaring upsets (10 points, 12 minutes)
#
# Design a tree, MAX at the root and chance below, as nested lists: `[[a, b], [c, d]]`, larger if you
# like, with pairs (probability, leaf) if you like. When every leaf is squared,
#
# - MAX's best move must change, and
# - it must *not* change if MIN chooses at the second level instead of chance.
#
# In all four cases one move must be clearly the best. The tree of the lesson does not count.

# %% exercise="7.3" minutes=12
### BEGIN SOLUTION
my_upset = [[4, 6], [1, 8]]
### END SOLUTION

# %%
check("7.3", my_upset)

# %%
if my_upset:
    picture = draw_tree(record(expectiminimax, TreeGame(my_upset, (MAX, CHANCE))))
else:
    picture = "Design a tree first."
picture

# %% grade="7.3a" points=10 says="a move that changes with the scale"
report("7.3a", lambda: grades.upset_by_squares(my_upset))

# %% [markdown]
# ## Exercise 7.4 · When may a coin be left? (20 points, 24 minutes)
#
# A chance node is half read. `seen` is a list of pairs (probability, value), `unseen` a list of
# probabilities; no leaf is below `low` or above `high`. Somebody leaves the node if
#
# ```python
# sum(value for p, value in seen) + high * len(unseen) <= alpha
# sum(value for p, value in seen) + high * len(unseen) >= beta
# ```
#
# Both lines are wrong.

# %% [markdown]
# 1. `my_interval` returns the least and the most that the node's average can still be. It leaves the lists
#    as they are.
# 2. `my_stop` says whether the node can be left: True if its value, whatever is unseen, cannot lie
#    strictly between alpha and beta. (Equality decides nothing here; treat it as you like.)
# 3. `my_window`, by hand: leaves lie between −2 and 10, alpha is 6 and beta 7. An outcome with
#    probability 1/2 was worth 6. Three are left: the next one has probability 1/4, the two others 1/8 each. Only
#    if the next one is worth more than `"A"`, and less than `"B"`, must its exact value be known.

# %% tags=["target"]
ranges({"a 4 seen": (2, 7)}, marks={"α": 1, "β": 8}, span=(0, 10), title="not yet",
       alt="An average between 2 and 7 lies inside the window from 1 to 8: read on.")

# %% [markdown]
# That is the interval after seeing a 4 with probability 1/2, leaves from 0 to 10. Read on: it still
# lies inside the window.

# %% exercise="7.4" minutes=8
def my_interval(seen, unseen, low, high):
    """The least and the most that the average can still be, as a pair."""
    ### BEGIN SOLUTION
    known = sum(probability * value for probability, value in seen)
    return known + low * sum(unseen), known + high * sum(unseen)
    ### END SOLUTION

# %% exercise="7.4b" minutes=8
def my_stop(seen, unseen, low, high, alpha, beta):
    """Can the node be left?"""
    ### BEGIN SOLUTION
    known = sum(probability * value for probability, value in seen)
    most = known + high * sum(unseen)
    least = known + low * sum(unseen)
    return most <= alpha or least >= beta
    ### END SOLUTION

# %% exercise="7.4c" minutes=8
### BEGIN SOLUTION
my_window = {"A": 2, "B": 18}
### END SOLUTION

# %%
check("7.4", {"interval": my_interval, "stop": my_stop, "window": my_window})

# %% grade="7.4a" points=7 says="the least and the most possible"
report("7.4a", lambda: grades.intervals(my_interval, key=71))

# %% grade="7.4b" points=8 says="when to leave the node"
report("7.4b", lambda: grades.stops(my_stop, key=73))

# %% grade="7.4c" points=5 says="the window of the next outcome"
report("7.4c", lambda: [grades.number(my_window, part) for part in ("A", "B")])

# %% [markdown] tags=["solution-only"]
# A = (6 − 6/2 − 10 · 1/4) / (1/4) = 2: the two others bring 2.5 at most. B = (7 − 6/2 + 2 · 1/4) / (1/4) = 18,
# above every leaf: from that side no cut is possible.

# %% [markdown]
# ## Exercise 7.5 · A guarantee or an average? (14 points, 20 minutes)
#
# Three moves against an opponent who errs now and then. How often they err is on the x-axis, what each
# move then earns on average on the y-axis. Read off
#
# - `"A to B"`: from which share of errors on is B the best of the three moves?
# - `"B to C"`: from which share on is it C?
# - `"at 0.5"`: what does the best move earn if they err half of the time?
# - `"lost"`: you believe that they always err, and play C. They never err. How much less do you earn than the best
#   move would have given you?

# %% tags=["target"]
lines(SHARES, incomes(), xlabel="how often they err", ylabel="income",
      alt="A is level at 3; B rises from 1 to 9; C rises from −5 to 11")

# %% exercise="7.5" minutes=10
### BEGIN SOLUTION
my_readings = {
    "A to B": 0.25,
    "B to C": 0.75,
    "at 0.5": 5,
    "lost": 8,
}
### END SOLUTION

# %%
check("7.5", my_readings)

# %% grade="7.5a" points=3 says="where the best move changes"
report("7.5a", lambda: [grades.read_off(my_readings, part) for part in ("A to B", "B to C")])

# %% grade="7.5b" points=3 says="the readings at one half, and the loss"
report("7.5b", lambda: [grades.read_off(my_readings, part) for part in ("at 0.5", "lost")])

# %% [markdown]
# **In words.** Two people face the opponent of the plot, who errs in four of ten replies. Ada plays one game,
# and a loss costs her a title. Ben plays a thousand games for small stakes. In 60 to 130 words: which move
# would you advise each of them to play, and what would you want to know before?

# %% [markdown]
# A reader gives three points for advice that uses numbers of the plot, three for the difference between the two
# (a guarantee, an average over many games, what a loss is worth), two for something that could be wrong with
# "errs in four of ten replies".

# %% [markdown] exercise="7.5b" points=8 minutes=10
# <!-- BEGIN SOLUTION -->
# At 0.4 B earns 4.2 on average, A 3, C 1.4. Ben should play B: over a thousand games his mean comes near 4.2. For Ada the average says little. What counts is what the
# outcomes are worth to her: B pays 9 or 1, A pays 3 for sure. If 3 is enough for the title and 1 is a loss,
# she should play A, the guarantee; if she needs more than 3, B. Both should ask where the four in ten comes
# from: how many replies were counted, whether the errors are random or come in a certain kind of position,
# and whether this opponent plays better when it matters.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 7.6 · Beat the chaotic genius (12 points, 24 minutes)
#
# A genius more chaotic than the lesson's: MIN plays an optimal reply two thirds of the time, and otherwise *any* legal
# reply, each as likely as the others.
#
# 1. Write this as a model: `my_genius(game, state)` returns a list of pairs (move, probability). Several
#    optimal replies share the two thirds, in whatever way. `minimax(game, state).value` is there to help.
# 2. `my_reply(game, state, model)` returns the move that earns MAX most on average against an opponent who
#    replies as `model(game, state)` says. It is tried with other models, too; at your own nodes you
#    choose.

# %% exercise="7.6" minutes=8
def my_genius(game, state):
    """How probable each reply is: [(move, probability), …]."""
    ### BEGIN SOLUTION
    moves = game.actions(state)
    values = [minimax(game, game.result(state, move)).value for move in moves]
    best = values.count(min(values))
    return [
        (move, Fraction(1, 3) / len(moves) + (Fraction(2, 3) / best if value == min(values) else 0))
        for move, value in zip(moves, values)
    ]
    ### END SOLUTION

# %% exercise="7.6b" forbid="expectiminimax expectimax Against star1 star2" minutes=16
def my_reply(game, state, model):
    """The move with the highest income against this model."""
    ### BEGIN SOLUTION
    def income(state):
        if game.is_terminal(state):
            return game.utility(state)
        if game.to_move(state) == MAX:
            return max(income(game.result(state, move)) for move in game.actions(state))
        return sum(share * income(game.result(state, move)) for move, share in model(game, state))

    return max(game.actions(state), key=lambda move: income(game.result(state, move)))
    ### END SOLUTION

# %%
check("7.6", {"genius": my_genius, "reply": my_reply})

# %% grade="7.6a" points=5 says="the model's probabilities"
report("7.6a", lambda: grades.models(my_genius, key=79))

# %% grade="7.6b" points=7 says="the reply that earns most"
report("7.6b", lambda: grades.replies(my_reply, key=83))

# %% [markdown]
# ## Exercise 7.7 · *Stretch*: Star1 (14 points, 45 minutes)
#
# Write alpha-beta for trees with dice. `my_star(game, state, alpha, beta, low, high)` returns a value for MAX; no
# leaf is below `low` or above `high`. What it promises:
#
# - a value strictly between alpha and beta is exact;
# - a value of alpha or less says: no more than that; a value of beta or more says: no less than that.
#
# It may not read more leaves than Star1 does: cut at MAX and MIN nodes as alpha-beta does, and search each
# outcome of a chance node with a window of its own. Points: 8 for the values, 6 for the leaves.

# %% tags=["target"]
draw_tree(record(star1, TreeGame([[6, 8], [1, 9]], players=(MAX, CHANCE)), bounds=(0, 10)))

# %% exercise="7.7" forbid="expectiminimax expectimax Against star1 star2" minutes=45
@step
def my_star(game, state, alpha, beta, low, high):
    """The value of `state` for MAX, as far as it matters to the window."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == CHANCE:
        seen, left = 0, 1
        for outcome, p in game.chances(state):
            left -= p
            floor = (alpha - seen - high * left) / p
            ceiling = (beta - seen - low * left) / p
            value = my_star(game, game.result(state, outcome), max(floor, low), min(ceiling, high), low, high)
            seen += p * value
            if value <= floor:
                return seen + high * left
            if value >= ceiling:
                return seen + low * left
        return seen
    highest = game.to_move(state) == MAX
    best = -inf if highest else inf
    for move in game.actions(state):
        value = my_star(game, game.result(state, move), alpha, beta, low, high)
        if highest:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
    ### END SOLUTION

# %%
check("7.7", my_star)

# %% [markdown]
# Your own search, step by step. What it leaves out is crossed out.

# %%
wide = TreeGame([[[7, 8], [6, 9]], [[1, 7], [4, 9]]], (MAX, CHANCE, MIN))
watch(my_star, wide, alpha=0, beta=10, low=0, high=10)

# %% grade="7.7a" points=8 says="values, in full and in narrow windows"
report("7.7a", lambda: grades.star_values(my_star, key=85))

# %% grade="7.7b" points=6 says="no more leaves than Star1"
report("7.7b", lambda: [grades.star_values(my_star, key=87), grades.star_savings(my_star, key=89)])
