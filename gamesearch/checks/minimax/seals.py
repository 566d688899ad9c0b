"""The sealed answers of lesson 01: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps "1.1/root 1" 6 10 …`.
"""

from __future__ import annotations

from typing import Any

# Tree 1 is a printed one with its branches in another order and other numbers: the labels beside
# it are leaves copied up. In tree 2 MIN moves first.
TRACE_TREES = {
    1: [[4, 3], [5, 14], [10, 6]],
    2: [[[2, 5], [7, 1]], [[8, -3], [-4, -6]]],
}

_COPIED = "Those are leaves copied up, in the order of the page. What does MIN choose in a branch?"
_HOPE = "That is what MAX would like. Who chooses in the branches?"
_FROM_ONE = "Moves are numbered from 0, the leftmost."
_MIN_FIRST = "Who moves at the root of tree 2? Write MIN, MAX, MIN beside its three levels."

TRACES: dict[str, dict[str, Any]] = {
    "MIN nodes": {
        "asks": "Tree 1: those are not the three values of the MIN nodes, left to right.",
        "right": ["28f168b7c2d4395e"],
        "known": {
            "f98a6425594edda2": _HOPE,
            "6f687f7cd145c927": "Those are the first leaves. Is the first reply the best one?",
            "e62194ce2e8bda34": _COPIED,
        },
        "otherwise": "Three numbers, as in (1, 2, 3): the smallest leaf of every branch.",
    },
    "root 1": {
        "asks": "Tree 1: the root has another value.",
        "right": ["a4dac5f5056c98a1"],
        "known": {
            "55c28a3f36224a48": "MAX would need MIN's help for that. What does MIN reply?",
            "18fa30e00add6842": _HOPE,
            "8290d83ae52a0591": "That is the largest of the printed labels. Are they right?",
            "3fb633d29691676f": "That is the smallest. Who chooses at the root?",
        },
        "otherwise": "Look at your three values of the MIN nodes. Which one does MAX choose?",
    },
    "move 1": {
        "asks": "Tree 1: MAX has a better move.",
        "right": ["33a8caa8fc233d89"],
        "known": {
            "8f09abf9f3bdb33b": "That branch holds the largest leaf. Will MAX get there?",
            "1a018f1557eea24c": "A move is the number of a branch, not its value.",
            "8fb6b3b8725f47a9": "A move is the number of a branch, not a leaf.",
            "ddc64cddc0f8ecd1": _FROM_ONE,
        },
        "otherwise": "Which branch has the value that you found for the root?",
    },
    "root 2": {
        "asks": "Tree 2: the root has another value.",
        "right": ["54cabfde7f9c9e5f"],
        "known": {
            "3dabad2093087ecc": _MIN_FIRST,
            "f73c1458a4c16905": "The two branches are right. Who chooses between them?",
            "0cf22538da9b68a5": _HOPE,
            "efdf95b0623c4653": "MIN alone would like that. Who chooses at the second level?",
        },
        "otherwise": _MIN_FIRST,
    },
    "move 2": {
        "asks": "Tree 2: MIN has a better move.",
        "right": ["ad02b41ac4248b84"],
        "known": {"53d51dacb8733a9e": _FROM_ONE},
        "otherwise": _MIN_FIRST,
    },
    "line 2": {
        "asks": "Tree 2: those are not the moves of a game in which both play as well as they can.",
        "right": ["1517642129e80f11"],
        "known": {
            "34e59530c2430c2c": _MIN_FIRST,
            "9fbc14d9d73021e8": "The last move leads to 8. Who makes that move?",
            "7ba14e0ccbda7f41": "MIN would love that. But whose move is the second one?",
            "941c0ae262ae1174": _FROM_ONE,
        },
        "otherwise": "Three moves, as in (0, 1, 0). Follow, from the root, the branch whose value "
        "is the value of the node you stand on.",
    },
}
