"""The picture of all information sets: what bears the same number, and what it says in words."""

from __future__ import annotations

from gamesearch import CHANCE, MAX, HiddenTree, KuhnPoker, grow
from gamesearch.drawing.trees.information_sets import draw_information_sets, information_sets


def test_the_sets_of_kuhn_poker_are_twelve_pairs_that_share_the_mover_s_card():
    game = KuhnPoker()
    sets = information_sets(game, grow(game))
    assert len(sets) == 12
    for known, nodes in sets.items():
        assert {node.state[0][node.player] for node in nodes} == {known[0]}
        assert len(nodes) == 2


def test_the_words_count_nodes_and_sets():
    game = HiddenTree([[6, 0], [0, 6]], (CHANCE, MAX), {MAX: [0]})
    picture = draw_information_sets(game)
    assert repr(picture) == "<tree: 7 nodes, 1 information set>"
    assert "set 1 (0, ?) holds 2 nodes" in picture.alt
    written = [text.get_text() for text in picture.figure.axes[0].texts]
    assert written.count("1") == 4  # on two nodes, and twice as the name of a move
