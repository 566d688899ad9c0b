"""Decks: what goes on which slide, what is put into the file, what the commands say."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from types import SimpleNamespace

import nbformat
import pytest
from bs4 import BeautifulSoup
from nbformat import v4
from traitlets.config import Config

from gamesearch.cli import main
from gamesearch.course.folder import WrongCall
from gamesearch.course.folding import folded_note
from gamesearch.course.notebook import WIDGET_VIEW, WIDGETS
from gamesearch.course.slides import exporting, pdf
from gamesearch.course.slides import pages as deck
from gamesearch.course.slides.cells import Cells
from gamesearch.course.slides.listing import LINES
from gamesearch.course.slides.pages import HERE, configure
from gamesearch.course.slides.planning import SlidePlan
from gamesearch.course.slides.slides import Wanted, build_decks
from gamesearch.course.slides.wording import sentences

ROOT = HERE.parents[2]
PNG = (  # one white pixel
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII="
)


def text(source, slide=""):
    return v4.new_markdown_cell(source, metadata=begins(slide))


def code(source, *outputs, slide=""):
    return v4.new_code_cell(source, outputs=list(outputs), metadata=begins(slide))


def begins(slide):
    return {"slideshow": {"slide_type": slide}} if slide else {}


def shows(**data):
    return v4.new_output(
        "display_data", {key.replace("_", "/"): value for key, value in data.items()}
    )


def prints(lines):
    return v4.new_output("stream", name="stdout", text="\n".join(["so it is"] * lines))


def planned(*cells):
    """Slides as dictionaries: the title, and the sources of what stands in each of its parts."""
    notebook, _ = SlidePlan().preprocess(v4.new_notebook(cells=list(cells)), {})
    found = []
    for cell in notebook.cells:
        kind = cell.metadata.get("slideshow", {}).get("slide_type")
        if kind in ("slide", "subslide"):
            found.append({"title": cell.source, "seconds": cell.metadata.slideshow.data.timing})
            found[-1]["running"] = "is-running" in cell.metadata.tags
        elif kind == "notes":
            found[-1]["notes"] = cell.source
        else:
            part = cell.metadata.tags[0].removeprefix("is-")
            found[-1].setdefault(part, []).append(cell.source or cell.outputs[0])
    return found


PICTURE = {"image_png": PNG}
MANY = "One is a sentence of exactly eight words here. " * 6


def card(kind, **data):
    return shows(text_plain=f"<{kind} 2.p1: …>", text_html="<p>…</p>", **data)


def test_words_and_their_picture_share_a_slide():
    (slide,) = planned(text("## One\n\nA few words.", "slide"), code("draw()", shows(**PICTURE)))
    assert (slide["title"], slide["before"], len(slide["figure"])) == (
        "## One",
        ["A few words."],
        1,
    )


def test_where_an_author_began_another_slide_under_one_title_is_no_break():
    slides = planned(
        text("## One\n\nWords.", "slide"), code("draw()", shows(**PICTURE), slide="subslide")
    )
    assert len(slides) == 1


def test_a_slide_has_forty_words_and_the_others_are_in_its_note():
    (slide,) = planned(text(f"## A\n\n{MANY}", "slide"))
    assert slide["before"] == [" ".join(sentences(MANY)[:4])]
    assert " ".join(sentences(MANY)[4:]) in slide["notes"]


def test_what_is_said_after_a_picture_comes_after_it():
    (slide,) = planned(
        text("## A\n\nFirst.", "slide"), code("draw()", shows(**PICTURE)), text("Look at the leaf.")
    )
    assert slide["after"] == ["Look at the leaf."]


def test_a_second_picture_has_a_slide_of_its_own_and_what_leads_to_it_is_its_title():
    first, second = planned(
        text("## A\n\nFirst.", "slide"),
        code("draw()", shows(**PICTURE)),
        text("Now the worst order:"),
        code("draw()", shows(**PICTURE)),
    )
    assert (second["title"], second["running"]) == ("## Now the worst order", False)
    assert "after" not in first


def test_a_slide_without_a_title_of_its_own_goes_on_under_the_last():
    _, second = planned(
        text("## A", "slide"), code("draw()", shows(**PICTURE)), code("draw()", shows(**PICTURE))
    )
    assert (second["title"], second["running"]) == ("## A", True)


def test_a_question_its_picture_and_its_answer_are_one_slide():
    (slide,) = planned(
        text("## How many?", "slide"),
        code('predict("2.p1", "How many?")', card("prediction")),
        code("draw()", shows(**PICTURE)),
        code('reveal("2.p1", 3)', card("revelation")),
    )
    assert [len(slide[part]) for part in ("question", "figure", "answer")] == [1, 1, 1]


def test_what_is_printed_after_the_answer_waits_for_it():
    (slide,) = planned(
        text("## How many?", "slide"),
        code('predict("2.p1", "How many?")', card("prediction")),
        code('reveal("2.p1", 3)', card("revelation")),
        code("print(3)", prints(1)),
    )
    assert len(slide["after"]) == 1


def test_code_is_shown_where_it_is_the_subject_and_set_up_never():
    (slide,) = planned(
        text("## A", "slide"),
        code("import math\ngame = Nim()\n\n\ndef value(game):\n    return 1\n\n\nx = value(game)"),
    )
    assert slide["figure"] == ["def value(game):\n    return 1"]
    (slide,) = planned(text("## A", "slide"), code("game = Nim()\nprint(game)", prints(1)))
    assert slide["figure"][0] == "print(game)"
    (slide,) = planned(text("## A", "slide"), code("game = Nim()\ndraw(game)", shows(**PICTURE)))
    assert not any(isinstance(piece, str) for piece in slide["figure"])


def test_a_short_print_out_stands_below_its_picture():
    (slide,) = planned(
        text("## A", "slide"), code("draw()", shows(**PICTURE)), code("print(1)", prints(2))
    )
    assert len(slide["figure"]) == 2
    assert len(planned(text("## A", "slide"), code("draw()", shows(**PICTURE), prints(9)))) == 2


def test_little_that_was_printed_stands_below_the_picture_that_follows():
    (slide,) = planned(
        text("## A", "slide"), code("print(1)", prints(2)), code("draw()", shows(**PICTURE))
    )
    assert [output.output_type for output in slide["figure"]] == ["display_data", "stream"]


def test_a_narrow_column_that_was_printed_stands_beside_the_picture_that_follows():
    (slide,) = planned(
        text("## A", "slide"), code("print(1)", prints(6)), code("draw()", shows(**PICTURE))
    )
    assert [output.output_type for output in slide["before"]] == ["stream"]
    wide = v4.new_output(
        "stream", name="stdout", text="\n".join(["as wide as a line"] * 6 + ["-" * 60])
    )
    assert (
        len(
            planned(text("## A", "slide"), code("print(1)", wide), code("draw()", shows(**PICTURE)))
        )
        == 2
    )


def test_a_listing_in_steps_leaves_no_room_for_a_question():
    source = "\n".join(["def f():", *(f"    x{n} = {n}" for n in range(3 * LINES))])
    shown = shows(
        text_plain="<source>", text_html=f'<pre class="gs-source"><code>{source}</code></pre>'
    )
    ask = code('predict("2.p1", "How many?")', card("prediction"))
    slides = planned(text("## A", "slide"), code("show_source(f)", shown), ask)
    assert [("figure" in slide, "question" in slide) for slide in slides] == [
        (True, False),
        (False, True),
    ]


def test_a_few_lines_of_code_stand_beside_their_picture_unless_a_question_does():
    short, picture = code("def f():\n    return 1"), code("draw()", shows(**PICTURE))
    (slide,) = planned(text("## A", "slide"), short, picture)
    assert slide["before"] == ["def f():\n    return 1"]
    ask = code('predict("2.p1", "How many?")', card("prediction"))
    first, second = planned(text("## A", "slide"), short, picture, ask)
    assert first["figure"] == ["def f():\n    return 1"]
    assert len(second["figure"]) == len(second["question"]) == 1


def test_what_a_question_builds_on_is_not_cut():
    premise = "One is a sentence of exactly eight words here. " * 6
    ask = code('predict("2.p1", "How many?")', card("prediction"))
    (slide,) = planned(text(f"## A\n\n{premise}", "slide"), ask)
    assert slide["before"] == [premise.strip()]


def test_a_list_that_a_slide_with_a_picture_has_no_room_for_has_one_of_its_own():
    items = "\n".join(f"- item {n} has six words here" for n in range(8))
    words, picture = planned(text(f"## A\n\n{items}", "slide"), code("draw()", shows(**PICTURE)))
    assert words["before"] == [items]
    assert len(picture["figure"]) == 1


def test_a_game_to_play_says_that_it_takes_the_notebook():
    _, slide = planned(
        text("## A", "slide"),
        code("draw()", shows(**PICTURE)),
        code("play(game)", shows(**PICTURE)),
    )
    assert slide["title"] == "## Live in the notebook: play it yourself"


def test_each_further_heading_of_a_text_begins_a_slide():
    pages = planned(text("## Key points\n\n- one\n\n## Ask yourself\n\n1. why?", "slide"))
    assert [page["title"] for page in pages] == ["## Key points", "## Ask yourself"]


def test_comments_are_on_no_slide():
    (slide,) = planned(text("## A\n\n<!-- cited: somebody -->\n\nWords.", "slide"))
    assert slide["before"] == ["Words."]


def test_what_is_skipped_is_left_out_and_tags_are_heeded():
    hidden, gone = code("print(1)", prints(1)), code("gone = 1")
    hidden.metadata["tags"], gone.metadata["tags"] = ["remove_input"], ["remove_cell"]
    (slide,) = planned(text("## A", "slide"), code("setup()", slide="skip"), hidden, gone)
    assert [piece["name"] for piece in slide["figure"]] == ["stdout"]


def test_notes_have_the_minutes_of_their_slide_and_together_those_of_the_lesson():
    slides = planned(
        text("# 1 · A\n\n**Time** 20 minutes", "slide"),
        text("## One\n\nWords.", "slide"),
        text("**3 minutes.** Ask why.", "notes"),
        text("## Two\n\nWords.", "slide"),
    )
    assert "3 minutes" in slides[1]["notes"]
    assert slides[1]["seconds"] == 180
    assert sum(slide["seconds"] for slide in slides) == 20 * 60


def listing(*functions):
    body = "\n\n\n".join("\n".join(f"<b>line</b> {n}" for n in range(size)) for size in functions)
    return f'<pre class="gs-source" style="font-size:.93em"><code>{body}</code></pre>'


@pytest.mark.parametrize("sizes", [(12, 20, 20), (70,), (3, 3)])
def test_a_long_listing_is_shown_in_steps_on_one_slide_and_loses_no_line(sizes):
    (slide,) = planned(text("## A", "slide"), code("", shows(text_html=listing(*sizes))))
    steps = [piece["data"]["text/html"] for piece in slide["figure"]]
    assert sum(step.count("<b>line</b>") for step in steps) == sum(sizes)
    assert all(step.count("<b>line</b>") <= LINES for step in steps)
    assert (len(steps) > 1) == (sum(sizes) > LINES)
    assert len({re.search(r"font-size:([\d.]+)", step)[1] for step in steps}) == 1


def widget(view, png=True):
    data = {WIDGET_VIEW: {"model_id": view}}
    return v4.new_output("display_data", data | ({"image/png": PNG} if png else {}))


def saved(**models):
    return {"widgets": {WIDGETS: {"state": models}}}


def model(module="@jupyter-widgets/controls", **state):
    return {"model_module": module, "state": {"layout": "IPY_MODEL_layout", **state}}


def after_cells(output, **models):
    notebook = v4.new_notebook(cells=[code("x", output)], metadata=saved(layout=model(), **models))
    notebook, _ = Cells().preprocess(notebook, {})
    state = notebook.metadata["widgets"][WIDGETS]["state"]
    return WIDGET_VIEW in notebook.cells[0].outputs[0].data, state["layout"]["state"].get("display")


def test_a_board_that_nobody_would_answer_on_is_shown_as_its_picture():
    board = model(
        "anywidget", _view_name="AnyView", _anywidget_id="gamesearch.widgets.clickable.Clickable"
    )
    assert after_cells(widget("board"), board=board)[0] is False
    assert after_cells(widget("board", png=False), board=board)[0] is True


def test_controls_that_nothing_follows_are_hidden():
    box = model(children=["IPY_MODEL_slider", "IPY_MODEL_view"])
    parts = {
        "slider": model(_view_name="IntSliderView"),
        "view": model("anywidget", _view_name="AnyView"),
    }
    assert after_cells(widget("box"), box=box, **parts) == (True, "none")
    link = model(source=["IPY_MODEL_slider", "value"], target=["IPY_MODEL_view", "step"])
    del link["state"]["layout"]
    assert after_cells(widget("box"), box=box, link=link, **parts) == (True, None)
    assert after_cells(widget("slider"), **parts)[0] is False


@pytest.fixture
def lesson(tmp_path):
    notebook = v4.new_notebook(
        cells=[
            text("# 1 · A title\n\n$a^2$ <script>alert()</script>", "slide"),
            text(folded_note("Two minutes."), "notes"),
            code("picture", v4.new_output("display_data", {"image/png": PNG},
                 metadata={"image/png": {"alt": "A \"white\" point"}})),
        ]
    )  # fmt: skip
    nbformat.write(notebook, tmp_path / "lesson.ipynb")
    return tmp_path / "lesson.ipynb"


OUTSIDE = re.compile(
    r'<(?:script|link|img|iframe)[^>]*(?:src|href)="(?!data:)|@import|url\((?!data:|#|\$)'
)


def without_scripts(page):
    return re.sub(r"<script>.*?</script>", "", page, flags=re.S)


@pytest.mark.parametrize(
    "template",
    ["gamesearch_slides", "gamesearch_paper", "gamesearch_handout", "gamesearch_notes"],
)
def test_a_deck_holds_all_it_needs_and_says_what_its_pictures_show(lesson, template):
    page = deck.render_page(lesson, template)
    assert "<title>1 · A title</title>" in page
    assert BeautifulSoup(page, "html.parser").img["alt"] == 'A "white" point'
    assert not OUTSIDE.search(without_scripts(page))
    assert re.search(r'<aside class="notes">.*Two minutes.*</aside>', page, re.S)
    assert "For those who teach" not in page


def test_what_a_deck_does_not_need_stays_away(lesson):
    notebook = nbformat.read(lesson, 4)
    whole = deck.render_page(lesson, "gamesearch_slides")
    notebook.cells[0].source = "# 1 · No formula"
    nbformat.write(notebook, lesson)
    bare = deck.render_page(lesson, "gamesearch_slides")
    assert "MathJax" in whole
    assert "html-manager" not in whole
    assert len(bare) < 1_200_000 < len(whole)


def command(lesson, *arguments, config):
    """Run nbconvert as a reader would, with nothing but the course's configuration."""
    environment = {**os.environ, "JUPYTER_CONFIG_DIR": str(lesson.parent / "nobody")}
    environment |= {"JUPYTER_CONFIG_PATH": str(config), "JUPYTER_PREFER_ENV_PATH": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "nbconvert", *arguments, lesson.name],
        cwd=lesson.parent, env=environment, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.fixture
def config(tmp_path):
    """The folder that the project puts its configuration into, as an installation lays it out."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    data = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    (source,) = [
        file for file, to in data.items() if to == "etc/jupyter/jupyter_nbconvert_config.py"
    ]
    (tmp_path / "etc").mkdir()
    shutil.copy(ROOT / source, tmp_path / "etc" / "jupyter_nbconvert_config.py")
    return tmp_path / "etc"


def test_the_plain_command_writes_the_courses_deck(lesson, config):
    command(lesson, "--to", "slides", config=config)
    assert lesson.with_suffix(".slides.html").read_text() == deck.render_page(
        lesson, "gamesearch_slides"
    )


def test_the_plain_command_writes_a_page_without_outside_requests(lesson, config):
    command(lesson, "--to", "html", config=config)
    page = lesson.with_suffix(".html").read_text()
    assert not OUTSIDE.search(without_scripts(page))
    assert BeautifulSoup(page, "html.parser").img["alt"] == 'A "white" point'
    assert "<summary>For those who teach</summary>" in page


def test_a_template_that_is_asked_for_is_used():
    config = Config({"TemplateExporter": {"template_name": "classic"}})
    configure(config)
    assert "template_name" not in config.SlidesExporter
    assert "filters" not in config.HTMLExporter


def test_jupyterlabs_export_menu_uses_the_same_templates():
    server = SimpleNamespace(config=Config())
    exporting._load_jupyter_server_extension(server)
    assert server.config.SlidesExporter.template_name == "gamesearch_slides"
    settings = HERE.parent / "lab" / "settings" / "jupyter_server_config.d" / "gamesearch.json"
    listed = json.loads(settings.read_text(encoding="utf-8"))["ServerApp"]["jpserver_extensions"]
    assert listed[exporting.__name__] is True


def test_vendored_files_are_what_their_list_says():
    listed = re.findall(
        r"^\| ([\w.-]+) \| .*?\((licences/[\w.-]+)\).* \| (\w{64}) \|$",
        (HERE / "vendor" / "VENDORED.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    files = {path.name for path in (HERE / "vendor").iterdir() if path.is_file()}
    assert {name for name, _, _ in listed} == files - {"VENDORED.md"}
    for name, licence, checksum in listed:
        assert hashlib.sha256((HERE / "vendor" / name).read_bytes()).hexdigest() == checksum, name
        assert (HERE / "vendor" / licence).read_text(encoding="utf-8").strip()


def test_a_lesson_that_is_not_built_is_reported_and_the_others_are_written(built, tmp_path):
    (built.root / "notebooks/source/03_more.py").write_text("# %%\nx = 1\n", encoding="utf-8")
    flaws = build_decks(built, [], Wanted(tmp_path / "out", handout=True))
    found = [str(one) for one in flaws]
    assert any("03_more.ipynb: it has not been built yet: run gamesearch build" in x for x in found)
    assert any('("1 · Widgets"): the picture has no text alternative' in x for x in found), found
    written = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert written == ["01_widgets.handout.html", "01_widgets.slides.html"]


def test_a_pdf_without_a_browser_is_refused_before_any_work(built, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(pdf, "BROWSERS", ("no-such-browser",))
    with pytest.raises(
        WrongCall, match=r"there is none: apt install chromium, .* or open the deck"
    ):
        build_decks(built, [], Wanted(tmp_path / "out", pdf=True))
    assert not (tmp_path / "out").exists()
    monkeypatch.chdir(built.root)
    assert main(["slides", "--pdf"]) == 2
    assert "print-pdf" in capsys.readouterr().err


def test_the_command_writes_where_it_is_told(built, tmp_path, monkeypatch, capsys):
    notebook = built.root / "notebooks" / "01_widgets.ipynb"
    silent = json.loads(notebook.read_text(encoding="utf-8"))
    for cell in silent["cells"]:
        cell["outputs"] = [] if cell["cell_type"] == "code" else None
        cell.pop("outputs") if cell["outputs"] is None else None
    notebook.write_text(json.dumps(silent), encoding="utf-8")
    monkeypatch.chdir(built.root)
    assert main(["slides", "01", "--out", str(tmp_path / "decks")]) == 0
    assert (tmp_path / "decks" / "01_widgets.slides.html").exists()
    assert "every deck is in" in capsys.readouterr().out
