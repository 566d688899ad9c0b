"""How misconceptions about a chance node half read show, and what to ask. First match counts."""

from __future__ import annotations

from ..observe import are_near
from ..steps import Symptom, otherwise
from . import bounds

INTERVALS = [
    Symptom(
        bounds.LOW_IS_TWO,
        lambda seen: seen.instead == bounds.CHANGED,
        "Who may still need the lists when your function is done?",
    ),
    Symptom(
        bounds.LOW_IS_TWO,
        lambda seen: seen.values is None,
        "Return two numbers: the least and the most that the average can still be.",
    ),
    Symptom(
        bounds.LOW_IS_TWO,
        lambda seen: seen.near(8.5, 4.5),
        "The least comes first, then the most.",
    ),
    Symptom(
        bounds.LOW_IS_TWO,
        lambda seen: seen.values is not None and seen.values[1] > 10,
        "Could an average be larger than every value in it? Which factor is missing?",
    ),
    Symptom(
        bounds.LOW_IS_TWO,
        lambda seen: seen.values is not None and seen.values[0] == seen.values[1],
        "The unseen outcomes may be anything the leaves allow: lowest for the least, highest for "
        "the most.",
    ),
    Symptom(
        bounds.LOW_IS_TWO,
        lambda seen: seen.values is not None and abs(seen.values[0] - 3.5) < 1e-6,
        "The least counts the unseen as 0. Is 0 the lowest value a leaf can have here?",
    ),
    Symptom(
        bounds.UNEQUAL,
        lambda seen: seen.near(-7 / 3, 1),
        "In your sum three outcomes count a third each, as if they were equally probable. How "
        "probable is each of those that were seen, and how probable is the one that was not?",
    ),
    Symptom(
        bounds.UNEQUAL,
        lambda seen: seen.near(-3.8, 3.2),
        "In your sum the two that were seen count alike. How probable is each of them?",
    ),
    Symptom(
        bounds.UNEQUAL,
        lambda seen: seen.values is not None and seen.values[0] == 0,
        "Leaves may be below 0 here. Why is the least that you return 0?",
    ),
    Symptom(
        bounds.THIRDS,
        lambda seen: (
            not seen.near(*bounds.THIRDS.ends) and are_near(seen.values, bounds.THIRDS.ends, 0.1)
        ),
        "Very near. Where does your function round?",
    ),
    Symptom(
        bounds.LOW_IS_TWO,
        lambda seen: True,
        "Work both ends out on paper: what was seen, and the unseen at their lowest and at their "
        "highest. How probable are the unseen together, and which of the parts differs from yours?",
    ),
    otherwise(
        "What do the seen outcomes bring to the average for certain, and what can the others bring "
        "at the least and at the most?"
    ),
]


STOPS = [
    Symptom(
        bounds.SURELY_LOW,
        lambda seen: seen is None,
        "Return True or False: can the node be left?",
    ),
    Symptom(
        bounds.OPEN_BELOW,
        lambda seen: seen,
        "The remaining outcomes can still lift the average. Up to where?",
    ),
    Symptom(
        bounds.OPEN_ABOVE,
        lambda seen: seen,
        "To be sure that the value is *at least* beta, which value must you assume for the "
        "outcomes you have not seen?",
    ),
    Symptom(
        bounds.LIKELY_HIGH,
        lambda seen: seen,
        "To be sure that the value is *at least* beta, which value must you assume for the "
        "outcomes you have not seen?",
    ),
    Symptom(
        bounds.NEGATIVE,
        lambda seen: seen,
        "Here every leaf is negative, and a sum without probabilities is too small. How much does "
        "each outcome count?",
    ),
    Symptom(
        bounds.SURELY_LOW,
        lambda seen: seen is False,
        "Even with all the luck there is, this average cannot exceed alpha. Does your rule see it?",
    ),
    Symptom(
        bounds.SURELY_HIGH,
        lambda seen: seen is False,
        "Even with no luck at all, this average is not below beta. Does your rule see it?",
    ),
    Symptom(
        bounds.ALPHA_IS_ZERO,
        lambda seen: seen is False,
        "Alpha is 0 here. Does your rule take a bound of 0 for no bound?",
    ),
    Symptom(
        bounds.BETA_IS_ZERO,
        lambda seen: seen is False,
        "Beta is 0 here. Does your rule take a bound of 0 for no bound?",
    ),
    Symptom(
        bounds.ALL_SEEN,
        lambda seen: seen is True,
        "Nothing is unseen here, so the average is known, and it lies inside the window. Is that a "
        "reason to leave the node?",
    ),
    Symptom(
        bounds.ALL_SEEN_AND_LOW,
        lambda seen: seen is False,
        "Nothing is unseen here, and the average is below alpha. Does your rule see it?",
    ),
    *(
        Symptom(
            case,
            lambda seen: seen is True,
            "Two outcomes are unseen here. How probable are they together?",
        )
        for case in (bounds.MANY_UNSEEN, bounds.MANY_UNSEEN_ABOVE)
    ),
    Symptom(
        bounds.NOTHING_SEEN,
        lambda seen: seen is True,
        "Nothing is seen yet here, and no value lies outside the window. What would be a reason to "
        "leave?",
    ),
    Symptom(
        bounds.NOTHING_SEEN_AND_LOW,
        lambda seen: seen is False,
        "Nothing is seen yet, and no leaf is as high as alpha. Does your rule see it?",
    ),
    otherwise(
        "Write down the least and the most that this average can still be. On which side of alpha "
        "and of beta do they lie?"
    ),
]
