"""The sealed answers of lesson 03: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps "3.1/leaves" 6 12 …`. A list of moves is accepted
as one word, as words, and as a list.
"""

from __future__ import annotations

from typing import Any

# What an evaluation says of the state after each move.
SCORES = {"A": 2, "B": -4, "C": 7, "D": 2, "E": 0, "F": 9}
# Three plies, all leaves different.
TREE = [[[6, 9], [3, 2], [4, 1]], [[11, 7], [8, 10], [12, 5]]]

_TURNED = "That is the order for the other player. What does this one want to see first?"
_TIE = "A and D are worth the same: moves that are equal keep the order in which they came."
_UNSORTED = "That is the order in which the moves came."

BY_HAND: dict[str, dict[str, Any]] = {
    "for MAX": {
        "asks": "That is not the best order for MAX.",
        "right": [
            "2529ae0d6701c94d",
            "26d53d6a19bc75c4",
            "985c43f48fecc82b",
            "090141152a485a4f",
        ],
        "known": {
            "6c05385a1e5c91f5": _TURNED,
            "4643edab2364a618": _TURNED,
            "60c31906ccc84387": _TURNED,
            "3387b1d43647410f": _TURNED,
            "3d0d7d3b19eac92f": _TURNED,
            "344509ceb92876f3": _TURNED,
            "00205703844a6277": _TURNED,
            "2d7017bae4512b14": _TURNED,
            "bc98eb6d36df27f6": _TIE,
            "aa276321a2010470": _TIE,
            "ebc494b6ec289ae1": _TIE,
            "3ed65a20d618277d": _TIE,
            "6aa72f1114c72bfb": _UNSORTED,
            "ea9d05cb78104c8b": _UNSORTED,
            "4ddff813c788103a": _UNSORTED,
            "376ffc064a291f33": _UNSORTED,
        },
        "otherwise": 'All six letters, the move to try first standing first: "ABCDEF".',
    },
    "for MIN": {
        "asks": "That is not the best order for MIN.",
        "right": [
            "4f46cf5d6c937cad",
            "edc4f064276b6bff",
            "7f7d81c7ac4b6dac",
            "8288b1b8becaf0b8",
        ],
        "known": {
            "81c6d84a4dd872fc": _TURNED,
            "b039e764a689628a": _TURNED,
            "59c6434e79e66ce7": _TURNED,
            "aed3aaac381a72df": _TURNED,
            "d857a8d0380ef924": _TURNED,
            "1703ee473d63b5f4": _TURNED,
            "e35f5feb5f8bb566": _TURNED,
            "a7ea9bd6c31c7a16": _TURNED,
            "fb260eeae19f807b": _TIE,
            "711a88d012d2aa03": _TIE,
            "5946267814e5e03b": _TIE,
            "6b3afe0f2c23d37a": _TIE,
            "cff132807be18d6e": _UNSORTED,
            "bc97d447b8f81066": _UNSORTED,
            "84c74c863b40fbc5": _UNSORTED,
            "815813a7a06658a0": _UNSORTED,
        },
        "otherwise": 'All six letters, the move to try first standing first: "ABCDEF".',
    },
    "leaves": {
        "asks": "That is not the number of leaves read when both players' best moves come first.",
        "right": ["06beecc423981757"],
        "known": {
            "e6d81335548351c1": (
                "That many are read in the order in which the tree is drawn. "
                "Arrange the branches at every node, best first for whoever chooses"
                " there."
            ),
            "7a2d0ad03d07a73c": "Are the branches of the MIN nodes arranged too, the lowest first?",
            "1a2d48f31ac2a21f": (
                "Which branch did you put first at the root: the one with the lowest value?"
            ),
            "a775ce4783ba1e4b": (
                "Those are all leaves. Is none of them cut, even with the best branch first?"
            ),
            "468a18201b84efc8": (
                "Two proofs share one leaf: how many leaves does each of them need?"
            ),
            "433924e1f67b9503": (
                "Each refuted node still needs one reply searched. And MIN has "
                "three choices in the branch that MAX keeps."
            ),
            "d41f10f88c357850": "One strategy proves 'at least'. What proves 'at most'?",
            "a3028985e85cbfd3": "One strategy proves 'at least'. What proves 'at most'?",
        },
        "otherwise": (
            "Find the value of each node first, then draw the tree again with the "
            "best branch on the left."
        ),
    },
}

EFFECTS: dict[str, dict[str, Any]] = {
    "a": {
        "asks": "Not so for a, a search that sorts all moves first.",
        "right": ["5906a971a8083ef2"],
        "known": {
            "da71e74d81722252": (
                "Two moves may be equally good. Which of them does the search "
                "return, and does that depend on the order?"
            ),
            "9082c8f0b71a5194": (
                "All moves are still searched or refuted by proof. Can the value at"
                " the root then depend on the order?"
            ),
            "8d9fe3ad2785520a": (
                "All moves are still searched or refuted by proof. Can the value at"
                " the root then depend on the order?"
            ),
        },
        "otherwise": "Answer with one of the words move, both, neither.",
    },
    "b": {
        "asks": "Not so for b, a search of the best three only.",
        "right": ["05d764ab953b082d"],
        "known": {
            "62ea06da067215d7": "What if the best move is the fourth?",
            "9d82c9d37e82ee4a": (
                "What if the best move is the fourth: what value does the root get then?"
            ),
            "4c4696a789171ed8": "What if the best move is the fourth: which move is played then?",
        },
        "otherwise": "Answer with one of the words move, both, neither.",
    },
    "c": {
        "asks": "Not so for c, leaving at an equal value.",
        "right": ["8df9a44e77a2450b"],
        "known": {
            "c78bf0be721db3e5": (
                "The first best move is only replaced by a strictly better one. Is "
                "a move that equals the bound strictly better?"
            ),
            "29200e67092e4262": (
                "A value that equals the bound: can it change what is decided above?"
            ),
            "5a40f280b3d94c61": (
                "A value that equals the bound: can it change what is decided above?"
            ),
        },
        "otherwise": "Answer with one of the words move, both, neither.",
    },
    "d": {
        "asks": "Not so for d, killers first.",
        "right": ["6b59915582e9d8c0"],
        "known": {
            "db3eb8995e0a266d": (
                "Where two moves are equally good, which of them is returned, and "
                "do killers change who comes first?"
            ),
            "9f79f6459e8cb855": "Is any move left out because of a killer?",
            "68f49b367042fee4": "Is any move left out because of a killer?",
        },
        "otherwise": "Answer with one of the words move, both, neither.",
    },
    "e": {
        "asks": "Not so for e, negamax in place of two functions.",
        "right": ["fafb7cf9c645e556"],
        "known": {
            "77410fb0b4fdf279": (
                "Does negamax try the moves in another order, or compare them differently?"
            ),
            "d28bdd709bd2d7d5": "Turn the signs around twice: what has changed?",
            "5f4c8c62ec6f2dfa": "Turn the signs around twice: what has changed?",
        },
        "otherwise": "Answer with one of the words move, both, neither.",
    },
    "f": {
        "asks": "Not so for f, one ply less.",
        "right": ["930c6e66c357ad3b"],
        "known": {
            "2238a2c14735bf62": (
                "The evaluation is now asked about other positions. Why should it say the same?"
            ),
            "77a1969d3a36153e": (
                "Where does the value at the root come from, when the game is not "
                "over at the limit?"
            ),
            "04d3821ef109749d": (
                "If the values of the root's moves change, is the best of them still the same?"
            ),
        },
        "otherwise": "Answer with one of the words move, both, neither.",
    },
}
