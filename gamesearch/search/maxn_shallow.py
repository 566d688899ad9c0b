"""Max^n with shallow pruning, for games in which there is only so much to be shared.

  total       no payoffs of the game add up to more than this, and none of them is negative
  ceiling     as soon as the mover here has this much, the player above has seen enough: what is
              left for *them*, total − that, is no more than they have elsewhere

Here only the player directly above stops the search. A bound from further up (a deep cut) is not
enough alone: a player in between may choose the other way, and bring other payoffs with it. Korf,
"Multi-player alpha-beta pruning" (1991). Last-branch pruning (Sturtevant 2003) cuts deep where
every player in between is at their last move, speculative pruning also elsewhere, and searches
again where that was wrong.
"""

from __future__ import annotations

from ..errors import BadSearch
from ..games.game import Action, Game, State, Value
from ..tracing.step import step
from .best import prepared
from .maxn import Outlook, Payoffs, payoffs


def maxn_shallow(game: Game, state: State | None = None, *, total: Value) -> Outlook:
    """The same payoffs and the same move as `maxn`, often without reading everything.

    >>> from gamesearch import PayoffTree
    >>> maxn_shallow(PayoffTree([[(4, 3, 3), (5, 1, 4)], [(2, 7, 1), (9, 0, 1)]]), total=10)
    Outlook(value=(4, 3, 3), move=0)
    """
    state, _, _ = prepared(game, state, None, None, players=True)
    return Outlook(*shares(game, state, total, ceiling=total))


@step
def shares(game: Game, state: State, total: Value, ceiling: Value) -> tuple[Payoffs, Action | None]:
    if game.is_terminal(state):
        return _within(payoffs(game, state), total), None
    player = game.to_move(state)
    best, best_move = None, None
    for move in game.actions(state):
        after = game.result(state, move)
        rival = best is not None and game.to_move(after) != player
        left = total - best[player] if best is not None and rival else total
        value, _ = shares(game, after, total, left)
        if best is None or value[player] > best[player]:
            best, best_move = value, move
        if best[player] >= ceiling:
            break
    assert best is not None, f"nobody can move in {state!r}, yet the game is not over"
    return best, best_move


def _within(found: Payoffs, total: Value) -> Payoffs:
    if min(found) < 0 or sum(found) > total:
        raise BadSearch(
            f"shallow pruning needs payoffs of 0 or more that add up to {total} at most, "
            f"here are {found}: give the true total, or use maxn"
        )
    return found
