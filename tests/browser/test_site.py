"""The site as readers meet it: from disk and from a server, in light and dark, on a phone."""

from __future__ import annotations

import filecmp
import html
import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from axe import faults
from lab_page import PATIENCE, Complaints

from gamesearch.course.folder import LESSONS, find_course
from gamesearch.course.site.site import build_site as build

COURSE = find_course(Path(__file__))
STEMS = [path.stem for path in COURSE.built(LESSONS)][1:3]  # enough to lead from one to the next
LESSON = f"{LESSONS}/{STEMS[-1]}.html"
PAGES = [
    "index",
    LESSON[:-5],
    f"exercises/{STEMS[0]}",
    "glossary",
    "api/gamesearch.search.opponents",
]
MB = 1_000_000


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The site of two lessons, built once."""
    folder = tmp_path_factory.mktemp("site") / "html"
    assert build(COURSE, STEMS, folder) == []
    return folder


@pytest.fixture(scope="module")
def server(site, served):
    return served(site)


@pytest.fixture(params=["disk", "server"])
def start(request, site, server):
    return server if request.param == "server" else f"{site.as_uri()}/"


@pytest.fixture
def visit(chromium):
    """Opens a page in a browser of its own; complaints are what it must not have."""
    contexts = []

    def go(address, width=1280, scheme="light"):
        context = chromium.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.complaints = Complaints()
        page.complaints.watch(page)
        page.goto(address)
        return page

    yield go
    for context in contexts:
        context.close()


def test_every_link_and_anchor_leads_somewhere(site):
    texts = {path: path.read_text("utf-8") for path in sorted(site.rglob("*.html"))}
    anchors = {path: set(re.findall(r'\bid="([^"]+)"', text)) for path, text in texts.items()}
    lost = []
    for path, text in texts.items():
        for found in re.findall(r'<[a-z][^<>]*\s(?:href|src)="([^"]+)"', text):
            link = urlsplit(html.unescape(found))
            to = (path.parent / unquote(link.path)).resolve() if link.path else path
            heading = html.escape(unquote(link.fragment))
            if link.scheme or link.netloc or heading.startswith("/"):  # outside; a slide
                continue
            if not to.exists() or (heading and to in anchors and heading not in anchors[to]):
                lost.append(f"{path.name}: {found}")
    assert lost == []


def test_the_first_page_begins_to_move_when_it_is_asked_to(start, visit):
    page = visit(f"{start}index.html")
    assert page.locator(".gs-slider").count() == 0
    page.get_by_role("button", name="Step through it").click()
    slider = page.locator(".gs-slider").first
    slider.press("ArrowRight")
    assert slider.input_value() == "1"
    assert page.complaints.all() == []


def test_every_stepper_moves(start, visit):
    page = visit(f"{start}{LESSON}")
    page.locator(".gs-live").first.scroll_into_view_if_needed()
    alive = "e => e.querySelector('.widget-subarea *')"
    page.wait_for_function(f"[...document.querySelectorAll('.gs-live')].every({alive})")
    sliders = [each for each in page.locator(".gs-slider").all() if each.is_visible()]
    assert sliders
    for slider in sliders:
        before = slider.input_value()
        slider.press("ArrowLeft" if before == slider.get_attribute("max") else "ArrowRight")
        assert slider.input_value() != before
    assert page.complaints.all() == []


def test_a_guess_is_asked_for_and_compared(site, visit):
    page = visit(f"{site.as_uri()}/{LESSON}")
    page.locator(".gs-live").first.scroll_into_view_if_needed()  # what is near comes alive
    form = page.locator(".gs-predict").first
    form.scroll_into_view_if_needed()
    form.locator("input[type=radio]").first.check()
    form.get_by_role("button").click()
    page.locator(".gs-reveal").first.get_by_text("You predicted").wait_for()


def test_search_finds_a_lesson_by_a_word_of_its_text(start, visit):
    page = visit(f"{start}index.html")
    page.get_by_role("textbox").first.fill("envelope clause")
    page.keyboard.press("Enter")
    found = page.locator("ul.search a").first
    found.wait_for()
    assert STEMS[-1] in found.get_attribute("href")
    assert page.complaints.all() == []


def test_the_slides_are_one_click_away(start, visit):
    page = visit(f"{start}{LESSON}")
    page.get_by_role("link", name="the slides").click()
    page.wait_for_function("window.Reveal?.isReady()")
    assert page.evaluate("Reveal.getTotalSlides()") > 10
    page.locator("section .gs-slider").first.wait_for(state="attached")
    assert page.complaints.all() == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(site, visit, scheme):
    found = []
    for name in PAGES:
        page = visit(f"{site.as_uri()}/{name}.html", scheme=scheme)
        if live := page.locator(".gs-live:not([data-when])").all():
            live[0].scroll_into_view_if_needed()
            page.locator(".widget-subarea *").first.wait_for(state="attached")
        found += [f"{name}: {fault}" for fault in faults(page)]
    assert found == []


def test_no_page_scrolls_sideways_on_a_phone(site, visit):
    for name in PAGES:
        page = visit(f"{site.as_uri()}/{name}.html", width=390)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
        for drawn in page.locator(".gs-map").all():  # scrolled, for smaller nobody could read it
            assert drawn.bounding_box()["width"] > 700


def test_the_first_page_is_small_and_so_is_all(site, server, visit):
    page = visit("about:blank")
    sizes = []
    page.on("response", lambda answer: sizes.append(len(answer.body())))
    page.goto(f"{server}index.html", wait_until="networkidle")
    assert sum(sizes) < 1.5 * MB
    assert sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) < 40 * MB


def test_the_scripts_of_widgets_lie_there_once(site):
    large = [path.name for path in site.rglob("*") if path.stat().st_size > 3 * MB]
    assert large == ["widgets-embed-amd.js"]


def test_the_same_course_gives_the_same_bytes(site, tmp_path):
    again = tmp_path / "again"
    assert build(COURSE, STEMS, again) == []
    files = names(site)
    assert files == names(again)
    same, *others = filecmp.cmpfiles(site, again, files, shallow=False)
    assert (len(same), others) == (len(files), [[], []])


def names(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
