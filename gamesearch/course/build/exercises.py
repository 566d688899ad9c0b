"""Cut the exercises out of the solutions, by text alone: nothing is run.

How to write `solutions/source/NN_topic.py` (NN is the number that its exercises carry):

    # %% [markdown]
    # ## Exercise 2.3 · Write alpha-beta (20 points, 15 minutes)
    # What is asked.

    # %% tags=["target"]                     its picture stays: a goal, or what is asked about
    draw_tree(record(alphabeta, tree))

    # %% exercise="2.3" minutes=15           the answer; a second one: exercise="2.3b"
    def my_alphabeta(game, state):
        \"\"\"What stands outside the region stays.\"\"\"
        ### BEGIN SOLUTION
        return …                             becomes: raise NotImplementedError("exercise 2.3: …")
        ### END SOLUTION

    # %%                                     an ordinary cell: it stays as it is
    check("2.3", my_alphabeta)

    # %% grade="2.3a" points=12 says="ties"  hidden; calls report with its own name, once
    report("2.3a", lambda: my_alphabeta(tree))

    # %% [markdown] exercise="2.7" points=10 minutes=10      free text, or code: points on the
    # <!-- BEGIN SOLUTION -->                                answer itself mean "marked by hand"
    # One right answer.
    # <!-- END SOLUTION -->

- A region without indent that only assigns (`answer = 7`) becomes `answer = None  # your answer`;
  of a dict the keys stay, `{"leaves": ..., "window": ...}`: they are the form of the answer.
- In Markdown, `### BEGIN SOLUTION` works as well as the comment.
- `forbid="alphabeta negamax"` on an answer: while it is graded, the package's own cannot be called.
- `tags=["solution-only"]` takes a cell out of the exercise: commentary, the solution's own runs.
- Points in the heading are the sum over the exercise's grade cells and answers, minutes likewise.
- Answers become nbgrader's autograded answers (`exercise-2-3`), grade cells its tests
  (`grade-2-3a`), answers with points its manually graded ones; the header's keys are kept too.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from pathlib import Path

from gamesearch.course.build.added_cells import source_as_built
from gamesearch.course.build.build import write_index
from gamesearch.course.cut import cut
from gamesearch.course.disk import write_whole
from gamesearch.course.folder import EXERCISES, SOLUTIONS, Course
from gamesearch.course.lint.exercises import problems
from gamesearch.course.notebook import Flaw, NotebookError, read_notebook, to_text
from gamesearch.course.progress import with_progress


def cut_exercises(course: Course, stems: Sequence[str] = (), check: bool = False) -> list[Flaw]:
    """Write the exercise notebooks, or with `check` only compare; returns what is to be mended."""
    flaws: list[Flaw] = []
    done = "compared" if check else "cut"
    for path in with_progress(course.sources(SOLUTIONS, stems), lambda path: f"{path.stem} {done}"):
        try:
            source = source_as_built(course, path)
            faults = list(problems(source))
            if faults:
                flaws += faults
                continue
            solution = course.notebook(SOLUTIONS, path.stem)
            text = to_text(cut(source, read_notebook(solution) if solution.exists() else None))
        except NotebookError as error:
            flaws.append(Flaw.of(error))
            continue
        target = course.notebook(EXERCISES, path.stem)
        if not check:
            write_whole(target, text)
        elif difference := _difference(_there(target), text):
            repair = f"gamesearch exercises {path.stem}"
            flaws.append(Flaw(course.shown(target), difference, f"run {repair}"))
    if not check:
        flaws += write_index(course)  # it has the fingerprints of what was just written
    elif not stems:
        known = {path.stem for path in course.sources(SOLUTIONS)}
        flaws += [
            Flaw(course.shown(path), "no solution has this name", "delete it or write its source")
            for path in course.built(EXERCISES)
            if path.stem not in known
        ]
    return flaws


def _there(path: Path) -> str:
    return path.read_text("utf-8", "replace") if path.exists() else ""


def _difference(now: str, wanted: str) -> str:
    """The first lines in which two notebooks differ; "" where they are the same."""
    if not now:
        return "it has not been cut yet"
    lines = difflib.unified_diff(now.splitlines(), wanted.splitlines(), lineterm="", n=0)
    changed = [line[:90] for line in lines if not line.startswith(("---", "+++", "@@"))]
    more = ["    …"] if len(changed) > 6 else []
    shown = [f"    {line}" for line in changed[:6]] + more
    return "it differs from its solution\n" + "\n".join(shown) + "\n  " if changed else ""
