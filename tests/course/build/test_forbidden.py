"""What `check` refuses, what is not there while answers are marked and what nbgrader refuses are
the same names."""

from __future__ import annotations

import pytest

from gamesearch.checks.borrowed import forbidden as refused
from gamesearch.course.build.forbidden import with_their_parts, write_forbidden
from gamesearch.course.cut import forbidden_names
from gamesearch.course.folder import SOLUTIONS, Course, find_course
from gamesearch.course.grade.key_cells import KeyCells
from gamesearch.course.grade.ready_made import left_out
from gamesearch.course.grade.reference import load_reference

COURSE = find_course()
STEMS = [path.stem for path in COURSE.built(SOLUTIONS)]
HEADER = '# %% exercise="10.3" forbid="{}"\nmy_game = 3\n'


@pytest.mark.parametrize("stem", STEMS)
def test_check_refuses_what_is_left_out_while_answers_are_marked(stem):
    reference = load_reference(COURSE.notebook(SOLUTIONS, stem))
    given = KeyCells(reference).given_names
    gone = {
        number: {
            e for m, found in left_out(names, given).items() for e in with_their_parts(m, found)
        }
        for number, names in forbidden_names(reference.notebook.cells).items()
    }
    lesson = str(int(stem[:2]))
    here = {n: set(names) for n, names in refused().items() if n.partition(".")[0] == lesson}
    assert here == gone


def test_the_file_is_written_when_a_header_changes(tmp_path):
    (tmp_path / "solutions" / "source").mkdir(parents=True)
    (tmp_path / "gamesearch" / "checks").mkdir(parents=True)
    course = Course(tmp_path)
    source = tmp_path / SOLUTIONS / "source" / "10_hidden.py"
    source.write_text("# %% [markdown]\n# # 10\n\n" + HEADER.format("commit"), "utf-8")
    [missing] = write_forbidden(course, check=True)
    assert "gamesearch build" in missing.mend
    assert write_forbidden(course) == [] == write_forbidden(course, check=True)
    source.write_text("# %% [markdown]\n# # 10\n\n" + HEADER.format("solve_matrix"), "utf-8")
    assert write_forbidden(course, check=True)


def test_a_name_that_is_nowhere_is_told(tmp_path):
    (tmp_path / SOLUTIONS / "source").mkdir(parents=True)
    (tmp_path / "gamesearch" / "checks").mkdir(parents=True)
    source = tmp_path / SOLUTIONS / "source" / "10_hidden.py"
    source.write_text("# %% [markdown]\n# # 10\n\n" + HEADER.format("comit"), "utf-8")
    [flaw] = write_forbidden(Course(tmp_path))
    assert "forbid='comit' is no name of gamesearch" in str(flaw)
