"""What stands around a stepped picture in JupyterLab: the bar, the line of code, the window."""

from __future__ import annotations

import re

import pytest
from lab_page import notebook

STEPPER = """from gamesearch import TREES, TreeGame, alphabeta, record, show_steps
show_steps(record(alphabeta, TreeGame(TREES["textbook"])))"""
# The four sides of a ring around what has the focus, each inside all that could cut it off.
RING = """() => { const slider = document.activeElement, style = getComputedStyle(slider);
  const out = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
  const { left, top, right, bottom } = slider.getBoundingClientRect();
  const cut = [];
  for (let e = slider.parentElement; e; e = e.parentElement) {
    if (e.classList.contains('jp-Cell')) break;
    if (getComputedStyle(e).overflow === 'visible') continue;
    const box = e.getBoundingClientRect();
    if (left - out < box.left || right + out > box.right) cut.push(e.className + ' side');
    if (top - out < box.top || bottom + out > box.bottom) cut.push(e.className + ' edge');
  }
  return [style.outlineStyle, parseFloat(style.outlineWidth) >= 2, cut]; }"""


@pytest.fixture
def steps(lab, open_notebook):
    opened = open_notebook(lab.add(notebook(STEPPER), "bar.ipynb"))
    opened.run_all()
    opened.page.locator(".gs-bar").wait_for()
    return opened.page


def test_the_ring_around_a_slider_is_whole(steps):
    steps.locator(".gs-slider").press("ArrowRight")
    assert steps.evaluate(RING) == ["solid", True, []]


def test_space_plays_and_stops_and_the_speed_can_be_chosen(steps):
    steps.get_by_label("Speed").select_option("4")
    slider = steps.locator(".gs-slider")
    slider.press(" ")
    steps.get_by_text(re.compile(r"^([2-9]|1[0-4]) of 14$")).wait_for()  # it may be quick
    slider.press(" ")
    assert steps.get_by_role("button", name="Play or pause").inner_text() == "Play"


def test_the_line_that_runs_is_marked_and_the_window_closes(steps):
    if steps.get_by_role("button", name="Code").get_attribute("aria-pressed") == "false":
        steps.get_by_role("button", name="Code").click()
    slider, now = steps.locator(".gs-slider"), steps.locator(".gs-code .gs-now")
    lines = set()
    for _ in range(8):
        slider.press("ArrowRight")
        assert now.count() == 1
        lines.add(now.inner_text().strip())
    assert len(lines) > 1
    assert any(line.startswith("break") or "value" in line for line in lines)
    assert steps.locator(".gs-steps .gs-line .gs-closed").text_content() == "closed"
