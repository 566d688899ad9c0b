"""Matches whose games go on side by side."""

from __future__ import annotations

import pytest

from gamesearch import MAX, TreeGame
from gamesearch.arena.clocked import Turn
from gamesearch.checks.side_by_side import LostByFault, PairedMatch, is_begun, play_all, together

GAME = TreeGame([[1, -1], [-1, 1]])


def first(state):
    return Turn(0, 0)


def firsts(states):
    return [first(state) for state in states]


def match(other=first, enough=2):
    return PairedMatch(GAME, [(GAME.initial, 1)], other, enough)


def test_both_colours_are_played_from_each_start():
    """MAX wins by 1 where both take the first move."""
    one = match()
    play_all(firsts, [one])
    assert (one.told, one.is_over) == (1, False)
    assert GAME.to_move(GAME.initial) == MAX


def test_who_has_no_move_gives_the_points_away():
    one = match(lambda state: Turn(None, 0, None, "late", "late"))
    play_all(firsts, [one])
    assert one.told == 2


def test_a_move_that_is_not_there_is_a_fault():
    one = match()
    play_all(lambda states: [Turn(7, 0) for _ in states], [one])
    with pytest.raises(LostByFault):
        print(one.told)


def test_what_is_not_written_yet_is_no_fault():
    with pytest.raises(NotImplementedError):
        is_begun("my_player failed in line 3 with NotImplementedError.")


def test_the_first_cell_plays_for_all_and_after_a_failure_each_for_itself():
    wanted = []

    def play(names):
        wanted.append(list(names))
        if len(wanted) == 1:
            raise TimeoutError
        return {name: match() for name in names}

    def answer(): ...

    with pytest.raises(TimeoutError):
        together(answer, "a", ["a", "b", "c"], play)
    for name in "abc":
        together(answer, name, ["a", "b", "c"], play)
    assert wanted == [["a", "b", "c"], ["a"], ["b"], ["c"]]

    def other(): ...

    kept = together(other, "a", ["a", "b", "c"], play)
    assert together(other, "a", ["a", "b", "c"], play) is kept
    together(other, "c", ["a", "b", "c"], play)
    assert wanted[4:] == [["a", "b", "c"]]
