"""How misconceptions about keys and about the worse entry show. First match counts."""

from __future__ import annotations

from ...games.game import MIN
from ..steps import Symptom, otherwise
from . import keys, witness

_ALL = "XOR of the numbers of all pieces that stand there, and of one more if MIN is to move. "


def _joined(board: keys.PlacedPieces) -> tuple[int, int]:
    """What + and | make of a board's numbers."""
    numbers = [board.numbers[piece] for piece in board.pieces]
    numbers += [board.numbers[keys.TURN]] * (board.player == MIN)
    together = 0
    for number in numbers:
        together |= number
    return sum(numbers), together


_SHARED = (
    "Where no two numbers have a bit in common your key is right. What becomes of a bit that two "
    "of them have: with ^, with | and with +?"
)

FROM_NOTHING = [
    Symptom(
        keys.SHARED,
        lambda seen: (
            seen is not None
            and seen != keys.SHARED.key(keys.SHARED.numbers)
            and seen in _joined(keys.SHARED)
        ),
        _SHARED,
    ),
    Symptom(
        keys.KINGS,
        lambda seen: seen in (keys.single_bits()["k", 5], keys.single_bits()["K", 0]),
        "Only one of the pieces is in your key. What becomes of the numbers of the others?",
    ),
    Symptom(
        keys.KINGS,
        lambda seen: seen is None,
        "No whole number came back. Does your function return the key?",
    ),
    Symptom(
        keys.BOARDS[4],
        lambda seen: seen == keys.single_bits()["k", 2],
        "With k on 2 and MIN to move, one number is missing in your key. Which number says whose "
        "turn it is, and when does it belong in the key?",
    ),
    Symptom(
        keys.KINGS,
        lambda seen: seen == keys.KINGS._replace(player=1).key(keys.single_bits()),
        "MAX is to move, and your key holds the number of MIN's turn. When does it belong there?",
    ),
    Symptom(
        keys.TWINS,
        lambda seen: seen in keys.with_one_of_each(keys.TWINS),
        "Two q and two Q stand on this board, and only one of each is in your key. What becomes "
        "of pieces of the same kind on their way through your function?",
    ),
    Symptom(
        keys.BOARDS[5],
        lambda seen: seen not in (None, 0) and abs(seen) < 1_000,
        "With which number does an XOR of nothing begin?",
    ),
    Symptom(
        keys.BOARDS[-1],
        lambda seen: seen == keys.right_of(keys.SHARED),
        "The pieces stand as on the board before, and the numbers are others. What does your "
        "function keep from one call to the next, and of what else does the key depend?",
    ),
    Symptom(
        keys.KINGS, lambda seen: True, "Which numbers are in your key? It is the " + _ALL[:-2] + "."
    ),
]

CHANGED = [
    Symptom(
        keys.QUIET,
        lambda seen: seen is None,
        "No whole number came back. Does every way out of your function return the key?",
    ),
    Symptom(
        keys.QUIET,
        keys.amiss(keys.QUIET, keys.TURN),
        "After the move the other player is to move. What does that change in the key?",
    ),
    Symptom(
        keys.QUIET_MIN,
        keys.amiss(keys.QUIET_MIN, keys.TURN),
        "MIN has moved, and it is MAX's turn. Is the number of MIN's turn still in the key?",
    ),
    Symptom(
        keys.QUIET,
        keys.amiss(keys.QUIET, ("K", 0)),
        "The king has left square 0. How does its number leave the key?",
    ),
    Symptom(
        keys.QUIET,
        keys.amiss(keys.QUIET, ("K", 1)),
        "The king stands on square 1 now. Is its number in the key?",
    ),
    Symptom(
        keys.CAPTURE,
        keys.amiss(keys.CAPTURE, ("q", 4)),
        "A piece was taken. Is its number still in the key?",
    ),
    Symptom(
        keys.CAPTURE,
        keys.amiss(keys.CAPTURE, ("q", 4), ("q", 2)),
        "On which square did the taken piece stand?",
    ),
    Symptom(
        keys.QUIET,
        keys.amiss(keys.QUIET, ("K", 0), ("K", 1)),
        "In your new key the king stands where it stood before. Which two squares does a move have "
        "to do with?",
    ),
    Symptom(
        keys.QUIET,
        lambda seen: seen == 0,
        "Nothing was taken, and your key is 0. Where does a way through your function lose the "
        "rest of the key?",
    ),
    Symptom(
        keys.QUIET,
        keys.amiss(keys.QUIET, *keys.KINGS.pieces),
        "What was in the key before the move is not in yours. Who stands where it stood, and is "
        "its number in the new key?",
    ),
    Symptom(
        keys.QUIET_MIN,
        lambda seen: not keys.right_change(keys.QUIET_MIN, seen),
        "What is in the key can be taken out, and what is not can be put in, by one and the same "
        "operation. Which one is it, and which four numbers does a capture need?",
    ),
    Symptom(
        keys.TO_ZERO,
        keys.amiss(keys.TO_ZERO, ("K", 0)),
        "The king has gone to square 0, and its number is not in the key. How does your function "
        "find out whether there is such a square?",
    ),
    Symptom(
        keys.TAKES_AT_ZERO,
        keys.amiss(keys.TAKES_AT_ZERO, ("Q", 0)),
        "Q was taken on square 0, and its number is still in the key. How does your function find "
        "out whether something was taken, and where?",
    ),
    Symptom(
        keys.CAPTURE,
        keys.amiss(keys.CAPTURE, ("Q", 4), ("q", 4)),
        "Q has taken q. Whose number leaves the key on that square: of the piece that moved, or of "
        "the one that was taken?",
    ),
    Symptom(
        keys.CAPTURE,
        keys.amiss(keys.CAPTURE, ("Q", 4)),
        "Q has taken q and stands on 4 now. Is its number in the key?",
    ),
    Symptom(
        keys.CAPTURE,
        keys.amiss(keys.CAPTURE, keys.TURN),
        "After a capture, too, the other player is to move. What does that change in the key?",
    ),
    Symptom(
        keys.CAPTURE,
        lambda seen: not keys.right_change(keys.CAPTURE, seen),
        "A quiet move comes out right, and a capture does not. Four numbers have to do with a "
        "capture: which of them, and what of the old key, are in yours?",
    ),
    Symptom(
        keys.SHARED_TAKES, lambda seen: not keys.right_change(keys.SHARED_TAKES, seen), _SHARED
    ),
    Symptom(
        keys.FROM_ZERO,
        lambda seen: seen is not None and not keys.right_change(keys.FROM_ZERO, seen),
        "The key before this move is 0, since the numbers in it cancel each other out. Is 0 a key "
        "like any other?",
    ),
    otherwise(
        "Which numbers must leave the key of the old board, and which must come in: for the piece, "
        "for what it takes, and for the turn? And by which operation, if numbers share a bit?"
    ),
]

WITNESS = [
    Symptom(
        "your graph",
        lambda seen: hasattr(seen, "why"),
        "Look at the three parts again: for each node the list of what its moves lead to or a "
        "number, for some names a guess, and a number of plies. Which of the three is not so?",
    ),
    Symptom(
        "your graph",
        lambda seen: seen.nodes > witness.MOST,
        "Which of the nodes are not needed?",
    ),
    Symptom(
        "your graph",
        lambda seen: bool(seen.strays),
        "A guess stands under a name that no node of your graph has. Which one is it?",
    ),
    Symptom(
        "your graph",
        lambda seen: seen.plain == seen.table,
        "The table changes nothing. Can a node be reached by a short way and a long one, the short "
        "one searched first, and does the limit cut below it by the long way? And if so: which "
        "guess does each of the two looks end at, and does the choice at the root depend on it?",
    ),
    Symptom(
        "your graph",
        lambda seen: seen.plain != seen.true,
        "The table says something else, and so it should; but the search without it is not right, "
        "either. Which guess should be a lucky one, the near or the far?",
    ),
    Symptom(
        "your graph",
        lambda seen: seen.table == seen.true,
        "Here the deeper entry is the better one. Where must the guess stand that misleads it?",
    ),
    otherwise(
        "On which two ways, of different lengths, can one node be reached in your graph, and what "
        "does the table say of it at each?"
    ),
]
