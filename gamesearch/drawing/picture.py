"""A picture that knows how to show itself: sharp PNG, SVG, and the same in words."""

from __future__ import annotations

import io
from base64 import b64encode
from collections.abc import Callable, Iterator
from functools import cached_property
from html import escape
from typing import Any

from ..errors import needed
from .spelled import spelled

# Texts stay texts, ids do not change from one run to the next.
_SVG: Any = {"svg.hashsalt": "gamesearch", "svg.fonttype": "none", "font.family": "DejaVu Sans"}
_SHARP = 200  # dots per inch: a projector shows an inch of the picture on some 150
_COLOURS = 128
_WIDEST = 960  # pixels on a page


class Picture:
    """`alt` says in words what is to be seen, for those who cannot see it (a dictionary or a
    list that it quotes is spelled); `name` is the short form that a notebook prints."""

    def __init__(self, make: Callable[[], Any], alt: str, name: str):
        self._make, self.alt, self.name = make, spelled(alt), name

    @cached_property
    def figure(self) -> Any:
        """The matplotlib figure, drawn when first asked for."""
        return self._make()

    @cached_property
    def png(self) -> bytes:
        """A PNG in few colours, a third of the size."""
        with needed("pictures"):
            from matplotlib.backends.backend_agg import FigureCanvasAgg
            from PIL import Image

        figure, out = self.figure, io.BytesIO()
        canvas = FigureCanvasAgg(figure)
        usual, figure.dpi = figure.dpi, _SHARP
        canvas.draw()
        size = canvas.get_width_height()
        drawn = Image.frombuffer("RGBA", size, canvas.buffer_rgba(), "raw", "RGBA", 0, 1)
        figure.dpi = usual
        in_few_colours(drawn.convert("RGB")).save(out, format="png", compress_level=6)
        return out.getvalue()

    @cached_property
    def svg(self) -> str:
        """The same bytes every time."""
        return figure_svg(self.figure)

    def html(self, widest: int = _WIDEST) -> str:
        """An image with its alternative, as large as on a page, or a little smaller."""
        png = b64encode(self.png).decode()
        width = min(self.width, widest)
        letters = f' data-text="{self.smallest * width / self.width:.1f}"' if self.smallest else ""
        return (
            f'<img class="gs-picture" src="data:image/png;base64,{png}" '
            f'alt="{escape(self.alt)}" width="{width}"{letters}>'
        )

    @property
    def caption(self) -> str:
        """A line to stand below it: what the words begin with, without what a board shows."""
        return self.alt.partition("\n")[0].partition(" Marked: ")[0]

    @property
    def width(self) -> int:
        """In pixels on a page."""
        return min(_WIDEST, round(self.figure.get_figwidth() * 96))

    @cached_property
    def smallest(self) -> float:
        """The size of its smallest text in pixels on a page; 0 where there is none."""
        drawn = texts(self.figure) if self.png else ()  # once drawn, an axis has its labels
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


def texts(artist: Any) -> Iterator[Any]:
    """All texts in a figure or a part of it; an axis that is not shown would make labels first."""
    from matplotlib.axis import Axis
    from matplotlib.text import Text

    for part in artist.get_children():
        if isinstance(part, Text):
            yield part
        elif not isinstance(part, Axis) or part.axes.axison:
            yield from texts(part)


def in_few_colours(image: Any) -> Any:
    """The image with its most frequent colours, exactly; each other becomes the nearest of them.

    A picture is flat colours and their blends at edges, so this is faster than a search for the
    best palette, and leaves what a colour means as it is.
    """
    import numpy as np
    from PIL import Image

    common = sorted(image.getcolors(image.width * image.height), reverse=True)
    colours = np.array([colour for _, colour in common], dtype=np.int32)
    kept = colours[:_COLOURS]
    nearest = ((colours[:, None] - kept[None]) ** 2).sum(axis=2).argmin(axis=1)
    parts = (1 << 16, 1 << 8, 1)
    table = np.zeros(1 << 24, dtype=np.uint8)  # only what is written to is ever in memory
    table[colours @ parts] = nearest
    pixels = np.asarray(image, dtype=np.int32) @ np.array(parts, dtype=np.int32)
    few = Image.fromarray(table[pixels])
    few.putpalette(kept.astype(np.uint8).tobytes())
    return few


def figure_svg(figure: Any) -> str:
    import matplotlib

    out = io.StringIO()
    with matplotlib.rc_context(_SVG):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()
