"""Every built notebook in JupyterLab: it opens, runs from top to bottom, and its sliders work."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "notebooks").glob("*.ipynb"))


def moves(page, slider):
    """Two neighbouring pictures may be equal; the first and the last of a slider are not."""
    return any(page.step(slider, key, patience=2) for key in ("ArrowRight", "End", "Home"))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_runs_and_its_sliders_move_their_pictures(path, lab, open_notebook):
    page = open_notebook(lab.add(path, path.name))
    assert page.errors == [], "as it was built"
    page.run_all()
    assert page.errors == [], "after running it"
    sliders = page.page.locator(".jp-OutputArea-output .noUi-handle").all()
    shown = [slider for slider in sliders if slider.is_visible()]
    still = [number for number, slider in enumerate(shown) if not moves(page, slider)]
    assert still == [], "sliders that move nothing"
    assert page.complaints.all() == []
