"""How the known misconceptions about many players and hidden cards show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases, regrets
from .cases import ShareTree

SHARES = [
    Symptom(
        cases.TWO_PLIES,
        lambda seen: seen.alone is not None,
        "The player above looks at another entry than this one. What does he need to know?",
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
        "No leaf pays that. The payoffs of one leaf belong together: can each player have his "
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
        "What do the others' payoffs matter to a player who looks after himself?",
    ),
    Symptom(
        cases.AHEAD,
        lambda seen: seen.near(8, 0, 0),
        "Is a player paid for being ahead here, or for what he gets?",
    ),
    Symptom(
        cases.LOSSES,
        lambda seen: not seen.near(-3, 1, 2),
        "All payoffs of a player may be losses. With what does his best start?",
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
        "This move gives player 1 too little, and player 2 has not chosen yet. What may he find "
        "that suits them both?",
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
        "The mover here has only a little. What is left for the player above, if he gets no more?",
    ),
    Symptom(
        cases.TWICE_IN_A_ROW,
        lambda seen: seen.near(6, 2, 2),
        "Player 1 moves twice in a row here. Does he take anything away from himself?",
    ),
]
SAVINGS = [
    Symptom(
        cases.PIE,
        lambda seen: seen.leaves == 4,
        "Player 1 has 4 of 10, player 2 finds a 7 for himself. Can the rest of this node matter?",
    ),
    Symptom(
        cases.CUT_BELOW,
        lambda seen: seen.leaves == 5,
        "Player 2 is the player directly above player 3. Does he stop him, too?",
    ),
]

MATCHES = [
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: seen.values is None,
        "A mixture is a list of probabilities, one for each choice.",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: seen.near(1, 0, 0),
        "Always the choice most regretted? Somebody who is that predictable will be used.",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: seen.near(0.5, 1 / 3, 1 / 6),
        "A negative regret: would you be glad to have made that choice more often?",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: min(seen.values or (0,)) < 0 or max(seen.values or (0,)) > 1,
        "Probabilities lie between 0 and 1. Which regrets count, and what is their sum?",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: abs(sum(seen.values or (0,)) - 1) > 1e-6,
        "To what must probabilities add up? Divide by the sum of what counts.",
    ),
    Symptom(
        regrets.NOTHING_REGRETTED,
        lambda seen: not seen.near(0.5, 0.5),
        "If nothing is regretted, no choice is better than another: all alike.",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: not seen.near(0.75, 0, 0.25),
        "In proportion: three times the regret, three times the probability.",
    ),
]


LEARNS = [
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.values is None,
        "Return the new regrets: a list with a number for each choice.",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(9, 4),
        "What would each choice have earned *more* than what was played? Played was a mixture.",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(6, -2),
        "Regrets add up, night after night. Where are the old ones?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(-5, 6),
        "One regrets not to have made a choice that earns *more*. Which way round is the "
        "difference?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(1, -4),
        "You compare with the best choice. What did the mixture earn that was played?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(5, 0),
        "The mixture played its choices with different probabilities. Is its income a plain "
        "average?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(7, 4) or seen.near(7, 0),
        "A choice that would have been worse is regretted less than before, also below 0.",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(2.5, 2.5),
        "How much you *would* have earned counts in full, however seldom the choice was made.",
    ),
    Symptom(
        regrets.FIRST_NIGHT,
        lambda seen: seen.near(2, 0),
        "One choice was worse than what was played. May its regret fall below 0?",
    ),
]

PATROLS = [
    Symptom(
        "your shares",
        lambda seen: seen.tempting == "school",
        "He goes to the school now, the least of the sites. Is somebody wasted elsewhere?",
    ),
    Symptom(
        "your shares",
        lambda seen: seen.gains["school"] < 2 - 1e-3,
        "The school is watched more than it needs to be. Which route passes nothing that tempts "
        "him more?",
    ),
    Symptom(
        "your shares",
        lambda seen: True,
        "He goes where he gains most. Which routes pass that site, and from which site can you "
        "take a little watch away before it tempts him as much?",
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
