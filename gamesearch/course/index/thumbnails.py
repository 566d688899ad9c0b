"""A small picture of each lesson for the index: the first one that its notebook shows."""

from __future__ import annotations

import io
from base64 import b64decode, b64encode

from gamesearch.course.folder import LESSONS, Course
from gamesearch.course.notebook import NotebookError, read_notebook
from gamesearch.errors import needed

SIZE = (150, 84)  # pixels


def thumbnail(course: Course, stem: str) -> str:
    """A PNG in base64; "" while the lesson is not built, or shows no picture."""
    path = course.notebook(LESSONS, stem)
    try:
        cells = read_notebook(path).cells if path.exists() else []
    except NotebookError:
        return ""
    outputs = (output for cell in cells for output in cell.get("outputs", []))
    pictures = (output.get("data", {}).get("image/png", "") for output in outputs)
    first = next(filter(None, pictures), "")
    return small(b64decode(first)) if first else ""


def is_drawn(png: bytes) -> bool:
    """Whether there is colour in a picture; what is written in letters has none."""
    with needed("pictures"):
        from PIL import Image

    saturation = Image.open(io.BytesIO(png)).convert("HSV").getchannel("S").histogram()
    return any(saturation[20:])  # of 256 steps: the palest of the course's colours is at 26


def small(png: bytes) -> str:
    with needed("pictures"):
        from PIL import Image

    image = Image.open(io.BytesIO(png)).convert("RGB")
    image.thumbnail(SIZE, Image.Resampling.LANCZOS)
    out = io.BytesIO()
    image.quantize(32).save(out, format="png", optimize=True)
    return b64encode(out.getvalue()).decode()
