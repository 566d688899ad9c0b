"""The sealed answers of lesson 08: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps "8.1/left" "(1, 7, 5)" …`.
"""

from __future__ import annotations

from typing import Any

_ALL = "One number is what *he* looks at. Which three does he hand up?"
_FIRST = (
    "First player 3's four choices, each by his own number; then player 2's two; then player 1's."
)
_CAMPS = (
    "Two camps are two players: what does each leaf pay the two together, and who is against it?"
)

BY_HAND: dict[str, dict[str, Any]] = {
    "left": {
        "asks": "That is not what player 2 hands up at his left node.",
        "right": ["b4975eb7e644c473"],
        "known": {
            "95e994eb7253930d": "Player 2 compares 4 and something else. Which of his two is more?",
            "4711d917285425ae": "Does player 2 get to choose that leaf? Who moves just above it?",
            "6b04e8035f86b2ae": "Who moves just above the leaves, and which of his numbers is "
            "more?",
            "97f25cc655ef05b4": _ALL,
            "6761a3bc88a68219": _ALL,
            "20de67d8b4255693": _ALL,
            "8dd328e26f7a7c21": "That lies below his right node.",
        },
        "otherwise": _FIRST,
    },
    "value": {
        "asks": "That is not what the three players reach.",
        "right": ["16824f39d42c890c"],
        "known": {
            "dabf6311c4d28a6d": "That is what player 1 gets on the left. And on the right?",
            "3da05fb7ea886a9e": "Player 2 has 1 there. What else could he choose?",
            "d4d14b2dc8d9713e": "That is what player 1 would like. Who chooses before it comes "
            "to that?",
            "6c283d76642d13e5": "That is what player 2 would like. Who moves just above that leaf?",
            "43329ff68949396a": "Player 3 moves just above it: 8 or 9?",
            "119c20340e08e3ef": "Player 2 has 4 there. What does he get at the other node?",
            "fbcdee7ac8de58ae": "That is player 1's share. What do the others get?",
            "5185f886d4ac330d": "Player 3 moves just above it: 3 or 6?",
        },
        "otherwise": _FIRST,
    },
    "paranoid": {
        "asks": "Player 1 can be sure of something else.",
        "right": ["9bd894dcfc0de54b"],
        "known": {
            "f3452e8debba55b1": "That is max^n. What if players 2 and 3 only want to hurt player "
            "1?",
            "374811d323daa837": "That is what is left of the left move. Must player 1 choose it?",
            "ca07ac3361ce70cf": "Player 3 spares you there. And player 2 before him?",
            "102ed13f2aa568bc": "Player 2 does not look after himself now. Which node is worst "
            "for you?",
            "3a18917c20d6439d": "One camp against you: one number is enough.",
        },
        "otherwise": "Cover all numbers but the first. Player 1 takes the most, both others the "
        "least.",
    },
    "camp": {
        "asks": "That is not what players 1 and 3 are sure of together.",
        "right": ["75ffd321e2584cf9"],
        "known": {
            "093075aa361aa927": "That is what they get if each plays for himself. As one camp?",
            "712685adf489b60a": "Player 2 does not play along.",
            "87858777ca9eeed7": "Player 2 does not have to go there.",
            "a4f62c551e0edd5d": "That is what they are sure of one by one, added. Together they "
            "can do more.",
        },
        "otherwise": _CAMPS,
    },
}

_BAYES = "Of all hands in which he bets and you hold Q, in what share does he hold J?"
_ROAD = "One road, the same in both deals: what is it worth on average?"

BELIEFS: dict[str, dict[str, Any]] = {
    "P(J)": {
        "asks": "That is not how probable the J is after the bet.",
        "right": ["1cd450b6b4db94e8"],
        "known": {
            "ee8c33056d9b8867": "That is the K.",
            "eaaa16d0f807a9cb": "That is how often he bets *if* he holds J. And if you only see "
            "the bet?",
            "74beac27c9281128": "That was so before he bet. Does his bet tell you nothing?",
            "061edbfd85609e8e": "That is J *and* a bet. Divide by how probable a bet is.",
            "b3ac863dd0450328": "One of three cards is in your hand. And what does the bet tell?",
        },
        "otherwise": _BAYES,
    },
    "call": {
        "asks": "That is not what calling earns on average.",
        "right": ["dc74e494f429f05d"],
        "known": {
            "58a5185a46823c7a": "Whose income is that?",
            "abf87ecf011255ce": "J and K are not equally probable any more.",
            "33201be6a7b7d997": "That is folding.",
            "91341aacb75c61d7": "That is the K alone. What does the J bring?",
            "0b8eaf6a3175471f": "That is the J alone. What does the K cost?",
            "676ab922ea231423": "Two chips are at stake after a call, not one.",
        },
        "otherwise": "Win 2 against J, lose 2 against K, each as probable as it is after the bet.",
    },
    "break-even": {
        "asks": "With that share of bluffs calling and folding are not the same.",
        "right": ["e7de8ba21fa056d0"],
        "known": {
            "48c2a932b7b2bc41": "That is how probable J must be *after* the bet. How often must "
            "he bluff?",
            "5cd93786e30a1f5e": "Folding costs 1, too. Is it calling and 0 that you compare?",
            "7e664ff16cdbf1c3": "Then J and K are equally probable, and calling earns 0. Folding?",
            "4526a1b21407fe1c": "If he never bluffs, you fold and are glad.",
            "023e3861eae83e8c": "Nearly, but rounded. Write it as a fraction.",
            "0ce0c9a42378a60d": "Nearly, but rounded. Write it as a fraction.",
        },
        "otherwise": "Write both incomes with P(J) = b / (1 + b), and set them equal.",
    },
    "averaged": {
        "asks": "That is not what averaging over the deals makes of B.",
        "right": ["9868cd8787fba65d"],
        "known": {
            "6737b1aae6fb5e41": "That is B by one road. Averaging solves each deal as if it were "
            "seen.",
            "733dd4703a57fc72": "Are the two deals equally probable?",
            "3cf55d455ed0a0c1": "That is one deal. Weigh both.",
            "9f21c107d7be21df": "That is one deal. Weigh both.",
            "82890f3f10647d2d": "That is A. And what does B earn?",
            "089091262b26cfa7": "That is B by one road. Averaging solves each deal as if it were "
            "seen.",
        },
        "otherwise": "The best road in each deal, weighed by how probable the deal is.",
    },
    "true": {
        "asks": "That is not the most that B can earn if the deal is not seen.",
        "right": ["0e661918a4ac5f05"],
        "known": {
            "13f4642f78069cb1": "That is one of the roads. And the other?",
            "70161c6d57028570": "That takes another road in each deal. Who tells you which deal "
            "it is?",
            "f3d64b62a2306f19": "That is A. And what does B earn?",
            "6d98bc6e1fe024f2": "That is one deal. And if it is the other?",
        },
        "otherwise": _ROAD,
    },
    "seeing": {
        "asks": "That is not what it would be worth to see the deal first.",
        "right": ["9e994382c87115c6"],
        "known": {
            "7f489336663f5423": "That is what you then have. What do you have without seeing?",
            "50fd654f3499fa2e": "Without seeing, would you choose B?",
            "db84fe0db6ccd81d": "That is what you have without seeing. And with?",
            "713dbaf3ee72a5fe": "Would you do the same in both deals if you saw them?",
        },
        "otherwise": "The best plan with the deal in sight, minus the best plan without.",
    },
}
