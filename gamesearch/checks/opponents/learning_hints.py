"""How misconceptions about beliefs and habits show, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import learning

_CHANGED = "Who may still need it when your function is done? Does it take a copy first?"
_ROUNDED = "Very near. Where does your function round?"

UPDATES = [
    Symptom(
        learning.IMPOSSIBLE_FOR_BOTH,
        lambda seen: seen.instead == learning.CHANGED,
        _CHANGED,
    ),
    Symptom(
        learning.EVEN_BELIEF,
        lambda seen: seen.shares is None,
        "Return a new dict: each model's name, and how probable it is now.",
    ),
    Symptom(
        learning.EVEN_BELIEF,
        lambda seen: seen.near(sharp=0.05, wild=0.2),
        "In proportion is right. What must be done so that they add up to 1?",
    ),
    Symptom(
        learning.EVEN_BELIEF,
        lambda seen: seen.near(sharp=0.25, wild=1),
        "Divided by the largest, they do not add up to 1. By what should they be divided?",
    ),
    Symptom(
        learning.EVEN_BELIEF,
        lambda seen: seen.near(sharp=0, wild=1),
        "After one move nothing is left of the less likely model. Is it impossible now?",
    ),
    Symptom(
        learning.EVEN_BELIEF,
        lambda seen: (
            seen.near(sharp=2 / 3, wild=1)
            or seen.near(sharp=0.4, wild=0.6)
            or seen.near(sharp=0.6, wild=0.9)
        ),
        '"In proportion to" means times, not plus. What happens to a model that had called the '
        "move impossible?",
    ),
    Symptom(
        learning.EVEN_BELIEF,
        lambda seen: seen.near(sharp=0.6, wild=0.4) or seen.near(sharp=0.8, wild=0.2),
        'The move had surprised "sharp" more than "wild". Which of the two should gain?',
    ),
    Symptom(
        learning.EVEN_BELIEF,
        lambda seen: seen.near(sharp=0.35, wild=0.65),
        "The new belief stops half-way. Is a part of the old one kept besides?",
    ),
    Symptom(
        learning.EVEN_BELIEF,
        lambda seen: abs(sum(seen.shares.values()) - 1) > 0.01,
        "What do the new probabilities add up to? By which sum must *each* of them be divided?",
    ),
    Symptom(
        learning.IMPOSSIBLE_FOR_ONE,
        lambda seen: not set(seen.shares or {}) <= {"perfect", "random"},
        "There are models in it of which this belief says nothing. Does your function keep "
        "something from one call to the next?",
    ),
    Symptom(
        learning.UNEVEN_BELIEF,
        lambda seen: seen.near(sharp=0.2, wild=0.8),
        "Nine to one was believed before. Does one move wipe that out?",
    ),
    Symptom(
        learning.UNEVEN_BELIEF,
        lambda seen: seen.near(sharp=0.9, wild=0.1),
        "The belief did not move. What did the two models say of the move?",
    ),
    Symptom(
        learning.IMPOSSIBLE_FOR_BOTH,
        lambda seen: seen.shares is None or not seen.near(sharp=0.9, wild=0.1),
        "Every model had called this move impossible. What is the sum then, and what is asked for?",
    ),
    Symptom(
        learning.IMPOSSIBLE_FOR_ONE,
        lambda seen: not seen.near(perfect=0, random=1),
        "A model had called the move impossible, and it was played. How probable is it now?",
    ),
    Symptom(
        learning.GIVEN_UP,
        lambda seen: (seen.shares or {}).get("sharp", 0) > 0,
        "This belief had given a model up: its probability was 0. Can one move bring it back?",
    ),
    Symptom(
        learning.HARDLY_SAID,
        lambda seen: seen.near(sharp=0.2, wild=0.8),
        "Both models had called the move very improbable, but not impossible. Is a small number "
        "none?",
    ),
    Symptom(
        learning.ONLY_GIVEN_UP,
        lambda seen: not seen.near(sharp=0, wild=0.4, odd=0.6),
        "The one model that may have played this move had been given up before. What is the sum "
        "of the products then?",
    ),
    Symptom(
        learning.OTHER_ORDER,
        lambda seen: seen.near(sharp=0.02 / 0.42, wild=0.4 / 0.42),
        "The two dicts name the models in different orders here. Are their numbers paired by name, "
        "or by place?",
    ),
    Symptom(
        learning.UNEVEN_BELIEF,
        lambda seen: seen.within(0.006, sharp=9 / 13, wild=4 / 13),
        _ROUNDED,
    ),
    Symptom(
        learning.UNEVEN_BELIEF,
        lambda seen: True,
        "Follow this case on paper: what was believed, times what was said, for each model, then "
        "their shares. Where does your function do something else, or round?",
    ),
]


def _counts_signs(seen: learning.LearnedShares) -> bool:
    return (seen.shares or {}).get(1, 0) > 0.3


HABITS = [
    Symptom(
        learning.THREE_SEEN,
        lambda seen: seen.instead == learning.CHANGED,
        _CHANGED,
    ),
    Symptom(
        learning.THREE_SEEN,
        lambda seen: seen.shares is None,
        "Return a dict: each legal move, and how probable it is.",
    ),
    Symptom(
        learning.THREE_SEEN,
        lambda seen: seen.near(a=2 / 3, b=1 / 3, c=0),
        "Three observations. How sure are you that c is impossible?",
    ),
    Symptom(
        learning.THREE_SEEN,
        lambda seen: seen.near(a=1 / 3, b=1 / 3, c=1 / 6),
        "a was seen twice and b once. Do they count alike?",
    ),
    Symptom(
        learning.THREE_SEEN,
        lambda seen: abs(sum(seen.shares.values()) - 1) > 0.01,
        "Each move is counted once more than seen. How many counts are there then in all?",
    ),
    Symptom(
        learning.TEN_SEEN,
        lambda seen: bool(seen.shares) and abs(sum(seen.shares.values()) - 1) > 0.01,
        "With a a b the shares add up to 1, here they do not. What of that first case is still in "
        "your function?",
    ),
    Symptom(
        learning.NOTHING_SEEN,
        lambda seen: (
            seen.instead == learning.DIVIDED or not seen.shares or not any(seen.shares.values())
        ),
        "Nothing was seen yet. How often does each move count?",
    ),
    Symptom(
        learning.NOTHING_SEEN,
        lambda seen: abs((seen.shares or {}).get("a", 0.5) - 0.5) > 0.01,
        "Nothing was seen of a and b here, and they are not alike for you. What does your function "
        "keep from one call to the next?",
    ),
    Symptom(
        learning.THREE_SEEN,
        lambda seen: seen.within(0.006, a=1 / 2, b=1 / 3, c=1 / 6),
        _ROUNDED,
    ),
    Symptom(
        learning.THREE_SEEN,
        lambda seen: not seen.near(a=1 / 2, b=1 / 3, c=1 / 6),
        "Each move is counted once more than it was seen. How often is each of the three?",
    ),
    Symptom(
        learning.NUMBERS_SEEN,
        _counts_signs,
        "In one case the moves are numbers, 1 and 11 among them. What does your function count: "
        "moves, or signs of a text?",
    ),
    Symptom(
        learning.THREE_SEEN,
        lambda seen: True,
        "With a a b it is right. What is other in this case: how much was seen, or how many moves "
        "are legal?",
    ),
]
