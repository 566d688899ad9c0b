# %% [markdown] slide="slide"
# # 11 · Monte Carlo tree search: asking the dice
#
# **How do you choose a move when you can neither search to the end nor judge a position?**
#
# **Objectives**
#
# - explain why random games alone mislead
# - compute UCB1, and say what each of its terms is for
# - trace the four phases of an iteration: select, expand, simulate, backup
# - decide whose wins a node has to count
# - compare MCTS with alpha-beta by measurement, not by reputation
#
# **Time** 60 minutes; the exercises take another hour and a half
#
# **You need** lesson 01 (minimax) and lesson 02 (alpha-beta)

# %% [markdown] slide="notes"
# Two minutes. Ask: "You are in a foreign city, no guide, twenty restaurants, ten evenings. How do
# you spend them?" Both usual answers (always the first good one; never the same twice) come back
# in the bandit.

# %% slide="skip"
import random
from fractions import Fraction
from functools import cache, partial
from itertools import islice
from math import sqrt

from gamesearch import MAX, ConnectFour, Game, Hex, Nim, TicTacToe, TreeGame
from gamesearch.search.montecarlo.bandit import Arm
from gamesearch import alphabeta, count, draw_board
from gamesearch.drawing.charts import bars
from gamesearch.evaluation.connectfour import centre_stones
from gamesearch.evaluation.weighted import Weighted
from gamesearch import draw_growth, draw_tree
from gamesearch.drawing.charts import intervals
from gamesearch.evaluation.connectfour import threes
from gamesearch.search.montecarlo.bandit import play_bandit
from gamesearch.search.montecarlo.flat import flat_monte_carlo, highest
from gamesearch import mcts, minimax, record
from gamesearch.arena.tournament import openings
from gamesearch.drawing.charts import lines
from gamesearch.evaluation.connectfour import twos
from gamesearch.search.montecarlo.bandit import epsilon_greedy
from gamesearch import play, predict, reveal, show_frames, show_phases
from gamesearch.sizes import positions
from gamesearch import show_source, solve, tree_after
from gamesearch.arena.tournament import tournament
from gamesearch.search.montecarlo.bandit import ucb1
from gamesearch.search.montecarlo.mcts import uniform_rollout
from gamesearch.arena.ratings import wilson
from gamesearch.search.montecarlo.bandit import by_ucb1
from gamesearch.search.montecarlo.mcts import Iteration, expand, rewarded, root_of, uct
from gamesearch.search.montecarlo.mcts import select

# %% [markdown] slide="slide"
# ## Some games give alpha-beta nothing to hold on to
#
# Hex: two players put stones on a board of hexagons. X joins left and right, O joins top and bottom.
# The rules fit on a card, yet
#
# - every free cell is a legal move: the tree is as *wide* as the board is large;
# - nobody has a short formula for who is ahead;
# - the game is decided late, far beyond any depth that can be reached.
#
# Go is like that, with some 250 moves at a turn. <!-- cited: 250 (Allis, Searching for Solutions in Games and Artificial Intelligence, 1994) -->

# %%
game = Hex(5)
draw_board(game, game.parse("12 8 11 13 18 17 14"))

# %%
sizes = [3, 4, 5, 6, 7]
opened = [count(alphabeta, Hex(size), depth=4).states for size in sizes]
moves = [size**2 for size in sizes]
print("moves at the start:", moves)
print("states opened to look four plies ahead:", opened)
lines(moves, {"alpha-beta, 4 plies": opened}, ylabel="states opened",
      xlabel="moves at the start", alt=f"It grows steeply: {opened}")

# %% [markdown]
# And after four plies on a board of 49 cells alpha-beta knows nothing yet: nobody has won, and there
# is no evaluation to ask. Lesson 06 would now look for features. Here we do without.

# %% [markdown] slide="slide"
# ## The idea: play on at random and see who wins
#
# 1. From the position, both sides play random moves to the end of the game.
# 2. See who won. That needs the rules, and nothing else.
# 3. Do it many times.
# 4. Prefer the moves whose games went well.
#
# Such a game is a **playout**, **simulation** or **rollout**. A position's value is the *average* of
# what its playouts were worth. One playout says almost nothing; a thousand say something. *What* they
# say is the question of the next slides.

# %%
board = TicTacToe()
position = board.parse(".X......O")
search = flat_monte_carlo(board, position, rng=random.Random(1))
root = tree_after(7_000, search)

# %%
marks = {child.move: f"{child.mean:.2f}" for child in root.children}
draw_board(board, position, marks=marks)

# %% [markdown]
# X is to move; at each cell stands the share of games that X won from there, draws counting half, each
# from a thousand games. This is **flat Monte Carlo**: every move the same number of games, no tree. It
# likes the centre best.

# %% [markdown] slide="slide"
# ## Will more games make the choice right?
#
# A smaller case. MAX picks a branch, MIN picks a leaf; a leaf's value is MAX's reward. In the first
# branch three leaves of four are good for MAX. In the second all are fair.

# %% [markdown] slide="notes"
# Expected answer: "rarely, with enough games the law of large numbers helps". It helps the wrong
# way round. Ask back: "What is the mean of the left branch? And who chooses there?" Three minutes.

# %%
trap = TreeGame([[1, 1, 1, 0], [0.5, 0.5, 0.5, 0.5]])
draw_tree(trap)

# %%
predict("11.p1", "A thousand games: how often is the trap chosen?",
        ["never", "in half of the runs", "always"])

# %% slide="skip"
budgets = [10, 30, 100, 300, 1000]
with_dice = {"rng": random.Random(1), "limits": (0, 1)}


def share(choose, runs=60):
    """In which share of the runs a way to choose picks the trap."""
    trapped = [sum(choose(n) == 0 for _ in range(runs)) for n in budgets]
    return [round(often / runs, 2) for often in trapped]


flatly = share(lambda n: highest(tree_after(n, flat_monte_carlo(trap, **with_dice))).move)
by_tree = share(lambda n: tree_after(n, mcts(trap, **with_dice)).best.move)
print("flat:", flatly, "with a tree:", by_tree)

# %% slide="subslide"
lines(budgets, {"flat": flatly, "with a tree (below)": by_tree}, logx=True,
      xlabel="random games", ylabel="share of runs that pick the trap",
      alt=f"Flat sampling ends at {flatly[-1]}, the tree at {by_tree[-1]}")

# %%
reveal("11.p1", "always", "Its mean is 0.75, and more games make that surer.")

# %% [markdown]
# Flat sampling does not get it right in the limit, it gets *certain*. Its numbers tend to what a move
# is worth if **both** sides play at random. MIN does not.

# %% [markdown] slide="slide"
# ## Random playouts are honest about the wrong question
#
# Some texts call uniform playouts "unbiased". They are, for the value of random play. For tic-tac-toe
# that value can be computed exactly, without any dice:


# %% slide="skip"
@cache
def under_random_play(state):
    """What a position is worth to MAX if both sides choose at random."""
    if board.is_terminal(state):
        return Fraction(board.utility(state))
    after = [board.result(state, move) for move in board.actions(state)]
    return sum(map(under_random_play, after)) / len(after)


# %%
value = under_random_play(board.initial)
print(f"random play: {value} = {float(value):+.3f}")
print("perfect play:", alphabeta(board).value)

# %% slide="skip"
exact = cache(lambda state: alphabeta(board, state).value)


def flat_in_the_limit(state):
    """The move that infinitely many random games would choose."""
    sign = 1 if board.to_move(state) == MAX else -1
    worth = {move: sign * under_random_play(board.result(state, move))
             for move in board.actions(state)}
    return max(worth, key=worth.get)


# %%
open_states = [s for s in positions(board) if not board.is_terminal(s)]
wrong = [s for s in open_states
         if exact(board.result(s, flat_in_the_limit(s))) != exact(s)]
print(f"a worse move in {len(wrong)} of {len(open_states):,} positions")
worth = exact(board.result(position, flat_in_the_limit(position)))
print(f"on our board: it plays {flat_in_the_limit(position)},", end=" ")
print(f"worth {worth}; the best move is worth {exact(position)}")
draw_board(board, position, marks={flat_in_the_limit(position): "flat"})

# %% [markdown]
# The centre only draws, where a win was to be had. Random sampling at every choice suffices where
# opponents are dice anyway. Against somebody who *chooses*, the sampling has to learn who chooses what.

# %% [markdown] slide="skip"
# ## Four times the games, half the error
#
# Luck itself is the smaller problem, but it is slow to go away. The same position, its value
# estimated again and again: by how much do the estimates differ?

# %% slide="skip"
predict("11.p2", "Twice as many random games: what becomes of the error?",
        ["half of it", "a bit less: divided by 1.4", "a quarter"])


# %% slide="skip"
def spread(games, runs=150):
    """The standard deviation of the estimates."""
    rng = random.Random(games)
    sums = [sum(board.utility(uniform_rollout(board, board.initial, rng))
                for _ in range(games)) / games for _ in range(runs)]
    mean = sum(sums) / runs
    return sqrt(sum((each - mean) ** 2 for each in sums) / runs)


numbers = [25, 50, 100, 200, 400]
errors = [spread(games) for games in numbers]
print({games: round(error, 3) for games, error in zip(numbers, errors)})

# %% slide="skip"
reveal("11.p2", "a bit less: divided by 1.4", f"√2 = {sqrt(2):.1f}; √4 = 2.")

# %% slide="skip"
lines(numbers, errors, logx=True, xlabel="random games", ylabel="error",
      alt="Four times the games, half the error: the curve flattens")

# %% [markdown] slide="slide"
# ## "Do what you know" and "try something new" are both good advice
#
# Should you change your course of study? The new one might be more interesting and pay better. In the
# old one you have friends, skills, a network. Anybody who learns while choosing has this problem, and
# programs have it too:
#
# - **exploit**: do what has worked best so far;
# - **explore**: do what you do not know well enough.
#
# Its simplest form is the **bandit**: a row of slot machines, each with its own odds. You have some
# coins. Which arm next?

# %% [markdown] slide="slide"
# ## UCB1 is hopeful where it knows little
#
# $$ \text{UCB1} = \underbrace{\frac{W}{N}}_{\text{exploit}} + \underbrace{c\,\sqrt{\frac{\ln N_{\text{parent}}}{N}}}_{\text{explore}} $$
#
# - $W$: what the arm has paid in all, $N$: how often it was pulled
# - $N_{\text{parent}}$: all pulls together, of this arm and its siblings
# - $c$: how much not knowing is worth
#
# The bonus falls as an arm is pulled, and rises, slowly, while the others are. Pull the arm with the
# highest sum. With $N = 0$ the formula divides by zero: an arm never tried comes first, always.

# %%
show_source(ucb1)

# %% [markdown] slide="slide"
# ## Which of three comes next?
#
# Three arms, 35 pulls: 6 of 10, 1 of 1, 12 of 24.

# %% [markdown] slide="notes"
# Expected wrong answers: "6 of 10, the best mean of those one can trust" (that is the question which
# move to PLAY, later) and "12 of 24, most experience". Ask: "About which arm do we know least?"

# %%
arms = ["6 of 10", "1 of 1", "12 of 24"]
predict("11.p3", "Which arm does UCB1 pull next?", arms)

# %% slide="skip"
seen = {"6 of 10": (6, 10), "1 of 1": (1, 1), "12 of 24": (12, 24)}
bounds = {name: ucb1(*arm, 35) for name, arm in seen.items()}
print({name: round(bound, 3) for name, bound in bounds.items()}, ucb1(0, 0, 35))

# %% slide="subslide"
both = {"mean": [round(W / N, 3) for W, N in seen.values()],
        "UCB1": [round(bound, 3) for bound in bounds.values()]}
bars(list(seen), both,
     alt="1 of 1 has the highest bound, 12 of 24 the lowest")

# %%
reveal("11.p3", "1 of 1", "One pull proves little, so much is possible.")

# %% [markdown] slide="slide"
# ## The constant c decides how curious to be
#
# Three arms that pay in 30, 50 and 60 of 100 cases; a thousand coins. Move c.


# %% slide="skip"
def pulls_of(choose, coins=1000, seed=3):
    arms = [Arm(0.3), Arm(0.5), Arm(0.6)]
    pulled = list(islice(play_bandit(arms, choose, random.Random(seed)), coins))
    return [pulled.count(place) for place in range(3)], sum(arm.W for arm in arms)


# %% slide="skip"
constants = [0, 0.1, 0.3, 0.7, 1.4, 3, 10]
pictures = []
for c in constants:
    pulls, paid = pulls_of(by_ucb1(c))
    words = f"c = {c}: {pulls} pulls, {paid:.0f} coins won"
    odds = ["30 %", "50 %", "60 %"]
    pictures.append(bars(odds, pulls, title=words, span=(0, 1100), alt=words))

# %%
show_frames(constants, pictures, label="c", at=4)

# %% [markdown]
# With c = 0 the first lucky arm may keep all the coins; with a large c the arms are pulled alike,
# however badly they pay. In between, every arm gets its chance and the best one the bulk.

# %% [markdown] slide="skip"
# ### A simpler rule: mostly greedy
#
# **Epsilon-greedy** takes the best mean, but any arm at random in, say, one of ten pulls. It never
# stops wasting those pulls; UCB1's exploring thins out.


# %% slide="skip"
def lost(choose, coins, runs=20):
    """Coins missed, on average, against always pulling the best arm."""
    paid = [pulls_of(choose, coins, seed)[0] for seed in range(runs)]
    return sum(0.3 * a + 0.1 * b for a, b, _ in paid) / runs


coins = [125, 250, 500, 1000, 2000]
rules = {"ε = 0.1": epsilon_greedy(0.1), "ε = 0.3": epsilon_greedy(0.3),
         "UCB1, c = 0.4": by_ucb1(0.4), "UCB1, c = √2": by_ucb1()}
regret = {name: [lost(rule, n) for n in coins] for name, rule in rules.items()}

# %% slide="skip"
lines(coins, regret, xlabel="coins spent", ylabel="coins missed",
      alt="; ".join(f"{n}: {ys[-1]:.0f} coins missed" for n, ys in regret.items()))

# %% [markdown] slide="skip"
# The greedy rules miss coins in a straight line, for ever; UCB1's lines bend. But √2 is made for the
# worst case: a smaller c, tuned to these arms, does best here.

# %% [markdown] slide="slide"
# ## √2 belongs to rewards between 0 and 1
#
# "C is typically √2", say the slides. That holds for rewards of 1, ½, 0. With +1, 0, −1 the means lie
# on a scale twice as wide, so the bonus has to be twice as large. The same search, the same dice,
# three ways:


# %%
def visits(**options):
    search = mcts(board, rng=random.Random(1), **options)
    return {child.move: child.N for child in tree_after(2000, search).children}


tied = visits()
wide_scale = visits(limits=(0, 1), c=2 * sqrt(2))  # +1 and −1 taken as they are
too_greedy = visits(limits=(0, 1))
print("0 to 1, c = √2:  ", [tied[cell] for cell in range(9)])
print("−1 to 1, c = 2√2:", [wide_scale[cell] for cell in range(9)])
print("−1 to 1, c = √2: ", [too_greedy[cell] for cell in range(9)])

# %%
shown = {"c fits the rewards": [tied[cell] for cell in range(9)],
         "c too small": [too_greedy[cell] for cell in range(9)]}
bars(range(9), shown, title="visits of the nine first moves",
     alt=f"With c too small one move gets {max(too_greedy.values())} visits")

# %% [markdown]
# Identical visits in the first two lines. The package turns every game's values into rewards from 0
# to 1, so its c means the same everywhere. In practice c is tuned to the game all the same.

# %% [markdown] slide="slide"
# ## A tree of bandits: every position is one
#
# The trap again: how *would* flat sampling notice MIN's reply? By giving MIN a bandit too, one level
# down, which looks for *MIN's* wins. And MAX one below that.
#
# That is **UCT**: *upper confidence bounds applied to trees*. UCB1 is the formula, UCT the algorithm
# that uses it at every node. (Some slides write "UTC" or mix up the two.) What people call *Monte
# Carlo tree search* is, without further words, UCT.
#
# Games are not only counted at the root, but at every node they pass. So the sampling below a node
# drifts from random towards *good* replies.

# %% [markdown] slide="slide"
# ## Four phases, over and over
#
# | phase | what happens |
# |---|---|
# | **select** | from the root down, always to the child with the highest UCB1, while all were tried |
# | **expand** | add *one* child that was not tried yet |
# | **simulate** | play a random game from there to its end |
# | **backup** | tell every node on the path: N grows by 1, W by the reward |
#
# One node and one game an iteration. Step through twelve of them:

# %% slide="skip"
early = board.parse("XX.OO....")
first_games = list(islice(mcts(board, early, rng=random.Random(2)), 12))

# %%
show_phases(board, first_games)

# %% [markdown]
# X is to move and wins at cell 2. Beside each node stands W/N, in it the mean; the numbers in a
# sentence are the UCB1 values that decided. The first five iterations try the five moves. From the
# tenth on, the win draws the games. A finished game is "played out" at once.

# %% [markdown] slide="subslide"
# ### Each phase is a few lines
#
# Textbooks write `while IS-TIME-REMAINING(): leaf ← SELECT(tree); child ← EXPAND(leaf); …` and return
# the move with the most playouts. The package's own loop has the same four lines, and each of them is a
# short function. The random part leaves no nodes behind, only its result.

# %%
show_source(mcts)

# %% [markdown] slide="slide"
# ## Whose wins? Those of the player who moved *into* the node
#
# "Result = 1 if win for this node's player." Which one is that? The player who is *to move* there, or
# the one who *came* there? Whoever chooses among the children compares their W/N. So W/N must be good
# news for the one who chooses: for the player who makes the move that leads *into* the child.

# %% [markdown] slide="notes"
# Expected answer to the prediction: "half of them, it is just a convention". Ask: "If W/N counts my
# opponent's wins, which child do I take?" The three graphs on the next slides are worth the time.

# %%
draw_board(board, early)

# %%
answers = ["the same moves", "random-looking ones", "nearly always bad ones"]
predict("11.p4", "Count the wins of the player to move: what is played?", answers)


# %% slide="skip"
def grown(game, state, wins_of, rng):
    """UCT in which `wins_of(node)` says whose wins a node counts."""
    root = root_of(game, state)
    while True:
        path = select(root, uct())
        expand(game, path, rng)
        end = uniform_rollout(game, path[-1].state, rng)
        reward = rewarded(game, end, game.limits)
        for node in path:
            node.N += 1
            node.W += reward if wins_of(node) == MAX else 1 - reward
        yield Iteration(path, end, reward)


# %% slide="skip"
right = grown(board, early, lambda node: node.mover, random.Random(1))
wrong_sign = grown(board, early, lambda node: node.player, random.Random(1))
growth, done = [], 0
stops = [5, 15, 50, 150, 500, 1500]
for games in stops:
    more = games - done
    done = games
    growth.append(draw_growth({"who moved in": tree_after(more, right),
                               "who is to move": tree_after(more, wrong_sign)}))

# %% slide="subslide"
show_frames(stops, growth, label="games", at=3)

# %% [markdown]
# The larger, the more visits. On the left the winning move 2 takes nearly all; on the right it is the
# move *least* visited: both players look for what is worst for themselves.

# %% slide="skip"
def matters(state):
    """Is there something to choose, with something at stake?"""
    after = [exact(board.result(state, move)) for move in board.actions(state)]
    return len(after) > 3 and len(set(after)) > 1


rng = random.Random(7)
chosen = rng.sample(list(filter(matters, open_states)), 100)

# %% slide="skip"
def best_moves(rule, games):
    """In how many of 100 positions the move found is a best one."""
    found = 0
    for number, state in enumerate(chosen):
        wins_of = partial(rule, board.to_move(state))
        search = grown(board, state, wins_of, random.Random(number))
        move = tree_after(games, search).best.move
        found += exact(board.result(state, move)) == exact(state)
    return found


# %% slide="skip"
few_or_many = [50, 200, 800]
rules = {"who moved in": lambda me, node: node.mover,
         "who is to move": lambda me, node: node.player,
         "always me": lambda me, node: me}
table = {name: [best_moves(rule, n) for n in few_or_many]
         for name, rule in rules.items()}
for name, found in table.items():
    print(f"{name:>15}: best moves in {found} of {len(chosen)} positions")

# %% slide="subslide"
lines(few_or_many, table, logx=True, xlabel="random games",
      ylabel="best moves in 100 positions", alt=f"Best moves found: {table}")

# %%
reveal("11.p4", "nearly always bad ones", "It searches for the wrong side.")

# %% [markdown]
# *Always me*, the player for whom the search is run, looks nearly right and is the nastier bug: the
# opponent's replies are then chosen to please me. More games do not mend it. A test that tells: an
# immediate win must get a mean near 1, an immediate loss one near 0.

# %% [markdown] slide="slide"
# ## One result is good news and bad news by turns
#
# Backup by hand. A path from the root to a new node, MAX to move at the root; MAX wins the random game.

# %% slide="skip"
game = Nim(9, most=3)
iterations = list(islice(mcts(game, rng=random.Random(5)), 40))
path, end, reward = iterations[-1]

# %%
print("worth to MAX:", reward)
for node in path:
    gain = reward if node.mover == MAX else 1 - reward
    who = "MAX" if node.mover == MAX else "MIN"
    print(f"moved in: {who}  N {node.N - 1} -> {node.N}", end="  ")
    print(f"W {node.W - gain:g} -> {node.W:g}")

# %%
draw_tree(path[0].to_networkx(least=5))

# %% [markdown]
# N grows on the whole path; W where the winner had moved in. A draw adds ½ everywhere. Nobody moved
# into the root: there the package counts for the opponent of the player to move, and no choice
# depends on it.

# %% [markdown] slide="slide"
# ## Play the move visited most, not the highest mean
#
# "Return the best child of the root." Best by what? After 60 games:

# %%
root = tree_after(60, mcts(ConnectFour(), rng=random.Random(4)))
for child in sorted(root.children, key=lambda child: -child.N):
    bound = ucb1(child.W, child.N, root.N)
    known = f"N {child.N:>2}, mean {child.mean:.2f}, UCB1 {bound:.2f}"
    print(f"column {child.move}: {known}")

# %%
predict("11.p5", "Which move to play, by its mean after so many games?",
        ["0.9 after 10", "0.8 after 400"])

# %% slide="subslide"
few, many = wilson(9, 10), wilson(320, 400)
for name, (low, high) in {"9 of 10": few, "320 of 400": many}.items():
    print(f"{name}: somewhere from {low:.2f} to {high:.2f}")

# %%
intervals({"9 of 10": (few[0], 0.9, few[1]),
           "320 of 400": (many[0], 0.8, many[1])},
          xlabel="the true mean may be anywhere here",
          alt="The few games leave a wide interval, the many a narrow one")

# %%
reveal("11.p5", "0.8 after 400", "The search itself kept coming back to it.")

# %% [markdown]
# A mean of few games may be luck. UCB1 says what to *try*, not what to *play*: above it names columns 4 and 6, though 3 was
# visited most and has the best mean. Visits are what good means over a long time add up to. With many games all three agree.

# %% [markdown] slide="slide"
# ## The tree grows where it matters
#
# Connect Four, X to move, O threatens to fill column 2. The nodes visited at least 75 times of 1500:

# %% slide="skip"
game = ConnectFour()
threat = game.parse("3 2 3 2 4 2")
root = tree_after(1500, mcts(game, threat, rng=random.Random(1)))

# %%
draw_tree(root.to_networkx(least=75), moves=True)

# %% slide="skip"
def plies(node):
    return 1 + max(map(plies, node.children), default=-1)


print(len(list(root.walk())), "nodes, the deepest after", plies(root), "plies")
draw_growth({"1500 games": root})

# %% [markdown]
# Bad moves get a few games and are left alone, promising lines are followed deeply: **selective**
# search, as forward pruning in lesson 05 was, but with no move ever dropped for good.

# %% [markdown] slide="slide"
# ## It can be stopped at any time
#
# After every game there is a move to play. So MCTS fits a clock, a frame rate or an impatient person
# better than a fixed depth does. Where a move is due in real time, an anytime search is what you want:
# this one, or iterative deepening (lesson 05).

# %%
search = mcts(game, threat, rng=random.Random(1))
for more in (10, 40, 150, 800):
    root = tree_after(more, search)
    move, visited = root.best.move, root.best.N
    print(f"after {root.N:>4} games: column {move}, {visited} visits")

# %% [markdown] slide="slide"
# ## A larger budget helps less and less, where it helps
#
# How often is the move right? Three positions, thirty runs at each budget; the bars are Wilson's
# intervals from lesson 06.

# %% slide="skip"
def found(game, state, games, runs=30):
    state = game.initial if state is None else state
    best = {m for m in game.actions(state) if alphabeta(game, game.result(state, m)).value
            == alphabeta(game, state).value}
    tries = (mcts(game, state, rng=random.Random(run)) for run in range(runs))
    return sum(tree_after(games, each).best.move in best for each in tries)


# %%
budgets = [25, 50, 100, 200, 400, 800, 1600]
cases = {"tic-tac-toe": (board, board.parse("O..XX....")),
         "Nim(9)": (Nim(9, most=3), None), "Nim(15)": (Nim(15, most=3), None)}
hits = {name: [found(*case, n) for n in budgets]
        for name, case in cases.items()}
for name, row in hits.items():
    print(f"{name:>11}: {row} of 30")

# %%
lines(budgets, {name: [k / 30 for k in row] for name, row in hits.items()},
      intervals={name: [wilson(k, 30) for k in row]
                 for name, row in hits.items()},
      logx=True, xlabel="random games", ylabel="share of right moves",
      alt=f"Right moves of 30 at {budgets} games: {hits}")

# %% [markdown]
# What a program can afford depends on its clock, the speed of a playout and the size of the tree. Slides
# name 1,000 to 10,000 games for fast games, 100,000 to 1,000,000 and more for Go. The curve says when to
# stop: where it is flat. <!-- cited: 1,000, 10,000, 100,000, 1,000,000 (a lecture's rule of thumb) -->

# %% [markdown] slide="slide"
# ## Nim(15) fools the playouts
#
# Fifteen stones, take one to three, the last one wins: leave a multiple of four. For a thousand games
# MCTS is no better than guessing among three moves. Then it recovers, slowly:

# %% slide="skip"
root = tree_after(800, mcts(Nim(15, most=3), rng=random.Random(2)))
taken = {child.move[1]: (child.N, round(child.mean, 2))
         for child in root.children}
print("after 800 games (visits, mean):", taken)

# %%
sure = [found(Nim(15, most=3), None, n, runs=10) for n in (1600, 3200, 6400)]
print("right in", sure, "of 10 runs after 1600, 3200 and 6400 games")

# %%
opened = count(alphabeta, Nim(15, most=3)).states
print(f"alpha-beta opens {opened:,} states and is certain;", end=" ")
print("remembering positions,", solve(Nim(15, most=3)).nodes)

# %%
bars(["take 1", "take 2", "take 3"], [taken[n][0] for n in (1, 2, 3)],
     title="visits in 800 games; only 'take 3' wins", alt=f"Visits and means: {taken}")

# %% [markdown]
# Under random play all three moves look alike: who wins hangs on a parity that chance forgets. Where
# one narrow reply refutes everything (a **trap**), playouts seldom find it. Exact search does.

# %% [markdown] slide="slide"
# ## It converges, at nobody knows what speed
#
# "As simulations → ∞, MCTS converges to the minimax value." True of UCT, because the tree grows until
# every reply stands in it. Flat sampling never does. And nothing is said about *when*: the known worst
# cases are beyond any budget. X's mean on the empty board; minimax says ½ (a draw):

# %%
search = mcts(board, rng=random.Random(1))
for more in (100, 900, 9_000, 30_000):
    root = tree_after(more, search)
    print(f"{root.N:>6} games: X's mean {1 - root.mean:.3f}", root.best.move)

# %% [markdown]
# After 40000 games the mean is still far from ½, though the move has been fine all along. The mean is
# an average over all games *made so far*, the early foolish ones included. Do not read it as a chance
# of winning.

# %% [markdown] slide="skip"
# ## One game costs about its length, times the moves to choose from
#
# Alpha-beta is exponential in depth. A playout is "linear in depth", says a slide, "assuming a
# constant-time selection". But UCB1 looks at *every* child on the way, and playouts must list moves:
# iterations × depth × b.

# %% slide="skip"
works = {}
for size in (3, 5, 7, 9):
    game = Hex(size)
    turns = list(islice(mcts(game, rng=random.Random(1)), 300))
    stones = sum((x | o).bit_count() for _, (_, x, o, _), _ in turns) / 300
    looked = sum(len(node.children) for each in turns for node in each.path[:-1]) / 300
    works[size**2] = (stones, looked)
    print(f"{size**2:>2} cells: {stones:.0f} moves a game, {looked:.0f} children compared")

# %% slide="skip"
lines(list(works), {"moves in a game": [a for a, _ in works.values()],
                    "children compared": [b for _, b in works.values()]},
      xlabel="cells", alt=f"Both grow about as the board does: {works}")

# %% [markdown] slide="slide"
# ## Very many moves are a problem for UCB1, too
#
# "MCTS handles huge branching factors." Better than exhaustive search; but an arm never tried comes
# first, always. So plain UCT tries *every* child of a node once before it tries any twice.

# %%
root = tree_after(121, mcts(Hex(11), rng=random.Random(1)))
print("moves:", len(root.children), "most visits:", root.best.N)

# %% slide="skip"
root = tree_after(500, mcts(Hex(11), rng=random.Random(1)))
again = sum(len(child.children) > 0 for child in root.children)
print(f"after 500 games: most visits {root.best.N}, moves with a reply {again}")

# %%
draw_growth({"Hex(11), 500 games": root})

# %% [markdown]
# 121 games to have tried each move once, and as many again at every node below. A width of 250 needs
# priors, widening or shared statistics: lesson 12. <!-- cited: 250 (as above) -->

# %% [markdown] slide="slide"
# ## Alpha-beta against MCTS: the larger the board, the better for dice
#
# Hex from 3 × 3 to 6 × 6. Both get the same work, `nodes=2000` a move: alpha-beta with deepening and a
# table, but no evaluation; MCTS as many games as that makes.


# %% slide="skip"
def exact_player(game, state):
    return solve(game, state, nodes=2000).move


def dice_player(game, state, rng=random.Random(1)):
    games = max(10, 2000 // len(game.actions(state)))  # a game fills the cells at most
    return tree_after(games, mcts(game, state, rng=rng)).best.move


def dice_score(game):
    starts = list(openings(game, 1))
    rng = random.Random(1)
    starts = rng.sample(starts, min(9, len(starts)))
    players = {"MCTS": dice_player, "alpha-beta": exact_player}
    return tournament(game, players, starts=starts).totals["MCTS"]


# %% slide="skip"
scores = {size**2: dice_score(Hex(size)) for size in (3, 4, 5, 6)}
for cells, score in scores.items():
    print(f"{cells} cells: MCTS", score)

# %%
lines(list(scores), {"MCTS": [score.share for score in scores.values()]},
      intervals={"MCTS": [score.interval for score in scores.values()]},
      xlabel="cells", ylabel="MCTS's share of points",
      alt=f"{[round(score.share, 2) for score in scores.values()]} of the points")

# %% [markdown]
# On nine cells alpha-beta sees the end and MCTS only guesses. On more cells the blind search sees
# nothing, and the guess is better than nothing. The intervals are wide: eighteen games each. And a larger
# board is *wider* and *longer* at once.

# %% [markdown] slide="slide"
# ## Wider or longer: alpha-beta's cost multiplies, the dice get less sure
#
# Games made to measure: so many moves at every turn, so many plies. Each move adds a secret number to its
# player's sum; the larger sum wins. Thirty of them for each size, a hundred random games in each:

# %% [markdown] slide="notes"
# Ask before the pictures: "Which hurts MCTS more, twice the width or twice the length?" Most say length,
# with Nim(15) in mind. Here every move says a little about the end, as in Hex; in Nim none does.


# %% slide="skip"
def ahead(seed, moves):
    """1 if the first player's secret numbers add up to more, −1 if the second's do."""
    gains = [hash((seed, moves[:end])) % 100 for end in range(1, len(moves) + 1)]
    lead = sum(gains[0::2]) - sum(gains[1::2])
    return (lead > 0) - (lead < 0)


# %% slide="skip"
class Sums(Game):
    """Each move adds a secret number to its player's sum; the larger sum wins."""
    limits, initial = (-1, 1), ()

    def __init__(self, width, length, seed):
        self.width, self.length, self.seed = width, length, seed

    def to_move(self, state):
        return len(state) % 2

    def actions(self, state):
        return range(self.width) if len(state) < self.length else ()

    def result(self, state, action):
        return (*state, action)

    def is_terminal(self, state):
        return len(state) == self.length

    def utility(self, state, player=MAX):
        return ahead(self.seed, state) * (1 if player == MAX else -1)


# %% slide="skip"
draw_tree(record(minimax, Sums(2, 3, seed=1)))


# %% slide="skip"
def with_a_choice(width, length):
    """Games in which the first move matters, each with what its first moves are worth."""
    for seed in range(1000):
        game = Sums(width, length, seed)
        worth = [alphabeta(game, (move,)).value for move in range(width)]
        if len(set(worth)) > 1:
            yield game, worth


# %% slide="skip"
def measured(width, length):
    """Of thirty games: right moves of MCTS, right by guessing; alpha-beta's states."""
    right = guessed = states = 0
    for run, (game, worth) in enumerate(islice(with_a_choice(width, length), 30)):
        root = tree_after(100, mcts(game, rng=random.Random(run)))
        right += worth[root.best.move] == max(worth)
        guessed += worth.count(max(worth)) / width
        states += count(alphabeta, game).states / 30
    return right, round(guessed), round(states)


# %% slide="skip"
widths, lengths = [2, 4, 8, 12], [2, 4, 6]
grid = {(w, n): measured(w, n) for w in widths for n in lengths}

for w in widths:
    print(f"{w:>2} moves: right, guessed, states", [grid[w, n] for n in lengths])

# %% slide="skip"
by_width = {f"{w} wide": [grid[w, n] for n in lengths] for w in widths}

# %%
lines(lengths, {name: [right / 30 for right, _, _ in row]
                for name, row in by_width.items()},
      intervals={name: [wilson(right, 30) for right, _, _ in row]
                 for name, row in by_width.items()},
      xlabel="plies", ylabel="MCTS: share of right moves",
      alt=f"(right of 30, guessed, states) at {lengths} plies: {by_width}")

# %% slide="subslide"
lines(lengths, {name: [states for _, _, states in row]
                for name, row in by_width.items()}, log=True,
      xlabel="plies", ylabel="alpha-beta: states",
      alt=f"(right of 30, guessed, states) at {lengths} plies: {by_width}")

# %% [markdown]
# Eight moves, four plies: a hundred games are 400 states of work, find 22 of 30, and alpha-beta with 393
# is *certain*. Twelve moves, six plies: the dice find 16 with 600 states, a guess about 3; alpha-beta opens
# 13,914. Here every move says a little about the end. In Nim(15) none does, and the dice are lost. <!-- cited: 400, 600 (100 games of four and of six plies) -->

# %% [markdown] slide="slide"
# ## With a good evaluation the tables turn
#
# Connect Four, the same work, sixteen games each. First alpha-beta knows nothing, then it counts the threats
# of lesson 06.


# %% slide="skip"
knows = Weighted({threes: 5, twos: 2, centre_stones: 1})


def fours(evaluate):
    """MCTS's score against alpha-beta with this evaluation."""
    def searcher(game, state):
        return solve(game, state, nodes=2000, evaluate=evaluate).move

    def sampler(game, state, rng=random.Random(1)):
        games = 2000 // (42 - state[2].bit_count())  # a game fills the board at most
        return tree_after(games, mcts(game, state, rng=rng)).best.move

    rng = random.Random(1)
    starts = rng.sample(list(openings(ConnectFour(), 2)), 8)
    players = {"MCTS": sampler, "alpha-beta": searcher}
    return tournament(ConnectFour(), players, starts=starts).totals["MCTS"]


# %% slide="skip"
def span(score):
    """A score as its interval's low end, its share, and the high end."""
    low, high = score.interval
    return low, score.share, high


# %% slide="skip"
blind, seeing = fours(None), fours(knows)

# %%
print("MCTS against alpha-beta that knows nothing:", blind)
print("MCTS against alpha-beta that sees threats: ", seeing)
intervals({"it knows nothing": span(blind), "it sees threats": span(seeing)},
          xlabel="MCTS's share of the points, if of alpha-beta …",
          alt=f"{blind.share} against the blind one, {seeing.share} against the other")

# %% [markdown] slide="slide"
# ## Neither is better; they need different things
#
# | | alpha-beta | MCTS |
# |---|---|---|
# | needs | an evaluation, or the end in reach | a simulator, fast playouts |
# | looks at | everything that cannot be proven irrelevant | mostly what looks promising |
# | strong where | tactics, traps, good evaluations | wide trees, slow plans, no evaluation |
# | branching | moderate | large, with help |
# | result | the same every time | varies with the dice |
# | stopping | between depths | at any moment |
#
# "Alpha-beta for chess, MCTS for Go" was a fair summary once. With networks for priors and values, tree
# search of this kind competes with alpha-beta in chess. With *random* playouts it is still weak at
# narrow traps.

# %% [markdown] slide="skip"
# ## The same code plays alone, or among many
#
# Every node asks whose move it was, so nothing depends on there being *two* players. Alone, all wins are
# your own: a way to search puzzles and plans.

# %% slide="skip"
maze = TreeGame([[[0, 1], [0, 0]], [[0, 0], [0, [0, 9]]]], players=(MAX,))
root = tree_after(300, mcts(maze, rng=random.Random(1), limits=(0, 9)))
line = []
while root.children:
    root = root.best
    line.append(root.move)
print("the way found:", line)
draw_tree(maze)

# %% [markdown] slide="skip"
# With **dice**, chance picks the child by its odds instead of UCB1. With **hidden cards** one can sample
# deals that fit what is known, at the price that lesson 09 shows. All it takes is a simulator.

# %% [markdown] slide="slide"
# ## AlphaGo kept the tree and changed what feeds it
#
# AlphaGo beat a professional, "a feat previously thought to be at least a decade away", and in 2016 one
# of the strongest players by 4 to 1. Its tree is the one you know, with
#
# - a **policy network** that says which moves to try first;
# - a **value network** that judges each new leaf;
# - playouts by a *small, fast* policy, to the end of the game; result and judgement were mixed.
#
# Its successors AlphaGo Zero and AlphaZero dropped the playouts. Lesson 12 builds a small one. <!-- cited: 2016, 4, 1 (Silver et al., Mastering the game of Go with deep neural networks and tree search, Nature 529, 2016; the Seoul match, March 2016) -->

# %% [markdown] slide="skip"
# ## Beat the dice
#
# You are X and begin. Three hundred random games a move stand against you.


# %% slide="skip"
def three_hundred_games(game, state, rng=random.Random(9)):
    root = tree_after(300, mcts(game, state, rng=rng))
    return root.best.move


play(Hex(5), three_hundred_games)

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/11_mcts.ipynb): UCB1 by hand and in code, a backup that
# gets the perspective right, a fair playout, a whole search whose tree keeps its promises, three broken
# engines to diagnose from their numbers, and a plot to read.

# %% [markdown] slide="slide"
# ## Key points
#
# - Random games estimate the value of *random* play; only a tree makes the replies good ones.
# - UCB1 adds to the mean a bonus for what is not known; its c belongs to the rewards' range.
# - Select, expand, simulate, backup: one node and one random game per iteration.
# - W counts for the player who moved *into* the node. Play the move visited most.
# - No evaluation, a wide and long tree: MCTS. Traps, or a good evaluation: alpha-beta.

# %% [markdown]
# ## Ask yourself
#
# 1. Why do more flat samples make the trap *more* attractive?
# 2. Your search gives an immediate win a mean of 0.1. Which phase do you read first?
# 3. Why is the most visited move safer than the one with the highest mean?
#
# ## Further reading
#
# - L. Kocsis and C. Szepesvári, *Bandit Based Monte-Carlo Planning*, ECML 2006.
# - C. Browne et al., *A Survey of Monte Carlo Tree Search Methods*, IEEE TCIAIG 4 (2012).
# - P. Auer, N. Cesa-Bianchi and P. Fischer, *Finite-time Analysis of the Multiarmed Bandit Problem*, Machine Learning 47 (2002).
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 6.4.
