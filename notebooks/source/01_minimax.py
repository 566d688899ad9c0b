# %% [markdown] slide="slide"
# # 1 · Minimax: assume the best reply
#
# **What is a position worth when the other side replies as well as it can?**
#
# **Objectives**
#
# - trace minimax through a tree, from the leaves to the root
# - explain what its value promises, and against whom
# - read a best line of play off the values
# - write minimax in one function instead of two
# - set a depth limit, and say what stands at the cut
#
# **Time** 60 minutes; the exercises take another hour and three quarters
#
# **You need** lesson 00: a game's six questions, trees as nested lists, MAX and MIN

# %% [markdown] slide="notes"
# Two minutes. Ask: "Who has ever made a move hoping that the other one would not see it?" Everybody
# has. Today that move is forbidden.

# %% slide="skip"
import random
from functools import cache
from math import log

from gamesearch import MAX, MIN, TREES, ConnectFour, DotsAndBoxes, Game, Nim
from gamesearch import TicTacToe, TreeGame, count, draw_board, draw_tree
from gamesearch.drawing.charts import bars
from gamesearch import edit_leaves, minimax, negamax, play, predict
from gamesearch.drawing.charts import lines
from gamesearch import random_tree, record, reveal, show_frames
from gamesearch import show_refutation, show_source, show_steps
from gamesearch.checks.minimax.given import choose_by_flag, search_by_flag
from gamesearch.search.minimax import max_value
from gamesearch.search.negamax import mover_value

# %% [markdown] slide="slide"
# ## Your friend always finds the refutation
#
# You play against a friend who never misses a thing. Whatever you try, the answer that hurts most
# comes at once. So you stop asking "what could I get out of this move?" You ask: "what will be left
# of it after the best reply?"
#
# That is all of minimax. **MAX** chooses the largest value. **MIN** chooses the smallest, because in
# a zero-sum game what MIN takes from MAX is MIN's own gain. Each assumes that the other one plays as
# well as possible.

# %% [markdown] slide="slide"
# ## Which branch should MAX take?
#
# MAX chooses a branch, then MIN chooses a leaf in it. MAX gets the leaf.

# %% [markdown] slide="notes"
# Twenty seconds of silence. Expected wrong answer: right, because of the 14 (hope). Ask back: "And
# what does MIN do then?" Three minutes with the figure that follows.

# %%
textbook = TreeGame(TREES["textbook"])
draw_tree(textbook)

# %%
predict("1.p1", "Which branch should MAX take?", ["left", "middle", "right"])

# %% slide="subslide"
show_refutation(textbook)

# %% [markdown]
# Choose a move: the reply that decides it lights up. Then judge by *hope*: the branch of the largest
# leaf wins, and MIN will never let you have it.

# %% slide="skip"
reveal("1.p1", "left", "It is sure of 3. MIN will step around the 14.")

# %% [markdown] slide="skip"
# ## Maximise the minimum: the highest of the lowest
#
# Three moves. MIN can hold you to 3 after the first, to 1 after the second, to 5 after the third.
# You take the third. MAX maximises the reward that is *guaranteed*, and MIN minimises it.

# %% slide="skip"
three_moves = TreeGame([[3, 8], [9, 1], [5, 6]])
held_to = [minimax(three_moves, (move,)).value for move in (0, 1, 2)]
print(f"held to {held_to}, highest {max(held_to)}: {minimax(three_moves)}")

# %% [markdown] slide="slide"
# ## Work from the leaves to the root
#
# The naive way to play well: draw the whole tree, mark each finished game as won or lost, and work
# backwards. If *one* move leads to a win for the mover, the node is won. If *every* move leads to a
# loss, it is lost. This is backward induction.
#
# Four stones, take one or two, the last stone wins. MAX begins. (On the edges: pile 0, stones taken.)

# %%
predict("1.p2", "Who wins with four stones?", ["MAX", "MIN"])

# %% slide="fragment"
trace = record(minimax, Nim(4, most=2))
draw_tree(trace, windows=False)

# %% slide="skip"
reveal("1.p2", "MAX", "Take one: with three left, every move of MIN loses.")

# %% [markdown] slide="slide"
# ## Two changes turn win-or-loss into minimax
#
# 1. Replace *won* and *lost* by a **number**: +1, 0, −1, or points, or an estimate.
# 2. Replace "one is enough" and "all of them" by **max** and **min**.
#
# Every number is MAX's, whoever moves: positive is good for MAX, negative good for MIN. In a game
# for points +5 says that MAX is five ahead and −2 that MIN is two ahead. One scale in every picture
# keeps you from asking "good for whom?"

# %%
finished = {"X wins": "XXXOO....", "draw": "XOXXOOOXX", "O wins": "OOOXX.X.."}
tictactoe = TicTacToe()
for name, cells in finished.items():
    print(f"{name}: {tictactoe.utility(tictactoe.parse(cells)):+d}")

# %% [markdown] slide="slide"
# ## A printed figure, and what its nodes are worth
#
# Six leaves, three branches: (3, 12), (8, 4), (2, 1). A printed figure writes 3, 12 and 8 at the three
# MIN nodes. The text under it says 3, 4, 1. Both cannot be right.

# %%
predict("1.p3", "What is the root worth?", ["3", "4", "8", "12"])

# %% slide="fragment"
printed = TreeGame([[3, 12], [8, 4], [2, 1]])
draw_tree(record(minimax, printed), windows=False)

# %%
nodes = [minimax(printed, (move,)).value for move in (0, 1, 2)]
print("MIN nodes", nodes, "labels", [3, 12, 8], "their maximum", max(3, 12, 8))
reveal("1.p3", max(nodes), "The labels 3, 12, 8 are leaves, copied up.")

# %% [markdown] slide="slide"
# ## A richer branch need not be a better one
#
# In the middle branch the 8 becomes 80. What happens to the root?

# %% [markdown] slide="notes"
# Expected wrong answer: 80 or "more". Ask back: "Who chooses in that branch?" Then let somebody find
# the leaves that do move the root. Three minutes.

# %%
predict("1.p4", "The 8 becomes 80. The root is now …", ["4", "8", "80"])

# %% slide="subslide"
edit_leaves([[3, 12], [80, 4], [2, 1]], minimax)

# %%
richer = minimax(TreeGame([[3, 12], [80, 4], [2, 1]]))
reveal("1.p4", richer.value, "MIN still takes the 4.")

# %% [markdown]
# Edit the leaves yourself. Which of them move the root when they fall by one? Which when they rise?

# %% [markdown] slide="slide"
# ## The definition is a program
#
# $$
# \text{value}(s) = \begin{cases}
# \text{utility}(s) & \text{if the game is over} \\
# \max_{a} \ \text{value}(\text{result}(s, a)) & \text{if MAX is to move} \\
# \min_{a} \ \text{value}(\text{result}(s, a)) & \text{if MIN is to move}
# \end{cases}
# $$
#
# The **minimax value** is the best that MAX can achieve against best play. Books write the second and
# third line as two functions that call each other, MAX-VALUE and MIN-VALUE, and a third one that
# picks the move: the *arg max* of MIN-VALUE over the actions.
#
# Here is the package's own MAX-VALUE; MIN-VALUE is its mirror image. Both ask first whether the game is
# over: printed pseudo-code without that line never stops, and with `||` for "or" it is not Python.

# %% slide="subslide"
show_source(max_value)

# %% slide="skip"
show_source(minimax)

# %% [markdown] slide="slide"
# ## Depth first: one branch to its end, then the next
#
# Step through it. A node that is open shows the best value *so far*, in italics. When its last
# child is done the value settles, and its parent takes it or leaves it.

# %%
show_steps(record(minimax, textbook), windows=False)

# %% [markdown] slide="slide"
# ## A value for the parent, a move for the player
#
# A node's parent needs its *value*. The player at the root needs the *move* that gives it. They are
# found together: when a better value comes, its move is kept with it.

# %%
value, move = minimax(textbook)
print("value", value, "move", move, "leads to", textbook.result((), move))

# %% [markdown]
# Two frequent slips: to return the value where a move is wanted, and to take the largest *move*
# instead of the move with the largest value. And of several best moves the package keeps the first.

# %% [markdown] slide="slide"
# ## Read the best line off the values
#
# Once every node has its value, no more search is needed. Start at the root and follow any branch
# whose value *equals* the value you stand on, down to a leaf.

# %%
four_moves = TreeGame([[5, 3], [2], [0, 5], [6, 3]])
draw_tree(record(minimax, four_moves), windows=False)


# %%
def best_lines(game, state):
    if game.is_terminal(state):
        return [state]
    value = minimax(game, state).value
    after = [game.result(state, move) for move in game.actions(state)]
    equal = [s for s in after if minimax(game, s).value == value]
    return [line for s in equal for line in best_lines(game, s)]


print(best_lines(four_moves, four_moves.initial))

# %% [markdown]
# Two best lines, of equal value. This works because each number here is *exact*. Lesson 02 leaves
# nodes unread, and then some numbers are only bounds: matching them can lead you into a loss.

# %% [markdown] slide="slide"
# ## The value is a guarantee against anybody
#
# Some texts list "a rational opponent" among the *requirements* of minimax. Suppose that MIN plays
# the second-best reply now and then. Does MAX end below the value, or above?

# %% [markdown] slide="notes"
# Expected wrong answer: "either" or "below, because the plan relied on best play". Ask back: "You took
# the minimum over MIN's replies. Can another reply be smaller than the minimum?" Four minutes.

# %%
predict("1.p5", "MIN errs now and then. MAX ends …",
        ["below the value", "at the value or above", "either"])


# %% slide="skip"
def result_against(game, errs, rng):
    """Play minimax as MAX; MIN replies at random with probability `errs`."""
    state = game.initial
    while not game.is_terminal(state):
        errs_now = game.to_move(state) == MIN and rng.random() < errs
        move = rng.choice(game.actions(state)) if errs_now else minimax(game, state).move
        state = game.result(state, move)
    return game.utility(state)


# %% slide="skip"
rng = random.Random(13)
games = [TreeGame(random_tree(rng, depth=4, branches=(3, 3), values=(0, 99)))
         for _ in range(300)]
errors = [0, 0.25, 0.5, 0.75, 1]
gains = {e: [result_against(game, e, rng) - minimax(game).value for game in games]
         for e in errors}

# %% slide="skip"
kinds = {"below": range(-99, 0), "the value": range(1), "up to 20 more": range(1, 21),
         "up to 40 more": range(21, 41), "still more": range(41, 100)}


def histogram(e):
    counts = [sum(gain in kind for gain in gains[e]) for kind in kinds.values()]
    return bars(list(kinds), counts, title="MAX's result against the minimax value",
                alt=f"MIN errs with probability {e}: {counts[0]} games below the value, "
                    f"{counts[1]} at it, {sum(counts[2:])} above")


# %% slide="subslide"
show_frames(errors, [histogram(e) for e in errors], label="MIN errs", at=1)

# %%
for e in errors:
    mean = sum(gains[e]) / len(games)
    print(f"errs {e:.0%}: lowest {min(gains[e])}, mean +{mean:.1f}")

# %%
reveal("1.p5", "at the value or above", "No reply is smaller than the minimum.")

# %% [markdown]
# Not one game ends below the value, however badly MIN plays. A rational MIN is needed only to *predict*
# the result exactly. The guarantee holds against everybody.

# %% [markdown] slide="slide"
# ## The best guarantee is not the best income
#
# "Optimal against an optimal opponent. Otherwise?" a slide asks. Otherwise still at least the value,
# but somebody who *knows* the opponent's weakness may earn more.

# %%
tempting = [[3, 3], [1, 10]]
print("guaranteed:", [min(branch) for branch in tempting])
print("against a coin:", [sum(branch) / 2 for branch in tempting])


# %% slide="skip"
@cache
def value_of(state):
    return minimax(tictactoe, state).value


# %% slide="skip"
@cache
def expected(state, p, knows):
    """X's mean result if O plays well with probability p, else at random."""
    if tictactoe.is_terminal(state):
        return tictactoe.utility(state)
    after = [tictactoe.result(state, move) for move in tictactoe.actions(state)]
    results = [expected(s, p, knows) for s in after]
    good = [expected(s, p, knows) for s in after if value_of(s) == value_of(state)]
    if tictactoe.to_move(state) == MIN:
        return p * sum(good) / len(good) + (1 - p) * sum(results) / len(results)
    return max(results) if knows else sum(good) / len(good)


# %%
start, chances = tictactoe.initial, (0, 2 / 3, 1)
earned = {"minimax": [expected(start, p, False) for p in chances],
          "knowing O": [expected(start, p, True) for p in chances]}
bars([f"O plays well {p:.0%}" for p in chances],
     {name: [round(r, 3) for r in results] for name, results in earned.items()},
     title="X's mean result", alt=f"X's mean results: {earned}", size=(7, 3))

# %% [markdown]
# Tic-tac-toe as X, any of the best moves at random. Against an O that errs a third of the time
# minimax earns 0.559, the best reply to exactly that O 0.624. Lesson 08 is about earning the rest,
# and about what it costs to be wrong.

# %% [markdown] slide="slide"
# ## The guarantee is as good as the values
#
# "You will never do worse than the minimax value" is a promise about *exact* values. Look two plies
# ahead instead of four, with an estimate that is off by some points, against a perfect MIN:

# %%
def estimate(game, state):
    return minimax(game, state).value + rng.gauss(0, 30)


def result_by_estimate(game):
    state = game.initial
    while not game.is_terminal(state):
        mine = game.to_move(state) == MAX
        options = {"depth": 2, "evaluate": estimate} if mine else {}
        state = game.result(state, minimax(game, state, **options).move)
    return game.utility(state)


# %%
rng = random.Random(33)
missed = [minimax(game).value - result_by_estimate(game) for game in games]
below = [miss for miss in missed if miss > 0]
bars(["below the value", "at it or above"],
     [len(below), len(missed) - len(below)], size=(7, 2.6),
     title="games against a perfect MIN",
     alt=f"{len(below)} of {len(missed)} games end below the true value")

# %% [markdown]
# About half of the games break the promise. MIN was not too clever: the numbers were not true.

# %% [markdown] slide="slide"
# ## Perfect tic-tac-toe is a draw
#
# Nine cells: small enough to look at everything.

# %%
predict("1.p6", "What is tic-tac-toe worth to X?", ["+1", "0", "−1"])

# %% slide="fragment"
empty = tictactoe.initial
draw_board(tictactoe, marks={cell: value_of(tictactoe.result(empty, cell))
                             for cell in tictactoe.actions(empty)})

# %%
whole = count(minimax, tictactoe)
print(f"{whole.states:,} states looked at, {whole.leaves:,} finished games")
reveal("1.p6", whole.value, "A theorem, proved by trying everything.")

# %% [markdown] slide="slide"
# ## Perfect by value may dawdle
#
# X is to move and can win at once, in cell 4 or in cell 7. A player that is perfect by +1, 0, −1 takes
# cell 3 instead. That wins, too, only later: all wins have the same number, and the first is kept.

# %%
won = tictactoe.parse("OOX..OX.X")
draw_board(tictactoe, won, marks={cell: value_of(tictactoe.result(won, cell))
                                  for cell in tictactoe.actions(won)})


# %% slide="skip"
def reachable(game):
    found, layer = set(), {game.initial}
    while layer:
        found |= layer
        layer = {game.result(s, move) for s in layer for move in game.actions(s)}
    return found


def wins_at_once(state, move):
    after = tictactoe.result(state, move)
    return tictactoe.is_terminal(after) and tictactoe.utility(after) != 0


# %% slide="skip"
unfinished = [s for s in reachable(tictactoe) if not tictactoe.is_terminal(s)]
winnable = [s for s in unfinished if any(wins_at_once(s, m) for m in tictactoe.actions(s))]

# %%
skipped = [s for s in winnable if not wins_at_once(s, minimax(tictactoe, s).move)]
print("here it takes cell", minimax(tictactoe, won).move)
print(f"{len(winnable):,} states have a win in one; in {len(skipped)} it is not taken")

# %% [markdown]
# It never loses, and it never lets a win slip for good. But people expect more of "perfect". The cure
# is a number that counts the moves as well: a win in one worth more than a win in three (exercise 1.6).

# %% [markdown] slide="slide"
# ## O must minimise
#
# A printed program calls its search with a flag, *maximising*, and turns the flag over at every ply.
# At the root it always says True. Here O is to move.

# %%
threat = tictactoe.parse("XX..O....")
draw_board(tictactoe, threat)

# %%
predict("1.p7", "Which cell does the program take as O?", ["2", "3", "6", "8"])

# %%
cell = choose_by_flag(tictactoe, threat)
reveal("1.p7", cell, "With True at the root, O plays for X.")

# %% slide="skip"
show_source(choose_by_flag)


# %% slide="skip"
def after_moves(state):
    return {m: value_of(tictactoe.result(state, m)) for m in tictactoe.actions(state)}


for_o = [state for state in unfinished if tictactoe.to_move(state) == MIN]
chosen = {state: after_moves(state)[choose_by_flag(tictactoe, state)] for state in for_o}

# %%
matters = [s for s in for_o if len(set(after_moves(s).values())) > 1]
wrong = [s for s in matters if chosen[s] != min(after_moves(s).values())]
worst = [s for s in matters if chosen[s] == max(after_moves(s).values())]
print(f"O to move: {len(for_o):,} states, the choice matters in {len(matters):,}")
print(f"a wrong move in {len(wrong):,} of them, the very worst one in {len(worst):,}")

# %% [markdown]
# One word is wrong, and O errs in 1,421 of the 2,097 states, nearly always by the very worst move. As X
# the same program is perfect: a test that only plays X finds nothing.

# %% [markdown] slide="slide"
# ## Play against it
#
# A program that plays needs no more than a search and a loop around it that asks in turn for your move
# and for its own. You are X. Try to win; then try to lose, and watch it dawdle. *Show values* tells you
# what each cell is worth.

# %%
play(tictactoe, minimax)

# %% [markdown] slide="slide"
# ## Negamax: my gain is your loss
#
# MIN is MAX for the negated values. So one rule is enough: *my value is the best of minus yours*.
#
# $$ \text{value}_{\text{mover}}(s) = \max_{a} \bigl(-\text{value}_{\text{mover}}(\text{result}(s, a))\bigr) $$
#
# Now every number speaks for the player to move, and so do the leaves.

# %% slide="skip"
show_source(mover_value)

# %% [markdown] slide="subslide"
# Two slips to know: the minus forgotten, so that both players want the same; and a leaf that speaks
# for MAX although MIN would be to move. The second is right on every tree of two plies. Test it on one.

# %%
def leaves_for_max(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    after = [game.result(state, move) for move in game.actions(state)]
    return max(-leaves_for_max(game, s) for s in after)


for name in ("textbook", "one ply"):
    game = TreeGame(TREES[name])
    print(name, negamax(game).value, "with the slip", leaves_for_max(game, ()))

# %% [markdown] slide="slide"
# ## The game says whose turn it is
#
# In Dots and Boxes whoever completes a box moves again. In Kalah and Othello turns may repeat, too.
# A search that turns a flag over at every ply believes in turns that are not there. Here MAX moves
# twice, then MIN:

# %%
twice = TreeGame([[[5, 1], [2, 9]], [[8, 3], [7, 4]]], players=(MAX, MAX, MIN))
show_steps(record(minimax, twice), windows=False)

# %%
boxes = DotsAndBoxes(3, 1)
late = boxes.initial
for line in (0, 1, 2, 3, 6, 7, 8):
    late = boxes.result(late, line)
draw_board(boxes, late)

# %%
print("tree", minimax(twice), "by flag", search_by_flag(twice, (), True))
by_flag = search_by_flag(boxes, late, False)
print("board", minimax(boxes, late), "by flag", by_flag)

# %% [markdown]
# On the board MIN draws line 4, then 5, then 9, and has all three boxes. The flag lets MAX choose MIN's
# second move, and believes that MAX comes out ahead.

# %% [markdown] slide="slide"
# ## Time is the bad news, space the good news
#
# **b** is the branching factor, the number of moves in a state; **m** the greatest depth. Minimax looks
# at every node: time O($b^m$). But depth first, it keeps only the path it stands on and the moves still
# to be tried along that path: space O($bm$). A printed page lists that among the *drawbacks*. It is a
# strength: breadth first, a whole layer of the tree would have to be kept.

# %%
four = ConnectFour()
states = [count(minimax, four, depth=plies).states for plies in range(1, 7)]
lines(list(range(1, 7)),
      {"states looked at": states, "moves waiting": list(range(7, 43, 7))},
      log=True, xlabel="plies", title="Connect Four", size=(7, 3),
      alt=f"six plies: {states[-1]:,} states looked at, 42 moves waiting")

# %%
print(f"growth from ply to ply: {states[5] / states[4]:.4f}")
print(f"tic-tac-toe: {whole.states:,} states, {sum(range(10))} moves waiting")
print(f"chess, 35 moves, 100 plies: {35.0**100:.1e} states")

# %% [markdown] slide="slide"
# ## What minimax promises
#
# | property | | with these words |
# |---|---|---|
# | complete | yes | if the tree is finite; chess has rules that see to it |
# | optimal | yes | against best play; against others still at least the value |
# | time | $O(b^m)$ | every node is looked at |
# | space | $O(bm)$ | depth first |
#
# A summary in print calls it "the foundation for *all* competitive game AI". It is the foundation of this
# course's next lessons. Monte Carlo tree search (09) and the poker programs (08) stand on others.

# %% [markdown] slide="slide"
# ## Too big to finish, on any computer
#
# The naive plan fails: nobody can draw the whole tree. "Then wait for faster computers?" Suppose yours
# becomes a thousand times as fast. Chess has about 35 moves in a state.
#
# Two ways out, and both are needed: **limit the depth**, and where you had to stop, **evaluate**.

# %% [markdown] slide="notes"
# The printed discussion question: why not just faster computers to solve chess? Let them compute the
# speed-up needed for ten more plies. Three minutes.

# %%
predict("1.p8", "How many plies deeper does it look in the same time?",
        ["about 2", "about 30", "about 1000"])

# %%
print(f"{log(1000) / log(35):.2f} plies, since 35 × 35 = {35 * 35:,}")
reveal("1.p8", "about 2", "A thousand times the speed is not quite two plies.")

# %% [markdown] slide="slide"
# ## Look only so deep, and the strength is yours to set
#
# X has a corner, O is to move, and only one of eight cells draws. Depth 1 to 8: which cell does O
# choose, and what does it believe? Unfinished games count as 0 here.

# %%
predict("1.p9", "From which depth on does O find the only good cell?",
        ["2", "4", "6", "8"])


# %% slide="skip"
corner = tictactoe.parse("X........")
looks = {depth: count(minimax, tictactoe, corner, depth=depth) for depth in range(1, 9)}


def believed(depth):
    """The board after O's choice, and what O believes the other cells to be worth."""
    move = looks[depth].move
    rest = {m: minimax(tictactoe, tictactoe.result(corner, m), depth=depth - 1).value
            for m in tictactoe.actions(corner) if m != move}
    return draw_board(tictactoe, tictactoe.result(corner, move), last=move, marks=rest)


# %% slide="skip"
words = [f"Depth {depth}: O takes cell {look.move}, believing in {look.value}, "
         f"after {look.states:,} states." for depth, look in looks.items()]

# %% slide="subslide"
show_frames(list(looks), [believed(depth) for depth in looks],
            label="depth", describe=words)

# %%
print(*words, sep="\n")
reveal("1.p9", 6, "Until then every cell looks like 0, and it keeps the first.")

# %% [markdown] slide="slide"
# ## At the cut, an evaluation stands in
#
# "Then evaluate how good the *terminal* states look", says a slide, and its code evaluates a state as soon
# as the game is over *or* the depth is used up. But a finished game has a **utility**, and no estimate is
# better. What is evaluated is the **frontier**, the unfinished states at the depth limit. So ask in this
# order: is it over? Only then: is the depth used up?

# %% slide="skip"
def open_lines(game, state):
    """Lines still open to X, less those open to O."""
    cells = game.cells(state)
    rows = ("012", "345", "678", "036", "147", "258", "048", "246")
    found = ["".join(cells[int(cell)] for cell in row) for row in rows]
    return sum("O" not in r for r in found) - sum("X" not in r for r in found)


# %%
look = count(minimax, tictactoe, corner, depth=1, evaluate=open_lines)
print(f"depth 1, by open lines: cell {look.move}, {look.states} states")

# %% [markdown]
# Counting the lines still open finds in one ply what took six without. What makes a good one is lesson 06. And a
# rule of thumb says: more depth forgives a poorer evaluation, a better evaluation saves depth.

# %% [markdown] slide="slide"
# ## How intelligent is minimax?
#
# Argue for both sides.
#
# - It never errs in tic-tac-toe. Does it *understand* tic-tac-toe?
# - It sees no difference between a trivial draw and a brilliant one. You do.
# - It cannot explain its move, but it can show every reply it considered.
# - Nobody told it what a fork is; it finds forks. Who did the thinking: the program, or the rules?
# - It learns nothing from a thousand games.

# %% [markdown] slide="notes"
# Five minutes, in pairs, one for each side. No answer is wanted. Collect one sentence per pair on what
# would change their mind.

# %% [markdown] slide="slide"
# ## Two practice problems, one class
#
# *Predict the Winner* and *Stone Game*: a row of numbers, each player in turn takes the one at either
# end, the larger sum wins. Write the rules, and minimax plays.

# %%
class TakeFromEnds(Game):
    """State: player to move, the row that is left, MAX's lead."""

    def __init__(self, *row):
        self.initial = (MAX, row, 0)

    to_move = staticmethod(lambda state: state[0])
    actions = staticmethod(lambda state: ("left", "right")[: len(state[1])])
    is_terminal = staticmethod(lambda state: not state[1])
    utility = staticmethod(lambda state, who=MAX: state[2] * (1 - 2 * who))

    def result(self, state, action):
        player, row, lead = state
        place = 0 if action == "left" else -1
        rest = row[1:] if action == "left" else row[:-1]
        return 1 - player, rest, lead + row[place] * (1 - 2 * player)


# %%
for row in ((1, 5, 2), (1, 5, 233, 7), (5, 3, 4, 5)):
    print(row, minimax(TakeFromEnds(*row)))
draw_tree(record(minimax, TakeFromEnds(1, 5, 2)), windows=False)

# %% [markdown] slide="skip"
# ### Sometimes a strategy beats a search
#
# In the *Stone Game* the row is even and the total odd. Then the first player always wins, without any
# search: number the places 0, 1, 2 … and take *all even* or *all odd* ones, whichever sum is larger.
# You can: whatever the other one takes uncovers the kind you want.

# %% slide="skip"
rng = random.Random(86)
rows = [[rng.randint(1, 30) for _ in range(8)] for _ in range(300)]
rows = [row for row in rows if sum(row) % 2 == 1]
values = [minimax(TakeFromEnds(*row)).value for row in rows]
leads = [abs(sum(row[::2]) - sum(row[1::2])) for row in rows]
print(f"the first player wins {sum(v > 0 for v in values)} of {len(rows)} rows,")
print(f"by the parity lead or more in {sum(map(int.__ge__, values, leads))}")

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/01_minimax.ipynb): trace two trees, write minimax and watch
# *your own* search, let it remember, limit its depth, halve it with negamax, teach it to hurry, and repair
# the program that plays O for X.

# %% [markdown] slide="slide"
# ## Key points
#
# - A move is worth what is left of it after the best reply. Values travel from the leaves to the root.
# - The value is a guarantee against anybody, if the values are exact. It is not the best income.
# - Who moves is a question for the game. MIN minimises, at the root as everywhere.
# - Time $b^m$ is the trouble, space $bm$ is not. Look only so deep, and evaluate what is not over.

# %% [markdown]
# ## Ask yourself
#
# 1. MIN plays a second-best reply. Why can MAX not end below the value?
# 2. Why does a "perfect" player sometimes leave a win in one on the board?
# 3. Which question comes first at a node: is it over, or is the depth used up?
#
# ## Further reading
#
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, section 6.2.
# - C. Shannon, *Programming a Computer for Playing Chess*, Philosophical Magazine 41 (1950).
# - J. von Neumann, *Zur Theorie der Gesellschaftsspiele*, Mathematische Annalen 100 (1928).
