"""One line for each finished notebook; in a terminal also a line that moves."""

from __future__ import annotations

import io
import re

from gamesearch.course.progress import Progress, counted


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def run(stream) -> str:
    progress = Progress(stream)
    progress.start("02_pruning", 2)
    progress.advance("02_pruning")
    progress.advance("02_pruning")
    progress.finish("02_pruning", "built")
    return stream.getvalue()


def test_in_a_file_each_notebook_is_one_line():
    assert re.fullmatch(r"02_pruning  2/2 cells  \d\.\d s  built\n", run(io.StringIO()))


def test_in_a_terminal_the_line_moves():
    text = run(Terminal())
    assert "02_pruning 1/2" in text
    assert re.search(r"\r\x1b\[K02_pruning  2/2 cells  \d\.\d s  built\n", text)


def test_what_is_done_one_by_one_is_counted_in_a_terminal_alone():
    log, terminal = io.StringIO(), Terminal()
    assert (
        list(counted("ab", str.upper, log))
        == list(counted("ab", str.upper, terminal))
        == ["a", "b"]
    )
    assert log.getvalue() == ""
    assert re.findall(r"(\d/2)  .*?left  (\w)", terminal.getvalue()) == [("1/2", "A"), ("2/2", "B")]
