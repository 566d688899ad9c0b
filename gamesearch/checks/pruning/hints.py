"""How the known misconceptions about alpha-beta show, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases

_ONE_LEAF = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.leaves == (3,),
    "It reads one leaf and stops. When the value is still below beta, may MAX improve it further? "
    "(And does a return stand inside the loop?)",
)
_INVERTED = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.leaves == (3, 2, 14),
    "It leaves every node after one child. Print alpha and beta on entry: is alpha below beta at "
    "the root's first child?",
)
_REMEMBERS = Symptom(
    cases.TEXTBOOK,
    lambda seen: not seen.leaves,
    "It answered without looking at any leaf. Call your function twice, on two different trees: "
    "why does the second answer remember the first?",
)
_LEAK = Symptom(
    cases.TEXTBOOK,
    lambda seen: len(seen.leaves) < 7,
    "It reads too little: a bound of one branch is used in another. Beta was true inside the first "
    "branch. Is MIN bound to it in the second branch? Where do alpha and beta live?",
)
_LEFT_TO_RIGHT = Symptom(
    cases.TEXTBOOK,
    lambda seen: seen.leaves[:1] != (3,),
    "Which child do you visit first? The task says: in the given order.",
)

_TOLERANT = Symptom(
    cases.FINE,
    lambda seen: len(seen.leaves) == 3 and seen.value in (0.0004, -0.0004),
    "MAX has 0.0003, MIN has seen a 0.0004, and your search leaves the node there. MIN has another "
    "move: how near to each other may alpha and beta come before they have met?",
)

VALUES = [
    _ONE_LEAF,
    _INVERTED,
    _REMEMBERS,
    Symptom(
        cases.WORSE_LATER,
        lambda seen: seen.leaves == (5, 9, 2),
        "You found a refutation and then forgot it. Which number should the parent see?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value == 0,
        "Is what you return a value, or the number of a move?",
    ),
    Symptom(
        cases.NEGATIVE,
        lambda seen: seen.value == 0,
        "A tree may hold nothing but losses, all of them negative. With which number does the "
        "best value start?",
    ),
    Symptom(
        cases.ONE_PLY,
        lambda seen: seen.value in (-4, -7),
        "A value here is MAX's, whoever moves. Who is to move at this leaf?",
    ),
    Symptom(
        cases.TEXTBOOK,
        lambda seen: seen.value == 14,
        "Who chooses at the second level, and what does that player want?",
    ),
    _LEAK,
    Symptom(
        cases.NEIGHBOURS,
        lambda seen: seen.leaves == (3, 9, 4) and seen.value == 4,
        "MAX has 3, MIN has seen a 4, and your search leaves the node there. MIN has another move: "
        "is the node settled before alpha and beta meet?",
    ),
    Symptom(
        cases.NEAR,
        lambda seen: seen.leaves == (0.125, 2, 0.25) and seen.value == 0.25,
        "MAX has 0.125, MIN has seen a 0.25, and your search leaves the node there. MIN has "
        "another move: is the node settled before alpha and beta meet?",
    ),
    Symptom(
        cases.NEAR,
        lambda seen: seen.value in (0, 1),
        "The leaves are 0.125, 2, 0.25 and 0. Must a value be a whole number?",
    ),
    _TOLERANT,
    Symptom(
        cases.MIN_PLY,
        lambda seen: seen.value == 7,
        "In a tree of one ply MIN moves, and your search takes the larger leaf. How does it find "
        "out whose turn it is: does it ask the game, or does it take MAX to be first?",
    ),
    Symptom(
        cases.TWICE,
        lambda seen: seen.value != 4,
        "In some games a player moves twice in a row. How does your search find out whose turn it "
        "is: does it ask the game at every node, or does it change over by itself?",
    ),
    Symptom(
        cases.LARGE,
        lambda seen: seen.value is not None and seen.value < 3 * 10**12,
        "The leaves lie between three and six million million. With which number does the best "
        "value start, and is every leaf larger (or smaller) than that?",
    ),
    Symptom(
        cases.LARGE,
        lambda seen: seen.value == 3 * 10**12,
        "The leaves lie between three and six million million. With which window does your search "
        "start, and does every leaf lie inside it?",
    ),
    Symptom(
        cases.ZERO_ALPHA,
        lambda seen: seen.value == -2,
        "In [[0, 5], [-2, 9]] MAX can have 0. How does your search tell a value of 0 from no value "
        "at all?",
    ),
    Symptom(
        cases.LONG,
        lambda seen: seen.value not in (4, 3),
        "Above these leaves there are 60 plies with one move each. After how many plies does your "
        "search stop, and what does it say there?",
    ),
    Symptom(
        cases.ONE_PLY,
        lambda seen: True,
        "Follow your search through this tree on paper, with alpha and beta beside each node. At "
        "which node does its number first differ from what the player there can be sure of?",
    ),
]

LEAVES = [
    _LEFT_TO_RIGHT,
    _ONE_LEAF,
    _LEAK,
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
    _TOLERANT,
    *LEAVES,
]
