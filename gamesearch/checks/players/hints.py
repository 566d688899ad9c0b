"""How the known misconceptions about many players show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import alliances, cases
from .cases import ShareTree

SHARES = [
    Symptom(
        cases.TWO_PLIES,
        lambda seen: seen.alone is not None,
        "The player above looks at another entry than this one. What do they need to know?",
    ),
    Symptom(
        cases.BEST_LAST,
        lambda seen: seen.near(1, 2, 5),
        "Are all moves of a node looked at before one is chosen?",
    ),
    Symptom(
        cases.TWO_PLIES,
        lambda seen: seen.near(3, 5, 1),
        "Player 2 wants the best for player 2. Is that always the worst for player 1?",
    ),
    Symptom(
        cases.TWO_PLIES,
        lambda seen: seen.near(6, 1, 2),
        "Whose entry of the vector does player 2 look at?",
    ),
    Symptom(
        cases.TWO_PLIES,
        lambda seen: seen.near(1, 2, 6),
        "Who *chooses* at a node: the player to move there, or the next one?",
    ),
    Symptom(
        cases.TWO_PLIES,
        lambda seen: seen.value is not None and not _paid(cases.TWO_PLIES, seen.value),
        "No leaf pays that. The payoffs of one leaf belong together: can all players have their "
        "best?",
    ),
    Symptom(
        cases.TURNED,
        lambda seen: seen.near(4, 3, 2),
        "Who moves at the root here? Ask the game; nobody promises that player 1 begins.",
    ),
    Symptom(
        cases.GENEROUS,
        lambda seen: seen.near(1, 9, 9),
        "What do the others' payoffs matter to players who look after themselves?",
    ),
    Symptom(
        cases.AHEAD,
        lambda seen: seen.near(8, 0, 0),
        "Is a player paid for being ahead here, or for what they get?",
    ),
    Symptom(
        cases.LOSSES,
        lambda seen: not seen.near(-3, 1, 2),
        "All payoffs of a player may be losses. With what does their best start?",
    ),
]


PRUNES = [
    Symptom(
        cases.PIE,
        lambda seen: seen.value is None and seen.alone is None,
        "What each player gets, a number for each: does every way through your function return it?",
    ),
    Symptom(
        cases.NO_CUT_YET,
        lambda seen: seen.near(4, 1, 5),
        "This move gives player 1 too little, and player 2 has not chosen yet. What may player 2 "
        "find that suits them both?",
    ),
    Symptom(
        cases.DEEP_CUT_TRAP,
        lambda seen: seen.near(5, 4, 1),
        "Your search stops at player 3's node because of what player 1 has. Who chooses by that "
        "node's payoffs first?",
    ),
    Symptom(
        cases.EQUAL_BOUND,
        lambda seen: seen.near(4, 6, 0),
        "The second move came back with 4, too, but its search had stopped early: is 4 what it is "
        "worth, or only the most it can be?",
    ),
    Symptom(
        cases.KEEPS_LITTLE,
        lambda seen: not seen.near(5, 5, 0),
        "The mover here has only a little. What is left for the player above, if that is all the "
        "mover gets?",
    ),
    Symptom(
        cases.TWICE_IN_A_ROW,
        lambda seen: seen.near(6, 2, 2),
        "Player 1 moves twice in a row here. Does player 1 take anything away from player 1?",
    ),
]
SAVINGS = [
    Symptom(
        cases.PIE,
        lambda seen: seen.leaves == 4,
        "Player 1 has 4 of 10, player 2 finds a 7 of their own. Can the rest of this node matter?",
    ),
    Symptom(
        cases.CUT_BELOW,
        lambda seen: seen.leaves == 5,
        "Player 2 is the player directly above player 3. Can player 2 stop player 3, too?",
    ),
]

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
        alliances.FOUR_WAYS,
        lambda seen: len(seen.found or ()) == 1,
        "Player 2 has two moves that are equally good for them. Do both outcomes come back?",
    ),
    Symptom(
        alliances.BY_TURNS,
        lambda seen: seen.found == {(3, 4, 0)},
        "Player 2 may break the tie in a way that makes the left move a bad one. What does player "
        "1 do then?",
    ),
    Symptom(
        alliances.BY_TURNS,
        lambda seen: (1, 4, 5) in (seen.found or ()),
        "If player 2 takes (1, 4, 5) on the left, does player 1 go there?",
    ),
]


def _paid(case: ShareTree, value: tuple[float, ...]) -> bool:
    """Does some leaf pay exactly this?"""
    waiting = [case.tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            waiting += node
        elif tuple(node) == tuple(value):
            return True
    return False
