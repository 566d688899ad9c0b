import pytest

from gamesearch.course.contest.contest import Contest
from gamesearch.course.contest.terms import Terms
from gamesearch.course.sandbox import choose
from tests.course.contest.players import FIRST, LAST, SEARCHER, hand_in
from tests.course.grade.sandboxes import sandbox

__all__ = ["sandbox"]

TERMS = Terms("connectfour:4,4,3", nodes=400, seconds=5.0)


@pytest.fixture
def folder(tmp_path):
    hand_in(tmp_path / "submissions", ada=FIRST, ben=LAST, cleo=SEARCHER)
    return tmp_path / "submissions"


class Shared:
    """The sandbox of all tests, which no contest closes."""

    def __init__(self, sandbox):
        self.sandbox, self.sentence = sandbox, sandbox.sentence

    def __enter__(self):
        return self.sandbox

    def __exit__(self, *_):
        pass


@pytest.fixture
def hold(folder, tmp_path, sandbox, monkeypatch):
    """Hold a contest of what lies in the folder; where its files are."""
    real = choose.choose
    monkeypatch.setattr(
        choose,
        "choose",
        lambda mode, **more: Shared(sandbox) if mode == "auto" else real(mode, **more),
    )

    def hold(out="contest", terms=TERMS, **options):
        options = {"house": (), **options}
        contest = Contest(folder, tmp_path / out, terms, **options)
        contest.findings = contest.run()
        return contest

    return hold
