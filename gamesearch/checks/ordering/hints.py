"""How the known misconceptions about ordering show, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import cases

ARRANGED = [
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.text == "None",
        "Nothing came back. Which of sort and sorted hands back a list, and which works in place?",
    ),
    Symptom(
        cases.FOR_MIN,
        lambda seen: seen.text == "None",
        "MAX gets a list, and MIN nothing. Which of sort and sorted hands back a list, and which "
        "works in place?",
    ),
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.text.startswith("<"),
        "What came back is no list that could be read. Is a function called there, or only named?",
    ),
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.text.startswith("{"),
        "A dict came back. The search needs the moves alone, and in an order: in which "
        "kind of collection do they come to your function?",
    ),
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.text.count(",") > 5 and "((" not in seen.text,
        "Moves of earlier calls stand there, too. Where and when is the list made that your "
        "function gives back?",
    ),
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.text in ("1", "0", "2"),
        "One move came back, not an order. Alpha-beta still has to look at the others: why?",
    ),
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.text == "(9)" or sorted(seen.text) == sorted("(3, 5, 9)"),
        "Are these moves, or what they are worth? What does game.result take?",
    ),
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.text in ("((1), (2), (0))", "((0), (2), (1))"),
        "Are these moves, or the states that they lead to? What does game.result take?",
    ),
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.text.startswith("(("),
        "Are these moves, or pairs (or triples) that hold a value and a move? What does "
        "game.result take?",
    ),
    Symptom(
        cases.FIVE_MOVES,
        lambda seen: seen.text.count(",") < 4,
        "Moves got lost. An order must hold them all: is set(before) == set(after)? A move that "
        "is never tried is not pruned, it is overlooked.",
    ),
    Symptom(
        cases.EQUALS,
        lambda seen: seen.text.count(",") < 3,
        "Where two moves are worth the same, one of them got lost. What happens to equal keys in "
        "your dict or set?",
    ),
    Symptom(
        cases.SOME,
        lambda seen: "2" in seen.text and "3" not in seen.text,
        "The moves 0, 1 and 3 were handed over here. Does your function give back moves, or the "
        "places in the list where they stand?",
    ),
    Symptom(
        cases.SOME,
        lambda seen: "2" in seen.text,
        "Three of the four moves were handed over here, without move 2. Which moves are you to "
        "arrange: those in `moves`, or all that the game has there?",
    ),
    otherwise(
        "The task asks for the same moves in another order. Which of them are missing in what came "
        "back, and which are too many?"
    ),
]

# 0.24, 0.25, 0.255, 0.26 where some of them are taken for equal.
_COARSE = (
    (0.255, 0.26, 0.24, 0.25),
    (0.255, 0.26, 0.25, 0.24),
    (0.26, 0.25, 0.255, 0.24),
    (0.24, 0.25, 0.255, 0.26),
)

BEST_FIRST = [
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.worth == (9, 3, 5),
        "The best move is in front. In which order do the other moves stand, and what does your "
        "function compare there?",
    ),
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.worth == (3, 5, 9),
        "MAX gets the lowest first. Does your function put the lowest first for everybody, or does "
        "it ask whose turn it is after the move, not before it?",
    ),
    Symptom(
        cases.FOR_MIN,
        lambda seen: seen.worth == (9, 5, 3),
        "What is a good move for MIN: one that leads to a high value, or to a low one?",
    ),
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.worth == (5, 9, 3),
        "That is by the number of the move, backwards. What does a move's number say of its worth?",
    ),
    Symptom(
        cases.MAX_BELOW,
        lambda seen: seen.worth == (3, 8, 9),
        "Here MAX moves twice in a row. Whom do you ask whose turn it is: the number of plies, or "
        "the game?",
    ),
    Symptom(
        cases.FOR_MAX,
        lambda seen: seen.worth == (3, 9, 5),
        "Nothing moved. Does your key look at the state before the move, or at the one after it? "
        "And does what you return keep an order?",
    ),
    Symptom(
        cases.FIVE_MOVES,
        lambda seen: seen.worth == (7, -4, 2, 1, 0),
        "Here -4 stands before 2. What becomes of the sign on the way?",
    ),
    Symptom(
        cases.FOR_MIN,
        lambda seen: seen.worth == (3, 9, 5),
        "MAX's moves are sorted, and MIN's stand as they came. What does your function do when it "
        "is MIN who moves?",
    ),
    Symptom(
        cases.FIVE_MOVES,
        lambda seen: seen.moves == (1, 3, 2, 0, 4),
        "Three of these five moves stand as if they were worth 3, 9 and 5, as in the game that was "
        "asked about before. What does your function keep from one game to the next?",
    ),
    Symptom(
        cases.FIVE_MOVES,
        lambda seen: seen.worth[0] == 7 and seen.worth != (7, 2, 1, 0, -4),
        "The best move is in front. In which order do the other moves stand, and what does your "
        "function compare there?",
    ),
    Symptom(
        cases.FIVE_MOVES,
        lambda seen: seen.worth[-1] == -4 and seen.worth[0] != 7,
        "The worst move is the last one, and the others are not in order. How often does your "
        "function have to go through the moves?",
    ),
    Symptom(
        cases.HALVES,
        lambda seen: seen.worth == (0.25, 0.75, 0.5) or seen.worth == (0.75, 0.25, 0.5),
        "The moves are worth 0.25, 0.75 and 0.5. Does your function compare whole numbers?",
    ),
    Symptom(
        cases.DIGITS,
        lambda seen: seen.worth[:1] == (9,),
        "Here 9 stands before 11. Does your function compare numbers, or texts?",
    ),
    Symptom(
        cases.FAR_LEAVES,
        lambda seen: seen.worth[:1] == (1,),
        "The games are not over after these moves. What do you ask about the states that come of "
        "them: their utility, or the evaluation that you were given?",
    ),
    Symptom(
        cases.MAX_AGAIN,
        lambda seen: seen.worth == (4, 6, 9),
        "MAX moves here, and MAX again after it. Whose turn does your function ask for: that "
        "before the move, or that after it?",
    ),
    Symptom(
        cases.SOME,
        lambda seen: seen.worth == (5, 6, 3),
        "The last of the three moves is move 3, and it stands as if it were worth what move 2 is. "
        "What does game.result take: a move, or its place in the list?",
    ),
    Symptom(
        cases.FURTHER_DOWN,
        lambda seen: seen.worth in ((4, 7, 1), (1, 7, 4)),
        "The game has come to a state below the root here, and the moves stand as they would at "
        "the root. On which state does your function try them?",
    ),
    Symptom(
        cases.GUESSED,
        lambda seen: seen.worth == (1, 3, 2),
        "The evaluation says 3, 1 and 2 of the states after these moves. Does your function ask "
        "`evaluate` about just these states, or does it search on?",
    ),
    Symptom(
        cases.NEAR,
        lambda seen: seen.worth in _COARSE,
        "The moves are worth between 0.24 and 0.26. Which digits does your function compare?",
    ),
    Symptom(
        cases.FAR,
        lambda seen: seen.worth != (5_000_000, 2_000, -40_000, -3_000_000),
        "A move may be worth millions, or cost them. With which number does your function begin "
        "when it looks for the best?",
    ),
    Symptom(
        cases.FOR_MIN,
        lambda seen: seen.worth == (3, 5, 9),
        "Both players' moves are sorted well where one of them stands at the root. What differs "
        "in the case above: negative values, ties, a state further down, or another game before?",
    ),
    otherwise(
        "Write beside each move what it is worth. Which move does the player to move hope for "
        "most, and where does it stand in your order?"
    ),
]


COLUMNS = [
    Symptom(
        cases.FIVE_COLUMNS,
        lambda seen: seen.percent > 300,
        "That is worse than no order. Through how many lines of three does a corner cell go, and "
        "through how many one in the middle?",
    ),
    Symptom(
        cases.FIVE_COLUMNS,
        lambda seen: round(seen.percent) == 100,
        "That is as good as no order. Do your numbers differ? And is an edge better than the "
        "middle?",
    ),
    Symptom(
        cases.FIVE_COLUMNS,
        lambda seen: seen.percent <= 60,
        "It works on five columns. Where is the middle when there are four, six or seven?",
    ),
    Symptom(
        cases.FIVE_COLUMNS,
        lambda seen: True,
        "Count, for each column, the lines of three that go through its cells. Which column would "
        "you rather have?",
    ),
]
