"""The folder of submissions: every entry is read, or named with the reason why not."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from gamesearch.course.folder import WrongCall
from gamesearch.course.grade.submission import LARGEST_FILE, Unreadable, read_handed_in
from gamesearch.course.grade.submissions import FoundNotebook, find, only_wanted, read_submission

from .small_key import STEM, hand_in


@pytest.fixture
def folder(tmp_path):
    hand_in(tmp_path, "ada", b"{}")
    return tmp_path


def found(folder):
    submissions, strays = find(folder, [STEM])
    return [(each.student, each.stem) for each in submissions], {s.path: s.reason for s in strays}


def problem(folder, student="eve"):
    return read_submission(FoundNotebook(student, STEM, folder / student / f"{STEM}.ipynb")).problem


def test_students_come_in_the_order_of_their_names(folder):
    names = ["=1+1", "Zoë", "a, b", "日本"]
    for name in names:
        hand_in(folder, name, b"{}")
    assert found(folder) == ([(name, STEM) for name in sorted([*names, "ada"])], {})


def test_what_is_no_submission_is_named(folder):
    (folder / "notes.txt").write_text("x")
    (folder / "link").symlink_to(folder / "ada")
    (folder / "empty").mkdir()
    (folder / ".hidden").mkdir()
    (folder / ".DS_Store").touch()
    hand_in(folder, "eve", b"{}", "02_pruning (1)")
    submissions, strays = found(folder)
    assert submissions == [("ada", STEM)]
    assert {path: reason.partition(":")[0] for path, reason in strays.items()} == {
        "notes.txt": "it is a file",
        "link": "it is a link, and links are not followed",
        "empty": "the folder holds no notebook",
        ".hidden": "the folder is hidden",
        "eve/02_pruning (1).ipynb": "no topic is called 02_pruning (1)",
    }


@pytest.mark.parametrize("name", [f"{STEM} (1)", f"{STEM}-Copy1", f"eve_{STEM}"])
def test_a_copy_under_another_name_is_told_its_own(name, folder):
    hand_in(folder, "eve", b"{}", name)
    _, strays = found(folder)
    assert f"rename it to {STEM}.ipynb, if it is the one" in strays[f"eve/{name}.ipynb"]


@pytest.mark.parametrize("name", ["02_pruning.ipynb.txt", "02_pruning.IPYNB", "02_pruning.py"])
def test_a_notebook_by_another_name_is_named(name, folder):
    (folder / "eve").mkdir()
    (folder / "eve" / name).touch()
    assert name in found(folder)[1]["eve"]


def test_other_files_of_a_student_are_left_alone(folder):
    (folder / "ada" / "conftest.py").write_text("raise SystemExit")
    (folder / "ada" / "data.csv").touch()
    assert found(folder) == ([("ada", STEM)], {})


def test_a_link_is_not_followed(folder):
    (folder / "eve").mkdir()
    (folder / "eve" / f"{STEM}.ipynb").symlink_to(folder / "ada" / f"{STEM}.ipynb")
    assert "links are not followed" in problem(folder)


def swapped(folder, how):
    """What is read of ada's notebook, if `how` is done between finding and reading it."""
    key = hand_in(folder.parent / "solutions", "key", b"the key")
    hand_in(folder, "eve", b"eve's")
    [ada, _] = find(folder, [STEM])[0]
    place = ada.path
    if how == "the file by a link":
        place.unlink()
        place.symlink_to(key)
    elif how == "the folder by a link":
        os.rename(place.parent, folder.parent / "away")
        place.parent.symlink_to(key.parent)
    elif how == "the file by another's":
        os.rename(folder / "eve" / place.name, place)
    elif how == "the folder by another's":
        os.rename(place.parent, folder.parent / "away")
        os.rename(folder / "eve", place.parent)
    return read_submission(ada)


@pytest.fixture
def deep(tmp_path):
    hand_in(tmp_path / "submissions", "ada", b"{}")
    return tmp_path / "submissions"


@pytest.mark.parametrize("how", ["the file by a link", "the folder by a link"])
def test_a_link_that_was_put_there_meanwhile_is_not_followed(how, deep):
    submission = swapped(deep, how)
    assert submission.data == b""
    assert "links are not followed" in submission.problem


@pytest.mark.parametrize("how", ["the file by another's", "the folder by another's"])
def test_what_was_exchanged_meanwhile_is_not_marked(how, deep):
    submission = swapped(deep, how)
    assert submission.data == b""
    assert submission.changed


def test_what_stays_is_read(deep):
    assert swapped(deep, "nothing").data == b"{}"


def test_a_folder_a_pipe_and_a_giant_are_no_notebooks(folder):
    place = folder / "eve" / f"{STEM}.ipynb"
    place.mkdir(parents=True)
    assert problem(folder) == "it is no file: hand in the notebook itself"
    place.rmdir()
    os.mkfifo(place)
    assert problem(folder) == "it is no file: hand in the notebook itself"
    place.unlink()
    with place.open("wb") as file:
        file.truncate(100_000_000)
    assert problem(folder).startswith("it has 100 MB")


@pytest.fixture
def locked(folder, monkeypatch):
    """Whatever is called so may not be read, by root neither."""

    def lock(what):
        real = getattr(os, what)

        def refused(path, *flags):
            if Path(path).is_relative_to(folder / "ada"):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            return real(path, *flags)

        monkeypatch.setattr(os, what, refused)

    return lock


def test_what_may_not_be_read_is_named(folder, locked):
    locked("open")
    assert problem(folder, "ada") == "it cannot be read: Permission denied"


def test_a_students_folder_that_may_not_be_read_is_named(folder, locked):
    hand_in(folder, "eve", b"{}")
    locked("scandir")
    reason = {"ada": "the folder cannot be read: Permission denied"}
    assert found(folder) == ([("eve", STEM)], reason)


def test_a_vanished_file_is_named(folder):
    assert problem(folder) == "it cannot be read: No such file or directory"


def test_no_folder_is_a_wrong_call(tmp_path):
    with pytest.raises(WrongCall, match="cannot be read"):
        find(tmp_path / "nowhere", [STEM])


def test_one_submission_can_be_chosen(folder):
    hand_in(folder, "eve", b"{}")
    submissions, _ = find(folder, [STEM])
    assert [each[0] for each in only_wanted(submissions, f"{STEM}/eve")] == ["eve"]
    assert [each[0] for each in only_wanted(submissions, STEM)] == ["ada", "eve"]
    with pytest.raises(WrongCall, match="no submission is called"):
        list(only_wanted(submissions, f"{STEM}/../ada"))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "it is empty"),
        (b"not JSON", "it is not JSON"),
        (b'{"cells": [{"cell_ty', "it is not JSON"),
        (b"\xff\xfe\x00", "it is not JSON"),
        (b"[" * 200_000, "it is not JSON"),
        (b"9" * 10_000, "it is not JSON"),
        (b"[]", "it is JSON but no notebook"),
        (b'{"nbformat": 4}', "it is JSON but no notebook"),
        (b'{"cells": {}}', "it is JSON but no notebook"),
        (b'{"cells": []}', "it has no cells"),
        (b'{"cells": [1, null, "x"]}', "it has no cells"),
        (b'{"worksheets": [{"cells": []}]}', "it has no cells"),
        (b'{"cells": [' + b"{}," * 6_000 + b"{}]}", "it has more than 1000 cells"),
        (b" " * (LARGEST_FILE + 1), "it has more than 20 MB"),
    ],
    ids=range(14),
)
def test_bytes_that_are_no_notebook_have_a_reason(data, reason):
    with pytest.raises(Unreadable, match=reason):
        read_handed_in(data)


def test_odd_cells_are_read_as_far_as_they_go():
    data = b"""{"metadata": 3, "cells": [
        {"cell_type": 7, "source": {"a": 1}, "metadata": []},
        {"cell_type": "code", "source": ["a\\r\\n", 5, "b\\u0000\\ud800"], "id": 9,
         "metadata": {"nbgrader": {"grade_id": []}}}]}"""
    cells = read_handed_in(data).cells
    assert [cell.source for cell in cells] == ["", "a\nb?"]
    assert cells[1].ids == frozenset()


def test_another_language_and_an_endless_cell_are_noted():
    data = b'{"metadata": {"kernelspec": {"language": "julia"}}, "cells": [{"source": "%s"}]}'
    notes = read_handed_in(data % (b"x" * 200_000)).notes
    assert notes[0] == "the notebook asks for a julia kernel; it was run as Python"
    assert notes[1].startswith("cell 1 is longer than 100,000 characters")
