"""What a downloaded notebook's name tells."""

from __future__ import annotations

import pytest

from gamesearch.course.collect.names import Known, topic, whose

STEMS = ["01_minimax", "02_pruning"]


@pytest.mark.parametrize(
    ("name", "student", "known"),
    [
        ("doejane_8912_330011_02_pruning.ipynb", "doejane_8912", Known("8912", False)),
        ("doejane_LATE_8912_330011_02_pruning-3.ipynb", "doejane_8912", Known("8912", True)),
        ("Jane Doe_1234_assignsubmission_file_/02_pruning.ipynb", "Jane Doe", Known(moodle="1234")),
        ("Jane Doe_1234_assignsubmission_file/02_pruning.ipynb", "Jane Doe", Known(moodle="1234")),
        ("Jane Doe_1234_assignsubmission_file_02_pruning.ipynb", "Jane Doe", Known(moodle="1234")),
        ("jane/02_pruning.ipynb", "jane", Known()),
        ("jane_02_pruning.ipynb", "jane", Known()),
        ("Zoë_7_assignsubmission_file_/02_pruning.ipynb", "Zoë", Known(moodle="7")),
    ],
)
def test_a_name_tells_whose_it_is(name, student, known):
    found, file, about = whose(name.split("/"), STEMS)
    assert (found, about) == (student, known)
    assert topic(file, STEMS)[0] == "02_pruning"
