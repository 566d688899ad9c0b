"""How the known misconceptions about many players and hidden cards show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from .cases import ShareTree
from .regrets import Lesson

TEXT = ShareTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])
TURNED = ShareTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 5), (3, 5, 1)]], (2, 0))
GENEROUS = ShareTree([(1, 9, 9), (5, 0, 0)])
AHEAD = ShareTree([(9, 9, 9), (8, 0, 0)])
LOSSES = ShareTree([(-3, 1, 2), (-5, 4, 1)])
LAST = ShareTree([(1, 2, 5), (6, 4, 0), (2, 6, 1)])

SHARES = [
    Symptom(
        TEXT,
        lambda seen: seen.alone is not None,
        "The player above looks at another entry than this one. What does he need to know?",
    ),
    Symptom(
        LAST,
        lambda seen: seen.near(1, 2, 5),
        "Are all moves of a node looked at before one is chosen?",
    ),
    Symptom(
        TEXT,
        lambda seen: seen.near(3, 5, 1),
        "Player 2 wants the best for player 2. Is that always the worst for player 1?",
    ),
    Symptom(
        TEXT,
        lambda seen: seen.near(6, 1, 2),
        "Whose entry of the vector does player 2 look at?",
    ),
    Symptom(
        TEXT,
        lambda seen: seen.near(1, 2, 6),
        "Who *chooses* at a node: the player to move there, or the next one?",
    ),
    Symptom(
        TEXT,
        lambda seen: seen.value is not None and not _paid(TEXT, seen.value),
        "No leaf pays that. The payoffs of one leaf belong together: can each player have his "
        "best?",
    ),
    Symptom(
        TURNED,
        lambda seen: seen.near(4, 3, 2),
        "Who moves at the root here? Ask the game; nobody promises that player 1 begins.",
    ),
    Symptom(
        GENEROUS,
        lambda seen: seen.near(1, 9, 9),
        "What do the others' payoffs matter to a player who looks after himself?",
    ),
    Symptom(
        AHEAD,
        lambda seen: seen.near(8, 0, 0),
        "Is a player paid for being ahead here, or for what he gets?",
    ),
    Symptom(
        LOSSES,
        lambda seen: not seen.near(-3, 1, 2),
        "All payoffs of a player may be losses. With what does his best start?",
    ),
]

PIE = ShareTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]])
HASTY = ShareTree([[(4, 1, 5)], [(2, 3, 5), (6, 4, 0)]])
TRAP = ShareTree([(5, 4, 1), [[(2, 2, 6), (0, 0, 10)], [(8, 1, 1)]]])
LOWER = ShareTree([[[(3, 6, 1), (1, 7, 2)], [(1, 2, 7), (0, 9, 1), (2, 5, 3)]]])
EARLY = ShareTree([[(5, 3, 2)], [(2, 4, 4), (3, 6, 1)]])
EQUAL = ShareTree([[(4, 3, 3)], [(4, 6, 0), (0, 10, 0)]])
KEEPS = ShareTree([[(4, 3, 3)], [(1, 4, 5), (5, 5, 0)]])
TWICE = ShareTree([[(4, 3, 3)], [(6, 2, 2), (9, 1, 0)]], (0, 0))

PRUNES = [
    Symptom(
        PIE,
        lambda seen: seen.value is None and seen.alone is None,
        "What each player gets, a number for each: does every way through your function return it?",
    ),
    Symptom(
        HASTY,
        lambda seen: seen.near(4, 1, 5),
        "This move gives player 1 too little, and player 2 has not chosen yet. What may he find "
        "that "
        "suits them both?",
    ),
    Symptom(
        TRAP,
        lambda seen: seen.near(5, 4, 1),
        "Your search stops at player 3's node because of what player 1 has. Who chooses by that "
        "node's payoffs first?",
    ),
    Symptom(
        EQUAL,
        lambda seen: seen.near(4, 6, 0),
        "The second move came back with 4, too, but its search had stopped early: is 4 what it is "
        "worth, or only the most it can be?",
    ),
    Symptom(
        KEEPS,
        lambda seen: not seen.near(5, 5, 0),
        "The mover here has only a little. What is left for the player above, if he gets no more?",
    ),
    Symptom(
        TWICE,
        lambda seen: seen.near(6, 2, 2),
        "Player 1 moves twice in a row here. Does he take anything away from himself?",
    ),
]
SAVINGS = [
    Symptom(
        PIE,
        lambda seen: seen.leaves == 4,
        "Player 1 has 4 of 10, player 2 finds a 7 for himself. Can the rest of this node matter?",
    ),
    Symptom(
        LOWER,
        lambda seen: seen.leaves == 5,
        "Player 2 is the player directly above player 3. Does he stop him, too?",
    ),
]

MATCHES = [
    Symptom(
        (3.0, -2.0, 1.0),
        lambda seen: seen.of is None,
        "A mixture is a list of probabilities, one for each choice.",
    ),
    Symptom(
        (3.0, -2.0, 1.0),
        lambda seen: seen.near(1, 0, 0),
        "Always the choice most regretted? Somebody who is that predictable will be used.",
    ),
    Symptom(
        (3.0, -2.0, 1.0),
        lambda seen: seen.near(0.5, 1 / 3, 1 / 6),
        "A negative regret: would you be glad to have made that choice more often?",
    ),
    Symptom(
        (3.0, -2.0, 1.0),
        lambda seen: min(seen.of or (0,)) < 0 or max(seen.of or (0,)) > 1,
        "Probabilities lie between 0 and 1. Which regrets count, and what is their sum?",
    ),
    Symptom(
        (3.0, -2.0, 1.0),
        lambda seen: abs(sum(seen.of or (0,)) - 1) > 1e-6,
        "To what must probabilities add up? Divide by the sum of what counts.",
    ),
    Symptom(
        (-1.0, -3.0),
        lambda seen: not seen.near(0.5, 0.5),
        "If nothing is regretted, no choice is better than another: all alike.",
    ),
    Symptom(
        (3.0, -2.0, 1.0),
        lambda seen: not seen.near(0.75, 0, 0.25),
        "In proportion: three times the regret, three times the probability.",
    ),
]

_NIGHT = Lesson((1.0, 4.0), (0.25, 0.75), (8.0, 0.0))
_FIRST = Lesson((0.0, 0.0), (0.5, 0.5), (3.0, -1.0))

LEARNS = [
    Symptom(
        _NIGHT,
        lambda seen: seen.of is None,
        "Return the new regrets: a list with a number for each choice.",
    ),
    Symptom(
        _NIGHT,
        lambda seen: seen.near(9, 4),
        "What would each choice have earned *more* than what was played? Played was a mixture.",
    ),
    Symptom(
        _NIGHT,
        lambda seen: seen.near(6, -2),
        "Regrets add up, night after night. Where are the old ones?",
    ),
    Symptom(
        _NIGHT,
        lambda seen: seen.near(-5, 6),
        "One regrets not to have made a choice that earns *more*. Which way round is the "
        "difference?",
    ),
    Symptom(
        _NIGHT,
        lambda seen: seen.near(1, -4),
        "You compare with the best choice. What did the mixture earn that was played?",
    ),
    Symptom(
        _NIGHT,
        lambda seen: seen.near(5, 0),
        "The mixture played its choices with different probabilities. Is its income a plain "
        "average?",
    ),
    Symptom(
        _NIGHT,
        lambda seen: seen.near(7, 4) or seen.near(7, 0),
        "A choice that would have been worse is regretted less than before, also below 0.",
    ),
    Symptom(
        _NIGHT,
        lambda seen: seen.near(2.5, 2.5),
        "How much you *would* have earned counts in full, however seldom the choice was made.",
    ),
    Symptom(
        _FIRST,
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
        "him "
        "more?",
    ),
    Symptom(
        "your shares",
        lambda seen: True,
        "He goes where he gains most. Which routes pass that site, and from which site can you "
        "take "
        "a little watch away before it tempts him as much?",
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
