"""Files are whole, and a journal loses nothing but a line that was not finished."""

from __future__ import annotations

import pytest

from gamesearch.course.disk import CannotWrite, append_entry, read_entries, write_whole


def test_a_file_is_the_old_one_or_the_new_one(tmp_path, monkeypatch):
    path = tmp_path / "marks.csv"
    write_whole(path, "old")

    def full(*_):
        raise OSError("no space left")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError, match="no space"):
        write_whole(path, "new")
    assert path.read_text() == "old"


def test_a_journal_is_read_back_but_for_half_a_line(tmp_path):
    journal = tmp_path / "unfinished.jsonl"
    assert list(read_entries(journal)) == []
    append_entry(journal, 'ada "the first"', '{"points": 3}')
    append_entry(journal, "bob", "null")
    with journal.open("ab") as file:
        file.write(b'\n["cleo", {"poi')
    append_entry(journal, "dora", "[1]")
    assert list(read_entries(journal)) == [
        ('ada "the first"', {"points": 3}),
        ("bob", None),
        ("dora", [1]),
    ]


def test_a_disk_that_takes_nothing_is_told_in_a_sentence(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(CannotWrite, match="mend that, and the same call goes on"):
        append_entry(blocked / "journal", "ada", "1")
