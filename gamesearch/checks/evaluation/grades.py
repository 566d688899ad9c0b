"""What the grade cells of lesson 06 look at: other cases than the checks, values and no verdicts.

Each function takes a student's answer and a key that the hidden cell chooses.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from ...arena.ratings import wilson
from ...games.game import MAX, MIN, State
from ...games.minichess import WORTH
from ..disguise import SYMMETRIES, turned
from ..forms import own_types
from ..inside import each
from ..observe import Student
from .boards import (
    GAME,
    RANKED,
    WrittenBoard,
    all_alike,
    both_views,
    every_state,
    extremes_and_wins_taken,
    is_ahead,
    mirror_images,
    two_values,
    views_cancel,
    wins_stand_out,
    won_by,
)
from .captures import Battle, Fight, calmed, long_exchange, random_fight
from .cases import PointsOfGames, Rival, band, scores, verdict
from .fits import Results, fitted
from .hunts import Hunt, Meal, hunted


def number(answer: Any, part: str) -> Any:
    """6.1: a number found by hand."""
    return own_types(answer)[part]


def word(answer: Any, part: str) -> str:
    """6.1, 6.5: an answer in letters."""
    return verdict(answer[part], PointsOfGames(0, 1))


def cancels(evaluate: Student, key: int) -> bool:
    """6.2: do both players' views of a position add up to 0, on many boards? All alike say nothing
    of any of them."""
    seen = each(evaluate, both_views, _boards(key))
    return len(set(seen)) > 1 and all(views_cancel(None, views) for views in seen)


def mirrors(evaluate: Student, key: int) -> bool:
    """6.2: do mirrored boards get the same value?"""
    return all(all_alike(None, seen) for seen in each(evaluate, mirror_images, _boards(key)))


def stands_out(evaluate: Student) -> list[Any]:
    """6.2: do wins stand out, and how many of X's chances to win does one look ahead take?"""
    ends, wins_taken = extremes_and_wins_taken(evaluate, *_won_and_unlike())
    return [wins_stand_out(None, ends), wins_taken]


@cache
def _won_and_unlike() -> tuple[tuple[State, ...], tuple[State, ...]]:
    """All won positions, one of those others that are turned or mirrored alike, and what X's next
    move makes of it where X can win; and from where it can."""
    rng = random.Random(6)
    alike: dict[str, list[State]] = {}
    for state in every_state():
        cells = GAME.cells(state)
        turns = (cells, turned(cells, "852741630"), *(turned(cells, each) for each in SYMMETRIES))
        alike.setdefault(min(turns), []).append(state)
    unlike = [rng.choice(states) for states in alike.values()]
    after = {
        state: [GAME.result(state, move) for move in GAME.actions(state)]
        for state in unlike
        if GAME.to_move(state) == MAX
    }
    chances = [state for state in after if any(won_by(each) == 1 for each in after[state])]
    asked = {state for state in every_state() if won_by(state)} | set(unlike)
    asked.update(each for state in chances for each in after[state])
    return tuple(sorted(asked)), tuple(chances)


def ranks(evaluate: Student) -> list[bool]:
    """6.2: is the better of two boards worth more?"""
    return [is_ahead(None, seen) for seen in each(evaluate, two_values, RANKED)]


def fights(search: Student, key: int) -> list[float | None]:
    """6.3: the values of fights drawn at random."""
    rng = random.Random(key)
    turns = [(MAX, MIN), (MIN, MAX), (MAX, MAX, MIN), (MIN, MIN, MAX)]
    drawn = [Fight(random_fight(rng), turns[n % 4]) for n in range(60)]
    long = [Fight(long_exchange(rng.randint(40, 60))) for _ in range(2)]
    boards = "....k .q... ..P.. ..... K....", "..r.k ..R.. ..... ..... ....K"
    ends = [Battle(board, MAX, plies=1) for board in boards]
    better = rng.randint(5, 20)
    rows = [Fight((1, [(2, []), (better, [])])), Fight((1, [(-8, []), (-7, []), (better, [])]))]
    hanging = Battle("....k .r... ..... ..... .Q..K"), Battle("q..k. ..... R.... ..... ...K.", MIN)
    over = Fight(better)
    asked = [*drawn, *long, *rows, *ends, *hanging, over]
    return [seen.value for seen in each(search, calmed, asked)]


def battles(search: Student, key: int) -> list[Any]:
    """6.3: the values of positions of MiniChess with few pieces, in hundredths of a pawn."""
    rng, asked = random.Random(key), []
    for _ in range(15):
        squares = ["."] * 25
        pieces = "Kk" + "".join(rng.choice("QRBN") + rng.choice("qrbn") for _ in range(3))
        for square, piece in zip(rng.sample(range(25), len(pieces)), pieces, strict=True):
            squares[square] = piece
        asked.append(Battle("".join(squares), rng.choice((MAX, MIN))))
    values = [seen.value for seen in each(search, calmed, asked)]
    return [None if value is None else round(value * WORTH["K"], 6) for value in values]


def earns(evaluate: Student, shares: dict[str, float], *board: int) -> list[bool]:
    """6.4: does the evaluation earn these shares of the points against these opponents?"""
    size = (board[0], board[1]) if board else (6, 5)
    rivals = [Rival(name, share, size) for name, share in shares.items()]
    earned = zip(rivals, scores(evaluate, rivals), strict=True)
    return [score.share >= rival.share for rival, score in earned]


def bands(interval: Student, key: int) -> list[tuple[float, float]]:
    """6.5: the intervals of some results, to three decimals: an exact z = 1.95996 is as right as
    1.96, so no end lies where the two could be rounded apart."""
    rng = random.Random(key)
    results = []
    for _ in range(20):
        games = rng.randint(5, 400)
        results.append(PointsOfGames(rng.randint(0, 2 * games) / 2, games))
    few, many = rng.randint(3, 10), rng.randint(1250, 1400)
    results += [
        PointsOfGames(0, few),
        PointsOfGames(few, few),
        PointsOfGames(0, many),
        PointsOfGames(many, many),
    ]
    results += [PointsOfGames(0.5, few), PointsOfGames(2, 2)]
    seen = each(interval, band, [one for one in results if _far_from_half(wilson(*one))])
    return [(round(ends.low, 3), round(ends.high, 3)) for ends in seen]


def _far_from_half(ends: tuple[float, float]) -> bool:
    """In thousandths: is neither end near the middle between two of them?"""
    return all(abs(1000 * end % 1 - 0.5) > 0.1 for end in ends)


def meals(worth: Student, key: int) -> list[Meal]:
    """6.6: what Pac-Man has eaten, and when, in other corridors."""
    rng = random.Random(key)
    asked = []
    for number in range(10):
        start = rng.randint(3, 7)
        pellet = start + rng.choice((-2, -1, 1, 2))
        hunt = Hunt(11, start, (pellet,), rng.randint(3, 5), "WE"[number % 2], number % 3 == 0)
        asked.append(hunt)
    edges = Hunt(13, 6, (10,), 4, "W"), Hunt(13, 6, (2,), 4, "E")
    far = Hunt(22, 1, (3, 7, 11, 15, 19), 5)
    both = Hunt(9, 4, (2, 7), 6)
    late = Hunt(11, 5, (3, 7), 5, made=rng.randint(86, 92))
    again = late._replace(meals=(rng.randint(2, 5), rng.randint(6, 9)))
    return each(worth, hunted, [*asked, *edges, far, both, late, late._replace(made=94), again])


def fits(fit: Student, key: int) -> list[bool]:
    """6.7: are the weights near the best, on other results?"""
    return [fitted(fit, results).is_near for results in other_results(key)]


def other_results(key: int) -> list[Results]:
    """None of them needs more steps than those of the check: who passes it has made enough."""
    rng = random.Random(key)
    truth = round(rng.choice((-1, 1)) * rng.uniform(0.3, 1.1), 2)
    return [
        # With key 33 the first fifty, or eighty, ask for other weights than all of them.
        Results(rng.randint(10, 10**6), (truth,), 100),
        Results(73, (-2.5, 0.5), 40),  # its best weights are -2.7 and 0.3
        Results(265, (0.9, -0.5, 0.3), 120),
        Results(42, (0.9, -0.7), 40, lowest=0),
    ]


def _boards(key: int) -> list[WrittenBoard]:
    rng = random.Random(key)
    drawn = [
        state for state in every_state() if GAME.is_terminal(state) and not GAME.utility(state)
    ]
    states = [*rng.sample(every_state(), 60), *rng.sample(drawn, 3)]
    return [WrittenBoard(GAME.cells(state)) for state in states]
