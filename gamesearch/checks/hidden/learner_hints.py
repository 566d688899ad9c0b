"""How the known misconceptions about CFR show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import learners

GAPS = [
    Symptom(
        learners.KUHN,
        lambda seen: "says nothing" in seen.gap and seen.sets > 12,
        "Under which key do you keep what is learned: the state, or what the player knows?",
    ),
    Symptom(
        learners.PENNIES,
        lambda seen: "no mixture" in seen.gap,
        "To what must the probabilities of an information set add up?",
    ),
    Symptom(
        learners.PENNIES,
        lambda seen: True,
        "The plan is {information set: {action: probability}}, for every information set of both "
        "players.",
    ),
]

LEARNERS = [
    Symptom(
        learners.ONE_OF_MAX,
        lambda seen: seen.sets > 1,
        "Asked of another game, your plan still speaks of the one before. What is kept from one "
        "call to the next?",
    ),
    Symptom(
        learners.ONE_OF_MAX,
        lambda seen: not seen.gap and seen.last[1] < 0.1,
        "In [1, 5], MAX to move, your plan takes the 1. For whom is a value, and which way round "
        "is the difference that MAX regrets?",
    ),
    Symptom(
        learners.ONE_OF_MAX,
        lambda seen: not seen.gap and abs(seen.last[1] - 0.5) < 1e-6,
        "In [1, 5], MAX to move, your plan stays at one half each. Do the regrets add up from "
        "round to round, do only those above 0 count, and with what is a move compared? And on "
        "your way down by one move: do you change a list that the next move goes by, too?",
    ),
    Symptom(
        learners.ONE_OF_MAX,
        lambda seen: not seen.gap and seen.last[1] < 0.9,
        "In [1, 5], MAX to move, your plan hardly prefers the second move. Do the regrets add "
        "up from round to round, do only those above 0 count, and with what is a move compared?",
    ),
    Symptom(
        learners.ONE_OF_MIN,
        lambda seen: not seen.gap and seen.last[0] < 0.4,
        "In [1, 5], MIN to move, your plan takes the 5. Whose payoff do MIN's regrets count?",
    ),
    Symptom(
        learners.ONE_OF_MIN,
        lambda seen: not seen.gap and seen.last[0] < 0.9,
        "In [1, 5], MAX to move, your plan is right; with MIN to move it hardly prefers the 1. "
        "Does MIN learn as MAX does?",
    ),
    Symptom(
        learners.ONE_WITH_LUCK,
        lambda seen: not seen.gap and seen.last[0] < 0.5,
        "In a game of two deals that MAX does not see, one of them three times as frequent, your "
        "plan does not prefer what is good in the frequent one. Where does luck enter the regrets?",
    ),
    Symptom(
        learners.ONE_OF_DICE,
        lambda seen: not seen.gap and seen.last[2] > 0.5,
        "In a game with a die after the only move your plan goes for a rare prize. What is a node "
        "worth whose outcomes are not equally probable?",
    ),
    Symptom(
        learners.ONE_OF_DICE,
        lambda seen: not seen.gap and seen.last[1] > 0.5,
        "A die that shows 4 on both sides is worth 4. Your plan prefers one that is worth 3. How "
        "often does the probability of an outcome count in a node's value?",
    ),
    Symptom(
        learners.ONE_OF_DICE,
        lambda seen: not seen.gap and seen.last[1] > 0.1,
        "Of three moves, worth 4, 3 and 1, your plan keeps playing the 3 now and then. With what "
        "is a move compared: with the plain mean of all, or with what the mixture was worth?",
    ),
    Symptom(
        learners.TWO_DICE,
        lambda seen: not seen.gap and seen.last[0] < 0.5,
        "In a game of two dice, one after the other, your plan prefers what is good by one of them "
        "alone. How probable is it that both fall like that?",
    ),
    Symptom(
        learners.ONE_SELDOM_ASKED,
        lambda seen: not seen.gap and seen.last[0] < 0.5,
        "In [[1, 0], [5, 9]], MIN first and unseen, MIN hardly ever goes to the right, and MAX "
        "prepares for it all the same. By whose moves is a regret weighed?",
    ),
    Symptom(
        learners.PENNIES,
        lambda seen: seen.lost >= learners.PENNIES.most,
        "Is your plan the average of all rounds, or what was played last? And with what is each "
        "move compared: with the value of its node?",
    ),
    Symptom(
        learners.TWICE,
        lambda seen: seen.lost >= learners.TWICE.most,
        "Both players move twice here. By their own moves they come to the second decision in some "
        "rounds more, in others less: for which of your two sums does that count, and for which "
        "not?",
    ),
    Symptom(
        learners.SELDOM,
        lambda seen: seen.lost >= learners.SELDOM.most,
        "In one game MIN soon stays away from where MAX decides, and MAX's average rests on the "
        "first rounds. By whose moves is a round of the average weighed?",
    ),
    Symptom(
        learners.IN_A_ROW,
        lambda seen: seen.lost >= learners.IN_A_ROW.most,
        "In one game each player moves twice in a row. Who says whose turn it is?",
    ),
    Symptom(
        learners.THREE,
        lambda seen: seen.lost >= learners.THREE.most,
        "In one game each player has three choices. How many of them does your function look at?",
    ),
    Symptom(
        learners.UNEVEN,
        lambda seen: True,
        "A frequent and a rare deal: how often does luck count in the values, in the regrets, and "
        "in the average?",
    ),
]
