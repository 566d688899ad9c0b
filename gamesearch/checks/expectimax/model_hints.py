"""How misconceptions about a model of an opponent show, and what to ask. First match counts."""

from __future__ import annotations

from ..observe import are_near
from ..steps import Symptom, otherwise
from . import models


def _near(seen: models.Shares, *shares: float) -> bool:
    return are_near(seen.values, shares, 0.01)


def _rounded(seen: models.Shares, *shares: float) -> bool:
    """To one digit, or not quite right."""
    to_one_digit = tuple(round(share, 1) for share in shares)
    return not are_near(seen.values, shares) and (
        _near(seen, *shares) or seen.values == to_one_digit
    )


GENIUS = [
    Symptom(
        models.ONE_BEST,
        lambda seen: seen.values is None,
        "A model answers with a list of pairs (move, probability), one for each legal move.",
    ),
    Symptom(
        models.ONE_BEST,
        lambda seen: _near(seen, 5 / 6, 1 / 12, 1 / 12),
        "That is the genius of the lesson. How often does this one mean the optimal reply?",
    ),
    Symptom(
        models.ONE_BEST,
        lambda seen: _rounded(seen, 7 / 9, 1 / 9, 1 / 9),
        "Very near. Where does your function round?",
    ),
    Symptom(
        models.ONE_BEST,
        lambda seen: _near(seen, 2 / 3, 1 / 6, 1 / 6),
        "A random move is any of the legal ones. Does the random third never hit the best move?",
    ),
    Symptom(
        models.ONE_BEST,
        lambda seen: _near(seen, 1 / 9, 1 / 9, 7 / 9) or _near(seen, 1 / 6, 1 / 6, 2 / 3),
        "MIN is your opponent: which value is best for MIN?",
    ),
    Symptom(
        models.ONE_BEST,
        lambda seen: _near(seen, 1, 0, 0),
        "That is the play of two times in three. And otherwise?",
    ),
    Symptom(
        models.ONE_BEST,
        lambda seen: _near(seen, 1 / 3, 1 / 3, 1 / 3),
        "Every reply is as probable as the others in yours. With which values do you compare, to "
        "see which reply is the optimal one?",
    ),
    Symptom(
        models.ONE_BEST,
        lambda seen: _near(seen, 5 / 9, 2 / 9, 2 / 9),
        "Yours plays an optimal reply one time in three, and any reply two times. How often does "
        "this one mean the optimal reply?",
    ),
    Symptom(
        models.ONE_BEST,
        lambda seen: abs(sum(seen.values or ()) - 1) > 0.01,
        "Probabilities of all that can happen add up to 1. To what do yours add up?",
    ),
    Symptom(
        models.ONE_REPLY,
        lambda seen: abs(sum(seen.values or ()) - 1) > 0.01,
        "There is one reply only, so it is the optimal one, and the random one as well. How "
        "probable is it?",
    ),
    Symptom(
        models.TWO_BEST,
        lambda seen: abs(sum(seen.values or ()) - 1) > 0.01,
        "Two replies are equally good. Together they get two thirds, not each of them.",
    ),
    Symptom(
        models.MAX_REPLIES,
        lambda seen: _near(seen, 5 / 6, 1 / 6),
        "How good is a reply after which *you* may choose? Ask a search, not the first leaf.",
    ),
    Symptom(
        models.LATER_REPLY,
        lambda seen: not _near(seen, 1 / 9, 7 / 9, 1 / 9),
        "The reply is asked for after two moves of the game. Which state do your moves and their "
        "values belong to?",
    ),
    otherwise(
        "Write down the three throws in a row: in two of three which replies come, in the third "
        "which? What does each reply get in all?"
    ),
]


REPLIES = [
    Symptom(
        models.TEMPTING,
        lambda move: move not in ("0", "1"),
        "Is what you return something you could hand to game.result?",
    ),
    Symptom(
        models.ANOTHER_MODEL,
        lambda move: move == "1",
        "That is the move against the chaotic genius. By which habits does your function go: by "
        "those of the model that it is given?",
    ),
    Symptom(
        models.RISING,
        lambda move: move == "0",
        "On [[2, 3], [4, 5], [8, 9]] it takes the first move, and each move is better than the one "
        "before. What does each move earn in your function, and which of them is the most?",
    ),
    Symptom(
        models.TEMPTING,
        lambda move: move == "0",
        "That is the move for a perfect opponent. This one errs: what does each move earn on "
        "average?",
    ),
    Symptom(
        models.CAREFUL,
        lambda move: move == "1",
        "You count on an error, or on every reply alike. With which probabilities does *this* "
        "opponent reply?",
    ),
    Symptom(
        models.FIRST_REPLY,
        lambda move: move == "0",
        "This opponent always plays the first move. Does your function ask the model, or does it "
        "take every reply for equally likely?",
    ),
    Symptom(
        models.MAX_MOVES_AGAIN,
        lambda move: move == "1",
        "After the reply it is your turn again. Who chooses there, you or the model?",
    ),
    Symptom(
        models.ASKED_AGAIN,
        lambda move: move == "0",
        "This opponent replies otherwise later on than at first. For which states does your "
        "function ask the model?",
    ),
    Symptom(
        models.NAMED_LAST_FIRST,
        lambda move: move == "1",
        "This model names the last reply first. Which reply does your function follow with each "
        "probability: the one in the pair, or the one at its place?",
    ),
    Symptom(
        models.TWICE,
        lambda move: move == "1",
        "You move twice in a row here. Whom does your function ask whose turn it is?",
    ),
    Symptom(
        models.LATER,
        lambda move: move == "0",
        "The move is asked for after two moves of the game. From which state on does your function "
        "look?",
    ),
    Symptom(
        models.RARE_LOSS,
        lambda move: move == "0",
        "This opponent replies like that three times in four. What does the fourth time cost?",
    ),
    Symptom(
        models.ERRS_AGAIN,
        lambda move: move == "1",
        "This opponent errs in later replies, too. Who replies there in your function, the model "
        "or a perfect opponent?",
    ),
    Symptom(
        models.NO_REPLY,
        lambda move: move == "1",
        "After move 0 the game is over, and worth 9 to you. For whom does your function ask what "
        "a finished game is worth, and what does it do where nobody replies?",
    ),
    Symptom(
        models.RISING,
        lambda move: move != "2",
        "Of the three moves here each is better than the one before. When does your function stop "
        "to look?",
    ),
    Symptom(
        models.UNLIKE_MANY,
        lambda move: move == "1",
        "There are three replies to the one move and two to the other. By what does your function "
        "divide?",
    ),
    Symptom(
        models.SMALL_ODDS,
        lambda move: move == "1",
        "Here the small probabilities decide. Does each reply count with exactly the one that the "
        "model gives it?",
    ),
    Symptom(
        models.FAR_DOWN,
        lambda move: move == "1",
        "The 9 comes after many plies without a choice. How deep does your function look?",
    ),
    otherwise(
        "For each move: what does this opponent reply, how probable is each reply, and what does "
        "it earn? Which sum is the largest?"
    ),
]
