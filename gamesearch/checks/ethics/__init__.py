"""The exercises of lesson 14: claims, even matches, flags, lines, audits, energy, a notice."""

from __future__ import annotations

from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property
from . import cases
from .audit_hints import AUDITS
from .audits import judged, looked_over, short_logs
from .cases import near
from .even_hints import EVEN
from .hints import INNOCENT, SURE
from .line_hints import LINES
from .notice import Notice

LESSON = "14_ethics"
SEALS = Seals(__package__)


FACTS = Exercise(
    "14.1",
    lesson=LESSON,
    heading="How much does one match prove?",
    well_done="Four claims that are printed often, and each of them can be shown wrong.",
    steps=[SEALS.steps["14.1"]],
)

FAIR = Exercise(
    "14.2",
    lesson=LESSON,
    heading="A handicap makes an even match",
    well_done="Even, with both colours. Even in outcome, that is; see the lesson for the others.",
    steps=[
        IsFunction("my_handicap(score)"),
        Property(
            "Against {case}: your my_handicap found {seen.text}. That is not even.",
            on=cases.DIALS,
            observe=cases.tuned,
            holds=lambda dial, seen: seen.is_even,
            symptoms=EVEN,
        ),
        Property(
            "Against {case}: your my_handicap found {seen.text}. That is not even. Can it be that "
            "no handicap is needed, or all of it? Does your search reach both ends, and how near "
            "to one half does it stop?",
            on=cases.AT_THE_ENDS,
            observe=cases.tuned,
            holds=lambda dial, seen: seen.is_even,
        ),
        Property(
            "Against {case}: your my_handicap found {seen.text}. That is not even. Here the score "
            "falls steeply, and a small step of the handicap changes much. By what do you know "
            "that you are within 0.005 of one half: by the handicap, or by the score?",
            on=cases.STEEP,
            observe=cases.tuned,
            holds=lambda dial, seen: seen.is_even,
        ),
    ],
)

FLAGS = Exercise(
    "14.3",
    lesson=LESSON,
    heading="Of those who are flagged, how many are guilty?",
    well_done="Counted in people. Now you can ask anybody for the base rate.",
    steps=[
        IsFunction("my_screen(players, base, caught, false_alarm, times)"),
        Property(
            "With {case}: {seen.innocent_text} is not the number of innocent flags in a year.",
            on=cases.CROWDS,
            observe=cases.flags,
            holds=lambda crowd, seen: near(seen.innocent, crowd.innocent),
            symptoms=INNOCENT,
        ),
        Property(
            "With {case}: {seen.sure:g} is not the share of the guilty among the flagged.",
            on=cases.CROWDS,
            observe=cases.flags,
            holds=lambda crowd, seen: near(seen.sure, crowd.sure),
            symptoms=SURE,
        ),
    ],
)

LINE = Exercise(
    "14.4",
    lesson=LESSON,
    heading="Who draws the line, and who pays for its errors?",
    well_done="A line with a price on it: so many innocents, and no more.",
    steps=[
        IsFunction("my_line(of, rate, players, allowed)"),
        Property(
            "For {case}: {seen} is not the lowest line that keeps to it.",
            on=cases.COURTS,
            observe=cases.line,
            holds=lambda court, seen: seen == court.line,
            symptoms=LINES,
        ),
    ],
)

AUDIT = Exercise(
    "14.5",
    lesson=LESSON,
    heading="An audit needs a statistic, a null and a stated false-alarm rate",
    well_done="Separated, by what every player could have logged.",
    steps=[
        IsFunction("my_audit(log)"),
        Property(
            "Your audit does not separate the logs: {seen.text}.",
            on=[1, 2],
            observe=looked_over,
            holds=lambda seed, seen: seen.separates,
            symptoms=AUDITS,
        ),
        Property(
            "Of {case} your audit does not say a number, or none that is finite. What is it to say "
            "where one of its groups is empty?",
            on=short_logs(),
            observe=judged,
            holds=lambda _, seen: seen is not None,
        ),
    ],
)

ENERGY = Exercise(
    "14.6",
    lesson=LESSON,
    heading="Energy: joules are watts times seconds",
    well_done="Units first, then numbers.",
    steps=[Parts(SEALS.parts("14.6"))],
)

NOTICE = Exercise(
    "14.7",
    lesson=LESSON,
    heading="Disclosure and consent: a case, a rule, a date",
    well_done="All four are there. Whether it is clear and true, a person will judge.",
    steps=[Notice()],
)
