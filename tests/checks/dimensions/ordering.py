"""Lesson 03: moves for either player, killers that are legal or not, cutoffs that return."""

from __future__ import annotations

from itertools import pairwise

from gamesearch import MAX, MIN, minimax

from . import Dimension
from .trees import MAX_FIRST, MIN_FIRST

TURNS = [MAX_FIRST, MIN_FIRST]


def values(asked) -> list[float]:
    game, state = asked.game, asked.state
    return [asked.evaluate(game, game.result(state, move)) for move in asked.moves]


ARRANGED = [
    Dimension("two moves alike", lambda asked: len(set(values(asked))) < len(values(asked))),
    Dimension("a move worth 0", lambda asked: 0 in values(asked)),
    Dimension("a move below 0", lambda asked: min(values(asked)) < 0),
    Dimension("neither sorted nor turned", lambda asked: _mixed(values(asked))),
    Dimension("values less than a tenth apart", lambda asked: 0 < _least_step(asked) < 0.1),
    Dimension(
        "a move worth more than a thousand", lambda asked: max(map(abs, values(asked))) > 1_000
    ),
    Dimension(
        "an evaluation that orders them otherwise than the truth", lambda asked: _lies(asked)
    ),
    Dimension("MAX after MAX", lambda asked: _after(asked, MAX)),
    Dimension("MIN after MIN", lambda asked: _after(asked, MIN)),
]


def _mixed(found: list[float]) -> bool:
    return found not in (sorted(found), sorted(found, reverse=True))


def _least_step(asked) -> float:
    found = sorted(set(values(asked)))
    return min((b - a for a, b in pairwise(found)), default=0)


def _lies(asked) -> bool:
    truth = [minimax(asked.game, asked.game.result(asked.state, m)).value for m in asked.moves]
    looks = values(asked)
    return sorted(asked.moves, key=lambda m: truth[asked.moves.index(m)]) != sorted(
        asked.moves, key=lambda m: looks[asked.moves.index(m)]
    )


def _after(asked, player: int) -> bool:
    state = asked.state
    return len(state) > 0 and {asked.game.to_move(state), asked.game.to_move(state[:-1])} == {
        player
    }


KILLERS = [
    Dimension("no killer", lambda asked: not asked.killers),
    Dimension("two legal killers", lambda asked: len(set(asked.killers) & set(asked.moves)) == 2),
    Dimension("an illegal killer", lambda asked: bool(set(asked.killers) - set(asked.moves))),
    Dimension(
        "killers in another order than the moves",
        lambda asked: (
            len(legal := [k for k in asked.killers if k in asked.moves]) == 2
            and asked.moves.index(legal[0]) > asked.moves.index(legal[1])
        ),
    ),
    Dimension(
        "an illegal killer before a legal one",
        lambda asked: (
            len(asked.killers) == 2
            and asked.killers[0] not in asked.moves
            and asked.killers[1] in asked.moves
        ),
    ),
    Dimension("move 0 among the killers", lambda asked: 0 in asked.killers and 0 in asked.moves),
    Dimension(
        "an illegal killer below the largest move",
        lambda asked: any(k not in asked.moves and k < max(asked.moves) for k in asked.killers),
    ),
    Dimension("moves that are not sorted", lambda asked: asked.moves != sorted(asked.moves)),
]
KEPT = [
    Dimension("no killer yet", lambda asked: not asked.killers),
    Dimension("the latest again", lambda asked: asked.killers[:1] == [asked.move]),
    Dimension(
        "the latest of two again",
        lambda asked: len(asked.killers) == 2 and asked.killers[0] == asked.move,
    ),
    Dimension("the older one again", lambda asked: asked.killers[1:] == [asked.move]),
    Dimension(
        "a third one", lambda asked: len(asked.killers) == 2 and asked.move not in asked.killers
    ),
    Dimension("move 0", lambda asked: asked.move == 0),
]
CREDITED = [
    *TURNS,
    Dimension("depth 1", lambda asked: asked.depth == 1),
    Dimension("depth 5 or more", lambda asked: asked.depth > 4, where="grade"),
    Dimension("another ply than 1", lambda asked: asked.ply > 1),
    Dimension("move 0", lambda asked: asked.move == 0),
]
WIDTHS = [
    Dimension(f"{n} columns", lambda asked, n=n: asked.columns == n, where=where)
    for n, where in ((4, "check"), (5, "both"), (6, "check"), (7, "both"))
]

VARIES = {
    ("3.2", ""): [*TURNS, *ARRANGED],
    ("3.3", "first"): KILLERS,
    ("3.3", "remember"): KEPT,
    ("3.4", ""): WIDTHS,
    ("3.5", "", "learn"): CREDITED,
}
