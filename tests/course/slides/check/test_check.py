"""What is said of a deck from what was measured; tests/browser/test_decks.py measures."""

from __future__ import annotations

import pytest

from gamesearch.course.slides.check.check import Deck, deck_table

GOOD = {
    "at": "#/1/0", "title": "A claim", "faults": [], "filled": 0.8, "words": 30, "goesOn": False,
    "list": False, "asks": False, "shape": "picture", "seconds": 60, "text": 20, "notes": True,
    "later": 0,
}  # fmt: skip


def said(*slides, complaints=()):
    deck = Deck("02_pruning.slides.html", list(slides), list(complaints))
    return "; ".join(map(str, deck.flaws()))


def test_a_good_deck_has_no_findings():
    assert said(GOOD, GOOD) == ""


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        ({"faults": ["img is 9 px over the edge"]}, "9 px over the edge"),
        ({"words": 80}, "80 words"),
        ({"words": 90, "list": True}, "90 words"),
        ({"text": 15}, "text of 15 px in its picture"),
        ({"notes": False}, "no note"),
        ({"filled": 0.1}, "mostly empty"),
        ({"goesOn": True}, "go on under an older title"),
    ],
)
def test_a_fault_is_named(change, flaw):
    assert flaw in said(GOOD, {**GOOD, **change})


@pytest.mark.parametrize("change", [{"asks": True}, {"shape": "title"}])
def test_a_question_or_a_title_may_be_mostly_empty(change):
    assert said({**GOOD, "filled": 0.1, **change}) == ""


def test_what_the_browser_complains_of_is_a_finding():
    assert "asked http://example.org" in said(GOOD, complaints=["it asked http://example.org"])


def test_the_table_has_a_line_for_each_deck_and_one_for_all():
    decks = [Deck("02_pruning.slides.html", [GOOD]), Deck("03_ordering.slides.html", [GOOD, GOOD])]
    lines = deck_table(decks).splitlines()
    assert [line.split("|")[1:4] for line in lines[2:]] == [
        [" 02_pruning ", " 1 ", " 1 "],
        [" 03_ordering ", " 2 ", " 2 "],
        [" 2 decks ", " 3 ", " 3 "],
    ]
