"""The rules of a lesson as a whole: its frame, its pictures, its deck. `lint` shows the order."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from gamesearch.course.folding import is_folded, note_text
from gamesearch.course.index.tables import anchor
from gamesearch.course.notebook import Flaw, Source, headings, slide_type
from gamesearch.course.opening import opening
from gamesearch.course.pictures import shows_picture

CELLS_TO_PICTURE, SLIDES, SLIDE_COLUMNS = 5, range(25, 36), 80

PLOTS = ("plot", "bar", "hist", "scatter", "imshow")  # methods of matplotlib's axes
MINUTES = re.compile(r"(\d+(?:\.5)?) minutes?\b")  # one way to write them, in all notes
STATED = re.compile(r"\*\*Time\*\* (\d+) minutes\b")
PREDICTION = re.compile(r"\bpredict", re.IGNORECASE)
# What a reader can be seen to do: "understand" and "know" cannot be checked.
VERBS = re.findall(
    r"[a-z-]+",
    """
    add adapt analyse apply argue assess audit back bound break build calculate check choose
    classify combine compare compute construct convert count criticise cut debug decide defend
    define derive describe design detect determine discuss distinguish draw estimate evaluate
    exploit explain express extend find fit fix formulate give identify implement improve judge
    justify label list make mark match measure model modify name narrow order organise plan play
    plot predict prove prune rank read recognise record reduce repair replace report rewrite
    say search select separate set show simulate sketch solve sort spot state step store teach
    tell test trace translate tune turn use verify walk watch weigh work write
    """,
)


def lesson_flaws(source: Source) -> Iterator[Flaw]:
    yield from _frame(source)
    yield from _recall(source)
    yield from _objectives(source)
    yield from _pictures(source)
    yield from _deck(source)
    yield from _no_exercises(source)


def _frame(source: Source) -> Iterator[Flaw]:
    start, whole = (
        opening(source),
        "\n\n".join(c.source for c in source.cells if c.cell_type == "markdown"),
    )
    missing = []
    if not re.match(rf"# {source.number} · \S", source.cells[0].source if source.cells else ""):
        missing.append(("the title", f"begin the first cell with # {source.number} · Title"))
    if "?" not in re.sub(r"^#.*$", "", start, flags=re.M):
        missing.append(
            ("the question it answers", "ask it right under the title, before any ## section")
        )
    if not STATED.search(start):
        missing.append(("the minutes", "write **Time** 50 minutes before the first ## section"))
    if not re.search(r"you need", start, re.IGNORECASE):
        missing.append(("what it needs", "write **You need** … before the first ## section"))
    if len(re.findall(r"^## ", whole, re.M)) < 3:
        missing.append(("three sections", "give each idea its ## heading"))
    if not _items(whole, "Key points"):
        missing.append(("the key points", "end with **Key points** and a list"))
    if len([item for item in _items(whole, "Ask yourself") if "?" in item]) < 3:
        missing.append(
            ("three recall questions", "write **Ask yourself** and a list of three questions")
        )
    if f"../exercises/{source.stem}.ipynb" not in whole:
        missing.append(("the link to the exercises", f"link ../exercises/{source.stem}.ipynb"))
    if not _items(whole, "Further reading"):
        missing.append(("further reading", "end with **Further reading** and a list"))
    for what, mend in missing:
        yield Flaw(source.where(), f"{what}: missing", mend)


def _recall(source: Source) -> Iterator[Flaw]:
    """Who learns alone can see whether they were right: a question leads to its answer."""
    above: set[str] = set()
    for index, cell in enumerate(source.cells):
        for item in _items(cell.source, "Ask yourself") if cell.cell_type == "markdown" else ():
            link = re.fullmatch(r"\[.+\]\(#(.+)\)", item)
            if link is None or link[1] not in above:
                told = "write 1. [The question?](#The-heading-above,-its-blanks-as-dashes)"
                what = f"{item[:40]!r} leads to no section of this lesson"
                yield source.flaw(index, what, told)
            elif re.search(r"[^!#-;=?-_a-~]", link[1]):  # a browser would write it in another way
                told = "lead to another heading, or take other words into this one"
                yield source.flaw(index, f"JupyterLab finds no heading #{link[1]}", told)
        above |= {anchor(heading) for heading in headings(cell)}


def _objectives(source: Source) -> Iterator[Flaw]:
    objectives = _items(opening(source), "Objectives")
    if not objectives:
        yield Flaw(source.where(), "the objectives: missing", "write **Objectives** and a list")
    for item in objectives:
        verb = re.sub(r"[^a-z-]", "", item.split()[0].lower())
        if verb not in VERBS:
            yield Flaw(
                source.where(),
                f"the objective {item[:40]!r} does not begin with something one can be seen to do",
                "begin with a verb such as compute, explain, predict, compare",
            )


def _items(text: str, name: str) -> list[str]:
    """The list that follows a heading or bold word."""
    start = re.search(rf"(?:^#+ |\*\*)\W*{name}.*$", text, re.M | re.IGNORECASE)
    if start is None:
        return []
    found = []
    for line in text[start.end() :].splitlines():
        if item := re.match(r"(?:[-*]|\d+\.) +(.+)", line):
            found.append(item[1].lstrip("*_"))
        elif line.startswith("#") or (found and line and not line.startswith(" ")):
            break
    return found


def _pictures(source: Source) -> Iterator[Flaw]:
    predicted = None
    pictures, since = 0, 0
    for index, cell in enumerate(source.cells):
        if cell.cell_type == "code" and has_picture(cell.source):
            pictures, since = pictures + 1, 0
        elif cell.cell_type == "code":
            since += 1
            if since == CELLS_TO_PICTURE:
                yield source.flaw(
                    index,
                    f"{CELLS_TO_PICTURE} code cells without a picture",
                    "show one with draw_…, show_… or a plot",
                )
        if predicted is None and PREDICTION.search(cell.source) and slide_type(cell) != "notes":
            later = source.cells[index + 1 :]
            if any(c.cell_type == "code" and has_picture(c.source) for c in later):
                predicted = index
    if predicted is None:
        yield Flaw(
            source.where(),
            "no prediction before a picture",
            "let the reader commit first: a cell with predict(…), or **Predict** in the prose",
        )


def has_picture(code: str) -> bool:
    """Whether a cell calls what shows a picture."""
    try:
        calls = [node.func for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    except SyntaxError:  # found by the rules of a cell
        return False
    return any(
        (isinstance(called, ast.Name) and shows_picture(called.id))
        or (isinstance(called, ast.Attribute) and called.attr in PLOTS)
        for called in calls
    )


def _deck(source: Source) -> Iterator[Flaw]:
    begun = [i for i, c in enumerate(source.cells) if slide_type(c) in ("slide", "subslide")]
    if len(begun) not in SLIDES:
        yield Flaw(
            source.where(),
            f"the deck has {len(begun)} slides",
            f'{SLIDES.start} to {SLIDES.stop - 1} are meant: begin one with slide="slide"',
        )
    yield from _minutes(source)
    shown = True
    for index, cell in enumerate(source.cells):
        kind = slide_type(cell)
        if kind == "notes" and index - 1 not in begun:
            yield source.flaw(
                index,
                "the notes do not follow the first cell of a slide",
                "move them there: after a fragment they would be shown with it",
            )
        shown = kind not in ("skip", "notes") and (bool(kind) or shown)
        widest = max(map(len, cell.source.splitlines()), default=0)
        listed = shown and cell.cell_type == "code" and not is_folded(cell)
        if listed and widest > SLIDE_COLUMNS:
            yield source.flaw(
                index,
                f"code on a slide is {widest} columns wide",
                f'at most {SLIDE_COLUMNS}: break the line, or mark the cell slide="skip"',
            )


def _minutes(source: Source) -> Iterator[Flaw]:
    """Each note begins with its minutes, and they add up to those of the lesson."""
    total = 0.0
    for index, cell in enumerate(source.cells):
        if slide_type(cell) != "notes":
            continue
        found = MINUTES.match(note_text(cell.source))
        total += float(found[1]) if found else 0
        if not found:
            yield source.flaw(
                index, "the notes do not begin with their minutes", 'write "2 minutes. Ask: …"'
            )
    stated = STATED.search(opening(source))
    if stated and total and total != float(stated[1]):
        yield Flaw(
            source.where(),
            f"the notes add up to {total:g} minutes, the lesson says {stated[1]}",
            "let both say what it takes",
        )


def _no_exercises(source: Source) -> Iterator[Flaw]:
    for index, cell in enumerate(source.cells):
        if "exercise" in cell.metadata or "grade" in cell.metadata:
            yield source.flaw(
                index, "a lesson holds no answers", f"move it to solutions/source/{source.stem}.py"
            )
