"""What a contest costs: games in a minute of the processor, and what the referee adds to a move.

    python tests/bench/contest.py --pairs 10      as `make bench ARGS=contest` does

The sandbox is the one that this machine has. CPU seconds are those of the players' processes, as
Linux counts them, and of this process.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from itertools import combinations
from random import Random
from statistics import median

from measure import Table

from gamesearch.arena.handicap import expected_score
from gamesearch.course.contest.entries import house
from gamesearch.course.contest.games import different_openings, game_named
from gamesearch.course.contest.pairing import swiss
from gamesearch.course.contest.process import PlayerProcess
from gamesearch.course.contest.referee import Record, play_game
from gamesearch.course.contest.standing import ContestStanding
from gamesearch.course.contest.terms import Terms
from gamesearch.course.sandbox.choose import choose

FIRST = "def my_player(game, state, clock):\n    return game.actions(state)[0]"
MOST_OVERHEAD = 2.0  # milliseconds a move
MAY_GROW = 30.0  # MB, from the third of ten rounds on
PLAYERS, ROUNDS = 200, 10
ENTERED, SECONDS, PAIRS = 20, 0.1, 10


def measure(rounds: int, pairs: int = PAIRS) -> Table:
    """`rounds` is not used: a contest is a sample of its own."""
    table = Table("A contest", ["what", "measured", "", ""])
    with choose("auto") as sandbox:
        where = dict(sandbox.env)
        each = overhead(where)
        table.row("asking for a move", f"{each:.2f} ms of CPU", sandbox.tier, "")
        table.mark(f"a move costs {MOST_OVERHEAD:g} ms at most", each <= MOST_OVERHEAD)
        games, cpu = played(where, pairs)
        name = f"{ENTERED} players at {SECONDS:g} s a move"
        table.row(name, f"{60 * games / cpu:.1f} games per CPU minute", f"{games} games", "")
    grown, memory, took = swiss_in_memory()
    name = f"{PLAYERS} players, {ROUNDS} rounds of Swiss, results drawn"
    table.row(name, f"{memory:.0f} MB, {grown:.1f} MB more at the end", f"{took:.1f} CPU s", "")
    table.mark("the memory of a contest does not grow", grown < MAY_GROW)
    return table


def overhead(where: dict[str, str]) -> float:
    """Milliseconds of the processor for one question to a player that does nothing, in both
    processes together; the median of some games."""
    game, terms, found = game_named("connectfour"), Terms(seconds=1.0), []
    players = PlayerProcess([FIRST], where, terms), PlayerProcess([FIRST], where, terms)
    try:
        for number in range(20):
            for player in players:
                player.begin(number)
            state, moves, heard = game.initial, [], [0, 0]
            began, used, asked = time.process_time(), 0.0, 0
            while not game.is_terminal(state):
                seat = game.to_move(state)
                reply = players[seat].ask(moves[heard[seat] :])
                heard[seat], used, asked = len(moves), used + reply.used, asked + 1
                moves.append(reply.place)
                state = game.result(state, game.actions(state)[reply.place])
            found.append(1000 * (time.process_time() - began + used) / asked)
            for player in players:
                player.over()
    finally:
        for player in players:
            player.close()
    return median(found)


def played(where: dict[str, str], pairs: int) -> tuple[int, float]:
    """How many games some of the pairs play, and the CPU seconds of all that take part, this
    process included."""
    terms, game = Terms(seconds=SECONDS), game_named("connectfour")
    kinds = house(["deep", "random_games", "two_ahead", "blind", "careful", "anything"])
    entries = [(f"{kinds[n % 6].name} {n}", kinds[n % 6].cells) for n in range(ENTERED)]
    [opening] = different_openings(game, 1, 2, seed=1)
    games, cpu, began = 0, 0.0, time.process_time()
    for one, two in Random(1).sample(list(combinations(range(ENTERED), 2)), pairs):
        pair = tuple(PlayerProcess(list(entries[each][1]), where, terms) for each in (one, two))
        names = entries[one][0], entries[two][0]
        for a, b in ((0, 1), (1, 0)):
            record = play_game(game, (pair[a], pair[b]), (names[a], names[b]), opening, 1)
            games, cpu = games + 1, cpu + sum(record.used)
        for player in pair:
            cpu += player.loaded
            player.close()
    return games, cpu + time.process_time() - began


def swiss_in_memory() -> tuple[float, float, float]:
    """MB more after the last round than after the third, MB at the end, and CPU seconds."""
    rng, names = Random(1), [f"player {n:03}" for n in range(PLAYERS)]
    skill = {name: rng.gauss(0, 200) for name in names}
    standing, met, sizes, began = ContestStanding(names), set(), [], time.process_time()
    for _ in range(ROUNDS):
        for one, two in swiss(names, standing.points(), met):
            met.add(frozenset((one, two)))
            for pair in ((one, two), (two, one)):
                won = rng.random() < expected_score(skill[pair[0]] - skill[pair[1]])
                moves = [rng.randrange(7) for _ in range(36)]
                standing.add(Record(pair, 2, moves, 1 if won else -1, asked=(17, 17)))
        sizes.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
    standing.ranked()
    return sizes[-1] - sizes[2], sizes[-1], time.process_time() - began


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    options = parser.parse_args()
    table = measure(1, options.pairs)
    print(table)
    sys.exit(1 if table.missed else 0)
