"""How misconceptions about fitting weights show, and what to ask then. The first match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import fits

_TOO_SMALL = (
    "They have the right proportions, and are too small. More steps? Or do the weights "
    "predict the points directly, without the curve 1 / (1 + e to the minus guess) in between?"
)

FITTED = [
    Symptom(
        fits.THREE,
        lambda seen: seen.weights is None,
        "Three features, so three numbers are asked for, in their order. What came back is "
        "something else.",
    ),
    Symptom(
        fits.ONE_SIDED,
        lambda seen: seen.size > 0.02 and len({round(each, 9) for each in seen.weights or ()}) == 1,
        "One feature is good for MAX here and one bad, and both weights are the same number. Does "
        "each of them get its own slope, with its own feature?",
    ),
    Symptom(
        fits.ONE,
        lambda seen: seen.size > 10_000,
        "The weight jumps to and fro, further each time. Is what you compare with the points a "
        "share between 0 and 1, and is each step a part of the slope?",
    ),
    Symptom(
        fits.ONE,
        lambda seen: seen.likeness < 0,
        "The weights grow in the wrong direction: winners look bad to them. Does the slope show "
        "the way up or down?",
    ),
    Symptom(
        fits.ONE,
        lambda seen: seen.size > 5,
        "The weight grows without end. Does the share c that you expect grow with the guess, and "
        "is each step a part of the slope?",
    ),
    Symptom(
        fits.THREE,
        lambda seen: seen.size > 0.02 and all(weight % 1 == 0 for weight in seen.weights or ()),
        "Your weights are whole numbers, and the best ones are not. What becomes of them in your "
        "function?",
    ),
    Symptom(
        fits.THREE,
        lambda seen: seen.size > 0.02 and min(seen.weights or ()) == 0 > min(seen.best),
        "One of the features is bad for MAX. May a weight be below 0?",
    ),
    Symptom(fits.STEEP, lambda seen: seen.likeness > 0.97 and 0.02 < seen.size < 0.7, _TOO_SMALL),
    Symptom(
        fits.THREE,
        lambda seen: any(seen.is_near_to(each) for each in fits.with_other_draws(fits.THREE)),
        "Some positions brought 0.5 points. What does your function make of a half: none, a whole "
        "one, or does it leave such positions out?",
    ),
    Symptom(
        fits.THREE,
        lambda seen: seen.size < 0.02,
        "The weights have hardly moved from 0. How many steps does your function make, and how "
        "long is each?",
    ),
    Symptom(
        fits.THREE,
        lambda seen: seen.size > 3,
        "The weights are far too large. Is each step shorter than the slope itself, and is the "
        "slope a mean over all positions?",
    ),
    Symptom(
        fits.THREE,
        lambda seen: seen.size > 0.02 and seen.likeness < 0.9,
        "One weight is better than another. Does each get its own slope, with its own feature, "
        "and do all positions count?",
    ),
    Symptom(
        fits.THREE,
        lambda seen: seen.likeness > 0.97 and seen.size < 0.9,
        _TOO_SMALL,
    ),
    Symptom(
        fits.STEEP,
        lambda seen: not seen.is_near and seen.size < 0.9,
        "Here one feature nearly decides the game, and its weight is large. Do yours stop at a "
        "limit, or after too few steps?",
    ),
    Symptom(
        fits.ONE_SIDED,
        lambda seen: any(seen.is_near_to(w) for w in fits.without_the_mean(fits.ONE_SIDED)),
        "Here no feature is ever below 0. Does your function find another number besides the "
        "weights, such as a constant, or does it shift the features?",
    ),
    Symptom(
        fits.ONE,
        lambda seen: True,
        "Near, and not near enough. Do more steps bring it nearer? If not: do all positions count, "
        "to the last one, and those that brought 0.5 points, too?",
    ),
]
