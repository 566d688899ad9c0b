"""How the known misconceptions about cuts among many players show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases

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
        cases.FURTHER_ON,
        lambda seen: seen.near(1, 2, 7),
        "The game has come to a state below the root here, and yours answers for the beginning. "
        "From which state does your function set out?",
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
        lambda seen: seen.value is not None and not cases.NOTHING.pays(seen.value),
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
