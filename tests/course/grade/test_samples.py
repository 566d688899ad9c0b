"""The sample submissions: three students, two lessons, the marks that the README promises."""

from __future__ import annotations

import csv
from pathlib import Path

from gamesearch.course.folder import find_course
from gamesearch.course.grade.grade import Grading

SAMPLES = Path(__file__).parents[2] / "samples"


def test_the_samples_earn_what_they_solved(tmp_path, monkeypatch, sandbox):
    from contextlib import nullcontext

    monkeypatch.setattr(
        "gamesearch.course.sandbox.choose.choose", lambda *_, **__: nullcontext(sandbox)
    )
    grading = Grading(find_course(), SAMPLES, tmp_path, jobs=2)
    assert [str(flaw) for flaw in grading.run()] == [
        "01_minimax/cleo: it is not JSON: save the notebook and hand it in again"
    ]
    with (tmp_path / "gradebook.csv").open(encoding="utf-8", newline="") as file:
        rows = {row["student"]: row for row in csv.DictReader(file)}
    totals = {student: int(row["total"]) for student, row in rows.items()}
    assert totals == {"ada": 190, "Ben Müller": 125, "cleo": 10}  # in words: nothing
    assert rows["Ben Müller"]["1.2 (20)"] == "0"
    assert rows["Ben Müller"]["2.1 (13)"] == "9"
