"""The command `gamesearch`: what authors, graders and readers do with the course.

Each command imports what it needs when it is called: `gamesearch --help` stays quick, and a library
that is not installed is missed only by the command that needs it.
"""

from __future__ import annotations

import argparse
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from gamesearch import __version__
from gamesearch.course.arguments import (
    collect_arguments,
    contest_arguments,
    grade_arguments,
    jobs,
    no_command,
    site_arguments,
    slides_arguments,
    sources_arguments,
    stems,
)
from gamesearch.course.disk import what_stands_in_the_way
from gamesearch.course.folder import LESSONS, SOLUTIONS, WrongCall, find_course
from gamesearch.course.out_folder import out_folder, writable
from gamesearch.drawing.numbers import several
from gamesearch.errors import GameSearchError, installs

OK, PROBLEMS, WRONG_CALL, STOPPED = 0, 1, 2, 130
AUTHOR, GRADER = "lab,dev,chess,fast", "lab,chess,fast,grade"  # extras: all that lessons run
CODES = (
    "exit code: 0 all is well, 1 something is to be mended, 2 a wrong call or a missing library,\n"
    "130 stopped by Ctrl-C"
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    parser, commands = _parser()
    argv = sys.argv[1:] if argv is None else argv
    if argv and not argv[0].startswith("-") and argv[0] not in commands:
        parser.error(no_command(argv[0], commands))
    options, extra = parser.parse_known_args(argv)
    if "handler" not in options:
        if extra:
            parser.error(f"unknown argument: {' '.join(extra)}")
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
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("gamesearch"):
            raise
        what = f"gamesearch {options.handler.__name__} needs {missing.name}"
        print(f"{what}, which is not installed: {installs(options.needs)}", file=sys.stderr)
        return WRONG_CALL
    except OSError as error:
        if not (sentence := what_stands_in_the_way(error)):
            raise
        print(f"gamesearch: {sentence}", file=sys.stderr)
        return WRONG_CALL
    except KeyboardInterrupt:
        return STOPPED


def _parser() -> tuple[argparse.ArgumentParser, Collection[str]]:  # with the commands' names
    parser = argparse.ArgumentParser(
        prog="gamesearch",
        description="Adversarial search, to be read and stepped through.",
        epilog=f"gamesearch COMMAND --help shows an example of each.\n\n{CODES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"gamesearch {__version__}")
    group = parser.add_subparsers(title="commands", metavar="COMMAND")

    def command(
        handler: Callable[[argparse.Namespace], int],
        purpose: str,
        example: str,
        needs: str,  # the extras of pyproject.toml that bring its libraries
        passes_on: bool = False,
    ) -> argparse.ArgumentParser:
        ending = "exit code: JupyterLab's own" if passes_on else CODES
        new = group.add_parser(
            handler.__name__,
            help=purpose,
            description=purpose[0].upper() + purpose[1:] + ".",
            epilog=f"example: gamesearch {handler.__name__} {example}\n{ending}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        new.set_defaults(handler=handler, parser=new, needs=needs, passes_on=passes_on)
        return new

    new = command(lab, "open the course in JupyterLab", "--no-browser --port 8899", "lab", True)
    new.usage = "gamesearch lab [any argument of jupyter lab …]"

    purpose = "run the lessons and solutions and write their notebooks"
    new = command(build, purpose, "02 --jobs 1", AUTHOR)
    sources_arguments(new)
    side_by_side = "notebooks side by side (default: cores)"
    new.add_argument("--jobs", type=jobs, metavar="N", help=side_by_side)

    purpose = "cut the exercises out of the solutions"
    sources_arguments(command(exercises, purpose, "02 --check", AUTHOR))

    purpose = "sort a Canvas or Moodle download into submissions/<student>/<NN_topic>.ipynb"
    collect_arguments(command(collect, purpose, "submissions.zip --out submissions", GRADER))

    purpose = "mark submissions/<student>/<NN_topic>.ipynb"
    grade_arguments(command(grade, purpose, "submissions --jobs 2", GRADER))

    purpose = "let the players in submissions/<student>/15_contest.ipynb play each other"
    example = "submissions --game connectfour --time 0.1"
    contest_arguments(command(contest, purpose, example, GRADER))

    purpose = "render lessons as decks that open offline"
    slides_arguments(command(slides, purpose, "02 --pdf", "lab"))

    purpose = "build the course as a site that opens from disk"
    site_arguments(command(site, purpose, "02 03", "lab,site"))

    purpose = "write what students get, and what graders get"
    new = command(release, purpose, "--out ../autumn", AUTHOR)
    stems(new)
    new.add_argument("--out", type=Path, metavar="DIR", help="where to (default: build/release)")
    return parser, group.choices


def lab(options: Namespace) -> int:
    from gamesearch.course.lab.lab import open_lab

    open_lab(find_course(), options.extra)
    return OK


def build(options: Namespace) -> int:
    from gamesearch.course.build.build import build_notebooks, check_notebooks

    course, jobs = find_course(), options.jobs
    stems = course.choose(options.stems)
    flaws = (
        check_notebooks(course, stems) if options.check else build_notebooks(course, stems, jobs)
    )
    return _verdict(flaws, "every notebook is in step with its source")


def exercises(options: Namespace) -> int:
    from gamesearch.course.build.exercises import cut_exercises

    course = find_course()
    flaws = cut_exercises(course, course.choose(options.stems, [SOLUTIONS]), options.check)
    return _verdict(flaws, "every exercise is in step with its solution")


def collect(options: Namespace) -> int:
    from gamesearch.course.collect.collect import collect_submissions

    course = find_course()
    with out_folder(course, options.out, "") as out:
        done = collect_submissions(options.download, out, course.keys())
    replaced = f"; {done.replaced} took the place of an older one" if done.replaced else ""
    whose = f"{several(done.notebooks, 'notebook')} of {several(done.students, 'student')}"
    print(f"In {out}: {whose}{replaced}")
    return _verdict(done.flaws, f"next: gamesearch grade {out}")


def grade(options: Namespace) -> int:
    course = find_course()
    out = writable(course, options.out)
    # Said before anything is loaded: that alone takes some seconds on a machine that is busy.
    print(f"Grading {options.submissions}: reading keys and submissions …", file=sys.stderr)
    from gamesearch.course.grade.grade import Grading, in_the_end

    grading = Grading(
        course,
        options.submissions,
        out,
        options.jobs or os.cpu_count() or 1,
        options.cluster,
        options.sandbox,
        options.only,
    )
    return _verdict(grading.run(), in_the_end(grading))


def contest(options: Namespace) -> int:
    out = writable(find_course(), options.out)
    print(f"The contest in {options.submissions}: reading entries …", file=sys.stderr)
    from gamesearch.course.contest.contest import contest_of

    held = contest_of(options)
    return _verdict(held.run(), f"every game is played: open {out / 'contest.html'}")


def slides(options: Namespace) -> int:
    from gamesearch.course.slides.slides import Wanted, build_decks

    course = find_course()
    stems = course.choose(options.stems, [LESSONS])
    with out_folder(course, options.out, "slides") as out:
        wanted = Wanted(out, options.pdf, options.handout, options.notes, options.check)
        flaws = build_decks(course, stems, wanted)
    return _verdict(flaws, f"every deck is in {out}")


def site(options: Namespace) -> int:
    from gamesearch.course.site import site as pages

    course = find_course()
    stems = course.choose(options.stems, [LESSONS])
    with out_folder(course, options.out, "site") as out:
        flaws = pages.build_site(course, stems, out, lite=options.lite, pyodide=options.pyodide)
    return _verdict(flaws, f"open {out / 'index.html'}: {pages.size_in_words(out)}")


def release(options: Namespace) -> int:
    from gamesearch.course.release.release import write_release

    course = find_course()
    stems = course.choose(options.stems)
    with out_folder(course, options.out, "release") as out:
        flaws = write_release(course, stems, out)
    return _verdict(flaws, f"students.zip, graders.zip and their folders are in {out}")


def _verdict(flaws: Sequence[object], fine: str) -> int:
    for flaw in flaws:
        print(flaw)
    print(f"{len(flaws)} to mend" if flaws else fine)
    return PROBLEMS if flaws else OK


if __name__ == "__main__":
    sys.exit(main())
