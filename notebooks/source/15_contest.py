# %% [markdown] slide="slide"
# # 15 · The contest: build a player, and see what it is worth
#
# **How do you put a player together that answers in time, and how do you find out whether it got better?**
#
# **Objectives**
#
# - build a player that answers within its clock
# - choose which parts of the course to put together
# - decide with intervals and a sequential test whether a change helped
# - compute what a rating says, and name what it does not say
# - measure where a search spends its nodes
#
# **Time** 58 minutes, and 130 minutes for the exercises
#
# **You need** [Deepening](05_deepening.ipynb): deepening and `solve`;
# [Evaluation](06_evaluation.ipynb): features and weights;
# [Monte Carlo tree search](11_mcts.ipynb): playouts

# %% [markdown] slide="notes"
# 2 minutes. Ask: "You changed one line of your player and it won the next three games. Are you done?"
# Take a show of hands and keep the numbers: the question comes back in the middle of the hour.

# %% slide="skip"
import random
from functools import partial, reduce
from math import ceil, log

from gamesearch import ConnectFour, alphabeta, draw_board, minimax
from gamesearch import predict, reveal, show_frames, show_source, solve
from gamesearch.arena.ratings import bradley_terry
from gamesearch.arena.clock import NodeClock, running
from gamesearch.arena.clocked import play_clocked, take_turn
from gamesearch.arena.handicap import expected_score
from gamesearch.arena.house import HOUSE, deep, evaluation_for, random_games
from gamesearch.arena.ratings import wilson
from gamesearch.arena.sequential import bounds, sequential_test
from gamesearch.drawing.charts import bars, intervals, lines
from gamesearch.evaluation.connectfour import centre_stones, threes, twos

# %% [markdown] slide="slide"
# ## A player is a function of three things
#
# `player(game, state, clock)` names a move. It may also answer with a value and a move, as searches do.
# This is the smallest one: it plays in the first column that is not full.

# %% [markdown] slide="notes"
# 2 minutes. Usual question: "Where is the board?" It is the state; the player keeps nothing. Ask: "May the
# function remember something between two moves?" It may, in a variable outside;
# in the contest, every game begins afresh.

# %%
def first_column(game, state, clock):
    return game.actions(state)[0]

# %% slide="skip"
game = ConnectFour()
played = play_clocked(game, first_column, first_column, NodeClock(100))
print("moves:", *played.moves, "  worth to MAX:", played.value)

# %% slide="skip"
def after(ply):
    """The board when so many moves were made."""
    made = played.moves[:ply]
    return draw_board(game, reduce(game.result, made, game.initial),
                      last=made[-1] if made else None)


# %%
plies = range(len(played.moves) + 1)
show_frames(plies, list(map(after, plies)), label="move")

# %% [markdown] slide="slide"
# ## The clock counts every node
#
# A **clock** says what one move may cost. Here a node is a state that was made: one call of
# `result`. A search makes nodes, and so do playouts.

# %% [markdown] slide="notes"
# 3 minutes. Ask: "Who wins time by making a copy of the game?" Nobody. What plays on a board of its own, such
# as a program with bits, has to tell the clock itself: `clock.count(5)`. Not doing so is cheating.

# %%
clock = NodeClock(1_000)
with running(clock, game):
    alphabeta(game, depth=3)
print(f"used {clock.used} of {clock.granted}, left {clock.left}")

# %%
with running(clock, game):  # a new move: the clock starts again
    alphabeta(ConnectFour(), depth=3)
print(f"a game of its own: used {clock.used}")

# %% [markdown]
# Another object of the same game is counted as well. So you cannot search uncounted by accident.

# %%
def alphabeta_to(depth, game, state, clock):
    return alphabeta(game, state, depth=depth)


depths = range(1, 7)
made = [take_turn(game, game.initial, partial(alphabeta_to, depth), NodeClock(9_999))
        for depth in depths]
bars(list(depths), [turn.used for turn in made], ylabel="nodes",
     title="nodes of alpha-beta by depth",
     alt=f"Nodes at depths 1 to 6: {[turn.used for turn in made]}")

# %% [markdown] slide="subslide"
# ### Two clocks
#
# | clock | counts | good for |
# |---|---|---|
# | `NodeClock(1_000)` | nodes | exercises and tests: the same games on every machine |
# | `CpuClock(0.1)` | seconds of the processor | the contest: faster code can search more |
#
# Both have `granted`, `used`, `left` and `late`. Seconds of the processor are not seconds of the clock on the wall: waiting
# costs nothing, and a busy machine takes hardly anything away from you.

# %% [markdown] slide="slide"
# ## What does a fixed depth cost?
#
# A player searches 5 plies deep with alpha-beta, whatever the position. Its clock grants 1,000 nodes for
# each move.

# %% [markdown] slide="notes"
# 4 minutes, with the chart. Usual answer: "never", because the depth is fixed. Ask back: "How many columns are
# open in the opening? And near the end? What decides how much alpha-beta can cut?"

# %%
def five_plies(game, state, clock):
    return alphabeta(game, state, depth=5)


draw_board(game, game.parse("3 3 3"))

# %%
predict("15.p1",
        "In a game of two other players, when would it be late most often?",
        ["never: 5 plies are always the same work", "in the first quarter",
         "in the middle half", "in the last quarter"])

# %% slide="skip"
def costs(player, moves, granted=20_000):
    """The nodes that a player uses at each position of a game."""
    state, used = game.initial, []
    for move in moves:
        used.append(take_turn(game, state, player, NodeClock(granted)).used)
        state = game.result(state, move)
    return used

# %%
two_ahead = HOUSE["two_ahead"]
moves = play_clocked(game, deep, two_ahead, NodeClock(400)).moves
five = costs(five_plies, moves)
over = [ply for ply, nodes in enumerate(five, 1) if nodes > 1_000]

# %%
quarter = len(five) / 4
part = ["in the first quarter", "in the middle half", "in the last quarter"]
counts = [sum(ply <= quarter for ply in over), 0,
          sum(ply > 3 * quarter for ply in over)]
counts[1] = len(over) - sum(counts)
series = {"five plies": five, "the clock": [1_000] * len(five)}
reveal("15.p1", part[counts.index(max(counts))],
       f"In this game of {len(five)} moves it would be late at moves {over}.",
       show=lines(range(1, len(five) + 1), series, xlabel="move", ylabel="nodes",
                  alt=f"More than 1,000 nodes at moves {over}."))

# %% [markdown] slide="slide"
# ## A late player loses the game
#
# The game is lost, and a sentence says why. Any legal move is better than no answer in time.

# %% [markdown] slide="notes"
# 2 minutes. Also lost: an error, an illegal move, silence. Nothing else happens: the next game begins. Ask:
# "What should a player do before it begins to search?" Have some legal move at hand.

# %%
def too_thorough(game, state, clock):
    return minimax(game, state)


def forgetful(game, state, clock):
    game.actions(state)[0]

# %%
for player in (too_thorough, forgetful):
    turn = take_turn(game, game.initial, player, NodeClock(1_000))
    print(turn.fault, "→", turn.sentence)

# %% [markdown] slide="slide"
# ## Deepening keeps the time
#
# `clock.metered(game)` is the game, but it stops answering when nine tenths of the clock are used.
# Then `solve` answers with its last finished iteration. The last tenth is for all that comes after.

# %% [markdown] slide="notes"
# 3 minutes. Ask: "Why not use all of it?" After the search the player still does something: it reads the line,
# builds its answer. One node too many loses the game, a tenth less costs next to nothing.

# %%
def keeps_time(game, state, clock):
    found = solve(clock.metered(game), state)
    return found.value, found.move

# %%
used = costs(keeps_time, moves, granted=1_000)
series = {"deepening": used, "the clock": [1_000] * len(used)}
lines(range(1, len(used) + 1), series, xlabel="move", ylabel="nodes",
      alt=f"Deepening uses {max(used):g} nodes at most, of 1,000.")

# %% [markdown]
# In this game it is never late, and near the end it needs less than it has: as soon as it knows how the
# game must end, it stops. Time that is left over is worth nothing: no move may use what another one saved.

# %% [markdown] slide="slide"
# ## A tree of random games must look at the clock
#
# The metered game stops a search where it asks `is_terminal`. The course's playouts only ask for moves, so it
# does not stop them. The player looks at the clock itself, after each playout. So does `random_games`, one of the course's *house players*:

# %% [markdown] slide="notes"
# 3 minutes. The trap: near the end of a game the tree holds every state, so a turn of the four phases makes no new
# one, and the clock of nodes hardly moves. Hence `clock.count()`. Ask: "When is there no new state to make?"

# %%
show_source(random_games)

# %% [markdown] slide="slide"
# ## How large may an evaluation be?
#
# Connect Four is worth −1, 0 or 1. An evaluation is a guess of that. This one counts points. X can win at
# once, in column 3.

# %%
def points(game, state):
    windows = 3 * threes(game, state) + twos(game, state)
    return windows + centre_stones(game, state)

# %%
winning = game.parse("3 0 3 0 3 1")
draw_board(game, winning)

# %%
predict("15.p2", "X searches two plies deep. What does it play?",
        ["column 3: a win is a win", "another column", "it raises an error"])

# %% slide="subslide"
unscaled = alphabeta(game, winning, depth=2, evaluate=points)
picked = "column 3: a win is a win" if unscaled.move == 3 else "another column"
reveal("15.p2", picked, f"It plays column {unscaled.move}: that promises "
       f"{unscaled.value:g}. The win is worth only 1.",
       show=draw_board(game, game.result(winning, unscaled.move), last=unscaled.move))

# %% [markdown] slide="notes"
# 4 minutes. Usual answer: "column 3". Ask back: "Which number does alpha-beta compare with which?" Players with
# this bug can look strong and still not win: they put the win off for a position with more points.

# %% [markdown] slide="subslide"
# ### It has to stay between a loss and a win
#
# An evaluation must lie *strictly between* −1 and 1. One line does it: `x / (c + |x|)` with c > 0 rises with x
# and reaches neither. The order of two positions stays as it was.

# %%
def scaled(game, state):
    x = points(game, state)
    return x / (60 + abs(x))

# %%
best = alphabeta(game, winning, depth=2, evaluate=scaled)
print("it plays column", best.move, "worth", best.value)
lines(range(-60, 61, 10), [x / (60 + abs(x)) for x in range(-60, 61, 10)],
      xlabel="points", ylabel="evaluation", alt="A curve from −0.5 to 0.5.")

# %% [markdown] slide="slide"
# ## What to put together
#
# | part | question it answers | taught in |
# |---|---|---|
# | deepening | what if the time is over? | [Deepening](05_deepening.ipynb) |
# | order | which move first? | [Ordering](03_ordering.ipynb) |
# | table | was this position here already? | [Tables](04_tables.ipynb) |
# | evaluation | what if the end is too far away? | [Evaluation](06_evaluation.ipynb) |
# | playouts | what if I can write no evaluation? | [Monte Carlo tree search](11_mcts.ipynb) |
#
# `solve` holds the first three. It takes your evaluation and your order.

# %% [markdown] slide="notes"
# 2 minutes. Usual plan: "everything at once". Ask: "If it then gets worse, which part was it?" One change at a
# time, each tested: that is the second half of this lesson.

# %% [markdown] slide="slide"
# ## Which part pays most?
#
# Every player meets `deep` (deepening, order, table and evaluation) from all seven first moves, with both
# colours: 14 games of 400 nodes a move.

# %% slide="skip"
def points_against(one, two, granted=400):
    """Points of `one` from 14 games: every first move, both colours."""
    share = 0
    for opening in range(7):
        first = play_clocked(game, one, two, NodeClock(granted), [opening])
        second = play_clocked(game, two, one, NodeClock(granted), [opening])
        share += (1 + first.value) / 2 + (1 - second.value) / 2
    return share


# %% slide="subslide"
house = {name: points_against(player, deep) for name, player in HOUSE.items()
         if name != "deep"}
rows = {name: (wilson(got, 14)[0], got / 14, wilson(got, 14)[1])
        for name, got in house.items()}

# %% [markdown] slide="notes"
# 3 minutes. `blind` is `deep` without an evaluation: the difference is what the evaluation pays. `two_ahead` has the
# evaluation and no depth. Ask: "Which of the five would you improve, and which part would you add?"

# %% slide="skip"
for name, got in house.items():
    print(f"{name:13} {got:4} of 14")

# %%
intervals(rows, alt="Share of the points against deep: "
          + "; ".join(f"{name} {low:.2f} to {high:.2f}" for name, (low, _, high) in rows.items()))

# %% [markdown]
# `anything` makes any move. `careful` takes a win at once, avoids giving one away, and else makes any move.
# `random_games` is Monte Carlo tree search. `blind` is `deep` without its evaluation, `two_ahead` has the
# evaluation and looks two plies deep. Here it costs more points to lose the evaluation than to lose the depth. (On a clock of nodes an evaluation
# costs nothing; on one of seconds `deep` would look at fewer nodes than `blind`.)
# The intervals are wide: 14 games are few.

# %% [markdown] slide="slide"
# ## The same players play the same game again
#
# With a clock of nodes, a player without dice or memory answers a position in the same way every time. A hundred games
# from the start are then one game, a hundred times.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "You play 1,000 such games and win all. How many games have you seen?" One. The interval that you
# would print is wrong: it is made for independent games.

# %%
games = [tuple(play_clocked(game, deep, two_ahead, NodeClock(200)).moves)
         for _ in range(5)]
print("different games of 5:", len(set(games)))

# %% [markdown]
# So a match has to begin from different **openings**, and each opening is played twice, with both
# colours: whatever the opening gives to the first player, it gives once to each.

# %% [markdown] slide="slide"
# ## Is it better?
#
# You changed one line. The new player wins 12 of 20 games against the old one, each from another opening,
# half of them with each colour.

# %%
predict("15.p3", "Is the new player better?",
        ["yes: 60 % of the points", "no: 40 % were lost", "20 games cannot tell",
         "yes, if the last games were won"])

# %% slide="subslide"
low, high = wilson(12, 20)
sizes = [20, 50, 100, 200, 400]
ends = {"60 % won": [wilson(0.6 * n, n) for n in sizes]}
series = {"60 % won": [0.6] * 5, "equal": [0.5] * 5}
reveal("15.p3", "20 games cannot tell" if low < 0.5 < high else f"{low:.2f}",
       f"The interval, {low:.2f} to {high:.2f}, holds 0.5. With 60 % of 200 games it "
       f"does not: {wilson(120, 200)[0]:.2f} to {wilson(120, 200)[1]:.2f}.",
       show=lines(sizes, series, intervals=ends, logx=True, xlabel="games",
                  ylabel="share", alt="60 % of " + ", ".join(
                      f"{n}: {wilson(0.6 * n, n)[0]:.2f} to {wilson(0.6 * n, n)[1]:.2f}"
                      for n in sizes)))

# %% [markdown] slide="notes"
# 4 minutes. Come back to the hands of the beginning. Ask: "And if it had won 12 of 12?" Then few games
# tell much: the larger the effect, the fewer games it takes. No two of the 20 share an
# opening: the interval is made for independent games, and the two games of a pair are not (exercise 15.4).

# %% [markdown] slide="slide"
# ## Look after every game, and stop when you like it?
#
# The new player is *exactly as strong* as the old one, and no game is drawn. After each of 300 games you compute
# the interval, and you stop and cheer as soon as it lies above 0.5. <!-- cited: 300 (a setting of the cell below) -->

# %% [markdown] slide="notes"
# 4 minutes. Usual answer: 1 in 40 or 1 in 20. Ask back: "How many chances to be wrong do you take?" Each look is one
# more; the interval was made for a single look.

# %%
predict("15.p4", "How often do you cheer?",
        ["1 time in 40, as the interval says", "about 1 time in 20",
         "about 1 time in 4", "more than half the time"])

# %% slide="skip"
def cheers(looks):
    """How probable it is that the interval lies above a half at one of these looks."""
    cheered, playing = 0, {0: 1.0}  # games won so far, and how probable that is
    for number in range(1, looks[-1] + 1):
        after = dict.fromkeys(range(number + 1), 0.0)
        for won, odds in playing.items():
            after[won] += odds / 2
            after[won + 1] += odds / 2
        if number in looks:
            high = [won for won in after if wilson(won, number)[0] > 0.5]
            cheered += sum(after.pop(won) for won in high)
        playing = after
    return cheered


# %% slide="skip"
plans = {"one look": [300], "every 50": list(range(50, 301, 50)),
         "every game": list(range(1, 301))}
share = {name: cheers(looks) for name, looks in plans.items()}

# %%
reveal("15.p4", "about 1 time in 4",
       ", ".join(f"{name}: {each:.1%}" for name, each in share.items()) + ", computed exactly.",
       show=bars(list(share), [round(each, 3) for each in share.values()],
                 ylabel="share that cheers",
                 alt=", ".join(f"{name}: {each:.1%}" for name, each in share.items())))

# %% [markdown] slide="slide"
# ## A test that may look after every game
#
# Leave draws out and ask two questions. How likely are these results if the change did *nothing* (share 0.5)?
# And if it is *worth having* (say 0.6)? The **evidence** is the logarithm of the second divided by the first.
#
# - a game won adds log(0.6 / 0.5) = +0.18
# - a game lost adds log(0.4 / 0.5) = −0.22
# - a draw adds nothing
#
# Above log(0.95 / 0.05) = +2.94 the change is accepted, below −2.94 it is refused, in between you play on. Then a
# useless change is accepted about 1 time in 20 at most (*alpha*), and a change that wins 0.6 is refused as rarely
# (*beta*). (Abraham Wald) <!-- cited: 0.95 (1 − alpha) -->

# %% [markdown] slide="notes"
# 4 minutes. Do the little table by hand on the board, game by game, before you show it. Ask: "How many wins in a row
# does it take?" The bound, divided by what a win adds, rounded up. In the picture of four players the test has
# stopped at the first bound that a line reaches; the lines go on only to show what comes after.

# %% slide="skip"
shares = (0.5, 0.6)
refuse, accept = bounds(0.05, 0.05)
adds = {"won": log(shares[1] / shares[0]), "drawn": 0,
        "lost": log((1 - shares[1]) / (1 - shares[0]))}
print(f"won: {adds['won']:+.2f}   lost: {adds['lost']:+.2f}   shares {shares}")
print(f"accept above {accept:+.2f}, refuse below {refuse:+.2f}")

# %% [markdown] slide="subslide"
# ### The evidence, game by game

# %%
evidence = 0
for result in ("won", "won", "lost", "drawn", "won"):
    evidence += adds[result]
    print(f"{result:6} {evidence:+.2f}")
print("wins in a row until it is accepted:", ceil(accept / adds["won"]))

# %% slide="skip"
def walk(share, seed, games=250):
    """How the evidence moves for a player that wins this share of its games."""
    rng, evidence, path = random.Random(seed), 0, [0]
    for _ in range(games):
        won = rng.random() < share
        evidence += log(0.6 / 0.5) if won else log(0.4 / 0.5)
        path.append(evidence)
    return path

# %% [markdown] slide="subslide"
# ### Four players, and where the test stops them
#
# It stops where a line first reaches a bound; what comes after is drawn only to be seen.

# %%
def stopped(path):
    at = next(n for n, e in enumerate(path) if not refuse < e < accept)
    return f"{'accepted' if path[at] >= accept else 'refused'} after {at}"


walks = {f"{share:.0%}": walk(share, 4) for share in (0.4, 0.5, 0.6, 0.7)}
paths = {f"{name}: {stopped(path)}": path for name, path in walks.items()}
lines(range(251), paths, bounds={"accept": accept, "refuse": refuse},
      xlabel="games", ylabel="evidence", size=(10, 3.7),
      alt="Wins " + "; ".join(paths) + " games.")

# %% [markdown] slide="subslide"
# ### How many games does it take?
#
# A large effect is seen soon; a small one takes hundreds of games.

# %% [markdown] slide="notes"
# 3 minutes. Point at 55 %: it lies between the two questions, so the test may say either. Ask: "What if you want to
# see 55 %?" Put `better=0.55`, and pay with games.

# %%
def games_until_told(share, seed):
    rng = random.Random(seed)
    return sequential_test(float(rng.random() < share) for _ in range(9_999))

# %%
for share in (0.5, 0.55, 0.6, 0.7, 0.8):
    told = [games_until_told(share, seed) for seed in range(200)]
    mean = sum(each.games for each in told) / 200
    accepted = sum(each.accepted for each in told) / 200
    print(f"wins {share:.0%}: accepted {accepted:4.0%}, {mean:3.0f} games on average")

# %% [markdown] slide="slide"
# ## Ratings: one number for each player
#
# The Bradley–Terry model gives each player a strength s, so that i beats j with probability
# sᵢ / (sᵢ + sⱼ). If A beats B in three games of four, A is three times as strong.
# A **rating** is 400 · log₁₀ of the strength: what counts is the difference of two.

# %% [markdown] slide="notes"
# 2 minutes. Usual error: "A rating of 1,000 is ten times as good as one of 100." Ask for the last line of the table
# in words. The numbers themselves say nothing, only differences do.

# %%
for apart in (0, 50, 100, 200, 400, 1_000):
    print(f"{apart:4} points more: {expected_score(apart):.1%} of the points")

# %% slide="skip"
apart = range(-400, 401, 50)
lines(apart, [expected_score(each) for each in apart], xlabel="points of rating more",
      ylabel="share of the points", alt="From 0.09 over 0.5 to 0.91.")

# %% [markdown] slide="subslide"
# ### What is the house worth?
#
# `bradley_terry` also gives each player one drawn game against a player of strength 1, so that a player who
# won every game is not rated as infinitely strong.

# %%
names = list(HOUSE)
pairs = {(one, two): (points_against(HOUSE[one], HOUSE[two], 100), 14)
         for place, one in enumerate(names) for two in names[place + 1:]}

# %%
ratings = bradley_terry(pairs)
for name in sorted(ratings, key=lambda name: -ratings[name].rating):
    print(f"{name:13} {ratings[name].rating:+5.0f}")

# %% slide="skip"
def as_share(each):
    return tuple(map(expected_score, (each.low, each.rating, each.high)))

# %%
strengths = {name: as_share(each) for name, each in ratings.items()}
intervals(strengths, xlabel="share against a player of rating 0",
          alt="Share against a player of rating 0: " + "; ".join(
              f"{name} {low:.2f} to {high:.2f}" for name, (low, _, high) in strengths.items()))

# %% [markdown]
# All pairs of the house, 14 games each, 100 nodes a move. Where two intervals overlap widely, the order of the
# two may be luck. A contest says only what its own clock and openings show.

# %% [markdown] slide="slide"
# ## Rock, paper, scissors
#
# Three players, ten games for each pair. A wins 9 of 10 against B, B wins 9 of 10 against C, and C wins 9 of 10
# against A.

# %%
circle = {("A", "B"): (9, 10), ("B", "C"): (9, 10), ("C", "A"): (9, 10)}
predict("15.p5", "Who gets the highest rating?",
        ["A", "B", "C", "all the same"])

# %% slide="subslide"
rated = bradley_terry(circle)
numbers = {round(each.rating) for each in rated.values()}
reveal("15.p5", "all the same" if len(numbers) == 1 else "one of them",
       "The model then expects 5 of 10 in every pair. It was 9, three times.",
       show=bars(["A – B", "B – C", "C – A"],
                 {"seen": [0.9] * 3, "expected": [expected_score(0)] * 3},
                 ylabel="share of the points", alt="Seen 0.9 each, expected 0.5 each."))

# %% [markdown] slide="notes"
# 3 minutes. Ask: "Where would you see the circle?" In the table of who beat whom. It can happen among engines: the
# style of each may meet the weak side of the next one.

# %% [markdown] slide="subslide"
# ### What a rating does not say
#
# - who wins a certain pair: styles may form a circle
# - how good a player is with another clock, or from other openings
# - how good it is against people, or against players that took no part
# - who is better, where the intervals overlap widely

# %% [markdown] slide="slide"
# ## Where do your nodes go?
#
# A profile tells how often each function is called, and how long it takes. Python's own is
# `python -m cProfile -s tottime my_player.py`. Here the calls of one move of `deep`, with 1,000 nodes, are
# counted by a few lines of our own.

# %% [markdown] slide="notes"
# 3 minutes. Usual first idea: make the search faster. Ask: "What if nine tenths of the time are in the evaluation?"
# Then that is what to look at. First measure, then change, then test with games.

# %% slide="skip"
asked, positions = 0, set()


def watched(game, state):
    """The house's evaluation, and how often it is asked."""
    global asked
    asked += 1
    positions.add(state)
    return evaluation_for(ConnectFour())(game, state)

# %%
clock = NodeClock(1_000)
with running(clock, game):
    solve(clock.metered(game), game.parse("3 3 2"), evaluate=watched)

# %%
calls = {"nodes": clock.used, "evaluations": asked, "different positions": len(positions)}
bars(list(calls), list(calls.values()), ylabel="how often",
     alt=", ".join(f"{many} {what}" for what, many in calls.items()))

# %%
print(f"{asked} evaluations of {len(positions)} positions: "
      f"{1 - len(positions) / asked:.0%} were asked before")

# %% [markdown]
# Whatever is asked again can be kept in a dictionary, by its state. With a clock of nodes that changes nothing, for
# evaluations are not nodes. With a clock of seconds it helps, if all the looking up takes less time than it saves.

# %% [markdown] slide="slide"
# ## Enter the contest
#
# Your entry is the function `my_player` in the exercise notebook. The contest runs that notebook from top to
# bottom, and then asks for moves.
#
# - a process of its own: nobody sees your code, your memory or your files, and you see nobody's
# - seconds of the processor for each move; what you use while the other one is to move is taken from your next move
# - one process and one thread, no network
# - every game begins with your notebook as it stands: what one game leaves, the next does not see
# - the notebook has 60 seconds to run, so long experiments belong elsewhere
#
# Your teacher calls `gamesearch contest submissions/`.

# %% [markdown] slide="notes"
# 3 minutes. Show a page of a contest: the table, the intervals, a game and the move where it turned. Ask: "Which two
# players of this table can you not tell apart?" A class may play under other names: `--pseudonyms`.

# %% [markdown] slide="slide"
# ## Key points
#
# - A player answers in time or loses: deepening on a metered game, or a look at the clock after each playout.
# - An evaluation stays strictly between a loss and a win.
# - Openings and both colours make games differ; without them a thousand games may be one.
# - An interval is for one look. A sequential test may look after every game.
# - A rating is a difference, with an interval, for one clock and one field of players.

# %% [markdown] slide="notes"
# 2 minutes. Come back to the question of the beginning: three wins in a row. Let the class say what they would do
# now, and how many games it takes.

# %% [markdown]
# ## Ask yourself
#
# 1. [Why does a player with a fixed depth use a different number of nodes from move to move?](#What-does-a-fixed-depth-cost?)
# 2. [Your new player won 12 of 20 games. What do you do next?](#Is-it-better?)
# 3. [Two players have the same rating. What can you say about a match between them?](#What-a-rating-does-not-say)
# 4. [What does the clock count when you play a hundred playouts?](#A-tree-of-random-games-must-look-at-the-clock)

# %% [markdown] slide="skip"
# [The exercises of this lesson](../exercises/15_contest.ipynb)

# %% [markdown] slide="skip"
# ## Further reading
#
# - A. Wald, "Sequential Tests of Statistical Hypotheses", *Annals of Mathematical Statistics* 16 (1945).
# - R. A. Bradley and M. E. Terry, "Rank Analysis of Incomplete Block Designs", *Biometrika* 39 (1952).
# - D. R. Hunter, "MM Algorithms for Generalized Bradley–Terry Models", *Annals of Statistics* 32 (2004).
# - A. E. Elo, *The Rating of Chessplayers, Past and Present* (1978).
