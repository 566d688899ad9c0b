"""How the known misconceptions about ties and alliances show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import alliances, cases

KINGMAKERS = [
    Symptom(
        "your tree",
        lambda seen: len(seen.outcomes) == 1,
        "It comes to the same whatever player 3 does. Between which two leaves is player 3 "
        "indifferent, and do the others let it come to them?",
    ),
    Symptom(
        "your tree",
        lambda seen: len(seen.outcomes) > 2,
        "More than two outcomes are possible. Which ties can you take away?",
    ),
    Symptom(
        "your tree",
        lambda seen: True,
        "Two outcomes, as asked. In which of them does player 1 get more than each of the others, "
        "and in which player 2?",
    ),
]

TIES = [
    Symptom(
        "your tree",
        lambda seen: "one move only" in seen.who_else,
        "Has that player anything to decide there?",
    ),
    Symptom(
        "your tree",
        lambda seen: True,
        "Compare what the branches of that node come to, whatever player 3 does: are two of them "
        "worth the same to that player?",
    ),
]

DIVISIONS = [
    Symptom(
        "your division",
        lambda seen: seen.shares is None,
        "Answer with three numbers, (a, b, c).",
    ),
    Symptom(
        "your division",
        lambda seen: abs(seen.total - alliances.COINS) > 1e-6,
        "To what do the three shares add up, and how many coins are there?",
    ),
    Symptom(
        "your division",
        lambda seen: seen.unhappy == [(1, 2)],
        "What do players 1 and 2 get together, and what are they sure of?",
    ),
    Symptom(
        "your division",
        lambda seen: True,
        "Go through the players and the pairs one by one: does each get what it is sure of?",
    ),
]

OUTCOMES = [
    Symptom(
        cases.TWO_PLIES,
        lambda seen: seen.found is None,
        "A set of payoff vectors is asked for, also where there is only one.",
    ),
    Symptom(
        alliances.THREE_MOVES,
        lambda seen: seen.found == {(4, 3, 2)},
        "Asked of another tree, your function gives back what it said of the first one. What does "
        "it keep from one call to the next, and under which key?",
    ),
    Symptom(
        alliances.FURTHER_ON,
        lambda seen: seen.found == alliances.ALL_OF_IT.outcomes,
        "The game has come to a state below the root here, and yours answers for the beginning. "
        "From which state does your function set out?",
    ),
    Symptom(
        alliances.FOUR_WAYS,
        lambda seen: len(seen.found or ()) == 1,
        "On [[(2, 1, 0), (2, 1, 3)], [(1, 5, 5)]] player 2 has two moves that are equally "
        "good for them. Do both outcomes come back?",
    ),
    Symptom(
        alliances.BY_TURNS,
        lambda seen: seen.found == {(3, 4, 0)},
        "On [[(1, 4, 5), (3, 4, 0)], [(2, 2, 2)]] player 2 may break the tie in a way that makes "
        "the left move a bad one. What does player 1 do then?",
    ),
    Symptom(
        alliances.BY_TURNS,
        lambda seen: (1, 4, 5) in (seen.found or ()),
        "On [[(1, 4, 5), (3, 4, 0)], [(2, 2, 2)]]: if player 2 takes (1, 4, 5) on the left, does "
        "player 1 go there?",
    ),
    Symptom(
        alliances.OTHERS_FIRST,
        lambda seen: seen.found == {(0, 1, 1), (0, 3, 3), (1, 1, 0)},
        "In [[(0, 1, 1), (1, 1, 0)], [(0, 3, 3)]] player 3 moves first, then player 2. Whose turn "
        "it is, whom do you ask?",
    ),
    Symptom(
        alliances.NEARLY_TIED,
        lambda seen: len(seen.found or ()) > 1,
        "In one tree all payoffs of a player differ, some by less than 1. Which moves are a tie "
        "for your function?",
    ),
    Symptom(
        alliances.RARE,
        lambda seen: bool(seen.found) and (1, 0, 3) not in seen.found and (0, 1, 9) in seen.found,
        "In one tree player 1 has ten moves, and the last one is better than the 0 that your "
        "function lets come out. Are all moves looked at?",
    ),
    Symptom(
        alliances.RARE,
        lambda seen: bool(seen.found) and seen.found < alliances.RARE.outcomes,
        "In one tree nine ties have to fall the same way for one of the outcomes. Does your "
        "function come to what is rare, and to the last move of a long list?",
    ),
    Symptom(
        alliances.BY_TURNS,
        lambda seen: True,
        "For every node ask: for which choices of the players below is this move one of the best?",
    ),
]
