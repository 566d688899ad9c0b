"""What Sphinx does for the course, as an extension of it.

Formulas are MathML, which browsers set themselves: no script, and a screen reader reads them. The
first time a page's text uses a word of the glossary, the word leads there, and says its meaning.
"""

from __future__ import annotations

import html
import json
import posixpath
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform

from gamesearch.course.site.glossary import anchor_of

WORDS = "glossary.json"  # in the folder of sources: what `contents` found in the course
ONE_NAME_ONLY = {r"\dots": r"\ldots", r"\textstyle": "", r"\displaystyle": ""}


def mathml(tex: str, block: bool = False) -> str:
    """A formula as MathML.

    >>> mathml("x").splitlines()[1].strip()
    '<mi>x</mi>'
    """
    from docutils.utils.math.latex2mathml import tex2mathml

    for name, known in ONE_NAME_ONLY.items():
        tex = re.sub(re.escape(name) + r"(?![a-zA-Z])", known.replace("\\", r"\\"), tex)
    return tex2mathml(tex, as_block=block)


def _inline(translator: Any, node: nodes.math) -> None:
    translator.body.append(_formula(translator, node, False))
    raise nodes.SkipNode


def _block(translator: Any, node: nodes.math_block) -> None:
    translator.body.append(f'<div class="math">{_formula(translator, node, True)}</div>')
    raise nodes.SkipNode


def _formula(translator: Any, node: Any, block: bool) -> str:
    from docutils.utils.math import MathError

    try:
        return mathml(node.astext(), block)
    except (MathError, SyntaxError) as error:
        _warn(f"a formula is not understood ({error}): {node.astext()}", node)
        return f"<code>{html.escape(node.astext())}</code>"


def _warn(message: str, node: Any) -> None:
    from sphinx.util import logging

    logging.getLogger(__name__).warning(message, location=node)


class Explained(SphinxPostTransform):
    """Marks the first use of each word of the glossary in the running text of a page."""

    default_priority = 700
    NOT_IN = (
        nodes.reference,
        nodes.title,
        nodes.literal,
        nodes.literal_block,
        nodes.raw,
        nodes.math,
    )
    PAGES = ("notebooks/", "exercises/")

    def run(self, **kwargs: Any) -> None:
        name = self.env.docname
        if not name.startswith(self.PAGES) or not re.search(r"/\d\d_", name):
            return
        meanings, finder = self._words()
        seen: set[str] = set()
        for text in list(self.document.findall(nodes.Text)):
            if not self._is_prose(text):
                continue
            pieces = self._marked(str(text), meanings, finder, seen)
            if len(pieces) > 1:
                text.parent.replace(text, pieces)

    def _words(self) -> tuple[dict[str, tuple[str, str]], Any]:
        path = Path(self.env.srcdir, WORDS)
        found = json.loads(path.read_text(encoding="utf-8"))
        return found["forms"], re.compile(found["pattern"])

    def _is_prose(self, text: nodes.Text) -> bool:
        node, inside = text.parent, False
        while node is not None:
            if isinstance(node, self.NOT_IN):
                return False
            inside = inside or isinstance(node, nodes.paragraph)
            node = node.parent
        return inside

    def _marked(self, text: str, meanings: Any, finder: Any, seen: set[str]) -> list[nodes.Node]:
        pieces: list[nodes.Node] = []
        end = 0
        for match in finder.finditer(text):
            term, meaning = meanings[match[1]]
            if term in seen:
                continue
            seen.add(term)
            up = posixpath.relpath("glossary.html", posixpath.dirname(self.env.docname))
            link = (
                f'<a class="gs-word" href="{up}#{anchor_of(term)}" '
                f'data-meaning="{html.escape(meaning)}">{html.escape(match[1])}</a>'
            )
            pieces += [nodes.Text(text[end : match.start()]), nodes.raw("", link, format="html")]
            end = match.end()
        return [*pieces, nodes.Text(text[end:])]


def _dark(app: Sphinx, config: Any) -> None:
    """The theme adds this setting when it is loaded, so it cannot be given before."""
    if "pygments_dark_style" in config:
        config.pygments_dark_style = "a11y-high-contrast-dark"


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_html_math_renderer("mathml", (_inline, None), (_block, None))
    app.add_post_transform(Explained)
    app.connect("config-inited", _dark)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
