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
# **Time** 54 minutes, and 133 minutes for the exercises
#
# **You need** [Minimax](01_minimax.ipynb): MAX and MIN, values, nested lists as trees

# %% [markdown] slide="notes"
# 2 minutes. Ask before anything else: "Who has stopped reading an offer because one line in it was
# bad enough?" That is the whole lesson.

# %% slide="skip"
import random
from itertools import permutations, product
from math import inf, log

from gamesearch import MAX, MIN, TREES, TicTacToe, TreeGame, alphabeta, count
from gamesearch import draw_tree, guess_pruned, minimax, predict, random_tree, record
from gamesearch import reveal, show_frames, show_source, show_steps
from gamesearch.drawing.charts import bars, lines, ranges
from gamesearch.drawing.proofs import draw_proofs
from gamesearch.search.alphabeta import max_value
from gamesearch.trees import fewest_leaves, reorder
from gamesearch.widgets.show_window import show_window

# %% [markdown] slide="slide"
# ## Stop reading an offer that is bad enough
#
# You have one offer on the table, worth 3. You open the next envelope: it holds three clauses, and the
# other side picks the clause. The first clause is worth 2 to you.
#
# Do you read the other two? Whatever they say, the other side will not give you more than 2.
# You already have 3. Close the envelope.
#
# Nothing was guessed. You know *less* about that envelope, and *as much* about your decision.

# %% [markdown] slide="notes"
# 1 minute. Ask: "What would the second clause have to be worth, so that you take this envelope?" There
# is no such number: that is a cutoff in one sentence.

# %% [markdown] slide="slide"
# ## How many of nine leaves must be read?
#
# MAX chooses a branch, MIN chooses a leaf in it. Minimax reads all nine leaves. Decide how many
# are needed, going from left to right, before you look.

# %% [markdown] slide="notes"
# 4 minutes, with the stepper. Twenty seconds of silence. Usual wrong answers: 9 ("to be sure") and 5
# ("half"). Ask back: "After the 2 in the middle branch, what would the 4 have to be to matter?"

# %%
textbook = TreeGame(TREES["textbook"])
draw_tree(textbook)

# %%
predict(
    "2.p1",
    "From left to right: how many of the nine leaves must be read?",
    ["5", "6", "7", "8", "9"],
)

# %% slide="subslide"
trace = record(alphabeta, textbook)
reveal("2.p1", len(trace.leaves), f"In this order: {trace.leaves}.",
       show=show_steps(trace))

# %% [markdown]
# Step to the moment when the middle branch closes. Its first leaf is a 2: MIN can hold MAX to 2
# there, and MAX has 3 already. In the last branch nothing is cut, because 14 and 5 are still better
# than 3: only its last leaf decides.

# %% [markdown] slide="slide"
# ## Two numbers are all that a node has to know
#
# - **alpha** (α): what MAX is already sure of, somewhere on the path from the root.
# - **beta** (β): what MIN is already sure of holding MAX to, somewhere on that path.
#
# Both are guarantees against the worst reply, not hopes. The values between them, more than α and less
# than β, are the **window** (α, β): only they could still change the decision.
#
# While a node is searched, its α only rises and its β only falls. When the search comes back from a
# node, it goes on with the window of the *parent*: what α and β became inside a branch does not
# bind the next branch.

# %% [markdown] slide="notes"
# 3 minutes. A common bug in students' programs: alpha and beta as global variables. Ask: "In branch
# 0 beta fell to 3. Is MIN bound to that 3 in branch 1?" No: MIN has other leaves there.

# %%
windows = sorted((time, visit.path, alpha, beta) for visit in trace.visits()
                 if not visit.terminal for time, alpha, beta in visit.windows)
for time, path, alpha, beta in windows:
    print(f"step {time:>2}   node {path!s:<5} alpha {alpha:>4}   beta {beta:>3}")

# %% [markdown] slide="skip"
# ### What is lost with a fresh window for every root move
#
# A program may call the search of each root move without α and β, as if nothing were known yet. The value
# stays right. On tic-tac-toe it costs:

# %% slide="skip"
def fresh_windows(game):
    """Every root move searched as if nothing were known yet."""
    children = [game.result(game.initial, m) for m in game.actions(game.initial)]
    return max(alphabeta(game, child).value for child in children)


one = count(alphabeta, TicTacToe()).nodes
fresh = count(fresh_windows, TicTacToe()).nodes + 1  # and the root itself
print(f"{one:,} nodes with one window, {fresh:,} with fresh ones")

# %% [markdown] slide="subslide"
# ### The window closes
#
# The same search on a number line. A value above α pushes α up from the left, at a MAX node; a value below β
# pushes β down from the right, at a MIN node. When they meet or cross, the node can be left. (The list above does not show
# that last β: the package leaves the node without writing it down.)

# %% slide="fragment"
show_window(trace, at=4)

# %% [markdown] slide="slide"
# ## When may a node be left?
#
# | who moves there | stop as soon as | because |
# |---|---|---|
# | MAX | value ≥ β | MIN, further up, already has a way to at most β |
# | MIN | value ≤ α | MAX, further up, already has a way to at least α |
#
# Both rows are one rule: stop when α ≥ β. Leaving a node before all its moves are read is a
# **cutoff**; the moves that are not read are **pruned**. *Equal is enough*: a value that only equals what
# a player already has gives that player no reason to change.

# %% [markdown] slide="notes"
# 2 minutes. Let somebody read the first row aloud as a story: "I am MIN, further up. If I let the game come
# here, MAX gets at least β. I already have a way to at most β." Ask: "Why is ≥ enough, why not >?"

# %% [markdown] slide="slide"
# ## Alpha-beta is minimax plus a few lines
#
# This is the package's own code, beside minimax. Changed lines are marked.

# %% [markdown] slide="notes"
# 3 minutes. Ask for the four changes before you name them. Then: "What happens if the loop stops at a value ≥ β
# before it keeps that value?" The parent never hears of the refutation.

# %%
show_source(alphabeta, beside=minimax)

# %% [markdown]
# Four things are new: the window travels down; at a MAX node a value above alpha raises it; at a MIN
# node a value below beta lowers it; and the loop ends when the window is empty.
#
# As in minimax the first question is whether the game is over: there the recursion ends.
# And the order of the lines matters: first the value is kept, then comes the test. A loop that stops at a
# value ≥ β without keeping it returns something smaller: its parent never hears of the value that refuted the branch.

# %% [markdown] slide="slide"
# ## How many leaves are read when MAX chooses last?
#
# Three plies now: MAX, MIN, MAX. Eight leaves.

# %% [markdown] slide="notes"
# 4 minutes, with the stepper. The usual wrong answer is 6: it forgets the cutoff inside the second MAX
# node. Ask: "MIN has a way to 6. You are at the next MAX node and have seen an 8. Will MIN come here?"

# %%
three_plies = TreeGame(TREES["beta cut"])
draw_tree(three_plies)

# %%
predict("2.p2", "How many of the eight leaves are read?", ["4", "5", "6", "7", "8"])

# %% [markdown] slide="subslide"
# ### Which leaves are never read?
#
# Click every leaf that you think is never read, then press Reveal. A wrong click is explained with the
# window of that moment.

# %%
guess_pruned(three_plies)

# %%
trace = record(alphabeta, three_plies)
reveal("2.p2", len(trace.leaves), f"In this order: {trace.leaves}.",
       show=show_steps(trace))

# %% [markdown]
# Watch the second MAX node: it sees 8, and β is 6. *Whatever* comes next, this node is worth at
# least 8, and MIN has a way to 6. So the 7 is pruned by the same rule as the leaves in the right
# branch, only with the players exchanged.

# %% [markdown] slide="slide"
# ## Does the unread leaf really not matter?
#
# Four branches. In the third, MIN already has a 0 when the last leaf comes up, and MAX has 3 elsewhere.
# Let that leaf be anything, and compute the whole tree by minimax each time.

# %% [markdown] slide="notes"
# 2 minutes. Let the class name the most absurd number for the leaf. Ask: "Which leaf would you have to
# change instead, to move the root?" Either 3, the 2, or the 0 (as it stands beside 100): if one of them rises
# to 4, so does the root. If one 3 falls, the other still holds it.

# %%
for last in (5, -1, 100):
    game = TreeGame([[5, 3], [2], [0, last], [6, 3]])
    read = record(alphabeta, game).leaves
    print(f"last = {last:>3}: minimax {minimax(game).value}, alpha-beta reads {read}")

# %% slide="fragment"
draw_tree(record(alphabeta, game))

# %% [markdown]
# "No value here could change the decision": that sentence is what a cutoff claims.

# %% [markdown] slide="slide"
# ## A bound can come from far above
#
# The bound that closes a node need not be its parent's. The MIN node that is cut here has a MAX
# parent with no other child: the parent has no guarantee of its own. The **root** has one, 5, three levels
# up. This is a **deep cutoff**. Only a window that travels the whole path finds it.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Could the bound come from two levels up?" No: when turns alternate, a MIN node is closed by
# alpha, and alpha belongs to MAX nodes: one, three, five levels up.

# %%
deep = TreeGame(TREES["deep cut"])
draw_tree(record(alphabeta, deep))

# %% [markdown] slide="slide"
# ## Why the value at the root never changes
#
# **Claim.** Let $v$ be a node's value. Searched with the window (α, β), it returns a number $r$ such that
#
# - $v = r$ if α < r < β;   $v \le r$ if r ≤ α;   $v \ge r$ if r ≥ β.

# %% [markdown] slide="notes"
# 5 minutes, with the proof and the trial. Write the three cases of the claim on the board and leave them
# there: the rest of the lesson uses them. Ask after the proof: "What if a MAX node threw away an answer
# ≥ β?" Then its parent would hear of something smaller, and the claim would break.

# %% [markdown] slide="fragment"
# **Proof**, from the leaves up.
#
# 1. A leaf returns its value.
# 2. A MAX node calls each child with its own α so far, which is at least the best answer so far. An answer
#    at or below that α belongs to a child worth no more than it: the maximum is not in danger. An
#    answer inside is exact. An answer ≥ β says that this node is worth at least that. MIN is the mirror image.
# 3. The root's window is (−∞, ∞): every answer lies inside, so $v = r$. ∎

# %% [markdown] slide="subslide"
# ### The claim, tried out
#
# Random trees, random windows: does any answer break its promise?

# %%
rng = random.Random(2)
told = {"exactly r": 0, "at most r": 0, "at least r": 0, "broken": 0}
for _ in range(2000):
    game = TreeGame(random_tree(rng, depth=4, branches=(1, 4)))
    low, high = sorted(rng.sample(range(-9, 10), 2))
    r, v = max_value(game, (), low, high, inf, None)[0], minimax(game).value
    kind, kept = ("exactly r", v == r) if low < r < high else (
        ("at most r", v <= r) if r <= low else ("at least r", v >= r))
    told[kind if kept else "broken"] += 1
print(", ".join(f"{kind}: {many}" for kind, many in told.items()))

# %% [markdown]
# And with the infinite window, on a thousand trees: the same value as minimax, a move that is worth it, and
# fewer leaves.

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
# ## Both moves returned 3: which may MAX play?
#
# Two root moves. Alpha-beta got the number 3 back from each of them.

# %% [markdown] slide="notes"
# 4 minutes. A frequent question about alpha-beta on programming forums. Usual wrong answer: either.
# Ask back: "With which window was the second move searched? Which of the three cases is its 3?"

# %%
predict("2.p3", "Both moves returned 3. MAX may safely play …",
        ["only the first", "only the second", "either of them"])

# %% slide="subslide"
tie = TreeGame(TREES["tie"])
trace = record(alphabeta, tie)
reveal("2.p3", "only the first",
       "The second 3 is a bound: reading stopped there.", show=draw_tree(trace))

# %% [markdown] slide="subslide"
# ### A bound is not a value: keep the first of equals
#
# The package replaces its best move only by a *strictly* better one. What if you took the last of
# the tied moves instead? That is what `>=` at the root does.

# %%
def last_of_equals(game):
    root = record(alphabeta, game).root
    ties = [c.move for c in root.opened_children if c.value == root.value]
    return ties[-1]


games = [TreeGame(tree) for tree in
         some_trees(500, depth=4, branches=(3, 3), values=(0, 9))]
chosen = [minimax(game, (last_of_equals(game),)).value for game in games]
blunders = sum(v < minimax(game).value for v, game in zip(chosen, games))
print(f"a worse move in {blunders} of {len(games)} trees")

# %% [markdown]
# For the same reason the numbers beside the root's children are not scores: after a cutoff such a number
# is only "at most". Keep the move while you search; do not look it up afterwards.

# %% [markdown] slide="slide"
# ## One function serves both players, if the window is turned round
#
# Negamax reports every value for the player to move. "Between 3 and 7 for me" is "between −7 and −3
# for you": the window is negated **and** its ends change places.

# %% [markdown] slide="notes"
# 3 minutes. Let the class write the new window for (3, 7) and for (−∞, 5) first: (−7, −3) and (−5, ∞). The
# usual slip negates and forgets to swap; then every window is empty.

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

# %% [markdown] slide="subslide"
# ### A search may be asked a narrow question: fail-soft and fail-hard
#
# Called with a narrow window, a search answers exactly inside it and with a bound outside; then it has
# *failed*, low or high. **Fail-soft** returns what it has seen (`nega` above, and this package).
# **Fail-hard** then returns only the edge of the window.

# %%
print("wide open:", nega(TREES["textbook"], -inf, inf))
for low, high in ((1, 10), (4, 6), (0, 2)):
    soft = nega(TREES["textbook"], low, high)
    hard = max(low, min(high, soft))
    bound = "at most" if soft <= low else "at least"
    word = "exactly" if low < soft < high else bound
    print(f"({low}, {high}): fail-soft {word} {soft}, fail-hard {word} {hard}")

# %% slide="fragment"
asked = {str(window): window for window in ((1, 10), (4, 6), (0, 2))}
ranges(asked, marks={"the value": 3}, span=(-1, 11),
       alt="The value 3 lies inside (1, 10), below (4, 6) and above (0, 2).")

# %% [markdown]
# Both are true; fail-soft says at least as much.
# What narrow windows are good for is shown in [Deepening](05_deepening.ipynb).

# %% [markdown] slide="slide"
# ## Does the order of the branches matter?
#
# Three branches with two leaves each: (3, 12), (8, 2), (14, 5). Put the branches, and the leaves in each, in every
# possible order. How many leaves are read?

# %% [markdown] slide="notes"
# 2 minutes. Ask for a guess of the best case first: four is less than the class expects, six in the given order
# looks like "nothing can be cut in this tree". It needs another order, not a deeper tree.

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
print(", ".join(f"{reads.count(n)} orders read {n} leaves" for n in kinds))
print("as given:", leaves_read([[3, 12], [8, 2], [14, 5]]))
bars([f"{n} leaves" for n in kinds], [reads.count(n) for n in kinds],
     title="how many orders",
     alt=", ".join(f"{reads.count(n)} orders read {n} leaves"
                   for n in kinds) + ".")

# %% [markdown] slide="slide"
# ## How few leaves can be enough?
#
# To be sure of a value you must prove two things: MAX can get *at least* v, and MIN can hold MAX to
# *at most* v. The first proof fixes one move of MAX at each node and tries all replies of MIN. The second
# fixes a reply of MIN and tries all moves of MAX.

# %% [markdown] slide="notes"
# 5 minutes, with the picture. 32 is "half the tree"; 8 is the square root, which forgets the second proof. Ask:
# "One strategy proves at least v. What proves at most v?" In the picture, let somebody follow the blue tree
# with a finger: one move at ▲, all moves at ▼.

# %%
predict("2.p4", "64 leaves, 2 moves everywhere: how few can be enough?",
        ["8", "15", "23", "32"])

# %% slide="subslide"
rng = random.Random(7)
shuffled = random_tree(rng, depth=6, branches=(2, 2), values=(0, 999))
best_first = reorder(shuffled, 1, rng)
reveal("2.p4", leaves_read(best_first),
       "Eight for each proof; one leaf serves both.",
       show=draw_proofs(best_first))

# %% [markdown] slide="subslide"
# ### At best, half the exponent is saved
#
# $$ b^{\lceil d/2 \rceil} + b^{\lfloor d/2 \rfloor} - 1 $$
#
# The two proofs share one leaf, hence the −1. When leaves may have any value, no method can do with fewer
# (Knuth and Moore). Where values are limited, one proof may be free: if nothing is worth more than +1, a value of
# +1 needs no "at most".
#
# A node in both proofs is a **PV node**: it lies on the principal variation, the best line. Everywhere else in the proofs **cut nodes**,
# where one move is enough, and **all nodes**, where every move is needed, take turns.

# %%
print(f"b=2, d=6: {2**6} leaves, at best {fewest_leaves(2, 6)}")
print(f"b=35, d=8: {35**8:.3g} leaves, at best {fewest_leaves(35, 8):,}")

# %% [markdown]
# About the *square root* of the leaves remains. In the best case the same effort reaches about twice the depth.

# %% [markdown] slide="slide"
# ## And how much can be saved at worst?
#
# Two moves everywhere, four plies, sixteen leaves, all different. Somebody chooses their values to annoy
# you. How many leaves can they make alpha-beta read?

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: 15, "a cutoff somewhere is unavoidable in so deep a tree". Worst first for both players is
# *not* the worst order: at four plies deep cutoffs slip in.

# %%
predict("2.p5", "At most how many of the 16 leaves are read?", ["12", "14", "15", "16"])

# %%
annoying = [[[[1, 3], [9, 10]], [[0, 11], [7, 2]]],
            [[[6, 8], [15, 13]], [[4, 14], [5, 12]]]]
reveal("2.p5", leaves_read(annoying), "Nothing is cut: the worst case is minimax itself.",
       show=draw_tree(record(alphabeta, TreeGame(annoying)), windows=False))

# %% [markdown] slide="slide"
# ## What lies between best and worst first?
#
# The slider orders a tree's branches from worst first (0) to best first (1) for whoever chooses.
# In the middle it is a shuffle. The bar *this order* is the mean over two hundred trees of 64 leaves.

# %% [markdown] slide="notes"
# 3 minutes, with the curves. Before you drag: "Is a shuffle nearer to the best, or to minimax?" It lies in the
# middle, and that is already worth a lot. Only a good guess moves it further: the next lesson.

# %% slide="skip"
def mean_leaves(trees, quality):
    rng = random.Random(1)
    reads = [leaves_read(reorder(tree, quality, rng)) for tree in trees]
    return sum(reads) / len(reads)


trees = some_trees(200, depth=6, branches=(2, 2), values=(0, 999))
qualities = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]
means = [mean_leaves(trees, quality) for quality in qualities]
print([f"{mean:.1f}" for mean in means])

# %% slide="fragment"
pictures = [
    bars(["best possible", "this order", "minimax"],
         [fewest_leaves(2, 6), round(mean, 1), 64],
         title="leaves read",
         alt=f"In this order {mean:.1f} of 64 leaves are read.")
    for mean in means
]
show_frames([f"{q:.2f}" for q in qualities], pictures, label="worst to best")

# %% [markdown] slide="subslide"
# ### Leaves against depth
#
# Three branches, on a log scale: a straight line is a constant factor per ply, and the slope shows it.

# %% slide="skip"
depths = range(2, 8)
shape = {"branches": (3, 3), "values": (0, 10**6)}
by_depth = [some_trees(8, depth=depth, **shape) for depth in depths]
curves = {
    "minimax": [3**depth for depth in depths],
    "worst first": [mean_leaves(trees, 0) for trees in by_depth],
    "shuffled": [mean_leaves(trees, 0.5) for trees in by_depth],
    "best first": [mean_leaves(trees, 1) for trees in by_depth],
}

# %% slide="fragment"
lines(list(depths), curves, log=True, xlabel="plies", ylabel="leaves read")

# %% [markdown]
# Nobody can be sure of the best order beforehand: whoever knew the best moves would not have to search for them.
# [Move ordering](03_ordering.ipynb) is about guessing it well.

# %% [markdown] slide="skip"
# ### For a random order the factor per ply is known
#
# If the leaves are different and independent, in random order the number of leaves read grows by the factor
# $\xi/(1-\xi)$ per ply in the limit of deep trees, where $\xi^b + \xi = 1$ (Pearl). Written as $b^x$:

# %% slide="skip"
def random_order_exponent(b):
    low, high = 0.0, 1.0
    while high - low > 1e-12:
        xi = (low + high) / 2
        low, high = (xi, high) if xi**b + xi < 1 else (low, xi)
    return log(xi / (1 - xi)) / log(b)


for b in (2, 7, 35, 361):
    x = random_order_exponent(b)
    print(f"b={b}: b^{x:.3f}={b**x:.1f}, b^0.5={b**0.5:.1f}, b^0.75={b**0.75:.1f}")

# %% [markdown] slide="skip"
# In the limit all four exponents lie between 0.5, the best case, and 0.75: $b^{3d/4}$ leaves is a common rule of thumb. They grow slowly with b.

# %% [markdown] slide="skip"
# ### A bound may also come from outside, if it is a true one
#
# Suppose something tells you, before you look, that a MIN node is worth *at most* U. If U ≤ α, leave it. In the same way
# leave a MAX node that is worth *at least* L, if L ≥ β. Three sources of U, on the same trees; only the first
# is a true upper bound:

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
sources = {"highest leaf": lambda node: max(flat(node)), "a guess": guess,
           "lowest leaf": lambda node: min(flat(node))}
wrong = [sum(with_bound(tree, upper) != minimax(TreeGame(tree)).value for tree in trees)
         for upper in sources.values()]
print(", ".join(f"{name}: {n}" for name, n in zip(sources, wrong)), "of", len(trees))
bars(list(sources), wrong, title="wrong values at the root")

# %% [markdown] slide="skip"
# True bounds do no harm. An *estimate* used as a bound can make the result wrong.

# %% [markdown] slide="slide"
# ## Do a million nodes reach depth 8 in chess?
#
# A chess position has about 35 moves. A program has 100 seconds, at 10,000 nodes a second.

# %% [markdown] slide="notes"
# 2 minutes. The tempting sum: "35 to the 4 is about a million, and pruning doubles the depth". Ask: "How many such
# terms does the formula have, and how large is 35 to the 4 really?"

# %%
seconds, speed = 100, 10_000
print(f"{seconds} s at {speed:,} nodes a second: {seconds * speed:,} nodes")
for depth in (6, 7, 8):
    print(f"depth {depth}, best order: {fewest_leaves(35, depth):,} leaves")

# %% [markdown]
# With the best order everywhere a million nodes complete depth 6, but not depth 7. Alpha-beta makes deeper search
# *affordable*; it does not make chess *solved*. What to do at the depth limit is the subject of
# [Evaluation](06_evaluation.ipynb).

# %% [markdown] slide="slide"
# ## What pruning changes, and what it does not
#
# | | minimax | alpha-beta |
# |---|---|---|
# | value at the root | exact | the same |
# | values inside | exact | maybe only bounds |
# | complete, optimal | on finite trees, against best play | the same |
# | leaves, worst case | $b^d$ | $b^d$ |
# | leaves, best case | $b^d$ | $b^{\lceil d/2\rceil}+b^{\lfloor d/2\rfloor}-1$ |
# | space, depth first | $b\,d$ | $b\,d$ |
#
# Plain minimax is still useful: it gives every node its exact value, and alpha-beta is checked against it.

# %% [markdown] slide="notes"
# 2 minutes. Cover the right column and let the class fill it in.

# %% [markdown] slide="skip"
# ### Thinking about what to think about
#
# Alpha-beta computes *which computation can matter*: a first piece of **metareasoning**. It has limits that other
# lessons take up:
#
# - it trusts its leaf values: one wrong estimate at the depth limit can decide ([Evaluation](06_evaluation.ipynb));
# - it works just as hard where the move is obvious, or the only one;
# - it thinks move by move, where people think in plans;
# - what it learns in one search it forgets before the next, unless it is stored ([Tables](04_tables.ipynb)) or learned
#   ([Self-play](13_selfplay.ipynb)).

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/02_pruning.ipynb): trace two trees, write alpha-beta and
# watch *your own* search step by step, find a deep cutoff, repair a broken window, explain a cutoff in words,
# and write the test that tells right from wrong.

# %% [markdown] slide="notes"
# 1 minute. Which exercise is for the class and which for home.

# %% [markdown] slide="slide"
# ## Key points
#
# - A branch is left when no value in it could change the decision. Nothing is estimated.
# - α is MAX's guarantee, β is MIN's. A node is left when α ≥ β; coming back, the parent's window holds again.
# - The root's value is exact; other numbers may be bounds. Keep the first of equal moves.
# - Two proofs are needed: at best about the square root of the leaves, at worst all of them. The order decides.

# %% [markdown] slide="notes"
# 2 minutes. One recall question to each third of the room, one sentence back.

# %% [markdown]
# ## Ask yourself
#
# 1. [Why may a search stop when the value *equals* the bound?](#When-may-a-node-be-left?)
# 2. [Two root moves returned 3. What must be true of the second 3, so that either may be played?](#A-bound-is-not-a-value:-keep-the-first-of-equals)
# 3. [Why does the best case have two terms, and why the −1?](#At-best,-half-the-exponent-is-saved)
#
# ## Further reading
#
# - D. Knuth and R. Moore, *An Analysis of Alpha-Beta Pruning*, Artificial Intelligence 6 (1975).
# - J. Pearl, *The Solution for the Branching Factor of the Alpha-Beta Pruning Algorithm and Its Optimality*,
#   CACM 25 (1982).
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, "Alpha-Beta Pruning"
#   (chapter 5, in the Global Edition chapter 6).
