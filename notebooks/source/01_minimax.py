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
# **Time** 60 minutes, and 118 minutes for the exercises
#
# **You need** [Games](00_games.ipynb): a game's six questions, trees, MAX and MIN

# %% [markdown] slide="notes"
# 1 minute. Ask: "Who has ever made a move hoping that the other one would not see it?" Everybody has.
# Today that move is forbidden.

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
from gamesearch.sizes import positions
from gamesearch import show_refutation, show_source, show_steps
from gamesearch.checks.minimax.given import choose_by_flag, search_by_flag
from gamesearch.search.minimax import max_value
from gamesearch.search.negamax import mover_value

# %% [markdown] slide="slide"
# ## Your friend always finds the refutation
#
# You play against a friend who never misses a thing. Whatever you try, the answer that hurts most
# comes at once: it is the *refutation* of your move. So you stop asking "what could I get out of this move?" You ask: "what will be left
# of it after the best reply?"
#
# That is all of minimax. **MAX** chooses the largest value, **MIN** the smallest: in a zero-sum game
# what MIN takes from MAX is MIN's own gain. Each assumes that the other one plays as well as possible.

# %% [markdown] slide="notes"
# 1 minute. Ask for one example from the class: a move that was good only because nobody saw the answer.

# %% [markdown] slide="slide"
# ## Which branch should MAX take?
#
# MAX chooses a branch, then MIN chooses a leaf in it. MAX gets the leaf.

# %% [markdown] slide="notes"
# 4 minutes, with the figure that follows. Twenty seconds of silence. Usual wrong answer: right, because
# of the 14. Ask back: "And what does MIN do then?"

# %%
textbook = TreeGame(TREES["textbook"])
draw_tree(textbook)

# %%
predict("1.p1", "Which branch should MAX take?", ["left", "middle", "right"])

# %% slide="subslide"
reveal("1.p1", "left", "It is sure of 3. In the right branch MIN takes the 2.",
       show=show_refutation(textbook))

# %% [markdown]
# Choose a move: the reply that decides it lights up. Judge by *hope* instead, and the branch of the largest
# leaf looks best; but a MIN who plays well will not let you have that leaf.

# %% [markdown] slide="skip"
# The code writes this tree as nested lists: `[[3, 12, 8], [2, 4, 6], [14, 5, 2]]`. A number is a leaf. Moves are numbered
# from 0, the leftmost, and a node is named by the moves that lead to it: `()` is the root, `(0,)` the left branch, `(0, 2)` the
# leaf 8.

# %% [markdown] slide="skip"
# ## Maximise the minimum: the highest of the lowest
#
# Three moves. MIN can hold you to 3 after the first, to 1 after the second, to 5 after the third.
# You take the third. MAX maximises the value that is *guaranteed*, and MIN minimises it.

# %% slide="skip"
three_moves = TreeGame([[3, 8], [9, 1], [5, 6]])
held_to = [minimax(three_moves, (move,)).value for move in (0, 1, 2)]
print(f"held to {held_to}, highest {max(held_to)}: {minimax(three_moves)}")

# %% [markdown] slide="slide"
# ## Work from the leaves to the root
#
# Draw the whole tree, mark each finished game as won or lost for MAX, and work backwards. A node where MAX
# moves is won if *one* move leads to a won node. A node where MIN moves is won for MAX only if *all* moves do.
# This is **backward induction**.
#
# Four stones, take one or two, the last stone wins. MAX begins.

# %% [markdown] slide="notes"
# 3 minutes. Draw the tree from the bottom with the class: one stone left, who has won? Usual wrong
# answer: MIN, "four is even". Ask back: "What does MAX leave?"

# %%
predict("1.p2", "Who wins with four stones?",
        ["MAX, who takes one", "MAX, who takes two", "MIN"])

# %% slide="fragment"
trace = record(minimax, Nim(4, most=2))
reveal("1.p2", "MAX, who takes one", "With three left, every move of MIN loses.",
       show=draw_tree(trace, windows=False))

# %% [markdown] slide="slide"
# ## Two changes turn win-or-loss into minimax
#
# 1. Replace *won* and *lost* by a **number**: +1, 0, −1, or points, or an estimate.
# 2. Replace "one is enough" and "all of them" by **max** and **min**.
#
# Every number is MAX's, whoever moves: positive is good for MAX, negative good for MIN. In a game
# for points +5 says that MAX is five ahead and −2 that MIN is two ahead.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Where does a draw fit in, if there is only won and lost?" Nowhere; now it is 0. Insist: every
# number is MAX's.

# %%
finished = {"X wins": "XXXOO....", "draw": "XOXXOOOXX", "O wins": "OOOXX.X.."}
tictactoe = TicTacToe()
for name, cells in finished.items():
    print(f"{name}: {tictactoe.utility(tictactoe.parse(cells)):2}")

# %% [markdown] slide="slide"
# ## What are these MIN nodes worth?
#
# Six leaves, three branches: (3, 12), (8, 4), (2, 1). Somebody has labelled the three MIN nodes 3, 12 and 8,
# and the root with the largest of them. Is that right?

# %% [markdown] slide="notes"
# 2 minutes. The slip is common: leaves are copied up in the order in which they stand. Usual wrong
# answer: 12. Ask back: "Who chooses at the second node, and what would they take?"

# %%
labelled = TreeGame([[3, 12], [8, 4], [2, 1]])
draw_tree(labelled)

# %%
predict("1.p3", "What is the root worth?", ["3", "4", "8", "12"])

# %% slide="fragment"
nodes = [minimax(labelled, (move,)).value for move in (0, 1, 2)]
reveal("1.p3", max(nodes), f"The MIN nodes are worth {nodes}. "
       "The labels 3, 12, 8 are leaves, copied up from left to right.",
       show=draw_tree(record(minimax, labelled), windows=False))

# %% [markdown] slide="slide"
# ## What if one leaf becomes ten times as large?
#
# In the middle branch the 8 becomes 80. What happens to the root?

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answer: 80 or "more". Ask back: "Who chooses in that branch?" Then let somebody
# find the leaves that do move the root.

# %%
predict("1.p4", "The 8 becomes 80. The root is now …", ["4", "8", "80"])

# %% slide="fragment"
richer = minimax(TreeGame([[3, 12], [80, 4], [2, 1]]))
reveal("1.p4", richer.value, "MIN still takes the 4.",
       show=edit_leaves([[3, 12], [80, 4], [2, 1]], minimax))

# %% [markdown]
# A richer branch need not be a better one. Edit the leaves yourself: which of them move the root when they
# fall by one? Which when they rise?

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
# over: there the recursion ends. The lines about *depth* come later.

# %% [markdown] slide="notes"
# 3 minutes. Read the formula and the code side by side, line by line. Ask: "Where in the code is the
# first line of the formula?"

# %% slide="subslide"
show_source(max_value)

# %% slide="skip"
show_source(minimax)

# %% [markdown] slide="slide"
# ## Depth first: one branch to its end, then the next
#
# Step through it. A node that is open shows the best value *so far*, in italics. When its last
# child is done the value settles, and its parent takes it or leaves it.

# %% [markdown] slide="notes"
# 2 minutes. Before each step let the class say which node comes next. The usual wrong guess: the second
# branch's node, as if the tree were read row by row.

# %%
show_steps(record(minimax, textbook), windows=False)

# %% [markdown] slide="slide"
# ## A value for the parent, a move for the player
#
# A node's parent needs its *value*. The player at the root needs the *move* that gives it. They are
# found together: when a better value comes, its move is kept with it.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "The values are 3, 2, 2. What does a program play that returns max(values)?" It tries
# to play move 3, which does not exist.

# %%
value, move = minimax(textbook)
print("value", value, "move", move, "leads to", textbook.result((), move))

# %% [markdown]
# Two frequent slips: to return the value where a move is wanted, and to take the largest *move*
# instead of the move with the largest value. Of several best moves the package keeps the first.

# %% [markdown] slide="slide"
# ## Read the best line off the values
#
# Once every node has its value, no more search is needed. Start at the root and follow any branch
# whose value *equals* the value you stand on, down to a leaf.

# %% [markdown] slide="notes"
# 2 minutes. Let two people walk down the tree with a finger, one from each best branch. Ask: "Why may I
# trust the equality sign here?"

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
# Two best lines, of equal value. (To stay short, the cell works the values out anew at each node.) This works
# because each number here is *exact*. In
# [Pruning](02_pruning.ipynb) some nodes stay unread, and some numbers are only bounds: there, following equal
# numbers can lead you into a loss.

# %% [markdown] slide="slide"
# ## What if MIN does not play well?
#
# MAX plays by minimax, and so expects the best replies. Suppose that MIN plays some reply at random now and
# then. Does MAX end below the value, or above?

# %% [markdown] slide="notes"
# 4 minutes, with the histogram. Usual wrong answer: "either" or "below, because the plan relied on best
# play". Ask back: "You took the minimum over MIN's replies. Can another reply be smaller than the minimum?"

# %%
predict("1.p5", "MIN sometimes replies at random. MAX ends …",
        ["below the value", "at the value or above", "either"])


# %% slide="skip"
def result_against(game, chance, rng):
    """Play minimax as MAX; MIN replies at random with this probability."""
    state = game.initial
    while not game.is_terminal(state):
        at_random = game.to_move(state) == MIN and rng.random() < chance
        moves = game.actions(state)
        move = rng.choice(moves) if at_random else minimax(game, state).move
        state = game.result(state, move)
    return game.utility(state)


# %% slide="skip"
rng = random.Random(13)
games = [TreeGame(random_tree(rng, depth=4, branches=(3, 3), values=(0, 99)))
         for _ in range(300)]
chances = [0, 0.25, 0.5, 0.75, 1]
gains = {p: [result_against(game, p, rng) - minimax(game).value for game in games]
         for p in chances}

# %% slide="skip"
kinds = {"below": range(-99, 0), "the value": range(1), "up to 20 more": range(1, 21),
         "up to 40 more": range(21, 41), "still more": range(41, 100)}


def histogram(p):
    counts = [sum(gain in kind for gain in gains[p]) for kind in kinds.values()]
    return bars(list(kinds), counts, title="MAX's result against the minimax value",
                alt=f"MIN at random with probability {p}: {counts[0]} games below the "
                    f"value, {counts[1]} at it, {sum(counts[2:])} above.")


# %% slide="subslide"
lowest = min(min(gains[p]) for p in chances)
reveal("1.p5", "at the value or above",
       f"The lowest of {len(chances) * len(games):,} results is the value plus {lowest}.",
       show=show_frames(chances, list(map(histogram, chances)), label="random", at=1))

# %% [markdown] slide="subslide"
# ### The value is a guarantee against anybody
#
# Whatever MIN replies, the node that comes is worth at least the minimum that MAX expected. So MAX never
# ends below the value. That MIN plays well is needed only to *predict* the result.

# %% [markdown] slide="slide"
# ## The best guarantee is not the best income
#
# Against best play nobody does better than minimax. Against others it still gets at least the value, but
# somebody who *knows* the opponent's weakness may get more on average.

# %% [markdown] slide="notes"
# 2 minutes. Ask before the cell: "Two branches, (3, 3) and (1, 10). Which one would you take against a
# coin?" Then: "And if it was no coin?"

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
start, shares = tictactoe.initial, (0, 1 / 3, 1)
mean = {"minimax": [expected(start, 1 - p, False) for p in shares],
        "knowing O": [expected(start, 1 - p, True) for p in shares]}
bars([f"O at random {p:.0%}" for p in shares],
     {name: [round(r, 3) for r in results] for name, results in mean.items()},
     title="X's mean result", size=(7, 3),
     alt="; ".join(f"O at random {p:.0%}: minimax gets {one:.3f}, who knows O {other:.3f}"
                   for p, one, other in zip(shares, *mean.values())) + ".")

# %% [markdown]
# In tic-tac-toe minimax is X and takes a random one of its best moves. Against an O that is random a third of the
# time it gets 0.559 on average, the best reply to exactly that O 0.624. [Opponents](08_opponents.ipynb) is
# about getting the rest, and about what it costs to be wrong.

# %% [markdown] slide="skip"
# ## The guarantee is as good as the values
#
# "Never below the minimax value" is a promise about *exact* values. Look two plies ahead instead of four, with an
# estimate that is off by a random error (normal, standard deviation σ), against a
# perfect MIN:

# %% slide="skip"
def result_by_estimate(game, sigma, rng):
    """MAX looks two plies ahead and guesses there; MIN is perfect."""
    def estimate(game, state):
        return minimax(game, state).value + rng.gauss(0, sigma)

    state = game.initial
    while not game.is_terminal(state):
        mine = game.to_move(state) == MAX
        options = {"depth": 2, "evaluate": estimate} if mine else {}
        state = game.result(state, minimax(game, state, **options).move)
    return game.utility(state)


# %% slide="skip"
below = {}
for sigma in (5, 10, 30):
    rng = random.Random(33)
    missed = [minimax(game).value - result_by_estimate(game, sigma, rng) for game in games]
    below[f"σ = {sigma}"] = sum(miss > 0 for miss in missed)
bars(list(below), list(below.values()), size=(7, 2.6),
     title=f"games of {len(games)} that end below the value",
     alt=f"Of {len(games)} games end below the true value: "
         + ", ".join(f"{missed} with {error}" for error, missed in below.items()) + ".")

# %% [markdown] slide="skip"
# The larger the error, the more games end below the value. The fault is not MIN's good play but MAX's wrong numbers.

# %% [markdown] slide="slide"
# ## What is tic-tac-toe worth?
#
# Nine cells: small enough to look at everything.

# %% [markdown] slide="notes"
# 2 minutes. Ask who has played it to a draw as a child; then: "How many games would you have to try to
# be sure?"

# %%
predict("1.p6", "What is tic-tac-toe worth to X?", ["+1", "0", "−1"])

# %% slide="fragment"
whole, empty = count(minimax, tictactoe), tictactoe.initial
worth = {cell: value_of(tictactoe.result(empty, cell)) for cell in range(9)}
reveal("1.p6", whole.value, f"{whole.nodes:,} nodes opened, {whole.leaves:,} games ended.",
       show=draw_board(tictactoe, marks=worth))

# %% [markdown] slide="slide"
# ## Every such game is decided before it begins
#
# **Zermelo's theorem.** In a finite game of two players who take turns, see everything and throw no dice, and that
# ends in a win or a draw, exactly one of these is true:
#
# - MAX can force a win.
# - MIN can force a win.
# - Both can force at least a draw.
#
# **Proof**: every finished game is worth +1, 0 or −1. Every node above takes the maximum or the minimum of such
# numbers, so it is worth one of them, too; so is the root. The player whose moves attain the value forces it.
#
# For chess nobody knows which of the three it is.

# %% [markdown] slide="notes"
# 4 minutes, with strategy stealing. Let somebody say in own words what "can force" means: whatever the
# other side does. Usual objection: "but people lose at chess from drawn positions". Forcing needs perfect
# play, and nobody has it.

# %% [markdown] slide="subslide"
# ### Strategy stealing: ruling out a loss without a search
#
# Can O have a winning strategy in tic-tac-toe? Suppose so. Then X puts a first stone anywhere, forgets it, and
# plays *O's* strategy from then on. If it asks for a cell that X has already, X puts a stone anywhere else. An extra
# stone of one's own never harms in this game, so X would win, too. Both cannot win: O has no winning strategy.
#
# The proof names no move. And it needs "never harms": in Nim, having to move can lose the game.

# %%
print("tic-tac-toe:", minimax(tictactoe).value, "which is not -1")
print("Nim, 4 stones, take up to 3:", minimax(Nim(4, most=3)).value)

# %% [markdown] slide="slide"
# ## Perfect by value may be slow
#
# X is to move and can win at once, in cell 4 or in cell 7. A player that is perfect by +1, 0, −1 takes
# cell 3 instead. That wins, too, but later: all wins have the same number, and the first is kept.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Is that a bug?" By the definition no. Then: "Which one number would you change?"

# %%
won = tictactoe.parse("OOX..OX.X")
draw_board(tictactoe, won, marks={cell: value_of(tictactoe.result(won, cell))
                                  for cell in tictactoe.actions(won)})


# %% slide="skip"
def wins_at_once(state, move):
    after = tictactoe.result(state, move)
    return tictactoe.is_terminal(after) and tictactoe.utility(after) != 0


# %% slide="skip"
unfinished = [s for s in positions(tictactoe) if not tictactoe.is_terminal(s)]
winnable = [s for s in unfinished if any(wins_at_once(s, m) for m in tictactoe.actions(s))]

# %%
skipped = [s for s in winnable if not wins_at_once(s, minimax(tictactoe, s).move)]
print("here it takes cell", minimax(tictactoe, won).move)
print(f"a win in one in {len(winnable):,} positions, not taken in {len(skipped)}")

# %% [markdown]
# The win is not lost: each of its moves keeps the value. But people expect more of "perfect". The cure
# is a number that counts the moves as well: a win in one worth more than a win in three (exercise 1.6).

# %% [markdown] slide="slide"
# ## A flag that is True at the root: what does O play?
#
# A program calls its search with a flag, *maximising*, and turns the flag over at every ply. At the root it always
# says True. That is right when X is to move. Here O is, and X threatens to win in cell 2.

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answer: yes, "minimax sees the threat". Ask back: "Whose values does the search look for at
# the root, when the flag says True? And for whom does it choose a move?"

# %%
threat = tictactoe.parse("XX..O....")
draw_board(tictactoe, threat)

# %%
predict("1.p7", "The program plays O. Does it stop X's win in cell 2?",
        ["yes", "no", "yes, if cell 2 is searched first"])

# %% slide="fragment"
cell = choose_by_flag(tictactoe, threat)
after = tictactoe.result(threat, cell)
reveal("1.p7", "no", f"O takes cell {cell} and looks for the largest value: X's.",
       show=draw_board(tictactoe, after, last=cell))

# %% slide="skip"
show_source(choose_by_flag)


# %% slide="skip"
def after_moves(state):
    return {m: value_of(tictactoe.result(state, m)) for m in tictactoe.actions(state)}


for_o = [state for state in unfinished if tictactoe.to_move(state) == MIN]
chosen = {state: after_moves(state)[choose_by_flag(tictactoe, state)] for state in for_o}

# %% [markdown] slide="subslide"
# ### O must minimise
#
# The flag is wrong at every ply: O is taken for MAX, and X for MIN. How often does it matter?

# %%
matters = [s for s in for_o if len(set(after_moves(s).values())) > 1]
wrong = [s for s in matters if chosen[s] != min(after_moves(s).values())]
worst = [s for s in matters if chosen[s] == max(after_moves(s).values())]
print(f"O to move: {len(for_o):,} positions, it matters in {len(matters):,}")
print(f"a wrong move in {len(wrong):,} of them, the worst in {len(worst):,}")

# %% [markdown]
# One word is wrong, and O errs in nearly all positions where it can. As X the same program is
# right: a test that plays only X finds nothing.

# %% [markdown] slide="slide"
# ## Play against it
#
# A program that plays needs no more than a search and a loop around it that asks in turn for your move
# and for its own. You are X. Try to win; then try to lose. *Show values* tells you what each cell is worth.

# %% [markdown] slide="notes"
# 2 minutes. One volunteer, the class advises. Stop after one game.

# %%
play(tictactoe, minimax)

# %% [markdown] slide="slide"
# ## Negamax: my gain is your loss
#
# MIN is MAX for the negated values. Where turns alternate, one rule is enough: *my value is the best of
# minus yours*. Let $n(s)$ be the value for the player to move:
#
# $$ n(s) = \begin{cases}
# \text{utility for the player to move} & \text{if the game is over} \\
# \max_{a} \bigl(-n(\text{result}(s, a))\bigr) & \text{otherwise}
# \end{cases} $$
#
# Now every number speaks for the player to move, at the leaves as well.

# %% [markdown] slide="notes"
# 3 minutes, with the two slips. Compute the textbook tree on the board in negamax: the leaves change
# their sign nowhere here, MIN's nodes do. Ask: "Who is to move at a leaf two plies down?"

# %% slide="skip"
show_source(mover_value)

# %% [markdown] slide="subslide"
# Two slips to know: the minus forgotten, so that both players want the same; and a leaf that speaks
# for MAX although MIN would be to move. On a tree where all leaves are two plies down, the second slip does not
# show, because MAX is to move at each leaf. Test on a tree of one ply as well.

# %%
def leaves_for_max(game, state):
    if game.is_terminal(state):
        return game.utility(state)
    after = [game.result(state, move) for move in game.actions(state)]
    return max(-leaves_for_max(game, s) for s in after)


for name in ("textbook", "one ply"):
    game = TreeGame(TREES[name])
    print(f"{name}: {negamax(game).value},",
          f"with the slip {leaves_for_max(game, ())}")

# %% [markdown] slide="slide"
# ## The game says whose turn it is
#
# In Dots and Boxes whoever completes a box moves again. In Kalah and Othello turns may repeat, too.
# A search that turns a flag over at every ply gets the turns wrong. Here MAX moves twice, then MIN:

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Which line of your program would be wrong for this game?" Every line that flips a
# flag.

# %%
twice = TreeGame([[[5, 1], [2, 9]], [[8, 3], [7, 4]]], players=(MAX, MAX, MIN))
show_steps(record(minimax, twice), windows=False)

# %% slide="skip"
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
# Both values by flag are wrong, though the moves happen to be right.

# %% [markdown] slide="slide"
# ## Time is the bad news, space the good news
#
# **b** is the branching factor, the number of moves in a position; **d** the greatest depth. Minimax opens every
# node: time O($b^d$). But depth first, it keeps only the path it stands on and the moves still to be tried along
# that path: space O($b\,d$). Read row by row, a whole layer of the tree would have to be kept.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Is depth first an advantage or a drawback?" For memory it is the reason why a search
# of a million nodes fits in a few kilobytes.

# %%
four = ConnectFour()
opened = [count(minimax, four, depth=plies).nodes for plies in range(1, 7)]
lines(list(range(1, 7)),
      {"nodes opened": opened, "moves waiting, at most": list(range(7, 43, 7))},
      log=True, xlabel="plies", title="Connect Four", size=(7, 3),
      alt=f"Six plies: {opened[-1]:,} nodes opened, at most 42 moves waiting.")

# %% [markdown] slide="subslide"
# ### What minimax promises
#
# | property | | condition or reason |
# |---|---|---|
# | complete: it ends, with an answer | yes | if the tree is finite; chess has rules that see to it |
# | optimal: no move is better | yes | against best play; against others still at least the value |
# | time | $O(b^d)$ | every node is opened |
# | space | $O(b\,d)$ | depth first |

# %% slide="skip"
print(f"growth from ply to ply: {opened[5] / opened[4]:.4f}")
print(f"tic-tac-toe: {whole.nodes:,} nodes, at most {sum(range(10))} moves waiting")
print(f"chess, 35 moves, 100 plies: {35.0**100:.1e} nodes")

# %% [markdown] slide="slide"
# ## Would a faster computer help?
#
# Nobody can search the whole tree of chess. "Then wait for faster computers?" Suppose yours becomes a
# thousand times as fast. Chess has about 35 moves in a position.

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answer: about 30. Let them compute the speed-up that ten more plies need. Two
# ways out, and both are needed: limit the depth, and evaluate where you had to stop.

# %%
predict("1.p8", "How many plies deeper does it look in the same time?",
        ["about 2", "about 30", "about 1000"])

# %%
reveal("1.p8", "about 2",
       f"{log(1000) / log(35):.2f} plies, since 35 × 35 = {35 * 35:,}.")

# %% [markdown] slide="fragment"
# Two ways out, and both are needed: **limit the depth**, and where you had to stop, **evaluate**.

# %% [markdown] slide="slide"
# ## How deep must O look?
#
# X has a corner, O is to move, and only one of eight cells draws. Look 1 to 8 plies ahead: which cell does O
# choose, and what does it take it to be worth? Unfinished games count as 0 here.

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answer: 2 or 4, "the trap is short". Ask back: "After how many
# plies has X won, if X first threatens and then makes two threats at once?"

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
         f"after {look.nodes:,} nodes." for depth, look in looks.items()]

# %% slide="subslide"
reveal("1.p9", 6, words[5] + " Before, every cell looks like 0.",
       show=show_frames(list(looks), [believed(depth) for depth in looks],
                        label="depth", describe=words))

# %% [markdown]
# The depth limit matters: with one ply less O takes cell 1 and believes in 0, though that cell loses.

# %% [markdown] slide="slide"
# ## At the cut, an evaluation stands in
#
# It is tempting to evaluate as soon as the game is over *or* the depth is used up. But a finished game has a
# **utility**, and no evaluation is better. What is evaluated is the **frontier**, the unfinished
# positions at the depth limit. So ask in this order: is it over? Only then: is the depth used up?

# %% [markdown] slide="notes"
# 2 minutes. Ask: "What goes wrong if a finished game is evaluated?" A won game can look like an even
# one.

# %% slide="skip"
def open_lines(game, state):
    """Lines still open to X, less those open to O."""
    cells = game.cells(state)
    rows = ("012", "345", "678", "036", "147", "258", "048", "246")
    found = ["".join(cells[int(cell)] for cell in row) for row in rows]
    return sum("O" not in r for r in found) - sum("X" not in r for r in found)


# %%
look = count(minimax, tictactoe, corner, depth=1, evaluate=open_lines)
print(f"depth 1, by open lines: cell {look.move}, {look.nodes} nodes")

# %% [markdown]
# Here, counting the lines still open finds in one ply what took six without. What makes a good evaluation is the
# subject of [Evaluation](06_evaluation.ipynb).

# %% [markdown] slide="skip"
# ## How intelligent is minimax?
#
# Argue for both sides.
#
# - It never errs in tic-tac-toe. Does it *understand* tic-tac-toe?
# - It sees no difference between a trivial draw and a brilliant one. You do.
# - It cannot explain its move, but it can show every reply it considered.
# - Nobody told it what a fork is; it finds forks. Who did the thinking: the program, or the rules?
# - It learns nothing from a thousand games.

# %% [markdown] slide="skip"
# ## Two practice problems, one class
#
# *Predict the Winner* and *Stone Game*: a row of numbers, each player in turn takes the one at either
# end, the larger sum wins. Write the rules, and minimax plays.

# %% slide="skip"
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


# %% slide="skip"
for row in ((1, 5, 2), (1, 5, 233, 7), (5, 3, 4, 5)):
    print(row, minimax(TakeFromEnds(*row)))
draw_tree(record(minimax, TakeFromEnds(1, 5, 2)), windows=False)

# %% [markdown] slide="skip"
# ### Sometimes a strategy wins without a search
#
# In the *Stone Game* the number of places is even and the total odd. Then the first player can always win, without any
# search: number the places 0, 1, 2 … and take *all even* or *all odd* ones, whichever sum is larger. It can be done:
# of four places 0 1 2 3 take place 0; then only places 1 and 3 can be taken, and each of them
# uncovers an even one.

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

# %% [markdown] slide="notes"
# 1 minute. Which exercise is for the class and which for home.

# %% [markdown] slide="slide"
# ## Key points
#
# - A move is worth what is left of it after the best reply. Values travel from the leaves to the root.
# - The value is a guarantee against anybody, if the values are exact. It is not the most you can get from a weak opponent.
# - A finite game of two players who take turns, with full view and no chance, is a win for one side or a draw before the first move.
# - Who moves is a question for the game. MIN minimises, at the root as everywhere.
# - Time $b^d$ is the trouble, space $b\,d$ is not. Look only so deep, and evaluate what is not over.

# %% [markdown] slide="notes"
# 2 minutes. One recall question to each third of the room, one sentence back.

# %% [markdown]
# ## Ask yourself
#
# 1. [MIN plays another reply, not the best. Why can MAX not end below the value?](#The-value-is-a-guarantee-against-anybody)
# 2. [Why does a "perfect" player sometimes leave a win in one on the board?](#Perfect-by-value-may-be-slow)
# 3. [Which question comes first at a node: is it over, or is the depth used up?](#At-the-cut,-an-evaluation-stands-in)
#
# ## Further reading
#
# - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, 4th edition, "Optimal Decisions
#   in Games" (chapter 5, in the Global Edition chapter 6).
# - E. Zermelo, *Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels* (1913).
# - C. Shannon, *Programming a Computer for Playing Chess*, Philosophical Magazine 41 (1950).
# - J. von Neumann, *Zur Theorie der Gesellschaftsspiele*, Mathematische Annalen 100 (1928).
