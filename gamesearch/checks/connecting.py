"""A student's evaluation of Connect Four, and what it earns against three others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ..arena import Score, Standing, tournament
from ..evaluation import Weighted, centre_stones, lacking_two
from ..games import ConnectFour
from ..search import alphabeta
from .looking import value_in

Student = Callable[..., Any]
PLIES = 2  # everybody looks as far
RIVALS = {
    "nothing": Weighted({centre_stones: 0}),
    "the centre": Weighted({centre_stones: 0.01}),
    "pairs": Weighted({lacking_two: 0.01}),
}


class Rival(NamedTuple):
    """An opponent on a board, and the share of the points that is asked for."""

    name: str
    share: float
    board: tuple[int, int] = (6, 5)

    @property
    def percent(self) -> str:
        return f"{100 * self.share:.0f}"

    def __str__(self) -> str:
        columns, rows = self.board
        return f"an opponent that knows {self.name}, on {columns} columns and {rows} rows,"


# Asked for is ten points less than what three windows and the centre earn.
FIELD = [Rival("nothing", 0.75), Rival("the centre", 0.6), Rival("pairs", 0.6)]


def show_table(evaluate: Student) -> Standing | str:
    """A tournament of an evaluation and the three others; a sentence while it is not written."""
    try:
        evaluate(ConnectFour(6, 5), ConnectFour(6, 5).initial)
    except NotImplementedError as error:
        return f"finish {error} first"
    players: dict[str, Any] = {"you": evaluate, **RIVALS}
    searches = {
        name: partial(alphabeta, depth=PLIES, evaluate=each) for name, each in players.items()
    }
    return tournament(ConnectFour(6, 5), searches)


def played(evaluate: Student, rival: Rival) -> Score:
    """What a search with this evaluation scores, from every opening and with both colours."""

    def number(game: Any, state: Any) -> float:
        found = value_in(evaluate(game, state))
        if found is None:
            raise TypeError("my_evaluate returned no number")
        return float(found)

    players = {
        "you": partial(alphabeta, depth=PLIES, evaluate=number),
        "rival": partial(alphabeta, depth=PLIES, evaluate=RIVALS[rival.name]),
    }
    return tournament(ConnectFour(*rival.board), players).totals["you"]
