"""How the known misconceptions about Monte Carlo tree search show, and what to ask then."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import cases, judging
from .trees import ChosenMoves

ROLLOUT = [
    Symptom(
        cases.WIN_AT_6,
        lambda seen: seen.over and [end for end, _ in seen.shares] == [cases.WON_AT_6],
        "All games from the board O.XOX.... end at once, with a win at cell 6. Has every legal "
        "move the same chance, also where one of them wins?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.states,
        "What comes back should be the state in which the game ended, not who won it, "
        "and not a list of moves. What does game.result return?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.over,
        "Is the game over when your playout stops? Which method of the game tells?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.below,
        "A playout after a winning move, and it is lost? From which state did yours begin?",
    ),
    Symptom(
        cases.LONG,
        lambda seen: seen.states and not seen.over,
        "Is the game over when your playout stops? This one lasts hundreds of plies. Which method "
        "of the game tells?",
    ),
    Symptom(cases.EARLY, lambda seen: len(seen.shares) == 1, "Where is the randomness?"),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.again,
        "The same seed should play the same game. Which generator do you draw from: "
        "the one that was handed to you?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: True,
        "Over many games some ends come up too often, others too seldom. Has every legal move "
        "the same chance, at every turn, of both players?",
    ),
]


def _share(seen: ChosenMoves, move: str) -> tuple[float, float]:
    """The visits of a move, as a share, and its mean."""
    total = sum(n for _, n, _ in seen.visits) or 1
    return next(((n / total, mean) for m, n, mean in seen.visits if m == move), (0.0, 0.0))


def _is_sure(mean: float) -> bool:
    """One of the ends of the scale, wherever they are: all won, or all lost."""
    return min(abs(mean - end) for end in (-1, 0, 1)) < 0.05


VISITS = "What are the visits of the root's children? Is c = √2 used with rewards from 0 to 1?"

STEERED = [
    Symptom(cases.X_CAN_WIN, lambda seen: not seen.steered, VISITS),
    Symptom(
        cases.O_TO_MOVE[0],
        lambda seen: not seen.steered,
        "Where X is to move it does hold, where O is to move it does not. Whose wins does a "
        "child's W count, and what does O look for among them: the most, or the fewest?",
    ),
    otherwise(VISITS),
]

DECISIONS = [
    Symptom(
        cases.X_CAN_WIN,
        lambda seen: set(seen.moves) != {"2"} and _share(seen, "2")[0] > 0.5,
        "Your tree visits the win most, and you play another move. How do you choose in the end?",
    ),
    Symptom(
        cases.X_CAN_WIN,
        lambda seen: _share(seen, "2")[0] < 0.5 and _is_sure(_share(seen, "2")[1]),
        "The immediate win has a clear mean, and is hardly visited. For which player does your "
        "selection look, and whose wins does W count?",
    ),
    Symptom(
        cases.X_CAN_WIN,
        lambda seen: not _is_sure(_share(seen, "2")[1]),
        "An immediate win should get a mean near 1. What happens in a playout that starts AFTER "
        "the winning move, and who is told?",
    ),
    *(
        Symptom(
            on,
            lambda seen: seen.moves[-1] != seen.visits[0][0],
            "Your tree visits one move most, and you play another. How do you choose in the end?",
        )
        for on in cases.O_TO_MOVE
    ),
    Symptom(
        cases.O_TO_MOVE[0],
        lambda seen: seen.spread and set(seen.moves) != {"5"},
        "O is to move. Below its most visited move all replies of X get about as many games. Do "
        "the opponent's nodes choose, too, and what is good for the opponent?",
    ),
    Symptom(
        cases.O_TO_MOVE[0],
        lambda seen: set(seen.moves) != {"5"},
        "Where X is to move your search finds the win, and here, where O is to move, it does not "
        "block. Whose wins do the nodes below a move of O's count?",
    ),
    Symptom(
        cases.FIVE_STONES,
        lambda seen: set(seen.moves) != {"(0, 1)"},
        "From five stones your search errs, too: which of your phases knows what the opponent will "
        "answer?",
    ),
    Symptom(
        cases.X_CAN_WIN,
        lambda seen: True,
        "The simple positions are right. Do the opponent's nodes choose what is good for the "
        "opponent, and does every move get its turn?",
    ),
]

JUDGES = [
    Symptom(
        judging.SMALL,
        lambda seen: seen.x_nearer == seen.o_nearer,
        "In one position X is nearer, in another O. Your judge says the same of both. What do its "
        "numbers depend on?",
    ),
    Symptom(
        judging.SMALL,
        lambda seen: seen.x_nearer < seen.o_nearer,
        "Where X is nearer your judge says less than where O is. For whom does it count?",
    ),
    Symptom(
        judging.SMALL,
        lambda seen: seen.o_to_move < 0 < seen.x_nearer,
        "In two positions X is nearer. Where X is to move your judge says so, where O is to move "
        "it says the opposite. For whom does it count?",
    ),
    Symptom(
        judging.SMALL,
        lambda seen: True,
        "Your judge sees who is nearer in a plain case. How many stones does each player still "
        "need, and does it know that a way may be blocked?",
    ),
]
