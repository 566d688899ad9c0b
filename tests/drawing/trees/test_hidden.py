"""Trees with hidden information: what looks alike is joined."""

from __future__ import annotations

from gamesearch import (
    CHANCE,
    MAX,
    MIN,
    HiddenTree,
    draw_hidden,
)


def test_states_that_look_alike_are_joined():
    tree = [[5, [4, 0]], [-9, [0, 6]]]
    game = HiddenTree(tree, (CHANCE, MIN, MAX), {MAX: [0]})
    picture = draw_hidden(game)
    assert repr(picture).endswith("1 information set joined>")
    assert sum(line.get_linestyle() == "--" for line in picture.figure.axes[0].lines) == 1
    assert repr(draw_hidden(HiddenTree(tree, (CHANCE, MIN, MAX)))).endswith(
        "0 information sets joined>"
    )


def test_a_line_that_joins_goes_above_what_stands_between():
    tree = [[5, [4, 0]], [-9, [0, 6]]]
    game = HiddenTree(tree, (CHANCE, MIN, MAX), {MAX: [0]})
    (line,) = (x for x in draw_hidden(game).figure.axes[0].lines if x.get_linestyle() == "--")
    heights = line.get_ydata()
    assert heights[0] == heights[-1] < max(heights)
