"""How the class did: class.html, which is opened first.

Per exercise how many have all points, a part, nothing; the misconceptions that were met; what still
needs a person; a row per student, which leads to a page over all lessons.

A misconception is known by the question that `check` asks about it: a hint is a title, what does
not hold (which differs from answer to answer), and the question.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from gamesearch.course.disk import write_whole
from gamesearch.course.grade.feedback import (
    FOLDER,
    TEMPLATES,
    exercise_title,
    mark,
    readable,
)
from gamesearch.course.grade.gradebook import Graded, add_up
from gamesearch.course.grade.reference import GradedExercise
from gamesearch.course.grade.submissions import Stray, printable
from gamesearch.course.grade.summary import mean_of, spread
from gamesearch.course.index.tables import stem_in_words
from gamesearch.course.templates import fill
from gamesearch.drawing.numbers import several

PAGE = "class.html"
NO_QUESTION = "(a mistake that no question is about)"
PRINTED = "(Your code printed:"


def write_class_page(
    folder: Path,
    graded: Sequence[Graded],
    strays: Iterable[Stray],
    ungraded: Mapping[str, str],
    everybody: Collection[str],
) -> None:
    """Write class.html; `ungraded` says by name ("02_pruning/ada") why this machine could not,
    `everybody` who is in the class, as far as that is known."""
    write_whole(folder / PAGE, class_page(graded, strays, ungraded, everybody))


def class_page(
    graded: Sequence[Graded],
    strays: Iterable[Stray],
    ungraded: Mapping[str, str],
    everybody: Collection[str] = (),
) -> str:
    strays = list(strays)
    stems = sorted({each.reference.stem for each in graded})
    missing = _missing(graded, strays, ungraded, everybody)
    theirs: dict[str, dict[str, Graded]] = {name: {} for each in missing.values() for name in each}
    for each in graded:
        theirs.setdefault(each.student, {})[each.reference.stem] = each
    return fill(
        TEMPLATES / "class.html.j2",
        title="How the class did",
        opening=f"{several(len(theirs), 'student')}, {several(len(graded), 'notebook')}, "
        f"{several(len(stems), 'topic')}.",
        troubles=list(_troubles(graded, strays, ungraded)),
        by_hand=list(_by_hand(graded)),
        missing=[
            {"name": stem_in_words(stem), "students": [readable(name) for name in absent]}
            for stem, absent in missing.items()
            if absent
        ],
        topics=[_topic(stem, graded, len(missing[stem])) for stem in stems],
        students=[_student(name, stems, theirs[name], ungraded) for name in sorted(theirs)],
    )


# -- what needs a person ---------------------------------------------------------------------------


def _troubles(
    graded: Sequence[Graded], strays: Sequence[Stray], ungraded: Mapping[str, str]
) -> Iterator[dict[str, str]]:
    for each in graded:
        if each.total is None:
            name = f"{each.student}/{each.reference.stem}.ipynb"
            yield _trouble(name, "damaged", each.result.reason)
    for name, why in sorted(ungraded.items()):
        stem, _, student = name.partition("/")
        yield _trouble(f"{student}/{stem}.ipynb", "not graded", f"{why}: grade again")
    for stray in strays:
        yield _trouble(stray.path, "no submission", stray.reason)


def _trouble(file: str, kind: str, why: str) -> dict[str, str]:
    return {"file": printable(file), "kind": kind, "why": readable(why)}


def _by_hand(graded: Sequence[Graded]) -> Iterator[dict[str, Any]]:
    """Every question with answers that wait; what nobody wrote needs nobody."""
    asked: dict[str, list[bool]] = {}
    for each in graded:
        if not each.is_damaged:
            for question in each.by_hand:
                if each.result.texts.get(question, "").strip():
                    asked.setdefault(question, []).append(not each.waits(question))
    for question, marked in sorted(asked.items()):
        if not all(marked):
            waiting = marked.count(False)
            yield {"question": question, "marked": sum(marked), "waiting": waiting}


def _missing(
    graded: Sequence[Graded],
    strays: Sequence[Stray],
    ungraded: Mapping[str, str],
    everybody: Collection[str],
) -> dict[str, list[str]]:
    """By topic, who is in the class, or has handed in something, but not this."""
    there = {(each.reference.stem, each.student) for each in graded}
    there |= {(stem, student) for stem, _, student in (name.partition("/") for name in ungraded)}
    students = {student for _, student in there}.union(everybody)
    students |= {stray.path.partition("/")[0] for stray in strays if "/" in stray.path}
    stems = sorted({stem for stem, _ in there})
    return {stem: sorted(s for s in students if (stem, s) not in there) for stem in stems}


# -- one topic -------------------------------------------------------------------------------------


def _topic(stem: str, graded: Sequence[Graded], missing: int) -> dict[str, Any]:
    handed_in = [each for each in graded if each.reference.stem == stem]
    theirs = [each for each in handed_in if not each.is_damaged]
    reference = handed_in[0].reference
    damaged = len(handed_in) - len(theirs)
    said = [f"{len(handed_in)} handed in", f"{damaged} of them damaged" if damaged else ""]
    late = sum(each.is_late for each in handed_in)
    said += [f"{late} late" if late else "", f"{missing} missing" if missing else ""]
    mean = f"Mean {mean_of([each.total for each in theirs])} of {reference.points} points."
    return {
        "stem": stem,
        "name": stem_in_words(stem),
        "points": reference.points,
        "opening": f"{', '.join(filter(None, said))}. {mean}",
        "waits": any(not each.is_complete for each in theirs),
        "exercises": [_exercise(each, theirs) for each in reference.exercises],
        "misconceptions": list(_misconceptions(reference.exercises, theirs)),
    }


def _exercise(exercise: GradedExercise, theirs: Sequence[Graded]) -> dict[str, Any]:
    how = spread([each.points(exercise.number) for each in theirs], exercise.points)
    return {"name": exercise_title(exercise), "of": exercise.points, **how._asdict()}


def _misconceptions(
    exercises: Sequence[GradedExercise], theirs: Sequence[Graded]
) -> Iterator[dict[str, Any]]:
    for exercise in exercises:
        met: Counter[str] = Counter()
        for each in theirs:
            hint = each.result.hints.get(exercise.number, "")
            met.update(dict.fromkeys(questions_in(hint), 1))
        for question, students in sorted(met.items(), key=lambda pair: (-pair[1], pair[0])):
            yield {
                "exercise": exercise.number,
                "question": readable(question),
                "students": students,
            }


def questions_in(hint: str) -> list[str]:
    """The first line of each question that a hint asks.

    >>> questions_in("Exercise 2.2: not yet.\\nThe value of [3, 5] is not right.\\nWho moves here?")
    ['Who moves here?']
    """
    found = []
    for verdict in filter(None, hint.split("\n\n")):
        title, *said = [line.strip() for line in verdict.splitlines() if line.strip()]
        if not title.startswith("✓"):
            said = [line for line in said if not line.startswith(PRINTED)]
            found.append(said[1] if len(said) > 1 else NO_QUESTION)
    return found


# -- one student -----------------------------------------------------------------------------------


def _student(
    name: str, stems: Sequence[str], theirs: Mapping[str, Graded], ungraded: Mapping[str, str]
) -> dict[str, Any]:
    marks = [
        _mark(theirs[stem])
        if stem in theirs
        else "not graded"
        if f"{stem}/{name}" in ungraded
        else "missing"
        for stem in stems
    ]
    total = add_up(one.total for one in theirs.values())
    return {
        "name": printable(name),
        "link": f"{FOLDER}/{quote(os.fsencode(name))}/index.html" if theirs else "",
        "marks": marks,
        "total": "" if total is None else total,
    }


def _mark(graded: Graded) -> str:
    late = "late" if graded.is_late else ""
    corrected = "corrected" if graded.corrections else ""
    return ", ".join(filter(None, [mark(graded), late, corrected]))
