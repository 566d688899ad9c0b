"""What JupyterLite is given, without building it: `make lite` does that, and starts it."""

from __future__ import annotations

import hashlib
import json
import re
import sys
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from gamesearch.course.folder import EXERCISES, LESSONS, WrongCall, find_course
from gamesearch.course.notebook import read_notebook, slide_type
from gamesearch.course.site import lite
from gamesearch.course.site.lite import complete, ready, settings, wheel
from gamesearch.errors import MissingExtra, installs


def test_the_wheel_holds_what_students_get(tmp_path):
    with zipfile.ZipFile(wheel(tmp_path)) as made:
        names = made.namelist()
    assert "gamesearch/search/alphabeta.py" in names
    assert "gamesearch/checks/pruning/seals.json" in names
    assert not [name for name in names if name.endswith(("grades.py", ".pyc"))]
    assert not [name for name in names if name.startswith("gamesearch/course/")]


def test_the_wheel_is_the_same_every_time_and_can_be_installed(tmp_path):
    first = wheel(tmp_path)
    before = first.read_bytes()
    assert wheel(tmp_path).read_bytes() == before
    with zipfile.ZipFile(first) as made:
        told = {name.rpartition("/")[2]: made.read(name).decode() for name in made.namelist()[-3:]}
        listed = [line.split(",")[0] for line in told["RECORD"].splitlines()]
        assert listed == made.namelist()
    assert "Tag: py3-none-any" in told["WHEEL"]
    assert "Name: gamesearch" in told["METADATA"]


def kernel(**given):
    made = settings(["gamesearch-1-py3-none-any.whl"], **given)
    return made["jupyter-config-data"]["litePluginSettings"][lite.KERNEL_EXTENSION]


def test_a_kernel_begins_with_the_package_and_asks_no_index():
    told = kernel(own_pyodide=False)
    assert told["disablePyPIFallback"]
    packages = told["loadPyodideOptions"]["packages"]
    assert "../../../../wheels/gamesearch-1-py3-none-any.whl" in packages
    assert {"numpy", "matplotlib", "pillow"} < set(packages)


def test_pyodide_comes_from_its_own_address_or_from_the_site():
    assert "pyodideUrl" not in kernel(own_pyodide=False)
    assert kernel(own_pyodide=True)["pyodideUrl"] == "./pyodide/pyodide.mjs"


def test_notebooks_come_without_notes_for_teachers_and_name_the_kernel_of_the_browser(tmp_path):
    course = find_course(Path(__file__))
    stem = course.built(LESSONS)[1].stem
    lite._notebooks(SimpleNamespace(course=course, stems=[stem]), tmp_path)
    lesson, task = (
        read_notebook(tmp_path / kind / f"{stem}.ipynb") for kind in (LESSONS, EXERCISES)
    )
    assert not [cell for cell in lesson.cells if slide_type(cell) == "notes"]
    assert lesson.metadata["kernelspec"]["name"] == "python"
    assert [c.source for c in task.cells] == [
        c.source for c in read_notebook(course.notebook(EXERCISES, stem)).cells
    ]


@pytest.fixture
def bare(tmp_path):
    """A Pyodide that has only its core."""

    def package(name, file, *depends):
        return {"name": name, "version": "1", "file_name": file, "depends": [*depends]}

    pure = {
        name: package(name, f"{name}-1-py3-none-any.whl", *depends)
        for name, *depends in (
            ("micropip",),
            ("packaging",),
            ("ipython", "Prompt_Toolkit"),
            ("prompt-toolkit",),
            ("jedi", "numpy"),
            ("typing-extensions",),
            ("nobody-asks",),
        )
    }
    compiled = {"numpy": package("numpy", "numpy-1-cp314-cp314-wasm32.whl")}
    (tmp_path / lite.LOCK).write_text(json.dumps({"packages": pure | compiled}))
    (tmp_path / "jedi-1-py3-none-any.whl").write_bytes(b"there already")
    return tmp_path


def test_a_pyodide_is_completed_with_what_is_pure_python(bare, monkeypatch):
    asked = []

    def fetch(requirements, folder):
        for each in requirements:
            asked.append(each)
            name = each.partition("==")[0].replace("-", "_")
            (folder / f"{name}-1-py2.py3-none-any.whl").write_bytes(name.encode())

    monkeypatch.setattr(lite, "fetch", fetch)
    complete(bare)
    names = ("ipython", "micropip", "packaging", "prompt-toolkit", "typing-extensions")
    assert asked == [f"{name}==1" for name in names]
    lock = json.loads((bare / lite.LOCK).read_text())["packages"]
    assert lock["prompt-toolkit"]["file_name"] == "prompt_toolkit-1-py2.py3-none-any.whl"
    assert lock["prompt-toolkit"]["sha256"] == hashlib.sha256(b"prompt_toolkit").hexdigest()
    assert "sha256" not in lock["nobody-asks"]
    complete(bare)
    assert len(asked) == len(names)


def test_who_lacks_jupyterlite_hears_what_installs_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "jupyterlite_core", None)
    with pytest.raises(MissingExtra, match=re.escape(installs("lab,site,lite"))):
        ready(None)


def test_a_folder_that_is_no_pyodide_is_refused(tmp_path, monkeypatch):
    core = SimpleNamespace()
    constants = SimpleNamespace(PYODIDE_PYTHON_VERSION="3.14")
    modules = sys.modules
    monkeypatch.setitem(modules, "jupyterlite_core", core)
    monkeypatch.setitem(modules, "jupyterlite_pyodide_kernel", SimpleNamespace(constants=constants))
    monkeypatch.setitem(modules, "jupyterlite_pyodide_kernel.constants", constants)
    with pytest.raises(WrongCall, match="no Pyodide"):
        ready(tmp_path)
