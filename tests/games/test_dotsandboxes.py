"""Dots and Boxes against a second telling of its rules: corners and sides in sets, no bits."""

from __future__ import annotations

import random
from functools import cache

import pytest

from gamesearch import MAX, MIN, minimax
from gamesearch.errors import BadGame, GameOver, IllegalMove
from gamesearch.games.check_game import check_game
from gamesearch.games.dotsandboxes import DotsAndBoxes

SIZES = [(1, 1), (2, 1), (1, 2), (2, 2), (3, 2)]


def played(game: DotsAndBoxes, *lines: int):
    state = game.initial
    for line in lines:
        state = game.result(state, line)
    return state


@pytest.mark.parametrize("size", SIZES)
def test_it_keeps_the_promises_of_a_game(size):
    check_game(DotsAndBoxes(*size), plays=6)


def test_a_line_that_completes_nothing_passes_the_turn():
    game = DotsAndBoxes()
    assert [game.to_move(played(game, *range(n))) for n in range(3)] == [MAX, MIN, MAX]


def test_a_completed_box_is_gained_and_its_owner_draws_again():
    game = DotsAndBoxes()  # the left box has the sides 0 2 3 5
    state = played(game, 0, 2, 3, 5)
    assert (game.to_move(state), game.utility(state)) == (MIN, -1)


def test_one_line_may_complete_two_boxes():
    game = DotsAndBoxes()
    state = played(game, 0, 2, 5, 1, 4, 6, 3)
    assert game.is_terminal(state)
    assert (game.utility(state, MAX), game.utility(state, MIN)) == (2, -2)


def sides(columns: int, rows: int) -> list[tuple]:
    """Every line as its pair of corners, numbered as the package numbers them."""
    found = []
    for y in range(rows + 1):
        found += [((x, y), (x + 1, y)) for x in range(columns)]
        if y < rows:
            found += [((x, y), (x, y + 1)) for x in range(columns + 1)]
    return found


def boxes_of(lines: frozenset, columns: int, rows: int) -> int:
    """How many boxes have all their sides among the lines."""
    return sum(
        {
            ((x, y), (x + 1, y)),
            ((x, y + 1), (x + 1, y + 1)),
            ((x, y), (x, y + 1)),
            ((x + 1, y), (x + 1, y + 1)),
        }
        <= lines
        for x in range(columns)
        for y in range(rows)
    )


@pytest.mark.parametrize("size", SIZES)
def test_random_games_go_as_a_second_telling_of_the_rules_has_them(size):
    game, every, rng = DotsAndBoxes(*size), sides(*size), random.Random(5)
    for _ in range(20):
        state, drawn, player, gained = game.initial, frozenset(), MAX, [0, 0]
        while not game.is_terminal(state):
            assert game.to_move(state) == player
            line = rng.choice(game.actions(state))
            assert every[line] not in drawn
            state, before = game.result(state, line), drawn
            drawn = drawn | {every[line]}
            more = boxes_of(drawn, *size) - boxes_of(before, *size)
            gained[player] += more
            player = player if more else 1 - player
            assert game.utility(state) == gained[MAX] - gained[MIN]
        assert len(drawn) == len(every)
        assert sum(gained) == size[0] * size[1]


def best_lead(columns: int, rows: int) -> int:
    """MAX's lead at the end under best play, from the second telling alone."""
    every = sides(columns, rows)

    @cache
    def ahead(drawn: frozenset) -> int:
        """By how much the player to move still gets ahead of the other."""
        outcomes = []
        for line in every:
            if line not in drawn:
                after = drawn | {line}
                more = boxes_of(after, columns, rows) - boxes_of(drawn, columns, rows)
                outcomes.append(more + ahead(after) if more else -ahead(after))
        return max(outcomes, default=0)

    return ahead(frozenset())


@pytest.mark.parametrize("size", [(1, 1), (2, 1), (1, 2)])
def test_minimax_finds_what_the_second_telling_finds(size):
    assert minimax(DotsAndBoxes(*size)).value == best_lead(*size)


def test_four_boxes_in_a_square_are_small_enough_to_be_solved_with_a_table():
    game = DotsAndBoxes(2, 2)

    @cache
    def value(state):
        if game.is_terminal(state):
            return game.utility(state)
        best = max if game.to_move(state) == MAX else min
        return best(value(game.result(state, line)) for line in game.actions(state))

    assert value(game.initial) == best_lead(2, 2)


@pytest.mark.parametrize("line", [-1, 7, None, "left"])
def test_a_line_off_the_paper_is_refused(line):
    with pytest.raises(IllegalMove, match="there is no line"):
        DotsAndBoxes().result(DotsAndBoxes.initial, line)


def test_a_line_is_drawn_once():
    game = DotsAndBoxes()
    with pytest.raises(IllegalMove, match="line 3 is drawn already; legal: 0 1 2 4 5 6"):
        played(game, 3, 3)


def test_nothing_is_drawn_after_the_last_line():
    with pytest.raises(GameOver):
        played(DotsAndBoxes(1, 1), 0, 1, 2, 3, 0)


@pytest.mark.parametrize("size", [(0, 1), (2, 0), (-1, 3)])
def test_paper_without_boxes_is_refused(size):
    with pytest.raises(BadGame, match="at least one column"):
        DotsAndBoxes(*size)


def test_show_tells_the_free_lines_and_the_score():
    game = DotsAndBoxes(2, 2)
    shown = game.show(played(game, 0, 2, 3, 5))
    assert shown.splitlines()[:3] == ["+----+  1 +", "|    |    4", "+----+  6 +"]
    assert shown.endswith("MIN to move, MAX's boxes less MIN's: -1")
