"""Whoever looks up a public name finds an example of it, which pytest runs as a doctest."""

from __future__ import annotations

import doctest
import inspect
from importlib import import_module
from pathlib import Path

import pytest

import gamesearch

ROOT = Path(gamesearch.__file__).parents[1]
CONSTANTS = {"MAX", "MIN", "CHANCE", "TREES"}
ON_TOP = {(home, name) for name, home in gamesearch._HOME_OF.items() if name not in CONSTANTS}
IN_ROOMS = {
    ("search.imperfect.best_response", "best_response"),
    ("search.imperfect.best_response", "exploitability"),
    ("evaluation.weighted", "fit_weights"),
}


def files_named_after_their_function():
    for path in sorted((ROOT / "gamesearch/search").rglob("[a-z]*.py")):
        home = ".".join(path.relative_to(ROOT / "gamesearch").with_suffix("").parts)
        if hasattr(import_module(f"gamesearch.{home}"), path.stem):
            yield home, path.stem


@pytest.mark.parametrize(
    ("home", "name"), sorted({*ON_TOP, *IN_ROOMS, *files_named_after_their_function()})
)
def test_it_has_an_example(home, name):
    module = import_module(f"gamesearch.{home}")
    thing = getattr(module, name)
    methods = vars(thing).values() if inspect.isclass(thing) else ()
    said = [getattr(each, "__doc__", None) or "" for each in (module, thing, *methods)]
    assert any(name in told for text in said for told in examples(text))


def examples(text: str) -> list[str]:
    """Each call, with what comes of it."""
    found = doctest.DocTestParser().get_examples(text)
    return [f"{each.source} {each.want}" for each in found]


def test_examples_are_run_with_all_other_tests(request):
    assert "--doctest-modules" in request.config.getini("addopts")
    assert "gamesearch" in request.config.getini("testpaths")
    assert " gamesearch tests " in (ROOT / "Makefile").read_text("utf-8")
