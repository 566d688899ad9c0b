# %% [markdown] slide="slide"
# # 10 · Hidden: when you cannot see everything
#
# **What is a move worth when you do not know which position you are in?**
#
# **Objectives**
#
# - compute a belief from what an opponent did
# - explain why averaging over the possible deals can recommend wrong moves
# - compute the best mixture of a guessing game, and prove that it is the best
# - trace regret matching by hand
# - measure how much a plan gives away
# - write counterfactual regret minimisation for a small poker
# - decide when it pays to announce what you will do
#
# **Time** 60 minutes, and 150 minutes for the exercises
#
# **You need** [averages at chance nodes](07_expectimax.ipynb),
# [best responses to a known opponent](08_opponents.ipynb)

# %% [markdown] slide="notes"
# 1 minute. Ask: "In which games do you act differently on purpose although the position is the same?"
# Somebody says poker or football penalties. Keep the word "on purpose" for the slide on mixtures.

# %% slide="skip"
import random
from fractions import Fraction
from itertools import islice

from gamesearch import (
    CHANCE, MAX, MIN, HiddenTree, KuhnPoker, Patrol, draw_hidden, play,
    predict, reveal, show_frames, show_source,
)
from gamesearch.drawing.charts import bars, lines
from gamesearch.drawing.diagrams import draw_simplex
from gamesearch.drawing.trees.information_sets import draw_information_sets
from gamesearch.games.leduc import LeducPoker
from gamesearch.search.imperfect.best_response import (
    best_response, expected_value, exploitability, reached,
)
from gamesearch.search.imperfect.cfr import cfr
from gamesearch.search.imperfect.commitment import commit
from gamesearch.search.imperfect.determinization import deals, determinization
from gamesearch.search.imperfect.matrix import lower_value, solve_matrix, upper_value
from gamesearch.search.imperfect.regret_matching import regret_matching

# %% [markdown] slide="slide"
# ## Is a card that lies face down just one more die?
#
# A card is drawn: red or black, each with probability one half. You name a colour. If you are right
# you win 6, if you are wrong nothing. Left branch: red. With the card face up this is a chance node and
# then a choice.

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answer: 6, "the best move in each branch, as in
# expectimax". Ask: "Which colour do you say? You have to say it before you look."

# %%
face_up = HiddenTree([[6, 0], [0, 6]], (CHANCE, MAX))
face_down = HiddenTree([[6, 0], [0, 6]], (CHANCE, MAX), hides={MAX: [0]})
draw_hidden(face_up)

# %%
predict("10.p1", "Now the card lies face down. What is the game worth to you?",
        ["6", "3", "0", "it depends on how lucky I am"])

# %%
worths = [best_response(game).value for game in (face_up, face_down)]
reveal("10.p1", worths[1], f"With the card face up it is {worths[0]:g}.",
       show=draw_hidden(face_down))

# %% [markdown] slide="slide"
# ## What looks alike needs one decision
#
# In the last picture a dashed line joins the positions that look alike to the player who is to move. Together they are
# one **information set**. A plan chooses once for the whole set: it cannot say "red" on the left and
# "black" on the right.
#
# Expectimax takes the best move in each node separately: with hidden cards that means to look at the cards.

# %% [markdown] slide="notes"
# 1 minute, no discussion needed. Make sure that everybody can say the definition: one information set,
# one decision.

# %% [markdown] slide="slide"
# ## Kuhn poker: the rules
#
# Three cards: jack (J) below queen (Q) below king (K). Each player puts one chip into the pot and gets one card.
#
# | player 1 | player 2 | player 1 | who wins the pot |
# |---|---|---|---|
# | check | check | | the higher card wins 1 |
# | check | bet | fold | player 2 wins 1 |
# | check | bet | call | the higher card wins 2 |
# | bet | fold | | player 1 wins 1 |
# | bet | call | | the higher card wins 2 |
#
# To *check* adds nothing, to *fold* gives up the pot; a *bet* adds one chip, and so does a *call*, which answers it. A
# payoff is what one wins from the other.

# %% [markdown] slide="notes"
# 2 minutes. Play one hand with three sheets of paper in front of the class. The line that people
# forget is "check, bet": after a check the second player may still bet.

# %% slide="skip"
play(KuhnPoker(), rng=random.Random(1))  # both seats, cards open: only to try the rules

# %% [markdown] slide="slide"
# ## The whole game in one picture
#
# Nodes with the same number are one information set. Find both nodes 5: player 2 holds the Q and has
# seen a bet. Which cards can player 1 hold there?

# %% [markdown] slide="notes"
# 3 minutes. Let the class find set 5 (JQ and KQ, after a bet) and set 10 (player 1 with the J,
# after check and bet). Usual wrong answer: "twelve sets, so twelve nodes". Ask: "How many nodes has
# each set, and why always two?" Because the other player holds one of the two
# other cards.

# %%
poker = KuhnPoker()
draw_information_sets(poker)

# %% [markdown]
# Twelve information sets of two nodes each. A **plan** says, for each of them, how probable each move is.

# %% [markdown] slide="slide"
# ## They bet. Do they have the K?
#
# You are player 2 and hold the Q. Player 1 bets. You know their plan: they always bet with a K, never
# with a Q, and with a third of their jacks. A bet with the worst card is called a *bluff*.

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answers: 1/2 ("J or K, nobody knows") and 2/3. Ask:
# "Of twelve hands in which you hold the Q, how often do they hold the K and bet? How often the J and
# bet?" Six and two.

# %%
predict("10.p2", "How probable is it now that they hold the K?",
        ["1/2", "2/3", "3/4", "1"])


# %% slide="skip"
def bettor(bluff):
    """Player 1 bets a K, never a Q, and a J with this probability."""
    odds = {"J": bluff, "Q": 0, "K": 1}
    return {(card,): {"bet": p, "check": 1 - p} for card, p in odds.items()}


def belief(bluff):
    held = deals(poker, ("Q", "bet"), bettor(bluff))
    return [float(p) for (cards, _), p in sorted(held.items(), reverse=True)]


# %% slide="skip"
def drawn_belief(bluff):
    found = [*belief(bluff), 0][:2]
    return bars(["K", "J"], found, size=(5, 2.6), span=(0, 1.15),
                title=f"they bet with {bluff} of their jacks",
                alt="After a bet: K {:.0%}, J {:.0%}.".format(*found))


# %%
bluffs = [Fraction(n, 6) for n in range(7)]
reveal("10.p2", "3/4", "For each K that bets there is a third of a J: 1 against 1/3.",
       show=show_frames(bluffs, [drawn_belief(b) for b in bluffs], label="bluffs", at=2))

# %% [markdown] slide="slide"
# ## A belief is Bayes' rule on an information set
#
# $$ P(\text{K} \mid \text{bet}) = \frac{P(\text{K}) \cdot P(\text{bet} \mid \text{K})}
#    {P(\text{K}) \cdot P(\text{bet} \mid \text{K}) + P(\text{J}) \cdot P(\text{bet} \mid \text{J})} $$
#
# The bet told you something. *How much* it told you depends on their plan, and their plan depends on
# what they think of yours. So after a move the probabilities in an information set are not given by the rules
# alone, as those of a die are. They depend on how the other player plays.

# %% [markdown] slide="notes"
# 1 minute. The sentence to keep: the rules give the probabilities of the cards; the rules and the other's
# plan together give those inside an information set.

# %% [markdown] slide="slide"
# ## A tempting way: solve every deal, then average
#
# **Determinization**: for each way the hidden cards can lie, solve the game with all cards open; then play the
# move with the best average value.
#
# The bridge program GIB, among the strongest around 2000, played its cards from a sample of such deals.
# Its author knew the flaw that comes now, and repaired part of it.
# <!-- cited: 2000 (M. Ginsberg, GIB: Imperfect Information in a Computationally Challenging Game, JAIR 14, 2001) -->

# %% [markdown] slide="notes"
# 1 minute. Ask for opinions: "What could be wrong with that?" Usually nobody objects. Good.

# %% slide="skip"
show_source(determinization)

# %% [markdown] slide="slide"
# ## What does averaging think of a fork?
#
# Move A pays 1. Move B leads to a fork: one road ends in 10, the other in −1000. Two deals, equally
# probable, decide which road is which. You never see the deal.

# %% [markdown] slide="notes"
# 3 minutes; the core of the first half. Most see that B is a bad move, and then cannot
# say what is wrong with averaging: in each deal B *is* best, 10 against 1. Ask: "Write down what you
# would do at the fork. One sentence, no 'if'."

# %%
roads = [[1, [10, -1000]], [1, [-1000, 10]]]
fork = HiddenTree(roads, (CHANCE, MAX, MAX), hides={MAX: [0]})
draw_hidden(fork)

# %%
predict("10.p3", "Averaging over the two deals: what does it say B is worth?",
        ["10", "1", "−495", "0"])

# %%
averaged = determinization(fork, (0,))
by_coin = expected_value(fork, {(MAX, "?"): {1: 1}})
said = f"by averaging: A {averaged.averages[0]:g}, B {averaged.averages[1]:g}\n"
said += f"B, then a road by coin: {by_coin}; the best plan: {best_response(fork).value}"
reveal("10.p3", "10", "In each deal it takes the good road.", show=said)

# %% [markdown] slide="subslide"
# ## Strategy fusion: two plans that no player can follow together
#
# Averaging glues two plans together: "left in this deal, right in that one". No player can follow both,
# because no player sees the deal. What it computes is the value of *another* game, one in which the
# cards are turned over after your first move.
#
# - It gives information no value: it thinks that it will know anyway.
# - It gives secrecy no value: it thinks that the others know anyway.

# %% [markdown] slide="notes"
# 1 minute. Write the name on the board: strategy fusion (Frank and Basin). The two lines of the list
# are what a card player notices first.

# %% [markdown] slide="skip"
# ## Non-locality: a leaf far away decides
#
# For reading at home. MIN sees the card, red or black; MAX does not. MIN may stop, or go on to MAX, who
# goes up or down. Two trees differ only in what stopping costs MIN in the *black* deal: a leaf that lies
# below no node of MAX.


# %% slide="skip"
def two_deals(stop):
    """The first branch is the red deal, the second the black one."""
    return HiddenTree([[10, [4, 0]], [stop, [0, 6]]], (CHANCE, MIN, MAX),
                      hides={MAX: [0]})


at = (MAX, "?", 1)
for stop in (10, -10):
    game = two_deals(stop)
    sure = [best_response(game, you=MIN, plan={at: {way: 1}}).value for way in (0, 1)]
    advised = determinization(game, (0, 1)).move
    print(f"stop {stop:>3}: up {sure[0]}, down {sure[1]}; averaging says",
          ["up", "down"][advised])

# %% slide="skip"
draw_hidden(two_deals(-10))

# %% [markdown] slide="skip"
# With 10 at the stop MIN never stops, MAX cannot tell the deals apart, and *down* is better. With −10 MIN
# stops in the black deal; whoever sees MIN go on knows that the card is red, and *up* is better. Averaging
# looks only at what lies below its node, and says *down* both times. The value of a subtree depends on the
# rest of the tree.

# %% [markdown] slide="slide"
# ## How much can you win from a player who averages?
#
# Kuhn poker. Your opponent averages over the deals at every decision. You know that.

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answers: nothing ("it always finds the best move") or a
# lot, by bluffing. Ask: "They hold the Q and see a bet. What do they think of your card?"

# %%
predict("10.p4", "How many chips per hand can you win, on average?",
        ["none", "about 1/18", "about 1/6", "about 1/2"])

# %% slide="skip"
averager = {}
for state, _ in reached(poker, {}):
    if not poker.is_terminal(state) and poker.to_move(state) != CHANCE:
        averager[poker.information(state)] = {determinization(poker, state).move: 1}

# %%
against = [best_response(poker, you=you, plan=averager) for you in (MAX, MIN)]
mine = {known[0]: next(iter(way)) for known, way in against[0].plan.items()
        if len(known) == 1}
chosen = ", ".join(f"{move} the {card}" for card, move in mine.items())
said = f"as player 1: {against[0].value}, if you {chosen}\n"
said += f"as player 2: {-against[1].value}"
reveal("10.p4", "1/6", "Bet the K, and nothing else.", show=said)

# %% [markdown] slide="subslide"
# ## It ignores what a bet says
#
# You bet only with a K. After your bet, a player with the Q should fold: Bayes' rule says that you hold
# the K. Averaging keeps K and J equally probable, and calls.

# %% [markdown] slide="notes"
# 2 minutes. The sum on the board: you hold the K in a third of the hands, they hold the Q in half of
# those, and each such call brings one chip more than a fold. Nobody bluffs here: not bluffing is not
# the leak. The leak is that the belief was never updated.

# %%
calls = determinization(poker, ("JQ", ("bet",)))
knowing = determinization(poker, ("JQ", ("bet",)), plan=bettor(0))
beliefs = {"K and J equally probable": calls, "only a K bets": knowing}
worths = {move: [float(-found.averages[move]) for found in beliefs.values()]
          for move in ("fold", "call")}
bars(list(beliefs), worths, size=(7, 2.6), ylabel="chips for the Q",
     alt=" ".join(f"{name}: {found.move} is better." for name, found in beliefs.items()))

# %% [markdown]
# Averaging leaves out the belief of the earlier slide. To compute that belief one must know the opponent's plan;
# and a good opponent's plan answers ours. So we need plans that are good answers to *each other*.

# %% [markdown] slide="slide"
# ## How often should the guard be at the museum?
#
# Every night a guard watches one of two sites, and an intruder goes to one. They choose at the same time.
# At an unwatched museum the intruder gains 8, at an unwatched bank 4; the guard loses as much. At a
# watched site nobody gains anything.

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answers: always ("it is worth more") and 1/2. Ask the
# first group: "Where does the intruder go tomorrow?" Ask the second: "Which site would you rob then?"

# %%
two = Patrol({"museum": 8, "bank": 4})
predict("10.p5", "In which share of the nights should the guard be at the museum?",
        ["1/2", "2/3", "3/4", "1"])

# %%
value, guard, intruder = solve_matrix(two.matrix())
nights = [n / 12 for n in range(13)]
by_site = {"intruder at the museum": [-8 * (1 - p) for p in nights],
           "intruder at the bank": [-4 * p for p in nights]}
reveal("10.p5", f"{guard[0]}", f"There both sites tempt equally: {value}.",
       show=lines(nights, by_site, xlabel="share of the nights at the museum",
                  ylabel="the guard's payoff",
                  alt="Two lines, the guard's payoff by where the intruder goes, cross at 2/3."))

# %% [markdown] slide="slide"
# ## A Nash equilibrium: nobody gains by changing alone
#
# A **Nash equilibrium** is a plan for each player such that no player can gain by changing their own plan
# while the others keep theirs. In the picture it is the point where the two best responses meet.

# %% [markdown] slide="notes"
# 3 minutes. Read the picture with the class: "The guard is at the museum in half of the nights:
# what does the intruder do? The intruder goes to the museum in half of the nights: what does the guard
# do?" Usual mistake: to think that in equilibrium each player *wants* to mix. Both are indifferent.

# %%
lines([0, 0, 2 / 3, 2 / 3, 1, 1],
      {"intruder's best response": [1, 1, 1, 0, 0, 0],
       "guard's best response": [0, 1 / 3, 1 / 3, 1 / 3, 1 / 3, 1]},
      xlabel="guard: share at the museum", ylabel="intruder: share at the museum",
      size=(6, 3.6), alt="Both best responses are steps; they cross once, at 2/3 and 1/3.")

# %% [markdown]
# Below 2/3 the intruder prefers the museum, above it the bank. Above 1/3 the guard prefers the museum.
# The two lines cross once: at 2/3 and 1/3. <!-- cited: 2/3, 1/3, 2, 3, 1 (the fractions printed on the next slide) -->

# %% [markdown] slide="slide"
# ## What you are sure of, what the other can hold you to
#
# A **mixture** gives each choice a probability. The guard's has a **lower value**: what it brings at the worst
# site. The intruder's has an **upper value**: the most the guard can get against it. Every lower value is at most every upper value.
#
# *Minimax theorem* (von Neumann, 1928): some pair of mixtures makes the two equal. Then neither can do better: the
# two mixtures are an equilibrium. It holds in every zero-sum game of two players with a finite number of choices.
# <!-- cited: 1928 (J. von Neumann, Zur Theorie der Gesellschaftsspiele, Mathematische Annalen 100) -->

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Why is every lower value at most every upper value?" Let the two mixtures play each
# other: the payoff is at least the one and at most the other.

# %%
print("guard", *map(str, guard), " intruder", *map(str, intruder))
print("half and half: lower value", lower_value(two.matrix(), (0.5, 0.5)))
print("guard:    lower value", lower_value(two.matrix(), guard))
print("intruder: upper value", upper_value(two.matrix(), intruder))

# %% slide="skip"
show_source(solve_matrix)

# %% [markdown] slide="skip"
# ## Three sites: the best patrol does not watch everything
#
# For reading at home. One guard, three sites worth 9, 6 and 3. The lighter, the better for the guard. At the best
# point museum and bank tempt equally, and the harbour, worth 3, is never watched.

# %% slide="skip"
sites = Patrol({"museum": 9, "bank": 6, "harbour": 3})
best = solve_matrix(sites.matrix())
print("value", best.value, dict(zip(sites.routes, map(str, best.rows))))
draw_simplex(list(sites.routes),
             lambda mixture: lower_value(sites.matrix(), mixture),
             points={"best": best.rows, "all alike": [1 / 3] * 3},
             alt="the best mixture lies on the edge between museum and bank")

# %% [markdown] slide="slide"
# ## Regret: what another choice would have brought
#
# After each round ask of every choice *a*: how much more would it have brought than the mixture that was
# played? Add it up.
#
# $$ R_T(a) = \sum_{t=1}^{T} \bigl( u_t(a) - u_t(\text{played}) \bigr) $$
#
# **Regret matching** plays, in the next round, each choice in proportion to its regret, if that is above 0.
# If no regret is above 0, all choices are equally probable.

# %% [markdown] slide="notes"
# 2 minutes. Say the formula in words with an example from life: the umbrella you did not take. Usual
# mistake: to compare with the best choice instead of with what was played.

# %% [markdown] slide="slide"
# ## Two rounds by hand
#
# The guard's matrix is $\begin{pmatrix} 0 & -4 \\ -8 & 0 \end{pmatrix}$: rows museum and bank for the guard, columns
# for the intruder. Both begin with one half each. Fill in the table, cell by cell.
#
# | round | guard plays | would have brought | played brought | regrets |
# |---|---|---|---|---|
# | 1 | 1/2, 1/2 | −2, −4 | −3 | 1, −1 |
# | 2 | 1, 0 | ? | ? | ? |
#
# The intruder did the same, and now goes to the museum for sure. Your turn.

# %% [markdown] slide="notes"
# 4 minutes, on paper. Round 2: would have brought 0 and −8, played brought 0, regrets 1 and −9. So in
# round 3 the guard stays. The intruder's regrets after round 2 are 1 and 3: the bank in three of four
# nights. Round 3 is the last line of the output. Usual mistakes: the old regrets forgotten; the sign of the intruder.


# %% slide="skip"
def in_words(earlier, matrix):
    """One round of regret matching for the guard, from regrets to regrets."""
    regrets, other = earlier
    above = [max(regret, 0) for regret in regrets]
    plays = [a / sum(above) for a in above] if any(above) else [0.5, 0.5]
    would = [sum(q * v for q, v in zip(other, row)) for row in matrix]
    brought = sum(p * v for p, v in zip(plays, would))
    after = [r + w - brought for r, w in zip(regrets, would)]
    print(f"plays {plays}, would {would}, brought {brought:g}, regrets {after}")
    return after


# %% slide="fragment"
regrets = [0, 0]
for intruder_plays in ([1 / 2, 1 / 2], [1, 0], [1 / 4, 3 / 4]):
    regrets = in_words((regrets, intruder_plays), two.matrix())

# %% [markdown] slide="slide"
# ## Which comes near the solution: the latest mixture, or the average?
#
# Both learn for 1,000 rounds. The solution is 2/3 museum. We look at two numbers: the mixture played in
# the latest round, and the average of all mixtures so far.
# <!-- cited: 2/3, 2, 3 (printed above as the solution of this game) -->

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answer: both, or the latest ("it has learned most"). Ask: "What does the
# intruder do when the guard has just settled at the museum?"

# %%
predict("10.p6", "After many rounds, which comes near 2/3?",
        ["the latest mixture", "the average", "both", "neither"])

# %%
rounds = list(islice(regret_matching(two.matrix()), 1000))
marks = [1, 2, 3, 5, 7, 10, 14, 20, 30, 45, 70, 100, 140, 200, 300, 450, 700, 1000]
picked = [rounds[n - 1] for n in marks]
museum = {"latest": [r.latest[0] for r in picked], "average": [r.rows[0] for r in picked],
          "solution": [float(guard[0])] * len(marks)}
reveal("10.p6", "the average",
       "The latest mixture goes round and round: each answers the other.",
       show=lines(marks, museum, logx=True, xlabel="rounds", ylabel="share at the museum",
                  alt="The latest mixture jumps between 0 and 1, the average settles near 2/3."))

# %% [markdown] slide="slide"
# ## Why the average converges
#
# Only regrets above 0 decide what is played: $R^+$, with 0 for the others. What a round *adds* is at right angles to
# it: $\sum_a R^+(a)\,\bigl(u(a) - u(\text{played})\bigr) = 0$. So by Pythagoras the length of $R^+$ grows at most like the
# root of the rounds, and the *average* regret goes to 0:
#
# $$ \frac{1}{T} \max_a R_T(a) \;\le\; \Delta \sqrt{\frac{A}{T}} $$
#
# $A$ is the number of choices, Δ the range of the payoffs. The gap between upper and lower value is the sum of both
# players' largest average regrets.

# %% [markdown] slide="notes"
# 2 minutes. Why 0? What was played is the mixture R+ divided by its sum, so its payoff is the average
# of u(a) with these weights. The gap needs two players and zero sum: then both averages
# together have no regret left, and that is an equilibrium.

# %%
gaps = [r.upper - r.lower for r in picked]
bounds = [2 * 8 * (2 / n) ** 0.5 for n in marks]
lines(marks, {"bound": bounds, "upper − lower": gaps}, log=True, logx=True,
      xlabel="rounds", size=(7, 3), alt="The gap stays below the bound, and is smallest at the end.")

# %% [markdown] slide="slide"
# ## Counterfactual value: as if the player had tried to get here
#
# Player 2 holds the Q and sees a bet (set 5). In round 1 everybody plays every move with one half. Each
# node counts as much as *luck and the other player* make it probable: 1/6 · 1/2 = 1/12, or 8.3 %. What the
# player to move did on the way does not count (here nothing yet). Otherwise a set that a player stops going to would
# learn nothing more, even if it had become worth going there.

# %% [markdown] slide="notes"
# 4 minutes. On the board: fold costs player 2 one chip in both nodes, 2 · 1/12 = 1/6. Call loses two
# to the K and wins two from the J: 0. Played was half and half: −1/12. So the regrets are +1/12 for
# call and −1/12 for fold. Usual question: "Why not multiply by what I did on the way?" Then a set to
# which my own moves no longer lead would learn nothing more.

# %%
twelfth = Fraction(1, 12)
leaves = [(twelfth, [1, 2]), (twelfth, [1, -2]), (10 * twelfth, 0)]
draw_hidden(HiddenTree(leaves, (CHANCE, MIN), hides={MIN: [0]}))

# %% slide="fragment"
regrets = next(cfr(poker)).regrets[("Q", "bet")]
after = [f"{move} {regret:+.4f}" for move, regret in regrets.items()]
print("after round 1:", ", ".join(after))
print(f"the weight of each node: {100 / 12:.1f} %, or {1 / 12:.4f}")

# %% [markdown]
# Left the K, in the middle the J, right the rest of the game. A leaf says what player 1 gets: 1 after a fold, 2 or −2
# after a call.

# %% [markdown] slide="slide"
# ## CFR: regret matching in every information set
#
# **Counterfactual regret minimisation** (Zinkevich and others, 2007). Repeat:
# <!-- cited: 2007 (M. Zinkevich and others, Regret Minimization in Games with Incomplete Information, NIPS) -->
#
# | step | what |
# |---|---|
# | mixtures | in each information set, by regret matching |
# | values | walk through the tree: the value of every move under these mixtures |
# | regrets | add (value of the move − value of the node) × weight of luck and of the *other* |
# | average | add the mixture × weight of the player's *own* moves |
#
# The average plan approaches an equilibrium: proved for two players, zero sum, who forget nothing.

# %% [markdown] slide="notes"
# 3 minutes. If the regret in every information set is small, so is the regret of the whole plan: that is the
# theorem. Two weights, two uses: the other's for the regrets, one's own for the average. Mixing
# them up is the classic mistake of the stretch exercise, and the check there recognises it.

# %% [markdown] slide="slide"
# ## Whom do the rules of Kuhn poker favour?
#
# How good is a learned plan? Let a perfect opponent play against each seat of it. **Exploitability** is
# what these two win, per hand, on average over the two seats. It is 0 only in an equilibrium. It can be
# computed without knowing one: a best response to a *given* plan needs one decision per information set.

# %% [markdown] slide="notes"
# 2 minutes. Usual answers: even ("both get one card") or player 1 ("who moves first has the
# initiative"). Ask: "Who has heard more when it is their turn?"

# %%
predict("10.p7", "Played perfectly, Kuhn poker is …",
        ["even", "good for player 1", "good for player 2"])

# %% slide="skip"
marks = [1, 3, 10, 30, 100, 300, 1000]
curve = {}
for learner in islice(cfr(poker), marks[-1]):
    if learner.rounds in marks:
        curve[learner.rounds] = (float(expected_value(poker, learner.plan)),
                                 float(exploitability(poker, learner.plan)))
plan = learner.plan

# %%
said = f"player 1 gets {curve[1000][0]:.4f} per hand; -1/18 is {-1 / 18:.4f}"
reveal("10.p7", "good for player 2", "Player 1 has to speak first.",
       show=[said, lines(marks, [e for _, e in curve.values()], log=True, logx=True,
                         xlabel="rounds", ylabel="exploitability", size=(7, 3),
                         alt=f"Exploitability falls from {curve[1][1]:.2f} after one round to "
                             f"{curve[1000][1]:.4f} after 1,000.")])

# %% [markdown] slide="slide"
# ## Nobody told it to bluff
#
# What does the learned plan do as player 1?

# %% [markdown] slide="notes"
# 2 minutes. Let the class explain why the Q is never bet: only a K calls it, only a J folds. A bluff
# has no value in any single deal with open cards; it has value because the other cannot see.

# %%
bets = {card: round(plan[(card,)]["bet"], 2) for card in "JQK"}
calls = {card: round(plan[(card, "check", "bet")]["call"], 2) for card in "JQK"}
bars(list("JQK"), {"bets": list(bets.values()), "calls after a check": list(calls.values())},
     span=(0, 1.35), size=(7, 2.6), alt=" ".join(
         f"With the {card} it bets in {bets[card]:.0%} and calls after a check in {calls[card]:.0%}."
         for card in "JQK"))

# %% [markdown]
# It bets the J, its worst card, in some hands, and the K about three times as often. Harold Kuhn found all
# equilibria by hand in 1950: bet the J with any probability *b* up to a third, the K with three times
# *b*, the Q never. In an open deal a bet with the J wins nothing: the other one sees it and calls. Face down it might be
# the K, so a Q folds sometimes.
# <!-- cited: 1950 (H. W. Kuhn, A simplified two-person poker) -->

# %% [markdown] slide="skip"
# **For reading at home: three of Kuhn's equilibria, checked exactly.** With the Q, player 1 calls after a
# check in b + 1/3 of the cases. <!-- cited: 1/3, 1, 3 (Kuhn 1950) -->


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


for b in (0, Fraction(1, 6), Fraction(1, 3)):
    solution = kuhns(b)
    print(f"b = {b}: value {expected_value(poker, solution)}, "
          f"exploitability {exploitability(poker, solution)}")

# %% [markdown] slide="slide"
# ## Two small changes: how much do they save?
#
# - **Alternating**: in each round first one player learns, then the other, against what was just learned.
# - **CFR+** (Tammelin, 2014): alternating; a regret below 0 is set to 0 at once; and round *t* counts *t*
#   times in the average.
#
# On Kuhn poker plain CFR first comes below an exploitability of 0.005 after 1,975 rounds. A round of the other two walks
# through the tree twice, a round of plain CFR once.
# <!-- cited: 2014 (O. Tammelin, Solving Large Imperfect Information Games Using CFR+, arXiv 1407.5042) -->

# %% [markdown] slide="notes"
# 3 minutes. Usual answers: half, a tenth. Ask: "What does a choice with a regret far below 0 have to do before
# it is played again? And with regret 0?" That, and the weights of the average, is what CFR+ adds to alternating.


# %% slide="skip"
def learned(game, rounds, **how):
    """Exploitability after some of the rounds."""
    return {learner.rounds: float(exploitability(game, learner.plan))
            for learner in islice(cfr(game, **how), rounds[-1])
            if learner.rounds in rounds}


WAYS = {"CFR": {}, "alternating": {"alternating": True}, "CFR+": {"plus": True}}
speeds = {name: learned(poker, range(5, 2001, 5), **how) for name, how in WAYS.items()}
below = {name: next(n for n, e in found.items() if e < 0.005)
         for name, found in speeds.items()}

# %%
predict("10.p8", "Plain CFR first comes below 0.005 after 1,975 rounds. CFR+ after …",
        ["about 25", "about 200", "about 1,000", "about 4,000"])

# %%
some = [5, 10, 25, 50, 100, 200, 500, 1000, 2000]
race = {name: [found[n] for n in some] for name, found in speeds.items()}
first = ", ".join(f"{name} after {n:,} rounds" for name, n in below.items())
reveal("10.p8", "about 25", f"Looked at every 5 rounds, below 0.005 for the first time: {first}.",
       show=lines(some, race, log=True, logx=True, xlabel="rounds",
                  ylabel="exploitability", alt=f"First below 0.005: {first}."))

# %% [markdown]
# Counted in walks through the tree, that is 1,975 against 330 and 50. OpenSpiel, an independent library, comes to the
# same exploitability after 100 rounds, to nine decimals (`make bench`, part cfr). <!-- cited: 330, 50, 1,975, 100, 9 (165 and 25 rounds of two walks; make bench, part cfr) -->

# %% [markdown] slide="skip"
# ## Is it only this game?
#
# For reading at home. Two other games, same code: Kuhn poker with four cards, and **Leduc hold'em**: six cards, two rounds of
# bets, one card open in the middle, 288 information sets.

# %% slide="skip"
leduc = LeducPoker()
others = {"Kuhn, four cards": (KuhnPoker("TJQK"), 200), "Leduc": (leduc, 60)}
walks = {how: 1 if how == "CFR" else 2 for how in WAYS}
after = {name: {how: learned(game, [rounds // walks[how]], **options)[rounds // walks[how]]
                for how, options in WAYS.items()}
         for name, (game, rounds) in others.items()}
sets = len({leduc.information(s) for s, _ in reached(leduc, {})
            if not leduc.is_terminal(s) and leduc.to_move(s) != CHANCE})

# %% slide="skip"
for name, found in after.items():
    print(f"{name} after {others[name][1]} walks through the tree:",
          ", ".join(f"{how} {e:.4f}" for how, e in found.items()))
print("information sets of Leduc:", sets)
bars(list(after), {how: [round(found[how], 4) for found in after.values()] for how in WAYS},
     log=True, ylabel="exploitability", size=(7, 2.8),
     alt=" ".join(f"{name}: " + ", ".join(f"{how} {e:.3f}" for how, e in found.items()) + "."
                  for name, found in after.items()))

# %% [markdown] slide="skip"
# At equal walks CFR+ is far ahead in both games. Alternating alone is ahead in Kuhn poker; in Leduc, so early, it is not.
# In large games one often samples instead of walking through the whole tree.

# %% [markdown] slide="slide"
# ## Does it help to show your plan first?
#
# A tram company decides how to run its trams, with an inspector or without. Passengers pay 2 or ride free;
# caught, they pay a fine of 6 to the city. An inspector costs the company 1.
#
# | company, passenger | pay | ride free |
# |---|---|---|
# | inspector | 1, −2 | −1, −6 |
# | no inspector | 2, −2 | 0, 0 |
#
# If both choose at the same time, an inspector is never worth it: *no inspector* is better in both columns.
# So passengers ride free, and the company gets 0.

# %% [markdown] slide="notes"
# 2 minutes. Let the class check the equilibrium first: row 2 is better in each column (dominates), so
# passengers ride free, 0. Usual answer to the question: "never, one shows one's cards". Ask: "What if
# the company says: one tram in three, and everybody can count?"

# %%
company, passenger = [[1, -1], [2, 0]], [[-2, -6], [-2, 0]]
predict("10.p9", "Chosen at the same time: 0. If the company announces a mixture and must keep to it, it gets …",
        ["less than 0", "still 0", "1", "more than 1"])

# %%
led = commit(company, passenger)
shares = [n / 12 for n in range(13)]
pays = [p * 1 + (1 - p) * 2 if 6 * p >= 2 else -p for p in shares]
said = f"value {led.value}, inspectors on {led.rows[0]} of the trams"
reveal("10.p9", "more than 1", "With a third inspected, paying costs no more than riding free.",
       show=[said, lines(shares, pays, xlabel="announced share with an inspector",
                         ylabel="company gets", size=(7, 3),
                         alt="What the company gets jumps from below 0 to 5/3 at one third, "
                             "then falls.")])

# %% [markdown] slide="subslide"
# ## Commitment: patrols are announced by being seen
#
# A leader commits to a mixture, a follower answers it: a **Stackelberg game**.
#
# In zero-sum games of two, leading with the best mixture changes nothing; with other payoffs it can gain. The
# first half is the minimax theorem.
#
# Los Angeles airport (ARMOR, 2007) and the US Coast Guard (PROTECT, 2011) commit. Whoever watches their
# patrols for weeks can estimate the shares.
# <!-- cited: 2007 (J. Pita and others, Deployed ARMOR Protection, AAMAS 2008) -->
# <!-- cited: 2011 (E. Shieh and others, PROTECT, AAMAS 2012) -->

# %% [markdown] slide="notes"
# 2 minutes. At exactly a third the passenger is indifferent; a little more makes the answer strict. Ask:
# "What must the company be able to do so that this works?" Keep its word, and be seen to.

# %% slide="skip"
follower = [[-entry for entry in row] for row in two.matrix()]
print("zero sum:", commit(two.matrix(), follower).value, "=", value, "by solve_matrix")

# %% slide="skip"
show_source(commit)

# %% [markdown] slide="slide"
# ## From three cards to the poker table
#
# - **DeepStack** (2017): CFR over the next few moves; a neural network, trained on random situations,
#   guesses the counterfactual values below.
# - **Libratus** (2017): a CFR plan for a simplified game, then later subgames solved again while playing.
#   Beat four professionals at two-player no-limit poker.
# - **Pluribus** (2019): six players. Monte Carlo CFR against itself, then search with a depth limit.
#
# With more than two players an equilibrium no longer guarantees what you get; Pluribus won all the same.
# <!-- cited: 2017 (M. Moravčík and others, DeepStack, Science 356; N. Brown and T. Sandholm, Superhuman AI for heads-up no-limit poker, Science 359, 2018) -->
# <!-- cited: 2019 (N. Brown and T. Sandholm, Superhuman AI for multiplayer poker, Science 365) -->

# %% [markdown] slide="notes"
# 1 minute. What they share: regret, and a new search for the situation at hand. The subgame cannot be
# solved alone (non-locality): DeepStack and Libratus keep values of what the opponent could have had
# elsewhere.

# %% [markdown] slide="slide"
# ## Which method for which game?
#
# | the game | method | what its result means |
# |---|---|---|
# | one known opponent | best response | the most one can get from *this* plan |
# | both choose at once, zero sum | matrix game, regret matching | a guarantee on average |
# | hidden cards, two players, zero sum | CFR, CFR+ | a guarantee on average, nearly |
# | one leads in sight of the other | commitment | the most a leader can get |
# | hidden cards, more players | CFR, search over information sets | no guarantee |
# | hidden cards, little time | determinization | no guarantee; ignores what moves tell |

# %% [markdown] slide="notes"
# 1 minute. For reading; point at the last column only.

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/10_hidden.ipynb): update a belief, explain what averaging does
# wrong, solve a guessing game and two rounds of regret matching by hand, then write it, find what a plan
# gives away, announce a patrol, and, as a *stretch*, write CFR.

# %% [markdown] slide="notes"
# 1 minute. CFR takes about forty lines: the hour for it is well spent after the other exercises.

# %% [markdown] slide="slide"
# ## Key points
#
# - What looks alike is one information set: one decision for all its nodes.
# - A belief is Bayes' rule with the other player's plan. Averaging over deals leaves it out.
# - In an equilibrium nobody gains by changing alone; in a zero-sum game of two it is also a guarantee.
# - Regret matching: choose in proportion to regret. The average converges; the latest mixture need not.
# - CFR does this in every information set, with the weights of luck and of the other player.
# - Exploitability measures a plan without knowing the solution.
# - In games that are not zero-sum it can pay to commit first.

# %% [markdown] slide="notes"
# 1 minute. Ask the first recall question below before anybody packs up.

# %% [markdown]
# ## Ask yourself
#
# 1. [Why must a plan say the same in all nodes of an information set?](#What-looks-alike-needs-one-decision)
# 2. [Why does the weight of a regret leave out the player's own moves?](#Counterfactual-value:-as-if-the-player-had-tried-to-get-here)
# 3. [Why is a bluff worth nothing in every single open deal, and something in the game?](#Nobody-told-it-to-bluff)
#
# ## Further reading
#
# - I. Frank and D. Basin, *Search in Games with Incomplete Information*, Artificial Intelligence 100 (1998): strategy fusion, non-locality.
# - T. Neller and M. Lanctot, *An Introduction to Counterfactual Regret Minimization* (2013): with exercises.
# - M. Zinkevich and others, *Regret Minimization in Games with Incomplete Information*, NIPS (2007).
# - O. Tammelin, *Solving Large Imperfect Information Games Using CFR+* (2014).
# - M. Lanctot and others, *OpenSpiel: A Framework for Reinforcement Learning in Games* (2019): CFR and much else, to compare with.
# - V. Conitzer and T. Sandholm, *Computing the Optimal Strategy to Commit to*, EC (2006).
# - M. Tambe, *Security and Game Theory* (2011): patrols in the world.
# - N. Brown and T. Sandholm, *Superhuman AI for multiplayer poker*, Science 365 (2019).
