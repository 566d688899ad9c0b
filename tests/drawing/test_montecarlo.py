"""Trees of Monte Carlo tree search: N and W beside the nodes, growth, and the four phases."""

from __future__ import annotations

import random
import re
from itertools import islice

import pytest

from gamesearch import (
    Hex,
    Nim,
    TicTacToe,
    draw_board,
    draw_growth,
    draw_tree,
    mcts,
    show_phases,
    tree_after,
)
from gamesearch.drawing.trees.phases import PHASES, PhaseFrames
from gamesearch.errors import TraceTooLong
from gamesearch.search.montecarlo.flat import flat_monte_carlo

pytest.importorskip("matplotlib")

BOARD = TicTacToe()
EARLY = BOARD.parse("XX.OO....")


def iterations(number, seed=2):
    return list(islice(mcts(BOARD, EARLY, rng=random.Random(seed)), number))


def test_a_drawn_tree_tells_w_and_n_of_every_node():
    root = tree_after(30, mcts(BOARD, EARLY, rng=random.Random(1)))
    said = draw_tree(root.to_networkx(least=3)).alt
    assert f"{root.W:g}/30" in said
    assert f"{root.best.W:g}/{root.best.N}" in said


def test_a_tree_too_large_says_how_to_draw_part_of_it():
    root = tree_after(2000, mcts(Hex(4), rng=random.Random(1)))
    with pytest.raises(TraceTooLong, match="least="):
        draw_tree(root)
    assert "17 nodes" in repr(draw_tree(root, plies=1))


def test_a_finished_game_in_the_tree_shows_its_counts_too():
    picture = draw_tree(tree_after(14, mcts(BOARD, EARLY, rng=random.Random(1))))
    win = re.search(r"\(1 (\d+)/\1", picture.alt)
    assert win is not None
    assert f">{win[1]}/{win[1]}<" in picture.svg


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
    assert (stepper.slider.max, stepper.player.max) == (11, 11)
    data, metadata = stepper._repr_mimebundle_()
    assert "image/png" in data
    assert "after 3 random games" in metadata["image/png"]["alt"]


def test_growth_shows_the_tree_of_the_moment():
    search = mcts(Nim(9, most=3), rng=random.Random(1))
    root = tree_after(50, search)
    picture = draw_growth({"early": root})
    tree_after(500, search)
    assert "after 50 games" in picture.alt
    level = tree_after(9, flat_monte_carlo(Nim(9, most=3), rng=random.Random(1)))
    later = draw_growth({"early": root, "flat": level})
    assert "after 550 games" in later.alt
    assert "flat: visits after 9 games: move 0 1 3" in later.alt
    assert later.png.startswith(b"\x89PNG")


def test_a_hex_board_names_its_cells_and_rings_the_last_move():
    game = Hex(4)
    picture = draw_board(game, game.parse("5 6"), last=6, marks={0: "+1"})
    assert "X (MAX) to move. Last move: 6. Marked: 0 +1." in picture.alt
    assert picture.svg.count(">X<") >= 3  # a stone, and its player's two sides
