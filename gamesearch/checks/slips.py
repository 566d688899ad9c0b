"""Slips of Python that are the same in every exercise, found where they happen.

    slip = find_slip(lambda: observe(answer, case), outcome)
    slip.what       'my_worth ends in line 4 without a return, so it gives back None.'
    slip.question   'Which value should it give back there? …'

A forgotten `return`, a key that is not there, a value of a kind that nobody can use: Python's own
words for these name lines of the checks, or say what no student has written. So the student's code
is run once more and watched: where its functions end, and what they give back.
"""

from __future__ import annotations

import linecache
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from dis import opname
from types import CodeType, FrameType
from typing import Any

from .canonical import canon, type_name
from .forms import own_types
from .guard import NOT_THE_STUDENTS, Outcome, attempt

SECONDS = 2.0
GENERATES = 0x20 | 0x80 | 0x200  # what marks the code of a generator or a coroutine
KINDS = {
    "NoneType": "None",
    "str": "a text",
    "bool": "True or False",
    "int": "a number",
    "float": "a number",
    "list": "a list",
    "tuple": "a tuple",
    "dict": "a dict",
    "set": "a set",
    "function": "a function",
    "method": "a function",
    "type": "a class",
}

EMPTY = (
    "Of which values does that line take the largest or the smallest? In this case there are none."
)
# What Python says, and what to ask then.
QUESTIONS = {
    "IndexError: ": "How many elements has the list in that line, in this case, and which place "
    "does the line ask for? Places are counted from 0.",
    "required positional argument": "Which arguments does the function in that line need, and "
    "which of them does the line hand over?",
    "ZeroDivisionError: ": "By what does that line divide, and why is it 0 in this case?",
    "ValueError: math domain error": "Of which number does that line take the logarithm or the "
    "root, in this case? Neither is there for a number below 0, nor the logarithm for 0.",
    "arg is an empty sequence": EMPTY,
    "iterable argument is empty": EMPTY,
}
NO_PLAYER = "From which number on does your code count the players, and up to which?"
OTHER_STATE = (
    "Which state does your function set out from: the one that it was given, or the beginning of "
    "the game? And does each later one come from game.result?"
)
LISTED = (
    "The move is legal, and it stands in a list. Does the line that draws or chooses it give back "
    "one move, or a list of moves?"
)


OTHERS_STATE = (
    "Of which state are the moves that your function goes through, and in which state does it play "
    "them? Does a name stand for another state in between?"
)
OTHERS_MOVE = (
    "Where does your function get that move from: is it one of game.actions of the very state in "
    "which it is played, and the move itself, not its place or its value?"
)


@dataclass(frozen=True)
class Slip:
    """What happened, in words, and what to ask about it."""

    what: str
    question: str


@dataclass
class Watch:
    """How the student's functions ended while it lasted."""

    unreturned: list[tuple[str, int, str]] = field(default_factory=list)  # name, line, how
    gave: tuple[str, Any] | None = None  # the last one that the check itself called

    def __enter__(self) -> Watch:
        self.before = sys.gettrace()
        sys.settrace(self.call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self.before)

    def call(self, frame: FrameType, event: str, argument: Any) -> Any:
        return self.line if _is_the_students(frame.f_code) else None

    def line(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "return" and _returns(frame):  # else an error ends it
            self._ended(frame, argument)
        return self.line

    def _ended(self, frame: FrameType, value: Any) -> None:
        code = frame.f_code
        if code.co_flags & GENERATES or code.co_name.startswith("<") or code.co_name == "__init__":
            return
        how = _forgotten(code, frame.f_lineno) if value is None else ""
        if how:
            self.unreturned.append((code.co_name, frame.f_lineno, how))
        if frame.f_back is None or not _is_the_students(frame.f_back.f_code):
            self.gave = code.co_name, value


def find_slip(again: Callable[[], Any], outcome: Outcome) -> Slip | None:
    """The slip behind what came of running a student's code; None if it is no such slip."""
    if outcome.raised == "KeyError":
        return Slip(
            outcome.trouble, "What should stand under a key that is asked for the first time?"
        )
    if outcome.raised == "IllegalMove" and _is_listed(outcome.trouble):
        return Slip(outcome.trouble, LISTED)
    if "there is no player " in outcome.trouble:
        return Slip(outcome.trouble, NO_PLAYER)
    if "which it never reached by game.result" in outcome.trouble:
        return Slip(outcome.trouble, OTHER_STATE)
    for said, question in QUESTIONS.items():
        if said in outcome.trouble and ", in line " in outcome.trouble:
            return Slip(outcome.trouble, question)
    none = "None" in (outcome.trouble if outcome.raised else canon(outcome.value))
    unusable = outcome.raised in ("TypeError", "AttributeError", "ValueError") and outcome.ours
    if not (none or unusable):
        return None
    with Watch() as watch:
        attempt(again, SECONDS)
    if none and watch.unreturned:
        name, line, how = watch.unreturned[0]
        return Slip(
            f"{name} ends in line {line} {how}, so it gives back None.",
            "Which value should it give back there? Does every way through the function end in a "
            "return?",
        )
    # Nothing was read of it: what was given back is of a kind that nobody can use.
    unread = not outcome.raised and outcome.value is None
    if watch.gave is not None and (unusable or (unread and _is_no_number(watch.gave[1]))):
        name, value = watch.gave
        return Slip(
            f"{name} gave back {kind_in_words(value)}, and that is not what the exercise asks for.",
            "What does the task say that it gives back: a number, a move, a list?",
        )
    return None


def _is_listed(trouble: str) -> bool:
    """
    >>> _is_listed("[8] is not a free cell; legal: 2 5 8"), _is_listed("9 is not a free cell")
    (True, False)
    """
    said, _, legal = trouble.partition("; legal: ")
    return any(f" {move} " in f" {legal} " for move in re.findall(r"\[([^][]+)\]", said))


def ask_about(outcome: Outcome) -> str:
    """What to ask about an error; nothing where its words ask, or where nothing is written yet."""
    if outcome.raised in ("NotImplementedError", "TimeIsOver") or "?" in outcome.trouble:
        return ""
    if outcome.raised == "GameOver":
        return OTHERS_STATE
    if outcome.raised == "IllegalMove":
        return OTHERS_MOVE
    if ", in line " in outcome.trouble:
        return "What stands for each name in that line, in this case? Which one is a surprise?"
    return "Which line of yours leads to that, in this case?"


def _is_no_number(given: Any) -> bool:
    """None is told in other words; nan and inf are numbers, if no good ones."""
    return given is not None and not isinstance(own_types(given), int | float)


def kind_in_words(value: Any) -> str:
    """
    >>> kind_in_words([3]), kind_in_words(None), kind_in_words(object())
    ('a list, [3]', 'None', 'an object of the class object')
    """
    name = type_name(value)
    words = KINDS.get(name, f"an object of the class {name}")
    short = repr(value) if name in ("str", "int", "float", "list", "tuple", "dict", "set") else ""
    return f"{words}, {short}" if short and len(short) < 60 else words


def _returns(frame: FrameType) -> bool:
    """Is it at a return? What an error ends stands elsewhere, and is told to end, too."""
    return opname[frame.f_code.co_code[frame.f_lasti]] in ("RETURN_VALUE", "RETURN_CONST")


def _is_the_students(code: CodeType) -> bool:
    file = code.co_filename
    library = "site-packages" in file or file.startswith(("<frozen", "<string>"))
    return not (library or file.startswith(NOT_THE_STUDENTS))


def _forgotten(code: CodeType, line: int) -> str:
    """How a function ended that gave back None; nothing where None is written there and meant."""
    words = linecache.getline(code.co_filename, line).replace(":", " : ").split()
    if "return" not in words:
        return "without a return"
    return "with a return that has no value" if words[-1] == "return" else ""
