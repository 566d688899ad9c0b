"""The sealed answers of lesson 02: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps "2.1/leaves 1" 7 9 …`.
"""

from __future__ import annotations

from typing import Any

# Permutations of the textbook's tree and of the one with a cut at a MAX node.
TRACE_TREES = {
    1: [[5, 14, 2], [8, 3, 12], [2, 4, 6]],
    2: [[[2, 1], [4, 3]], [[6, 5], [8, 7]]],
}

_COUNT = "That is not the number of leaves that alpha-beta looks at."
_ORDER = "Those are not the leaves that alpha-beta looks at, in the order it does."
_WINDOW = "That is not the root's window (alpha, beta) after its last move."
_WHOSE = "The root is MAX's: which of the two numbers can MAX raise, and who lowers the other?"
_FIRST_CUT = (
    "Write (alpha, beta) beside every node. Which leaf was the first that you cut, and why?"
)
_BEST_VALUE = "Alpha is what MAX is sure of: which of the branches so far is the best one?"
_START = "The window starts as (−inf, inf). What did the root learn from its branches?"
_PAIR = "MAX is sure of that much. But has MIN any say above the root?"
_NO_CUT = "Those are all leaves there are. Is there none whose value could not matter any more?"

TRACES: dict[str, dict[str, Any]] = {
    "leaves 1": {
        "asks": f"Tree 1: {_COUNT}",
        "right": ["78e3bff3b9657495"],
        "known": {
            "7f0af570ab3829c1": _NO_CUT,
            "f27e908a1724d35f": "After two branches MAX is sure of some value. "
            "What is the third branch worth at most, after its first leaf?",
            "17144fcc6e7538d8": "Was the first leaf of every branch looked at? "
            "A branch must show something before it can be left.",
            "a0fbb244a53b004c": "The second branch is better than the first: none of its leaves "
            "is below what MAX already has. May MIN stop there?",
        },
        "otherwise": _FIRST_CUT,
    },
    "order 1": {
        "asks": f"Tree 1: {_ORDER}",
        "right": ["4a405dbb549477dc"],
        "known": {
            "2a622d37722462ae": _NO_CUT,
            "fb5b53bc725c067d": "How can a branch be refused before one of its leaves is seen?",
        },
        "otherwise": "A list of leaf values, left to right, without those that were cut.",
    },
    "window 1": {
        "asks": f"Tree 1: {_WINDOW}",
        "right": ["41a34b982d8201e9", "4835c7da60591348"],
        "known": {
            "25567a58129001d9": _WHOSE,
            "abf5f3fa52cb4228": _BEST_VALUE,
            "ae28e4a5a64ac2e2": _START,
            "e679b8787bb07796": _PAIR,
            "d575dc82dbba2586": _PAIR,
            "d22e7531c7396c31": _PAIR,
        },
        "otherwise": "A pair (alpha, beta); `inf` comes from `from math import inf`.",
    },
    "leaves 2": {
        "asks": f"Tree 2: {_COUNT}",
        "right": ["3928bca7993f2253"],
        "known": {
            "75f22925008f4422": _NO_CUT,
            "2e1d4ba9c1c0cbb6": "Each branch has two MAX nodes. When the second one sees a leaf "
            "above what MIN already has: will MIN ever let the game come there?",
            "3c39f550c0e6633b": "In the second branch both leaves of the first MAX node are above "
            "alpha. Does anything allow to leave them?",
            "5f84cbc945219757": "Beta of the first branch was MIN's there. Is MIN bound to it in "
            "the second branch too?",
        },
        "otherwise": _FIRST_CUT,
    },
    "order 2": {
        "asks": f"Tree 2: {_ORDER}",
        "right": ["5442bf65051397d5"],
        "known": {
            "57113bc59ffce23b": _NO_CUT,
            "c6ff5c89734a36fe": "You cut in the first branch. What is alike in the second one?",
            "7173091f6d65d168": "You cut in the second branch. What is alike in the first one?",
        },
        "otherwise": "A list of leaf values, left to right, without those that were cut.",
    },
    "window 2": {
        "asks": f"Tree 2: {_WINDOW}",
        "right": ["7eff7d0d806cd87a", "9dab9c6c728ed3d1"],
        "known": {
            "004138a3e9fb800b": _WHOSE,
            "6153bc412e9036b5": "That was the window before the second branch came back.",
            "874a8d8c35d5de60": _START,
            "455ced0f5fbcaba6": _PAIR,
            "b395c8448a3db00c": _PAIR,
        },
        "otherwise": "A pair (alpha, beta); `inf` comes from `from math import inf`.",
    },
}

LINES: dict[str, Any] = {
    "asks": "That line is as it should be.",
    "right": ["12377ca67c5aedf6"],
    "known": {
        "64701b74991c777f": "Who is to move at this leaf? Is the value of a one-ply tree wrong?",
        "12bff7d182b7c661": "Alpha rises with the best value so far: is that not what it is for?",
        "eece2b9605d1e01b": "The test is right for the window it gets. Is the window right?",
        "0bc447cc576c6dc2": "Could anything be below the start? Then it would be wrong.",
    },
    "otherwise": "Print the window on entry, at the root and at its first child. "
    "Which line made the child's?",
}

_HALF = "Double the depth for the same work is not half of the leaves. What is b to the d/2?"
_ONE_PROOF = 'One strategy proves "at least v". What proves "at most v"?'
_SHARED = "The two proofs meet in one leaf. Did you count it twice?"
_ALL = "That is every leaf. In the best case the first move at each node is the best one."
_THREE_QUARTERS = "That is nearer to random order, b to the 3d/4. What if every order is the best?"

BEST_CASES: dict[str, dict[str, Any]] = {
    "b=3, d=4": {
        "asks": "b=3, d=4: alpha-beta's least number of leaves is another one.",
        "right": ["2d21736daa7d4c09"],
        "known": {
            "0a421e03e02b92ef": _HALF,
            "b5a0248fab3ff30e": _HALF,
            "3b59673500122ba4": _ONE_PROOF,
            "d48499dd9ba73ae1": _SHARED,
            "c345f7cb2ead3afc": _ALL,
            "0a0166c3c46aac53": _THREE_QUARTERS,
            "408b792550aa017d": _THREE_QUARTERS,
        },
        "otherwise": _ONE_PROOF,
    },
    "b=4, d=4": {
        "asks": "b=4, d=4: alpha-beta's least number of leaves is another one.",
        "right": ["150f6b27fb1484f7"],
        "known": {
            "8cff17d9c8d6b6a3": _HALF,
            "23c007c086dc6da2": _ONE_PROOF,
            "d138fdfdb8be5bf9": _SHARED,
            "5a250ee2c8e4e3ed": _ALL,
            "74e44fae1e400526": _THREE_QUARTERS,
        },
        "otherwise": _ONE_PROOF,
    },
    "b=3, d=5": {
        "asks": "b=3, d=5: alpha-beta's least number of leaves is another one.",
        "right": ["d1d06d15c6721a65"],
        "known": {
            "72dfdef7afc90cbe": _HALF,
            "f5f6e057ae7b21b8": _HALF,
            "4a4d7a69ba72559a": _SHARED,
            "e3f883cf58e607b4": _THREE_QUARTERS,
            "c32b6942c2825298": _ALL,
            "197885dcedee7e1a": "Half of five plies is no number of plies: which player has the "
            "choice on three of them, and which on two?",
            "bc9d2b65ff06c986": _ONE_PROOF,
        },
        "otherwise": "With an odd depth the two players choose on different numbers of plies.",
    },
    "b=35, d=4": {
        "asks": "b=35, d=4: alpha-beta's least number of leaves is another one.",
        "right": ["1db5f74f50096210"],
        "known": {
            "03724cb6fb4a1670": _HALF,
            "ec79d32a663e86a2": _HALF,
            "24f68566702931b7": _ONE_PROOF,
            "64c8c94ec6737a9b": _SHARED,
            "b09b674b507d484a": _ALL,
        },
        "otherwise": _ONE_PROOF,
    },
}
