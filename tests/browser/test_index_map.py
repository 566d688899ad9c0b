"""The map in the index: every box leads to its lesson, wherever the index is opened."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from lab_page import LAB

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
OPEN = "path => jupyterapp.shell.currentWidget?.context?.path === path"


@pytest.fixture
def course(lab):
    (lab.work / "notebooks").mkdir(exist_ok=True)
    for name in ("index.ipynb", "map.svg", "02_pruning.ipynb"):
        shutil.copy(NOTEBOOKS / name, lab.work / "notebooks" / name)


@pytest.mark.parametrize("front_end", [LAB, "notebooks"])
def test_a_box_of_the_map_opens_its_lesson(front_end, course, open_notebook):
    opened = open_notebook("notebooks/index.ipynb", front_end=front_end)
    box = opened.page.get_by_role("link", name="02 pruning", exact=True)
    if front_end == LAB:
        box.click()
        opened.wait(OPEN, "notebooks/02_pruning.ipynb")
    else:
        with opened.page.expect_popup() as lesson:
            box.click()
        assert lesson.value.url.endswith("/notebooks/02_pruning.ipynb")
        lesson.value.close()


def test_on_a_page_from_disk_links_lie_on_the_boxes(chromium, tmp_path):
    import nbformat
    from nbconvert import HTMLExporter

    body, _ = HTMLExporter().from_notebook_node(nbformat.read(NOTEBOOKS / "index.ipynb", 4))
    (tmp_path / "index.html").write_text(body, "utf-8")
    shutil.copy(NOTEBOOKS / "map.svg", tmp_path)
    page = chromium.new_page()
    page.goto((tmp_path / "index.html").as_uri(), wait_until="commit")
    picture = page.get_by_alt_text("Map of the lessons: 00 games leads to")
    links = picture.locator("xpath=..").get_by_role("link")
    around = picture.bounding_box()
    for link in links.all():
        box = link.bounding_box()
        assert box["width"] > 40
        assert box["height"] > 20
        assert around["x"] <= box["x"] < around["x"] + around["width"]
        assert around["y"] <= box["y"] < around["y"] + around["height"]
        stem = link.get_attribute("title").replace(" ", "_")
        assert link.get_attribute("href") == f"{stem}.ipynb"
    assert links.count() == len(list(NOTEBOOKS.glob("[0-9]*.ipynb")))
    page.close()
