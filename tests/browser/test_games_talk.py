"""Boards in JupyterLab that talk: who did what, what a click would take, how the games went."""

from __future__ import annotations

import pytest
from lab_page import notebook

CELLS = {
    "nim": "from gamesearch import Nim, alphabeta, play\nplay(Nim(1, 3), alphabeta)",
    "race": """import random
from gamesearch.games.race import Race
from gamesearch import play
play(Race(), lambda game, state: game.actions(state)[0], rng=random.Random(3))""",
    "maze": "from gamesearch import Maze, play\nplay(Maze(), lambda game, state: 'S')",
    "dots": "from gamesearch import DotsAndBoxes, play\nplay(DotsAndBoxes(1, 1))",
    "two": """from gamesearch import TicTacToe, play
def first(game, state): return game.actions(state)[0]
def last(game, state): return game.actions(state)[-1]
play(TicTacToe(), {"first": first, "last": last})""",
}


@pytest.fixture
def board(lab, open_notebook):
    def run(game):
        opened = open_notebook(lab.add(notebook(CELLS[game]), f"{game}.ipynb"))
        opened.run_all()
        found = opened.page.locator(".gamesearch-board")
        found.locator(".status").wait_for()
        return found

    return run


def tool(board, name):
    return board.get_by_role("button", name=name, exact=True)


def test_a_whole_group_of_stones_is_marked_before_it_is_taken(board):
    nim = board("nim")
    names = nim.locator(".place").evaluate_all("all => all.map(e => e.ariaLabel)")
    pile = [name for name in names if "pile 1" in name]
    assert len(pile) == 3
    nim.get_by_label(pile[1], exact=True).hover()
    assert nim.locator(".place.marked").count() == 2  # it, and the one that goes with it
    nim.get_by_label(pile[1], exact=True).click()
    nim.get_by_text("You took 2 stones from pile 1. I took 1 stone").wait_for()


def test_undo_waits_for_a_move_and_the_games_are_counted(board):
    nim = board("nim")
    assert tool(nim, "Undo").is_disabled()
    assert tool(nim, "Restart").is_disabled()
    while nim.get_by_text("The game is over").count() == 0:
        before = nim.locator(".picture").get_attribute("alt")
        nim.locator(".place:not(.illegal)").first.click()
        nim.page.wait_for_function(
            "before => document.querySelector('.gamesearch-board .picture').alt !== before"
            " && /Your move|is over/.test(document.querySelector('.status').textContent)",
            arg=before,
        )
    nim.get_by_text("So far: ").wait_for()
    assert tool(nim, "Undo").is_enabled()
    tool(nim, "Restart").click()
    nim.get_by_text("Your move: you are MAX.").wait_for()
    assert tool(nim, "Undo").is_disabled()


def test_the_dice_and_the_other_player_are_told(board):
    race = board("race")
    race.locator(".place:not(.illegal), .move").first.click()
    race.get_by_text("You moved a man by").wait_for()
    race.get_by_text("I rolled").wait_for()
    race.get_by_text("You rolled").wait_for()


def test_a_maze_is_played_by_the_arrow_keys(board):
    maze = board("maze")
    play = maze.get_by_role("group", name="Play by the arrow keys")
    play.focus()
    before = maze.locator(".picture").get_attribute("alt")
    play.press("ArrowRight")
    maze.get_by_text("You went right and ate a pellet.").wait_for()
    assert maze.locator(".picture").get_attribute("alt") != before
    assert play.evaluate("e => e === document.activeElement")


def test_a_completed_box_is_told_and_drawn(board):
    dots = board("dots")
    for line in range(4):
        dots.locator(".place:not(.illegal)").first.click()
        dots.get_by_text(f"drew line {line}").wait_for()
    dots.get_by_text("and completed 1 box").wait_for()


def test_how_strong_the_other_one_is_can_be_chosen(board):
    two = board("two")
    tool(two, "It errs: never").click()
    tool(two, "It errs: every fifth move").click()
    tool(two, "It errs: every second move").click()
    tool(two, "It errs: never").wait_for()
    two.get_by_label("cell 4, free", exact=True).click()
    two.get_by_text("I took cell 0.").wait_for()
    tool(two, "Undo").click()
    tool(two, "Against: first").click()
    tool(two, "Against: last").wait_for()
    two.get_by_label("cell 4, free", exact=True).click()
    two.get_by_text("I took cell 8.").wait_for()
