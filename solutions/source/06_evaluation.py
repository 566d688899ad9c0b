# %% [markdown]
# # 6 · Evaluation: exercises
#
# Seven exercises, 100 points, about 127 minutes; 6.7 is a *stretch*. Try them in order; nothing later
# depends on an earlier answer. `check(…)` answers at once, as often as you like, and never costs points.
# It tells you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Evaluation](../notebooks/06_evaluation.ipynb).

# %%
from functools import partial
from math import exp, sqrt

from gamesearch import MAX, ConnectFour, Corridor, MiniChess, TicTacToe
from gamesearch import alphabeta, check, draw_board, draw_tree, minimax
from gamesearch.drawing.charts import intervals
from gamesearch.games.minichess import minichess_material
from gamesearch import play, record, show_frames, watch
from gamesearch.search.quiescence import quiescence
from gamesearch.checks.evaluation.cases import show_table
from gamesearch.checks.evaluation.captures import Exchange, static
from gamesearch.checks.evaluation.fits import show_fit
from gamesearch.evaluation.windows import windows

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.evaluation import grades

# %% [markdown]
# ## Exercise 6.1 · Evaluate by hand (10 points, 10 minutes)
#
# A position of chess, in numbers. All features are counted for both sides:
#
# | | queens | rooks | bishops | knights | pawns | legal moves | doubled pawns |
# |---|---|---|---|---|---|---|---|
# | White | 1 | 2 | 1 | 2 | 7 | 34 | 1 |
# | Black | 1 | 1 | 2 | 2 | 5 | 28 | 0 |
# | weight | 9 | 5 | 3 | 3 | 1 | 0.1 | −0.5 |

# %% [markdown]
# White is MAX. Give the difference in *material* alone (the first five columns), and the *value* with
# all seven. Then the value if a move weighed half a pawn, all else as before.
#
# Last, four moves of Black lead to the values A: 1.1, B: −0.4, C: −0.2, D: 0.7. Which does Black play?

# %% exercise="6.1" minutes=10
### BEGIN SOLUTION
my_values = {
    "material": 4,
    "value": 4.1,
    "at half a pawn": 6.5,
    "Black plays": "B",
}
### END SOLUTION

# %%
check("6.1", my_values)

# %% grade="6.1a" points=7 says="the numbers of the evaluation"
report("6.1a", lambda: [grades.number(my_values, part)
                        for part in ("material", "value", "at half a pawn")])

# %% grade="6.1b" points=3 says="the move that Black plays"
report("6.1b", lambda: grades.word(my_values, "Black plays"))

# %% [markdown] tags=["solution-only"]
# Material 0 + 5 − 3 + 0 + 2 = 4; moves 6 · 0.1; doubled pawns 1 · (−0.5). A move at half a pawn adds 3
# where the whole material makes 4. Values are White's, so Black takes the lowest.

# %% [markdown]
# ## Exercise 6.2 · An evaluation that can be trusted (16 points, 18 minutes)
#
# Write an evaluation for tic-tac-toe. It is told any state, a finished one too, and returns a number
# from MAX's side (X is MAX). It has to pass these tests:
#
# - swapping X and O flips the sign;
# - mirrored boards are worth the same;
# - every win of X is worth more than any draw or unfinished game, every win of O less.

# %% [markdown]
# And it has to put these boards in order:
#
# - alone on the board, X in the centre is worth more than in a corner, and there more than on an edge;
# - with O in the centre, X in two opposite corners is worth more than on two opposite edges;
# - X in the centre with O in a corner is worth more than X in a corner with O in the centre.
#
# `game.cells(state)` writes the nine cells as one text such as `"X...O...."`; `LINES` are the eight
# lines. The goal: such numbers on the nine first moves.

# %% tags=["target"]
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
draw_board(TicTacToe(), marks={cell: sum(cell in line for line in LINES) for cell in range(9)})

# %% exercise="6.2" minutes=18
def my_evaluate(game, state):
    """How good a state of tic-tac-toe is for X, by looking at the board alone."""
    ### BEGIN SOLUTION
    cells = game.cells(state)
    lines = ["".join(cells[cell] for cell in line) for line in LINES]
    if "XXX" in lines:
        return 100
    if "OOO" in lines:
        return -100
    return sum("O" not in line for line in lines) - sum("X" not in line for line in lines)
    ### END SOLUTION

# %%
check("6.2", my_evaluate)

# %% [markdown]
# Your evaluation at work: a search that looks two moves ahead, and then asks you.

# %%
game = TicTacToe()
two_moves = partial(alphabeta, depth=2)
watch(lambda game, state, evaluate: two_moves(game, state, evaluate=evaluate), game,
      evaluate=my_evaluate)

# %% grade="6.2a" points=6 says="both players, and mirrored boards"
report("6.2a", lambda: [grades.cancels(my_evaluate, key=3), grades.mirrors(my_evaluate, key=5)])

# %% grade="6.2b" points=6 says="wins stand out from all else"
report("6.2b", lambda: grades.stands_out(my_evaluate))

# %% grade="6.2c" points=4 says="the better board is worth more"
report("6.2c", lambda: grades.ranks(my_evaluate))

# %% [markdown]
# ## Exercise 6.3 · Quiescence (24 points, 28 minutes)
#
# What is the position worth once the captures are over? The player to move may **stand pat**: leave all
# captures alone and take what the evaluation says. Or capture, after which whoever is then to move has the
# same choice; a player may move twice in a row. Quiet moves are not searched. A finished game is worth its utility.

# %% [markdown]
# - `game.capture(state, move)` is `None` for a quiet move, and something else for a capture.
# - `evaluate(game, state)` and the value that you return are MAX's, whoever moves.
#
# The goal, on a small fight. MAX may take (the evaluation then says 6), MIN may take back, and so on:
# MAX can be sure of 2.

# %% tags=["target"]
fight = Exchange((1, [(6, [(2, [])]), (-8, [])]))
draw_tree(record(quiescence, fight, fight.initial, evaluate=static))

# %% exercise="6.3" forbid="quiescence" minutes=18
def my_quiescence(game, state, evaluate):
    """The value for MAX when each player may capture or stand pat."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return game.utility(state)
    best = evaluate(game, state)
    better = max if game.to_move(state) == MAX else min
    for move in game.actions(state):
        if game.capture(state, move) is not None:
            best = better(best, my_quiescence(game, game.result(state, move), evaluate))
    return best
    ### END SOLUTION

# %%
check("6.3", my_quiescence)

# %% [markdown]
# Your own, step by step; then on MiniChess, where the queen could take a guarded pawn:

# %%
watch(my_quiescence, fight, evaluate=static)

# %%
chess = MiniChess()
state = chess.parse("..r.k .p... ..p.. ..... ..Q.K")
try:
    until_quiet = partial(my_quiescence, evaluate=minichess_material)
    calm = alphabeta(chess, state, depth=1, evaluate=until_quiet)
except NotImplementedError as error:
    calm = f"finish {error} first"
alphabeta(chess, state, depth=1, evaluate=minichess_material), calm

# %% grade="6.3a" points=8 says="the value of single fights"
report("6.3a", lambda: grades.fights(my_quiescence, key=7))

# %% grade="6.3b" points=8 says="the value of whole positions"
report("6.3b", lambda: grades.battles(my_quiescence, key=11))

# %% [markdown]
# **In your own words.** "My program has quiescence, so the horizon effect is cured." In 60 to 150 words: which
# trouble does quiescence cure, and which one does it leave? Use an example of your own, from any game. A reader
# gives three points for each of the two troubles, and two for an example that shows the second.

# %% [markdown] exercise="6.3b" points=8 minutes=10
# <!-- BEGIN SOLUTION -->
# Quiescence cures that an exchange is cut in two: at the depth limit a queen takes a guarded pawn, and the
# evaluation counts a pawn won. Following all captures shows it. It does not cure that a loss is pushed over the
# horizon: something will be lost whatever is done, but later, and no capture hangs at the limit. Then every
# delay looks like a rescue. In checkers my program would give up one man after the other, which the opponent
# has to take, to put off the loss of its king in the corner; in the end men and king are lost.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 6.4 · An evaluation that wins (16 points, 26 minutes)
#
# Connect Four on six columns and five rows. Everybody looks two plies ahead; the evaluation makes the
# difference. `windows(game, state)` lists what stands in every line of four cells, as texts such as
# `"XX.."` or `".O.."`; `game.show(state)` writes the board.

# %% [markdown]
# The check plays half of the openings of two moves, mirror images once, with both colours; and the other
# half, too, unless you are then a whole game ahead of what is asked for. It asks for 75 percent
# of the points against an opponent that knows nothing, and 60 percent each against one that counts stones in
# the centre and one that counts windows with two stones. A win is worth 1. Count for yourself: the lesson's `threes` is not there
# while this is marked. Six of this exercise's 16 points are for games on a board of another size.

# %%
four = ConnectFour(6, 5)
state = four.parse("2 2 3 3 4")
print(four.show(state), sorted(windows(four, state))[-8:], sep="\n")

# %% exercise="6.4" forbid="threes windows_and_centre evaluation_for" minutes=26
def my_evaluate_four(game, state):
    """How good an unfinished state of Connect Four is for X."""
    ### BEGIN SOLUTION
    weights = {3: 0.03, 2: 0.01}
    total = 0
    for window in windows(game, state):
        if "O" not in window:
            total += weights.get(window.count("X"), 0)
        elif "X" not in window:
            total -= weights.get(window.count("O"), 0)
    rows = [row.split() for row in game.show(state).splitlines()[:-1]]
    middle = len(rows[0]) // 2
    for row in rows:
        for cell in row[middle - 1 : middle + 1]:
            total += 0.01 * ((cell == "X") - (cell == "O"))
    return total
    ### END SOLUTION

# %%
check("6.4", my_evaluate_four)

# %% [markdown]
# The table of a tournament in which you take part. One player, *pairs, deeper*, looks four plies ahead and not
# two. Does depth make up for what it does not know? Do the intervals say so?

# %%
show_table(my_evaluate_four)

# %% grade="6.4a" points=10 says="points against three simple evaluations"
report("6.4a", lambda: grades.earns(my_evaluate_four,
                                    {"nothing": 0.75, "the centre": 0.6, "pairs": 0.6}))

# %% grade="6.4b" points=6 says="points on another board"
report("6.4b", lambda: grades.earns(my_evaluate_four, {"nothing": 0.65}, 7, 4))

# %% [markdown]
# ## Exercise 6.5 · How sure? (12 points, 15 minutes)
#
# A player has scored $p$ points in $n$ games; $s = p / n$. Wilson's interval, with $z = 1.96$:
#
# $$\frac{s + \frac{z^2}{2n} \;\pm\; z\sqrt{\frac{s(1-s)}{n} + \frac{z^2}{4n^2}}}{1 + \frac{z^2}{n}}$$
#
# Write `my_interval(points, games)`, which returns the low and the high end.
#
# Then say of each result whether the player is `"better"` than the opponent (the true share lies above a
# half), `"worse"`, or whether it is `"open"`, by your interval:

# %% [markdown]
# | a | b | c | d | e | f |
# |---|---|---|---|---|---|
# | 9 of 12 | 62 of 100 | 530 of 1000 | 10 of 10 | 400 of 1000 | 45 of 100 |

# %% exercise="6.5" forbid="wilson" minutes=15
def my_interval(points, games):
    """Wilson's interval for the true share of the points: (low, high)."""
    ### BEGIN SOLUTION
    z = 1.96
    share = points / games
    middle = share + z**2 / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z**2 / (4 * games**2))
    return (middle - half) / (1 + z**2 / games), (middle + half) / (1 + z**2 / games)
    ### END SOLUTION

# %% exercise="6.5b"
### BEGIN SOLUTION
my_verdicts = {"a": "open", "b": "better", "c": "open", "d": "better", "e": "worse", "f": "open"}
### END SOLUTION

# %%
check("6.5", {"interval": my_interval, **(my_verdicts or {})})

# %% [markdown]
# Your interval for six wins of ten, 60 of 100, 600 of 1000:

# %%
try:
    ends = {n: my_interval(0.6 * n, n) for n in (10, 100, 1000)}
    rows = {f"{6 * n // 10} of {n}": (low, 0.6, high) for n, (low, high) in ends.items()}
except NotImplementedError as error:
    rows = {f"finish {error} first": (0, 0.5, 1)}
intervals(rows, alt=f"Low, share, high: {rows}")

# %% grade="6.5a" points=7 says="the interval"
report("6.5a", lambda: grades.bands(my_interval, key=13))

# %% grade="6.5b" points=5 says="all six verdicts"
report("6.5b", lambda: [grades.word(my_verdicts, row) for row in "abcdef"])

# %% [markdown]
# ## Exercise 6.6 · Cure Pac-Man (8 points, 10 minutes)
#
# Pac-Man looks some moves ahead and makes one. The game goes on when all is eaten. What he has gathered
# was worth this, and he ran to and fro beside the pellet:
#
# ```python
# def worth(eaten, time):
#     return 10 * len(eaten)
# ```
#
# `eaten` lists the moves at which a pellet was eaten, such as `[3, 8]`; `time` is how many moves have
# been made. Repair it, so that in the corridors of the check he eats everything on the shortest way:
# whichever way ties go, whether or not he may stop, with one pellet or several, in the first hundred moves.
# He still looks no deeper.

# %% exercise="6.6" minutes=10
def my_worth(eaten, time):
    """What pellets eaten at these moves are worth, seen at this time."""
    ### BEGIN SOLUTION
    return sum(10 * 0.9**moment for moment in eaten)
    ### END SOLUTION

# %%
check("6.6", my_worth)

# %% [markdown]
# Pac-Man with your worth, move by move:

# %%
corridor = Corridor(9, 4, (2, 6), endless=True)
states = [corridor.initial]
try:
    while states[-1][1] and len(states) < 12:
        move = minimax(corridor, states[-1], depth=5,
                       evaluate=lambda game, state: my_worth(list(state[2]), state[3])).move
        states.append(corridor.result(states[-1], move))
except NotImplementedError as error:
    print(f"finish {error} first")
show_frames(range(len(states)), [draw_board(corridor, s) for s in states], label="move")

# %% grade="6.6a" points=8 says="what Pac-Man eats, and when"
report("6.6a", lambda: grades.meals(my_worth, key=17))

# %% [markdown] tags=["solution-only"]
# A cost per move does not help here, since every plan of a search lasts the same number of moves. A
# bonus that becomes negative, such as 10 minus the moment, works for the first nine moves: at the tenth a
# pellet is worth nothing. A worth that is halved with each move is right on paper; added to that of an early
# meal, a late one is lost in the rounding.

# %% [markdown]
# ## Exercise 6.7 · Stretch: weights from results (14 points, 20 minutes)
#
# `rows` lists the features of positions, such as `[2, -1, 0]`, each MAX's minus MIN's; `points` lists what
# came of them: 1, 0.5 or 0. Weights $w$ make a guess $g = w_1 f_1 + w_2 f_2 + \dots$ and expect the share
# $c = 1 / (1 + e^{-g})$ of the points. Write `my_fit(rows, points)`, which returns the weights with the
# smallest *loss*, the mean of $-p \log c - (1 - p) \log (1 - c)$ over all positions.

# %% [markdown]
# One way: begin with zeros. The slope of the loss in weight $w_i$ is the mean of $(c - p) \cdot f_i$.
# Subtract a part of its slope from each weight, a few hundred times. Features lie between −3 and 3, there are one to
# three of them and 40 to 120 positions. Write it without a library that fits for you.

# %% exercise="6.7" minutes=20
def my_fit(rows, points):
    """The weights that expect these results best, one for each feature."""
    ### BEGIN SOLUTION
    weights = [0.0] * len(rows[0])
    for _ in range(400):
        slopes = [0.0] * len(weights)
        for row, point in zip(rows, points):
            guess = sum(w * f for w, f in zip(weights, row))
            error = 1 / (1 + exp(-guess)) - point
            slopes = [slope + error * f / len(rows) for slope, f in zip(slopes, row)]
        weights = [w - 0.5 * slope for w, slope in zip(weights, slopes)]
    return weights
    ### END SOLUTION

# %%
check("6.7", my_fit)

# %% [markdown]
# Your weights on results that they were fitted to, and on as many others: what they expect, and what came.

# %%
show_fit(my_fit)

# %% grade="6.7a" points=14 says="weights near the best, on other results"
report("6.7a", lambda: grades.fits(my_fit, key=33))

# %% [markdown]
# ## When all of them pass
#
# Play against your own evaluation of 6.4, with
# `play(four, partial(alphabeta, depth=2, evaluate=my_evaluate_four), you=MAX)`. Find a game that it
# loses, and look at its value before and after the move that lost: which feature was wrong, and what
# would have seen it? In [Expectimax](../notebooks/07_expectimax.ipynb) a die joins the game, and the order of
# the guesses is no longer enough.
