# %% [markdown] slide="slide"
# # 8 · Opponents: playing against somebody
#
# **What should you play against somebody who errs, and what if he does not?**
#
# **Objectives**
#
# - model a fallible opponent: epsilon, softmax, short-sighted, careless
# - estimate from games how often somebody errs, with an interval
# - exploit a model, and weigh the income against the worst case
# - choose the largest gamble that stays safe
# - distinguish style by weights from style by algorithm
#
# **Time** 50 minutes; the exercises take another hour and a quarter
#
# **You need** lesson 07: chance nodes and expectimax

# %% [markdown] slide="notes"
# Two minutes. Ask who has ever set a trap that a strong player would see. Did it pay?

# %% slide="skip"
import random
from fractions import Fraction

from gamesearch import (
    MAX, MIN, TicTacToe, TreeGame, count, draw_board, draw_tree, expectimax,
    expectiminimax, minimax, play, predict, record, reveal, show_frames,
    show_source, show_steps,
)
from gamesearch.arena.ratings import wilson
from gamesearch.arena.tournament import tournament
from gamesearch.drawing.charts import bars, intervals, lines, ranges
from gamesearch.evaluation.tictactoe import open_lines, threats
from gamesearch.search.expectimax import Against
from gamesearch.search.opponents.beliefs import Belief, laplace_smoothed
from gamesearch.search.opponents.exploiting import exploit
from gamesearch.search.opponents.models import by_weights, careless, depth_limited, epsilon_optimal, minimax_value, sampled_player, shortsighted, softmax
from gamesearch.sizes import positions

# %% [markdown] slide="slide"
# ## Minimax prepares for the worst reply
#
# Minimax assumes that the opponent always plays what hurts most. That makes it *conservative*: its value
# is a promise against everybody. A printed example has three moves: A is +3, B is +10 "or +1 if he plays
# well", C is "+5 against most defences". Which one is minimax's?

# %% [markdown] slide="notes"
# Most say A. The honest answer: it cannot be said, because C's worst case is missing. Two minutes.

# %%
predict("8.p1", "Minimax's move:", ["A", "B", "C", "not enough is said"])

# %% slide="subslide"
for worst in (2, 3, 4):
    tree = TreeGame([[3], [1, 10], [worst, 5]])
    print(f"C at worst {worst}: minimax plays {'ABC'[minimax(tree).move]}")
draw_tree(record(minimax, TreeGame([[3], [1, 10], [4, 5]])))

# %%
reveal("8.p1", "not enough is said", "C's worst case decides: above 3 it is C.")

# %% [markdown] slide="slide"
# ## Not every risk is one
#
# Another printed example: A is +2; B is +5 if he finds the defence, +10 if not. "Minimax always chooses
# A." Does it?

# %% slide="subslide"
claimed = TreeGame([2, [5, 10]])
draw_tree(record(minimax, claimed))

# %% [markdown]
# No. B's worst case is 5, and that beats 2: grandmaster or beginner, everybody plays B. A trap costs
# something only if the *defended* value is lower than what you could have had.

# %% slide="skip"
for defended in (5, 3, 1, 0):
    print(defended, "→", "AB"[minimax(TreeGame([2, [defended, 10]])).move])

# %% [markdown] slide="slide"
# ## Three problems of a perfect player
#
# Against somebody who errs, minimax
#
# - takes the safe move, though a better one is likely to work;
# - misses chances: all moves with equal guarantee look equal to it;
# - may avoid the complicated positions in which others go wrong.
#
# Tic-tac-toe: every first move is worth 0. Against somebody who plays at random one time in three?

# %%
game, third = TicTacToe(), epsilon_optimal(1 / 3)
begun = [game.result(game.initial, cell) for cell in range(9)]
income = [round(exploit(game, state, model=third).value, 3) for state in begun]
bars(list(range(9)), income, title="income of each first cell, all worth 0",
     alt=f"incomes {income}")

# %% [markdown] slide="slide"
# ## A model says how probable each reply is
#
# **Epsilon-optimal**: with probability ε he plays *any* legal move, each alike; otherwise a best one.
# The convention matters, so we state it: the random move may be the best one, too.

# %% [markdown] slide="notes"
# Expected wrong answer: 70 %, "because ε is how often he errs". Let them list the three cases of the random
# move. Two minutes.

# %%
predict("8.p2", "Three replies, ε = 0.3. The best one is played with probability:",
        ["0.7", "0.8", "0.9"])

# %% slide="subslide"
replies = TreeGame([1, 4, 7], players=(MIN,))
shares = epsilon_optimal(0.3)(replies, ())
print({move: round(share, 2) for move, share in shares})
bars([1, 4, 7], [round(share, 2) for _, share in shares],
     title="replies worth 1, 4, 7 to you", size=(7, 2.6), alt="0.8, 0.1, 0.1")

# %%
reveal("8.p2", "0.8", "0.7, and a third of 0.3 besides.")

# %% slide="skip"
show_source(epsilon_optimal)

# %% [markdown]
# Whose best? *His*: your values are his costs, and MIN likes the 1. The `judge` is what he believes a
# position to be worth; by default it is never wrong.

# %% [markdown] slide="slide"
# ## The lines of the moves cross
#
# Three first moves: A is safe, B a trap, C a bigger one. For each ε their incomes. At which ε is the trap
# B worth it? Move the slider.

# %%
traps = TreeGame([[3, 3, 4], [1, 6, 8], [-4, 9, 13]])
predict("8.p3", "The trap B beats A from which ε on?",
        ["at once", "about a quarter", "about a half", "only at 1"])

# %%
def incomes(epsilon):
    model = epsilon_optimal(epsilon)
    return [round(expectimax(traps, (move,), model=model).value, 2)
            for move in range(3)]


# %%
epsilons = [n / 10 for n in range(11)]
table = [incomes(epsilon) for epsilon in epsilons]
curves = {name: [row[n] for row in table] for n, name in enumerate("ABC")}
lines(epsilons, curves, xlabel="ε", ylabel="income",
      alt="A nearly level; B and C cross it")

# %%
pictures = [bars(["A (minimax)", "B", "C"], row, span=(-5, 7),
                 title=f"income at ε = {epsilon}",
                 alt="A {}, B {}, C {}".format(*row))
            for epsilon, row in zip(epsilons, table)]
show_frames(epsilons, pictures, label="ε", at=5)

# %%
# A = 3 + ε/3 and B = 1 + 4ε: where are they equal?
print("B beats A above ε =", Fraction(2) / (4 - Fraction(1, 3)))
reveal("8.p3", "about a half", "3 + ε/3 = 1 + 4ε at 6/11.")

# %% [markdown] slide="slide"
# ## Softmax: small errors are likelier than large ones
#
# An ε-player plays the worst move as often as the second best. That is rarely how people err. **Softmax**
# gives each reply a weight
#
# $$ w_i = e^{v_i / T}, \qquad p_i = w_i / \textstyle\sum_j w_j $$
#
# where v is its value *for him*. T is called the temperature. What does he play when T is very large?

# %%
predict("8.p4", "T → ∞ gives:", ["a perfect player", "a random player"])


# %%
def at_temperature(t):
    here = TreeGame([1, 2, 4], players=(MIN,))
    odds = [round(p, 3) for _, p in softmax(t)(here, ())]
    return bars(["worth 1", "worth 2", "worth 4"], odds, title=f"T = {t}",
                span=(0, 1.1), alt="{:.1%}, {:.1%}, {:.1%}".format(*odds))


# %%
temperatures = [0.1, 0.5, 1, 2, 5, 10, 100]
pictures = [at_temperature(t) for t in temperatures]
show_frames(temperatures, pictures, label="T", at=2)

# %%
reveal("8.p4", "a random player", "All weights near 1. Near 0 he is perfect.")

# %% [markdown] slide="slide"
# ## Short-sighted and careless: other ways to be weak
#
# A **short-sighted** player looks only a few plies ahead, and errs *always* where the point lies deeper. A
# **careless** one overlooks each move with some probability and plays the best he saw.

# %%
five = TreeGame([1, 2, 4, 7, 9], players=(MIN,))
weak = {"ε = 0.3": epsilon_optimal(0.3), "careless 0.3": careless(0.3),
        "softmax 2": softmax(2)}
odds = {name: [round(p, 2) for _, p in model(five, ())]
        for name, model in weak.items()}
bars([1, 2, 4, 7, 9], odds, title="replies by their value for you",
     size=(7, 3), alt=f"{odds}")

# %%
deep = TreeGame([[2, 3], [[9, 5], [8, 1]]], players=(MIN, MAX, MIN))
for depth in (1, 2, 3):
    print("plies:", depth, shortsighted(depth)(deep, ()))

# %% [markdown]
# An error that comes now and then is one thing; that he *never* sees three plies ahead, you can count on.

# %% [markdown] slide="slide"
# ## Weights are not yet probabilities
#
# A printed beginner plays an obvious move with 0.7, a subtle one with 0.1, any other with 0.2. Take a
# position with two obvious moves, three subtle ones and one other. What do these numbers add up to?

# %%
printed = {"obvious": 0.7, "subtle": 0.1, "other": 0.2}
kinds = ["obvious"] * 2 + ["subtle"] * 3 + ["other"]

# %% slide="subslide"
print("beginner:", round(sum(printed[kind] for kind in kinds), 2))
print("two subtle, one other:", round(0.1 + 0.1 + 0.2, 2))
beginner = by_weights(lambda game, state, move: printed[kinds[move]])
normal = beginner(TreeGame([0] * 6, players=(MIN,)), ())
bars(kinds, [round(p, 3) for _, p in normal], title="divided by their sum",
     size=(7, 2.4), alt="they add up to one")

# %% [markdown]
# They are *weights of a move*. Divide by their sum in each position, as `by_weights` does; the same holds
# for the printed aggressive player (attack 0.6, defence 0.1, other 0.3). And somebody has to define "obvious".
# <!-- cited: 0.6, 0.1, 0.3 (the example as printed) -->

# %% [markdown] slide="slide"
# ## Maybe he does not want you to lose
#
# Zero-sum is an assumption, too. Some play for their *own* material, for a draw, on the clock, or for
# beauty. You have 5, he has 3. A trade costs both 2. Is the trade "equal for both"?

# %%
predict("8.p5", "Who prefers the trade?",
        ["nobody: it is equal", "you, if you count the ratio", "he does"])

# %% slide="subslide"
yours, his = (5, 3), (3, 1)
for name, (you, he) in {"no trade": yours, "trade": his}.items():
    print(f"{name}: difference {you - he}, ratio {you / he:.2f}, his own {he}")

# %%
reveal("8.p5", "you, if you count the ratio", "By difference it is equal.")

# %% [markdown]
# An opponent who counts only his own material avoids it. Each goal is another utility; lesson 09 gives
# each player his own.

# %% [markdown] slide="slide"
# ## Careful, bold, or simply average
#
# A careful player compares worst cases, a bold one best cases, expectimax averages. Each move is a range:
# the careful look at its left end, the bold at its right.

# %%
spread = {name: (min(leaves), max(leaves))
          for name, leaves in zip("ABC", [[3, 3, 4], [1, 6, 8], [-4, 9, 13]])}
ranges(spread, title="what each move may bring", size=(7, 2.1), alt=f"{spread}")

# %% [markdown]
# Careful play limits the loss; bold play hopes for the most, and accepts risk. "Chaos favours the
# prepared" is a hope about the *opponent*, so it is a model: write it down, and it can be checked.

# %% [markdown] slide="slide"
# ## Thirty moves tell little about ε
#
# You watched 30 replies; 6 were not the best. His share of errors is 0.2. Or is it? How many replies
# does it take to tell 10 % errors from 20 %?
# <!-- cited: 10 (a share asked about), 20 (a share asked about) -->

# %%
predict("8.p6", "How many replies, roughly?", ["10", "30", "100", "300"])

# %% slide="skip"
for games in (10, 30, 100, 300):
    low, high = wilson(0.1 * games, games)
    again, _ = wilson(0.2 * games, games)
    says = "apart" if high < again else "overlap"
    print(f"{games:>3}: {high:.3f} and {again:.3f}: {says}")

# %%
numbers = (10, 30, 100, 300)
both = {f"{n} replies, {p:.0%} errors": wilson(p * n, n)
        for n in numbers for p in (0.1, 0.2)}
ranges(both, span=(0, 0.6), title="where the true share may lie", size=(7, 4),
       alt="the two intervals come apart only at 300")

# %%
apart = next(n for n in range(10, 400)
             if wilson(0.1 * n, n)[1] < wilson(0.2 * n, n)[0])
print("they come apart at", apart, "replies")
reveal("8.p6", "300", "Of the four, only 300 keeps the intervals apart.")

# %% [markdown]
# And ε is more than the errors you see: part of the random moves are best ones. With three replies of
# which one is best, errors come with probability 2ε/3, so ε is 3/2 times the share.

# %%
errors = Fraction(6, 30)
print("share of errors", errors, "→ ε about", errors * Fraction(3, 2))

# %% [markdown] slide="slide"
# ## Observations narrow the belief
#
# Adaptive modelling in four steps: begin with every ε equally likely; observe; by **Bayes' rule** each ε
# gains in proportion to how probable it called the move; adapt your play.

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
show_frames(after, pictures, label="replies seen", at=4)

# %% [markdown]
# One error is enough to rule out ε = 0 for ever: whoever called a move *impossible* can never be believed
# again. A belief is a model itself, the average of its models, so you can plan with it at any time. For
# the next reply that average is exact; a plan for many replies would also count on what they will teach you.

# %%
print("ε = 0 after one error:", Belief(
    {"0": epsilon_optimal(0), "1": epsilon_optimal(1)}).saw(replies, (), 2))

# %% [markdown] slide="slide"
# ## "He never plays c", after three observations
#
# Counting alone says: a, a, b, so c never. Then c loses you the game. **Smoothing** counts every move once
# more than it was seen.

# %%
for name, extra in {"counted": 0, "smoothed": 1}.items():
    odds = laplace_smoothed("aab", "abc", extra)
    print(name, {move: str(share) for move, share in odds.items()})
counted, smooth = (
    list(map(float, laplace_smoothed("aab", "abc", extra).values()))
    for extra in (0, 1))
bars("abc", {"counted": [round(p, 2) for p in counted],
     "smoothed": [round(p, 2) for p in smooth]}, size=(7, 2.6),
     alt="c: 0 and 0.17")

# %% [markdown] slide="slide"
# ## The price of being wrong
#
# You assume an error. You choose the risky plan. He does *not* err. You lose. A plan therefore has two
# prices: its **income** against the model, and its **worst** case against anybody.

# %%
for epsilon in (0.2, 0.6, 1.0):
    plan = exploit(traps, model=epsilon_optimal(epsilon))
    print(f"ε = {epsilon}: {'ABC'[plan.move]}, income {plan.value:.2f}, "
          f"worst {plan.worst}")

# %%
show_steps(record(expectiminimax, Against(traps, epsilon_optimal(0.6))))

# %% [markdown]
# A full minimax's caution is a feature: whatever the other does, you never end below the value it names,
# and his errors can only lift you. Tic-tac-toe cannot show the danger: among the best replies to an O
# who plays at random there is always one that gives up no guarantee.

# %%
x_moves = [state for state in positions(game)
           if not game.is_terminal(state) and game.to_move(state) == MAX]
gives_up = sum(exploit(game, state, model=epsilon_optimal(1), risk=0).value
               < exploit(game, state, model=epsilon_optimal(1)).value
               for state in x_moves)
print(f"{len(x_moves):,} positions with X to move: exploiting costs "
      f"guarantee in {gives_up}")

# %% slide="skip"
show_source(exploit)

# %% [markdown] slide="slide"
# ## A wrong model, measured
#
# Each colour is a plan, made for one ε; each group is the ε he really has. The best plan for a fool is the
# worst against a master.

# %% slide="skip"
def earned(planned, true):
    move = exploit(traps, model=epsilon_optimal(planned)).move
    model = epsilon_optimal(true)
    return round(expectimax(traps, (move,), model=model).value, 2)


# %%
believed, really = (0, 0.6, 1), (0, 0.3, 0.6, 1)
measured = {f"plans for {e}": [earned(e, r) for r in really]
            for e in believed}
bars([f"he is {r}" for r in really], measured, title="income",
     span=(-5, 8), alt=f"{measured}")

# %% [markdown] slide="slide"
# ## How much may you gamble?
#
# Name the loss x that you can bear. Then play, at every turn, only moves whose *guaranteed* value is at
# most x below that of the start, and of those the one with the highest income. Nobody can push you below
# that floor.

# %%
predict("8.p7", "He is ε = 0.9, you risk at most 3. Your move:",
        ["A", "B", "C"])

# %%
fool, risks = epsilon_optimal(0.9), list(range(9))
safe = [exploit(traps, model=fool, risk=x) for x in risks]
bars(risks, {"income": [round(plan.value, 2) for plan in safe],
             "worst case": [plan.worst for plan in safe]},
     title="what each risk x buys", alt="two steps, at 2 and at 7")

# %%
for x in (0, 2, 7):
    plan = safe[x]
    print(f"x = {x}: {'ABC'[plan.move]}, income {plan.value:.2f}, "
          f"worst {plan.worst}")
reveal("8.p7", "B", "C could cost 7, B only 2.")

# %% [markdown] slide="slide"
# ## The frontier: more income, worse worst case
#
# Every plan has two prices: the left end of its bar is its worst case, the right end its income. A plan is
# on the frontier if no other is better in both. Move the slider for ε: against a strong opponent there is
# nothing to be gained by daring.

# %% slide="skip"
def frontier(epsilon):
    model, rows = epsilon_optimal(epsilon), {}
    best = {exploit(traps, model=model, risk=x).move for x in range(9)}
    for move in range(3):
        income = expectimax(traps, (move,), model=model).value
        rows["ABC"[move]] = minimax_value(traps, (move,)), round(income, 2)
    title = f"on the frontier: {', '.join('ABC'[move] for move in sorted(best))}"
    said = (f"{name} from {low} to {high}" for name, (low, high) in rows.items())
    return ranges(rows, span=(-5, 7), title=title, size=(7, 2.3),
                  alt=f"Worst case and income: {'; '.join(said)}.")


# %%
chosen = [0, 0.3, 0.6, 0.8, 0.9, 1]
show_frames(chosen, [frontier(e) for e in chosen], label="ε", at=4)

# %% [markdown] slide="slide"
# ## An error gives you something to play with
#
# After a mistake of his the guarantee rises above the floor. The difference is a gift, and you may gamble
# with it without ever risking more than x. So a safe plan may grow bolder during a game.

# %%
gift = TreeGame([[[5, 5], [[6, 20], [9, 9]]], [[4, 4], [4, 4]]],
                players=(MAX, MIN, MAX, MIN))
coin = epsilon_optimal(1)
for when, state in {"at the start": (), "after his error": (0, 1)}.items():
    sure = minimax_value(gift, state)
    plan = exploit(gift, state, model=coin, risk=sure - 5)
    print(f"{when}: sure of {sure}, {sure - 5} to play with; "
          f"income {plan.value:.0f}, worst {plan.worst}")
draw_tree(record(minimax, gift))

# %% [markdown] slide="slide"
# ## Hybrid play: track, adjust a little, stay safe
#
# A printed recipe: start with minimax, collect data, adjust slightly when sure, never over-commit. Its
# example: "he exchanges queens nine times in ten". A ignores that; B is a line that profits a little; C
# stakes everything on it.

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
lines(shares, earns, xlabel="how often he trades", ylabel="income",
      size=(7, 2.8),
      alt="A level at 1; B above it; C crosses B at 0.8 and A at 0.64")

# %% [markdown]
# Nine of ten may well be 0.6 in truth. There C earns less than the careful A, and B still more: a small
# adjustment forgives a wrong estimate.

# %% [markdown] slide="skip"
# It is often said that strong engines do this. We know of no source, and the same text says elsewhere
# that most strong engines stick with minimax.

# %% [markdown] slide="slide"
# ## Style comes from weights
#
# The same search with other weights plays in another style. The attacker likes threats, lines that lack
# one stone; the builder likes open lines. The weights are small, so that a win stands out. One position,
# one search, two moves.

# %%
def attack(game, state):
    return 0.01 * threats(game, state) + 0.001 * open_lines(game, state)


def build(game, state):
    return 0.001 * threats(game, state) + 0.01 * open_lines(game, state)


# %%
start = game.parse("XOX...O..")
for style in (attack, build):
    move = minimax(game, start, depth=1, evaluate=style).move
    value = minimax_value(game, game.result(start, move))
    print(f"{style.__name__} plays {move}, which guarantees {value}")
draw_board(game, start)

# %% slide="skip"
play(game, lambda g, s: minimax(g, s, depth=1, evaluate=attack))

# %% [markdown]
# The position is won, and the builder lets it go. *Style is in the evaluation, not in the algorithm*; but
# an evaluation speaks only where the search stops early, and there nothing is guaranteed. A search to the
# end never asks it: then both play alike, and the guarantee holds.

# %%
late = [state for state in x_moves if game.show(state).count(".") <= 5]


def lets_go(style, depth):
    played = ((state, minimax(game, state, depth=depth, evaluate=style).move)
              for state in late)
    return sum(minimax_value(game, game.result(state, move))
               < minimax_value(game, state) for state, move in played)


# %%
depths = [1, 2, 3, 4, 5]
costs = {style.__name__: [lets_go(style, depth) for depth in depths]
         for style in (attack, build)}
print(costs)
lines(depths, costs, xlabel="plies looked ahead", size=(7, 3.1),
      title=f"positions, of {len(late):,}, in which value is given up",
      alt=f"{costs}")

# %% [markdown]
# Two plies cost the attacker more than one: a deeper guess is not always a better one. With five plies
# every line is read to its end.

# %% [markdown] slide="skip"
# It is also said that top engines are tuned for styles. Today their evaluation is learned; an option for
# style is the exception.

# %% [markdown] slide="slide"
# ## Style by clock: whose threats get the time?
#
# Thinking time is a screw, too. The attacker looks one ply ahead everywhere (*blitz*), two plies everywhere
# (*even*), or three where X has more threats (*in attacks*) or O has (*on defence*), and one elsewhere.
# The last three read about as much. Which lets the fewest wins and draws go?

# %%
predict("8.p9", "The fewest errors:", ["even", "in attacks", "on defence"])

# %%
clocks = {"blitz": lambda lead: 1, "even": lambda lead: 2,
          "in attacks": lambda lead: 3 if lead > 0 else 1,
          "on defence": lambda lead: 3 if lead < 0 else 1}


# %% slide="skip"
def spent(clock):
    found = [count(minimax, game, state, depth=clock(threats(game, state)),
                   evaluate=attack) for state in late]
    errors = sum(minimax_value(game, game.result(state, answer.move))
                 < minimax_value(game, state) for state, answer in zip(late, found))
    return sum(answer.states for answer in found) / len(late), errors


# %% slide="subslide"
spending = {name: spent(clock) for name, clock in clocks.items()}
print("read:", {name: round(read, 1) for name, (read, _) in spending.items()})
bars(list(spending), [errors for _, errors in spending.values()], size=(7, 2.3),
     title=f"positions, of {len(late):,}, in which value is given up",
     alt=f"{spending}")

# %%
reveal("8.p9", "on defence", "His own wins the attacker sees at one ply.")

# %% [markdown]
# Time spent in attacks buys nothing here: the errors are those of blitz. Where he is threatened, the same
# time removes most of them.

# %% [markdown] slide="slide"
# ## Style by search: where does it look deeper?
#
# **Selective search** is the same idea inside the tree: an attacker looks deeper after checks and captures,
# a defender after quiet moves.
#
# Depth lists in print differ: beginner 1 to 3 plies in one, easy 2 to 3 in another. Both are about chess
# only, and "20 plies with full alpha-beta" is out of reach. Engines that look so far do it selectively.
# <!-- cited: 1, 3, 2, 20 (as printed) -->

# %%
leaves = 35**10
print(f"35^10 = {leaves:.2e} leaves at best order")
print(f"{leaves / 1e8 / 86400:.0f} days at 1e8 a second")
bars(["10 plies", "20 plies"], [35**5, leaves], log=True,
     title="leaves with perfect ordering", alt="35^5 and 35^10")

# %% [markdown] slide="slide"
# ## A difficulty level is a model you sell
#
# Easy: little depth, misses three moves in ten. Medium: deeper, misses one in twenty. Hard: everything.
# Each is `careless(miss, depth_limited(depth))`. Depth and care change together here: which of them does the work?

# %% [markdown] slide="notes"
# Two minutes. Ask what each of the two weak players would do when a win is there to be taken.

# %%
predict("8.p8", "Against a perfect player, which costs more points?",
        ["to look only 2 plies ahead", "to overlook 3 moves in 10",
         "about the same"])


# %% slide="skip"
def guess(game, state):
    return open_lines(game, state) / 100  # so that a win stands out


# %% slide="skip"
def level(depth, miss, seed=7):
    judge = depth_limited(depth, guess) if depth < 9 else minimax_value
    return sampled_player(careless(miss, judge), random.Random(seed))


# %% slide="skip"
def against_perfect(depth, miss):
    pair = {"level": level(depth, miss), "perfect": level(9, 0, 8)}
    score = tournament(game, pair, plies=3).totals["level"]
    low, high = score.interval
    return low, score.share, high


# %% [markdown] slide="slide"
# ## Turn one screw at a time
#
# First the depth alone, with nothing overlooked; then the care alone, at full depth. Every opening of three
# plies, both colours, against a perfect player.

# %%
rows = {f"depth {d}, misses none": against_perfect(d, 0) for d in (1, 2, 3)}
rows |= {f"full depth, misses {m:.0%}": against_perfect(9, m)
         for m in (0.6, 0.3, 0.1)}
rows["full depth, misses none"] = against_perfect(9, 0)
intervals(rows, size=(7, 3.2), alt=f"{rows}")

# %%
for name in ("depth 2, misses none", "full depth, misses 30%"):
    print(name, [round(number, 2) for number in rows[name]])
reveal("8.p8", "to overlook 3 moves in 10", "Here care counts more than depth.")

# %% [markdown] slide="slide"
# ## Equal in points, unlike as opponents
#
# Two plies and nothing overlooked, or all plies and one move in ten overlooked: as many points. But who
# ever lets go of a win that is only one move away? The careless one's errors fall anywhere, and a player
# notices that at once.

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
    print(f"{name}: {share:.3f} of {len(chances)} such wins let go")

# %%
levels = {"easy": level(1, 0.3), "medium": level(2, 0.05), "hard": level(9, 0)}
standing = tournament(game, levels, plies=3)
intervals({name: (score.interval[0], score.share, score.interval[1])
           for name, score in standing.totals.items()},
          title="the three levels among each other", alt=f"{standing}")

# %% [markdown]
# Sell the levels by such a table, not by a count of plies.

# %% [markdown] slide="slide"
# ## Which assumption for which opponent?
#
# | style | algorithm | assumes | good for |
# |---|---|---|---|
# | optimal | minimax | perfect play | guarantees |
# | aggressive, defensive | other weights | a guess | variety, taste |
# | exploitative | expectimax | these habits | known weaknesses |
# | adaptive | belief, expectimax | habits last | long matches |
# | safe | exploit, risk x | x can be borne | nearly always |

# %% [markdown]
# Minimax where opponents are strong, mistakes are punished, or you need a guarantee. Expectimax where there
# are dice, or data about people, or you want a level of difficulty.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/08_opponents.ipynb): mend a printed table, write two models,
# estimate an ε, exploit it, and find the largest safe gamble.

# %% [markdown] slide="slide"
# ## Key points
#
# - A model is a probability for every legal reply; state its convention, make it add up to one.
# - Income against a model is no guarantee: a plan has two prices.
# - Few observations say little; smooth, and give an interval.
# - A gamble is safe at a floor if no reply of anybody ends below it.
# - Style comes from weights, weakness from the judge or the rule.

# %% [markdown]
# ## Ask yourself
#
# 1. Why does the best reply of an ε-player come more often than 1 − ε?
# 2. Which trap costs nothing, and should be set against everybody?
# 3. What may you do after his mistake that you could not do before?
#
# ## Further reading
#
# - D. Carmel and S. Markovitch, *Incorporating Opponent Models into Adversary Search*, Proceedings of AAAI 1996.
# - S. Ganzfried and T. Sandholm, *Safe Opponent Exploitation*, ACM Transactions on Economics and Computation, 2015.
