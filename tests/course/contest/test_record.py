"""What a contest has kept is read as this version writes it, or left alone."""

from __future__ import annotations

import pytest

from gamesearch.course.contest.record import RECORD, ContestLedger
from gamesearch.course.folder import WrongCall


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"outcomes": {}}',
        '{"format": 0, "outcomes": {}}',
        '{"format": 1, "outcomes": []}',
    ],
)
def test_a_record_in_another_form_is_left_as_it_is(tmp_path, text):
    (tmp_path / RECORD).write_text(text)
    with pytest.raises(WrongCall, match="cannot be read as a contest's record"):
        ContestLedger(tmp_path)
    assert (tmp_path / RECORD).read_text() == text
