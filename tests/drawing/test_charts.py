"""Charts: words beside every picture, the same bytes every time."""

from gamesearch.drawing.charts import bars, intervals, lines, ranges
from gamesearch.drawing.palette import BORDER


def test_ends_and_marks_are_written():
    picture = ranges({"seen": (-2, 7.5)}, marks={"α": 3}, span=(-5, 10), alt="From −2 to 7.5.")
    assert all(text in picture.svg for text in ("−2", "7.5", "seen", "α"))
    assert picture.alt == "From −2 to 7.5."


def test_a_bar_without_length_is_a_mark():
    (axes,) = ranges({"sure": (3, 3), "open": (1, 4)}, alt="3; 1 to 4.").figure.axes
    assert sum(line.get_marker() == "D" for line in axes.lines) == 1


def test_bars_behind_one_slider_keep_their_scale():
    pictures = [bars("ab", heights, span=(0, 5), alt="") for heights in ([1, 2], [4, 0.5])]
    assert {picture.figure.axes[0].get_ylim() for picture in pictures} == {(0.0, 5.0)}


def test_a_bound_is_a_dashed_line_with_its_name():
    axes = lines([0, 1], [0, 9], bounds={"accept": 3}, alt="Over 3 at last.").figure.axes[0]
    (bound,) = (line for line in axes.lines if line.get_linestyle() == "--")
    assert set(bound.get_ydata()) == {3}
    assert bound.get_color() == BORDER
    assert [text.get_text() for text in axes.texts] == ["accept"]
    assert axes.get_legend() is None


def test_charts_say_what_they_show():
    chart = bars(["a", "b"], {"x": [1, 2], "y": [3, 4]}, alt="x: 1, 2; y: 3, 4")
    assert chart.alt == "x: 1, 2; y: 3, 4"
    assert chart.png.startswith(b"\x89PNG")
    curve = lines([1, 2, 3], [1, 10, 100], alt="tenfold each", log=True)
    assert curve.svg == lines([1, 2, 3], [1, 10, 100], alt="tenfold each", log=True).svg


def test_a_chart_without_words_of_its_own_says_what_it_was_drawn_from():
    assert bars(["a", "b"], [1, 2.5], title="nodes").alt == "Nodes: a 1, b 2.5."
    assert bars(["a"], [1], title="nodes", alt="One.").alt == "One."
    assert lines([1, 2], [3, 9], ylabel="nodes", xlabel="plies").alt == (
        "Nodes, by plies: 3 at 1, 9 at 2."
    )
    assert ranges({"seen": (2, 7)}, title="left").alt == "Left: seen between 2 and 7."
    assert intervals({"A": (0.4, 0.5, 0.6)}).alt == (
        "Share of the points: A 0.5, between 0.4 and 0.6."
    )
