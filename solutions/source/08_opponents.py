# %% [markdown]
# # 8 · Opponents: exercises
#
# Seven exercises, 100 points, about two hours; the last one is a *stretch*. Try them in order; nothing later depends on an
# earlier answer. `check(…)` answers at once, as often as you like, and never costs points. It tells
# you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Opponents](../notebooks/08_opponents.ipynb).

# %%
import random
from fractions import Fraction
from math import exp

from gamesearch import (
    MAX, MIN, TicTacToe, TreeGame, check, draw_tree, expectiminimax, minimax,
    play, record, watch,
)
from gamesearch.arena.ratings import wilson
from gamesearch.drawing.charts import lines, ranges
from gamesearch.search.expectimax import Against
from gamesearch.search.opponents.models import careless, depth_limited, epsilon_optimal
from gamesearch.search.opponents.models import minimax_value, sampled_player
from gamesearch.checks.opponents.cases import coin
from gamesearch.checks.opponents.given import belief_lines, level_table, softmax_bars
from gamesearch.checks.opponents.given import RISKS, stairs

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.opponents import grades

# %% [markdown]
# ## Exercise 8.1 · A fallible opponent by hand (10 points, 10 minutes)
#
# MIN has three replies to each of your moves A and B. MIN is ε-optimal with ε = 1/4: with probability 1/4
# *any* of the three is picked, each alike, otherwise the best. Fractions are welcome: `Fraction(5, 7)` or `5/7`.

# %% tags=["target"]
draw_tree(TreeGame([[4, 7, 10], [2, 8, 14]]))

# %% [markdown]
# - `"best"`: how probable is the best reply?
# - `"A"` and `"B"`: what does each of your moves earn on average?
# - `"flip"`: from which ε on does B earn more than A?
# - `"obvious"`: somebody writes down a beginner: an obvious move "with 0.7", a subtle one "with 0.1", any other
#   "with 0.2". These are weights of a move. A position has one obvious move, three subtle ones and two
#   others: how probable is the obvious one?

# %% exercise="8.1" minutes=10
### BEGIN SOLUTION
my_numbers = {
    "best": Fraction(3, 4) + Fraction(1, 4) * Fraction(1, 3),
    "A": Fraction(5, 6) * 4 + Fraction(1, 12) * (7 + 10),
    "B": Fraction(5, 6) * 2 + Fraction(1, 12) * (8 + 14),
    "flip": Fraction(2, 3),
    "obvious": Fraction(7, 7 + 3 * 1 + 2 * 2),
}
### END SOLUTION

# %%
check("8.1", my_numbers)

# %% grade="8.1a" points=2 says="how probable the best reply is"
report("8.1a", lambda: grades.number(my_numbers, "best"))

# %% grade="8.1b" points=3 says="the income of both moves"
report("8.1b", lambda: [grades.number(my_numbers, move) for move in ("A", "B")])

# %% grade="8.1c" points=3 says="where the decision flips"
report("8.1c", lambda: grades.number(my_numbers, "flip"))

# %% grade="8.1d" points=2 says="how probable the obvious move is"
report("8.1d", lambda: grades.number(my_numbers, "obvious"))

# %% [markdown] tags=["solution-only"]
# A earns 4(1 − ε) + 7ε, because 7 is the average of its leaves; B earns 2(1 − ε) + 8ε.

# %% [markdown]
# ## Exercise 8.2 · Write softmax (14 points, 14 minutes)
#
# Write the model of a player who prefers what is better for them, the more so the colder they are. A move's
# weight is e^(v/T), where v is what the position after it is worth *to the player who makes the move*, and T the
# temperature; each weight is divided by their sum.
#
# - Return a list of pairs (move, probability), one for each legal move.
# - `minimax(game, state).value` says what a position is worth to MAX. MAX or MIN may be to move.
# - It must also work when T is as low as 0.01 and values are as large as 1000.

# %% tags=["target"]
ranges({"T = 0.2": (0.0, 0.99), "T = 2": (0.12, 0.55), "T = 20": (0.31, 0.36)}, span=(0, 1),
       title="three replies worth 1, 2, 4: the least likely and the likeliest",
       alt="The colder the player, the further the likeliest reply is from the least likely")

# %% exercise="8.2" forbid="softmax by_weights" minutes=14
def my_softmax(game, state, temperature):
    """How probable each move is: [(move, probability), …]."""
    ### BEGIN SOLUTION
    sign = 1 if game.to_move(state) == MAX else -1
    moves = game.actions(state)
    values = [sign * minimax(game, game.result(state, move)).value for move in moves]
    weights = [exp((value - max(values)) / temperature) for value in values]
    return [(move, weight / sum(weights)) for move, weight in zip(moves, weights)]
    ### END SOLUTION

# %%
check("8.2", my_softmax)

# %% [markdown]
# Your own model, cold and hot.

# %%
softmax_bars(my_softmax)

# %% grade="8.2a" points=10 says="the shares at several temperatures"
report("8.2a", lambda: grades.temperatures(my_softmax, key=21))

# %% grade="8.2b" points=4 says="the shares when it is very cold"
report("8.2b", lambda: grades.frost(my_softmax, key=23))

# %% [markdown]
# ## Exercise 8.3 · Repair two ways of learning (14 points, 14 minutes)
#
# Somebody updates a belief like this. `belief` says how probable each model of the opponent is, by its name;
# `said` how probable each model had called the move that was then played:
#
# ```python
# new = {name: belief[name] + said[name] for name in belief}
# return {name: new[name] / max(new.values()) for name in new}
# ```
#
# 1. Write `my_update` as Bayes' rule has it. If no model that is still possible can have played the move, keep
#    the belief. The two dicts stay as they are.
# 2. "They never play c", after three moves: `my_habits(seen, moves)` is given two lists and returns how probable each
#    of the legal `moves` is, every move being counted once more than it was seen. The lists stay, too.

# %% exercise="8.3" forbid="Belief" minutes=9
def my_update(belief, said):
    """How probable each model is after the move: {name: probability}."""
    ### BEGIN SOLUTION
    new = {name: belief[name] * said[name] for name in belief}
    total = sum(new.values())
    return {name: new[name] / total for name in new} if total else dict(belief)
    ### END SOLUTION

# %% exercise="8.3b" forbid="laplace_smoothed" minutes=5
def my_habits(seen, moves):
    """How probable each legal move is, after some were seen: {move: probability}."""
    ### BEGIN SOLUTION
    return {move: (seen.count(move) + 1) / (len(seen) + len(moves)) for move in moves}
    ### END SOLUTION

# %%
check("8.3", {"update": my_update, "habits": my_habits})

# %% [markdown]
# Your own update at work: the hidden player has ε = 0.3.

# %%
belief_lines(my_update)

# %% grade="8.3a" points=9 says="beliefs after a move"
report("8.3a", lambda: grades.updates(my_update, key=31))

# %% grade="8.3b" points=5 says="habits after some moves"
report("8.3b", lambda: grades.shares(my_habits, key=33))

# %% [markdown]
# ## Exercise 8.4 · Estimate ε, with an interval (14 points, 14 minutes)
#
# You watched an ε-optimal player reply. Each time there were `moves` legal moves, two or more, of which exactly
# one was best. In `replies` replies there were `errors` errors: moves that were not the best.
#
# Return three numbers: your estimate of ε, the least it may be and the most it may be. For a *share of
# errors*, `wilson(errors, replies)` gives the interval. An ε-player's random move may be the best one; and no
# ε is above 1.

# %% tags=["target"]
low, high = wilson(50, 200)
ranges({"the share of errors": (low, high), "ε": (1.5 * low, 1.5 * high)}, span=(0, 1),
       title="50 of 200 replies were errors, 3 legal moves",
       alt="The interval of ε lies further right and is wider")

# %% exercise="8.4" minutes=14
def my_estimate(errors, replies, moves):
    """The estimate of epsilon, and the two ends of its interval."""
    ### BEGIN SOLUTION
    factor = moves / (moves - 1)
    low, high = wilson(errors, replies)
    return [min(1, factor * share) for share in (errors / replies, low, high)]
    ### END SOLUTION

# %%
check("8.4", my_estimate)

# %% grade="8.4a" points=9 says="the estimate and its interval"
report("8.4a", lambda: grades.estimates(my_estimate, key=41))

# %% grade="8.4b" points=5 says="no errors, or errors nearly always"
report("8.4b", lambda: grades.edges(my_estimate, key=43))

# %% [markdown]
# ## Exercise 8.5 · What does a risk buy? (14 points, 18 minutes)
#
# For each risk x: the plan that earns most against a player who replies at random, among the plans that
# end at most x below the guaranteed value. Read off
#
# - `"first step"`: the least risk that buys more than a risk of 0;
# - `"worst at 4"`: how the plan for a risk of 4 ends at worst;
# - `"gain"`: how much more the boldest plan earns on average than the careful one, which risks nothing;
# - `"perfect"`: you chose the boldest plan, and they reply perfectly. How much less do you end with than
#   the careful plan would have brought you?

# %% tags=["target"]
lines(RISKS, stairs(), xlabel="x: what you risk", title="the best plan for each risk",
      alt="Income: 4.5, from 1.5 on 6, from 5 on 8. "
          "Worst case: 4, from 1.5 on 2.5, from 5 on −1")

# %% exercise="8.5" minutes=8
### BEGIN SOLUTION
my_readings = {
    "first step": 1.5,
    "worst at 4": 2.5,
    "gain": 3.5,
    "perfect": 5,
}
### END SOLUTION

# %%
check("8.5", my_readings)

# %% grade="8.5a" points=3 says="the first step, and the worst case"
report("8.5a", lambda: [grades.read_off(my_readings, part) for part in ("first step", "worst at 4")])

# %% grade="8.5b" points=3 says="the gain, and the loss to perfect play"
report("8.5b", lambda: [grades.read_off(my_readings, part) for part in ("gain", "perfect")])

# %% [markdown]
# **In words.** The plot was made for a player who replies at random. You have seen ten replies of theirs, each a choice
# between two moves; seven times they took the worse one. You play one game, and can bear
# to end 2 below the guaranteed value, not more. In 60 to 130 words: which risk x do you choose, and why?
#
# A reader gives three points for a plan that keeps what you can bear, with numbers of the plot, three for what ten
# replies do and do not say about the opponent, and two for what would make you choose otherwise.

# %% [markdown] exercise="8.5b" points=8 minutes=10
# <!-- BEGIN SOLUTION -->
# With x = 2 I get the plan of the first step: 6 on average against a random player, and 2.5 at worst, 1.5 below the
# guaranteed 4. That I can bear; the boldest plan ends at −1, 5 below, and is out, whatever it earns. Seven errors in
# ten look worse than random play, which errs in half, but ten replies say little: the share may be anything from
# some 0.4 to 0.9. Against perfect play the careful plan would bring me 1.5 more, against a random player mine brings
# 1.5 more. I would stay with x = 0 if one bad game were enough to lose what I came for.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 8.6 · Exploit, and keep a floor (18 points, 30 minutes)
#
# You are MAX. `model(game, state)` gives the replies as pairs (move, probability). Return three things:
# your move, its **income** on average against this model, and the **worst** that your plan can end with
# against anybody, also against replies that the model calls impossible.
#
# - The floor is the guaranteed value of the position you start from, minus `risk`. At *every* node of yours
#   only moves whose guaranteed value reaches that floor may be played.
# - Among those you play the one with the highest income; of equals, the one with the better worst case. The floor stays
#   where it is to the end.

# %% tags=["target"]
gift = TreeGame([[[5, 5], [[6, 20], [9, 9]]], [[4, 4], [4, 4]]])
draw_tree(record(expectiminimax, Against(gift, coin)))

# %% [markdown]
# Against a player who replies at random: move 0, income 9, and at worst 5. That is the answer for a risk of 0.
# `minimax(game, state).value` is the guaranteed value of a position.

# %% exercise="8.6" forbid="exploit" minutes=30
def my_exploit(game, state, model, risk):
    """The move, its income against the model, and the worst that the plan may end with."""
    ### BEGIN SOLUTION
    floor = minimax(game, state).value - risk

    def plan(state):
        if game.is_terminal(state):
            return None, game.utility(state), game.utility(state)
        if game.to_move(state) == MAX:
            safe = [
                move
                for move in game.actions(state)
                if minimax(game, game.result(state, move)).value >= floor
            ]
            plans = [(move, *plan(game.result(state, move))[1:]) for move in safe]
            return max(plans, key=lambda each: each[1:])
        after = {move: plan(game.result(state, move)) for move in game.actions(state)}
        income = sum(share * after[move][1] for move, share in model(game, state))
        return None, income, min(worst for _, _, worst in after.values())

    return plan(state)
    ### END SOLUTION

# %%
check("8.6", my_exploit)

# %% [markdown]
# Your own search, step by step, with a risk of 2.

# %%
def my_plan(game, state):
    move, income, _ = my_exploit(game, state, coin, risk=2)
    return income, move


watch(my_plan, TreeGame([[3, 3], [1, 10]]))

# %% grade="8.6a" points=18 says="move, income and worst case"
report("8.6a", lambda: grades.exploits(my_exploit, key=61))

# %% [markdown]
# ## Exercise 8.7 · *Stretch*: design a level of difficulty (16 points, 25 minutes)
#
# A level in the middle for tic-tac-toe, as a model: `my_level(game, state)` returns pairs (move, probability)
# for whoever is to move. It plays from all openings of three plies, both colours, and must
#
# - score between 25 % and 40 % of the points against a perfect player,
# - score at least 70 % against one who plays at random,
# - take a win that is one move away, in every position, with probability 0.95 or more.
#
# Grading draws other random numbers, and its bands for the points are 3 percentage points wider.

# %% [markdown]
# Ready to be used: the models `epsilon_optimal(ε)` and `careless(miss)`; a model is called as `model(game, state)`.
# Both take as a second argument who judges the moves: `minimax_value`, or `depth_limited(depth, evaluate)`, who sees
# only so many plies. Use `minimax_value(game, state)` rather than `minimax`: it remembers what it has solved,
# and a check stops after five seconds.

# %% exercise="8.7" minutes=25
def my_level(game, state):
    """How probable each move is: [(move, probability), …]."""
    ### BEGIN SOLUTION
    for move in game.actions(state):
        after = game.result(state, move)
        if game.is_terminal(after) and game.utility(after) != 0:
            return [(move, 1)]
    return epsilon_optimal(0.4)(game, state)
    ### END SOLUTION

# %%
check("8.7", my_level)

# %% [markdown]
# Your level among others, and against you.

# %%
level_table(my_level)

# %%
play(TicTacToe(), sampled_player(my_level, random.Random()))

# %% grade="8.7a" points=6 says="points against the perfect player"
report("8.7a", lambda: grades.against_perfect(my_level))

# %% grade="8.7b" points=4 says="points against the random player"
report("8.7b", lambda: grades.against_random(my_level))

# %% grade="8.7c" points=6 says="wins that are at hand"
report("8.7c", lambda: grades.takes_wins(my_level))
