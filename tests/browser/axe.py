"""What axe finds on a page: https://github.com/dequelabs/axe-core, whose rules are WCAG's."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import axe_core_python

SOURCE = Path(axe_core_python.__file__).with_name("axe.min.js")
# Most elements of a lesson's page are words of its listings: thousands, with nothing but a class.
# Of each kind, of the same class within the same elements and classes, two stay elements for axe
# to look at; of the others the text stays.
UNWRAP = """() => { const kinds = {}, again = [];
  const path = e => e ? path(e.parentElement ?? e.getRootNode().host) + '<' + e.tagName
    + ['class', 'style', 'disabled', 'aria-disabled'].map(name => e.getAttribute(name)) : '';
  const look = root => { for (const e of root.querySelectorAll('*')) {
    if (e.shadowRoot) look(e.shadowRoot);
    if (e.matches('pre')) for (const word of e.querySelectorAll('span[class]:not(:has(*))')) {
      if (word.attributes.length > 1) continue;
      const letters = Math.min(2, word.textContent.trim().length);
      const kind = path(word) + letters + word.checkVisibility();
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      if (kinds[kind] > 2) again.push(word); } } };
  look(document);
  for (const word of again) word.replaceWith(...word.childNodes);
  document.body.normalize(); }"""
# axe asks every element about each one that it stands in: these stay while nothing moves.
REMEMBER = """() => { const names = ['scrollWidth', 'scrollHeight', 'clientWidth', 'clientHeight'];
  const own = names.map(name => Object.getOwnPropertyDescriptor(Element.prototype, name));
  names.forEach((name, i) => { const known = new WeakMap();
    Object.defineProperty(Element.prototype, name, { configurable: true, get() {
      let size = known.get(this);
      if (size === undefined) known.set(this, size = own[i].get.call(this));
      return size; } }); });
  return () => names.forEach(
    (name, i) => Object.defineProperty(Element.prototype, name, own[i])); }"""
# Without the source of what it looks at: a body holds megabytes of pictures.
RUN = f"""async ([within, rules]) => {{
  ({UNWRAP})();
  const forget = ({REMEMBER})();
  axe.configure({{ noHtml: true }});
  const options = {{ resultTypes: ['violations'], ...rules && {{ runOnly: rules }} }};
  const {{ violations }} = await axe.run(within ?? document, options);
  forget();
  return violations.map(({{ id, impact, nodes }}) => {{
    const [selector] = nodes[0].target;
    const html = document.querySelector(selector)?.outerHTML.slice(0, 160) ?? '';
    return {{ id, impact, count: nodes.length, html }}; }}); }}"""


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
