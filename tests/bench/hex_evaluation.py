"""Hex without a formula and with one: alpha-beta against MCTS, at equal work and at equal time.

Equal work: 2,000 nodes a move for alpha-beta, and as many playouts as 2,000 nodes make if each
fills the board. Then eight times the playouts; the CPU time of both is shown. Every player draws
from a generator of its own with a fixed seed; both colours, the same openings.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from measure import Table

from gamesearch import Game, Hex, mcts, solve, tree_after
from gamesearch.arena.tournament import openings, tournament
from gamesearch.evaluation.hex import shortest_path

NODES, OPENINGS, SIZES = 2_000, 24, (5, 6, 7)


class Timed:
    """A player, and the CPU time it took for a move on average."""

    def __init__(self, choose: Callable[..., object]):
        self.choose, self.seconds, self.moves = choose, 0.0, 0

    def __call__(self, game: Game, state: object) -> object:
        began = time.process_time()
        move = self.choose(game, state)
        self.seconds += time.process_time() - began
        self.moves += 1
        return move

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / self.moves


def match(size: int, evaluate: object, playouts: int) -> tuple[object, Timed, Timed]:
    """MCTS's score against alpha-beta, and how long both took."""
    game, dice = Hex(size), random.Random(1)

    def sampled(game: Game, state: object) -> object:
        games = playouts * NODES // len(game.actions(state))
        return tree_after(games, mcts(game, state, rng=dice)).best.move

    def searched(game: Game, state: object) -> object:
        return solve(game, state, nodes=NODES, evaluate=evaluate).move

    players = {"MCTS": Timed(sampled), "alpha-beta": Timed(searched)}
    starts = random.Random(1).sample(list(openings(game, 1)), OPENINGS)
    score = tournament(game, players, starts=starts).totals["MCTS"]
    return score, players["MCTS"], players["alpha-beta"]


def measure(rounds: int) -> Table:
    table = Table(
        f"Hex, {2 * OPENINGS} games: MCTS against alpha-beta with {NODES:,} nodes a move",
        ["board", "alpha-beta judges by", "playouts", "MCTS's wins", "interval", "ms a move, both"],
    )
    rows = {
        ("nothing", "equal work"): (None, 1),
        ("shortest path", "equal work"): (shortest_path, 1),
        ("shortest path", "8 times as many"): (shortest_path, 8),
    }
    for size in SIZES:
        for (by, terms), (evaluate, playouts) in rows.items():
            score, dice, search = match(size, evaluate, playouts)
            low, high = score.interval
            each = f"{dice.milliseconds:.0f} and {search.milliseconds:.0f}"
            table.row(f"{size} × {size}", by, terms, score.wins, f"{low:.2f} to {high:.2f}", each)
            if by == "shortest path" and playouts == 1:
                table.mark(f"the shortest path should win on {size} × {size}", high < 0.5)
    return table


if __name__ == "__main__":
    print(measure(1))
