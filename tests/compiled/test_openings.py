"""The opening table: known results, and every entry in agreement with those two plies later."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')

from gamesearch.compiled.bits import has_line, playable
from gamesearch.compiled.openings import (
    PLIES,
    build,
    canonical,
    child,
    children,
    distinct,
    look_up,
    opening_table,
    packed,
    unpacked,
)
from gamesearch.compiled.perfect import scores, solve_connectfour
from gamesearch.compiled.solver import solved, win
from gamesearch.compiled.table import new_memory

from .positions import GAME


def levels():
    """The positions of the table by the number of stones, from the two first ones on."""
    found = {0: distinct([(0, 0)]), 1: distinct(children(0, 0))}
    for stones in range(PLIES + 1):
        yield stones, found[stones]
        found[stones + 2] = distinct(
            reply
            for own, mask in found[stones].values()
            for reply in children(*child(own, mask, look_up(own, mask)[1]))
        )


def test_the_first_player_wins_with_the_last_stone_but_one_and_only_in_the_centre():
    assert solve_connectfour(GAME) == (1, 3, 1, 41)
    assert scores(GAME) == {0: -2, 1: -1, 2: 0, 3: 1, 4: 0, 5: -1, 6: -2}


def test_it_holds_all_that_perfect_play_may_come_to_and_nothing_else():
    keys = [key for _, level in levels() for key in level]
    assert sorted(keys) == sorted(opening_table())


def test_each_score_is_what_the_best_reply_to_the_move_leaves():
    for stones, level in levels():
        if stones + 2 > PLIES:
            break
        for own, mask in level.values():
            score, column = look_up(own, mask)
            after = child(own, mask, column)
            if has_line(after[0] ^ after[1]):
                assert score == win(stones)
                continue
            replies = list(children(*after))
            if len(replies) < playable(after[1]).bit_count():  # one of them is a win
                assert score == -win(stones + 1)
            else:
                assert score == min(look_up(*reply)[0] for reply in replies)


def test_some_of_the_last_entries_solved_again():
    last = next(level for stones, level in levels() if stones == PLIES)
    for own, mask in random.Random(1).sample(list(last.values()), 5):
        assert look_up(own, mask)[0] == solved(own, mask, new_memory())


def test_mirror_images_share_an_entry_and_mirror_the_move():
    left, right = GAME.parse("3 2"), GAME.parse("3 4")
    assert canonical(*left[1:3])[0] == canonical(*right[1:3])[0]
    (score, column), (image_score, image_column) = look_up(*left[1:3]), look_up(*right[1:3])
    assert score == image_score
    assert column == 6 - image_column


def test_building_fills_in_what_is_missing_only():
    known = opening_table()
    few = {key: known[key] for key in known if has_few_stones(key)}
    told = list(build(1, few))
    assert told[-1] == (1, 4, 4)
    assert few == {key: known[key] for key in few}


def has_few_stones(key):
    return key in {**distinct([(0, 0)]), **distinct(children(0, 0))}


def test_the_file_is_read_as_it_was_written():
    assert unpacked(packed(opening_table())) == opening_table()
