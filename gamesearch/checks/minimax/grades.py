"""What the grade cells of lesson 01 look at: other positions than the checks, values, no verdicts.

A hidden grade cell chooses a key, `report("1.2a", lambda: grades.values(my_minimax, key=17))`:
trees have their leaves stretched and shifted as the key says, boards are turned and mirrored, so
no number learned by heart is right.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ...games.game import MAX, MIN
from ...games.tree import TreeGame
from ..disguise import SYMMETRIES, Disguise, above_and_below, turned
from ..forms import own_types
from ..inside import each
from ..observe import Moves, Student
from . import below, cases, depth, memory
from .cases import Puzzle, best_answers, board, chosen, pile, searched, tree, walk
from .depth import Limited, reach, stays_within
from .endings import FINISHES, IN_TURN, plies_to_the_end
from .memory import cost
from .witness import FOR_O, OWN_BOARD, TO_REPAIR, WITNESS


def numbers(answer: Any, part: str) -> Any:
    """1.1: a number, or a list of numbers, from an answer in parts."""
    return own_types(answer)[part]


def values(search: Student, key: int) -> list[Any]:
    """1.2, 1.5: the value of each tree."""
    asked = disguised(cases.TREES_TO_SOLVE, key) + shifted(cases.NEIGHBOURS, key)
    asked += stretched([cases.ZEROS, cases.ZERO_FOR_MAX], key)
    found = [searched(search, puzzle).value for puzzle in asked + cases.TWO_PILES]
    return found + [cost(search, puzzle).value for puzzle in disguised(below.BELOW, key)]


def board_values(search: Student, key: int) -> list[Any]:
    """1.2, 1.5: the value of each board."""
    return [searched(search, puzzle).value for puzzle in disguised(cases.BOARDS, key)]


def moves(choose: Student, key: int) -> list[Moves]:
    """1.2b: the moves chosen in several calls. Only puzzles with a single best move are asked."""
    return [
        chosen(choose, puzzle)
        for puzzle in single(disguised(cases.TREES_TO_PLAY + cases.BOARDS, key))
        + shifted([cases.FRACTIONS], key)
    ]


def values_by_turns(search: Student, key: int) -> list[Any]:
    """1.3: trees in which a player moves twice."""
    puzzles = disguised(cases.TURNS_TWICE, key)
    others = [_others_begin(puzzle) for puzzle in puzzles]
    found = [searched(search, puzzle).value for puzzle in puzzles + others]
    return found + [cost(search, puzzle).value for puzzle in disguised(below.BELOW, key)]


def _others_begin(puzzle: Puzzle) -> Puzzle:
    """The very same tree, where the turns go the other way round."""
    nested, players = _lists(puzzle.game.tree), puzzle.game.players  # type: ignore[attr-defined]
    return tree(nested, [1 - player for player in players])


def values_of_piles(search: Student, piles: Sequence[int]) -> list[Any]:
    """1.3: the same pile with either player to move."""
    return [cost(search, pile(stones, first)).value for stones in piles for first in (MAX, MIN)]


def looks(search: Student, stones: int) -> list[Any]:
    """1.3: the values, and whether every position was worked out once, or once for every way to it.
    Whoever looks at nothing is no quick worker."""
    many = board(turned("X.O......", SYMMETRIES[stones % len(SYMMETRIES)]))
    asked = [pile(stones), pile(stones + 1), walk(stones - 4), many]
    seen = [(puzzle, cost(search, puzzle)) for puzzle in asked]
    if all(memory.remembers(*each) for each in seen):  # else it would take a very long time
        huge = [pile(stones + 26, first) for first in (MAX, MIN)]
        seen += [(puzzle, cost(search, puzzle)) for puzzle in huge]
    words = {True: "each position once or so", False: "positions over and over"}
    return [
        (found.value, words[0 < found.looks <= memory.most_looks(puzzle)]) for puzzle, found in seen
    ]


def limited_values(search: Student, key: int) -> list[Any]:
    """1.4: what a look so many plies ahead says of each puzzle."""
    found = [reach(search, case).value for case in _limited(key)]
    # Where a game is asked about twice, with other guesses, it is one game here, too; and one
    # question, since the game is made anew for each.
    games = {case.puzzle: disguised([case.puzzle], key) for case in below.LIMITED}
    cases_below = [
        case._replace(puzzle=puzzle) for case in below.LIMITED for puzzle in games[case.puzzle]
    ]
    return found + [seen.value for seen in each(search, below.guess, cases_below)]


def limits_kept(search: Student, key: int) -> list[Any]:
    """1.4: the values, and whether nothing was opened beyond the depth."""
    seen = [(case, reach(search, case)) for case in _limited(key)]
    return [(each.value, stays_within(case, each)) for case, each in seen]


def finishes(choose: Student, key: int) -> list[Any]:
    """1.6: result and length of each game, with best play after the chosen move."""
    order = random.Random(key).choice(SYMMETRIES)  # one for both that are asked in turn
    in_turn = [
        board(turned(puzzle.game.cells(puzzle.state), order))  # type: ignore[attr-defined]
        for puzzle in IN_TURN
    ]
    return [plies_to_the_end(choose, puzzle) for puzzle in in_turn + disguised(FINISHES, key)]


def witness(cells: Any) -> str:
    """1.7: whatever the board is, does the player with the flag give something away on it?
    The lesson's own board earns nothing."""
    found = all(step.holds("", step.observe(cells, "")) for step in (FOR_O, WITNESS, OWN_BOARD))
    return "O gives something away" if found else "nothing is given away"


def repaired_moves(choose: Student, key: int) -> list[Moves]:
    """1.7: the moves chosen, on boards with a single best move."""
    return [chosen(choose, puzzle) for puzzle in single(disguised(TO_REPAIR * 2, key))]


def single(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles if len(best_answers(puzzle)) == 1]


def disguised(puzzles: Sequence[Puzzle], key: int) -> list[Puzzle]:
    """Every tree twice, once with all its leaves above zero and once below; every board turned."""
    rng = random.Random(key)
    found = []
    for puzzle in puzzles:
        if isinstance(puzzle.game, TreeGame):
            nested, players = _lists(puzzle.game.tree), puzzle.game.players
            found += [
                tree(each.tree(nested), players)._replace(state=puzzle.state)
                for each in above_and_below(nested, rng)
            ]
        else:
            cells = puzzle.game.cells(puzzle.state)  # type: ignore[attr-defined]
            found.append(board(turned(cells, rng.choice(SYMMETRIES))))
    return found


def shifted(puzzles: Sequence[Puzzle], key: int) -> list[Puzzle]:
    """Trees whose leaves lie as near to each other as they did."""
    # even: a half rounds as it did
    return _changed(puzzles, Disguise(1, 2 * random.Random(key).randint(10, 20)))


def stretched(puzzles: Sequence[Puzzle], key: int) -> list[Puzzle]:
    """Trees in which a 0 is still a 0."""
    return _changed(puzzles, Disguise(random.Random(key).randint(2, 6), 0))


def _changed(puzzles: Sequence[Puzzle], disguise: Disguise) -> list[Puzzle]:
    return [
        tree(disguise.tree(_lists(puzzle.game.tree)), puzzle.game.players)  # type: ignore[attr-defined]
        for puzzle in puzzles
    ]


def _limited(key: int) -> list[Limited]:
    asked = ((8, 3), (3, 4), (7, 4), (6, 4), (8, 5))
    piles = [Limited(pile(stones), plies, depth.even) for stones, plies in asked]
    others = [case for case in depth.LIMITED if not case.puzzle.words.startswith("Nim")]
    zero = depth.WORTH_ZERO
    piles.append(Limited(depth.most_first(10), 5, depth.by_threes))
    piles.append(zero._replace(puzzle=stretched([zero.puzzle], key)[0]))
    return piles + [
        case._replace(puzzle=puzzle)
        for case in others
        for puzzle in disguised([case.puzzle], key + case.depth)
    ]


def _lists(node: Any) -> Any:
    return [_lists(child) for child in node] if isinstance(node, tuple) else node
