"""A crowd as a field, a ladder of powers of ten, a triangle of mixtures, a time line."""

from gamesearch.drawing.diagrams import draw_simplex, field, ladder, timeline


def marks(picture):
    return [len(spots.get_offsets()) for spots in picture.figure.axes[0].collections]


def test_every_member_of_a_group_has_a_mark_and_no_two_share_a_place():
    picture = field(900, {"a": 30, "b": 5}, alt="30 and 5 marks")
    assert marks(picture) == [30, 5]
    spots = [
        tuple(spot)
        for each in picture.figure.axes[0].collections
        for spot in each.get_offsets().tolist()
    ]
    assert len(set(spots)) == 35


def test_the_same_field_every_time():
    one, two = (field(100, {"a": 9}, alt="9 marks") for _ in range(2))
    assert one.svg == two.svg


def test_the_legend_gives_the_numbers():
    legend = field(2000, {"few": 3, "many": 1200}, alt="3 and 1200").figure.axes[0].get_legend()
    assert [text.get_text() for text in legend.get_texts()] == ["few: 3", "many: 1,200"]


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


def test_a_time_line_hatches_what_the_budget_ends_in():
    picture = timeline([10, 20, 70], ["a", "b", "c"], 50, alt="c is not finished")
    bars = picture.figure.axes[0].patches
    assert [bar.get_hatch() for bar in bars].count("////") == 1
    hatched = next(bar for bar in bars if bar.get_hatch())
    assert (hatched.get_x(), hatched.get_width()) == (30, 20)
    assert repr(picture) == "<timeline: 3 pieces, 2 finished>"


def test_a_budget_for_all_hatches_nothing():
    figure = timeline([10, 20], ["a", "b"], 30, alt="all done").figure
    assert not any(bar.get_hatch() for bar in figure.axes[0].patches)


def texts(picture):
    return [text.get_text() for axes in picture.figure.axes for text in axes.texts]


def test_a_triangle_of_mixtures_names_its_points():
    picture = draw_simplex("abc", min, points={"even": (1 / 3, 1 / 3, 1 / 3)}, alt="a triangle",
                           path=[(1, 0, 0), (0.5, 0.5, 0)])  # fmt: skip
    assert "even: 0.33" in texts(picture)
    assert {"a", "b", "c"} <= set(texts(picture))
