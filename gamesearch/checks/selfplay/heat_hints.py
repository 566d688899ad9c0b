"""How wrong probabilities show, in 13.3, and what to ask then. First match counts."""

from __future__ import annotations

from collections.abc import Callable

from ..observe import Numbers, are_near
from ..steps import Symptom
from . import cases


def _are(*values: float) -> Callable[[Numbers], bool]:
    return lambda seen: are_near(seen.values, values)


ODDS = [
    Symptom(
        cases.EVEN_HEAT,
        lambda seen: seen.values is None,
        "What comes back should be a list of numbers, one probability for each move.",
    ),
    Symptom(
        cases.EVEN_HEAT,
        _are(12, 6, 2),
        "Those are the visits themselves. What do probabilities add up to?",
    ),
    Symptom(
        cases.EVEN_HEAT,
        lambda seen: seen.values is not None and abs(sum(seen.values) - 1) > 1e-3,
        "Add up the numbers that you return. What do probabilities add up to?",
    ),
    Symptom(
        cases.EVEN_HEAT,
        lambda seen: seen.values is not None and len(seen.values) == 3 and seen.values[0] > 0.95,
        "The most visited move is nearly certain already. Are the visits in the exponent, or "
        "the base?",
    ),
    Symptom(
        cases.SHARP,
        _are(3600, 900, 100),
        "The powers are right. What do probabilities add up to?",
    ),
    Symptom(
        cases.SHARP,
        _are(0.6, 0.3, 0.1),
        "Half the temperature, and nothing has changed. Where do you use it?",
    ),
    Symptom(
        cases.SHARP,
        lambda seen: seen.values is not None and 0.33 < seen.values[0] < 0.6,
        "A low temperature should sharpen the differences, and yours flattens them. To which "
        "power are the visits taken?",
    ),
    Symptom(
        cases.SHARP,
        _are(1, 0, 0),
        "Temperature 0.5 is not 0: the other moves are played, too. When does yours take the case "
        "of temperature 0?",
    ),
    Symptom(
        cases.TIED,
        lambda seen: are_near(seen.values, (0, 1, 0)) or are_near(seen.values, (0, 0, 1)),
        "Two moves were visited most, equally often. Why should one of them get everything?",
    ),
    Symptom(
        cases.WITH_A_ZERO,
        lambda seen: (
            are_near(seen.values, (0.75, 0.25, 0)) or are_near(seen.values, (0, 0.25, 0.75))
        ),
        "The numbers are right, the order is not. Which move does each of them belong to?",
    ),
    Symptom(
        cases.COLD,
        lambda seen: seen.values is None and seen.instead not in (cases.TOO_SMALL, cases.TOO_LARGE),
        "At temperature 0, too, a list of probabilities is asked for: one for each move.",
    ),
    Symptom(
        cases.COLD,
        _are(1, 0, 0),
        "At temperature 0 the first move is played, whatever its visits. Which one should it be?",
    ),
    Symptom(
        cases.COLD,
        _are(0.1, 0.6, 0.3),
        "At temperature 0 these are the probabilities of temperature 1. Is a 0 taken for no "
        "temperature at all?",
    ),
    Symptom(
        cases.COLD,
        _are(1 / 3, 1 / 3, 1 / 3),
        "At temperature 0 only the moves visited most are played. What do the others get?",
    ),
    Symptom(
        cases.TIED,
        _are(0, 1, 1),
        "Two moves were visited most. What do their two probabilities add up to?",
    ),
    Symptom(
        cases.THREE_TIED,
        lambda seen: seen.values is not None and abs(sum(seen.values) - 1) > 1e-3,
        "Here three moves were visited most. What do their probabilities add up to?",
    ),
    Symptom(
        cases.WITH_A_ZERO,
        lambda seen: seen.values is not None and len(seen.values) != 3,
        "There are three moves, one of them without visits. How many probabilities come back?",
    ),
    Symptom(
        cases.EVEN_HEAT,
        lambda seen: not are_near(seen.values, cases.EVEN_HEAT.odds),
        "At temperature 1 the probabilities are the shares of the visits. Where does your function "
        "do something else: add, round, leave out, sort?",
    ),
    Symptom(
        cases.HOT,
        _are(0.8, 0.2),
        "The temperature is 2 here, and the probabilities are those of 1. Up to which temperature "
        "does yours count?",
    ),
    Symptom(
        cases.HOT,
        _are(0.5, 0.5),
        "The temperature is 2 here, so the power is one half. What does your function take for it?",
    ),
    Symptom(
        cases.NOT_WHOLE,
        lambda seen: not are_near(seen.values, cases.NOT_WHOLE.odds, 1e-5),
        "Here 1/τ is 2.5. Is a power that is no whole number used as it is?",
    ),
    Symptom(
        cases.NEARLY_TIED,
        _are(0.5, 0.5),
        "19,999 visits are fewer than 20,000. Which moves does your function take for those "
        "visited most?",
    ),
    Symptom(
        cases.NEARLY_TIED,
        lambda seen: seen.values is not None and seen.values[-1] > 1e-5,
        "At temperature 0 only the moves visited most are played. Is 0 taken for something small?",
    ),
    Symptom(
        cases.VERY_HOT,
        lambda seen: seen.values is not None and seen.values[0] > cases.VERY_HOT.odds[0] + 1e-3,
        "The temperature is 40 here: both moves are played nearly alike. Up to which temperature "
        "does yours count?",
    ),
    Symptom(
        cases.COLDER,
        lambda seen: are_near(seen.values, (1, 0)),
        "The temperature is tiny here, and not 0: two moves with nearly the same visits are both "
        "played. When does yours take the case of temperature 0?",
    ),
    Symptom(
        cases.HUGE,
        lambda seen: seen.values is None or any(each != each for each in seen.values),
        "Large numbers to a large power leave the range of floats. Only ratios matter: which "
        "number could all visits be divided by first?",
    ),
    Symptom(
        cases.NEARLY_EVEN,
        lambda seen: seen.instead == cases.TOO_SMALL,
        "Small shares to a large power become 0, all of them. Divided by which number would the "
        "largest one stay 1?",
    ),
    Symptom(
        cases.NEARLY_EVEN,
        lambda seen: are_near(seen.values, (0.5, 0, 0, 0.5)),
        "The temperature is small here, and not 0: two moves with nearly the same visits are both "
        "played. Does your formula hold for every temperature above 0?",
    ),
    Symptom(
        cases.EVEN_HEAT,
        lambda seen: True,
        "Each visit count to the power 1/τ, then shares. Where does your function do something "
        "else: add, round, leave out, sort?",
    ),
]
