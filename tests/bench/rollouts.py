"""What each idea of lesson 10 is worth: matches against plain UCT at equal playouts.

Not time but strength is measured here, so one run is enough: every player draws from a generator
of its own with a fixed seed. Every opening is played with both colours. An interval is Wilson's, 95 %.
Plain UCT plays twice: with c = √2, and with c = 0.5, which suits these games better.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from measure import Table

from gamesearch import (
    ConnectFour,
    Game,
    Hex,
    Network,
    beside_own,
    by_dice,
    by_progressive_bias,
    careful,
    central,
    following,
    learn,
    mcts,
    openings,
    proving,
    puct,
    rave,
    tournament,
    towards_centre,
    tree_after,
    wins_first,
)

HEX, SMALL, FOUR = Hex(5), Hex(4), ConnectFour(5, 4)
PLAYOUTS = 100
Search = Callable[..., object]


def beside_or_central(game: Hex, state: object, move: int) -> float:
    """Half for lying in the middle, half for touching a stone of one's own."""
    (weight,) = beside_own(game, state, [move])
    return central(game, state, move) / 2 + (weight > 1) / 2


def trained(games: int = 150) -> Network:
    network = Network(SMALL.size)
    for _ in learn(network, games, random.Random(1)):
        pass
    return network


def player(search: Search, playouts: int, seed: int) -> Callable[..., object]:
    rng = random.Random(seed)
    return lambda game, state: tree_after(playouts, search(game, state, rng=rng)).best.move


def against(game: Game, search: Search, c: float, playouts: int, times: int) -> object:
    """The score of a search against plain UCT."""
    players = {
        "new": player(search, playouts, 1),
        "plain": player(partial(mcts, c=c), playouts, 2),
    }
    starts = [*openings(game, 1)] * times
    return tournament(game, players, starts=starts).totals["new"]


def without_dice(guess: object) -> Search:
    return lambda game, state, rng: puct(game, state, guess=guess)


IDEAS: dict[str, tuple[Game, Search, bool]] = {
    "rollouts beside own stones": (HEX, partial(mcts, rollout=following(beside_own)), True),
    "rollouts that win if they can": (HEX, partial(mcts, rollout=following(wins_first)), False),
    "the same, in Connect Four": (FOUR, partial(mcts, rollout=following(wins_first)), True),
    "careful, in Connect Four": (FOUR, partial(mcts, rollout=following(careful)), True),
    "RAVE": (HEX, rave, True),
    "RAVE, in Connect Four": (FOUR, rave, False),
    "progressive bias": (
        HEX,
        lambda game, state, rng: mcts(
            game, state, rng=rng, choose=by_progressive_bias(game, beside_or_central, 2)
        ),
        True,
    ),
    "PUCT, priors towards the centre": (
        HEX,
        lambda game, state, rng: puct(game, state, guess=by_dice(rng, towards_centre)),
        True,
    ),
    "proven wins": (FOUR, proving, False),
}


def measure(rounds: int) -> Table:
    table = Table(
        f"Strength at {PLAYOUTS} playouts a move, against plain UCT",
        ["idea", "game", "against c = √2", "against c = 0.5", "helps"],
    )
    network = trained()
    ideas = {
        **IDEAS,
        "the network, rollouts by its policy": (
            SMALL,
            partial(mcts, rollout=following(network.weigh)),
            False,
        ),
        "the network, PUCT and no rollouts": (SMALL, without_dice(network.guess), True),
    }
    for name, (game, search, expected) in ideas.items():
        times = max(1, 100 // len([*openings(game, 1)]))
        scores = [against(game, search, c, PLAYOUTS, times) for c in (2**0.5, 0.5)]
        low, high = scores[0].interval
        verdict = "yes" if low > 0.5 else "no, it harms" if high < 0.5 else "not shown"
        if expected:
            verdict = f"yes: {table.mark(f'{name} helps at equal playouts', low > 0.5)}"
        table.row(name, repr(game), *map(shown, scores), verdict)
    return table


def shown(score: object) -> str:
    low, high = score.interval
    return f"{score.points:g} of {score.games}, {low:.2f} to {high:.2f}"


if __name__ == "__main__":
    print(measure(1))
