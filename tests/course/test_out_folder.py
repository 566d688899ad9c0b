"""Results go to a folder that is none of the course's own, and that one command holds at a time."""

from __future__ import annotations

import pytest

from gamesearch.course.folder import Course, WrongCall
from gamesearch.course.out_folder import alone_in, out_folder, writable


def test_what_is_no_folder_takes_no_results(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(WrongCall, match="give another folder with --out"):
        writable(Course(tmp_path / "course"), blocked / "out")


@pytest.mark.parametrize("name", [".", "tests", "solutions/marks", ".git"])
def test_the_courses_own_folders_take_no_results(tmp_path, name):
    with pytest.raises(WrongCall, match="--out"):
        writable(Course(tmp_path), tmp_path / name)


def test_without_out_they_go_to_build(tmp_path):
    with out_folder(Course(tmp_path), None, "slides") as folder:
        (folder / "deck.html").touch()
    assert (tmp_path / "build" / "slides" / "deck.html").exists()


def test_one_command_at_a_time_and_nothing_left_where_nothing_was_written(tmp_path):
    folder = tmp_path / "new" / "out"
    second = alone_in(folder)
    with alone_in(folder), pytest.raises(WrongCall, match="another gamesearch is at work"):
        second.__enter__()
    assert list(tmp_path.iterdir()) == []
