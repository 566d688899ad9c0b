# %% [markdown] slide="slide"
# # 8 · Opponents: playing against somebody
#
# **What should you play against somebody who errs, and what if they do not?**
#
# **Objectives**
#
# - weigh the income of a plan against its worst case
# - model a fallible opponent: epsilon, softmax, short-sighted, careless
# - estimate from games how often somebody errs, and how sure that is
# - choose the largest gamble that stays safe
# - distinguish style by weights from weakness by depth or care
#
# **Time** 60 minutes, and 125 minutes for the exercises
#
# **You need** [chance nodes and expectimax](07_expectimax.ipynb); intervals and tournaments from
# [evaluation](06_evaluation.ipynb)

# %% [markdown] slide="notes"
# 1 minute. Ask who has ever set a trap that a strong player would see. Did it pay?

# %% slide="skip"
import random
from fractions import Fraction
from math import comb

from gamesearch import (
    CHANCE, MAX, MIN, TicTacToe, TreeGame, count, draw_board, draw_tree, expectimax,
    expectiminimax, minimax, play, predict, record, reveal, show_frames,
    show_source, show_steps,
)
from gamesearch.arena.ratings import wilson
from gamesearch.arena.tournament import tournament
from gamesearch.drawing.charts import bars, intervals, lines, ranges
from gamesearch.games.maze import Maze
from gamesearch.evaluation.tictactoe import open_lines, threats
from gamesearch.search.expectimax import Against
from gamesearch.search.opponents.beliefs import Belief, laplace_smoothed
from gamesearch.search.opponents.exploiting import exploit
from gamesearch.search.opponents.models import by_weights, careless, depth_limited, epsilon_optimal, minimax_value, sampled_player, shortsighted, softmax
from gamesearch.sizes import positions

# %% [markdown] slide="slide"
# ## You take them for a fool. And if they are not?
#
# Three first moves, three replies to each; leaves are worth to you what they say. You believe that the
# opponent replies at random, and play the move that earns most against that.

# %% [markdown] slide="notes"
# 3 minutes. Usual answers: 13 ("the best that C can bring") and 3. Let the class compute the three
# averages first: 10/3, 5 and 6. Then ask: "Who promised that they reply at random?"

# %%
traps = TreeGame([[3, 3, 4], [1, 6, 8], [-4, 9, 13]])
draw_tree(traps)

# %%
predict("8.p1", "They play perfectly after all. With what do you end?",
        ["13", "3", "1", "−4"])

# %%
fooled = exploit(traps, model=epsilon_optimal(1))
reveal("8.p1", "−4", "The third move earns 6 on average, and −4 at worst.",
       show=[f"{fooled}", draw_tree(record(minimax, traps))])

# %% [markdown] slide="subslide"
# ## The price of being wrong
#
# A plan has two numbers: its **income** against the model, and its **worst case** against anybody. Minimax
# chooses by the second alone. Below, ε is how often you take them to reply at random; otherwise they reply
# perfectly.

# %% [markdown] slide="notes"
# 2 minutes. The exact definition of ε comes soon. Read one line aloud as a sentence with both numbers. Usual
# wrong answer: the plan with the highest income is the best. Ask: "Against whom?"

# %%
for epsilon in (0.2, 0.6, 1.0):
    plan = exploit(traps, model=epsilon_optimal(epsilon))
    print(f"ε = {epsilon}: {'ABC'[plan.move]}, income {plan.value:.2f}, "
          f"worst {plan.worst}")

# %%
show_steps(record(expectiminimax, Against(traps, epsilon_optimal(0.6))))

# %% [markdown] slide="slide"
# ## A wrong model, measured
#
# Each colour is a plan, made for one ε; each group is the ε that is true. In this tree the best plan for a fool
# is the worst against a master.

# %% [markdown] slide="notes"
# 2 minutes. Read the first group: the three plans against perfect play. Then the last. Ask which plan you
# would choose if you did not know.

# %% slide="skip"
def earned(planned, true):
    move = exploit(traps, model=epsilon_optimal(planned)).move
    model = epsilon_optimal(true)
    return round(expectimax(traps, (move,), model=model).value, 2)


# %%
believed, really = (0, 0.6, 1), (0, 0.2, 0.6, 1)
measured = {f"plans for {e}": [earned(e, r) for r in really]
            for e in believed}
bars([f"ε is {r}" for r in really], measured, title="income",
     span=(-6, 8))

# %% [markdown] slide="slide"
# ## Minimax prepares for the worst reply
#
# That makes it *conservative*: its value is a promise against everybody. Move A is +3. Move B is +10, or +1
# against a good reply. Move C is "+5 against most replies". Which one is minimax's?

# %% [markdown] slide="notes"
# 2 minutes. Most say A. It cannot be said, because C's worst case is missing: "most" is no promise.

# %%
predict("8.p2", "Minimax's move:", ["A", "B", "C", "not enough is said"])

# %%
worsts = {worst: "ABC"[minimax(TreeGame([[3], [1, 10], [worst, 5]])).move] for worst in (2, 4)}
reveal("8.p2", "not enough is said", "C's worst case decides. " + " ".join(
           f"If it is {worst}, the move is {move}." for worst, move in worsts.items()),
       show=draw_tree(record(minimax, TreeGame([[3], [1, 10], [4, 5]]))))

# %% [markdown] slide="subslide"
# ## Some traps cost nothing
#
# A is +2; B is +5 if they find the defence, +10 if not. B's worst case is 5, and that beats 2: against grandmaster
# or beginner, everybody should play B. What if the defence holds you to less than 5?

# %% [markdown] slide="notes"
# 1 minute. The sentence to keep is the one below the numbers. Ask for a trap of this kind in a game they know.

# %%
for defended in (5, 3, 1, 0):
    print(defended, "→", "AB"[minimax(TreeGame([2, [defended, 10]])).move])

# %% [markdown]
# A trap costs something only if its *defended* value is lower than what you could have had.

# %% [markdown] slide="skip"
# ## Three problems of a perfect player
#
# For reading at home. Against somebody who errs, minimax takes the safe move, though a better one is likely to
# work; all moves with equal guarantee look equal to it; and it may avoid the complicated positions in which others
# go wrong. In tic-tac-toe there is next to nothing to miss: every first cell is worth 0, and against somebody who
# plays at random one time in three the nine incomes hardly differ.

# %% slide="skip"
game, third = TicTacToe(), epsilon_optimal(1 / 3)
begun = [game.result(game.initial, cell) for cell in range(9)]
income = [round(exploit(game, state, model=third).value, 3) for state in begun]
bars(list(range(9)), income, title="income of each first cell, all worth 0")

# %% slide="skip"
x_moves = [state for state in positions(game)
           if not game.is_terminal(state) and game.to_move(state) == MAX]
gives_up = sum(exploit(game, state, model=epsilon_optimal(1), risk=0).value
               < exploit(game, state, model=epsilon_optimal(1)).value
               for state in x_moves)
print(f"{len(x_moves):,} positions with X to move: holding the "
      f"guarantee costs income in {gives_up}")

# %% slide="skip"
show_source(exploit)

# %% [markdown] slide="slide"
# ## A model says how probable each reply is
#
# **Epsilon-optimal**: with probability ε they play *any* legal move, each alike; otherwise a best one.
# The convention matters, so here it is: the random move may be the best one, too.

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answer: 0.7, "because ε is how often they err". Let them list the three cases
# of the random move.

# %%
predict("8.p3", "Three replies, ε = 0.3. The best one is played with probability:",
        ["0.7", "0.8", "0.9"])

# %%
replies = TreeGame([1, 4, 7], players=(MIN,))
shares = epsilon_optimal(0.3)(replies, ())
reveal("8.p3", "0.8", "0.7, plus a third of 0.3.",
       show=bars([1, 4, 7], [round(share, 2) for _, share in shares], size=(7, 2.6),
                 title="replies worth 1, 4, 7 to you"))

# %% slide="skip"
show_source(epsilon_optimal)

# %% [markdown]
# The best reply is the one that is best for *them*: your values are their costs, and MIN likes the 1. The `judge`
# is what they believe a position to be worth; by default it is never wrong.

# %% [markdown] slide="slide"
# ## From which ε on does the trap pay?
#
# The three moves of the first slide: A is safe, B a trap, C a bigger one. For each ε their incomes.

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: about a quarter. Ask for the two lines: A earns 3 + ε/3, B 1 + 4ε. At 6/11 they
# are equal; C overtakes B later.

# %%
predict("8.p4", "The trap B beats A from which ε on?",
        ["at once", "about a quarter", "about a half", "only at 1"])


# %% slide="skip"
def incomes(epsilon):
    model = epsilon_optimal(epsilon)
    return [round(expectimax(traps, (move,), model=model).value, 2)
            for move in range(3)]


epsilons = [n / 10 for n in range(11)]
table = [incomes(epsilon) for epsilon in epsilons]
curves = {name: [row[n] for row in table] for n, name in enumerate("ABC")}

# %%
equal = Fraction(2) / (4 - Fraction(1, 3))  # where 3 + ε/3 is 1 + 4ε
reveal("8.p4", "about a half", f"They are equal at {equal}.",
       show=lines(epsilons, curves, xlabel="ε", ylabel="income",
                  alt="A nearly level; B and C cross it"))

# %% [markdown] slide="slide"
# ## Softmax: small errors are likelier than large ones
#
# An ε-player plays the worst move as often as the second best. From a person one expects small errors more
# often than large ones. **Softmax** gives each reply a weight
#
# $$ w_i = e^{v_i / T}, \qquad p_i = w_i / \textstyle\sum_j w_j $$
#
# where v is its value *for them*. T is called the temperature. Three replies are worth −1, −2 and −4 to
# them. At which T is the second reply half as likely as the first?

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: 2 ("half as good, half as likely"). Only *differences* count: the ratio of the
# first two is e to the 1/T, and that is 2 for T = 1/ln 2, about 1.4.

# %%
predict("8.p5", "Worth −1, −2, −4 to them: the second is half as likely as the first at T …",
        ["0.5", "1.4", "2", "10"])


# %% slide="skip"
def at_temperature(t):
    here = TreeGame([1, 2, 4], players=(MIN,))
    odds = [round(p, 3) for _, p in softmax(t)(here, ())]
    return bars(["worth −1", "worth −2", "worth −4"], odds, title=f"T = {t}",
                span=(0, 1.1),
                alt="The best reply {:.1%}, the next {:.1%}, the worst {:.1%}.".format(*odds))


# %%
temperatures = [0.1, 0.5, 1, 1.4, 2, 5, 10, 100]
reveal("8.p5", "1.4", "Near 0 the play is perfect, for large T it is random.",
       show=show_frames(temperatures, [at_temperature(t) for t in temperatures],
                        label="T", at=3))

# %% [markdown] slide="slide"
# ## Short-sighted and careless: other ways to be weak
#
# A **short-sighted** player looks only a few plies ahead, and never sees what lies deeper. A
# **careless** one overlooks each move with some probability and plays the best one that was seen.

# %% [markdown] slide="notes"
# 2 minutes. Ask which of the four models the class recognises in themselves, and how one could tell. A careless
# player who has overlooked every move plays any of them.

# %%
five = TreeGame([1, 2, 4, 7, 9], players=(MIN,))
weak = {"ε = 0.3": epsilon_optimal(0.3), "careless 0.3": careless(0.3),
        "softmax 2": softmax(2)}
odds = {name: [round(p, 2) for _, p in model(five, ())]
        for name, model in weak.items()}
bars([1, 2, 4, 7, 9], odds, title="replies by their value for you",
     size=(7, 3))

# %%
deep = TreeGame([[2, 3], [[9, 5], [8, 1]]], players=(MIN, MAX, MIN))
for depth in (1, 2, 3):
    print("plies:", depth, shortsighted(depth)(deep, ()))

# %% [markdown]
# The player who looks two plies ahead errs here every time. A random slip comes only with some probability.

# %% [markdown] slide="slide"
# ## Weights are not yet probabilities
#
# A model of a beginner: an obvious move 0.7, a subtle one 0.1, any other 0.2. Take a position with two obvious
# moves, three subtle ones and one other. What do these numbers add up to?

# %% [markdown] slide="notes"
# 1 minute. Usual answer: 1, "they are probabilities". Then somebody counts the moves: 1.9. And who says what is
# obvious? A model needs a definition that a program can apply.

# %%
weight = {"obvious": 0.7, "subtle": 0.1, "other": 0.2}
kinds = ["obvious"] * 2 + ["subtle"] * 3 + ["other"]

# %%
print("beginner:", round(sum(weight[kind] for kind in kinds), 2))
print("two subtle, one other:", round(0.1 + 0.1 + 0.2, 2))
beginner = by_weights(lambda game, state, move: weight[kinds[move]])
normal = beginner(TreeGame([0] * 6, players=(MIN,)), ())
bars(kinds, [round(p, 3) for _, p in normal], title="divided by their sum",
     size=(7, 2.4))

# %% [markdown]
# They are *weights of a move*. Divide by their sum in each position, as `by_weights` does.

# %% [markdown] slide="slide"
# ## Perhaps they do not want you to lose
#
# Zero-sum is an assumption, too. Some play for their *own* material, for a draw, on the clock, or for
# beauty. You have 5 pieces, they have 3. A trade costs each of you 2. Is it an equal trade?

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: equal. Ask: "Equal in what?" Whoever is ahead gains by the ratio; somebody who counts
# only their own pieces avoids the trade. Each goal is another utility.

# %%
predict("8.p6", "Who prefers the trade?",
        ["nobody: it is equal", "you, if you count the ratio", "they do"])

# %%
said = "\n".join(f"{name}: difference {you - they}, ratio {you / they:.2f}, their own {they}"
                 for name, (you, they) in {"no trade": (5, 3), "trade": (3, 1)}.items())
reveal("8.p6", "you, if you count the ratio", "By difference it is equal.", show=said)

# %% [markdown] slide="skip"
# ## Careful, bold, or simply average
#
# For reading at home. A careful player compares worst cases, a bold one best cases, expectimax averages. Each move
# is a range: the careful look at its left end, the bold at its right. "They will go wrong" is a model of the
# opponent: write it down, and it can be checked.

# %% slide="skip"
spread = {name: (min(leaves), max(leaves))
          for name, leaves in zip("ABC", [[3, 3, 4], [1, 6, 8], [-4, 9, 13]])}
ranges(spread, title="what each move may bring", size=(7, 2.1))

# %% [markdown] slide="slide"
# ## How many replies tell 10 % errors from 20 %?
#
# A player errs in 10 % of the replies, or in 20 %, both equally likely. You watch n replies and say "20 %" if
# more than 15 % of them are errors; at exactly 15 % a coin decides. How often is that verdict wrong?
# <!-- cited: 10, 20, 15 (the shares that the question is about) -->

# %% [markdown] slide="notes"
# 4 minutes. Usual answers: 10 ("one against two errors") and 300. Let the class guess for n = 10 first: a third
# of the verdicts is wrong. Then ask what would be needed if each wrong verdict cost money.

# %%
predict("8.p7", "How many replies, so that at most one verdict in ten is wrong?",
        ["10", "30", "100", "300"])


# %% slide="skip"
def more_errors(n, p):
    """How probable more than 15 % errors are in n replies; exactly 15 % counts half."""
    odds = [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]
    return sum(odd * (1 if 20 * k > 3 * n else 0.5 if 20 * k == 3 * n else 0)
               for k, odd in enumerate(odds))


wrong = {n: (more_errors(n, 0.1) + 1 - more_errors(n, 0.2)) / 2 for n in (10, 30, 100, 300)}

# %%
reveal("8.p7", "100", "Of the four the first with fewer than one wrong verdict in ten.",
       show=bars(list(wrong), [round(share, 3) for share in wrong.values()],
                 title="share of wrong verdicts after so many replies", size=(7, 2.6)))

# %% [markdown] slide="subslide"
# ## Telling apart is one question, an interval another
#
# Or take two players, seen to err in exactly 10 % and in exactly 20 % of n replies: from which n on do the *intervals*
# for their true shares no longer overlap? That is a much stricter demand: two intervals can overlap although the verdict is nearly always right.
#
# And ε is more than the errors you see: part of the random moves are best ones. With three replies of
# which one is best, errors come with probability 2ε/3, so ε is 3/2 times the share.

# %% [markdown] slide="notes"
# 2 minutes. The usual fallacy: "the intervals overlap, so nothing is known". Ask for the share of wrong verdicts
# at 100 once more: 8 %.

# %%
apart = next(n for n in range(10, 400)
             if wilson(0.1 * n, n)[1] < wilson(0.2 * n, n)[0])
print("the intervals come apart at", apart, "replies")
for n in (100, apart - 1):
    share = (more_errors(n, 0.1) + 1 - more_errors(n, 0.2)) / 2
    print(f"{n} replies: {100 * share:.0f} % of the verdicts wrong")
errors = Fraction(6, 30)
print("6 errors in 30: share", errors, "→ ε about", errors * Fraction(3, 2))

# %% [markdown] slide="slide"
# ## Observations narrow the belief
#
# **Adaptive modelling**: begin with every ε equally likely; after each reply, by **Bayes' rule**, an ε gains in
# proportion to how probable it called the move; adapt your play. Here ε is 0.3. Which leads after ten replies, and why?
#
# <!-- cited: 0.3 (an argument of a cell below) -->

# %% [markdown] slide="notes"
# 3 minutes. Move the slider. At 1 reply ask why ε = 0 is gone or not. After ten ε = 0 leads: by luck there was no error
# yet. A belief assumes that habits last: an
# opponent who adapts is not in it.

# %% slide="skip"
show_source(Belief)

# %% slide="skip"
candidates = [n / 10 for n in range(11)]
belief = Belief({f"{e:.1f}": epsilon_optimal(e) for e in candidates})
rng, beliefs = random.Random(7), [belief]
hidden = sampled_player(epsilon_optimal(0.3), rng)
for _ in range(100):
    belief = belief.saw(replies, (), hidden(replies, ()))
    beliefs.append(belief)

# %%
after = [0, 1, 3, 10, 30, 100]
pictures = [bars(candidates, [round(p, 2) for p in beliefs[n].odds.values()],
                 title=f"how probable each ε is after {n} replies", span=(0, 0.7),
                 alt=f"{n} seen, each ε: " + ", ".join(
                     f"{p:.0%}" for p in beliefs[n].odds.values())) for n in after]
show_frames(after, pictures, label="replies seen", at=4, describe=lambda n: (
    f"The likeliest ε has a probability of {max(beliefs[n].odds.values()):.0%}."))

# %% [markdown]
# One error is enough to rule out ε = 0 for ever: a model that called a move *impossible* can never be believed
# again. A belief is a model itself, the weighted average of its models, so you can plan with it at any time.

# %%
two = Belief({"0": epsilon_optimal(0), "1": epsilon_optimal(1)})
print(f"ε = 0 after one error: {two.saw(replies, (), 2).odds['0']:.0%}")

# %% [markdown] slide="slide"
# ## "They never play c", after three observations
#
# They played a, a, b. Counting alone says: c never comes. Who plans with that is not prepared when it does.
# **Smoothing** counts every move once more than it was seen.

# %% [markdown] slide="notes"
# 1 minute. Ask what three observations of a, a, b would say about c in a game with fifty moves.

# %%
for name, extra in {"counted": 0, "smoothed": 1}.items():
    odds = laplace_smoothed("aab", "abc", extra)
    print(f"{name}:", ", ".join(f"{move} {share}" for move, share in odds.items()))
counted, smooth = (
    list(map(float, laplace_smoothed("aab", "abc", extra).values()))
    for extra in (0, 1))
bars("abc", {"counted": [round(p, 2) for p in counted],
     "smoothed": [round(p, 2) for p in smooth]}, size=(7, 2.6))

# %% [markdown] slide="slide"
# ## How much may you gamble?
#
# Name the loss x that you can bear. The *guaranteed* value at the start, less x, is your **floor**. Then play, at every
# turn, only moves whose guaranteed value reaches it, and of those the one with the highest income. Nobody can push you
# below.

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: C, it earns most. Ask: "How deep can it fall?" 7 below the guarantee of 3; B only 2.

# %%
predict("8.p8", "ε is 0.9, and you risk at most 3. Your move:", ["A", "B", "C"])

# %%
fool, risks = epsilon_optimal(0.9), list(range(9))
safe = [exploit(traps, model=fool, risk=x) for x in risks]
said = "\n".join(f"x = {x}: {'ABC'[safe[x].move]}, income {safe[x].value:.2f}, "
                 f"worst {safe[x].worst}" for x in (0, 2, 7))
reveal("8.p8", "B", "C could cost 7, B only 2.",
       show=[said, bars(risks, {"income": [round(plan.value, 2) for plan in safe],
                                "worst case": [plan.worst for plan in safe]},
                        title="what each risk x buys", size=(7, 2.8),
                        alt="two steps, at 2 and at 7")])

# %% [markdown] slide="slide"
# ## The frontier: more income, worse worst case
#
# The left end of a plan's bar is its worst case, the right end its income. A plan is on the frontier if no
# other is better in one of the two and at least as good in the other. Move the slider for ε: at 0 nothing is
# gained by a risk.

# %% [markdown] slide="notes"
# 3 minutes. Ask at ε = 0.9 who would play A, B, C, and what they would have to know about themselves.

# %% slide="skip"
def frontier(epsilon):
    model, rows = epsilon_optimal(epsilon), {}
    best = {exploit(traps, model=model, risk=x).move for x in range(9)}
    for move in range(3):
        income = expectimax(traps, (move,), model=model).value
        rows["ABC"[move]] = minimax_value(traps, (move,)), round(income, 2)
    title = f"on the frontier: {', '.join('ABC'[move] for move in sorted(best))}"
    said = (f"{name} from {low:g} to {high:g}" for name, (low, high) in rows.items())
    return ranges(rows, span=(-5, 7), title=title, size=(7, 2.3),
                  alt=f"Worst case and income: {'; '.join(said)}.")


# %%
chosen = [0, 0.3, 0.6, 0.8, 0.9, 1]
show_frames(chosen, [frontier(e) for e in chosen], label="ε", at=4)

# %% [markdown] slide="slide"
# ## An error gives you something to play with
#
# Take x = 0: the floor is what you are sure of at the start. After a mistake of theirs you are sure of more. The
# difference is a gift: gamble with it, and you still never end below the floor. So a safe plan may grow bolder during a
# game.

# %% [markdown] slide="notes"
# 2 minutes. Follow the tree: at the start 5 is sure. If they choose the second of their two replies, 9 is sure: 4
# more than the floor.

# %%
gift = TreeGame([[[5, 5], [[6, 20], [9, 9]]], [[4, 4], [4, 4]]],
                players=(MAX, MIN, MAX, MIN))
coin = epsilon_optimal(1)
for when, state in {"before": (), "after": (0, 1)}.items():
    sure = minimax_value(gift, state)
    plan = exploit(gift, state, model=coin, risk=sure - 5)
    print(f"{when}: sure of {sure}, gift {sure - 5}, "
          f"income {plan.value:.0f}, worst {plan.worst}")
draw_tree(record(minimax, gift))

# %% [markdown] slide="slide"
# ## Hybrid play: track, adjust a little, stay safe
#
# Start with minimax, count what they do, adjust a little when sure, never stake everything. An example: they
# have traded queens in nine of ten chances. A ignores that; B profits a little; C stakes everything on it.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Nine of ten: what could the true share be?" The interval says from 0.6 on. There C earns
# less than A.

# %%
queens = TreeGame([[1, 1], [4, 0], [6, -8]])


def trades(p):
    return lambda game, state: [(0, p), (1, 1 - p)]


# %%
for x in (0, 1, 9):
    plan = exploit(queens, model=trades(0.9), risk=x)
    print(f"risk {x}: {'ABC'[plan.move]}, income {plan.value:.1f}, "
          f"worst {plan.worst}")
print("nine of ten seen:", [round(end, 2) for end in wilson(9, 10)])

# %%
shares = [n / 20 for n in range(10, 21)]
earns = {name: [expectimax(queens, (n,), model=trades(p)).value for p in shares]
         for n, name in enumerate("ABC")}
lines(shares, earns, xlabel="how often they trade", ylabel="income",
      size=(7, 2.8),
      alt="A level at 1; B above it; C crosses B at 0.8 and A at 0.64")

# %% [markdown]
# The true share behind nine of ten may be as low as 0.6. There C earns less than the careful A, and B earns more
# than both: a small adjustment is safer against a wrong estimate. It is often written that strong programs track their opponents in this
# way; we know of no source for it.

# %% [markdown] slide="slide"
# ## Style comes from weights: a bold and a shy runner
#
# A maze, two ghosts that wander at random, pellets worth 10. The same search with two evaluations: the *bold* one
# adds to the points how near the next pellet is, the *shy* one also how far the nearest ghost is. Sixty games each.

# %% [markdown] slide="notes"
# 4 minutes. Ask who earns more, before showing the bars. Usual answer: the bold one. At one ply the bold runner
# is caught nearly always. With four plies the search sees the ghosts itself, and the two hardly differ.


# %% slide="skip"
def steps(one, other):
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def runner(pellet, ghost):
    def evaluate(game, state):
        if game.is_terminal(state):
            return game.utility(state)
        _, cell, ghosts, pellets, _ = state
        nearest = min((steps(cell, each) for each in pellets), default=0)
        away = min(3, *(steps(cell, each) for each in ghosts))
        return game.score(state) - pellet * nearest + ghost * away
    return evaluate


# %% slide="skip"
maze = Maze(("P.....", ".#.##.", "..G...", ".##.#.", "....G."), "chance", moves=25)


def one_game(style, depth, seed):
    rng, state = random.Random(seed), maze.initial
    while not maze.is_terminal(state):
        if maze.to_move(state) == CHANCE:
            move = rng.choice(maze.actions(state))
        else:
            move = expectiminimax(maze, state, depth=depth, evaluate=style).move
        state = maze.result(state, move)
    return maze.is_caught(state), maze.pellets - len(state[3])


# %% slide="skip"
styles, table = {"bold": runner(2, 0), "shy": runner(2, 8)}, {}
for name, style in styles.items():
    for depth in (1, 4):
        games = [one_game(style, depth, seed) for seed in range(60)]
        table[name, depth] = [sum(column) for column in zip(*games)]

# %%
draw_board(maze)

# %%
for (name, depth), (caught, eaten) in table.items():
    print(f"{name}, depth {depth}: caught in {caught} of 60, {eaten / 60:.1f} pellets a game")
bars(["1 ply", "4 plies"], {name: [table[name, depth][0] for depth in (1, 4)] for name in styles},
     size=(7, 2.4), title="caught, of 60 games")

# %% [markdown]
# *Style is in the evaluation*, and an evaluation is asked only where the search stops early. Here four plies leave
# little of the difference. The strongest engines *learn* their evaluation; a setting for style is the exception.

# %% [markdown] slide="skip"
# **For reading at home: the same in tic-tac-toe.** The attacker likes threats, the builder open lines. The
# position is won, and the builder lets it go.

# %% slide="skip"
def attack(game, state):
    return 0.01 * threats(game, state) + 0.001 * open_lines(game, state)


def build(game, state):
    return 0.001 * threats(game, state) + 0.01 * open_lines(game, state)


# %% slide="skip"
start = game.parse("XOX...O..")
for style in (attack, build):
    move = minimax(game, start, depth=1, evaluate=style).move
    value = minimax_value(game, game.result(start, move))
    print(f"{style.__name__} plays {move}, which guarantees {value}")
draw_board(game, start)

# %% slide="skip"
play(game, lambda g, s: minimax(g, s, depth=1, evaluate=attack))

# %% [markdown] slide="skip"
# A search to the end never asks the evaluation: then both play alike, and the guarantee holds. With fewer plies:

# %% slide="skip"
late = [state for state in x_moves if game.show(state).count(".") <= 5]


def lets_go(style, depth):
    played = ((state, minimax(game, state, depth=depth, evaluate=style).move)
              for state in late)
    return sum(minimax_value(game, game.result(state, move))
               < minimax_value(game, state) for state, move in played)


# %% slide="skip"
depths = [1, 2, 3, 4, 5]
costs = {style.__name__: [lets_go(style, depth) for depth in depths]
         for style in (attack, build)}
print(costs)
lines(depths, costs, xlabel="plies looked ahead", size=(7, 3.1),
      title=f"positions, of {len(late):,}, in which value is given up")

# %% [markdown] slide="skip"
# Two plies cost the attacker more than one: a deeper guess is not always a better one. With five plies
# every line is read to its end.

# %% [markdown] slide="skip"
# ## Style by clock: whose threats get the time?
#
# For reading at home. Thinking time can be set like a dial, too. The attacker looks one ply ahead everywhere
# (*blitz*), two plies everywhere (*even*), or three where X has more threats (*in attacks*) or O has
# (*on defence*), and one elsewhere.
# The last three read about as much.

# %% slide="skip"
clocks = {"blitz": lambda lead: 1, "even": lambda lead: 2,
          "in attacks": lambda lead: 3 if lead > 0 else 1,
          "on defence": lambda lead: 3 if lead < 0 else 1}


# %% slide="skip"
def spent(clock):
    found = [count(minimax, game, state, depth=clock(threats(game, state)),
                   evaluate=attack) for state in late]
    errors = sum(minimax_value(game, game.result(state, answer.move))
                 < minimax_value(game, state) for state, answer in zip(late, found))
    return sum(answer.nodes for answer in found) / len(late), errors


# %% slide="skip"
spending = {name: spent(clock) for name, clock in clocks.items()}
print("read:", {name: round(read, 1) for name, (read, _) in spending.items()})
bars(list(spending), [errors for _, errors in spending.values()], size=(7, 2.3),
     title=f"positions, of {len(late):,}, in which value is given up")

# %% [markdown] slide="skip"
# Time spent in attacks buys nothing here: the errors are those of blitz. Where X is threatened, the same
# time removes most of them.

# %% [markdown] slide="skip"
# ## Style by search: where does it look deeper?
#
# For reading at home. **Selective search** is the same idea inside the tree: some lines are read deeper than
# others. Engines extend forcing lines (checks, captures) whoever gains by them. Levels of chess programs are often
# named by plies: beginner 1 to 3, intermediate 5 to 8, expert 15 to 25. At 20 plies a full alpha-beta is out
# of reach even with the best order of moves; such depths are reached only selectively:
# <!-- cited: 1, 3, 5, 8, 15, 25 (ranges in use for chess programs; they differ from source to source) -->

# %% slide="skip"
leaves = 2 * 35**10 - 1
print(f"2 · 35^10 − 1 = {leaves:.2e} leaves at best order for 20 plies")
print(f"{leaves / 1e8 / 86400:.0f} days at 1e8 a second")

# %% [markdown] slide="slide"
# ## A difficulty level is a model
#
# Easy: little depth, misses three moves in ten. Medium: deeper, misses one in twenty. Hard: full depth, misses none.
# Each is `careless(miss, depth_limited(depth))`. Depth and care change together here: which of them
# does the work? First the depth alone, with nothing overlooked; then the care alone, at full depth. Every opening
# of three plies, both colours, against a perfect player.

# %% [markdown] slide="notes"
# 5 minutes. Usual answer: the short look. Ask what each of the two weak players would do when a win is there to be
# taken. Then read the intervals. Those of one ply and of 30 % overlap: is nothing known then? (Two intervals can overlap
# although the verdict is right: see "Telling apart". With other seeds one ply stays below.)
#
# <!-- cited: 30 (a bar of the chart) -->

# %%
predict("8.p9", "Against a perfect player, which costs more points?",
        ["to look only 2 plies ahead", "to overlook 3 moves in 10",
         "about the same"])


# %% slide="skip"
def guess(game, state):
    return open_lines(game, state) / 100  # so that a win stands out


def level(depth, miss, seed=7):
    judge = depth_limited(depth, guess) if depth < 9 else minimax_value
    return sampled_player(careless(miss, judge), random.Random(seed))


def against_perfect(depth, miss):
    pair = {"level": level(depth, miss), "perfect": level(9, 0, 8)}
    score = tournament(game, pair, plies=3).totals["level"]
    low, high = score.interval
    return low, score.share, high


# %% slide="skip"
rows = {f"depth {d}, misses none": against_perfect(d, 0) for d in (1, 2, 3)}
rows |= {f"full depth, misses {m:.0%}": against_perfect(9, m)
         for m in (0.6, 0.3, 0.1)}
rows["full depth, misses none"] = against_perfect(9, 0)

# %%
names = ("depth 2, misses none", "full depth, misses 30%")
reveal("8.p9", "to overlook 3 moves in 10", "Of these two. To look only one ply ahead scored less still.",
       show=[intervals(rows, size=(7, 3.2)),
             "\n".join(f"{n}: {[round(x, 2) for x in rows[n]]}" for n in names)])

# %% [markdown] slide="slide"
# ## Equal in points, unlike as opponents
#
# Two plies and nothing overlooked, or all plies and one move in ten overlooked: about as many points. But who
# ever lets go of a win that is only one move away? Only the careless one, in some 4 % of the chances. (That it
# does not take the win at once, but keeps it, happens more often.)

# %% [markdown] slide="notes"
# 3 minutes. Ask which of the two is more fun to play against, and which errors look human.

# %% slide="skip"
def one_move_away(state):
    after = [game.result(state, move) for move in game.actions(state)]
    return any(game.is_terminal(s) and game.utility(s) > 0 for s in after)


def lost(model, state):
    return sum(share for move, share in model(game, state)
               if minimax_value(game, game.result(state, move)) < 1)


# %%
chances = [state for state in x_moves if one_move_away(state)]
short_sighted, careless_one = careless(0, depth_limited(2, guess)), careless(0.1)
for name, model in {"2 plies": short_sighted, "10%": careless_one}.items():
    share = sum(lost(model, state) for state in chances) / len(chances)
    print(f"{name}: {100 * share:.0f} %, {share:.3f} of {len(chances)} such wins let go")

# %%
levels = {"easy": level(1, 0.3), "medium": level(2, 0.05), "hard": level(9, 0)}
standing = tournament(game, levels, plies=3)
intervals({name: (score.interval[0], score.share, score.interval[1])
           for name, score in standing.totals.items()},
          title="the three levels among each other")

# %% [markdown]
# So describe levels by such a table, not by a count of plies.

# %% [markdown] slide="slide"
# ## Which assumption for which opponent?
#
# | style | algorithm | assumes | good for |
# |---|---|---|---|
# | optimal | minimax | perfect play | guarantees |
# | aggressive, defensive | other weights | a guess | variety, taste |
# | exploitative | expectimax | these habits | known weaknesses |
# | adaptive | belief, expectimax | habits last | long matches |
# | safe | exploit, risk x | x can be borne | somebody you may misjudge |

# %% [markdown] slide="notes"
# 1 minute. For each row ask for an opponent of the last week.

# %% [markdown]
# Minimax where opponents are strong, mistakes are punished, or you need a guarantee; with dice, expectiminimax.
# Expectimax where you have data about people, or built the opponent yourself.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/08_opponents.ipynb): incomes by hand, a softmax to write, two ways
# of learning to repair, an ε to estimate, the price of a gamble, a search that keeps a floor, and, as a *stretch*, a level of
# difficulty of your own.

# %% [markdown] slide="notes"
# 1 minute.

# %% [markdown] slide="slide"
# ## Key points
#
# - A plan has two numbers: income against the model, worst case against anybody.
# - A model is a probability for every legal reply; state its convention, make it add up to one.
# - Few observations say little. How many are enough depends on the question.
# - A gamble is safe at a floor if no reply of anybody ends below it.
# - Different weights give a style; a short look-ahead or random slips make a player weak.

# %% [markdown] slide="notes"
# 1 minute. Ask the second question below.

# %% [markdown]
# ## Ask yourself
#
# 1. [Why does the best reply of an ε-player come more often than 1 − ε?](#A-model-says-how-probable-each-reply-is)
# 2. [Which trap costs nothing, and should be set against everybody?](#Some-traps-cost-nothing)
# 3. [What may you do after a mistake of theirs that you could not do before?](#An-error-gives-you-something-to-play-with)
#
# ## Further reading
#
# - D. Carmel and S. Markovitch, *Incorporating Opponent Models into Adversary Search*, Proceedings of AAAI 1996.
# - S. Ganzfried and T. Sandholm, *Safe Opponent Exploitation*, ACM Transactions on Economics and Computation, 2015.
