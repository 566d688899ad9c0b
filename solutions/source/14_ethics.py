# %% [markdown]
# # 14 · Ethics, measured: exercises
#
# Seven exercises, 100 points, about 101 minutes; 14.5 is a *stretch*. Try them in order; nothing later depends on
# an earlier answer. `check(…)` answers at once, as often as you like, and never costs points. It tells
# you which property does not hold and asks a question; it never shows code. Two short texts at the end
# are read by a person.
#
# The lesson: [Ethics, measured](../notebooks/14_ethics.ipynb).

# %%
from math import comb

from gamesearch import check
from gamesearch.drawing.charts import lines
from gamesearch.checks.ethics.audits import log
from gamesearch.checks.ethics.cases import Dial
from gamesearch.widgets.watch import watch_audit, watch_handicap

# %% tags=["solution-only"]
from gamesearch import report
from gamesearch.checks.ethics import grades

# %% [markdown]
# ## Exercise 14.1 · Facts first (8 points, 8 minutes)
#
# All of these can be read somewhere, and the lesson speaks of all of them (of some under *Further*). Which are
# **false**, as they stand?
#
# | | claim |
# |---|---|
# | A | Deep Blue won a match of six games against the world champion in 1997. |
# | B | That match proved that programs were better than any person from then on. |
# | C | AlphaStar was ranked above every human StarCraft player. |
# | D | OpenAI Five was announced as a program; of 7,257 public games it lost 42. |
# | E | The AlphaGo of the 2016 paper was trained on thousands of TPUs for months. |
# | F | A program that beats nearly all strong players can have a weakness that amateurs can use. |
# | G | Moves are not copyrightable, so nothing about recorded games can be protected. |
# | H | A large chess site had more than three times as many accounts late in 2023 as three years before. |
#
# Answer with the letters of the false ones, such as `"AD"`.

# %% exercise="14.1" minutes=8
# letters in quotes
### BEGIN SOLUTION
my_false = "BCEG"
### END SOLUTION

# %%
check("14.1", my_false)

# %% grade="14.1a" points=4 says="the claims A to D"
report("14.1a", lambda: grades.claims(my_false, "ABCD"))

# %% grade="14.1b" points=4 says="the claims E to H"
report("14.1b", lambda: grades.claims(my_false, "EFGH"))

# %% [markdown]
# ## Exercise 14.2 · A fair match (16 points, 15 minutes)
#
# `score(h, begins)` is the share of the points that a program gets with handicap `h`, from 0 to 1, in
# games that it begins (`begins=True`) or in which it is second. It falls as `h` grows. Find the handicap
# at which the match is even, if the program begins half of the games: its share of the points in all has to
# lie within 0.005 of one half.

# %% tags=["target"]
dial = Dial(begins=0.95, second=0.65, fall=0.64, bend=1.6)
grid = [n / 20 for n in range(21)]
lines(grid, {"it begins": [dial(h, True) for h in grid],
             "it is second": [dial(h, False) for h in grid]},
      xlabel="handicap", ylabel="the program's share", alt="Two falling curves, 0.3 apart")

# %% exercise="14.2" forbid="even_handicap" minutes=15
def my_handicap(score):
    """The handicap that makes the match even."""
    ### BEGIN SOLUTION
    low, high = 0.0, 1.0
    while high - low > 1e-6:
        h = (low + high) / 2
        if score(h, True) + score(h, False) > 1:
            low = h
        else:
            high = h
    return (low + high) / 2
    ### END SOLUTION

# %%
check("14.2", my_handicap)

# %% [markdown]
# Your handicap on its dial:

# %%
watch_handicap(my_handicap, dial)

# %% grade="14.2a" points=10 says="an even match on some dials"
report("14.2a", lambda: grades.matches(my_handicap, key=61))

# %% grade="14.2b" points=6 says="an even match on other dials"
report("14.2b", lambda: grades.matches(my_handicap, key=67))

# %% [markdown]
# ## Exercise 14.3 · What a flag is worth (14 points, 12 minutes)
#
# A site screens all its `players`, `times` a year. A share `base` of them cheats. A screening flags the
# share `caught` of those who cheat, and the share `false_alarm` of those who do not. Return two numbers:
# how many flags fall on the innocent in a year, and which share of all flags falls on the guilty. Whoever is flagged
# twice counts twice. Do not round.

# %% exercise="14.3" forbid="FlagTest" minutes=12
def my_screen(players, base, caught, false_alarm, times):
    """(flags on the innocent in a year, share of all flags that falls on the guilty)"""
    ### BEGIN SOLUTION
    guilty = players * base * caught
    innocent = players * (1 - base) * false_alarm
    return innocent * times, guilty / (guilty + innocent)
    ### END SOLUTION

# %%
check("14.3", my_screen)

# %% grade="14.3a" points=6 says="how many innocents are flagged"
report("14.3a", lambda: grades.innocents(my_screen, key=71))

# %% grade="14.3b" points=8 says="how sure a flag is"
report("14.3b", lambda: grades.sureness(my_screen, key=73))

# %% [markdown]
# ## Exercise 14.4 · Where to draw the line (16 points, 16 minutes)
#
# Of each player `of` moves were compared with a program's. An honest player matches each of them with
# probability `rate`, independently. Everybody with at least `line` matches is accused. All `players` are
# honest. Return the lowest `line`, a whole number from 0 on, at which on average at most `allowed` of them
# are accused. If even `of` matches are not enough, that is `of + 1`.

# %% tags=["target"]
chances = [comb(100, k) / 2**100 for k in range(40, 71)]
lines(list(range(40, 71)), chances, xlabel="matches of 100", ylabel="probability",
      title="an honest player with a rate of one half",
      alt="A hill around 50 matches; beyond 65 it seems to be zero, and is not")

# %% exercise="14.4" forbid="threshold binomial_tail" minutes=16
def my_line(of, rate, players, allowed):
    """The fewest matches that are worth an accusation."""
    ### BEGIN SOLUTION
    accused = 0.0
    for hits in range(of, -1, -1):
        accused += players * comb(of, hits) * rate**hits * (1 - rate) ** (of - hits)
        if accused > allowed:
            return hits + 1
    return 0
    ### END SOLUTION

# %%
check("14.4", my_line)

# %% grade="14.4a" points=12 says="where the line is drawn"
report("14.4a", lambda: grades.lines(my_line, key=79))

# %% grade="14.4b" points=4 says="the line in extreme cases"
report("14.4b", lambda: grades.ends(my_line))

# %% [markdown]
# ## Exercise 14.5 · Stretch: audit an opponent that adapts (16 points, 20 minutes)
#
# A log is a list of rounds, in their order, of one player against one program. Each has `won` (by the
# player), `shown` (the strength displayed), `offered` (after a loss something was for sale) and `bought`.
# Some programs adapt honestly, some play weaker for some rounds after you buy and stronger after you
# decline, without showing it. Return a number: the more suspicious, the larger.
#
# Honest programs may be easy, hard, not adapt at all, or even play weaker after you decline, and some players
# simply like the shop. A log may be short, without a purchase or an offer: return a number all the same.

# %%
example = log("selling")
print(len(example), "rounds; the first offer:")
next(each for each in example if each.offered)

# %% exercise="14.5" forbid="after_offers" minutes=20
def my_audit(log):
    """How suspicious the log is."""
    ### BEGIN SOLUTION
    after = {True: [], False: []}
    for place, each in enumerate(log):
        if each.offered:
            after[each.bought] += [later.won for later in log[place + 1 : place + 4]]
    shares = {bought: sum(won) / max(1, len(won)) for bought, won in after.items()}
    return shares[True] - shares[False]
    ### END SOLUTION

# %%
check("14.5", my_audit)

# %% [markdown]
# What your audit says of two honest programs, and of two that sell:

# %%
names = ["even", "hard", "selling", "selling, easy"]
watch_audit(my_audit, {name: log(name, seed=3) for name in names})

# %% grade="14.5a" points=8 says="most pairs in the right order"
report("14.5a", lambda: grades.most(my_audit, key=83))

# %% grade="14.5b" points=8 says="honest and selling logs told apart"
report("14.5b", lambda: grades.audits(my_audit, key=89))

# %% [markdown]
# ## Exercise 14.6 · Energy and Elo by hand (12 points, 12 minutes)
#
# - `kwh`: a laptop draws 45 watts for 80 minutes. How many kWh?
# - `node`: a search opens 400,000 nodes a second at 20 watts. How many **micro**joules is a node?
# - `saved`: alpha-beta on tic-tac-toe, centre first, then corners, then edges, opens 7,275 nodes,
#   minimax 549,946. How many percent fewer are that, to one digit after the point?
# - `power`: 50 devices at 300 watts for 10 days are about $10^k$ joules. Which whole k is nearest?
# - `kg`: 3,600 kWh at 400 grams of CO₂ each: how many kilograms?
# - `share`: which share of the points do 250 points of Elo promise, to two decimals?

# %% exercise="14.6" minutes=12
### BEGIN SOLUTION
my_numbers = {
    "kwh": 0.06,
    "node": 50,
    "saved": 98.7,
    "power": 10,
    "kg": 1440,
    "share": 0.81,
}
### END SOLUTION

# %%
check("14.6", my_numbers)

# %% grade="14.6a" points=4 says="the energy in all, and per node"
report("14.6a", lambda: [grades.by_hand(my_numbers, part) for part in ("kwh", "node")])

# %% grade="14.6b" points=6 says="nodes saved, power, and carbon"
report("14.6b", lambda: [grades.by_hand(my_numbers, part) for part in ("saved", "power", "kg")])

# %% grade="14.6c" points=2 says="the share that Elo points promise"
report("14.6c", lambda: grades.by_hand(my_numbers, "share"))

# %% [markdown]
# ## Exercise 14.7 · Two texts of your own (18 points, 18 minutes)
#
# **The notice.** Your program plays people online. Write what it shows before the first move, in 25 to
# 120 words: that it is a program, how strong it plays, what is logged, and how to say no. The check looks
# for the four; whether a tired person understands it in ten seconds, a person judges.

# %% exercise="14.7" points=5 minutes=8
### BEGIN SOLUTION
my_notice = """
You are about to play against a computer program, not a person. It plays at about the
strength of a club player and wins some six of ten games against newcomers. We store the
moves and the result of each game for thirty days, without your name. To play a person
instead, or to stop at any time, press Leave: nothing is lost.
"""
### END SOLUTION

# %%
check("14.7", my_notice)

# %% grade="14.7a" points=3 says="the form of the notice"
report("14.7a", lambda: grades.notice(my_notice))

# %% [markdown]
# **The case.** A site closes the accounts of all players whom its detector flags, and publishes their
# names. In 60 to 150 words: would you change that, and how? Name at least one number from this lesson or
# from your answers above, one person who bears the cost of an error, and what your choice costs. A reader
# gives four points for the number and its right use, three for whose cost it is, three for a choice whose
# price is named.

# %% [markdown] exercise="14.7b" points=10 minutes=10
# <!-- BEGIN SOLUTION -->
# Few cheat, so the flag is weak evidence: at a base rate of 0.14 %, 90 % caught and 1 % false alarms, a
# flagged player is guilty with 11 %. Of nine published names eight are innocent. They bear the cost: a
# junior who improved fast loses her name, and cannot answer a secret threshold. I would keep the detector as
# a first screen, raise its line until at most one innocent a year passes it, let a person look who has not
# seen the verdict, close accounts with an appeal, and publish nothing. The price: careful cheats who copy one
# move in ten stay unseen. The people they beat pay for that, a little each.
# <!-- END SOLUTION -->
