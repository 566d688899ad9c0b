"""How wrong priors of a root show, in 13.7, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import roots

PRIORS = [
    Symptom(
        roots.MIXED,
        lambda seen: seen.priors is None,
        "A dict of its own is asked for: each legal move, and its prior.",
    ),
    Symptom(
        roots.TAKEN,
        lambda seen: 0 in (seen.priors or {}),
        "One cell is taken here, and has a prior. Which moves are legal?",
    ),
    Symptom(
        roots.TAKEN,
        lambda seen: seen.near(0.1, 0.3),
        "A cell that is taken had more than half of the probability. What do the others add up to?",
    ),
    Symptom(
        roots.PLAIN,
        lambda seen: set(seen.priors or {}) == {0, 2},
        "A legal move without noise is missing. Which moves have a prior?",
    ),
    Symptom(
        roots.MIXED,
        lambda seen: seen.near(0.3125, 0.0625, 0.625),
        "Which of the two gets the share: the noise, or what the network said?",
    ),
    Symptom(
        roots.NOISE_ALONE,
        lambda seen: seen.near(1, 0, 3),
        "What does the noise add up to, before it is mixed in?",
    ),
    Symptom(
        roots.PLAIN,
        lambda seen: not seen.near(0.5, 0.25, 0.25),
        "With a share of 0 there is no noise. Should anything but the policy count then?",
    ),
    Symptom(
        roots.NOISE_ALONE,
        lambda seen: not seen.near(0.25, 0, 0.75),
        "With a share of 1 there is nothing but noise. Is anything of the policy left then?",
    ),
    Symptom(
        roots.TAKEN,
        lambda seen: not seen.near(0.25, 0.75),
        "In one case a cell is taken. Which of the policy's numbers belong to the legal moves, and "
        "what do these add up to?",
    ),
    Symptom(
        roots.MIXED,
        lambda seen: not seen.near(0.4375, 0.1875, 0.375),
        "A policy of [0.5, 0.25, 0.25], noise [1, 0, 3], a share of 0.25: which of the three steps "
        "comes out otherwise on paper, or is rounded?",
    ),
    Symptom(
        roots.HARDLY_ANYTHING,
        lambda seen: seen.near(0.4375, 0.5625),
        "The legal moves have little of the probability here, but not none. Is a small number 0?",
    ),
    Symptom(
        roots.NOTHING_SAID,
        lambda seen: not seen.near(0.625, 0.375),
        "The network gave all its probability to a cell that is taken. What do the legal moves "
        "get?",
    ),
    Symptom(
        roots.LOUD,
        lambda seen: not seen.near(0.65, 0.35),
        "One number of the noise is large here. How large may it be before yours changes it?",
    ),
    Symptom(
        roots.MIXED,
        lambda seen: True,
        "Take the three steps on paper, for this case: the legal moves' shares, the noise's "
        "shares, and their mixture. The noise is listed in the order of the legal moves.",
    ),
]
