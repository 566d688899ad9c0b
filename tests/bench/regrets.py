"""CFR beside OpenSpiel's: the same exploitability after as many rounds, what a round costs, and the
seconds until exploitability is below 0.001 for the first time.

Its Python solver is the same algorithm on its own rules of the two pokers, and its own measure of
exploitability. Its C++ solver alternates in all variants, so it has no row for plain CFR.
"""

from __future__ import annotations

import statistics
from functools import partial
from itertools import count, islice
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

GOOD = 0.001
TO_GOOD = [  # game, way, looked at every so many rounds; the other ways need many times as many
    ("kuhn_poker", "alternating", 1),
    ("kuhn_poker", "CFR+", 1),
    ("leduc_poker", "CFR+", 25),
]


def learned(game: Game, rounds: int, how: dict[str, bool]) -> Any:
    return next(islice(cfr(game, **how), rounds - 1, None))


def learned_by(solver: Any, game: Any, rounds: int) -> Any:
    learner = solver(game)
    for _ in range(rounds):
        learner.evaluate_and_update_policy()
    return learner


def measure(rounds: int) -> list[Table]:
    return [round_by_round(rounds), until_good()]


def until_good() -> Table:
    """OpenSpiel's Python runs as many rounds as we need: `round_by_round` shows that its rounds are
    ours. Its C++ solver differs in the last digits, so it has a number of its own."""
    table = Table(
        f"CFR until exploitability is below {GOOD}",
        ["game", "way", "rounds", "s, ours", "s, Python", "times", "rounds, C++", "s, C++"],
    )
    for name, way, every in TO_GOOD:
        game, their_game = GAMES[name][0], pyspiel.load_game(name)
        number = our_rounds(game, OURS[way], every)
        in_cpp = rounds_in_cpp(their_game, IN_CPP[way], every)
        runs = {
            "ours": partial(learned, game, number, OURS[way]),
            "Python": partial(learned_by, IN_PYTHON[way], their_game, number),
            "C++": partial(learned_by, IN_CPP[way], their_game, in_cpp),
        }
        spent = {who: seconds for who, [seconds] in take_turns(runs, 1).items()}
        faster = f"{spent['Python'] / spent['ours']:.1f}"
        ours, python, cpp = (f"{spent[who]:.3f}" for who in runs)
        table.row(name, way, number, ours, python, faster, in_cpp, cpp)
    return table


def our_rounds(game: Game, how: dict[str, bool], every: int) -> int:
    return next(
        number
        for number, found in enumerate(cfr(game, **how), 1)
        if number % every == 0 and exploitability(game, found.plan) < GOOD
    )


def rounds_in_cpp(game: Any, solver: Any, every: int) -> int:
    learner = solver(game)  # a policy lives as long as its learner
    for number in count(1):
        learner.evaluate_and_update_policy()
        if number % every == 0 and pyspiel.exploitability(game, learner.average_policy()) < GOOD:
            return number


def round_by_round(rounds: int) -> Table:
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
    print(*measure(1), sep="\n\n")
