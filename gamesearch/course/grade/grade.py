"""Grade a folder of submissions against the solutions.

submissions/<student>/<NN_topic>.ipynb      what students handed in; it is only read
<out>/grades.json                           the record; an interrupted run is continued from it
<out>/class.html                            how the class did, and what needs a person
<out>/gradebook.csv  canvas.csv  moodle.csv
<out>/moodle/<NN_topic>.csv  .zip            what Moodle takes back, see `moodle`
<out>/feedback/<student>/<NN_topic>.html    for the student; index.html is about all lessons
<out>/merged/<student>/<NN_topic>.ipynb     what was run: `pytest --nbval-lax` runs it again
<out>/by_hand/<question>.csv                texts to be marked by a person, see `by_hand`
<out>/by_hand/<question>.html               what these are marked against
<out>/by_hand/corrections.csv               marks that a person changes, see `corrections`
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile

from gamesearch.course.disk import write_whole
from gamesearch.course.folder import SOLUTIONS, Course, WrongCall
from gamesearch.course.grade import record, submissions, summary, workers
from gamesearch.course.grade.by_hand import FOLDER, Sheets, Text, worth
from gamesearch.course.grade.class_page import write_class_page
from gamesearch.course.grade.corrections import corrected, rows_of
from gamesearch.course.grade.feedback import write_feedback
from gamesearch.course.grade.grade_one import Result, refused
from gamesearch.course.grade.gradebook import Graded, write_gradebooks
from gamesearch.course.grade.marking_page import write_marking_pages
from gamesearch.course.grade.moodle import write_for_moodle
from gamesearch.course.grade.nbval_run import SECONDS_PER_CELL
from gamesearch.course.grade.record import GradingLedger
from gamesearch.course.grade.reference import BadReference, Reference, load_reference
from gamesearch.course.grade.roster import Roster
from gamesearch.course.grade.spool import Spool
from gamesearch.course.grade.submissions import FoundNotebook, Stray, printable
from gamesearch.course.grade.workers import GradingTask
from gamesearch.course.notebook import Flaw
from gamesearch.course.out_folder import alone_in
from gamesearch.course.progress import Progress
from gamesearch.drawing.numbers import several

CHANGED = "it was replaced while it was looked at"


@dataclass
class Grading:
    """One call of `gamesearch grade`: what was asked for, and what has come of it."""

    course: Course
    folder: Path
    out: Path
    jobs: int = 1
    cluster: str = ""
    sandbox: str = "auto"
    only: str = ""
    seconds: float = SECONDS_PER_CELL
    flaws: list[Flaw] = field(default_factory=list)
    waiting: int = 0  # answers in words that nobody has marked yet

    def run(self) -> list[Flaw]:
        """Grade what has changed and write everything; returns what a person should look at."""
        if self.out.resolve().is_relative_to(self.folder.resolve()):
            raise WrongCall(f"{self.out} lies inside the submissions: choose another --out")
        self.roster = Roster(self.folder)
        with alone_in(self.out):
            return self._run()

    def _run(self) -> list[Flaw]:
        found, strays = submissions.find(self.folder, self.course.keys())
        self.flaws += [Flaw(printable(s.path), s.reason, "") for s in strays]
        # What persons wrote is read when all is marked; if it cannot be, that is said at once.
        Sheets(self.out)
        rows_of(self.out)
        everybody = {f"{each.stem}/{each.student}" for each in found}
        if self.only:
            found = list(submissions.only_wanted(found, self.only))
        self.references = self._references(sorted({each.stem for each in found}))
        found = [each for each in found if each.stem in self.references]
        self.ledger = GradingLedger(self.out)
        # What an answer must not see: the key, a submission, the marks so far.
        self.private = [self.course.root / SOLUTIONS, *(each.path for each in found[:1])]
        self.private.append(self.ledger.record)
        others = {name for name in self.ledger.entries if self.only and not self._is_meant(name)}
        self.ledger.keep(everybody | others)
        ungraded: dict[str, str] = {}
        try:
            self._grade(found, ungraded)
        except KeyboardInterrupt:
            print("\nInterrupted. What is marked is kept: the same call goes on from there.")
            raise
        finally:
            self.ledger.close(strays, ungraded)
        self.flaws += [Flaw(printable(name), why, "grade again") for name, why in ungraded.items()]
        graded = self._write(strays, ungraded)
        print(summary.exercise_table(graded))
        print(
            f"Marks and feedback are in {self.out}. Open {self.out / 'class.html'} first: it shows "
            "how the class did. gradebook.csv is for reading, the other tables are for upload."
        )
        for line in summary.moved(self.ledger):
            print(line)
        return self.flaws

    def _is_meant(self, name: str) -> bool:
        return name == self.only or name.startswith(f"{self.only}/")

    def _references(self, stems: list[str]) -> dict[str, Reference]:
        found = {}
        for stem in stems:
            try:
                found[stem] = load_reference(self.course.notebook(SOLUTIONS, stem))
            except BadReference as error:
                self.flaws.append(Flaw.of(error))
        return found

    # -- grading -----------------------------------------------------------------------------------

    def _grade(self, found: list[FoundNotebook], ungraded: dict[str, str]) -> None:
        keys: dict[str, str] = {}
        with TemporaryFile() as file:
            spool, to_do = Spool(file), []
            for each in found:
                submission = submissions.read_submission(each)
                name, reference = submission.name, self.references[submission.stem]
                if submission.changed:
                    ungraded[name] = CHANGED
                    self.ledger.drop(name)
                    continue
                what = submission.data or submission.problem.encode()
                keys[name] = record.key(reference.digest, what)
                if self.ledger.holds(name, keys[name]):
                    continue
                if submission.problem:
                    self.ledger.add(name, keys[name], refused(reference, submission.problem))
                else:
                    spool.put(name, submission.data)
                    to_do.append((name, submission.stem))
            tasks = (workers.GradingTask(name, stem, spool.get(name)) for name, stem in to_do)
            self._run_all(tasks, len(to_do), keys, ungraded)

    def _run_all(
        self,
        tasks: Iterator[GradingTask],
        count: int,
        keys: dict[str, str],
        ungraded: dict[str, str],
    ) -> None:
        with Progress(count) as progress:
            for outcome in self._outcomes(tasks, count):
                name, result = outcome.task.name, outcome.result
                if result is None:
                    ungraded[name] = outcome.trouble
                    self.ledger.drop(name)
                    progress.finish(printable(name), "not graded")
                    continue
                if outcome.doubt:
                    ungraded[name] = outcome.doubt
                # What is in doubt is noted under a key that nothing has: it is graded again.
                self.ledger.add(name, "" if outcome.doubt else keys[name], result)
                if outcome.merged:
                    stem, _, student = name.partition("/")
                    write_whole(self.out / "merged" / student / f"{stem}.ipynb", outcome.merged)
                points = self.references[outcome.task.stem].points
                mark = "damaged" if result.reason else f"{result.earned} of {points} points"
                progress.finish(printable(name), mark)

    def _outcomes(
        self, tasks: Iterator[GradingTask], count: int
    ) -> Iterator[workers.GradingOutcome]:
        if not count:
            return
        # The bytes, not the notebook: they travel to other processes as they are.
        solutions = {stem: self.course.notebook(SOLUTIONS, stem) for stem in self.references}
        keys = {stem: path.read_bytes() for stem, path in solutions.items()}
        if self.cluster:
            print(f"Sandbox: each worker of {self.cluster} has its own ({self.sandbox}).")
            yield from workers.grade_on_cluster(tasks, keys, self.sandbox, self.cluster)
            return
        from gamesearch.course.sandbox.choose import choose

        with choose(self.sandbox, private=self.private) as sandbox:
            print(sandbox.sentence)
            where = workers.Where(sandbox.kernel_name, dict(sandbox.env), self.seconds)
            jobs = min(self.jobs, count)
            if jobs == 1:
                yield from workers.grade_here(tasks, keys, where, sandbox.mend)
            else:
                yield from workers.grade_in_processes(tasks, keys, where, jobs, sandbox.mend)

    # -- writing -----------------------------------------------------------------------------------

    def _write(self, strays: list[Stray], ungraded: dict[str, str]) -> list[Graded]:
        """Gradebooks, pages and sheets, all of them from the record."""
        sheets, graded, texts = Sheets(self.out), [], []
        for name in sorted(self.ledger.entries):
            stem, _, student = name.partition("/")
            if stem not in self.references:
                self.references |= self._references([stem])
            if (reference := self.references.get(stem)) is None:
                continue
            result = self.ledger.result(name)
            asked = _texts(student, reference, result)
            texts += asked
            by_hand = {text.question: sheets.mark(text) for text in asked}
            late = self.roster.is_late(student, stem)
            graded.append(Graded(student, reference, result, by_hand, is_late=late))
        sheets.write(texts)
        keys = {each.reference.stem: each.reference for each in graded}
        write_marking_pages(self.out, keys.values())
        graded, flaws = corrected(self.out, graded)
        for each in graded:
            if each.total is None:
                name = f"{each.reference.stem}/{each.student}"
                self.flaws.append(Flaw(printable(name), each.result.reason, ""))
        self.flaws += flaws
        self.waiting = sum(each.waits(name) for each in graded for name in each.by_hand)
        write_gradebooks(self.out, graded, self.roster)
        write_feedback(self.out, graded)
        write_for_moodle(self.out, graded, self.roster)
        write_class_page(self.out, graded, strays, ungraded, self.roster.rows)
        return graded


def in_the_end(grading: Grading) -> str:
    """What is said of a class without anything to be mended."""
    if not grading.waiting:
        return "every submission is marked, none needs you"
    left = f"all is marked but {several(grading.waiting, 'answer')} in words"
    return f"{left}: fill in the points in {grading.out / FOLDER} and call again"


def _texts(student: str, reference: Reference, result: Result) -> list[Text]:
    points = worth(reference)
    return [Text(name, student, answer, points[name]) for name, answer in result.texts.items()]
