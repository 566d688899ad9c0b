"""The command `gamesearch`: what authors, graders and readers do with the course.

Every handler imports its module when it is called, so that `gamesearch --help` stays quick.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

OK, PROBLEMS, WRONG_CALL = 0, 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all is well, 1 when something is to be mended, 2 for a wrong call."""
    from gamesearch.course.folder import WrongCall
    from gamesearch.errors import GameSearchError

    parser = _parser()
    options, extra = parser.parse_known_args(argv)
    if "handler" not in options:
        parser.print_help()
        return OK
    if extra and not options.passes_on:
        options.parser.error(f"unknown argument: {' '.join(extra)}")
    options.extra = extra
    try:
        return options.handler(options)
    except (WrongCall, GameSearchError) as error:
        print(f"gamesearch: {error}", file=sys.stderr)
        return WRONG_CALL
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="gamesearch",
        description="Adversarial search, to be read and stepped through.",
        epilog="gamesearch COMMAND --help shows an example of each.",
        allow_abbrev=False,
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def command(
        handler: Callable[[argparse.Namespace], int],
        purpose: str,
        example: str,
        passes_on: bool = False,
    ) -> argparse.ArgumentParser:
        new = commands.add_parser(
            handler.__name__,
            help=purpose,
            description=purpose[0].upper() + purpose[1:] + ".",
            epilog=f"example: gamesearch {handler.__name__} {example}",
            allow_abbrev=False,
        )
        new.set_defaults(handler=handler, parser=new, passes_on=passes_on)
        return new

    new = command(lab, "open the course in JupyterLab", "--no-browser --port 8899", passes_on=True)
    new.usage = "gamesearch lab [any argument of jupyter lab …]"

    new = command(
        build, "run the lessons and solutions and write their notebooks", "02_pruning --jobs 1"
    )
    _stems(new)
    new.add_argument(
        "--check", action="store_true", help="only compare notebooks with their sources"
    )
    new.add_argument(
        "--jobs", type=_count, metavar="N", help="notebooks side by side (default: cores)"
    )

    new = command(exercises, "cut the exercises out of the solutions", "02 --check")
    _stems(new)
    new.add_argument("--check", action="store_true", help="only compare, write nothing")

    new = command(grade, "mark submissions/<student>/<NN_topic>.ipynb", "submissions --jobs 2")
    new.add_argument("submissions", type=Path, help="a folder with a folder per student")
    new.add_argument(
        "--out",
        type=Path,
        default=Path("grades"),
        metavar="DIR",
        help="where gradebook.csv, feedback/ and the rest go (default: grades)",
    )
    new.add_argument("--jobs", type=_count, metavar="N", help="side by side (default: cores)")
    new.add_argument("--cluster", default="", metavar="ADDRESS", help="a Dask scheduler to run on")
    new.add_argument(
        "--sandbox",
        choices=("auto", "strict", "none"),
        default="auto",
        help="auto: the best this machine has; strict: stop if it has no walls; "
        "none: for code that you trust",
    )
    new.add_argument(
        "--only", default="", metavar="STEM/STUDENT", help="one submission, or one STEM of all"
    )

    new = command(slides, "render lessons as decks that open offline", "02 --pdf --handout")
    _stems(new)
    new.add_argument("--out", type=Path, metavar="DIR", help="where to (default: build/slides)")
    new.add_argument("--pdf", action="store_true", help="print them, too: needs Chromium or Chrome")
    new.add_argument("--handout", action="store_true", help="a sheet per slide with its notes")

    new = command(release, "write what students get, and what graders get", "--out ../autumn")
    _stems(new)
    new.add_argument("--out", type=Path, metavar="DIR", help="where to (default: build/release)")
    return parser


def _stems(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "stems", nargs="*", metavar="STEM", help="topics, such as 02_pruning or 02 (default: all)"
    )


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _verdict(findings: Sequence[object], fine: str) -> int:
    for finding in findings:
        print(finding)
    print(f"{len(findings)} to mend" if findings else fine)
    return PROBLEMS if findings else OK


# -- one handler per command -----------------------------------------------------------------------


def lab(options: argparse.Namespace) -> int:
    from gamesearch.course.folder import find_course
    from gamesearch.course.lab import open_lab

    open_lab(find_course(), options.extra)
    return OK


def build(options: argparse.Namespace) -> int:
    from gamesearch.course import build
    from gamesearch.course.folder import find_course

    course = find_course()
    stems = course.choose(options.stems)
    findings = (
        build.check(course, stems) if options.check else build.build(course, stems, options.jobs)
    )
    return _verdict(findings, "every notebook is in step with its source")


def exercises(options: argparse.Namespace) -> int:
    from gamesearch.course.exercises import exercises
    from gamesearch.course.folder import SOLUTIONS, find_course

    course = find_course()
    findings = exercises(course, course.choose(options.stems, [SOLUTIONS]), options.check)
    return _verdict(findings, "every exercise is in step with its solution")


def grade(options: argparse.Namespace) -> int:
    from gamesearch.course.folder import find_course
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


def slides(options: argparse.Namespace) -> int:
    from gamesearch.course.folder import LESSONS, find_course
    from gamesearch.course.slides import Wanted
    from gamesearch.course.slides import slides as render

    course = find_course()
    out = options.out or course.root / "build" / "slides"
    wanted = Wanted(out, options.pdf, options.handout)
    findings = render(course, course.choose(options.stems, [LESSONS]), wanted)
    return _verdict(findings, f"every deck is in {out}")


def release(options: argparse.Namespace) -> int:
    from gamesearch.course.folder import find_course
    from gamesearch.course.release import release as write

    course = find_course()
    out = options.out or course.root / "build" / "release"
    findings = write(course, course.choose(options.stems), out)
    return _verdict(findings, f"students.zip, graders.zip and their folders are in {out}")


if __name__ == "__main__":
    sys.exit(main())
