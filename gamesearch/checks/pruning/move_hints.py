"""How wrong moves at the root show, and wrong answers to a narrow window or to a guess.

The first match counts.
"""

from __future__ import annotations

from math import inf

from .. import questions
from ..observe import Position
from ..steps import Symptom, otherwise
from . import cases, narrow, piles

BEST_LAST = Position([[8, 8], [1, 1], [9, 9]])
BEST_FIRST = Position([[9, 9], [8, 8], [1, 1]])

_TURNED = Symptom(
    cases.TURNED,
    lambda seen: set(seen) == {"0"},
    "With MIN to move first it goes wrong where more than one ply follows. Whose view is the "
    "window in that you hand down: MAX's, or the mover's? And the numbers that come back?",
)

_FOUR_TO_SIX = cases.TEXTBOOK._replace(window=(4, 6))
_NO_BOUND = Symptom(
    _FOUR_TO_SIX,
    lambda seen: seen.value in (inf, -inf),
    "No move comes up to the window, and it answers with infinity. Is the tree worth so little (or "
    "so much)? What is known of it after its moves have been searched?",
)
_ON_PAPER = (
    "Try your search on that tree with that window on paper. Does every node begin with the "
    "window it was given, and does it stop only when alpha has reached beta?"
)
_GOES_ON = Symptom(
    narrow.CLOSED,
    lambda seen: seen.value == 9,
    "The first move is worth 5, above the window, and 9 comes back. What does your search look at "
    "after alpha has met beta, and what do numbers say that come through such a window?",
)
WINDOWS = [_NO_BOUND, _GOES_ON, Symptom(_FOUR_TO_SIX, lambda seen: True, _ON_PAPER)]
WINDOWS_OF_MOVER = [
    _NO_BOUND,
    _GOES_ON,
    Symptom(_FOUR_TO_SIX, lambda seen: not narrow.within(_FOUR_TO_SIX, seen), _ON_PAPER),
    Symptom(
        narrow.LATER_FOR_MIN,
        lambda seen: not narrow.within_for_mover(narrow.LATER_FOR_MIN, seen),
        "MIN begins here, and the window is about what MIN gets. In whose view is it when your "
        "search begins: does your search turn it round for MIN?",
    ),
    otherwise(_ON_PAPER),
]
PILE_MOVES = [
    Symptom(
        piles.SIX,
        lambda seen: "1" not in seen,
        questions.SAME_PILE,
    ),
    otherwise(
        "The same pile comes again, by other moves. If your search remembers piles: for which "
        "window, and after which of the moves, is it true what it wrote down?"
    ),
]

_TOO_NARROW = (
    "The leaves are numbers of fourteen digits. With which window does your search of "
    "the first move begin?"
)
MOVES = [
    Symptom(
        cases.BAIT,
        lambda seen: not set(seen) <= {"0", "1"},
        "Is what you return something you could hand to game.result?",
    ),
    Symptom(
        BEST_LAST,
        lambda seen: not set(seen) <= {"0", "1", "2"},
        "On [[8, 8], [1, 1], [9, 9]] the moves are 0, 1 and 2. Is what you return one of them?",
    ),
    Symptom(
        BEST_FIRST,
        lambda seen: len(seen) > 1,
        "Asked several times about the same tree it gave different moves, not all of them best. "
        "Which values do you compare?",
    ),
    Symptom(
        BEST_FIRST,
        lambda seen: set(seen) == {"1"},
        "On [[9, 9], [8, 8], [1, 1]] it leaves move 0, the best, for move 1. How does your loop "
        "tell “no move yet” from the move 0?",
    ),
    Symptom(
        cases.RISING,
        lambda seen: set(seen) == {"1"},
        "On [[1, 1], [5, 5], [9, 9]] it takes move 1, the first that is better than move 0. Is "
        "any move looked at after that?",
    ),
    Symptom(
        cases.BAIT,
        lambda seen: "1" in seen,
        "What will the opponent answer after your move?",
    ),
    Symptom(
        cases.FOR_MIN,
        lambda seen: "1" not in seen,
        "Ask your function for a move when MIN is to move first. "
        "Did it choose the branch with the smallest value?",
    ),
    Symptom(
        cases.BOTH_BELOW,
        lambda seen: "1" not in seen,
        "Every leaf of [[-5, -9], [-3, -4]] is below zero. With which number does your best value "
        "begin, and are the values compared as they are, with their signs?",
    ),
    Symptom(
        cases.ZERO_ALPHA,
        lambda seen: "0" not in seen,
        "In [[0, 5], [-2, 9]] the first move is worth 0. How does your loop tell a best value of 0 "
        "from none yet?",
    ),
    Symptom(
        cases.TWO_ENDS,
        lambda seen: "1" not in seen,
        "On [4, 7] both moves end the game, and it takes the smaller end. Does your function ask "
        "what a finished game is worth?",
    ),
    Symptom(
        cases.TIE,
        lambda seen: set(seen) == {"0", "1"},
        'Values of pruned moves are only bounds. Which of your "ties" are proven?',
    ),
    Symptom(
        cases.TIE,
        lambda seen: "1" in seen,
        "The second move came back with 3, but you stopped reading after its first leaf. "
        "Is 3 its value, or only an upper bound?",
    ),
    Symptom(
        cases.TIE_FOR_MIN,
        lambda seen: "1" in seen,
        "The second move came back with -3, but you stopped reading after its first leaf. "
        "Is -3 its value, or only a lower bound?",
    ),
    _TURNED,
    Symptom(
        cases.MOVES_TWICE,
        lambda seen: "0" in seen,
        "Here MAX moves twice, then MIN. How does your function find out whose turn it is after "
        "the first move?",
    ),
    Symptom(
        cases.MIN_TWICE,
        lambda seen: "0" in seen,
        "Here MIN moves twice in a row. How does your search find out whose turn it is further "
        "down: does it ask the game at every node?",
    ),
    Symptom(
        cases.CLOSE,
        lambda seen: "0" in seen,
        "The moves are worth 0.25 and 0.5. Must a value be a whole number?",
    ),
    Symptom(cases.LARGE, lambda seen: "0" in seen, _TOO_NARROW),
    Symptom(cases.LARGE_DEEP, lambda seen: "1" in seen, _TOO_NARROW),
    Symptom(
        cases.FORK,
        lambda seen: "0" in seen,
        "Both moves lead down a lane of 40 plies, to other leaves. After how many plies does your "
        "search stop?",
    ),
    Symptom(
        cases.TIE,
        lambda seen: True,
        "Which of your numbers for the moves are exact, and which say only “this or more” or “this "
        "or less”? May a bound take the place of a move that is proven?",
    ),
]

GUESSES = [
    Symptom(
        narrow.FOR_THE_MOVER,
        lambda seen: seen.value == 3,
        "MIN begins here, and the guess is about what MIN gets. For whom does the number speak "
        "that you compare with the guess?",
    ),
    Symptom(
        narrow.FOR_THE_MOVER,
        lambda seen: seen.value == 2,
        "Where MAX begins, this tree is worth 2. Here MIN begins: does your function remember "
        "another game, or take MAX to be first?",
    ),
    Symptom(
        narrow.FAR_BELOW,
        lambda seen: seen.value == 0,
        "The first answer was a bound, and your second window begins right beside it. How far "
        "below a bound may the value lie?",
    ),
    Symptom(
        narrow.FAR_ABOVE,
        lambda seen: seen.value == 20,
        "The first answer was a bound, and your second window ends right beside it. How far above "
        "a bound may the value lie?",
    ),
    Symptom(
        cases.TEXTBOOK._replace(window=(4, 6)),
        lambda seen: seen.value == 4,
        "The answer equals the edge of your window. What does that tell you about the true value?",
    ),
    Symptom(
        narrow.BELOW_THE_GUESS,
        lambda seen: seen.value == 3,
        "The answer lies outside your window. Is it the value then, or only a bound?",
    ),
    Symptom(
        narrow.ABOVE_THE_GUESS,
        lambda seen: seen.value in (4, 5),
        "The answer is not below the upper end of your window. Is it the value, or could the tree "
        "be worth more?",
    ),
    Symptom(
        narrow.AT_THE_TOP,
        lambda seen: seen.value == 4,
        "The answer equals the upper edge of your window. What does that tell you about the true "
        "value?",
    ),
    Symptom(
        narrow.AT_THE_BOTTOM,
        lambda seen: seen.value == 4,
        "The answer equals the lower edge of your window. What does that tell you about the true "
        "value?",
    ),
    Symptom(
        narrow.VERY_FAR,
        lambda seen: seen.value != 4 * cases.HUGE,
        "The value may lie far from any guess. May it be outside your second window, too?",
    ),
    Symptom(
        narrow.BELOW_THE_GUESS,
        lambda seen: True,
        "The first search answers below the window, in it, or above it. What does each of the "
        "three say about the value, and what does your function do then?",
    ),
]
