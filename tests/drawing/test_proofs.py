"""The two proofs drawn in a tree are those that alpha-beta makes when the best comes first."""

import random

import pytest

from gamesearch import TreeGame, alphabeta, minimax, random_tree, record
from gamesearch.drawing.proofs import LEAST, MOST, draw_proofs, proofs
from gamesearch.trees import fewest_leaves, reorder

RNG = random.Random(11)


def tree(branches, depth):
    drawn = random_tree(RNG, depth=depth, branches=(branches, branches), values=(0, 10**6))
    return reorder(drawn, 1, RNG)


def leaves(root):
    return [spot for spot in root.walk() if spot.leaf]


@pytest.mark.parametrize(("branches", "depth"), [(2, 3), (2, 4), (3, 2), (3, 3), (3, 4)])
def test_together_they_need_the_fewest_leaves_and_share_one(branches, depth):
    spots = leaves(proofs(tree(branches, depth)))
    assert sum(bool(spot.proofs) for spot in spots) == fewest_leaves(branches, depth)
    assert sum(spot.proofs == {LEAST, MOST} for spot in spots) == 1


def test_best_first_alpha_beta_reads_the_leaves_of_the_two_proofs_and_no_others():
    for _ in range(20):
        nested = tree(3, 4)
        trace = record(alphabeta, TreeGame(nested))
        read = {visit.path for visit in trace.visits() if visit.is_leaf}
        assert len(read) == sum(bool(spot.proofs) for spot in leaves(proofs(nested)))


def test_each_proof_alone_bounds_the_root():
    """Whatever the other leaves are: MAX's moves of one proof get v, MIN's of the other hold it."""
    nested = tree(3, 4)
    value = alphabeta(TreeGame(nested)).value
    flat = [visit.outcome for visit in _all_leaves(nested)]
    for proof, worst in ((LEAST, -1), (MOST, 10**7)):
        kept = iter(
            leaf if proof in spot.proofs else worst
            for leaf, spot in zip(flat, leaves(proofs(nested)), strict=True)
        )
        assert alphabeta(TreeGame(_rebuilt(nested, kept))).value == value


def _all_leaves(nested):
    return [v for v in record(minimax, TreeGame(nested)).visits() if v.is_leaf]


def _rebuilt(node, values):
    if isinstance(node, list):
        return [_rebuilt(child, values) for child in node]
    return next(values)


def test_the_words_count_the_leaves():
    assert "1 is in both proofs, 8 more only" in draw_proofs(tree(3, 4)).alt
