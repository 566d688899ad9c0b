"""How a policy that earns too little shows (12.5), and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import earnings

EARNS = [
    Symptom(
        earnings.OPENINGS,
        lambda seen: abs(seen.share - 0.5) < 0.002,
        "That is what uniform rollouts earn against themselves. Do the weights differ anywhere?",
    ),
    Symptom(
        earnings.OPENINGS,
        lambda seen: seen.sees_x != seen.sees_o,
        "On one board X can win at once, on another O can. Your policy prefers the win for one of "
        "the two. Who plays the other side in a rollout?",
    ),
    Symptom(
        earnings.OPENINGS,
        lambda seen: seen.share >= 0.45 and seen.sees_x and seen.sees_o,
        "Your policy prefers a win that is at hand, for both sides. By how much? And what does it "
        "do where there is none: does it overlook something that random games would not?",
    ),
    Symptom(
        earnings.OPENINGS,
        lambda seen: seen.share < 0.45,
        "Worse than random games. Does your policy leave moves out that a good opponent would "
        "make, or look after one side only?",
    ),
    Symptom(
        earnings.OPENINGS,
        lambda seen: True,
        "What do random games overlook most grossly, and what would it cost to look? "
        "Think of the last moves of a game.",
    ),
]
