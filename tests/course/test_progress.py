"""A line for each finished job in a log; in a terminal a bar that moves."""

from __future__ import annotations

import io
import re
import sys

import pytest

from gamesearch.course.progress import Progress, with_progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch):
    pytest.importorskip("rich")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    return Terminal()


def words(stream: io.StringIO) -> str:
    """What a terminal shows, one state after the other, without its colours and moves."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", stream.getvalue())


def run(stream: io.StringIO) -> None:
    with Progress(2, stream) as progress:
        progress.start("02_pruning", 2)
        progress.advance("02_pruning")
        progress.advance("02_pruning")
        progress.finish("02_pruning", "built")
        progress.finish("02_small/ada [old]", "14 of 17 points")


def test_a_log_gets_a_line_each_with_the_time_of_what_was_started():
    log = io.StringIO()
    run(log)
    first, second = log.getvalue().splitlines()
    assert re.fullmatch(r"1/2  02_pruning  built  \d\.\d s", first)
    assert second == "2/2  02_small/ada [old]  14 of 17 points"


def test_a_terminal_gets_bars_that_move_and_what_has_just_ended(terminal):
    run(terminal)
    seen = re.findall(r"━ *(\d/2) +\S+ +(\S*)", words(terminal))
    assert ("0/2", "") in seen  # all of them
    assert ("1/2", "02_pruning") in seen  # the cells of the one that runs
    assert seen[-1] == ("2/2", "02_small/ada")
    assert "02_small/ada [old]  14 of 17 points" in words(terminal)


def test_a_long_name_stays_on_its_line(terminal):
    with Progress(1, terminal) as progress:
        progress.finish("x" * 300, "")
    last = re.split(r"[\r\n]+", words(terminal).strip())[-1]
    assert re.match(r"━+ 1/1 ", last)
    assert last.endswith("x…")
    assert len(last) <= 100


def test_the_terminal_is_given_back_whatever_happens(terminal):
    with pytest.raises(KeyboardInterrupt), Progress(2, terminal):
        raise KeyboardInterrupt
    assert terminal.getvalue().rindex("\x1b[?25h") > terminal.getvalue().rindex("\x1b[?25l")


def test_without_rich_a_terminal_gets_lines_too(monkeypatch):
    monkeypatch.setitem(sys.modules, "rich", None)
    stream = Terminal()
    run(stream)
    assert len(stream.getvalue().splitlines()) == 2


def test_what_is_done_one_by_one_is_counted_in_a_terminal_alone(terminal):
    log = io.StringIO()
    assert list(with_progress("ab", str.upper, log)) == list(
        with_progress("ab", str.upper, terminal)
    )
    assert log.getvalue() == ""
    seen = re.findall(r"━ (\d/2) +\S+ +([AB])\b", words(terminal))
    assert list(dict.fromkeys(seen)) == [("1/2", "A"), ("2/2", "B")]
