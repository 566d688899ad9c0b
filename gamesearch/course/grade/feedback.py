"""What a student gets back: a page per notebook, and one over all lessons.

feedback/<student>/<NN_topic>.html     points, verdicts and hints, exercise by exercise
feedback/<student>/index.html          the points of every lesson

They hold nothing that the student must not see: no hidden cell, no expected value, no solution, and
no text that was made while a hidden input was in reach. All text is escaped; a page loads nothing.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from gamesearch import errors
from gamesearch.course.cut import exercise_number
from gamesearch.course.disk import write_whole
from gamesearch.course.grade.gradebook import Graded, Points, add_up
from gamesearch.course.grade.reference import GradedExercise
from gamesearch.course.grade.verdicts import FORBIDDEN, PASSED, RAISED, UNFINISHED, WORDS, Mark
from gamesearch.course.index.tables import stem_in_words
from gamesearch.course.templates import fill
from gamesearch.drawing.numbers import several

FOLDER = "feedback"
TEMPLATES = Path(__file__).with_name("templates")
# A student names their own exceptions, in a process that has seen hidden inputs. These names were
# there before.
KNOWN_ERRORS = {
    name
    for home in (builtins, errors)
    for name, kind in vars(home).items()
    if isinstance(kind, type) and issubclass(kind, BaseException)
}


def write_feedback(folder: Path, graded: Sequence[Graded]) -> None:
    """Every student's pages, each of them new."""
    stems = sorted({each.reference.stem for each in graded})
    students: dict[str, list[Graded]] = {}
    for each in graded:
        students.setdefault(each.student, []).append(each)
    for student, theirs in students.items():
        for each in theirs:
            write_whole(
                folder / FOLDER / student / f"{each.reference.stem}.html", feedback_page(each)
            )
        write_whole(folder / FOLDER / student / "index.html", overview(student, theirs, stems))


def feedback_page(graded: Graded, alone: bool = False) -> str:
    """The feedback on one notebook, as a page of HTML that needs no other file; `alone`: without a
    link to the student's page over all lessons."""
    result = graded.result
    return fill(
        TEMPLATES / "feedback.html.j2",
        title=f"{stem_in_words(graded.reference.stem)} · {readable(graded.student)}",
        reason=readable(result.reason),
        alone=alone,
        total=graded.total,
        points=graded.reference.points,
        complete=graded.is_complete,
        corrected=_corrected(graded, graded.reference.stem),
        exercises=[_exercise(graded, each) for each in graded.reference.exercises],
        notes=[readable(note) for note in result.notes if not _lost_by(graded, note)],
    )


def overview(student: str, theirs: Sequence[Graded], stems: Collection[str]) -> str:
    """One student's points in all lessons, of which the class has handed in `stems`."""
    there = {each.reference.stem: each for each in theirs}
    total = add_up(each.total for each in theirs)
    of = sum(each.reference.points for each in theirs if each.total is not None)
    return fill(
        TEMPLATES / "student.html.j2",
        title=readable(student),
        total=f"{0 if total is None else total} of {of} points",
        missing=[stem_in_words(stem) for stem in stems if stem not in there],
        lessons=[
            {
                "name": stem_in_words(stem),
                "link": f"{stem}.html",
                "points": mark(one),
                "of": one.reference.points,
                "exercises": [
                    {
                        "name": exercise_title(each),
                        "points": _points(one, each.number),
                        "of": each.points,
                    }
                    for each in one.reference.exercises
                ],
            }
            for stem, one in sorted(there.items())
        ],
    )


# -- one exercise ----------------------------------------------------------------------------------


def _exercise(graded: Graded, exercise: GradedExercise) -> dict[str, Any]:
    points = graded.points(exercise.number)
    is_lost = points is not None and points < exercise.points
    marks = [m for m in graded.result.marks if exercise_number(m.label) == exercise.number]
    said = graded.result.hints.get(exercise.number, "") if is_lost else ""
    hints = [hint for hint in said.split("\n\n") if not hint.startswith("✓")]
    lost = any(mark.verdict != PASSED for mark in marks) and not graded.is_damaged
    shown = f"{points} of {exercise.points} points" if points is not None else "not marked yet"
    return {
        "title": f"Exercise {exercise_title(exercise)}",
        "points": "not marked" if graded.is_damaged and points is None else shown,
        "corrected": _corrected(graded, exercise.number),
        "kind": "lost" if is_lost else "full" if points == exercise.points else "",
        "checks": list(_checks(graded, exercise.number, marks)),
        "notes": [
            readable(note.partition(": ")[2])
            for note in graded.result.notes
            if is_lost and _about(note) == exercise.number
        ],
        "hint": readable("\n\n".join(hints)),
        "advice": "" if any(hints) or not lost else _advice(exercise.number, marks, bool(said)),
    }


def _corrected(graded: Graded, name: str) -> str:
    """What a person has changed in the mark of an exercise, or of the lesson; "" if nothing."""
    correction = graded.corrections.get(name)
    if correction is None:
        return ""
    before = graded.uncorrected(name)
    said = f"{correction.points:g} points"
    if name == graded.reference.stem:
        way = "added" if correction.points >= 0 else "taken off"
        said = f"{abs(correction.points):g} points {way}"
    elif before is not None:
        said += f" instead of {before}"
    comment = f": {readable(correction.comment)}" if correction.comment else ""
    return f"Corrected by hand, {said}{comment}"


ABOUT = re.compile(r"exercise (\d+\.\d+)[a-z]*: ")


def _about(note: str) -> str:
    """The exercise that a note is about, "" for the whole notebook."""
    found = ABOUT.match(note)
    return found[1] if found else ""


def _lost_by(graded: Graded, note: str) -> bool:
    """Whether a note stands beside its exercise, as that lost points."""
    worth = {each.number: each.points for each in graded.reference.exercises}
    points = graded.points(_about(note)) if _about(note) in worth else None
    return points is not None and points < worth[_about(note)]


def _checks(graded: Graded, exercise: str, marks: Sequence[Mark]) -> Iterator[str]:
    if graded.is_damaged:
        return
    says = {
        str(cell.metadata["grade"]): str(cell.metadata.get("says", ""))
        for cell in graded.reference.notebook.cells
        if "grade" in cell.metadata
    }
    for mark in marks:
        sign = "✓" if mark.verdict == PASSED else "✗"
        name = ", ".join(filter(None, [mark.label, says.get(mark.label)]))
        yield f"{sign} {name}: {_words(mark)} ({_worth(mark)})"
    for name, part in graded.by_hand.items():
        if exercise_number(name) == exercise and part is not None:
            comment = f": {readable(part.comment)}" if part.comment else ""
            yield f"marked by hand, {part.points:g} points{comment}"


def _worth(mark: Mark) -> str:
    points = several(mark.points, "point")
    return points if mark.earned else f"0 of {points}"


def _words(mark: Mark) -> str:
    """What came of a check; an exception's name only if the student cannot have made it up."""
    if mark.verdict != RAISED or not mark.error:
        return WORDS[mark.verdict]
    return f"it raised {mark.error if mark.error in KNOWN_ERRORS else 'an error of its own'}"


def _advice(exercise: str, marks: Sequence[Mark], checked: bool) -> str:
    """What to do about an exercise that lost points and has no hint."""
    call = f'check("{exercise}", …)'
    if all(mark.verdict == UNFINISHED for mark in marks):
        return f"It is not done yet. Write an answer, then run the cell with {call}."
    if any(mark.verdict == FORBIDDEN for mark in marks):
        return (
            "Points are for what you write yourself: which lines of yours call the package's own?"
        )
    if checked:
        return (
            f"{call} finds nothing wrong with it: the points were lost on inputs that it does not "
            "try. Which cases does the exercise allow that you have not thought of?"
        )
    return (
        f"There is no hint here. Run the cell with {call} in your notebook: it says which property "
        "does not hold."
    )


# -- words -----------------------------------------------------------------------------------------


def exercise_title(exercise: GradedExercise) -> str:
    return f"{exercise.number} · {exercise.title}" if exercise.title else exercise.number


def mark(graded: Graded) -> str:
    """A notebook's mark as a table shows it."""
    if graded.total is None:
        return "damaged"
    return f"{graded.total}" if graded.is_complete else f"{graded.total} so far"


def _points(graded: Graded, exercise: str) -> Points | str:
    points = graded.points(exercise)
    return "" if points is None else points


def readable(text: str) -> str:
    """Without characters that are no text or that turn the direction of what follows.

    >>> readable("a\\x1b[31m b\\u202e")
    'a[31m b'
    """
    return "".join(c for c in text if c == "\n" or c.isprintable())
