"""Each moment of a search for several players as a sentence."""

from __future__ import annotations

from ...games.game import Game, State
from ...tracing.trace import Trace, Visit
from ..numbers import move_text, number, several


def moment(trace: Trace, time: int) -> str:
    """What happens at this time, in words.

    >>> from gamesearch import PayoffTree, maxn, record
    >>> trace = record(maxn, PayoffTree([[(1, 2, 6), (4, 3, 2)], [(6, 1, 2), (3, 5, 1)]]))
    >>> moment(trace, 1), moment(trace, 4)
    ('Player 2 to move after move 0.', 'Player 2 takes (4, 3, 2): 3 is the most he can get here.')
    """
    visit = next(visit for visit in trace.visits() if time in _times(visit))
    if visit.is_leaf:
        return f"A leaf: {share_text(share(trace.game, visit.state))}."
    if time == visit.opened:
        after = "at the root" if visit.parent is None else f"after move {move_text(visit.move)}"
        return f"{_player(visit)} to move {after}."
    return _done(trace, visit)


def share(game: Game, state: State) -> tuple[float, ...]:
    """What a finished game pays each player."""
    return tuple(game.utility(state, player) for player in range(game.seats))


def share_text(value: tuple[float, ...]) -> str:
    return f"({', '.join(map(number, value))})"


def _times(visit: Visit) -> tuple[int | None, ...]:
    return (visit.opened,) if visit.is_leaf else (visit.opened, visit.closed)


def _player(visit: Visit) -> str:
    return f"Player {(visit.player or 0) + 1}"


def _done(trace: Trace, visit: Visit) -> str:
    if not isinstance(visit.value, tuple):
        return f"Back at {_player(visit).lower()}."
    own = number(visit.value[visit.player or 0])
    said = f"{_player(visit)} takes {share_text(visit.value)}"
    if visit.pruned:
        left = several(len(visit.pruned), "move was", "moves were")
        return f"{_player(visit)} has {share_text(visit.value)} here: {left} not looked at."
    read = [child.value for child in visit.opened_children if isinstance(child.value, tuple)]
    most = max((value[visit.player or 0] for value in read), default=None)
    known = len(read) == len(visit.opened_children) and most == visit.value[visit.player or 0]
    if visit.parent is None:
        return f"In the end {said[0].lower()}{said[1:]}."
    return f"{said}: {own} is the most he can get here." if known else f"{said}."
