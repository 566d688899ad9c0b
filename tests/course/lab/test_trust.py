"""What the course built is trusted; what was changed, or put beside it, is not."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import closing
from types import SimpleNamespace

import pytest
from nbformat import v4

from gamesearch.course.folder import Course
from gamesearch.course.lab import trust

NAMES = ("notebooks/00_games.ipynb", "notebooks/01_minimax.ipynb", "exercises/00_games.ipynb")


@pytest.fixture
def course(tmp_path):
    """A course of three notebooks and their index."""
    course = Course(tmp_path)
    for name in NAMES:
        write(tmp_path / name, v4.new_notebook(cells=[v4.new_code_cell(name, id="code")]))
    about = {trust.FINGERPRINTS: trust.fingerprints(course)}
    write(tmp_path / "notebooks/index.ipynb", v4.new_notebook(metadata=about))
    return course


def write(path, notebook):
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(notebook), encoding="utf-8")


@pytest.fixture
def notary(tmp_path_factory):
    from nbformat.sign import NotebookNotary

    with closing(NotebookNotary(data_dir=str(tmp_path_factory.mktemp("keys")))) as notary:
        yield notary


def shown(course):
    return [course.shown(path) for path in trust.unchanged(course)]


def test_all_that_was_built_is_unchanged_at_first(course):
    assert sorted(shown(course)) == sorted(NAMES)


def test_a_changed_notebook_and_a_new_one_are_not_the_courses_own(course):
    changed = course.root / NAMES[0]
    changed.write_text(changed.read_text("utf-8").replace("code", "evil"), encoding="utf-8")
    write(course.root / "notebooks/02_stranger.ipynb", v4.new_notebook())
    assert sorted(shown(course)) == sorted(NAMES[1:])


def test_how_a_system_ends_its_lines_changes_nothing(course):
    path = course.root / NAMES[0]
    written = json.dumps(json.loads(path.read_text("utf-8")), indent=1).encode()
    path.write_bytes(written)
    here = trust.fingerprint(path)
    path.write_bytes(written.replace(b"\n", b"\r\n"))
    assert trust.fingerprint(path) == here


@pytest.mark.parametrize("index", ["", "[]", '{"metadata": {}}'])
def test_without_a_sound_index_nothing_is_trusted(course, index):
    (course.root / "notebooks/index.ipynb").write_text(index)
    assert shown(course) == []


def started(folder, notary):
    manager = SimpleNamespace(root_dir=str(folder), notary=notary)
    server = SimpleNamespace(contents_manager=manager, log=logging.getLogger("test"))
    asyncio.run(trust._start_jupyter_server_extension(server))


def signed(course, notary):
    import nbformat

    return [
        name
        for name in NAMES
        if notary.check_signature(nbformat.read(course.root / name, as_version=4))
    ]


def test_a_server_that_starts_in_the_course_trusts_them(course, notary):
    started(course.root / "notebooks", notary)
    assert signed(course, notary) == [*NAMES]


def test_a_server_that_serves_something_else_trusts_nothing(course, notary, tmp_path_factory):
    started(tmp_path_factory.mktemp("elsewhere"), notary)
    assert signed(course, notary) == []
