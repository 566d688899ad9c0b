"""The command `gamesearch`: what authors, graders and readers do with the course.

What each of them does stands in `course/commands.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from gamesearch.course import commands
from gamesearch.course.commands import OK, STOPPED, WRONG_CALL
from gamesearch.course.folder import WrongCall
from gamesearch.errors import GameSearchError

AUTHOR, GRADER = "lab,dev,chess,fast", "lab,chess,fast,grade"  # extras: all that lessons run
CODES = (
    "exit code: 0 all is well, 1 something is to be mended, 2 a wrong call, 130 stopped by Ctrl-C"
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
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
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("gamesearch"):
            raise
        command = f"gamesearch {options.handler.__name__}"
        install = f'pip install "gamesearch[{options.needs}]"'
        print(f"{command} needs {missing.name}, which is not installed: {install}", file=sys.stderr)
        return WRONG_CALL
    except KeyboardInterrupt:
        return STOPPED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="gamesearch",
        description="Adversarial search, to be read and stepped through.",
        epilog=f"gamesearch COMMAND --help shows an example of each.\n\n{CODES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
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

    new = command(
        commands.lab, "open the course in JupyterLab", "--no-browser --port 8899", "lab", True
    )
    new.usage = "gamesearch lab [any argument of jupyter lab …]"

    new = command(
        commands.build,
        "run the lessons and solutions and write their notebooks",
        "02 --jobs 1",
        AUTHOR,
    )
    _stems(new)
    new.add_argument(
        "--check", action="store_true", help="only compare notebooks with their sources"
    )
    new.add_argument(
        "--jobs", type=_count, metavar="N", help="notebooks side by side (default: cores)"
    )

    new = command(
        commands.exercises, "cut the exercises out of the solutions", "02 --check", AUTHOR
    )
    _stems(new)
    new.add_argument("--check", action="store_true", help="only compare, write nothing")

    new = command(
        commands.grade,
        "mark submissions/<student>/<NN_topic>.ipynb",
        "submissions --jobs 2",
        GRADER,
    )
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

    new = command(commands.slides, "render lessons as decks that open offline", "02 --pdf", "lab")
    _stems(new)
    new.add_argument("--out", type=Path, metavar="DIR", help="where to (default: build/slides)")
    new.add_argument("--pdf", action="store_true", help="print them, too: needs Chromium or Chrome")
    new.add_argument("--handout", action="store_true", help="a sheet per slide with its notes")

    purpose = "write what students get, and what graders get"
    new = command(commands.release, purpose, "--out ../autumn", AUTHOR)
    _stems(new)
    new.add_argument("--out", type=Path, metavar="DIR", help="where to (default: build/release)")
    return parser


def _stems(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "stems", nargs="*", metavar="STEM", help="topics, such as 02_pruning or 02 (default: all)"
    )


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of processes: give 1 2 3 …")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
