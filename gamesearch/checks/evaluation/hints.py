"""How the known misconceptions about evaluation show, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import boards, cases, hunts
from .hunts import Meal

CANCEL = [
    Symptom(
        boards.CENTRE,
        lambda seen: seen[0] == seen[1] != 0,
        "The same for both: whose side does your evaluation take, MAX's or that of whoever moves? "
        "Every value is MAX's.",
    ),
    Symptom(
        boards.CENTRE,
        lambda seen: seen[0] != 0 and seen[1] == 0,
        "What is good for the one is as bad for the other. You count what X has: what did you "
        "forget to subtract?",
    ),
    Symptom(
        boards.WON,
        lambda seen: abs(sum(seen)) > 1e-9,
        "A win of X and the same win of O do not cancel. What does each of them get?",
    ),
    Symptom(
        boards.DRAWN,
        lambda seen: abs(sum(seen)) > 1e-9,
        "The board is full, and nobody has won. For whom is a draw better than for the other?",
    ),
    Symptom(
        boards.CENTRE,
        lambda seen: True,
        "Add the two numbers: what is good for the one is as bad for the other, so they cancel. "
        "What is missing in the difference?",
    ),
]

MIRRORED = [
    Symptom(
        boards.CORNER,
        lambda seen: len(set(seen)) > 1,
        "All corners are alike. Does your evaluation look at all eight lines, both diagonals too?",
    ),
    Symptom(
        boards.TWO_IN_A_ROW,
        lambda seen: len(set(seen)) > 1,
        "Rows are like columns. Does your evaluation look at all three of each?",
    ),
    Symptom(
        boards.WON,
        lambda seen: seen[0] == seen[1] > seen[2],
        "X has won on each of the three boards, and on the last one it counts for less. In which "
        "directions does your evaluation look for three in a row?",
    ),
    Symptom(
        boards.EDGE,
        lambda seen: True,
        "What in your evaluation tells left from right, or rows from columns?",
    ),
]

ENDS = [
    Symptom(
        "every position",
        lambda seen: seen.x_wins <= 0,
        "Evaluate a finished game: does it know that it is won? The lines that are open say little "
        "when three of a kind stand in a row.",
    ),
    Symptom(
        "every position",
        lambda seen: seen.x_wins <= seen.highest,
        "What is the largest value that an unfinished position gets from you? Is a win larger?",
    ),
    Symptom(
        "every position",
        lambda seen: seen.o_wins >= seen.lowest,
        "A win of X stands out, a win of O does not. What does O's win count for MAX?",
    ),
    otherwise(
        "Which position breaks the order: a won one that counts too little, or another one that "
        "counts too much?"
    ),
]

AHEAD = [
    Symptom(
        boards.CENTRE_AND_EDGE,
        lambda seen: seen[0] == seen[1],
        "Evaluate the three possible first moves. Is the centre worth no more than an edge? "
        "Counting stones sees no difference; how many lines run through each cell?",
    ),
    Symptom(
        boards.CENTRE_AND_EDGE,
        lambda seen: seen[0] < seen[1],
        "The centre counts less than an edge. Do you subtract the right way round?",
    ),
    Symptom(
        boards.CENTRE_AND_CORNER,
        lambda seen: seen[0] <= seen[1],
        "How many of the eight lines run through the centre, and how many through a corner?",
    ),
    Symptom(
        boards.CORNER_AND_EDGE,
        lambda seen: seen[0] <= seen[1],
        "How many of the eight lines run through a corner, and how many through an edge?",
    ),
    Symptom(
        boards.TWO_STONES,
        lambda seen: seen[0] < seen[1],
        "With one stone the centre counts more than a corner, with two less. Does the sign of your "
        "number depend on how many stones there are, or on whose turn it is?",
    ),
    Symptom(
        boards.CENTRE_AND_CORNER,
        lambda seen: True,
        "Count for each board the lines on which X can still win, and those on which O can.",
    ),
]


# X has three open lines of two here, and O none, whoever is to move.
_SIDES = cases.Sides("2 0 3 0 2", "2 0 3 0 2 5")
# And here O is ahead by every feature.
_OTHERS = cases.Sides("3 2 3 2 5 3 0 2", "3 2 3 2 5 3 0 2 3")

EARNS = [
    Symptom(
        _SIDES,
        lambda seen: seen.x_moves > 0 > seen.o_moves or seen.x_moves < 0 < seen.o_moves,
        "On a board where X is far ahead its sign depends on who is to move. For whom is the "
        "position good: for X, or for the player to move? Which of the two is asked for?",
    ),
    Symptom(
        cases.FIELD[0],
        lambda score: score.share < 0.25,
        "It loses almost every game. Is a larger value better for MAX in yours, too?",
    ),
    Symptom(
        cases.FIELD[0],
        lambda score: round(score.share, 2) == 0.5,
        "It plays as if it knew nothing. Does its value change with the position?",
    ),
    Symptom(
        _OTHERS,
        lambda seen: seen.x_moves >= 0 and seen.o_moves >= 0,
        "On a board where O is far ahead its value is not below 0. If 0 is even in "
        "yours: what does it count for O?",
    ),
    Symptom(
        cases.FIELD[0],
        lambda score: score.share >= 0.5,
        "It knows something. Is a win, worth 1 here, beyond every guess of yours? Then: which "
        "windows of four does it count, for both sides, and does one with three stones weigh more "
        "than one with two?",
    ),
    Symptom(
        cases.FIELD[0],
        lambda score: True,
        "It does worse than knowing nothing. What does it reward: its own chances, or pieces on "
        "the board? Does it see the other side's?",
    ),
]

QUICK = [
    Symptom(
        hunts.TWO_MOVES_AHEAD,
        lambda seen: seen.eaten == 0,
        "The pellet is next to him, and he does not eat it. Is a meal worth more than no meal?",
    ),
    Symptom(
        hunts.TIES_TO_IT,
        lambda seen: seen.eaten == 0,
        "The pellet is next to him, and he plans to eat it later, even where ties lead to it. "
        "Which of two meals is worth more to you, the early or the late one?",
    ),
    Symptom(
        hunts.NEXT_TO_IT,
        lambda seen: seen == Meal(0, 2),
        "Eat now, or eat later: both plans sum up to the same. What does a plan get for eating "
        "early, when every plan lasts the same number of moves?",
    ),
    Symptom(
        hunts.EDGE_OF_SIGHT,
        lambda seen: seen.eaten == 0,
        "The pellet can be eaten with the last move that he looks ahead. What is a meal worth to "
        "you that comes at the very end: more than no meal?",
    ),
    Symptom(
        hunts.TWO_PELLETS,
        lambda seen: seen.eaten < 2,
        "With one pellet he is quick. Does the second one count, and its time?",
    ),
    Symptom(
        hunts.FAR_APART,
        lambda seen: 0 < seen.eaten < 5,
        "He eats at first, and later stops. What is a meal worth to you after ten moves, or "
        "twenty: still more than nothing?",
    ),
    Symptom(
        hunts.LATE,
        lambda seen: seen.eaten < 2,
        "In the first moves he is quick. What is a meal worth to you at the ninetieth move: still "
        "more than no meal?",
    ),
    Symptom(
        hunts.LAST,
        lambda seen: seen.eaten < 2,
        "At the ninetieth move he is quick. What is a meal worth to you at the hundredth: still "
        "more than no meal?",
    ),
    Symptom(
        hunts.EARLY_AND_LATE,
        lambda seen: seen.eaten < 2,
        "Without early meals he is quick here. What does your function say of meals at 3, 8 and "
        "92, and what of those at 3 and 8 alone, to the last digit?",
    ),
    Symptom(
        hunts.NEXT_TO_IT,
        lambda seen: True,
        "Write down what your function says of the plans that he compares here: eating at the "
        "first move, at the second, and not at all. Which is the largest?",
    ),
]
