"""Where the course lies on the disk: which sources there are and what is made from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

LESSONS, SOLUTIONS, EXERCISES = "notebooks", "solutions", "exercises"
KINDS = (LESSONS, SOLUTIONS)  # the two folders that hold sources; exercises are cut from solutions
INDEX = "index.ipynb"


class WrongCall(ValueError):
    """The command cannot be carried out as it was typed."""


@dataclass(frozen=True)
class Course:
    """The folder that holds notebooks/, solutions/ and exercises/."""

    root: Path

    def sources(self, kind: str, stems: Sequence[str] = ()) -> list[Path]:
        """The percent files of one kind in teaching order, or only those of the given stems."""
        found = sorted((self.root / kind / "source").glob("*.py"))
        return [path for path in found if not stems or path.stem in stems]

    def built(self, kind: str) -> list[Path]:
        """The notebooks of one kind, without the index, which has no source."""
        found = (self.root / kind).glob("*.ipynb")
        return sorted(path for path in found if path.name != INDEX and path.is_file())

    def keys(self) -> list[str]:
        """The topics that can be marked.

        Raises:
            WrongCall: there are none, as in the copy that students get.
        """
        if stems := [path.stem for path in self.built(SOLUTIONS)]:
            return stems
        raise WrongCall(
            f"{self.root / SOLUTIONS} holds no marking key: change into the course of those who "
            "grade, or run gamesearch build there"
        )

    def notebook(self, kind: str, stem: str) -> Path:
        return self.root / kind / f"{stem}.ipynb"

    def shown(self, path: Path) -> str:
        """The path as a reader of the course writes it."""
        return path.relative_to(self.root).as_posix()

    def choose(self, wanted: Sequence[str], kinds: Sequence[str] = KINDS) -> list[str]:
        """Full stems for what was typed: "02_pruning", or "02" or "pruning" if one topic fits.

        Raises:
            WrongCall: there is no such topic, or none at all.
        """
        stems = sorted({path.stem for kind in kinds for path in self.sources(kind)})
        if not stems:
            raise WrongCall(
                f"{self.root} holds no sources of lessons: change into the course that they are in"
            )
        chosen = []
        for word in wanted:
            matches = [word] if word in stems else [s for s in stems if _fits(word, s)]
            if len(matches) != 1:
                if matches:
                    several = ", ".join(matches)
                    raise WrongCall(f"{word!r} may be one of {several}: write more of it")
                raise WrongCall(f"no topic is called {word!r}; {_instead(word, stems)}")
            chosen += matches
        return chosen


def _fits(word: str, stem: str) -> bool:
    return bool(word) and (stem.startswith(word) or stem.partition("_")[2].startswith(word))


def _instead(word: str, stems: Sequence[str]) -> str:
    """What may have been meant."""
    if "/" in word or "\\" in word:
        return f"for a folder write --out {word}"
    names = {name: stem for stem in stems for name in (stem, stem.partition("_")[2])}
    for close in get_close_matches(word, names, n=1):
        return f"did you mean {names[close]}?"
    return f"the topics are: {', '.join(stems)}"


def is_course(folder: Path) -> bool:
    kinds = [(folder / kind).is_dir() for kind in (SOLUTIONS, EXERCISES)]
    return (folder / LESSONS).is_dir() and any(kinds)


def find_course(start: Path | None = None) -> Course:
    """The course around the current folder, else the one this package lies in.

    Raises:
        WrongCall: neither is a course.
    """
    for folder in _candidates((start or Path.cwd()).resolve()):
        if is_course(folder):
            return Course(folder)
    raise WrongCall(
        f"{start or Path.cwd()} is not inside a course (a folder with notebooks/ and exercises/): "
        "change into the folder of the course and call again"
    )


def _candidates(start: Path) -> Iterator[Path]:
    yield start
    yield from start.parents
    yield Path(__file__).resolve().parents[2]
