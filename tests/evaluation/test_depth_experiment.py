"""Looking deeper helps where neighbours are related, and does not where they are not."""

from __future__ import annotations

import random

from gamesearch.evaluation.depth_experiment import PLIES, random_leaves, right_moves


def test_depth_helps_related_leaves_and_not_unrelated_ones():
    related, unrelated = (
        right_moves(kinship, (1, 9, PLIES), 120, random.Random(5)) for kinship in (1, 0)
    )
    assert related[9] - related[1] > 0.05
    assert abs(unrelated[9] - unrelated[1]) < 0.12
    assert related[PLIES] == unrelated[PLIES] == 1


def test_a_tree_has_all_its_leaves():
    assert len(random_leaves(0.5, random.Random(1))) == 2**PLIES
