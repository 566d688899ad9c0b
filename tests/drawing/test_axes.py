"""What all charts have in common: a legend beside what it explains."""

from gamesearch.drawing.axes import covers
from gamesearch.drawing.charts import bars, lines


def test_a_legend_never_lies_on_what_it_explains():
    everywhere = {name: [place * (-1) ** n for n in range(40)] for place, name in enumerate("abcd")}
    axes = lines(range(40), everywhere, alt="Four that swing.").figure.axes[0]
    assert not covers(axes, axes.get_legend())
    full = bars("abc", {"x": [9, 9, 9], "y": [9, 9, 9]}, span=(0, 9), alt="All full.")
    assert not covers(full.figure.axes[0], full.figure.axes[0].get_legend())


def test_a_legend_stays_inside_where_there_is_room():
    axes = lines([0, 1, 2], {"low": [0, 0, 0], "high": [0, 0, 9]}, alt="").figure.axes[0]
    assert not covers(axes, axes.get_legend())
    assert axes.get_legend().get_window_extent().x1 < axes.get_window_extent().x1
