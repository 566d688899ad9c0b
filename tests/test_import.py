"""`import gamesearch` is cheap and needs nothing; every public name is there when asked for."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from unittest.mock import patch

import pytest
import yaml

import gamesearch
from gamesearch.errors import installs

ROOT = Path(__file__).parents[1]
LOADED = """
import sys
before = set(sys.modules)
{code}
print(*sorted(name.split(".")[0] for name in set(sys.modules) - before))
"""


def loaded_by(code: str) -> set[str]:
    """The top-level modules that a fresh Python loads for this code, and did not have before."""
    script = [sys.executable, "-I", "-c", LOADED.format(code=code)]
    done = subprocess.run(script, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "code",
    [
        "import gamesearch",
        "from gamesearch import TicTacToe, alphabeta; alphabeta(TicTacToe())",
        "from gamesearch import TreeGame, minimax, record; record(minimax, TreeGame([1, 2]))",
        "from gamesearch import Nim, count, grow, minimax; count(minimax, Nim(2)); grow(Nim(2))",
    ],
)
def test_games_searches_and_recordings_need_the_standard_library_alone(code):
    assert loaded_by(code) <= {*sys.stdlib_module_names, "gamesearch"}


def test_the_import_itself_loads_no_game_and_no_search():
    code = "import gamesearch; assert [m for m in sys.modules if 'gamesearch.' in m] == []"
    assert "gamesearch" in loaded_by(code)


def test_asking_for_a_name_loads_its_home():
    code = "import gamesearch; gamesearch.Nim; assert 'gamesearch.search' not in sys.modules"
    assert "gamesearch" in loaded_by(code)


def test_a_command_about_notebooks_begins_without_a_grammar_of_web_addresses():
    loaded = loaded_by("import gamesearch.course.notebook, nbformat")
    assert "jsonschema" in loaded
    assert "lark" not in loaded


@pytest.mark.parametrize("name", gamesearch.__all__)
def test_every_public_name_is_there(name):
    assert getattr(gamesearch, name) is not None
    assert name in dir(gamesearch)


def test_an_unknown_name_is_refused_like_any_attribute():
    with pytest.raises(AttributeError, match="gamesearch has no 'minmax'"):
        gamesearch.minmax  # noqa: B018
    assert not hasattr(gamesearch, "numpy")


def test_the_names_for_type_checkers_are_the_names_that_load():
    stub = Path(gamesearch.__file__).with_name("__init__.pyi")
    lines = ast.parse(stub.read_text(encoding="utf-8")).body
    imports = [line for line in lines if isinstance(line, ast.ImportFrom)]
    assert {
        name.name: line.module for line in imports for name in line.names
    } == gamesearch._HOME_OF
    assert all(name.name == name.asname for line in imports for name in line.names)


@pytest.mark.parametrize(
    ("library", "code"),
    [
        ("networkx", "gamesearch.grow(gamesearch.Nim(2)).to_networkx()"),
        ("networkx", "gamesearch.draw_tree(gamesearch.TreeGame([1, 2])).figure"),
        ("matplotlib", "gamesearch.drawing.charts.bars(['a'], [1], alt='one').figure"),
        ("PIL", "gamesearch.drawing.charts.bars(['a'], [1], alt='one').png"),
        ("numpy", "gamesearch.evaluation.network.Network(3)"),
        ("anywidget", "gamesearch.play"),
    ],
)
def test_a_library_that_is_missing_is_named_with_what_installs_it(library, code):
    homes = "import sys, gamesearch.drawing.charts, gamesearch.evaluation.network"
    script = f"{homes}; sys.modules[{library!r}] = None; {code}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"gamesearch.errors.MissingExtra: the package {library} is needed for ")
    assert last.endswith(f": {installs('lab')}")


def test_what_installs_an_extra_names_the_clone_or_else_the_package(tmp_path, monkeypatch):
    assert installs("lab,fast") == f'pip install --editable "{ROOT}[lab,fast]"'
    monkeypatch.setattr(
        gamesearch.errors, "__file__", str(tmp_path / "gamesearch/errors.py")
    )  # as in site-packages
    assert installs("lab,fast") == 'pip install "gamesearch[lab,fast]"'


BARE = """
import sys
for name in ("anywidget", "ipywidgets", "networkx", "matplotlib", "numpy"):
    sys.modules[name] = None
import importlib.util, inspect, io, contextlib
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: sys.modules.get(name, real) and real(name, *rest)
import gamesearch
{code}
"""


@pytest.mark.parametrize(
    "code",
    [
        "with contextlib.redirect_stdout(io.StringIO()): help(gamesearch)",
        "from gamesearch import *\nassert alphabeta(Nim(3)).value == 1\nassert 'play' not in dir()",
        "assert dict(inspect.getmembers(gamesearch))['minimax'] is gamesearch.minimax",
        "assert 'play' not in dir(gamesearch) and 'TicTacToe' in dir(gamesearch)",
    ],
)
def test_without_extras_the_package_can_be_looked_at(code):
    done = subprocess.run(
        [sys.executable, "-c", BARE.format(code=code)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_a_file_may_bear_its_functions_name():
    """`import gamesearch.search.minimax` is a module, so that a test can patch what is in it."""
    import gamesearch.search.minimax
    import gamesearch.search.montecarlo.mcts

    assert gamesearch.search.minimax.minimax is gamesearch.minimax
    with patch("gamesearch.search.montecarlo.mcts.uniform_rollout", None):
        assert gamesearch.search.montecarlo.mcts.uniform_rollout is None


def test_the_version_is_told_once_and_where_it_is_repeated_it_is_the_same():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert gamesearch.__version__.count(".") == 2
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    newest = re.search(r"^## (\S+) \((\S+)\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert cited["version"] == newest[1] == gamesearch.__version__
    assert str(cited["date-released"]) == newest[2]
    assert (Path(gamesearch.__file__).parent / "py.typed").exists()
