"""The record: continued, never half-written, and used again only for the very same thing."""

from __future__ import annotations

import errno
import json
import os

import pytest

from gamesearch.course.folder import WrongCall
from gamesearch.course.grade import record
from gamesearch.course.grade.record import JOURNAL, RECORD, GradingLedger, key
from gamesearch.course.grade.summary import moved

from .made_up import result


def test_a_result_is_kept_as_soon_as_it_is_there(tmp_path):
    GradingLedger(tmp_path).add("02_small/ada", "k", result())
    again = GradingLedger(tmp_path)
    assert again.holds("02_small/ada", "k")
    assert again.result("02_small/ada") == result()
    assert not (tmp_path / RECORD).exists()


def test_half_a_line_costs_only_itself(tmp_path):
    GradingLedger(tmp_path).add("02_small/ada", "k", result())
    with (tmp_path / JOURNAL).open("ab") as file:
        file.write(b'["02_small/eve", {"key": "k", "resu')
    ledger = GradingLedger(tmp_path)
    assert list(ledger.entries) == ["02_small/ada"]
    ledger.add("02_small/bob", "k", result())
    assert sorted(GradingLedger(tmp_path).entries) == ["02_small/ada", "02_small/bob"]


def test_closing_writes_the_record_and_drops_the_journal(tmp_path):
    ledger = GradingLedger(tmp_path)
    ledger.add("02_small/ada", "k", result())
    ledger.close([], {})
    assert [path.name for path in tmp_path.iterdir()] == [RECORD]
    assert GradingLedger(tmp_path).holds("02_small/ada", "k")


def test_the_record_is_the_same_in_whatever_order_results_came(tmp_path):
    for folder, names in (("one", "ab"), ("two", "ba")):
        (tmp_path / folder).mkdir()
        ledger = GradingLedger(tmp_path / folder)
        for name in names:
            ledger.add(name, "k", result())
        ledger.close([], {})
    assert (tmp_path / "one" / RECORD).read_bytes() == (tmp_path / "two" / RECORD).read_bytes()


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": 1, "results": {"a": {}}}', '{"format": 9}']
)
def test_a_record_that_is_none_is_not_overwritten(text, tmp_path):
    (tmp_path / RECORD).write_text(text)
    with pytest.raises(WrongCall):
        GradingLedger(tmp_path)
    assert (tmp_path / RECORD).read_text() == text


def test_a_record_of_another_version_is_left_as_it_is(tmp_path):
    (tmp_path / RECORD).write_text('{"format": 9, "results": {}}')
    with pytest.raises(WrongCall, match=r"another version .* choose another --out") as told:
        GradingLedger(tmp_path)
    assert "delete" not in str(told.value)


def test_a_dropped_result_stays_dropped_after_an_interruption(tmp_path):
    first = GradingLedger(tmp_path)
    first.add("02_small/ada", "k", result())
    first.close([], {})
    GradingLedger(tmp_path).drop("02_small/ada")  # and then the run ended
    assert GradingLedger(tmp_path).entries == {}


@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_a_disk_that_takes_no_more_is_told_and_nothing_is_lost(fault, tmp_path, monkeypatch):
    first = GradingLedger(tmp_path)
    first.add("02_small/ada", "k", result())
    first.close([], {})

    def full(*_):
        raise OSError(fault, os.strerror(fault))

    second = GradingLedger(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        patch.setattr("os.replace", full)
        with pytest.raises(WrongCall, match=os.strerror(fault)):
            second.add("02_small/bob", "k", result())
        with pytest.raises(WrongCall, match=os.strerror(fault)):
            second.close([], {})
    assert not list(tmp_path.glob(f".{RECORD}*"))
    assert "02_small/ada" in GradingLedger(tmp_path).entries


def test_a_result_holds_for_one_key_alone(tmp_path):
    ledger = GradingLedger(tmp_path)
    ledger.add("02_small/ada", key("reference", b"submission"), result())
    assert ledger.holds("02_small/ada", key("reference", b"submission"))
    assert not ledger.holds("02_small/ada", key("reference", b"another"))
    assert not ledger.holds("02_small/ada", key("mended", b"submission"))


@pytest.mark.parametrize("file", ["__init__.py", "seals.json"])
def test_a_mended_check_is_a_new_key(file, tmp_path, monkeypatch):
    monkeypatch.setattr(record, "__file__", str(tmp_path / "gamesearch/course/grade/record.py"))
    monkeypatch.setattr(record, "_package", record._package.__wrapped__)
    mended = tmp_path / "gamesearch/checks/pruning" / file
    mended.parent.mkdir(parents=True)
    keys = set()
    for text in ("first", "second"):
        mended.write_text(text, "utf-8")
        keys.add(key("reference", b"submission"))
    assert len(keys) == 2


def test_marks_that_moved_are_told(tmp_path):
    first = GradingLedger(tmp_path)
    for name in ("02_small/ada", "02_small/bob", "02_small/gone"):
        first.add(name, "k", result())
    second = GradingLedger(tmp_path)
    second.add("02_small/ada", "k2", result("2.1a 2.2a"))
    second.add("02_small/new", "k2", result())
    second.keep({"02_small/ada", "02_small/bob", "02_small/new"})
    assert list(moved(second)) == ["02_small/ada: 5 → 7 points (2.2a 0 → 5, 2.2b 3 → 0)"]


def test_names_that_are_no_text_are_kept(tmp_path):
    ledger = GradingLedger(tmp_path)
    ledger.add("02_small/\udcff\n,=", "k", result())
    ledger.close([], {})
    assert list(json.loads((tmp_path / RECORD).read_text())["results"]) == ["02_small/\udcff\n,="]
