"""What each idea of the lesson on rollouts is worth: matches against plain UCT at equal playouts.

Not time but strength is measured here, so one run is enough: every player draws from a generator
of its own with a fixed seed; every opening is played with both colours. Intervals: Wilson, 95 %.
All play plain UCT twice: with c = √2, and with c = 0.5, which suits these games better.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from measure import Table

from gamesearch import ConnectFour, Game, Hex, mcts, tree_after
from gamesearch.arena.selfplay import self_play
from gamesearch.arena.tournament import openings, tournament
from gamesearch.evaluation.hex import beside_own, centrality, towards_centre
from gamesearch.evaluation.network import Network
from gamesearch.search.montecarlo.mcts_solver import mcts_solver
from gamesearch.search.montecarlo.progressive_bias import by_progressive_bias
from gamesearch.search.montecarlo.progressive_widening import widening_mcts
from gamesearch.search.montecarlo.puct import puct, rollout_guess
from gamesearch.search.montecarlo.rave import rave
from gamesearch.search.montecarlo.rollouts import avoid_losses, take_wins, weighted_rollout

HEX, SMALL, WIDE, FOUR = Hex(5), Hex(4), Hex(7), ConnectFour(5, 4)
PLAYOUTS = 100
Search = Callable[..., object]  # (game, state, rng, c): its tree search, with UCB1's constant


def beside_or_central(game: Hex, state: object, move: int) -> float:
    """Half for lying in the middle, half for touching a stone of one's own."""
    (weight,) = beside_own(game, state, [move])
    return centrality(game, state, move) / 2 + (weight > 1) / 2


def trained(games: int = 150) -> Network:
    network = Network(SMALL.size)
    for _ in self_play(network, games, random.Random(1)):
        pass
    return network


def player(search: Search, c: float, playouts: int, seed: int) -> Callable[..., object]:
    rng = random.Random(seed)
    return lambda game, state: tree_after(playouts, search(game, state, rng, c)).best.move


def uct(**options: object) -> Search:
    return lambda game, state, rng, c: mcts(game, state, rng=rng, c=c, **options)


def biased(game: Game, state: object, rng: random.Random, c: float) -> object:
    choose = by_progressive_bias(game, beside_or_central, 2, c)
    return mcts(game, state, rng=rng, choose=choose)


def widened(game: Game, state: object, rng: random.Random, c: float) -> object:
    return widening_mcts(game, state, rng=rng, looks=beside_or_central, c=c)


def against(game: Game, search: Search, c: float, times: int) -> object:
    """The score of a search against plain UCT, both with the same c if both use UCB1."""
    players = {"new": player(search, c, PLAYOUTS, 1), "plain": player(uct(), c, PLAYOUTS, 2)}
    return tournament(game, players, starts=[*openings(game, 1)] * times).totals["new"]


def ideas(network: Network) -> dict[str, tuple[Game, Search, bool]]:
    """Each idea's game, its search, and whether it has to be shown to help there."""
    by_centre: Search = lambda game, state, rng, c: puct(  # noqa: E731
        game, state, guess=rollout_guess(rng, towards_centre)
    )
    return {
        "rollouts beside own stones": (HEX, uct(rollout=weighted_rollout(beside_own)), False),
        "rollouts that win if they can": (HEX, uct(rollout=weighted_rollout(take_wins)), False),
        "the same": (FOUR, uct(rollout=weighted_rollout(take_wins)), False),
        "careful rollouts": (FOUR, uct(rollout=weighted_rollout(avoid_losses)), True),
        "RAVE": (HEX, lambda game, state, rng, c: rave(game, state, rng=rng), True),
        "RAVE with plain UCT's c": (
            HEX,
            lambda game, state, rng, c: rave(game, state, rng=rng, c=c),
            True,
        ),
        "RAVE again": (FOUR, lambda game, state, rng, c: rave(game, state, rng=rng), False),
        "progressive bias": (HEX, biased, False),
        "progressive widening": (WIDE, widened, True),
        "PUCT, priors towards the centre": (HEX, by_centre, True),
        "proven wins": (
            FOUR,
            lambda game, state, rng, c: mcts_solver(game, state, rng=rng, c=c),
            False,
        ),
        "the network's policy in rollouts": (
            SMALL,
            uct(rollout=weighted_rollout(network.weigh)),
            False,
        ),
        "the network, PUCT, no rollouts": (
            SMALL,
            lambda game, state, rng, c: puct(game, state, guess=network.guess),
            True,
        ),
    }


def measure(rounds: int) -> Table:
    table = Table(
        f"Strength at {PLAYOUTS} playouts a move, against plain UCT",
        ["idea", "game", "c = √2", "c = 0.5", "helps"],
    )
    for name, (game, search, promised) in ideas(trained()).items():
        times = max(1, 100 // len([*openings(game, 1)]))
        scores = [against(game, search, c, times) for c in (2**0.5, 0.5)]
        low, high = scores[0].interval
        verdict = "yes" if low > 0.5 else "it harms" if high < 0.5 else "not shown"
        if promised:
            table.mark(f"{name} should help at equal playouts", low > 0.5)
        place = f"Hex({game.size})" if isinstance(game, Hex) else "Connect Four, 5 × 4"
        table.row(name, place, *map(shown, scores), verdict)
    return table


def shown(score: object) -> str:
    low, high = score.interval
    return f"{score.points:g} of {score.games}, {low:.2f} to {high:.2f}"


if __name__ == "__main__":
    print(measure(1))
