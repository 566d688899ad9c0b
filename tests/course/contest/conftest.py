import pytest

from gamesearch.course.contest.contest import Contest
from gamesearch.course.contest.terms import Terms
from gamesearch.course.sandbox import choose
from tests.course.contest.players import FIRST, LAST, SEARCHER, hand_in

TERMS = Terms("connectfour:4,4,3", nodes=400, seconds=5.0)


def three_players(submissions):
    hand_in(submissions, ada=FIRST, ben=LAST, cleo=SEARCHER)
    return submissions


@pytest.fixture
def folder(tmp_path):
    return three_players(tmp_path / "submissions")


class Shared:
    """The sandbox of all tests, which no contest closes."""

    def __init__(self, sandbox):
        self.sandbox, self.sentence = sandbox, sandbox.sentence

    def __enter__(self):
        return self.sandbox

    def __exit__(self, *_):
        pass


@pytest.fixture(scope="session")
def in_sandbox(sandbox):
    """Hold a contest in the sandbox that is open already."""
    real = choose.choose

    def choose_it(mode, **more):
        return Shared(sandbox) if mode == "auto" else real(mode, **more)

    def hold(folder, out, terms=TERMS, **options):
        contest = Contest(folder, out, terms, **{"house": (), **options})
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(choose, "choose", choose_it)
            contest.flaws = contest.run()
        return contest

    return hold


@pytest.fixture(scope="session")
def held(in_sandbox, tmp_path_factory):
    """The contest of the three, held once, for all who only look at it."""
    place = tmp_path_factory.mktemp("held")
    return in_sandbox(three_players(place / "submissions"), place / "contest")


@pytest.fixture
def hold(folder, tmp_path, in_sandbox):
    """Hold a contest of what lies in the folder; where its files are."""
    return lambda out="contest", **options: in_sandbox(folder, tmp_path / out, **options)
