"""The engine: what it found out for one move serves the next."""

from __future__ import annotations

from gamesearch import ConnectFour, TicTacToe, solve
from gamesearch.search.engine import Engine

GAME = TicTacToe()


def test_a_thinker_needs_less_for_the_next_move():
    board = ConnectFour()
    fresh, thinker = Engine(depth=6), Engine(depth=6)
    state = board.initial
    first = thinker.think(board, state)
    for move in first.line[:2]:
        state = board.result(state, move)
    assert thinker.think(board, state).nodes < fresh.think(board, state).nodes
    assert thinker(board, state) == (thinker.last.value, thinker.last.move)


def test_pondering_on_the_right_reply_saves_the_search():
    board = ConnectFour()
    thinker = Engine(depth=6)
    state = board.result(board.initial, 3)
    pondered = thinker.ponder(board, state)
    reply = solve(board, state, depth=6).move
    after = thinker.think(board, board.result(state, reply))
    assert after.nodes < pondered.nodes
    assert after.value == pondered.value


def test_pondering_at_the_end_of_a_game():
    over = GAME.parse("XXXOO....")
    assert Engine(depth=3).ponder(GAME, over).move is None
