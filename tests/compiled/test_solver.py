"""The compiled solver: the rules' own values and distances, whatever its table has forgotten."""

from __future__ import annotations

import pytest

pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')

from gamesearch.compiled.openings import mirrored
from gamesearch.compiled.perfect import scores, solve_connectfour
from gamesearch.compiled.solver import solved
from gamesearch.compiled.table import new_memory

from .positions import GAME, random_positions, score_by_the_rules


def test_late_positions_are_worth_what_the_rules_say_column_by_column():
    for state in random_positions(250, range(29, 42)):
        known = {}
        wanted = {
            move: score_by_the_rules(GAME.result(state, move), known)
            for move in GAME.actions(state)
        }
        best = solve_connectfour(GAME, state)
        assert scores(GAME, state) == wanted
        assert best.score == score_by_the_rules(state, known) == wanted[best.move]


def test_mirror_images_are_worth_the_same():
    memory = new_memory()
    for _, own, mask, _ in random_positions(60, range(14, 26), seed=5):
        assert solved(own, mask, memory) == solved(mirrored(own), mirrored(mask), new_memory())


def test_a_table_of_a_few_places_forgets_but_does_not_lie():
    tiny, usual = new_memory(4), new_memory()
    for _, own, mask, _ in random_positions(80, range(20, 36), seed=6):
        assert solved(own, mask, tiny) == solved(own, mask, usual)
