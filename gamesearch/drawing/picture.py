"""A picture that knows how to show itself: sharp PNG, SVG, and the same in words."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import cached_property
from typing import Any

from ..errors import needed

# Texts stay texts, ids do not change from one run to the next.
_SVG: Any = {"svg.hashsalt": "gamesearch", "svg.fonttype": "none", "font.family": "DejaVu Sans"}
_SHARP = 200  # dots per inch: a projector shows an inch of the picture on some 150
_WIDEST = 960  # pixels on a page


class Picture:
    """`alt` says in words what is to be seen; `name` is the short form that a notebook prints."""

    def __init__(self, make: Callable[[], Any], alt: str, name: str):
        self._make, self.alt, self.name = make, alt, name

    @cached_property
    def figure(self) -> Any:
        """The matplotlib figure, drawn when first asked for."""
        return self._make()

    @cached_property
    def png(self) -> bytes:
        """A PNG in few colours, a third of the size."""
        with needed("pictures"):
            from PIL import Image

        out = io.BytesIO()
        self.figure.savefig(out, format="png", dpi=_SHARP, metadata={"Software": None})
        image = Image.open(out).convert("RGB")
        small = io.BytesIO()
        image.quantize(128, dither=Image.Dither.NONE).save(small, format="png", optimize=True)
        return small.getvalue()

    @cached_property
    def svg(self) -> str:
        """The same bytes every time."""
        return figure_svg(self.figure)

    @property
    def width(self) -> int:
        """In pixels on a page."""
        return min(_WIDEST, round(self.figure.get_figwidth() * 96))

    @property
    def smallest(self) -> float:
        """The size of its smallest text in pixels on a page; 0 where there is none."""
        from matplotlib.text import Text

        drawn: list[Any] = []
        if self.png:  # the labels of an axis are there once it is drawn
            drawn = self.figure.findobj(Text)
        sizes = [text.get_fontsize() for text in drawn if text.get_visible() and text.get_text()]
        page = self.width / self.figure.get_figwidth() / 72
        return round(min(sizes, default=0) * page, 1)

    def _repr_mimebundle_(self, **asked: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        return (
            {"image/png": self.png, "text/plain": repr(self)},
            {"image/png": {"alt": self.alt, "width": self.width, "text": self.smallest}},
        )

    def __repr__(self) -> str:
        return f"<{self.name}>"


def figure_svg(figure: Any) -> str:
    import matplotlib

    out = io.StringIO()
    with matplotlib.rc_context(_SVG):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()
