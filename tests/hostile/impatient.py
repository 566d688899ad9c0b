"""Grading that does not wait long for what has stopped answering: many here never answer."""

from __future__ import annotations

from gamesearch.course.grade import kernel, questions, workers

LAST_WORDS = 1.0  # seconds


def grade_task(task, reference, where):
    """In a process beside the tests', which nobody else waits in."""
    kernel.LAST_WORDS = questions.LAST_WORDS = LAST_WORDS
    return workers.grade_task(task, reference, where)
