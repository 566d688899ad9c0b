"""What marking says of an answer, by its own code and without a kernel: the hidden cells of the
built solution are run as they are for a submission, their questions go to what answers them in a
kernel, in the same words, and what comes back is compared with the key's value.

What is left to a kernel: the notebook around the answer, the sandbox, and what is left out there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Set
from queue import Empty
from time import process_time
from types import SimpleNamespace
from typing import Any

from gamesearch.checks.guard import attempt
from gamesearch.course.grade import in_kernel
from gamesearch.course.grade.answering import answered, described
from gamesearch.course.grade.asking import Asker, examined
from gamesearch.course.grade.key_cells import key_cells_of
from gamesearch.course.grade.reference import bundles
from gamesearch.course.grade.verdicts import verdict_of

from .course.grade.marked import reference
from .solutions import Solution, as_variables, solution_to

SECONDS = 2.0  # of work for a cell; marking allows ten, and the slowest right answer takes a half


def verdicts(exercise: str, answer: Any) -> Iterator[tuple[str, str]]:
    """Label and verdict of each hidden cell that looks at the answer, as its check would get it."""
    solution = solution_to(exercise)
    own = as_variables(answer, solution.asked[exercise])
    return verdicts_on(solution, own, set(own))


def verdicts_on(
    solution: Solution, own: Mapping[str, Any], looked_at: Set[str]
) -> Iterator[tuple[str, str]]:
    """Label and verdict of each hidden cell that looks at one of these variables, one after
    another; what is not `own` is the solution's."""
    key, variables = key_cells_of(reference(solution.stem)), {**solution.names, **own}
    seen: dict[str, dict[str, Any]] = {}  # one answer is asked after another, as in a notebook
    for cell in key.grades:
        read = key.read_by(cell)
        if read & looked_at:
            names = {name: name for name in read}
            found = examined(cell.source, names, tuple(key.given), Here(variables, seen))
            [expected] = bundles(cell.outputs)
            verdict = found.verdict or verdict_of(found.value, expected["value"])[0]
            yield str(cell.metadata["grade"]), verdict


class Here(Asker):
    """Asks of answers that are in this process, as if they were in a kernel."""

    def __init__(self, variables: dict[str, Any], seen: dict[str, dict[str, Any]]):
        kernel: Any = SimpleNamespace(seen=seen, left_out={})
        super().__init__(kernel, SECONDS)
        self.variables = variables

    def _begin(self, names: Mapping[str, str]) -> None:
        self.answers = in_kernel.answers(names, self.variables)

    def _told(self, question: str | None) -> str:
        def tell() -> str:
            if question is None:
                return described(self.answers)
            return answered(json.loads(question), self.answers)

        began = process_time()
        told = attempt(tell, self.seconds, of_work=True)
        self.seconds -= process_time() - began
        if self.seconds <= 0:
            raise Empty
        return str(told.value)

    def end(self) -> None:
        """No kernel has to be made ready for the next cell."""
