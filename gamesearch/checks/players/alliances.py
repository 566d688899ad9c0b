"""Ties and alliances: a kingmaker's tree, a division of coins, all outcomes that ties allow.

9.4   a tree in which player 3 alone decides, by breaking a tie, who wins
9.5   who is sure of what, alone and in pairs, and whether a division lasts
9.7   what a student's function takes for all outcomes
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

from ...errors import BadGame
from ...games.game import State
from ...games.payoffs import PayoffTree
from ...search.maxn import outcomes
from ..forms import own_types
from ..observe import Student, numbers_in
from .cases import TWO_PLIES, Share, ShareTree

COINS = 30
SURE: Mapping[tuple[int, ...], int] = {
    (1,): 5, (2,): 5, (3,): 5, (1, 2): 21, (1, 3): 17, (2, 3): 16,
}  # fmt: skip
LARGEST_TREE = 60  # leaves; a kingmaker needs five


class Kingmaker(NamedTuple):
    """What may come out of a tree, and which players, besides player 3, break a tie."""

    outcomes: frozenset[Share]
    who_else: str  # in words, "" if player 3 alone decides

    @property
    def two_winners(self) -> bool:
        if len(self.outcomes) != 2:
            return False
        return {_winner(share) for share in self.outcomes} == {0, 1}

    @property
    def text(self) -> str:
        said = " or ".join(_written(share) for share in sorted(self.outcomes)[:4])
        more = " or others" if len(self.outcomes) > 4 else ""
        return f"max^n comes to {said}{more}"


def kingmaker(answer: Any, _: Any = None) -> Kingmaker:
    """Raises BadGame for what is no tree for three players."""
    game = PayoffTree(_listed(answer))
    if game.seats != 3:
        raise BadGame(f"three players are meant, the leaves of your tree pay {game.seats}")
    if sum(1 for state in _inner(game) for _ in game.actions(state)) > LARGEST_TREE:
        raise BadGame("your tree is larger than it needs to be: a handful of leaves will do")
    return Kingmaker(frozenset(outcomes(game)), _who_else(game))


def _who_else(game: PayoffTree) -> str:
    """Whether players 1 and 2 have a real choice, and never between equals."""
    for state in _inner(game):
        player = game.to_move(state)
        if player == 2:
            continue
        if len(game.actions(state)) < 2:
            return f"player {player + 1} has a node with one move only"
        below = [outcomes(game, game.result(state, move)) for move in game.actions(state)]
        for chosen in product(*below):
            most = max(share[player] for share in chosen)
            if sum(share[player] == most for share in chosen) > 1:
                return f"player {player + 1} may have a tie to break as well"
    return ""


def _inner(game: PayoffTree) -> Iterator[State]:
    waiting = [game.initial]
    while waiting:
        state = waiting.pop()
        if not game.is_terminal(state):
            yield state
            waiting += [game.result(state, move) for move in game.actions(state)]


def _listed(node: Any) -> Any:
    """The tree in lists and tuples, a leaf being what holds no lists or tuples."""
    node = own_types(node)
    if isinstance(node, list | tuple) and any(isinstance(each, list | tuple) for each in node):
        return [_listed(each) for each in node]
    return tuple(node) if isinstance(node, list | tuple) and node else node


def _winner(share: Share) -> int | None:
    most = max(share)
    return share.index(most) if share.count(most) == 1 else None


class Division(NamedTuple):
    """How many coins each player gets; None if it is no division."""

    shares: Share | None

    @property
    def text(self) -> str:
        return "of your answer" if self.shares is None else _written(self.shares)

    @property
    def total(self) -> float:
        return sum(self.shares or ())

    @property
    def unhappy(self) -> list[tuple[int, ...]]:
        """Who would do better without the others."""
        if self.shares is None:
            return []
        gets = {camp: sum(self.shares[player - 1] for player in camp) for camp in SURE}
        return [camp for camp, sure in SURE.items() if gets[camp] < sure - 1e-9]

    @property
    def lasts(self) -> bool:
        return self.shares is not None and abs(self.total - COINS) < 1e-6 and not self.unhappy


def division(answer: Any, _: Any = None) -> Division:
    return Division(numbers_in(answer, 3))


class Outcomes(NamedTuple):
    """The payoff vectors that came back; None if they were none."""

    found: frozenset[Share] | None

    @property
    def text(self) -> str:
        if self.found is None:
            return "no set of payoff vectors"
        return "{" + ", ".join(map(_written, sorted(self.found))) + "}"


def all_outcomes(search: Student, case: ShareTree) -> Outcomes:
    answer = own_types(search(case.game, case.state))
    if not isinstance(answer, set | list | tuple | dict):
        return Outcomes(None)
    vectors = [numbers_in(each, case.game.seats) for each in answer]
    if not vectors or None in vectors:
        return Outcomes(None)
    return Outcomes(frozenset(each for each in vectors if each is not None))


# Player 2's tie decides whether player 1 comes by: each of its two ends has to be looked at alone.
BY_TURNS = ShareTree([[(1, 4, 5), (3, 4, 0)], [(2, 2, 2)]])
FOUR_WAYS = ShareTree([[(2, 1, 0), (2, 1, 3)], [(1, 5, 5)]])
BOTH_TIED = ShareTree([[(4, 2, 0), (1, 2, 3)], [(3, 6, 0), (2, 6, 1)]])
OTHERS_FIRST = ShareTree([[(0, 1, 1), (1, 1, 0)], [(0, 3, 3)]], (2, 1))
THREE_MOVES = ShareTree([[(1, 2, 0), (2, 1, 0), (3, 2, 2)], (0, 4, 4), (3, 1, 1)])
# Payoffs that lie closer than 1, and no tie among them.
NEARLY_TIED = ShareTree([[(1.5, 2.5, 0.25), (1.75, 2.25, 0.25)], [(1.25, 1, 1.75)]])
# Nine ties of player 2 have to fall the same way before player 1 takes the last move.
RARE = ShareTree([*([(0, 1, 9), (5, 1, place)] for place in range(9)), [(1, 0, 3)]])
ALL_OF_IT = ShareTree(
    [[[(1, 0, 2), (0, 1, 2)], [(2, 0, 0)]], [[(1, 1, 1), (2, 1, 1)], [(0, 1, 0)]]]
)
FURTHER_ON = ALL_OF_IT._replace(state=(1,))
TIED = [
    TWO_PLIES,
    FOUR_WAYS,
    BY_TURNS,
    BOTH_TIED,
    ShareTree([[(1, 1), (1, 1)], [(1, 2), (0, 2)]]),
    ALL_OF_IT,
    FURTHER_ON,
    OTHERS_FIRST,
    THREE_MOVES,
    ShareTree([[(1, 2, 0), (1, 0, 2)], [(1, 1, 1), (0, 3, 3)]], (0, 0)),
    NEARLY_TIED,
    RARE,
]
SMALL = [ShareTree([(1, 2, 0), (1, 0, 2)]), BY_TURNS]


def _written(share: Share) -> str:
    return "(" + ", ".join(f"{each:g}" for each in share) + ")"
