"""What a network has learned of Hex(4) by self-play: an exact judge, three seeds.

The judge looks at everything: over a million positions below the empty board. Asked are 300
positions after up to eight random moves in which some moves win and some lose; the figure is the
share of winning moves.
`alone` is the policy's likeliest move, `searched` that of PUCT with 30 guesses.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from measure import Table

from gamesearch import MAX, Hex, mcts, solve, tree_after
from gamesearch.arena.selfplay import self_play
from gamesearch.evaluation.hex import shortest_path
from gamesearch.evaluation.network import Network
from gamesearch.search.montecarlo.puct import puct
from gamesearch.search.montecarlo.rave import rave

GAME, POSITIONS, STOPS, SEEDS = Hex(4), 300, (0, 25, 100, 400), (1, 2, 3)
Choose = Callable[[object], object]


@cache
def winner(state: tuple) -> int:
    """1 if X wins with best play, -1 if O does."""
    if GAME.is_terminal(state):
        return GAME.utility(state)
    own = 1 if GAME.to_move(state) == MAX else -1
    after = (winner(GAME.result(state, move)) for move in GAME.actions(state))
    return own if own in after else -own


def with_a_choice() -> list[tuple[tuple, set[int]]]:
    """Positions, each with the moves that win."""
    dice, found = random.Random(5), []
    while len(found) < POSITIONS:
        state = GAME.initial
        for _ in range(dice.randrange(9)):
            if not GAME.is_terminal(state):
                state = GAME.result(state, dice.choice(GAME.actions(state)))
        own = 1 if GAME.to_move(state) == MAX else -1
        moves = GAME.actions(state)
        good = {move for move in moves if winner(GAME.result(state, move)) == own}
        if 0 < len(good) < len(moves):
            found.append((state, good))
    return found


def measure(rounds: int) -> Table:
    table = Table(
        "Hex(4): share of winning moves in 300 positions with a choice",
        ["who", "what", "alone", "searched, 30"],
    )
    asked, dice = with_a_choice(), random.Random(1)

    def share(choose: Choose) -> float:
        return sum(choose(state) in good for state, good in asked) / len(asked)

    others: dict[str, Choose] = {
        "UCT, 30 playouts": lambda s: tree_after(30, mcts(GAME, s, rng=dice)).best.move,
        "UCT, 300 playouts": lambda s: tree_after(300, mcts(GAME, s, rng=dice)).best.move,
        "RAVE, 30 playouts": lambda s: tree_after(30, rave(GAME, s, rng=dice)).best.move,
        "shortest path, 100 nodes": lambda s: (
            solve(GAME, s, nodes=100, evaluate=shortest_path).move
        ),
    }
    chance = sum(len(good) / len(GAME.actions(s)) for s, good in asked) / len(asked)
    table.row("guessing", "", f"{chance:.2f}", "")
    for name, choose in others.items():
        table.row("baseline", name, "", f"{share(choose):.2f}")
    final = []
    for seed in SEEDS:
        network, played = Network(GAME.size, seed=seed), 0
        lessons = self_play(network, max(STOPS), random.Random(seed))
        for stop in STOPS:
            while played < stop:
                played = next(lessons).games
            alone, searched = share(_alone(network)), share(_searched(network))
            table.row(f"seed {seed}", f"{stop} games", f"{alone:.2f}", f"{searched:.2f}")
        final.append(searched)
    table.mark("400 games of its own should beat UCT with 30 playouts", min(final) > 0.5)
    return table


def _alone(network: Network) -> Choose:
    def choose(state: object) -> object:
        odds = dict(zip(GAME.actions(state), network.guess(GAME, state)[0], strict=True))
        return max(odds, key=odds.__getitem__)

    return choose


def _searched(network: Network) -> Choose:
    return lambda state: tree_after(30, puct(GAME, state, guess=network.guess)).best.move


if __name__ == "__main__":
    print(measure(1))
