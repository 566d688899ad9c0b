"""Wrong answers to the exercises on self-play, each with part of its hint."""

from __future__ import annotations

from ..catalogue import Answer, changed

NUMBERS = {"A": 1.26, "B": 0.77, "C": 1.0, "next": "A", "then": 1.11, "play": "B"}
READING = {"stage": 800, "seeds": 2, "rave": "open", "time": 200}


def numbers(name: str, hint: str, **wrong: object) -> Answer:
    return Answer(name, "13.1", "", repr({**NUMBERS, **wrong}), hint)


def reading(name: str, hint: str, **wrong: object) -> Answer:
    return Answer(name, "13.6", "", repr({**READING, **wrong}), hint)


BY_HAND = [
    numbers("N below the line", "N, or one more", A=1.42),
    numbers("no root", "is there a root", B=1.4),
    numbers("no prior", "became of the prior", A=1.76),
    numbers("no c", "became of c", A=0.8),
    numbers("an untried child counts as lost", "One of the two terms", C=0.5),
    numbers("an untried child comes first", "UCB1's habit", C=float("inf")),
    numbers("goes to the untried one", "tries everything once", next="C"),
    numbers("goes to the best mean", "highest mean", next="B"),
    numbers("the parent is not visited", "And its parent", then=1.1),
    numbers("the game was won", "has this game changed", then=1.26),
    numbers("the child is not visited", "What happened to its N", then=1.28),
    numbers("plays what it tries", "come back to most often", play="A"),
    numbers("a whole number for the mean", "put the numbers in", B=9),
]

READ = [
    reading("two of three are enough", "lowest of the three", stage=200),
    reading("all points above", "every point above", seeds=3),
    reading("higher is better", "how wide are their bars", rave="yes"),
    reading("not shown is refuted", "shown not to be", rave="no"),
    reading("equal numbers", "Which of the two takes longer", time=50),
    reading("the other way round", "The other gets more", time=12.5),
]

PROMISE = """
from math import log, sqrt
def my_promise(W, N, prior, pulls, c, untried):
    mean = W / N if N else untried
    return mean + c * prior * sqrt(pulls) / (1 + N)
"""


def promise(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "13.2", changed(PROMISE, *changes), "my_promise", hint)


PROMISES = [
    promise("untried is even, whatever is said", "what it counts as", ("else untried", "else 0.5")),
    promise("untried is lost, whatever is said", "what it counts as", ("else untried", "else 0")),
    promise("no reward is no visit", "Is a sum of 0", ("if N else", "if W else")),
    promise("sum for mean", "What is the mean", ("W / N if", "W if")),
    promise("no root", "just as they are", ("sqrt(pulls)", "pulls")),
    promise("N below the line", "stands below the line", ("(1 + N)", "max(1, N)")),
    promise(
        "all under the root", "stands below", ("sqrt(pulls) / (1 + N)", "sqrt(pulls / (1 + N))")
    ),
    promise("a logarithm", "belongs to UCB1", ("sqrt(pulls) / (1 + N)", "log(pulls) / (1 + N)")),
    promise("no prior", "tell them apart", ("c * prior *", "c *")),
    promise("no c", "Does anything change", ("c * prior", "prior")),
    promise("mean alone", "Where is the other one", (" + c * prior * sqrt(pulls) / (1 + N)", "")),
    promise("bonus alone", "Where is the other one", ("return mean + ", "return ")),
    promise("minus", "look better or worse", ("mean + c", "mean - c")),
    promise(
        "untried only where a prior is", "", ("if N else untried", "if N else prior and untried")
    ),
    promise("nothing comes back", "without a return", ("    return ", "    ")),
    promise("rounded", "", ("return mean", "return round(mean, 1)")),
    Answer("a call", "13.2", "", "2.5", "Hand over the function"),
    promise("one visit at the least", "", ("sqrt(pulls)", "sqrt(max(pulls, 1))")),
]

ODDS = """
def my_odds(visits, temperature):
    most = max(visits)
    if temperature == 0:
        weights = [float(N == most) for N in visits]
    else:
        weights = [(N / most) ** (1 / temperature) for N in visits]
    return [weight / sum(weights) for weight in weights]
"""
COLD = "[float(N == most) for N in visits]"


def odds(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "13.3", changed(ODDS, *changes), "my_odds", hint)


HEATS = [
    odds("not divided", "add up to", ("weight / sum(weights)", "weight * most")),
    odds("temperature not used", "Where do you use it", ("** (1 / temperature)", "** 1")),
    odds("the other way round", "To which power", ("1 / temperature", "temperature")),
    odds(
        "an exponential",
        "in the exponent",
        ("(N / most) ** (1 / temperature)", "2 ** (N / temperature)"),
    ),
    odds(
        "one of several",
        "one of them get everything",
        (COLD, "[float(k == visits.index(most)) for k in range(len(visits))]"),
    ),
    odds(
        "the last of several",
        "one of them get everything",
        (
            COLD,
            "[float(k == len(visits) - 1 - visits[::-1].index(most)) for k in range(len(visits))]",
        ),
    ),
    odds(
        "the first move at 0",
        "whatever its visits",
        (COLD, "[float(k == 0) for k in range(len(visits))]"),
    ),
    odds("no case for 0", "ZeroDivisionError", ("temperature == 0", "False")),
    odds("large powers", "range of floats", ("(N / most)", "float(N)")),
    odds("cold below a tenth", "", ("temperature == 0", "temperature < 0.2")),
    odds("rounded", "", ("[weight / sum(weights) for", "[round(weight / sum(weights), 1) for")),
    odds(
        "sorts the list it was given",
        "changed what it was given",
        ("most = max(visits)", "visits.sort(); most = visits[-1]"),
    ),
    odds(
        "unvisited moves left out", "", ("weight in weights]\n", "weight in weights if weight]\n")
    ),
]

LOSS = """
from math import log, log2
def my_loss(visits, policy, won, value):
    total = sum(visits)
    of_policy = -sum(N / total * log(p) for N, p in zip(visits, policy) if N)
    return (won - value) ** 2 + of_policy
"""


def loss(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "13.4", changed(LOSS, *changes), "my_loss", hint)


LOSSES = [
    loss("visits for shares", "Which shares", ("N / total", "N")),
    loss("no minus", "what turns it round", ("-sum", "sum")),
    loss("no square", "Which power", ("(won - value) ** 2", "abs(won - value)")),
    loss("policy alone", "Where is the value's", ("(won - value) ** 2 + ", "")),
    loss("value alone", "Where is the policy's", (" + of_policy", "")),
    loss("roles exchanged", "Whose logarithm", ("N / total * log(p)", "p * log(N / total)")),
    loss("another logarithm", "another logarithm", ("log(p)", "log2(p)")),
    loss("a mean over the moves", "Where do you take a mean", ("-sum(", "-1 / len(policy) * sum(")),
    loss("always won", "as if it had been won", ("(won - value)", "(1 - value)")),
    loss("a logarithm of 0", "ValueError", (" if N)", ")")),
    loss("a little policy for all", "", ("log(p)", "log(max(p, 0.15))")),
    loss("a draw is a loss", "", ("(won - value)", "(int(won) - value)")),
    loss("zero policies left out", "", ("if N)", "if N and p < 0.6)")),
    loss("no policy below a twentieth", "not the loss", ("log(p)", "log(max(p, 0.05))")),
]

TARGETS = """
def my_examples(game):
    examples = []
    for turn in game["turns"]:
        visits = turn["visits"]
        total = sum(visits.values())
        sign = 1 if turn["player"] == MAX else -1
        reward = (sign * game["utility"] + 1) / 2
        examples.append(({move: N / total for move, N in visits.items()}, reward))
    return examples
"""
SIGN = 'sign = 1 if turn["player"] == MAX else -1'


def target(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "13.5", changed(TARGETS, *changes), "my_examples", hint)


EXAMPLES = [
    target("MAX's reward for both", "Can both have got", (SIGN, "sign = 1")),
    target(
        "the other player's reward",
        "Whose reward",
        ("else -1", "else 1"),
        ("sign = 1 if", "sign = -1 if"),
    ),
    target(
        "from -1 to 1",
        "between 0 and 1",
        ('(sign * game["utility"] + 1) / 2', 'sign * game["utility"]'),
    ),
    target(
        "a draw is lost",
        "How do the two players share",
        ('(sign * game["utility"] + 1) / 2', 'float(sign * game["utility"] > 0)'),
    ),
    target(
        "a draw is won",
        "How do the two players share",
        ('(sign * game["utility"] + 1) / 2', 'float(sign * game["utility"] >= 0)'),
    ),
    target(
        "players by turns", "says who was to move", (SIGN, "sign = -1 if len(examples) % 2 else 1")
    ),
    target("visits for shares", "shares of all visits", ("N / total", "N")),
    target(
        "the move visited most",
        "other moves say",
        ("N / total", "float(N == max(visits.values()))"),
    ),
    target(
        "unvisited moves left out", "What share has it", ("visits.items()}", "visits.items() if N}")
    ),
    target(
        "only the last turn",
        "How many examples",
        ("        examples.append", "    examples.append"),
    ),
    target(
        "rewards only",
        "a pair for each turn",
        ("({move: N / total for move, N in visits.items()}, reward)", "reward"),
    ),
    target("nothing comes back", "without a return", ("    return examples", "    examples")),
    target(
        "shares of the whole game",
        "",
        (
            "total = sum(visits.values())",
            "total = sum(N for t in game['turns'] for N in t['visits'].values())",
        ),
    ),
]

PRIORS = """
def my_priors(policy, legal, noise, share):
    total = sum(policy[move] for move in legal)
    if total:
        said = {move: policy[move] / total for move in legal}
    else:
        said = {move: 1 / len(legal) for move in legal}
    return {
        move: (1 - share) * said[move] + share * each / sum(noise)
        for move, each in zip(legal, noise)
    }
"""


def root(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "13.7", changed(PRIORS, *changes), "my_priors", hint)


ROOTS = [
    root(
        "the share of the other",
        "Which of the two",
        ("(1 - share)", "share"),
        ("share * each", "(1 - share) * each"),
    ),
    root("the noise as it is", "What does the noise add up to", (" / sum(noise)", "")),
    root(
        "taken cells keep theirs",
        "What do the others add up to",
        ("policy[move] / total for", "policy[move] for"),
    ),
    root("added", "nothing but noise", ("(1 - share) * said", "said")),
    root("divides by nothing", "division by zero", ("if total:", "if True:")),
    root("nothing for all", "gave all its probability", ("1 / len(legal) for", "0 for")),
    root(
        "a list",
        "A dict",
        ("    return {\n        move: ", "    return [\n        "),
        ("noise)\n    }", "noise)\n    ]"),
    ),
    root("little taken for nothing", "Is a small number 0", ("if total:", "if total > 0.01:")),
    root(
        "rounded",
        "or is rounded",
        ("share * each / sum(noise)", "round(share * each / sum(noise), 2)"),
    ),
]

EXTREMES = [
    promise(
        "no more than a hundred visits",
        "Compute the two terms",
        ("sqrt(pulls)", "min(10, sqrt(pulls))"),
    ),
    odds(
        "cold is frozen",
        "case of temperature 0",
        ("temperature == 0", "temperature < 0.0005"),
    ),
    odds("never hotter than 3", "Up to which", ("1 / temperature", "1 / min(3, temperature)")),
    odds("one visit for everybody", "At temperature 1", ("(N / most)", "((N + 1) / (most + 1))")),
    loss(
        "no more than 5",
        "as they are",
        ("return (won", "return min(5, (won"),
        ("of_policy\n", "of_policy)\n"),
    ),
    loss(
        "ten moves at most",
        "Compute the two parts",
        ("zip(visits, policy", "zip(visits[:10], policy"),
    ),
    target("four turns at most", "How many of them", ('game["turns"]:', 'game["turns"][:4]:')),
    target(
        "takes the turns out",
        "still be holding",
        ('for turn in game["turns"]:', 'while game["turns"]:\n        turn = game["turns"].pop(0)'),
    ),
    target(
        "one dict for all turns",
        "a new dict made for every turn",
        ("    examples = []", "    examples, shares = [], {}"),
        (
            "examples.append(({move: N / total for move, N in visits.items()}, reward))",
            "shares.update({move: N / total for move, N in visits.items()})\n"
            "        examples.append((shares, reward))",
        ),
    ),
    target("drawn is lost", "How do the two players share it", ("+ 1) / 2", "+ 1) // 2")),
    root(
        "no noise, no prior",
        "without noise is missing",
        ("in zip(legal, noise)", "in zip(legal, noise) if each"),
    ),
    root("noise is 3 at most", "How large may it be", ("share * each", "share * min(3, each)")),
]

BY_HAND += [
    numbers("nothing changed", "has this game changed", then=1.26),
    numbers("lost is -1", "from 0 to 1", then=0.97),
    numbers("brackets left out", "Mind the brackets", A=12.83),
    numbers("cut off", "do not cut off", B=0.76),
    numbers("nothing for C", "Two terms are added", C=0),
    reading("one guess", "for 50 of them", time=4),
]
MEAN, BONUS = "W / N if N else untried", "c * prior * sqrt(pulls) / (1 + N)"
PROMISES += [
    promise("one visit is none", "visited once", ("if N else", "if N > 1 else")),
    promise(
        "no bonus for the first",
        "",
        ("    mean", "    if pulls < 2: return W / N if N else untried\n    mean"),
    ),
    promise("all divided", "divided by 1 + N", ("mean + c", "(mean + c"), ("lls) /", "lls)) /")),
    promise("half for a root", "half of them", ("sqrt(pulls)", "pulls ** 1 / 2")),
    promise("the child's visits", "Whose visits", ("sqrt(pulls)", "sqrt(N)")),
    promise("one more visit", "What do you add", ("sqrt(pulls)", "sqrt(pulls + 1)")),
    promise("the other's mean", "taken from 1", ("return mean", "return 1 - mean")),
    promise("always c = 2", "c=0", ("+ c *", "+ 2 *")),
    promise("a text", "gave back a text", ("return mean", "return f'{mean"), ("+ N)", "+ N)}'")),
]
POWER = "[(N / most) ** (1 / temperature) for N in visits]"
HEATS += [
    odds(
        "whole powers",
        "used as it is",
        (POWER, "[(N / most) ** (round(1 / temperature) or 1 / temperature) for N in visits]"),
    ),
    odds(
        "two at most",
        "three moves were visited most",
        (
            COLD,
            f"{COLD}\n        n = sum(weights)\n"
            "        return [w / (2 if n > 1 else 1) for w in weights]",
        ),
    ),
    odds(
        "nearly 0",
        "something small",
        ("if temp", "temperature = max(temperature, 1e-4)\n    if temp"),
    ),
    odds("whole temperatures", "is not 0", ("temperature == 0", "int(temperature) == 0")),
    odds("percent", "add up to", ("[weight /", "[100 * weight /")),
    odds(
        "the best move's place",
        "At temperature 0, too",
        ("weights = [float", "return visits.index(most) #"),
    ),
    odds("anything at 0", "What do the others get", (COLD, "[1.0 for N in visits]")),
    odds(
        "sorted",
        "the order is not",
        ("for weight in weights", "for weight in sorted(weights)[::-1]"),
    ),
    odds(
        "a dict",
        "list of numbers",
        ("[weight / sum(weights) for weight in weights]", "dict(enumerate(weights))"),
    ),
]
LOSSES += [
    loss(
        "ends at the first zero",
        "What becomes of the third",
        (
            "for N, p in zip(visits, policy) if N",
            "for N, p in list(zip(visits, policy))[: [*visits, 0].index(0)]",
        ),
    ),
    loss("a little for all", "as they are", ("log(p)", "log(p + 1e-8)"), (" if N)", ")")),
    loss(
        "rounded",
        "What do you round",
        ("return (won", "return round((won"),
        ("_policy\n", "_policy, 3)\n"),
    ),
    loss(
        "not a number",
        "0 times the logarithm",
        ("log(p)", "(log(p) if p else float('-inf'))"),
        (" if N)", ")"),
    ),
    loss("lost is -1", "`won` is 0", ("(won -", "(2 * won - 1 -")),
    loss("won or not", "This game was drawn", ("(won -", "(round(won) -")),
    loss(
        "minus before the square",
        "Before which one",
        ("return (won", "return -((won"),
        ("** 2", "** 2)"),
    ),
    loss("twice for squared", "Which power", (") ** 2", ") * 2")),
    loss("no brackets", "in the brackets", ("(won - value)", "won - value")),
    loss(
        "the first move alone",
        "When does your loop end",
        ("zip(visits, policy)", "[(visits[0], policy[0])]"),
    ),
]
PAIR = "({move: N / total for move, N in visits.items()}, reward)"
EXAMPLES += [
    target("the last turn first", "In which order", ("return examples", "return examples[::-1]")),
    target("2 for a win", "and a won one", ("+ 1) / 2", "+ 1)")),
    target("percent", "What do the shares", ("N / total", "100 * N / total")),
    target("whole shares", "What do the shares", ("N / total", "N // total")),
    target("moves as texts", "Under which moves", ("{move:", "{str(move):")),
    target(
        "numbered moves",
        "Under which moves",
        (
            "move: N / total for move, N in visits.items()",
            "k: N / total for k, N in enumerate(visits.values())",
        ),
    ),
    target(
        "turns by parity",
        "twice in a row",
        (
            SIGN,
            'first = game["turns"][0]["player"]\n'
            "        sign = 1 if (len(examples) + first) % 2 == 0 else -1",
        ),
    ),
]
ROOTS += [
    root(
        "alike for one",
        "policy of 0",
        (
            "policy[move] / total for",
            "policy[move] / total if policy[move] else 1 / len(legal) for",
        ),
    ),
    root(
        "none for nothing",
        "which moves have a prior",
        ("in zip(legal, noise)\n", "in zip(legal, noise) if said[move] or share * each\n"),
    ),
    root(
        "noise in order of the cells",
        "Which of them has which noise",
        ("in zip(legal, noise)", "in zip(sorted(legal), noise)"),
    ),
    root("noise by its largest", "What does the noise add up to", ("sum(noise)", "max(noise)")),
    root(
        "the move itself",
        "still a dict",
        ("    total =", "    if len(legal) == 1: return legal[0]\n    total ="),
    ),
    root(
        "mixed, then scaled",
        "Which comes first",
        ("policy[move] / total for", "policy[move] for"),
        ("    return {", "    priors = {"),
        (
            "noise)\n    }",
            "noise)\n    }\n    return {k: v / sum(priors.values()) for k, v in priors.items()}",
        ),
    ),
]
ROOTS += [
    root(
        "noise by the move's number",
        "Places are counted from 0",
        ("share * each /", "share * noise[move] /"),
    ),
]
LOSSES += [
    loss(
        "one move too many",
        "Places are counted from 0",
        (
            "N / total * log(p) for N, p in zip(visits, policy) if N",
            "visits[n] / total * log(policy[n]) for n in range(len(visits) + 1) if visits[n]",
        ),
    ),
    loss(
        "the logarithm of no visits",
        "Whose logarithm",
        ("log(p)", "log(N)"),
        (" if N", ""),
    ),
]

HEATS += [
    odds(
        "0 is no temperature",
        "for no temperature at all",
        ("if temperature == 0", "temperature = temperature or 1\n    if temperature == 0"),
    ),
    odds(
        "nearly as many visits are as many",
        "fewer than 20,000",
        (COLD, "[float(N > 0.999 * most) for N in visits]"),
    ),
]
LOSSES += [
    loss(
        "a reward of 0 is none",
        "a 0 taken for nothing said",
        ("(won - value)", "((won or value) - value)"),
    ),
    loss(
        "a value of 0 is none",
        "a 0 taken for nothing said",
        ("(won - value)", "(won - (value or 0.5))"),
    ),
    loss(
        "twins counted once",
        "Are both of them in your sum",
        ("in zip(visits, policy)", "in set(zip(visits, policy))"),
    ),
    loss(
        "sorted, both of them",
        "stay in the order",
        ("zip(visits, policy)", "zip(sorted(visits), sorted(policy))"),
    ),
    loss(
        "the first move with so many visits",
        "or by its number of visits",
        ("log(p) for N, p in zip(visits, policy)", "log(policy[visits.index(N)]) for N in visits"),
    ),
    loss(
        "divided by the moves",
        "Which shares is that",
        ("total = sum(visits)", "total = len(visits)"),
    ),
]
EXAMPLES += [
    target(
        "one list for all games",
        "those of games before",
        ("(game):\n    examples = []\n", "(game, examples=[]):\n"),
    ),
    target(
        "one dict that is emptied for every turn",
        "a new dict made",
        ("    examples = []\n", "    examples, shares = [], {}\n"),
        (
            "        examples.append(({move: N / total for move, N in visits.items()}, reward))\n",
            "        shares.clear()\n"
            "        shares.update({move: N / total for move, N in visits.items()})\n"
            "        examples.append((shares, reward))\n",
        ),
    ),
]
ROOTS += [
    root("noise from the end", "not in its order", ("zip(legal, noise)", "zip(legal, noise[::-1])"))
]

BY_HAND += [
    numbers("the children's visits", "one time fewer", A=1.24),
    numbers("N below W alone", "below the prior's bonus", then=1.23),
    numbers("C's new number", "C's new number", then=0.25),
    reading("the place of the stage", "by its games", stage=4),
]

WRONG = [*BY_HAND, *READ, *PROMISES, *HEATS, *LOSSES, *EXAMPLES, *ROOTS, *EXTREMES]
