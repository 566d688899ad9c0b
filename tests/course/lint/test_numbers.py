"""A number in the prose must be shown by an output, or be cited with a reason."""

from __future__ import annotations

import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from gamesearch.course.lint.numbers import unsupported_numbers


def found(prose, *outputs):
    cells = [new_code_cell("", outputs=list(outputs)), new_markdown_cell(prose)]
    return [fault.number for fault in unsupported_numbers(new_notebook(cells=cells))]


def printed(text):
    return new_output("stream", name="stdout", text=text)


def shown(kind, text):
    return new_output("display_data", {kind: text})


@pytest.mark.parametrize(
    ("prose", "output"),
    [
        ("It opens 7 leaves.", "leaves 7"),
        ("The 549,946 states", "549946"),
        ("The 549,946 states", "549_946"),
        ("MIN gets 3.", "value -3"),
        ("About 0.59 of all.", "0.5853"),
        ("In 58.5 % of games", "0.58504"),
        ("That is 59% of them", "0.585"),
        ("It takes 2.0 seconds", "2"),
        ("(3, 12, 8)", "[3, 12, 8]"),
    ],
)
def test_a_number_that_is_printed_is_supported(prose, output):
    assert found(prose) != []
    assert found(prose, printed(output)) == []


@pytest.mark.parametrize(
    ("prose", "output"),
    [
        ("It opens 7 leaves.", "leaves 8"),
        ("It opens 7 leaves.", "77"),
        ("It opens 59 leaves.", "0.59"),
        ("It opens 3 leaves.", "3.2"),
        ("About 0.58 of all.", "0.5853"),
    ],
)
def test_another_number_does_not_support_it(prose, output):
    assert found(prose, printed(output)) != []


def test_html_and_pictures_count_by_their_words():
    assert found("7 leaves", shown("text/html", "<b>7</b>")) == []
    assert found("7 leaves", shown("text/html", '<i width="7">x</i><style>a{b:7}</style>')) == ["7"]
    alt = new_output("display_data", {"image/png": ""}, metadata={"image/png": {"alt": "7 leaves"}})
    assert found("7 leaves", alt) == []
    assert found("7 leaves", new_output("error", ename="E", evalue="7 leaves")) == []


@pytest.mark.parametrize(
    "prose",
    [
        "## Part 7",
        "**Time** 50 minutes for 20 points",
        "`depth=7` and\n```\n7\n```",
        "1. first\n2. second",
        "see lesson 7, exercises 2.3 and 2.4a, figure 9",
        "[open](03_ordering.ipynb#7) https://example.org/7",
        "the 13-by-x2 board of type B9",
        "$b^{10}$ and $x_7$",
        "seven",
        "**Further reading**\n- Knuth 1975",
    ],
)
def test_what_claims_nothing_needs_no_output(prose):
    assert [n for n in found(prose) if n != "13"] == []


def test_a_citation_needs_a_reason_and_holds_for_its_cell():
    assert found("Played 11 May 1997. <!-- cited: 11, 1997 (IBM's report) -->") == []
    assert found("Played in 1997. <!-- cited: 1998 (IBM's report) -->") == ["1997"]
    assert found("Played in 1997. <!-- cited: 1997 -->") == ["1997"]
    assert found("1,202 CPUs <!-- cited: 1,202 (Silver 2016, table 8) -->") == []


def test_further_reading_ends_the_claims():
    cells = [new_markdown_cell("## Further reading\n- 1975"), new_markdown_cell("- 1997")]
    assert unsupported_numbers(new_notebook(cells=cells)) == []


def test_a_fault_tells_where_it_stands():
    cells = [new_markdown_cell("It opens 7 leaves of nine.")]
    [fault] = unsupported_numbers(new_notebook(cells=cells))
    assert (fault.cell, fault.around) == (0, "It opens 7 leaves of nine.")
