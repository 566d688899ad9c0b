"""Every number in the prose of a lesson stands in an output of the same lesson.

Headings, minutes and points, further reading, code, links, list numbers and references ("exercise
2.3") are not claims. A number that only a source outside can support is named with its reason:

    <!-- cited: 1997, 120,000 (Campbell, Hoane and Hsu 2002) -->

Such a comment holds for its own cell. Words ("two") are not looked at.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

NUMBER = re.compile(r"(?<![\w.])\d+(?:[,\u202f\u00a0]\d{3}(?!\d))*(?:\.\d+)?(?!\w|\.\d)")
IN_OUTPUT = re.compile(r"(?<![\d.])\d+(?:[,\u202f\u00a0_]\d{3}(?!\d))*(?:\.\d+)?(?:e[+-]?\d+)?")
CITED = re.compile(r"<!--\s*cited:\s*([^()]*?)\s*(?:\((.*?)\))?\s*-->", re.S)
NOT_CLAIMS = [
    r"(?s:^```.*?^```)",  # fenced code
    r"`[^`\n]*`",  # code in a line
    r"^#{1,6} .*$",  # headings
    r"^\s*\d+\.\s",  # numbers of a list
    r"\]\([^)]*\)",  # where a link leads
    r"<[a-zA-Z/!][^>]*>",  # tags and comments
    r"https?://\S+",
    r"\b\d+ (?:points?|minutes?)\b",
    r"(?<=[\w)}])[\^_](?:\{[^{}]*\}|-?\w)",  # exponents and indices
    r"\b(?:exercise|lesson|section|figure|notebook|chapter|question|table|page|step)s?"
    r"\s+\d[\d.]*[a-z]?\b(?:(?:,| and| to|–)\s*\d[\d.]*[a-z]?\b)*",
]


class Unsupported(NamedTuple):
    cell: int  # its index, from 0
    number: str
    around: str


def unsupported_numbers(notebook: Any) -> list[Unsupported]:
    """The numbers of the prose that no output shows and no comment cites."""
    shown = _shown(notebook)
    found, reading_on = [], False
    for index, cell in enumerate(notebook.cells):
        if cell.cell_type != "markdown":
            continue
        prose, *rest = re.split(
            r"^(?:#+ |\*\*)Further reading", cell.source, maxsplit=1, flags=re.M
        )
        if not reading_on:
            found += _unsupported_in(index, prose, shown)
        reading_on = reading_on or bool(rest)
    return found


def _unsupported_in(index: int, prose: str, shown: list[float]) -> list[Unsupported]:
    cited: set[str] = set()
    faults = []
    for numbers, reason in CITED.findall(prose):
        if not reason.strip():
            faults.append(Unsupported(index, numbers, "cited without a reason in parentheses"))
        cited |= set(NUMBER.findall(numbers))
    for pattern in NOT_CLAIMS:
        prose = re.sub(pattern, " ", prose, flags=re.M | re.IGNORECASE)
    for match in NUMBER.finditer(prose):
        if match[0] not in cited and not _supported(match[0], prose[match.end() :], shown):
            around = prose[max(0, match.start() - 30) : match.end() + 30]
            faults.append(Unsupported(index, match[0], " ".join(around.split())))
    return faults


def _supported(text: str, after: str, shown: list[float]) -> bool:
    """Whether an output shows the number: as it is, rounded as written, or as a share for a %.

    A whole number must be shown exactly; signs are not compared ("loses by 3" is -3).
    """
    written = re.sub(r"[^\d.]", "", text)
    decimals = len(written.partition(".")[2])
    value = float(written)
    percent = re.match(r"\s*(%|per ?cent\b)", after) is not None
    rounding = 0.5 * 10**-decimals + 1e-9
    return any(
        number == value
        or ((decimals or percent) and abs(number - value) <= rounding)
        or (percent and abs(100 * number - value) <= rounding)
        for number in shown
    )


def _shown(notebook: Any) -> list[float]:
    """All numbers in the texts of the outputs; pictures count by the words that describe them."""
    texts = []
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            texts.append(output.get("text", ""))
            data = output.get("data", {})
            texts += [data.get("text/plain", ""), data.get("text/markdown", "")]
            for kind in ("text/html", "image/svg+xml"):
                text = re.sub(
                    r"<(style|script).*?</\1>", " ", "".join(data.get(kind, "")), flags=re.S
                )
                texts.append(re.sub(r"<[^>]*>", " ", text))
            texts += [
                about["alt"]
                for about in output.get("metadata", {}).values()
                if isinstance(about, dict) and isinstance(about.get("alt"), str)
            ]
            texts.append(output.get("evalue", ""))
    return [float(re.sub(r"[,\u202f\u00a0_]", "", t)) for t in IN_OUTPUT.findall("\n".join(texts))]
