# %% [markdown] slide="slide"
# # 11 · Monte Carlo tree search: asking the dice
#
# **How do you choose a move when you can neither search to the end nor judge a position?**
#
# **Objectives**
#
# - explain why random games alone mislead
# - compute UCB1, and say where each of its terms comes from
# - trace the four phases of an iteration: select, expand, simulate, backup
# - decide whose wins a node has to count
# - read from a curve whether more games would help
# - compare MCTS with alpha-beta by measurement, on stated terms
#
# **Time** 60 minutes, and 165 minutes for the exercises
#
# **You need** [minimax](01_minimax.ipynb), [alpha-beta](02_pruning.ipynb), the engine `solve` of
# [deepening](05_deepening.ipynb), and intervals as in [evaluation](06_evaluation.ipynb)

# %% [markdown] slide="notes"
# 1 minute. Ask: "You are in a foreign city, no guide, twenty restaurants, ten evenings. How do
# you spend them?" Both usual answers (always the first good one; never the same twice) come back
# in the bandit.

# %% slide="skip"
import random
from fractions import Fraction
from functools import cache, partial
from itertools import islice
from math import comb, exp, sqrt

from gamesearch import MAX, ConnectFour, Hex, Nim, TicTacToe, TreeGame
from gamesearch import alphabeta, count, draw_board, draw_growth, draw_tree
from gamesearch import mcts, play, predict, reveal, show_frames, show_phases
from gamesearch import show_source, solve, tree_after
from gamesearch.arena.ratings import wilson
from gamesearch.arena.tournament import openings, play_out, tournament
from gamesearch.drawing.charts import bars, intervals, lines
from gamesearch.evaluation.hex import shortest_path, stones_needed
from gamesearch.search.montecarlo.bandit import Arm, by_ucb1, epsilon_greedy
from gamesearch.search.montecarlo.bandit import most_promising, play_bandit, ucb1
from gamesearch.search.montecarlo.flat import flat_monte_carlo, highest
from gamesearch.search.montecarlo.mcts import Iteration, expand, rewarded, root_of
from gamesearch.search.montecarlo.mcts import select, uct, uniform_rollout
from gamesearch.search.montecarlo.reuse import ReusingPlayer
from gamesearch.sizes import positions

# %% slide="skip"
def told(rows):
    """Rows of numbers in words, for those who cannot see a picture."""
    return ". ".join(f"{name}: {', '.join(map(str, row))}" for name, row in rows.items()) + "."


# %% [markdown] slide="slide"
# ## What if nobody tells the program who is ahead?
#
# Alpha-beta needs the end of the game in reach, or an evaluation. In Go neither was to be had for
# decades: some 250 moves at a turn, games of over a hundred plies, and no short formula for who is
# ahead. <!-- cited: 250 (Allis, Searching for Solutions in Games and Artificial Intelligence, 1994) -->
#
# Our laboratory is **Hex**: two players put stones on hexagons, X joins left and right, O joins top
# and bottom. A full board always has exactly one winner. Until the last part of this lesson we give
# no program any knowledge of Hex but its rules. Then we do, and look again.

# %% [markdown] slide="notes"
# 2 minutes. Let two people play on the board for a minute, if there is one. Usual wrong answer to
# "who is ahead here?": counting stones. Nobody needs the right answer yet; it comes at the end.

# %%
game = Hex(5)
draw_board(game, game.parse("12 8 11 13 18 17 14"))

# %% slide="skip"
sizes = [3, 4, 5, 6, 7]
opened = [count(alphabeta, Hex(size), depth=4).nodes for size in sizes]
moves = [size**2 for size in sizes]
print("moves at the start:", moves)
print("nodes opened to look four plies ahead:", opened)

# %% slide="skip"
lines(moves, {"alpha-beta, 4 plies": opened}, ylabel="nodes opened",
      xlabel="moves at the start", alt=f"It grows steeply. {told({'nodes opened': opened})}")

# %% [markdown] slide="skip"
# After four plies on 49 cells nobody has won, so every leaf is judged alike, 0. That is alpha-beta's
# *best* case, it cuts wherever it can, and still it has learned nothing.

# %% [markdown] slide="slide"
# ## The idea: play on at random and see who wins
#
# 1. From the position, both sides play random moves to the end of the game.
# 2. See who won. That needs the rules, and nothing else.
# 3. Do it many times.
# 4. Prefer the moves whose games went well.
#
# Such a game is a **playout** (also called a simulation or a rollout). The *average* of what many
# playouts were worth stands for the value of a position. One playout says almost nothing, a thousand
# say something. *What* they say is the question of the next slides.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "What does a thousand random games tell you?" Usual answer: who is better. Write it
# on the board and leave it there; the next three slides correct it.

# %%
board = TicTacToe()
position = board.parse(".X......O")
search = flat_monte_carlo(board, position, rng=random.Random(1))
root = tree_after(7_000, search)

# %%
marks = {child.move: f"{child.mean:.2f}" for child in root.children}
draw_board(board, position, marks=marks)

# %% [markdown]
# X is to move. At each cell stands the share of games that X won from there, draws counting half, each
# from a thousand games. This is **flat Monte Carlo**: every move the same number of games, no tree. It
# likes the centre best.

# %% [markdown] slide="slide"
# ## Will more games make the choice right?
#
# A smaller case. MAX picks a branch, then MIN picks a leaf; the number at a leaf is MAX's reward.
# Random games go to each leaf of a branch equally often.

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: "never, with enough games the law of large numbers helps". It helps the
# wrong way round. Ask back: "What is the mean of the left branch? And who chooses there?"

# %%
trap = TreeGame([[1, 1, 1, 0], [0.5, 0.5, 0.5, 0.5]])
draw_tree(trap)

# %%
predict("11.p1", "Sixty runs, a thousand random games in each: how often is the left branch chosen?",
        ["never", "in about half of the runs", "always"])

# %% slide="skip"
budgets = [10, 30, 100, 300, 1000]
with_dice = {"rng": random.Random(1), "limits": (0, 1)}


def share(choose, runs=60):
    """In which share of the runs a way to choose picks the left branch."""
    trapped = [sum(choose(n) == 0 for _ in range(runs)) for n in budgets]
    return [round(often / runs, 2) for often in trapped]


flatly = share(lambda n: highest(tree_after(n, flat_monte_carlo(trap, **with_dice))).move)
by_tree = share(lambda n: tree_after(n, mcts(trap, **with_dice)).best.move)

# %%
picks = {"flat": flatly, "with a tree (below)": by_tree}
reveal("11.p1", "always", "Its mean is 0.75: more games make that surer. MIN takes 0.",
       show=lines(budgets, picks, logx=True, xlabel="random games",
                  ylabel="share of runs that pick the left branch",
                  alt=f"After {told({'games': budgets} | picks)}"))

# %% [markdown] slide="subslide"
# ### More games make a wrong answer surer
#
# Flat sampling does not get out of this *trap* in the limit, it gets *certain*. Its numbers tend to what a move
# is worth if **everybody** goes on at random: MIN, and MAX as well. Below there is no opponent at all.
# The left move is worth 0.6, the right one 1, because MAX may choose again.

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answer: "the opponent is the problem". Ask: "Nobody plays against MAX here.
# Who is it that random games do not trust?" Yourself, one move later.

# %%
alone = TreeGame([0.6, [1, 0]], players=(MAX,))
root = tree_after(1000, flat_monte_carlo(alone, **with_dice))
means = " and ".join(f"{child.mean:.2f}" for child in root.children)
print(f"flat: {means}, so move {highest(root).move}")
print("minimax: move", alphabeta(alone).move)
draw_tree(alone)

# %% [markdown]
# Where nobody has a choice after this move, not even oneself, flat sampling is sure to be right in the limit.
# Elsewhere it may be wrong, as here. To be right everywhere, sampling has to learn who chooses what.

# %% [markdown] slide="slide"
# ## Random playouts measure random play
#
# Are uniform playouts "unbiased"? They are, for the value of *random* play. For tic-tac-toe that value
# can be computed exactly, without any dice:

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answer: "with infinitely many games it must be right". Here are infinitely
# many. Ask: "On the board below, which move would you make?" (a corner that threatens twice, soon).


# %% slide="skip"
@cache
def under_random_play(state):
    """What a position is worth to MAX if both sides choose at random."""
    if board.is_terminal(state):
        return Fraction(board.utility(state))
    after = [board.result(state, move) for move in board.actions(state)]
    return sum(map(under_random_play, after)) / len(after)


exact = cache(lambda state: alphabeta(board, state).value)

# %%
value = under_random_play(board.initial)
print(f"random play: {value} = {float(value):+.3f}")
print("perfect play:", alphabeta(board).value)


# %% slide="skip"
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
print(f"here: {flat_in_the_limit(position)}, worth {worth};", end=" ")
print(f"the best move is worth {exact(position)}")
draw_board(board, position, marks={flat_in_the_limit(position): "flat"})

# %% [markdown]
# The centre only draws; another move wins.

# %% [markdown] slide="skip"
# ## Four times the games, half the error
#
# Luck itself is the smaller problem, but it is slow to go away. The value of the
# empty board is estimated again and again: by how much do the estimates differ?


# %% slide="skip"
def spread(games, runs=60):
    """The standard deviation of the estimates."""
    rng = random.Random(games)
    sums = [sum(board.utility(uniform_rollout(board, board.initial, rng))
                for _ in range(games)) / games for _ in range(runs)]
    mean = sum(sums) / runs
    return sqrt(sum((each - mean) ** 2 for each in sums) / runs)


# %% slide="skip"
numbers = [25, 50, 100, 200, 400]
errors = [spread(games) for games in numbers]
print(", ".join(f"{games} games: {error:.3f}" for games, error in zip(numbers, errors)))
lines(numbers, errors, logx=True, xlabel="random games", ylabel="error",
      alt=told({"Errors": [round(each, 3) for each in errors]}))

# %% [markdown] slide="skip"
# The error goes with one over the root of the number of games: twice as many divide it by √2 only.

# %% [markdown] slide="slide"
# ## "Do what you know" and "try something new" are both good advice
#
# Should you change your course of study? The new one might be more interesting and pay better. In the
# old one you have friends, skills, a network. Anybody who learns while choosing has this problem:
#
# - **exploit**: do what has worked best so far;
# - **explore**: do what you do not know well enough.
#
# Its simplest form is the **bandit**: a row of slot machines, the **arms**, each with its own unknown odds. You
# have some coins. Which arm next? What you miss, compared with always pulling the best arm, is your
# **regret**.

# %% [markdown] slide="notes"
# 2 minutes. Collect rules from the class: always the best so far; each alike; mostly the best. Ask of
# each: "What can go wrong for ever?" (Never trying a good arm again; paying for bad arms for ever.)

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
# highest sum, its *upper confidence bound*. With $N = 0$ the formula divides by zero: an arm never tried comes first, always.

# %% [markdown] slide="notes"
# 2 minutes. Usual slip: the logarithm of the arm's OWN pulls. Ask: "Your friend pulls the other arms
# all evening. Does your curiosity about this one grow?" Yes: the parent's visits.

# %%
pulls = [1, 2, 5, 10, 20, 50, 100]
bonus = {f"{total} pulls in all": [round(ucb1(0, N, total), 2) for N in pulls]
         for total in (100, 10_000)}
lines(pulls, bonus, xlabel="N, pulls of this arm", ylabel="bonus, c = √2",
      alt=told({"Pulls of this arm": pulls} | bonus))

# %% [markdown] slide="slide"
# ## Where does the root in the bonus come from?
#
# **Hoeffding's inequality**: the true mean of N independent rewards from 0 to 1 lies more than u above their
# average with a probability of at most $e^{-2Nu^2}$. Allow $N_{\text{parent}}^{-4}$; then u is the bonus with
# $c = \sqrt 2$:
#
# $$ e^{-2Nu^2} = N_{\text{parent}}^{-4} \quad\Rightarrow\quad u = \sqrt{\frac{2 \ln N_{\text{parent}}}{N}} $$

# %% [markdown] slide="notes"
# 2 minutes. Do the solving on the board: take logarithms, divide by -2N. Usual question: "Why the
# fourth power?" It falls with every pull, so fast that the sum of all these mistakes is finite
# (Auer and others, below). So UCB1 is a mean
# that the arm may have at best, except with that small probability.


# %% slide="skip"
def more_than(u, N=20):
    """The probability that a fair arm's average lies more than u below ½."""
    return sum(comb(N, won) for won in range(N + 1) if won / N < 0.5 - u) / 2**N


gaps = [0.01, 0.06, 0.11, 0.16, 0.21, 0.26, 0.31, 0.36]
bound = [exp(-2 * 20 * u**2) for u in gaps]
exactly = [more_than(u) for u in gaps]

# %% [markdown] slide="subslide"
# ### How far is the bound from the truth?
#
# A fair arm pays in half of the cases. After 20 pulls:

# %% [markdown] slide="notes"
# 1 minute. Ask: "Is e^(-2Nu²) the probability, or only a bound on it?" A bound: the exact probability is
# two to thirty times smaller in this picture.

# %%
lines(gaps, {"Hoeffding's bound": bound, "a fair arm, exactly": exactly}, log=True,
      xlabel="u, after 20 pulls", ylabel="probability",
      alt="The bound lies above the exact probability, many times at large u")

# %% [markdown]
# It is a *bound*: the exact probability is smaller, at large u many times. That is one reason to try a
# smaller c as well.

# %% [markdown] slide="slide"
# ## Which of three comes next?
#
# Three arms, 35 pulls: 6 of 10, 1 of 1, 12 of 24.

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answers: "6 of 10, the best mean of those one can trust" and "12 of 24, most
# experience" (both answer another question: which move to PLAY, later). Ask: "About which arm do we know least?"

# %%
arms = ["6 of 10", "1 of 1", "12 of 24"]
predict("11.p2", "Which arm does UCB1 pull next?", arms)

# %% slide="skip"
seen = {"6 of 10": (6, 10), "1 of 1": (1, 1), "12 of 24": (12, 24)}
bounds = {name: ucb1(*arm, 35) for name, arm in seen.items()}
both = {"mean": [round(W / N, 3) for W, N in seen.values()],
        "UCB1": [round(each, 3) for each in bounds.values()]}

# %%
reveal("11.p2", "1 of 1", "After one pull its true mean may still be high, or low: its bonus is the largest.",
       show=bars(list(seen), both, alt=told({"Arms": arms} | both)))

# %% [markdown] slide="slide"
# ## How fast does the regret grow?
#
# Two arms that pay in 30 and in 70 of 100 cases. Three rules: **epsilon-greedy** takes the best mean,
# but any arm at random in one of ten pulls; UCB1 with c = √2; UCB1 with c = ½.

# %% [markdown] slide="notes"
# 3 minutes. Usual answers: ten times as much (epsilon-greedy comes near to it, in the long run) and about
# three times (the root, because errors go with the root). Ask: "What does UCB1 need to see to pull the bad arm
# once more?" Its bonus must grow: ln of all pulls must.

# %%
predict("11.p3", "Ten times as many coins, 10,000 for 1,000: what does UCB1 (c = √2) miss?",
        ["ten times as much", "about three times as much", "less than twice as much"])


# %% slide="skip"
def missed(choose, stops, runs=10):
    """Coins missed after so many pulls, on average over some runs."""
    total = [0.0] * len(stops)
    for seed in range(runs):
        pulls = play_bandit([Arm(0.3), Arm(0.7)], choose, random.Random(seed))
        bad = done = 0
        for place, stop in enumerate(stops):
            bad += sum(arm == 0 for arm in islice(pulls, stop - done))
            done = stop
            total[place] += 0.4 * bad / runs
    return [round(each, 1) for each in total]


# %% slide="skip"
coins = [10, 30, 100, 300, 1000, 3000, 10_000]
rules = {"ε = 0.1": epsilon_greedy(0.1), "UCB1, c = √2": by_ucb1(), "UCB1, c = ½": by_ucb1(0.5)}
regret = {name: missed(rule, coins) for name, rule in rules.items()}

# %%
reveal("11.p3", "less than twice as much",
       "On this axis a logarithm is a straight line. UCB1's curves get straight, too.",
       show=lines(coins, regret, logx=True, xlabel="coins spent",
                  ylabel="coins missed", alt=told({"Coins": coins} | regret)))

# %% [markdown]
# **UCB1's regret grows like ln of all pulls.** A rule that works for all odds can beat that in the long run only by
# a constant factor (Lai and Robbins 1985). Epsilon-greedy spends one coin in twenty on the bad arm, for ever. In the end
# c = ½ misses least here; with √2 the proof holds for all odds. <!-- cited: 1985 (see Further reading) -->

# %% [markdown] slide="skip"
# ## The constant c decides how curious to be
#
# Three arms that pay in 30, 50 and 60 of 100 cases; a thousand coins. Move c.


# %% slide="skip"
def pulls_of(choose, coins=1000, seed=3):
    arms = [Arm(0.3), Arm(0.5), Arm(0.6)]
    pulled = list(islice(play_bandit(arms, choose, random.Random(seed)), coins))
    return [pulled.count(place) for place in range(3)], sum(arm.W for arm in arms)


constants = [0, 0.1, 0.3, 0.7, 1.4, 3, 10]
pictures = []
for c in constants:
    pulls, paid = pulls_of(by_ucb1(c))
    words = f"c = {c}: {pulls[0]}, {pulls[1]} and {pulls[2]} pulls, {paid:.0f} coins won"
    odds = ["30 %", "50 %", "60 %"]
    pictures.append(bars(odds, pulls, title=words, span=(0, 1100), alt=words))

# %% slide="skip"
show_frames(constants, pictures, label="c", at=4)

# %% [markdown] slide="skip"
# With c = 0 the first lucky arm may keep all the coins; with a large c even the worst arm gets many
# pulls. From 0.3 to 1.4 every arm gets its chance and the best one most of the coins.

# %% [markdown] slide="skip"
# ## √2 belongs to rewards between 0 and 1
#
# Hoeffding's inequality above was for rewards between 0 and 1. With +1, 0, −1 the means lie on a scale twice
# as wide, so the bonus has to be twice as large. The same search, the same dice, three ways:


# %% slide="skip"
def visits(**options):
    search = mcts(board, rng=random.Random(1), **options)
    return {child.move: child.N for child in tree_after(1000, search).children}


tied = visits()
wide_scale = visits(limits=(0, 1), c=2 * sqrt(2))  # +1 and −1 taken as they are
too_greedy = visits(limits=(0, 1))
print("0 to 1, c = √2:  ", [tied[cell] for cell in range(9)])
print("−1 to 1, c = 2√2:", [wide_scale[cell] for cell in range(9)])
print("−1 to 1, c = √2: ", [too_greedy[cell] for cell in range(9)])

# %% slide="skip"
shown = {"c fits the rewards": [tied[cell] for cell in range(9)],
         "c too small": [too_greedy[cell] for cell in range(9)]}
bars(range(9), shown, title="visits of the nine first moves",
     alt=f"With c too small one move gets {max(too_greedy.values())} visits")

# %% [markdown] slide="skip"
# The first two lines are identical. The package turns every game's values into rewards from 0 to 1, so
# its c means the same everywhere.

# %% [markdown] slide="slide"
# ## A tree of bandits: every position is one
#
# In the trap MIN gets a bandit of its own, one level down, which looks for *MIN's* wins.
#
# Such a tree is **UCT**: *upper confidence bounds applied to trees*. UCB1 is the formula, UCT the algorithm
# that uses it at every node. *Monte Carlo tree search*, where nothing else is said, mostly means UCT.
#
# Games count at every node that they pass. So the sampling below a node moves from random towards *good*
# replies.

# %% [markdown] slide="notes"
# 1 minute. Ask: "In the trap, what does MIN's bandit find out after ten games?" That one of its four
# arms pays MIN always. From then on most games of the left branch are lost for MAX.

# %% [markdown] slide="slide"
# ## Four phases, over and over
#
# | phase | what happens |
# |---|---|
# | **select** | from the root down, to the child with the highest UCB1, as long as every child has been tried at least once |
# | **expand** | add *one* child that was not tried yet |
# | **simulate** | play a random game from there to its end |
# | **backup** | tell every node on the path: N grows by 1, W by the reward |
#
# One game an iteration, and at most one new node. X is to move and wins at cell 2. Step through ten:

# %% [markdown] slide="notes"
# 3 minutes. Let the class say the next phase before each step. Usual wrong answer: that the moves of
# the random game become nodes. Ask: "How many nodes has the tree after five iterations?" Six.

# %% slide="skip"
early = board.parse("XX.OO....")
first_games = list(islice(mcts(board, early, rng=random.Random(2)), 10))

# %%
show_phases(board, first_games)

# %% [markdown] slide="skip"
# Beside each node stands W/N, in it the mean; the numbers in a sentence are the UCB1 values that
# decided. The first five iterations try the five moves. After ten, the winning move has had three
# games, more than any other. A finished game is "played out" at once.

# %% [markdown] slide="skip"
# ### Each phase is a few lines
#
# Textbooks write `while IS-TIME-REMAINING(): leaf ← SELECT(tree); child ← EXPAND(leaf); …` and return
# the move with the most playouts. The package's own loop goes through the same four phases, each of them
# in short functions. The random part leaves no nodes behind, only its result.

# %% slide="skip"
show_source(mcts)

# %% [markdown] slide="slide"
# ## Whose wins does a node count?
#
# "W counts the wins of this node's player." Which one is that? The player who is *to move* there, or
# the one who *came* there? X is to move below.

# %% [markdown] slide="notes"
# 3 minutes. Usual answer to the prediction: "the same moves, it is just a convention". Ask: "If W/N
# counts my opponent's wins, which child do I take?" The graphs after it are worth the time.

# %%
draw_board(board, early)

# %%
answers = ["the same moves", "random-looking ones", "nearly always bad ones"]
predict("11.p4", "Let W count the wins of the player to move there. What is played?", answers)


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

# %%
reveal("11.p4", "nearly always bad ones", "Each player now looks for the other one's wins.",
       show=show_frames(stops, growth, label="games", at=3,
                        describe=lambda games: f"The two trees after {games:,} games."))

# %% [markdown] slide="subslide"
# ### Those of the player who moved *into* the node
#
# Whoever chooses among the children compares their W/N. So W/N must be good news for the one who
# chooses: for the player who makes the move that leads *into* the child. In the trees above, the larger
# a node the more visits. On the left the winning move 2 takes most of them; on the right it is soon the
# move *least* visited, because both players look for what is worst for themselves.

# %% [markdown] slide="notes"
# 1 minute. Go back to the frames and let them find move 2 in both trees. Ask: "Who compares these five
# numbers?" X does, at the root.

# %% [markdown] slide="slide"
# ## "Always me" is the nastier bug
#
# A third engine lets every node count the wins of the player for whom the search is run. All three are
# asked for a move on 100 boards of tic-tac-toe on which the choice matters.

# %% [markdown] slide="notes"
# 3 minutes. Let them guess the third curve first; most expect it to be fine. Ask: "At a MIN node, who
# is pleased by the most visited child?" Me. "So which replies does my tree expect?"


# %% slide="skip"
def matters(state):
    """Is there something to choose, with something at stake?"""
    after = [exact(board.result(state, move)) for move in board.actions(state)]
    return len(after) > 3 and len(set(after)) > 1


rng = random.Random(7)
chosen = rng.sample(list(filter(matters, open_states)), 100)

# %% slide="skip"
def best_moves(rule, stops):
    """In how many of 100 positions the move found is a best one, after so many games."""
    found = dict.fromkeys(stops, 0)
    for number, state in enumerate(chosen):
        wins_of = partial(rule, board.to_move(state))
        search = grown(board, state, wins_of, random.Random(number))
        for done, stop in zip([0, *stops], stops):
            move = tree_after(stop - done, search).best.move
            found[stop] += exact(board.result(state, move)) == exact(state)
    return list(found.values())


# %% slide="skip"
few_or_many = [50, 150, 450]
counted = {"who moved in": lambda me, node: node.mover,
           "who is to move": lambda me, node: node.player,
           "always me": lambda me, node: me}
table = {name: best_moves(rule, few_or_many) for name, rule in counted.items()}

# %%
for name, found in table.items():
    print(f"{name:>15}: {', '.join(map(str, found))} of {len(chosen)}")
lines(few_or_many, table, logx=True, xlabel="random games",
      ylabel="best moves in 100 positions", alt=told({"Games": few_or_many} | table))

# %% [markdown]
# *Always me* looks nearly right: the opponent's replies are chosen to please me, and often that does
# no harm. Here more games do not mend it. A test that shows both faults: a move that wins at once must get
# a mean near 1, and a move that lets the opponent win at once a low one.

# %% [markdown] slide="slide"
# ## One result is good news and bad news by turns
#
# Backup by hand. A path from the root to a new node, MAX to move at the root; MAX wins the random game. Each
# line begins with the player who moved into the node.

# %% [markdown] slide="notes"
# 2 minutes. Give the old N and W; let them write the five lines before the cell is shown. Usual slip: the root's W
# grows as well. Ask: "Who moved into the root?" Nobody; it counts for the opponent, and no choice reads it.

# %% slide="skip"
game = Nim(9, most=3)
iterations = list(islice(mcts(game, rng=random.Random(5)), 40))
path, end, reward = iterations[-1]

# %%
print("worth to MAX:", reward)
for node in path:
    gain = reward if node.mover == MAX else 1 - reward
    who = "MAX" if node.mover == MAX else "MIN"
    print(f"{who}: N {node.N - 1} to {node.N},", end=" ")
    print(f"W {node.W - gain:g} to {node.W:g}")

# %%
draw_tree(path[0].to_networkx(least=5))

# %% [markdown]
# N grows on the whole path; W where the winner had moved in. A draw adds ½ everywhere. Nobody moved
# into the root: there the package counts for the opponent of the player to move, and no choice
# depends on it.

# %% [markdown] slide="slide"
# ## Which move is played in the end?
#
# The time is up. Three rules for the root's children suggest themselves: most visits, highest mean,
# highest UCB1. Do they name the same move, in Connect Four?

# %% [markdown] slide="notes"
# 3 minutes. Usual answers: "all agree by then" and "the mean, it may be luck". Ask: "A child has the
# highest UCB1. Why may that be?" Because it was neglected. That is a reason to try it, not to play it.

# %%
predict("11.p5", "After 1,000 to 4,000 games: which rule often names another move than the rest?",
        ["none, all three agree", "the highest mean", "the highest UCB1", "most visits"])

# %% slide="skip"
four = ConnectFour()
stopped = by_mean = by_bound = 0
for moves in ("", "3", "3 3", "0", "1 2", "4 4 3"):
    search = mcts(four, four.parse(moves), rng=random.Random(4))
    root = tree_after(1000, search)
    while root.N < 4000:
        root, stopped = tree_after(250, search), stopped + 1
        by_mean += max(root.children, key=lambda child: child.mean) is root.best
        by_bound += most_promising(root.children, root.N) is root.best
agreeing = {"highest mean": by_mean, "highest UCB1": by_bound}

# %%
reveal("11.p5", "the highest UCB1", "It keeps going back to moves with few visits.",
       show=bars(list(agreeing), list(agreeing.values()), span=(0, stopped),
                 title=f"names the move visited most, of {stopped} stops",
                 alt=f"Of {stopped} stops the highest mean names it in {by_mean}, the highest "
                     f"UCB1 in {by_bound}."))

# %% slide="skip"
def known(child, pulls):
    bound = ucb1(child.W, child.N, pulls)
    return f"N {child.N:>2}, mean {child.mean:.2f}, UCB1 {bound:.2f}"


# %% [markdown]
# Early on they differ, too. After 60 games column 3 is visited most and has the highest mean, but columns 4
# and 6 have the highest UCB1:

# %%
root = tree_after(60, mcts(ConnectFour(), rng=random.Random(4)))
for child in sorted(root.children, key=lambda child: -child.N):
    print(f"column {child.move}: {known(child, root.N)}")

# %% [markdown] slide="subslide"
# ### Play the move visited most
#
# UCB1 says what to *try*, not what to *play*. A move collects many visits only by looking good again and
# again; a mean may rest on a handful of games. And a mean in a tree is not a fixed number: it falls when a
# good reply is found. In the searches above, visits and mean agreed at nearly every stop.

# %% [markdown] slide="notes"
# 1 minute. If somebody objects that nine wins of ten may be the better arm than four hundred of five
# hundred: right, as a guess about two fixed arms it is. A tree's arms are not fixed, and UCB1 would not
# leave the first one at ten games.

# %% [markdown] slide="slide"
# ## The tree grows where it matters
#
# Connect Four, X to move, O threatens four in column 2. Bad moves get few games, promising lines are
# followed deeply: **selective** search. But no move is ever dropped for good.

# %% [markdown] slide="notes"
# 1 minute. Ask: "Where is the longest line, and why there?" Below the block in column 2: no other move stops the
# threat, so it gets most of the games, and many games make a deep tree. Compare with alpha-beta,
# whose depth is the same everywhere.

# %% slide="skip"
threat = four.parse("3 2 3 2 4 2")
root = tree_after(1500, mcts(four, threat, rng=random.Random(1)))


def plies(node):
    return 1 + max(map(plies, node.children), default=-1)


print(len(list(root.walk())), "nodes, the deepest after", plies(root), "plies")

# %%
draw_growth({"1500 games": root})

# %% slide="skip"
draw_tree(root.to_networkx(least=75), moves=True)

# %% [markdown] slide="skip"
# The nodes visited at least 75 times.

# %% [markdown] slide="skip"
# ## It can be stopped at any time
#
# After every game there is a move to play. So MCTS fits a clock, a frame rate or an impatient person
# better than a fixed depth does. Where a move is due in real time, an anytime search is what you want:
# this one, or iterative deepening.

# %% slide="skip"
search = mcts(four, threat, rng=random.Random(1))
for more in (10, 40, 150, 800):
    root = tree_after(more, search)
    move, visited = root.best.move, root.best.N
    print(f"after {root.N:>4} games: column {move}, {visited} visits")

# %% [markdown] slide="slide"
# ## How much of the tree can be kept for the next move?
#
# After our move and the reply the game stands at a grandchild of the old root. Everything below it is
# still true: **tree reuse** goes on from there instead of from nothing.

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: "half". Ask: "Seven moves, seven replies: how many grandchildren share the
# games, and who chose the reply?" Not our tree.

# %%
predict("11.p6", "Connect Four, 2,000 new games a move: how many games does the kept tree have, early in the game?",
        ["about 40: one in 49", "100 to 200", "about 1,000: half"])


# %% slide="skip"
def inherited(games):
    """How many games the kept tree had, at our second to ninth move, on average."""
    keeper, dice = ReusingPlayer(games, random.Random(1)), random.Random(2)

    def other(game, state):
        return tree_after(200, mcts(game, state, rng=dice)).best.move

    play_out(four, keeper, other)
    later = keeper.inherited[1:9]  # near the end few replies are left
    return round(sum(later) / len(later))


# %% slide="skip"
new_games = [125, 500, 2000]
kept_games = [inherited(games) for games in new_games]

# %%
both = {"new games": new_games, "kept, on average": kept_games}
reveal("11.p6", "100 to 200", "More than one in 49: our own move had more games than any other.",
       show=bars(new_games, both, log=True, alt=told(both)))

# %% [markdown] slide="skip"
# One game was played at each number. With few games a move next to nothing is kept: the games are spread
# over all replies. In these three the share grew with the search. Near the end, with few replies left, much more is kept. It costs nothing
# but memory.

# %% [markdown] slide="slide"
# ## When is it enough?
#
# How often is the move right? Three positions, twenty runs at each budget; the bars are 95 % intervals.

# %% [markdown] slide="notes"
# 3 minutes. Let them predict Nim(15) before its curve is pointed at: most say "between the other
# two". Ask afterwards: "You see only the part up to 400 games, and it is flat. Do you stop?"

# %% slide="skip"
def found(game, state, stops, runs=20):
    """In how many runs a best move would be played, after so many games."""
    state = game.initial if state is None else state
    worth = {m: alphabeta(game, game.result(state, m)).value for m in game.actions(state)}
    value, hits = alphabeta(game, state).value, dict.fromkeys(stops, 0)
    for run in range(runs):
        search = mcts(game, state, rng=random.Random(run))
        for done, stop in zip([0, *stops], stops):
            hits[stop] += worth[tree_after(stop - done, search).best.move] == value
    return list(hits.values())


# %% slide="skip"
budgets = [25, 50, 100, 200, 400, 800, 1600]
cases = {"tic-tac-toe": (board, board.parse("O..XX....")),
         "Nim(9)": (Nim(9, most=3), None), "Nim(15)": (Nim(15, most=3), None)}
hits = {name: found(*case, budgets) for name, case in cases.items()}

# %%
for name, row in hits.items():
    print(f"{name:>11}: {', '.join(map(str, row))} of 20")
lines(budgets, {name: [k / 20 for k in row] for name, row in hits.items()},
      intervals={name: [wilson(k, 20) for k in row]
                 for name, row in hits.items()},
      logx=True, xlabel="random games", ylabel="share of right moves",
      alt=f"Right moves of 20. {told({'Games': budgets} | hits)}")

# %% slide="skip"
[sure] = found(Nim(15, most=3), None, [6400], runs=10)
print("Nim(15): right in", sure, "of 10 runs after 6400 games")
nodes = count(alphabeta, Nim(15, most=3)).nodes
print(f"alpha-beta opens {nodes:,} nodes and is certain;", end=" ")
print("remembering positions,", solve(Nim(15, most=3)).nodes)

# %% [markdown] slide="subslide"
# ### A flat curve may mean "finished" or "not begun"
#
# Nim(15): take one to three stones, the last one wins. Its curve is flat up to 1600 games, and after
# 6400 the move is right in 10 runs of 10. Who wins depends on the remainder by four, and random moves
# destroy it: under random play all three moves look alike. Where one narrow reply refutes everything
# (a **trap**), playouts often find it late. Exact search does not: alpha-beta opens 3,993 nodes, and 358 with a table.

# %% [markdown] slide="notes"
# 1 minute. Ask: "How could you tell the two flat curves apart without knowing the answer?" Other seeds
# that disagree, a longer run, or an exact search of a smaller case.

# %% [markdown] slide="skip"
# ## It converges, but how fast?
#
# UCT's mean converges to the minimax value: every reply gets into the tree, and the best ones get more
# and more of the games. Flat sampling has no such tree. *When* is another question: there are trees on which
# UCT needs more games than anybody can play (Coquelin and Munos, below). X's mean on the empty board; minimax
# says ½ (a draw):

# %% slide="skip"
search = mcts(board, rng=random.Random(1))
means = {}
for stop in (100, 300, 1000, 3000, 10_000, 30_000):
    root = tree_after(stop - sum([*means][-1:]), search)
    means[root.N] = round(1 - root.mean, 3)
print("X's mean:", means)

# %% slide="skip"
lines(list(means), {"X's mean": list(means.values()), "perfect play": [0.5] * len(means)},
      logx=True, xlabel="random games",
      alt=told({"Games": means, "X's mean": means.values()}))

# %% [markdown] slide="skip"
# After 30,000 games the mean is still far from ½, and it is further away than after 100. It is an average over *all*
# games so far, so it lags behind what the tree knows; and X may find good lines before O finds the answers to them.
# Do not read it as a chance of winning.

# %% [markdown] slide="skip"
# ## One game costs about its length, times the moves to choose from
#
# Alpha-beta is exponential in depth. A random game is linear in its length, but UCB1 looks at *every* child
# on the way down, and a playout lists the moves at every turn: about iterations × length × b. Two counts, on
# average: the moves in a game, and the children of the nodes that it passed in the tree. Children are counted when
# the search is over, so UCB1 compared at most so many.

# %% slide="skip"
works = {}
for size in (3, 5, 7, 9):
    game = Hex(size)
    turns = list(islice(mcts(game, rng=random.Random(1)), 300))
    stones = sum((x | o).bit_count() for _, (_, x, o, _), _ in turns) / 300
    looked = sum(len(node.children) for each in turns for node in each.path[:-1]) / 300
    works[size**2] = (stones, looked)
    print(f"{size**2:>2} cells: {stones:.0f} moves a game, {looked:.0f} children on the way")

# %% slide="skip"
lines(list(works), {"moves in a game": [a for a, _ in works.values()],
                    "children on the way": [b for _, b in works.values()]},
      xlabel="cells", alt="Both grow with the number of cells, in nearly straight lines.")

# %% [markdown] slide="slide"
# ## Very many moves are a problem for UCB1, too
#
# An arm never tried comes first, always. So plain UCT tries *every* child of a node once before it
# tries any twice. Hex on 121 cells:

# %% [markdown] slide="notes"
# 1 minute. Ask: "After 121 games, what does the tree know?" One random game for each move. The way out
# (progressive widening, a prior) is the next two lessons.

# %%
root = tree_after(121, mcts(Hex(11), rng=random.Random(1)))
print("moves:", len(root.children), "most visits:", root.best.N)
root = tree_after(500, mcts(Hex(11), rng=random.Random(1)))
draw_growth({"Hex(11), 500 games": root})

# %% [markdown] slide="slide"
# ## Hex without a formula: who wins?
#
# Both get the same work, 2,000 nodes a move: alpha-beta with deepening and a table, but no evaluation;
# MCTS as many playouts as fit, if each fills the board. Eighteen games each on 3 × 3, 4 × 4 and 5 × 5, both colours.

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: MCTS on all of them, that is its reputation. The terms matter: equal nodes,
# a small budget, no knowledge on either side. Ask: "On nine cells, what can alpha-beta do?" See the end.

# %%
predict("11.p7", "On which boards is MCTS shown to win (its interval lies above one half)?",
        ["on none", "on 5 × 5 only", "on 4 × 4 and 5 × 5", "on all three"])


# %% slide="skip"
def searcher(evaluate=None):
    return lambda game, state: solve(game, state, nodes=2000, evaluate=evaluate).move


def sampler(seed=1):
    rng = random.Random(seed)
    return lambda game, state: tree_after(2000 // len(game.actions(state)),
                                          mcts(game, state, rng=rng)).best.move


def hex_match(size, evaluate=None):
    """MCTS's score against alpha-beta, from the same openings each time."""
    starts, fixed = list(openings(Hex(size), 1)), random.Random(1)
    starts = fixed.sample(starts, min(9, len(starts)))
    players = {"MCTS": sampler(), "alpha-beta": searcher(evaluate)}
    return tournament(Hex(size), players, starts=starts).totals["MCTS"]


# %% slide="skip"
def span(score):
    """A score as its interval's low end, its share, and the high end."""
    low, high = score.interval
    return low, score.share, high


def compared(scores):
    """MCTS's share of the points in each row, with its interval."""
    words = told({name: [f"{score.wins} of {score.games}"] for name, score in scores.items()})
    return intervals({name: span(score) for name, score in scores.items()},
                     xlabel="MCTS's share of the points", size=(7, 3), alt=f"MCTS wins, {words}")


blind = {f"{size} × {size}": hex_match(size) for size in (3, 4, 5)}

# %%
reveal("11.p7", "on 5 × 5 only",
       "On nine cells alpha-beta sees the end at once, on 25 late: till then random games tell more.",
       show=compared(blind))

# %% [markdown] slide="slide"
# ## Hex does have a formula: the shortest path
#
# How many stones does X still need to join left and right, if O passed all the time? And O? The
# *difference* says who is nearer. It is a breadth-first search in which own stones cost nothing,
# some twenty lines. Queenbee, one of the first strong Hex programs, was alpha-beta with a finer distance of this
# kind (van Rijswijck 2000). <!-- cited: 2000 (see Further reading) -->

# %% [markdown] slide="notes"
# 2 minutes. Let them count on the board before the cell is run: which cells lie on a shortest way?
# Usual slip: stones of one's own are counted as steps.

# %%
game = Hex(5)
started = game.parse("12 8 11 13 18 17 14")
needed = [stones_needed(game, started, player) for player in (0, 1)]
print("X needs", needed[0], "stones more, O", needed[1])

# %%
def with_x(cell):
    return (0, started[1] | 1 << cell, started[2], False)


nearer = {cell: "x" for cell in game.actions(started)
          if stones_needed(game, with_x(cell), 0) < needed[0]}
draw_board(game, started, marks=nearer)

# %% [markdown]
# A stone of X on a marked cell brings X one step nearer.

# %% [markdown] slide="slide"
# ## The same match, with the shortest path: who wins?
#
# Nothing changes but that alpha-beta's leaves are now judged by the shortest path.

# %% [markdown] slide="notes"
# 2 minutes. Let them bet: how many of the eighteen games on 5 × 5? Usual answer: half. Somebody will ask about
# time: good, the next slide has it.

# %%
predict("11.p8", "5 × 5, equal work, 18 games: how many does MCTS win now?",
        ["about as many as before", "about half", "hardly any"])

# %% slide="skip"
rows = {"no formula": blind["5 × 5"], "shortest path": hex_match(5, shortest_path)}

# %%
reveal("11.p8", "hardly any", "One short formula turns the result around.",
       show=compared(rows))

# %% [markdown] slide="subslide"
# ### One short formula turns the result around
#
# Judging takes time, though. So the last column gives MCTS *eight times* the playouts, which takes it
# longer than alpha-beta (24, 32 and 41 ms a move against 17, 24 and 29). MCTS's wins of 48, and the
# interval of their share (`make bench`, part hex):
#
# | board | no formula, equal work | shortest path, equal work | shortest path, more time |
# |---|---|---|---|
# | 5 × 5 | 37, 0.63 to 0.87 | 1, 0.00 to 0.11 | 17, 0.23 to 0.50 |
# | 6 × 6 | 34, 0.57 to 0.82 | 0, 0.00 to 0.07 | 15, 0.20 to 0.45 |
# | 7 × 7 | 28, 0.44 to 0.71 | 0, 0.00 to 0.07 | 10, 0.12 to 0.34 |
# <!-- cited: 24, 32, 41, 17, 29, 48, 37, 0.63, 0.87, 1, 0.00, 0.11, 0.23, 0.50, 34, 0.57, 0.82, 0, 0.07, 15, 0.20, 0.45, 28, 0.44, 0.71, 10, 0.12, 0.34, 5, 6, 7 (make bench, part hex) -->
#
# On 5 × 5 and 6 × 6 "Hex is a game for MCTS" was a fact about what the other side had been told. Before you say that no
# evaluation exists, look for one; and say what each search was given.

# %% [markdown] slide="notes"
# 2 minutes. Which comparison would you want before you buy, equal work or equal time? In Go many people
# looked for such a formula, for decades, without finding one that was good enough; then networks learned one.

# %% [markdown] slide="slide"
# ## Neither is better; they need different things
#
# | | alpha-beta | MCTS |
# |---|---|---|
# | needs | an evaluation, or the end in reach | a simulator, fast playouts |
# | looks at | everything that cannot be proven irrelevant | mostly what looks promising |
# | strong where | tactics, traps, good evaluations | every move says a little about the end, and no evaluation is known |
# | branching | moderate | large, with help |
# | result | the same every time | varies with the dice |
# | stopping | between depths | at any moment |
#
# With *random* playouts MCTS is weak at narrow traps. With learned priors and values in place of
# playouts, tree search of this kind competes with alpha-beta in chess:
# [self-play](13_selfplay.ipynb) shows how.

# %% [markdown] slide="notes"
# 2 minutes. Cover the middle column and let them fill it in. "Alpha-beta for chess, MCTS for Go" was a
# fair summary for ten years. What changed? Not the tree: what feeds it.

# %% [markdown] slide="skip"
# ## The same code plays alone
#
# Every node asks whose move it was, so the players need not alternate, and one may be missing. Alone, all
# wins are your own: a way to search puzzles and plans. (For three players a node would count each one's
# reward; this code counts MAX's, and 1 minus it for MIN.)

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
# With **dice** in the game, one lets chance pick the child by its odds instead of UCB1. With **hidden cards** one can sample
# deals that fit what is known, at the price that [hidden information](10_hidden.ipynb) shows. All it
# takes is a simulator.

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
# ## Key points
#
# - Random games estimate the value of *random* play; the tree makes the replies good ones.
# - UCB1 adds to the mean how much higher the true mean may be (Hoeffding); its regret grows like ln of all pulls.
# - Select, expand, simulate, backup: one random game and at most one new node per iteration.
# - W counts for the player who moved *into* the node. Play the move visited most.
# - A flat curve may mean "finished" or "not begun".
# - Compare searches on stated terms: one short formula turned the results in Hex around.
#
# [The exercises of this lesson](../exercises/11_mcts.ipynb)

# %% [markdown] slide="notes"
# 1 minute. Take the three questions below as an exit ticket; the first one sorts those who followed
# from those who watched.

# %% [markdown] slide="skip"
# ## Ask yourself
#
# 1. [Why do more flat samples make the trap *more* attractive?](#More-games-make-a-wrong-answer-surer)
# 2. [Your search gives an immediate win a mean of 0. Which phase do you read first?](#Those-of-the-player-who-moved-into-the-node)
# 3. [Why is the highest UCB1 a bad reason to play a move?](#Play-the-move-visited-most)
#
# ## Further reading
#
# - L. Kocsis and C. Szepesvári, *Bandit Based Monte-Carlo Planning*, ECML 2006.
# - C. Browne et al., *A Survey of Monte Carlo Tree Search Methods*, IEEE TCIAIG 4 (2012).
# - P. Auer, N. Cesa-Bianchi and P. Fischer, *Finite-time Analysis of the Multiarmed Bandit Problem*, Machine Learning 47 (2002).
# - T. L. Lai and H. Robbins, *Asymptotically Efficient Adaptive Allocation Rules*, Advances in Applied Mathematics 6 (1985).
# - P.-A. Coquelin and R. Munos, *Bandit Algorithms for Tree Search*, UAI 2007.
# - J. van Rijswijck, *Computer Hex: Are Bees Better than Fruitflies?*, master's thesis, University of Alberta (2000).
# - V. V. Anshelevich, *A Hierarchical Approach to Computer Hex*, Artificial Intelligence 134 (2002).
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition: the chapter on adversarial search.
