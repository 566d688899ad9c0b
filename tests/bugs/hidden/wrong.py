"""Wrong answers to the exercises on hidden information, with the hints they must get."""

from __future__ import annotations

from ..catalogue import Answer, changed

BELIEFS = {
    "P(J)": "1/5",
    "call": "-6/5",
    "break-even": "1/3",
    "averaged": "11",
    "true": "3",
    "seeing": "7",
}
GUESS = {
    "up": "2/5",
    "left": "3/10",
    "value": "-1/5",
    "regrets": "(1, 2)",
    "next": "(1/3, 2/3)",
}
LOSSES = {"Sam": "1/3", "Tia": "1/6", "bluff": "1/2", "exploitability": "5/24"}
TABLES = {"10.1": BELIEFS, "10.3": GUESS, "10.5": LOSSES}


def parts(name: str, exercise: str, part: str, given: str, hint: str = "") -> Answer:
    """The right answer in parts, with one part changed."""
    table = TABLES[exercise] | {part: given}
    inside = ", ".join(f'"{key}": {value}' for key, value in table.items())
    return Answer(name, exercise, f"answer = {{{inside}}}", "answer", hint)


KNOWN = [
    parts("the K", "10.1", "P(J)", "4/5", "That is the K"),
    parts("the likelihood", "10.1", "P(J)", "1/4", "if you only see the bet"),
    parts("before the bet", "10.1", "P(J)", "1/2", "tell you nothing"),
    parts("both at once", "10.1", "P(J)", "1/8", "how probable a bet is"),
    parts("of three cards", "10.1", "P(J)", "1/3", "in your hand"),
    parts("no idea", "10.1", "P(J)", "0.9", "in what share"),
    parts("his income", "10.1", "call", "6/5", "Whose income"),
    parts("as before", "10.1", "call", "0", "not equally probable"),
    parts("folds", "10.1", "call", "-1", "That is folding"),
    parts("K alone", "10.1", "call", "-8/5", "What does the J bring"),
    parts("J alone", "10.1", "call", "2/5", "What does the K cost"),
    parts("the belief", "10.1", "break-even", "1/4", "How often must they bluff"),
    parts("against nothing", "10.1", "break-even", "1/2", "Folding costs 1"),
    parts("always", "10.1", "break-even", "1", "calling earns 0"),
    parts("rounded", "10.1", "break-even", "0.33", "rounded"),
    parts("one road", "10.1", "averaged", "3", "as if it were seen"),
    parts("equally probable deals", "10.1", "averaged", "14", "equally probable"),
    parts("one deal", "10.1", "averaged", "20", "Weigh both"),
    parts("Q09 fusion", "10.1", "true", "11", "Who tells you which deal"),
    parts("the other road", "10.1", "true", "2", "And the other"),
    parts("the first move", "10.1", "true", "4", "That is A"),
    parts("without subtracting", "10.1", "seeing", "11", "without seeing"),
    parts("against B", "10.1", "seeing", "8", "would you choose B"),
    parts("the gain over folding", "10.1", "call", "-1/5", "what does the call itself earn"),
    parts("a drawn road", "10.1", "averaged", "2.5", "it is not drawn"),
    parts("A against B", "10.1", "seeing", "1", "by how much A is better"),
    parts("nothing", "10.1", "seeing", "0", "the same in both deals"),
]

MATCH = """
def my_matching(regrets):
    positive = [max(regret, 0) for regret in regrets]
    total = sum(positive)
    if total == 0:
        return [1 / len(regrets) for _ in regrets]
    return [regret / total for regret in positive]
"""
LEARN = """
def my_learn(regrets, mixture, earned):
    income = sum(share * value for share, value in zip(mixture, earned))
    return [regret + value - income for regret, value in zip(regrets, earned)]
"""
ALIKE = "        return [1 / len(regrets) for _ in regrets]\n"
PROPORTION = "    return [regret / total for regret in positive]\n"
SUM = "[regret + value - income for"


def learning(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    gives = '{"matching": my_matching, "learn": my_learn}'
    return Answer(name, "10.4", changed(MATCH + LEARN, *changes), gives, hint)


REGRETS = [
    learning("V1 the two most regretted", "How many choices get a share",
             ("    total = sum(positive)\n",
              "    positive = [p if p in sorted(positive)[-2:] else 0 for p in positive]\n"
              "    total = sum(positive)\n")),
    learning("V2 to two decimals", "more decimals than yours",
             (SUM, "[round(regret + value - income, 2) for")),
    learning(
        "the most regretted",
        "can be exploited",
        (PROPORTION, "    return [float(i == regrets.index(max(regrets)))"
         " for i in range(len(regrets))]\n"),
    ),
    learning("absolute values", "glad to have made", ("max(regret, 0)", "abs(regret)")),
    learning("negative ones count", "between 0 and 1", ("max(regret, 0)", "regret")),
    learning("not divided", "between 0 and 1", ("regret / total", "regret")),
    learning("divides by the number", "add up", ("regret / total", "regret / 4 / len(regrets)")),
    learning(
        "divides by zero",
        "division by zero",
        ("    if total == 0:\n" + ALIKE, ""),
    ),
    learning("gives up", "all alike", (ALIKE, "        return [0.0 for _ in regrets]\n")),
    learning(
        "the first if nothing is regretted",
        "all alike",
        (ALIKE, "        return [float(i == 0) for i in range(len(regrets))]\n"),
    ),
    learning("squares", "three times the regret", ("max(regret, 0)", "max(regret, 0) ** 2")),
    learning("a number", "list of probabilities", (PROPORTION, "    return 1 / total\n")),
    learning("not compared", "earned *more*", (SUM, "[regret + value for")),
    learning("cuts off at 0", "fall below 0",
             (SUM, "[max(0, regret + value - income) for")),
    learning("forgets", "Where are the old ones", (SUM, "[value - income for")),
    learning("the other way round", "Which way round", (SUM, "[regret + income - value for")),
    learning("against the best", "with the best choice", ("value - income", "value - max(earned)")),
    learning(
        "a plain average",
        "plain average",
        ("sum(share * value for share, value in zip(mixture, earned))",
         "sum(earned) / len(earned)"),
    ),
    learning(
        "never below 0",
        "also below 0",
        (SUM, "[regret + max(value - income, 0) for"),
    ),
    learning(
        "weighed by the mixture",
        "however seldom",
        ("[regret + value - income for regret, value in zip(regrets, earned)]",
         "[r + p * (v - income) for r, p, v in zip(regrets, mixture, earned)]"),
    ),
    learning("no answer", "a number for each choice",
             ("    return [regret + value - income for regret, value in zip(regrets, earned)]\n",
              "    return income\n")),
    learning("drops choices", "How many probabilities come",
             ("    total = sum(positive)\n",
              "    positive = [p for p in positive if p] or [1 for _ in regrets]\n"
              "    total = sum(positive)\n")),
    learning("those at 0 alike", "none of them is above 0",
             ("[1 / len(regrets) for", "[(r == max(regrets)) / regrets.count(max(regrets)) if"
              " max(regrets) == 0 else 1 / len(regrets) for"),
             ("for _ in regrets", "for r in regrets")),
    Answer("clamps what it was given", "10.4", """
def my_matching(regrets):
    for choice, regret in enumerate(regrets):
        regrets[choice] = max(regret, 0)
    total = sum(regrets)
    return [regret / total if total else 1 / len(regrets) for regret in regrets]
""" + LEARN, '{"matching": my_matching, "learn": my_learn}', "a list of your own"),
    learning("its own share alone", "the whole",
             ("value - income for regret, value in zip(regrets,",
              "value - share * value for regret, share, value in zip(regrets, mixture,")),
    learning("income of a part", "sum complete",
             (SUM, "[regret + value - sum(p * v for p, v in zip(mixture[:n], earned)) for n,"),
             ("regret, value in zip(regrets, earned)]",
              "(regret, value) in enumerate(zip(regrets, earned), 1)]")),
    learning("income over the choices", "else do you divide",
             ("zip(mixture, earned))", "zip(mixture, earned)) / len(earned)")),
    learning("another mixture", "Where does yours come from",
             ("zip(mixture, earned))", "zip(my_matching(regrets), earned))")),
    learning("old regrets below 0 are lost", "a regret below 0 in the next",
             (SUM, "[max(regret, 0) + value - income for")),
    learning("whole regrets", "ask you to round", (SUM, "[int(regret + value - income) for")),
    learning("the distance", "regretted more now", (SUM, "[regret + abs(value - income) for")),
    learning("the list it was given, where nothing is regretted", "a list of your own",
             (ALIKE, "        regrets[:] = [1 / len(regrets) for _ in regrets]\n"
              "        return regrets\n")),
    learning("small regrets are none", "compare with something",
             ("total == 0", "total < 0.01")),
    learning("no regret above a hundred", "What keeps yours small",
             ("max(regret, 0)", "min(max(regret, 0), 100)")),
    learning("income of what earned something", "Does a loss count",
             ("zip(mixture, earned))", "zip(mixture, earned) if value > 0)")),
    learning("the mean of old and new", "By what do you divide",
             (SUM, "[(regret + value - income) / 2 for")),
    learning("the first choice, and the last for all others", "with two your regrets are right",
             ("sum(share * value for share, value in zip(mixture, earned))",
              "mixture[0] * earned[0] + (1 - mixture[0]) * earned[-1]")),
    learning("to four decimals", "more decimals than yours",
             (SUM, "[round(regret + value - income, 4) for")),
    Answer("half of it", "10.4", MATCH, '{"matching": my_matching, "learn": None}', "not answered"),
]  # fmt: skip

GUESSED = [
    parts("the other choice", "10.3", "up", "3/5", "the other choice"),
    parts("column's equation", "10.3", "up", "3/10", "Whom does row's mixture"),
    parts("half", "10.3", "up", "1/2", "Can row do better"),
    parts("a guess at up", "10.3", "up", "0.45", "with p for up"),
    parts("row's equation", "10.3", "left", "2/5", "Whom does column's mixture"),
    parts("half for column", "10.3", "left", "1/2", "hold row to less"),
    parts("the other sign", "10.3", "value", "1/5", "Whose payoff"),
    parts("the mean of four", "10.3", "value", "0", "equally probable"),
    parts("without mixing", "10.3", "value", "-2", "without mixing"),
    parts("after one round", "10.3", "regrets", "(1, -1)", "after one round"),
    parts("forgets round one", "10.3", "regrets", "(0, 3)", "Regrets add up"),
    parts("the mean of the rounds", "10.3", "regrets", "(1/2, 1)", "mean of the two rounds"),
    parts("turned round", "10.3", "regrets", "(2, 1)", "which order"),
    parts("half again", "10.3", "regrets", "(2, -2)", "in round two, too"),
    parts("column plays left", "10.3", "regrets", "(1, -8)", "column's sign"),
    parts("column keeps to one half", "10.3", "regrets", "(1, -3)", "Column learns, too"),
    parts("a regret cut off at 0", "10.3", "regrets", "(1, 3)", "Where did it go"),
    parts("rounded", "10.3", "next", "(0.33, 0.67)", "rounded"),
    parts("not normed", "10.3", "next", "(1, 2)", "must probabilities add up"),
    parts("always the most", "10.3", "next", "(0, 1)", "In proportion"),
    parts("the solution", "10.3", "next", "(2/5, 3/5)", "the best mixture"),
    learning(
        "regrets no larger than ten",
        "What keeps yours small",
        (SUM, "[min(10, regret + value - income) for"),
    ),
]

GIVEN = [
    parts("the sum", "10.5", "Sam", "1", "sum over your three cards"),
    parts("J for nothing", "10.5", "Sam", "2/3", "hands with the J"),
    parts("J folds", "10.5", "Sam", "1/6", "calls with the J as well"),
    parts("no bluff", "10.5", "Tia", "0", "with the J, and with the Q"),
    parts("the sum against Tia", "10.5", "Tia", "1/2", "sum over your three cards"),
    parts("the K paid twice", "10.5", "Tia", "0.5", "who calls"),
    parts("rounded", "10.5", "Tia", "0.167", "rounded"),
    parts("the equilibrium", "10.5", "Tia", "-1/18", "Tia is not one"),
    parts("the bet alone", "10.5", "bluff", "-1/2", "And the check"),
    parts("per hand", "10.5", "bluff", "1/6", "in which you hold the J"),
    parts("only the Q", "10.5", "bluff", "2", "holds the K"),
    parts("both seats", "10.5", "exploitability", "5/12", "two seats"),
    parts("the worse seat", "10.5", "exploitability", "1/4", "worse seat"),
    parts("the difference", "10.5", "exploitability", "1/12", "subtracted"),
]


def announcement(name: str, shares: str, hint: str) -> Answer:
    return Answer(name, "10.6", f"my_announcement = {shares}", "my_announcement", hint)


PATROLS = [
    announcement("all alike", "dict.fromkeys(['north', 'south', 'centre'], 1 / 3)", "which less"),
    announcement(
        "as if the loot were lost", "{'north': 1/2, 'south': 1/4, 'centre': 1/4}", "which less"
    ),
    announcement("always the same", "{'centre': 1}", "Could it be watched"),
    announcement("the worst site for sure", "{'north': 1}", "which less"),
    announcement("half south", "{'south': 0.5, 'centre': 0.5}", "which less"),
    announcement(
        "school too often open",
        "{'north': 0.1, 'south': 0.1, 'centre': 0.8}",
        "Could it be watched",
    ),
    announcement("not one", "{'north': 0.5, 'south': 0.6}", "add up to"),
    announcement("percent", "{'north': 25, 'south': 25, 'centre': 50}", "add up to"),
    announcement("negative", "{'north': 1.5, 'south': -0.5}", "0 or more"),
    announcement("sites for routes", "{'museum': 1}", "a share for each route"),
    announcement(
        "V1 no number",
        "{'north': float('nan'), 'south': 0.5, 'centre': 0.5}",
        "a number from 0 to 1",
    ),
    announcement("a list", "[0.5, 0.5]", "a share for each route"),
]

CFR = """
def my_cfr(game, rounds):
    regrets, played = {}, {}
    def mixture(known, actions):
        mine = regrets.setdefault(known, {a: 0 for a in actions})
        above = {a: max(mine[a], 0) for a in actions}
        total = sum(above.values())
        return {a: above[a] / total if total else 1 / len(actions) for a in actions}
    def walk(state, luck, reach):
        if game.is_terminal(state):
            return game.utility(state)
        player = game.to_move(state)
        if player == CHANCE:
            return sum(p * walk(game.result(state, a), luck * p, reach)
                       for a, p in game.chances(state))
        known, actions = game.information(state), game.actions(state)
        now = plan.setdefault(known, mixture(known, actions))
        values = {}
        for a in actions:
            after = list(reach)
            after[player] *= now[a]
            values[a] = walk(game.result(state, a), luck, after)
        value = sum(now[a] * values[a] for a in actions)
        sign = 1 if player == MAX else -1
        sums = played.setdefault(known, {a: 0 for a in actions})
        for a in actions:
            regrets[known][a] += sign * luck * reach[1 - player] * (values[a] - value)
            sums[a] += reach[player] * now[a]
        return value
    for _ in range(rounds):
        plan = {}
        walk(game.initial, 1, [1, 1])
    return {known: {a: s / sum(sums.values()) for a, s in sums.items()}
            for known, sums in played.items() if sum(sums.values())}
"""
AVERAGE = """    return {known: {a: s / sum(sums.values()) for a, s in sums.items()}
            for known, sums in played.items() if sum(sums.values())}
"""
WEIGHT = "sign * luck * reach[1 - player]"


def learner(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "10.7", changed(CFR, *changes), "my_cfr", hint)


LEARNERS = [
    learner("the latest mixture", "the average of all rounds",
            (AVERAGE, "    return {known: mixture(known, list(sums))"
             " for known, sums in played.items()}\n")),
    learner("MIN learns for MAX", "Whose payoff do MIN's", ("sign * luck", "luck")),
    learner("the player's own reach", "By whose moves", ("reach[1 - player]", "reach[player]")),
    learner("no reach", "By whose moves", (" * reach[1 - player]", "")),
    learner("reach stays 1", "By whose moves", ("            after[player] *= now[a]\n", "")),
    learner("no luck", "three times as frequent", ("sign * luck", "sign")),
    learner("a fair die", "not equally probable",
            ("sum(p * walk(", "sum(walk("), ("for a, p in game.chances(state))",
             "for a, p in game.chances(state)) / len(game.chances(state))")),
    learner("regrets by both reaches", "for which of your two sums",
            (WEIGHT, WEIGHT + " * reach[player]")),
    learner("a plain average", "for which of your two sums", ("reach[player] * now", "now")),
    learner("the average by the other's reach", "for which of your two sums",
            ("sums[a] += reach[player]", "sums[a] += reach[1 - player]")),
    learner("V1 the average by both reaches", "is a round of the average weighed",
            ("sums[a] += reach[player]", "sums[a] += reach[0] * reach[1]")),
    learner("V2 the average by luck and both reaches", "is a round of the average weighed",
            ("sums[a] += reach[player]", "sums[a] += luck * reach[0] * reach[1]")),
    learner("V3 MAX alone learns", "Does MIN learn",
            ("regrets[known][a] +=", "regrets[known][a] += (player == MAX) *")),
    learner("V4 fifty rounds", "average of all rounds",
            ("range(rounds)", "range(min(rounds, 50))")),
    learner("always so many rounds", "those it is asked for", ("range(rounds)", "range(300)")),
    Answer("V5 kept from call to call", "10.7", CFR.replace(
        "def my_cfr(game, rounds):\n    regrets, played = {}, {}\n",
        "kept = {}, {}\ndef my_cfr(game, rounds):\n    regrets, played = kept\n"),
        "my_cfr", "kept from one call to the next"),
    learner("V6 two choices", "ValueError",
            ("        value = sum(now", "        one, two = actions\n        value = sum(now")),
    learner("turns alternate", "whose turn it is",
            ("def walk(state, luck, reach)", "def walk(state, luck, reach, turn=None)"),
            ("        known, actions", "        player = player if turn is None else turn\n"
             "        known, actions"),
            ("luck * p, reach)", "luck * p, reach, turn)"),
            ("luck, after)", "luck, after, 1 - player)")),
    learner("the last die for all", "both fall like that", ("luck * p", "p")),
    learner("the first die for all", "both fall like that",
            ("luck * p", "luck if luck < 1 else p")),
    learner("probabilities squared", "count in a node's value",
            ("sum(p * walk(", "sum(p * p * walk(")),
    learner("against the plain mean", "with the plain mean",
            ("(values[a] - value)", "(values[a] - sum(values.values()) / len(values))")),
    learner("the first two moves", "has three choices",
            ("        value = sum(now", "        values = dict(list(values.items())[:2])\n"
             "        actions = list(values)\n        value = sum(now")),
    learner("regrets below 0 count", "only those above 0", ("max(mine[a], 0)", "mine[a]")),
    learner("regrets of the last round", "add up",
            ("regrets[known][a] += ", "regrets[known][a] = ")),
    learner("against the best move", "with what is a move compared",
            ("(values[a] - value)", "(values[a] - max(values.values()))")),
    learner("one round", "add up", ("range(rounds)", "range(1)")),
    learner("a key for each state", "the state, or what the player knows",
            ("game.information(state), game.actions(state)", "state, game.actions(state)")),
    learner("not divided", "of an information set add up", ("s / sum(sums.values())", "s")),
    learner("no return", "without a return", (AVERAGE, "")),
    Answer("called", "10.7", CFR + "\nanswer = my_cfr(KuhnPoker(), 3)\n", "answer",
           "without brackets"),
]  # fmt: skip

REGRETS += [
    learning(
        "a sum for the income",
        "each of them",
        ("sum(share * value for share, value in zip(mixture, earned))", "sum(earned)"),
    ),
]
LEARNERS += [
    learner(
        "the difference turned round",
        "which way round",
        ("(values[a] - value)", "(value - values[a])"),
    ),
    learner(
        "one list for all moves",
        "a list that the next move goes by",
        ("after = list(reach)", "after = reach"),
    ),
]

WRONG = [*KNOWN, *GUESSED, *REGRETS, *GIVEN, *PATROLS, *LEARNERS]
