"""The map of the lessons: its arrows, its places, its words."""

from __future__ import annotations

from xml.etree import ElementTree

from gamesearch.course.index.lesson_map import (
    direct,
    map_in_words,
    needed_by,
    on_boxes,
    places,
    svg,
)

NEEDS = {"00_a": set(), "01_b": {"00_a"}, "02_c": {"01_b"}, "03_d": {"01_b"}, "04_e": {"03_d"}}


def test_needs_are_read_however_they_are_worded():
    openings = dict.fromkeys(("00_a", "01_b", "02_c"), "")
    openings["03_d"] = "**You need** lesson 01: trees; from lesson 02, its window"
    openings["04_e"] = "**You need** lessons 00 and 03 (luck)\n\nlesson 02 is not needed"
    found = needed_by(openings)
    assert found["03_d"] == {"01_b", "02_c"}
    assert found["04_e"] == {"00_a", "03_d"}


def test_an_arrow_that_a_longer_way_replaces_is_left_out():
    wide = {**NEEDS, "04_e": {"03_d", "01_b", "00_a"}}
    assert direct(wide) == NEEDS


def test_every_lesson_stands_right_of_what_it_needs_and_no_two_share_a_place():
    spots = places(NEEDS)
    assert len(set(spots.values())) == len(spots)
    for stem, before in NEEDS.items():
        assert all(spots[each][0] < spots[stem][0] for each in before)


def test_the_longest_way_runs_straight():
    assert {places(NEEDS)[stem][1] for stem in ("00_a", "01_b", "03_d", "04_e")} == {0}


def test_a_branch_has_a_row_of_its_own_as_far_as_it_goes():
    """Else an arrow along one row would seem to come from the lesson before it."""
    two = {**NEEDS, "05_f": {"00_a"}, "06_g": {"05_f"}}
    spots = places(two)
    assert spots["05_f"][1] == spots["06_g"][1]
    between = {stem for stem, (_, row) in spots.items() if row == spots["05_f"][1]}
    assert between == {"05_f", "06_g"}


def test_the_picture_has_a_box_for_each_lesson_an_arrow_for_each_need_and_its_words():
    root = ElementTree.fromstring(svg(NEEDS))
    names = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert sorted(names) == sorted([*"abcde", "00", "01", "02", "03", "04"])
    arrows = [each for each in root.iter() if "marker-end" in each.attrib]
    assert len(arrows) == sum(map(len, NEEDS.values()))
    assert next(each.text for each in root.iter() if each.tag.endswith("title")) == map_in_words(
        NEEDS
    )
    assert "01 b leads to 02 c and 03 d" in map_in_words(NEEDS)


def test_every_box_is_a_link_and_so_is_what_lies_on_it():
    root = ElementTree.fromstring(svg(NEEDS))
    wide, high = (int(root.attrib[each]) for each in ("width", "height"))
    drawn = {}
    for link in (each for each in root.iter() if each.tag.endswith("}a")):
        box = link[0].attrib
        x, y = 100 * int(box["x"]) / wide, 100 * int(box["y"]) / high
        drawn[link.attrib["href"]] = (f"{x:.2f}", f"{y:.2f}")
    laid = {f"{on['stem']}.ipynb": (on["left"], on["top"]) for on in on_boxes(NEEDS)["boxes"]}
    assert laid == drawn
    assert sorted(laid) == [f"{stem}.ipynb" for stem in NEEDS]
