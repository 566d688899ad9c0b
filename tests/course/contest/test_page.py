import json
import re

from gamesearch import ConnectFour
from gamesearch.course.contest.games import states_along
from gamesearch.course.contest.page import changed_squares, contest_page, replay
from gamesearch.course.contest.referee import Record
from gamesearch.course.contest.standing import ContestStanding
from gamesearch.course.contest.tasks import ContestTask
from gamesearch.course.contest.terms import Terms

GAME = ConnectFour(4, 4, 3)
EVIL = "</script><img src=x onerror=alert(1)>"


def record(names=("a", "b")):
    return Record(names, 1, [0, 1, 0, 1, 0], 1, asked=(2, 2))


def boards(data):
    """As the page's own program puts them together."""
    text, found = data["start"], [data["start"]]
    for change in data["changes"]:
        if isinstance(change, str):
            text = change
        else:
            letters = list(text)
            for place, letter in zip(change[::2], change[1::2], strict=True):
                letters[place] = letter
            text = "".join(letters)
        found.append(text)
    return found


def test_a_replay_gives_every_board_back():
    data = replay(GAME, ContestTask((), (), Terms()), record())
    shown = [GAME.show(state) for state in states_along(GAME, record().moves)]
    assert boards(data) == shown


def test_what_changes_is_small():
    assert changed_squares("X . .", "X O .") == [2, "O"]
    assert changed_squares("ab", "abc") == "abc"


def test_names_cannot_write_into_the_page():
    standing = ContestStanding([EVIL, "b"])
    standing.add(record((EVIL, "b")))
    games = [(ContestTask((), (), Terms()), record((EVIL, "b")))]
    text = contest_page(Terms("connectfour:4,4,3"), standing, games, {EVIL: EVIL})
    assert "<img" not in text
    assert text.count("</script>") == 2
    data = re.search(r'id="games">(.*?)</script>', text, re.S)[1]
    assert json.loads(data)[0]["names"] == [EVIL, "b"]


def test_nothing_is_fetched():
    standing = ContestStanding("ab")
    standing.add(record())
    text = contest_page(
        Terms("connectfour:4,4,3"), standing, [(ContestTask((), (), Terms()), record())], {}
    )
    assert "default-src 'none'" in text
    assert not re.search(r"(src|href)\s*=", text)
