"""Lesson 12: what a policy looks at, how large its weights are, how long a game is, proofs."""

from __future__ import annotations

from typing import Any

from gamesearch import MAX, MIN

from . import Dimension, trees


def weights(asked: Any) -> list[float]:
    moves = asked.game.actions(asked.state)
    return list(asked.weigh(asked.game, asked.state, moves)) if moves else []


def looks_at_the_state(asked: Any) -> bool:
    """Two nodes with as many moves, and other weights."""
    game, seen = asked.game, {}
    for state in trees.inner(asked):
        moves = game.actions(state)
        found = seen.setdefault(len(moves), list(asked.weigh(game, state, moves)))
        if found != list(asked.weigh(game, state, moves)):
            return True
    return False


def looks_at_the_moves(asked: Any) -> bool:
    """The moves the other way round, and their weights with them."""
    game, state = asked.game, asked.state
    moves = list(game.actions(state))
    there, back = (list(asked.weigh(game, state, each)) for each in (moves, moves[::-1]))
    return len(moves) > 2 and there == back[::-1] != back


WEIGHTS = [
    Dimension("weights far below 1 together", lambda asked: 0 < sum(weights(asked)) < 0.1),
    Dimension("weights that add up to 1", lambda asked: abs(sum(weights(asked)) - 1) < 1e-9),
    Dimension("weights above 1", lambda asked: sum(weights(asked)) > 2),
    Dimension("two weights alike", lambda asked: len(set(weights(asked))) < len(weights(asked))),
    Dimension("a policy that looks at the state", looks_at_the_state),
    Dimension("a policy that looks at the moves", looks_at_the_moves),
    Dimension("hundreds of plies", lambda asked: trees.lasts(asked, 500)),
    Dimension("begun already", lambda asked: asked.state != asked.game.initial),
    trees.FINISHED,
    trees.ONE_CHILD,
    trees.RAGGED,
    Dimension(
        "more moves later on than at the start",
        lambda asked: (
            max(len(trees.children(asked.game, each)) for each in trees.inner(asked))
            > len(asked.game.actions(asked.state))
        ),
    ),
]


def proven(*proofs: float | None, player: int = MAX, untried: int = 0) -> Dimension:
    who = "MAX" if player == MAX else "MIN"
    return Dimension(
        f"{who}, {proofs}, {untried} untried",
        lambda asked: (
            (asked.player, asked.untried) == (player, untried)
            and sorted(map(str, asked.proofs)) == sorted(map(str, proofs))
        ),
    )


def on_small(dimension: Dimension) -> Dimension:
    """It is looked for where few moves are left: whole boards are too large to walk through."""
    return Dimension(
        dimension.name,
        lambda asked: len(asked.game.actions(asked.state)) < 6 and dimension.holds(asked),
    )


VARIES = {
    ("12.2", ""): [
        *WEIGHTS,
        Dimension("a weight of 0", lambda asked: 0 in weights(asked)),
    ],
    ("12.3", ""): [
        *WEIGHTS,
        Dimension("a game that counts next to nothing", lambda asked: asked.answer[1] < 0.01, True),
        Dimension("a game that counts a hundredfold", lambda asked: asked.answer[1] > 100, True),
    ],
    ("12.4", ""): [
        *(proven(each, player=player) for each in (1, 0, -1, None) for player in (MAX, MIN)),
        *(proven(0, None, player=player) for player in (MAX, MIN)),
        *(proven(1, untried=1), proven(1, player=MIN, untried=1)),
        *(proven(untried=1), proven(player=MIN, untried=1), proven(0, None, untried=2)),
    ],
    ("12.7", ""): [
        *map(on_small, (trees.MAX_FIRST, trees.MIN_FIRST, trees.TWICE, trees.WORTH_ZERO)),
        on_small(Dimension("a hundred plies", lambda asked: trees.lasts(asked, 100))),
        Dimension(
            "as many moves as games", lambda asked: len(asked.game.actions(asked.state)) >= 100
        ),
    ],
}
