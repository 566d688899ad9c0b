# %% [markdown] slide="slide"
# # 14 · Ethics, measured: who bears the cost of an error?
#
# **A program plays better than people do. What is fair, what is known, and who pays when it is wrong?**
#
# **Objectives**
#
# - compute the handicap that makes a match even
# - judge a cheating detector by its base rate and its false alarms, group by group
# - tell adaptive difficulty from a dark pattern, by an audit with a stated false-alarm rate
# - estimate energy to an order of magnitude, assumptions stated
# - discuss disclosure, dual use, ownership and access with numbers at hand
#
# **Time** 56 minutes, and 101 minutes for the exercises
#
# **You need** [Evaluation](06_evaluation.ipynb) (intervals) and [Opponents](08_opponents.ipynb) (models of an opponent)

# %% [markdown] slide="notes"
# 2 minutes. Say at once: nobody will be told here what to think. Every section ends with the same
# question, whose cost an error is, and everybody has to bring a number.

# %% slide="skip"
import random
from math import log2

from gamesearch import (
    MAX, ConnectFour, TicTacToe, TreeGame, alphabeta, count, draw_board,
    draw_tree, minimax, predict, record, reveal, show_frames, show_source,
    solve,
)
from gamesearch.arena.ratings import wilson
from gamesearch.arena.tournament import openings, tournament
from gamesearch.drawing.charts import bars, intervals, lines, ranges
from gamesearch.drawing.diagrams import ladder
from gamesearch.search.opponents.beliefs import Belief
from gamesearch.search.opponents.models import best_moves, by_weights, careless
from gamesearch.search.opponents.models import depth_limited, epsilon_optimal
from gamesearch.search.opponents.models import minimax_value, sampled_player

# %% slide="skip"
from gamesearch.arena.difficulty import Even, Person, Selling, after_offers, season
from gamesearch.arena.energy import DAY, joules, kwh, magnitude, per_node
from gamesearch.arena.handicap import both_colours, even_handicap, expected_score, match_odds
from gamesearch.arena.assistance import helped, team
from gamesearch.arena.move_matching import Matches, game_of, matches
from gamesearch.arena.base_rates import FlagTest, binomial_tail, threshold
from gamesearch.drawing.diagrams import field

game = TicTacToe()
flat = (7, 2.6)  # inches: a chart that leaves room for words

# %% [markdown] slide="slide"
# ## How much does one match prove?
#
# | claim one reads | what happened |
# |---|---|
# | chess: superior since 1997 | Deep Blue won *one* match of six games, 3½ to 2½ |
# | Go: since 2016 | AlphaGo beat one of the strongest players, 4 to 1 |
# | StarCraft: superhuman in 2019 | AlphaStar stood above 99.8 % of the ranked players |
#
# <!-- cited: 1997, 2016, 2019, 4, 1, 99.8 (Campbell, Hoane and Hsu 2002; Silver et al. 2016; Vinyals et al. 2019) -->

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: "it proves it". Ask: what does an interval for 3.5 of 6 look like? (Draws
# make the true interval narrower than this one, which counts wins and losses.)

# %%
won = {"Deep Blue 1997, 3.5 of 6": (3.5, 6), "three drawn matches, 9 of 18": (9, 18),
       "Hydra 2005, 5.5 of 6": (5.5, 6)}
rows = {name: (wilson(*score)[0], score[0] / score[1], wilson(*score)[1])
        for name, score in won.items()}
intervals(rows, xlabel="the program's share of the points",
          alt="; ".join(f"{n}: {a:.2f} to {c:.2f}" for n, (a, _, c) in rows.items()))

# %%
players, ahead = 90_000, 0.002

# %%
print(f"the best 0.2 % of {players:,} players: {ahead * players:.0f} people")

# %% [markdown]
# The match of 1997 did not settle it: three matches of 2002 and 2003 against the two strongest players were drawn,
# 4 of 8, 3 of 6 and 2 of 4. (Hydra was a program, too; it met Michael Adams, one of the strongest.)
# "Superhuman" needs a date, a game and a number: a program above 99.8 % of some 90,000 ranked
# players may still have 180 people above it. <!-- cited: 1997, 2002, 2003, 2005, 4, 3, 2, 99.8 (ChessBase reports of the matches; Vinyals et al. 2019, figure 2) -->

# %% [markdown] slide="slide"
# ## Fair in what: outcome, information or resources?
#
# "Is it fair?" has at least three answers, and one does not give the others:
#
# | equal | means | example |
# |---|---|---|
# | **outcome** | each side wins half | handicap stones in Go |
# | **information** | both see the same | no view of the whole map: a camera that has to be moved |
# | **resources** | the same time, energy, actions | a limit on actions a minute |
#
# AlphaStar had both the camera and the limit. In chess neither outcome nor resources are made equal: programs and
# people have separate competitions.
#
# Tic-tac-toe, the same two players; one begins, or the other:

# %% [markdown] slide="notes"
# 3 minutes. Let three people defend one row each. Ask: which row is a race in which the cyclist
# carries ten kilos and the runner nothing?

# %%
labels = ["perfect against careless", "careless against careless"]
pairs = [(epsilon_optimal(0), careless(0.5)), (careless(0.5), careless(0.5))]
scores = {"begins": [match_odds(game, one, two).score for one, two in pairs],
          "is second": [match_odds(game, two, one).reversed.score for one, two in pairs]}
bars(labels, {name: [round(s, 2) for s in row] for name, row in scores.items()},
     size=flat, alt="The first one's share: " + "; ".join(
         f"{name} {row[0]:.2f} and {row[1]:.2f}" for name, row in scores.items()))

# %% [markdown]
# Two equal players may score unequally if one of them always begins. In a fair match each begins equally often.

# %% [markdown] slide="slide"
# ## A handicap makes an even match
#
# Tic-tac-toe again, a perfect program against a careless person, who overlooks each move with probability ½.
# The handicap: with probability $h$ the program plays any move. Both begin equally often.

# %% [markdown] slide="notes"
# 4 minutes. Usual wrong answer: one move in four. Ask back: "How often does a careless person choose a
# good move anyway?" Then move the slider.

# %%
predict("14.p2", "How often must it play at random for an even match?",
        ["one move in ten", "one move in four", "more than every second move"])

# %% slide="skip"
weak = careless(0.5)
dial = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1]
results = [both_colours(game, epsilon_optimal(h), weak) for h in dial]

# %% slide="skip"
def odds(h, result):
    return bars(["wins", "draws", "losses"], [round(part, 2) for part in result],
                title=f"h = {h}: the program gets {result.score:.2f} of the points",
                alt=f"h = {h}: {result.win:.2f} won, {result.draw:.2f} drawn, "
                    f"{result.loss:.2f} lost", span=(0, 1))


# %% slide="skip"
fair = even_handicap(lambda h: both_colours(game, epsilon_optimal(h), weak).score,
                     within=0.01)

# %% slide="skip"
alone = even_handicap(lambda h: match_odds(game, epsilon_optimal(h), weak).score,
                     within=0.01)

# %% slide="fragment"
reveal("14.p2", "more than every second move",
       f"h = {fair:.2f}; if the program always begins, {alone:.2f}.",
       show=show_frames(dial, list(map(odds, dial, results)), label="h"))

# %% [markdown]
# The odds are exact sums over the tree. Random blunders make it even in *outcome*. Would you enjoy that opponent?

# %% [markdown] slide="slide"
# ## When is undisclosed strength noticed?
#
# A program plays online under a human name. It is $d$ points of Elo better than it seems, so it gets the share
# $1 / (1 + 10^{-d/400})$ of the points. After how many games does the interval of its mean result exclude one half?

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: about 20. Ask back: "How wide is the interval after 20 games?" Hardly any single
# opponent plays so many.

# %%
predict("14.p3", "It is 50 points of Elo better. Games until it shows:",
        ["about 20", "about 70", "about 190"])


# %% slide="fragment"
def games_until_clear(difference):
    games, share = 1, expected_score(difference)
    while wilson(share * games, games)[0] <= 0.5:
        games += 1
    return games


# %% slide="fragment"
until = {d: games_until_clear(d) for d in (25, 50, 100, 200, 400)}
clear = next(k for k in range(until[50]) if wilson(k, until[50])[0] > 0.5)
luck = binomial_tail(clear, until[50], expected_score(50))
reveal("14.p3", "about 190",
       f"{until[50]} games, and even then the interval excludes one half in {luck:.0%} of cases.",
       show=bars(list(until), list(until.values()), log=True, ylabel="games",
                 alt=", ".join(f"{d} points: {n} games" for d, n in until.items())))

# %% [markdown]
# Hardly any opponent plays so many games. Each of many people loses a little, and the site is the first that could see it.
# So a *rule* is needed before anybody can prove anything.

# %% [markdown] slide="slide"
# ## Disclosure and consent: a case, a rule, a date
#
# - **A case.** OpenAI Five, a program for the video game Dota 2, was announced as one to the professionals it met; later
#   anybody could sign up to play it. It won 7,215 games and lost 42. One team beat it ten times. <!-- cited: 7,215, 42 (OpenAI, OpenAI Five Arena, April 2019) -->
# - **Rules of sites.** Most forbid undisclosed programs and help.
# - **A date.** In the European Union, Article 50 of the AI Act, as adopted in 2024, applies from 2 August 2026:
#   people who meet an AI system must be told, unless it is obvious. Look up what holds today. <!-- cited: 50, 2024, 2, 2026 (Regulation (EU) 2024/1689) -->

# %% [markdown] slide="notes"
# 3 minutes. A good notice has four parts: that it is a program, how strong, what is logged, how to say
# no. Let the class write one in a minute; the exercise asks for it.

# %%
won, lost = 7215, 42
low, high = wilson(won, won + lost)
print(f"{won / (won + lost):.1%} won, interval {low:.3f} to {high:.3f}")
intervals({"OpenAI Five": (low, won / (won + lost), high)}, size=(7, 1.5),
          alt=f"From {low:.3f} to {high:.3f}, far from one half")

# %% [markdown]
# Because the program was disclosed, ten lost games to one team were *news*.

# %% [markdown] slide="slide"
# ## What does a player who copies a program look like?
#
# Detectors count how often a move was one of the program's best. Left out are positions in which every move is equally
# good; in chess the opening, too, which may come from a book.

# %% [markdown] slide="notes"
# 3 minutes, with the two hills. Ask: "Why leave out positions in which every move is equally good?" Everybody
# matches there. Then: "Where would you draw the line between the hills?"

# %%
show_source(matches)

# %%
board = game.parse("....X....")
best = best_moves(game, board)
draw_board(game, board, marks=dict.fromkeys(best, "best"))

# %% [markdown] slide="subslide"
# ### Honest players match, too
#
# Two hundred honest players, and two hundred of equal strength who let a program decide each move with probability ⅓.
# Forty games each.


# %% slide="skip"
def one_player(model, rng, games=40):
    """A player's matches in so many games, beginning in all of them."""
    player, other = sampled_player(model, rng), sampled_player(careless(0.5), rng)
    found = [matches(game, game_of(game, player, other), MAX) for _ in range(games)]
    return sum(found, Matches(0, 0))


# %% slide="skip"
rng = random.Random(7)
honest = epsilon_optimal(0.6)
shares = {name: [one_player(model, rng).share for _ in range(200)]
          for name, model in {"honest": honest, "helped": helped(honest, 1 / 3)}.items()}

# %%
steps = range(10, 18)  # twentieths
counts = {name: [sum(int(20 * share) == n for share in row) for n in steps]
          for name, row in shares.items()}
bars([f"{n * 5} %" for n in steps], counts, title="players by share of matches",
     alt=", ".join(f"{name}: most at {5 * steps[row.index(max(row))]} %"
                   for name, row in counts.items()))

# %%
mean = {name: sum(row) / len(row) for name, row in shares.items()}
print(", ".join(f"{name}: {m:.2f}" for name, m in mean.items()))

# %% [markdown]
# The two hills overlap: any line there misses some who were helped and hits some who were honest. And *stronger* honest players
# would stand further right: matches measure strength as well.

# %% [markdown] slide="slide"
# ## Of those who are flagged, how many are guilty?
#
# A detector finds 90 % of those who cheat, and flags only 1 % of those who do not. A large site once
# estimated that fewer than 0.14 % of its players cheat. <!-- cited: 90, 0.14 (an assumption; and Chess.com's published estimate) -->

# %% [markdown] slide="notes"
# 4 minutes. The usual answer is 1, from "99 % sure". Do not correct it; let the field answer. Then the
# two sentences below: let somebody say the difference in their own words.

# %%
predict("14.p4", "Of 100 flagged players, about how many are innocent?",
        ["1", "10", "50", "90"])

# %% slide="skip"
rates = [0.05, 0.01, 0.001, 0.0001]
screens = [FlagTest(base=0.0014, caught=0.9, false_alarm=rate) for rate in rates]


# %% slide="skip"
def crowd(screen):
    guilty, innocent = map(round, screen.flagged(10_000))
    groups = {"flagged, innocent": innocent, "flagged, guilty": guilty,
              "cheats unnoticed": 14 - guilty}
    words = "; ".join(f"{many} {who}" for who, many in groups.items())
    return field(10_000, groups, title="10,000 players",
                 alt=f"False alarms {screen.false_alarm:.2%}: {words}")

# %% slide="subslide"
reveal("14.p4", "90", f"Only {screens[1].guilty_share:.1%} of the flagged are guilty.",
       show=show_frames([f"{rate:.2%}" for rate in rates], list(map(crowd, screens)),
                        label="false alarms", at=1))

# %% slide="skip"
for screen in screens:
    guilty, innocent = screen.flagged(100_000)
    print(f"{screen.false_alarm:.2%}: {guilty:.0f} guilty, {innocent:.0f} innocent;",
          f"a flagged player is guilty with {screen.guilty_share:.1%}")

# %% [markdown]
# "99 % of the honest are cleared" and "a flag is 99 % sure" are different sentences. The first is about the
# test. The second needs the **base rate**: few cheat, so at 1 % most alarms come from the many who do not. <!-- cited: 1 (the false alarms above) -->

# %% [markdown] slide="slide"
# ## One in a thousand is many, if you ask often
#
# A limit of "three standard deviations" is passed by luck with probability 0.00135. Ten thousand honest
# players, screened once a year, every month or every week:

# %% [markdown] slide="notes"
# 1 minute. Ask: "Is 0.00135 small?" Multiply before you answer.

# %%
luck, players = 0.00135, 10_000
print(f"one honest player, by luck: {luck}")
for screenings in (1, 12, 52):
    flagged = luck * players * screenings
    print(f"{screenings:>2} times a year: {flagged:.1f} flags of innocents")
yearly = [luck * players * times for times in (1, 12, 52)]
bars(["once", "monthly", "weekly"], yearly, ylabel="false flags a year")

# %% [markdown]
# A threshold is a decision about how many such flags are acceptable *per year*, and for which consequence.

# %% [markdown] slide="slide"
# ## Who draws the line, and who pays for its errors?
#
# 600 moves count; an honest player matches in 50 % of them (the *honest rate*). A stricter line hits
# fewer innocents, and fewer who cheat a little.

# %% [markdown] slide="notes"
# 2 minutes. Ask: "Who would you like to draw this line: the site, the player, the sponsor?" Each of
# them pays for another error.

# %% slide="skip"
limits = [0.01, 0.001, 0.00001]
cuts = {limit: threshold(600, 0.5, limit) for limit in limits}
copied = [0, 0.05, 0.1, 0.15, 0.2, 0.3]
power = {f"1 in {1 / limit:,.0f}": [binomial_tail(cut, 600, 0.5 + 0.5 * q) for q in copied]
         for limit, cut in cuts.items()}

# %%
for allowed, cut in zip(power, cuts.values()):
    print(f"{allowed} accused: {cut} matches of 600 needed")
lines(copied, power, size=flat, xlabel="share of moves copied", ylabel="caught",
      title="false alarms allowed", alt="One move in five copied: " + ", ".join(
          f"{row[4]:.2f} caught at {limit}" for limit, row in power.items()))

# %% [markdown]
# Copying one move in five is caught nearly always at 1 % false alarms, and in three of four cases at one in
# 100,000. Copying one in ten passes unseen about every second time at 1 %,
# nearly always at one in 100,000. <!-- cited: 100,000 (0.00001 above, written out) -->

# %% [markdown] slide="slide"
# ## What if the model of the honest player is wrong?
#
# The line above assumed that we *know* the honest rate. A junior whose rating is a year old matches more than it says:

# %% [markdown] slide="notes"
# 3 minutes. Ask first: "Who gets better fastest?" The young, and newcomers. The chart is the
# false-alarm rate of one person; the next slide is that of a group.

# %%
cut = cuts[0.001]
real = [0.5, 0.52, 0.56, 0.6]
flagged = [binomial_tail(cut, 600, rate) for rate in real]
print(", ".join(f"{rate:.0%}: {chance:.3f}" for rate, chance in zip(real, flagged)))

# %%
lines(real, flagged, size=flat, xlabel="true honest rate", ylabel="flagged")

# %% [markdown]
# An improving junior looks like a cheat: at 56 % and not 50 %, the false alarm is no longer one in a thousand but four
# in ten. The error is not in the test but in the *model* of the honest player.

# %% [markdown] slide="slide"
# ## Is one line for everybody fair?
#
# Two groups play on a site. *Established* players match in 50 % of their moves when honest, as the model says, and 1 % of
# them cheat. *Juniors* match in 54 % when honest, and 3 % cheat. (All four numbers are assumptions.) One line for all
# is set so that at most 0.1 % of the honest, as modelled, are flagged.
# <!-- cited: 50, 1, 54, 3, 0.1 (assumptions; the code cell below uses them) -->

# %% [markdown] slide="notes"
# 5 minutes, with the three policies. Usual answer: about the same, "it is the same rule". Then let three people defend
# one policy each: the same line, the same false alarms, flags that are equally sure. Ask who is in no table at all: children
# under the age limit, people without an account, those whose games were never labelled.

# %%
predict("14.p9", "Honest juniors flagged, where 1 in 1,000 honest established are:",
        ["1 in 1,000", "about 5 in 1,000", "about 100 in 1,000"])

# %% slide="skip"
groups = {"established": (0.50, 0.01), "juniors": (0.54, 0.03)}  # honest rate, base


def at_line(cut, rate, base):
    """(false alarms, caught, guilty share) if one move in five is copied."""
    alarms, caught = (binomial_tail(cut, 600, r) for r in (rate, rate + (1 - rate) / 5))
    return alarms, caught, FlagTest(base, caught, alarms).guilty_share


def sure_line(share, rate, base):
    """The lowest line, from one half on, at which a flag is right with this probability."""
    return next(cut for cut in range(300, 601) if at_line(cut, rate, base)[2] >= share)

# %% slide="skip"
policies = {
    "one line": lambda rate, base: threshold(600, 0.5, 0.001),
    "equal false alarms": lambda rate, base: threshold(600, rate, 0.001),
    "equally sure flags": lambda rate, base: sure_line(0.9, rate, base),
}
drawn = {(policy, group): (line(*numbers), *at_line(line(*numbers), *numbers))
           for policy, line in policies.items() for group, numbers in groups.items()}

# %% slide="fragment"
honest = [drawn["one line", group][1] for group in groups]

# %%
reveal("14.p9", "about 100 in 1,000", f"{honest[1]:.1%} against {honest[0]:.2%}.",
       show=bars(list(groups), [1000 * share for share in honest], size=flat, log=True,
                 title="one line: honest players flagged, of 1,000"))

# %% [markdown] slide="subslide"
# ### Three kinds of fairness that cannot all hold
#
# Give each group a line of its own. Then one can ask for *equal false alarms* among the honest, for *equal detection* of
# the guilty, or for *flags that are equally sure*; the cell tries the first and the last. (Whoever cheats copies one move in five.)

# %%
for (policy, group), (cut, alarms, caught, sure) in drawn.items():
    print(f"{policy:18} {group:11} line {cut}: false alarms {alarms:.2%},",
          f"caught {caught:.0%}, flag right {sure:.0%}")

# %% [markdown]
# With unequal base rates no choice of lines that flags both innocent and guilty players gives all three: equal false alarms, equal
# detection *and* equally sure flags (Chouldechova; Kleinberg and others, 2017). Which of them matters is no question of
# statistics. <!-- cited: 2017 (the papers under further reading) -->

# %% [markdown] slide="slide"
# ## A second look helps only if somebody looks
#
# "A person reviews every flag." Suppose that a reviewer who really looks clears 95 of 100 innocents. But some reviews
# are nods: the reviewer agrees without looking. <!-- cited: 95 (an assumption) -->

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: about 25. Ask back: "What does a nod do with an innocent?" Then: what is the
# reviewer told? If the screen says "99 % sure", the nod is built in.

# %%
predict("14.p5", "Half of the reviews are nods. Innocents who stay accused:",
        ["5 of 100", "about 25 of 100", "more than 50 of 100"])

# %%
nods = [0, 0.25, 0.5, 0.75, 1]
stay = [nod + (1 - nod) * 0.05 for nod in nods]
reveal("14.p5", "more than 50 of 100", f"{stay[2]:.1%}",
       show=lines(nods, stay, size=flat, xlabel="share of reviews that are nods",
                  ylabel="stay accused",
                  alt=f"A straight line from {stay[0]:.3g} to {stay[-1]:.3g}"))

# %% [markdown]
# **Over-trust** is measurable: slip in flags known to be wrong and count the nods. It may depend on what the reviewer is
# told: "flagged" or "99 % sure", with or without the base rate.
# <!-- cited: 99 (the sentence from before) -->

# %% [markdown] slide="slide"
# ## Adaptive difficulty: the same controller, two aims
#
# A controller makes the program stronger after you win and weaker after you lose. So you win about half.

# %% [markdown] slide="notes"
# 3 minutes. Let the class find the lines in which the two differ. Ask: "Which of your numbers would tell
# you, as a player?"

# %%
show_source(Even)

# %% [markdown] slide="subslide"
# ### A second controller differs in a few lines
#
# After some losses something is for sale. *After an offer* it secretly becomes stronger for three rounds if you
# declined, and weaker if you bought.

# %%
show_source(Selling)

# %% [markdown]
# The strength that is shown and the one that is played come apart. Such a design, made against its users, is
# called a **dark pattern**:

# %%
first = [r for night in season(Selling(), Person(), random.Random(2), 3)
         for r in night][:60]
strengths = {"shown": [r.shown for r in first],
             "played": [r.real for r in first]}
apart = sum(r.shown != r.real for r in first)
lines(list(range(1, 1 + len(first))), strengths,
      xlabel="round", ylabel="strength in Elo",
      alt=f"Apart in {apart} of {len(first)} rounds")

# %% [markdown] slide="slide"
# ## Which number gives the selling controller away?
#
# A simulated person plays 400 evenings against each, and against a fixed strength. They leave more readily as a
# row of losses or wins grows, and are readier to buy while losing. Against the honest controller they win half of
# their games. <!-- cited: 400 (a setting of the cell below) -->

# %% [markdown] slide="notes"
# 2 minutes. Usual answer: fewer, "it wants to sell". Ask back: "And when they have bought?" Then: "Which number gives
# it away?" What happens after an offer.

# %%
predict("14.p7", "How many of their games do they win against the selling one?",
        ["clearly fewer", "about half, too", "clearly more"])

# %% slide="skip"
nights = {name: season(controller, Person(), random.Random(1), 400)
          for name, controller in {"fixed": Even(1700, step=0), "even": Even(),
                               "selling": Selling()}.items()}
logs = {name: [each for night in row for each in night] for name, row in nights.items()}
won = {name: sum(r.won for r in log) / len(log) for name, log in logs.items()}
long = {name: len(log) / 400 for name, log in logs.items()}

# %%
after = {name: [sum(part) / len(part) for part in after_offers(log)]
         for name, log in logs.items()}
kinds = {"bought": [round(pair[0], 2) for pair in after.values()],
         "declined": [round(pair[1], 2) for pair in after.values()]}
bought, declined = after["selling"]
reveal("14.p7", "about half, too",
       f"{won['selling']:.2f}. But {bought:.2f} after buying, {declined:.2f} after declining.",
       show=bars(list(after), kinds, size=flat, title="share won after an offer, 3 rounds",
                 alt="; ".join(f"{name}: {yes:.2f} after buying, {no:.2f} after declining"
                               for name, (yes, no) in after.items())))

# %%
for name in logs:
    print(f"{name:8} games won {won[name]:.2f},",
          f"rounds an evening {long[name]:.1f}")

# %% [markdown]
# The share of games won does not tell the two apart. That the fixed, too strong opponent is left soonest is no finding:
# this person was built so.

# %% [markdown] slide="slide"
# ## How many honest logs does an audit accuse?
#
# **Statistic**, the *tilt*: the share won after buying, minus the share won after declining. An honest log
# differs from 0 by luck; and buyers had lost more before, so that a program that adapts is weaker for them. A tempting **limit**: the largest tilt of twelve
# honest logs. Of those twelve, none is flagged.

# %% [markdown] slide="notes"
# 4 minutes. Usual answer: none, "the limit lies above all honest logs". Ask back: "Above all of *which*
# logs?" The mistake: a limit is tested on the data it was tuned on. Of thirteen alike, the last is the largest
# once in thirteen times.

# %%
predict("14.p10", "Of 100 fresh honest logs, how many lie above that limit?",
        ["none", "about 1", "about 10", "about 50"])

# %% slide="skip"
def tilt(push, seed):
    """The tilt in the log of 150 evenings; a push of 0 is honest."""
    nights = season(Selling(push=push), Person(), random.Random(seed), 150)
    bought, declined = after_offers([each for night in nights for each in night])
    return sum(bought) / len(bought) - sum(declined) / len(declined)


twelve = [tilt(0, seed) for seed in range(12)]
tempting = max(twelve)

# %% slide="skip"
fresh = [tilt(0, seed) for seed in range(1000, 1100)]

# %% slide="fragment"
accused = sum(each > tempting for each in fresh)
reveal("14.p10", "about 10", f"{accused} of 100; 1 in 13 was to be expected.",
       show=ranges({"12 honest logs": (min(twelve), tempting),
                    "100 fresh honest logs": (min(fresh), max(fresh))},
                   marks={"limit": tempting}, span=(-0.1, 0.12), title="tilt",
                   alt=f"limit {tempting:.3f}; {accused} of 100 fresh honest logs above it"))

# %% [markdown] slide="subslide"
# ### An audit needs a statistic, a null and a stated false-alarm rate
#
# State the rate first: at most 5 % of honest logs. Take the limit from one set of honest logs (the *null*: what
# honesty alone gives), and *test it on others*.
# <!-- cited: 5 (a choice) -->

# %%
tuning = sorted(tilt(0, seed) for seed in range(100, 200))
limit = tuning[-6]  # 5 of these 100 lie above it

# %%
alarms = sum(each > limit for each in fresh)
low, high = wilson(alarms, len(fresh))
print(f"limit {limit:.3f}: {alarms} of 100 fresh honest logs,",
      f"interval {low:.1%} to {high:.1%}")

# %%
others = range(2000, 2020)
caught = {push: sum(tilt(push, seed) > limit for seed in others) / 20
          for push in (10, 30, 100)}

# %%
bars([f"push {push}" for push in caught], list(caught.values()), size=flat,
     ylabel="logs flagged", alt=", ".join(
         f"push {push}: {share:.2f}" for push, share in caught.items()))

# %% [markdown]
# 6 of 100 agrees with the 5 % that were stated, as far as 100 logs can tell. A push of 100 points of Elo shows in every log
# here, one of 10 mostly hides among the honest. The audit needs only what players can log themselves; whether the operator must hand over its own log is a question of law. Belgium's gaming commission
# judged paid loot boxes to be games of chance in 2018. <!-- cited: 2018, 5 (Belgian Gaming Commission, Research Report on Loot Boxes) -->

# %% [markdown] slide="slide"
# ## Search does not know what it moves
#
# The same sum computes the patrols of a stealth game and of a harbour. A guard watches place A with probability $p$, else
# B. Unwatched, an attack on A costs 5, on B 2. The attacker has seen $p$.

# %% [markdown] slide="notes"
# 1 minute. Ask: "Who may publish p?" At 5/7 anybody; any other p shows the gap.

# %%
watch_a = [n / 28 for n in range(29)]
loss = [max(5 * (1 - p), 2 * p) for p in watch_a]
best = watch_a[loss.index(min(loss))]
print(f"least loss {min(loss):.2f} at p = {best:.3f}, that is 5/7")
lines(watch_a, loss, size=flat, xlabel="p: how often A is watched",
      ylabel="lost to an attack",
      alt=f"Falls from 5 to {min(loss):.2f} at p = {best:.2f}, then rises to 2")

# %% [markdown]
# Such schedules were used at an airport in Los Angeles (2007) and by the US Coast Guard (2011). If a guard watches
# by another p, the same sum tells an attacker which place to try: below 5/7 A, above it B. That is **dual use**. At 5/7
# both cost the same: whoever knows this p gains nothing by it. <!-- cited: 2007, 2011 (Pita et al. 2008, ARMOR; An et al. 2012, PROTECT) -->

# %% [markdown] slide="slide"
# ## Energy: joules are watts times seconds
#
# Two assumptions, stated: 15 watts, and 300,000 nodes a second in plain Python. What does tic-tac-toe cost? <!-- cited: 15, 300,000 (assumptions; the code cell below uses them) -->

# %% [markdown] slide="notes"
# 2 minutes. Usual wrong answer: 65 kWh. Ask back: "What grows from hour to hour, the watts or the joules?"

# %%
predict("14.p8", "65 watts for one hour are",
        ["0.065 kWh", "234 kWh", "65 kWh"])

# %%
reveal("14.p8", f"{kwh(joules(65, 3600)):g} kWh", "One kWh is 3,600,000 joules.")

# %%
each = per_node(15, 300_000)
nodes = {"minimax": count(minimax, game).nodes,
         "alpha-beta": count(alphabeta, game).nodes}
for name, opened in nodes.items():
    print(f"{name:10} {opened:>7,} nodes, {each * opened:.1f} J")
print(f"saved: {1 - nodes['alpha-beta'] / nodes['minimax']:.1%}")

# %% [markdown]
# Alpha-beta saves 97 % of those joules. Whoever *spends* them on a deeper search saves nothing.

# %% [markdown] slide="slide"
# ## What can be said about energy with bad assumptions?
#
# Joules, each from a low and a high assumption. The power of ten is often all that one knows.

# %% [markdown] slide="notes"
# 2 minutes. Ask for a guess first: how many phone charges is a trained Go program? Then read the two
# ends of each row, not its middle.

# %% slide="skip"
hour = 3600
low_high = {
    "tic-tac-toe, 100 times": (30 * each * nodes["alpha-beta"], 300 * each * nodes["minimax"]),
    "a phone, charged": (4e4, 7e4),
    "a household, a day": (2e7, 6e7),
    "Pluribus": (12_400 * hour * 3, 12_400 * hour * 12),
    "AlphaZero, chess": (5016 * 9 * hour * 30, 5016 * 9 * hour * 250),
    "AlphaZero, Go": (5016 * 13 * DAY * 30, 5016 * 13 * DAY * 250),
    "AlphaGo, training": (50 * 29 * DAY * 100, 50 * 29 * DAY * 400),
    "OpenAI Five": (800e15 * DAY / 1e11, 800e15 * DAY / 1e10),
}
rungs = {name: dict(zip(("low", "high"), magnitude(*pair)))
         for name, pair in low_high.items()}

# %%
ladder(rungs, xlabel="joules, as powers of ten", size=(7, 5.6),
       alt="; ".join(f"{n}: {r['low']} to {r['high']}" for n, r in rungs.items()))

# %%
for name in ("Pluribus", "AlphaGo, training", "OpenAI Five"):
    low, high = (kwh(amount) for amount in low_high[name])
    print(f"{name:18} {low:,.0f} to {high:,.0f} kWh")

# %%
(low, high), (least, most) = low_high["Pluribus"], low_high["OpenAI Five"]
print(f"OpenAI Five / Pluribus: {least / high:,.0f} to {most / low:,.0f}")

# %% [markdown]
# Watts per device are guesses. Still, between Pluribus and OpenAI Five lies a factor of at least a thousand under all of
# these assumptions. For CO₂ multiply by 20 to 800 grams per kWh: *where* the current comes from is a factor of up to
# 40. <!-- cited: 20, 800, 40 (range of electricity's carbon intensity, hydro power to coal) -->

# %% [markdown] slide="slide"
# ## Access: adapt, assist, teach, and stay usable
#
# - **adapt**: a fair challenge for every strength (the controller, without its hidden push);
# - **assist**: a suggestion, a spoken board, more time;
# - **teach**: say *why* a move is good, at the level of the one who asks;
# - **what may be lost**: people to play with.
#
# A check that costs nothing: hide the picture. Do its words still say everything?

# %% [markdown] slide="notes"
# 1 minute. Read the printed words aloud with the picture hidden. Ask: what is missing?

# %%
picture = draw_tree(record(alphabeta, TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])))
print(picture.alt)
picture

# %% [markdown] slide="slide"
# ## Who owns a move, a game, a style?
#
# | | protected? |
# |---|---|
# | a single move, the bare moves of a game | mostly seen as facts, not by copyright; terms of use may bind |
# | comments, a composed problem, a book | yes, if original |
# | a database of games | in the EU by a right of its own; in the USA only original selection |
# | a program | yes; its licence decides |
# | a style, a strategy | usually not |
#
# It depends on the jurisdiction. "Moves are not copyrightable" is no answer to the other rows.

# %% [markdown] slide="notes"
# 2 minutes. This is no legal advice; say so. Usual answer: "moves are free". Ask which row that is
# about.

# %% [markdown] slide="skip" tags=["further"]
# ## Further: more questions that can be computed
#
# Not part of the lecture; each can be read alone.

# %% [markdown] slide="skip"
# ### Better on average is not unbeatable
#
# In 2023 researchers presented a program trained to do nothing but beat one strong Go program. It won more than
# 97 % of the games, and a strong amateur learned its trick and won with it by hand. The trained program itself loses
# against ordinary amateurs. <!-- cited: 2023, 97 (Wang et al., Adversarial Policies Beat Superhuman Go AIs, ICML 2023) -->
#
# The same in small: a player of tic-tac-toe that looks 2 plies ahead, against three opponents.

# %% slide="skip"
shortsighted = epsilon_optimal(0, depth_limited(2))
for name, model in {"any move": epsilon_optimal(1), "careless": careless(0.5),
                    "perfect": epsilon_optimal(0)}.items():
    score = both_colours(game, shortsighted, model).score
    print(f"against {name:8}: {score:.2f} of the points")

# %% [markdown] slide="skip"
# A rating is an average over the opponents met so far. It says little about an opponent of another kind.

# %% [markdown] slide="skip"
# ### Do people lose interest? Which number would show it?
#
# It was feared that after superhuman play interest declines and professionals become obsolete. Accounts on the largest
# chess site:

# %% slide="skip"
when = ["10/2020", "3/2021", "12/2022", "10/2023"]
members = [44, 61, 100, 150]
bars(when, members, size=flat, ylabel="million accounts",
     alt="Accounts: " + ", ".join(
         f"{m} million in {month}" for month, m in zip(when, members)))

# %% [markdown] slide="skip"
# It proves nothing. Accounts that were ever registered cannot become fewer, whatever interest does; and an account is not a
# person. What would show it: people who played this month, games a day, tickets sold, the number of professionals
# and what they earn. A statistic that cannot fall is no evidence that something has not fallen. <!-- cited: 44, 61, 100, 150 (Doggers, The Chess Revolution, 2024) -->

# %% [markdown] slide="skip"
# ### What people made of it: partners, events of their own, variants
#
# - **training partner**: a model of people of *your* strength can play you, and explain your typical slips;
# - **separate events**: people against people, programs against programs, with rules on devices;
# - **variants** that are analysed less: other openings, other boards, less time.
#
# One such model predicts the moves of people of a chosen rating in more than 50 % of positions. The same
# model is a fair sparring partner and a detector's idea of "human". <!-- cited: 50 (McIlroy-Young et al., KDD 2020: Maia) -->

# %% [markdown] slide="skip"
# ### Some dials have no mark for "even"
#
# Another handicap: look fewer plies ahead.

# %% slide="skip"
depths = [1, 2, 3, 4, 9]
judges = [depth_limited(1), depth_limited(2), depth_limited(3), depth_limited(4), minimax_value]
by_depth = [both_colours(game, epsilon_optimal(0, judge), weak).score for judge in judges]
scores = ", ".join(f"{d}: {score:.2f}" for d, score in zip(depths, by_depth))
print("plies and score:", scores)
lines(depths, {"the program": by_depth, "even": [0.5] * len(depths)},
      xlabel="plies it looks ahead", ylabel="share of the points",
      alt=f"Share of the points by plies. {scores}")

# %% [markdown] slide="skip"
# From one ply to two it jumps over one half, and deeper is not always stronger: four plies do worse than three. A handicap
# has to be *measured*.

# %% [markdown] slide="skip"
# ### Is perfect play the most fun to play against?
#
# Fun has no formula. Two things that matter can be computed: how often the weaker side wins at all, and how
# open the result is before the game. "Open" is the uncertainty in bits: 0 if all is known.

# %% slide="skip"
def open_bits(result):
    return -sum(part * log2(part) for part in result if part > 1e-9)


bits = [open_bits(result) for result in results]
hopes = [result.loss for result in results]

# %% slide="skip"
lines(dial, {"the person's wins": hopes, "openness in bits": bits},
      xlabel="handicap h",
      alt=f"Openness {bits[0]:.2f} bits at h = 0, most at h = {dial[bits.index(max(bits))]}")

# %% slide="skip"
print(f"h = 0: the person wins {abs(hopes[0]):.2f}, {bits[0]:.2f} bits")
print(f"h = {dial[bits.index(max(bits))]}: {max(bits):.2f} bits, the most")

# %% [markdown] slide="skip"
# Against perfection the careless person never wins. The game is most open near the even match. Whether open
# is fun, you have to ask people.

# %% [markdown] slide="skip"
# ### Against a perfect opponent a partner helps only where the engine errs
#
# "Human plus computer" (*centaur chess*) is often named as a balance. Whether people still add anything to
# a modern engine is disputed. Here the program proposes its best moves and a careless person picks one;
# the opponent is perfect.

# %% slide="skip"
human, perfect = careless(0.4), epsilon_optimal(0)


def scores_of(make):
    """Against a perfect opponent, with each of two programs."""
    judges = (depth_limited(2), minimax_value)
    return [both_colours(game, make(judge), perfect).score for judge in judges]


table = {"person": scores_of(lambda judge: human),
         "program": scores_of(lambda judge: epsilon_optimal(0, judge)),
         "both": scores_of(lambda judge: team(human, judge))}

# %% slide="skip"
shown = {name: [round(score, 2) for score in row]
         for name, row in table.items()}
print(shown)
bars(["program sees 2 plies", "perfect program"], shown, size=flat,
     ylabel="share of the points",
     alt="; ".join(f"{name}: {row[0]} and {row[1]}" for name, row in shown.items()))

# %% [markdown] slide="skip"
# With a short-sighted program the pair is better than either. With a perfect one the person adds nothing.
# The question for any such pair: where are the errors of the two *different*?

# %% [markdown] slide="skip"
# ### What is ten times the hardware worth?
#
# Connect Four, the same program. One side may look at ten times as many positions per move.

# %% slide="skip"
def searcher(nodes):
    return lambda game, state: solve(game, state, nodes=nodes).move


rng = random.Random(1)
starts = rng.sample(list(openings(ConnectFour(), 2)), 30)
duel = tournament(ConnectFour(), {"rich": searcher(400), "poor": searcher(40)},
                  starts=starts).totals["rich"]

# %% slide="skip"
print(duel)
spread = (duel.wins + duel.draws / 4) / duel.games - duel.share**2
error = 1.96 * (spread / duel.games) ** 0.5  # a draw counts as what it is: one half
print(f"draws as draws: {duel.share - error:.2f} to {duel.share + error:.2f}")
intervals({"ten times the nodes": (duel.interval[0], duel.share, duel.interval[1])})

# %% [markdown] slide="skip"
# The interval just includes one half: by it, these games do not show yet that ten times the positions win more. An
# interval that counts draws as draws is narrower, and just leaves one half out. Play more games before you claim it.

# %% [markdown] slide="skip"
# ### Hints for sale: what a helper is worth
#
# At tic-tac-toe a careless person buys the program's move in a share of their turns, against an equal without help.

# %% slide="skip"
bought = (0, 0.1, 0.25, 0.5, 1)
table = {q: both_colours(game, helped(weak, q), weak).score for q in bought}
print(", ".join(f"{q:.0%} bought: {score:.3f}" for q, score in table.items()))
lines(list(table), list(table.values()), xlabel="share of moves bought",
      ylabel="share of the points",
      alt=f"From 0.5 to {table[1]:.2f}")

# %% [markdown] slide="skip"
# In a contest that is **pay to win**, and those without the program are shut out. The same helper opens the
# game to somebody who cannot see the board well or tires early. *Which of the two it is depends on who else is
# at the table and has agreed.*

# %% [markdown] slide="skip"
# ### Poker bots: an arms race in two numbers
#
# Most poker sites ban bots. One site closed 277 accounts in four months and paid back 734,852 dollars; more
# than three quarters were found by its own team, the rest reported by players. <!-- cited: 277, 734,852 (partypoker, December 2018 to March 2019) -->
#
# Whoever knows the threshold can copy less. What is it worth to copy so little that it is seen less than once in twenty
# times? (The thresholds are those of the 600 moves above, for an honest rate of 50 %. The points are those of tic-tac-toe
# between two careless players: no poker, and they match more often than that. So read the order of size.)

# %% slide="skip"
for allowed, cut in zip(power, cuts.values()):
    safe = max(q for q in [n / 200 for n in range(50)]
               if binomial_tail(cut, 600, 0.5 + 0.5 * q) < 0.05)
    gain = both_colours(game, helped(weak, safe), weak).score
    print(f"{allowed} accused: copies {safe:.1%} of the moves, scores {gain:.3f}")

# %% [markdown] slide="skip"
# A public threshold tells the careful cheat what is safe. A secret one cannot be checked by those it accuses.

# %% [markdown] slide="skip"
# ### An explanation that fits everybody explains nothing
#
# "They matched the engine in 330 of 600 moves, clearly above their level." Every flagged player gets such a
# sentence, guilty or not: passing the threshold *is* being flagged. What would tell them apart?


# %% slide="skip"
def likelihood_ratio(hits, of, copied=0.2, rate=0.5):
    """How much likelier this many matches are with help than without."""
    guilty = rate + (1 - rate) * copied
    return (guilty / rate) ** hits * ((1 - guilty) / (1 - rate)) ** (of - hits)


# %% slide="skip"
base = 0.0014 / (1 - 0.0014)
for hits in (330, 345, 360):
    ratio = likelihood_ratio(hits, 600)
    sure = ratio * base / (1 + ratio * base)
    print(f"{hits} of 600: {ratio:,.1f} times likelier with help,",
          f"guilty with {sure:.1%}")

# %% slide="skip"
hit_range = list(range(320, 381, 10))
sure = [1 / (1 + 1 / (likelihood_ratio(h, 600) * base)) for h in hit_range]
lines(hit_range, sure, size=flat, xlabel="matches of 600", ylabel="P(guilty)",
      alt=f"From {sure[0]:.1%} at 320 to {sure[-1]:.1%} at 380 matches")

# %% [markdown] slide="skip"
# A useful explanation compares *two* stories and states its assumptions: how much help, which honest rate, which base rate.
# Vasconcelos and others (2023) found that explanations reduce overreliance when they make
# checking easier. <!-- cited: 2023 (the paper under further reading) -->

# %% [markdown] slide="skip"
# ### What does a small edge do in the long run?
#
# A casino, a sports bet: the same stake each round, and you win it with 49 %, else lose it. How likely is it
# that you are ahead in the end?

# %% slide="skip"
predict("14.p6", "Ahead after 10,000 rounds at 49 %, with probability",
        ["about 45 %", "about 25 %", "about 2 %"])

# %% slide="skip"
rounds = [10, 100, 1000, 10_000]
ahead = [binomial_tail(n // 2 + 1, n, 0.49) for n in rounds]
reveal("14.p6", "about 2 %", f"After {rounds[1]} rounds it is still {ahead[1]:.0%}.",
       show=lines(rounds, ahead, logx=True, size=flat, xlabel="rounds", ylabel="P(ahead)"))

# %% [markdown] slide="skip"
# For the house the same sum is a business: a small edge and very many rounds.

# %% [markdown] slide="skip"
# ### What bots win at a poker table, guests lose
#
# Six seats. Say each bot wins 5 units in 100 hands from the guests, who lose alike, and the house takes 4 from everybody.

# %% slide="skip"
bots = [0, 1, 2, 3, 4]
income = [-4 - 5 * k / (6 - k) for k in bots]
print("a guest's income:",
      ", ".join(f"{k} bots: {units:.1f}" for k, units in zip(bots, income)))
lines(bots, income, size=flat, xlabel="bots at the table",
      ylabel="a guest's units per 100 hands")

# %% [markdown] slide="skip"
# - **Unequal access**: what those with a program gain, those without one lose.
# - **Manipulation**: bots that know each other's cards are one player with several seats.
# - **Responsible use**: odds shown, bots labelled, limits that protect guests.
# <!-- cited: 5, 4, 100 (assumptions of the computation below the heading) -->

# %% [markdown] slide="skip"
# ### Simulated violence, and where its methods go
#
# Three views, each with a question that could be measured:
#
# - *Games are harmless, and a good test bed.* What was first shown in a game and then used elsewhere?
# - *They dull, or train, skills of war.* Which skill, which transfer, measured how?
# - *The military is interested.* It is: in 2020 a learning program beat a trained pilot 5 to 0 in a
#   simulated dogfight, in a trial that a defence agency had called for. <!-- cited: 2020, 5, 0 (DARPA, AlphaDogfight Trials) -->

# %% [markdown] slide="skip"
# A search does not know what its moves stand for; those who use it do. Researchers can set bounds: which data, which
# customers, which licence, what is published. The makers of Pluribus kept the code back, naming online poker as the reason.

# %% [markdown] slide="skip"
# ### What did the training of two Go programs take?
#
# It is sometimes said that AlphaGo was trained on thousands of TPUs for months. The paper of 2016 gives 50 GPUs for about
# three weeks, a day and a week. Thousands of TPUs belong to AlphaZero: 5,000 that played and 16 that trained, nine hours for chess, thirteen
# days for Go. <!-- cited: 2016, 50, 5,000, 16 (Silver et al. 2016, methods; Silver et al. 2018) -->

# %% slide="skip"
device_days = {"claimed, at the least": 2000 * 60, "AlphaGo": 50 * 29,
               "AlphaZero, chess": round(5016 * 9 / 24), "AlphaZero, Go": 5016 * 13}
print(device_days)
bars(list(device_days), list(device_days.values()), log=True,
     ylabel="device-days",
     alt=", ".join(f"{name}: {days:,} device-days" for name, days in device_days.items()))

# %% [markdown] slide="skip"
# The number that was claimed is nearer to AlphaZero's for Go than to AlphaGo's. Neither paper states energy, nor counts what
# was tried before. An estimate has to say so.

# %% [markdown] slide="skip"
# ### Justified for a game? The same number, three readings
#
# - **Opportunity cost**: those joules, people and chips could have done something else.
# - **Test bed**: what was learned in games was used elsewhere; count that, too, case by case.
# - **Culture, efficiency**: games matter to people; and better algorithms cost everybody less.
#
# Pluribus beat professionals at six-player poker with 12,400 core-hours, some 150 dollars' worth. An earlier
# poker program had used about 15 million. <!-- cited: 12,400, 150, 15 (Brown and Sandholm, Science 2019; Facebook AI, July 2019; Carnegie Mellon University on Libratus, 2017) -->

# %% slide="skip"
saved = 15_000_000 / 12_400
print(f"{saved:,.0f} times fewer core-hours in two years")
bars(["Libratus", "Pluribus"], [15_000_000, 12_400], log=True,
     ylabel="core-hours", alt="Libratus 15 million, Pluribus 12,400")

# %% [markdown] slide="skip"
# ### A licence is enforceable: Stockfish and ChessBase
#
# Stockfish is free software under the GPL: who passes on a program built on it must pass on its source. Its
# developers said that a commercial product broke this, ended the licence and went to court in Munich. In
# November 2022 both sides announced an agreement: sales stopped for a year, users are informed, a compliance
# officer is named; no damages were asked. <!-- cited: 2022 (Stockfish blog, 18 November 2022) -->

# %% [markdown] slide="skip"
# ### A style is a fingerprint: consent matters even for facts
#
# Eight players differ only in how much they like the centre and the corners. We watch anonymous games. How many
# until one name is 99 % probable?


# %% slide="skip"
def liking(centre, corner):
    tastes = {4: centre, 0: corner, 2: corner, 6: corner, 8: corner}
    return by_weights(lambda game, state, move: tastes.get(move, 1.0))


names = ["Ada", "Ben", "Cho", "Dia", "Eli", "Fay", "Gus", "Hal"]
styles = {name: liking(2.0**(place % 3), 1.5**(place - 3))
          for place, name in enumerate(names)}


# %% slide="skip"
def games_to_name(name, rng):
    player = sampled_player(styles[name], rng)
    other = sampled_player(epsilon_optimal(1), rng)
    belief, games = Belief(styles), 0
    while max(belief.odds.values()) < 0.99:
        games, state = games + 1, game.initial
        for ply, move in enumerate(game_of(game, player, other)):
            belief = belief.saw(game, state, move) if ply % 2 == 0 else belief
            state = game.result(state, move)
    return games, max(belief.odds, key=belief.odds.get) == name


# %% slide="skip"
rng = random.Random(3)
needed = {name: [games_to_name(name, rng) for _ in range(6)] for name in names}
mean = [sum(games for games, _ in row) / 6 for row in needed.values()]
right = sum(hit for row in needed.values() for _, hit in row)
print(f"{sum(mean) / 8:.0f} games on average; the right name in {right} of 48 cases")
bars(names, [round(games) for games in mean], ylabel="games until named",
     alt=", ".join(f"{name}: {games:.0f} games" for name, games in zip(names, mean)))

# %% [markdown] slide="skip"
# Moves may be free to copy, and in this experiment they still told who played them. Asking players before training on
# their games is a question of trust and privacy, not only of copyright. And who owns what a program *discovers*?

# %% [markdown] slide="slide"
# ## Your turn
#
# [The exercises of this lesson](../exercises/14_ethics.ipynb): eight claims to check, an even match, what a flag
# is worth, where to draw the line, an audit of logs, energy by hand, and two texts of your own.

# %% [markdown] slide="notes"
# 1 minute. Which exercise is for the class and which for home.

# %% [markdown] slide="slide"
# ## Key points
#
# - Fair in outcome, information and resources are three things; a handicap is measured, with both colours.
# - How sure a flag is depends on the base rate, too, not on the test alone; false alarms are counted per year.
# - A threshold assumes a model of the honest. Its errors hit hardest the people whom the model does not know: report them group by group.
# - An audit states its false-alarm rate and is tested on logs it was not tuned on.
# - Nearly the same controller can challenge people or push them to pay; results *after offers* tell.
# - Energy: state watts, seconds and assumptions; believe the power of ten.

# %% [markdown] slide="notes"
# 2 minutes. One number and whose cost it is, from each third of the room.

# %% [markdown]
# ## Ask yourself
#
# 1. ["99 % accurate": which two numbers do you ask for before you accuse anybody?](#Of-those-who-are-flagged,-how-many-are-guilty?)
# 2. [Which statistic would show that your own game adapts *for* its players?](#Which-number-gives-the-selling-controller-away?)
# 3. [Whose cost is it if your bot is not disclosed, and how would they ever know?](#When-is-undisclosed-strength-noticed?)
#
# ## Further reading
#
# - M. Campbell, A. J. Hoane and F. Hsu, *Deep Blue*, Artificial Intelligence 134 (2002).
# - D. Silver et al., *Mastering the game of Go with deep neural networks and tree search*, Nature 529 (2016); and *A general reinforcement learning algorithm …*, Science 362 (2018).
# - O. Vinyals et al., *Grandmaster level in StarCraft II using multi-agent reinforcement learning*, Nature 575 (2019), figure 2.
# - N. Brown and T. Sandholm, *Superhuman AI for multiplayer poker*, Science 365 (2019).
# - T. T. Wang et al., *Adversarial Policies Beat Superhuman Go AIs*, ICML 2023.
# - K. W. Regan's pages on fidelity and cheating in chess, University at Buffalo, on both kinds of errors.
# - R. McIlroy-Young et al., *Aligning Superhuman AI with Human Behavior: Chess as a Model System*, KDD 2020.
# - H. Vasconcelos et al., *Explanations Can Reduce Overreliance on AI Systems During Decision-Making*, CSCW 2023.
# - A. Chouldechova, *Fair Prediction with Disparate Impact*, Big Data 5 (2017); J. Kleinberg, S. Mullainathan and M. Raghavan,
#   *Inherent Trade-Offs in the Fair Determination of Risk Scores*, ITCS 2017.
# - Regulation (EU) 2024/1689, Article 50; the Stockfish blog of 18 November 2022; P. Doggers, *The Chess Revolution*, 2024.
