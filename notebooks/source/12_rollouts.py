# %% [markdown] slide="slide"
# # 12 · Rollouts: what should the dice know?
#
# **Random games are cheap and foolish. Which knowledge makes their answers better, and where do you put it?**
#
# **Objectives**
#
# - compare rollout policies by what they are exactly worth, and by matches
# - choose where a rollout should stop
# - compute RAVE's blend, and the bonus of a move that looks good
# - say what progressive widening does to a wide tree
# - derive what a tree has proven
# - decide which of these ideas a given game needs
#
# **Time** 50 minutes, and 134 minutes for the exercises
#
# **You need** [Monte Carlo tree search](11_mcts.ipynb): the four phases, UCB1, whose wins a node counts

# %% [markdown] slide="notes"
# 1 minute. Ask: "Two beginners play on from your chess position a thousand times. What do you learn?"
# Something about beginners. Who would you rather have play on, and at what price? That trade is the lesson.

# %% slide="skip"
import random
from functools import cache
from itertools import islice

from gamesearch import MAX, MIN, ConnectFour, Hex, Nim, TicTacToe, alphabeta, draw_board
from gamesearch import draw_growth, draw_tree, mcts, predict, reveal, show_frames
from gamesearch import show_source, tree_after
from gamesearch.arena.ratings import wilson
from gamesearch.arena.tournament import openings, tournament
from gamesearch.drawing.charts import bars, intervals, lines
from gamesearch.evaluation.connectfour import centre_stones, threes, twos
from gamesearch.evaluation.hex import beside_own, centrality
from gamesearch.evaluation.tictactoe import open_lines, threats
from gamesearch.evaluation.weighted import Weighted
from gamesearch.search.montecarlo.mcts import uniform_rollout
from gamesearch.search.montecarlo.mcts_solver import mcts_solver
from gamesearch.search.montecarlo.parallel import leaf_parallel, root_parallel, tree_parallel
from gamesearch.search.montecarlo.progressive_widening import considered, widening_mcts
from gamesearch.search.montecarlo.rave import beta, blended, rave
from gamesearch.search.montecarlo.rollouts import alike, avoid_losses, evaluated_with, stop_after
from gamesearch.search.montecarlo.rollouts import take_wins, weighted_rollout, wins
from gamesearch.search.montecarlo.variance import control_variate, estimate
from gamesearch.search.montecarlo.variance import rollout_with_control, rollout_with_weight
from gamesearch.sizes import positions

# %% [markdown] slide="slide"
# ## A rollout plays both sides, by some policy
#
# The playouts (rollouts) so far chose all legal moves alike, for both players. That is one **policy** of many. A
# policy gives each legal move a **weight**; the move is drawn in proportion to it.
#
# - **uniform**: all weights alike
# - **weighted**: moves that look better get larger weights
# - **heuristic**: a rule gives some moves the weight 0
# - **learned**: a model gives the weights
#
# A better policy usually takes longer for a game, so there are fewer games. But what does *better* mean?

# %% [markdown] slide="notes"
# 2 minutes. Collect what "better" might mean: plays better, guesses the value better, ranks the moves
# better, wins more matches. These are four different things; the lesson measures the last three.

# %% [markdown] slide="slide"
# ## Uniform: fast, needs no knowledge, plays nonsense
#
# Every move keeps its chance, and no opinion comes in. So it is the baseline to beat. But its games are
# foolish: nobody looks for a win. X to move can win at once:

# %% [markdown] slide="notes"
# 2 minutes. Let them guess the share of random games that X wins here. Usual answer: 80 or 90 percent,
# since "X can win at once". X's first move wins in one game of five: ask what happens in the other four.

# %% slide="skip"
board = TicTacToe()
state = board.parse("XX.OO....")
rng = random.Random(1)
ends = [board.utility(uniform_rollout(board, state, rng)) for _ in range(1000)]
shares = [ends.count(value) / len(ends) for value in (1, 0, -1)]

# %%
print("X won, drawn, lost:", shares)
draw_board(board, state)

# %% [markdown]
# Of the random games X wins fewer than half.

# %% [markdown] slide="slide"
# ## Weighted: some moves two or three times as likely
#
# Cheap to compute, and every move keeps a chance. In Hex: a cell that touches a stone of one's own weighs 3,
# any other 1. X is to move; the percentages are the probabilities of the next move of a rollout.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Who had to know that chains win in Hex?" A person. And: "What do the other, senseless
# moves cost now?" They are still played, but less often.

# %%
hexes = Hex(5)
started = hexes.parse("12 8 6 17")
cells = hexes.actions(started)
weights = beside_own(hexes, started, cells)
odds = {cell: f"{100 * weight / sum(weights):.0f}%"
        for cell, weight in zip(cells, weights)}
print("weights:", weights)
draw_board(hexes, started, marks=odds)

# %% slide="skip"
show_source(beside_own)

# %% [markdown] slide="slide"
# ## Heuristic: a rule decides, chance only among equals
#
# - **wins first**: a win on the spot is played; without one, all moves alike.
# - **careful**: wins first; else, if possible, no move after which the other side can win on the spot.
# - In chess: captures first.
#
# Rules run at every move of every rollout, so they must be fast. And a rollout starts at a *leaf*: rules
# about the opening seldom apply. O is to move below:

# %% [markdown] slide="notes"
# 2 minutes. Let them name the weights of "careful" before the cell is shown: O has no win, X threatens
# cell 2. Usual slip: careful is thought to look two moves ahead for its own win as well.

# %%
hot = board.parse("XX..O....")
for rule in (alike, take_wins, avoid_losses):
    weights = rule(board, hot, board.actions(hot))
    print(f"{rule.__name__:>12}: {list(map(int, weights))}")
draw_board(board, hot)

# %% [markdown] slide="slide"
# ## Does the wiser policy choose better moves?
#
# On tic-tac-toe no dice are needed: what a position is worth if both sides follow a policy can be
# computed exactly, and so can the move that infinitely many rollouts would choose (of moves worth the same, the first). A fourth policy,
# **greedy**, *always* makes the move that leaves it furthest ahead in open lines (those without a
# stone of the other side; equals by lot).

# %% [markdown] slide="notes"
# 3 minutes. Let people order the four and say why. Usual answer: greedy makes the fewest wrong moves,
# it looks like the strongest player. Ask: "When both sides overlook the same things, what cancels out?"

# %%
predict("12.p1", "Which policy's rollouts lead to the most wrong moves?",
        ["uniform", "wins first", "careful", "greedy for open lines"])


# %% slide="skip"
def value_under(weigh):
    """What positions are worth to MAX if both sides follow this policy, exactly."""

    @cache
    def value(state):
        if board.is_terminal(state):
            return board.utility(state)
        moves = board.actions(state)
        weights = weigh(board, state, moves)
        values = [value(board.result(state, move)) for move in moves]
        return sum(w * v for w, v in zip(weights, values)) / sum(weights)

    return value


# %% slide="skip"
exact = cache(lambda state: alphabeta(board, state).value)
everywhere = [s for s in positions(board) if not board.is_terminal(s)]


def quality(weigh):
    """In how many positions it leads X, and O, to a worse move; how far off its values are."""
    value, wrong, off = value_under(weigh), {MAX: 0, MIN: 0}, 0.0
    for state in everywhere:
        sign = 1 if board.to_move(state) == MAX else -1
        after = [board.result(state, move) for move in board.actions(state)]
        best = max(after, key=lambda s: round(sign * value(s), 9))
        wrong[board.to_move(state)] += exact(best) != exact(state)
        off += abs(value(state) - exact(state)) / len(everywhere)
    return wrong[MAX], wrong[MIN], round(off, 2)


# %% slide="skip"
def greedy(game, state, moves):
    """Only moves after which the open lines look best."""
    sign = 1 if game.to_move(state) == MAX else -1
    after = [game.result(state, move) for move in moves]
    gains = [sign * open_lines(game, each) for each in after]
    return [gain == max(gains) for gain in gains]


policies = {"uniform": alike, "wins first": take_wins, "careful": avoid_losses,
            "greedy": greedy}
found = {name: quality(policy) for name, policy in policies.items()}
wrong_moves = [x + o for x, o, _ in found.values()]

# %%
reveal("12.p1", "greedy for open lines", "It makes the same mistakes in every game.",
       show=bars(list(found), wrong_moves,
                 title=f"wrong moves in {len(everywhere):,} positions"))

# %% [markdown] slide="subslide"
# ### Errors must be alike for the moves compared
#
# How far off the values are is another question, with another answer:

# %% [markdown] slide="notes"
# 3 minutes. Put the two pictures side by side: greedy has better values than uniform and far more
# wrong moves. Ask: "A scale that shows everybody five kilos too much: can it still say who is heavier?"

# %%
bars(list(found), [off for *_, off in found.values()],
     title="how far the values are off, on average",
     alt=", ".join(f"{name}: off by {off}" for name, (*_, off) in found.items()))

# %% [markdown]
# *Greedy* has values nearer to the truth than *uniform*, and far more wrong moves. *Careful* has by far the
# best values, yet *wins first* ranks moves better. What counts is that a policy's errors are **alike for
# the moves compared**. A strict rule repeats its error in every game after one move, and after
# another move it may make none.

# %% [markdown] slide="slide"
# ## Should your own side play well and the other at random?
#
# In a rollout *both* players are modelled. "I am good, so let my side take wins and the other side play
# at random." X takes wins, O does not: is that better or worse than both taking wins?

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: fewer wrong moves, since one side is modelled well. Ask: "X looks at a move
# that loses to one reply. How often does O find the reply in these games?"

# %%
predict("12.p2", "Wrong moves of X and O together, compared with both sides taking wins?",
        ["fewer", "about as many", "about three times as many", "ten times as many"])


# %% slide="skip"
def flattering(game, state, moves):
    """X takes a win, O does not."""
    good = game.to_move(state) == MAX
    return take_wins(game, state, moves) if good else alike(game, state, moves)


x, o, _ = quality(flattering)
both_x, both_o, _ = found["wins first"]

# %%
reveal("12.p2", "about three times as many",
       f"{x} of X's moves are wrong, not {both_x}: O punishes mistakes only by chance. "
       f"{o} of O's are wrong, not {both_o}: it overlooks wins of its own.",
       show=bars(["both take wins", "only X"], {"X's": [both_x, x], "O's": [both_o, o]},
                 title=f"wrong moves in {len(everywhere):,} positions"))

# %% [markdown] slide="subslide"
# ### A flattering model is too hopeful
#
# What the empty board is worth to X, under three models of the two players. The truth is 0. <!-- cited: 0 (perfect play, computed in the lesson on minimax) -->

# %% [markdown] slide="notes"
# 1 minute. Ask: "Which of the three would you like to believe as X?" That is the danger of it. A model of
# a known weak opponent is another matter; the lesson on opponents has it.

# %%
models = {"both at random": alike, "both take wins": take_wins,
          "only X takes wins": flattering}
for name, weigh in models.items():
    worth_x = value_under(weigh)(board.initial)
    print(f"{name:>17}: the empty board is worth {worth_x:+.2f}")

# %% [markdown]
# The model that helps X alone hopes for most. A model of a *known* weak opponent is another matter:
# [opponents](08_opponents.ipynb).

# %% [markdown] slide="slide"
# ## A small match: do weighted dice win more?
#
# Hex on 25 cells, 100 playouts a move, against UCT with uniform playouts. First 26 games, from every
# other first move with both colours, then two hundred. <!-- cited: 26, 200, 100 (the match below and make bench, part rollouts) -->

# %% [markdown] slide="notes"
# 2 minutes. Show the 26 games first and ask for a verdict; then the two hundred. The small match is
# shown as a warning. Time is not equal either: rules cost time.


# %% slide="skip"
def player(search, playouts, seed=1):
    """A player of so many playouts; `search(game, state, rng)` builds the tree."""
    rng = random.Random(seed)
    return lambda game, state: tree_after(playouts, search(game, state, rng)).best.move


def match(game, search, playouts=100, times=1, every=1):
    """Its score against plain UCT with as many playouts, from every n-th first move."""
    plain = player(lambda game, state, rng: mcts(game, state, rng=rng), playouts, 2)
    sides = {"new": player(search, playouts), "plain": plain}
    starts = [*openings(game, 1)][::every] * times
    return tournament(game, sides, starts=starts).totals["new"]


def span(score):
    """A score as its interval's low end, its share, and the high end."""
    low, high = score.interval
    return low, score.share, high


# %% slide="skip"
def rolling(weigh):
    return lambda game, state, rng: mcts(game, state, rng=rng, rollout=weighted_rollout(weigh))


near = match(hexes, rolling(beside_own), every=2)


def of_two_hundred(points):
    low, high = wilson(points, 200)
    return low, points / 200, high


# %%
print("beside own stones:", near)
intervals({f"{near.games} games": span(near), "200 games": of_two_hundred(104)},
          alt=f"{near.share:.2f} of {near.games} games, 0.52 of 200 games")

# %% [markdown]
# Neither is shown to differ from one half. An interval with one half in it decides nothing.

# %% [markdown] slide="slide"
# ## How far should a rollout go?
#
# A rollout may stop early and ask an evaluation: a **hybrid**.
#
# - **to the end**: a true result, of foolish moves; long games are slow
# - **fixed depth**: some random moves, then evaluate
# - **adaptive**: stop where the position is *quiet*, with no win at hand
#
# Connect Four with the evaluation that counts threats, 28 games for each depth against rollouts to the
# end, 40 playouts a move. <!-- cited: 28, 40 (the match below) -->

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: "a few moves", as a compromise. The honest one is that these games cannot
# tell. Ask: "By how many points of 28 would two depths have to differ?" More than about six (two standard errors).

# %%
predict("12.p3", "0, 2, 4 or 8 random moves, then evaluate: which depth is shown to be best?",
        ["0: evaluate the leaf", "2", "8", "none of the four"])

# %% slide="skip"
four = ConnectFour()
knows = Weighted({threes: 5, twos: 2, centre_stones: 1})


def stopping(stop):
    """UCT whose rollouts stop there and are judged by the evaluation."""
    rollout, judge = weighted_rollout(alike, stop), evaluated_with(knows, scale=6)
    return lambda game, state, rng: mcts(game, state, rng=rng, rollout=rollout, judge=judge)


depths = [0, 2, 4, 8]
fixed = {depth: match(four, stopping(stop_after(depth)), 40, times=2) for depth in depths}

# %%
reveal("12.p3", "none of the four",
       "28 games cannot tell: the largest gap is 5.5 points, "
       "two standard errors are about 6.",
       show=intervals({f"{depth} moves": span(score) for depth, score in fixed.items()},
                      xlabel="points against rollouts to the end", size=(7, 3),
                      alt="; ".join(f"after {depth} moves {score.share:.2f} of the points"
                                    for depth, score in fixed.items())))

# %% [markdown] slide="subslide"
# ### Stop early if an evaluation knows more than dice do
#
# What *is* shown: after two and after four moves it beats rollouts to the end, by the interval above
# one half. This evaluation knows more than dice do. Which of the depths is best is another question,
# and needs hundreds of games. Without a good evaluation the end of the game may be the better judge.

# %% [markdown] slide="notes"
# 1 minute. Two questions, one picture: "Is it better than the end?" and "Which is the best?" Let them
# say which bars answer which.

# %% [markdown] slide="slide"
# ## RAVE lets one game teach many moves
#
# In Hex or Go a good cell is good now *and* three moves later. So a game counts for a move (as *seen*, and if
# won as *won*) when the same player makes that move **at once or anywhere later**: "all moves as first". A hundred games then say
# something on every cell. This may be wrong, so its share β fades as the node gets games of its own:
#
# $$ (1-\beta)\,\frac{W}{N} + \beta\,\frac{\text{won}}{\text{seen}}, \qquad \beta = \sqrt{\frac{k}{3N + k}} $$

# %% [markdown] slide="notes"
# 2 minutes. By hand: N = 100, k = 60, so β = √(60/360) = 0.41. Ask: "And with N = 0? With N very
# large?" 1, and towards 0. A trade: less variance now for some bias. (N is the move's own here; others take the parent's.) <!-- cited: 100, 60, 360, 0.41 (worked here) -->

# %% slide="skip"
show_source(blended)

# %% [markdown] slide="subslide"
# ### k decides how long the shared games are trusted
#
# At N = k both have half a say.

# %% [markdown] slide="notes"
# 1 minute. Let them find N = k on each curve. Ask: "Large k or small k for a game in which a cell's worth
# changes quickly?" Small.

# %% slide="skip"
own_games = [0, 10, 30, 100, 300, 1000, 3000]
shares = {f"k = {k}": [beta(N, k) for N in own_games] for k in (30, 300, 3000)}

# %%
lines(own_games, shares,
      xlabel="N, own games of the move", ylabel="β: RAVE's share",
      alt="β falls from 1; at N = k it is a half")

# %% [markdown] slide="subslide"
# ### After sixty games on 25 cells
#
# Own games against shared ones: which picture would you rather choose by?

# %% [markdown] slide="notes"
# 2 minutes. Own games: two or three a cell on average, nothing to choose by. Shared: about ten times as many.
# Usual wrong answer: that shared games are just more of the same. They answer "is this cell good at some time?"

# %%
root = tree_after(60, rave(hexes, rng=random.Random(2)))
own = {child.move: child.N for child in root.children}
seen = {child.move: child.seen for child in root.children}
shared = {child.move: f"{child.won / child.seen:.2f}"
          for child in root.children}
show_frames(["own games", "shared games", "shared mean"],
            [draw_board(hexes, marks=own), draw_board(hexes, marks=seen),
             draw_board(hexes, marks=shared)], label="shown", at=1)

# %% [markdown] slide="slide"
# ## RAVE in a match: how much does it help?
#
# Equal playouts, 100 a move; plain UCT with c = √2, RAVE with its own small c = 0.2, since the shared
# games explore for it. In Hex, and in Connect Four on five columns. <!-- cited: 100, 2, 0.2 (the settings of the match) -->

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: two thirds. Somebody should object that the constants differ: with equal
# constants RAVE still wins by far (the table near the end). Ask why columns differ from cells.

# %%
predict("12.p4", "RAVE against plain UCT in Hex: its share of the points?",
        ["about half", "two thirds", "nine tenths or more"])


# %% slide="skip"
def raving(game, state, rng):
    return rave(game, state, rng=rng)


in_hex = match(hexes, raving, every=2)
in_columns = match(ConnectFour(5, 4), raving, times=5)

# %%
reveal("12.p4", "nine tenths or more", "No single idea here helps more in Hex.",
       show=intervals({"Hex": span(in_hex), "Connect Four": span(in_columns)},
                      alt=f"Hex: {in_hex.share:.2f} of the points; "
                          f"Connect Four: {in_columns.share:.2f}"))

# %% [markdown]
# In Connect Four a column means another cell each time. Here the interval holds one half: no help is shown. RAVE
# belongs to games in which a move keeps its meaning.

# %% [markdown] slide="slide"
# ## Progressive bias: a heuristic speaks early, then falls silent
#
# $$ \text{UCB1} + \frac{w \cdot H(\text{move})}{N + 1} $$
#
# H says how good a move looks. Moves never tried still come first; from then on H has its say, and after many
# games its term is nearly gone: a wrong H costs games, but does not decide.

# %% [markdown] slide="notes"
# 2 minutes. By hand: w = 2, H = 1: bonus 2, then 1 after one game, 0.2 after nine. Ask: "Which is gone
# first, this bonus or UCB1's?" This one: 1/N against 1/√N. <!-- cited: 2, 1, 0.2 (worked here) -->

# %% [markdown] slide="skip"
# Others write *virtual visits* into N and W, games that nobody played. They fade from the mean at
# the same pace, and they shrink UCB1's own bonus as well.

# %% [markdown] slide="subslide"
# ### The bonus fades as games come in
#
# One move looks perfect (H = 1), another one poor (0.3). After how many games is the difference small?
# <!-- cited: 1, 0.3 (the two curves) -->

# %% slide="skip"
games_so_far = [0, 3, 10, 30, 100]

# %%
lines(games_so_far, {"H = 1": [2 / (N + 1) for N in games_so_far],
                     "H = 0.3": [0.6 / (N + 1) for N in games_so_far]},
      xlabel="N", ylabel="bonus, w = 2", alt="Both fall towards 0")


# %% slide="skip"
def looks(game, state, move):
    """Half for the middle, half for touching a stone of one's own."""
    touches = beside_own(game, state, [move])[0] > 1
    return centrality(game, state, move) / 2 + touches / 2


# %% [markdown] slide="slide"
# ## What if there are too many moves to try each once?
#
# Hex on 121 cells: plain UCT needs 121 games before it tries any move twice. **Progressive widening**
# lets a node consider only a few moves at first, the best-looking ones, and more as it is visited:
# $\lceil 2\sqrt N\,\rceil$ of them, say. With 100 visits that is 20 moves, with 4,900 it is all 121. <!-- cited: 2, 4,900 (width 2, and N) -->

# %% [markdown] slide="notes"
# 2 minutes. Let them compute the number for N = 4, 25, 100. Usual worry: "a good move that looks bad
# is never found". It gets its turn, late: nothing is dropped for good.

# %% slide="skip"
visited = [1, 4, 25, 100, 400, 900, 1600, 2500, 3600, 4900]
tried = [min(121, considered(N, 2, 0.5)) for N in visited]

# %%
lines(visited, {"widening": tried, "plain UCT": [121] * len(visited)},
      xlabel="visits of the node", ylabel="moves that may be tried",
      alt=", ".join(f"{many} moves at {N} visits" for N, many in zip(visited, tried)))

# %% slide="skip"
eleven = Hex(11)
usual = tree_after(150, mcts(eleven, rng=random.Random(1)))
narrow = tree_after(150, widening_mcts(eleven, rng=random.Random(1), looks=looks))
print("moves tried:", len(usual.children), "and", len(narrow.children))

# %% [markdown] slide="subslide"
# ### After 150 games each, two trees
#
# What looks best decides a lot now: the knowledge is in the order.

# %% [markdown] slide="notes"
# 1 minute. Left: every move once, some twice. Right: a few moves, and replies to them. Ask: "Which
# of the two can say something about a reply?"

# %%
draw_growth({"plain UCT": usual, "widening": narrow})

# %% [markdown] slide="slide"
# ## What is proven need not be sampled
#
# A finished game is worth what it is worth. So is a node, as soon as enough of its children are:
#
# - *one* child is a proven win for the player who chooses there: proven;
# - *all* children are proven, and no move is untried: proven, to the best of them.
#
# A proven child is never visited again (**MCTS-solver**). At the bottom of the tree this is minimax;
# above it, sampling goes on.

# %% [markdown] slide="notes"
# 3 minutes. On paper: a MIN node with the children proven 1 and unproven; then with −1 and unproven.
# Usual slip: a draw counts as "not proven", because 0 looks like nothing. Ask which of the two is proven.

# %%
small_pile = tree_after(10_000, mcts_solver(Nim(5, most=2), rng=random.Random(1)))
print("proven:", small_pile.proven, "after", small_pile.N, "games")
draw_tree(small_pile.to_networkx())

# %% [markdown] slide="slide"
# ## How many games until fifteen stones are proven?
#
# In [Monte Carlo tree search](11_mcts.ipynb) the curve of Nim(15) stayed flat for long, no better than guessing.
# Now the search ends when its root is proven.

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: "never, it is too deep", or a million. Ask afterwards: "Which part of the
# work did the dice do?" They decided where to prove first.

# %%
predict("12.p5", "Nim(15), with these dice: after how many games is the root proven?",
        ["between 1,000 and 2,000", "about 20,000", "more than 100,000"])

# %% slide="skip"
piles = [6, 7, 9, 10, 11, 13, 14, 15]
needed = {}
for stones in piles:
    game = Nim(stones, most=3)
    root = tree_after(100_000, mcts_solver(game, rng=random.Random(1)))
    needed[stones] = root.N
    assert root.proven == alphabeta(game).value

# %%
reveal("12.p5", "between 1,000 and 2,000", "The dice decide where to prove first.",
       show=lines(piles, list(needed.values()), log=True, xlabel="stones in Nim",
                  ylabel="games until proven",
                  alt=", ".join(f"{n} stones: {games}" for n, games in needed.items())))

# %% [markdown]
# (8 and 12 stones are left out: there the player to move has lost.)
#
# In a wide game with a distant end there is little to prove. Even in the small Connect Four of the table below
# no help is shown.

# %% [markdown] slide="slide"
# ## What helped where
#
# Two hundred games (widening: 196) against plain UCT, 100 playouts a move (`make bench`, part rollouts). A draw
# counts half, which makes an interval rather too wide. **Bold**: above one half in both columns. The columns give the c of *plain UCT* and of every idea
# built on UCB1; RAVE has 0.2, PUCT (taught in [self-play](13_selfplay.ipynb)) 1.5. Connect Four has 5 columns and 4 rows.
#
# | idea | game | points, c = √2 | c = 0.5 |
# |---|---|---|---|
# | rollouts beside own stones | Hex, 25 cells | 104, 0.45 to 0.59 | 116, 0.51 to 0.65 |
# | rollouts that win if they can | Hex | 107, 0.47 to 0.60 | 90, 0.38 to 0.52 |
# | **careful rollouts** | Connect Four | **135.5, 0.61 to 0.74** | **133, 0.60 to 0.73** |
# | **RAVE** | Hex | **189, 0.90 to 0.97** | **174, 0.82 to 0.91** |
# | **RAVE, with plain UCT's c** | Hex | **173, 0.81 to 0.91** | **173, 0.81 to 0.91** |
# | RAVE | Connect Four | 104.5, 0.45 to 0.59 | 92, 0.39 to 0.53 |
# | progressive bias | Hex | 113, 0.496 to 0.63 | 92, 0.39 to 0.53 |
# | priors to the centre (PUCT) | Hex | 144, 0.65 to 0.78 | 112, 0.49 to 0.63 |
# | **widening** | Hex, 49 cells | **149 of 196, 0.70 to 0.81** | **144 of 196, 0.67 to 0.79** |
# | proven wins | Connect Four | 100, 0.43 to 0.57 | 94.5, 0.40 to 0.54 |
# <!-- cited: 196, 100, 2, 1.5, 0.2, 25, 49, 104, 0.45, 0.59, 0.5, 116, 0.51, 0.65, 107, 0.47, 0.60, 90, 0.38, 0.52, 135.5, 0.61, 0.74, 5, 4, 133, 0.73, 189, 0.90, 0.97, 174, 0.82, 0.91, 104.5, 92, 0.39, 0.53, 113, 0.496, 0.50, 0.63, 144, 0.78, 173, 0.81, 112, 0.49, 0.43, 0.57, 94.5, 0.40, 0.54, 149, 0.70, 0.81, 144, 0.67, 0.79 (make bench, part rollouts) -->

# %% [markdown] slide="notes"
# 3 minutes. One question for each row: does the interval contain one half? Then across: which gains
# shrink when the opponent's c was tuned? Lesson for their own projects: tune the plain program first.

# %% [markdown] slide="subslide"
# ### The first column as a picture
#
# Plain UCT has c = √2 here. RAVE, priors, bias and *beside own* are in Hex, the other two in Connect Four. Which
# gains would you still believe at c = 0.5?
# <!-- cited: 2, 0.5 (columns of the table before) -->

# %% [markdown] slide="notes"
# 2 minutes. Three intervals lie above the line. In the other column the one of priors does not: only RAVE and careful
# rollouts helped against both. The other three lie on the line: no help is shown, and none is ruled out. Ask which idea they would try first in their own game.

# %%
helped = {"RAVE": 189, "priors": 144, "careful": 135.5, "bias": 113,
          "beside own": 104, "proven wins": 100}
intervals({name: of_two_hundred(won) for name, won in helped.items()},
          size=(7, 3.6), alt="Points of 200: " + ", ".join(
              f"{name} {won}" for name, won in helped.items()))

# %% [markdown] slide="slide"
# ## Which idea for which game?
#
# | the game | look first at |
# |---|---|
# | a move means the same later (Hex, Go) | RAVE |
# | a good evaluation exists | stop rollouts early, or no rollouts |
# | wins on the spot; an end that is near | careful rollouts; proven wins |
# | hundreds of moves | widening, priors |
#
# Evaluations, weights and rules were written by hand. The [next lesson](13_selfplay.ipynb) lets a program
# learn such things.

# %% [markdown] slide="notes"
# 2 minutes. Name games and let them choose a row: Othello, chess, a card game with 40 plays a turn. More
# than one row may fit; measured is better than argued.

# %% [markdown] slide="skip" tags=["further"]
# ## Further: less luck, more workers
#
# Not part of the lecture. Two ways to get the same certainty from fewer games (Veness and others tried
# the first in MCTS), and what happens when several workers share a tree.

# %% [markdown] slide="skip"
# ### A game is won or lost: that is a lot of luck for one number
#
# A rollout says +1, 0 or −1, never "slightly better". So its **variance** is large, and
# an average over n games has the error √(variance / n). Less variance is as good as more games. RAVE
# buys it with some bias. Two other ways leave the mean where it is. <!-- cited: 1 (a won game's value) -->

# %% slide="skip"
rng = random.Random(1)
plain = [board.utility(uniform_rollout(board, board.initial, rng))
         for _ in range(2000)]
print("mean {:.3f}, error {:.3f}, variance {:.2f}".format(*estimate(plain)))
print("games for an error of 0.01:", round(estimate(plain).variance / 0.01**2))
bars(["X", "draw", "O"], [plain.count(value) for value in (1, 0, -1)],
     title="how 2000 random games ended")

# %% [markdown] slide="skip"
# ### A control variate subtracts luck that can be measured
#
# At each random move, compare what chance chose with the *average* of all moves, by any evaluation. Add
# these differences up over a game: the **luck** of X. Its mean is exactly 0, whatever the
# evaluation. If X won *and* was lucky, take some of it back:
#
# $$ \text{fair result} = \text{result} - w \cdot \text{luck}, \qquad w = \frac{\text{covariance}}{\text{variance of luck}} $$

# %% slide="skip"
show_source(rollout_with_control)

# %% slide="skip"
by_dice_alone = value_under(alike)
evaluations = {
    "nothing": lambda game, state: 0,
    "open lines": lambda game, state: 0.15 * open_lines(game, state),
    "threats": lambda game, state: 0.3 * threats(game, state),
    "minimax value": lambda game, state: exact(state),
    "random play, exactly": lambda game, state: by_dice_alone(state),
}

# %% slide="skip"
left = {"no control": estimate(plain).variance}
for name, evaluate in evaluations.items():
    games = [rollout_with_control(board, board.initial, evaluate, rng)
             for _ in range(2000)]
    results = [board.utility(end) for end, _ in games]
    fair = estimate(control_variate(results, [luck for _, luck in games]))
    left[name] = fair.variance
    print(f"{name:>20}: mean {fair.mean:.3f}, variance {fair.variance:.3f}")

# %% slide="skip"
bars(list(left), [round(each, 2) for each in left.values()],
     title="variance of one game",
     alt=", ".join(f"{name}: {each:.2f}" for name, each in left.items()))

# %% [markdown] slide="skip"
# Every mean is near 0.297, the value of random play (187/630, computed in the lesson on Monte Carlo tree
# search). With the exact value of *random play* as the control no variance is left: all differences between
# games were luck. The *minimax* value leaves more than counting threats does: it is right about another
# question. Even *nothing* helps, since it sees wins on the spot, taken or missed. The price: all moves of every position
# must be looked at. <!-- cited: 0.297, 187, 630 (computed exactly in 11_mcts) -->

# %% [markdown] slide="skip"
# ### Importance sampling plays rare games more often, and counts them less
#
# How often do random players draw? Games that end early only add zeros. So sample by another
# policy q that avoids immediate wins, and give every game the **weight**
#
# $$ \prod_{\text{moves}} \frac{p(\text{move})}{q(\text{move})} $$
#
# with p the policy one wants to know about. A game that q makes three times as likely counts a third. The
# mean is that of p, exactly, if q leaves nothing out.


# %% slide="skip"
def avoiding(factor):
    """Moves that do not win at once are so many times as likely."""
    return lambda game, state, moves: [
        1 if wins(game, state, move) else factor for move in moves]


def to_the_left(game, state, moves):
    return [5 if move < 3 else 1 for move in moves]


def sampled(q, n=4000):
    """Draws by games of q: the estimate with weights, the share without."""
    games = [rollout_with_weight(board, board.initial, q, rng) for _ in range(n)]
    drawn = [board.utility(end) == 0 for end, _ in games]
    weights = [weight for _, weight in games]
    counted = [weight * draw for weight, draw in zip(weights, drawn)]
    return estimate(counted), sum(drawn) / n, max(weights)


# %% slide="skip"
q_of = {"uniform": alike, "wins avoided": avoiding(3), "top row": to_the_left}
spreads = {}
for name, q in q_of.items():
    (mean, _, spreads[name]), unweighted, largest = sampled(q)
    print(f"{name:>12}: draws {mean:.3f}, variance {spreads[name]:.3f}")
    print(f"{'':>14}unweighted {unweighted:.3f}, largest weight {largest:.1f}")

# %% slide="skip"
bars(list(spreads), [round(each, 3) for each in spreads.values()],
     log=True, title="variance of one game, on a scale of tenfold steps",
     alt=", ".join(f"{name}: {each:.3f}" for name, each in spreads.items()))

# %% [markdown] slide="skip"
# The good q here saves more than a quarter of the games. The bad one multiplies the variance: a few games
# with huge weights decide the mean. And without the weights one measures q, not p: that is another question. The
# longer a game, the more the products differ, which is why long rollouts are seldom sampled so.

# %% [markdown] slide="skip"
# ### Many workers: on one leaf, on many trees, or on one
#
# - **leaf**: all play from the same leaf. A surer average of one position.
# - **root**: each grows its own tree, with other dice; visits are added up at the end.
# - **tree**: all share one tree.
#
# Workers in one tree all select *before* any result is in. Nothing has changed between them, so without
# help they nearly always choose the same first move.


# %% slide="skip"
def first_moves(loss, workers=8):
    """How many different first moves each round of workers set out on."""
    search = tree_parallel(four, workers=workers, loss=loss, rng=random.Random(2))
    turns = list(islice(search, 1600))[800:]
    rounds = zip(*[iter(turns)] * workers)
    return [len({each.path[1] for each in group}) for group in rounds]


alone, spread = first_moves(loss=0), first_moves(loss=1)

# %% slide="skip"
print("no virtual loss:", sum(alone) / len(alone), end=", ")
print("with it:", sum(spread) / len(spread), "first moves on average")
sizes = range(1, 8)
bars(sizes, {"no virtual loss": [alone.count(n) for n in sizes],
             "virtual loss": [spread.count(n) for n in sizes]},
     title="different first moves of eight workers, in 100 rounds",
     alt=f"Without it {sum(alone) / len(alone):.1f} on average, "
         f"with it {sum(spread) / len(spread):.1f}")

# %% [markdown] slide="skip"
# ### A virtual loss sends the next worker elsewhere
#
# Until its result is in, a game counts as *lost* on its whole path. One search alone, or eight workers with as
# many games in all: how often is the one right move found?

# %% slide="skip"
narrowly = board.parse("O..XX....")
share_of = {
    "alone": lambda games, dice, run: tree_after(
        games, mcts(board, narrowly, rng=dice)).best.move,
    "leaf": lambda games, dice, run: tree_after(
        games, leaf_parallel(board, narrowly, workers=8, rng=dice)).best.move,
    "root": lambda games, dice, run: root_parallel(
        board, narrowly, games=games // 8,
        seeds=range(8 * run, 8 * run + 8)).move,
    "tree": lambda games, dice, run: tree_after(
        games, tree_parallel(board, narrowly, workers=8, rng=dice)).best.move,
}


# %% slide="skip"
def found_by(way, games, runs=20):
    best = alphabeta(board, narrowly).move
    return sum(way(games, random.Random(run), run) == best for run in range(runs))


together_played = [200, 400, 800]
of_twenty = {name: [found_by(way, games) for games in together_played]
            for name, way in share_of.items()}
print(of_twenty)

# %% slide="skip"
lines(together_played, of_twenty, xlabel="games of all workers together",
      ylabel="right of 20 runs", alt="Right with the most games: " + ", ".join(
          f"{name} {right[-1]} of 20" for name, right in of_twenty.items()))

# %% [markdown] slide="skip"
# Here one tree with virtual losses loses little, workers on one leaf grow an eighth of the tree, and eight
# small trees come out worst from 400 games on. Chaslot and others found root parallelisation best in their
# program. That need not contradict it: they played Go on 13 × 13, and these trees have 25 to 100 games each on
# a tactical position. Eight trees need not talk to each other, so they are the easiest to run on many machines.
# <!-- cited: 25, 100, 13 (200 to 800 games shared by eight; Chaslot and others 2008) -->

# %% [markdown] slide="skip"
# ### A learned policy can also play the rollouts
#
# That is the fourth kind of the list at the start. It can be learned from experts' games (supervised) or from
# self-play (reinforcement). Each move of each rollout then asks the model: many times slower than dice, and
# it may be wrong about positions unlike those of its training games.

# %% [markdown] slide="slide"
# ## Key points
#
# - A rollout estimates the value of its *policy*. A wiser policy may still rank moves worse: measure.
# - Model both sides alike; a one-sided model is too hopeful for one side and leads to more wrong moves.
# - Stop early if an evaluation knows more than dice do.
# - RAVE accepts some bias for less variance and belongs to games in which a move keeps its meaning.
# - A progressive bias fades with 1/N; widening decides how many moves are tried; what is proven need not be sampled.
#
# [The exercises of this lesson](../exercises/12_rollouts.ipynb)

# %% [markdown] slide="notes"
# 1 minute. Come back to the question of the title: what should the dice know? Something about moves that
# is right for both sides, cheap, and not always the same mistake.

# %% [markdown] slide="skip"
# ## Ask yourself
#
# 1. [Why can a policy with better values lead to worse moves?](#Errors-must-be-alike-for-the-moves-compared)
# 2. [Two depths of a rollout have overlapping intervals, and one interval lies above one half. What is shown?](#Stop-early-if-an-evaluation-knows-more-than-dice-do)
# 3. [In which games would you not expect RAVE to help?](#RAVE-in-a-match:-how-much-does-it-help?)
#
# ## Further reading
#
# - S. Gelly and D. Silver, *Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go*, Artificial Intelligence 175 (2011).
# - R. Coulom, *Computing Elo Ratings of Move Patterns in the Game of Go*, ICGA Journal 30 (2007): progressive widening.
# - G. Chaslot et al., *Progressive Strategies for Monte-Carlo Tree Search*, New Mathematics and Natural Computation 4 (2008).
# - M. Winands, Y. Björnsson and J.-T. Saito, *Monte-Carlo Tree Search Solver*, Computers and Games 2008.
# - J. Veness, M. Lanctot and M. Bowling, *Variance Reduction in Monte-Carlo Tree Search*, NIPS 2011.
# - G. Chaslot, M. Winands and H. J. van den Herik, *Parallel Monte-Carlo Tree Search*, Computers and Games 2008.
