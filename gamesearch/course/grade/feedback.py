"""One page per notebook for its student: points, verdicts and hints, exercise by exercise.

It holds nothing that the student must not see: no hidden cell, no expected value, no solution. All
text is escaped, and the page loads nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from gamesearch.course.cut import exercise_number
from gamesearch.course.grade.gradebook import Graded
from gamesearch.course.grade.key import Exercise
from gamesearch.course.grade.verdicts import PASSED, Mark

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}</title>
<style>
body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem }}
body {{ margin: 2rem auto; padding: 0 1rem }}
section {{ border-left: 4px solid #767676; padding-left: 1rem; margin: 1.5rem 0 }}
section.full {{ border-color: #009E73 }} section.lost {{ border-color: #E69F00 }}
h1 {{ font-size: 1.4rem }} h2 {{ font-size: 1.1rem; margin: 0 }}
pre {{ white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f4f4; padding: .5rem }}
ul {{ padding-left: 1.2rem }}
</style>
<h1>{title}</h1>
<p>{opening}</p>
{body}
</html>
"""


def page(graded: Graded) -> str:
    """The feedback as a page of HTML that stands alone."""
    reference, result = graded.reference, graded.result
    total = f"<b>{graded.total} of {reference.points} points</b>"
    if graded.is_damaged:
        total = f"<b>The notebook could not be marked:</b> {_text(result.reason)}."
    elif not graded.is_complete:
        total += " so far: a part is still to be marked by hand"
    body = [_section(graded, exercise) for exercise in reference.exercises]
    if result.notes:
        notes = "".join(f"<li>{_text(note)}</li>" for note in result.notes)
        body.append(f"<h2>Notes</h2><ul>{notes}</ul>")
    title = f"{reference.stem.replace('_', ' ')} · {graded.student}"
    return PAGE.format(title=_text(title), opening=total, body="\n".join(body))


def _section(graded: Graded, exercise: Exercise) -> str:
    points = graded.points(exercise.number)
    shown = "not marked yet" if points is None else f"{points} of {exercise.points} points"
    kind = "full" if points == exercise.points else "lost"
    title = f"Exercise {exercise.number}" + (f" · {exercise.title}" if exercise.title else "")
    lines = "".join(f"<li>{line}</li>" for line in _lines(graded, exercise.number))
    hint = graded.result.hints.get(exercise.number)
    said = f"<pre>{_text(hint)}</pre>" if hint and kind == "lost" else ""
    heading = f"<h2>{_text(title)}: {shown}</h2>"
    return f'<section class="{kind}">{heading}<ul>{lines}</ul>{said}</section>'


def _lines(graded: Graded, exercise: str) -> Iterator[str]:
    if not graded.result.reason:
        for mark in graded.result.marks:
            if exercise_number(mark.label) == exercise:
                yield _mark(mark)
    for name, part in graded.by_hand.items():
        if exercise_number(name) == exercise and part is not None:
            comment = f": {_text(part.comment)}" if part.comment else ""
            yield f"marked by hand, {part.points:g} points{comment}"


def _mark(mark: Mark) -> str:
    sign = "✓" if mark.verdict == PASSED else "✗"
    return f"{sign} check {_text(mark.label)}, {mark.points} points: {_text(mark.words)}"


def _text(text: str) -> str:
    """Escaped, and without characters that are no text or turn the direction of what follows."""
    kept = (c for c in text if c == "\n" or (c.isprintable() and c not in "\u202e\u202d"))
    return escape("".join(kept))
