"""What the grade cells of lesson 11 look at: other numbers, paths and positions than the checks.

Of a whole search only promises and decisions are looked at, never how often a node was visited:
right searches differ in that.
"""

from __future__ import annotations

import random
import re
from functools import cache, partial
from math import inf
from typing import Any

from ...games.game import MAX, MIN
from ...games.nim import Nim
from ...games.tree import TreeGame
from ..disguise import QUARTER_TURN, turned
from ..forms import as_word
from ..inside import each
from ..observe import Student, with_twins
from ..side_by_side import together
from . import judging
from .cases import (
    BAD_BEGINNING,
    FAIR_FOR_MIN,
    TWICE,
    Arms,
    Problem,
    bound,
    ends,
    mirrored,
    on_board,
    pile,
)
from .paths import RewardedPath, gains, gains_of_two
from .playouts import PlayoutStart, follows
from .sharing import is_fair
from .trees import choices, first_games, follows_dice, grown, is_best, is_deep, is_random, means

# What the check takes for the same bound falls into one step: so many hundredths, from there on.
STEPS = {"A": (2, 1), "B": (3, 2), "C": (2, 0)}


def bounds(answer: Any, part: str) -> Any:
    """11.1: a letter; or a number, to the step of what the check takes for the same."""
    given = as_word(answer[part])
    if isinstance(given, str):
        return given.upper()
    width, shift = STEPS[part]
    return (round(100 * round(float(given), 2)) + shift) // width


def formula(ucb: Student, key: int) -> list[float | bool]:
    """11.2: upper bounds of some arms; and whether all of them end after five digits."""
    chance = random.Random(key)
    arms = []
    for _ in range(12):
        N = chance.randint(1, 40)
        W = chance.randint(0, 2 * N) / 2
        arms.append(Arms(W, N, N + chance.randint(1, 60), chance.choice((0.3, 1.0, 2.0))))
    arms += [Arms(1, 1, chance.randint(5, 40), 1.0), Arms(0, 1, 1, 2.0), Arms(0, 3, 9, 0.7)]
    arms += [Arms(1, 2, chance.randint(5, 40), 0), Arms(1.5, 2, chance.randint(5, 40), 0.4)]
    arms += with_twins(Arms(3, 8, 30 + key, 0.9), W=5, N=6, pulls=20 + key, c=0.4)
    found = each(ucb, bound, arms)
    rounded = [round(value, 5) for value in found]
    return [*rounded, rounded == found]


def untried(ucb: Student, key: int) -> list[bool]:
    """11.2: does an arm never pulled come before all others?"""
    arms = [Arms(0, 0, key + more, 0.7) for more in range(3)]
    return [value == inf for value in each(ucb, bound, arms)]


def backups(backup: Student, key: int, rewards: tuple[float, ...] = (1.0, 0.0)) -> list[Any]:
    """11.3: how the counts grow on some paths."""
    chance = random.Random(key)
    paths = [tuple(chance.choice((MAX, MIN)) for _ in range(plies)) for plies in (2, 4, 5, 7, 60)]
    ways = [RewardedPath(movers, reward) for movers in paths for reward in rewards]
    return [*each(backup, gains, ways), gains_of_two(backup, ways[-1])]


def playouts(rollout: Student, key: int) -> list[list[bool]]:
    """11.3b: whether playouts end, begin, repeat and spread as they should."""
    starts = _starts(key)
    seen = zip(starts, each(rollout, ends, starts), strict=True)
    return [[*one[:4], follows(start, one)] for start, one in seen]


@cache
def _starts(key: int) -> list[PlayoutStart]:
    chance = random.Random(key)
    tree = TreeGame([chance.randint(1, 5), [2, 3, [4, [5, 6]]], [7, 8]])
    nim = Nim(chance.randint(4, 7), most=3)
    long = Nim(2440 + chance.randint(1, 9), most=1)
    wider = TreeGame([1, [2, 3, chance.randint(4, 9), 5, [6, 7]]])
    many = TreeGame(list(range(chance.randint(12, 14))))
    problem = on_board(chance.choice(("X.XO.O...", "O.XX..O..", "..XOX.O..")))
    over = on_board("XOXOXXOXO")
    return [
        PlayoutStart("tree", tree, (1,)),
        PlayoutStart("pile", nim, nim.initial),
        PlayoutStart("long", long, long.initial, games=1),  # each game is the same
        PlayoutStart("wider", wider, (), games=2000),
        PlayoutStart("many", many, (), games=2000),
        PlayoutStart("over", over.game, over.state, games=1),
        PlayoutStart(problem.name, problem.game, problem.state),
    ]


def promises(search: Student, key: int) -> list[list[bool]]:
    """11.5: what holds of the trees."""
    games = [150 + key] * 4 + [700 + key]
    cases = zip([*_others(key)[:4], pile(5)], games, strict=True)
    trees = each(search, grown, [case._replace(games=many) for case, many in cases])
    late = follows_dice(search, on_board("....X...."))
    # In a game of a thousand plies a playout shows where it ends; in a shorter one the tree grows.
    far, near = (
        Problem(f"{nim}", nim, nim.initial) for nim in (Nim(1171, most=1), Nim(41, most=1))
    )
    far, near = far._replace(games=6), near._replace(games=16)
    drawn = on_board(turned("XOXXO.OX.", QUARTER_TURN))
    shared, *forced = each(search, means, [drawn, far, near])
    sure = all(one.are_sure for one in forced) and is_deep(near, forced[-1])
    at_random = is_random(FAIR_FOR_MIN, first_games(search, FAIR_FOR_MIN))
    same = len(shared.values) == 1
    return [*(list(tree[:-1]) for tree in trees), [same, late, sure, at_random, *is_fair(search)]]


def decisions(search: Student, key: int) -> list[bool]:
    """11.5: whether best moves are found, with two seeds each."""
    problems = _others(key)
    seen = each(search, partial(choices, seeds=range(key, key + 2)), problems)
    return [is_best(problem, chosen) for problem, chosen in zip(problems, seen, strict=True)]


def phases(answer: Any, part: str) -> str:
    """11.6: the phase that was named."""
    return str(as_word(answer[part])).lower()


def readings(answer: Any, part: str) -> Any:
    """11.4: a number, or a word."""
    given = as_word(answer[part])
    if isinstance(given, str):
        return re.sub(r"[\s-]", "", given).lower()
    return float(given)


def judged(judge: Student, key: int, times: str) -> bool:
    """11.7: does alpha-beta with this judge earn its share, from other openings? More playouts go
    with other boards."""
    seen = each(judge, judging.said, judging.POSITIONS)
    modest = all(value is not None and -1 < value < 1 for value in seen)
    if times != "1":
        boards = each(judge, judging.told_apart, judging.OTHER_BOARDS)
        modest = modest and all(-1 < board.far < board.near < 1 for board in boards)
    if not modest:
        return False
    play = partial(judging.matches, judge, judging.opened(key))
    match = together(judge, times, list(judging.SHARES), play)
    return match.told >= match.enough


def _others(key: int) -> list[Problem]:
    """The checks' positions, the boards turned by some quarters."""
    boards = ("XX.OO....", "O..XX....", "..X.OO..X")
    others = []
    for place, cells in enumerate(boards):
        for _ in range(1 + (key + place) % 3):
            cells = turned(cells, QUARTER_TURN)
        others.append(on_board(cells))
    piles = [pile(stones) for stones in (5, 6, 7, 9)]
    return [*others, *piles, *map(mirrored, TWICE), mirrored(BAD_BEGINNING)]
