"""Plain answers become hashes; nothing that gives an answer away is left beside them."""

from __future__ import annotations

import json
from fractions import Fraction
from math import inf
from pathlib import Path

import pytest

from gamesearch.checks.sealed import seal, step
from gamesearch.course.build.seals import read_answers, sealed_file, write_seals
from gamesearch.course.folder import SOLUTIONS, Course

ROOT = Path(__file__).parents[3]
PLAIN = """
["2.6/leaves"]
read = "rounded to 2"
asks = "Another number."
right = "17 | 17.5"
otherwise = "Which leaf?"

["2.6/leaves".known]
"81 | 0.9 .. 1.1" = "That is every leaf."
"""


@pytest.fixture
def course(tmp_path):
    (tmp_path / "solutions" / "source").mkdir(parents=True)
    (tmp_path / "solutions" / "source" / "02_pruning.py").touch()
    (tmp_path / "gamesearch" / "checks" / "pruning").mkdir(parents=True)
    return Course(tmp_path)


def write(course, text):
    (course.root / SOLUTIONS / "source" / "02_pruning.toml").write_text(text, "utf-8")


def made(course):
    return json.loads(sealed_file(course, "02_pruning").read_text("utf-8"))


def test_the_course_is_in_step():
    assert write_seals(Course(ROOT), check=True) == []


def test_every_plain_file_is_that_of_a_solution():
    assert {path.stem for path in (ROOT / SOLUTIONS / "source").glob("*.toml")} <= {
        path.stem for path in Course(ROOT).sources(SOLUTIONS)
    }


def test_what_is_sealed_is_recognised(course):
    write(course, PLAIN)
    assert write_seals(course) == []
    sealed = step("2.6/leaves", **made(course)["answers"]["2.6/leaves"])
    assert sealed.examine(17) is None
    assert sealed.examine(17.5001) is None
    assert sealed.examine(81).question == sealed.examine(1).question == "That is every leaf."
    assert sealed.examine(5).hint(1) == "Another number.\nWhich leaf?"


def test_no_answer_stands_in_clear_and_their_order_tells_nothing(course):
    write(course, PLAIN)
    write_seals(course)
    kept = made(course)["answers"]["2.6/leaves"]
    assert "17" not in str({**kept, "right": (), "known": tuple(kept["known"].values())})
    assert kept["right"] == sorted(kept["right"])
    assert list(kept["known"]) == sorted(kept["known"])
    assert len(kept["known"]) == 4


def test_a_changed_answer_is_found_and_mended(course):
    write(course, PLAIN)
    assert len(write_seals(course, check=True)) == 1
    assert write_seals(course) == []
    assert write_seals(course, check=True) == []
    write(course, PLAIN.replace("17 |", "18 |"))
    assert "run gamesearch build 02_pruning" in str(*write_seals(course, check=True))
    assert write_seals(course, ["03_ordering"], check=True) == []


def test_what_has_not_changed_is_not_sealed_again(course, monkeypatch):
    write(course, PLAIN)
    write_seals(course)
    sealed = []
    monkeypatch.setattr(
        "gamesearch.course.build.seals.seal", lambda *what: (sealed.append(what), seal(*what))[1]
    )
    assert write_seals(course) == []
    assert len(sealed) == 1  # of six


def test_another_way_of_hashing_makes_seals_stale(course, monkeypatch):
    write(course, PLAIN)
    write_seals(course)
    before = made(course)
    monkeypatch.setattr(
        "gamesearch.course.build.seals.seal", lambda salt, answer: seal(salt, [answer])
    )
    assert "run gamesearch build 02_pruning" in str(*write_seals(course, check=True))
    assert write_seals(course) == [] == write_seals(course, check=True)
    assert made(course) != before


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (('"2.6/leaves"]\n', '"2.6/leaves"\n'), "02_pruning.toml"),
        (("2.6", "3.6"), "no exercise of 02_pruning"),
        (("otherwise", "or else"), "Expected '='"),
        (("otherwise", "others"), "does not know: others"),
        (('right = "17 | 17.5"\n', ""), "lacks: right"),
        (('"17 | 17.5"', "17"), "right = 17 is no text: put it in quotes"),
        (('"That is every leaf."', "3"), "81 | 0.9 .. 1.1 = 3 is no text"),
        (('["2.6/leaves"]\n', '"2.7" = 3\n["2.6/leaves"]\n'), "'2.7' is no table"),
        (("0.9 .. 1.1", "few .. many"), "goes from a number to a number"),
        (("0.9 .. 1.1", "0 .. 1e9"), "at most 1000 numbers"),
        (("0.9 .. 1.1", "1/0"), "'1/0' divides by 0"),
        (("81", "17"), "answers 17.0 twice"),
        (("rounded to 2", "with care"), "nothing reads 'with care'"),
        (("rounded to 2", "three of True and False"), "cannot read 17"),
    ],
)
def test_a_fault_is_said_and_nothing_is_written(course, change, says):
    write(course, PLAIN.replace(*change))
    assert says in str(*write_seals(course))
    assert not sealed_file(course, "02_pruning").exists()


def test_what_is_no_text_is_named(course):
    path = course.root / SOLUTIONS / "source" / "02_pruning.toml"
    path.write_bytes(PLAIN.encode("utf-16"))
    for check in (True, False):
        assert "codec can't decode" in str(*write_seals(course, check=check))
    path.write_bytes(b"\xef\xbb\xbf" + PLAIN.encode())  # as some editors of Windows save it
    assert write_seals(course) == []


@pytest.mark.parametrize("broken", ["", "{}", "[]", "{", "null"])
def test_seals_that_cannot_be_read_are_made_anew(course, broken):
    write(course, PLAIN)
    sealed_file(course, "02_pruning").write_text(broken)
    assert "run gamesearch build 02_pruning" in str(*write_seals(course, check=True))
    assert write_seals(course) == []
    assert write_seals(course, check=True) == []


def test_a_file_without_its_partner_is_named(course):
    write(course, PLAIN)
    write_seals(course)
    path = course.root / SOLUTIONS / "source" / "02_pruning.toml"
    path.rename(path.with_name("03_ordering.toml"))
    assert [str(flaw) for flaw in write_seals(course, check=True)] == [
        "solutions/source/03_ordering.toml: no solution has this name: rename or delete it",
        "gamesearch/checks/pruning/seals.json: there is no TOML that it is made from: "
        "write solutions/source/02_pruning.toml, or delete it",
    ]
    (path.parent / "03_ordering.py").touch()
    found = str(*write_seals(course, ["03_ordering"]))
    assert "there is no gamesearch/checks/ordering/: write its __init__.py first" in found


def test_answers_are_written_as_in_python():
    assert list(read_answers("7 | -0.5 | 1/36")) == [7, -0.5, Fraction(1, 36)]
    assert list(read_answers('(-inf, 3) | "inf" | True')) == [(-inf, 3), "inf", True]
    assert list(read_answers("yes | alpha-beta | BCEG | f(x)")) == [
        "yes",
        "alpha-beta",
        "BCEG",
        "f(x)",
    ]
    assert list(read_answers("-0.1 .. 0.1 | 62 .. 64")) == [-0.1, 0.0, 0.1, 62.0, 63.0, 64.0]
