"""Trees for several players: what a student's max^n makes of them, and how many leaves it reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ...games.payoffs import PayoffTree
from ...search.maxn import maxn, outcomes
from ...tracing.recording import record
from ..forms import own_types
from ..inside import inside
from ..observe import LIMIT, Student, are_near

Share = tuple[float, ...]


class ShareTree(NamedTuple):
    """Payoffs in nested lists, who moves when, what can be shared at most, and how far it went."""

    tree: Any
    players: Sequence[int] | None = None
    total: float = 10
    state: tuple[int, ...] = ()

    @property
    def game(self) -> PayoffTree:
        return PayoffTree(self.tree, self.players)

    @property
    def outcomes(self) -> set[Share]:
        """What can come out, however ties are broken."""
        return outcomes(self.game, self.state)

    def pays(self, share: Share) -> bool:
        """Does some leaf pay exactly this?"""
        waiting = [self.tree]
        while waiting:
            node = waiting.pop()
            if isinstance(node, list):
                waiting += node
            elif tuple(node) == tuple(share):
                return True
        return False

    def __str__(self) -> str:
        if DEEP in str(self.tree):
            return f"a tree with a leaf {PLIES} plies down"
        after = f" after the moves {list(self.state)}" if self.state else ""
        if self.players is None:
            return f"{self.tree}{after}"
        turns = ", then ".join(f"player {player + 1}" for player in self.players)
        return f"{self.tree}{after} ({turns})"


PLIES = 60  # of the longest way down
DEEP = 10 * "["  # a tree that is not written out


def _below(plies: int, leaf: Share) -> Any:
    """A leaf to which one move leads, and one move, and so on."""
    return [_below(plies - 1, leaf)] if plies else leaf


TWO_PLIES = ShareTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]])
TURNED = ShareTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 5), (3, 5, 1)]], (2, 0))
GENEROUS = ShareTree([(1, 9, 9), (5, 0, 0)])
AHEAD = ShareTree([(9, 9, 9), (8, 0, 0)])
LOSSES = ShareTree([(-3, 1, 2), (-5, 4, 1)])
LARGE_LOSSES = ShareTree([(-30000, 1, 2), (-20000, 4, 1)])
# Nothing is a payoff, too; five players, five moves, and the last of them pays most.
ZERO_FIRST = ShareTree([(0, 0, 0), (-2, 3, 1)])
FIVE = ShareTree(
    [(30, 1, 2, 3, 4), (-2, 9, 0, 1, 1), (50, 8, 1, 6, 2), (20, 7, 7, 7, 7), (80, 0, 1, 5, 3)]
)
# Payoffs that differ by less than a tenth, and a leaf that lies far down on one side.
FRACTIONS = ShareTree([[(1.25, 2.53, 0.3), (1.4, 2.51, 0.3)], [(1.26, 1.1, 1.6)]])
TIE = ShareTree([[(1, 5, 2), (8, 5, 0)], (4, 4, 4)])
LONG_WAY = ShareTree([_below(PLIES - 1, (3, 1, 2)), (2, 2, 2)])
OWN_TURN_AGAIN = ShareTree([[(3, 1, 2), (5, 0, 1), (4, 4, 4)], [(6, 2, 2), (1, 9, 9)]], (0, 0))
# The first leaf is nobody's best; for player 1 a lower leaf stands before the best one.
FIRST_WORST = ShareTree([(2, 2, 3), (1, 1, 4), (6, 4, 0), (3, 6, 5)])
PIE = ShareTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]])
NO_CUT_YET = ShareTree([[(4, 1, 5)], [(2, 3, 5), (6, 4, 0)]])
DEEP_CUT_TRAP = ShareTree([(5, 4, 1), [[(2, 2, 6), (0, 0, 10)], [(8, 1, 1)]]])
# The same trap a ply further down, where nobody has anything yet at the root.
LOWER_TRAP = ShareTree([[(1, 5, 4), [[(6, 2, 2), (10, 0, 0)], [(1, 8, 1)]]]])
CUT_BELOW = ShareTree([[[(3, 6, 1), (1, 7, 2)], [(1, 2, 7), (0, 9, 1), (2, 5, 3)]]])
EARLY = ShareTree([[(5, 3, 2)], [(2, 4, 4), (3, 6, 1)]])
# Payoffs that lie closer than 1: a bound that is one off shows.
FINE = ShareTree([[(4, 3, 3)], [(2, 5.5, 2.5), (4.2, 5.6, 0.2)]])
EQUAL_BOUND = ShareTree([[(4, 3, 3)], [(4, 6, 0), (0, 10, 0)]])
KEEPS_LITTLE = ShareTree([[(4, 3, 3)], [(1, 4, 5), (5, 5, 0)]])
# The game has come to player 2's turn: from the beginning it would end otherwise.
FURTHER_ON = ShareTree([[[(4, 3, 3), (1, 2, 7)], [(3, 1, 6), (3, 5, 2)]],
                        [[(6, 1, 3), (5, 4, 1)], [(0, 8, 2), (9, 1, 0)]]], state=(1,))  # fmt: skip
# Nothing for player 1 anywhere; a bound that is another player's; one that is no whole number.
NOTHING = ShareTree([[(0, 6, 4), (0, 3, 7)]])
ANOTHERS_BOUND = ShareTree([[(3, 6, 1)], [(2, 5, 3), (4, 6, 0)]])
BETWEEN = ShareTree([[(4.6, 3, 2.4)], [(2, 5.1, 2.9), (4.7, 5.2, 0.1)]])
# Leaves that pay less in all than there is to share; and a second best that is nearly the best.
LITTLE_PAID = ShareTree([[(4, 1, 1)], [(2, 3, 5), (5, 4.5, 0.5)]])
NEARLY = ShareTree([[(4, 3, 3)], [(2, 5.97, 2.03), (4.01, 5.98, 0.01)]])
TWICE_IN_A_ROW = ShareTree([[(4, 3, 3)], [(6, 2, 2), (9, 1, 0)]], (0, 0))

TREES = [
    TWO_PLIES,
    TURNED,
    GENEROUS,
    AHEAD,
    LOSSES,
    LARGE_LOSSES,
    ZERO_FIRST,
    FIRST_WORST,
    ShareTree([(4, 7), (5, 2)], (1, 0)),
    ShareTree([[(3, 1), (0, 2)], [(2, 2), (5, 1)]]),
    ShareTree([[[[(1, 2, 3, 4), (4, 3, 2, 1)], [(2, 2, 2, 2)]]], [[[(3, 0, 0, 9), (0, 1, 5, 8)]]]]),
    FURTHER_ON._replace(state=()),
    FURTHER_ON,
    TIE,
    FRACTIONS,
    LONG_WAY,
    OWN_TURN_AGAIN,
    FIVE,
]  # fmt: skip
SMALL = [
    ShareTree([(1, 9, 9), (5, 0, 0)]),
    ShareTree([[(1, 2, 3), (0, 3, 4)], (2, 0, 0)]),
    TWO_PLIES,
]
POOLED = [
    PIE,
    NO_CUT_YET,
    DEEP_CUT_TRAP,
    LOWER_TRAP,
    CUT_BELOW,
    EARLY,
    EQUAL_BOUND,
    FINE,
    KEEPS_LITTLE,
    NOTHING,
    ANOTHERS_BOUND,
    BETWEEN,
    LITTLE_PAID,
    NEARLY,
    TWICE_IN_A_ROW,
    FURTHER_ON._replace(state=()),
    FURTHER_ON,
    ShareTree([[(3, 4, 1), (2, 2, 4)], [(1, 6, 1), (8, 0, 0)], [(4, 2, 2), (7, 1, 0)]], total=8),
    ShareTree([[(4, 7), (6, 5)], [(2, 9), (9, 2)]], total=11),
]  # fmt: skip
EIGHT_IN_ALL = POOLED[-2]
TWO_SHARE = ShareTree([[(4, 6), (5, 5)], [(2, 8), (9, 1)]])
FOUR_SHARE = ShareTree([[(4, 3, 2, 1), (5, 1, 2, 2)], [(2, 7, 1, 0), (9, 0, 1, 0)]])
BETTER_LATER = ShareTree([[(3, 4, 3)], [(5, 3, 2)], [(2, 6, 2), (9, 0, 1)]])
ALL_TAKEN = ShareTree([[(10, 0, 0)], [(2, 5, 3), (1, 9, 0)]])  # what is left is 0, which is a bound
THRIFTY = [PIE, CUT_BELOW, EIGHT_IN_ALL, BETTER_LATER, TWO_SHARE, FOUR_SHARE, ALL_TAKEN]


class Shared(NamedTuple):
    """The payoffs that came back, or the number that came alone, and how many leaves were read."""

    value: Share | None
    alone: float | None
    leaves: int

    @property
    def text(self) -> str:
        if self.value is None:
            return "no payoffs" if self.alone is None else f"{self.alone:g}, one number alone"
        return "(" + ", ".join(f"{each:g}" for each in self.value) + ")"

    def near(self, *share: float) -> bool:
        return are_near(self.value, share)


@inside
def shared(search: Student, case: ShareTree) -> Shared:
    """Run `search(game, state)` on the recorded game."""

    def read_at_once(game: Any, state: Any) -> Any:
        return own_types(search(game, state))  # a generator asks the game while it is read

    return _asked(read_at_once, case)


@inside
def shared_and_pruned(search: Student, case: ShareTree) -> Shared:
    """Run `search(game, state, total)` on the recorded game."""

    def with_total(game: Any, state: Any) -> Any:
        return own_types(search(game, state, case.total))

    return _asked(with_total, case)


def share_is_right(case: ShareTree, seen: Shared) -> bool:
    return any(seen.near(*share) for share in case.outcomes)


def leaves_of(case: ShareTree) -> int:
    return len(record(maxn, case.game).leaves)


def _asked(search: Callable[..., Any], case: ShareTree) -> Shared:
    """Asked about a later state it is not watched: what is recorded begins at its first state."""
    game = case.game
    if case.state:
        return _seen(search(game, case.state), game.seats, 0)
    trace = record(search, game, (), limit=LIMIT)
    return _seen(trace.answer, game.seats, len(trace.leaves))


def _seen(alone: Any, seats: int, leaves: int) -> Shared:
    number = type(alone) in (int, float)
    return Shared(_share(alone, seats), float(alone) if number else None, leaves)


def _share(answer: Any, seats: int) -> Share | None:
    """The payoffs in an answer: alone, before a move, or in a dict, by the player's number or as
    its "value"."""
    if type(answer) is dict:
        numbered = set(answer) == set(range(seats))
        answer = [answer[seat] for seat in range(seats)] if numbered else answer.get("value")
    if not isinstance(answer, list | tuple):
        return None
    for found in (answer, answer[0] if answer else ()):
        if isinstance(found, list | tuple) and len(found) == seats:
            try:
                return tuple(float(each) for each in found)
            except (TypeError, ValueError):
                continue
    return None
