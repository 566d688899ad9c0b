"""A page on paper: as many sheets as it asks for, or a sentence that says why not."""

from __future__ import annotations

import re
import sys

import pytest

from gamesearch.course.folder import WrongCall
from gamesearch.course.slides import pdf
from gamesearch.errors import MissingExtra, installs

PAGE = """<style>@page {{ size: 200px 100px }} p {{ break-after: page }}</style>
<p>one</p><p>two</p><script>{script}</script>"""


def test_without_its_library_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "playwright", None)
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    with pytest.raises(MissingExtra, match=re.escape(installs("pdf"))):
        pdf.find_browser()


@pytest.fixture
def page(tmp_path):
    """A page to print; skipped where there is no browser."""
    try:
        pdf.find_browser()
    except WrongCall as error:
        pytest.skip(str(error))

    def made(script):
        (tmp_path / "page.html").write_text(PAGE.format(script=script), encoding="utf-8")
        return tmp_path / "page.html"

    return made


@pytest.mark.browser
def test_a_page_is_printed_when_it_is_settled(page, tmp_path):
    add = "document.body.insertAdjacentHTML('beforeend', '<p>three</p>')"
    late = f"window.settled = new Promise(end => setTimeout(() => {{ {add}; end() }}, 50))"
    pdf.print_page(page(late), tmp_path / "page.pdf")
    printed = (tmp_path / "page.pdf").read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 3
    wide, high = re.search(rb"/MediaBox\s*\[0 0 (\S+) (\S+?)\]", printed).groups()
    assert (round(float(wide)), round(float(high))) == (150, 75)


@pytest.mark.browser
def test_a_page_that_is_never_ready_is_told(page, tmp_path, monkeypatch):
    monkeypatch.setattr(pdf, "SECONDS", 2)
    with pytest.raises(pdf.NotPrinted, match="printed nothing"):
        pdf.print_page(page("window.settled = new Promise(() => {})"), tmp_path / "page.pdf")
    assert not (tmp_path / "page.pdf").exists()
