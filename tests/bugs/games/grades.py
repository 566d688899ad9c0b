"""What the grade cells of lesson 00 report of an answer."""

from __future__ import annotations

from functools import partial

from gamesearch.checks.games import grades

from .wrong import PLOT

GRADES = {
    "0.1": [partial(grades.kinds, half=half) for half in (0, 1)],
    "0.2": [
        lambda answer: grades.turns(answer["to_move"], key=11),
        lambda answer: grades.moves(answer["actions"], key=13),
        lambda answer: grades.results(answer["result"], key=17),
    ],
    "0.3": [
        lambda answer: grades.winners(answer["winner"], key=19),
        lambda answer: grades.ends(answer["is_terminal"], key=23),
    ],
    "0.4": [partial(grades.utilities, key=29)],
    "0.5": [
        lambda answer: grades.sizes(answer["nodes"], key=31),
        lambda answer: grades.sizes(answer["games"], key=37),
        lambda answer: grades.sizes(answer["positions"], key=41),
        partial(grades.number, part="full boards"),
    ],
    "0.6": [partial(grades.courses, key=43)],
    "0.7": [
        grades.curve,
        *(partial(grades.number, part=part) for part in PLOT if part != "positions"),
    ],
}
