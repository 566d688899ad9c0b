"""How the known misconceptions about ordering show, and what to ask then. First match counts."""

from __future__ import annotations

from ...games.game import MAX, MIN
from ..steps import Symptom
from .cases import Board, Credits, Cutoffs, Placing, Shelf

FOR_MAX = Shelf([3, 9, 5])
FOR_MIN = Shelf([3, 9, 5], (MIN, MAX))
# Two plies: the worth of a branch is not the worth of its first leaf.
TWO_PLIES = Shelf([[6, 2], [9, 8], [1, 4]])
MAX_BELOW = Shelf([[6, 2], [9, 8, 3], [1, 4]], (MAX, MAX, MIN), (1,))

ARRANGED = [
    Symptom(
        FOR_MAX,
        lambda seen: seen.text == "None",
        "Nothing came back. Which of sort and sorted hands back a list, and which works in place?",
    ),
    Symptom(
        FOR_MAX,
        lambda seen: seen.text in ("1", "0", "2"),
        "One move came back, not an order. Alpha-beta still has to look at the others: why?",
    ),
    Symptom(
        FOR_MAX,
        lambda seen: seen.text in ("(9, 5, 3)", "(3, 5, 9)", "(9)"),
        "Are these moves, or what they are worth? What does game.result take?",
    ),
    Symptom(
        FOR_MAX,
        lambda seen: seen.text.startswith("(("),
        "Are these moves, or pairs of a value and a move? What does game.result take?",
    ),
    Symptom(
        Shelf([-4, 2, 0, 7, 1]),
        lambda seen: seen.text.count(",") < 4,
        "Moves got lost. An order must hold them all: is set(before) == set(after)? A move that "
        "is never tried is not pruned, it is overlooked.",
    ),
    Symptom(
        Shelf([2, 7, 2, 7]),
        lambda seen: seen.text.count(",") < 3,
        "Where two moves are worth the same, one of them got lost. What happens to equal keys in "
        "your dict or set?",
    ),
]

BEST_FIRST = [
    Symptom(
        FOR_MAX,
        lambda seen: seen.worth == (3, 5, 9),
        "Compare the leaves read with ordering switched off. Which player got worse? What does "
        "MAX hope to see first?",
    ),
    Symptom(
        FOR_MIN,
        lambda seen: seen.worth == (9, 5, 3),
        "What is a good move for MIN: one that leads to a high value, or to a low one?",
    ),
    Symptom(
        FOR_MAX,
        lambda seen: seen.worth == (5, 9, 3),
        "That is by the number of the move, backwards. What does a move's number say of its worth?",
    ),
    Symptom(
        MAX_BELOW,
        lambda seen: seen.worth == (3, 8, 9),
        "Here MAX moves twice in a row. Whom do you ask whose turn it is: the number of plies, or "
        "the game?",
    ),
    Symptom(
        FOR_MAX,
        lambda seen: seen.worth == (3, 9, 5),
        "Nothing moved. Does your key look at the state before the move, or at the one after it?",
    ),
    Symptom(
        FOR_MIN,
        lambda seen: seen.worth == (3, 5, 9),
        "Both players' moves are sorted well where one of them stands at the root. What differs "
        "in the case above: negative values, ties, or a state further down?",
    ),
]

PLACED = [
    Symptom(
        Placing((0, 2, 5), (7,)),
        lambda seen: "7" in seen,
        "The killer comes from another position. Is it legal in this one?",
    ),
    Symptom(
        Placing((0, 2, 5), (5,)),
        lambda seen: seen.count("5") > 1,
        "One move stands there twice. What would the search do with the second one?",
    ),
    Symptom(
        Placing((0, 2, 5), (5,)),
        lambda seen: seen == "(5)",
        "Only the killers are left. May alpha-beta skip the other moves if the killer fails?",
    ),
    Symptom(
        Placing((0, 2, 5), (5,)),
        lambda seen: seen == "None",
        "Nothing came back. Which list methods work in place and return None?",
    ),
    Symptom(
        Placing((0, 2, 5), (5,)),
        lambda seen: seen == "(0, 2, 5)",
        "The killer is legal here, and still not tried first. When does your function move it?",
    ),
    Symptom(
        Placing((0, 2, 5, 8), (8, 2)),
        lambda seen: seen.startswith("(2, 8"),
        "Two killers: the list holds the latest one first. Which of them comes first in yours?",
    ),
    Symptom(
        Placing((0, 2, 5, 8), (8, 2)),
        lambda seen: seen.startswith("(8, 2"),
        "The killers are right. In which order do the other moves stand?",
    ),
    Symptom(
        Placing((0, 2, 5, 8), (8, 2)),
        lambda seen: True,
        "There are two killers, and both may be legal. Does your function try both, in turn?",
    ),
]

KEPT = [
    Symptom(
        Cutoffs((5,)),
        lambda seen: seen == "None",
        "Nothing came back. Does your function return the list of killers?",
    ),
    Symptom(
        Cutoffs((5, 7, 2)),
        lambda seen: seen.count(",") > 1,
        "Three killers after three cutoffs, and how many after a million? What makes a memory "
        "of two?",
    ),
    Symptom(
        Cutoffs((5, 5)),
        lambda seen: seen == "(5, 5)",
        "The same killer fills both places. What is the second place for?",
    ),
    Symptom(
        Cutoffs((5, 7, 2)),
        lambda seen: seen in ("(7, 5)", "(5, 7)"),
        "The third cutoff changed nothing. Which of the old killers has to give way?",
    ),
    Symptom(
        Cutoffs((5, 7)),
        lambda seen: seen == "(5, 7)",
        "Which killer is more likely to work in the next position: the older, or the latest?",
    ),
    Symptom(
        Cutoffs((5, 7)),
        lambda seen: seen == "(7)",
        "Only one killer is kept. What if two refutations take turns?",
    ),
    Symptom(
        Cutoffs((5, 7, 5)),
        lambda seen: seen == "(7, 5)",
        "Move 5 has just caused another cutoff. Is it still the older of the two?",
    ),
]

COLUMNS = [
    Symptom(
        Board(5, 3),
        lambda seen: seen.percent > 300,
        "That is worse than no order. Through how many lines of three does a corner cell go, and "
        "through how many one in the middle?",
    ),
    Symptom(
        Board(5, 3),
        lambda seen: round(seen.percent) == 100,
        "That is as good as no order. Do your numbers differ? And is an edge better than the "
        "middle?",
    ),
    Symptom(
        Board(5, 3),
        lambda seen: seen.percent <= 60,
        "It works on five columns. Where is the middle when there are four, or six?",
    ),
    Symptom(
        Board(5, 3),
        lambda seen: True,
        "Count, for each column, the lines of three that go through its cells. Which column would "
        "you rather have?",
    ),
]

CREDITS = [
    Symptom(
        Credits(()),
        lambda seen: seen != "(0, 1, 2, 3, 4, 5)",
        "A new history has heard nothing, and still prefers some moves. Does it remember another "
        "search: where is its table made?",
    ),
    Symptom(
        Credits(((MAX, 3, 1, 2),)),
        lambda seen: seen == "(0, 1, 2, 3, 4, 5)",
        "It heard of a cutoff and prefers nothing. Is what learn writes what score reads, in "
        "another position too?",
    ),
    Symptom(
        Credits(((MAX, 3, 1, 2),)),
        lambda seen: seen == "(0, 1, 2, 4, 5, 3)",
        "The move that refuted is tried last. A larger score is tried earlier.",
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
        Credits(((MAX, 1, 1, 2), (MAX, 1, 1, 2), (MAX, 1, 1, 2), (MAX, 4, 1, 3))),
        lambda seen: seen.startswith("(4"),
        "One cutoff at depth 3 outweighs three at depth 2. How large is depth², and what do you "
        "add?",
    ),
]
