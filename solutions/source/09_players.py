# %% [markdown]
# # 9 · Players: exercises
#
# Seven exercises, 100 points, about 131 minutes; the last one is a *stretch*. Try them in order; nothing later depends on an
# earlier answer. `check(…)` answers at once, as often as you like, and never costs points. It tells
# you which property does not hold and asks a question; it never shows code.
#
# The lesson: [Players](../notebooks/09_players.ipynb).

# %%
from gamesearch import PayoffTree, check, draw_payoffs, maxn, record, step, watch
from gamesearch.search.maxn_shallow import maxn_shallow

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.players import grades

# %% [markdown]
# ## Exercise 9.1 · Max^n by hand (14 points, 12 minutes)
#
# Player 1 moves at the root, then player 2, then player 3. A leaf pays (player 1, player 2, player 3).
#
# - `"left"`: which payoffs does player 2 hand up at the *left* node? Answer (a, b, c).
# - `"value"`: which payoffs do the three reach, each for themselves? Again (a, b, c).
# - `"paranoid"`: how much is player 1 sure of if both others only want to do harm? One number.
# - `"camp"`: players 1 and 3 play as one camp and share what they get, player 2 is against them. What
#   are the two together sure of? One number.

# %% tags=["target"]
hand_tree = [[[(5, 2, 3), (3, 4, 6)], [(1, 7, 5), (8, 0, 4)]],
             [[(4, 6, 2), (2, 9, 1)], [(7, 5, 8), (6, 1, 9)]]]
draw_payoffs(PayoffTree(hand_tree))

# %% exercise="9.1" minutes=12
### BEGIN SOLUTION
my_hand = {
    "left": (1, 7, 5),
    "value": (4, 6, 2),
    "paranoid": 2,
    "camp": 9,
}
### END SOLUTION

# %%
check("9.1", my_hand)

# %% grade="9.1a" points=3 says="the payoffs on the left"
report("9.1a", lambda: grades.part(my_hand, "left"))

# %% grade="9.1b" points=5 says="the payoffs at the root"
report("9.1b", lambda: grades.part(my_hand, "value"))

# %% grade="9.1c" points=3 says="the paranoid value"
report("9.1c", lambda: grades.part(my_hand, "paranoid"))

# %% grade="9.1d" points=3 says="what the camp is sure of"
report("9.1d", lambda: grades.part(my_hand, "camp"))

# %% tags=["solution-only"]
draw_payoffs(record(maxn, PayoffTree(hand_tree)))

# %% [markdown]
# ## Exercise 9.2 · Write max^n (20 points, 20 minutes)
#
# Write what each player gets from `state` if all look after themselves: a tuple with a number for each
# of them. `game.seats` says how many there are, `game.to_move(state)` is 0 for player 1, 1 for player 2
# and so on, and `game.utility(state, player)` what a leaf pays one of them. Ask the game whose turn it
# is. Break ties as you like. A pair (payoffs, move) is welcome, too.

# %% tags=["target"]
draw_payoffs(record(maxn, PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])))

# %% exercise="9.2" forbid="maxn maxn_shallow" minutes=20
@step
def my_maxn(game, state):
    """What each player gets from `state`, as a tuple."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    player = game.to_move(state)
    below = [my_maxn(game, game.result(state, move)) for move in game.actions(state)]
    return max(below, key=lambda payoffs: payoffs[player])
    ### END SOLUTION

# %%
check("9.2", my_maxn)

# %% [markdown]
# Your own search, step by step.

# %%
watch(my_maxn, PayoffTree(hand_tree))

# %% grade="9.2a" points=10 says="trees with several right answers"
report("9.2a", lambda: grades.values(my_maxn, key=81))

# %% grade="9.2b" points=10 says="trees with one right answer"
report("9.2b", lambda: grades.random_values(my_maxn, key=83))

# %% [markdown]
# ## Exercise 9.3 · Repair an unsound prune (20 points, 30 minutes)
#
# No payoff is negative, and no leaf pays more than `total` in all. Somebody has pruned like this: `had`
# is what each player has so far on the way here, a tuple of zeros at the start.
#
# ```python
# def pruned(game, state, total, had):
#     if game.is_terminal(state):
#         return payoffs of the leaf
#     player, best = game.to_move(state), None
#     for move in game.actions(state):
#         now = had, with best[player] for this player if there is a best
#         value = pruned(game, game.result(state, move), total, now)
#         if best is None or value[player] > best[player]:
#             best = value
#         if any(best[player] >= total - had[other] for other in the others):
#             break
#     return best
# ```
#
# It sometimes returns wrong payoffs. Write `my_pruned` so that it returns what max^n returns, for *any*
# number of players, and still leaves out what cannot matter. It is called with (game, state, total);
# what else you hand down is up to you.

# %% tags=["target"]
pie = PayoffTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]])
draw_payoffs(record(maxn_shallow, pie, total=10))

# %% exercise="9.3" forbid="maxn_shallow" minutes=30
@step
def my_pruned(game, state, total, ceiling=None):
    """Max^n's payoffs, without reading what cannot matter."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.seats))
    player, best = game.to_move(state), None
    for move in game.actions(state):
        after = game.result(state, move)
        left = None
        if best is not None and game.to_move(after) != player:
            left = total - best[player]
        value = my_pruned(game, after, total, left)
        if best is None or value[player] > best[player]:
            best = value
        if ceiling is not None and best[player] >= ceiling:
            break
    return best
    ### END SOLUTION

# %%
check("9.3", my_pruned)

# %% [markdown]
# Your own search, step by step. What it leaves out is crossed out.

# %%
watch(my_pruned, PayoffTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]]), total=10)

# %% grade="9.3a" points=12 says="the payoffs stay the same"
report("9.3a", lambda: grades.pruned_values(my_pruned, key=85))

# %% grade="9.3b" points=8 says="the same payoffs from fewer leaves"
report("9.3b", lambda: [grades.pruned_values(my_pruned, key=87), grades.savings(my_pruned, key=87)])

# %% [markdown] tags=["solution-only"]
# Only the player directly above may stop the search: `left` is handed down one level and no further.

# %% [markdown]
# ## Exercise 9.4 · Design a kingmaker (12 points, 12 minutes)
#
# Design a tree for three players, who move in turn, player 1 first, as nested lists of payoffs. Whether
# player 1 or player 2 ends up with the most of all must depend on nothing but how player 3 breaks a tie:
#
# - over all ways to break ties, max^n comes to exactly two outcomes;
# - in one of them player 1 gets more than each of the others, in the other one player 2 does;
# - players 1 and 2 have at least two moves at every node of theirs, and never a tie of their own to break.

# %% exercise="9.4" minutes=12
### BEGIN SOLUTION
my_kingmaker = [[[(9, 4, 1), (4, 9, 1)], [(5, 3, 2)]], [[(3, 5, 2)], [(2, 3, 4)]]]
### END SOLUTION

# %%
draw_payoffs(PayoffTree(my_kingmaker)) if my_kingmaker else "Design your tree first."

# %%
check("9.4", my_kingmaker)

# %% grade="9.4a" points=6 says="two outcomes, and two winners"
report("9.4a", lambda: grades.kingmaker_outcomes(my_kingmaker))

# %% grade="9.4b" points=6 says="only player 3 has a tie to break"
report("9.4b", lambda: grades.kingmaker_ties(my_kingmaker))

# %% [markdown]
# ## Exercise 9.5 · Alliances (12 points, 15 minutes)
#
# Three players can win 30 coins in all. Alone each is sure of 5. As a camp, players 1 and 2 are sure of 21,
# players 1 and 3 of 17, players 2 and 3 of 16.

# %% [markdown]
# - `"least"`: how many coins would there have to be, at least, so that some division leaves no pair a
#   reason to leave?
# - `"division"`: divide the 30 coins, (a, b, c), so that no player and no pair has a reason to leave: each
#   gets at least what they are sure of.
# - `"leaves"`: somebody proposes (10, 10, 10). Which pair leaves? Answer (1, 2), (1, 3) or (2, 3).
# - `"most"`: how many coins can player 3 get at most in a division that nobody has a reason to leave?

# %% exercise="9.5" minutes=15
### BEGIN SOLUTION
my_camps = {
    "least": 27,
    "division": (11, 10, 9),
    "leaves": (1, 2),
    "most": 9,
}
### END SOLUTION

# %%
check("9.5", my_camps)

# %% grade="9.5a" points=3 says="the least number of coins"
report("9.5a", lambda: grades.part(my_camps, "least"))

# %% grade="9.5b" points=5 says="a division that lasts"
report("9.5b", lambda: grades.lasts(my_camps))

# %% grade="9.5c" points=4 says="who leaves, and the most for player 3"
report("9.5c", lambda: [grades.part(my_camps, name) for name in ("leaves", "most")])

# %% [markdown] tags=["solution-only"]
# The three demands add up to 54, and count everybody twice: 27. Player 3 gets at most what 1 and 2 leave,
# 30 − 21. With (10, 10, 10) players 1 and 2 have 20, and are sure of 21.

# %% [markdown]
# ## Exercise 9.6 · Which model fits? (10 points, 12 minutes)
#
# You write the program for a board game for three people who do not know each other and meet once, on a
# server. The winner gets one point, the others nothing. Would you search with max^n or with paranoid, and
# how does your program break ties? Answer in 60 to 150 words.

# %% [markdown]
# A reader gives three points for a choice that is argued from *these* players, three for a position (or a
# small tree, with each player's chance of winning as payoffs) in which the two searches play different
# moves, two for a rule for ties and what it does when your program cannot win any more, and two for what
# your choice costs.

# %% [markdown] exercise="9.6" points=10 minutes=12
# <!-- BEGIN SOLUTION -->
# Strangers who meet once have no reason to gang up on me in particular, so I would use max^n: each wants
# the point for themselves. Where the search stops, it guesses chances of winning, here in tenths:
# [[(4, 3, 3), (1, 2, 7)], [(3, 5, 2), (6, 1, 3)]], player 2 below. Max^n goes left and expects 4, paranoid goes
# right for a sure 3. When my program cannot win any
# more, all moves are equal to it: it takes one at random, so that it makes nobody king on
# purpose. The price: if the two others do play together, it runs into moves that
# paranoid would have avoided; and it reads more leaves, because only weaker pruning is left.
# <!-- END SOLUTION -->

# %% [markdown]
# ## Exercise 9.7 · *Stretch*: everything that ties allow (12 points, 30 minutes)
#
# Write `my_outcomes(game, state)`: the set of all payoff vectors that max^n may come to, if at every node
# the player to move may take *any* of the moves that are best for them. Careful: which moves are best
# depends on what the players below do with their ties, and a player meets only one of their choices at a
# time.

# %% tags=["target"]
draw_payoffs(PayoffTree([[(1, 4, 5), (3, 4, 0)], [(2, 2, 2)]]))

# %% exercise="9.7" forbid="outcomes maxn" minutes=30
def my_outcomes(game, state):
    """All payoff vectors that may come out, however ties are broken."""
    ### BEGIN SOLUTION
    if game.is_terminal(state):
        return {tuple(game.utility(state, player) for player in range(game.seats))}
    combined = [()]
    for move in game.actions(state):
        below = my_outcomes(game, game.result(state, move))
        combined = [(*chosen, vector) for chosen in combined for vector in below]
    player, found = game.to_move(state), set()
    for chosen in combined:
        most = max(vector[player] for vector in chosen)
        found |= {vector for vector in chosen if vector[player] == most}
    return found
    ### END SOLUTION

# %%
check("9.7", my_outcomes)

# %% grade="9.7a" points=6 says="the trees of the check, other payoffs"
report("9.7a", lambda: grades.all_outcomes(my_outcomes, key=97))

# %% grade="9.7b" points=6 says="random trees full of ties"
report("9.7b", lambda: grades.random_outcomes(my_outcomes, key=99))
