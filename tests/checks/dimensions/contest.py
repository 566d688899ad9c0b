"""Lesson 15: how much time there is, whose turn it is, what a series of pairs says."""

from __future__ import annotations

from math import log
from typing import Any

from gamesearch import MAX, MIN
from gamesearch.games.nim import Nim
from gamesearch.games.tictactoe import TicTacToe

from . import Dimension


def to_move(player: int) -> Dimension:
    name = "MAX" if player == MAX else "MIN"
    return Dimension(f"{name} to move", lambda asked: asked.game.to_move(asked.state) == player)


def reaches(asked: Any, accepted: bool) -> bool:
    """Was a bound met exactly, not passed?"""
    said, read = asked.answer
    one = log(asked.better / asked.same if accepted else (1 - asked.better) / (1 - asked.same))
    bounds = (1 - asked.beta) / asked.alpha, asked.beta / (1 - asked.alpha)
    return said is accepted and read * one == log(bounds[not accepted])


VARIES = {
    ("15.1", ""): [
        *(to_move(MAX), to_move(MIN)),
        Dimension("no time for a ply", lambda asked: asked.clock.granted < 7),
        Dimension("time for one ply", lambda asked: 10 < asked.clock.granted < 15),
        Dimension("thousands of nodes", lambda asked: asked.clock.granted > 2_000),
        Dimension("another game", lambda asked: isinstance(asked.game, TicTacToe)),
        Dimension("deep and cheap", lambda asked: isinstance(asked.game, Nim)),
        Dimension("one move", lambda asked: len(asked.game.actions(asked.state)) == 1),
        Dimension("no middle column", lambda asked: 3 not in asked.game.actions(asked.state)),
    ],
    ("15.2", ""): [
        *(to_move(MAX), to_move(MIN)),
        Dimension("good for MAX", lambda asked: asked.answer > 0.2, after=True),
        Dimension("good for MIN", lambda asked: asked.answer < -0.2, after=True),
    ],
    ("15.4", ""): [
        Dimension("accepted", lambda asked: asked.answer[0] is True, after=True),
        Dimension("refused", lambda asked: asked.answer[0] is False, after=True),
        Dimension("undecided", lambda asked: asked.answer[0] is None, after=True),
        Dimension("no pairs", lambda asked: asked.answer == (None, 0), after=True),
        Dimension("hundreds of pairs", lambda asked: asked.answer[1] > 300, after=True),
        Dimension("another same", lambda asked: asked.same != 0.5),
        Dimension("another better", lambda asked: asked.better != 0.6),
        Dimension("alpha below beta", lambda asked: asked.alpha < asked.beta),
        Dimension("alpha above beta", lambda asked: asked.alpha > asked.beta),
        Dimension("the upper bound exactly", lambda asked: reaches(asked, True), after=True),
        Dimension("the lower bound exactly", lambda asked: reaches(asked, False), after=True),
    ],
}
