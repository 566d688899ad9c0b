"""The lab opens the course on its contents and saves widgets with their notebook."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from gamesearch.course.lab import lab
from gamesearch.course.lab.lab import lab_command
from gamesearch.errors import MissingExtra, installs


def test_it_opens_the_index_or_else_the_first_lesson(course):
    def url():
        return next(a for a in lab_command(course) if "default_url" in a).partition("=")[2]

    assert url() == "/lab/tree/notebooks"
    (course.root / "notebooks/00_games.ipynb").touch()
    assert url() == "/lab/tree/notebooks/00_games.ipynb"
    (course.root / "notebooks/index.ipynb").touch()
    assert url() == "/lab/tree/notebooks/index.ipynb"


def test_the_whole_course_is_served_and_arguments_are_passed_on(course):
    command = lab_command(course, ["--no-browser", "--port", "8899"])
    assert f"--ServerApp.root_dir={course.root}" in command
    assert command[-3:] == ["--no-browser", "--port", "8899"]


def test_only_root_is_allowed_to_be_root(course):
    assert "--allow-root" in lab_command(course, root=True)
    assert "--allow-root" not in lab_command(course, root=False)


def test_without_jupyterlab_it_says_what_to_install(course, monkeypatch):
    monkeypatch.setattr(lab, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=re.escape(installs("lab"))):
        lab.open_lab(course)


def test_the_installed_settings_save_widgets():
    """Wherever the package was installed, JupyterLab finds them: `make lab` need not say so."""
    settings = "etc/jupyter/labconfig/default_setting_overrides.d/gamesearch.json"
    saved = json.loads(Path(sys.prefix, settings).read_text("utf-8"))
    assert saved["@jupyter-widgets/jupyterlab-manager:plugin"]["saveState"] is True
