"""What can be said to `gamesearch contest`, and the contest that it asks for."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

BACKSTOP = 10.0  # seconds, where nodes are what counts


def add_arguments(parser: ArgumentParser, count: Callable[[str], int]) -> None:
    add: Any = parser.add_argument
    add("submissions", type=Path, help="a folder with a folder per student")
    add("--game", default="connectfour", help="connectfour, hex:5, dotsandboxes:3,3 …")
    add("--time", type=float, default=0.1, metavar="S", help="CPU seconds for a move: 0.1")
    add("--nodes", type=count, default=0, metavar="N", help="nodes for a move, instead of seconds")
    rounds = (
        "of the Swiss system (default: up to 12 players all against all, else as many as it takes)"
    )
    add("--rounds", type=count, default=0, metavar="N", help=rounds)
    add("--openings", type=count, default=1, metavar="N", help="for each pair, with both colours")
    add("--plies", type=int, default=2, metavar="N", help="of an opening (default: 2)")
    add("--seed", type=int, default=0, metavar="N", help="draws the openings")
    add("--memory", type=count, default=1024, metavar="MB", help="of each player")
    add("--ponder", action="store_true", help="players may work while the other is to move")
    add("--no-house", action="store_true", help="without the course's own players")
    add("--pseudonyms", action="store_true", help="no names on the page")
    add("--out", type=Path, default=Path("contest"), metavar="DIR", help="default: contest")
    add("--jobs", type=count, metavar="N", help="side by side (default: cores)")
    add("--cluster", default="", metavar="ADDRESS", help="a Dask scheduler to run on")
    add("--sandbox", choices=("auto", "strict", "none"), default="auto", help="as for grade")


def contest_of(options: Namespace) -> Any:
    """Raises WrongCall: what was said makes no contest."""
    from gamesearch.course.contest.contest import Contest
    from gamesearch.course.contest.entries import every_house_player
    from gamesearch.course.contest.terms import Terms
    from gamesearch.course.folder import WrongCall

    if not options.time > 0 or options.plies < 0:
        raise WrongCall("--time is more than 0 seconds, and --plies 0 or more")
    terms = Terms(
        options.game,
        seconds=max(options.time, BACKSTOP) if options.nodes else options.time,
        nodes=options.nodes,
        memory=options.memory,
        ponder=options.ponder,
        seed=options.seed,
    )
    return Contest(
        options.submissions,
        options.out,
        terms,
        rounds=options.rounds,
        openings=options.openings,
        plies=options.plies,
        house=() if options.no_house else tuple(every_house_player()),
        hide_names=options.pseudonyms,
        jobs=options.jobs or os.cpu_count() or 1,
        cluster=options.cluster,
        sandbox=options.sandbox,
    )
