"""What a class gets: a folder and an archive for students, another pair for graders.

    students    lessons without the notes for teachers, exercises, and the package without what
                grading alone knows
    graders     all of it, with the marking keys and the inputs of their hidden cells

Both are courses: `make lab` opens them, and `gamesearch grade` runs in the graders' one. The
students' notebooks are compared with the sources before anything is written, so that an exercise
which still shows its solution is never handed out.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from gamesearch.course.build import build
from gamesearch.course.build.exercises import cut_exercises
from gamesearch.course.folder import EXERCISES, INDEX, LESSONS, SOLUTIONS, Course, WrongCall
from gamesearch.course.grade.ready_made import HIDDEN
from gamesearch.course.index.lesson_map import MAP
from gamesearch.course.lab.trust import FINGERPRINTS, fingerprints
from gamesearch.course.notebook import Flaw, read_notebook, slide_type, to_text

STUDENTS, GRADERS = "students", "graders"
PAGES = Path(__file__).with_name("pages")  # a README for each, a Makefile without tests
SET_UP = ("pyproject.toml", "environment.yml", "LICENSE", ".gitignore")
ALWAYS = (f"{LESSONS}/{INDEX}", f"{LESSONS}/{MAP}", *SET_UP)  # whatever topics are handed out
PACKAGE = "gamesearch"
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "*.py[cod]", ".ipynb_checkpoints", ".*")


def write_release(course: Course, stems: Sequence[str], out: Path) -> list[Flaw]:
    """Write `out`/students and `out`/graders, each beside its .zip; returns what is to be mended.

    Raises:
        WrongCall: something else lies there under these names.
    """
    stale = [*build.check_notebooks(course, stems), *cut_exercises(course, stems, check=True)]
    stale += [
        Flaw(name, "it is not there", "run gamesearch build, or take it from the repository")
        for name in ALWAYS
        if not (course.root / name).is_file()
    ]
    if stale:
        return stale
    for target in (out / STUDENTS, out / GRADERS):
        if target.exists() and not (target / PACKAGE).is_dir():
            raise WrongCall(f"{target} is no earlier release: give another folder with --out")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out, prefix=".making-") as making:
        for name, files in ((STUDENTS, _for_students), (GRADERS, _for_graders)):
            made = Path(making, name)
            files(course, stems, made)
            shutil.make_archive(str(out / name), "zip", making, name)
            _replace(made, out / name)
    return []


def _for_students(course: Course, stems: Sequence[str], to: Path) -> None:
    _common(course, stems, to)
    for secret in (to / PACKAGE).glob(HIDDEN):
        secret.unlink()
    for lesson in (to / LESSONS).glob("*.ipynb"):
        _without_notes(lesson)
    _fingerprint(to)
    shutil.copy(PAGES / "students.md", to / "README.md")


def _without_notes(path: Path) -> None:
    """What is said to those who teach tells the wrong answers to come."""
    notebook = read_notebook(path)
    notebook.cells = [cell for cell in notebook.cells if slide_type(cell) != "notes"]
    path.write_text(to_text(notebook), encoding="utf-8")


def _for_graders(course: Course, stems: Sequence[str], to: Path) -> None:
    _common(course, stems, to)
    for key in _chosen(course.built(SOLUTIONS), stems):
        _copy(course, key, to)
    _fingerprint(to)
    shutil.copy(PAGES / "graders.md", to / "README.md")


def _common(course: Course, stems: Sequence[str], to: Path) -> None:
    shutil.copytree(course.root / PACKAGE, to / PACKAGE, ignore=LEFT_BEHIND)
    notebooks = [*course.built(LESSONS), *course.built(EXERCISES)]
    for path in _chosen(notebooks, stems):
        _copy(course, path, to)
    for name in ALWAYS:
        _copy(course, course.root / name, to)
    shutil.copy(PAGES / "Makefile", to / "Makefile")


def _fingerprint(to: Path) -> None:
    """What is handed out is to be trusted there, too."""
    index = read_notebook(to / LESSONS / INDEX)
    index.metadata[FINGERPRINTS] = fingerprints(Course(to))
    (to / LESSONS / INDEX).write_text(to_text(index), encoding="utf-8")


def _chosen(paths: Sequence[Path], stems: Sequence[str]) -> Iterator[Path]:
    return (path for path in paths if not stems or path.stem in stems)


def _copy(course: Course, path: Path, to: Path) -> None:
    target = to / path.relative_to(course.root)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, target)


def _replace(made: Path, target: Path) -> None:
    """What was there of an earlier release goes; nothing else is touched, such as the submissions
    and marks of those who grade in it."""
    target.mkdir(exist_ok=True)
    for new in made.iterdir():
        old = target / new.name
        if old.is_dir():
            shutil.rmtree(old)
        new.replace(old)
