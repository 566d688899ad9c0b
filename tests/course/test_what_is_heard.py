"""What is heard by those who do not see the pictures of the built notebooks: no Python."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from gamesearch.course.folder import EXERCISES, LESSONS, SOLUTIONS, find_course

COURSE = find_course()
BUILT = [path for kind in (LESSONS, SOLUTIONS, EXERCISES) for path in COURSE.built(kind)]
HEARD = {"alt", "alts", "words", "text", "said"}  # what a picture or a widget keeps its words under
IN_HTML = re.compile(r'\b(?:alt|aria-label)="([^"]*)"|<(?:figcaption|summary)>(.*?)</')
PYTHON = re.compile(
    r"\[(?:[^\]]*,|[-−\d.]+\])|\{[^}]*[:}]"  # a list, a dictionary, what was never filled in
    r"|\(['\"]|['\"],? ?\)"  # a tuple of texts
    r"|(?<![.] )(?<!^)\b(?:None|nan|inf)\b|\d\.\d{8}"
)


def heard(part, key=""):
    """All words for those who do not see, in a notebook or a part of it."""
    if isinstance(part, str):
        if key in HEARD:
            yield part
        for found in IN_HTML.finditer(part):
            yield unescape(found[1] or found[2] or "")
    elif isinstance(part, dict):
        for name, value in part.items():
            yield from heard(value, name)
    elif isinstance(part, list):
        for value in part:
            yield from heard(value, key)


def shown(notebook):
    """Outputs and widgets; what a cell prints is its own matter, and so are sources."""
    for cell in notebook["cells"]:
        for output in cell.get("outputs", ()):
            yield {**output, "text": None}
    yield notebook["metadata"].get("widgets", {})


@pytest.mark.parametrize("path", BUILT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_picture_is_described_in_python(path):
    notebook = json.loads(path.read_text("utf-8"))
    words = [each for part in shown(notebook) for each in heard(part)]
    assert {each for each in words if PYTHON.search(each)} == set()


@pytest.mark.parametrize(
    "words",
    [
        "won [58, 190, 752] coins",
        "Nodes: {'table': 3}.",
        "Shares: {shares}.",
        "Row ('a', 'b')",
        "worth None",
        "0.30000000000000004 of all",
    ],
)
def test_python_is_told_from_words(words):
    assert PYTHON.search(words)
    assert list(heard({"alts": [words]})) == [words]


def test_windows_moves_and_words_are_no_python():
    assert not PYTHON.search("None wrong inside (1, 9), after (8, 12): 3 of 0.333, said 'yes'")
