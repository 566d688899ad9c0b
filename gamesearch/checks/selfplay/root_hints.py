"""How wrong priors of a root show, in 13.7, and what to ask then. First match counts."""

from __future__ import annotations

from ..observe import are_near
from ..steps import Symptom
from . import roots
from .roots import Priors


def _is_noise_unscaled(seen: Priors) -> bool:
    """Are these 1 : 0 : 3, as the noise is, without adding up to 1?"""
    priors = [(seen.priors or {}).get(move, 0.0) for move in range(3)]
    return abs(sum(priors) - 1) > 1e-6 and are_near(priors, (priors[0], 0, 3 * priors[0]))


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
        lambda seen: bool(seen.priors) and _is_noise_unscaled(seen),
        "What does the noise add up to, before it is mixed in?",
    ),
    Symptom(
        roots.PLAIN,
        lambda seen: not seen.near(0.5, 0.25, 0.25),
        "With a share of 0 there is no noise. Should anything but the policy count then?",
    ),
    Symptom(
        roots.NOISE_ALONE,
        lambda seen: seen.near(0.75, 0, 0.25) or seen.near(0, 0.25, 0.75),
        "These are the shares of the noise, and not in its order. Which number belongs to which of "
        "the legal moves?",
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
        roots.ANOTHER_ORDER,
        lambda seen: seen.near(0.44 / 0.76, 0.32 / 0.76),
        "Here the legal moves have 0.6 of the probability. Which comes first: to scale it, or to "
        "mix the noise in?",
    ),
    Symptom(
        roots.ANOTHER_ORDER,
        lambda seen: seen.near(0.6 * 2 / 6 + 0.4 * 0.2, 0.6 * 4 / 6 + 0.4 * 0.8),
        "The legal moves are 3 and 1 here, in this order. Which of them has which noise?",
    ),
    Symptom(
        roots.ONE_SAID_NOTHING,
        lambda seen: not seen.near(1, 0),
        "One legal move has a policy of 0, and the other has not. When do all moves get the same, "
        "and which moves have a prior?",
    ),
    Symptom(
        roots.ONE_MOVE,
        lambda seen: seen.priors is None,
        "One move is legal here. What is asked for is still a dict of moves and priors.",
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
