"""How a search shares its games among a loss, a draw and a win: what a draw is worth, and how large
the bonus is (11.5 and 12.7).

A tree with a leaf for each move leaves nothing to dice but the order of first tries. So c = √2,
rewards from 0 to 1 and the natural logarithm show in the visits, however a bound is written.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from ...games.game import MAX, MIN
from ..canonical import canon
from ..inside import each, inside
from ..observe import Student
from ..steps import Property, Symptom, otherwise
from .cases import Problem, in_a_row
from .trees import GAMES, children, number

ONE_OF_THREE = [in_a_row([1, 0, -1], MAX), in_a_row([-1, 1, 0], MIN)]
# The root has one move: the choice is made a ply below it.
A_PLY_BELOW = in_a_row([[0, 1, -1]], MIN, MAX)


class SharedGames(NamedTuple):
    """How often each move was visited, and its mean; the move to MAX's loss first, then a draw."""

    visits: tuple[float, ...]
    means: tuple[float, ...]

    @property
    def is_half(self) -> bool:
        """Does a draw lie midway between a loss and a win, on any scale?"""
        if len(self.means) != 3:
            return False
        low, draw, high = self.means
        return low != high and abs(2 * draw - low - high) < 1e-6

    @property
    def by_root_2(self) -> bool:
        """Of 800 games a draw gets 34 and a loss 11; with c = 1 they get 20 and 6."""
        few = sorted(self.visits)[:-1]
        return len(few) == 2 and 9 <= few[0] <= 13 and 29 <= few[1] <= 40

    @property
    def text(self) -> str:
        return ", ".join(f"{each:g}" for each in self.visits)

    @property
    def means_text(self) -> str:
        return ", ".join(f"{each:.4g}" for each in self.means)


@inside
def shared(search: Student, problem: Problem) -> SharedGames:
    """How the games are shared where there is first something to choose."""
    game, state = problem.game, problem.state
    _, node = search(game, state, GAMES, random.Random(5))
    while len(game.actions(state)) == 1 and children(node):
        state, node = game.result(state, game.actions(state)[0]), children(node)[0]
    worth = {canon(move): game.utility(game.result(state, move)) for move in game.actions(state)}
    kids = sorted(children(node), key=lambda kid: worth.get(canon(kid.move), 0))
    counts = [(number(kid.N), number(kid.W)) for kid in kids]
    return SharedGames(tuple(N for N, _ in counts), tuple(W / max(1, N) for N, W in counts))


WHICH_BOUND = (
    "Which logarithm, which c and which rewards are yours, and is a part of the bound rounded?"
)


def sharing(observe: Callable[[Any, Any], SharedGames] = shared) -> list[Property]:
    """What must hold of it, a property at a time."""
    return [
        Property(
            "On {case}, a loss, a draw and a win for MAX have the means {seen.means_text} in your "
            "tree. A draw should lie midway.",
            on=ONE_OF_THREE,
            observe=observe,
            holds=lambda _, seen: seen.is_half,
            symptoms=[
                Symptom(
                    ONE_OF_THREE[0],
                    lambda seen: max(seen.means) - min(seen.means) < 0.4,
                    "An immediate win should get a mean near 1. Where does a playout begin after "
                    "the winning move, and who is told?",
                ),
                otherwise("What is a draw worth to each of the two players?"),
            ],
        ),
        Property(
            "On {case}, the moves to a loss, a draw and a win for MAX have {seen.text} of 800 "
            "games. UCB1 with c = √2 and rewards from 0 to 1 shares them otherwise.",
            on=[*ONE_OF_THREE, A_PLY_BELOW],
            observe=observe,
            holds=lambda _, seen: seen.by_root_2,
            symptoms=[
                Symptom(ONE_OF_THREE[0], lambda seen: not seen.by_root_2, WHICH_BOUND),
                Symptom(
                    ONE_OF_THREE[1],
                    lambda seen: not seen.by_root_2,
                    "Where MAX moves the games are shared as they should be, and here, where MIN "
                    "moves, they are not. Whose wins does a child's W count, and what does MIN "
                    "look for among them: the most, or the fewest?",
                ),
                otherwise(
                    "Where the root chooses the games are shared as they should be, and here the "
                    "choice is made a ply below it. By which numbers do all other nodes choose?"
                ),
            ],
        ),
    ]


def is_fair(search: Student, observe: Callable[[Any, Any], SharedGames] = shared) -> list[bool]:
    """The same of two other trees, for the marks."""
    trees = [in_a_row([0, -1, 1], MAX), in_a_row([0, 1, -1], MIN), in_a_row([[1, -1, 0]], MAX, MIN)]
    seen = each(search, observe, trees)
    return [one.is_half and one.by_root_2 for one in seen]
