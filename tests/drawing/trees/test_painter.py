"""Nothing that is written in a picture of a tree is cut off, or lies below something else."""

from __future__ import annotations

import pytest

from gamesearch import CHANCE, MAX, MIN, TreeGame, alphabeta, expectiminimax, record
from gamesearch.checks.evaluation.captures import Exchange, static
from gamesearch.drawing.trees.draw_tree import draw_tree
from gamesearch.drawing.trees.geometry import digits
from gamesearch.search.expectimax import Against
from gamesearch.search.opponents.models import epsilon_optimal
from gamesearch.search.quiescence import quiescence
from gamesearch.search.star import star1, star2

FIGHT = Exchange((1, [(6, [(2, [])]), (-8, [])]))
BOUNDS = [[[17, 3, 2], [15, 6, 1]], [[9, 4, 11], [13, 5, 8]], [[7, 12, 10], [16, 14, 0]]]
TRAPS = Against(TreeGame([[3, 3, 4], [1, 6, 8], [-4, 9, 13]]), epsilon_optimal(0.6))
FEW_AND_MANY = TreeGame([[5], [1, 6, 8, 2], [7, 3]], (MAX, CHANCE))
THIRDS = TreeGame([5, [[1, 9, 9], [2, 8, 8], [3, 7, 7]]], (MAX, CHANCE, MIN))
PICTURES = {
    "bounds": lambda: draw_tree(record(alphabeta, TreeGame(BOUNDS))),
    "moves and cuts": lambda: draw_tree(record(quiescence, FIGHT, FIGHT.initial, evaluate=static)),
    "coins": lambda: draw_tree(
        record(star1, TreeGame([[6, 8], [1, 9]], (MAX, CHANCE)), bounds=(0, 10))
    ),
    "thirds": lambda: draw_tree(record(star2, THIRDS, bounds=(0, 10))),
    "odds": lambda: draw_tree(record(expectiminimax, TRAPS)),
    "few and many": lambda: draw_tree(record(expectiminimax, FEW_AND_MANY)),
    "signs": lambda: draw_tree(
        record(expectiminimax, TreeGame([[4, -10], [20, -1000]], (MAX, CHANCE)))
    ),
}


@pytest.fixture(params=PICTURES)
def drawn(request):
    """What the picture's axes hold: its texts with their boxes, its shapes, its crosses."""
    figure = PICTURES[request.param]().figure
    figure.canvas.draw()
    axes = figure.axes[0]
    boxes = {text: ink(text) for text in axes.texts if text.get_text() and text.get_visible()}
    return boxes, axes.collections, axes.transData


def ink(text):
    """The box of a text without the paper around it, a little smaller than its letters."""
    box = text.get_window_extent()
    digit = text.get_fontsize() * text.figure.dpi / 72
    middle = box.y0 + box.height / 2
    return box.x0 + 0.1 * digit, middle - 0.3 * digit, box.x1 - 0.1 * digit, middle + 0.3 * digit


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_no_text_lies_on_another(drawn):
    boxes = list(drawn[0].items())
    for at, (one, box) in enumerate(boxes):
        for other, second in boxes[:at]:
            assert not overlap(box, second), (one.get_text(), other.get_text())


def test_nine_odds_fit_beside_the_words_of_a_slide():
    known = draw_tree(record(expectiminimax, TRAPS))._repr_mimebundle_()[1]["image/png"]
    assert known["text"] * 757 / known["width"] > 17.5


def test_no_cross_lies_on_a_text(drawn):
    boxes, collections, to_pixels = drawn
    crosses = [each for each in collections if each.get_zorder() == 4]
    for cross in crosses:
        half = 0.5 * cross.get_sizes()[0] ** 0.5 * cross.figure.dpi / 72
        for x, y in to_pixels.transform(cross.get_offsets()):
            for text, box in boxes.items():
                assert not overlap((x - half, y - half, x + half, y + half), box), text.get_text()


def test_what_is_inside_a_node_does_not_reach_beyond_it(drawn):
    boxes, collections, _ = drawn
    outlines = [outline for each in collections for outline in nodes(each)]
    for text, (left, bottom, right, top) in boxes.items():
        if text.get_fontweight() != "bold":
            continue
        middle = (left + right) / 2, (bottom + top) / 2
        around = [outline for outline in outlines if outline.contains_point(middle)]
        assert around, text.get_text()
        corners = [(x, y) for x in (left, right) for y in (bottom, top)]
        assert any(outline.contains_points(corners).all() for outline in around), text.get_text()


def nodes(drawn_together):
    """The outlines of the nodes of one kind, in pixels."""
    from matplotlib.collections import PathCollection
    from matplotlib.transforms import Affine2D

    if not isinstance(drawn_together, PathCollection) or drawn_together.get_zorder() == 4:
        return
    sizes, paths = drawn_together.get_transforms(), drawn_together.get_paths()
    spots = drawn_together.get_offset_transform().transform(drawn_together.get_offsets())
    for at, (x, y) in enumerate(spots):
        place = Affine2D(sizes[at % len(sizes)]).translate(x, y)
        yield paths[at % len(paths)].transformed(place)


def test_signs_are_broader_than_digits_and_points_narrower():
    assert digits("0.5") < digits("055") < digits("≤55")
