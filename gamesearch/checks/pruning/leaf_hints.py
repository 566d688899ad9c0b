"""How a search that reads too many leaves, or others, shows, and what to ask then: in 2.2 and, for
negamax, in 2.5. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases
from .hints import (
    BOUNDS,
    BOUNDS_ELSEWHERE,
    LAST_CHILD,
    LEAK,
    ONE_LEAF,
    PAST_ONE,
    REMEMBERS,
    TOLERANT,
    TWO_MOVES,
)

LEFT_TO_RIGHT = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.leaves[:1] != (3,),
    "Which child do you visit first? The task says: in the given order.",
)

AT_EQUAL_ONLY = Symptom(
    cases.MET_EXACTLY,
    lambda seen: seen.leaves == (3, 12, 2, 4, 3),
    "On [[3, 12], [2, 4], [3, 9]] MAX has 3. Your search stops where MIN sees a 3, and reads on "
    "where MIN sees a 2. Which of the two is worse for MAX?",
)

LEAVES = [
    LEFT_TO_RIGHT,
    ONE_LEAF,
    LEAK,
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.leaves == (3, 12, 8, 2, 4, 14, 5, 2),
        "MAX has 3 and MIN has seen the 2, and your search reads one leaf more, the 4. When does "
        "it ask whether alpha and beta have met: before a value is taken in, or after?",
    ),
    AT_EQUAL_ONLY,
    Symptom(
        cases.BETA_CUT,
        lambda seen: len(seen.leaves) == 8,
        "It looks at every leaf. After the first root move MAX is sure of something. "
        "Where is that number kept, and how does the search of the second move learn of it?",
    ),
    Symptom(
        cases.INNER_CUT,
        lambda seen: len(seen.leaves) == 4,
        "It reads every child of a MIN node. Does MIN ever stop early, once the value is down to "
        "what MAX already has?",
    ),
    Symptom(
        cases.BETA_CUT,
        lambda seen: seen.leaves == (6, 5, 8, 2, 1, 4),
        "After the first root move you know what you can get. "
        "Does the search of the second root move know it?",
    ),
    Symptom(
        cases.BETA_CUT,
        lambda seen: seen.leaves == (6, 5, 8, 7, 2, 1),
        "A MAX node reads on although MIN already has 6 elsewhere: will MIN ever let the game come "
        "here? Which variable should tell MAX of that 6, and who writes it?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: len(seen.leaves) == 9,
        "MAX has 3, MIN has seen a 2, and your search reads on. How far must alpha and beta have "
        "crossed before it stops?",
    ),
    Symptom(
        cases.WORSE_LATER,
        lambda seen: seen.leaves == (5, 9, 2, 4, 7),
        "A worse branch came after a good one. Is MAX now sure of less than before?",
    ),
    Symptom(
        cases.DEEP_CUT,
        lambda seen: len(seen.leaves) == 3,
        "The bound that ends the reading may come from further up than the parent. "
        "Which of alpha and beta gets lost on the way down?",
    ),
    Symptom(
        cases.DEEP_CUT_AT_MAX,
        lambda seen: len(seen.leaves) == 3,
        "What MIN has, further up than the parent, ends the reading at a MAX node too. "
        "Does beta come down through the MAX nodes in between?",
    ),
    Symptom(
        cases.ZERO_ALPHA,
        lambda seen: len(seen.leaves) > 3,
        "In [[0, 5], [-2, 9]] alpha is 0 when -2 is read. How does your search tell an alpha of 0 "
        "from no alpha at all?",
    ),
    Symptom(
        cases.FRACTION_CUT,
        lambda seen: 9 in seen.leaves,
        "MAX has 0.75, MIN has seen a 0.5, and your search reads the 9. What is alpha after the "
        "0.75: is it rounded? And by how much must alpha and beta have crossed?",
    ),
    Symptom(
        cases.KEPT_ALPHA,
        lambda seen: 9 in seen.leaves,
        "MAX is sure of 7 before it looks at the branch with 3, 5 and 9. What is alpha after the 3 "
        "was read there: may it become smaller again?",
    ),
    Symptom(
        cases.KEPT_BETA,
        lambda seen: -9 in seen.leaves,
        "MIN is sure of -7 before it looks at the branch with -3, -5 and -9. What is beta after "
        "the -3 was read there: may it become larger again?",
    ),
    Symptom(
        cases.ONE_PLY,
        lambda seen: True,
        "Write alpha and beta beside each node of this tree. At which leaf does your search go on "
        "where they have met, or stop where they have not?",
    ),
]


NEGAMAX = [
    REMEMBERS,
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.leaves == (3, 2, 14),
        "It leaves every node after one child. Print the window of the child: is its lower end "
        "below its upper end?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value == 14,
        "My gain is your …? Where does the minus go?",
    ),
    Symptom(
        cases.ONE_PLY,
        lambda seen: seen.value == -4,
        "In negamax every node reports from the side to move. Who is to move at this leaf?",
    ),
    AT_EQUAL_ONLY,
    Symptom(
        cases.TEXTBOOK,
        lambda seen: len(seen.leaves) == 9,
        "Nothing is cut. Your opponent's view of “between 3 and 7” is between … and …?",
    ),
    Symptom(
        cases.MIN_PLY,
        lambda seen: seen.value in (4, 7),
        "Here MIN moves first, and MIN's values are what MIN gains. For whom does your function "
        "speak at a leaf: for the player to move there, or for whoever is counted as first?",
    ),
    LAST_CHILD,
    Symptom(
        cases.NEGATIVE,
        lambda seen: seen.value == 0,
        "All leaves of [[-3, -5], [-2, -9]] are below zero, and 0 comes back. With which number "
        "does the best value start?",
    ),
    *TOLERANT,
    ONE_LEAF,
    TWO_MOVES,
    PAST_ONE,
    LEAK,
    BOUNDS,
    BOUNDS_ELSEWHERE,
    *LEAVES,
]
