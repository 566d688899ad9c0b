"""The sealed answers of exercise 5.1: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps "5.1/value" 1.1 2.1 …`.
"""

from __future__ import annotations

from typing import Any

# White's and Black's counts, and what one of each is worth. Doubled pawns count against a side.
COUNTS = {
    "queens": (1, 1, 9),
    "rooks": (2, 1, 5),
    "bishops": (1, 2, 3),
    "knights": (2, 2, 3),
    "pawns": (5, 6, 1),
}
MOVES = (34, 28, 0.1)
DOUBLED = (1, 0, -0.5)
# What the four moves lead to, from White's side; Black is to move.
AFTER = {"A": 1.1, "B": -0.4, "C": -0.2, "D": 0.7}

_MINUS = "That is what one side has. What does the other side have, and where does it go?"
_BLACKS = "From whose side is a value told, whoever is to move?"

BY_HAND: dict[str, dict[str, Any]] = {
    "material": {
        "asks": "That is not the difference in material.",
        "right": ["91b2bb5d759750ae"],
        "known": {
            "90dbd6bbbf9a47c8": _MINUS,
            "caaf29313b2ac423": _MINUS,
            "18551da5083b644b": "Is an own queen as good as the other side's? Add or subtract?",
            "d9afc9a2f0087b5f": _BLACKS,
        },
        "otherwise": "Piece by piece: own number minus the other's, times what it is worth.",
    },
    "value": {
        "asks": "That is not the value of the position.",
        "right": ["6d45e03b48d2da48"],
        "known": {
            "1926640a83770492": "A doubled pawn is a weakness of White. Does it raise the value?",
            "48ecb2f34cc631d5": "Three features, three weights: which one is missing?",
            "22ab4b6b25665ffd": "Three features, three weights: which one is missing?",
            "bad24919d119fcfe": "That is material alone. What do moves and pawns add?",
            "7c89a749b8ad25cd": _BLACKS,
            "712a23af596eae87": _MINUS,
        },
        "otherwise": "Each feature is White's minus Black's. Multiply by its weight, then add.",
    },
    "at half a pawn": {
        "asks": "That is not the value when a move weighs 0.5.",
        "right": ["44315a818d9a6a04"],
        "known": {
            "f50e50b1313ab9b5": "A doubled pawn is a weakness of White. Does it raise the value?",
            "c65e313bc0fc6969": "The doubled pawn still counts.",
            "b3f8d0ef19dcab0e": _BLACKS,
            "e3f19c1b05cd922e": _MINUS,
        },
        "otherwise": "Only one of the three terms changes, and it becomes five times as large.",
    },
    "Black plays": {
        "asks": "Not that move.",
        "right": ["677621411d0fffda"],
        "known": {
            "9c7e6323b8eca8ac": "That is White's favourite. What does Black want the value to be?",
            "a65616b630c48964": "Nearest to nothing is not the goal. Which is the best for Black?",
            "ed8a9b8ca3d0ee95": "Is that value good for Black? Values are White's.",
        },
        "otherwise": "Answer with a letter, A to D.",
    },
}
