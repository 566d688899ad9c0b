"""How the known misconceptions about players and tests show, and what to ask then."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import endings, timely

LATE = [
    Symptom(
        timely.FULL_COLUMN,
        lambda seen: "play 3" in seen.sentence,
        "The middle column is full here, and no depth is finished. Which move is legal in any "
        "position, without a search, and without what was found in another one?",
    ),
    *(
        Symptom(
            case,
            lambda seen: seen.fault == "illegal" and "None" not in seen.sentence,
            "A column is full here, and no depth is finished. Which moves are legal here? There "
            "are fewer than at the start of the game.",
        )
        for case in timely.FULL_AT_THE_SIDE
    ),
    Symptom(
        timely.SHORT,
        lambda seen: seen.fault == "illegal",
        "With so few nodes not even the first depth is finished. Which move is at hand then?",
    ),
    Symptom(
        timely.MIDDLE,
        lambda seen: seen.fault == "raised" and "OutOfBudget" in seen.sentence,
        "The metered game says by OutOfBudget that the time is over. Who catches that, and which "
        "move is at hand then?",
    ),
    Symptom(
        timely.MIDDLE,
        lambda seen: seen.fault == "late",
        "Which game did you hand to the search? Only the metered one stops in time, at nine tenths "
        "of the clock unless you say otherwise.",
    ),
    *(
        Symptom(
            case,
            lambda seen: seen.fault == "late",
            "A depth takes many times as long as the one before. What stops a search that has "
            "begun, whatever the clock?",
        )
        for case in timely.IN_TIME[1:3]
    ),
    Symptom(
        timely.OTHER_GAME,
        lambda seen: seen.fault == "raised",
        "This is another game. What does your player ask for that only Connect Four has?",
    ),
    Symptom(
        timely.OTHER_GAME,
        lambda seen: seen.fault == "illegal",
        "That cell is taken already. Which state does your search start from, and is what you "
        "return a move?",
    ),
]
SHALLOW = [
    Symptom(
        timely.DEEP,
        lambda seen: bool(seen.fault),
        "This is another game. What does your player ask for that only Connect Four has?",
    ),
    Symptom(
        timely.OPEN[0],
        lambda seen: seen.used < 60,
        "That is a search of one or two plies. What do you do with the time that is left?",
    ),
    Symptom(
        timely.OPEN[0],
        lambda seen: seen.used < 900,
        "Where does your loop over the depths end? There is time for more.",
    ),
    Symptom(
        timely.OPEN[0],
        lambda seen: 0.45 < seen.used / timely.OPEN[0].nodes <= 0.5,
        "Half of the clock is left. At which share of it does your metered game stop?",
    ),
    Symptom(
        timely.DEEP,
        lambda seen: seen.used < 0.5 * timely.DEEP.nodes,
        "In this game a ply costs little, and there is time for far more of them. What is the "
        "deepest that your loop ever looks?",
    ),
    Symptom(
        timely.DEEPEST,
        lambda seen: seen.used < 0.5 * timely.DEEPEST.nodes,
        "In this tree a ply costs two states, and there is time for far more of them. What is the "
        "deepest that your loop ever looks?",
    ),
    otherwise("Much of the clock is left. What made your player stop here, and not later?"),
]
UNFINISHED = [
    Symptom(
        timely.AT_ONCE,
        lambda seen: seen.move not in timely.AT_ONCE.wins,
        "The win is one move away, and there is time for one ply. Which depth does your loop look "
        "at first, and is the move that it found kept?",
    ),
    Symptom(
        timely.TWO_PLIES,
        lambda seen: seen.move not in timely.TWO_PLIES.wins,
        "O is about to win, two plies show it, and for three there is no time. Which depths does "
        "your loop look at, and which move is kept?",
    ),
    *(
        Symptom(
            case,
            lambda seen: seen.move != 2,
            "Here it is O's turn, and what is good for O is bad for MAX. Which of the values is "
            "the best for O?",
        )
        for case in (timely.MIN_WINS, timely.MIN_STOPS)
    ),
    Symptom(
        timely.TO_FIND[0],
        lambda seen: seen.move == 0,
        "The win is one move away. Is the move that a finished depth has found kept?",
    ),
    Symptom(
        timely.BETTER_LATER,
        lambda seen: seen.move == 0,
        "One ply shows 1 for move 0, and a deeper search more for another. When does your loop "
        "stop, and is 1 the most that any game can bring?",
    ),
    Symptom(
        timely.WORSE_LATER,
        lambda seen: seen.move == 0,
        "Two plies show 0 for every move, three show losses, small and large. Is the move kept "
        "that the deepest search has found, or the one with the highest value?",
    ),
    otherwise(
        "How deep can your player look here with its nodes, and is the move that it names the one "
        "of the deepest search that was finished, for this state and this clock?"
    ),
]

LACKING = (
    "`careful` takes a win at once and gives none away, `blind` searches deep without an "
    "evaluation, `two_ahead` has one and looks two plies ahead, `deep` has both. What does your "
    "player lack against this one?"
)

EXACT = [
    Symptom(
        endings.FOR_MIN,
        lambda seen: seen.value == -1,
        "With 27 stones it is O's turn, and MAX wins all the same. For whom is your value?",
    ),
    Symptom(
        endings.ENDINGS[0],
        lambda seen: seen.value == "late",
        "Those are too many nodes. What is looked at twice, and where may a search stop that knows "
        "that nothing is above 1?",
    ),
    Symptom(
        endings.ENDINGS[0],
        lambda seen: seen.value != endings.needed(endings.ENDINGS[0])[0],
        "That is not how the game ends when both play as well as possible. Is each line followed "
        "to its end, and who chooses where?",
    ),
    *(
        Symptom(
            moves,
            lambda seen: seen.value == "late",
            "Other positions were solved in time, and here those are too many nodes. Which "
            "position is looked at twice, and when may a search stop?",
        )
        for moves in endings.ENDINGS[1:-2]
    ),
    Symptom(
        endings.BOUND,
        lambda seen: seen.value == 0,
        "A search that stopped at a bound knows the least, or the most, that a position is worth. "
        "Is it kept as that by yours, and for this one position alone?",
    ),
    Symptom(
        endings.WON_AT_ONCE,
        lambda seen: seen.value != 1,
        "Here MAX has one move that wins at once. Is it seen at the start, as it is further down?",
    ),
    Symptom(
        endings.LOST_AT_ONCE,
        lambda seen: seen.value != -1,
        "Here MIN has one move that wins at once. Is it seen at the start, and for whom is the "
        "value that comes back?",
    ),
    otherwise(
        "Some positions come out right, and this one does not. Does your search tell won, drawn "
        "and lost apart in each of them, and does it ever take one position for another?"
    ),
]
