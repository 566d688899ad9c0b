"""CONTRIBUTING.md keeps its word: followed to its end in a copy of the course, it works."""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
BLOCKS = dict(
    re.findall(r"^```(?:python|toml)\n# (\S+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
)
STEM = "16_forced"
RIGHT = {
    "16.1": "def my_forced(game, state):\n    return minimax(game, state).value > 0",
    "16.2": "my_leaves = 4",
}
WRONG = {
    "16.1": "def my_forced(game, state):\n    return True",
    "16.2": "my_leaves = 6",
}


class Copy:
    """The course in a folder of its own; commands run there find its package and no other."""

    def __init__(self, root: Path):
        self.root = root
        unwanted = shutil.ignore_patterns("__pycache__", "*.ipynb", "samples", "bench")
        for folder in ("gamesearch", "notebooks", "solutions", "tests"):
            shutil.copytree(ROOT / folder, root / folder, ignore=unwanted)
        shutil.copy(ROOT / "pyproject.toml", root)
        for path, block in BLOCKS.items():
            self.write(path, block)

    def write(self, path: str, text: str) -> None:
        place = self.root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")

    def runs(self, command: str) -> str:
        """What a command of the text prints; `gamesearch` is this copy's."""
        words = command.replace("gamesearch", "python -m gamesearch.cli", 1).split()
        assert words[0] == "python"
        done = subprocess.run(
            [sys.executable, *words[1:]],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root)},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout + done.stderr

    def hands_in(self, student: str, answers: dict[str, str]) -> None:
        notebook = json.loads((self.root / "exercises" / f"{STEM}.ipynb").read_text("utf-8"))
        for cell in notebook["cells"]:
            if name := cell["metadata"].get("exercise"):
                cell["source"] = f"from gamesearch import minimax\n\n{answers[name]}"
        self.write(f"submissions/{student}/{STEM}.ipynb", json.dumps(notebook))


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return Copy(tmp_path_factory.mktemp("copy"))


@pytest.fixture(scope="module")
def built(copy):
    """What `build` and `exercises` said, in the order in which the text calls them."""
    return copy.runs("gamesearch build 16"), copy.runs("gamesearch exercises 16")


def test_these_are_the_commands_of_the_text():
    commands = re.findall(r"^    ((?:gamesearch|python) .*)$", TEXT, re.MULTILINE)
    assert commands == [
        "gamesearch slides 16",
        "gamesearch build 16",
        "gamesearch exercises 16",
        'python -m pytest tests/bugs -k "16."',
        "gamesearch grade submissions --only 16_forced",
    ]


def test_a_game_takes_sixty_lines_or_less():
    assert len(BLOCKS["gamesearch/games/chomp.py"].splitlines()) <= 60


def test_games_algorithms_widgets_and_players_pass_the_tests_beside_them(copy):
    paths = [path for path in BLOCKS if "/test_" in path]
    assert {path.split("/")[1] for path in paths} == {"games", "search", "widgets", "arena"}
    said = copy.runs(f"python -m pytest -v -p no:cacheprovider {' '.join(paths)}")
    assert "7 passed" in said, said


def test_build_says_what_the_sketch_lacks_and_nothing_else(copy, built):
    said, _ = built
    flaws = [line for line in said.splitlines() if ".py:" in line or ".csv:" in line]
    assert len(flaws) == 2, said
    assert "the deck has 5 slides" in flaws[0]
    assert "there are 2 exercises" in flaws[1]
    assert "\n2 to mend\n" in said
    assert (copy.root / "notebooks" / f"{STEM}.ipynb").exists()
    assert (copy.root / "solutions" / f"{STEM}.ipynb").exists()


def test_the_deck_is_rendered(copy, built):
    said = copy.runs("gamesearch slides 16")
    assert "every deck is in" in said, said
    deck = (copy.root / "build/slides" / f"{STEM}.slides.html").read_text("utf-8")
    assert "How many branches must be read?" in deck


def test_no_answer_found_by_hand_is_in_the_package(copy, built):
    seals = (copy.root / "gamesearch/checks/forced/seals.json").read_text("utf-8")
    assert set(json.loads(seals)["answers"]["16.2"]) == {"asks", "otherwise", "right", "known"}
    assert '"4"' not in seals
    assert '"6"' not in seals


def test_the_exercise_is_cut(copy, built):
    _, said = built
    assert said.rstrip().endswith("every exercise is in step with its solution")
    cut = (copy.root / "exercises" / f"{STEM}.ipynb").read_text("utf-8")
    assert "any(after)" not in cut
    assert "my_leaves = 4" not in cut
    assert "NotImplementedError" in cut
    assert "my_leaves = None" in cut


def test_the_catalogue_finds_the_topic(copy, built):
    said = copy.runs("python -m pytest -v -p no:cacheprovider tests/bugs -k 16.")
    assert "8 passed" in said, said


def test_a_hand_in_is_graded(copy, built):
    copy.hands_in("Right", RIGHT)
    copy.hands_in("Wrong", WRONG)
    said = copy.runs(f"gamesearch grade submissions --only {STEM} --sandbox none --jobs 1")
    with (copy.root / "grades" / "gradebook.csv").open(encoding="utf-8") as file:
        rows = {row["student"]: row for row in csv.DictReader(file)}
    assert "every submission is marked" in said, said
    assert float(rows["Right"]["total"]) == 15
    assert float(rows["Wrong"]["total"]) == 0
    feedback = (copy.root / "grades/feedback/Wrong" / f"{STEM}.html").read_text("utf-8")
    assert "good enough" in feedback
