"""Machine code: made once, kept where one may write, and not needed by the rest of the package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import gamesearch
from gamesearch.errors import installs

FIND = f"import sys; sys.path.insert(0, {str(Path(gamesearch.__file__).parents[1])!r}); "


def run(code: str) -> str:
    command = [sys.executable, "-c", FIND + code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_without_numba_the_import_says_what_to_install():
    said = run(
        "sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from gamesearch.errors import MissingExtra\n"
        "try: from gamesearch.compiled.perfect import scores\n"
        "except MissingExtra as missing: print(missing)\n"
    )
    remedy = installs("fast")
    assert said == f"the package numba is needed for the compiled searches: {remedy}\n"


def test_without_numba_all_the_rest_is_there():
    run(
        "sys.modules['numba'] = None\n"
        "import gamesearch\n"
        "value, move = gamesearch.alphabeta(gamesearch.ConnectFour(), depth=3)\n"
    )


def compiling():
    pytest.importorskip("numba", reason='needs numba: pip install "gamesearch[fast]"')
    from gamesearch.compiled import compiling

    return compiling


@pytest.fixture
def elsewhere(monkeypatch, tmp_path):
    """Machine code is kept in a folder of this test."""
    module = compiling()
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    module.machine_code_folder.cache_clear()
    yield module
    module.machine_code_folder.cache_clear()


def test_machine_code_is_kept_in_a_folder_named_after_the_sources(elsewhere, tmp_path):
    usual = elsewhere.numba.config.CACHE_DIR
    function = elsewhere.compiled(twice)
    assert function(21) == 42
    assert list((tmp_path / "gamesearch").glob("code-*/**/*twice*.nbc"))
    assert usual == elsewhere.numba.config.CACHE_DIR


def test_where_nothing_can_be_written_it_compiles_all_the_same(elsewhere, tmp_path):
    (tmp_path / "gamesearch").write_text("a file where the folder would have to be")
    assert elsewhere.machine_code_folder() is None
    assert elsewhere.compiled(twice)(21) == 42


def test_the_second_session_finds_it_there(tmp_path):
    compiling()
    code = (
        f"import os; os.environ['NUMBA_CACHE_DIR'] = {str(tmp_path)!r}\n"
        "from gamesearch import ConnectFour\n"
        "from gamesearch.compiled.alphabeta import best_of, searched\n"
        "searched(ConnectFour(), depth=2)\n"
        "print(sum(best_of.stats.cache_hits.values()), sum(best_of.stats.cache_misses.values()))\n"
    )
    assert [run(code) for _ in range(2)] == ["0 1\n", "1 0\n"]


def twice(number: int) -> int:
    return number + number
