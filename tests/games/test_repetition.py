"""A position that comes again is a draw: what a board is worth depends on how it was reached."""

from __future__ import annotations

import random

import pytest

from gamesearch import MAX, MIN, alphabeta, minimax
from gamesearch.errors import BadGame, IllegalMove
from gamesearch.games.check_game import check_game
from gamesearch.games.repetition import RepetitionGame
from gamesearch.search.table import Table
from gamesearch.search.transpositions import table_alphabeta

ROUND = {"s": ["p", "q"], "p": ["x", -3], "q": ["x"], "x": ["p", -1]}


class ByPosition(Table):
    """Keeps what it found under the board alone."""

    def __init__(self, game):
        super().__init__()
        self.game = game

    def place(self, state):
        return self.game.position(state)

    def find(self, state):
        _, entry = self.places.get(self.place(state), (None, None))
        return entry


def worth(nodes, path):
    """The value by plain recursion over the nodes passed through."""
    if path[-1] not in nodes:
        return path[-1]
    if path[-1] in path[:-1][-2::-2]:  # every second node before this one
        return 0
    below = [worth(nodes, (*path, child)) for child in nodes[path[-1]]]
    return max(below) if len(path) % 2 else min(below)


def random_rounds(seed, number):
    rng = random.Random(seed)
    for _ in range(number):
        names = "abcde"[: rng.randint(2, 5)]
        yield {name: rng.choices([*names, -1, 1, 2], k=rng.randint(1, 2)) for name in names}


def test_values_are_those_of_plain_recursion():
    for nodes in random_rounds(seed=1, number=150):
        game = RepetitionGame(nodes)
        assert minimax(game).value == worth(nodes, ("a",)) == alphabeta(game).value
        assert table_alphabeta(game).value == minimax(game).value


def test_it_keeps_the_promises_of_a_game():
    check_game(RepetitionGame(ROUND))
    for nodes in random_rounds(seed=2, number=5):
        check_game(RepetitionGame(nodes), plays=5)


def test_a_position_that_comes_again_is_a_draw():
    game = RepetitionGame(ROUND)
    again = ("s", "p", "x", "p")
    assert game.is_repeated(again)
    assert game.is_terminal(again)
    assert game.utility(again) == 0
    assert not game.is_repeated(("s", "q", "x", "p"))


def test_the_same_node_with_the_other_player_to_move_is_no_repetition():
    game = RepetitionGame({"a": ["b"], "b": ["c"], "c": ["a", 1]})
    state = ("a", "b", "c", "a")
    assert game.to_move(state) == MIN != game.to_move(game.initial) == MAX
    assert not game.is_terminal(state)


def test_one_board_has_two_values_and_a_table_by_board_mixes_them_up():
    game = RepetitionGame(ROUND)
    after_p, after_q = ("s", "p", "x"), ("s", "q", "x")
    assert game.position(after_p) == game.position(after_q)
    assert minimax(game, after_p).value == 0
    assert minimax(game, after_q).value == -1
    assert minimax(game).value == -1
    assert table_alphabeta(game, table=ByPosition(game)).value == 0


@pytest.mark.parametrize(
    ("nodes", "says"),
    [({}, "at least one node"), ({"a": ["b"]}, "no node"), ({"a": []}, "at least one move")],
)
def test_what_is_no_graph_is_refused(nodes, says):
    with pytest.raises(BadGame, match=says):
        RepetitionGame(nodes)


def test_illegal_moves_are_refused():
    with pytest.raises(IllegalMove, match="no move 7"):
        RepetitionGame(ROUND).result(("s",), 7)
    with pytest.raises(BadGame, match="players"):
        RepetitionGame(ROUND, players=())
