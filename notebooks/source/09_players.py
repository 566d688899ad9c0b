# %% [markdown] slide="slide"
# # 9 · Players: three at the table, and cards face down
#
# **Who is "the" opponent when there are two of them, and what is a move worth when you cannot see?**
#
# **Objectives**
#
# - compute max^n by hand and say who chooses what, and why
# - decide when a branch may be pruned in a game of three
# - compute a belief from what an opponent did
# - explain why averaging over deals recommends wrong moves
# - compute the best mixture of a guessing game
#
# **Time** 60 minutes; the exercises take another hour and a half
#
# **You need** lesson 02: alpha-beta; lesson 07: averages at chance nodes

# %% [markdown] slide="notes"
# Two minutes. Ask for a board game for three and what people do when one of them is ahead. "We gang
# up on him": that is the whole first half, and no zero-sum argument covers it.

# %% slide="skip"
import random
from fractions import Fraction
from itertools import islice, product

from gamesearch import (
    CHANCE, MAX, MIN, Coins, HiddenTree, KuhnPoker, Patrol, PayoffTree,
    TreeGame, draw_hidden, draw_payoffs, maxn, minimax, play, predict, record,
    reveal, show_frames, show_source, show_steps,
)
from gamesearch.drawing.charts import bars, lines
from gamesearch.drawing.diagrams import draw_simplex
from gamesearch.games.payoffs import random_payoffs
from gamesearch.search.imperfect.cfr import cfr
from gamesearch.search.imperfect.determinization import deals, determinization
from gamesearch.search.imperfect.matrix import solve_matrix
from gamesearch.search.imperfect.plans import best_response, expected_value, exploitability
from gamesearch.search.imperfect.regret_matching import regret_matching
from gamesearch.search.maxn_shallow import maxn_shallow
from gamesearch.search.paranoid import Coalition, paranoid
from gamesearch.search.imperfect.plans import best_response as best
from gamesearch.search.imperfect.matrix import lower_value, upper_value
from gamesearch.search.maxn import shares
from gamesearch.search.imperfect.regret_matching import regret_mixture

# %% slide="skip"
def some_trees(number, **shape):
    """Random trees for three players, each three plies deep with two moves a ply."""
    rng = random.Random(7)
    shape = {"depth": 3, "branches": (2, 2), "highest": 99} | shape
    return [random_payoffs(rng, **shape) for _ in range(number)]


# %% [markdown] slide="slide"
# ## With three players one number is not enough
#
# A leaf now says what it is worth to player 1, to player 2 and to player 3. Player 2 is at the left
# lower node: (1, 2, 6) or (4, 3, 2)?

# %% [markdown] slide="notes"
# Expected wrong answers: (1, 2, 6) "because it hurts player 1 most", or "because the sum is 9 both
# times". Ask: "Whose number does player 2 read?" Three minutes.

# %%
first = PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])
draw_payoffs(first)

# %%
predict("9.p1", "Player 2 chooses …", ["(1, 2, 6)", "(4, 3, 2)", "either"])

# %%
print(maxn(first, (0,)))
reveal("9.p1", "(4, 3, 2)",
       "3 is more than 2. That it suits player 1 is no concern of his.")

# %% [markdown] slide="slide"
# ## Max^n: each player looks at his own number, and hands up all of them
#
# That is the whole algorithm. The player above needs the *vector*, because he looks at another entry.
# Step through it: the bold number is the one that decides.

# %%
three = PayoffTree([[[(4, 3, 3), (1, 2, 7)], [(3, 1, 6), (3, 5, 2)]],
                    [[(6, 1, 3), (5, 4, 1)], [(0, 8, 2), (9, 1, 0)]]])

# %%
show_steps(record(maxn, three))

# %% [markdown]
# At the end player 1 gets 1, although leaves with 9 and 6 lie on his right: there player 2 takes the 8.
# On the left it is player 3 who prefers his 7 to the leaf that pays player 1 four.

# %% [markdown] slide="slide"
# ## The code is minimax with a vector
#
# One line has changed, `value[player] > best[player]`: all want the same.

# %%
show_source(shares)

# %% slide="skip"
show_source(maxn)

# %% [markdown] slide="slide"
# ## For two opposed players it *is* minimax
#
# Give player 1 his lead over the other, and player 2 the same with a minus. Some texts put this into
# the definition, for any number of players: own score minus the mean of the others.
#
# $$ V_1 = s_1 - \frac{s_2 + s_3 + \dots}{n - 1} $$
#
# Is that max^n? Try it on random trees.


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
print(f"two players, leads: the value of minimax in {same_value:,} of 1,000 trees")
print(f"two players, raw payoffs: another move in {raw}")
print(f"three players, leads instead of payoffs: another move in {other}")

# %%
bars(["2 players: leads", "2 players: payoffs", "3 players: leads"],
     [1000 - same_value, raw, other], size=(7, 2.4), ylabel="of 1,000",
     title="differs from minimax (2), from raw payoffs (3)",
     alt=f"{1000 - same_value}, {raw} and {other} of 1,000 trees differ")

# %% [markdown]
# So the claim holds for *leads* and two players: always the value of minimax. Max^n itself asks for
# no such formula. With raw payoffs nobody must want to hurt anybody, and with three players "my lead" is
# another game with other best moves. Decide what players want *before* you search.

# %% [markdown] slide="slide"
# ## Paranoid: what if they are all against me?
#
# Make one camp of all the others, who only want to hurt you. That is minimax again. Some texts reject it:
# it "violates the rational agent assumption". Is it a mistake?

# %%
predict("9.p2", "Compared with max^n, the paranoid value is …",
        ["never higher", "never lower", "sometimes either"])

# %% slide="subslide"
for search in (maxn, paranoid):
    print(search.__name__, *search(first))
both = [(maxn(game), paranoid(game)) for game in map(PayoffTree, trios)]
moves = sum(one.move != two.move for one, two in both)
higher = sum(two.value > one.value[0] for one, two in both)
print(f"another first move in {moves} of 1,000 trees")
print(f"a paranoid value above max^n's in {higher}")

# %%
reveal("9.p2", "never higher",
       "A guarantee cannot be more than what then happens.")

# %% [markdown]
# Step through both on the same tree: one keeps all three numbers, the other only yours.

# %%
show_steps({"max^n": record(maxn, first),
            "paranoid": record(minimax, Coalition(first, {0}))})

# %% [markdown]
# It is a legitimate question with a pessimistic answer: player 1 moves right, for a *sure* 3. Max^n moves
# left for 4 and counts on player 2 minding his own business. Which of the two describes the people at
# your table?

# %% slide="skip"
show_source(paranoid)

# %% [markdown] slide="slide"
# ## Kingmaking: one who has nothing to win decides
#
# Player 3 gets nothing either way. Who wins, player 1 or player 2?

# %% [markdown] slide="notes"
# Everybody who plays games for three knows this: the last one, out of the running, decides the game.
# The rule of the program ("the first of equals") is as arbitrary as his mood. Three minutes.

# %%
kingmaker = PayoffTree([[(9, 1, 0), (1, 9, 0)], (4, 4, 2)], players=(0, 2))
mirrored = PayoffTree([[(1, 9, 0), (9, 1, 0)], (4, 4, 2)], players=(0, 2))
print(maxn(kingmaker), "or", maxn(mirrored))
draw_payoffs(record(maxn, kingmaker))

# %% [markdown]
# Two moves that are equal *to him*; the order in which they are listed gives player 1 nine or sends him to
# the four. With two opposed players a tie hurts nobody. With three, **the value of a game is not
# unique**. How often does it matter, with payoffs from 0 to 4?


# %% slide="skip"
def outcomes(tree, ply=0):
    """Everything that may come out, however ties are broken."""
    if isinstance(tree, tuple):
        return {tree}
    mover, found = ply % 3, set()
    for below in product(*(outcomes(branch, ply + 1) for branch in tree)):
        most = max(leaf[mover] for leaf in below)
        found |= {leaf for leaf in below if leaf[mover] == most}
    return found


# %%
small = some_trees(1000, highest=4)
several = sum(len({leaf[0] for leaf in outcomes(tree)}) > 1 for tree in small)
print(f"payoffs 0 to 4: player 1's value hangs on a tie in {several} of 1,000")

# %% [markdown] slide="slide"
# ## Alliances: two together are sure of more
#
# A row of coins; in turn each of three players takes the left or the right end. What is each sure of
# alone, and what is a pair sure of if it plays as one camp?

# %%
coins = Coins(4, 1, 6, 2, 9, 3)
alone = [paranoid(coins, you=player).value for player in range(3)]
camps = {(0, 1): "1 and 2", (0, 2): "1 and 3", (1, 2): "2 and 3"}
together = [minimax(Coalition(coins, camp)).value for camp in camps]
added = [alone[a] + alone[b] for a, b in camps]
print("alone:", alone, " max^n:", maxn(coins).value)
print("the pairs, added:", sum(together), " the coins:", coins.total)

# %%
bars(list(camps.values()),
     {"each alone, added": added, "as one camp": together},
     title="coins a pair is sure of", span=(0, 28), size=(7, 2.8),
     alt=f"alone {added}, together {together}")

# %% [markdown]
# Every pair gains by acting as one. The three pairs together are sure of 55, more than twice the 25 coins
# there are: so however the coins are shared, some pair could do better, and the alliances never come to
# rest. Nothing in the rules makes a promise binding: max^n assumes there are none, paranoid that all the
# *others* have made one.

# %% slide="skip"
play(coins, maxn)  # you are player 1; "Show values" tells what each player gets

# %% slide="skip"
show_source(Coalition)

# %% [markdown] slide="slide"
# ## May we prune? Not by the first rule that comes to mind
#
# A printed rule: stop at an opponent's node as soon as a move there gives *me* less than I already have.
# In minimax that is sound. Here?

# %%
predict("9.p3", "Player 1 has 4. A move of player 2 gives him only 2.",
        ["the rest cannot matter", "it may matter"])

# %% slide="subslide"
hasty = PayoffTree([[(4, 1, 5)], [(2, 3, 5), (7, 6, 0)]])
show_steps(record(maxn, hasty), at=6)

# %%
print(maxn(hasty))
reveal("9.p3", "it may matter",
       "Player 2 finds a 6 for himself, and it brings player 1 seven.")


# %% slide="skip"
def hastily(game, state, had=None):
    """The printed rule: at a node of the others, stop below what player 1 has."""
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


# %%
shared = some_trees(1000, total=100)
games = [PayoffTree(tree) for tree in shared]
wrong = sum(hastily(game, ())[0] != maxn(game).value[0] for game in games)
print(f"the printed rule: a wrong value for player 1 in {wrong} of 1,000 trees")

# %% [markdown] slide="slide"
# ## Sound: there is only so much to share
#
# Suppose no payoff is negative and no leaf's payoffs add up to more than 10. Player 1 already has 4. At
# his node, player 2 finds a 7. What can be left for player 1 there?
#
# $$ m = \text{bound} - \text{what the mover here has} = 10 - 7 = 3 < 4 $$

# %%
pie = PayoffTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]])
trace = record(maxn_shallow, pie, total=10)
show_steps(trace)

# %% slide="skip"
print(trace.value, trace.move, trace.pruned)

# %% [markdown]
# Player 2 will not take less than 7, so at most 3 is left for player 1, whatever (9, 0, 1) promises. This
# is **shallow pruning** (Richard Korf, 1991). The printed text has both halves, the bad rule and this
# bound, but forgets to say that the bound is on the *sum*. As in lesson 02, what was cut is only a bound:
# an *equal* payoff from there is never taken. Leads (own minus others) are negative for
# somebody: the bound does not hold for them unless they are shifted.
# <!-- cited: 1991 (R. E. Korf, Multi-player alpha-beta pruning, Artificial Intelligence 48) -->

# %% slide="skip"
show_source(maxn_shallow)

# %% [markdown] slide="subslide"
# ## A bound from further up proves nothing
#
# In alpha-beta a grandparent's bound cuts, too. Player 1 has 5. Two levels down, player 3 finds a 6, so
# here at most 4 is left for player 1. Stop?

# %%
trap = PayoffTree([(5, 4, 1), [[(2, 2, 6), (0, 0, 10)], [(8, 1, 1)]]])
draw_payoffs(trap)

# %%
predict("9.p4", "Is it sound to stop at player 3's node?", ["yes", "no"])

# %%
print(maxn(trap))
reveal("9.p4", "no",
       "(2, 2, 6) goes up: player 2 prefers its 2, and player 1 misses 8.")

# %% [markdown]
# Player 3's node cannot become what player 1 *gets*. But player 2 chooses by it: with (2, 2, 6) he stays
# there; with the true (0, 0, 10) he leaves for (8, 1, 1). Only the player **directly above** may stop a
# search. Deep cuts are sound in minimax because there only one number travels up.

# %% [markdown] slide="subslide"
# ## With three players, pruning saves little
#
# Thirty trees with three moves each, payoffs that add up to 100. Shallow pruning gives the same answer
# every time; the paranoid search may use alpha-beta in full.


# %% slide="skip"
def leaves(search, **options):
    traces = [record(search, PayoffTree(tree), **options) for tree in wide]
    return sum(len(trace.leaves) for trace in traces)


# %% slide="skip"
wide = some_trees(30, depth=4, branches=(3, 3), total=100)
read = {"max^n": leaves(maxn), "shallow": leaves(maxn_shallow, total=100),
        "paranoid": leaves(paranoid)}
equal = sum(maxn_shallow(game, total=100) == maxn(game) for game in games)
print(read, f"same answer in {equal:,} of 1,000, total 100")

# %%
bars(list(read), list(read.values()), title="leaves read, payoffs adding up to 100", size=(7, 2.4),
     alt=f"{read}")

# %% [markdown] slide="slide"
# ## Cards face down: is that one big die at the start?
#
# A card is dealt, red or black. You call a colour; right earns 6, wrong nothing. With the card in sight
# that is a chance node at the start, and worth 6. And with the card face down?

# %%
seen = HiddenTree([[6, 0], [0, 6]], (CHANCE, MAX))
unseen = HiddenTree([[6, 0], [0, 6]], (CHANCE, MAX), hides={MAX: [0]})
print("worth", best_response(seen).value, "or", best_response(unseen).value)
draw_hidden(unseen)

# %% [markdown]
# The tree is the same. The dashed line is the difference: both nodes look alike to MAX. They form an
# **information set**, and he must do *the same* in both. A search that takes the best move in each
# node separately looks at the cards.

# %% [markdown] slide="slide"
# ## The smallest poker has twelve information sets
#
# Kuhn poker: cards J, Q, K, one each, one chip in the pot from each. Player 1 checks or bets a chip;
# after a bet the other calls or folds. The higher card wins.

# %%
poker, known = KuhnPoker(), {}
waiting = [poker.initial]
while waiting:
    state = waiting.pop()
    if not poker.is_terminal(state):
        waiting += [poker.result(state, a) for a in poker.actions(state)]
        if poker.to_move(state) != CHANCE:
            known.setdefault(poker.information(state), []).append(state)
sizes = {len(states) for states in known.values()}
print(len(known), "information sets, each of", sizes)
print(known[("Q", "bet")])

# %% slide="skip"
show_source(KuhnPoker)

# %% [markdown] slide="slide"
# ## A belief is Bayes' rule over what looks alike
#
# You hold Q, he bets. He always bets a K, never a Q, and a J as a bluff, with probability b. How
# probable is it that he holds the K?

# %%
predict("9.p5", "He bluffs with a third of his jacks. He bets. P(K) is …",
        ["1/2", "2/3", "3/4", "1"])


# %% slide="skip"
def bettor(bluff):
    """Player 1 bets a K, never a Q, and a J with this probability."""
    odds = {"J": bluff, "Q": 0, "K": 1}
    return {(card,): {"bet": p, "check": 1 - p} for card, p in odds.items()}


def belief(bluff):
    held = deals(poker, ("Q", "bet"), bettor(bluff))
    return [float(p) for (cards, _), p in sorted(held.items(), reverse=True)]


# %% slide="subslide"
bluffs = [Fraction(n, 6) for n in range(7)]
pictures = [bars(["K", "J"], [*belief(b), 0][:2], size=(5, 2.6), span=(0, 1.15),
                 title=f"he bets with {b} of his jacks",
                 alt="K {:.0%}, J {:.0%}".format(*[*belief(b), 0][:2]))
            for b in bluffs]
show_frames(bluffs, pictures, label="b", at=2)

# %%
third = deals(poker, ("Q", "bet"), bettor(Fraction(1, 3)))
print({cards: str(p) for (cards, _), p in third.items()})
reveal("9.p5", "3/4", "One K for every third of a J: 1 against 1/3.")

# %% [markdown]
# His move told you something, and *how much* depends on his plan. He knows that. So what your information
# is worth depends on how others play: no chance node has probabilities of that kind.

# %% [markdown] slide="slide"
# ## The tempting way: average over the deals
#
# Guess the hidden cards, solve each deal as if all lay open, average the values of every move. The bridge
# program GIB, among the strongest around 2000, did this with a sample of 100 deals that fit the bidding.
#
# It is fast, it is often good, and the average it computes is **wrong** as a value. The next two
# slides show how.
# <!-- cited: 2000, 100 (M. Ginsberg, GIB: Imperfect Information in a Computationally Challenging Game, JAIR 14, 2001) -->

# %%
show_source(determinization)

# %% [markdown] slide="slide"
# ## "Best in every deal, so it is best"
#
# Move A pays 1. Move B leads to a fork: one road to 10, the other over a cliff, −1000. You do not know
# which is which. A printed rule: *an action that is optimal for all deals is optimal*.

# %% [markdown] slide="notes"
# Let the class vote first. Most see that B is mad, and then cannot say what is wrong with the rule:
# in each deal B *is* best, 10 against 1. Five minutes, the core of the lesson.

# %%
roads = [[1, [10, -1000]], [1, [-1000, 10]]]
fork = HiddenTree(roads, (CHANCE, MAX, MAX), hides={MAX: [0]})
open_fork = HiddenTree(roads, (CHANCE, MAX, MAX))  # nothing hidden
draw_hidden(fork)

# %%
predict("9.p6", "Averaging over the two deals, B is worth …",
        ["10", "1", "−495"])

# %%
averaged = determinization(fork, (0,))
print("averaging:", averaged.averages, "so it plays B" if averaged.move else "")
b_first = {(MAX, "?"): {1: 1}}
print("B, then a road by coin:", expected_value(fork, b_first))
print("the best plan:", best_response(fork).value, " and if one could see:",
      best_response(open_fork).value)
reveal("9.p6", "10",
       "In each deal it takes the good road, which it cannot know.")

# %% [markdown]
# This is **strategy fusion**: the average glues two plans together, "left in this deal, right in that",
# and no player can follow both. What it computes is the value of *another* game, in which you see the fork.

# %% [markdown] slide="slide"
# ## Non-locality: a leaf far away decides
#
# MIN sees the card, MAX does not. MIN may stop, or go on to MAX. Two trees differ only in what stopping
# costs MIN in the *right* deal: a leaf MAX never sees.


# %%
def two_deals(stop):
    return HiddenTree([[10, [4, 0]], [stop, [0, 6]]], (CHANCE, MIN, MAX),
                      hides={MAX: [0]})


draw_hidden(two_deals(-10))

# %%
at = (MAX, "?", 1)
for stop in (10, -10):
    game = two_deals(stop)
    sure = [best_response(game, you=MIN, plan={at: {road: 1}}).value
            for road in (0, 1)]
    advised = determinization(game, (0, 1)).move
    print(f"stop {stop:>3}: left {sure[0]}, right {sure[1]}; averaging says",
          ["left", "right"][advised])

# %% [markdown]
# With 10 at the stop MIN never stops, MAX cannot tell the deals apart, and right is better. With −10
# MIN stops in the right deal; if he goes on, it is the left one. Averaging sees only what lies
# *below* the node and says right both times. The value of a subtree is not a property of the subtree.

# %% [markdown] slide="subslide"
# ## So search information states, and act accordingly
#
# | what sensible players do | why a search of open deals never does it |
# |---|---|
# | pay to *find out* | it thinks it will know anyway |
# | *signal* to a partner | it thinks the partner knows |
# | act *at random* | it thinks the other one knows |
#
# The last one is the deepest. How does one compute a probability of one's own action?

# %% [markdown] slide="slide"
# ## Guessing games: a guard nobody can predict
#
# A guard watches one of two sites. An intruder goes to one: found empty, the museum is worth 8 to him, the
# bank 4. The guard loses as much. Guard the museum every night?

# %%
predict("9.p7", "How often should the museum be guarded?",
        ["1/2", "2/3", "3/4", "always"])

# %% slide="subslide"
two = Patrol({"museum": 8, "bank": 4})
shares_of_museum = [n / 12 for n in range(13)]
by_site = {"at the museum": [-8 * (1 - p) for p in shares_of_museum],
           "at the bank": [-4 * p for p in shares_of_museum]}
lines(shares_of_museum, by_site, xlabel="how often the museum is guarded",
      ylabel="the guard's income", alt="the two lines cross at 2/3")

# %%
value, guard, intruder = solve_matrix(two.matrix())
print("value", value, " guard", [str(p) for p in guard],
      " intruder", [str(p) for p in intruder])
reveal("9.p7", "2/3",
       "There both sites tempt him equally; any other share he can use.")

# %% [markdown]
# The intruder takes the lower of the two lines; the guard wants that lower one as high as possible: where
# they cross. Being predictable costs 4 (always the museum) or 8 (always the bank).

# %% [markdown] slide="slide"
# ## Floor and roof meet
#
# A mixture of rows earns at least its **floor**, against the worst column. A mixture of columns concedes
# at most its **roof**. Every floor is at most every roof. In a solution they are equal: this is the
# *minimax theorem* (John von Neumann, 1928), and the two mixtures prove each other right.
# <!-- cited: 1928 (J. von Neumann, Zur Theorie der Gesellschaftsspiele) -->

# %%
half = (0.5, 0.5)
print("half and half: floor", lower_value(two.matrix(), half))
print("floor", lower_value(two.matrix(), guard))
print("roof", upper_value(two.matrix(), intruder))

# %% slide="skip"
show_source(solve_matrix)

# %% [markdown] slide="subslide"
# ## Three sites: the best patrol does not watch everything
#
# The same guard, and a harbour worth 3. Light is good for the guard. The triangle shows every way to
# divide the nights; the value is what an intruder leaves who *knows* the shares.

# %%
sites = Patrol({"museum": 9, "bank": 6, "harbour": 3})
value, guard, intruder = solve_matrix(sites.matrix())
print("value", value, "=", float(value))
print(dict(zip(sites.routes, map(str, guard))))
draw_simplex(list(sites.routes),
             lambda mixture: lower_value(sites.matrix(), mixture),
             points={"best": guard, "all alike": [1 / 3] * 3},
             alt="the best mixture lies on the edge between museum and bank")

# %% [markdown]
# At the best point museum and bank are equally tempting, each worth 3.6 to the intruder; the harbour
# with its 3 is not worth a night. "All alike" loses 6. Airports and ports plan patrols with much larger
# games of this kind.

# %% [markdown] slide="slide"
# ## Regret matching: learn the mixture
#
# After each night ask of every route: how much more would it have earned than what I did? Add that up: its
# **regret**. Tomorrow choose in proportion to the positive regrets.

# %% slide="skip"
show_source(regret_mixture)

# %%
print("regrets 3, −2 and 1:", regret_mixture([3, -2, 1]))

# %%
rounds = list(islice(regret_matching(sites.matrix()), 300))
numbers = [1, 3, 10, 30, 100, 300]
picked = [rounds[n - 1] for n in numbers]
lines(numbers, {"roof": [r.roof for r in picked],
                "floor": [r.floor for r in picked],
                "value": [float(value)] * len(numbers)},
      logx=True, xlabel="rounds", size=(7, 3.2),
      alt="floor and roof close in on the value")

# %% [markdown]
# The *average* of what was played comes near the solution; the latest mixture may go round in circles.
# At any time floor and roof say how near: no need to know the answer.

# %% slide="skip"
show_source(regret_matching)

# %% [markdown] slide="slide"
# ## CFR: regret matching in every information set
#
# **Counterfactual regret minimisation** walks through the tree and does this at each information set.
# A state counts there as much as luck and the *other* player make it probable, as if this player
# had tried to get there. Kuhn poker, 3,000 rounds. Whom do the rules favour?

# %%
predict("9.p8", "Played perfectly, Kuhn poker is …",
        ["even", "good for player 1", "good for player 2"])

# %% slide="skip"
marks = [1, 3, 10, 30, 100, 300, 1000, 3000]
curve = []
for learner in islice(cfr(poker), marks[-1]):
    if learner.rounds in marks:
        curve.append((float(expected_value(poker, learner.plan)),
                      float(exploitability(poker, learner.plan))))
plan = learner.plan

# %% [markdown] slide="subslide"
# **Exploitability** is what two perfect opponents, one against each side, would win from the plan, on
# average. It is 0 only in an equilibrium. It can be computed without knowing one: a best answer to a
# *given* plan is a search with chance nodes, one decision for each information set.

# %%
lines(marks, {"exploitability": [e for _, e in curve]}, log=True, logx=True,
      xlabel="rounds", ylabel="chips per hand",
      alt=f"falls from {curve[0][1]:.2f} to {curve[-1][1]:.4f}")

# %%
print(f"value {curve[-1][0]:.4f}, and -1/18 is {-1 / 18:.4f}")
print(f"exploitability {curve[-1][1]:.4f} after {learner.rounds:,} rounds")
reveal("9.p8", "good for player 2",
       "Player 1, who must speak first, loses 1/18 of a chip per hand.")

# %% slide="skip"
show_source(best)

# %% slide="skip"
show_source(cfr)

# %% [markdown] slide="subslide"
# ## It has discovered the bluff
#
# Nobody told it. What does player 1 do with each card, as an average of all rounds?

# %%
bets = {card: round(plan[(card,)]["bet"], 2) for card in "JQK"}
calls = {card: round(plan[(card, "check", "bet")]["call"], 2) for card in "JQK"}
print("bets:", bets, " calls after checking:", calls)
answers = {card: round(plan[(card, "bet")]["call"], 2) for card in "JQK"}
print("player 2 calls:", answers)
bars(list("JQK"), {"bets": list(bets.values()), "calls": list(calls.values())},
     title="player 1", span=(0, 1.3), size=(7, 2.3),
     alt=f"bets {bets}, calls {calls}")

# %% [markdown]
# He bets a J, the worst card, now and then, and a K about three times as often; a Q never. Harold Kuhn
# found all solutions in 1950: bet a J with any probability b up to 1/3, a K with 3b, and call with a
# Q in b + 1/3 of the cases. Check it, exactly:
# <!-- cited: 1950 (H. W. Kuhn, A simplified two-person poker) -->


# %% slide="skip"
def kuhns(b):
    third = Fraction(1, 3)
    bet = {("J",): b, ("Q",): 0, ("K",): 3 * b,
           ("J", "check"): third, ("Q", "check"): 0, ("K", "check"): 1}
    call = {("J", "check", "bet"): 0, ("Q", "check", "bet"): b + third,
            ("K", "check", "bet"): 1, ("J", "bet"): 0, ("Q", "bet"): third,
            ("K", "bet"): 1}
    plan = {known: {"bet": p, "check": 1 - p} for known, p in bet.items()}
    return plan | {known: {"call": p, "fold": 1 - p} for known, p in call.items()}


# %%
for b in (0, Fraction(1, 6), Fraction(1, 3), Fraction(1, 2)):
    if 3 * b <= 1:
        solution = kuhns(b)
        print(f"b = {b}: value {expected_value(poker, solution)}, "
              f"exploitability {exploitability(poker, solution)}")

# %% [markdown] slide="slide"
# ## Averaging over deals never bluffs
#
# The same game, played by averaging. With the cards open, a J never bets into a better card: the other
# would *see* it and call.

# %%
honest = {}
for information, states in known.items():
    honest[information] = {determinization(poker, states[0]).move: 1}
moves = {card: next(iter(honest[(card,)])) for card in "JQK"}
print("averaging opens with", moves)
plans = {"averaging": honest, "at random": {}, "CFR": plan}
losses = {name: round(float(exploitability(poker, each)), 3)
          for name, each in plans.items()}
print(losses)

# %%
bars(list(losses), list(losses.values()), title="exploitability", size=(7, 2.4),
     ylabel="chips per hand", alt=f"{losses}")

# %% [markdown]
# It never bets a J, and with a K it finds checking as good as betting: in every open deal the other
# one folds. So no bet of his ever means anything, and a sixth of a chip per hand goes to
# anyone who notices. A bluff has no value in any *deal*; it has value because the other one cannot see.

# %% [markdown] slide="slide"
# ## From three cards to the poker table
#
# CFR and its relatives beat the best humans: **Libratus** in 2017 with two at the table, **Pluribus**
# in 2019 with six. Both added search while playing, over beliefs, and both sampled instead of walking
# through the whole tree. With six players there is no proof any more of what an equilibrium is worth:
# it simply won.
# <!-- cited: 2017 (N. Brown and T. Sandholm, Superhuman AI for heads-up no-limit poker, Science 2018) -->
# <!-- cited: 2019 (N. Brown and T. Sandholm, Superhuman AI for multiplayer poker, Science 2019) -->
#
# Other ways: Monte Carlo tree search over *information sets* instead of states, a deal sampled for each
# random game (lesson 11 has the tree, without the hiding).

# %% [markdown] slide="slide"
# ## Which search for which table?
#
# | the game | search | what its value means |
# |---|---|---|
# | several players, each for himself | max^n, shallow pruning | one outcome of several, ties decide |
# | several players, fear the worst | paranoid, all of alpha-beta | a guarantee for one |
# | two camps | minimax on the camps | a guarantee for a camp |
# | both choose at once | matrix game, regret matching | a guarantee on average |
# | hidden cards | CFR, information set search | a guarantee on average |
# | hidden cards, little time | averaging over deals | a hope; never bluffs, never asks |

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/09_players.ipynb): max^n by hand, then your own, repair an
# unsound prune, update a belief and catch strategy fusion, write regret matching, and find the best
# patrol for four sites.

# %% [markdown] slide="slide"
# ## Key points
#
# - With three players a position is worth a vector. Each player looks at his own entry.
# - Ties matter: one who does not care may decide who wins.
# - Only the player directly above may prune, and only if there is a bound on the sum.
# - What looks alike is one information set: one decision for all its states.
# - Averaging over deals assumes you will see the cards. It fuses plans, and never bluffs.
# - In guessing games the best plan is a mixture; floor and roof tell how good it is.

# %% [markdown]
# ## Ask yourself
#
# 1. Why does max^n hand up a vector when each player looks at one entry only?
# 2. Somebody is sure of 4, and 10 is all there is. When may he stop reading another player's node?
# 3. Why is a bluff worth nothing in every single deal, and something in the game?
#
# ## Further reading
#
# - C. Luckhart and K. Irani, *An Algorithmic Solution of N-Person Games*, AAAI (1986): max^n.
# - N. Sturtevant and R. Korf, *On Pruning Techniques for Multi-Player Games*, AAAI (2000): paranoid.
# - I. Frank and D. Basin, *Search in Games with Incomplete Information*, Artificial Intelligence 100 (1998): strategy fusion, non-locality.
# - M. Zinkevich and others, *Regret Minimization in Games with Incomplete Information*, NIPS (2007): CFR.
# - M. Tambe, *Security and Game Theory* (2011): patrols.
