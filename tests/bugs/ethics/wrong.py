"""Wrong answers to the exercises on ethics, measured; each with part of its hint."""

from __future__ import annotations

from ..catalogue import Answer, changed


def false(name: str, letters: object, hint: str) -> Answer:
    return Answer(name, "14.1", "", repr(letters), hint)


CLAIMS = [
    false("the match never happened", "ABCEG", "did that happen"),
    false("E126 superior since 1997", "CEG", "interval of 3.5 points"),
    false("Q17 AlphaStar above everybody", "BEG", "and the others"),
    false("D not believed", "BCDEG", "Add the won and the lost"),
    false("E125 thousands of TPUs", "BCG", "device-days"),
    false("unbeatable", "BCEFG", "an amateur learn"),
    false("E130 nothing can be protected", "BCE", "only thing that can be protected"),
    false("E128 interest declines", "BCEGH", "Divide the last number"),
    false("the true ones", "ADFH", "Which claims are FALSE"),
    false("two wrong", "BC", "More than one letter"),
    false("all", "ABCDEFGH", "More than one letter"),
    false("no letters", 4, "by their letters"),
    false("other letters", "BXG", "by their letters"),
]

HANDICAP = """
def my_handicap(score):
    low, high = 0.0, 1.0
    while high - low > 1e-6:
        h = (low + high) / 2
        if score(h, True) + score(h, False) > 1:
            low = h
        else:
            high = h
    return (low + high) / 2
"""
BOTH = "score(h, True) + score(h, False) > 1"


def handicap(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "14.2", changed(HANDICAP, *changes), "my_handicap", hint)


HANDICAPS = [
    handicap("H06 only while it begins", "in which it is second", (BOTH, "score(h, True) > 0.5")),
    handicap("H06 only while it is second", "which it begins", (BOTH, "score(h, False) > 0.5")),
    handicap(
        "the wrong half",
        "in which half",
        ("low = h\n", "high = h\n"),
        ("  high = h\n    r", "  low = h\n    r"),
    ),
    handicap("sum of shares against one half", "make together", ("> 1:", "> 0.5:")),
    handicap("stops too early", "not even", ("1e-6", "0.3")),
    handicap(
        "returns the share",
        "share of the points, or the handicap",
        ("return (low + high) / 2", "return (score(h, True) + score(h, False)) / 2"),
    ),
    handicap(
        "returns both", "one number, from 0 to 1", ("return (low + high) / 2", "return low, high")
    ),
    handicap("nothing comes back", "without a return", ("    return (low + high) / 2", "")),
    Answer(
        "a straight line",
        "14.2",
        """
def my_handicap(score):
    mean = [(score(h, True) + score(h, False)) / 2 for h in (0, 1)]
    return (mean[0] - 0.5) / (mean[0] - mean[1])
""",
        "my_handicap",
        "for a straight line",
    ),
    Answer(
        "tenths",
        "14.2",
        """
def my_handicap(score):
    return min((n / 10 for n in range(11)), key=lambda h: abs(score(h, True) + score(h, False) - 1))
""",
        "my_handicap",
        "Between two tenths",
    ),
    Answer(
        "the end",
        "14.2",
        "def my_handicap(score): return 1",
        "my_handicap",
        "end of the dial",
    ),
    Answer(
        "outside the dial",
        "14.2",
        "def my_handicap(score): return score(1.5, True)",
        "my_handicap",
        "between 0 and 1",
    ),
    Answer("a number", "14.2", "", "0.43", "Hand over the function"),
    Answer(
        "not written",
        "14.2",
        "def my_handicap(score): raise NotImplementedError('exercise 14.2')",
        "my_handicap",
        "is not done yet",
    ),
    handicap(
        "hundredths",
        "by the handicap, or by the score",
        ("(low + high) / 2\n", "(low + high) / 2\n"),
        ("    return (low + high) / 2", "    return round((low + high) / 2, 2)"),
    ),
    handicap(
        "never the whole of it",
        "reach both ends",
        ("low, high = 0.0, 1.0", "low, high = 0.0, 0.99"),
    ),
    handicap("never nothing", "reach both ends", ("low, high = 0.0, 1.0", "low, high = 0.01, 1.0")),
    handicap(
        "the share for the handicap",
        "share of the points where",
        ("    return (low + high) / 2", "    return score(high, True)"),
    ),
]

SCREEN = """
def my_screen(players, base, caught, false_alarm, times):
    guilty = players * base * caught
    innocent = players * (1 - base) * false_alarm
    return innocent * times, guilty / (guilty + innocent)
"""


def screen(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "14.3", changed(SCREEN, *changes), "my_screen", hint)


FLAGS_INNOCENT, SURE = "innocent * times", "guilty / (guilty + innocent)"
SCREENS = [
    screen("H01 base rate ignored", "how many honest ones are flagged", (SURE, "1 - false_alarm")),
    screen("the test's power", "Which share of the flagged", (SURE, "caught")),
    screen("the flag says nothing", "What does the flag add", (SURE, "base")),
    screen("share of all players", "Of how many flags is it a part", (SURE, "guilty / players")),
    screen("odds for a share", "compares two groups", (SURE, "guilty / innocent")),
    screen(
        "all players honest below the line",
        "how many of the players are honest",
        (SURE, "guilty / (guilty + players * false_alarm)"),
    ),
    screen(
        "likelihoods without a base rate",
        "Where does the base rate stand",
        (SURE, "caught / (caught + false_alarm)"),
    ),
    screen("the innocent share", "of the innocent among", (SURE, "innocent / (guilty + innocent)")),
    screen("in percent", "percentage", (SURE, "100 * guilty / (guilty + innocent)")),
    screen("years of innocents", "mixture change", (SURE, "guilty / (guilty + innocent * times)")),
    screen("H02 the bare probability", "flagged by luck alone", (FLAGS_INNOCENT, "false_alarm")),
    screen("one screening", "How many are there in a year", (FLAGS_INNOCENT, "innocent")),
    screen("everybody is innocent", "Are all of the players", ("(1 - base)", "1")),
    screen(
        "all flags", "Which of them are innocent", (FLAGS_INNOCENT, "(guilty + innocent) * times")
    ),
    screen("the guilty", "And the others", (FLAGS_INNOCENT, "guilty * times")),
    screen(
        "the other way round",
        "in the order that was asked for",
        (f"{FLAGS_INNOCENT}, {SURE}", f"{SURE}, {FLAGS_INNOCENT}"),
    ),
    screen("one number", "Two numbers come back", (f"{FLAGS_INNOCENT}, {SURE}", SURE)),
    screen(
        "whole players", "is not the number of innocent", (FLAGS_INNOCENT, "int(innocent * times)")
    ),
    screen("rounded", "is not the share", (SURE, "round(guilty / (guilty + innocent), 2)")),
]

LINE = """
from math import comb
def my_line(of, rate, players, allowed):
    accused = 0.0
    for hits in range(of, -1, -1):
        accused += players * comb(of, hits) * rate**hits * (1 - rate) ** (of - hits)
        if accused > allowed:
            return hits + 1
    return 0
"""


def line(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "14.4", changed(LINE, *changes), "my_line", hint)


LINES = [
    line("more than for at least", "accused, too", ("hits + 1", "hits")),
    line("one too many", "One match fewer", ("hits + 1", "hits + 2")),
    line("H02 players ignored", "number of players, or a probability", ("players * comb", "comb")),
    line(
        "players' share forgotten",
        "How many players are there",
        ("players * comb", "comb"),
        ("> allowed", "> 0.05"),
    ),
    line("a share", "That is a share", ("hits + 1", "(hits + 1) / of")),
    line("only exactly so many", "beyond it", ("accused +=", "accused =")),
    line("never zero", "lowest line", ("return 0", "return 1")),
    line("none of none", "without a return", ("    return 0", "    pass")),
    line("at most of", "have that", ("return hits + 1", "return min(of, hits + 1)")),
    line(
        "guilty rate",
        "is not the lowest line",
        ("rate**hits", "(1 - rate)**hits"),
        ("(1 - rate) ** (of", "rate ** (of"),
    ),
    Answer(
        "three standard deviations",
        "14.4",
        """
from math import ceil, sqrt
def my_line(of, rate, players, allowed):
    return ceil(of * rate + 3 * sqrt(of * rate * (1 - rate)))
""",
        "my_line",
        "accused, too",
    ),
    Answer(
        "always two thirds",
        "14.4",
        "def my_line(of, rate, players, allowed): return round(of * 2 / 3)",
        "my_line",
        "is not the lowest line",
    ),
    Answer("a number", "14.4", "", "66", "Hand over the function"),
    Answer("in words", "14.4", "def my_line(*of): return 'many'", "my_line", "gave back a text"),
    line(
        "rounded before it is compared", "", ("if accused > allowed", "if round(accused) > allowed")
    ),
]

AUDIT = """
def my_audit(log):
    after = {True: [], False: []}
    for place, each in enumerate(log):
        if each.offered:
            after[each.bought] += [later.won for later in log[place + 1 : place + 4]]
    shares = {bought: sum(won) / max(1, len(won)) for bought, won in after.items()}
    return shares[True] - shares[False]
"""
RESULT = "shares[True] - shares[False]"


def audit(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "14.5", changed(AUDIT, *changes), "my_audit", hint)


def plain_audit(name: str, hint: str, result: str) -> Answer:
    return Answer(name, "14.5", f"def my_audit(log): return {result}", "my_audit", hint)


AUDITS = [
    audit("reversed", "wrong way round", (RESULT, "shares[False] - shares[True]")),
    audit("only after buying", "Is winning much a trick", (RESULT, "shares[True]")),
    audit(
        "only after declining", "results after declining be compared", (RESULT, "1 - shares[False]")
    ),
    audit(
        "the round of the offer itself",
        "Which rounds did you count",
        ("place + 1 : place + 4", "place : place + 1"),
    ),
    audit("a verdict", "Give a number", (RESULT, "shares[True] > shares[False] + 0.4")),
    audit("in words", "one number", (RESULT, "'suspicious'")),
    audit("the sum", "Is winning much a trick", (RESULT, "shares[True] + shares[False]")),
    plain_audit("wins", "Is winning much a trick", "sum(each.won for each in log) / len(log)"),
    plain_audit(
        "losses", "all offers are taken out", "1 - sum(each.won for each in log) / len(log)"
    ),
    plain_audit(
        "spending", "buy much because they like", "sum(each.bought for each in log) / len(log)"
    ),
    plain_audit(
        "half of the games",
        "all offers are taken out",
        "-abs(sum(each.won for each in log) / len(log) - 0.5)",
    ),
    plain_audit(
        "what is shown at wins and at losses",
        "all offers are taken out",
        "sum(e.shown for e in log if e.won) / max(1, sum(e.won for e in log))"
        " - sum(e.shown for e in log if not e.won) / max(1, sum(not e.won for e in log))",
    ),
    plain_audit("always the same", "Which rounds did you count", "0.5"),
    plain_audit(
        "reads what is hidden", "TypeError", "sum(abs(each.real - each.shown) for each in log)"
    ),
    Answer("a number", "14.5", "", "0.4", "Hand over the function"),
    audit("the size of a difference alone", "In which direction", (RESULT, f"abs({RESULT})")),
    audit("a group may be empty", "", ("max(1, len(won))", "len(won)")),
]

NUMBERS = {"kwh": 0.06, "node": 50, "saved": 98.7, "power": 10, "kg": 1440, "share": 0.81}


def number(name: str, hint: str, **wrong: object) -> Answer:
    return Answer(name, "14.6", "", repr({**NUMBERS, **wrong}), hint)


BY_HAND = [
    number("H04 watts times seconds", "How many joules is that", kwh=216),
    number("watt-hours", "Those are watt-hours", kwh=60),
    number("minutes for hours", "In which unit is the hour", kwh=3.6),
    number("joules", "Those are joules", kwh=216000),
    number("something", "How many kilowatts", kwh=1),
    number("millijoules", "millijoules", node=0.05),
    number("joules per node", "give microjoules", node=0.00005),
    number("nodes per joule", "joules per node", node=20000),
    number("watts times nodes", "a joule a second", node=8_000_000),
    number("what is left", "Which part is saved", saved=1.3),
    number("how many times fewer", "in percent", saved=75.6),
    number("as a share", "In percent", saved=0.987),
    number("cut off", "round, do not cut off", saved=98.6),
    number("copied from the lesson", "in their own order", saved=96.7),
    number("kilowatt-hours", "In joules", power=4),
    number("hours", "how many seconds", power=7),
    number("days", "Days are counted in seconds", power=5),
    number("one day", "For how many days", power=9),
    number("one device", "Is every device counted", power=8),
    number("grams", "Those are grams", kg=1_440_000),
    number("tonnes", "Those are tonnes", kg=1.44),
    number("divided", "divide by them", kg=9),
    number("H05 e for ten", "10:1", share=0.65),
    number("H05 sign reversed", "Look at the sign", share=0.19),
    number("H05 both", "Sign and base", share=0.35),
    number("200 points, as in the lesson", "what 200 points promise", share=0.76),
    Answer("not all of it", "14.6", "", "{'kwh': 0.06}", "is not answered yet"),
    Answer("a list", "14.6", "", "[0.06, 50]", "Answer with a dict of parts"),
]

TEXT = (
    "You play against a computer program. It is as strong as a club player and beats "
    "most beginners. Your moves are stored for thirty days, without a name. "
    "If you would rather not, press Leave and find a person."
)


def notice(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "14.7", "", repr(changed(TEXT, *changes)), hint)


NOTICES = [
    notice(
        "hides that it is a program", "it is a program", ("computer program", "friendly opponent")
    ),
    notice(
        "no strength",
        "how strong",
        (
            "It is as strong as a club player and beats most beginners. ",
            "It likes to play very much, with you too, and again. ",
        ),
    ),
    notice(
        "no word on data",
        "what is logged",
        (
            "Your moves are stored for thirty days, without a name. ",
            "Have a very nice game today. ",
        ),
    ),
    notice(
        "no way out",
        "how to say no",
        ("If you would rather not, press Leave and find a person.", "Enjoy it."),
    ),
    Answer("too short", "14.7", "", "'I am a bot.'", "has 4 words"),
    Answer("too long", "14.7", "", repr(" ".join([TEXT] * 4)), "25 to 120 are meant"),
    Answer("a list", "14.7", "", "['bot', 'strong']", "is a text in quotes"),
]

HANDICAPS += [
    Answer(
        "the mean of two handicaps",
        "14.2",
        """
def my_handicap(score):
    def even(begins):
        low, high = 0.0, 1.0
        for _ in range(30):
            middle = (low + high) / 2
            low, high = (middle, high) if score(middle, begins) > 0.5 else (low, middle)
        return middle
    return (even(True) + even(False)) / 2
""",
        "my_handicap",
        "mean of their scores",
    ),
]
SCREENS += [
    screen(
        "flagged at least once",
        "how many flags is that",
        (FLAGS_INNOCENT, "players * (1 - base) * (1 - (1 - false_alarm) ** times)"),
    ),
]
LINES += [
    line("fewer than are allowed", "Is 'at most' less than", ("> allowed", ">= allowed")),
    Answer(
        "the normal curve",
        "14.4",
        """
from math import ceil
from statistics import NormalDist
def my_line(of, rate, players, allowed):
    if allowed >= players:
        return 0
    z = NormalDist().inv_cdf(1 - allowed / players)
    return min(of + 1, ceil(of * rate + z * (of * rate * (1 - rate)) ** 0.5))
""",
        "my_line",
        "lean to one side",
    ),
]
NOTICES += [
    notice(
        "denies the program",
        "the opposite",
        ("play against a computer program.", "are not facing a computer program."),
    ),
    notice(
        "denies a way out",
        "the opposite",
        ("If you would rather not, press Leave and find a person.", "There is no way to leave."),
    ),
    notice(
        "will not say how strong",
        "the opposite",
        ("It is as strong as a club player and beats", "We do not say how strong it is, it beats"),
    ),
]


def handicap_of_a_grid(steps: int) -> Answer:
    code = f"""
def my_handicap(score):
    grid = [n / {steps} for n in range({steps} + 1)]
    return min(grid, key=lambda h: abs(score(h, True) + score(h, False) - 1))
"""
    return Answer(
        f"a grid of {steps}", "14.2", code, "my_handicap", "by the handicap, or by the score"
    )


EXTREMES = [
    *map(handicap_of_a_grid, (200, 1000)),
    handicap("a thousandth of the dial", "by the handicap, or by the score", ("1e-6", "0.001")),
    screen(
        "no more flags than players",
        "is not the number",
        ("innocent * times,", "min(players, innocent * times),"),
    ),
    line("none is one", "is not the lowest", ("> allowed", "> (allowed or 1)")),
    notice(
        "no choice",
        "the opposite",
        ("If you would rather not, press Leave and find a person.", "There is no option to leave."),
    ),
    notice(
        "nobody tells",
        "the opposite",
        ("computer program", "club member; whether that is a program or a person stays open"),
    ),
]

BY_HAND += [
    number("80 minutes are 1.2 hours", "not 100", kwh=0.054),
    number("nanojoules", "nanojoules", node=50_000),
    number("nodes saved", "of a hundred", saved=542_671),
    number("the joules", "how large is k", power=12_960_000_000),
    number("the next power", "which of the two is nearer", power=11),
    number("odds", "share of both", share=4.22),
    number("a straight line", "No straight line", share=0.62),
    number("share cut off", "do not cut off", share=0.8),
]
HANDICAPS += [
    handicap(
        "stops at two hundredths",
        "how near to one half",
        (
            "        if ",
            "        if abs(score(h, True) + score(h, False) - 1) < 0.02:\n"
            "            return h\n        if ",
        ),
    ),
    handicap(
        "the other end is none",
        "no handicap at all",
        ("return (low + high) / 2", "return 1 - (low + high) / 2"),
    ),
]
SCREENS += [
    screen(
        "who is not caught is innocent",
        "make them innocent",
        ("innocent = players * (1 - base)", "innocent = (players - guilty)"),
    ),
    screen("alarms among the guilty", "those who cheat", ("(1 - base)", "base")),
    screen(
        "people, not flags",
        "flagged twice counts twice",
        (
            SURE,
            "(g := base * (1 - (1 - caught) ** times))"
            " / (g + (1 - base) * (1 - (1 - false_alarm) ** times))",
        ),
    ),
    screen(
        "the guilty who are missed",
        "not flagged",
        (SURE, "base * (1 - caught) / (base * (1 - caught) + (1 - base) * false_alarm)"),
    ),
    screen(
        "all guilty below the line",
        "Not all of them",
        (SURE, "base * caught / (base + (1 - base) * false_alarm)"),
    ),
    screen(
        "two texts",
        "Two numbers come back",
        (f"{FLAGS_INNOCENT}, {SURE}", f"str({FLAGS_INNOCENT}), str({SURE})"),
    ),
]
LINES += [
    line(
        "from the mean on",
        "Where does your search begin",
        ("range(of, -1, -1)", "range(of, -(-of * rate // 1).__int__() - 1, -1)"),
        ("    return 0", "    return 0 if allowed >= players else hits"),
    ),
    line(
        "none allowed, none accused",
        "do they not reach",
        ("    accused = 0.0", "    if allowed == 0: return of + 1\n    accused = 0.0"),
    ),
    line(
        "no matches, no line",
        "reaches a line of 0",
        ("    accused = 0.0", "    if rate == 0: return 0\n    accused = 0.0"),
    ),
    line(
        "all matches",
        "reaches a line of 6",
        ("    accused = 0.0", "    if rate == 1: return of\n    accused = 0.0"),
    ),
    line("whole players", "round them", ("accused > allowed", "int(accused) > allowed")),
]
AUDITS += [
    audit(
        "nothing for an empty group",
        "none that is finite",
        ("max(1, len(won))", "(len(won) or float('nan'))"),
    ),
]
NOTICES += [
    notice(
        "unable to leave",
        "the opposite",
        ("If you would rather not, press Leave and find a person.", "You are unable to leave it."),
    ),
    notice(
        "a secret strength",
        "the opposite",
        ("It is as strong as a club player and", "Its strength is a secret, and it"),
    ),
]

AUDITS += [
    plain_audit("offers", "every loss becomes a win", "sum(each.offered for each in log)"),
    audit(
        "numbers of games",
        "numbers of games, or shares",
        ("sum(won) / max(1, len(won))", "sum(won)"),
    ),
]
LINES += [
    line(
        "hardly ever anybody",
        "unlikely that anybody",
        ("players * comb", "comb"),
        ("> allowed", "> 1 - (1 - allowed / players) ** (1 / players)"),
    ),
    line(
        "the rate of the others",
        "belongs to a match",
        ("rate**hits * (1 - rate) ** (of - hits)", "(1 - rate) ** hits * rate ** (of - hits)"),
    ),
]
HANDICAPS += [
    handicap(
        "scores of another program",
        "asked about before",
        (
            "def my_handicap(score):\n",
            "known = {}\ndef my_handicap(program):\n    def score(h, begins):\n"
            "        if (h, begins) not in known:\n"
            "            known[h, begins] = program(h, begins)\n"
            "        return known[h, begins]\n",
        ),
    ),
]

WRONG = [*CLAIMS, *HANDICAPS, *SCREENS, *LINES, *AUDITS, *BY_HAND, *NOTICES, *EXTREMES]
