"""Pictures: the same bytes every time, words beside every image, every input that makes sense."""

from __future__ import annotations

import io

import networkx
import pytest
from PIL import Image

from gamesearch import TREES, TreeGame, alphabeta, grow, minimax, record
from gamesearch.drawing.charts import bars, lines
from gamesearch.drawing.palette import VERMILLION
from gamesearch.drawing.source import show_source
from gamesearch.drawing.trees.attributes import attributes
from gamesearch.drawing.trees.draw_tree import draw_tree, drawing_of
from gamesearch.drawing.trees.frames import SearchFrames
from gamesearch.errors import BadGame, TraceTooLong
from gamesearch.games.tictactoe import TicTacToe

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
    assert not shows(draw_tree(GAME), VERMILLION)
    assert shows(draw_tree(TRACE, 2), VERMILLION)  # the ring
    assert shows(draw_tree(TRACE), VERMILLION)  # the crosses
    assert not shows(draw_tree(record(minimax, GAME)), VERMILLION)


def test_two_drawings_are_the_same_bytes():
    first, second = (draw_tree(record(alphabeta, GAME), 5) for _ in range(2))
    assert first.svg == second.svg
    assert first.png == second.png
    assert "<date>" not in first.svg.lower()


def test_a_step_book_is_small_repeatable_and_finds_all_its_parts():
    first, second = (SearchFrames(drawing_of(record(alphabeta, GAME))) for _ in range(2))
    assert (first.svg, first.book) == (second.svg, second.book)
    assert len(first.svg) < 6_000
    for part in first.book["parts"]:
        assert first.svg.count(f'data-g="{part}"') == 1
    assert " id=" not in first.svg  # two of them may stand on one page
    assert len(first.book["words"]) == len(first.book["steps"]) == len(first.times)


def test_the_steps_add_up_to_the_picture_of_each_moment():
    drawing = drawing_of(TRACE)
    frames = SearchFrames(drawing)
    book, shown = frames.book, {}
    for time, changes in zip(frames.times, book["steps"], strict=True):
        for part, value in zip(changes[::2], changes[1::2], strict=True):
            shown[book["parts"][part]] = book["values"][value]
        assert shown == attributes(drawing.plan.nodes, drawing.scene(time), drawing.place)


def test_only_a_recorded_search_has_steps():
    with pytest.raises(ValueError, match="only a recorded search"):
        SearchFrames(drawing_of([3, 5]))


def test_without_windows_there_are_none():
    assert "[3, ∞]" in draw_tree(TRACE).svg
    assert (
        "[" not in draw_tree(TRACE, windows=False).svg.split("</metadata>")[-1].split("<text")[-1]
    )
    words = SearchFrames(drawing_of(TRACE, windows=False)).book["values"]
    assert not any("[" in value.get("text", "") for value in words)


def test_charts_say_what_they_show():
    chart = bars(["a", "b"], {"x": [1, 2], "y": [3, 4]}, alt="x: 1, 2; y: 3, 4")
    assert chart.alt == "x: 1, 2; y: 3, 4"
    assert chart.png.startswith(b"\x89PNG")
    curve = lines([1, 2, 3], [1, 10, 100], alt="tenfold each", log=True)
    assert curve.svg == lines([1, 2, 3], [1, 10, 100], alt="tenfold each", log=True).svg


def test_source_is_the_packages_own_and_marks_what_is_new():
    plain, marked = show_source(minimax), show_source(alphabeta, beside=minimax)
    assert "def min_value" in repr(plain)
    assert "+             if best >= beta:" in repr(marked)
    assert "background" in marked._repr_html_()
    assert "background" not in plain._repr_html_()
    own = show_source(TreeGame.result)
    assert own.code.startswith("def result")
