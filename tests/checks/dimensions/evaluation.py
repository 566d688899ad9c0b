"""Lesson 06: boards of either player, fights of every kind, results of every size, corridors."""

from __future__ import annotations

from gamesearch.games.minichess import MiniChess

from . import Dimension
from .trees import MAX_FIRST, MIN_FIRST, nodes


def cells(asked) -> str:
    return asked.game.cells(asked.state)


BOARDS = [
    MAX_FIRST,
    MIN_FIRST,
    Dimension("the empty board", lambda asked: cells(asked) == "." * 9),
    Dimension("one stone", lambda asked: cells(asked).count(".") == 8),
    Dimension("two stones", lambda asked: cells(asked).count(".") == 7),
    Dimension("X has won", lambda asked: asked.game.utility(asked.state) > 0),
    Dimension("O has won", lambda asked: asked.game.utility(asked.state) < 0),
    Dimension(
        "a draw", lambda asked: "." not in cells(asked) and asked.game.utility(asked.state) == 0
    ),
]


def captures(asked, state) -> list:
    return [m for m in asked.game.actions(state) if asked.game.capture(state, m) is not None]


def small(asked) -> bool:
    return not isinstance(asked.game, MiniChess)


def anywhere(asked, holds) -> bool:
    return small(asked) and any(
        holds(asked.game, state) for state, _ in nodes(asked) if not asked.game.is_terminal(state)
    )


FIGHTS = [
    MAX_FIRST,
    MIN_FIRST,
    Dimension("nothing to take", lambda asked: small(asked) and not captures(asked, asked.state)),
    Dimension(
        "several captures", lambda asked: small(asked) and len(captures(asked, asked.state)) > 1
    ),
    Dimension(
        "a position that says 0", lambda asked: anywhere(asked, lambda g, s: g.static(s) == 0)
    ),
    Dimension(
        "a position that says less than 0",
        lambda asked: anywhere(asked, lambda g, s: g.static(s) < 0),
    ),
    Dimension(
        "a capture that ends the game",
        lambda asked: (
            small(asked)
            and any(
                asked.game.is_terminal(asked.game.result(asked.state, m))
                for m in captures(asked, asked.state)
            )
        ),
    ),
    Dimension(
        "MAX moves twice",
        lambda asked: anywhere(
            asked,
            lambda g, s: any(
                not g.is_terminal(g.result(s, m)) and g.to_move(g.result(s, m)) == g.to_move(s) == 0
                for m in g.actions(s)
            ),
        ),
    ),
    Dimension(
        "a fight of three captures",
        lambda asked: small(asked) and any(_all_captures(asked, s) == 3 for s, _ in nodes(asked)),
    ),
    Dimension(
        "a row of fifteen captures",
        lambda asked: small(asked) and any(_all_captures(asked, s) == 15 for s, _ in nodes(asked)),
    ),
    Dimension("chess", lambda asked: not small(asked)),
    Dimension(
        "chess, and one ply to play", lambda asked: not small(asked) and asked.state[-1] == 1
    ),
]


def _all_captures(asked, state) -> int:
    steps = [state[:n] for n in range(len(state))]
    taken = all(asked.game.capture(s, m) is not None for s, m in zip(steps, state, strict=True))
    return len(state) if taken else 0


RESULTS = [
    Dimension("no point", lambda asked: asked.points == 0),
    Dimension("all points", lambda asked: asked.points == asked.games),
    Dimension("half a point", lambda asked: asked.points % 1 == 0.5),
    Dimension("ten games or fewer", lambda asked: asked.games <= 10),
    Dimension("two games", lambda asked: asked.games == 2),
    Dimension("more than a thousand games", lambda asked: asked.games > 1000),
]
MEALS = [
    Dimension("nothing eaten", lambda asked: not asked.eaten),
    Dimension("several meals", lambda asked: len(asked.eaten) > 2),
    Dimension("a late meal", lambda asked: any(moment > 15 for moment in asked.eaten)),
    Dimension(
        "a meal after ninety moves", lambda asked: any(moment > 86 for moment in asked.eaten)
    ),
    Dimension("a meal at the hundredth move", lambda asked: 100 in asked.eaten),
    Dimension(
        "an early meal and a late one",
        lambda asked: {*asked.eaten} & {*range(10)} and max(asked.eaten) > 86,
    ),
    Dimension("a meal at the first move", lambda asked: 1 in asked.eaten),
    Dimension("a meal at the very end", lambda asked: asked.time in asked.eaten),
    Dimension(
        "a later time than the last meal", lambda asked: asked.time > max(asked.eaten, default=0)
    ),
]
FITS = [
    Dimension("one feature", lambda asked: len(asked.rows[0]) == 1),
    Dimension("two features", lambda asked: len(asked.rows[0]) == 2),
    Dimension("three features", lambda asked: len(asked.rows[0]) == 3),
    Dimension("features never below 0", lambda asked: min(map(min, asked.rows)) == 0),
    Dimension("a hundred positions or more", lambda asked: len(asked.rows) >= 100),
    Dimension("drawn results", lambda asked: 0.5 in asked.points),
    Dimension("a weight below 0", lambda asked: min(asked.answer) < 0, after=True),
    Dimension("a weight above 0", lambda asked: max(asked.answer) > 0, after=True),
    Dimension("a large weight", lambda asked: max(map(abs, asked.answer)) > 1.5, after=True),
]
EVALUATED = [
    Dimension("X is to move", lambda asked: asked.game.to_move(asked.state) == 0),
    Dimension("O is to move", lambda asked: asked.game.to_move(asked.state) == 1),
    Dimension("seven columns", lambda asked: asked.game.columns == 7, where="grade"),
]

VARIES = {
    ("6.2", ""): BOARDS,
    ("6.3", ""): FIGHTS,
    ("6.4", ""): EVALUATED,
    ("6.5", "interval"): RESULTS,
    ("6.6", ""): MEALS,
    ("6.7", ""): FITS,
}
