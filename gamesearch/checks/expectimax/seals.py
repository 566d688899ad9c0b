"""The sealed answers of lesson 06: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps "6.1/bet" 0.833333 …`; fractions are sealed by
their first six digits.
"""

from __future__ import annotations

from typing import Any

_ROUNDED = "Nearly, but rounded. Write it as a fraction: Fraction(5, 7)."
_36 = "How many of the 36 throws of two dice, a red and a blue one, are of this kind?"
_FLAT = (
    "21 pairs, but are they equally likely? How many of the 36 throws give {1, 2}, and how many "
    "give {3, 3}?"
)

DICE: dict[str, dict[str, Any]] = {
    "double 3": {
        "asks": "That is not how probable a double 3 is.",
        "right": ["fb827da4333b70f9"],
        "known": {
            "f80020cb3b59363b": _FLAT,
            "0fb3ff41b87068f4": "Red 3 and blue 3: in how many ways can that happen?",
            "bb687565b5b09a12": "That is any double, or one die alone. Which double is asked for?",
            **dict.fromkeys(("7753c73d07cffd5a", "c435a47b975a41d8", "663875f037781763"), _ROUNDED),
        },
        "otherwise": _36,
    },
    "1 and 2": {
        "asks": "That is not how probable a 1 and a 2 are.",
        "right": ["9eea85cee621e3ef"],
        "known": {
            "73c2e218fb9406b6": _FLAT,
            "90b898de42ad69ee": "Which of the two dice shows the 1? Is that the only way?",
            **dict.fromkeys(("c9917f432dd14527", "0d8c448329eb5b2b", "af6323a09769d0f1"), _ROUNDED),
        },
        "otherwise": _36,
    },
    "sum 7": {
        "asks": "That is not how probable a sum of 7 is.",
        "right": ["26268f424eb3420c"],
        "known": {
            "3d4eeebcf6165734": _FLAT,
            "c608a9635c513eb9": "1 and 6, 2 and 5, 3 and 4. And 6 and 1?",
            "81679af0f33316cf": "There are eleven sums, 2 to 12. Is 2 as frequent as 7?",
            **dict.fromkeys(("8aaaad69b2ea4b92", "000a015fe2364e07", "eae2a5ebbf03213f"), _ROUNDED),
        },
        "otherwise": _36,
    },
    "a six": {
        "asks": "That is not how probable at least one six is.",
        "right": ["2bd5192a5e447b3e"],
        "known": {
            "3154237c13bca7d7": "Red shows a six in six throws, blue in six. Which throw did you "
            "count twice?",
            "67ba3fa7404d6bc7": _FLAT,
            "24d14b72cc5140be": "At least one: what about two sixes?",
            "2de8a933886bb567": "That is one die. How many of the 36 throws show a six somewhere?",
            **dict.fromkeys(("62114c1d7a27d627", "f42f686ed7773397", "e10e89542d706028"), _ROUNDED),
        },
        "otherwise": _36,
    },
    "bet": {
        "asks": "That is not what the bet is worth on average.",
        "right": ["519c9cc0f162bbf4"],
        "known": {
            "9ad992e746b2165d": _FLAT,
            "a7a66195e75350a9": "Is a double as likely as no double?",
            "a08e99eb9181107b": "That is what the doubles bring. What do the other throws cost?",
            "d8d94705cd8e2094": "That is the bet on one particular double. How many doubles win?",
            **dict.fromkeys(("41a266f2fa162f05", "54ce3a4efa105477", "669b50fc830b7773"), _ROUNDED),
        },
        "otherwise": "Each payoff times how probable it is: what do they add up to?",
    },
    "reroll": {
        "asks": "That is not what the die with a second throw is worth.",
        "right": ["7a363a2f2cfb102d"],
        "known": {
            "a7c52b59bc126376": "That is one throw. You may throw again, and you choose when.",
            "4ccba31cf20150fa": "That is the better one of two throws. If you throw again, may you "
            "still keep the first?",
            "a04da549e9b05272": "That is the average of what you keep. What about the throws after "
            "which you throw again?",
            "b9cce341a857656a": "Do you choose what the die shows?",
            "b4cc4b238a1cf8e3": "For which first throws is it better to throw again? "
            "Compare each of them with what a throw is worth.",
        },
        "otherwise": "Draw it: chance at the root, then your choice, to keep or to throw again. "
        "What is a second throw worth on average?",
    },
}

_EQUATION = "Write the average of each move as a formula in p. Where are the two equal?"
_WHICH = "p is the probability of the *first* outcome of a chance node. Is yours that of the other?"
THRESHOLDS: dict[str, dict[str, Any]] = {
    "first": {
        "asks": "That is not where the two moves of the first tree are worth the same.",
        "right": ["6c904460cc9054e9"],
        "known": {
            "6aa4be9ea8cb2d53": "12p = 4: what does the other outcome cost?",
            "52d01ac9ea3e9bde": "The other outcome is a loss. What does subtracting −3 do?",
            "fd0ab71bb09df611": "There the risky move is worth 0. What is the sure one worth?",
            "f164a7c818a4a038": _WHICH,
            **dict.fromkeys(("b148d092b5632bdc", "418096bad7260efa", "0f350507b676b5e1"), _ROUNDED),
        },
        "otherwise": _EQUATION,
    },
    "second": {
        "asks": "That is not where the two moves of the second tree are worth the same.",
        "right": ["33e92dbbd0ff963a"],
        "known": {
            "880d28e0b6d3de3f": "Who chooses at the triangles that point down? MIN is no die.",
            "642e5315bf3159b0": _WHICH,
        },
        "otherwise": "First what MIN leaves at each of his nodes. Then the average, as a formula.",
    },
    "third": {
        "asks": "That is not where the two moves of the third tree are worth the same.",
        "right": ["c80ba8cae83e446e"],
        "known": {
            "8d55cead9cb9c071": "Both moves are gambles. Does the second one's worth depend on p?",
            "12f64eb65081f80c": "Both moves are gambles. Does the second one's worth depend on p?",
            "4d219e833401c68b": _WHICH,
            "9c21608aaa7e5735": "In the second move, which of 2 and 5 comes with probability p?",
            **dict.fromkeys(("95f71ef40edb1339", "ac40369ea829fdd8", "aaf1f494264e2e24"), _ROUNDED),
        },
        "otherwise": _EQUATION,
    },
}
