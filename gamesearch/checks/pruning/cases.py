"""Which moves a student's function chooses at the root, and which are proven to be best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ...errors import BadGame
from ...games.game import MAX, Game, State, Value
from ...games.tree import TreeGame
from ...search.minimax import minimax
from ..canonical import canon
from ..observe import Position, call, look, look_by_reference, move_in
from .given import SOUND, SUSPECTS, UNSEEN, Search

TIMES = 12  # a function that picks at random among its "ties" must show itself


class Moves(tuple[str, ...]):
    """Moves as canonical text."""

    def __str__(self) -> str:
        return " or ".join(self)


def moves_chosen(choose: Callable[..., Any], position: Position) -> Moves:
    """All the moves chosen in several calls."""
    game = position.game
    return Moves(sorted({move_in(call(choose, game, *position.window)) for _ in range(TIMES)}))


def is_best(position: Position, seen: Moves) -> bool:
    return set(seen) <= best_moves(position)


def best_moves(position: Position) -> set[str]:
    """Every move whose value, searched on its own with no window, is the position's."""
    game = position.game
    values = {
        move: minimax(game, game.result(game.initial, move)).value
        for move in game.actions(game.initial)
    }
    best = max(values.values()) if game.to_move(game.initial) == MAX else min(values.values())
    return {canon(move) for move, value in values.items() if value == best}


# --- How deep a tree's cutoffs reach.
#
# shallow cut   the bound comes from the parent: MIN, one ply up, already has something better
# deep cut      the bound comes from further up, handed down by alpha-beta's window


MOST_LEAVES = 200


class Cuts(NamedTuple):
    """A tree's size, and the leaves that a search reads with the window and without it."""

    plies: int
    leaves: int
    with_parents_bound: int
    with_window: int

    @property
    def deep(self) -> bool:
        return self.with_window < self.with_parents_bound


def cuts(answer: Any) -> Cuts:
    """What can be cut in a tree; raises BadGame for what is no tree."""
    game = answer if type(answer) is TreeGame else TreeGame(answer)
    depths = list(_depths(game.tree))
    if len(depths) > MOST_LEAVES:
        raise BadGame(f"a tree of {len(depths)} leaves is hard to read: use fewer")
    position = Position(game.tree)
    return Cuts(
        plies=max(depths),
        leaves=len(depths),
        with_parents_bound=len(look(parents_bound, position).leaves),
        with_window=len(look_by_reference(position).leaves),
    )


def parents_bound(game: Game, state: State, bound: Value | None = None) -> Value:
    """Minimax that stops at a node once its parent, and only its parent, has something better."""
    if game.is_terminal(state):
        return game.utility(state)
    better = max if game.to_move(state) == MAX else min
    best: Value | None = None
    for move in game.actions(state):
        value = parents_bound(game, game.result(state, move), best)
        best = value if best is None else better(best, value)
        if bound is not None and better(best, bound) == best:
            break
    assert best is not None  # a state that is not terminal has moves
    return best


def _depths(node: Any, depth: int = 0) -> Any:
    if isinstance(node, tuple):
        for child in node:
            yield from _depths(child, depth + 1)
    else:
        yield depth


# --- The searches that a student's `is_correct` has to judge in exercise 2.7.


class Trial(NamedTuple):
    """A search, whether it is right, and the words for it in a hint."""

    search: Search
    sound: bool

    @property
    def name(self) -> str:
        return self.search.__name__

    def is_misjudged(self, said: str) -> bool:
        return said != str(self.sound)

    def __str__(self) -> str:
        words = "which is right" if self.sound else "which has a flaw"
        return f"{self.name}, {words}"


TRIALS = [Trial(each, True) for each in SOUND]
TRIALS += [Trial(each, False) for each in (*SUSPECTS, *UNSEEN)]


def judged(is_correct: Callable[..., Any], trial: Trial) -> str:
    """What the student's test says of a search: "True" or "False", 1 and 0 being the same."""
    said = canon(is_correct(trial.search))
    return {"1": "True", "0": "False"}.get(said, said)
