"""Decks and pages, opened from disk: whole, readable, alive, and asking for nothing outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe import faults
from deck_page import Deck
from lab_page import Complaints, notebook
from nbformat import v4

from gamesearch.course.folder import LESSONS, find_course
from gamesearch.course.slides import pages
from gamesearch.course.slides.slides import Wanted, build_decks

COURSE = find_course(Path(__file__))
STEMS = [path.stem for path in COURSE.built(LESSONS)]
MOVED = "() => document.querySelector('.gs-stepper .gs-slider').value !== '0'"
PRUNING = "02_pruning"  # has every kind of widget that a deck can hold


@pytest.fixture(scope="module")
def deck(tmp_path_factory):
    """The deck of a lesson, rendered as instructors do, when it is first asked for."""
    folder = tmp_path_factory.mktemp("decks")

    def rendered(stem: str) -> Path:
        file = folder / f"{stem}.slides.html"
        if not file.exists():
            assert build_decks(COURSE, [stem], Wanted(folder)) == []
        return file

    return rendered


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 1280, "height": 720})
    yield context.new_page()
    context.close()


@pytest.fixture
def pruning(deck, page):
    return Deck(page, deck(PRUNING))


LOOK_ANYWAY = "document.querySelectorAll('.gs-look').forEach(each => each.click())"


@pytest.fixture
def answered(pruning):
    """With every answer open: many a stepper is one."""
    pruning.page.evaluate(LOOK_ANYWAY)
    return pruning


@pytest.mark.parametrize("stem", STEMS)
def test_every_slide_is_whole_and_asks_for_nothing(deck, page, stem, record_property):
    opened = Deck(page, deck(stem))
    record_property("seconds to open", round(opened.seconds, 2))
    assert opened.walk() == []
    assert opened.complaints.all() == []


LOST = """() => [...document.querySelectorAll('.pdf-page')].flatMap((sheet, n) => {
  const { bottom, right } = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll('section *:not(aside.notes, aside.notes *)')]
    .filter(e => e.checkVisibility() && !e.closest('mjx-assistive-mml'))
    .map(e => [e, e.getBoundingClientRect()])
    .filter(([e, box]) => box.height && Math.max(box.bottom - bottom, box.right - right) > 2)
    .map(([e]) => `page ${n + 1}: ${e.innerText?.slice(0, 60)}`); })"""


@pytest.mark.parametrize("stem", STEMS)
def test_nothing_is_lost_over_the_edge_of_a_printed_page(tmp_path, page, stem):
    file = tmp_path / "paper.html"
    lesson = COURSE.notebook(LESSONS, stem)
    file.write_text(pages.render_page(lesson, "gamesearch_paper"), encoding="utf-8")
    assert Deck(page, file, "?print-pdf").page.evaluate(LOST) == []


def render(folder: Path, *cells) -> Path:
    """A deck of cells that follow a title."""
    import nbformat

    title = v4.new_markdown_cell("## A title", metadata={"slideshow": {"slide_type": "slide"}})
    made = notebook()
    made.cells = [title, *cells]
    nbformat.write(made, folder / "made.ipynb")
    file = folder / "made.slides.html"
    file.write_text(pages.render_page(folder / "made.ipynb", "gamesearch_slides"), encoding="utf-8")
    return file


WIDE = v4.new_code_cell("def answer():\n    return " + " + ".join(["1"] * 60))
SILENT = v4.new_code_cell(
    "picture",
    outputs=[v4.new_output("display_data", {"image/png": "aGVsbG8=" * 9}, metadata={})],
)


@pytest.mark.parametrize(
    ("cell", "fault"),
    [
        (WIDE, "over the edge"),
        (v4.new_markdown_cell('<p style="height:900px">Tall.</p>'), "over the edge"),
        (v4.new_markdown_cell('<pre style="height:60px;overflow:hidden">' + "a\n" * 9), "cut off"),
        (v4.new_markdown_cell("![](nowhere.png)"), "a picture is missing"),
        (v4.new_markdown_cell("![](nowhere.png)"), "no alt text"),
        (v4.new_markdown_cell(r"`x` costs \\$\alpha + 1\\$."), "a formula is not set"),
        (v4.new_markdown_cell(r"$\undefinedmacro$"), "a formula has an error"),
        (v4.new_markdown_cell('<pre style="font-size:9px">small</pre>'), "small"),
    ],
)
def test_the_walk_sees_what_an_audience_would(tmp_path, page, cell, fault):
    assert fault in " ".join(Deck(page, render(tmp_path, cell)).walk())


def test_what_is_asked_outside_is_seen(tmp_path, page):
    cell = v4.new_markdown_cell("![A map](http://example.org/map.png)")
    assert "asked http://example.org/map.png" in Deck(page, render(tmp_path, cell)).complaints.all()


def test_the_slider_takes_the_arrow_keys_and_the_deck_stays(answered):
    handle = answered.show(".gs-slider")
    words = answered.page.locator("section.present section.present .gs-words").first
    here, before = answered.place, words.inner_text()
    handle.focus()
    for _ in range(3):
        answered.page.keyboard.press("ArrowRight")
    assert handle.get_attribute("aria-valuetext").startswith("3")
    assert words.inner_text() != before
    assert answered.place == here
    answered.page.keyboard.press("Escape")
    answered.page.keyboard.press("ArrowRight")
    assert answered.place != here


def test_play_goes_on_by_itself_and_leaves_the_arrows_to_the_deck(answered):
    answered.show(".gs-play").click()
    here = answered.place
    answered.page.wait_for_function(
        """() => document.querySelector("section.present section.present .gs-slider").value >= 1"""
    )
    answered.page.keyboard.press("ArrowRight")
    assert answered.place != here


def test_a_presenters_remote_turns_the_slide_whatever_has_the_focus(answered):
    answered.show(".gs-slider").focus()
    here = answered.place
    answered.page.keyboard.press("PageDown")
    assert answered.place != here


def test_the_keyboard_alone_reaches_every_control(answered):
    answered.show(".gs-slider")
    on_this_slide, reached = "section.present section.present :focus", []
    for _ in range(9):  # the question of the slide comes before
        answered.page.keyboard.press("Tab")
        reached.append(
            answered.page.evaluate(
                "slide => (e => e && [e.getAttribute('aria-label'), e.className].join(' '))"
                "(document.querySelector(slide)) ?? ''",
                on_this_slide,
            )
        )
    wanted = ["Play or pause", "One on", "step", "Speed", "gs-card"]
    found = list(dict.fromkeys(name for one in reached for name in wanted if name in one))
    assert found == wanted, reached


def test_a_guess_is_asked_for_before_it_is_compared(pruning):
    choice = pruning.show(".gs-predict input[value='9']")
    asked_at = pruning.place
    choice.check()
    pruning.page.locator("section.present section.present .gs-predict button").click()
    answer = pruning.show(".gs-reveal")
    assert answer.inner_text().startswith("You predicted 9, it is 7.")
    assert pruning.place == asked_at  # the question, its picture and its answer are one slide


def test_the_words_of_an_answer_stand_with_its_question_and_its_picture_has_the_other_column(
    pruning,
):
    pruning.show(".gs-predict")
    slide = pruning.page.locator("section.present section.present")
    slide.locator(".gs-look").click()
    slide.locator(".show .gs-card svg").first.wait_for()
    assert slide.locator(".before .gs-verdict .gs-reveal").count() == 1
    assert slide.locator(".show .gs-reveal").count() == 0
    slide.locator(".gs-choices").wait_for(state="hidden")


def test_a_question_at_the_end_leads_to_the_slide_that_answers_it(pruning):
    pruning.show("a[href='#When-may-a-node-be-left?']").click()
    title = pruning.page.locator("section.present section.present h2")
    assert title.inner_text() == "When may a node be left?"


def test_notes_are_for_the_speaker_alone(pruning):
    notes = pruning.page.locator("aside.notes")
    assert notes.count() >= 5
    assert all(not note.is_visible() for note in notes.all())
    assert "Twenty seconds of silence" in " ".join(notes.all_text_contents())


def test_the_speaker_view_opens_from_disk_with_the_notes(pruning):
    pruning.page.evaluate("Reveal.slide(0, 0)")
    with pruning.page.expect_popup() as opened:
        pruning.page.keyboard.press("s")
    opened.value.get_by_text("Ask before anything else").wait_for()


LISTING = """<html lang="en"><title>A listing</title><style>span {{ color: #333; }}
  .pale, .other .word, .odd {{ color: #ddd; }}</style><main><h1>A listing</h1>
  <pre>{many}{one}{many}</pre></main></html>"""


@pytest.mark.parametrize(
    ("one", "found"),
    [
        ('<span class="word">fine</span>', False),
        ('<span class="pale">hard</span>', True),
        ('<span class="word odd">hard</span>', True),
        ('<span class="word" style="color: #eee">hard</span>', True),
        ('<b class="other"><span class="word">hard</span></b>', True),
        ('<b style="background: #444"><span class="word">hard</span></b>', True),
        ('<span class="pale">,</span><span class="pale">hard</span>', True),
        ('<i hidden><span class="pale">no</span></i><span class="pale">hard</span>', True),
    ],
)
def test_one_word_that_is_hard_to_read_is_found_among_many(page, one, found):
    page.set_content(LISTING.format(one=one, many='<span class="word">easy</span> ' * 99))
    assert [fault.id for fault in faults(page)] == ["color-contrast"] * found


COLOURS = ["color-contrast", "link-in-text-block"]  # all that another colour scheme can change


def serious(page, rules: list[str] | None = None) -> list[str]:
    """What keeps somebody from reading or using the page, by all rules or some."""
    return [str(one) for one in faults(page, rules=rules) if one.impact in ("serious", "critical")]


@pytest.mark.parametrize("stem", STEMS)
def test_axe_finds_nothing_serious_in_a_deck(deck, page, stem):
    printed = Deck(page, deck(stem), "?print-pdf")  # one below the other
    assert serious(printed.page) == []


@pytest.fixture(scope="module")
def lesson_page(tmp_path_factory):
    """A lesson as `jupyter nbconvert --to html` writes it."""
    from nbconvert.exporters import HTMLExporter
    from traitlets.config import Config

    config = Config()
    pages.configure(config)
    folder, exporter = tmp_path_factory.mktemp("pages"), HTMLExporter(config=config)

    def written(lesson: Path) -> Path:
        file = folder / f"{lesson.stem}.html"
        text, _ = exporter.from_filename(str(lesson))
        file.write_text(text, encoding="utf-8")
        return file

    return written


@pytest.mark.parametrize("stem", STEMS)
def test_a_lesson_page_is_alive_and_readable_by_day_and_by_night(lesson_page, page, stem):
    complaints = Complaints()
    complaints.watch(page)
    lesson = COURSE.notebook(LESSONS, stem)
    page.emulate_media(color_scheme="dark")
    page.goto(lesson_page(lesson).as_uri())
    page.locator(".gs-reveal").last.wait_for(state="attached")
    page.evaluate(LOOK_ANYWAY)
    page.locator(".gs-stepper .gs-slider").first.press("ArrowRight")
    page.wait_for_function(MOVED)
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (paper == "rgb(255, 255, 255)") == (scheme == "light")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert serious(page, COLOURS if scheme == "light" else None) == [], scheme
    assert complaints.all() == []
