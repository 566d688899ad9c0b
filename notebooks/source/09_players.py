# %% [markdown] slide="slide"
# # 9 · Players: three at the table
#
# **Who is "the" opponent when there are two of them?**
#
# **Objectives**
#
# - compute max^n by hand and say who chooses what, and why
# - compare max^n with the paranoid search, and choose between them
# - show how a player who cannot win decides who does
# - compute what alliances are sure of, and when they cannot last
# - decide when a branch may be pruned in a game of three
#
# **Time** 55 minutes, and 131 minutes for the exercises
#
# **You need** [alpha-beta](02_pruning.ipynb)

# %% [markdown] slide="notes"
# 1 minute. Ask for a board game for three and what people do when one of them is ahead. "We gang up
# on the leader": that is this lesson, and no zero-sum argument covers it.

# %% slide="skip"
import random
from fractions import Fraction

from gamesearch import (
    Coins, PayoffTree, TreeGame, count, draw_payoffs, maxn, minimax, play, predict,
    record, reveal, show_source, show_steps,
)
from gamesearch.drawing.charts import bars
from gamesearch.games.payoffs import random_payoffs
from gamesearch.search.maxn import outcomes
from gamesearch.search.maxn_shallow import maxn_shallow
from gamesearch.search.paranoid import Coalition, paranoid

# %% slide="skip"
def some_trees(number, **shape):
    """Random trees for three players, each three plies deep with two moves a ply."""
    rng = random.Random(7)
    shape = {"depth": 3, "branches": (2, 2), "highest": 99} | shape
    return [random_payoffs(rng, **shape) for _ in range(number)]


# %% [markdown] slide="slide"
# ## What does player 2 choose?
#
# A leaf now says what it is worth to player 1, to player 2 and to player 3: a **payoff vector**. Player 1
# moves at the root, player 2 below. The payoffs of different leaves need not have the same sum.

# %% [markdown] slide="notes"
# 3 minutes. Usual wrong answers: (1, 2, 6) "because it hurts player 1 most", and "it does not matter,
# the sum is 9 both times". Ask: "Whose number does player 2 read?"

# %%
first = PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])
draw_payoffs(first)

# %%
predict("9.p1", "Player 2 is at the left lower node, and chooses …",
        ["(1, 2, 6)", "(4, 3, 2)", "either: both add up to 9"])

# %%
reveal("9.p1", "(4, 3, 2)", "3 is more than 2. That it suits player 1 does not matter to player 2.",
       show=draw_payoffs(record(maxn, first)))

# %% [markdown] slide="subslide"
# ## Max^n: each looks at their own number, and hands up all of them
#
# That is the whole algorithm (Luckhart and Irani, 1986). At each node the player to move takes the vector
# with the largest entry of their *own*, and hands up the whole vector: the player above looks at another
# entry. <!-- cited: 1986 (C. Luckhart and K. Irani, An Algorithmic Solution of N-Person Games, AAAI) -->

# %% [markdown] slide="notes"
# 1 minute. Ask: "Why not hand up one number, as in minimax?" Because the player above cannot compute
# their own entry from somebody else's.

# %% [markdown] slide="slide"
# ## A trace by hand: three plies, eight leaves
#
# Player 1 moves first, then 2, then 3. Work from the bottom: four decisions of player 3, two of player 2,
# one of player 1. Write down a vector for each.

# %% [markdown] slide="notes"
# 4 minutes, on paper, in pairs. Player 3, from left to right: (1, 2, 7), (3, 1, 6), (6, 1, 3),
# (0, 8, 2). Player 2: (1, 2, 7), because 2 is more than 1; (0, 8, 2). Player 1: (1, 2, 7). Usual mistakes:
# player 2 looks at a leaf that player 3 will not allow; the vector of another branch gets mixed in.

# %%
three = PayoffTree([[[(4, 3, 3), (1, 2, 7)], [(3, 1, 6), (3, 5, 2)]],
                    [[(6, 1, 3), (5, 4, 1)], [(0, 8, 2), (9, 1, 0)]]])
draw_payoffs(three)

# %%
predict("9.p2", "What does player 1 get in the end?", ["9", "6", "4", "3", "1", "0"])

# %%
reveal("9.p2", 1, "On the right player 2 would take the 8, and leave player 1 nothing.",
       show=show_steps(record(maxn, three)))

# %% [markdown] slide="subslide"
# ## Seven decisions, seven vectors
#
# | who | chooses between | takes, because of |
# |---|---|---|
# | player 3 | (4, 3, 3) and (1, 2, 7) | (1, 2, **7**) |
# | player 3 | (3, 1, 6) and (3, 5, 2) | (3, 1, **6**) |
# | player 3 | (6, 1, 3) and (5, 4, 1) | (6, 1, **3**) |
# | player 3 | (0, 8, 2) and (9, 1, 0) | (0, 8, **2**) |
# | player 2 | (1, 2, 7) and (3, 1, 6) | (1, **2**, 7) |
# | player 2 | (6, 1, 3) and (0, 8, 2) | (0, **8**, 2) |
# | player 1 | (1, 2, 7) and (0, 8, 2) | (**1**, 2, 7) |

# %% [markdown] slide="notes"
# 1 minute. Compare with what the class has on paper. Ask who has written (9, 1, 0) as anybody's
# decision: nobody can get there, player 3 takes (0, 8, 2).

# %% [markdown] slide="subslide"
# ## In the code one comparison changes
#
# In minimax MAX and MIN compare the same number in two directions. Here everybody maximises, each their
# own entry:
#
# ```python
# if best is None or value[player] > best[player]:
# ```
#
# With a depth limit an evaluation must guess a vector, one entry for each player.

# %% [markdown] slide="notes"
# 1 minute. Ask what `value` is here: a tuple. And what happens to alpha and beta? They are gone; the
# second half of the lesson is about that.

# %% [markdown] slide="slide"
# ## What do the players want: payoffs, or a lead?
#
# Two players. Give player 1 their lead over the other, and player 2 the same with a minus: then max^n *is*
# minimax. For more players one could use the lead over the mean of the others; with n players and their payoffs s:
#
# $$ V_1 = s_1 - \frac{s_2 + s_3 + \dots}{n - 1} $$
#
# Does it make a difference, which of the two we hand to max^n?

# %% [markdown] slide="notes"
# 3 minutes. Usual answer: none, "more for me is more for me". Ask: "Would you take 5 if the others
# then get 50 each?" In a tournament no, for money yes. It is a question about the players, not about the
# algorithm.

# %%
predict("9.p3", "1,000 random trees, three players: with leads for payoffs, the first move changes in …",
        ["none of the trees", "a few in a hundred", "a quarter or more", "nearly all"])


# %% slide="skip"
def changed(tree, f):
    if isinstance(tree, list):
        return [changed(branch, f) for branch in tree]
    return f(tree)


def lead(payoffs):
    """Own score minus the mean of the others', for each player."""
    n = len(payoffs)
    return tuple(own - Fraction(sum(payoffs) - own, n - 1) for own in payoffs)


# %% slide="skip"
pairs = some_trees(1000, seats=2)
leads = [PayoffTree(changed(tree, lead)) for tree in pairs]
duels = [TreeGame(changed(tree, lambda leaf: leaf[0] - leaf[1])) for tree in pairs]
same_value = sum(maxn(a).value[0] == minimax(b).value for a, b in zip(leads, duels))
raw = sum(maxn(PayoffTree(t)).move != minimax(b).move for t, b in zip(pairs, duels))
trios = some_trees(1000)
other = sum(maxn(PayoffTree(tree)).move != maxn(PayoffTree(changed(tree, lead))).move
            for tree in trios)

# %%
names = ["2 players: leads", "2 players: payoffs", "3 players: leads"]
said = (f"of 1,000 trees, leads of two players: minimax's value in {same_value:,}\n"
        f"payoffs of two players: another move than minimax in {raw}\n"
        f"three players, leads instead of payoffs: another move in {other}")
reveal("9.p3", "a quarter or more", "It is another game.",
       show=[said, bars(names, [1000 - same_value, raw, other], size=(7, 2.4),
                        title="trees in 1,000 that differ from minimax (2) or payoffs (3)",
                        alt=f"Of 1,000 trees, leads of two players differ from minimax in "
                            f"{1000 - same_value}, payoffs of two in {raw}; leads of three "
                            f"players differ from their payoffs in {other}.")])

# %% [markdown] slide="subslide"
# ## Decide what the players want before you search
#
# - *Leads* of two players: one's gain is the other's loss, and max^n gives minimax's value, always.
# - *Payoffs* of two players: nobody needs to hurt anybody. Another game, often another move.
# - Three players: max^n asks for no formula. Payoffs, leads, places in a ranking: each is a game of its own.

# %% [markdown] slide="notes"
# 1 minute. Ask for a game in which only the place counts (first, second, third). What would the
# vectors be? (2, 1, 0) in some order.

# %% [markdown] slide="slide"
# ## What if they are all against me?
#
# The **paranoid** search makes one camp of all the others, who want only to hurt you. Then one number is
# enough again, it is minimax, and alpha-beta may prune in full. Nobody says that the others really do
# that: it is a worst case.

# %% [markdown] slide="notes"
# 3 minutes with the next slide. Usual answer: sometimes either. Ask: "If they may do anything at all,
# can they also do what max^n expects of them?"

# %%
predict("9.p4", "Compared with what max^n expects for you, the paranoid value is …",
        ["never higher", "never lower", "sometimes higher, sometimes lower"])

# %% slide="skip"
both = [(maxn(game), paranoid(game)) for game in map(PayoffTree, trios)]
moves = sum(one.move != two.move for one, two in both)
higher = sum(two.value > one.value[0] for one, two in both)

# %%
said = (f"max^n {maxn(first)}\nparanoid {paranoid(first)}\n"
        f"another first move in {moves} of 1,000 trees, a higher value in {higher}")
reveal("9.p4", "never higher",
       "In max^n you choose best against what they do; that is at least what you are sure of.",
       show=said)

# %% [markdown] slide="subslide"
# ## Two models, two moves
#
# Step through both on the same tree: one keeps all three numbers, the other only yours.

# %% [markdown] slide="notes"
# 2 minutes. Paranoid: right, for a sure 3. Max^n: left, for 4, and counts on player 2 minding their own
# business. Ask: "Which of the two describes the people at your table?"

# %%
show_steps({"max^n": record(maxn, first),
            "paranoid": record(minimax, Coalition(first, {0}))})

# %% slide="skip"
show_source(paranoid)

# %% [markdown] slide="slide"
# ## Player 3 gets nothing either way. Who wins?
#
# Player 1 chooses at the root between 4 for sure and a move after which player 3 decides between
# (9, 1, 0) and (1, 9, 0).

# %% [markdown] slide="notes"
# 3 minutes. Everybody who plays games for three knows this situation. Ask: "Player 3 is your friend.
# And if player 3 is angry with you?" Then show that the program decides by the order in the list.

# %%
kingmaker = PayoffTree([[(9, 1, 0), (1, 9, 0)], (4, 4, 2)], players=(0, 2))
mirrored = PayoffTree([[(1, 9, 0), (9, 1, 0)], (4, 4, 2)], players=(0, 2))
draw_payoffs(kingmaker)

# %%
predict("9.p5", "All play the same max^n. What does player 1 get?",
        ["9", "4", "1", "9 or 4: it depends on the order of player 3's moves"])

# %%
reveal("9.p5", "9 or 4: it depends on the order of player 3's moves",
       "Of equal moves the program takes the first in the list; no rule says so.",
       show=f"{maxn(kingmaker).value} as drawn, {maxn(mirrored).value} mirrored")

# %% [markdown] slide="subslide"
# ## Kingmaking: with three players there may be more than one value
#
# A player who has nothing to win or lose decides who wins. With two opposed players a tie hurts nobody: what
# is equal for the one is equal for the other. With three it can decide who wins. A program must say how it
# breaks ties: at random, for the weakest, against whoever is ahead.

# %% [markdown] slide="notes"
# 2 minutes. Ask how the class would break ties as player 3, and what player 1 should then do at the
# root. Each rule gives another game.

# %%
small = [PayoffTree(tree) for tree in some_trees(1000, highest=4)]
several = sum(len({leaf[0] for leaf in outcomes(game)}) > 1 for game in small)
print(f"payoffs 0 to 4: a tie decides what player 1 gets in {several} of 1,000 trees")

# %%
bars(["a tie decides", "it does not"], [several, 1000 - several], size=(6, 2.2),
     alt=f"a tie decides in {several}, in {1000 - several} it does not")

# %% [markdown] slide="subslide"
# ## A rule for ties is a part of the game
#
# Player 3 breaks the tie between (9, 1, 0) and (1, 9, 0). What should player 1 do at the root, with 4 for
# sure?
#
# | player 3 … | player 1 expects on the left | so player 1 goes |
# |---|---|---|
# | throws a coin | 5 | left |
# | helps player 1 | 9 | left |
# | works against player 1 | 1 | right |

# %% [markdown] slide="notes"
# 2 minutes. Ask for a real table at which each of the three rules holds. The third is what "gang up on
# the leader" comes to if player 1 is ahead.

# %%
left = [kingmaker.utility((0, move)) for move in (0, 1)]
print("left:", left, " by a coin:", sum(left) / 2, " right:", kingmaker.utility((1,)))

# %% [markdown] slide="slide"
# ## Can 25 coins be shared so that nobody wants to leave?
#
# A row of coins: 4 1 6 2 9 3. In turn each of three players takes the coin at the left or the right end. Alone
# against the two others each is sure of something. Any two who play as one camp are sure of more, and may
# divide it between them as they like.

# %% [markdown] slide="notes"
# 4 minutes with the next slide. Usual answer: yes, equal shares. Ask: "Equal shares, 8 and a third
# each. What can players 1 and 2 do together?" Let the class try two or three divisions first.

# %%
coins = Coins(4, 1, 6, 2, 9, 3)
camps = {(0, 1): "1 and 2", (0, 2): "1 and 3", (1, 2): "2 and 3"}
together = [minimax(Coalition(coins, camp)).value for camp in camps]
said = [f"{names}: {sure}" for names, sure in zip(camps.values(), together)]
print(f"of {coins.total} coins each pair is sure of:", ", ".join(said))

# %%
predict("9.p6", "Is there a division of the 25 that no pair can improve for both of its members?",
        ["yes, equal shares", "yes, but not equal shares", "no"])

# %%
alone = [paranoid(coins, you=player).value for player in range(3)]
added = [alone[a] + alone[b] for a, b in camps]
reveal("9.p6", "no", f"The pairs together are sure of {sum(together)}, more than twice 25.",
       show=bars(list(camps.values()), {"each alone, added": added, "as one camp": together},
                 title="coins a pair is sure of", span=(0, 28), size=(7, 2.8),
                 alt=f"Pairs 1 and 2, 1 and 3, 2 and 3: alone, added, they are sure of {added} "
                     f"coins, as one camp of {together}."))

# %% [markdown] slide="subslide"
# ## Alliances need not come to rest
#
# No pair may get less than it is sure of. Add the three demands: every player counts *twice*. Twice 25 is
# less than 55: some pair has a reason to leave, whatever is agreed.
#
# The divisions that nobody wants to leave are called the *core*. Here it is empty.
#
# Nothing in the rules makes a promise binding: max^n assumes that there are none, paranoid that all *others*
# have made one.

# %% [markdown] slide="notes"
# 2 minutes. Write the three inequalities on the board and add them. The word "core" is what to search
# for; two camps are two players, so minimax computes each number.

# %%
bars(["demands of the three pairs", "twice the coins"], [sum(together), 2 * coins.total],
     size=(6, 2.4), span=(0, 65), alt=f"The three pairs are sure of {sum(together)} together, "
     f"twice the coins are {2 * coins.total}.")

# %% slide="skip"
play(coins, maxn)  # you are player 1; "Show values" tells what each player gets

# %% slide="skip"
show_source(Coalition)

# %% [markdown] slide="slide"
# ## May player 1 stop reading here?
#
# Player 1 already has 4 on the left. On the right, player 2's first move would give player 1 only 2. In
# minimax that is enough to leave the node.

# %% [markdown] slide="notes"
# 4 minutes with the next slide. Usual answer: the rest cannot matter, as in alpha-beta. Ask: "In
# alpha-beta, why could the rest not help MAX?" Because MIN takes another reply only if it is even worse *for MAX*. Here
# player 2 takes something better for player 2.

# %%
hasty = PayoffTree([[(4, 1, 5)], [(2, 3, 5), (7, 6, 0)]])
draw_payoffs(PayoffTree([[(4, 1, 5)], [(2, 3, 5)]]))

# %%
predict("9.p7", "Player 2 has more moves there, not drawn. They …",
        ["cannot matter", "can matter, to player 2 alone", "can matter to player 1 as well"])


# %% slide="skip"
def hastily(game, state, had=None):
    """At a node of the others, stop below what player 1 has."""
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(3))
    player, best = game.to_move(state), None
    for move in game.actions(state):
        mine = best[0] if player == 0 and best else had
        value = hastily(game, game.result(state, move), mine)
        if best is None or value[player] > best[player]:
            best = value
        if player != 0 and had is not None and value[0] < had:
            break
    return best


# %% slide="skip"
shared = some_trees(1000, total=100)
games = [PayoffTree(tree) for tree in shared]
wrong = sum(hastily(game, ())[0] != maxn(game).value[0] for game in games)

# %%
said = f"stopping there gives player 1 a wrong value in {wrong} of 1,000 random trees"
reveal("9.p7", "can matter to player 1 as well",
       "Player 2 finds a 6, and it brings player 1 seven.",
       show=[show_steps(record(maxn, hasty)), said])

# %% [markdown] slide="subslide"
# ## The reason of alpha-beta is missing
#
# In minimax, what is good for MIN is bad for MAX: after one bad reply the node can only get worse for MAX.
# With three players, what is good for player 2 may be good for player 1 as well. One reply says
# nothing about the next.

# %% [markdown] slide="notes"
# 1 minute. Let somebody say the sentence of alpha-beta once more in full, and find the word that is
# not true here: "worse".

# %% [markdown] slide="slide"
# ## A sound reason: there is only so much to share
#
# Suppose that no payoff is negative and no leaf's payoffs add up to more than 10. Player 1 already has 4. At
# the next node player 2 finds a 7 for themselves. What is left for player 1 there?
#
# $$ \text{total} - \text{what the mover here has} = 10 - 7 = 3 < 4 $$
#
# Player 2 will not take less than 7, so at most 3 is left, whatever (9, 0, 1) promises. This is **shallow
# pruning** (Korf, 1991). <!-- cited: 1991 (R. E. Korf, Multi-player alpha-beta pruning, Artificial Intelligence 48) -->

# %% [markdown] slide="notes"
# 3 minutes. Ask what happens without a bound on the sum: nothing can be pruned, player 2's next leaf
# could give everybody a hundred. And with leads instead of payoffs? They are negative for somebody, so
# the argument needs a shift first.

# %%
pie = PayoffTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]])
show_steps(record(maxn_shallow, pie, total=10))

# %% [markdown]
# A node that was cut may hand up payoffs that are not its true ones. So player 1 must not take an *equal* payoff
# from it: `>` must not become `>=`. In alpha-beta it is the same.

# %% slide="skip"
show_source(maxn_shallow)

# %% [markdown] slide="slide"
# ## And a bound from further up?
#
# In alpha-beta such a bound cuts, too: a *deep* cut. At most 10 to share; player 1 has 5. Two
# levels down, player 3 finds a 6, so at this node at most 4 is left for player 1.

# %% [markdown] slide="notes"
# 3 minutes with the next slide, the hardest of the lesson. Usual answer: yes, as in alpha-beta. Ask:
# "Player 1 never gets this node, agreed. But who *else* compares it with something?"

# %%
trap = PayoffTree([(5, 4, 1), [[(2, 2, 6), (0, 0, 10)], [(8, 1, 1)]]])
draw_payoffs(trap)

# %%
predict("9.p8", "May the search stop at player 3's node after (2, 2, 6)?",
        ["yes, as in alpha-beta", "no, never",
         "not here, but in some cases it may"])

# %%
reveal("9.p8", "not here, but in some cases it may",
       "(2, 2, 6) would go up, player 2 would prefer its 2, and player 1 would miss 8.",
       show=[f"max^n: {maxn(trap).value}", show_steps(record(maxn, trap))])

# %% [markdown] slide="subslide"
# ## Who may prune
#
# | rule | who stops the search | when it is sound |
# |---|---|---|
# | shallow (Korf 1991) | the player directly above | total known, payoffs 0 or more |
# | last-branch (Sturtevant 2003) | somebody further up | the same, and in between only *last* moves, as told below |
# | speculative (Sturtevant 2003) | somebody further up | the same; tried everywhere, searched again where it may be wrong |
# | alpha-beta | anybody | two camps: paranoid, or a coalition |
#
# A player in between keeps what they have, or takes the cut node. Neither may be better for the one above
# than what that one has: in the trap (8, 1, 1) is. <!-- cited: 1991, 2003 (Korf 1991; N. Sturtevant, Last-Branch and Speculative Pruning Algorithms for Max^n, IJCAI 2003) -->

# %% [markdown] slide="notes"
# 3 minutes. In the trap player 2 still had a second move. Ask: "What if player 2 had already seen
# (8, 1, 1), and came to player 3's node last?" Still no cut: 8 is more than the 5 of player 1, and the unread
# leaf decides whether player 2 keeps it.

# %% [markdown] slide="slide"
# ## How much does it save?
#
# Thirty random trees, three moves, four plies, payoffs that add up to 100; and forty rows of ten coins.
# Leaves read by max^n, by shallow pruning, and by the paranoid search. <!-- cited: 100 (an argument of the cell below) -->

# %% [markdown] slide="notes"
# 3 minutes. Random trees are bad for shallow pruning: two players rarely have the whole total between
# them. The literature has a far better number, for a card game: it stands below the chart.


# %% slide="skip"
def leaves(search, game, values=3, **options):
    """Leaves read: max^n takes three values at each of them, paranoid one."""
    return count(search, game, **options).leaves // values


def three_ways(games, total):
    shallow = sum(leaves(maxn_shallow, g, total=total or g.total) for g in games)
    return {"max^n": sum(leaves(maxn, g) for g in games), "shallow": shallow,
            "paranoid": sum(leaves(paranoid, g, 1) for g in games)}


# %% slide="skip"
rng = random.Random(5)
wide = [PayoffTree(tree) for tree in some_trees(30, depth=4, branches=(3, 3), total=100)]
rows = [Coins(*(rng.randint(1, 9) for _ in range(10))) for _ in range(40)]
read = {"random trees": three_ways(wide, 100), "rows of coins": three_ways(rows, None)}
equal = sum(maxn_shallow(game, total=100) == maxn(game) for game in games)

# %%
for name, found in read.items():
    shares = [f"{way} {found[way] / found['max^n']:.0%}" for way in ("shallow", "paranoid")]
    print(f"{name}, share of the leaves read:", ", ".join(shares))
print(f"shallow pruning, the same answer in {equal:,} of 1,000 trees")
bars(list(read), {way: [found[way] for found in read.values()]
                  for way in ("max^n", "shallow", "paranoid")},
     size=(7, 2.6), alt="Leaves read. " + " ".join(
         f"In {name}: " + ", ".join(f"{way} {n:,}" for way, n in found.items()) + "."
         for name, found in read.items()))

# %% [markdown]
# In the random trees shallow pruning saves little, in the rows of coins nothing; the paranoid search saves much. Elsewhere the picture differs: in
# the card game Sergeant Major shallow pruning saved a factor of about 100 (Sturtevant and Korf, 2000). In Chinese
# Checkers, six plies deep, last-branch and speculative pruning open 100,000 nodes on average instead of 1.2 million.
# <!-- cited: 2000, 100 (N. Sturtevant and R. Korf, On Pruning Techniques for Multi-Player Games, AAAI 2000) -->
# <!-- cited: 100,000, 1.2 (N. Sturtevant, Last-Branch and Speculative Pruning Algorithms for Max^n, IJCAI 2003, depth 6) -->

# %% [markdown] slide="slide"
# ## Which search for which table?
#
# | the players | search | what its value means |
# |---|---|---|
# | look after themselves | max^n, shallow pruning | one outcome; with ties, one of several |
# | may turn against you | paranoid, all of alpha-beta | a guarantee for one |
# | two camps | minimax on the camps | a guarantee for a camp |
# | make and break alliances | none of these | ask who gains by which promise |
# | hide cards | [another lesson](10_hidden.ipynb) | |

# %% [markdown] slide="notes"
# 1 minute. For reading; ask which row the game from the beginning of the lesson belongs to.

# %% [markdown] slide="slide"
# ## Talk about it
#
# Every week two of three friends attack the third from the first move on, because that one has won most often:
#
# - Is that rational this evening? And over a year?
# - Which of the searches of this lesson plays like that? None? What would it have to remember?

# %% [markdown] slide="notes"
# 2 minutes. No right answer. Every search here forgets the evening before; a repeated game is another
# game, in which a promise or a threat can hold.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/09_players.ipynb): max^n by hand, then your own, repair an
# unsound prune, design a kingmaker, divide what alliances can win, explain a choice, and as a *stretch*
# find everything that ties allow.

# %% [markdown] slide="notes"
# 1 minute. The repair, exercise 9.3, takes most people the longest: say so.

# %% [markdown] slide="slide"
# ## Key points
#
# - With three players a position is worth a payoff vector. All look at their own entry.
# - Paranoid: one against all. A guarantee, never above what max^n expects.
# - Ties matter: a player for whom two moves are equal may decide who wins.
# - Two camps are two players. Alliances need not come to rest.
# - Shallow pruning needs a bound on the sum; deep cuts need more than that.

# %% [markdown] slide="notes"
# 1 minute. Ask the second question below: it is the condition of shallow pruning in other words.

# %% [markdown]
# ## Ask yourself
#
# 1. [Why does max^n hand up a vector when each player looks at one entry only?](#Max^n:-each-looks-at-their-own-number,-and-hands-up-all-of-them)
# 2. [Somebody is sure of 4, and 10 is all there is. When may they stop reading another player's node?](#A-sound-reason:-there-is-only-so-much-to-share)
# 3. [Why does a tie hurt nobody with two opposed players, and may hurt somebody with three?](#Kingmaking:-with-three-players-there-may-be-more-than-one-value)
#
# ## Further reading
#
# - C. Luckhart and K. Irani, *An Algorithmic Solution of N-Person Games*, AAAI (1986): max^n.
# - R. E. Korf, *Multi-player alpha-beta pruning*, Artificial Intelligence 48 (1991).
# - N. Sturtevant and R. Korf, *On Pruning Techniques for Multi-Player Games*, AAAI (2000): paranoid.
# - N. Sturtevant, *Last-Branch and Speculative Pruning Algorithms for Max^n*, IJCAI (2003).
# - M. Osborne and A. Rubinstein, *A Course in Game Theory* (1994): coalitions and the core.
