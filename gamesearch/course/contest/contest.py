"""A contest, from the folder of submissions to its page.

1. every entry is read and tried out: what cannot be loaded does not take part, and is told why
2. round by round (all against all is one round), pairs meet; each outcome is kept at once
3. the table, the ratings, the games: contest.html, table.csv, games.csv, contest.json
"""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gamesearch.course.contest.entries import (
    STEM,
    Entrant,
    entries,
    every_house_player,
    house,
    pseudonyms,
)
from gamesearch.course.contest.games import different_openings, game_named
from gamesearch.course.contest.page import write_page
from gamesearch.course.contest.pairing import (
    ALL_AGAINST_ALL,
    BYE,
    Pair,
    round_robin,
    rounds_for,
    swiss,
)
from gamesearch.course.contest.record import ContestLedger
from gamesearch.course.contest.standing import ContestStanding, write_names, write_sheets
from gamesearch.course.contest.tasks import ContestOutcome, ContestTask, play_tasks
from gamesearch.course.contest.terms import Terms
from gamesearch.course.folder import WrongCall
from gamesearch.course.grade.submissions import printable
from gamesearch.course.notebook import Flaw
from gamesearch.course.out_folder import alone_in
from gamesearch.course.progress import Progress

BACKSTOP = 10.0  # seconds, where nodes are what counts


@dataclass
class Contest:
    """What was asked for. `rounds` 0: all against all, or for many players the Swiss system."""

    folder: Path
    out: Path
    terms: Terms = field(default_factory=Terms)
    rounds: int = 0
    openings: int = 1  # for each pair; each is played with both colours
    plies: int = 2  # of an opening
    house: tuple[str, ...] = tuple(every_house_player())
    hide_names: bool = False
    jobs: int = 1
    cluster: str = ""
    sandbox: str = "auto"

    def run(self) -> list[Flaw]:
        """Hold it; what needs a person.

        Raises:
            WrongCall: there are not two players.
        """
        game = game_named(self.terms.game)
        found, strays = entries(self.folder)
        flaws = [Flaw(printable(each.path), each.reason, "") for each in strays]
        if self.hide_names:
            found = self._renamed(found)
        with alone_in(self.out), self._sandbox() as sandbox:
            self.ledger, self.box, self.done = ContestLedger(self.out), sandbox, list[ContestTask]()
            self.lost: list[tuple[str, str]] = []
            seeds = (self.terms.seed + number for number in range(self.rounds or 1))
            sets = (different_openings(game, self.openings, self.plies, seed) for seed in seeds)
            self.sets = [tuple(map(tuple, each)) for each in sets]
            playing, out = self._tried([*found, *house(list(self.house))])
            flaws += [Flaw(f"{name}/{STEM}.ipynb", why, "") for name, why in out.items()]
            if len(playing) < 2:
                raise WrongCall(
                    f"a contest needs two players, {self.folder} and the house have {len(playing)}"
                )
            standing = self._play(playing)
            self._write(standing, out)
        again = "call again, and what is missing is played"
        return flaws + [Flaw(name, f"not played: {why}", again) for name, why in self.lost]

    def _sandbox(self) -> Any:
        from gamesearch.course.sandbox.choose import choose

        if self.cluster:
            print(f"Sandbox: each worker of {self.cluster} has its own ({self.sandbox}).")
            return nullcontext()
        box = choose(self.sandbox, private=[self.folder])
        print(box.sentence)
        return box

    def _renamed(self, found: list[Entrant]) -> list[Entrant]:
        given = pseudonyms([entry.name for entry in found], self.terms.seed)
        self.out.mkdir(parents=True, exist_ok=True)
        write_names(self.out, given)
        return [Entrant(given[each.name], each.cells, each.problem) for each in found]

    # -- playing -----------------------------------------------------------------------------------

    def _tried(self, found: list[Entrant]) -> tuple[list[Entrant], dict[str, str]]:
        """Those that take part, and why others do not."""
        out = {entry.name: entry.problem for entry in found if entry.problem}
        tasks = [ContestTask((entry,), (), self.terms) for entry in found if not entry.problem]
        results = {each.task.entries[0].name: each for each in self._outcomes(tasks)}
        self.loaded = {name: each.loaded for name, each in results.items()}
        out |= {name: each.wrong for name, each in results.items() if each.wrong}
        lost = {task.entries[0].name for task in tasks} - set(results)
        out |= dict.fromkeys(lost, "this machine could not try it out: call again")
        return [entry for entry in found if entry.name not in out], out

    def _play(self, playing: list[Entrant]) -> ContestStanding:
        known = {entry.name: entry for entry in playing}
        standing = ContestStanding(known)
        for name, row in standing.rows.items():
            row.loaded = self.loaded.get(name, 0.0)
        met: set[frozenset[str]] = set()
        for number in range(self.rounds_of(len(playing))):
            pairs = self._pairs(list(known), standing, met)
            met |= {frozenset(pair) for pair in pairs}
            self._round(number, pairs, known, standing)
        return standing

    def rounds_of(self, players: int) -> int:
        if self.rounds:
            return self.rounds
        return 1 if players <= ALL_AGAINST_ALL else rounds_for(players)

    def _pairs(
        self, names: list[str], standing: ContestStanding, met: set[frozenset[str]]
    ) -> list[Pair]:
        if not self.rounds and len(names) <= ALL_AGAINST_ALL:
            return round_robin(names)
        return swiss(names, standing.points(), met)

    def _round(
        self, number: int, pairs: list[Pair], known: dict[str, Entrant], standing: ContestStanding
    ) -> None:
        begun = self.sets[number % len(self.sets)]
        tasks = [
            ContestTask((known[one], known[two]), begun, self.terms, number)
            for one, two in pairs
            if two != BYE
        ]
        for outcome in self._outcomes(tasks):
            for record in outcome.games:
                standing.add(record)
        for name, other in pairs:
            if other == BYE:  # who rests gets what a win against one opponent is worth
                standing.rows[name].rested += 2 * len(begun)

    def _outcomes(self, tasks: list[ContestTask]) -> Iterator[ContestOutcome]:
        """Of all tasks, in their own order: known ones at once, the others are done and kept."""
        self.done += tasks
        missing = [task for task in tasks if task.key not in self.ledger.entries]
        with Progress(len(missing)) as progress:
            for outcome in play_tasks(missing, self.box, self.jobs, self.cluster, self.sandbox):
                if outcome.trouble:
                    self.lost.append((outcome.task.name, outcome.trouble))
                    progress.finish(outcome.task.name, f"not played: {outcome.trouble}")
                    continue
                self.ledger.add(outcome)
                progress.finish(outcome.task.name, _in_short(outcome))
        return (found for task in tasks if (found := self.ledger.find(task)))

    # -- writing -----------------------------------------------------------------------------------

    def _write(self, standing: ContestStanding, out: dict[str, str]) -> None:
        played = [task for task in self.done if len(task.entries) == 2]
        about = {"terms": self.terms.to_dict(), "left out": out, "openings": self.sets}
        write_sheets(self.out, standing, self.ledger.games(played))
        write_page(self.out, self.terms, standing, self.ledger.games(played), out)
        self.ledger.close(self.done, about)


def _in_short(outcome: ContestOutcome) -> str:
    if len(outcome.task.entries) == 1:
        return outcome.wrong or "ready"
    one = outcome.task.entries[0].name
    points = sum(
        0.5 + 0.5 * game.value * (1 if game.names[0] == one else -1) for game in outcome.games
    )
    return f"{points:g} : {len(outcome.games) - points:g}"


def contest_of(options: Namespace) -> Contest:
    """The contest that a call asks for."""
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
