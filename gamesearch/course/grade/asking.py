"""A hidden cell is run out here, and its questions go to the kernel that runs the answers.

    examined(cell, names, given, asker)    the value that the cell reports, or what came between

A name that the notebook defines stands for an answer: data are read, and looked at out here; a
function or an object, such as a game, stays where it is, and a stand-in sends each call there. So
what is expected, what is compared with, the inputs of the questions that are still to come and the
package's own algorithms are in no process that a student's code has ever been in.
"""

from __future__ import annotations

import base64
import builtins
import inspect
import io
import json
import pickle
from collections.abc import Callable, Mapping
from functools import lru_cache
from queue import Empty
from typing import Any, NamedTuple

from gamesearch.checks.canonical import canon
from gamesearch.checks.guard import TimeIsOver, attempt
from gamesearch.checks.inside import Elsewhere
from gamesearch.checks.report import SECONDS, OutOfReach
from gamesearch.course.grade import questions
from gamesearch.course.grade.kernel import CannotMark, KernelDied, MarkingKernel
from gamesearch.course.grade.plain_values import BadValue, value_from_text
from gamesearch.course.grade.verdicts import CRASHED, DISTURBED, SILENT, TIMEOUT

SERVE = """\
from gamesearch.course.grade.answering import serve
serve({names!r})"""


class Examined(NamedTuple):
    """The value in canonical text, or the verdict that stands instead of one; and the modules of
    which the notebook has missed something that is left out."""

    value: str = ""
    verdict: str = ""
    missed: frozenset[str] = frozenset()


class KernelEnded(BaseException):
    """Nothing more comes from the kernel. Not an Exception: an observation must not catch it."""


class Asker:
    """Questions to one kernel about the answers of one hidden cell."""

    def __init__(self, kernel: MarkingKernel, seconds: float) -> None:
        self.kernel, self.seconds = kernel, seconds
        self.verdict = ""  # what became of the kernel, once it is over
        self.unsent = ""  # what a cell asks and cannot leave this process
        self.missed: frozenset[str] = frozenset()

    def begin(self, names: Mapping[str, str]) -> dict[str, Any]:
        """The answers by their names."""
        self._begin(names)
        told = self._heard(None)
        self.missed = self._known(told.pop("missed", None))
        return {name: self._answer(name, names[name], told.get(name)) for name in names}

    def _begin(self, names: Mapping[str, str]) -> None:
        questions.begin_cell(self.kernel, SERVE.format(names=dict(names)))

    def _told(self, question: str | None) -> str:
        return questions.answer_to(self.kernel, question, self.seconds)

    def _known(self, told: Any) -> frozenset[str]:
        """Those of the modules it tells of of which something is left out; it may tell anything."""
        names = told if type(told) is list else []
        return frozenset(each for each in self.kernel.left_out if each in names)

    def _answer(self, name: str, variable: str, told: Any) -> Any:
        try:
            kind, text = told
            if kind == "data":
                return value_from_text(text)
            seen = self.kernel.seen.setdefault(variable, {})
            return Away(self, name, seen, text) if kind in ("function", "object") else Absent(text)
        except (TypeError, ValueError):
            self.verdict = DISTURBED
            raise KernelEnded from None

    def ask(self, function: Callable[..., Any] | None, args: tuple[Any, ...], options: Any) -> Any:
        """What the function gave back over there."""
        call = "" if function is None else f"{function.__module__}:{function.__qualname__}"
        told = self._heard(json.dumps({"call": call, "sent": self._sent((args, options))}))
        self.missed |= self._known(told.get("missed"))
        if "raised" in told:
            raise _error(str(told["raised"]))
        try:
            value = value_from_text(told["value"])
            for own, changed in zip(args, told.get("changed", ()), strict=False):
                if changed:
                    _become(own, value_from_text(changed))
        except (BadValue, LookupError, TypeError):
            self.verdict = DISTURBED
            raise KernelEnded from None
        return value

    def _sent(self, what: Any) -> str:
        file = io.BytesIO()
        try:
            _Sender(file, protocol=5).dump(what)
        except (pickle.PicklingError, TypeError, AttributeError) as error:
            self.unsent = str(error)
            raise KernelEnded from None
        return base64.b64encode(file.getvalue()).decode()

    def _heard(self, question: str | None) -> dict[str, Any]:
        if self.verdict or self.unsent:
            raise KernelEnded
        try:
            told = json.loads(self._told(question))
        except Empty:
            self.verdict = TIMEOUT
        except KernelDied:
            self.verdict = CRASHED
        except (ValueError, RecursionError):
            self.verdict = DISTURBED
        else:
            if isinstance(told, dict):
                return told
            self.verdict = SILENT if told is None else DISTURBED
        raise KernelEnded

    def end(self) -> None:
        """No more questions: the kernel is ready for the next cell, or it is ended."""
        if self.kernel.is_alive():
            questions.end(self.kernel, self.verdict == TIMEOUT)


class Away(Elsewhere):
    """In place of a function or an object that stays where it was written."""

    def __init__(self, asker: Asker, name: str, seen: dict[str, Any], signature: str) -> None:
        self._asker, self.__name__, self.seen = asker, name, seen
        if signature:
            self.__signature__ = _signature(signature)

    def __call__(self, *args: Any, **options: Any) -> Any:
        return self._asker.ask(None, (self, *args), options)

    def observe(self, function: Callable[..., Any], *args: Any, **options: Any) -> Any:
        return self._asker.ask(function, (self, *args), options)


class Absent:
    """In place of an answer that is not there: whatever is done with it raises."""

    def __init__(self, error: str) -> None:
        self._error = error

    def _raise(self, *args: Any, **options: Any) -> Any:
        raise _error(self._error)

    __call__ = __getitem__ = __iter__ = __len__ = __bool__ = __float__ = __str__ = _raise
    __eq__ = __lt__ = __hash__ = _raise

    def __getattr__(self, name: str) -> Any:
        self._raise()


class _Sender(pickle.Pickler):
    def persistent_id(self, value: Any) -> str | None:
        return value.__name__ if isinstance(value, Away) else None


def _signature(text: str) -> inspect.Signature:
    parameters = []
    for name, kind, optional in json.loads(text):
        default = None if optional else inspect.Parameter.empty
        made = inspect.Parameter(str(name), inspect._ParameterKind(kind), default=default)
        parameters.append(made)
    return inspect.Signature(parameters)


def _error(name: str) -> BaseException:
    """An exception of this name, without what it said."""
    if name in (TimeIsOver.__name__, OutOfReach.__name__):
        return {"TimeIsOver": TimeIsOver, "OutOfReach": OutOfReach}[name]()
    known = getattr(builtins, name, None)
    if isinstance(known, type) and issubclass(known, Exception):
        try:
            return known()
        except TypeError:  # it wants to be told something, as UnicodeDecodeError does
            pass
    return type(name if name.isidentifier() else "Exception", (Exception,), {})()


def _become(own: Any, changed: Any) -> None:
    if type(own) is list:
        own[:] = changed
    elif type(own) in (dict, set):
        own.clear()
        own.update(changed)


@lru_cache(4)
def _key(given: tuple[str, ...]) -> dict[str, Any]:
    """What the marking key's own cells define."""
    names: dict[str, Any] = {"__name__": "key"}
    try:
        for source in given:
            exec(compile(source, "<key>", "exec"), names)
    except Exception as error:
        raise CannotMark(
            f"the marking key's own cells raise {type(error).__name__} ({str(error)[:80]}): is all "
            "that the lesson needs installed here?"
        ) from None
    return names


def examined(
    source: str, names: Mapping[str, str], given: tuple[str, ...], asker: Asker
) -> Examined:
    """Run a hidden cell on the answers: the notebook's variables that stand for its names.

    Raises:
        CannotMark: it asks what cannot be sent; the fault is ours.
    """
    key = _key(given)
    reported: list[str] = []

    def report(label: str, thunk: Callable[[], object], **_: Any) -> None:
        # What the answers take is measured over there; a busy machine is no fault of theirs.
        outcome = attempt(lambda: canon(thunk()), SECONDS, of_work=True)
        reported.append(f"raised {outcome.raised}" if outcome.raised else str(outcome.value))

    try:
        answers = asker.begin(names)
        exec(compile(source, "<hidden>", "exec"), {**key, **answers, "report": report})
    except KernelEnded:
        pass
    finally:
        asker.end()
    if asker.unsent:
        where = source.strip().splitlines()[0]
        raise CannotMark(
            f"{where} asks what cannot be sent to an answer ({asker.unsent}): mark the observation "
            "with @inside (see gamesearch/checks/inside.py)"
        )
    if not asker.verdict and len(reported) == 1:
        return Examined(reported[0], missed=asker.missed)
    return Examined(verdict=asker.verdict or SILENT, missed=asker.missed)
