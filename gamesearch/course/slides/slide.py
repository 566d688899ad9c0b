"""What stands on one slide, and its title."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gamesearch.course.slides.wording import is_list, sentences, word_count

TITLE_WORDS = 13  # a sentence that can be a title


@dataclass
class Slide:
    """What stands on one slide."""

    title: str
    before: list[str] = field(default_factory=list)
    code: list[Any] = field(default_factory=list)  # cells: what draws the picture, beside it
    figure: list[Any] = field(default_factory=list)  # cells
    question: list[Any] = field(default_factory=list)
    answer: list[Any] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    results: list[Any] = field(default_factory=list)  # what is printed once the answer is known
    said: list[str] = field(default_factory=list)  # what the notes say beside the author's
    notes: list[Any] = field(default_factory=list)
    goes_on: bool = False  # under the title of the slide before
    kind: str = ""  # of the figure: picture, code, print, table

    @property
    def words(self) -> int:
        return sum(map(word_count, [*self.before, *self.after]))

    @property
    def is_empty(self) -> bool:
        return not (self.before or self.figure or self.question or self.answer or self.after)


def own_title(slide: Slide) -> None:
    """A slide that goes on has a title of its own, if it says something short first or last."""
    for texts in (slide.before, slide.after):
        if not texts or is_list(texts[0]):
            continue
        first, *rest = sentences(texts[0])
        claim, colon, more = first.partition(": ")
        if word_count(first) > TITLE_WORDS and colon:
            first, rest = claim, [more[:1].upper() + more[1:], *rest]
        if 2 <= word_count(first) <= TITLE_WORDS and "$" not in first:
            slide.title, slide.goes_on = first.rstrip(".:"), False
            texts[:1] = [" ".join(rest)] if rest else []
            return
