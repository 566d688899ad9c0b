"""Who takes part: the players in the submitted notebooks, found and read as grading does, and the
house's own, whose strength is known from one contest to the next.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass
from pathlib import Path

from gamesearch.arena.house import HOUSE
from gamesearch.course.grade import submissions
from gamesearch.course.grade.submission import Unreadable, read_handed_in
from gamesearch.course.grade.submissions import Stray, printable

STEM = "15_contest"
HOUSE_MARK = "house: "
BEASTS = """
    alpaca badger beaver bison camel cheetah condor coyote crane dingo dolphin eagle egret falcon
    ferret finch fox gazelle gecko gibbon heron ibex ibis iguana jaguar kestrel kiwi koala lemur
    leopard lizard llama lynx magpie marmot marten moose newt ocelot orca osprey otter owl panda
    pelican penguin puffin puma quail rabbit raven robin salmon seal swan tapir tern tiger toucan
    trout turtle walrus wombat wren yak zebra
"""
COLOURS = "amber blue bronze coral golden green grey ivory jade red silver violet white"


@dataclass(frozen=True)
class Entrant:
    """A player's name, and the code cells that make it; `problem` says why there are none."""

    name: str
    cells: tuple[str, ...] = ()
    problem: str = ""

    @property
    def digest(self) -> str:
        return hashlib.sha256("\0".join(self.cells).encode()).hexdigest()[:16]


def entries(folder: Path) -> tuple[list[Entrant], list[Stray]]:
    """Every student's entry in the order of names, and what else lies there.

    Raises:
        WrongCall: the folder is not there.
    """
    found, strays = submissions.find(folder, [STEM])
    # The notebooks of other lessons are no trouble here.
    return [_read(each) for each in found], [stray for stray in strays if not stray.is_other]


def _read(found: submissions.FoundNotebook) -> Entrant:
    name, submission = printable(found.student), submissions.read_submission(found)
    if submission.problem or submission.changed:
        return Entrant(name, problem=submission.problem or "the file changed while it was read")
    try:
        handed = read_handed_in(submission.data)
    except Unreadable as error:
        return Entrant(name, problem=str(error))
    return Entrant(name, tuple(cell.source for cell in handed.cells if cell.is_code))


def house(names: list[str]) -> list[Entrant]:
    """Players of the house, as notebooks of one cell."""
    cell = "from gamesearch.arena.house import HOUSE\nmy_player = HOUSE[{!r}]"
    return [Entrant(f"{HOUSE_MARK}{name}", (cell.format(name),)) for name in names]


def every_house_player() -> list[str]:
    return list(HOUSE)


def pseudonyms(names: list[str], seed: int) -> dict[str, str]:
    """A name for each that tells nothing, the same for the same names and seed."""
    several = [f"{colour} {beast}" for colour in COLOURS.split() for beast in BEASTS.split()]
    random.Random(f"{seed} {len(names)}").shuffle(several)
    spare = (f"player {number}" for number in range(1, len(names) + 1))
    given = {}
    for place, name in enumerate(sorted(names)):
        given[name] = several[place] if place < len(several) else next(spare)
    return given
