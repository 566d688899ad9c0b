"""The anatomy of a lesson and the plain rules of every cell, read from the source alone.

A lesson, in order (each rule below says how to mend what it finds):

    # 2 · Pruning: looking at less                  title, then the question it answers?
    **Objectives** (a list: verbs first) · **Time** 50 minutes · **You need** 01
    ## …                                            three sections or more: idea, prediction
                                                    (`predict(…)` or the word Predict), picture
    **Key points** (a list) · **Ask yourself** (three questions, each a link to the heading below
                                                    which it is answered) · a link to the exercises
    **Further reading** (links)                     the navigation below it is generated

What answers a prediction stands in its `reveal(…, show=…)`, and nothing shown before tells it.
The closing four may be headings or bold words; the objectives' verbs are what a reader can be seen
to do. Code: no magics, files, downloads or shared random generator, and no `;` to silence a line
(`_ = …` does it, also where a test runs the notebook again).
"""

from __future__ import annotations

from gamesearch.course.folder import LESSONS
from gamesearch.course.lint.cells import cell_flaws
from gamesearch.course.lint.exercises import exercise_flaws
from gamesearch.course.lint.lessons import lesson_flaws
from gamesearch.course.lint.predictions import prediction_flaws
from gamesearch.course.notebook import Flaw, Source


def lint(source: Source) -> list[Flaw]:
    """All that is to be mended in a lesson or a solution, read from its source alone."""
    whole = lesson_flaws if source.kind == LESSONS else exercise_flaws
    return [*cell_flaws(source), *whole(source), *prediction_flaws(source)]
