"""How the known misconceptions about many players show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases
from .cases import ShareTree

SHARES = [
    Symptom(
        cases.TWO_PLIES,
        lambda seen: seen.alone is not None,
        "The player above looks at another entry than this one. What do they need to know?",
    ),
    Symptom(
        cases.GENEROUS,
        lambda seen: seen.near(4, 3, 2),
        "Asked of another tree, your function gives back what it said of the first one. What does "
        "it keep from one call to the next, and under which key?",
    ),
    Symptom(
        cases.FIRST_WORST,
        lambda seen: seen.near(2, 2, 3),
        "Are all moves of a node looked at before one is chosen?",
    ),
    Symptom(
        cases.TWO_PLIES,
        lambda seen: seen.near(6, 1, 2),
        "Whose entry of the vector does player 2 look at?",
    ),
    Symptom(
        cases.FIRST_WORST,
        lambda seen: seen.near(1, 1, 4),
        "Player 1 chooses among 2, 1, 6 and 3 of their own here, and takes the 1. What do players "
        "want who look after themselves?",
    ),
    Symptom(
        cases.FIVE,
        lambda seen: seen.near(-2, 9, 0, 1, 1),
        "Who *chooses* at a node: the player to move there, or the next one?",
    ),
    Symptom(
        cases.GENEROUS,
        lambda seen: seen.near(1, 9, 9),
        "What do the others' payoffs matter to players who look after themselves?",
    ),
    Symptom(
        cases.TWO_PLIES,
        lambda seen: seen.near(3, 5, 1),
        "Player 2 wants the best for player 2. Is that always the worst for player 1?",
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
        cases.AHEAD,
        lambda seen: seen.near(8, 0, 0),
        "Is a player paid for being ahead here, or for what they get?",
    ),
    Symptom(
        cases.LOSSES,
        lambda seen: seen.near(-5, 4, 1),
        "Both payoffs of player 1 are losses in one tree, 3 or 5. Which of the two is better?",
    ),
    Symptom(
        cases.ZERO_FIRST,
        lambda seen: seen.near(-2, 3, 1),
        "The first move pays player 1 nothing in one tree, the second a loss. Is a best of 0 the "
        "same as no best yet?",
    ),
    Symptom(
        cases.LARGE_LOSSES,
        lambda seen: seen.value is not None and not seen.near(-20000, 4, 1),
        "All payoffs of a player may be losses, small or large ones. With what does their best "
        "start?",
    ),
    Symptom(
        cases.FIVE,
        lambda seen: seen.value is None,
        "Five players share in one tree. Is there a number for each of them?",
    ),
    Symptom(
        cases.FIVE,
        lambda seen: not seen.near(80, 0, 1, 5, 3),
        "In one tree player 1 has five moves, and the last one pays most. Are all of them looked "
        "at?",
    ),
    Symptom(
        cases.FIRST_WORST,
        lambda seen: seen.near(3, 6, 5) or seen.near(1, 1, 4),
        "Player 1 moves, and another player's number is looked at. Which number is player 1's, the "
        "first or the last?",
    ),
    Symptom(
        cases.FRACTIONS,
        lambda seen: seen.value is not None and not _paid(cases.FRACTIONS, seen.value),
        "In one tree payoffs differ by less than a tenth, and no leaf pays what you return. Is "
        "anything rounded on the way up?",
    ),
    Symptom(
        cases.FRACTIONS,
        lambda seen: seen.near(1.25, 2.53, 0.3),
        "Player 1 may have 1.26, and gets 1.25. By how much must a move be better than another one "
        "for your function?",
    ),
    Symptom(
        cases.TIE,
        lambda seen: seen.value is not None and not _paid(cases.TIE, seen.value),
        "Two leaves pay player 2 the same here, and no leaf pays what you return. What does player "
        "2 do with a tie: take one of the two, or some of each?",
    ),
    Symptom(
        cases.LONG_WAY,
        lambda seen: not seen.near(3, 1, 2),
        "In one tree the better leaf lies sixty plies down. How deep does your function look?",
    ),
    Symptom(
        cases.OWN_TURN_AGAIN,
        lambda seen: seen.near(4, 4, 4),
        "In one tree player 1 moves twice in a row. How does your function find out whose turn it "
        "is?",
    ),
    Symptom(
        cases.TWO_PLIES,
        lambda seen: True,
        "Follow this tree from its leaves up: who moves at each node, and which of that player's "
        "numbers is the largest?",
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
        lambda seen: seen.near(4, 3, 3),
        "Asked of another tree, your function gives back what it said of the first one. What does "
        "it keep from one call to the next, and under which key?",
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
        cases.LOWER_TRAP,
        lambda seen: seen.near(1, 5, 4),
        "In one tree player 3's node lies between player 2's above and player 1's below. May what "
        "player 2 has stop the search at player 1's node?",
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
    Symptom(
        cases.FINE,
        lambda seen: seen.near(4, 3, 3),
        "Player 1 has 4 of 10 and player 2 finds 5.5 here. Together that is less than 10. What may "
        "player 2 find that suits them both?",
    ),
    Symptom(
        cases.BETWEEN,
        lambda seen: seen.near(4.6, 3, 2.4),
        "Player 1 has 4.6 of 10 and player 2 finds 5.1 in one tree. Together that is less than 10. "
        "Is anything rounded?",
    ),
    Symptom(
        cases.LITTLE_PAID,
        lambda seen: seen.near(4, 1, 1),
        "The first leaf pays 6 in all, and 10 are there to share. How much is left for player 2 if "
        "player 1 keeps 4?",
    ),
    Symptom(
        cases.NEARLY,
        lambda seen: seen.near(4, 3, 3),
        "Player 1 has 4 of 10 and player 2 finds 5.97. Together that is less than 10. How near is "
        "near enough for your function?",
    ),
    Symptom(
        cases.ANOTHERS_BOUND,
        lambda seen: seen.near(3, 6, 1),
        "Player 1 has 3 of 10 in one tree, and player 2 finds a 5. How much is left for player 2 "
        "when player 1 keeps what player 1 has?",
    ),
    Symptom(
        cases.NOTHING,
        lambda seen: seen.value is not None and not _paid(cases.NOTHING, seen.value),
        "In one tree player 1 gets 0 whatever happens, and no leaf pays what you return. With what "
        "does the best of a player start?",
    ),
    Symptom(
        cases.PIE,
        lambda seen: True,
        "Which leaf does max^n come to, and at which node does your search stop before it was "
        "looked at?",
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
    Symptom(
        cases.EIGHT_IN_ALL,
        lambda seen: seen.leaves == cases.leaves_of(cases.EIGHT_IN_ALL),
        "At most 8 can be shared in this tree. From which number does your function take what is "
        "left for the player above?",
    ),
    Symptom(
        cases.BETTER_LATER,
        lambda seen: seen.leaves == 4,
        "In one tree player 1 has 3 after the first move and 5 after the second. What is left of "
        "10 at the third?",
    ),
    Symptom(
        cases.ALL_TAKEN,
        lambda seen: seen.leaves == 3,
        "In one tree player 1 has all 10 after the first move, so 0 is left. Does your function "
        "take that 0 as a bound?",
    ),
    Symptom(
        cases.PIE,
        lambda seen: True,
        "How many players share here? Does the reason to stop depend on how many there are?",
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
