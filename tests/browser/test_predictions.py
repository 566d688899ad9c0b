"""A prediction opens its answer: in every front end, without a kernel, and when it comes back."""

from __future__ import annotations

import pytest
from deck_page import Deck
from lab_page import Complaints, executed, notebook
from nbformat import v4

from gamesearch.course.slides import pages

ASKS = """from gamesearch import predict
predict("2.p1", "How many leaves are read?", [5, 7, 9])"""
TELLS = """from gamesearch import TREES, TreeGame, alphabeta, draw_tree, record, reveal, show_steps
trace = record(alphabeta, TreeGame(TREES["textbook"]))
reveal("2.p1", len(trace.leaves), "Minimax reads 9.",
       show=[show_steps(trace), draw_tree(trace), f"looked at: {trace.leaves}"])"""
LOCKED = "You predicted 9, it is 7."


def gate(page):
    return page.locator(".gs-gate").filter(visible=True).first


def exhibits(page):
    """What of the answer can be seen: the stepper, the picture, the printed text."""
    return [
        gate(page).locator(each).first for each in (".gs-stepper", ".gs-picture", "pre.gs-printed")
    ]


def lock_in(page, choice="9"):
    page.get_by_role("radio", name=choice).check()
    page.get_by_role("button", name="Lock in").click()
    page.get_by_text(LOCKED if choice == "9" else "You predicted").wait_for()


def is_shut(page):
    return not any(each.is_visible() for each in exhibits(page))


def is_open(page):
    for each in exhibits(page):
        each.wait_for()
    return True


@pytest.mark.parametrize("front_end", ["lab/tree", "notebooks"])
def test_lock_in_opens_the_answer(lab, open_notebook, front_end):
    opened = open_notebook(lab.add(notebook(ASKS, TELLS), "asked.ipynb"), front_end=front_end)
    opened.run_all()
    opened.page.get_by_text("No prediction yet.").wait_for()
    assert is_shut(opened.page)
    lab.shut_down_kernels()
    lock_in(opened.page)
    assert is_open(opened.page)
    assert opened.errors == []


def test_whoever_looks_anyway_sees_it_too(lab, open_notebook):
    opened = open_notebook(lab.add(notebook(ASKS, TELLS), "look.ipynb"))
    opened.run_all()
    opened.page.get_by_role("button", name="look anyway").click()
    opened.page.get_by_text("It is 7.").wait_for()
    assert is_open(opened.page)


def test_an_answered_question_comes_back_answered(lab, open_notebook):
    name = lab.add(notebook(ASKS, TELLS), "again.ipynb")
    opened = open_notebook(name)
    opened.run_all()
    lock_in(opened.page)
    opened.save()
    lab.shut_down_kernels()
    again = open_notebook(name, fresh=True)
    again.page.get_by_text(LOCKED).wait_for()
    assert is_open(again.page)
    assert again.page.evaluate(SIGNS) == 0
    assert (again.errors, again.complaints.all()) == ([], [])


SIGNS = """() => [...document.querySelectorAll('.jupyter-widgets-disconnected')]
  .filter(view => getComputedStyle(view, '::before').content !== 'none').length"""


def test_a_question_run_by_itself_still_opens_the_answer_that_was_saved(lab, open_notebook):
    built = executed(notebook(ASKS, TELLS))
    name = lab.add(built, "single.ipynb")
    first = open_notebook(name)
    first.run_all()
    first.save()
    lab.shut_down_kernels()
    opened = open_notebook(name, fresh=True)
    opened.run_cell(0)
    lock_in(opened.page)
    assert is_open(opened.page)


def test_a_question_that_is_run_again_remembers_its_guess(lab, open_notebook):
    opened = open_notebook(lab.add(notebook(ASKS, TELLS), "twice.ipynb"))
    opened.run_all()
    lock_in(opened.page)
    opened.run_all()
    opened.page.get_by_text("Your prediction: 9.").wait_for()
    assert is_open(opened.page)


def test_a_notebook_not_trusted_keeps_the_answer_folded(lab, open_notebook):
    opened = open_notebook(lab.add(executed(notebook(ASKS, TELLS)), "unrun.ipynb"))
    details = opened.page.locator("details", has_text="The answer")
    assert not details.locator("img").first.is_visible()
    details.locator("summary").click()
    assert details.locator("img").first.evaluate("image => image.naturalWidth") > 300
    assert opened.complaints.all() == []


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    import nbformat

    folder = tmp_path_factory.mktemp("exported")
    built = executed(notebook(ASKS, TELLS))
    for cell in built.cells:
        cell.metadata["jupyter"] = {"source_hidden": True}
    title = v4.new_markdown_cell("# A title", metadata={"slideshow": {"slide_type": "slide"}})
    built.cells.insert(0, title)
    nbformat.write(built, folder / "made.ipynb")
    for template in ("gamesearch_slides", "gamesearch_page"):
        text = pages.render_page(folder / "made.ipynb", template)
        (folder / f"{template}.html").write_text(text, encoding="utf-8")
    return folder


def test_a_page_opens_the_answer_and_never_shows_its_code(exported, page):
    complaints = Complaints()
    complaints.watch(page)
    page.goto((exported / "gamesearch_page.html").as_uri())
    page.get_by_text("No prediction yet.").wait_for()
    assert is_shut(page)
    assert not page.get_by_text("reveal(").count()
    lock_in(page)
    assert is_open(page)
    assert complaints.all() == []


def test_a_deck_opens_the_answer_on_a_later_slide(exported, page):
    deck = Deck(page, exported / "gamesearch_slides.html")
    deck.show(".gs-predict")
    lock_in_here = deck.page.locator("section.present section.present .gs-predict")
    lock_in_here.get_by_role("radio", name="9").check()
    lock_in_here.get_by_role("button").click()
    picture = deck.show(".gs-gate")  # its words stand beside the question
    deck.page.locator("section.present section.present").get_by_text(LOCKED).wait_for()
    picture.locator(".gs-stepper").wait_for()
    assert deck.complaints.all() == []
