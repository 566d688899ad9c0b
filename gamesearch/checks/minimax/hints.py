"""How the known misconceptions about minimax show, and what to ask then. First match counts."""

from __future__ import annotations

from math import inf

from ...games.game import MAX, MIN
from ...games.tree import TREES
from ..steps import Symptom
from .cases import board, pile, tree
from .depth import Limited, even, leftmost

TEXTBOOK = tree(TREES["textbook"])
ONE_PLY = tree(TREES["one ply"])
BEST_LAST = tree(TREES["best last"])
NEGATIVE = tree(TREES["all negative"])
THREE_PLIES = tree(TREES["beta cut"])
RAGGED = tree([[3, 12], 7, [2, [9, 1]]])
FAR_BELOW = tree([[-40, -41], [-50, -42]])
MIN_FIRST = tree(TREES["textbook"], (MIN, MAX))

_ONE_LEAF = Symptom(
    TEXTBOOK,
    lambda seen: len(seen.leaves) == 1,
    "How many leaves did your search look at? How many are there? "
    "(Does a return stand inside the loop?)",
)
_FIRST_REPLIES = Symptom(
    TEXTBOOK,
    lambda seen: len(seen.leaves) == 3,
    "It looks at one leaf of every branch. Is the first reply the one that MIN would choose?",
)
_EVERY_SECOND = Symptom(
    TEXTBOOK,
    lambda seen: len(seen.leaves) == 4,
    "How many children did your loop visit? Print the length of the list before and after it.",
)
_REMEMBERS = Symptom(
    FAR_BELOW,
    lambda seen: not seen.leaves or (seen.value is not None and seen.value > -40),
    "Call your function twice, on two different trees. "
    "Why does the second answer remember the first?",
)
_STARTS_AT_ZERO = Symptom(
    NEGATIVE,
    lambda seen: seen.value == 0,
    "What is the largest of -5 and -9 if you start from 0? With which number does the best "
    "value start?",
)
_MIN_STARTS_LOW = Symptom(
    TEXTBOOK,
    lambda seen: seen.value == 0,
    "What is the smallest of 3, 12 and 8 if you start from 0? With which number does MIN start?",
)
_A_MOVE = Symptom(
    BEST_LAST,
    lambda seen: seen.value == 1,
    "Is what you return a value, or the number of a move?",
)

_NO_END = Symptom(
    TEXTBOOK,
    lambda seen: seen.value in (inf, -inf),
    "Which states have no moves? What is such a state worth?",
)

VALUES = [
    _NO_END,
    _ONE_LEAF,
    _FIRST_REPLIES,
    _EVERY_SECOND,
    _A_MOVE,
    _STARTS_AT_ZERO,
    _MIN_STARTS_LOW,
    _REMEMBERS,
    Symptom(
        ONE_PLY,
        lambda seen: seen.value in (-4, -7),
        "A value here is MAX's, whoever moves. For which player did you ask for the utility?",
    ),
    Symptom(
        TEXTBOOK,
        lambda seen: seen.value == 14,
        "Who chooses at the second level, and what does that player want?",
    ),
    Symptom(
        TEXTBOOK,
        lambda seen: seen.value in (2, 6),
        "Who chooses at the root, and what does that player want?",
    ),
    Symptom(
        TEXTBOOK,
        lambda seen: seen.value not in seen.leaves,
        "Your value is none of the leaves. Does MIN toss a coin, or choose?",
    ),
    Symptom(
        MIN_FIRST,
        lambda seen: seen.value != 6,
        "Ask your function about a state where MIN is to move first. Who said that MAX begins?",
    ),
    *(
        Symptom(
            longer,
            lambda seen: seen.value not in (6, 7),
            "Not all games last equally long. What tells you that one is over: how deep you are, "
            "or the game?",
        )
        for longer in (RAGGED, THREE_PLIES)
    ),
]

BAIT = tree([[3, 12], [2, 40]])
BEST_THIRD = tree([[8, 8], [1, 1], [9, 9]])
BEST_FIRST = tree([[9, 9], [1, 1], [8, 8]])
FOR_MIN = tree([[3, 12], [2, 4], [14, 15]], (MIN, MAX))
MIDGAME = board("XX.OO....")

MOVES = [
    Symptom(
        BAIT,
        lambda seen: not set(seen) <= {"0", "1"},
        "Is what you return something you could hand to game.result?",
    ),
    Symptom(
        BEST_FIRST,
        lambda seen: len(seen) > 1,
        "Asked several times about the same tree it gave different moves, not all of them best. "
        "Which values do you compare?",
    ),
    Symptom(
        BEST_FIRST,
        lambda seen: "2" in seen,
        "On [[9, 9], [1, 1], [8, 8]] it takes the last move. Did max() compare the moves "
        "themselves? What should it compare?",
    ),
    Symptom(
        BEST_THIRD,
        lambda seen: "0" in seen,
        "On [[8, 8], [1, 1], [9, 9]] it takes the first move. When a better value comes along, "
        "does the move change with it?",
    ),
    Symptom(
        BEST_THIRD,
        lambda seen: "1" in seen,
        "On [[8, 8], [1, 1], [9, 9]] it takes the worst move there is for MAX. Who is to move?",
    ),
    Symptom(
        BAIT,
        lambda seen: "1" in seen,
        "What will the opponent answer after your move?",
    ),
    Symptom(
        FOR_MIN,
        lambda seen: "1" not in seen,
        "Ask your function for a move as the minimising player. "
        "Did it choose the branch with the smallest value?",
    ),
    Symptom(
        MIDGAME,
        lambda seen: not set(seen) <= {"2", "5", "6", "7", "8"},
        "That cell is taken already. Which state did your function look at: the one it was given?",
    ),
]

TWICE = tree([[5, 1], [2, 9]], (MAX, MAX))
FOUR = pile(4)

TURNS = [
    _REMEMBERS,
    Symptom(
        TEXTBOOK,
        lambda seen: seen.value in (-3, 14, 2),
        "Even where the turns alternate the value is not right. Does exercise 1.2 pass?",
    ),
    Symptom(
        FOUR,
        lambda seen: seen.value != -1,
        "Is Nim with 3 stones equally good for the player who moves and for the one who does not? "
        "What does your memory use as its key?",
    ),
    Symptom(
        TWICE,
        lambda seen: seen.value != 9,
        "In this game the same player may move twice. Which method of the game tells you whose "
        "turn it is?",
    ),
]
MEMORY = [
    Symptom(
        pile(14),
        lambda seen: True,
        "Taking 1 then 2 and taking 2 then 1 leave the same pile to the same player. "
        "Where could the first answer wait until the position comes again?",
    ),
]

DEEPER = Limited(pile(9), 2, even)
OVER = Limited(board("XX.OO...."), 1, even)
ENDS_EARLY = Limited(pile(2), 5, even)
AT_A_MIN_NODE = Limited(tree([[8, 1], [9, 5]]), 1, leftmost)
AT_THE_ROOT = Limited(tree(TREES["textbook"]), 0, leftmost)

TOO_FAR = [
    Symptom(
        ENDS_EARLY,
        lambda outcome: outcome.raised == "RecursionError" or outcome.raised == "OutOfTime",
        "Which two cases stop your function, and does every call come nearer to one of them?",
    ),
    Symptom(
        ENDS_EARLY,
        lambda outcome: bool(outcome.raised),
        "Which nodes have no children although depth is left?",
    ),
]
LIMITS = [
    Symptom(
        ENDS_EARLY,
        lambda seen: seen.value in (inf, -inf),
        "Which nodes have no children although depth is left?",
    ),
    Symptom(
        DEEPER,
        lambda seen: seen.states > 50,
        "Looking 2 plies ahead on 9 stones should open 1 + 3 + 9 states. How many did you open? "
        "What happens to the depth on the way down?",
    ),
    Symptom(
        DEEPER,
        lambda seen: seen.states > 13,
        "Looking 2 plies ahead on 9 stones should open 1 + 3 + 9 states. Does the depth go down "
        "for both players, and stop at 0 rather than below?",
    ),
    Symptom(
        DEEPER,
        lambda seen: seen.states < 13,
        "Looking 2 plies ahead on 9 stones should open 1 + 3 + 9 states. Yours stops earlier: "
        "how many plies are left where you evaluate?",
    ),
    Symptom(
        OVER,
        lambda seen: seen.value == 0,
        "At depth 0 in a finished game, which is more trustworthy: the evaluation or the result?",
    ),
    Symptom(
        AT_THE_ROOT,
        lambda seen: seen.value != 3.5,
        "With depth 0 there is nothing to look at but the state itself. What is it worth then?",
    ),
    Symptom(
        AT_A_MIN_NODE,
        lambda seen: seen.value != 9.5,
        "At the cut the evaluation speaks for MAX, whoever moves there. "
        "Do you hand up what it said, unchanged and for that very state?",
    ),
]

NEGAMAX = [
    _NO_END,
    _ONE_LEAF,
    _FIRST_REPLIES,
    _EVERY_SECOND,
    _STARTS_AT_ZERO,
    Symptom(
        FAR_BELOW,
        lambda seen: not seen.leaves or (seen.value is not None and abs(seen.value) < 40),
        "Call your function twice, on two different trees. "
        "Why does the second answer remember the first?",
    ),
    Symptom(
        TEXTBOOK,
        lambda seen: seen.value in (14, -14),
        "Both players choose the largest number. My gain is your …? Where does the minus go?",
    ),
    Symptom(
        ONE_PLY,
        lambda seen: seen.value in (-4, -7),
        "In negamax every node reports from the side to move. Who is to move at this leaf?",
    ),
    Symptom(
        TEXTBOOK,
        lambda seen: seen.value in (2, -2, 6, -6),
        "Once the sign is turned, does any player still want a small number?",
    ),
    Symptom(
        TEXTBOOK,
        lambda seen: seen.value == -3,
        "The number is right and the sign is not. For whom does your function speak at the root?",
    ),
    Symptom(
        MIN_FIRST,
        lambda seen: seen.value == 6,
        "With MIN to move your function still speaks for MAX. Whose gain should it report?",
    ),
    Symptom(
        MIN_FIRST,
        lambda seen: seen.value != -6,
        "Ask your function about a state where MIN is to move first. Who said that MAX begins?",
    ),
]

X_WINS = board("X.....XOO")
O_WINS = board("OXXO....X")
X_LOSES = board("XXO..O...")
SLOW_WIN = board("X.O......")
NARROW_DRAW = board("OX.......")

EAGER = [
    Symptom(
        X_WINS,
        lambda seen: seen.ending is None,
        "Is what you return a free cell?",
    ),
    Symptom(
        SLOW_WIN,
        lambda seen: seen.ending is not None and seen.ending.outcome < 1,
        "There is a win, though a slow one, and it was given away. However long it takes, "
        "is a win still worth more than a draw in your numbers?",
    ),
    Symptom(
        NARROW_DRAW,
        lambda seen: seen.ending is not None and seen.ending.outcome < 0,
        "There is a draw, and it was given away. However late it comes, is a loss still worth "
        "less than a draw in your numbers?",
    ),
    Symptom(
        X_WINS,
        lambda seen: seen.ending is not None and seen.ending.plies > 1,
        "X could win at once. Which number should be larger: the value of a win in 1 or of a win "
        "in 5?",
    ),
    Symptom(
        O_WINS,
        lambda seen: seen.ending is not None and seen.ending.plies > 1,
        "O could win at once. For O, in which direction does a quicker win move the number?",
    ),
    Symptom(
        X_LOSES,
        lambda seen: seen.ending is not None and seen.ending.plies < 4,
        "X loses here in any case, sooner or later. Which number should be larger for X: "
        "a loss in 2 or a loss in 4?",
    ),
]
REPAIRED = [
    Symptom(
        board("XX..O...."),
        lambda seen: "2" not in seen,
        "O is to move and X threatens to win. With what does your search begin at the root, and "
        "who could tell it better?",
    ),
    Symptom(
        board("XX.OO...."),
        lambda seen: "2" not in seen,
        "Now X does not find the win any more. What did the repair change for X?",
    ),
]
