"""How the known misconceptions about hidden information show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import patrols, regrets

MATCHES = [
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: seen.values is None,
        "A mixture is a list of probabilities, one for each choice.",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: len(seen.values or ()) != 3,
        "Of these three choices one is regretted less than nothing. How many probabilities come "
        "back, and how probable is that choice?",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: seen.near(1, 0, 0),
        "Always the choice most regretted? Whoever is that predictable can be exploited.",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: len(seen.values or ()) == 3 and 0 < seen.values[1] <= 1,
        "A choice with a negative regret gets a probability above 0. Would you be glad to have "
        "made that choice more often?",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: min(seen.values or (0,)) < 0 or max(seen.values or (0,)) > 1,
        "Probabilities lie between 0 and 1. Which regrets count, and what is their sum?",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: abs(sum(seen.values or (0,)) - 1) > 1e-6,
        "To what must probabilities add up? Divide by the sum of what counts. (In Python / and // "
        "differ.)",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: seen.near(0.625, 0, 0.375),
        "The regrets above 0 are 3 and 1, and your probabilities are as 5 to 3. Is something added "
        "to them?",
    ),
    Symptom(
        regrets.NOTHING_REGRETTED,
        lambda seen: not seen.near(0.5, 0.5),
        "If nothing is regretted, no choice is better than another: all alike.",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: not seen.near(0.75, 0, 0.25),
        "In proportion: three times the regret, three times the probability.",
    ),
    Symptom(
        regrets.LARGE_NEGATIVE,
        lambda seen: not seen.near(0.25, 0.25, 0.5, 0),
        "Three regrets are above 0 here, and one is far below. Which of them count?",
    ),
    Symptom(
        regrets.THREE_POSITIVE,
        lambda seen: not seen.near(0.125, 0.25, 0.625, 0),
        "The regrets above 0 are 1, 2 and 5 in one case. How many choices get a share then?",
    ),
    Symptom(
        regrets.THREE_NEGATIVE,
        lambda seen: not seen.near(1 / 3, 1 / 3, 1 / 3),
        "No regret is above 0, and there are three choices. How probable is each of them, if all "
        "are alike?",
    ),
    Symptom(
        regrets.ZERO_AND_BELOW,
        lambda seen: not seen.near(1 / 3, 1 / 3, 1 / 3),
        "The regrets are 0, -1 and -2: none of them is above 0. Which choices are alike then?",
    ),
    Symptom(
        regrets.HUGE,
        lambda seen: not seen.near(0.75, 0, 0.25),
        "Regrets of thousands count as small ones do: three times the regret, three times the "
        "probability. What keeps yours small?",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: True,
        "Whole numbers come out right. Where does your function round, or compare with something "
        "else than 0?",
    ),
]


PATROLS = [
    Symptom(
        "your shares",
        lambda seen: seen.goes_to != "school" and seen.loot["school"] < seen.most - patrols.ALIKE,
        "You would lose least at the school, and another site brings more. Which sites have to be "
        "watched more, and which less, so that none brings more than the school?",
    ),
    Symptom(
        "your shares",
        lambda seen: seen.goes_to == "school",
        "The school is where you lose least. Could it be watched more often before another site "
        "brings the intruder more?",
    ),
    Symptom(
        "your shares",
        lambda seen: True,
        "Of all sites, where would you like the intruder to go? What must the others bring so "
        "that this one tempts as much as any?",
    ),
]
