"""A contest's page in Chromium, opened from disk: the table, and a game stepped through."""

from __future__ import annotations

import pytest

from gamesearch.course.contest.games import states_along
from gamesearch.course.contest.page import write_page
from gamesearch.course.contest.referee import Record
from gamesearch.course.contest.standing import ContestStanding
from gamesearch.course.contest.tasks import ContestTask
from gamesearch.course.contest.terms import Terms
from gamesearch.games.connectfour import ConnectFour

GAME = ConnectFour(4, 4, 3)
RECORDS = [
    Record(("ada", "ben"), 1, [0, 1, 0, 1, 0], 1, proven={3: 0, 4: 1, 5: 1}, said={1: 0.25}),
    Record(("ben", "ada"), 1, [0, 1], -1, "late", "It was late: 0.1 seconds for a move."),
    Record(("ada", "cleo"), 1, [2, 1, 2, 1, 2], 1),
]


@pytest.fixture
def page(chromium, tmp_path):
    standing = ContestStanding(["ada", "ben", "cleo"])
    for record in RECORDS:
        standing.add(record)
    games = [(ContestTask((), (), Terms()), record) for record in RECORDS]
    write_page(tmp_path, Terms("connectfour:4,4,3"), standing, games, {"dora": "no my_player"})
    opened = chromium.new_page()
    problems = []
    opened.on("console", lambda message: problems.append(message.text))
    opened.on("pageerror", lambda error: problems.append(str(error)))
    opened.goto((tmp_path / "contest.html").as_uri())
    yield opened
    opened.close()
    assert problems == []


def stones(page):
    return page.locator("#board i.x, #board i.o").count()


def test_the_table_and_who_did_not_take_part_are_shown(page):
    assert page.locator("table.table tbody tr").count() == 3
    assert page.locator("svg.line circle").count() == 3
    assert "no my_player" in page.content()


def test_a_game_is_stepped_through(page):
    assert stones(page) == 1
    for expected in (2, 3):
        page.click("#on")
        assert stones(page) == expected
    page.click("#last")
    assert stones(page) == 5
    assert page.locator("#on").is_disabled()
    page.click("#first")
    assert stones(page) == 0
    assert len(states_along(GAME, RECORDS[0].moves)) == 6


def test_the_move_at_which_it_turned_leads_there(page):
    page.click("#turned button")
    assert stones(page) == 4
    assert "X wins" in page.inner_text("#words")


def test_a_lost_game_says_why_and_games_are_chosen_by_their_players(page):
    page.select_option("#game", index=1)
    assert "It was late" in page.inner_text("#about")
    page.select_option("#who", "cleo")
    assert page.locator("#game option").count() == 1
