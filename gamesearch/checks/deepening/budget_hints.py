"""How misconceptions about budgets and iterations show, and what to ask. First match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import budgets, decisions
from .budgets import Budget

DEEPENED = [
    Symptom(
        budgets.LONG,
        lambda seen: seen.text == "None",
        "Nothing came back. Does your function return after its loop?",
    ),
    Symptom(
        budgets.LONG,
        lambda seen: seen.move == "None" and seen.depth == "None",
        "Answer with a pair: the depth of the last finished iteration, and its move.",
    ),
    Symptom(
        budgets.LONG,
        lambda seen: seen.text == "(1, 3)",
        "Both numbers are there. Which of the two comes first: the depth, or the move?",
    ),
    Symptom(
        budgets.LONG,
        lambda seen: seen.text == "(3, 6)",
        "6 is what the game is worth, as the last iteration says. Of the two things that "
        "`alphabeta` answers, which one is the move?",
    ),
    Symptom(
        budgets.NO_TIME,
        lambda seen: seen.move == "None",
        "What do you play if the clock stops right now, before depth 1 is done?",
    ),
    Symptom(
        budgets.TOO_SHORT,
        lambda seen: seen.move == "None",
        "What does a search of depth 0 know about moves? At which depth does your loop begin?",
    ),
    Symptom(
        budgets.NO_TIME,
        lambda seen: seen.move not in ("0", "1"),
        "Which moves are legal at the start of this game, and is yours one of them?",
    ),
    Symptom(
        budgets.TOO_LITTLE_FOR_TWO,
        lambda seen: (seen.depth, seen.move) == ("2", "1"),
        "Depth 1 takes three nodes, and depth 2 seven more, which is too much for a budget of "
        "eight. With which depth does your loop begin?",
    ),
    Symptom(
        budgets.JUST_ONE,
        lambda seen: (seen.depth, seen.move) == ("0", "1"),
        "Move 1 is what depth 1 has found. How many iterations were finished before the budget was "
        "spent, and what does your function say of it?",
    ),
    Symptom(
        budgets.JUST_ONE,
        lambda seen: seen.depth in ("0", "None"),
        "Three nodes are enough for the root and its two moves. Does the search get all of the "
        "budget?",
    ),
    Symptom(
        budgets.KNOWN_ENDS,
        lambda seen: (seen.depth, seen.move) == ("1", "0"),
        "Move 1 ends the game with 8, as depth 1 has found. Which move does your function give "
        "back when the budget ends in the next iteration?",
    ),
    Symptom(
        budgets.JUST_ONE,
        lambda seen: (seen.depth, seen.move) == ("1", "0"),
        "With the root moves looking like 3 and 5, depth 1 is finished within three nodes, and "
        "move 1 is better. What becomes of the guesses on their way to the search?",
    ),
    Symptom(
        budgets.NEGATIVE,
        lambda seen: (seen.depth, seen.move) == ("1", "0"),
        "The root moves look like −5 and −3. What becomes of the signs on their way to the search?",
    ),
    Symptom(
        budgets.TOO_SHORT,
        lambda seen: (seen.depth, seen.move) == ("1", "1"),
        "The root and its two moves are three nodes, and the budget is two. How many may the "
        "search visit?",
    ),
    Symptom(
        budgets.HALF,
        lambda seen: seen.move == "0",
        "At depth 2 only move 0 had been searched. Was it ever compared with move 1?",
    ),
    Symptom(
        budgets.HALF,
        lambda seen: seen.depth == "2",
        "Depth 2 was not finished within the budget. Which depth is the move from?",
    ),
    Symptom(
        budgets.LONG,
        lambda seen: (seen.depth, seen.move) == ("3", "0"),
        "Depth 3 is right, and depth 3 finds another move. Which iteration is your move from?",
    ),
    Symptom(
        budgets.REVERSED,
        lambda seen: (seen.depth, seen.move) == ("2", "0"),
        "Depth 1 says 5 of move 0, and depth 2 says 5 of move 1. Which of the two has seen more, "
        "and which iteration is your move from?",
    ),
    Symptom(
        budgets.LONG,
        lambda seen: seen.depth in ("0", "1", "2"),
        "There was no budget to keep, and the game goes on for three plies. Which is the last "
        "depth that your loop searches?",
    ),
    Symptom(
        budgets.ONE_MOVE,
        lambda seen: seen.depth in ("0", "1"),
        "There is one legal move, and no budget to keep. How deep can be searched here, and what "
        "depth is asked for?",
    ),
    Symptom(
        budgets.SAME_VALUE,
        lambda seen: seen.depth == "2",
        "Depth 1 and depth 2 both say 0.2, and depth 3 says something else. When does your loop "
        "stop: when a value comes twice? And what does the task say?",
    ),
    Symptom(
        budgets.GREAT,
        lambda seen: (seen.depth, seen.move) == ("2", "1"),
        "At depth 1 move 1 looked like 500, and depth 2 has seen how the game ends. Which of the "
        "two has seen more, and which iteration is your move from?",
    ),
    Symptom(
        budgets.GREAT,
        lambda seen: seen.depth == "1",
        "At depth 1 a move looked like 500, and no move of this game is worth that. What does a "
        "large guess say about the end of the game?",
    ),
    *(
        Symptom(
            case,
            lambda seen: seen.depth == "1",
            f"At depth 1 the moves look like {case.guesses[0]:g} and {case.guesses[1]:g}, and the "
            "game is not over. Does your function ask whether `evaluate` was called, or what it "
            "said?",
        )
        for case in (budgets.ZERO_GUESSES, *budgets.LIKE_THE_END)
    ),
    Symptom(
        budgets.CHAIN,
        lambda seen: seen.depth not in ("None", str(budgets.PLIES)),
        f"A game of {budgets.PLIES} plies is left before its end, and there was no budget to keep. "
        "What makes your loop end?",
    ),
    Symptom(
        budgets.BARELY,
        lambda seen: seen.depth in ("1", "2", "3"),
        "Four iterations take 3, 4, 5 and 6 nodes here, and 18 are granted. When does your "
        "function give up: when the budget is spent, or when it expects that?",
    ),
    Symptom(
        budgets.BETWEEN,
        lambda seen: seen.move == "0",
        "One move looks like 0.3, the other like 0.4. What becomes of the guesses on their way to "
        "the search?",
    ),
    otherwise(
        "Which is the last iteration that is finished within this budget, and which move did it "
        "find?"
    ),
]


SPENT = [
    Symptom(
        budgets.LONG,
        lambda seen: not budgets.keeps_budget(budgets.LONG, seen),
        "Even without a budget there is an end: the whole game is searched again and again. When "
        "did an iteration last have to call `evaluate`?",
    ),
    Symptom(
        budgets.WIDE,
        lambda seen: seen.opened in (6, 7),
        "What does the budget count: the calls of `evaluate`, or all nodes that are visited?",
    ),
    Symptom(
        Budget([[[1, 2], [3, 4]], [[5, 6], [7, 8]]], 4),
        lambda seen: 5 < seen.opened <= 8,
        "The budget is for all iterations together. Does each of them get a budget of its own?",
    ),
    Symptom(
        budgets.HALF,
        lambda seen: seen.opened > 8,
        "Where does your function look whether anything is left: between two iterations, or in "
        "the middle of one?",
    ),
    Symptom(
        budgets.NO_TIME,
        lambda seen: seen.opened > 1,
        "A budget of 0 nodes is no node at all. How does your function tell it from no budget?",
    ),
    otherwise("What is counted against the budget, and what does your function visit besides?"),
]

BEGINS = [
    Symptom(
        decisions.SEED,
        lambda seen: seen.unclear not in ("", "None"),
        "Not every answer is True or False, and Python takes every number but 0 and every text "
        "that is not empty for yes. Which of your answers is meant as no?",
    ),
    Symptom(
        decisions.SEED,
        lambda seen: seen.percent < 45,
        "It is wrong more often than right. What does it mean if more is left than "
        "the next iteration takes?",
    ),
    Symptom(
        decisions.SEED,
        lambda seen: seen.not_begun == 0 and seen.begun_in_vain == seen.in_vain,
        "It always begins. How much more than the last iteration does the next one "
        "take, and is that much left?",
    ),
    Symptom(
        decisions.SEED,
        lambda seen: seen.not_begun < seen.begun_in_vain / 4,
        "It begins too often. Does the next iteration take as much as the last one, or more?",
    ),
    Symptom(
        decisions.SEED,
        lambda seen: seen.begun_in_vain < seen.not_begun / 4,
        "It is too careful. By what factor do the nodes of the finished iterations grow?",
    ),
    Symptom(
        decisions.SEED,
        lambda seen: True,
        "Print some of the costs: by what factor do they grow from one iteration to the next?",
    ),
]
