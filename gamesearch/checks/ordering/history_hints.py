"""How misconceptions about a history show, and what to ask. First match counts."""

from __future__ import annotations

from ...games.game import MAX, MIN
from ..steps import Symptom, otherwise
from . import memory
from .memory import Credits

CREDITS = [
    Symptom(
        memory.NOTHING_HEARD,
        lambda seen: seen != "(0, 1, 2, 3, 4, 5)",
        "A new history has heard nothing, and still prefers some moves. Does it remember another "
        "search: where is its table made?",
    ),
    Symptom(
        memory.ONE_OF_EACH,
        lambda seen: seen == "(5, 0, 1, 2, 3, 4)",
        "MAX's own refutation is forgotten here, and MIN's counts for MAX. Whose turn is it when "
        "learn is told of a move: does your table ask before the move, or after it?",
    ),
    Symptom(
        Credits(((MAX, 5, 1, 2), (MAX, 1, 1, 3), (MAX, 4, 1, 1))),
        lambda seen: seen == "(4, 1, 0, 2, 3, 5)",
        "A cutoff at depth 2 counts for nothing, and one at depth 1 for more than one at depth 3. "
        "What does Python make of 2 ^ 2, and which sign stands for a power?",
    ),
    Symptom(
        memory.ONE_OF_MAX,
        lambda seen: seen == "(0, 1, 2, 3, 4, 5)",
        "It heard of a cutoff and prefers nothing. Is what learn writes what score reads, in "
        "another position too?",
    ),
    Symptom(
        memory.ONE_OF_MAX,
        lambda seen: seen == "(0, 1, 2, 4, 5, 3)",
        "The move that refuted is tried last. A larger score is tried earlier.",
    ),
    Symptom(
        memory.AT_ANY_PLY,
        lambda seen: seen.startswith("(1, 0"),
        "MAX's cutoff was at ply 2, MIN's at ply 1, and MAX is to move at ply 1. Whom does your "
        "table ask whose move it was: the game, or the ply?",
    ),
    Symptom(
        Credits(((MIN, 3, 1, 2),)),
        lambda seen: seen != "(0, 1, 2, 3, 4, 5)",
        "MIN's refutations are put to MAX's credit. Is a good square for the one a good square "
        "for the other?",
    ),
    Symptom(
        Credits(((MIN, 3, 1, 2),), MIN),
        lambda seen: seen != "(3, 0, 1, 2, 4, 5)",
        "MIN's moves are arranged the other way round. A score says how promising a move is for "
        "the player who makes it.",
    ),
    Symptom(
        Credits(((MAX, 3, 5, 2),)),
        lambda seen: seen == "(0, 1, 2, 3, 4, 5)",
        "Move 3 has refuted at ply 5, and at ply 1 that counts for nothing. For how much of the "
        "search is one table?",
    ),
    Symptom(
        Credits(((MAX, 3, 1, 1),)),
        lambda seen: seen == "(0, 1, 2, 3, 4, 5)",
        "A cutoff with one ply left to search counts for nothing. How large is depth² there, and "
        "what do you add?",
    ),
    Symptom(
        Credits(((MAX, 3, 1, 2), (MAX, 5, 1, 3))),
        lambda seen: seen == "(5, 0, 1, 2, 3, 4)",
        "Move 3 has refuted first, then move 5, and only move 5 is remembered. What becomes of the "
        "credit of the others when another cutoff comes?",
    ),
    Symptom(
        Credits(((MAX, 2, 1, 2), (MAX, 2, 1, 2), (MAX, 1, 1, 2))),
        lambda seen: seen.startswith("(1"),
        "Two cutoffs count for no more than one. Does every cutoff add to what was there?",
    ),
    Symptom(
        Credits(((MAX, 4, 9, 2), (MAX, 1, 1, 3))),
        lambda seen: seen.startswith("(4"),
        "A cutoff near the leaves counts for more than one near the root. Which of them saves "
        "more work: is it ply or depth that you use?",
    ),
    Symptom(
        Credits(((MAX, 1, 1, 2), (MAX, 1, 1, 2), (MAX, 4, 1, 3))),
        lambda seen: seen.startswith("(1"),
        "Two cutoffs at depth 2 outweigh one at depth 3. How large is depth², and what do you add?",
    ),
    Symptom(
        Credits(((MAX, 4, 1, 3), (MAX, 1, 5, 2), (MAX, 1, 5, 2))),
        lambda seen: seen.startswith("(1"),
        "Two cutoffs at depth 2 outweigh one at depth 3 only if that one came first. Does a credit "
        "shrink when later ones come?",
    ),
    Symptom(
        memory.THREE_AGAINST_ONE_DEEPER,
        lambda seen: seen.startswith("(4"),
        "One cutoff at depth 3 outweighs three at depth 2. How large is depth², and what do you "
        "add?",
    ),
    Symptom(
        memory.OFTEN,
        lambda seen: seen.startswith("(1"),
        "Four cutoffs by move 4 weigh no more than three by move 1, all at depth 5. Is there a "
        "number that a credit cannot pass, or something that makes it smaller?",
    ),
    otherwise(
        "Write down the credit of each move after these cutoffs. Whose credits are asked for, and "
        "which move has the most?"
    ),
]
