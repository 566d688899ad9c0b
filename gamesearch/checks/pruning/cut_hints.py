"""How a tree without a deep cut shows, in 2.4, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom

DEPTHS = [
    Symptom(
        "your tree",
        lambda seen: seen.plies < 4,
        "How far above the node that is cut does a deep bound come from? Count your tree's plies.",
    ),
    Symptom(
        "your tree",
        lambda seen: seen.with_window == seen.leaves,
        "Nothing is cut. What must a later branch show, before its end, to be refused?",
    ),
    Symptom(
        "your tree",
        lambda seen: seen.deep,
        "That is the lesson's tree. Which of its nodes or leaves could be others, so that a "
        "bound from further up than the parent still ends the reading?",
    ),
    Symptom(
        "your tree",
        lambda seen: True,
        "Every cut comes from the parent's own bound. What if the parent has none yet, because "
        "the node is its first child: who further up may have one?",
    ),
]
