"""One thread beside two, in machine code; in seconds by the clock, as CPU time would be the same.

So the machine should have nothing else to do. Each task is shown to give the same both ways.
"""

from __future__ import annotations

import gc
import random
import time
from concurrent.futures import ThreadPoolExecutor

from measure import Run, Table, milliseconds, times

from gamesearch import ConnectFour
from gamesearch.compiled.mcts import mcts
from gamesearch.compiled.perfect import memory, scores
from gamesearch.search.montecarlo.parallel import root_parallel

GAME = ConnectFour()
GAMES = 20_000
STONES = 14


def trees(threads: int) -> Run:
    def run() -> object:
        with ThreadPoolExecutor(threads) as pool:
            return root_parallel(GAME, games=GAMES, seeds=[1, 2], search=mcts, map=pool.map)

    return run


def columns(threads: int) -> Run:
    rng = random.Random(5)
    states = [position(rng) for _ in range(12)]

    def run() -> object:
        memory.cache_clear()  # what was found out before would be no work
        return [scores(GAME, state, threads=threads) for state in states]

    return run


def position(rng: random.Random) -> tuple:
    state = GAME.initial
    for _ in range(STONES):
        open_ends = [GAME.result(state, move) for move in GAME.actions(state)]
        state = rng.choice([each for each in open_ends if not GAME.is_terminal(each)])
    return state


TASKS = {
    f"two trees of {GAMES:,} random games": trees,
    f"every column of 12 positions with {STONES} stones": columns,
}


def by_the_clock(run: Run) -> float:
    gc.collect()
    began = time.perf_counter()
    run()
    return time.perf_counter() - began


def measure(rounds: int) -> Table:
    table = Table("Both cores", ["task", "one thread, ms", "two threads, ms", "×"])
    for name, task in TASKS.items():
        one, two = task(1), task(2)
        assert one() == two()
        seconds: dict[int, list[float]] = {1: [], 2: []}
        for _ in range(rounds):
            seconds[1].append(by_the_clock(one))
            seconds[2].append(by_the_clock(two))
        gain = times(seconds[1], seconds[2])
        table.row(name, milliseconds(seconds[1]), milliseconds(seconds[2]), f"{gain:.2f}")
    return table


if __name__ == "__main__":
    print(measure(5))
