# %% [markdown]
# # 2 · Pruning: exercises
#
# Seven exercises, 100 points, about 133 minutes; 2.7 is a *stretch*. Try them in order; nothing later
# depends on an earlier answer. `check(…)` answers at once, as often as you like, and never costs points.
# It tells you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Pruning](../notebooks/02_pruning.ipynb).

# %%
import random
from math import inf

from gamesearch import (
    MAX, MIN, TREES, TreeGame, alphabeta, check, draw_tree, minimax,
)
from gamesearch import random_tree, record, step, watch
from gamesearch.checks.pruning.given import SUSPECTS

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.pruning import grades

# %% [markdown]
# ## Exercise 2.1 · Trace two trees (13 points, 12 minutes)
#
# Follow alpha-beta through both trees on paper, left to right; MAX moves at the root, and equality
# is enough to stop. For each tree write down
#
# - how many leaves are looked at,
# - which ones, in order,
# - the root's window (alpha, beta) after its last move. Write `inf` for infinity.

# %% tags=["target"]
first_tree = [[5, 14, 2], [8, 3, 12], [2, 4, 6]]
draw_tree(TreeGame(first_tree))

# %% tags=["target"]
second_tree = [[[2, 1], [4, 3]], [[6, 5], [8, 7]]]
draw_tree(TreeGame(second_tree))

# %% exercise="2.1" minutes=12
# leaves: a number; order: a list of leaf values;
# window: a pair (alpha, beta), with inf for infinity
### BEGIN SOLUTION
my_trace = {
    "leaves 1": 7,
    "order 1": [5, 14, 2, 8, 3, 12, 2],
    "window 1": (3, inf),
    "leaves 2": 6,
    "order 2": [2, 1, 4, 6, 5, 8],
    "window 2": (6, inf),
}
### END SOLUTION

# %%
check("2.1", my_trace)

# %% grade="2.1a" points=4 says="how many leaves are looked at"
report("2.1a", lambda: [grades.numbers(my_trace, part) for part in ("leaves 1", "leaves 2")])

# %% grade="2.1b" points=5 says="the order of the leaves"
report("2.1b", lambda: [grades.numbers(my_trace, part) for part in ("order 1", "order 2")])

# %% grade="2.1c" points=4 says="the root's last window"
report("2.1c", lambda: [grades.numbers(my_trace, part) for part in ("window 1", "window 2")])

# %% [markdown] tags=["solution-only"]
# In the second tree, after 2 and 1 the first MAX node is worth 2, so beta is 2 for its sibling: the
# 4 is enough there. In the right branch alpha is 2, and nothing falls to 2 or below.

# %% [markdown]
# ## Exercise 2.2 · Write alpha-beta (22 points, 28 minutes)
#
# Write alpha-beta on the six questions of a game. Return the value for MAX, whoever is to move; a
# pair (value, move) is welcome, too. Visit the moves in the order in which the game gives them. MIN may
# move first, a player may move twice in a row, and a value may be any number.
#
# The check looks at the value, at *which leaves your search asked for*, and at what it promises when
# it is called with a narrow window: exact inside; outside, a true bound on the value's side.

# %% tags=["target"]
draw_tree(record(alphabeta, TreeGame(TREES["beta cut"])))

# %% [markdown]
# That is the goal, on the tree with a cut at a MAX node.

# %% exercise="2.2" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve" minutes=28
@step
def my_alphabeta(game, state, alpha=-inf, beta=inf):
    """The value of `state` for MAX: exact inside (alpha, beta), outside it a bound."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return game.utility(state)
    maximising = game.to_move(state) == MAX
    best = -inf if maximising else inf
    for move in game.actions(state):
        value = my_alphabeta(game, game.result(state, move), alpha, beta)
        if maximising:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
    ### END SOLUTION

# %%
check("2.2", my_alphabeta)

# %% [markdown]
# Your own search, step by step. `@step` above the function shows its window as well.

# %%
watch(my_alphabeta, TreeGame(TREES["beta cut"]))

# %% grade="2.2a" points=9 says="the value of trees and piles"
report("2.2a", lambda: grades.values(my_alphabeta, key=29))

# %% grade="2.2b" points=7 says="how many leaves are looked at"
report("2.2b", lambda: grades.leaf_counts(my_alphabeta, key=31))

# %% grade="2.2c" points=3 says="values and bounds in narrow windows"
report("2.2c", lambda: grades.windows(my_alphabeta, key=37))

# %% grade="2.2d" points=3 says="trees of unusual shape, turns that stay"
report("2.2d", lambda: grades.edges(my_alphabeta, key=41))

# %% [markdown]
# ## Exercise 2.3 · A move you can prove (15 points, 20 minutes)
#
# Return a move that attains the value of the game at its start, for whoever begins; a player may move twice in
# a row. Where several
# moves look equally good, remember which of the numbers are values and which are only bounds. You may
# use your own `my_alphabeta`, or search each move on its own.

# %% exercise="2.3" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve" minutes=20
def my_best_move(game):
    """A move at `game.initial` whose value is the value of the game."""
    ### BEGIN SOLUTION
    state = game.initial
    maximising = game.to_move(state) == MAX
    alpha, beta = -inf, inf
    best_move = game.actions(state)[0]
    for move in game.actions(state):
        value = alphabeta_value(game, game.result(state, move), alpha, beta)
        if maximising and value > alpha:
            alpha, best_move = value, move
        if not maximising and value < beta:
            beta, best_move = value, move
    return best_move


def alphabeta_value(game, state, alpha, beta):
    if game.is_terminal(state):
        return game.utility(state)
    maximising = game.to_move(state) == MAX
    for move in game.actions(state):
        value = alphabeta_value(game, game.result(state, move), alpha, beta)
        alpha, beta = (max(alpha, value), beta) if maximising else (alpha, min(beta, value))
        if alpha >= beta:
            break
    return alpha if maximising else beta
    ### END SOLUTION

# %%
check("2.3", my_best_move)

# %% grade="2.3a" points=15 says="the move at the root"
report("2.3a", lambda: grades.moves(my_best_move, key=43))

# %% [markdown]
# ## Exercise 2.4 · Find a deep cutoff, and explain it (15 points, 20 minutes)
#
# Design a tree, as nested lists, in which a bound from *further up than the parent* ends the reading
# of a node: with the whole window fewer leaves are read than with the parent's bound alone. MAX moves at
# the root. Any such tree will do, except the lesson's (also with other numbers); the smaller, the easier to explain.

# %% exercise="2.4" minutes=12
# nested lists, such as [[3, 12], [2, 4]]
### BEGIN SOLUTION
my_tree = [[7], [[[5, 9], [8]]]]
### END SOLUTION

# %%
check("2.4", my_tree)

# %%
draw_tree(record(alphabeta, TreeGame(my_tree))) if my_tree else "Design a tree first."

# %% grade="2.4a" points=10 says="a cut from above the parent"
report("2.4a", lambda: grades.deep_cut(my_tree))

# %% [markdown]
# **In words.** Explain the cutoff in your tree (or, if you found none, one of the lesson's) in 40 to 100 words
# to somebody who knows minimax only: which node is left and whose guarantee closes it, why no value of the
# leaves that are not read could change the value at the root, and what the number says that this node returns.
# A reader gives two points for the node and the guarantee, two for the reason, one for
# telling a bound from a value.

# %% [markdown] exercise="2.4b" points=5 minutes=8
# <!-- BEGIN SOLUTION -->
# The root has a way to 7, its first branch. In the second branch the first of the two lowest MIN nodes has seen a 5.
# Whatever the 9 beside it were, MIN would hold MAX to 5 there, or to less. MAX will not go where at most 5 waits, with
# 7 at hand; so the 9 cannot change the root's value, which is 8 in the end. The guarantee is the root's, three levels
# up: the node's parent has none yet. The 5 that comes back is only a bound: it says "at most 5".
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 2.5 · Repair the window (15 points, 20 minutes)
#
# A friend turned alpha-beta into negamax. It returns right values from a wide window, but reads every
# leaf, and from a narrow window it even returns wrong values:
#
# ```python
# def my_negamax(game, state, alpha=-inf, beta=inf):
#     if game.is_terminal(state):
#         return game.utility(state, game.to_move(state))                    # A
#     best = -inf                                                            # B
#     for move in game.actions(state):                                       # C
#         value = -my_negamax(game, game.result(state, move), alpha, beta)   # D
#         best = max(best, value)                                            # E
#         alpha = max(alpha, best)                                           # F
#         if alpha >= beta:                                                  # G
#             break
#     return best                                                            # H
# ```
#
# 1. Which line is wrong? Answer with its letter.
# 2. Write it right. (Turns alternate in these games; MIN may be the first.)
# 3. Use it: `my_guess(game, low, high)` searches with the window (low, high), a guess. Where the
#    answer is only a bound it searches again: it returns the exact value of the game in every case.

# %% exercise="2.5" minutes=8
# a letter in quotes, from "A" to "H"
### BEGIN SOLUTION
my_line = "D"
### END SOLUTION

# %% exercise="2.5b" forbid="minimax negamax alphabeta ordered_alphabeta table_alphabeta scout solve" minutes=12
@step
def my_negamax(game, state, alpha=-inf, beta=inf):
    """The value of `state` for the player to move."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return game.utility(state, game.to_move(state))
    best = -inf
    for move in game.actions(state):
        value = -my_negamax(game, game.result(state, move), -beta, -alpha)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best
    ### END SOLUTION


def my_guess(game, low, high):
    """The exact value of the game for the player who begins; (low, high) is only a guess."""
    ### BEGIN SOLUTION
    value = my_negamax(game, game.initial, low, high)
    if low < value < high:
        return value
    return my_negamax(game, game.initial)
    ### END SOLUTION

# %%
check("2.5", {"line": my_line, "search": my_negamax, "guess": my_guess})

# %%
watch(my_negamax, TreeGame(TREES["textbook"]))

# %% grade="2.5a" points=3 says="the wrong line"
report("2.5a", lambda: grades.letter({"line": my_line}))

# %% grade="2.5b" points=4 says="the value of trees and piles"
report("2.5b", lambda: grades.values(my_negamax, key=47))

# %% grade="2.5c" points=4 says="how many leaves are looked at"
report("2.5c", lambda: grades.leaf_counts(my_negamax, key=53))

# %% grade="2.5d" points=4 says="exact values from guesses; bounds in narrow windows"
report("2.5d", lambda: [grades.guesses(my_guess, 59), grades.windows_of_mover(my_negamax, 61)])

# %% [markdown]
# ## Exercise 2.6 · The least that can be enough (10 points, 10 minutes)
#
# How many leaves does alpha-beta read at least, in a tree with b branches at every node and d plies,
# if the best move always comes first?

# %% exercise="2.6" minutes=10
### BEGIN SOLUTION
my_counts = {
    "b=3, d=4": 17,
    "b=4, d=4": 31,
    "b=3, d=5": 35,
    "b=35, d=4": 2449,
}
### END SOLUTION

# %%
check("2.6", my_counts)

# %% grade="2.6a" points=6 says="the least leaves in two trees"
report("2.6a", lambda: [grades.numbers(my_counts, part) for part in ("b=3, d=4", "b=4, d=4")])

# %% grade="2.6b" points=4 says="the least leaves in the other two"
report("2.6b", lambda: [grades.numbers(my_counts, part) for part in ("b=3, d=5", "b=35, d=4")])

# %% [markdown]
# ## Exercise 2.7 · Stretch: write the test (10 points, 23 minutes)
#
# Five searches lie in `SUSPECTS`, each with a flaw of its own. Write `is_correct(search)`: True for a
# search whose value *and* move are right, False otherwise. A search is called as `search(game)` and
# answers with a pair of value and move. Your test must accept every right search, also one that picks
# another of several best moves, and it is tried on searches that you have not seen.

# %% exercise="2.7" minutes=23
def is_correct(search):
    """Does `search(game)` return the value of the game and a move that attains it?"""
    ### BEGIN SOLUTION
    rng = random.Random(7)
    for number in range(100):
        tree = random_tree(rng, depth=1 + number % 5, branches=(1, 5), values=(-4, 4))
        game = TreeGame(tree)
        value, move = search(game)
        if value != minimax(game).value:
            return False
        if minimax(game, game.result(game.initial, move)).value != value:
            return False
    return True
    ### END SOLUTION

# %%
check("2.7", is_correct)

# %% grade="2.7a" points=10 says="what your test says of each search"
report("2.7a", lambda: grades.judgements(is_correct))
