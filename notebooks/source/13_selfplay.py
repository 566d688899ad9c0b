# %% [markdown] slide="slide"
# # 13 · Self-play: a search that teaches itself
#
# **Where does knowledge come from when nobody writes it down?**
#
# **Objectives**
#
# - compute PUCT, and say what a prior can do and cannot do
# - describe what a policy and value network is given and what it answers
# - trace the loop of self-play, and say what each part learns from
# - compute the loss of one example
# - explain what noise and temperature are for
# - judge what was learned against honest baselines
#
# **Time** 55 minutes, and 109 minutes for the exercises
#
# **You need** [Monte Carlo tree search](11_mcts.ipynb) and [rollouts](12_rollouts.ipynb)

# %% [markdown] slide="notes"
# 1 minute. Ask: "How did you learn your first board game: from a book, from a teacher, or by playing?"
# A program that only plays against itself has neither book nor teacher. What can it learn from?

# %% slide="skip"
import random
from functools import cache
from math import log

from gamesearch import MAX, Hex, TreeGame, draw_board, mcts, play
from gamesearch import predict, reveal, show_frames, show_source, solve, tree_after
from gamesearch.arena.ratings import wilson
from gamesearch.arena.selfplay import played, self_play
from gamesearch.drawing.charts import bars, intervals, lines
from gamesearch.drawing.cycle import draw_cycle
from gamesearch.evaluation.hex import as_mover_sees, shortest_path, towards_centre
from gamesearch.evaluation.network import Network
from gamesearch.search.montecarlo.exploration import add_noise, by_visits
from gamesearch.search.montecarlo.puct import promise, puct, rollout_guess
from gamesearch.search.montecarlo.rave import rave

# %% [markdown] slide="slide"
# ## UCB1 has no opinion on a move that was never tried
#
# So it tries each once. With 250 moves at a turn, as in Go, 200 playouts leave a tree of one ply.
# Strong players look closely at a few moves only. They have an opinion *before* they search: a **prior**, a
# probability P for each legal move. <!-- cited: 250, 200 (Go, as in the lesson on Monte Carlo tree search; a small budget) -->

# %% [markdown] slide="notes"
# 2 minutes. Ask chess players: how many of the 35 moves do you look at? Where does the selection come
# from? Experience. The rest of the lesson is about getting such experience without a teacher. <!-- cited: 35 (moves at a turn in chess, lesson 00) -->

# %% [markdown] slide="slide"
# ## PUCT: a prior says what to try first
#
# $$ \underbrace{\frac{W}{N}}_{\text{mean}} + \underbrace{c\,P(\text{move})\,\frac{\sqrt{N_{\text{parent}}}}{1 + N}}_{\text{bonus}} $$
#
# - A large prior makes a large bonus; every visit divides it further.
# - An untried move is given the mean ½ (some programs take 0, a loss).
# - A move that looks poor may never be tried.
#
# UCB1's bonus knows only visits. This one knows what somebody thought of the move before.

# %% [markdown] slide="notes"
# 2 minutes. Compare term by term with UCB1: the root of the parent's visits, over one more than N, in place of the
# root of their logarithm over N. Usual question: "What if P is wrong?" A later slide tries it.

# %%
show_source(promise)

# %% [markdown] slide="slide"
# ## By hand: which of two moves is next?
#
# Sixteen visits of the parent, c = 1. A has the prior 0.5 and was never tried. B has the prior 0.1 and four
# visits, three of them won. All other moves promise less. (Made-up numbers: the search would have tried A first.)

# %% [markdown] slide="notes"
# 3 minutes. Everybody computes both sums: A = 0.5 + 0.5·4/1, B = 0.75 + 0.1·4/5. Usual slip: dividing by
# N, which is 0 for A. The formula has 1 + N for that reason. <!-- cited: 0.5, 4, 1, 0.75, 0.1, 5 (the numbers of the slide) -->

# %%
predict("13.p1", "Where does PUCT go next?", ["A", "B", "whichever the dice say"])

# %%
sums = [promise(0, 0, 0.5, 16, c=1), promise(3, 4, 0.1, 16, c=1)]
reveal("13.p1", "A", "2.5 against 0.83. No dice are thrown.",
       show=bars(["A", "B"], {"mean": [0.5, 0.75], "PUCT": [round(s, 2) for s in sums]},
                 alt=f"Means 0.5 and 0.75, PUCT {sums[0]:.2f} and {sums[1]:.2f}"))

# %% [markdown] slide="slide"
# ## Four iterations, on paper
#
# Three moves with the priors 0.6, 0.3 and 0.1, c = 1, and the root has been visited once. The move
# that is chosen reports its reward: here A always loses, B always wins.

# %% [markdown] slide="notes"
# 3 minutes. Let them fill in the table row by row before the cell is shown; one student plays A (says 0),
# one plays B (says 1). Ask after row one: "A lost. Who is next, and how close was it?"

# %%
priors, rewards = [0.6, 0.3, 0.1], [0, 1, 0.5]
N, W, rows = [0, 0, 0], [0, 0, 0], []

# %%
for pulls in range(1, 5):
    row = [promise(W[k], N[k], priors[k], pulls, c=1) for k in range(3)]
    best = row.index(max(row))
    N[best], W[best] = N[best] + 1, W[best] + rewards[best]
    rows.append([round(each, 2) for each in row])
    print("root visited", pulls, "times:", rows[-1], "-> move", "ABC"[best])

# %%
lines([1, 2, 3, 4], {name: [row[k] for row in rows] for k, name in enumerate("ABC")},
      xlabel="visits of the root", ylabel="PUCT",
      alt="; ".join(f"{name}: " + ", ".join(str(row[k]) for row in rows)
                    for k, name in enumerate("ABC")))

# %% [markdown]
# One lost game is enough to put A last, in spite of its large prior. C is never tried in these four: B wins.

# %% [markdown] slide="slide"
# ## A prior may be any knowledge
#
# Here three times as much for the middle as for a corner, and a rollout for the value. Sixty iterations on 25
# cells, first UCB1, then PUCT; the numbers are visits. <!-- cited: 25 (the cells) -->

# %% [markdown] slide="notes"
# 2 minutes. UCB1 tries each of the 25 cells; PUCT never tries the corners, where the prior is smallest. Elsewhere
# rollouts that were won outweigh it. Ask: "Where would a wrong prior show?" In a corner, if it were best.
# <!-- cited: 25 (the cells) -->

# %%
hexes = Hex(5)
guess = rollout_guess(random.Random(1), towards_centre)
by_centre = tree_after(60, puct(hexes, guess=guess))
by_ucb = tree_after(60, mcts(hexes, rng=random.Random(1)))

# %%
boards = [draw_board(hexes, marks={child.move: child.N
                                   for child in root.children})
          for root in (by_ucb, by_centre)]
show_frames(["UCB1", "PUCT"], boards, label="visits", at=1)

# %% [markdown] slide="slide"
# ## Can the search overcome a wrong prior?
#
# Two moves: one wins (1), the other is worth 0.6. The prior is wrong: it favours the other one. c = 1.5. <!-- cited: 1.5 (the setting) -->

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: ten times. Ask: "What grows for the neglected move while the other is visited?"
# Only the ROOT of the parent's visits. For very small priors that makes a hundred times; here the other move's
# own bonus still counts, so it is fewer. "And if P is exactly 0?" Then nothing grows. <!-- cited: 0 (the prior) -->

# %%
predict("13.p2", "With a tenth of its prior, how many iterations until the winning move is tried?",
        ["as many as before", "about ten times as many", "clearly more than ten times as many"])


# %% slide="skip"
def games_needed(prior, most=20_000):
    """Iterations until the winning move is tried for the first time; `most` if it never is."""
    search = puct(TreeGame([1, 0.6]), guess=lambda *_: ([prior, 1 - prior], 0.5), limits=(0, 1))
    for games in range(1, most):
        root = tree_after(1, search)
        if games > 1 and root.children[0].N > 0:
            return games
    return most


# %% slide="skip"
wrong_priors = [0.1, 0.03, 0.01, 0.003, 0.001, 0]
waits = [games_needed(prior) for prior in wrong_priors]
prior_names = [str(p) if p else "0 (stopped)" for p in wrong_priors]

# %%
times = [round(waits[at + 2] / waits[at]) for at in range(3)]
reveal("13.p2", "clearly more than ten times as many",
       f"A tenth of the prior: {times[0]} to {times[2]} times as many. With 0, never.",
       show=bars(prior_names, waits, log=True,
                 ylabel="iterations until it is tried",
                 alt=", ".join(f"prior {p}: {n} iterations"
                               for p, n in zip(prior_names, waits))))

# %% [markdown] slide="slide"
# ## A network can give both: which move, and who wins
#
# It is a function with adjustable numbers, the **weights**. Ours is for Hex on 16 cells:
#
# - in: 32 numbers, for each cell "mine?" and "the other's?" (if O moves, rows and columns are exchanged);
# - one hidden layer of 48 units (tanh of weighted sums);
# - out: a probability for each cell (the **policy**), and the reward that the mover may expect (the **value**).
#
# The priors come from the policy. The value takes the place of the rollout. <!-- cited: 16, 32, 48 (the size of the board, twice that, and the hidden layer) -->

# %% [markdown] slide="notes"
# 3 minutes. Count the weights together: 32·48 + 48, then 48·16 + 16, then 48 + 1. The mover's view means
# that one network plays both colours: for O rows become columns, and whoever moves joins left to right.
# Usual confusion: policy (which move) and value (who wins). <!-- cited: 32, 48, 16, 1 (the layers) -->

# %%
small = Hex(4)
network = Network(4, seed=1)
print(network)

# %%
state = small.parse("5 9 6")
view = as_mover_sees(small, state)
print("O to move, own stones:   ", view[:16])
print("O to move, other's stones:", view[16:])
draw_board(small, state)

# %% slide="skip"
show_source(Network.guess)

# %% [markdown] slide="slide"
# ## What does it think before it has learned anything?
#
# The weights begin as small random numbers. The probability of each first move:

# %% [markdown] slide="notes"
# 1 minute. About one in sixteen everywhere, and about even. Ask: "Is this worse than a rollout?" Yes: a
# rollout says a little about the position, this says nothing.


# %% slide="skip"
def opinion(network):
    """The board with the probability of each first move."""
    chances, reward = network.guess(small, small.initial)
    marks = {cell: f"{100 * each:.0f}%" for cell, each in enumerate(chances)}
    return draw_board(small, marks=marks), round(reward, 2)


# %%
before, reward = opinion(network)
print("reward that X may expect:", reward)
before

# %% [markdown] slide="slide"
# ## The loop: search improves the network, the network improves the search
#
# The program AlphaZero learned chess, shogi and Go like this, without games of people. Each of
# four parts feeds the next:

# %% [markdown] slide="notes"
# 3 minutes. Walk round the ring twice. The first time everything is noise: why does anything improve at
# all? Because finished games in the tree are exact, and who won is exact. Truth comes in at the end of games.

# %%
draw_cycle(
    {"network": "a prior for each move, a value for the leaf",
     "search (PUCT)": "moves, drawn by its visits",
     "a game against itself": "an example for every position",
     "training": "weights that fit both better"},
    alt="A ring: the network gives priors and values to the search; the search gives moves "
        "to a game against itself; the game gives examples to training; training "
        "gives better weights to the network")

# %% [markdown] slide="slide"
# ## What should the policy learn to say?
#
# One game is over. For every position of it there are four things that the policy could be trained
# towards.

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: the winner's moves. They are the winner's bad moves, too, and one move says less
# than a distribution. Ask: "Which of the four is better than the policy itself, on the whole?"

# %%
predict("13.p3", "Towards what does AlphaZero train its policy?",
        ["the move that was played", "the moves of the side that won",
         "the shares of visits in the search", "the move with the highest value"])

# %%
examples = played(small, network, 60, random.Random(1))
view, visits, won = examples[0]

# %%
shares = {cell: f"{100 * share:.0f}%" for cell, share in enumerate(visits)}
reveal("13.p3", "the shares of visits in the search",
       f"Below: one example. The value's target, 1 if the mover won, else 0: {won:g}.",
       show=draw_board(small, marks=shares))

# %% [markdown] slide="slide"
# ## Search as policy improvement: what does it add?
#
# The policy has an opinion, the search looks ahead and corrects it. If the shares of the
# visits are the better policy, that is **policy improvement**. A network after 100 games of its own, on 200 positions in which some
# moves win and some lose (solved exactly): its likeliest move against that of PUCT with 30 guesses (iterations).

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: hardly anything, "the network already knows". Ask afterwards: "If search always
# adds something, where does training end?" When the policy says what the search would find anyway.


# %% slide="skip"
def from_short_diagonal(cell):
    return abs(cell // 4 + cell % 4 - 3)


@cache
def winner(state):
    """1 if X wins with best play, -1 if O does: all replies, until one wins."""
    if small.is_terminal(state):
        return small.utility(state)
    own = 1 if small.to_move(state) == MAX else -1
    moves = sorted(small.actions(state), key=from_short_diagonal)
    after = [small.result(state, move) for move in moves]
    if any(map(small.is_terminal, after)):
        return own  # the chain belongs to the player who just moved
    return own if own in map(winner, after) else -own


# %% slide="skip"
def with_a_choice(count=200, dice=random.Random(5)):
    """Positions after five to eight random moves, each with its winning moves."""
    found = []
    while len(found) < count:
        state = small.initial
        for _ in range(dice.randint(5, 8)):
            if not small.is_terminal(state):
                state = small.result(state, dice.choice(small.actions(state)))
        own, moves = 1 if small.to_move(state) == MAX else -1, small.actions(state)
        good = {move for move in moves if winner(small.result(state, move)) == own}
        if 0 < len(good) < len(moves):
            found.append((state, good))
    return found


asked = with_a_choice()

# %% slide="skip"
shown, good = asked[0]
draw_board(small, shown, marks=dict.fromkeys(good, "wins"))

# %% slide="skip"
guessing = sum(len(good) / len(small.actions(state)) for state, good in asked) / len(asked)
by_chance = f"by chance {200 * guessing:.0f}"


def answers(choose):
    """For each of the positions: was a winning move chosen?"""
    return [choose(state) in good for state, good in asked]


def alone(network):
    def choose(state):
        odds = dict(zip(small.actions(state), network.guess(small, state)[0]))
        return max(odds, key=odds.get)

    return answers(choose)


def searched(network, guesses=30):
    return answers(lambda state: tree_after(
        guesses, puct(small, state, guess=network.guess)).best.move)


# %% slide="skip"
course = {0: (sum(alone(network)), sum(searched(network)), before)}
errors = []

# %% slide="skip"
for progress in self_play(network, 200, random.Random(1)):
    errors.append((progress.of_policy, progress.of_value))
    if progress.games in (10, 25, 50, 100, 200):
        by_search = searched(network)
        course[progress.games] = (sum(alone(network)), sum(by_search),
                                  opinion(network)[0])


def span(hits, of=200):
    low, high = wilson(hits, of)
    return low, hits / of, high


# %%
predict("13.p4", "Of 200 positions, how many more are right with 30 guesses of search?",
        ["none: the same", "about 40 more", "about 80 more"])

# %%
a, s, _ = course[100]
reveal("13.p4", "about 40 more", f"{a} alone, {s} with the search.",
       show=intervals({"policy alone": span(a), "with 30 guesses": span(s)},
                      xlabel="share of winning moves; dashed: by chance",
                      mark=guessing, alt=f"{a} and {s} of 200, {by_chance}"))

# %% [markdown] slide="subslide"
# ### One position: the policy's opinion, and the search's
#
# O to move, training is over. The frames: the policy's probabilities, the visits of 100 guesses, what wins.

# %% [markdown] slide="notes"
# 2 minutes. Which frame is the target of training? The second. Ask: "Where did the search learn what the
# policy was not sure of?" From the values of the positions below, and from games that ended in the tree.

# %%
state, good = next(each for each in asked if small.to_move(each[0]) != MAX)
policy = dict(zip(small.actions(state), network.guess(small, state)[0]))
root = tree_after(100, puct(small, state, guess=network.guess))

# %%
percent = {cell: f"{100 * each:.0f}%" for cell, each in policy.items()}
looked = {child.move: child.N for child in root.children}
show_frames(["policy", "visits", "winning moves"],
            [draw_board(small, state, marks=marks) for marks in
             (percent, looked, dict.fromkeys(good, "wins"))], label="shown", at=1)

# %% [markdown] slide="slide"
# ## The loss says how wrong both answers were
#
# For one position: π the shares of visits, p the policy's probabilities; z who won (1 or 0, for the player
# to move), v the network's value.
#
# $$ \text{loss} = \underbrace{(z - v)^2}_{\text{value}} \; \underbrace{-\sum_{\text{moves}} \pi \ln p}_{\text{policy}} $$
#
# Training moves every weight a little downhill. (AlphaZero adds a term that keeps the weights small. Our
# training takes a logarithm for the value, too, and only reports the square: the target is the same.)

# %% [markdown] slide="notes"
# 3 minutes. By hand below: π = (0.6, 0.3, 0.1), p = (0.5, 0.25, 0.25). Usual slip: expecting 0 when p = π.
# It is π's own *entropy* then, 0.90: visits are not certain. Ask which p makes the sum smallest: p = π. <!-- cited: 0.6, 0.3, 0.1, 0.5, 0.25, 0, 0.90 (the cell below prints them) -->

# %%
pi = [0.6, 0.3, 0.1]
for p in ([0.5, 0.25, 0.25], [1 / 3, 1 / 3, 1 / 3], pi):
    of_policy = -sum(share * log(each) for share, each in zip(pi, p))
    print([round(each, 2) for each in p], f"policy part {of_policy:.2f}")

# %%
print("won (z = 1), the value said 0.7:", round((1 - 0.7) ** 2, 2))

# %% [markdown] slide="subslide"
# ### It falls, and it cannot fall to 0
#
# The policy part over the run of 200 games. It is smallest where p = π, and even there not 0, unless all visits
# are on one move. This part says how well the network imitates its own search, not how well it plays. <!-- cited: 200, 0 (the run above) -->

# %% [markdown] slide="notes"
# 1 minute. Ask: "The loss went down. Is the program stronger?" Not shown by this curve; the solved
# positions show it, three slides on.

# %%
tens = range(10, 201, 10)
of_policy = [sum(policy for policy, _ in errors[end - 10:end]) / 10 for end in tens]
lines(list(tens), of_policy, xlabel="games of its own", ylabel="policy part of the loss",
      alt=f"From {of_policy[0]:.2f} to {of_policy[-1]:.2f}")

# %% [markdown] slide="slide"
# ## Why should the root's priors be noisy?
#
# In a game against itself, the search avoids a move to which the policy gives hardly any probability. The move gets no
# visits, and so the policy learns to give it even less.

# %% [markdown] slide="notes"
# 3 minutes. This is exploit without explore once more. Ask: "Who ever finds out that the move was good?"
# Nobody. Usual proposal: play random moves. Noise on the root's priors is gentler: the search still judges.

# %%
predict("13.p5", "A quarter of the prior is noise: a move with prior 0 gets, on average …",
        ["0: nothing to mix", "a quarter of an even share", "a quarter"])

# %% slide="skip"
searching = puct(small, guess=lambda game, state: ([1] + [0] * 15, 0.5))
root = tree_after(1, searching)
sure = [round(child.prior, 2) for child in root.children]

# %% slide="skip"
add_noise(root.children, random.Random(3))
noisy = [round(child.prior, 2) for child in root.children]

# %%
reveal("13.p5", "a quarter of an even share", "1/16 of ¼ on average; one throw is below.",
       show=bars(range(16), {"prior": sure, "with noise": noisy},
                 alt=f"All on one move; with noise it keeps {max(noisy)} of it"))

# %% [markdown]
# P becomes ¾·P + ¼·noise. The noise is a random distribution (Dirichlet), new at every move, mostly a few
# large pieces. Only at the root, only in self-play. <!-- cited: 3, 4, 1 (three quarters, one quarter) -->

# %% [markdown] slide="slide"
# ## Temperature: how often is the second-best move played?
#
# The move is drawn in proportion to $N^{1/\tau}$. At the **temperature** τ = 1 as often as it was visited;
# towards 0, nearly always the move visited most. The first moves of a game are drawn with τ = 1, so that
# the games differ; in later ones, and in a match, the move visited most is played (τ = 0).

# %% [markdown] slide="notes"
# 2 minutes. By hand: visits 60, 30, 10 and τ = ½: squares, 3600 : 900 : 100. Ask: "What would be learned
# from a thousand games that are all the same?" One game. <!-- cited: 60, 30, 10, 3600, 900, 100 (worked here) -->

# %% slide="skip"
class Visited:
    def __init__(self, *visits):
        self.children = [type("Child", (), {"N": N}) for N in visits]


# %%
heat = {f"τ = {t}": [round(p, 2) for p in by_visits(Visited(60, 30, 10), t)]
        for t in (2, 1, 0.5, 0.2)}
bars(["60 visits", "30 visits", "10 visits"], heat,
     alt="; ".join(f"{name}: {odds[0]}, {odds[1]}, {odds[2]}" for name, odds in heat.items()))

# %% [markdown] slide="slide"
# ## How much is learned from 200 games?
#
# All training so far was one run of 200 games, less than a minute long. At six moments the network
# was asked about the same 200 positions, alone and with search. The bars are 95 % intervals of the second. <!-- cited: 95 (the width of the intervals) -->

# %% [markdown] slide="notes"
# 2 minutes. Read the two curves together: from ten games on search is ahead, the policy follows. Usual wrong reading: every
# bend means something. Between neighbours, only the first rise is larger than the intervals. What chance alone finds: the dashed line of the next chart.

# %%
games = list(course)
curve = {"alone": [course[n][0] / 200 for n in games],
         "with 30 guesses": [course[n][1] / 200 for n in games]}
lines(games, curve, xlabel="games of its own", ylabel="share of winning moves",
      intervals={"with 30 guesses": [wilson(course[n][1], 200) for n in games]})

# %% [markdown] slide="slide"
# ## Is that good? Compared with whom?
#
# "It beats random rollouts" is a low bar: UCT with 30 playouts has about three for each of the 8 to 11 moves here. Better
# baselines: ten times the playouts, RAVE, and alpha-beta with the shortest path and 100 nodes. On the same 200 positions: <!-- cited: 30, 10, 8, 11, 200 (playouts, ten times; free cells after five to eight moves) -->

# %% [markdown] slide="notes"
# 3 minutes. Let them order the five before the reveal. Usual answer: the network is last, "200 games are
# nothing". Ask after it: "Which comparisons are between equal work?" None quite: a guess is not a playout.

# %%
predict("13.p6", "After 200 games, with 30 guesses, the network is shown to be better than …",
        ["none of them", "UCT with 30 only", "UCT with 30, and RAVE", "all four"])

# %% slide="skip"
dice = random.Random(1)
rivals = {
    "UCT, 30": answers(lambda s: tree_after(30, mcts(small, s, rng=dice)).best.move),
    "UCT, 300": answers(lambda s: tree_after(300, mcts(small, s, rng=dice)).best.move),
    "RAVE, 30": answers(lambda s: tree_after(30, rave(small, s, rng=dice)).best.move),
    "path, 100": answers(lambda s: solve(
        small, s, nodes=100, evaluate=shortest_path).move),
    "network, 30": by_search,
}
hits = {name: sum(rights) for name, rights in rivals.items()}
in_words = ", ".join(["Of 200: " + by_chance, *(f"{n} {k}" for n, k in hits.items())])

# %%
reveal("13.p6", "UCT with 30 only", "The other gaps may be luck: see the pairs below.",
       show=intervals({name: span(each) for name, each in hits.items()},
                      mark=guessing, size=(7, 3.4), alt=in_words,
                      xlabel="share of winning moves; dashed: by chance"))

# %%
for name, rights in list(rivals.items())[:-1]:
    pairs = list(zip(by_search, rights))
    only, other = pairs.count((True, False)), pairs.count((False, True))
    print(f"{name:13} only the network right {only:>2}, only the other {other:>2}:",
          f"{abs(only - other) / (only + other) ** 0.5:.1f} standard errors")

# %% [markdown]
# All five were asked the same positions, so what counts is where only one of two is right. Below 2 standard errors luck
# may explain the difference: of the four, only plain UCT with as many playouts is shown to be worse. <!-- cited: 2 (two standard errors, as in the lesson on evaluation) -->

# %% [markdown] slide="slide"
# ## The same recipe, three times: is it always so?
#
# Other random weights at the start, other dice in the games; 300 positions after up to eight moves
# (`make bench`, part selfplay). The share of winning moves with 30 guesses:
#
# | games of its own | seed 1 | seed 2 | seed 3 |
# |---|---|---|---|
# | 0 | 0.18 | 0.18 | 0.21 |
# | 25 | 0.49 | 0.54 | 0.38 |
# | 100 | 0.83 | 0.71 | 0.36 |
# | 400 | 0.87 | 0.80 | 0.68 |
#
# There: UCT with 30 playouts 0.41, with 300 0.62; RAVE with 30 0.59; shortest path with 100 nodes 0.68. <!-- cited: 300, 30, 0, 0.18, 0.21, 25, 0.49, 0.54, 0.38, 100, 0.83, 0.71, 0.36, 400, 0.87, 0.80, 0.68, 0.41, 0.62, 0.59, 1, 2, 3 (make bench, part selfplay) -->

# %% [markdown] slide="notes"
# 2 minutes. Seed 3 has learned little after 100 games: less than UCT with 30 playouts finds. Ask: "If a paper shows one curve, which seed
# is it?" Training has luck of its own, and an interval over positions does not contain it.

# %% [markdown] slide="slide"
# ## What it came to think of the first move
#
# Nobody told it where the middle is. Hex on 16 cells is solved: the four cells of the short diagonal, 3, 6, 9
# and 12, win for X, and no others do (`make bench`, part selfplay, solves it). <!-- cited: 16, 3, 6, 9, 12 (solved by trying everything) -->

# %% [markdown] slide="notes"
# 2 minutes. Step through the frames. Ask: "Did it learn the rule, the diagonal?" Look: two of its four cells
# have large numbers after this run, the two in the corners have small ones.

# %%
show_frames(games, [course[n][2] for n in games], label="games of its own",
            at=len(games) - 1)

# %% [markdown] slide="slide"
# ## AlphaGo: people's games first, then its own
#
# AlphaGo beat a professional, Fan Hui, 5 to 0, "a feat previously thought to be at least a decade away",
# and in March 2016 Lee Sedol 4 to 1.
#
# - The policy network learned from 30 million positions of people's games; a copy learned on by self-play.
# - The value network learned who wins from that copy's games with itself.
# - The tree mixed the value with a rollout by a *small, fast* policy, half and half.
#
# The large networks did not play the rollouts: they were far too slow. <!-- cited: 5, 0, 2016, 4, 1, 30 (Silver et al., Nature 529, 2016; the Seoul match, March 2016) -->

# %% [markdown] slide="notes"
# 2 minutes. Ask which parts of the loop are there already: network, search, games against itself. Not yet: the
# visits as a target, and doing without people's games. "AlphaGo's network played the rollouts" is a common error.

# %% [markdown] slide="slide"
# ## AlphaGo Zero, AlphaZero, MuZero: less and less is given
#
# | program | given | what was new |
# |---|---|---|
# | AlphaGo Zero (2017) | the rules of Go | the loop of this lesson: one network, no people's games, no rollouts |
# | AlphaZero (2018) | the rules of the game | the same for chess, shogi and Go; no symmetries used |
# | MuZero (2020) | no rules, only moves to choose from and the results | the network also predicts what a move leads to; the search runs inside it |
#
# AlphaZero trained for about 9 hours in chess, 12 in shogi and 13 *days* in Go, on 5,000 TPUs for the games and
# 16 for the training. <!-- cited: 2017, 2018, 2020, 9, 12, 13, 5,000, 16 (Silver et al., Nature 550, 2017, and Science 362, 2018; Schrittwieser et al., Nature 588, 2020) -->

# %% [markdown] slide="notes"
# 2 minutes. Our loop is much like AlphaZero's. It has one thing more: the board turned half round is a second example.
# (AlphaGo Zero used Go's symmetries in that way, AlphaZero none.) Ask what the rules are still needed for in AlphaZero: the tree, and the end of games.

# %% [markdown] slide="slide"
# ## What our toy does not show
#
# - Its board is solved in seconds: a search without learning plays it perfectly.
# - 200 games and one hidden layer: Go took millions of games and dozens of layers.
# - Equal guesses are not equal time: a guess is a few small matrix products here, dozens of layers there.
# - It can forget what it no longer sees: so it trains on its last 4,000 examples, not only on the newest game. <!-- cited: 200, 4,000 (the run above; arena/selfplay.py) -->

# %% [markdown] slide="notes"
# 2 minutes. Ask the class for a claim that this lesson supports, and one that it does not. Supported: the
# loop learns without people's games, on this board, in the three runs of the table. Not supported: that it always does, or how it scales.

# %% [markdown] slide="skip"
# ## Play against what you have trained
#
# You are X and begin, on 16 cells. It looks at thirty positions a move. <!-- cited: 16 (the board's cells) -->


# %% slide="skip"
def self_taught(game, state):
    root = tree_after(30, puct(game, state, guess=network.guess))
    return root.best.move


play(small, self_taught)

# %% [markdown] slide="slide"
# ## Key points
#
# - PUCT's prior says what to try first; a small prior costs iterations, and with a prior of 0 there is no bonus at all.
# - One network gives a policy and a value; the policy learns the visits of the search, the value who won.
# - The search chose better than the policy it was given: that difference is what is learned.
# - Noise lets neglected moves be tried, temperature lets games differ; in a match there is neither.
# - Compare with the best simple baseline, and train more than once.
#
# [The exercises of this lesson](../exercises/13_selfplay.ipynb)

# %% [markdown] slide="notes"
# 1 minute. Draw the ring from memory, all together: four boxes, four arrows. Then the question of the title:
# where does the knowledge come from? From the rules, through the ends of games.

# %% [markdown] slide="skip"
# ## Ask yourself
#
# 1. [Why does the policy learn the visits, and not the move that was played?](#What-should-the-policy-learn-to-say?)
# 2. [What would happen if noise were added in a match?](#Why-should-the-root's-priors-be-noisy?)
# 3. [A friend shows one training curve. What do you ask for?](#The-same-recipe,-three-times:-is-it-always-so?)
#
# ## Further reading
#
# - D. Silver et al., *Mastering the Game of Go with Deep Neural Networks and Tree Search*, Nature 529 (2016): AlphaGo.
# - D. Silver et al., *Mastering the Game of Go without Human Knowledge*, Nature 550 (2017): AlphaGo Zero.
# - D. Silver et al., *A General Reinforcement Learning Algorithm that Masters Chess, Shogi, and Go through Self-Play*, Science 362 (2018): AlphaZero.
# - J. Schrittwieser et al., *Mastering Atari, Go, Chess and Shogi by Planning with a Learned Model*, Nature 588 (2020): MuZero.
# - C. D. Rosin, *Multi-armed Bandits with Episode Context*, Annals of Mathematics and Artificial Intelligence 61 (2011): PUCT.
# - T. Anthony, Z. Tian and D. Barber, *Thinking Fast and Slow with Deep Learning and Tree Search*, NIPS 2017: the same loop on Hex.
