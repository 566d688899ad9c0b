"""CFR beside OpenSpiel's: the same exploitability after as many rounds, and what a round costs.

Its Python solver is the same algorithm on its own rules of the two pokers, and its own measure of
exploitability. Its C++ solver alternates in all variants, so it has no row for plain CFR.
"""

from __future__ import annotations

import statistics
from functools import partial
from itertools import islice
from typing import Any

import pyspiel
from measure import Table, milliseconds, take_turns, times
from open_spiel.python.algorithms import cfr as theirs
from open_spiel.python.algorithms import exploitability as their_measure

from gamesearch import Game, KuhnPoker
from gamesearch.games.leduc import LeducPoker
from gamesearch.search.imperfect.best_response import exploitability
from gamesearch.search.imperfect.cfr import cfr

OURS = {"CFR": {}, "alternating": {"alternating": True}, "CFR+": {"plus": True}}
IN_PYTHON = {
    name: partial(
        theirs._CFRSolver,
        alternating_updates=bool(how),
        linear_averaging="plus" in how,
        regret_matching_plus="plus" in how,
    )
    for name, how in OURS.items()
}
IN_CPP = {"alternating": pyspiel.CFRSolver, "CFR+": pyspiel.CFRPlusSolver}
GAMES = {"kuhn_poker": (KuhnPoker(), 100), "leduc_poker": (LeducPoker(), 10)}


def learned(game: Game, rounds: int, how: dict[str, bool]) -> Any:
    return next(islice(cfr(game, **how), rounds - 1, None))


def learned_by(solver: Any, game: Any, rounds: int) -> Any:
    learner = solver(game)
    for _ in range(rounds):
        learner.evaluate_and_update_policy()
    return learner


def measure(rounds: int) -> Table:
    table = Table(
        "CFR agrees with OpenSpiel",
        [
            "game",
            "way",
            "rounds",
            "exploitability, both",
            "ms, ours",
            "ms, Python",
            "times",
            "ms, C++",
        ],
    )
    for name, (game, number) in GAMES.items():
        their_game = pyspiel.load_game(name)
        for way, how in OURS.items():
            mine = float(exploitability(game, learned(game, number, how).plan))
            other = learned_by(IN_PYTHON[way], their_game, number).average_policy()
            assert abs(mine - their_measure.exploitability(their_game, other)) < 1e-9, (name, way)
            runs = {
                "ours": partial(learned, game, number, how),
                "Python": partial(learned_by, IN_PYTHON[way], their_game, number),
            }
            if way in IN_CPP:
                runs["C++"] = partial(learned_by, IN_CPP[way], their_game, number)
            spent = take_turns(runs, rounds)
            faster = times(spent["Python"], spent["ours"])
            cpp = milliseconds(spent["C++"]) if "C++" in spent else ""
            both = milliseconds(spent["ours"]), milliseconds(spent["Python"])
            table.row(name, way, number, f"{mine:.6f}", *both, f"{faster:.1f}", cpp)
            ahead = statistics.median(spent["ours"]) < statistics.median(spent["Python"])
            table.mark(f"{way} on {name} should be ahead of OpenSpiel's in Python", ahead)
    return table


if __name__ == "__main__":
    print(measure(1))
