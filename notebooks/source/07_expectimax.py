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
# - derive when a chance node can be left unread
# - choose between a guarantee and an average, knowing your opponent
#
# **Time** 55 minutes; the exercises take another hour and a half
#
# **You need** lesson 02: alpha-beta and its window; from lesson 06, what an evaluation is

# %% [markdown] slide="notes"
# Two minutes. Bring a die. Ask: "Who would take a coin toss for 6 or −1 instead of a sure 2?" Let
# people say why; somebody will say "because I might lose 1". That is the first slide.

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
from gamesearch.search.star import star1, star2
from gamesearch.search.expectiminimax import value_of

# %% [markdown] slide="slide"
# ## Minimax takes the die for an enemy
#
# Two moves. One is a sure 2. The other is a coin toss: 6 or −1, each half of the time. A printed
# example says: "Minimax chooses the sure 2." Is that the better move?

# %% [markdown] slide="notes"
# Expected wrong answer: the sure 2, "because minimax is the careful one". Ask back: "Who is it that
# picks the −1? Does the coin want anything?" Two minutes.

# %%
predict("7.p1", "Which move earns more, on average?", ["the sure 2", "the toss"])

# %% slide="subslide"
toss = TreeGame([[6, -1], 2], players=(MAX, CHANCE))
draw_tree(record(expectiminimax, toss))

# %%
print("as if the coin were an opponent:", minimax(TreeGame([[6, -1], 2])))
print("as the coin really is:", expectiminimax(toss))
reveal("7.p1", "the toss", "It is worth 2.5 on average: more than 2.")

# %% [markdown]
# The round node is a **chance node**: nobody moves there, something *happens*. Minimax treats the
# coin as somebody who hates you, and answers 2. A coin hates nobody.
#
# You may still dislike risk. Then say so in the leaves: if losing 1 hurts you like −5, write −5. That
# is a matter of what the outcomes are *worth*, not of who chooses.

# %% [markdown] slide="slide"
# ## A chance node is worth the average of its outcomes
#
# The **expected value**: each outcome counts as much as it is probable.
#
# $$ V = \sum_i p_i \, v_i $$
#
# In the long run this is what you earn per game. In a single game you never get 2.5 from that coin;
# you get 6, or −1.

# %%
value = 0
for probability, payout in [(0.5, 6), (0.5, -1)]:
    value += probability * payout
print(value)

# %% [markdown] slide="slide"
# ## "Average" means weighted, also for two dice
#
# Some texts say only "return the average of the successors". Two dice show one of 21 different
# pairs. Are they equally likely?


# %% [markdown] slide="notes"
# Many will say 1/21 each. Let them list the ways to throw 1 and 2, then the ways to throw 3 and 3:
# mark the dice red and blue. Three minutes.

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
     title="a plain average over 21 rolls", alt=f"another move in {differ}")

# %% [markdown]
# Of 36 equally likely throws, one gives double 3 and two give 1 and 2. The plain average takes
# doubles for twice as likely as they are, and that changes moves.

# %% [markdown] slide="slide"
# ## How would minimax solve this? Should we give up?
#
# MAX moves, a coin falls, MIN answers. Minimax has no rule for the round nodes. It needs only one
# more: **MAX takes the highest, MIN the lowest, chance the average.** Step through it.

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
# The heart of the package's own code. The game says who is to move; `average` adds probability times
# value over `game.chances(state)`.

# %%
show_source(value_of)

# %% slide="skip"
show_source(expectiminimax)

# %% [markdown]
# Two printed versions stop halfway. One goes only from MAX to chance and back, so that there is no
# opponent. Another averages at the opponent's nodes, has no dice, and leaves its probabilities
# undefined. Three kinds of node take three cases, in whatever order the game brings them.

# %% [markdown] slide="slide"
# ## A turn on the board: roll, move, roll, move
#
# Most dice games repeat MAX, chance, MIN, chance. Here is one, a small backgammon. X runs right and O
# runs left; a single man who is met goes back to his start; two on a point block it; a win before
# the loser has brought a man home counts double. The other side looks three plies ahead.

# %% slide="skip"
def lead(game, state):
    """How much further MAX's men have come, on the scale of the payoffs."""
    _, _, first, second = state
    return (sum(first) - sum(second)) / (game.track * game.men)


# %%
play(Race(), lambda game, state: expectiminimax(
    game, state, depth=3, evaluate=lead), rng=random.Random(7))

# %%
race, ahead = Race(track=5, faces=2), (MAX, 0, (1, 3), (0, 2))
draw_tree(record(expectiminimax, race, ahead, depth=3, evaluate=lead))

# %% [markdown]
# A tiny race, X to roll: roll, move, roll. On the edges to the moves stands how far the man had come
# who moves. Each roll splits the tree.
# Board games for an evening are often of this kind: Monopoly, and Catan with its dice. **Poker is
# not**, though it is often listed here: its cards are *hidden*, and a search that looks at all hands
# would cheat (lesson 09).

# %% [markdown] slide="slide"
# ## In Pig, a two-ply look tells when to stop
#
# Roll as often as you like and add up the points; a 1 takes all points of the turn. With 15 points
# collected, do you roll again? With 25?

# %%
predict("7.p2", "From how many points on is it better to hold?",
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


# %% slide="subslide"
for turn in (15, 19, 20, 21, 25):
    print(f"{turn} points: {advice(turn).move}, worth {advice(turn).value:.2f}")
turns = list(range(5, 31))
lines(turns, {"hold": turns, "roll": [5 / 6 * t + 20 / 6 for t in turns]},
      xlabel="points of this turn", ylabel="points, on average",
      alt="the two lines cross at 20")

# %%
reveal("7.p2", 20, "At 20 both are worth the same; beyond it, hold.")

# %% [markdown]
# That maximises *points*, which is not the same as winning: far behind, with the other nearly
# there, you roll on. What a leaf is worth decides what the search wants.

# %% [markdown] slide="slide"
# ## The decision flips at a threshold
#
# A sure 4 against 9 with probability p, or else 0. Three ways to judge the risky move: its worst
# outcome, its average, its best. From which p on does each of them take the risk?

# %% [markdown] slide="notes"
# Only the average changes with p. Ask for the equation first: 9p = 4. Then move the slider. Three
# minutes.

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


# %% slide="subslide"
shares = [0.05, 0.2, 0.35, 0.44, 0.45, 0.6, 0.75, 0.95]
show_frames(shares, [judged(p) for p in shares], label="p", at=3)

# %%
reveal("7.p3", "above 4/9", "The average is 9p, and 9p > 4 from there on.")

# %% [markdown]
# The worst and the best outcome do not care how likely they are: the first rule refuses a gain that
# is nearly certain, the last accepts a risk that is nearly hopeless.

# %% [markdown] slide="slide"
# ## Perfect play is perfect on average
#
# "Expectiminimax gives perfect play" is true with two additions: *on average over the dice*, and *if
# the tree is searched to its end*. Play the coin tree a thousand times, both sides as well as can be.


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


# %%
rng = random.Random(7)
payoffs = [played(coin, rng) for _ in range(1000)]
print(f"mean {sum(payoffs) / 1000:.3f}, value {expectiminimax(coin).value}")
bars([2, 3], [payoffs.count(2), payoffs.count(3)], size=(7, 2.2),
     title="what single games ended with", alt="2 and 3, each about half")

# %% [markdown] slide="slide"
# ## Dice make a tree wide
#
# Backgammon: 21 different rolls, about 20 legal moves after each. Four plies of moves with a roll
# before all but the first:
# <!-- cited: 20 (the usual estimate of backgammon's legal moves per roll) -->

# %%
with_dice, without = 20 * (21 * 20) ** 3, 20**4
print(f"20 · (21 · 20)³ = {with_dice:,}")
bars(["without dice", "with dice"], [without, with_dice], log=True,
     size=(7, 2.2), title="positions after four moves",
     alt=f"{without:,} and {with_dice:,}")

# %% [markdown]
# That is 1.5 billion; a slide that prints 1.2 billion has miscounted. The same slide says that a
# double 1 alone "can be 6,000" moves. A double is four single steps. What matters is only how many of
# them each of the 15 men made:
# <!-- cited: 6,000 (the claim as printed) -->

# %%
most = comb(15 + 4 - 1, 4)
print(f"ways to share 4 steps among 15 men: {most:,}")
print(f"{with_dice / 1e9:.1f} billion")

# %% [markdown] slide="slide"
# ## Deep nodes become improbable
#
# Each roll divides the chance to arrive at *one* particular position by about 21. So looking deeper
# still helps, but it helps less and less. In a small race every position can be solved exactly, by
# **value iteration**: guess 0 everywhere, replace each value by what its successors say, repeat.

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
for _ in range(40):
    for state, nexts in after.items():
        if nexts:
            values[state] = rule[small.to_move(state)](values[n] for n in nexts)
print(f"{len(values):,} positions; the first player's value {values[small.initial]:.3f}")

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
print("average loss per move:", [f"{loss:.3f}" for loss in losses])

# %%
bars(["1 ply", "3 plies", "5 plies"], [round(loss, 3) for loss in losses],
     size=(7, 2.2), title="what a move gives away", alt="the loss shrinks, ever more slowly")

# %% [markdown]
# Three plies reach over one roll, five over two. TD-Gammon, the famous backgammon program, looked
# only two or three plies ahead, and was among the best players of its day: its evaluation, learned
# by playing against itself, did the rest.

# %% [markdown] slide="slide"
# ## For minimax, only the order of the leaves matters
#
# Give all leaves other names in the same order: square them, take their roots. Minimax compares and
# never calculates, so it cannot notice. And with dice? Which of these changes are harmless for
# *both*?

# %% [markdown] slide="notes"
# The misconception to catch: "only the order matters" carried over from lesson 06 to chance nodes.
# Do the small tree on paper: 5 against the average of 0 and 9. Then square. Four minutes.

# %%
predict("7.p4", "Harmless for minimax and for expectiminimax:",
        ["2x + 5", "x²", "√x", "all three"])

# %% slide="subslide"
leaves = [[0, 9], [5, 5]]
changes = {"x": lambda x: x, "2x+5": lambda x: 2 * x + 5,
           "x²": lambda x: x * x, "√x": lambda x: round(sqrt(x), 2)}


def pictured(change):
    tree = [[change(leaf) for leaf in pair] for pair in leaves]
    return draw_tree(record(expectiminimax, TreeGame(tree, (MAX, CHANCE))))


show_frames(list(changes), [pictured(f) for f in changes.values()], label="f")

# %%
for name, change in changes.items():
    tree = [[change(leaf) for leaf in pair] for pair in leaves]
    with_dice = TreeGame(tree, (MAX, CHANCE))
    print(f"{name:>5}: minimax move {minimax(TreeGame(tree)).move}, "
          f"with dice move {expectiminimax(with_dice).move}")
reveal("7.p4", "2x + 5", "Squaring makes the 9 so large that the toss wins.")

# %% [markdown] slide="slide"
# ## With dice, the scale matters too
#
# A thousand random trees, half with MIN at the second level, half with dice. How often does a change
# of the leaves make the chosen move *worse*, judged by the true leaves?


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
print("minimax:", dict(zip(transforms, with_min)))
print("dice:   ", dict(zip(transforms, with_dice)))

# %%
bars(list(transforms), {"minimax trees": with_min, "trees with dice": with_dice},
     size=(7, 2.8), title="worse moves in 500 trees", alt="only 2x+5 is harmless for both")

# %% [markdown]
# - Minimax survives every **strictly increasing** change. "Any monotonic transformation", as it is
#   printed, is too much: −x is monotonic, rounding to tens makes ties, and tanh is strictly
#   increasing on paper but not in a computer, where many of its values are 1.0.
# - With dice only a·x + b with a > 0 is safe in *every* tree. "Positive linear" leaves out the b, which
#   does no harm. A given tree may survive other changes, too.

# %% slide="skip"
print(len({tanh(x / 2) for x in range(1, 101)}), "different values of 100")

# %% [markdown] slide="slide"
# ## So an evaluation must guess the payoff, not only the order
#
# A score that is right about *who is ahead* is enough for minimax. With dice it must say *by how much*:
# twice as good must mean twice the expected payoff, up to a·x + b. The race pays double for an early
# win. Which evaluation knows that?


# %% slide="skip"
def winning(x):
    return (x > 0) - (x < 0)


gamble = [(Fraction(1, 2), 2), (Fraction(1, 2), -1)]
steady = [(Fraction(2, 3), 1), (Fraction(1, 3), -1)]
for name, tree in (("payoffs", [gamble, steady]),
                   ("only won or lost", changed([gamble, steady], winning))):
    print(name, [str(sum(p * v for p, v in move)) for move in tree])
# %%
worths = {"payoff": [0.5, 0.33], "won or lost": [0, 0.33]}
bars(["gamble", "steady"], worths, size=(7, 2.4),
     alt="by payoff the gamble is better, by wins alone the steady move")

# %% [markdown] slide="slide"
# ## May we cut? Not by the rule we know
#
# MAX has a sure 3. The next move is a coin: the first outcome is 0. MIN would be refuted by now. May
# we leave the coin, too?

# %%
predict("7.p5", "0 was seen, 3 is sure. Must the other outcome be read?",
        ["no", "yes", "it depends"])

# %% slide="subslide"
draw_tree(record(expectiminimax, TreeGame([3, [0, 10]], (MAX, CHANCE))))

# %%
for high in (5, 10):
    game = TreeGame([3, [0, 4]], (MAX, CHANCE))
    trace = record(star1, game, bounds=(0, high))
    print(f"no leaf above {high}: reads {trace.leaves}")
reveal("7.p5", "it depends", "With leaves up to 10 the average may still be 5.")

# %% [markdown]
# One bad outcome does not end an average: the rest can lift it. Unless we know **how far** they can:
# if no leaf is above 5, the coin is worth 2.5 at most, and may be left. Pruning at chance nodes needs
# a promise, made before the search: no leaf below L, none above U.

# %% [markdown] slide="slide"
# ## The interval shrinks until it leaves the window
#
# What is still unseen counts with U for the most, with L for the least. Four outcomes, leaves from 0
# to 10, and MAX has 6 already. When may we stop?

# %%
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
show_frames(range(5), pictures, label="seen", at=2)

# %% slide="skip"
print("after two outcomes:", [round(end, 2) for end in interval(2)])

# %% [markdown] slide="slide"
# ## Two printed rules, one wrong by two thirds
#
# $$ \text{stop if}\quad \underbrace{\sum p_i v_i}_{\text{seen}} + U\,p_{\text{unseen}} \le \alpha
# \qquad\text{or}\qquad \sum p_i v_i + L\,p_{\text{unseen}} \ge \beta $$
#
# In print one finds `sum(seen) + max_bound · unseen ≤ α` and, for β, the *same left side*. What is
# missing in the first? What is wrong in the second?

# %% [markdown] slide="notes"
# First: the probabilities, so it adds whole values and never fits the scale. Second: to be sure of *at
# least* β one must assume the worst of what is unseen, not the best. Let them find both. Four minutes.

# %% slide="skip"
def expected(outcomes):
    return sum(p * v for p, v in outcomes)


def rest(unseen):
    return sum(p for p, _ in unseen)


# Of what was seen, what is unseen, the lowest and highest leaf, and the bound.
rules = {
    "α printed": lambda s, u, low, high, a: sum(v for _, v in s) + high * len(u) <= a,
    "α sound": lambda s, u, low, high, a: expected(s) + high * rest(u) <= a,
    "β printed": lambda s, u, low, high, b: sum(v for _, v in s) + high * len(u) >= b,
    "β weighted": lambda s, u, low, high, b: expected(s) + high * rest(u) >= b,
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
bars(list(rules), wrong, title="wrong moves of 1,000", size=(9, 2.8),
     alt="the printed rules are wrong in up to two thirds of the positions")

# %% slide="skip"
for name, row in table.items():
    cells = [f"{w:>3} wrong, {r:4.0%} read" for w, r in row]
    print(f"{name:<10}", "  ".join(cells))

# %% [markdown]
# Without probabilities the α rule is wrong or useless, depending on the range. With the *best* case
# for β it is wrong two times in three, with or without probabilities. The sound rules are never
# wrong, and still read about nine leaves of ten: random leaves leave little room.

# %% [markdown] slide="slide"
# ## Star1 hands the window down through the average
#
# Alpha-beta with that interval at chance nodes is Bruce Ballard's **Star1**. An outcome matters only
# between two values: what it would take to lift the average above α, or to keep it below β.
# <!-- cited: 1 (the algorithm's name) -->

# %%
wide = TreeGame([[[7, 8], [6, 9]], [[1, 7], [4, 9]]], (MAX, CHANCE, MIN))
show_steps(record(star1, wide, bounds=(0, 10)))

# %% [markdown]
# At the second coin: α is 6.5. The first outcome must reach 3 for the average to be able to exceed
# that (the other one is worth 10 at most). MIN finds a 1: the outcome is done, and so is the coin.

# %% slide="skip"
show_source(star1)

# %% [markdown] slide="slide"
# ## Star2 asks every outcome for one reply first
#
# After a roll somebody moves. *One* reply of MIN already says what the outcome is worth **at most**.
# So probe one reply of each outcome before searching any of them: often that ends the node.

# %%
probes = TreeGame([5, [[1, 9, 9], [2, 8, 8], [3, 7, 7]]], (MAX, CHANCE, MIN))
for search in (star1, star2):
    print(search.__name__, record(search, probes, bounds=(0, 10)).leaves)
draw_tree(record(star2, probes, bounds=(0, 10)))

# %% [markdown] slide="slide"
# ## With dice, pruning is worth much less
#
# The same shape of tree, leaves from 0 to 20: once MAX and MIN alone, once with dice between them.


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
print(share, "percent of the leaves")

# %%
bars(list(share), list(share.values()), title="percent of the leaves read",
     size=(7, 2.4),
     alt=f"{share}")

# %% [markdown]
# Equal values and moves as plain expectiminimax, every time: that is tested on thousands of trees. But
# an average moves slowly, so a single leaf seldom decides. Better bounds and a good order help.

# %% [markdown] slide="slide"
# ## An opponent with habits is a kind of die
#
# Suppose you *know* how often your opponent plays what. Then his node is a chance node, and nothing
# new is needed: replace MIN by CHANCE, with his habits as the odds. This is **expectimax**.

# %%
def coin_tosser(game, state):
    moves = game.actions(state)
    return [(move, 1 / len(moves)) for move in moves]


tempting = TreeGame([[3, 3], [1, 10]])
in_his_place = Against(tempting, coin_tosser)
show_steps({"perfect opponent": record(minimax, tempting),
            "tosses a coin": record(expectiminimax, in_his_place)})

# %% [markdown]
# Against a perfect opponent the first move, worth 3. Against one who tosses a coin, the second: it
# earns 5.5 on average. If he plays well after all, it earns only 1. Minimax is the best *guarantee*,
# not the best *income*.

# %% slide="skip"
print(minimax(tempting), expectimax(tempting, model=coin_tosser))

# %% slide="skip"
show_source(Against)

# %% [markdown] slide="slide"
# ## A printed example, mended
#
# Moves A (+3), B (+1) and C (+10) against an opponent who is "80 % optimal". Printed for C:
# 80 % · (10 · 0.2) + 20 % · (10 · 0.8) = +3.6, "minimax chooses A". How many errors do you find?
# <!-- cited: 80, 20, 0.2, 0.8, 3.6 (the example as printed) -->

# %%
print(f"the printed sum is {0.8 * (10 * 0.2) + 0.2 * (10 * 0.8):.1f}")
print("the printed tree, a leaf +10 for C: minimax takes move",
      minimax(TreeGame([3, 1, 10])).move, "which is C")
threshold = (3 - 0.2 * 10) / 0.8
print(f"C = 0.8 v + 2 beats A = 3 when v > {threshold:.2f}")

# %%
defended = [-4, -2, 0, 1, 1.25, 2, 4]
curves = {"A": [3] * 7, "C": [0.8 * v + 0.2 * 10 for v in defended]}
lines(defended, curves, xlabel="v: what C is worth if he defends",
      ylabel="income", alt="C beats A when v is above 1.25")

# %% [markdown]
# The sum is 3.2. It multiplies probabilities twice. In the drawn tree C is simply +10, so minimax takes C.
# What is missing is v, C's value when he *does* defend: C beats A if v is above 1.25. For B, "other" would
# have to be given as well.

# %% [markdown] slide="slide"
# ## The chaotic genius
#
# He plays the optimal move two thirds of the time and a random one otherwise. How often does he play
# an optimal move?

# %%
predict("7.p6", "He has three moves, one is optimal. He plays it:",
        ["2/3 of the time", "7/9 of the time", "always"])

# %% slide="skip"
def genius(game, state, value=lambda game, s: minimax(game, s).value):
    """Two thirds a best move, one third any move, those among them included."""
    moves = game.actions(state)
    worth = {m: value(game, game.result(state, m)) for m in moves}
    best = [m for m in moves if worth[m] == min(worth.values())]
    third = Fraction(1, 3)
    return [(m, third / len(moves) + (m in best) * 2 * third / len(best))
            for m in moves]


# %% slide="subslide"
three = TreeGame([4, 7, 9], players=(MIN,))
print([str(p) for _, p in genius(three, ())])
draw_tree(record(expectiminimax, Against(three, genius)))

# %%
reveal("7.p6", "7/9 of the time", "The random third also hits the best move.")

# %% [markdown]
# ### Which algorithm against him?
#
# Expectimax with this model, if the model is right. And what else would you want to know? Whether his
# errors are really random, or come when he is short of time; whether he adapts; what a loss costs you;
# how many games you play. With a *wrong* model the guarantee is gone: lesson 08 measures the price.

# %% slide="skip"
game = TicTacToe()
perfect = cache(lambda state: minimax(game, state).value)


@cache
def income(state, aware):
    """X's income against the genius, or against one who is aware of his own slips."""
    if game.is_terminal(state):
        return Fraction(game.utility(state))
    if game.to_move(state) == MAX:
        nexts = (game.result(state, a) for a in game.actions(state))
        return max(income(s, aware) for s in nexts)
    judge = (lambda _, s: income(s, True)) if aware else (lambda _, s: perfect(s))
    replies = genius(game, state, judge)
    return sum(p * income(game.result(state, a), aware) for a, p in replies)


# %% [markdown] slide="slide"
# ## A robot that knows its own slips
#
# A variant: he always *means* the best move, but his robot malfunctions one time in three. Then the best
# move is another question: a wise genius steers clear of positions where a slip is costly.

# %%
late = game.parse("X...O....")
print("X's income:", income(late, False), "and", income(late, True))

# %% slide="skip"
def robot(game, state):
    def judge(game, s):
        return expectimax(game, s, model=robot).value
    return genius(game, state, judge)


# %%
deep = TreeGame([[[[9, 2], [3, 5]], [[4, 5], [2, 6]]],
                 [[[3, 8], [0, 8]], [[3, 4], [3, 0]]]])
incomes = {
    model.__name__: [expectimax(deep, (move,), model=model).value
                     for move in (0, 1)] for model in (genius, robot)}
for name, pair in incomes.items():
    print(name, [str(value) for value in pair])
incomes["perfect"] = [minimax(deep, (move,)).value for move in (0, 1)]
by_move = [[round(float(pair[move]), 2) for pair in incomes.values()]
           for move in (0, 1)]
bars(list(incomes), {"move 0": by_move[0], "move 1": by_move[1]},
     title="your income", alt="move 1 is better against the genius only")

# %% [markdown]
# From that position of tic-tac-toe, and from its start, the two are worth exactly the same to X: use
# another game to tell them apart. In this tree even your first move differs.

# %% [markdown] slide="slide"
# ## Which search for which world?
#
# | what comes next | search | what its value means |
# |---|---|---|
# | an opponent who wants you to lose | minimax, alpha-beta | a guarantee |
# | dice and such an opponent | expectiminimax, Star1, Star2; or MCTS (lesson 11) | a guarantee on average |
# | an opponent with known habits | expectimax | an income, if the model is right |
# | hidden cards | none of these | lesson 09 |
#
# Habits can be known from data about people, or because you built the opponent: a level of difficulty in
# a game is exactly such a model.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/07_expectimax.ipynb): work with two dice by hand, write
# expectiminimax and watch *your own* search, find a threshold, design a tree that squaring upsets, repair
# a printed pruning rule, read a plot, and beat the chaotic genius.

# %% [markdown] slide="slide"
# ## Key points
#
# - Chance does not choose. A chance node is worth the probability-weighted average of its outcomes.
# - The value is an average over the dice; a single game may end anywhere.
# - Without dice only the order of the leaves matters. With dice only a·x + b, a > 0, is safe.
# - A chance node can be left early only with bounds on the leaves: U for "at most α", L for "at least β".
# - A known opponent is a kind of die. A wrong model costs the guarantee.

# %% [markdown]
# ## Ask yourself
#
# 1. Why is a coin toss between 6 and −1 not worth −1?
# 2. An evaluation is squared. Whose moves may change, and why?
# 3. You have seen three quarters of the probability. Which value must you assume for the rest, to be sure of at least β?
#
# ## Further reading
#
# - B. Ballard, *The \*-Minimax Search Procedure for Trees Containing Chance Nodes*, Artificial Intelligence 21 (1983).
# - G. Tesauro, *Temporal Difference Learning and TD-Gammon*, Communications of the ACM 38 (1995).
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 6.5.
