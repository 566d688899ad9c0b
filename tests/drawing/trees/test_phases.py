"""The four phases of Monte Carlo tree search, one at a time."""

from __future__ import annotations

import random
import re
from itertools import islice

import pytest

from gamesearch import (
    TicTacToe,
    mcts,
    show_phases,
)
from gamesearch.drawing.trees.phases import PHASES, PhaseFrames

pytest.importorskip("matplotlib")


BOARD = TicTacToe()


EARLY = BOARD.parse("XX.OO....")


def iterations(number, seed=2):
    return list(islice(mcts(BOARD, EARLY, rng=random.Random(seed)), number))


def pages(book):
    """For every step, the attributes of every part."""
    shown, all_pages = {}, []
    parts, values = book["parts"], book["values"]
    for changes in book["steps"]:
        for part, value in zip(changes[::2], changes[1::2], strict=True):
            shown[parts[part]] = values[value]
        all_pages.append(dict(shown))
    return all_pages


def test_each_iteration_has_its_four_phases_in_order():
    book = PhaseFrames(BOARD, iterations(6), 2**0.5).book
    assert len(book["steps"]) == len(book["words"]) == 24
    for number, words in enumerate(book["words"]):
        assert words.startswith(f"{number // 4 + 1}. {PHASES[number % 4].capitalize()}: ")


def test_counts_change_in_backup_only_and_end_as_the_tree_has_them():
    made = iterations(12)
    book = PhaseFrames(BOARD, made, 2**0.5)
    seen = pages(book.book)
    root = [page["w0"].get("text") for page in seen]
    assert root[0] == "0/0"
    for number, text in enumerate(root):
        games = number // 4 + (number % 4 == 3)
        assert text.endswith(f"/{games}")
    for node, key in book.keys.items():
        assert seen[-1][f"w{key}"]["text"] == f"{node.W:g}/{node.N}"


def test_a_node_is_not_to_be_seen_before_it_is_added():
    made = iterations(8)
    book = PhaseFrames(BOARD, made, 2**0.5)
    seen = pages(book.book)
    for number, each in enumerate(made):
        key = book.keys[each.path[-1]]
        first = all(each.path[-1] not in earlier.path for earlier in made[:number])
        before, after = seen[4 * number], seen[4 * number + 1]
        assert (before[f"w{key}"] == {"display": "none"}) == first
        assert after[f"w{key}"].get("text")


def test_a_selection_is_told_with_the_numbers_that_decided_it():
    words = PhaseFrames(BOARD, iterations(9), 2**0.5).book["words"]
    chosen = [line for line in words if "has the highest UCB1" in line]
    assert chosen
    for line in chosen:
        move = re.search(r"move (\d) has", line)[1]
        bounds = dict(re.findall(r"(\d): (\d\.\d\d)", line))
        assert max(bounds.values()) == bounds[move]


def test_phases_are_a_stepper_with_a_picture():
    stepper = show_phases(BOARD, iterations(3))
    assert repr(stepper) == "<stepper: 12 phases of 3 iterations>"
    assert len(stepper.view.book["words"]) == 12
    data, metadata = stepper._repr_mimebundle_()
    assert "image/png" in data
    assert "after 3 random games" in metadata["image/png"]["alt"]
