"""The blocks that an exercise's check is built from. A check reads as a list of properties.

    Exercise("2.2", lesson="02_pruning", heading="Alpha-beta in four lines", steps=[
        IsFunction("my_alphabeta(game, state, alpha, beta)"),
        Property("The value of {case} is not what MAX can be sure of.",
                 on=TREES, observe=look, holds=value_is_right,
                 symptoms=[Symptom(TEXTBOOK, lambda seen: seen.value == 14, "Who moves at …?")],
                 smaller=SMALL_TREES),
    ])

A step looks at the answer and finds nothing, or one `Finding`. The first finding is what the
student hears of, a rung of the ladder at a time: the property with a question about the likely
misconception, then a smaller case, then the heading of the lesson. No rung holds code or the
expected value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, Protocol

from .canonical import canon
from .guard import Outcome, attempt
from .slips import Slip, ask_about, find_slip


@dataclass(frozen=True)
class Finding:
    """One property that does not hold. `about` stays the same when only the case changes."""

    about: str
    what: str
    question: str = ""
    smaller: str = ""
    printed: str = ""
    case: Any = None  # on which it showed

    def hint(self, failures: int, pointer: str = "") -> str:
        """What to say when the same property has failed this many times in a row."""
        first = "\n".join(filter(None, [self.what, self.question, _quoted(self.printed)]))
        rungs = [rung for rung in (first, self.smaller, pointer) if rung]
        return "\n".join(rungs[:failures])


class Step(Protocol):
    """One thing to find out about an answer."""

    def examine(self, answer: Any) -> Finding | None: ...


@dataclass(frozen=True)
class Exercise:
    """What an answer must fulfil, step by step, and where the lesson explains it."""

    number: str
    steps: Sequence[Step]
    lesson: str
    heading: str
    well_done: str = ""

    def examine(self, answer: Any) -> Finding | None:
        """The first thing wrong with the answer, if any."""
        findings = (step.examine(answer) for step in self.steps)
        return next((finding for finding in findings if finding), None)

    @property
    def pointer(self) -> str:
        return f'To read again: "{self.heading}" in lesson {self.lesson}.'


@dataclass(frozen=True)
class Symptom:
    """How a known misconception shows: what is seen on one case, and the question to ask then."""

    on: Any
    shows: Callable[[Any], bool]
    ask: str


ANYTHING = object()
Look = Callable[[Any], Outcome]  # at a case


def otherwise(ask: str) -> Symptom:
    """What to ask about a mistake that no symptom above it fits: nothing more is tried for it."""
    return Symptom(ANYTHING, lambda seen: True, ask)


class _Told(NamedTuple):
    """A question, and the case and the outcome that it is asked of."""

    ask: str
    case: Any
    outcome: Outcome


def _remembered(look: Look) -> Look:
    """Looks at each case once for all symptoms; by then an answer may have kept something."""
    seen: dict[int, tuple[Any, Outcome]] = {}  # with the case, or another could get its number

    def once(case: Any) -> Outcome:
        if id(case) not in seen:
            seen[id(case)] = case, look(case)
        return seen[id(case)][1]

    return once


@dataclass(frozen=True)
class Property:
    """Something that must hold on every case.

    `observe(answer, case)` runs the student's code, guarded, and says what was seen in values of
    our own making; `holds(case, seen)` judges it. `says` may mention {case} and {seen}.
    """

    says: str
    on: Sequence[Any]
    observe: Callable[[Any, Any], Any]
    holds: Callable[[Any, Any], bool]
    symptoms: Sequence[Symptom] = ()
    smaller: Sequence[Any] = ()
    seconds: float | None = None  # for a case; None: as always

    def examine(self, answer: Any) -> Finding | None:
        look = _remembered(lambda case: attempt(partial(self.observe, answer, case), self.seconds))
        for case in self.on:
            outcome = attempt(partial(self.observe, answer, case), self.seconds)
            if outcome.raised:
                return self._stopped(answer, case, outcome, look)
            if not self.holds(case, outcome.value):
                if slip := find_slip(partial(self.observe, answer, case), outcome):
                    return self._slipped(case, slip, outcome, look)
                told = self._misconception(case, outcome, look)
                return Finding(
                    about=self.says,
                    what=self.says.format(case=told.case, seen=told.outcome.value),
                    question=told.ask,
                    smaller=self._smaller(told.case, look),
                    printed=told.outcome.printed,
                    case=told.case,
                )
        return None

    def _stopped(self, answer: Any, case: Any, outcome: Outcome, look: Look) -> Finding:
        if outcome.unfinished:
            return Finding("unfinished", f"This answer {outcome.trouble[3:]}.")
        if slip := find_slip(partial(self.observe, answer, case), outcome):
            return self._slipped(case, slip, outcome, look)
        what = f"{_named(case)}: {outcome.trouble}"
        # After an endless loop, trying smaller cases would be more waiting.
        smaller = "" if outcome.raised == "TimeIsOver" else self._smaller(case, look)
        ask = ask_about(outcome) if callable(answer) else ""  # data have no lines
        return Finding(outcome.raised, what, ask, smaller, outcome.printed, case)

    def _slipped(self, case: Any, slip: Slip, outcome: Outcome, look: Look) -> Finding:
        what = f"{_named(case)}: {slip.what}"
        smaller = self._smaller(case, look)
        return Finding(slip.question, what, slip.question, smaller, outcome.printed, case)

    def _misconception(self, failing: Any, seen: Outcome, look: Look) -> _Told:
        """What to ask, and the case to tell of: the one on which the misconception shows, so that
        a question about "this case" is about the one that the student sees."""
        for symptom in self.symptoms:
            if symptom.on is ANYTHING:
                return _Told(symptom.ask, failing, seen)
            outcome = look(symptom.on)
            if outcome.raised or not symptom.shows(outcome.value):
                continue
            if symptom.on in self.on and not self.holds(symptom.on, outcome.value):
                return _Told(symptom.ask, symptom.on, outcome)
            return _Told(symptom.ask, failing, seen)
        return _Told("", failing, seen)

    def _smaller(self, failing: Any, look: Look) -> str:
        for case in self.smaller:
            if len(str(case)) >= len(str(failing)):
                continue
            outcome = look(case)
            if outcome.raised or not self.holds(case, outcome.value):
                return f"A smaller case on which it shows, good to follow on paper: {case}"
        return ""


@dataclass(frozen=True)
class IsFunction:
    """The answer is a function, not what it returned."""

    signature: str

    def examine(self, answer: Any) -> Finding | None:
        if callable(answer):
            return None
        name, called, _ = self.signature.partition("(")
        kind = "function" if called else "class"
        what = f"Hand over the {kind} {self.signature} itself: its name without brackets, {name}."
        return Finding(self.signature, what)


@dataclass(frozen=True)
class Unchanged:
    """Calling the answer leaves its arguments as they were, however deep one looks."""

    arguments: Callable[[], tuple]
    says: str = "Your function changed what it was given: {before} became {after}."
    question: str = "Who else may still be holding that object? Did you copy what lies inside it?"

    def examine(self, answer: Any) -> Finding | None:
        arguments = self.arguments()
        before = canon(arguments)
        outcome = attempt(lambda: answer(*arguments))
        after = canon(arguments)
        if before == after:
            return None
        what = self.says.format(before=before, after=after)
        return Finding(self.says, what, self.question, printed=outcome.printed)


@dataclass(frozen=True)
class Parts:
    """An answer in several named parts, `{"count": 7, "window": (3, 8)}`, each with its steps."""

    steps: Mapping[str, Sequence[Step]] = field(default_factory=dict)

    def examine(self, answer: Any) -> Finding | None:
        names = ", ".join(f'"{name}": …' for name in self.steps)
        if type(answer) is not dict:
            return Finding("parts", f"Answer with a dict of parts: {{{names}}}.")
        for name, steps in self.steps.items():
            if answer.get(name) is None or answer[name] is ...:
                return Finding(name, f'The part "{name}" is not answered yet.')
            for step in steps:
                finding = step.examine(answer[name])
                if finding:
                    return finding
        return None


def _named(case: Any) -> str:
    """Where it was: some cases end in a comma of their own, some begin with a word like On."""
    words = str(case).rstrip(" ,:")
    return words if words.startswith(("After ", "Before ", "From ")) else f"On {words}"


def _quoted(printed: str) -> str:
    lines = printed.strip().splitlines()
    more = " …" if len(lines) > 3 else ""
    return f"(Your code printed: {' / '.join(lines[:3])}{more})" if lines else ""
