"""The sealed answers of lesson 07: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps "7.1/A" 4.75 …`; fractions are sealed by their
first six digits.
"""

from __future__ import annotations

from typing import Any

_ROUNDED = "Nearly, but rounded. Write it as a fraction: Fraction(5, 7)."
_ANY = "With probability ε he picks ANY of the three at random. Can that be the best one?"
_HIS = "Leaves are worth that to you. Which of them does *he* like best?"
_EACH = "How probable is each of his three replies? Then the average, weighted by that."

BY_HAND: dict[str, dict[str, Any]] = {
    "best": {
        "asks": "That is not how probable his best reply is.",
        "right": ["477f0964c3430f9d"],
        "known": {
            "00b7001393624b8a": _ANY,
            "930e91f4eed4f6e3": "That is how probable one of the *other* replies is.",
            "fe5486ddb1563dc1": "Is ε how often he errs, or how often he rolls a die?",
            "512fa967bab4399f": "One reply of three, if he always played at random. Does he?",
            **dict.fromkeys(("1c8c15b0f2d888d0", "c201e949ec4b12f7"), _ROUNDED),
        },
        "otherwise": "Two ways lead to the best reply: he means it, or the die says so.",
    },
    "A": {
        "asks": "That is not what A earns on average.",
        "right": ["179406852618976c"],
        "known": {
            "419fd50a8ac5cc24": _ANY,
            "b76d2a03a3e93ac3": _HIS,
            "fe6b6c4d298a61e5": "That is A against somebody who always plays at random.",
            "8df182283f93191a": "That is what A guarantees. What do his errors add?",
        },
        "otherwise": _EACH,
    },
    "B": {
        "asks": "That is not what B earns on average.",
        "right": ["b4201a6028725248"],
        "known": {
            "9034765e43064461": _ANY,
            "f55c5dee82d1afd6": _HIS,
            "1f40beb2b3d0b8f6": "That is B against somebody who always plays at random.",
            "2482ce0436c54a4a": "That is what B guarantees. What do his errors add?",
        },
        "otherwise": _EACH,
    },
    "flip": {
        "asks": "That is not the ε from which B earns more.",
        "right": ["2a8c5573cc3602a4"],
        "known": {
            "10b8294a03984e28": _ANY,
            "a14faa57280f9237": "A random reply is not always his worst. What do the three replies "
            "earn on average?",
            "b9bdb067ec2f1044": "That is his ε above. Which earns more there?",
            **dict.fromkeys(("d31e795c2b7b4724", "9e1ef7749c8e1177", "623f91e9eb59c1ed"), _ROUNDED),
            **dict.fromkeys(("a5cf32f6beb38e01", "f3cd50cd4a88e561"), _ROUNDED),
        },
        "otherwise": "Write each income as a formula in ε: (1 − ε) times what, plus ε times what?",
    },
    "obvious": {
        "asks": "That is not how probable the obvious move is.",
        "right": ["101c28f69871c29f"],
        "known": {
            "bf90cae136da70ec": "0.7 is the weight of that move. To what do the weights of all six "
            "moves add up?",
            "505b3ccabcdbbf0c": "Six moves alike? They have different weights.",
            "551329258f623afd": "That is the sum of the weights. What is done with it?",
        },
        "otherwise": "Add the weights of *all* six moves, each as often as it comes. And then?",
    },
}
