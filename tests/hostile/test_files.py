"""Files and names of every bad kind, in one class with an honest student."""

from __future__ import annotations

import csv
import json
import os
import sys
from types import SimpleNamespace

import pytest

from gamesearch.course.grade.grade import Grading
from tests.course.grade import small_key as key

TRAP = "import os\nos._exit(99)\n"
NAMES = [
    *("Zoë", "日本", "a, b", '"q"', "=1+1", "-2", "@x", "a\nb", "a\\..\\evil", "%2e%2e%2f", "con"),
    *("$(touch x)", "x" * 255, "--out", "e\u0301", "\u202eevil", "<b>", "{title}", "02_small"),
]


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    return key.make_course(tmp_path_factory.mktemp("course"))


@pytest.fixture(scope="module")
def right(course):
    return key.answered(key.exercise_notebook(course), key.RIGHT)


def spoilt(right):
    """Student by student, bytes that are no good notebook."""
    whole = key.as_bytes(right)
    old = json.loads(whole)
    cells = old.pop("cells")
    twice = json.loads(whole)
    for cell in twice["cells"]:
        cell["id"] = "same"
    without = json.loads(whole)
    for cell in without["cells"]:
        cell.pop("id")
    strange = json.loads(whole)
    strange["metadata"] = {"kernelspec": {"name": "../../x", "language": "R", "display_name": "R"}}
    return {
        "not JSON": b"MZ\x90\x00",
        "truncated": whole[: len(whole) // 2],
        "empty": b"",
        "no cells": b'{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}',
        "format 3": json.dumps(old | {"nbformat": 3, "worksheets": [{"cells": cells}]}).encode(),
        "ids twice": json.dumps(twice).encode(),
        "ids missing": json.dumps(without).encode(),
        "wrong kernel": json.dumps(strange).encode(),
        "with a mark of order": b"\xef\xbb\xbf" + whole,
    }


@pytest.fixture(scope="module")
def graded(course, right, tmp_path_factory):
    from _pytest.monkeypatch import MonkeyPatch

    root = tmp_path_factory.mktemp("class")
    folder, out = root / "submissions", root / "grades"
    key.hand_in(folder, "honest", key.as_bytes(right))
    for student, data in spoilt(right).items():
        key.hand_in(folder, student, data)
    for name in NAMES:
        key.hand_in(folder, name, b"{}")
    os.makedirs(os.fsencode(folder) + b"/\xff\xfe")
    (folder / os.fsdecode(b"\xff\xfe") / f"{key.STEM}.ipynb").write_bytes(b"{}")
    (folder / "a folder" / f"{key.STEM}.ipynb").mkdir(parents=True)
    (folder / "a file").write_text("x")
    key.hand_in(folder, "..\\evil", b"{}")
    (folder / "a link").symlink_to(folder / "honest")
    (folder / "a linked key").mkdir()
    linked = folder / "a linked key" / f"{key.STEM}.ipynb"
    linked.symlink_to(course.notebook("solutions", key.STEM))
    (folder / "a pipe").mkdir()
    os.mkfifo(folder / "a pipe" / f"{key.STEM}.ipynb")
    with key.hand_in(folder, "100 MB", b"").open("wb") as file:
        file.truncate(100_000_000)
    for name in ("conftest.py", "nbval.py", "gamesearch.py", "sitecustomize.py", "pytest.ini"):
        (folder / "honest" / name).write_text(TRAP)
    before = sorted(path.name for path in folder.rglob("*"))
    with MonkeyPatch.context() as patch:
        patch.chdir(folder / "honest")  # and from the worst place to call it from
        found = Grading(course, folder, out, sandbox="none").run()
    assert sorted(path.name for path in folder.rglob("*")) == before
    record = json.loads((out / "grades.json").read_text("utf-8"))
    return SimpleNamespace(out=out, record=record, flaws=[str(each) for each in found])


def result(graded, student):
    return graded.record["results"][f"{key.STEM}/{student}"]["result"]


def points(graded, student):
    marks = result(graded, student)["marks"]
    return sum(mark["points"] for mark in marks if mark["verdict"] == "passed")


@pytest.mark.parametrize(
    "student",
    ["honest", "format 3", "ids twice", "ids missing", "wrong kernel", "with a mark of order"],
)
def test_what_can_be_read_is_marked(student, graded):
    assert points(graded, student) == key.AUTOMATIC


@pytest.mark.parametrize(
    ("student", "reason"),
    [
        ("not JSON", "it is not JSON"),
        ("truncated", "it is not JSON"),
        ("empty", "it is empty"),
        ("no cells", "it has no cells"),
        ("a folder", "it is no file"),
        ("a pipe", "it is no file"),
        ("a linked key", "it is a link"),
        ("100 MB", "it has 100 MB"),
        *((name, "it is JSON but no notebook") for name in NAMES),
    ],
)
def test_what_cannot_be_read_has_a_reason(student, reason, graded):
    assert result(graded, student)["reason"].startswith(reason)
    assert points(graded, student) == 0


def test_what_is_no_submission_is_named(graded):
    assert set(graded.record["strays"]) == {"a file", "a link", "..\\evil"}


def test_every_name_has_a_row_and_a_page_of_its_own(graded):
    with (graded.out / "gradebook.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert len(rows) == 1 + len(graded.record["results"])
    assert {len(row) for row in rows} == {9}
    assert not any(row[0].startswith(("=", "-", "@")) for row in rows)
    pages = list((graded.out / "feedback").glob(f"*/{key.STEM}.html"))
    assert len(pages) == len(graded.record["results"])
    assert sorted(path.name for path in graded.out.parent.iterdir()) == ["grades", "submissions"]


def test_findings_can_be_printed_anywhere(graded):
    text = "\n".join(graded.flaws)
    assert "\x1b" not in text
    assert "\u202e" not in text
    text.encode("utf-8")
    assert f"{key.STEM}/a\\nb: it is JSON" in text


def test_no_folder_of_a_submission_is_searched_for_code(graded):
    assert not any("submissions" in place for place in sys.path)
    assert "conftest" not in sys.modules or "submissions" not in str(sys.modules["conftest"])
