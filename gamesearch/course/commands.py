"""One function per command: what was typed comes in, the exit code goes out.

Each imports its module when it is called, so that `gamesearch --help` stays quick, and a library
that is not installed is missed only by the command that needs it.
"""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Sequence

from gamesearch.course.folder import LESSONS, SOLUTIONS, find_course

OK, PROBLEMS, WRONG_CALL, STOPPED = 0, 1, 2, 130


def lab(options: Namespace) -> int:
    from gamesearch.course.lab import open_lab

    open_lab(find_course(), options.extra)
    return OK


def build(options: Namespace) -> int:
    from gamesearch.course import build

    course = find_course()
    stems = course.choose(options.stems)
    findings = (
        build.check(course, stems) if options.check else build.build(course, stems, options.jobs)
    )
    return _verdict(findings, "every notebook is in step with its source")


def exercises(options: Namespace) -> int:
    from gamesearch.course.exercises import exercises

    course = find_course()
    findings = exercises(course, course.choose(options.stems, [SOLUTIONS]), options.check)
    return _verdict(findings, "every exercise is in step with its solution")


def grade(options: Namespace) -> int:
    from gamesearch.course.grade import Grading

    grading = Grading(
        find_course(),
        options.submissions,
        options.out,
        options.jobs or os.cpu_count() or 1,
        options.cluster,
        options.sandbox,
        options.only,
    )
    return _verdict(grading.run(), "every submission is marked, none needs you")


def slides(options: Namespace) -> int:
    from gamesearch.course.slides import Wanted
    from gamesearch.course.slides import slides as render

    course = find_course()
    out = options.out or course.root / "build" / "slides"
    wanted = Wanted(out, options.pdf, options.handout)
    findings = render(course, course.choose(options.stems, [LESSONS]), wanted)
    return _verdict(findings, f"every deck is in {out}")


def release(options: Namespace) -> int:
    from gamesearch.course.release import release as write

    course = find_course()
    out = options.out or course.root / "build" / "release"
    findings = write(course, course.choose(options.stems), out)
    return _verdict(findings, f"students.zip, graders.zip and their folders are in {out}")


def _verdict(findings: Sequence[object], fine: str) -> int:
    for finding in findings:
        print(finding)
    print(f"{len(findings)} to mend" if findings else fine)
    return PROBLEMS if findings else OK
