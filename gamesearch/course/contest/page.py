"""contest.html: the table, who beat whom, what each spent, and every game to step through. It holds
all that it shows, and needs no network.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from gamesearch.course.contest.games import game_named, states_along
from gamesearch.course.contest.referee import RULES, Record
from gamesearch.course.contest.standing import ContestStanding, PlayerTotals
from gamesearch.course.contest.tasks import ContestTask
from gamesearch.course.contest.terms import Terms
from gamesearch.course.contest.turning import turning_plies
from gamesearch.course.disk import write_whole
from gamesearch.course.templates import fill
from gamesearch.games.game import Game

PAGE = "contest.html"
TEMPLATES = Path(__file__).with_name("templates")
STYLE = Path(__file__).parents[1] / "grade" / "templates" / "page.css"
MOST_ACROSS = 40  # players in a cross table that can still be read
FAULTS = {
    "late": "late",
    "silent": "silent",
    "illegal": "an illegal move",
    "raised": "an error in the player",
    "ended": "the process ended",
    "enormous": "an enormous answer",
    "nonsense": "no answer to the question",
    "broken": "could not play",
}


def write_page(
    folder: Path,
    terms: Terms,
    standing: ContestStanding,
    games: Iterable[tuple[ContestTask, Record]],
    out: Mapping[str, str],
) -> None:
    write_whole(folder / PAGE, contest_page(terms, standing, games, out))


def contest_page(
    terms: Terms,
    standing: ContestStanding,
    games: Iterable[tuple[ContestTask, Record]],
    out: Mapping[str, str],
) -> str:
    game, ranked = game_named(terms.game), standing.ranked()
    replays = [replay(game, task, record) for task, record in games]
    low, high = _ends(standing)
    return fill(
        TEMPLATES / "contest.html.j2",
        style=STYLE.read_text("utf-8"),
        game=str(game),
        terms=terms,
        players=len(ranked),
        games=standing.games,
        rows=[_row(place, row, standing, low, high) for place, row in enumerate(ranked, 1)],
        scale={"low": low, "high": high, "zero": _at(0.0, low, high)},
        across=list(_across(ranked, standing)) if len(ranked) <= MOST_ACROSS else [],
        endings=[
            (FAULTS.get(name, "by the rules"), n) for name, n in standing.endings.most_common()
        ],
        out=sorted(out.items()),
        data=json.dumps(replays, separators=(",", ":")).replace("<", "\\u003c"),
    )


# -- the table -------------------------------------------------------------------------------------


def _ends(standing: ContestStanding) -> tuple[int, int]:
    """The scale of the ratings, in whole hundreds."""
    every = standing.ratings.values() if standing.pairs else []
    low, high = min((r.low for r in every), default=0.0), max((r.high for r in every), default=0.0)
    return int(low // 100) * 100, int(-(-high // 100)) * 100 or 100


def _at(rating: float, low: int, high: int) -> float:
    """Where it stands on a line 200 wide."""
    return round(200 * (rating - low) / (high - low), 1)


def _row(
    place: int, row: PlayerTotals, standing: ContestStanding, low: int, high: int
) -> dict[str, Any]:
    rating, score = standing.rating(row.name), row.score
    line = None
    if rating is not None:
        line = {
            "from": _at(rating.low, low, high),
            "to": _at(rating.high, low, high),
            "at": _at(rating.rating, low, high),
            "words": f"{rating.rating:+.0f}, from {rating.low:+.0f} to {rating.high:+.0f}",
        }
    faults = [f"{count} {FAULTS.get(name, name)}" for name, count in sorted(row.faults.items())]
    return {
        "place": place,
        "name": row.name,
        "line": line,
        "rating": f"{rating.rating:+.0f}" if rating else "",
        "points": f"{score.points + row.rested:g} of {score.games + row.rested:g}",
        "results": f"{score.wins}, {score.draws}, {score.losses}",
        "begun": f"{row.as_max.points:g} of {row.as_max.games}",
        "faults": ", ".join(faults),
        "used": f"{1000 * row.per_move:.0f}",
        "most": f"{1000 * row.most:.0f}",
        "loaded": f"{row.loaded:.1f}",
    }


def _across(ranked: Iterable[PlayerTotals], standing: ContestStanding) -> Iterator[dict[str, Any]]:
    names = [row.name for row in ranked]
    for one in names:
        cells = []
        for two in names:
            score = standing.pairs.get((one, two))
            words = f"{score.points:g}" if score else "" if one != two else "·"
            share = "" if score is None else _colour(score.share)
            cells.append({"words": words, "kind": share, "title": f"{one} against {two}"})
        yield {"name": one, "cells": cells}


def _colour(share: float) -> str:
    return "won" if share > 0.5 else "lost" if share < 0.5 else "even"


# -- the games -------------------------------------------------------------------------------------


def replay(game: Game, task: ContestTask, record: Record) -> dict[str, Any]:
    """A game as what changes on its board from move to move."""
    states = states_along(game, record.moves)
    texts = [game.show(state) for state in states]
    moves = [
        str(game.actions(state)[place]) for state, place in zip(states, record.moves, strict=False)
    ]
    return {
        "round": task.round + 1,
        "names": record.names,
        "value": record.value,
        "ending": "" if record.ending == RULES else FAULTS.get(record.ending, record.ending),
        "sentence": record.sentence,
        "opening": record.opening,
        "movers": [game.to_move(state) for state in states],
        "moves": moves,
        "start": texts[0],
        "changes": [changed_squares(*pair) for pair in pairwise(texts)],
        "said": record.said,
        "proven": record.proven,
        "turned": [ply for ply in turning_plies(record.proven) if ply > record.opening],
    }


def changed_squares(before: str, after: str) -> list[Any] | str:
    """[place, character, place, character …], or the whole text where its length differs.

    >>> changed_squares(". .", ". X")
    [2, 'X']
    """
    if len(before) != len(after):
        return after
    found: list[Any] = []
    for place, (old, new) in enumerate(zip(before, after, strict=True)):
        if old != new:
            found += [place, new]
    return found
