"""How the known misconceptions about many players show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases

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
        cases.FURTHER_ON,
        lambda seen: seen.near(1, 2, 7),
        "The game has come to a state below the root here, and yours answers for the beginning. "
        "From which state does your function set out?",
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
        lambda seen: seen.value is not None and not cases.TWO_PLIES.pays(seen.value),
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
        lambda seen: seen.value is not None and not cases.FRACTIONS.pays(seen.value),
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
        lambda seen: seen.value is not None and not cases.TIE.pays(seen.value),
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
