"""What each command of `gamesearch` can be told."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Collection
from difflib import get_close_matches
from pathlib import Path
from typing import Any


def stems(parser: ArgumentParser) -> None:
    parser.add_argument(
        "stems", nargs="*", metavar="STEM", help="topics: 02_pruning, 02 or pruning (default: all)"
    )


def sources_arguments(parser: ArgumentParser) -> None:
    stems(parser)
    parser.add_argument("--check", action="store_true", help="only compare, write nothing")


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds: beyond the larger one a run would never end."""

    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,12}", text) or not least <= int(text) <= most:
            raise ArgumentTypeError(f"{text!r} is no whole number from {least} to {most}")
        return int(text)

    return read


def seconds(text: str) -> float:
    if not re.fullmatch(r"\d*\.?\d+(e-?\d)?", text) or not 0 < float(text) <= 3600:
        raise ArgumentTypeError(f"{text!r} is no number of seconds above 0, an hour at most")
    return float(text)


jobs = whole(1, 1000)


def address(text: str) -> str:
    if text and not re.fullmatch(r"(\w+://)?[^\s/]+:\d+", text):
        raise ArgumentTypeError(f"{text!r} is no address: write tcp://HOST:PORT, as dask shows it")
    return text


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
    side_by_side = "how many submissions at a time (default: one for each core)"
    parser.add_argument("--jobs", type=jobs, metavar="N", help=side_by_side)
    machines = "grade on the machines of this Dask scheduler"
    parser.add_argument("--cluster", type=address, default="", metavar="ADDRESS", help=machines)
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
    clock: Any = parser.add_mutually_exclusive_group()
    clock.add_argument(
        "--time",
        type=seconds,
        default=0.1,
        metavar="S",
        help="CPU seconds for a move (default: 0.1)",
    )
    clock.add_argument(
        "--nodes",
        type=whole(1, 10**9),
        default=0,
        metavar="N",
        help="nodes for a move, instead of seconds",
    )
    rounds = (
        "rounds of the Swiss system (default: up to 12 players meet all against all; for more, the "
        "number of rounds follows from theirs)"
    )
    add("--rounds", type=whole(1, 100), default=0, metavar="N", help=rounds)
    add(
        "--openings",
        type=whole(1, 100),
        default=1,
        metavar="N",
        help="openings for each pair, played with both colours (default: 1)",
    )
    plies = "plies of an opening (default: 2)"
    add("--plies", type=whole(0, 100), default=2, metavar="N", help=plies)
    seed = "another seed: other openings (default: 0)"
    add("--seed", type=whole(0, 10**9), default=0, metavar="N", help=seed)
    add(
        "--memory",
        type=whole(16, 10**6),
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
    add("--jobs", type=jobs, metavar="N", help="games side by side (default: cores)")
    add(
        "--cluster",
        type=address,
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
