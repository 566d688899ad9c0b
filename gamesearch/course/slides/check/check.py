"""Look at decks as an audience does, and say what it would notice.

`look.js` measures each slide in Chromium. A slide must be whole: nothing over its edge, cut off,
too small, missing or blank. A deck must be composed: few slides that go on under the title of the
one before, few that are mostly empty, each with a note.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from gamesearch.course.notebook import Flaw
from gamesearch.course.slides import pdf

LOOK = Path(__file__).with_name("look.js")
EMPTY = 0.4  # of a slide's body: less is mostly empty
MOST_EMPTY, MOST_GOING_ON = 0.05, 0.15
WORDS = 60  # forty, and what a question builds on
LIST_WORDS = 80  # of a list that is the whole slide
PICTURE_TEXT = 18
MAY_BE_EMPTY = ("title",)
LOCAL = ("file", "data", "blob", "about")


@dataclass
class Deck:
    """What was measured of one deck."""

    name: str
    slides: list[dict[str, Any]]
    complaints: list[str] = field(default_factory=list)

    def share(self, wanted: Any) -> float:
        return sum(map(bool, map(wanted, self.slides))) / max(1, len(self.slides))

    @property
    def minutes(self) -> float:
        return sum(slide["seconds"] for slide in self.slides) / 60

    @property
    def small(self) -> list[dict[str, Any]]:
        """The slides whose picture has text that is too small."""
        seen = [slide for slide in self.slides if slide["text"] is not None]
        return [slide for slide in seen if slide["text"] < PICTURE_TEXT - 0.5]

    def flaws(self) -> list[Flaw]:
        """What is wrong with it, slide by slide, then as a whole."""
        found = []
        for slide in self.slides:
            where = f"{self.name}{slide['at']} {slide['title']!r}"
            faults = list(slide["faults"])
            most = LIST_WORDS if slide["list"] else WORDS
            if slide["words"] > most and slide["title"] not in UNCUT:
                faults.append(f"{slide['words']} words")
            if not slide["notes"]:
                faults.append("it has no note")
            if slide in self.small:
                faults.append(f"text of {slide['text']:.0f} px in its picture")
            if faults:
                found.append(Flaw(where, ", ".join(faults), ""))
        found += [Flaw(self.name, complaint, "") for complaint in self.complaints]
        for share, limit, what in (
            (self.share(is_empty), MOST_EMPTY, "of the slides are mostly empty"),
            (self.share(goes_on), MOST_GOING_ON, "of the slides go on under an older title"),
        ):
            if share > limit:
                found.append(Flaw(self.name, f"{share:.0%} {what}", f"at most {limit:.0%}"))
        return found

    def row(self) -> str:
        """Its line of the table."""
        texts = [slide["text"] for slide in self.slides if slide["text"] is not None]
        cells = (
            self.name.partition(".")[0],
            len(self.slides),
            f"{self.minutes:g}",
            f"{self.share(goes_on):.0%}",
            f"{self.share(is_empty):.0%}",
            sum("blank" in fault for s in self.slides for fault in s["faults"]),
            max((slide["words"] for slide in self.slides), default=0),
            f"{min(texts):.0f}" if texts else "–",
            f"{len(self.small)} of {len(texts)}",
            f"{self.share(lambda s: s['notes']):.0%}",
            sum(slide["later"] for slide in self.slides),
            sum(map(len, (s["faults"] for s in self.slides))) + len(self.complaints),
        )
        return "| " + " | ".join(map(str, cells)) + " |"


UNCUT = ("Further reading",)
HEAD = (
    "| deck | slides | minutes | go on | mostly empty | blank | most words | smallest text "
    "| below 18 px | noted | later | faults |\n" + "|:--" * 12 + "|"
)


def is_empty(slide: dict[str, Any]) -> bool:
    """Mostly empty, and neither a title nor a question."""
    return slide["filled"] < EMPTY and not slide["asks"] and slide["shape"] not in MAY_BE_EMPTY


def goes_on(slide: dict[str, Any]) -> bool:
    return bool(slide["goesOn"])


def measure_decks(files: Sequence[Path]) -> list[Deck]:
    """Each deck measured, in one browser."""
    with pdf.browser() as chromium:
        return [measure(chromium, file) for file in files]


def measure(chromium: Any, file: Path) -> Deck:
    page = chromium.new_page(viewport={"width": 1280, "height": 720})
    deck = Deck(file.name, [])
    watch_page(page, deck.complaints)
    page.set_default_timeout(1000 * pdf.SECONDS)
    page.goto(file.resolve().as_uri())
    page.evaluate("window.settled")
    page.add_script_tag(content=LOOK.read_text(encoding="utf-8"))
    deck.slides = page.evaluate("walk()")
    page.close()
    return deck


def watch_page(page: Any, complaints: list[str]) -> None:
    """Write down errors, and what is asked of another host, which it does not get."""

    def gate(route: Any) -> None:
        if urlsplit(route.request.url).scheme in LOCAL:
            route.continue_()
        else:
            complaints.append(f"it asked {route.request.url[:200]}")
            route.abort()

    def logged(message: Any) -> None:
        if message.type == "error":
            complaints.append(message.text[:300])

    page.route("**/*", gate)
    page.on("pageerror", lambda error: complaints.append(str(error)[:300]))
    page.on("console", logged)


def deck_table(decks: Sequence[Deck]) -> str:
    """The table of all, with the sums that the decks together are judged by."""
    slides = [slide for deck in decks for slide in deck.slides]
    together = Deck(f"{len(decks)} decks", slides, [c for deck in decks for c in deck.complaints])
    return "\n".join([HEAD, *(deck.row() for deck in decks), together.row()])
