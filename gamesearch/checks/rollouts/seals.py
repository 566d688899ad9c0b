"""The sealed answers of lesson 10: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps 10.1/beta 0.63 …`, numbers to two decimals.
"""

from __future__ import annotations

from typing import Any

from ..mcts.seals import Rounded
from ..steps import Sealed

_ROOT = "Is there a root over the fraction?"
_THREE = "How many times does N stand below?"
_TURNED = "Without games of its own, how much say should the shared games have? Try N = 0."
_OTHER = "That is the share of the move's own games. Which one is beta?"
_SWAPPED = "With few games of its own: which mean should have the larger share?"
_POOLED = "All games thrown together: is a shared game as good as one of its own, for ever?"
_HALVES = "Half and half: what became of beta?"
_ADDED = "Do the two shares add up to 1?"
_SHARED = "That is the shared mean alone. What have its own games to say?"
_OWN = "That is the mean of its own games alone. Where are the shared ones?"
_PLUS = "What stands below the prior: N, or one more?"
_SQUARE = "The parent's visits: is there a root over them?"
_PRIOR = "What became of the prior?"
_MEAN = "That is the mean alone. What does the prior add?"
_ALONE = "That is the bonus alone. To what is it added?"
_EVEN = "Nobody knows yet whether C wins. Is it taken for lost?"
_INF = "That is UCB1's habit. Which number stands below, when N is 0?"

_HASHES: dict[str, tuple[str, dict[str, str]]] = {
    "beta": (
        "f1f120a70f42db17",
        {
            "32ca5af815ffe76a": _ROOT,
            "d826defdee28a0b9": _THREE,
            "2e2923f739c0533f": _TURNED,
            "d35a96a57799726a": _OTHER,
        },
    ),
    "blend": (
        "1c8021320467494a",
        {
            "7e61665a3a9be845": _SWAPPED,
            "93be620190ef821c": _POOLED,
            "c1907b706a3989c5": _HALVES,
            "46d12ea1272c95bb": _HALVES,
            "0826da476e8b3c1d": _ADDED,
            "7e6b6052ff6af021": _SHARED,
            "a8b83811671b1091": _OWN,
        },
    ),
    "A": (
        "17a184f10c128ea5",
        {
            "ae9fb322c3ec4c21": _PLUS,
            "e88aa21e3707f26c": _SQUARE,
            "d9e18701c97d92fa": _PRIOR,
            "f6e6d0b423fa68d7": _MEAN,
            "bf72633527585a9e": _ALONE,
        },
    ),
    "B": (
        "28d52e6a336690f3",
        {
            "411c25a8a206756e": _PLUS,
            "c647d95df118b075": _SQUARE,
            "369c1102839e6453": _PRIOR,
            "5cfce84c72318765": _MEAN,
            "e6600d29322cd745": _ALONE,
        },
    ),
    "C": (
        "1383790b3b7dbe23",
        {
            "ceac29f585be4161": _EVEN,
            "65e9601cb55fe8dd": _INF,
            "a131f49e0c9129f2": _PRIOR,
            "bb02979e7a3a550b": _SQUARE,
            "69347981994dc501": _MEAN,
        },
    ),
}
_ASKS = {"beta": "that is not RAVE's share", "blend": "that is not what the two say together"}

BY_HAND: dict[str, Any] = {
    name: Rounded(
        Sealed(
            f"10.1/{name}",
            right=[right],
            known=known,
            asks=f"{name}: {_ASKS.get(name, 'that is not what PUCT goes by')}.",
            otherwise="Write the formula down and put the numbers in, one after the other.",
        )
    )
    for name, (right, known) in _HASHES.items()
}
BY_HAND["next"] = Sealed(
    "10.1/next",
    right=["0e15d9bdb1e39b61"],
    known={
        "c407a347696a5a7a": "UCB1 tries everything once. What does PUCT say of a move that "
        "looks poor?",
        "b9a9de7eaa87d51e": "That has the highest mean. Compare your three sums.",
    },
    asks="next: selection goes to another child.",
    otherwise='Answer with a letter: "A", "B" or "C".',
)
BY_HAND["play"] = Sealed(
    "10.1/play",
    right=["4227b265dc561d26"],
    known={
        "713a8bc53d963e8b": "That is the one to try next. Which one did the search come back to "
        "most often?",
        "d185f9fde17a5e1d": "Nobody has ever tried C. Would you play it?",
    },
    asks="play: if the time is up now, another move is the one to play.",
    otherwise='Answer with a letter: "A", "B" or "C".',
)

_HALF = "Twice as many games divide the error by the root of two only."

PLOT: dict[str, Any] = {
    "sure": Sealed(
        "10.6/sure",
        right=["a8e3459bc71ca171"],
        known={
            "0c361a8fda93f91b": "Look at the lower end of the bar there: is it above one half?",
            "01bd6ece5e1801ee": "It is sure there. Is it also sure at a larger budget?",
            "9573de184a5238ae": "It is sure there. Is it also sure at a larger budget?",
            "875f80af4541d067": "It is sure there. Is it also sure at a larger budget?",
        },
        asks="sure: not the largest budget at which P is shown to help.",
        otherwise="One of the budgets of the plot: where the whole bar lies above one half.",
    ),
    "Q": Sealed(
        "10.6/Q",
        right=["8cabd0bb4dc50191"],
        known={
            "d8e38e59e0ddfc95": "Most points lie above one half. Does any whole bar?",
            "193b9ee7597a8247": "Does any whole bar lie below one half?",
        },
        asks="Q: the plot does not say that.",
        otherwise='Answer "yes", "no" or "open".',
    ),
    "fair": Sealed(
        "10.6/fair",
        right=["cc871611131fb5a5"],
        known={
            "e586f7604a59f7a4": "Which of the two is the slower one? The other gets more.",
            "acbe884ad02477b1": "That is equal playouts. Who takes longer for them?",
        },
        asks="fair: in that time plain UCT makes another number of playouts.",
        otherwise="100 playouts of P take as long as how many plain ones?",
    ),
    "needed": Sealed(
        "10.6/needed",
        right=["181075b5ce6379de"],
        known={
            "59316bbf72ad2c03": _HALF,
            "9ead4ffb9f2e98d6": _HALF,
            "51bcffe00fc810b9": "Fewer games, narrower bars?",
        },
        asks="needed: with so many games the bars are not half as wide.",
        otherwise="The width goes with 1 over the root of the number of games.",
    ),
}
