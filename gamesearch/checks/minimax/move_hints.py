"""How wrong choices of a move show, in 1.2b and 1.7, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import cases

MOVES = [
    Symptom(
        cases.BAIT,
        lambda seen: set(seen) == {"2"},
        "Here two moves are there, 0 and 1, and it answers 2, which was the best one on another "
        "tree before. What does your function keep from one call to the next?",
    ),
    Symptom(
        cases.BAIT,
        lambda seen: not set(seen) <= {"0", "1"},
        "Is what you return something you could hand to game.result?",
    ),
    Symptom(
        cases.BEST_THIRD,
        lambda seen: not set(seen) <= {"0", "1", "2"},
        "On [[8, 8], [1, 1], [9, 9]] the moves are 0, 1 and 2. Is what you return one of them?",
    ),
    Symptom(
        cases.BEST_FIRST,
        lambda seen: len(seen) > 1,
        "Asked several times about the same tree it gave different moves, not all of them best. "
        "Which values do you compare?",
    ),
    Symptom(
        cases.FALLING,
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
        cases.BEST_FIRST,
        lambda seen: "2" in seen,
        "On [[9, 9], [1, 1], [8, 8]] it takes the last move. Did max() compare the moves "
        "themselves? What should it compare?",
    ),
    Symptom(
        cases.BEST_THIRD,
        lambda seen: "0" in seen,
        "On [[8, 8], [1, 1], [9, 9]] it takes the first move. What is each move worth to your "
        "function, and when a better value comes along, does the move change with it?",
    ),
    Symptom(
        cases.BEST_THIRD,
        lambda seen: "1" in seen,
        "On [[8, 8], [1, 1], [9, 9]] it takes the worst move there is for MAX. Who is to move?",
    ),
    Symptom(
        cases.BAIT,
        lambda seen: "1" in seen,
        "What will the opponent answer after your move?",
    ),
    Symptom(
        cases.FOR_MIN,
        lambda seen: "1" not in seen,
        "Ask your function for a move as the minimising player. "
        "Did it choose the branch with the smallest value?",
    ),
    Symptom(
        cases.BOTH_BELOW,
        lambda seen: "1" not in seen,
        "Every leaf of [[-5, -9], [-3, -4]] is below zero. With which number does your best value "
        "begin, and are the values compared as they are, with their signs?",
    ),
    Symptom(
        cases.FRACTIONS,
        lambda seen: "1" not in seen,
        "On [[0.25, 0], [0.125, 2]] the moves are worth 0 and 0.125. Must a value be a whole "
        "number?",
    ),
    Symptom(
        cases.TWO_ENDS,
        lambda seen: "1" not in seen,
        "On [4, 7] both moves end the game, and it takes the smaller end. Does your function ask "
        "what a finished game is worth?",
    ),
    Symptom(
        cases.BELOW_ONE,
        lambda seen: "1" not in seen,
        "Asked about the state (1,) of [[6, 7], [5, 2]], it chooses the move of the beginning. "
        "From which state does your function look?",
    ),
    Symptom(
        cases.X_BLOCKS_7,
        lambda seen: set(seen) == {"4"},
        "On XO. / .O. / ..X the moves are 2, 3, 5, 6 and 7, and it answers 4. Is that a move, or "
        "the place of a move in the list?",
    ),
    Symptom(
        cases.X_CAN_WIN,
        lambda seen: not set(seen) <= {"2", "5", "6", "7", "8"},
        "That cell is taken already. Which state did your function look at: the one it was given?",
    ),
    Symptom(
        cases.FORK,
        lambda seen: set(seen) != {"1"},
        "These lanes are 40 plies long. After how many plies does your function stop?",
    ),
    otherwise(
        "What is each of the moves worth to the player who moves, if both play on as well as they "
        "can? Which of them does your function compare?"
    ),
]


REPAIRED = [
    Symptom(
        cases.O_MUST_BLOCK,
        lambda seen: not set(seen) <= {"2", "3", "5", "6", "7", "8"},
        "That is no free cell. What are the two things that search_by_flag gives back, and which "
        "of them is the move?",
    ),
    Symptom(
        cases.O_MUST_BLOCK,
        lambda seen: "2" not in seen,
        "O is to move and X threatens to win. With what does your search begin at the root, and "
        "who could tell it better?",
    ),
    Symptom(
        cases.X_CAN_WIN,
        lambda seen: "2" not in seen,
        "Now X does not find the win any more. What did the repair change for X?",
    ),
    otherwise(
        "Who is to move on this board, and who after each of the moves? Write down what your "
        "search says of each move: does it take the best one for the player to move?"
    ),
]
