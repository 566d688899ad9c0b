"""How misconceptions about a depth limit show, and what to ask then. The first match counts."""

from __future__ import annotations

from math import inf

from .. import questions
from ..steps import Symptom, otherwise
from . import depth

TOO_FAR = [
    Symptom(
        depth.ENDS_EARLY,
        lambda outcome: outcome.raised == "RecursionError" or outcome.raised == "TimeIsOver",
        "Which two cases stop your function, and does every call come nearer to one of them?",
    ),
    Symptom(
        depth.ENDS_EARLY,
        lambda outcome: bool(outcome.raised),
        "Which nodes have no children although depth is left?",
    ),
    otherwise(
        "The depth allows more plies than this game has. What does your function do at a node that "
        "has no moves?"
    ),
]
LIMITS = [
    Symptom(
        depth.MIN_DECIDES,
        lambda seen: seen.value == 7 and seen.states == 1,
        "7 is what another tree gave, which was asked about before. What does your function keep "
        "from one call to the next?",
    ),
    Symptom(
        depth.ENDS_EARLY,
        lambda seen: seen.value in (inf, -inf),
        "Which nodes have no children although depth is left?",
    ),
    Symptom(
        depth.DEEPER,
        lambda seen: seen.states > 50,
        "Looking 2 plies ahead on 9 stones should open 1 + 3 + 9 nodes. How many did you open? "
        "What happens to the depth on the way down?",
    ),
    Symptom(
        depth.DEEPER,
        lambda seen: seen.states > 13,
        "Looking 2 plies ahead on 9 stones should open 1 + 3 + 9 nodes. Does the depth go down "
        "for both players, and stop at 0 rather than below?",
    ),
    Symptom(
        depth.DEEPER,
        lambda seen: seen.states == 7,
        "Looking 2 plies ahead on 9 stones should open 1 + 3 + 9 nodes, and yours opens 7. Are as "
        "many plies left for the second move of a node as for the first?",
    ),
    Symptom(
        depth.AT_A_MIN_NODE,
        lambda seen: seen.value == 8.5 and seen.states == 2,
        f"On [[8, 1], [9, 5]], one ply deep, it looks at one guess, 8.5. {questions.THE_MOST} "
        "(And does a return stand inside the loop?)",
    ),
    Symptom(
        depth.DEEPER,
        lambda seen: (
            seen.states < 5
        ),  # fewer than 13 are opened by whoever remembers positions, too
        "Looking 2 plies ahead on 9 stones should open 1 + 3 + 9 nodes. Yours stops earlier: "
        "how many plies are left where you evaluate?",
    ),
    Symptom(
        depth.AT_A_MIN_NODE,
        lambda seen: seen.value == 8.5,
        "On [[8, 1], [9, 5]], one ply deep, it takes 8.5 where MAX may have 9.5. Is each guess "
        "asked for that very state, and who chooses at the root: does your function ask the game?",
    ),
    Symptom(
        depth.OVER,
        lambda seen: seen.value == 0,
        "At depth 0 in a finished game, which is more trustworthy: the evaluation or the result?",
    ),
    Symptom(
        depth.AT_THE_ROOT,
        lambda seen: seen.value == 3,
        "The guess says 3.5, and your function 3. Where does the half get lost?",
    ),
    Symptom(
        depth.AT_THE_ROOT,
        lambda seen: seen.value != 3.5,
        "With depth 0 there is nothing to look at but the state itself. What is it worth then?",
    ),
    Symptom(
        depth.AT_A_MIN_NODE,
        lambda seen: seen.value != 9.5,
        "At the cut the evaluation speaks for MAX, whoever moves there. "
        "Do you hand up what it said, unchanged and for that very state?",
    ),
    Symptom(
        depth.ONLY_MOVE,
        lambda seen: seen.states < 7,
        "In [[5, 1], [[8, [2, 7]]]] a node has one move only. Does your search look as far below "
        "that node as below the others?",
    ),
    Symptom(
        depth.ONLY_MOVE,
        lambda seen: seen.states > 8,
        "In [[5, 1], [[8, [2, 7]]]] a node has one move only. Is the way below it not a ply like "
        "the others?",
    ),
    Symptom(
        depth.TWO_PLIES,
        lambda seen: seen.value == 8.5,
        "On [[[6, 5], [8, 7]], [[2, 1], [4, 3]]], two plies deep, MAX gets 8.5. Who chooses one "
        "ply below the root?",
    ),
    Symptom(
        depth.EIGHTHS,
        lambda seen: seen.value is not None and seen.value == int(seen.value),
        "The leaves are 0.125, 2, 1.375 and 0.625. Must a value be a whole number?",
    ),
    Symptom(
        depth.GUESSED_EIGHTHS,
        lambda seen: seen.value != 1.875,
        "On [[0.125, 2], [1.375, 0.625]] the guesses one ply deep are 0.625 and 1.875. Are they "
        "handed up as they are?",
    ),
    Symptom(
        depth.WORTH_ZERO,
        lambda seen: seen.value == 0.5,
        "On [[0, 5], [-1, 3]] MAX gets 0, and your function gives 0.5, a guess. Is 0 a value like "
        "any other?",
    ),
    Symptom(
        depth.FAR,
        lambda seen: seen.value != 5 and seen.states < 32,
        "40 plies may be looked ahead, and the game takes 31. After how many does your function "
        "stop?",
    ),
    Symptom(
        depth.MET_AGAIN,
        lambda seen: (
            seen.value == 0 and seen.states < depth.reach_by_reference(depth.MET_AGAIN).states
        ),
        "The same pile comes after one ply and after two. If your function remembers what a pile "
        "is worth: how far did it look when it wrote that down?",
    ),
    Symptom(
        depth.MET_SOONER,
        lambda seen: (
            seen.value != 2 and seen.states < depth.reach_by_reference(depth.MET_SOONER).states
        ),
        "The same pile comes after two plies and again after four. If your function remembers what "
        "a pile is worth: may it use what a longer look has found?",
    ),
    otherwise(
        "Draw the nodes that may be opened. Which of them are ends of the game, which lie at the "
        "cut, and who chooses at the others?"
    ),
]
