# %% [markdown] slide="slide"
# # 2 · Pruning: reading less, knowing the same
#
# **Which parts of a game tree can you leave unread, and still be sure of the answer?**
#
# **Objectives**
#
# - justify a cutoff in one sentence
# - trace alpha and beta through a tree
# - explain why the value at the root never changes
# - tell a bound from a value
# - compute how much pruning can save at best
#
# **Time** 55 minutes; the exercises take another hour and a half
#
# **You need** lesson 01: minimax, MAX and MIN, nested lists as trees

# %% [markdown] slide="notes"
# Two minutes. Ask before anything else: "Who has stopped reading an offer because one line in it
# was bad enough?" That is the whole lesson. The usual first answer to the first prediction is
# nine, or "half of them".

# %% slide="skip"
import random
from itertools import permutations, product
from math import inf, log

from gamesearch import MAX, MIN, TREES, TicTacToe, TreeGame, alphabeta, minimax
from gamesearch import count, draw_tree
from gamesearch.drawing.charts import bars
from gamesearch.trees import fewest_leaves
from gamesearch import guess_pruned, predict, random_tree, record
from gamesearch.drawing.charts import lines
from gamesearch.trees import reorder
from gamesearch import reveal, show_frames, show_source, show_steps

# %% [markdown] slide="slide"
# ## A detective stops reading when it is bad enough
#
# You have one offer on the table, worth 3. You open the next envelope: three clauses, and the
# other side picks the clause. The first is worth 2 to you.
#
# Do you read the other two? Whatever they say, the other side will not give you more than 2.
# You already have 3. Close the envelope.
#
# Nothing was guessed. You know *less* about that envelope, and *as much* about your decision.

# %% [markdown] slide="slide"
# ## How many of nine leaves must be read?
#
# MAX chooses a branch, MIN chooses a leaf in it. Lesson 01 read all nine leaves. Decide how many
# you need, going from left to right, before you look.

# %% [markdown] slide="notes"
# Twenty seconds of silence. Expected wrong answers: 9 ("to be sure") and 5 ("half"). Ask back:
# "After the 2 in the middle branch, what would the 4 have to be to matter?" Three minutes.

# %%
predict(
    "2.p1",
    "How many of the nine leaves must be read?",
    ["5", "6", "7", "8", "9"],
)

# %%
textbook = TreeGame(TREES["textbook"])
draw_tree(textbook)

# %% slide="subslide"
trace = record(alphabeta, textbook)
show_steps(trace)

# %% [markdown]
# Step to the moment the middle branch closes. Its first leaf is a 2: MIN can hold MAX to 2
# there, and MAX has 3 already. Two leaves are crossed out. In the last branch none is, because
# 14 and 5 are still promising: only the last leaf decides.

# %%
print("looked at:", trace.leaves)
everything = len(record(minimax, textbook).leaves)
reveal("2.p1", len(trace.leaves), f"Minimax reads {everything}.")

# %% [markdown] slide="slide"
# ## Two numbers carry all the memory it takes
#
# - **alpha** (α): what MAX is already sure of, somewhere on the path from the root. It only rises.
# - **beta** (β): what MIN is already sure of holding MAX to. It only falls.
#
# Both are guarantees against the worst, not hopes: alpha is MAX's *security level*, beta a *ceiling*
# that MIN has built. Some slides call alpha "our best case so far". It is the best of the *worst*
# cases. The name is old: the two values were simply called α and β.

# %% [markdown] slide="notes"
# Draw a number line. Alpha pushes from the left, beta from the right. When they touch, nothing in
# between is left to find out. Two minutes.

# %%
draw_tree(trace, at=8)

# %% slide="subslide"
for visit in trace.visits():
    if not visit.terminal:
        print("branches taken:", visit.path, "windows:", visit.windows)

# %% [markdown]
# Each entry says: from this tick of the clock on, alpha was this and beta was that. At the root
# alpha rises; in the branches beta falls.

# %% [markdown] slide="slide"
# ## A node can be left when its window is empty
#
# | who moves | stop as soon as | because |
# |---|---|---|
# | MAX | value ≥ β | MIN, further up, has something better than to come here |
# | MIN | value ≤ α | MAX, further up, has something better than to come here |
#
# Both rows are one rule: stop when α ≥ β, when no value is left between the two guarantees.
# *Equal is enough*: a value that only equals what you have does not make you change your mind.

# %% [markdown] slide="slide"
# ## Alpha-beta is minimax plus a few lines
#
# This is the package's own code, beside minimax. Changed lines are marked.

# %%
show_source(alphabeta, beside=minimax)

# %% [markdown]
# Four things are new: the window travels down; a better value at a MAX node raises alpha; a better
# value at a MIN node lowers beta; and the loop ends when the window is empty.
#
# Read the order of the lines: first the value is kept, then the test. Throw the value away and the
# parent never hears of the refutation. And there is a test for the end of the game: printed
# pseudo-code without one never stops.

# %% [markdown] slide="slide"
# ## The window must travel from the root
#
# One published version gives every root move a fresh window: it calls the search of a move
# without α and β. The value stays right. What does it cost on tic-tac-toe?


# %%
def fresh_windows(game):
    """Every root move searched as if nothing were known yet."""
    moves = game.actions(game.initial)
    children = [game.result(game.initial, move) for move in moves]
    return max(alphabeta(game, child).value for child in children)


handed_down = count(alphabeta, TicTacToe()).states
forgotten = count(fresh_windows, TicTacToe()).states + 1  # and the root itself
words = f"{handed_down:,} states with one window, {forgotten:,} with fresh ones"
print(words)
bars(["one window", "fresh windows"], [handed_down, forgotten], alt=words)

# %% [markdown] slide="slide"
# ## One function serves both players, if the window is turned round
#
# Negamax reports every value for the player to move. "Between 3 and 7 for me" is "between −7 and −3
# for you": the window is negated **and** its ends change places.


# %%
def nega(node, alpha, beta, sign=1):
    """Alpha-beta on nested lists, every value for the player to move."""
    if not isinstance(node, list):
        return sign * node
    best = -inf
    for child in node:
        best = max(best, -nega(child, -beta, -alpha, -sign))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


# %% slide="subslide"
print("wide open:", nega(TREES["textbook"], -inf, inf))
for low, high in ((1, 10), (4, 6), (0, 2)):
    value = nega(TREES["textbook"], low, high)
    bound = "at most" if value <= low else "at least"
    kind = "exactly" if low < value < high else bound
    print(f"window ({low}, {high}): {kind} {value}")

# %% [markdown]
# A search may be *called* with a narrow window, a guess where the value lies. Inside the window the
# answer is exact. At its edge or beyond, it is only a bound, and the question must be asked again.

# %% [markdown] slide="slide"
# ## MAX nodes cut, too
#
# Three plies now: MAX, MIN, MAX. Eight leaves. Click every leaf that you think is never read, then
# press Reveal. A wrong click is explained with the window of that moment.

# %% [markdown] slide="notes"
# Expected wrong answer: 6. It forgets the cut inside the second MAX node: after the 8, MIN (who has
# 6 already) will never let the game come here, so the 7 is not read. A printed walkthrough of this
# very tree makes the same slip. Four minutes.

# %%
predict("2.p2", "How many of the eight leaves are read?", ["4", "5", "6", "7", "8"])

# %% slide="subslide"
three_plies = TreeGame(TREES["beta cut"])
guess_pruned(three_plies)

# %%
trace = record(alphabeta, three_plies)
reveal("2.p2", len(trace.leaves), f"In this order: {trace.leaves}.")

# %% slide="subslide"
show_steps(trace)

# %% [markdown]
# Watch the second MAX node: it sees 8, and β is 6. *Whatever* comes next, this node is worth at
# least 8, and MIN has 6. The 7 is crossed out. A walkthrough in print says that six leaves are
# explored; its own rule, applied everywhere, gives five.
#
# Another example: below one MIN node, beta falls to 12, then to 8, and a 14 ends the third MAX node.
# There, a seen 8 says "at *least* 8". (Read "at most 8", as it is printed, nothing would follow.)

# %%
print(record(alphabeta, TreeGame([[[3, 12], [8, 2], [14, 9]]])).leaves)

# %% [markdown] slide="slide"
# ## The unread leaf really does not matter
#
# Four branches. In the third, MIN already has a 0 when the leaf J comes up. MAX has 3 elsewhere.
# Let J be anything.

# %%
for j in (5, -1, 100):
    game = TreeGame([[5, 3], [2], [0, j], [6, 3]])
    read = record(alphabeta, game).leaves
    print(f"J = {j:>3}: minimax {minimax(game).value}, alpha-beta reads {read}")

# %% slide="subslide"
show_steps(record(alphabeta, game))

# %% [markdown]
# Change a leaf and step again. Change a *read* leaf and the root may change; change J and it never
# does. That sentence, "no value here could change the decision", is what a cutoff claims.

# %% [markdown] slide="slide"
# ## A cut can come from far above
#
# The bound that closes a node need not be its parent's. Here a grandparent's guarantee does it, two
# levels up: a **deep cutoff**. Only a window that travels the whole path finds it.

# %%
deep = TreeGame(TREES["deep cut"])
draw_tree(record(alphabeta, deep))

# %% [markdown] slide="slide"
# ## The order of the branches decides what is cut
#
# The same six leaves, the branches and leaves in every possible order. How many leaves are read?


# %%
def orders(tree):
    """Every way to arrange the branches of a nested list, at every level."""
    if not isinstance(tree, list):
        return [tree]
    return [list(way) for shuffled in permutations(tree)
            for way in product(*map(orders, shuffled))]


def leaves_read(tree):
    return count(alphabeta, TreeGame(tree)).leaves


# %% slide="subslide"
reads = [leaves_read(tree) for tree in orders([[3, 12], [8, 2], [14, 5]])]
kinds = sorted(set(reads))
print({n: reads.count(n) for n in kinds})
bars([f"{n} leaves" for n in kinds], [reads.count(n) for n in kinds],
     title="how many orders", alt="most orders read all six leaves, a few four")

# %% [markdown]
# In the given order nothing is cut, and a printed example concludes that this would "need a deeper
# tree". It needs another order: of all the orders, those that cut the most read 4 leaves. And where
# MIN finds a 1 while MAX has 2, that *is* a cutoff:

# %%
print(leaves_read([[3, 12], [8, 2], [14, 5]]), "leaves in the given order")
read = record(alphabeta, TreeGame([[2, 9], [1, 4]])).leaves
print(read, "of four: after the 1, the 4 is cut")

# %% [markdown] slide="slide"
# ## The value never changes, only the work
#
# Alpha-beta is not an approximation. Here are a thousand random trees: same value every time, and
# the move it returns is worth that value.

# %%
def some_trees(number, **shape):
    rng = random.Random(7)
    return [random_tree(rng, **shape) for _ in range(number)]


games = [TreeGame(tree) for tree in some_trees(1000, depth=4, branches=(1, 4))]
exact = [minimax(game).value for game in games]
found = [alphabeta(game) for game in games]
after = [minimax(game, (best.move,)).value for game, best in zip(games, found)]
print("same value:", sum(best.value == v for best, v in zip(found, exact)))
print("a best move:", sum(value == v for value, v in zip(after, exact)))

# %%
plain = sum(count(minimax, game).leaves for game in games)
pruned = sum(count(alphabeta, game).leaves for game in games)
print(f"leaves read: {plain:,} by minimax, {pruned:,} by alpha-beta")

# %% [markdown] slide="slide"
# ## A bound is not a value
#
# Two root moves. Alpha-beta returns 3 for each of them. Are they equally good?

# %% [markdown] slide="notes"
# The most frequent alpha-beta question on programming forums. Expected wrong answer: yes. Ask back:
# "You stopped after its first leaf. What do you know about the second?" Four minutes.

# %%
predict("2.p3", "Both moves returned 3. May MAX toss a coin?", ["yes", "no"])

# %% slide="subslide"
tie = TreeGame(TREES["tie"])
trace = record(alphabeta, tie)
draw_tree(trace)

# %%
for child in trace.root.opened_children:
    truth = minimax(tie, child.state).value
    cut = "at most" if child.pruned else "exactly"
    print(f"move {child.move}: {cut} {child.value}; the truth is {truth}")
reveal("2.p3", "no", "The second 3 is a bound: reading stopped there.")

# %% [markdown] slide="subslide"
# ### So keep the first of equals, never the last
#
# The package replaces its best move only by a *strictly* better one. What if you took the last of
# the tied moves instead? That is what `>=` at the root does.


# %%
def last_of_equals(game):
    root = record(alphabeta, game).root
    ties = [c.move for c in root.opened_children if c.value == root.value]
    return ties[-1]


trees = some_trees(500, depth=4, branches=(3, 3), values=(0, 9))
games = [TreeGame(tree) for tree in trees]
chosen = [minimax(game, (last_of_equals(game),)).value for game in games]
blunders = sum(v < minimax(game).value for v, game in zip(chosen, games))
print(f"a worse move in {blunders} of {len(games)} trees")

# %% [markdown]
# For the same reason the numbers beside the root's children are not to be read as scores: after a
# cutoff each of them is "at most". Keep the move while you search; do not look it up afterwards.

# %% [markdown] slide="slide"
# ## At best, half the exponent is saved
#
# To be sure of a value you must prove two things: MAX can get *at least* v, and MIN can hold MAX to
# *at most* v. Each proof fixes one player's moves and tries all of the other's.
#
# $$ b^{\lceil d/2 \rceil} + b^{\lfloor d/2 \rfloor} - 1 $$
#
# The two proofs share one leaf, hence the −1. No method can do with fewer (Knuth and Moore).

# %%
predict("2.p4", "81 leaves, 4 plies: how few can be enough?", ["9", "17", "40"])

# %% slide="subslide"
print("b=3, d=4:", 3**4, "leaves, at best", fewest_leaves(3, 4))
print(f"b=35, d=8: {35**8:.3g} leaves, at best {fewest_leaves(35, 8):,}")
reveal("2.p4", 17, "Nine prove 'at least', nine 'at most', one serves both.")

# %% [markdown] slide="notes"
# 40 is "half the tree" (a slide says so); 9 is the square root, which forgets the second proof. Ask:
# "One strategy proves at least v. What proves at most v?" Four minutes.

# %% [markdown]
# "Evaluate one child and prune the rest" is nearly it: each refuted sibling still needs *one* reply
# searched. And "half the tree" is far off: not half of the leaves remains, but about the square root
# of them. The same effort reaches twice the depth: 8 plies become 16.

# %% [markdown] slide="slide"
# ## Between best and worst lies luck
#
# The slider orders a tree's branches from worst first (0) to best first (1) for whoever chooses.
# In the middle it is a shuffle. Each bar is the mean over forty trees of 81 leaves.

# %%
def mean_leaves(trees, quality):
    rng = random.Random(1)
    reads = [leaves_read(reorder(tree, quality, rng)) for tree in trees]
    return sum(reads) / len(reads)


trees = some_trees(40, depth=4, branches=(3, 3), values=(0, 999))
qualities = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]
means = [mean_leaves(trees, quality) for quality in qualities]
print([f"{mean:.1f}" for mean in means])

# %% slide="subslide"
pictures = [
    bars(["best", "this order", "minimax"], [fewest_leaves(3, 4), mean, 81],
         title="leaves read", alt=f"{mean:.1f} of 81 leaves read")
    for mean in means
]
show_frames([f"{q:.2f}" for q in qualities], pictures, label="worst to best")

# %% [markdown]
# Worst first still cuts a little here: at four plies a *deep* cutoff slips in. At two or three
# plies, worst first for both players reads every leaf. Nobody can promise the best order, either:
# who knew the best move would not be searching for it. Lesson 03 is about guessing it well.

# %% [markdown] slide="slide"
# ## Random order grows slower than minimax, faster than the best
#
# Leaves against depth, three branches, on a log scale: a straight line is a constant branching
# factor, and its slope is what counts.

# %%
depths = range(2, 8)
shape = {"branches": (3, 3), "values": (0, 10**6)}
by_depth = [some_trees(8, depth=depth, **shape) for depth in depths]
curves = {
    "minimax": [3**depth for depth in depths],
    "worst first": [mean_leaves(trees, 0) for trees in by_depth],
    "shuffled": [mean_leaves(trees, 0.5) for trees in by_depth],
    "best first": [mean_leaves(trees, 1) for trees in by_depth],
}
print("worst first:", curves["worst first"], "of", curves["minimax"])

# %% slide="subslide"
lines(list(depths), curves, log=True, xlabel="plies", ylabel="leaves read",
      alt="minimax is steepest, shuffled lies between, best first is flattest")

# %% [markdown] slide="subslide"
# ### How much, typically? It depends on b
#
# Textbooks quote $b^{3d/4}$ for a random order, others $(b/\log b)^d$. Pearl found the growth per
# ply exactly: $\xi/(1-\xi)$ where $\xi^b + \xi = 1$. Written as $b^{x}$, the exponent x creeps up:


# %%
def random_order_exponent(b):
    low, high = 0.0, 1.0
    while high - low > 1e-12:
        xi = (low + high) / 2
        low, high = (xi, high) if xi**b + xi < 1 else (low, xi)
    return log(xi / (1 - xi)) / log(b)


for b in (2, 7, 35, 361):
    x = random_order_exponent(b)
    best, other = f"b^0.5={b**0.5:.1f}", f"b/ln b={b / log(b):.1f}"
    print(f"b={b}: b^{x:.3f}={b**x:.1f}, {best}, {other}")

# %% [markdown]
# So 3/4 fits only near b = 361, and $b/\ln b$ is no closer to the best case than to the random one.
# In finite trees the growth is a little larger still.

# %% [markdown] slide="slide"
# ## Even so, chess stays out of reach
#
# A budget on a slide: 100 seconds at 10,000 nodes a second, so a million nodes, "so depth 8". Check.

# %%
seconds, speed = 100, 10_000
print(f"{seconds} s at {speed:,} nodes a second: {seconds * speed:,} nodes")
for depth in (6, 7, 8):
    print(f"depth {depth}, best order: {fewest_leaves(35, depth):,} leaves")
print(f"35^4 = {35**4:,} alone is more than that")
print(f"a whole game of 100 plies: 35^50 = {35.0**50:.1e}")

# %% [markdown]
# A million nodes complete depth 6, not 8. Alpha-beta makes deeper search *affordable*, it does not
# make chess *solved*. What to do at the depth limit is lesson 06.

# %% [markdown] slide="skip"
# ## A bound may also come from outside, if it is a true one
#
# Suppose something tells you, before you look, that a position is worth *at most* U for MAX. At a
# MIN node: if U ≤ α, leave. U is *MAX's* best case there. (One text calls it MIN's best case. Leaving
# on *MIN's* best case would throw away good branches.) Three sources of U, on the same trees:


# %% slide="skip"
def with_bound(node, upper, alpha=-inf, beta=inf, player=MAX):
    """Alpha-beta on nested lists that asks `upper(node)` first at MIN nodes."""
    if not isinstance(node, list):
        return node
    if player == MIN and upper(node) <= alpha:
        return upper(node)
    for child in node:
        value = with_bound(child, upper, alpha, beta, 1 - player)
        if player == MAX:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return alpha if player == MAX else beta


# %% slide="skip"
def flat(node):
    if not isinstance(node, list):
        return [node]
    return [leaf for child in node for leaf in flat(child)]


def guess(node):
    """The true value of a MIN node, give or take 20: an estimate, not a bound."""
    truth = minimax(TreeGame(node, players=(MIN, MAX))).value
    rng = random.Random(str(node))
    return truth + rng.uniform(-20, 20)


# %% slide="skip"
trees = some_trees(200, depth=4, branches=(3, 3), values=(0, 99))
sources = {"true bound": lambda node: max(flat(node)), "guess": guess,
           "MIN's best": lambda node: min(flat(node))}
wrong = [sum(with_bound(tree, upper) != minimax(TreeGame(tree)).value for tree in trees)
         for upper in sources.values()]
print(dict(zip(sources, wrong)), "of", len(trees))
bars(list(sources), wrong, title="wrong values at the root",
     alt="none wrong with true bounds, many with a guess or with MIN's best case")

# %% [markdown] slide="skip"
# True bounds are free to use. An *estimate* used as a bound is a gamble: faster, and wrong.

# %% [markdown] slide="slide"
# ## What pruning changes, and what it does not
#
# | | minimax | alpha-beta |
# |---|---|---|
# | value at the root | exact | the same |
# | values inside | exact | maybe only bounds |
# | complete, optimal | on finite trees, against best play | the same |
# | time, worst order | $b^d$ | $b^d$ (nearly) |
# | time, best order | $b^d$ | $b^{\lceil d/2\rceil}+b^{\lfloor d/2\rfloor}-1$ |
# | space, depth first | $b\,d$ | $b\,d$ |
#
# So there is no reason to run plain minimax, except to check alpha-beta against it.

# %% [markdown] slide="slide"
# ## Thinking about what to think about
#
# Alpha-beta computes *which computation can matter*: a first piece of **metareasoning**. It has
# limits that later lessons take up:
#
# - it trusts its leaf values: one wrong estimate at the depth limit can decide (05);
# - it works just as hard where the move is obvious, or the only one;
# - it thinks move by move, where people think in plans;
# - what it learns in one search it forgets before the next, unless it is stored (04) or learned (10).

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/02_pruning.ipynb): trace two trees, write alpha-beta and
# watch *your own* search step by step, find a deep cutoff, repair three broken windows, and write the
# test that tells right from wrong.

# %% [markdown] slide="slide"
# ## Key points
#
# - A branch is left when no value in it could change the decision. Nothing is estimated.
# - α is MAX's guarantee, β is MIN's. A node is left when α ≥ β.
# - The root's value is exact; other values may be bounds. Keep the first of equal moves.
# - At best the exponent halves: about the square root of the leaves. The order decides.
#
# ## Ask yourself
#
# 1. Why may a search stop when the value *equals* the bound?
# 2. Two root moves returned 3. When is it safe to pick either?
# 3. Why does the best case have two terms, and why the −1?
#
# ## Further reading
#
# - D. Knuth and R. Moore, *An Analysis of Alpha-Beta Pruning*, Artificial Intelligence 6 (1975).
# - J. Pearl, *The Solution for the Branching Factor of the Alpha-Beta Pruning Algorithm*, CACM 25 (1982).
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 6.2.3.
