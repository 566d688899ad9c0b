"""A deck as an audience sees it: every slide, with all that is to come on it shown.

`walk` says what is wrong with each slide, in words. What is measured is what a room would notice:
something over the edge, cut off, missing, set wrongly, or too small to read.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from lab_page import PATIENCE, Complaints

SMALLEST_CODE = 16  # pixels of a slide: below it, a listing cannot be read from the back row

# Two frames after a turn, widgets that grew have been fitted anew.
WALK = """async (smallest) => {
  const frame = () => new Promise(requestAnimationFrame);
  const found = [];
  for (const slide of Reveal.getSlides()) {
    const { h, v } = Reveal.getIndices(slide);
    Reveal.slide(h, v, 999);
    await frame(); await frame();
    const title = slide.querySelector("h1, h2, h3")?.innerText.trim() ?? "";
    found.push({ title, at: `#/${h}/${v}`, faults: [...new Set(look(slide, smallest))] });
  }
  return found;
}"""

LOOK = r"""
window.look = (slide, smallest) => {
  const faults = [];
  const sheet = slide.getBoundingClientRect();
  const scale = sheet.width / 1280;
  const named = (e) => e.tagName.toLowerCase() + (e.classList.length ? "." + e.classList[0] : "");
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && e.getBoundingClientRect().width > 0 && !e.closest("mjx-assistive-mml, aside.notes");
  for (const e of slide.querySelectorAll("*")) {
    if (e.tagName === "IMG") {
      if (!e.complete || !e.naturalWidth) faults.push("a picture is missing");
      if (!e.alt || e.alt.startsWith("No description")) faults.push("a picture has no alt text");
    }
    if (!seen(e) || (e.ownerSVGElement && e.tagName !== "svg")) continue;
    const box = e.getBoundingClientRect();
    const over = Math.max(sheet.left - box.left, sheet.top - box.top,
                          box.right - sheet.right, box.bottom - sheet.bottom) / scale;
    if (over > 2) faults.push(`${named(e)} is ${Math.round(over)} px over the edge`);
    const style = getComputedStyle(e);
    const cuts = /auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY);
    const lacks = Math.max(e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight);
    if (cuts && lacks > 4 && e.clientHeight > 20 && !e.closest(".widget-slider, .widget-play"))
      faults.push(`${named(e)} is cut off by ${lacks} px`);
    if (/^(PRE|CODE)$/.test(e.tagName) && parseFloat(style.fontSize) < smallest)
      faults.push(`code is ${style.fontSize} small`);
  }
  if (!slide.querySelector("h1, h2, h3")) faults.push("the slide has no title");
  const raw = /\$[^$\n]*\\[a-z]+[^$\n]*\$|\\begin\{/;
  if (raw.test(slide.innerText)) faults.push("a formula is not set");
  const wrong = '[data-mjx-error], g[data-mml-node="mtext"][fill="red"]';
  if (slide.querySelector(wrong)) faults.push("a formula has an error");
  if (/For those who teach/.test(slide.innerText)) faults.push("a note is on the slide");
  if (slide.querySelector(".jp-OutputArea-output.jupyter-widgets:not(:has(.widget-subarea *))"))
    faults.push("a widget is missing");
  return faults;
};
"""


class Deck:
    """One deck in one tab, opened from disk."""

    def __init__(self, page: Any, file: Path, query: str = ""):
        self.page, self.complaints = page, Complaints()
        self.complaints.watch(page)
        page.set_viewport_size({"width": 1280, "height": 720})
        page.set_default_timeout(PATIENCE)
        since = time.monotonic()
        page.goto(file.resolve().as_uri() + query)
        page.evaluate("window.settled")
        self.seconds = time.monotonic() - since
        page.evaluate("() => {" + LOOK + "}")

    def walk(self) -> list[str]:
        """What is wrong, slide by slide; [] if nothing is."""
        slides = self.page.evaluate(WALK, SMALLEST_CODE)
        return [
            f"{s['at']} {s['title']!r}: {', '.join(s['faults'])}" for s in slides if s["faults"]
        ]

    def show(self, selector: str) -> Any:
        """Turn to the first slide that holds the selector; its first match there."""
        self.page.evaluate(
            """selector => { const slide = Reveal.getSlides().find(s => s.querySelector(selector));
            const { h, v } = Reveal.getIndices(slide); Reveal.slide(h, v, 999); }""",
            selector,
        )
        return self.page.locator(f"section.present section.present {selector}").first

    @property
    def place(self) -> tuple[int, int]:
        return tuple(self.page.evaluate("(({ h, v }) => [h, v])(Reveal.getIndices())"))
