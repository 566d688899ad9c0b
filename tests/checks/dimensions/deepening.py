"""Lesson 05: budgets from none to plenty, windows beside the value, near and far."""

from __future__ import annotations

from gamesearch import MAX

from . import Dimension
from .trees import MIN_FIRST, RAGGED, TEN_PLIES, THREE_PLIES

BUDGETS = [
    Dimension("no limit", lambda asked: asked.nodes is None),
    Dimension("no time at all", lambda asked: asked.nodes == 0),
    Dimension("less than one iteration", lambda asked: asked.nodes in (1, 2)),
    Dimension("a budget that ends in an iteration", lambda asked: asked.nodes in (4, 7, 9, 12, 18)),
    Dimension("one legal move", lambda asked: len(asked.game.actions(asked.game.initial)) == 1),
    Dimension(
        "the next iteration takes less than was spent, and is all that is left",
        lambda asked: asked.nodes == 18 and len(asked.game.actions(asked.game.initial)) == 2,
    ),
    *(
        Dimension(
            f"the best move looks like {look}, and the game is not over after it",
            lambda asked, look=look: _looks_like(asked, look),
        )
        for look in (1, -1, 0)
    ),
    MIN_FIRST,
    RAGGED,
    THREE_PLIES,
    TEN_PLIES,
]


def _looks_like(asked, value: float) -> bool:
    game = asked.game
    after = [game.result(game.initial, move) for move in game.actions(game.initial)]
    if asked.nodes is not None or any(map(game.is_terminal, after)):
        return False
    looks = [asked.evaluate(game, state) for state in after]
    return (max if game.to_move(game.initial) == MAX else min)(looks) == value


COSTS = [
    Dimension("two iterations so far", lambda asked: len(asked.costs) == 2),
    Dimension("five iterations so far", lambda asked: len(asked.costs) == 5),
    Dimension("less left than the last one took", lambda asked: asked.left < asked.costs[-1]),
    Dimension("five times as much left", lambda asked: asked.left > 5 * asked.costs[-1]),
]


def value(asked) -> float:
    """What the stand-in for a search says through the widest window."""
    return asked.answer


WINDOWS = [
    Dimension("the guess is right", lambda asked: value(asked) == asked.guess, after=True),
    Dimension(
        "at the lower end", lambda asked: value(asked) == asked.guess - asked.width, after=True
    ),
    Dimension(
        "at the upper end", lambda asked: value(asked) == asked.guess + asked.width, after=True
    ),
    Dimension("far below", lambda asked: value(asked) < asked.guess - 20 * asked.width, after=True),
    Dimension(
        "far above", lambda asked: value(asked) > asked.guess + 500 * asked.width, after=True
    ),
    Dimension("the value is 0", lambda asked: value(asked) == 0, after=True),
    Dimension("the value is below 0", lambda asked: value(asked) < 0, after=True),
    Dimension("the guess is 0", lambda asked: asked.guess == 0),
    Dimension("the guess is no whole number", lambda asked: asked.guess % 1 > 0),
    Dimension("less than 1 wide", lambda asked: asked.width < 1),
]
ENGINES = [
    Dimension("X is to move", lambda asked: asked.game.to_move(asked.state) == 0),
    Dimension("O is to move", lambda asked: asked.game.to_move(asked.state) == 1),
    Dimension("a win within the depth", lambda asked: asked.answer[0] == 1, after=True),
    Dimension("a loss within the depth", lambda asked: asked.answer[0] == -1, after=True),
    Dimension("nothing decided", lambda asked: asked.answer[0] == 0, after=True),
    Dimension("one ply less than usual", lambda asked: asked.depth == 6),
]

VARIES = {
    ("5.1", ""): BUDGETS,
    ("5.2", ""): COSTS,
    ("5.4", ""): WINDOWS,
    ("5.7", ""): ENGINES,
}
