"""In the kernel that runs the answers: questions about them come one at a time, and are answered.

    serve({"my_minimax": "my_minimax"})

Who asks is outside and knows what is right (see `asking`); here a student's function is called with
what was sent, and what it gave back is sent. Nothing that comes tells what is expected.
"""

from __future__ import annotations

import base64
import importlib
import inspect
import io
import json
import pickle
import sys
from collections.abc import Mapping
from typing import Any

from gamesearch.checks import report
from gamesearch.checks.canonical import type_name
from gamesearch.checks.forms import own_types
from gamesearch.checks.guard import quiet
from gamesearch.course.grade import in_kernel
from gamesearch.course.grade.plain_values import is_data, value_to_text

MUTABLE = (list, dict, set)


def serve(names: Mapping[str, str]) -> None:
    """Answer questions about these variables of the notebook, each under the name that stands
    before it, until there are none."""
    shell = sys.modules["IPython"].get_ipython()
    answers = in_kernel.answers(names, shell.user_ns)
    said = described(answers)
    with quiet():
        while question := _told(shell.kernel, said):
            said = answered(json.loads(question), answers)


def _told(kernel: Any, said: str) -> str:
    """The next question. While one is answered nobody is there to be asked for input."""
    kernel._allow_stdin = True
    try:
        return str(kernel.raw_input(said))
    finally:
        kernel._allow_stdin = False


def described(answers: Mapping[str, Any]) -> str:
    """What each answer is."""
    told: dict[str, Any] = {name: describe_answer(answer) for name, answer in answers.items()}
    return json.dumps(told | {"missed": sorted(report.missed)})


def describe_answer(answer: Any) -> list[str]:
    """What an answer is: a function or an object, which stays here, or data, which are sent."""
    if isinstance(answer, in_kernel.Missing):
        return ["missing", "NameError" if in_kernel.stumbled else "NotImplementedError"]
    if callable(answer):
        return ["function", _signature(answer)]
    try:
        value = own_types(answer)
        return ["data", value_to_text(value)] if is_data(value) else ["object", ""]
    except BaseException as error:  # an object that a student made may fail in any way
        return ["missing", type_name(error)]


def _signature(answer: Any) -> str:
    """Its parameters without their defaults and annotations, which may be anything."""
    try:
        found = inspect.signature(answer).parameters.values()
        plain = [[each.name, int(each.kind), each.default is not each.empty] for each in found]
    except (TypeError, ValueError):
        return ""
    return json.dumps(plain)


def answered(question: dict[str, Any], answers: dict[str, Any]) -> str:
    """Call what is asked for. A KeyboardInterrupt is whoever asks, who waits no longer."""
    try:
        args, options = _Sent(question["sent"], answers).load()
        before = [_text(each) for each in args]
        value = _called(question)(*args, **options)
        told: dict[str, Any] = {"value": value_to_text(value)}
        after = [_text(each) for each in args]
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return json.dumps({"raised": type_name(error), "missed": sorted(report.missed)})
    told["missed"] = sorted(report.missed)  # also where the answer has swallowed the error
    if after != before:  # it changed what it was given: whoever sent it shall see that
        told["changed"] = [
            new if new != old else "" for old, new in zip(before, after, strict=True)
        ]
    return json.dumps(told)


def _called(question: dict[str, Any]) -> Any:
    module, _, name = question["call"].partition(":")
    if not module:
        return lambda answer, *args, **options: answer(*args, **options)
    return getattr(importlib.import_module(module), name)


def _text(value: Any) -> str:
    return value_to_text(value) if type(value) in MUTABLE else ""


class _Sent(pickle.Unpickler):
    """Arguments that were sent from outside; an answer among them is named, as it is here."""

    def __init__(self, sent: str, answers: dict[str, Any]) -> None:
        super().__init__(io.BytesIO(base64.b64decode(sent)))
        self.answers = answers

    def persistent_load(self, name: str) -> Any:
        return self.answers[name]
