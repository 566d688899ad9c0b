"""Pictures: the same bytes every time, words beside every image, every input that makes sense."""

from __future__ import annotations

import io
import random
import re

import networkx
import pytest
from PIL import Image

from gamesearch import (
    TREES,
    Hex,
    TicTacToe,
    TreeGame,
    alphabeta,
    draw_tree,
    grow,
    mcts,
    minimax,
    record,
    tree_after,
)
from gamesearch.drawing.palette import CURRENT, CUT
from gamesearch.drawing.trees.draw_tree import drawing_of
from gamesearch.drawing.trees.frames import SearchFrames
from gamesearch.errors import BadGame, TraceTooLong

GAME = TreeGame(TREES["textbook"])


TRACE = record(alphabeta, GAME)


def shows(picture, colour: str) -> bool:
    wanted = tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))
    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    return any(
        all(abs(a - b) <= 3 for a, b in zip(seen, wanted, strict=True))
        for _, seen in image.getcolors(1 << 20)
    )


def test_a_trace_a_tree_a_game_lists_and_a_graph_can_be_drawn():
    assert repr(draw_tree(TRACE)) == "<tree: 13 nodes, 2 moves pruned>"
    for thing in (grow(GAME), GAME, GAME.tree, grow(GAME).to_networkx(), TreeGame([4])):
        assert repr(draw_tree(thing)).startswith("<tree: ")


def test_what_is_no_tree_is_refused_with_a_reason():
    with pytest.raises(BadGame, match="one root"):
        draw_tree(networkx.DiGraph([(1, 2), (3, 2)]))
    with pytest.raises(BadGame, match="can be drawn"):
        draw_tree(3)
    with pytest.raises(TraceTooLong, match="plies=2"):
        draw_tree(TicTacToe())
    assert repr(draw_tree(TicTacToe(), plies=2)) == "<tree: 82 nodes>"


def test_an_image_comes_with_its_text_and_the_width_it_wants():
    data, metadata = draw_tree(TRACE, 8)._repr_mimebundle_()
    assert data["text/plain"] == "<tree: 13 nodes, 2 moves pruned>"
    alt = metadata["image/png"]["alt"]
    assert alt.endswith("the remaining 2 moves cannot matter.")
    width = Image.open(io.BytesIO(data["image/png"])).width
    assert width >= 2 * metadata["image/png"]["width"]  # sharp on a dense screen


def test_the_ring_and_the_crosses_are_there_when_they_should_be():
    assert not shows(draw_tree(GAME), CUT)
    assert shows(draw_tree(TRACE, 2), CURRENT)
    assert shows(draw_tree(TRACE), CUT)
    assert not shows(draw_tree(record(minimax, GAME)), CUT)


def test_two_drawings_are_the_same_bytes():
    first, second = (draw_tree(record(alphabeta, GAME), 5) for _ in range(2))
    assert first.svg == second.svg
    assert first.png == second.png
    assert "<date>" not in first.svg.lower()


def test_without_windows_there_are_none():
    assert "(3, ∞)" in draw_tree(TRACE).svg
    assert "∞" not in draw_tree(TRACE, windows=False).svg
    words = SearchFrames(drawing_of(TRACE, windows=False)).book["values"]
    assert not any("∞" in value.get("text", "") for value in words)


pytest.importorskip("matplotlib")


BOARD = TicTacToe()


EARLY = BOARD.parse("XX.OO....")


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
