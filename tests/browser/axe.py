"""What axe finds on a page: https://github.com/dequelabs/axe-core, whose rules are WCAG's."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import axe_core_python

SOURCE = Path(axe_core_python.__file__).with_name("axe.min.js")
# Without the source of what it looks at: a body holds megabytes of pictures.
RUN = """async ([within, rules]) => {
  axe.configure({ noHtml: true });
  const options = { resultTypes: ['violations'], ...rules && { runOnly: rules } };
  const { violations } = await axe.run(within ?? document, options);
  return violations.map(({ id, impact, nodes }) => {
    const [selector] = nodes[0].target;
    const html = document.querySelector(selector)?.outerHTML.slice(0, 160) ?? '';
    return { id, impact, count: nodes.length, html }; }); }"""


@dataclass(frozen=True)
class Fault:
    """Something that keeps people from reading or using a page, and the first place where it is."""

    id: str
    impact: str
    count: int
    html: str

    def __str__(self) -> str:
        return f"{self.id}: {self.count} {self.html}"


def faults(page: Any, within: str = "", rules: list[str] | None = None) -> list[Fault]:
    """What it finds, on the whole page or within what a selector finds, by all rules or some."""
    # Not as a script's tag: JupyterLab's loader would take it for a module of its own.
    page.evaluate("source => (0, eval)(source)", SOURCE.read_text("utf-8"))
    where = {"include": [[within]]} if within else None
    return [Fault(**found) for found in page.evaluate(RUN, [where, rules])]
