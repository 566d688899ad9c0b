"""The pages around the lessons: home, index, decks, glossary, bibliography, use."""

from __future__ import annotations

import html
import json
import re
import shutil
from base64 import b64decode
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamesearch.course.folder import EXERCISES, INDEX, LESSONS
from gamesearch.course.index.tables import TOPICS, read_table
from gamesearch.course.index.thumbnails import is_drawn
from gamesearch.course.notebook import WIDGET_VIEW, Source, headings, read_notebook, read_source
from gamesearch.course.opening import lesson_of
from gamesearch.course.site import glossary
from gamesearch.course.site.lessons import title_of, to_page
from gamesearch.course.site.outputs import picture
from gamesearch.course.site.sphinx_parts import WORDS
from gamesearch.course.templates import fill

if TYPE_CHECKING:
    from gamesearch.course.site.site import Site

PAGES = Path(__file__).with_name("pages")
# Of a book: chapters, sections, pages; in an edition, all that follows.
_PART = re.compile(r"(?<=edition)\b.*$|, (chapters?|sections?|pages?) [\d., and–-]+\.?$")
_NAMED = re.compile(r"[*“]([^*”]{8,})[*”]")  # the title of a work, and of no series
FIRST = ("lessons", "using")  # cells of the index that the home page stands for


def write_contents(made: Site) -> None:
    sources = [read_source(path) for path in made.course.sources(LESSONS, made.stems)]
    lessons = [lesson_of(source) for source in sources]
    extra = _index(made)
    exercises = {
        stem: title_of(made.course.notebook(EXERCISES, stem))
        for stem in made.stems
        if made.course.notebook(EXERCISES, stem).exists()
    }
    thumbnails = {stem: _thumbnail(made, stem) for stem in made.stems}
    _, on_first_page = _map(made)
    _page(
        made,
        "index.md",
        lessons=lessons,
        exercises=exercises,
        thumbnails=thumbnails,
        stepper=_stepper(made),
        map=on_first_page,
        extra=extra,
        lite=made.lite,
        escape=html.escape,
    )
    if made.lite:
        _page(made, "lite.md")
    _page(made, "decks.md", lessons=lessons)
    _page(made, "exercises.md", titles=exercises)
    _glossary(made)
    _page(made, "bibliography.md", works=bibliography(sources))
    _from_readme(made)


def _page(made: Site, name: str, **values: Any) -> None:
    made.write(name, fill(PAGES / f"{name}.j2", **values))


def _index(made: Site) -> list[str]:
    """The sections of the index, a page each, however many it has; their names."""
    path = made.course.root / LESSONS / INDEX
    names = []
    for cell in read_notebook(path).cells if path.exists() else []:
        if cell.id in FIRST or "glossary" in cell.id or not headings(cell):
            continue
        text = to_page(cell.source, made.stems)
        text = re.sub(r"^##(#*) ", r"#\1 ", text, flags=re.M)
        made.write(f"{LESSONS}/{cell.id}.md", _with_map(text))
        names.append(f"{LESSONS}/{cell.id}")
    if path.exists():
        svg, _ = _map(made)
        made.write(f"{LESSONS}/map_drawn.html", svg)
    return names


def _with_map(text: str) -> str:
    """The map is drawn into its page: only then do the links in it lead anywhere."""
    drawn = "```{raw} html\n:file: map_drawn.html\n```"
    shown = r'<div[^>]*><div[^>]*>\n<img src="map\.svg".*?</div></div>'
    return re.sub(shown, lambda _: drawn, text, flags=re.S)


def _map(made: Site) -> tuple[str, str]:
    """The map of the lessons, each box a link: as it stands beside them, and on the first page.

    On a narrow page it is scrolled: smaller, its words could not be read.
    """
    path = made.course.root / LESSONS / "map.svg"
    if not path.exists():
        return "", ""
    drawn = path.read_text(encoding="utf-8")
    drawn = re.sub(r'(<svg[^>]*?) width="\d+" height="\d+"', r'\1 class="gs-map"', drawn, count=1)

    def linked(box: re.Match[str]) -> str:
        """A lesson that is not on this site leads nowhere."""
        return f'<a href="{box[1]}.html">{box[2]}</a>' if box[1] in made.stems else box[2]

    drawn = re.sub(r'<a href="(\d\d_\w+)\.ipynb">(.*?)</a>', linked, drawn, flags=re.S)
    drawn = f'<div class="gs-picture">{drawn}</div>'
    home = re.sub(r'href="(\d\d_\w+\.html)"', rf'href="{LESSONS}/\1"', drawn)
    return drawn, home


def _thumbnail(made: Site, stem: str) -> str:
    """The first picture of a lesson that can be stepped through, else its first picture; but
    rather one that is drawn than a board in letters."""
    cells = read_notebook(made.course.notebook(LESSONS, stem)).cells
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    pictures = [o["data"] for o in outputs if "image/png" in o.get("data", {})]
    moving = [data for data in pictures if WIDGET_VIEW in data]
    drawn = (data for data in [*moving, *pictures] if is_drawn(b64decode(data["image/png"])))
    for data in islice(chain(drawn, pictures), 1):
        return picture(data["image/png"], made.static, "", "", 320)
    return ""


def _stepper(made: Site) -> dict[str, str]:
    """The stepper on the first page: the first of an alpha-beta search, else the first of all."""
    found: list[tuple[bool, str, Any]] = []
    for stem in made.stems:
        for cell in read_notebook(made.course.notebook(LESSONS, stem)).cells:
            for output in cell.get("outputs", []):
                data = output.get("data", {})
                if WIDGET_VIEW in data and "image/png" in data and "show_steps(" in cell.source:
                    words = output["metadata"]["image/png"].get("alt", "")
                    found.append(("pruned" in words, stem, output))
    if not found:
        return {}
    _, stem, output = next((each for each in found if each[0]), found[0])
    alt = output["metadata"]["image/png"].get("alt", "")
    return {
        "stem": stem,
        "model": output["data"][WIDGET_VIEW]["model_id"],
        "state": f"{LESSONS}-{stem}",
        "picture": picture(output["data"]["image/png"], made.static, "", alt, 628),
    }


def _glossary(made: Site) -> None:
    found = glossary.glossary_rows(made.course)
    topics: dict[str, list[str]] = {}
    for row in read_table(made.course, TOPICS):
        stem, stems = row["notebook"], topics.setdefault(row["topic"], [])
        if stem in made.stems and stem not in stems:
            stems.append(stem)
    places = {word.term: [s for f in word.forms for s in topics.get(f, [])] for word in found}
    _page(
        made,
        "glossary.md",
        words=found,
        places=places,
        place=glossary.anchor_of,
        escape=html.escape,
    )
    forms = {form: (word.term, word.meaning) for word in found for form in word.forms}
    pattern = glossary.pattern(found).pattern if found else "(?!)()"
    made.write(WORDS, json.dumps({"forms": forms, "pattern": pattern}))


def bibliography(sources: list[Source]) -> list[tuple[str, list[str]]]:
    """What the lessons name as further reading, in the order of the authors, with the lessons.

    Chapters of one book are one entry.
    """
    works: dict[str, list[str]] = {}
    for source in sources:
        for cell in source.cells:
            if "Further reading" not in headings(cell):
                continue
            text = cell.source.partition("## Further reading")[2].partition("\n## ")[0]
            for item in re.findall(r"^- (.+(?:\n  .+)*)", text, re.M):
                work = _PART.sub(".", " ".join(item.split()))
                works.setdefault(work, []).append(source.stem)
    return sorted(_merged(works).items(), key=lambda entry: _author(entry[0]))


def _merged(works: dict[str, list[str]]) -> dict[str, list[str]]:
    """What two lessons name in two ways is one entry, told in the longer way."""
    same: dict[str, list[str]] = {}
    for work in works:
        title = _NAMED.search(work)
        same.setdefault(title[1].casefold() if title else work, []).append(work)
    return {
        max(ways, key=len): sorted({stem for way in ways for stem in works[way]})
        for ways in same.values()
    }


def _author(work: str) -> str:
    """What an entry is found under: the surname of whoever is named first.

    >>> _author("S. Russell and P. Norvig, *AI*"), _author("[Chess Programming Wiki](x)")
    ('russell and p. norvig, *ai*', 'chess programming wiki](x)')
    """
    return re.sub(r"^(?:[A-Z]\. ?(?:-[A-Z]\. ?)?)+|^\[", "", work).casefold()


def _from_readme(made: Site) -> None:
    """How to use the course, and how to add to it: the files that everybody has."""
    for name, page in (("README.md", "using.md"), ("CONTRIBUTING.md", "contributing.md")):
        path = made.course.root / name
        text = path.read_text(encoding="utf-8") if path.exists() else f"# {name}\n"
        for image in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text):
            target = made.static / "use" / Path(image).name
            target.parent.mkdir(exist_ok=True)
            if (made.course.root / image).exists():
                shutil.copy(made.course.root / image, target)
            text = text.replace(f"]({image})", f"](_static/use/{target.name})")
        if name == "README.md":
            text = re.sub(r"^# .*$", "# How to use the course", text, count=1, flags=re.M)
        made.write(page, text)
