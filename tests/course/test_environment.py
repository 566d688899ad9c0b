"""What a kernel is told: the same for all, whoever starts it."""

from __future__ import annotations

import os
import sys

import pytest

from gamesearch.course.environment import PACKAGE, kernel_environment


def test_what_makes_runs_alike_wins_over_what_was_given():
    told = kernel_environment("/home/x", {"PYTHONHASHSEED": "random", "LANG": "C"})
    assert (told["PYTHONHASHSEED"], told["LANG"]) == ("0", "C")
    assert told["PYTHONPATH"].split(os.pathsep)[0] == str(PACKAGE.parent)


def test_alone_it_lives_in_its_folder():
    told = kernel_environment("/home/x", {"HOME": "/root"})
    assert told["HOME"] == "/home/x"
    assert told["MPLCONFIGDIR"].startswith("/home/x/")


def test_else_it_keeps_its_users_home_and_fonts():
    told = kernel_environment("/home/x", {"HOME": "/root"}, alone=False)
    assert told["HOME"] == "/root"
    assert "MPLCONFIGDIR" not in told


@pytest.mark.parametrize(("place", "kept"), [("/opt/site-packages", True), ("/opt/mine", False)])
def test_of_pythonpath_only_installed_packages_are_kept(place, kept, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([place, sys.prefix]))
    assert (place in kernel_environment("/x", {})["PYTHONPATH"].split(os.pathsep)) == kept
