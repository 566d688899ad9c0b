"""The window on a number line says what alpha-beta did, value by value."""

import random
from math import inf

import pytest

from gamesearch import TREES, TreeGame, alphabeta, random_tree, record
from gamesearch.drawing.number_line import draw_number_line, span_of, window_moments
from gamesearch.errors import BadSearch

TEXTBOOK = record(alphabeta, TreeGame(TREES["textbook"]))


def test_each_value_heard_of_is_a_moment():
    assert [moment.seen for moment in window_moments(TEXTBOOK)] == [3, 12, 8, 3, 2, 2, 14, 5, 2, 2]


def test_at_a_node_alpha_only_rises_and_beta_only_falls():
    by_node = {}
    for moment in window_moments(TEXTBOOK):
        by_node.setdefault(moment.path, []).append((moment.alpha, moment.beta))
    for windows in by_node.values():
        alphas, betas = zip(*windows, strict=True)
        assert list(alphas) == sorted(alphas)
        assert list(betas) == sorted(betas, reverse=True)


def test_a_node_is_left_unread_only_where_its_window_has_closed():
    rng = random.Random(3)
    for _ in range(60):
        trace = record(alphabeta, TreeGame(random_tree(rng, depth=4, branches=(2, 3))))
        last = {moment.path: moment for moment in window_moments(trace)}
        for visit in trace.visits():
            if visit.pruned:
                assert last[visit.path].closed


def test_the_words_say_what_is_drawn():
    closing = window_moments(TEXTBOOK)[4]
    assert closing.words == (
        "MIN, in branch 1, sees 2. Now α = 3, β = 2: nothing is left between them: leave this node."
    )
    picture = draw_number_line(closing.alpha, closing.beta, seen=closing.seen, span=(1, 15))
    assert picture.alt == "Number line: α = 3, β = 2, closed, 2 has just been seen."
    drawn = {text.get_text() for text in picture.figure.axes[0].texts}
    assert drawn >= {"α = 3", "β = 2", "closed"}


def test_infinite_ends_stand_at_the_edge():
    axes = draw_number_line(-inf, inf, span=span_of(TEXTBOOK)).figure.axes[0]
    assert [line.get_xdata()[0] for line in axes.lines] == [1, 15]


def test_a_search_that_read_no_leaf_is_told_what_to_do():
    def blind(game, state):
        return 0

    with pytest.raises(BadSearch, match="read no leaf, so there is no line"):
        span_of(record(blind, TreeGame([1, 2]), ()))
