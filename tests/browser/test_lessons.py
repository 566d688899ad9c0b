"""Every built notebook in JupyterLab: it opens, runs, gives what is stored in it by nbval's own
comparison, and all that can be moved answers."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from lab_page import GONE, Complaints, executed, notebook
from nbval.plugin import IPyNbFile, coalesce_streams

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "notebooks").glob("*.ipynb"))
PICTURES = sorted((ROOT / "notebooks").glob("*.svg"))  # files that a notebook shows
PLAYED = """([play, start]) =>
  play.closest('.gs-bar').querySelector('.gs-slider').value !== start"""
ANSWERED = """([board, before]) => board.querySelector('.picture').alt !== before
  || board.querySelector('.status').classList.contains('problem')"""


def unlike(stored, ran):
    """What `pytest --nbval` would say, cell by cell, of the same code run by JupyterLab."""
    now = [cell for cell in ran.cells if cell.cell_type == "code"]
    for cell, same in zip(stored.collect(), now, strict=True):
        assert cell.cell.source == same.source
        assert not cell.options["skip"], "a lesson's cells are all compared"
        outputs = map(coalesce_streams, (same.outputs, cell.cell.outputs))
        if cell.options["check"] and not cell.compare_outputs(*outputs):
            yield "\n".join([cell.name, *cell.comparison_traceback])


def moves(page, slider):
    """Two neighbouring pictures may be equal; the first and the last of a slider are not."""
    return any(page.step(slider, key, patience=2) for key in ("End", "Home", "ArrowRight"))


def shown(page, selector):
    found = page.page.locator(f".jp-OutputArea-output {selector}").all()
    return [one for one in found if one.is_visible()]


def play(page, button):
    """Play goes on by itself, from the start, and is stopped again."""
    slider = button.locator("xpath=..").locator(".gs-slider")
    slider.press("Home")
    start = slider.input_value()
    button.click()
    page.wait(PLAYED, [button.element_handle(), start])
    button.click()


def play_a_move(page, board):
    """The first thing that can be clicked changes the board, or its refusal is explained."""
    before = board.locator(".picture").get_attribute("alt")
    board.locator(".place, .move").first.click()
    page.wait(ANSWERED, [board.element_handle(), before])


ASKED = "//h2[starts-with(., 'Ask yourself')]/following-sibling::ol[1]//a"
IN_SIGHT = """anchor => { const heading = document.querySelector(`[data-jupyter-id="${anchor}"]`);
  const { top } = heading.getBoundingClientRect(); return top > 0 && top < innerHeight / 2; }"""


def test_the_questions_at_the_end_lead_to_their_answers(lab, open_notebook):
    pruning = next(path for path in LESSONS if path.stem == "02_pruning")
    opened = open_notebook(lab.add(pruning, pruning.name))
    questions = opened.page.locator(f"xpath={ASKED}")
    questions.first.wait_for()
    assert questions.count() == 3
    for question in questions.all():
        question.click()
        opened.wait(IN_SIGHT, question.get_attribute("href")[1:])
    assert opened.complaints.all() == []


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_runs_and_all_that_moves_in_it_answers(path, lab, open_notebook, request):
    for picture in PICTURES:
        lab.add(picture, picture.name)
    page = open_notebook(lab.add(path, path.name))
    assert page.errors == [], "as it was built"
    page.run_all()
    assert page.errors == [], "after running it"
    assert list(unlike(IPyNbFile.from_parent(request.session, path=path), page.as_run())) == []
    sliders = shown(page, ".noUi-handle, .gs-slider")
    still = [number for number, slider in enumerate(sliders) if not moves(page, slider)]
    assert still == [], "sliders that move nothing"
    for button in shown(page, ".gs-play"):
        play(page, button)
    for board in shown(page, ".gamesearch-board:has(.place, .move)"):
        play_a_move(page, board)
    assert page.errors == [], "after playing with it"
    assert page.complaints.all() == []


def test_what_a_page_of_ours_throws_is_heard_whatever_it_is(new_page, served, tmp_path):
    (tmp_path / "throws.html").write_text("<script>null.kernel</script>")
    page, complaints = new_page(fresh=True), Complaints()
    complaints.watch(page)
    page.goto(served(tmp_path) + "throws.html")
    assert complaints.exceptions == [GONE]
    page.close()


def test_an_output_that_is_not_the_stored_one_is_seen(tmp_path, request):
    stored = executed(notebook("print(7)", "7", "7 * 7"))
    nbformat.write(stored, tmp_path / "stored.ipynb")
    file = IPyNbFile.from_parent(request.session, path=tmp_path / "stored.ipynb")
    assert list(unlike(file, stored)) == []
    stored.cells[0].outputs[0].text = "8\n"
    stored.cells[1].outputs[0].data["text/plain"] = "8"
    assert [found.split("\n")[0] for found in unlike(file, stored)] == ["Cell 0", "Cell 1"]
