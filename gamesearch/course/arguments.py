"""What each command of `gamesearch` can be told."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Collection
from difflib import get_close_matches
from pathlib import Path
from typing import Any


def stems(parser: ArgumentParser) -> None:
    parser.add_argument(
        "stems", nargs="*", metavar="STEM", help="topics: 02_pruning, 02 or pruning (default: all)"
    )


def whole_number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no whole number above 0: give 1 2 3 …")
    return int(text)


def collect_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "download", type=Path, help="the .zip file, or the folder it was unpacked to"
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("submissions"),
        metavar="DIR",
        help="where to (default: submissions); a notebook that is there gives way to a newer one",
    )


def grade_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("submissions", type=Path, help="a folder with a folder per student")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("grades"),
        metavar="DIR",
        help="where gradebook.csv, feedback/ and the rest go (default: grades)",
    )
    jobs = "how many submissions at a time (default: one for each core)"
    parser.add_argument("--jobs", type=whole_number, metavar="N", help=jobs)
    machines = "grade on the machines of this Dask scheduler"
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help=machines)
    walls = (
        "auto: the best this machine has; strict: stop if it has none that holds; "
        "none: for code that you trust"
    )
    parser.add_argument("--sandbox", choices=("auto", "strict", "none"), default="auto", help=walls)
    alone = "grade this submission alone; with STEM: this topic alone"
    parser.add_argument("--only", default="", metavar="STEM/STUDENT", help=alone)


CONTESTS = "connectfour (the default), chess, dotsandboxes:3,3, hex:5, maze, minichess, nim:3,4,5, "
CONTESTS += "tictactoe"


def contest_arguments(parser: ArgumentParser) -> None:
    add: Any = parser.add_argument
    add("submissions", type=Path, help="a folder with a folder per student")
    add("--game", default="connectfour", help=f"one of {CONTESTS}; a colon, then its sizes")
    add(
        "--time", type=float, default=0.1, metavar="S", help="CPU seconds for a move (default: 0.1)"
    )
    add(
        "--nodes",
        type=whole_number,
        default=0,
        metavar="N",
        help="nodes for a move, instead of seconds",
    )
    rounds = (
        "rounds of the Swiss system (default: up to 12 players meet all against all; for more, the "
        "number of rounds follows from theirs)"
    )
    add("--rounds", type=whole_number, default=0, metavar="N", help=rounds)
    add(
        "--openings",
        type=whole_number,
        default=1,
        metavar="N",
        help="openings for each pair, played with both colours (default: 1)",
    )
    add("--plies", type=int, default=2, metavar="N", help="plies of an opening (default: 2)")
    add(
        "--seed", type=int, default=0, metavar="N", help="another seed: other openings (default: 0)"
    )
    add(
        "--memory",
        type=whole_number,
        default=1024,
        metavar="MB",
        help="memory of each player (default: 1024)",
    )
    add("--ponder", action="store_true", help="players may work while the other is to move")
    add("--no-house", action="store_true", help="leave out the course's own players")
    add(
        "--pseudonyms",
        action="store_true",
        help="made-up names on the page; names.csv says whose they are",
    )
    add(
        "--out",
        type=Path,
        default=Path("contest"),
        metavar="DIR",
        help="where to (default: contest)",
    )
    add("--jobs", type=whole_number, metavar="N", help="games side by side (default: cores)")
    add(
        "--cluster",
        default="",
        metavar="ADDRESS",
        help="play on the machines of this Dask scheduler",
    )
    add("--sandbox", choices=("auto", "strict", "none"), default="auto", help="as for grade")


def slides_arguments(parser: ArgumentParser) -> None:
    stems(parser)
    parser.add_argument("--out", type=Path, metavar="DIR", help="where to (default: build/slides)")
    parser.add_argument(
        "--pdf",
        action="store_true",
        help="also as PDF: needs Chromium or Chrome, and the extra pdf",
    )
    parser.add_argument(
        "--handout", action="store_true", help="also sheets for the class, with room to write"
    )
    parser.add_argument(
        "--notes", action="store_true", help="also sheets for the speaker: slides with notes"
    )
    parser.add_argument(
        "--check", action="store_true", help="name the slides that do not fit or cannot be read"
    )


def site_arguments(parser: ArgumentParser) -> None:
    stems(parser)
    parser.add_argument("--out", type=Path, metavar="DIR", help="where to (default: build/site)")
    parser.add_argument(
        "--lite",
        action="store_true",
        help="add JupyterLite, in which exercises run in the browser (needs the extra lite)",
    )
    parser.add_argument(
        "--pyodide",
        type=Path,
        metavar="FOLDER",
        help="with --lite: a folder that holds Pyodide (default: browsers load it from the web)",
    )


def no_command(name: str, commands: Collection[str]) -> str:
    """
    >>> print(no_command("grde", ["lab", "grade"]))
    there is no command 'grde': did you mean grade?
    >>> print(no_command("fly", ["lab", "grade"]))
    there is no command 'fly': there are lab, grade
    """
    near = get_close_matches(name, commands, 1)
    help_them = f"did you mean {near[0]}?" if near else f"there are {', '.join(commands)}"
    return f"there is no command {name!r}: {help_them}"
