"""The sealed answers of lesson 04: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps "4.1/e" "('lower', 6)" …`.
"""

from __future__ import annotations

from typing import Any

# The graph whose table is filled by hand.
GRAPH = {
    **{"r": ["b", "c"], "b": ["d", "e"], "c": ["e", "f"]},
    **{"d": [4, 2], "e": [6, 9], "f": [3, 1]},
}

BY_HAND: dict[str, dict[str, Any]] = {
    "e": {
        "asks": "That is not what the table holds of e when b is done.",
        "right": ["70a617b26b1de575"],
        "known": {
            "0baffba26d8ac5f0": (
                'MAX left e after its first move. Is 6 its value, or only "at least"?'
            ),
            "d6744d6174205fc1": "MAX moves at e. If a move gives 6, can e still be worth less?",
            "a020376e05342d36": (
                "Was the second leaf of e looked at? What is beta when the search comes to e?"
            ),
            "d285875721b1a1a7": (
                "Was the second leaf of e looked at? What is beta when the search comes to e?"
            ),
            "111cc0faf907eb35": (
                "4 is the bound that let MAX leave. Which number did e itself return?"
            ),
            "d4a82e86071016ef": (
                "4 is the bound that let MAX leave. Which number did e itself return?"
            ),
            "45b02c99ba8a571e": (
                "4 is the bound that let MAX leave. Which number did e itself return?"
            ),
        },
        "otherwise": (
            'A pair of the kind and the number: ("exact", 5), ("lower", 5) or ("upper", 5).'
        ),
    },
    "asked": {
        "asks": "That is not so for the entry of e when c asks.",
        "right": ["da6ed13dff581a74"],
        "known": {
            "377ad9fb0b39f806": (
                "c asks through the window (4, ∞). The entry says a bound: is 6 "
                "or more enough to know there?"
            ),
            "acbe3fd35cdaf09b": (
                "c asks through the window (4, ∞). The entry says a bound: is 6 "
                "or more enough to know there?"
            ),
        },
        "otherwise": 'Answer with "yes" or "no".',
    },
    "f": {
        "asks": "That is not what the table holds of f.",
        "right": ["24f39b1235f38857"],
        "known": {
            "a6dcae88ed1dc533": (
                "MAX has 4 already when the search comes to f, and f came out "
                "below that. All below f was searched within a window: what does "
                "a value outside of it promise?"
            ),
            "2118c9be54da9cc2": (
                "If the search failed low, is the true value more or less than what it returned?"
            ),
            "665a81da4b0164b9": "MAX moves at f.",
            "6eb05544cf8153c4": "MAX moves at f.",
        },
        "otherwise": (
            'A pair of the kind and the number: ("exact", 5), ("lower", 5) or ("upper", 5).'
        ),
    },
    "c": {
        "asks": "That is not what the table holds of c.",
        "right": ["6862e5b0efb38392"],
        "known": {
            "8e87b202ed9ecffd": (
                "c came out below what MAX already has. What does a value outside "
                "the window promise?"
            ),
            "709e704f48269b6a": (
                "MIN moves at c. If one of its moves gives 3, can c be worth more?"
            ),
            "999d8c78643d76f8": "MIN moves at c, and takes the lowest of its two.",
            "20d7cde5e85203df": "MIN moves at c, and takes the lowest of its two.",
            "fbf99d390cfdd519": "MIN moves at c, and takes the lowest of its two.",
            "4929f6bf9c5c2811": "MIN moves at c, and takes the lowest of its two.",
            "44da1f49e6dc194e": "MIN moves at c, and takes the lowest of its two.",
        },
        "otherwise": (
            'A pair of the kind and the number: ("exact", 5), ("lower", 5) or ("upper", 5).'
        ),
    },
    "r": {
        "asks": "That is not what the table holds of r.",
        "right": ["153c07799aaf74ba"],
        "known": {
            "e8a51bb69e779014": (
                "The window at the start is (−∞, ∞). Which values lie outside of it?"
            ),
            "e1f298f719e580e6": (
                "The window at the start is (−∞, ∞). Which values lie outside of it?"
            ),
            "d1caa6a61e241e82": "MAX moves at r, and has more than that from b.",
            "f3c3b467af4c9540": "MAX moves at r, and has more than that from b.",
            "9ec3ec31d1b862e6": "MAX moves at r, and has more than that from b.",
        },
        "otherwise": (
            'A pair of the kind and the number: ("exact", 5), ("lower", 5) or ("upper", 5).'
        ),
    },
}

SAFE: dict[str, dict[str, Any]] = {
    "a": {
        "asks": "Not so for a, a small table that forgets.",
        "right": ["24750cd2b57dee7b"],
        "known": {
            "18af5f2d86f9f791": "If an entry is gone, what does the search do instead?",
        },
        "otherwise": "Answer with one of the words same and wrong.",
    },
    "b": {
        "asks": "Not so for b, entries of any depth.",
        "right": ["ad54c8d7d449c84c"],
        "known": {
            "a60e31fdf9140f47": (
                "A position was searched two plies deep. Now four are asked for: "
                "is the old value that of four plies?"
            ),
        },
        "otherwise": "Answer with one of the words same and wrong.",
    },
    "c": {
        "asks": "Not so for c, the table's move first.",
        "right": ["1fdc9e72ff879d4a"],
        "known": {
            "e91eb8831da618fe": (
                "The move may be a bad one here. What does a bad order cost, and what not?"
            ),
        },
        "otherwise": "Answer with one of the words same and wrong.",
    },
    "d": {
        "asks": "Not so for d, a beam of five.",
        "right": ["f69de019609348b9"],
        "known": {
            "5d4ab1812fd6c89f": "What if the best move is the sixth, or the only refutation?",
        },
        "otherwise": "Answer with one of the words same and wrong.",
    },
    "e": {
        "asks": "Not so for e, one table for two evaluations.",
        "right": ["e1ede71d9ef90a98"],
        "known": {
            "e68baca8a6b51bda": (
                "Is a value in pawns the same number as a value in wins? Does the "
                "table know who asks?"
            ),
        },
        "otherwise": "Answer with one of the words same and wrong.",
    },
    "f": {
        "asks": "Not so for f, null windows.",
        "right": ["e1ea2dae8a6013b2"],
        "known": {
            "0f4c5088a168fbb3": (
                "A move that turns out to be better is searched again: with which window?"
            ),
        },
        "otherwise": "Answer with one of the words same and wrong.",
    },
    "g": {
        "asks": "Not so for g, a board without the player to move.",
        "right": ["bb2916a4660099ba"],
        "known": {
            "52add2d79f17df63": (
                "Reach this board in two moves and in three. Is it the same situation?"
            ),
        },
        "otherwise": "Answer with one of the words same and wrong.",
    },
}
