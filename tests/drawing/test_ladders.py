"""The ladder of powers of ten: what stands where, and in words."""

from __future__ import annotations

from gamesearch.drawing.diagrams import ladder

ROWS = {"small": {"positions": 3.74, "tree": 5.74}, "large": {"positions": 170.3, "tree": 359.7}}


def drawn(**options):
    return ladder(ROWS, alt="Two games.", **options).figure.axes[0]


def test_each_kind_of_number_has_its_marks_at_its_exponents():
    spots = [list(map(tuple, kind.get_offsets().tolist())) for kind in drawn().collections]
    assert spots == [[(3.74, 0), (170.3, 1)], [(5.74, 0), (359.7, 1)]]


def test_the_first_row_stands_at_the_top():
    axes = drawn()
    assert [text.get_text() for text in axes.get_yticklabels()] == ["small", "large"]
    assert axes.yaxis_inverted()


def test_numbers_are_written_as_powers():
    texts = {text.get_text() for text in drawn().texts}
    assert texts == {"$10^{3.7}$", "$10^{5.7}$", "$10^{170.3}$", "$10^{359.7}$"}


def test_marks_are_named_and_the_axis_can_be_held_still():
    axes = drawn(marks={"a day": 10.9}, highest=400)
    assert "a day" in {text.get_text() for text in axes.texts}
    assert axes.get_xlim()[1] == drawn(highest=400).get_xlim()[1] > 400


def test_a_row_need_not_have_every_kind():
    picture = ladder({"a": {"tree": 2}, "b": {"positions": 1, "tree": 3}}, alt="Three numbers.")
    assert len(picture.figure.axes[0].texts) == 3
    assert (repr(picture), picture.alt) == ("<ladder: 2 rows>", "Three numbers.")
