# %% [markdown] slide="slide"
# # 6 · Evaluation: a guess in place of the truth
#
# **When a search must stop before the game ends, what does it use in place of the result?**
#
# **Objectives**
#
# - design features, and weigh them in one unit
# - test an evaluation by its properties
# - distinguish an exchange cut in two from a loss pushed over the horizon, and implement quiescence
# - measure whether depth or knowledge helps more
# - fit weights to known positions, and judge them on others
# - judge a tournament by its intervals
#
# **Time** 60 minutes, and 127 minutes for the exercises
#
# **You need** the depth limit, from [Minimax](01_minimax.ipynb); captures and MVV-LVA, from
# [Ordering](03_ordering.ipynb)

# %% [markdown] slide="notes"
# 1 minute. So far an unfinished game mostly counted as 0. Ask: "If a search cannot see the end of the game,
# which number should it compare?" Collect proposals.

# %% slide="skip"
import random
from functools import partial
from itertools import pairwise
from math import exp

from gamesearch import (
    MAX, MIN, Chess, ConnectFour, Corridor, MiniChess, TicTacToe, alphabeta, count, draw_board,
    minimax, ordered_alphabeta, predict, reveal, show_frames, show_source, show_weights, solve,
)
from gamesearch.arena.ratings import elo, wilson
from gamesearch.arena.tournament import openings, tournament
from gamesearch.drawing.charts import bars, intervals, lines, scatter
from gamesearch.evaluation.connectfour import centre_stones, threes, twos
from gamesearch.evaluation.depth_experiment import right_moves
from gamesearch.evaluation.weighted import fit_weights, pairwise_accuracy
from gamesearch.evaluation.tictactoe import open_lines, threats
from gamesearch.evaluation.weighted import Weighted
from gamesearch.games.corridor import corridor_score
from gamesearch.games.maze import Maze, maze_score
from gamesearch.games.minichess import minichess_material
from gamesearch.games.wrapper import Wrapped
from gamesearch.search.orders import CapturesFirst
from gamesearch.search.quiescence import quiescence, quiet_value
from gamesearch.search.static_exchange import recaptured, static_exchange
from gamesearch.search.table import Table
from gamesearch.search.transpositions import table_alphabeta
from gamesearch.sizes import positions

# %% [markdown] slide="slide"
# ## The end of the game is out of reach
#
# In [Pruning](02_pruning.ipynb) a million nodes of chess did not reach depth 8, even in the best order.
# So a search stops early, and an **evaluation** answers in place of the rules: in the code, `depth == 0`
# stands beside the terminal test, `evaluate` beside `utility`. Optimal play is given up for play in time.

# %% [markdown] slide="notes"
# 1 minute. Let them find the two lines in the source. Ask: "Which line is the terminal test's new
# neighbour?"

# %% slide="fragment"
show_source(minimax)

# %% [markdown] slide="slide"
# ## The ideal evaluation is the minimax value itself
#
# With it one ply would be enough, but it is what we cannot compute. An evaluation is a *guess at how good a
# position is for MAX*: what is good for one is as bad for the other. +5 says MAX is ahead by five, 0 that it
# is even, −2 that MIN is ahead by two. It resembles the heuristic of A\*, but it may be too high or too low, and
# nothing is guaranteed.

# %% [markdown] slide="notes"
# 3 minutes with the reveal. Whoever knows A\* asks whether a guess must be admissible, never too high. It need
# not. Usual wrong answer: all moves change. Ask: "What does minimax do with two guesses?" With dice this
# changes: see Expectimax.

# %%
predict("6.p1", "Every guess is multiplied by 7. How many moves of a depth-2 search change?",
        ["all of them", "about one in seven", "none"])

# %% slide="skip"
four = ConnectFour(6, 5)
look = Weighted({threes: 0.02, twos: 0.01, centre_stones: 0.01})
starts = list(openings(four, 2))


def moves_by(evaluate):
    return [alphabeta(four, s, depth=2, evaluate=evaluate).move for s in starts]


usual = moves_by(look)
changes = {"times 7": lambda v: 7 * v, "cubed": lambda v: v**3, "negated": lambda v: -v}
differ = {name: sum(a != b for a, b in zip(usual, moves_by(lambda g, s, f=f: f(look(g, s)))))
          for name, f in changes.items()}

# %% slide="fragment"
reveal("6.p1", "none", "Minimax compares guesses, it never adds them, and no game ends within these two plies: "
       "beside a win the size would count. Cubing keeps their order, too; a minus sign turns it round.",
       show=bars(list(differ), list(differ.values()), title=f"moves that change, of {len(usual)}"))

# %% [markdown] slide="slide"
# ## Ways to win minus ways to lose
#
# For tic-tac-toe, count the lines on which O has no stone, less those on which X has none: `open_lines`.
# After one move of X, it prefers the centre, then the corners.

# %% [markdown] slide="notes"
# 1 minute. Let them compute the corner by hand: eight lines minus the five that X does not touch. Usual
# wrong way: to count X's own three lines. It gives the same 3, but only because O has no stone yet.

# %%
game = TicTacToe()
first = {cell: open_lines(game, game.result(game.initial, cell))
         for cell in range(9)}
draw_board(game, marks=first)

# %% slide="skip"
show_source(open_lines)

# %% [markdown] slide="slide"
# ## What must a win be worth?
#
# A win counts 1, a loss −1, a draw 0; but X's first move into the centre is worth 4 by `open_lines`. A search that mixes the
# two may take a promising board for better than a won one. Here are all positions in which X can win at
# once, and a player who looks one move ahead.

# %% [markdown] slide="notes"
# 3 minutes. Count with the class on one board first: an open position worth 4 beside a win worth 1. Usual
# wrong answer: 4, the largest guess. At 4 a win only ties with it, and ties keep the first move.

# %%
predict("6.p2", "How much must a win be worth, so that this player never declines one?",
        [1, 2, 4, 5])

# %% slide="skip"
class WinsCount(Wrapped):
    """Tic-tac-toe, with another number for a won game."""

    def __init__(self, game, worth):
        super().__init__(game)
        self.worth = worth

    def utility(self, state, player=MAX):
        return self.worth * self.real.utility(state, player)


def wins(state):
    return game.is_terminal(state) and game.utility(state) == 1


winnable = [s for s in positions(game) if game.to_move(s) == MAX
            and any(wins(game.result(s, move)) for move in game.actions(s))]

# %% slide="skip"
def declined(worth):
    """In how many of these positions a look one move ahead plays something else."""
    counted = WinsCount(game, worth)
    chosen = [minimax(counted, s, depth=1, evaluate=open_lines).move for s in winnable]
    return sum(not wins(game.result(s, move)) for s, move in zip(winnable, chosen))


worths = [1, 2, 3, 4, 5]
refused = [declined(worth) for worth in worths]

# %% slide="fragment"
reveal("6.p2", 5, f"Declined, of {len(winnable):,} wins: {refused}. Worth 4, a win still ties with the best "
       "guess, and the first of equal moves is played.",
       show=bars([f"a win is {worth}" for worth in worths], refused, title="wins declined"))

# %% [markdown]
# So a win gets a value *above every guess* and a loss one *below*, or the guesses are scaled down to lie between them.

# %% [markdown] slide="slide"
# ## A board that counts as good
#
# Three X, two O. It is O's move. What do the counts say, and who wins?

# %% [markdown] slide="notes"
# 1 minute. Let them answer before the numbers: most see O's two in a row. Ask: "Can a count of lines
# know whose turn it is?"

# %%
state = game.parse("XX. .X. OO.")
draw_board(game, state)

# %% slide="fragment"
print("open lines", open_lines(game, state), " threats", threats(game, state))
print("true value", minimax(game, state).value)

# %% [markdown]
# Both counts favour X (`threats` takes the lines that lack one stone), and O wins at once. These counts do not know
# whose threat comes first. So a search must go on where something is about to happen.

# %% [markdown] slide="slide"
# ## Four things to test before trusting an evaluation
#
# - **It agrees with the rules**: a win beyond every guess, a loss below.
# - **It is antisymmetric**: swap the colours and the sign flips. A player who counts only their own pieces
#   sees no gain in taking one of the other side's.
# - **It is cheap**: it runs at every leaf.
# - **It orders as the truth does**: the better position, from which one wins more often, gets the higher
#   value, mostly.
#
# The first two can be checked by a program, the third by a clock, the last by positions that are solved.

# %% [markdown] slide="notes"
# 1 minute. Ask for an evaluation that fails exactly one of the four. Example: 0 for every unfinished game. It
# fails the last one only.

# %% [markdown] slide="slide"
# ## Features, weighed in one unit
#
# $$\text{eval}(s) = w_1 f_1(s) + w_2 f_2(s) + \dots + w_n f_n(s)$$
#
# Each feature is a *difference*: white queens minus black queens. A sum "9 × queens + 5 × rooks …" without
# the minus rewards the opponent's queen as much as one's own: in the second line printed here it adds 9 for it.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "What would a program with the wrong formula do with its opponent's queen?" It would
# protect it.

# %%
for board in ("Q", "Qq"):
    print(f"{board:3} without minus {9 * len(board)},",
          f"difference {9 * (board.count('Q') - board.count('q'))}")

# %% slide="fragment"
show_source(Weighted)

# %% [markdown] slide="slide"
# ## Material is most of chess
#
# Pawn 1, knight 3, bishop 3, rook 5, queen 9; or in hundredths of a pawn 100, 320, 330, 500, 900, which
# says that a bishop is a little better than a knight. A king's value never matters: nobody takes it. The
# next cells need the rules of chess, the extra `chess`, which `make lab` installs.
#
# <!-- cited: 1, 3, 5, 9, 100, 320, 330, 500, 900 (piece values as in most chess books and programs) -->

# %% [markdown] slide="notes"
# 1 minute. If somebody has not installed it: every chess cell says so by itself, and the rest of the lesson
# runs. Ask which feature they would have forgotten.

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
# Eight features that books and programs use. Here White has more moves and a safer king, Black more of the
# centre.

# %% [markdown] slide="slide"
# ## Move the weights, and the chosen move changes
#
# Each slider weighs a feature. On the right the value of this position, and the best moves one ply ahead.
# Which weights make White castle (`e1g1`)? Which bring out the knight (`b1c3`)? Begin with *mobility*: after a check
# Black has few legal moves, and this feature counts them.

# %% [markdown] slide="notes"
# 2 minutes. With these weights the bishop takes on f7. Most of it is mobility: the check leaves Black few moves. And one ply
# does not see that the bishop is taken back. For `e1g1`: material, mobility and centre 0, castling 1. For `b1c3`:
# material, mobility and king safety 0, development to the right end. Usual wrong answer: "the weights are bad". We come to that.

# %%
show_weights(Chess(FEN), Chess(FEN).initial, chess_features().PAWNS)

# %% [markdown] slide="slide"
# ## How much is one legal move worth?
#
# Queen 9, pawn 1, and 0.5 for each legal move: how much does White gain by the first step of the king's
# pawn, e2 to e4?
#
# <!-- cited: 9, 1, 0.5 (an evaluation from the lectures) -->

# %% [markdown] slide="notes"
# 2 minutes. Let them count the moves that open: bishop five, queen four, king one … Usual wrong answer:
# 0.5, "one more move".

# %%
predict("6.p3", "In pawns, by mobility alone?", ["0.5", "1", "2", "5"])

# %% slide="skip"
start = Chess()
after = start.result(start.initial, "e2e4")
moves = [start.board(state) for state in (start.initial, after)]
for board in moves:
    board.turn = True
before, now = (board.legal_moves.count() for board in moves)

# %% slide="fragment"
reveal("6.p3", "5", f"White has {before} moves before and {now} after: "
       f"{now - before} more at half a pawn each, as much as a rook.",
       show=draw_board(start, after))

# %% [markdown]
# At 0.1 for each move, it is a pawn: still a lot, but no rook. Give each weight in pawns, and such slips show:
# mobility 10 beside material in hundredths of a pawn is the same as 0.1 beside material in pawns.
#
# <!-- cited: 10 (an evaluation from the lectures) -->

# %% [markdown] slide="slide"
# ## Two styles from one program
#
# | | material | king safety | attack | pawn structure |
# |---|---|---|---|---|
# | aggressive | 1.2 | 0.5 | 0.8 | 0.2 |
# | defensive | 1.0 | 1.5 | 0.3 | 0.8 |
#
# Only the *ratios* count: divide by the material weight before comparing.
#
# <!-- cited: 1.2, 0.5, 0.8, 0.2, 1.0, 1.5, 0.3 (weights from the lectures) -->

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong reason: the aggressive one cares more for material, as its number is larger. Beside
# attack it cares less. Ask: "What changes if all four weights are doubled?" Nothing.

# %% slide="skip"
styles = {"aggressive": (1.2, 0.5, 0.8, 0.2), "defensive": (1.0, 1.5, 0.3, 0.8)}
names = ["king safety", "attack", "pawn structure"]
ratios = {name: [round(w / weights[0], 3) for w in weights[1:]]
          for name, weights in styles.items()}

# %% slide="fragment"
bars(names, ratios, title="weight of each feature, in units of material")

# %% [markdown] slide="skip"
# And test what you type. Written over two lines without brackets, the second line of a sum is a statement of its
# own, and Python throws its value away. Most people expect an error; there is none:

# %% slide="skip"
material, king_safety = 5, 10
score = 1.2 * material
+ 0.5 * king_safety
print(score, "and not", 1.2 * material + 0.5 * king_safety)

# %% [markdown] slide="skip"
# ### What do they play?
#
# One position, one ply, then captures alone until they end (*quiescence*, explained further down). The
# package has no feature "attack"; a tenth of a pawn for each move of *mobility* stands in for it. King safety
# is a difference: weigh it heavily, and to wreck the other king's shelter pays, too.

# %% slide="skip"
def style(own_material, safety, attack, pawns):
    f = chess_features()
    return Weighted({f.material: own_material, f.king_safety: safety,
                     f.mobility: attack / 10, f.pawn_structure: pawns})


for name, weights in styles.items():
    quiet = partial(quiescence, evaluate=style(*weights))
    print(name, "plays", alphabeta(Chess(FEN), depth=1, evaluate=quiet).move)

# %% [markdown] slide="skip"
# The *defensive* weights give up a bishop for a pawn: `c4f7`. So a name proves nothing. One position and one ply
# prove little, too: to learn what weights do, watch them play.

# %% [markdown] slide="slide"
# ## One ply further
#
# `MiniChess`, MAX to move. The pawn on 12 is guarded by the pawn on 6. Material counts, at the end of the
# search, and nothing else.

# %% [markdown] slide="notes"
# 2 minutes. Let them say what depth 1 will do: queen takes pawn, "a pawn up". Then depth 2. At depth 3 it is
# even greedier. Usual wrong answer: values grow more exact with depth.

# %%
small = MiniChess()
edge = small.parse("..r.k .p... ..p.. ..... ..Q.K")
draw_board(small, edge)

# %%
predict("6.p4", "By how much is MAX ahead, as seen 1, 2 and 3 plies deep?",
        ["2 2 2", "2 3 4", "3 2 7", "3 5 7"])

# %% slide="skip"
resting = partial(quiescence, evaluate=minichess_material)
depths = [1, 2, 3, 4, 5, 6]
plain = [alphabeta(small, edge, depth=d, evaluate=minichess_material) for d in depths]
quiet = [alphabeta(small, edge, depth=d, evaluate=resting) for d in depths]
pawns = {"evaluated at once": [round(100 * best.value) for best in plain],
         "with quiescence": [round(100 * best.value) for best in quiet]}


def at_depths(found):
    boards = [draw_board(small, small.result(edge, best.move), last=best.move) for best in found]
    words = [f"Depth {d}: plays {best.move}, and takes it to be worth {100 * best.value:.0f} pawns."
             for d, best in zip(depths, found)]
    return show_frames(depths, boards, label="depth", describe=words)


# %% slide="subslide"
reveal("6.p4", "3 2 7", "Odd depths end with a capture of MAX's own, and count it as won: the exchange is "
       "cut in two.", show=[at_depths(plain), "\n".join(
           f"{name:17} {' '.join(map(str, ahead))}" for name, ahead in pawns.items())])

# %% [markdown] slide="notes"
# 1 minute. Point at the second line, which is the same at all six depths: the next slide makes it. Ask: "Would one more ply cure it?"
# No: every depth has an edge.

# %% [markdown] slide="slide"
# ## Quiescence: look on until nothing is hanging
#
# Do not judge in the middle of an exchange. Either the player **stands pat**: makes no capture and accepts
# what the evaluation says, since nobody is forced to capture. Or the player captures, and the search goes on
# along captures only. Each capture removes a piece, so it ends.

# %% [markdown] slide="notes"
# 3 minutes. Ask what a search without standing pat wrongly assumes: that one must take. Usual wrong answer:
# "quiescence searches all moves a little further". Captures only.

# %% slide="fragment"
show_source(quiet_value)

# %% [markdown] slide="subslide"
# ### Quiescence costs nodes and does not see everything
#
# To depth 5 the same position takes more nodes; the value was 2 at all six depths. On this board MIN moves, and
# then MAX's pawn becomes a queen: a *quiet* move. Standing pat says 1.

# %% [markdown] slide="notes"
# 1 minute. Ask: "Why not add all moves, then?" Then it never ends; that is the search itself.

# %%
for name, extra in {"at once": None, "quiescence": quiescence}.items():
    found = solve(small, edge, depth=5,
                  evaluate=minichess_material, quiet=extra)
    print(name, f"{found.nodes:,} nodes")
pawn = small.parse("....k P.... ..... ..... K....", MIN)
seen = alphabeta(small, pawn, depth=2, evaluate=minichess_material).value
print(f"stand pat {100 * resting(small, pawn):.0f}, depth 2 {100 * seen:.0f}")

# %% slide="fragment"
draw_board(small, pawn)

# %% [markdown]
# So what is quiet and decisive stays unseen. Many chess programs add checks and promotions to the captures.

# %% [markdown] slide="slide"
# ## Static exchange evaluation: add up one square
#
# Is a capture worth a search? Add up what happens on that one square: each side takes with its cheapest
# piece, and stops when going on would lose something. No other move is looked at. Queen takes guarded pawn:
# 1 − 9 = −8. Many engines leave such captures out of quiescence; some order the others by it.

# %% [markdown] slide="notes"
# 3 minutes. On the board: a rook takes a pawn that a queen guards, with a second rook behind. Usual wrong answer:
# 1 − 5 + 9 = 5, the sum of all captures, without stopping. But the queen had better not take: it is 1.

# %% slide="fragment"
show_source(recaptured)

# %% slide="skip"
rng = random.Random(3)


def wander(game, plies):
    """A position after some random moves."""
    state = game.initial
    while plies and not game.is_terminal(state):
        state = game.result(state, rng.choice(game.actions(state)))
        plies -= 1
    return wander(game, 6) if game.is_terminal(state) else state


class GoodCaptures(Wrapped):
    """MiniChess in which a capture that loses material is not called one."""

    def capture(self, state, action):
        taken = self.real.capture(state, action)
        loses = taken is not None and static_exchange(self.real, state, action) < 0
        return None if loses else taken


# %%
tried = [wander(small, rng.randint(6, 16)) for _ in range(60)]
kinds = {"all": small, "good ones": GoodCaptures(small)}
answers = {name: [count(resting, kind, state) for state in tried]
           for name, kind in kinds.items()}
nodes = {name: sum(found.nodes for found in each) for name, each in answers.items()}
unlike = sum(a.value != b.value for a, b in zip(*answers.values()))
print(f"{unlike} of {len(tried)} values differ")
bars(list(nodes), list(nodes.values()),
     title="nodes of quiescence, by captures")

# %% [markdown]
# About half of the nodes; but a few values differ: a capture that loses material on its own square may gain
# something elsewhere.

# %% [markdown] slide="slide"
# ## Does quiescence cure the horizon?
#
# What comes after its last ply, a search does not see: it lies beyond its **horizon**. MAX to move. The knight in
# the corner is attacked by the queen; if it goes to 17, it is lost a little later. The pawn on 12 can go to 7 and
# attack the king. All searches here end with quiescence.

# %% [markdown] slide="notes"
# 3 minutes. Let a student play it out: pawn to 7, queen takes, the knight is lost all the same. Hans
# Berliner described programs that do it: throw away material to push a loss over the edge. Quiescence cannot see it:
# nothing is hanging *yet*.

# %%
corner = small.parse("...k. ...p. ..P.. q..P. N..K.")
draw_board(small, corner)

# %%
predict("6.p5", "What does a search four plies deep play?",
        ["the knight to 17", "the pawn to 8, taking", "the pawn to 7, where it is taken"])

# %% slide="skip"
def seen_at(depth):
    """The best value and move at a depth, and what the pawn to 7 is worth there."""
    search = partial(ordered_alphabeta, small, evaluate=resting, order=CapturesFirst())
    best = search(corner, depth=depth)
    pushed = search(small.result(corner, (12, 7)), depth=depth - 1).value
    return best.move, round(100 * best.value), round(100 * pushed)


plies = [1, 2, 3, 4, 5, 6]
rows = [seen_at(depth) for depth in plies]

# %% slide="subslide"
told = [f"depth {d}: plays {move}, {best} pawns" for d, (move, best, _) in zip(plies, rows)]
curves = {"best move": [best for _, best, _ in rows], "pawn to 7": [push for *_, push in rows]}
reveal("6.p5", "the pawn to 7, where it is taken", "Then the loss of the knight lies beyond depth 4: minus 6 "
       "in place of minus 8. At depths 5 and 6 the push is seen to cost both, pawn and knight: minus 9.",
       show=["\n".join(told), lines(plies, curves, xlabel="depth", ylabel="pawns")])

# %% [markdown] slide="notes"
# 1 minute. Name the cure: *extensions*, a ply more after a check or a forced reply. They move the edge
# where it is needed; there is always an edge.

# %% [markdown]
# This is the **horizon effect**: a loss that cannot be avoided is postponed at a price, until the search no
# longer sees it. Two different troubles, then: an exchange *cut in two* (quiescence helps), and a loss
# *pushed away* (extensions help: search a ply more after a check).

# %% [markdown] slide="slide"
# ## Pac-Man beside a pellet
#
# A corridor, one pellet, nobody else. Pac-Man looks some moves ahead, makes *one*, and looks again:
# **replanning**. What he has eaten counts 10, whenever that was; ties go west.

# %% [markdown] slide="notes"
# 2 minutes. Do depth 2 on the board: west then east only leads back to the start. At depth 3 "west, east,
# east" eats as well as "east". Usual wrong answer: "at depth 2 he runs to and fro".

# %%
corridor = Corridor(8, start=4, pellets=(5,))
draw_board(corridor)

# %%
predict("6.p6", "At which depths does he miss the pellet?",
        ["1 and 2", "2 only", "3 and deeper", "never"])

# %% slide="skip"
def walk(game, depth, most=12):
    """The states that a replanning Pac-Man passes through, until all is eaten."""
    states = [game.initial]
    while states[-1][1] and len(states) <= most:
        move = minimax(game, states[-1], depth=depth, evaluate=corridor_score).move
        states.append(game.result(states[-1], move))
    return states


path = walk(corridor, depth=3, most=7)
steps = ["E", *("EW"[b[0] < a[0]] for a, b in pairwise(path))]
boards = [draw_board(corridor, s, last=way) for s, way in zip(path, steps)]

# %% slide="subslide"
reveal("6.p6", "3 and deeper", "Eating now and eating two moves later add up to the same.",
       show=show_frames(range(len(path)), boards, label="move"))

# %% [markdown] slide="notes"
# 1 minute. A plan that is made anew at each move may never be carried out. Ask: "Have you ever done that
# before an exam?"

# %% slide="skip"
remedies = {
    "as it is": {}, "may stop": {"stop": True}, "costs 1, endless": {"cost": 1, "endless": True},
    "costs 1, ends": {"cost": 1}, "discount 0.99": {"discount": 0.99, "endless": True},
}


def moves_needed(changes, depth):
    states = walk(Corridor(8, 4, (5,), **changes), depth)
    return "never" if states[-1][1] else len(states) - 1


# %% [markdown] slide="subslide"
# ### What cures it: more depth, or a preference for sooner?
#
# Moves until the pellet is eaten (at most 12), by search depth:

# %% [markdown] slide="notes"
# 1 minute. Cover the table, ask for a remedy, then read its row. A cost per move does not help if the game
# goes on after the last pellet: both plans pay the same.

# %%
print(f"{'depth':17}", *(f"{depth:>5}" for depth in range(1, 8)))
for name, changes in remedies.items():
    row = [moves_needed(changes, depth) for depth in range(1, 8)]
    print(f"{name:17}", *(f"{moves:>5}" for moves in row))

# %% [markdown]
# A **discount** breaks the tie: what comes later counts a little less. A cost for each move does so only if the
# game ends with the last pellet. More depth never helped here: the pellet was in sight all the time.

# %% [markdown] slide="slide"
# ## A feature for what is out of sight
#
# A maze with a ghost that wants to catch: a pellet is worth 10, a move costs 1, the last pellet brings 50.
# Two runners look equally far. One counts the points so far, the other takes off the distance to the
# nearest pellet.
#
# <!-- cited: 50 (the rules of this game) -->

# %% [markdown] slide="notes"
# 2 minutes. Ask how much deeper the first would have to look. Then: "Is the distance a good guess behind a
# wall?" It is not, and it still helps.

# %% slide="skip"
maze = Maze(("P    .", "  ##  ", " .##  ", "G    ."), moves=25)


def hungry(game, state):
    """The points so far, less the rows and columns to the nearest pellet."""
    (row, column), pellets = state[1], state[3]
    away = [abs(row - r) + abs(column - c) for r, c in pellets]
    return maze_score(game, state) - min(away, default=0)


def run(evaluate, depth):
    """The states of a game against a ghost that looks two plies ahead."""
    states = [maze.initial]
    while not maze.is_terminal(states[-1]):
        runner = maze.to_move(states[-1]) == MAX
        limit, guess = (depth, evaluate) if runner else (2, maze_score)
        move = alphabeta(maze, states[-1], depth=limit, evaluate=guess).move
        states.append(maze.result(states[-1], move))
    return states


# %%
def in_the_end(evaluate):
    return [maze.utility(run(evaluate, depth)[-1]) for depth in (2, 3, 4, 6)]


earned = {"points so far": in_the_end(maze_score),
          "and distance": in_the_end(hungry)}
bars([f"depth {depth}" for depth in (2, 3, 4, 6)], earned,
     title="points in the end")

# %% [markdown]
# The first runner loses points at every depth tried here; with the distance, two plies are enough to eat all.

# %% slide="fragment"
played = run(hungry, 3)
boards = [draw_board(maze, state) for state in played]
show_frames(range(len(played)), boards, label="ply")

# %% [markdown] slide="slide"
# ## Does depth make up for a poor guess?
#
# "Prefer deeper search with simple features" is common advice. Does it hold in every game? Random trees, eleven
# plies. A leaf's value is luck alone (*kinship* 0), or the sum of random numbers, one for each branch on the way to it (1), so that
# neighbouring leaves are alike, or a mix. The guess at a node is the mean of all leaves below.

# %% [markdown] slide="notes"
# 2 minutes. Nobody could compute this guess; it knows all leaves, and still depth does not help at 0. Where
# depth even harms, one speaks of game-tree *pathology* (found by Beal and by Nau).

# %%
predict("6.p7", "If the leaves are unrelated, does looking deeper find the right move more often?",
        ["much more often", "a little more often", "no"])

# %% slide="skip"
plies = [1, 3, 5, 7, 9]
kinships = [0, 0.25, 0.5, 1]
trees = 800
rates = {f"kinship {k:g}": list(right_moves(k, plies, trees, random.Random(99)).values())
         for k in kinships}
shown = "\n".join(f"{name:13}" + "".join(f" {share:.2f}" for share in rate)
                  for name, rate in rates.items())

# %% slide="subslide"
reveal("6.p7", "no", "Up to nine plies it does not rise, and with kinship 0.25 it does not either. At 0.5 it rises by more than "
       "chance explains, at 1 by twice as much. Each share is good to about 0.04.",
       show=[shown, lines(plies, rates, xlabel="search depth", ylabel="share of right moves")])

# %% [markdown] slide="notes"
# 1 minute. Two standard errors of a share of 800 trees are about 0.04. Ask: "Which games have
# little kinship?" Those in which one move changes everything.
#
# <!-- cited: 0.04, 800 (two standard errors of a share near a half, of so many trees) -->

# %% [markdown]
# Depth pays where good positions mostly lead to good ones, as in chess. That is a property of the game, not a law.

# %% [markdown] slide="slide"
# ## Quality or quantity? Let them play
#
# An expensive evaluation reaches less deep, a cheap one sees less. Connect Four, six columns and five rows,
# from all positions after two plies and with both colours. *Lines* counts windows of four that lack one or two
# stones, and the centre. The table says how many nodes a move takes, too.

# %% [markdown] slide="notes"
# 3 minutes. Read the nodes first: two plies with lines visit about thirty, four with the centre hundreds.
# Counting lines takes longer for each. Ask: "Would the ranking be the same at depth 8?" Nobody knows without playing.

# %% slide="skip"
def player(depth, evaluate):
    return partial(alphabeta, depth=depth, evaluate=evaluate)


blind, centre = Weighted({centre_stones: 0}), Weighted({centre_stones: 0.01})
field = {"nothing, 2 plies": player(2, blind), "nothing, 4 plies": player(4, blind),
         "centre, 2 plies": player(2, centre), "centre, 4 plies": player(4, centre),
         "lines, 2 plies": player(2, look)}
visited = {name: sum(count(each, four, s).nodes for s in starts) // len(starts)
          for name, each in field.items()}

# %%
standing = tournament(four, field)
for name, score in standing.totals.items():
    print(f"{name:17} {score.share:.2f} of the points, {visited[name]:>4} nodes a move")

# %% slide="fragment"
shares = {name: (score.interval[0], score.share, score.interval[1])
          for name, score in standing.totals.items()}
intervals(shares)

# %% [markdown]
# Here knowledge wins: lines at two plies score more than the others at four, for fewer nodes, though each
# evaluation takes longer. For the centre, two more plies show no gain. At other depths, or in chess, it may be
# the other way round. Measure it.

# %% [markdown] slide="slide"
# ## Against the truth: how good is a guess?
#
# On five columns and four rows every position can be solved. 160 random positions after eight plies. The
# guess is 3 for each window of four that lacks one stone, 1 for each that lacks two, 1 for a stone in the
# middle column, X's minus O's. On the x-axis the guess, on the y-axis the true value; a larger dot is more positions.

# %% [markdown] slide="notes"
# 2 minutes. Ask what a perfect picture would look like: three clouds, one right of the other. Half of the
# pairs in the right order would be a coin.

# %% slide="skip"
tiny = ConnectFour(5, 4)
rng = random.Random(1)
sample, table = {}, Table()
while len(sample) < 160:
    state = tiny.initial
    while not tiny.is_terminal(state) and state[2].bit_count() < 8:
        state = tiny.result(state, rng.choice(tiny.actions(state)))
    if not tiny.is_terminal(state) and state not in sample:
        sample[state] = table_alphabeta(tiny, state, table=table).value
known, unseen = list(sample)[:80], list(sample)[80:]

# %%
by_hand = Weighted({threes: 3, twos: 1, centre_stones: 1})
guesses, truth = [by_hand(tiny, state) for state in sample], list(sample.values())
right = pairwise_accuracy(guesses, truth)
print(f"pairs in the right order: {right:.2f}")
scatter(guesses, truth, xlabel="guess", ylabel="true value",
        alt=f"Guess against truth: {right:.2f} of the pairs in the right order")

# %% [markdown] slide="slide"
# ## An evaluation as a chance of winning
#
# What does "+3" mean? Sort the positions by their guess and ask how many points they bring: 1 for a win,
# ½ for a draw. The curve $1 / (1 + e^{-(g+t)/k})$ turns a guess g into an expected share of the points.
# Two numbers are fitted: k, and t, what it is worth to be on move, as X is in all of these positions.
# Many engines of today report such a chance, and fit their weights to it.

# %% [markdown] slide="notes"
# 3 minutes. Ask: "Is one pawn worth the same when you are level and when you are ten ahead?" The curve says
# no. That is why engines fit the chance of winning, and not the margin.

# %% slide="skip"
def chance(guess, k, tempo):
    return 1 / (1 + exp(-(guess + tempo) / k))


points = [(value + 1) / 2 for value in truth]
errors = {(k, tempo): sum((chance(g, k, tempo) - p) ** 2 for g, p in zip(guesses, points))
          for k in (0.5, 1, 1.5, 2, 2.5, 3, 4, 6) for tempo in (0, 0.5, 1, 1.5, 2)}
best_k, tempo = min(errors, key=errors.get)
groups = {g: [p for other, p in zip(guesses, points) if max(-4, min(other, 4)) == g]
          for g in range(-4, 5)}

# %%
shares = {"true points": [sum(group) / len(group) for group in groups.values()],
          "the curve": [chance(g, best_k, tempo) for g in groups]}
print(f"k = {best_k}, t = {tempo}")
lines(list(groups), shares, xlabel="guess (ends: −4 or less, 4 or more)",
      ylabel="share of the points")

# %% [markdown] slide="slide"
# ## Weights can be learned
#
# Take positions with known values and find the weights with the smallest squared error. The honest part:
# judge them on positions that they were *not* fitted to.

# %% [markdown] slide="notes"
# 2 minutes. Ask before running: "Will the fitted weights be better on the positions they were fitted to?"
# Always at squared error; and elsewhere? Then name the sample size: eighty positions.

# %% slide="fragment"
show_source(fit_weights)

# %% slide="skip"
learned = fit_weights(tiny, [threes, twos, centre_stones], known,
                      [sample[state] for state in known])
evaluations = {"by hand": by_hand, "learned": learned, "centre only": centre}


def in_order(evaluate, part):
    return round(pairwise_accuracy([evaluate(tiny, state) for state in part],
                                   [sample[state] for state in part]), 2)


order = {name: [in_order(evaluate, part) for part in (known, unseen)]
         for name, evaluate in evaluations.items()}

# %% slide="fragment"
print("learned:", ", ".join(
    f"{f.__name__} {w:.2f}" for f, w in learned.weights.items()))
bars(list(order), {"fitted to": [a for a, _ in order.values()],
                   "unseen": [b for _, b in order.values()]},
     title="pairs in the right order")

# %% [markdown]
# Least squares is about level with weights guessed by hand, from eighty positions and no knowledge of what
# a line is worth. (That both do better on the unseen half may be chance: the sample is small.) The *features* were
# ours, though. Samuel's checkers learned weights in the 1950s; AlphaZero learned features, too, from the
# rules alone. So domain knowledge helps, but a program that plays itself often enough can do without.

# %% [markdown] slide="slide"
# ## Eight wins of ten: strong, or lucky?
#
# Deterministic players repeat themselves: ten games from one start are one game, ten times. So a tournament
# plays *all* openings with both colours. And it says how sure it is: **Wilson's interval** would hold the true
# share in about 95 of 100 such matches, if the games were independent. Games from related openings are not
# quite, so the true interval may be wider.

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answer: 0.7 to 0.9, the share plus or minus a tenth. Ask afterwards: "Does the
# interval of 8 of 10 hold a half?" Just: from 0.49. So it does not even show that the player is better.

# %%
predict("6.p8", "8 points of 10 games: between what does Wilson's interval (95%) put the true share?",
        ["0.75 and 0.85", "0.7 and 0.9", "0.49 and 0.94"])

# %% slide="skip"
def band(share, games):
    low, high = wilson(share * games, games)
    return low, share, high


def both(games):
    """The bands of 80 and of 55 percent."""
    low, _, high = band(0.8, games)
    return intervals({"80 percent": band(0.8, games), "55 percent": band(0.55, games)},
                     alt=f"{games} games: 80 percent may be {low:.2f} to {high:.2f}")


# %% slide="fragment"
games = [10, 30, 100, 300, 1000]
low, _, high = band(0.8, 10)
reveal("6.p8", "0.49 and 0.94", f"From {low:.2f} to {high:.2f}: it is not even sure that this player "
       "is the better one.", show=show_frames(games, [both(n) for n in games], label="games"))

# %%
for won, n in ((8, 10), (55, 100), (550, 1000)):
    low, high = wilson(won, n)
    print(f"{won} of {n}: {low:.2f} to {high:.2f}, Elo {elo(won / n):+.0f}")

# %% [markdown]
# 55 of 100 may well come from equal players, 550 of 1000 hardly. **Elo** is the same share on another scale: 0 is half of the
# points, 400 about ten wins for each loss.
#
# <!-- cited: 400 (the definition of Elo's scale) -->

# %% [markdown] slide="slide"
# ## An evaluation for a game you have just met
#
# 1. What decides the end? Count how far each side is from it.
# 2. What do strong players look at? Each thing is a feature, own minus other.
# 3. One unit for all weights; a win beyond every guess.
# 4. In which positions is something about to happen? Search further there.
# 5. Play it against its older self, from all openings. Watch the games that it loses.
#
# **Discuss:** which features would you try for Dots and Boxes? And if a network can learn them, who still
# knows why a move is good?

# %% [markdown] slide="notes"
# 1 minute. Usual first feature for Dots and Boxes: boxes won. Ask back: "And the boxes with three sides?"
# The parity of long chains often decides, and no count of boxes sees it.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/06_evaluation.ipynb): evaluate by hand, write an evaluation
# that passes its property tests, write quiescence, design an evaluation for a tournament, put an interval
# around a result, cure Pac-Man, and fit weights to chances of winning.

# %% [markdown] slide="notes"
# 1 minute. Quiescence and the tournament take longest; the last one is marked *stretch*.

# %% [markdown] slide="slide"
# ## Key points
#
# - An evaluation is a guess from MAX's side. Minimax uses only the *order* of the guesses.
# - A won game is worth more than any guess, a lost one less. Features are differences, weights share one unit.
# - Quiescence does not judge in the middle of an exchange; a loss pushed over the horizon needs extensions.
# - Ties between now and later are broken by a discount, not by depth.
# - Depth may help, knowledge may help: measure, from all openings, with an interval.

# %% [markdown] slide="notes"
# 1 minute. Ask for the cell that shows each line.

# %% [markdown] slide="subslide"
# ## Ask yourself
#
# 1. [Why may the values of all leaves be multiplied by 7, but not those of the unfinished games alone?](#What-must-a-win-be-worth?)
# 2. [A quiescence search without standing pat: what does it wrongly assume?](#Quiescence:-look-on-until-nothing-is-hanging)
# 3. [What would you have to see before you call one evaluation better than another?](#Eight-wins-of-ten:-strong,-or-lucky?)
#
# ## Further reading
#
# - C. Shannon, *Programming a Computer for Playing Chess*, Philosophical Magazine 41 (1950).
# - A. Samuel, *Some Studies in Machine Learning Using the Game of Checkers*, IBM Journal of Research
#   and Development 3 (1959).
# - H. Berliner, *Some Necessary Conditions for a Master Chess Program*, IJCAI 1973: the horizon effect.
# - D. Nau, *Pathology on Game Trees Revisited, and an Alternative to Minimaxing*, Artificial Intelligence
#   21 (1983).
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, on heuristic
#   alpha-beta search: section 5.3 in the US edition, 6.3 in the global one.

# %% [markdown] slide="notes"
# 1 minute. Give one question as homework.
