# %% [markdown] slide="slide"
# # 7 · Expectimax: when a die has a say
#
# **What is a position worth when nobody chooses what comes next?**
#
# **Objectives**
#
# - compute the value of a tree in which a die is thrown
# - explain why the average is weighted, and by what
# - decide whether the order of the leaves is enough, or their scale matters
# - derive when a chance node can be left unread, and trace one window by hand
# - choose between a guarantee and an average, knowing your opponent
#
# **Time** 60 minutes, and 157 minutes for the exercises
#
# **You need** [alpha-beta and its window](02_pruning.ipynb), and what an
# [evaluation](06_evaluation.ipynb) is

# %% [markdown] slide="notes"
# 1 minute. Bring a die. Ask: "Who would take a coin toss for 6 or −1 instead of a sure 2?" Let
# people say why; somebody will say "because I might lose 1". Keep that for the slide on utility.

# %% slide="skip"
import random
from fractions import Fraction
from functools import cache
from math import comb, exp, log, sqrt, tanh

from gamesearch import (
    CHANCE, MAX, MIN, Pig, Race, TicTacToe, TreeGame, alphabeta, count,
    draw_tree, expectimax, expectiminimax, minimax, play, predict, random_tree,
    record, reveal, show_frames, show_source, show_steps,
)
from gamesearch.drawing.charts import bars, lines, ranges
from gamesearch.search.expectimax import Against
from gamesearch.search.star import chance_value, star1, star2

# %% [markdown] slide="slide"
# ## A sure 2, or a coin for 6 or −1?
#
# Two moves. One is a sure 2. The other is a coin toss: 6 or −1, each half of the time.

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answers: the sure 2, "because minimax is the careful one", and "the same,
# nobody knows". Ask: "Who is it that picks the −1? Does the coin want anything?"

# %%
predict("7.p1", "Which move earns more, on average over many games?",
        ["the sure 2", "the toss", "both the same"])

# %%
toss = TreeGame([[6, -1], 2], players=(MAX, CHANCE))
said = (f"as if the coin were an opponent: {minimax(TreeGame([[6, -1], 2]))}\n"
        f"as the coin really is: {expectiminimax(toss)}")
reveal("7.p1", "the toss", "It is worth 2.5 on average.",
       show=[draw_tree(record(expectiminimax, toss)), said])

# %% [markdown] slide="subslide"
# ## Minimax takes the coin for an enemy
#
# The round node is a **chance node**: nobody moves there, something *happens*. Minimax treats the
# coin as somebody who wants to hurt you, and answers 2. A coin wants nothing.

# %% [markdown] slide="notes"
# 1 minute. The word "chance node" on the board, and its sign: a circle.

# %% [markdown] slide="slide"
# ## A chance node is worth the average of its outcomes
#
# The **expected value**: each outcome counts as much as it is probable.
#
# $$ V = \sum_i p_i \, v_i $$
#
# In the long run this is what you earn per game. In a single game you never get 2.5 from that coin;
# you get 6, or −1.

# %% [markdown] slide="notes"
# 1 minute. Usual mistake: to call 2.5 "the result". Ask how often the coin pays 2.5.

# %%
value = 0
for probability, payout in [(0.5, 6), (0.5, -1)]:
    value += probability * payout
print(value)

# %% [markdown] slide="slide"
# ## What is a leaf worth to *you*? Utility
#
# Sure of 1,000, or a coin for 2,500 or nothing? Many take the sure thing, and are not wrong: the second
# thousand changes a life less than the first. So keep the rule of the average, and write into the leaves
# what they are worth to you, their **utility**, and take its average: *maximum expected utility*.
#
# Somebody who dislikes risk has a utility that bends: √x, say. Losing 1 may hurt like −5: then write −5.

# %% [markdown] slide="notes"
# 2 minutes. Ask for hands: who takes the sure 1,000? Usual mistake: "expected value is only for gamblers".
# It is the payoff that is wrong then, not the average. People who buy insurance decide like this, too.

# %%
for name, worth in (("money", lambda x: x), ("its square root", sqrt)):
    sure, coin_toss = worth(1000), (worth(2500) + worth(0)) / 2
    print(f"{name}: a sure 1,000 counts {sure:,.0f},",
          f"a coin for 2,500 counts {coin_toss:,.0f}")

# %% [markdown] slide="slide"
# ## "Average" means weighted, also for two dice
#
# Two dice show one of 21 different pairs. Are they equally likely?

# %% [markdown] slide="notes"
# 3 minutes. Many will say 1/21 each. Let them list the ways to throw 1 and 2, then the ways to throw
# 3 and 3: mark the dice red and blue.

# %%
faces = range(1, 7)
rolls = [(a, b) for a in faces for b in range(a, 7)]
odds = [Fraction(1, 36) if a == b else Fraction(1, 18) for a, b in rolls]
doubles = sum(a == b for a, b in rolls)
print(f"{len(rolls)} pairs, of which {doubles} doubles; in all {sum(odds)}")
print("a double:", odds[0], "  two different faces:", odds[1])

# %% slide="skip"
def favourite(move_values, weights):
    sums = [sum(p * v for p, v in zip(weights, move)) for move in move_values]
    return sums.index(max(sums))


rng = random.Random(7)
nodes = [[[rng.randint(-9, 9) for _ in rolls] for _ in range(3)]
         for _ in range(2000)]
flat = [Fraction(1, 21)] * 21
differ = sum(favourite(node, odds) != favourite(node, flat) for node in nodes)
print(f"another move chosen in {differ} of {len(nodes)} random positions")

# %%
bars(["same move", "another move"], [len(nodes) - differ, differ],
     title="a plain average over 21 rolls")

# %% [markdown]
# Of 36 equally likely throws, one gives double 3 and two give 1 and 2. A plain average of 21 pairs gives a
# double 1/21 instead of 1/36: 1.71 times as much as it should. Here that changes 240 moves of 2,000.
# <!-- cited: 1/21, 1, 21, 2,000, 1.71 (2000 is printed above; 1/21 divided by 1/36, printed above, is 36/21) -->

# %% [markdown] slide="slide"
# ## One more rule: chance takes the average
#
# MAX moves, a coin falls, MIN answers. Minimax has no rule for the round nodes. It needs only one
# more: **MAX takes the highest, MIN the lowest, chance the average.** This is **expectiminimax**. Step
# through it.

# %% [markdown] slide="notes"
# 2 minutes. Before the last step ask for the two averages. Usual mistake: the average of all leaves
# below a coin, as if MIN tossed as well.

# %%
coin = TreeGame([[[3, 12], [2, 4]], [[1, 5], [7, 0]]], (MAX, CHANCE, MIN))
trace = record(expectiminimax, coin)
show_steps(trace)

# %% slide="skip"
print([child.value for child in trace.root.children], trace.value, trace.move)

# %% [markdown]
# At the last step: MIN leaves 3 and 2 below the first coin, 1 and 0 below the second. The averages
# are 2.5 and 0.5; MAX takes the first. The sentence says "can expect", no longer "can be sure of".

# %% [markdown] slide="slide"
# ## Three kinds of node, one function
#
# | whose node | what the game is asked | value |
# |---|---|---|
# | MAX | `game.actions(state)` | the highest of the values below |
# | MIN | `game.actions(state)` | the lowest |
# | CHANCE | `game.chances(state)`: pairs (outcome, probability) | the sum of probability times value |
#
# `game.to_move(state)` says which of the three it is, at *every* node: rolls and moves come in whatever
# order the rules have them.

# %% [markdown] slide="notes"
# 1 minute. Writing this function is an exercise, so the code is not shown. Two usual mistakes: a function
# that never asks for MIN, and one that averages at the opponent's nodes.

# %% [markdown] slide="slide"
# ## A turn on the board: roll, move, roll, move
#
# Many dice games repeat MAX, chance, MIN, chance. Here is one, a small backgammon. X runs right and O
# runs left; a single piece that is met goes back to its start; two on one place block it; a win before
# the loser has brought a piece home counts double. The other side looks three plies ahead.

# %% [markdown] slide="notes"
# 3 minutes, one game. Ask before the second roll: "How many positions can come out of roll and move
# together?" At home: play until you win.

# %% slide="skip"
def lead(game, state):
    """How much further MAX's pieces have come, on the scale of the payoffs."""
    _, _, first, second = state
    return (sum(first) - sum(second)) / (game.track * game.men)


# %%
play(Race(), lambda game, state: expectiminimax(
    game, state, depth=3, evaluate=lead), rng=random.Random(7))

# %%
race, ahead = Race(track=5, faces=2), (MAX, 0, (1, 3), (0, 2))
draw_tree(record(expectiminimax, race, ahead, depth=4, evaluate=lead))

# %% [markdown]
# A tiny race, X to roll: roll, move, roll, move. There the search stops, and the leaves hold guesses: how much further X has
# come. The number at a move says how many places the piece that
# moves has come so far. Backgammon and many children's games are of this kind: two players, dice, nothing hidden.
# **Poker is not**: its cards are *hidden*, and a search that looks at all hands would
# [cheat](10_hidden.ipynb).

# %% [markdown] slide="slide"
# ## Pig: when to stop rolling?
#
# Roll as often as you like, add up the points, then *hold* and keep them; a 1 takes all points of the turn.
# To earn most on average: do you roll again with 15 points? With 25?

# %% [markdown] slide="notes"
# 3 minutes. Let the class play one round with a real die first. Usual answers: 15 ("one more is
# risky") and 25. Ask for the equation: what does one more roll add, what does it put at stake?

# %%
predict("7.p2", "From how many points on is it at least as good to hold?",
        ["10", "15", "20", "25"])

# %% slide="skip"
pig = Pig(goal=100)


def banked(game, state):
    """MAX's points, counting those of a running turn as if they were held."""
    player, scores, turn, _ = state
    return scores[MAX] + (turn if player == MAX else 0)


# %% slide="skip"
def advice(turn):
    state = (MAX, (0, 0), turn, False)
    return expectiminimax(pig, state, depth=2, evaluate=banked)


# %%
turns = list(range(5, 31))
said = "\n".join(f"{turn} points: {advice(turn).move}, worth {advice(turn).value:.2f}"
                 for turn in (15, 19, 20, 21, 25))
reveal("7.p2", 20, "At 20 both are worth the same; beyond it, hold.",
       show=[said, lines(turns, {"hold": turns, "roll": [5 / 6 * t + 20 / 6 for t in turns]},
                         xlabel="points of this turn", ylabel="points, on average",
                         size=(7, 3), alt="the two lines cross at 20")])

# %% [markdown]
# That maximises *points*, which is not the same as winning: far behind, with the other nearly
# there, you roll on. What a leaf is worth decides what the search wants.

# %% [markdown] slide="slide"
# ## From which probability on is the risk worth it?
#
# A sure 4 against 9 with probability p, or else 0. Three ways to judge the risky move: its worst
# outcome, its average, its best. From which p on does each of them take the risk?

# %% [markdown] slide="notes"
# 3 minutes. Only the average changes with p. Ask for the equation first: 9p = 4. Then move the
# slider. Usual wrong answer: 1/2.

# %%
predict("7.p3", "From which p on is the risk worth it, on average?",
        ["above 1/4", "above 4/9", "above 1/2", "above 9/10"])

# %% slide="skip"
def judged(p):
    risky = [0, round(9 * p, 2), 9]
    names = ["worst (min)", "average", "best (max)"]
    words = ", ".join(f"{name} {'takes' if value > 4 else 'refuses'} the risk"
                      for name, value in zip(names, risky))
    return bars(names, {"sure": [4, 4, 4], "risky": risky}, alt=f"p={p}: {words}",
                title=f"p = {p}")


# %%
shares = [0.05, 0.2, 0.35, 0.44, 0.45, 0.6, 0.75, 0.95]
reveal("7.p3", "above 4/9", "The average is 9p, and 9p > 4 from there on.",
       show=show_frames(shares, [judged(p) for p in shares], label="p", at=3))

# %% [markdown]
# The worst and the best outcome do not care how likely they are: the first rule refuses a gain that
# is nearly certain, the last accepts a risk that is nearly hopeless.

# %% [markdown] slide="skip"
# ## Perfect play is perfect on average
#
# For reading at home. Perfect play with dice is perfect *on average over the dice*, and only *if the tree
# is searched to its end*. The coin tree from above, played a thousand times, both sides as well as can be:


# %% slide="skip"
def played(game, rng):
    state = game.initial
    while not game.is_terminal(state):
        if game.to_move(state) == CHANCE:
            moves, weights = zip(*game.chances(state))
            state = game.result(state, rng.choices(moves, weights)[0])
        else:
            state = game.result(state, expectiminimax(game, state).move)
    return game.utility(state)


# %% slide="skip"
rng = random.Random(7)
payoffs = [played(coin, rng) for _ in range(1000)]
print(f"mean {sum(payoffs) / 1000:.3f}, value {expectiminimax(coin).value}")

# %% slide="skip"
bars([2, 3], [payoffs.count(2), payoffs.count(3)], size=(7, 2.2),
     title="what single games ended with", alt="2 and 3, each about half")

# %% [markdown] slide="slide"
# ## Dice make a tree wide
#
# Backgammon: 21 different rolls, about 20 legal moves after each. Four plies of moves with a roll
# before all but the first:
# <!-- cited: 20 (the usual estimate of backgammon's legal moves per roll) -->

# %% [markdown] slide="notes"
# 1 minute. Ask for an estimate of the number with dice before showing the bar: most say ten times more.

# %%
with_dice, without = 20 * (21 * 20) ** 3, 20**4
print(f"20 · (21 · 20)³ = {with_dice:,}")
bars(["without dice", "with dice"], [without, with_dice], log=True,
     size=(7, 2.2), title="leaves after four moves")

# %% [markdown]
# 1.5 billion leaves after four moves. A double is played as four single steps; what matters is how many of
# them each of the 15 pieces makes, so one double can lead to at most a few thousand positions:

# %%
most = comb(15 + 4 - 1, 4)
print(f"ways to share 4 steps among 15 pieces: {most:,}")
print(f"{with_dice / 1e9:.1f} billion")

# %% [markdown] slide="slide"
# ## Deep nodes become improbable
#
# Each roll divides the chance to arrive at *one* particular node by 18 or 36. Does it still help to look
# deeper? In a small race every position can be solved by **value iteration**: guess 0 wherever the game goes
# on, replace these values by what their successors say, repeat until none changes by more than a millionth.

# %% [markdown] slide="notes"
# 2 minutes. Each step from 1 to 3 to 5 plies takes more than half of the loss away, here. Ask why 3 and
# 5: the plies between are rolls. One game on six places says nothing about backgammon.

# %% slide="skip"
small = Race(track=6, men=2, faces=3)
after, waiting = {}, [small.initial]
while waiting:
    state = waiting.pop()
    if state not in after:
        after[state] = [small.result(state, a) for a in small.actions(state)]
        waiting += after[state]


def mean(numbers):
    numbers = list(numbers)
    return sum(numbers) / len(numbers)


# %% slide="skip"
rule = {MAX: max, MIN: min, CHANCE: mean}  # the die is fair
values = {s: 0 if nexts else small.utility(s) for s, nexts in after.items()}
sweeps, change = 0, 1.0
while change > 1e-6:
    sweeps, change = sweeps + 1, 0.0
    for state, nexts in after.items():
        if nexts:
            new = rule[small.to_move(state)](values[n] for n in nexts)
            change, values[state] = max(change, abs(new - values[state])), new
print(f"{sweeps} sweeps;", f"{len(values):,} positions; the first player's value {values[small.initial]:.3f}")

# %% slide="skip"
def lost(state, depth):
    """What the move found at this depth gives away against the best one."""
    move = expectiminimax(small, state, depth=depth, evaluate=lead).move
    return max(values[n] for n in after[state]) - values[small.result(state, move)]


choices = [s for s, nexts in after.items() if len(nexts) > 1
           and small.to_move(s) == MAX]
rng = random.Random(1)
sample = rng.sample(choices, 200)
losses = [mean(lost(state, depth) for state in sample) for depth in (1, 3, 5)]
print("average loss per move:", ", ".join(f"{loss:.3f}" for loss in losses))

# %%
bars(["1 ply", "3 plies", "5 plies"], [round(loss, 3) for loss in losses],
     size=(7, 2.2), title="what a move gives away", alt="the loss falls by more than half with each step")

# %% [markdown]
# Three plies reach over one roll, five over two; here each step takes more than half of the loss away.
# TD-Gammon, the famous backgammon program, looked only two or three moves ahead, and was among the best
# players of its day: its evaluation, learned by playing against itself, did the rest.

# %% [markdown] slide="slide"
# ## Which changes of the leaves are harmless?
#
# Change all leaves (none is below 0) but keep their order: double them and add 5, square them, take their
# roots. Minimax compares and never calculates, so its move stays: for minimax only the *order* matters.
# And with dice? Which of these changes are harmless for *both*?

# %% [markdown] slide="notes"
# 4 minutes. Usual wrong answer: all three, "only the order matters". Do a small tree on paper: 0 or 10,
# 2 or 9, a sure 5. The averages are 5, 5.5 and 5. Then square. Ask: "Who calculates with the leaves, and who compares?"

# %%
predict("7.p4", "Harmless for minimax and for expectiminimax:",
        ["2x + 5", "x²", "√x", "all three"])

# %% slide="skip"
leaves = [[0, 10], [2, 9], [5, 5]]
changes = {"x": lambda x: x, "2x+5": lambda x: 2 * x + 5,
           "x²": lambda x: x * x, "√x": lambda x: round(sqrt(x), 2)}


def pictured(change):
    tree = [[change(leaf) for leaf in pair] for pair in leaves]
    return draw_tree(record(expectiminimax, TreeGame(tree, (MAX, CHANCE))))


def moves_under(change):
    tree = [[change(leaf) for leaf in pair] for pair in leaves]
    dice = expectiminimax(TreeGame(tree, (MAX, CHANCE))).move
    return f"minimax move {minimax(TreeGame(tree)).move}, with dice move {dice}"


# %%
said = "\n".join(f"{name:>5}: {moves_under(f)}" for name, f in changes.items())
reveal("7.p4", "2x + 5", "Squares favour the boldest move, roots the safest.",
       show=[show_frames(list(changes), [pictured(f) for f in changes.values()], label="f",
                         describe=lambda name: moves_under(changes[name])),
             said])

# %% [markdown] slide="slide"
# ## With dice, the scale matters too
#
# A thousand random trees, half with MIN at the second level, half with dice. How often does a change
# of the leaves make the chosen move *worse*, judged by the true leaves?

# %% [markdown] slide="notes"
# 2 minutes. Read the orange bars first. Then ask why tanh hurts minimax although it is strictly
# increasing: in a computer many of its values are the same 1.0.


# %% slide="skip"
def changed(node, f):
    """The same tree with every leaf x replaced by f(x); probabilities stay."""
    if isinstance(node, tuple):
        return node[0], changed(node[1], f)
    return [changed(n, f) for n in node] if isinstance(node, list) else f(node)


def some_trees(number, players, **shape):
    rng = random.Random(7)
    shape = {"branches": (3, 3), "values": (1, 100), "depth": 3} | shape
    return [random_tree(rng, players=players, **shape) for _ in range(number)]


# %% slide="skip"
def worse(f, players):
    """In how many of 500 trees the move for f(leaves) is worse for the leaves."""
    bad = 0
    for tree in some_trees(500, players):
        game = TreeGame(tree, players)
        move = expectiminimax(TreeGame(changed(tree, f), players)).move
        bad += expectiminimax(game, (move,)).value < expectiminimax(game).value
    return bad


transforms = {
    "2x+5": lambda x: 2 * x + 5, "x³": lambda x: x**3,
    "exp": lambda x: exp(x / 30), "log": log,
    "tens": lambda x: round(x, -1), "tanh": lambda x: tanh(x / 2),
    "−x": lambda x: -x,
}

# %% slide="skip"
with_min = [worse(f, (MAX, MIN, MAX)) for f in transforms.values()]
with_dice = [worse(f, (MAX, CHANCE, MAX)) for f in transforms.values()]
print(f"{'':10}", *(f"{name:>5}" for name in transforms))
for name, row in (("minimax", with_min), ("with dice", with_dice)):
    print(f"{name:10}", *(f"{bad:5}" for bad in row))

# %%
bars(list(transforms), {"minimax trees": with_min, "trees with dice": with_dice},
     size=(7, 2.8), title="worse moves in 500 trees")

# %% [markdown]
# - Minimax survives every **strictly increasing** change. −x turns the order round, rounding to tens makes
#   ties, and tanh is strictly increasing on paper but not in a computer, where many of its values are 1.0.
# - With dice only a·x + b with a > 0 is safe in *every* tree. A given tree may survive other changes.

# %% slide="skip"
print(len({tanh(x / 2) for x in range(1, 101)}), "different values of 100")

# %% [markdown] slide="slide"
# ## So an evaluation must guess the payoff, not only the order
#
# For minimax an evaluation must be right about which of any two positions is better. With dice that is not
# enough: equal *differences* in score must mean equal differences in expected payoff. Here both evaluations put
# the four outcomes in the same order. Which move?

# %% [markdown] slide="notes"
# 2 minutes. Usual mistake: "an evaluation is a ranking". Let the class compute both rows. A network that
# is trained to predict the payoff has the right scale by itself; hand-made features rarely do.

# %%
third = Fraction(1, 3)
gamble, steady = [(third, 3), (2 * third, -1)], [(2 * third, 1), (third, -2)]
squeezed = {3: Fraction(3, 2), 1: 1, -1: -1, -2: -2}  # the same order, another scale
for name, worth in (("true payoffs", lambda x: x), ("squeezed", squeezed.get)):
    averages = [sum(p * worth(v) for p, v in move) for move in (gamble, steady)]
    print(f"{name}: gamble {averages[0]}, steady {averages[1]}")

# %%
worths = {"true payoffs": [1 / 3, 0], "squeezed": [-1 / 6, 0]}
bars(["gamble", "steady"], {name: [round(x, 2) for x in pair] for name, pair in worths.items()},
     size=(7, 2.4), alt="by the payoffs the gamble is better, squeezed the steady move")

# %% [markdown] slide="slide"
# ## May we leave a coin half read?
#
# MAX has a sure 3. The next move is a coin: the first outcome is 0. If this were a MIN node we could stop
# here. May we leave the coin, too?

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answers: no need to read on ("0 is less than 3") and always read on. Ask:
# "What would the other outcome have to be, so that it matters?"

# %%
predict("7.p5", "0 was seen, 3 is sure. Must the other outcome be read?",
        ["no", "yes", "it depends on how large a leaf can be"])

# %%
said = []
for high in (5, 10):
    trace = record(star1, TreeGame([3, [0, 4]], (MAX, CHANCE)), bounds=(0, high))
    said.append(f"no leaf above {high}: reads {trace.leaves}")
picture = draw_tree(record(expectiminimax, TreeGame([3, [0, 10]], (MAX, CHANCE))))
reveal("7.p5", "it depends on how large a leaf can be",
       "With leaves up to 10 the average may still be 5.", show=[picture, "\n".join(said)])

# %% [markdown]
# One bad outcome does not end an average: the rest can lift it. Unless we know **how far** they can:
# if no leaf is above 5, the coin is worth 2.5 at most, and may be left. Leaving an outcome unread needs
# a promise, made before the search: no leaf below L, none above U.

# %% [markdown] slide="slide"
# ## The interval shrinks until it leaves the window
#
# *Seen* is the sum of p · v so far. What is unseen counts with U for the most, with L for the least. Four
# outcomes, leaves from 0 to 10, and MAX has 6 already. When may we stop?
#
# $$ \text{least} = \text{seen} + L \cdot p_{\text{unseen}} \qquad
#    \text{most} = \text{seen} + U \cdot p_{\text{unseen}} $$

# %% [markdown] slide="notes"
# 3 minutes. Move the slider and let the class compute the two ends each time: 2 + 6, 2.3 + 3 … Usual
# mistake: the mean of what was seen, instead of the sum with its own probabilities.

# %% slide="skip"
seen = [(0.4, 5), (0.3, 1), (0.2, 9), (0.1, 2)]


def interval(number, low=0, high=10):
    """The least and the most that the average can be after so many outcomes."""
    known = sum(p * v for p, v in seen[:number])
    unseen = sum(p for p, _ in seen[number:])
    return known + low * unseen, known + high * unseen


# %% slide="skip"
def shrinking(number):
    rows = {"0 seen": (0, 10)}
    for n in range(1, number + 1):
        rows[f"{n} seen: {seen[n - 1][1]}"] = interval(n)
    least, most = interval(number)
    says = "stop: not above α" if most <= 6 else "read on"
    return ranges(rows, marks={"α = 6": 6}, span=(0, 10), title=says,
                  alt=f"{number} seen: {least:.1f} to {most:.1f}, {says}")


# %%
pictures = [shrinking(number) for number in range(5)]
show_frames(range(5), pictures, label="seen", at=1)

# %% slide="skip"
print("after two outcomes:", [round(end, 2) for end in interval(2)])

# %% [markdown] slide="slide"
# ## Which rules are sound?
#
# $$ \text{stop if}\quad \underbrace{\sum p_i v_i}_{\text{seen}} + U\,p_{\text{unseen}} \le \alpha
# \qquad\text{or}\qquad \sum p_i v_i + L\,p_{\text{unseen}} \ge \beta $$
#
# Two tempting slips: leave out the probabilities, `sum(seen) + U * len(unseen)`; or use U for β as well. A
# thousand positions with three moves each: how often is the chosen move wrong?

# %% [markdown] slide="notes"
# 3 minutes. Let the class find both slips before the bars. To be sure of *at least* β one must assume
# the worst of what is unseen, not the best. Two thirds is what guessing among three moves gives.

# %% slide="skip"
def expected(outcomes):
    return sum(p * v for p, v in outcomes)


def rest(unseen):
    return sum(p for p, _ in unseen)


# Of what was seen, what is unseen, the lowest and highest leaf, and the bound.
rules = {
    "α unweighted": lambda s, u, low, high, a: sum(v for _, v in s) + high * len(u) <= a,
    "α sound": lambda s, u, low, high, a: expected(s) + high * rest(u) <= a,
    "β unweighted": lambda s, u, low, high, b: sum(v for _, v in s) + high * len(u) >= b,
    "β with U": lambda s, u, low, high, b: expected(s) + high * rest(u) >= b,
    "β sound": lambda s, u, low, high, b: expected(s) + low * rest(u) >= b,
}


# %% slide="skip"
def chosen_by(rule, nodes, low, high, root):
    """The move that a search with this rule chooses, and how many leaves it reads."""
    best, best_move, looks = None, None, 0
    for move, node in enumerate(nodes):
        for n in range(1, 5):
            looks += 1
            if best is not None and n < 4 and rule(node[:n], node[n:], low, high, best):
                break
        else:
            if best is None or root(expected(node), best) == expected(node):
                best, best_move = expected(node), move
    return best_move, looks


# %% slide="skip"
def tried(name, low, high, number=1000):
    """Wrong choices, and the share of leaves read, with three moves of four outcomes."""
    rng, wrong, read = random.Random(7), 0, 0
    root = max if name[0] == "α" else min
    for _ in range(number):
        weights = [[rng.randint(1, 6) for _ in range(4)] for _ in range(3)]
        nodes = [[(w / sum(ws), rng.uniform(low, high)) for w in ws] for ws in weights]
        move, looks = chosen_by(rules[name], nodes, low, high, root)
        true = [expected(node) for node in nodes]
        wrong += move != true.index(root(true))
        read += looks
    return wrong, read / (12 * number)


# %% slide="subslide"
spans = [(-1, 1), (-3, -1), (0, 1)]
table = {name: [tried(name, *span) for span in spans] for name in rules}
wrong = {f"leaves {low} to {high}": [row[n][0] for row in table.values()]
         for n, (low, high) in enumerate(spans)}
bars(list(rules), wrong, title="wrong moves of 1,000", size=(9, 2.8))

# %% slide="skip"
for name, row in table.items():
    cells = [f"{w:>3} wrong, {r:4.0%} read" for w, r in row]
    print(f"{name:<12}", "  ".join(cells))

# %% [markdown]
# Without probabilities a rule is wrong in up to 68 % of these positions, or never stops, depending on the
# range of the leaves. With U for β it is wrong two times in three: with three moves that is what guessing
# gives. The sound rules are never wrong, and still read about nine leaves of ten.
#
# <!-- cited: 68 (681 of 1,000, printed above) -->

# %% [markdown] slide="slide"
# ## One window by hand
#
# The interval says when to *leave* a coin. It also says what must be found out about the *next* outcome: if its
# probability is p, we need its exact value only if that is more than
#
# $$ A = \frac{\alpha - \text{seen} - U \cdot p_{\text{other unseen}}}{p}
#    \qquad\text{and less than}\qquad
#    B = \frac{\beta - \text{seen} - L \cdot p_{\text{other unseen}}}{p} $$
#
# A coin with two equally likely sides, nothing seen; leaves lie between 0 and 10; MAX has 6.5.

# %% [markdown] slide="notes"
# 4 minutes, on paper. A = (6.5 − 0 − 10 · 1/2) / (1/2) = 3: even if the other side were 10, a 3 here would
# only give 6.5. B = (10 − 0 − 0) / (1/2) = 20, more than any leaf: no cut from above. Usual mistakes: L and U
# changed over; dividing by p forgotten.

# %%
predict("7.p6", "A fair coin, no side seen, leaves 0 to 10, α = 6.5: what must the first side exceed?",
        ["1.5", "3", "6.5", "13"])

# %%
alpha, beta, p, others, L, U = 6.5, 10, 0.5, 0.5, 0, 10
ends = (alpha - 0 - U * others) / p, (beta - 0 - L * others) / p
reveal("7.p6", "3", "Even with a 10 on the other side, 3 gives no more than 6.5.",
       show=f"A = {ends[0]}, B = {ends[1]} with β = 10")

# %% [markdown] slide="slide"
# ## Star1 hands the window down through the average
#
# Alpha-beta with these windows at chance nodes is Bruce Ballard's **Star1**. The outcome is searched with
# the window (A, B), and MIN below it may cut as usual.
# <!-- cited: 1 (the algorithm's name) -->

# %% [markdown] slide="notes"
# 2 minutes. Step to the second coin and find the 3 that was computed by hand.

# %%
wide = TreeGame([[[7, 8], [6, 9]], [[1, 7], [4, 9]]], (MAX, CHANCE, MIN))
show_steps(record(star1, wide, bounds=(0, 10)))

# %% [markdown]
# At the second coin α is 6.5, and the first outcome must *exceed* 3. MIN finds a 1: the outcome is done, and
# so is the coin.

# %% slide="skip"
show_source(chance_value)

# %% [markdown] slide="slide"
# ## Star2 asks every outcome for one reply first
#
# After a roll somebody moves. *One* reply of MIN already says what the outcome is worth **at most**.
# So probe one reply of each outcome before searching any of them: that alone may end the node.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "1 at most, 2 at most, and a third side of up to 10: what is the node worth at most?" 13/3,
# and MAX has 5: the third side need not even be probed.

# %%
probes = TreeGame([5, [[1, 9, 9], [2, 8, 8], [3, 7, 7]]], (MAX, CHANCE, MIN))
for search in (star1, star2):
    print(search.__name__, record(search, probes, bounds=(0, 10)).leaves)
draw_tree(record(star2, probes, bounds=(0, 10)))

# %% [markdown] slide="slide"
# ## How much is left of pruning, with dice?
#
# The same shape of tree, random leaves from 0 to 20, in random order: once MAX and MIN alone, once with dice
# between them.

# %% [markdown] slide="notes"
# 1 minute. These are random trees without any order of moves: real games do better, with and without
# dice. The gap between the bars is the point.


# %% slide="skip"
def total(search, players, depth, branches, **options):
    trees = some_trees(30, players, depth=depth, values=(0, 20),
                       branches=(branches, branches))
    games = [TreeGame(tree, players) for tree in trees]
    return sum(count(search, game, **options).leaves for game in games)


# %% slide="skip"
dice = (MAX, CHANCE, MIN, CHANCE)
depth, branches = 3, 6
every = 30 * branches**depth
read = {
    "alpha-beta, no dice": total(alphabeta, (MAX, MIN), depth, branches),
    "Star1": total(star1, dice, depth, branches, bounds=(0, 20)),
    "Star2": total(star2, dice, depth, branches, bounds=(0, 20)),
}
share = {name: round(100 * leaves / every) for name, leaves in read.items()}
print(", ".join(f"{name}: {part} % of the leaves" for name, part in share.items()))
alike = [search(game, bounds=(0, 20)).value - expectiminimax(game).value
         for game in (TreeGame(tree, dice) for tree in some_trees(
             30, dice, depth=depth, values=(0, 20), branches=(branches, branches)))
         for search in (star1, star2)]
print(f"largest difference from expectiminimax: {float(max(map(abs, alike))):.3g}")

# %%
bars(list(share), list(share.values()), title="percent of the leaves read",
     size=(7, 2.4))

# %% [markdown]
# On all these trees both find the value of plain expectiminimax. But an average moves slowly, so in such
# trees a single leaf seldom decides. Better bounds and a good order help.

# %% [markdown] slide="slide"
# ## An opponent with habits is a kind of die
#
# Suppose you *know* how often your opponent plays what. Then their node is a chance node, and nothing
# new is needed: replace MIN by CHANCE, with their habits as the odds. This is **expectimax**.

# %% [markdown] slide="notes"
# 2 minutes. Ask what the second move earns if the opponent plays well after all: 1.

# %%
def coin_tosser(game, state):
    moves = game.actions(state)
    return [(move, 1 / len(moves)) for move in moves]


tempting = TreeGame([[3, 3], [1, 10]])
as_dice = Against(tempting, coin_tosser)
show_steps({"perfect opponent": record(minimax, tempting),
            "tosses a coin": record(expectiminimax, as_dice)})

# %% [markdown]
# Against a perfect opponent the first move, worth 3. Against one who tosses a coin, the second: it
# earns 5.5 on average. If they play well after all, it earns only 1. Minimax is the best *guarantee*,
# not the best *income*.

# %% slide="skip"
print(minimax(tempting), expectimax(tempting, model=coin_tosser))

# %% slide="skip"
show_source(Against)

# %% [markdown] slide="skip"
# ## How good must a trap be?
#
# For reading at home. Move A is a sure 3. Move C is a trap: worth 10 if the opponent errs, and v if they defend.
# They defend in 80 % of the cases. A tempting sum for C multiplies probabilities twice,
# 80 % · (10 · 0.2) + 20 % · (10 · 0.8); what it leaves out is v.
# <!-- cited: 80, 20, 0.2, 0.8 (the example's own assumptions) -->

# %% slide="skip"
print(f"the tempting sum: {0.8 * (10 * 0.2) + 0.2 * (10 * 0.8):.1f}, whatever v is")
threshold = (3 - 0.2 * 10) / 0.8
print(f"C = 0.8 v + 2 beats A = 3 when v > {threshold:.2f}")

# %% slide="skip"
defended = [-4, -2, 0, 1, 1.25, 2, 4]
curves = {"A": [3] * 7, "C": [0.8 * v + 0.2 * 10 for v in defended]}
lines(defended, curves, xlabel="v: what C is worth if they defend",
      ylabel="income", alt="C beats A when v is above 1.25")

# %% [markdown] slide="slide"
# ## The chaotic genius
#
# This opponent plays the optimal move three quarters of the time and a random one otherwise. How often do
# they play an optimal move, all in all?

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answer: three quarters. Ask: "Does the random move never happen to be the best?"

# %%
predict("7.p7", "Of three moves one is optimal. It is played …",
        ["3/4 of the time", "5/6 of the time", "1/4 of the time", "always"])

# %% slide="skip"
def genius(game, state, value=lambda game, s: minimax(game, s).value):
    """Three quarters a best move, one quarter any move, the best ones included."""
    moves = game.actions(state)
    worth = {m: value(game, game.result(state, m)) for m in moves}
    best = [m for m in moves if worth[m] == min(worth.values())]
    often = Fraction(3, 4)
    return [(m, (1 - often) / len(moves) + (m in best) * often / len(best))
            for m in moves]


# %%
three = TreeGame([4, 7, 9], players=(MIN,))
reveal("7.p7", "5/6 of the time", "The random quarter also hits the best move.",
       show=[draw_tree(record(expectiminimax, Against(three, genius))),
             str([str(p) for _, p in genius(three, ())])])

# %% [markdown]
# Expectimax with this model earns most on average, if the model is right. It promises nothing against anybody else:
# [the next lesson](08_opponents.ipynb) measures the price of a *wrong* model.

# %% [markdown] slide="skip"
# ## A robot that knows its own slips
#
# For reading at home. A variant: they always *mean* the best move, but the robot that moves the pieces
# slips one time in four. A wise player then steers clear of positions where a slip is costly.

# %% slide="skip"
game = TicTacToe()
perfect = cache(lambda state: minimax(game, state).value)


@cache
def income(state, aware):
    """X's income against the genius, or against one who is aware of their own slips."""
    if game.is_terminal(state):
        return Fraction(game.utility(state))
    if game.to_move(state) == MAX:
        nexts = (game.result(state, a) for a in game.actions(state))
        return max(income(s, aware) for s in nexts)
    judge = (lambda _, s: income(s, True)) if aware else (lambda _, s: perfect(s))
    replies = genius(game, state, judge)
    return sum(p * income(game.result(state, a), aware) for a, p in replies)


# %% slide="skip"
late = game.parse("X...O....")
print("X's income:", income(late, False), "and", income(late, True))

# %% slide="skip"
def robot(game, state):
    def judge(game, s):
        return expectimax(game, s, model=robot).value
    return genius(game, state, judge)


# %% slide="skip"
deep = TreeGame([[[[9, 2], [3, 5]], [[4, 5], [2, 6]]],
                 [[[3, 8], [0, 8]], [[3, 4], [3, 0]]]])
incomes = {
    model.__name__: [expectimax(deep, (move,), model=model).value
                     for move in (0, 1)] for model in (genius, robot)}
for name, pair in incomes.items():
    print(name, *pair)
incomes["perfect"] = [minimax(deep, (move,)).value for move in (0, 1)]
by_move = [[round(float(pair[move]), 2) for pair in incomes.values()]
           for move in (0, 1)]
bars(list(incomes), {"move 0": by_move[0], "move 1": by_move[1]},
     title="your income", alt="move 1 is better against the genius only")

# %% [markdown] slide="skip"
# From that position of tic-tac-toe the two are worth exactly the same to X. In this tree even your first
# move differs.

# %% [markdown] slide="slide"
# ## Which search for which world?
#
# | what comes next | search | its value, if searched to the end |
# |---|---|---|
# | an opponent who wants you to lose | minimax, alpha-beta | a guarantee |
# | dice and such an opponent | expectiminimax, Star1, Star2; estimate: [MCTS](11_mcts.ipynb) | a guarantee on average |
# | an opponent with known habits | expectimax | an income, if the model is right |
# | hidden cards | none of these | [another lesson](10_hidden.ipynb) |
#
# Habits can be known from data about people, or because you built the opponent: a level of difficulty in
# a game is exactly such a model.

# %% [markdown] slide="notes"
# 1 minute. Ask for a game for each row.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/07_expectimax.ipynb): work with two dice by hand, write
# expectiminimax and watch *your own* search, design a tree that squaring upsets, repair a pruning rule and
# work out a window by hand, explain a choice, beat the chaotic genius, and as a *stretch* write Star1.

# %% [markdown] slide="notes"
# 1 minute. Say which exercises are homework; the last one is the longest, and needs the window done by hand.

# %% [markdown] slide="slide"
# ## Key points
#
# - Chance does not choose. A chance node is worth the probability-weighted average of its outcomes.
# - The value is an average over the dice; a single game may end anywhere.
# - Without dice only the order of the leaves matters. With dice only a·x + b, a > 0, is safe.
# - Leaving an outcome unread needs bounds on the leaves: U for "at most α", L for "at least β".
# - A known opponent is a kind of die. Expectimax against them gives up the guarantee.

# %% [markdown] slide="notes"
# 1 minute. Ask the third question below.

# %% [markdown]
# ## Ask yourself
#
# 1. [Why is a coin toss between 6 and −1 not worth −1?](#A-chance-node-is-worth-the-average-of-its-outcomes)
# 2. [An evaluation is squared. Whose moves may change, and why?](#With-dice,-the-scale-matters-too)
# 3. [You have seen three quarters of the probability. Which value must you assume for the rest, to be sure of at least β?](#The-interval-shrinks-until-it-leaves-the-window)
#
# ## Further reading
#
# - B. Ballard, *The \*-Minimax Search Procedure for Trees Containing Chance Nodes*, Artificial Intelligence 21 (1983).
# - G. Tesauro, *Temporal Difference Learning and TD-Gammon*, Communications of the ACM 38 (1995).
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, chapter on adversarial search: stochastic games.
