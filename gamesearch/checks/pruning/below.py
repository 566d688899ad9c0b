"""A search that is asked about a state below the root, in 2.2 and 2.5.

Nothing is recorded here: to a recorded game the state that is asked about is the first one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any, NamedTuple

from ...games.game import MAX, MIN, Player, Value
from ...games.tree import TreeGame
from ...search.minimax import minimax
from .. import questions
from ..inside import inside
from ..observe import Student, call, takes_window, value_in
from ..steps import Property, Symptom, otherwise


class Below(NamedTuple):
    """A tree of nested lists, the turns in it, and the moves that lead to the state."""

    tree: Any
    state: tuple[int, ...]
    players: Sequence[Player] = (MAX, MIN)

    @property
    def game(self) -> TreeGame:
        return TreeGame(self.tree, self.players)

    @property
    def alone(self) -> TreeGame:
        """What lies below the state, as a game of its own."""
        tree, played = self.tree, len(self.state)
        for move in self.state:
            tree = tree[move]
        return TreeGame(tree, (*self.players[played:], *self.players[:played]))

    def value(self, *, for_mover: bool) -> Value:
        """Of the state, for MAX or for the player to move there."""
        sign = -1 if for_mover and self.game.to_move(self.state) == MIN else 1
        return sign * minimax(self.game, self.state).value

    @property
    def over(self) -> bool:
        return self.game.is_terminal(self.state)

    def __str__(self) -> str:
        first = " with MIN to move first" if self.players[0] == MIN else ""
        leaf = ", a leaf" * self.over
        return f"{self.tree}{first}, asked about the state {self.state}{leaf}"


BELOW = [
    Below([[13, 12], [[8, 4], [9, 1]]], (1,)),
    Below([[6, 7], [[2, 5], [3, 4]]], (1,)),
    Below([[6, 7], [5, 4]], (0,), (MIN, MAX)),
    Below([[1, 2], [9, 8]], (0,)),
    Below([[6, 7], [5, 4]], (0, 1)),  # MAX's turn, if there were one: the mover's value is MAX's
]


@inside
def answer(search: Student, case: Below) -> float | None:
    """What the search says of the state, with the whole window."""
    if takes_window(search):
        found = value_in(search(case.game, case.state, -inf, inf))
        nothing = case.over and found is None  # which some say of a finished game: it passes
        return case.game.utility(case.state) if nothing else found
    if case.over:  # no game of its own, for a search that takes the game and nothing else
        return case.game.utility(case.state)
    return value_in(call(search, case.alone, -inf, inf))  # it may take the game and nothing else


def asked_below_the_root(*, for_mover: bool) -> Property:
    return Property(
        "On {case}, your search returned {seen}: not the value of that state.",
        on=BELOW,
        observe=answer,
        holds=lambda case, seen: seen == case.value(for_mover=for_mover),
        symptoms=[
            Symptom(
                BELOW[1],
                lambda seen: seen in (8, -8),
                questions.IN_ANOTHER_TREE,
            ),
            Symptom(
                BELOW[-1],
                lambda seen: seen in (0, inf, -inf),
                questions.OVER_HERE,
            ),
            otherwise(questions.WHERE_IT_STARTS),
        ],
    )
