"""The files that set the project up say the same things."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from tests.conftest import LONG

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
CONDA = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))["dependencies"]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")

# Parts of a conda environment that pip has no need to be told.
CONDA_ALONE = {"python", "pip"}


def bounds(requirements: list[str]) -> dict[str, str]:
    """{"anywidget": ">=0.9.18"}; names as pip and conda both understand them."""
    found = {}
    for requirement in requirements:
        name, bound = re.fullmatch(r"([\w.-]+?)\s*([<>=!~].*)?", requirement).groups()
        found[name.lower().replace("_", "-")] = (bound or "").replace(" ", "")
    return found


def test_conda_and_pip_install_the_same_packages_with_the_same_bounds():
    conda = bounds([line for line in CONDA if isinstance(line, str)])
    conda = {name: bound for name, bound in conda.items() if name not in CONDA_ALONE}
    assert conda == bounds(EXTRAS["lab"])


def test_conda_and_pip_want_the_same_python():
    wanted = bounds([line for line in CONDA if isinstance(line, str)])["python"]
    assert wanted == PROJECT["requires-python"]
    assert wanted.removeprefix(">=").replace(".", ", ") in MAKEFILE  # make checks it first


def test_conda_installs_the_package_itself_with_pip():
    (by_pip,) = [line["pip"] for line in CONDA if isinstance(line, dict)]
    assert by_pip == ["--editable .[chess,fast]"]
    assert "EXTRAS_lab   := lab,chess,fast" in MAKEFILE  # what make lab gives, conda gives too


def test_the_package_itself_needs_no_library():
    assert PROJECT["dependencies"] == []


def targets() -> set[str]:
    return set(re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[1].split())


def test_every_make_command_that_is_written_down_exists():
    named = set(re.findall(r"\bmake ([a-z][\w-]*)", README + MAKEFILE.split("\nPYTHON")[0]))
    assert {"lab", "test"} <= named <= targets()


def test_every_make_target_is_described():
    described = re.findall(r"^#   make (\w+) ", MAKEFILE, re.MULTILINE)
    assert set(described) == targets()


def test_a_folder_with_a_space_in_its_name_is_one_word_to_make():
    places = MAKEFILE.count("$(CURDIR)")
    assert places == len(re.findall(r'"\$\(CURDIR\)[^"\s]*"', MAKEFILE)) > 0


def test_every_extra_that_make_installs_exists():
    lines = re.findall(r"^EXTRAS_(\w+)\s*:=\s*(\S+)$", MAKEFILE, re.MULTILINE)
    assert {name for name, _ in lines} >= {"lab", "dev", "bench"}
    assert {extra for _, extras in lines for extra in extras.split(",")} <= set(EXTRAS)


def test_the_extras_that_readers_are_told_of_exist():
    told = re.findall(r"\[([a-z]+(?:,[a-z]+)*)\]['\"`]", README)
    assert {extra for extras in told for extra in extras.split(",")} <= set(EXTRAS)


def test_a_clean_machine_runs_the_readmes_own_command():
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert script.rstrip().endswith("exec make test")
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111, ".ci/run must be executable"


def test_the_readmes_lines_of_python_print_what_stands_beside_them():
    (block,) = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    run = subprocess.run([sys.executable, "-c", block], cwd=ROOT, capture_output=True, text=True)
    assert run.stdout.splitlines() == re.findall(r"^print.*  # (.+)$", block, re.MULTILINE) != []


@pytest.fixture(scope="module")
def dry_run():
    """A dry run reads the whole file: a mistake in it is an error here."""
    return subprocess.run(
        ["make", "--dry-run", "--always-make", "test"], cwd=ROOT, capture_output=True, text=True
    )


def test_make_knows_its_own_rules(dry_run):
    assert dry_run.returncode == 0, dry_run.stderr


@pytest.mark.parametrize(
    "command",
    [
        *("ruff check", "ruff format --check", "mypy"),
        *("gamesearch build --check", "gamesearch exercises --check"),
        *("--ignore tests/browser", " tests/browser", "--nbval", "solutions"),
    ],
)
def test_make_test_runs_it_all(dry_run, command):
    assert command in dry_run.stdout


def test_no_file_that_is_built_along_the_way_is_kept():
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    for built in (".venv/", "/build/", "__pycache__/", ".ipynb_checkpoints/", "submissions/"):
        assert built in ignored


@pytest.mark.parametrize("long", LONG)
def test_what_is_said_to_take_long_is_there(long):
    assert (ROOT / "tests" / long).exists()
