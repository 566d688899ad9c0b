"""Everything that a cell can show can stand inside a widget, and on paper."""

from __future__ import annotations

from gamesearch import (
    TREES,
    TicTacToe,
    TreeGame,
    draw_board,
    minimax,
    play,
    record,
    show_source,
    show_steps,
)
from gamesearch.widgets.as_widget import as_widget, on_paper


def test_a_picture_keeps_its_words_and_its_width():
    picture = draw_board(TicTacToe())
    page = as_widget(picture).value
    assert f'width="{picture.width}"' in page
    assert "X (MAX) to move." in page


def test_a_widget_stays_what_it_is_and_is_its_picture_on_paper():
    stepper = show_steps(record(minimax, TreeGame(TREES["textbook"])))
    assert as_widget(stepper) is stepper
    assert on_paper(stepper).startswith('<img class="gs-picture" src="data:image/png;base64,')


def test_a_board_can_still_be_clicked():
    board = play(TicTacToe())
    assert as_widget(board) is board.widget
    assert on_paper(board).startswith("<img ")


def test_texts_stay_as_they_are_printed():
    assert on_paper("a < b\n  c") == '<pre class="gs-printed">a &lt; b\n  c</pre>'
    assert on_paper([1, 2]) == '<pre class="gs-printed">[1, 2]</pre>'
    assert 'class="gs-source"' in as_widget(show_source(minimax)).value
