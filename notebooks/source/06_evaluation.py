# %% [markdown] slide="slide"
# # 6 · Evaluation: a guess in place of the truth
#
# **When a search must stop before the game does, what shall it put in place of the result?**
#
# **Objectives**
#
# - design features and weigh them in one unit
# - test an evaluation by its properties
# - recognise the horizon effect, and implement quiescence
# - measure whether depth or knowledge helps more
# - fit weights to solved positions, and judge them on others
# - judge a tournament by its intervals
#
# **Time** 60 minutes, and 97 minutes for the exercises
#
# **You need** lesson 01: the depth limit; lesson 03: captures, MVV-LVA

# %% [markdown] slide="notes"
# Two minutes. So far an unfinished game counted as 0. Ask: "Who has ever lost a game at a depth that
# was searched to the end?" Nobody: what loses games is the guess at the cut.

# %% slide="skip"
import random
from functools import partial
from itertools import pairwise

from gamesearch import (
    MAX, MIN, Chess, ConnectFour, Corridor, MiniChess, TicTacToe, alphabeta,
    draw_board, minimax, predict, reveal, show_frames, show_source,
    show_weights, solve,
)
from gamesearch.arena.ratings import elo, wilson
from gamesearch.arena.tournament import openings, tournament
from gamesearch.drawing.charts import bars, intervals, lines, scatter
from gamesearch.evaluation.connectfour import centre_stones, threes, twos
from gamesearch.evaluation.learning import fit_weights, pairwise_accuracy
from gamesearch.evaluation.tictactoe import open_lines, threats
from gamesearch.evaluation.weighted import Weighted
from gamesearch.games.corridor import corridor_score
from gamesearch.games.minichess import minichess_material
from gamesearch.search.quiescence import quiescence
from gamesearch.trees import fewest_leaves
from gamesearch.evaluation.depth_experiment import right_moves
from gamesearch.search.quiescence import quiet_value
from gamesearch.widgets.stepper import Choice

# %% [markdown] slide="slide"
# ## A million positions do not reach depth 8
#
# Chess offers some 35 moves a turn. One slide computes: 100 seconds at 10,000 positions a second are
# 10⁶, "about 35 to the power 8/2", so alpha-beta looks 8 plies ahead. Does it?
#
# <!-- cited: 10,000, 8 (as the slide has them) -->

# %%
needed = {f"depth {depth}": fewest_leaves(35, depth) for depth in (6, 7, 8)}
print(f"35^4 = {35**4:,}; at least {needed}")
thousands = [100 * 10, *(round(leaves / 1000) for leaves in needed.values())]
bars(["budget", *needed], thousands, title="thousands of leaves",
     alt=f"In thousands: budget, then the least at each depth: {thousands}")

# %% [markdown]
# The budget ends before 35⁴, and even the best order needs two such proofs: a million finish depth 6.
# The end of the game is out of reach. So a depth-limited search stops early, and an **evaluation**
# answers in place of the rules: `depth == 0` stands beside the terminal test, `evaluate` beside
# `utility`. Optimal play is given up for play in time.

# %% slide="skip"
show_source(minimax)

# %% [markdown] slide="slide"
# ## The ideal evaluation is the minimax value itself
#
# With it one ply would be enough, but it is what we cannot compute. An evaluation is a *guess at how
# good a state is for MAX*: what is good for one is as bad for the other. +5 says MAX is ahead by five,
# 0 that it is even, −2 that MIN is ahead by two.
#
# It resembles A*'s heuristic, but nothing need be admissible, and nothing is guaranteed.

# %% [markdown] slide="notes"
# Q06: students carry admissibility over from A*. The next prediction settles it: only the order of
# the guesses matters to minimax. Lesson 07 takes this back for games with dice. Three minutes.

# %%
predict("6.p1", "Every guess is multiplied by 7. Which moves change?",
        ["all of them", "about one in seven", "none"])

# %% slide="skip"
four = ConnectFour(6, 5)
look = Weighted({threes: 0.02, twos: 0.01, centre_stones: 0.01})
starts = list(openings(four, 2))


def moves_by(evaluate):
    return [alphabeta(four, s, depth=2, evaluate=evaluate).move for s in starts]


# %% slide="fragment"
usual = moves_by(look)
changes = {"times 7": lambda v: 7 * v, "cubed": lambda v: v**3,
           "negated": lambda v: -v}
for name, change in changes.items():
    moves = moves_by(lambda game, state, f=change: f(look(game, state)))
    differ = sum(a != b for a, b in zip(usual, moves))
    print(f"{name}: {differ} of {len(usual)} moves change")

# %%
reveal("6.p1", "none", "Minimax compares guesses, it never adds them.")

# %% [markdown] slide="slide"
# ## Ways to win minus ways to lose
#
# For tic-tac-toe one slide counts: our pieces, their pieces, and so "ways to win minus ways to lose".
# `open_lines` counts the lines on which O has no stone, less those on which X has none.

# %%
game = TicTacToe()
first = {cell: open_lines(game, game.result(game.initial, cell))
         for cell in range(9)}
draw_board(game, marks=first)

# %% slide="fragment"
show_source(open_lines)

# %% [markdown] slide="slide"
# ## Promising must not beat winning
#
# The same slide goes on: 1 for a win, −1 for a loss, 0 for a tie. But the empty board's centre is
# worth 4! A search that mixes the two takes a promising board for better than a won one.

# %% [markdown] slide="notes"
# Count with the class on one board first: an open position worth 4 beside a win worth 1. Then the
# slider. "What is the largest value that a non-final position can get?" Three minutes.

# %% slide="skip"
def reachable(game):
    layers = [{game.initial}]
    while layers[-1]:
        layers.append({game.result(state, move) for state in layers[-1]
                       for move in game.actions(state)})
    return [state for layer in layers for state in layer]


def chances_to_win(state):
    after = [game.result(state, move) for move in game.actions(state)]
    wins = [s for s in after if game.is_terminal(s) and game.utility(s) == 1]
    return wins, [s for s in after if not game.is_terminal(s)]


# %%
states = [s for s in reachable(game) if game.to_move(s) == MAX]
winnable = [s for s in states if chances_to_win(s)[0]]
worths = range(1, 6)
declined = [
    sum(max((open_lines(game, s) for s in chances_to_win(state)[1]), default=0)
        > worth for state in winnable) for worth in worths]
print(f"{len(winnable):,} states with a win at hand; declined: {declined}")

# %% slide="subslide"
show_frames(
    [f"{worth}" for worth in worths],
    [bars(["wins declined", "wins possible"], [no, len(winnable)],
          title=f"a win counts {worth}",
          alt=f"A win counts {worth}: {no:,} declined")
     for worth, no in zip(worths, declined)],
    label="a win is")

# %% [markdown]
# At 1, a player who looks one move ahead declines 602 of 1,498 wins. From 4 on it declines none. So:
# a final position gets a value *beyond every guess*, or the guesses are scaled down below it.

# %% [markdown] slide="slide"
# ## A board that counts as good and is lost
#
# This is the board printed beside the formula. Three X, two O: it is O's move.

# %%
state = game.parse("XX. .X. OO.")
draw_board(game, state)

# %% slide="fragment"
print("open lines", open_lines(game, state), " threats", threats(game, state))
print("true value", minimax(game, state).value)

# %% [markdown]
# Both counts favour X, and O wins at once. A static count cannot know whose threat comes first. It is a
# fine example, but of why one looks on where something is about to happen.

# %% [markdown] slide="slide"
# ## Four things to test before trusting an evaluation
#
# - **It agrees with the rules**: a win beyond every guess, a loss below.
# - **It is antisymmetric**: swap the colours and the sign flips. Whoever counts only their own
#   pieces does not defend.
# - **It is cheap**: it runs at every leaf.
# - **It orders as the truth does**: better positions get higher values, mostly. A better position is
#   one from which one wins more often.
#
# The first two can be checked by a program, the third by a clock, the last by the solved positions of
# a small game. We come back to it.

# %% [markdown] slide="slide"
# ## Features, weighed in one unit
#
# $$\text{eval}(s) = w_1 f_1(s) + w_2 f_2(s) + \dots + w_n f_n(s)$$
#
# Each feature is a *difference*: white queens minus black queens. One printed formula has "9 × queens +
# 5 × rooks …" without the minus. It rewards the opponent's queen as much as one's own.

# %% slide="fragment"
show_source(Weighted)

# %% [markdown] slide="slide"
# ## Material is most of chess
#
# Pawn 1, knight 3, bishop 3, rook 5, queen 9; or in hundredths of a pawn 100, 320, 330, 500, 900, which
# says that a bishop is a little better than a knight. A king is given 20,000 there. It cannot be
# taken, so the kings always cancel.
#
# The next cells need the rules of chess: `pip install "gamesearch[chess]"`.
#
# <!-- cited: 1, 3, 5, 9, 100, 320, 330, 500, 900, 20,000 (piece values as they are printed) -->

# %% [markdown] slide="notes"
# If somebody has not installed it: every chess cell says so by itself, and the rest of the lesson runs.
# The mobility cell is the one to dwell on. Five minutes for the next three slides.

# %% slide="skip"
FEN = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"


def chess_features():
    from gamesearch.evaluation import chess
    return chess


# %%
draw_board(Chess(FEN))

# %% slide="fragment"
position = Chess(FEN)
for feature in chess_features().FEATURES:
    says = feature.__doc__.splitlines()[0]
    worth = feature(position, position.initial)
    print(f"{worth:5}  {feature.__name__:15} {says}")

# %% [markdown]
# Eight features that books and programs use: material, mobility, the king's safety, pawn structure,
# centre, development, castling, rooks on open files. Here White has more moves and a safer king, Black
# more of the centre.

# %% [markdown] slide="slide"
# ## Move the weights, and the chosen move changes
#
# Each slider weighs a feature. On the right the value of this position, and the best moves one ply
# ahead. Which weights make White castle (`e1g1`)? Which bring out the knight (`b1c3`)?

# %%
show_weights(Chess(FEN), Chess(FEN).initial, chess_features().PAWNS)

# %% [markdown]
# With these weights it takes the pawn on f7 with a bishop, which the king takes back. The weights are
# not to blame: one ply sees the capture and not the answer. We come to that.

# %% [markdown] slide="slide"
# ## At 0.5 a move, one pawn step is worth a rook
#
# A printed formula gives 9 to a queen, 1 to a pawn and 0.5 to each legal move. How much does White
# gain by the first step of the king's pawn, e2 to e4?
#
# <!-- cited: 9, 1, 0.5 (the formula as it is printed) -->

# %%
predict("6.p2", "In pawns, by mobility alone?",
        ["0.5", "1", "2", "5"])

# %%
start = Chess()
after = start.result(start.initial, "e2e4")
moves = [start.board(state) for state in (start.initial, after)]
for board in moves:
    board.turn = True
before, now = (board.legal_moves.count() for board in moves)
print("White's moves:", before, now, " gain in pawns:", 0.5 * (now - before))

# %%
reveal("6.p2", "5", "Ten more moves at half a pawn each: a rook.")

# %% [markdown]
# At 0.1, it is a pawn: still a lot, but no rook. Another printed program weighs mobility 10 in one place
# and 0.1 in another, both on material in hundredths of a pawn. The second is a hundred times less.
# Write each weight as "so many pawns", and such slips show.
#
# <!-- cited: 10 (as printed) -->

# %% [markdown] slide="slide"
# ## Two styles from one program
#
# Printed as Python, an aggressive and a defensive engine:
#
# | | material | king safety | attack | pawn structure |
# |---|---|---|---|---|
# | aggressive | 1.2 | 0.5 | 0.8 | 0.2 |
# | defensive | 1.0 | 1.5 | 0.3 | 0.8 |
#
# <!-- cited: 1.2, 0.5, 0.8, 0.2, 1.0, 1.5, 0.3 (the weights as they are printed) -->

# %%
printed = """score = 1.2 * material       # Standard material
      + 0.5 * king_safety    # Less defensive"""
try:
    compile(printed, "printed", "exec")
except IndentationError as error:
    print("IndentationError:", error.msg)

# %% [markdown]
# It does not even compile: a line cannot begin with a plus. Only the *ratios* count, so divide by the
# material weight before comparing.

# %% slide="fragment"
names = ["king safety", "attack", "pawn structure"]
styles = {"aggressive": [0.5, 0.8, 0.2], "defensive": [1.5, 0.3, 0.8]}
ratios = {"aggressive": [round(w / 1.2, 3) for w in styles["aggressive"]],
          "defensive": styles["defensive"]}
bars(names, ratios, title="weight of each feature, in units of material",
     alt=f"In units of material: {ratios}")

# %% [markdown] slide="subslide"
# ### The "defensive" weights give up a bishop
#
# King safety is a difference. Weigh it heavily, and wrecking the *other* king's shelter pays, too. What
# a style does is found out by watching it play.

# %%
def style(own_material, safety, attack, pawns):
    f = chess_features()
    return Weighted({f.material: own_material, f.king_safety: safety,
                     f.mobility: attack / 10, f.pawn_structure: pawns})


for name, weights in {"aggressive": (1.2, 0.5, 0.8, 0.2),
                      "ten times that": (12, 5, 8, 2),
                      "defensive": (1, 1.5, 0.3, 0.8)}.items():
    quiet = partial(quiescence, evaluate=style(*weights))
    print(name, alphabeta(Chess(FEN), depth=1, evaluate=quiet).move)

# %% [markdown] slide="slide"
# ## Just past the edge, a piece is taken back
#
# `MiniChess` again, MAX to move, the pawn on 12 guarded by the pawn on 6. The value in pawns that
# each depth finds:

# %% [markdown] slide="notes"
# Let them say what depth 1 will do: queen takes pawn, "a pawn up". Then depth 2. At depth 3 it is even
# greedier. Move the slider; then the second button. Five minutes.

# %%
small = MiniChess()
edge = small.parse("..r.k .p... ..p.. ..... ..Q.K")
draw_board(small, edge)

# %%
predict("6.p3", "By how much is MAX ahead, as seen 1, 2 and 3 plies deep?",
        ["2 2 2", "2 3 4", "3 2 7", "3 5 7"])

# %% slide="skip"
resting = partial(quiescence, evaluate=minichess_material)
depths = [1, 2, 3, 4, 5, 6]
plain = [alphabeta(small, edge, depth=d, evaluate=minichess_material) for d in depths]
quiet = [alphabeta(small, edge, depth=d, evaluate=resting) for d in depths]
pawns = {"evaluated at once": [round(100 * best.value) for best in plain],
         "with quiescence": [round(100 * best.value) for best in quiet]}

# %% slide="subslide"
def at_depths(found):
    boards = [draw_board(small, small.result(edge, best.move), last=best.move)
              for best in found]
    words = [f"Depth {d}: plays {best.move}, and takes it to be worth "
             f"{100 * best.value:.0f} pawns." for d, best in zip(depths, found)]
    return show_frames(depths, boards, label="depth", describe=words)


Choice({"at once": at_depths(plain), "quiescence": at_depths(quiet)})

# %% slide="fragment"
lines(depths, pawns, xlabel="depth", ylabel="pawns ahead",
      alt=f"Pawns ahead: {pawns}")

# %%
reveal("6.p3", "3 2 7", "Odd depths end on MAX's own capture.")

# %% [markdown]
# This is the **horizon problem**: what happens one ply beyond the limit does not exist. Odd depths take
# something last and count it as won. Deeper alone does not cure it; each depth has an edge.

# %% [markdown] slide="slide"
# ## Quiescence: look on until nothing is hanging
#
# Do not judge in the middle of an exchange. Either the player *stands pat*, since nobody must take, or
# takes, and the search goes on along captures only. Each takes a piece off the board, so it ends.

# %% slide="fragment"
show_source(quiet_value)

# %% [markdown] slide="subslide"
# ### Calm costs states, and is not wisdom
#
# The same position to depth 5: with quiescence more states, and the right value at every depth. Chess
# programs add checks and threats to the captures. What is *quiet* and decisive stays unseen: here MAX's
# pawn becomes a queen next move, and standing pat says one pawn.

# %%
for name, extra in {"at once": None, "quiescence": quiescence}.items():
    found = solve(small, edge, depth=5,
                  evaluate=minichess_material, quiet=extra)
    print(name, f"{found.nodes:,} states")
pawn = small.parse("....k P.... ..... ..... K....", MIN)
seen = alphabeta(small, pawn, depth=2, evaluate=minichess_material).value
print(f"stand pat {100 * resting(small, pawn):.0f}, depth 2 {100 * seen:.0f}")

# %% slide="fragment"
draw_board(small, pawn)

# %% [markdown] slide="slide"
# ## Pac-Man next to a pellet, and no hurry
#
# A corridor, one pellet, nobody else. Pac-Man looks ahead, makes *one* move, and looks again:
# **replanning**. One text says: at depth 2 he runs to and fro for ever, since "west, east" and "east,
# west" both bring 10.

# %% [markdown] slide="notes"
# Do the depth 2 sum on the board: west then east only leads back to the start. So the printed
# story cannot happen there. Depth 3 is where it begins. Five minutes with the table.

# %%
corridor = Corridor(8, start=4, pellets=(5,))
draw_board(corridor)

# %% slide="subslide"
for depth in (2, 3):
    worth = {move: minimax(corridor, corridor.result(corridor.initial, move),
                           depth=depth - 1, evaluate=corridor_score).value
             for move in ("W", "E")}
    print(f"depth {depth}: {worth}")

# %%
predict("6.p4", "At which depths does he miss the pellet, if ties go west?",
        ["1 and 2", "2 only", "3 and deeper", "never"])

# %% slide="skip"
def walk(game, depth, most=12):
    """The states that a replanning Pac-Man passes through, until all is eaten."""
    states = [game.initial]
    while states[-1][1] and len(states) <= most:
        move = minimax(game, states[-1], depth=depth, evaluate=corridor_score).move
        states.append(game.result(states[-1], move))
    return states


# %% slide="subslide"
path = walk(corridor, depth=3, most=7)
steps = ["E", *("EW"[b[0] < a[0]] for a, b in pairwise(path))]
boards = [draw_board(corridor, s, last=way) for s, way in zip(path, steps)]
show_frames(range(len(path)), boards, label="move")

# %%
reveal("6.p4", "3 and deeper", "Now and later sum up to the same.")

# %% [markdown] slide="subslide"
# ### More depth does not cure it, time preference does
#
# "Better: increase search depth", the text advises. Moves until the pellet is eaten, at most 12, for
# several remedies; the game ends with the last pellet, or goes on.

# %%
remedies = {
    "as it is": {}, "stop allowed": {"stop": True}, "costs 1, goes on":
    {"cost": 1, "endless": True}, "costs 1, ends": {"cost": 1},
    "discount 0.99": {"discount": 0.99, "endless": True},
}
for name, changes in remedies.items():
    tried = [walk(Corridor(8, 4, (5,), **changes), d)[-1] for d in range(1, 8)]
    print(f"{name:17}", *("-----" if last[1] else "eaten" for last in tried))

# %% [markdown]
# A **discount** (or a bonus for eating early) breaks the tie. A cost per move does so only if the game
# ends with the last pellet: if it goes on, both plans pay the same. Depth helps only where the pellet was
# *out of sight*. The lesson: a plan that is made anew at each move may never be carried out.

# %% [markdown] slide="slide"
# ## Does depth make up for a poor guess?
#
# "Prefer deeper search with simple features" is common advice, sometimes with a table: depth 2 needs a
# very good evaluation, depth 10 hardly any. It holds where a node's value resembles its neighbours'. It
# need not be so. Random trees, 11 plies; the guess is the mean of all leaves below.
#
# <!-- cited: 2, 10 (the table as it is printed) -->

# %%
predict("6.p5", "If the leaves are unrelated, looking deeper…",
        ["helps a lot", "helps a little", "does not help"])

# %% slide="skip"
plies = [1, 3, 5, 7, 9, 11]
kinships = [0, 0.25, 0.5, 1]
rates = {f"kinship {k:g}": list(right_moves(k, plies, 300, random.Random(5)).values())
         for k in kinships}

# %% slide="subslide"
show_frames(
    kinships,
    [lines(plies, {"this tree": rate, "leaves unrelated": rates["kinship 0"]},
           xlabel="search depth", ylabel="share of right moves",
           alt=f"{name}: {[round(r, 2) for r in rate]} at depths {plies}")
     for name, rate in rates.items()], label="kinship", at=3)

# %%
for name, rate in rates.items():
    print(f"{name:13}", *(f"{share:.2f}" for share in rate))
reveal("6.p5", "does not help", "Not before the last ply shows the truth.")

# %% [markdown]
# With unrelated leaves, nine plies choose no better than one: a flat line, up to luck (each share is
# good to about 0.03). Some kinship makes the guess good, but still not depth. Where leaves share all of
# their value with their neighbours, as good positions lead to good ones in most games, plies help. It is
# a property of the game, no law.
#
# <!-- cited: 0.03 (one standard error of a share near a half, 300 trees) -->

# %% [markdown] slide="slide"
# ## Quality or quantity? Let them play
#
# A dear evaluation reaches less deep, a cheap one sees less. Deep Blue mixed a fast one with a slow
# one. On six columns and five rows, from all positions after two plies and with both colours:

# %% slide="skip"
def player(depth, evaluate):
    return partial(alphabeta, depth=depth, evaluate=evaluate)


blind = Weighted({centre_stones: 0})
centre = Weighted({centre_stones: 0.01})
field = {"nothing, 2 plies": player(2, blind), "nothing, 4 plies": player(4, blind),
         "centre, 2 plies": player(2, centre), "centre, 4 plies": player(4, centre),
         "lines, 2 plies": player(2, look)}

# %%
standing = tournament(four, field)
print(standing)

# %% slide="fragment"
shares = {name: (score.interval[0], score.share, score.interval[1])
          for name, score in standing.totals.items()}
intervals(shares, alt=f"Shares of the points: {standing}")

# %% [markdown]
# Here knowledge wins: lines at two plies beat the others at four, and with the centre alone two more
# plies bring nothing that could be told from luck. At other depths, or for chess, it may turn round.
# "Depth first" is something to measure, no rule; engines of today pay a good deal for their evaluation.

# %% [markdown] slide="slide"
# ## Against the truth: how good is a guess?
#
# On five columns and four rows every position can be solved. Random positions after eight plies: the
# guess of `3 · lacking one + lacking two + centre` across, the true value up.

# %% slide="skip"
tiny = ConnectFour(5, 4)
rng = random.Random(1)
sample = {}
while len(sample) < 160:
    state = tiny.initial
    while not tiny.is_terminal(state) and state[2].bit_count() < 8:
        state = tiny.result(state, rng.choice(tiny.actions(state)))
    if not tiny.is_terminal(state) and state not in sample:
        sample[state] = solve(tiny, state).value
known, unseen = list(sample)[:80], list(sample)[80:]

# %%
by_hand = Weighted({threes: 3, twos: 1, centre_stones: 1})
guesses = [by_hand(tiny, state) for state in sample]
right = pairwise_accuracy(guesses, list(sample.values()))
scatter(guesses, list(sample.values()), xlabel="guess", ylabel="true value",
        alt=f"Guess against truth: {right:.2f} of the pairs in the right order")

# %% [markdown]
# Of two positions with different true values, how often does the guess put them in the right order?
# Half would be a coin, 1 the truth. That is what "strongly correlated with winning" means, and all that
# minimax needs.

# %% [markdown] slide="slide"
# ## Weights can be learned
#
# Take positions with known values and find the weights with the smallest squared error. The honest
# part: judge them on positions that they were *not* fitted to.

# %% [markdown] slide="notes"
# Ask before running: "Will the fitted weights be better on the positions they were fitted to?" Always
# at squared error; and elsewhere? Then name the sample size: eighty positions. Three minutes.

# %% slide="fragment"
show_source(fit_weights)

# %% slide="subslide"
learned = fit_weights(tiny, [threes, twos, centre_stones], known,
                 [sample[state] for state in known])
print({f.__name__: round(w, 2) for f, w in learned.weights.items()})
evaluations = {"by hand": by_hand, "learned": learned, "centre only": centre}


def in_order(evaluate, part):
    return round(pairwise_accuracy([evaluate(tiny, state) for state in part],
                                [sample[state] for state in part]), 2)


order = {name: [in_order(evaluate, part) for part in (known, unseen)]
         for name, evaluate in evaluations.items()}

# %% slide="fragment"
bars(list(order), {"fitted to": [a for a, _ in order.values()],
                   "unseen": [b for _, b in order.values()]},
     title="pairs in the right order", alt=f"Fitted to, unseen: {order}")

# %% [markdown]
# Least squares is level with weights guessed by hand, from eighty positions and no knowledge of what a
# line is worth. (That the unseen half looks easier is the luck of a small sample.) The *features* were
# ours, though. Samuel's checkers learned weights in the 1950s;
# AlphaZero learned features, too, from the rules alone. "Domain knowledge is essential", says one
# summary: it is a help, no longer a must.

# %% [markdown] slide="slide"
# ## Eight wins of ten: strong, or lucky?
#
# Deterministic players repeat themselves: ten games from one start are one game, ten times. So a
# tournament plays *all* openings with both colours. And it names its doubt.

# %%
predict("6.p6", "8 of 10: the true share lies, quite surely, between…",
        ["0.75 and 0.85", "0.7 and 0.9", "0.5 and 0.95"])

# %% slide="subslide"
def band(share, games):
    low, high = wilson(share * games, games)
    return low, share, high


games = [10, 30, 100, 300, 1000]
show_frames(
    games,
    [intervals({"80 percent": band(0.8, n), "55 percent": band(0.55, n)},
               alt="{} games: 80 percent may be {:.2f} to {:.2f}".format(
                   n, *wilson(0.8 * n, n)))
     for n in games], label="games")

# %%
reveal("6.p6", "0.5 and 0.95", "From eight wins in ten games.")

# %%
for points, n in ((8, 10), (55, 100), (550, 1000)):
    low, high = wilson(points, n)
    strength = elo(points / n)
    print(f"{points} of {n}: {low:.2f} to {high:.2f}, Elo {strength:+.0f}")

# %% [markdown]
# 55 of 100 proves nothing: the band still holds 0.50. 550 of 1000 does. And compare with the right zero:
# whoever moves first wins more than half of the games even among players who move at random.

# %% [markdown] slide="slide"
# ## An evaluation for a game you have just met
#
# 1. What decides the end? Count how far each side is from it.
# 2. What do strong players look at? Each thing is a feature, own minus other.
# 3. One unit for all weights; a win beyond their sum.
# 4. Which moments are loud? Look on there.
# 5. Play it against its older self, from all openings. Watch the games that it loses.
#
# **Discuss:** which features would you try for Dots and Boxes? For a game that nobody has played yet?
# And if a network can learn them, who still knows why a move is good?

# %% [markdown] slide="subslide"
# ### Five printed guidelines, checked
#
# | advice | |
# |---|---|
# | never plain minimax | yes: alpha-beta has the same value |
# | deepen iteratively | yes, for the clock and the order |
# | order moves by evaluation | yes, if it is cheap: lesson 03 |
# | simple evaluation, deeper search | often; measure it |
# | watch for horizon effects | yes, and give quiescence |
#
# And one insight to add: reason about *what* to compute, too.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/06_evaluation.ipynb): evaluate by hand, write an evaluation
# that passes its property tests, write quiescence, design an evaluation for a tournament, put an
# interval around a result, and cure Pac-Man.

# %% [markdown] slide="slide"
# ## Key points
#
# - An evaluation is a guess from MAX's side. Minimax uses only the *order* of the guesses.
# - A finished game is worth more than any guess. Features are differences, weights share one unit.
# - What lies past the horizon does not exist: quiescence looks on along captures, standing pat allowed.
# - Ties between now and later are broken by a discount, not by depth.
# - Depth usually helps, knowledge usually helps: measure, from all openings, with an interval.

# %% [markdown] slide="subslide"
# ## Ask yourself
#
# 1. Why may all guesses be multiplied by 7, but not only those of unfinished games?
# 2. What does a search believe that may not stand pat?
# 3. What would you have to see before you call one evaluation better than another?
#
# ## Further reading
#
# - C. Shannon, *Programming a Computer for Playing Chess*, Philosophical Magazine 41 (1950).
# - A. Samuel, *Some Studies in Machine Learning Using the Game of Checkers*, IBM Journal of Research
#   and Development 3 (1959).
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 6.3.
