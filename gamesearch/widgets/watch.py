"""Seeing one's own function at work; a sentence says so where there is nothing to see yet.

watch           a search, step by step; in a maze, the game that it plays
watch_game      a game that somebody plays, as a film
watch_tree      the tree of a Monte Carlo tree search, as it grows
watch_playout   a random game, move by move
watch_handicap  a handicap on its dial
watch_audit     what an audit says of some logs
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from math import inf
from typing import Any

from ..drawing.boards.draw_board import draw_board
from ..drawing.boards.words import result_in_words, side_name, tell
from ..drawing.charts import bars, lines
from ..drawing.picture import Picture
from ..drawing.shown import shown
from ..drawing.trees.growth import draw_growth
from ..drawing.trees.mcts_scene import Noting, following
from ..errors import BadSearch
from ..games.game import CHANCE, Game, State
from ..games.maze import Maze
from ..search.montecarlo.mcts import Node
from ..tracing.answers import legal_move
from ..tracing.recording import record

Dial = Callable[[float, bool], float]  # the share of the points at a handicap, beginning or not


def watch(search: Callable[..., Any], game: Game, **options: Any) -> Any:
    """The steps of `search(game, state, …)` from the start of the game; in a maze, how it runs.

    >>> from gamesearch import TreeGame, alphabeta
    >>> watch(alphabeta, TreeGame([[3, 5], [2, 9]]))
    <stepper: 9 steps, 7 nodes, 1 move pruned>
    >>> watch(lambda game, state: 1 / 0, TreeGame([[3, 5], [2, 9]]))
    Your code stopped with ZeroDivisionError: division by zero.
    """
    from .show_steps import show_steps

    if isinstance(game, Maze):
        return watch_game(lambda game, state: search(game, state, **options), game)
    asked = _whole_window(search) | options
    return shown(lambda: show_steps(record(search, game, game.initial, **asked)))


def watch_game(
    player: Callable[..., Any],
    game: Game,
    opponent: Callable[..., Any] | None = None,
    *,
    state: State | None = None,
    seed: int = 1,
    most: int = 60,
) -> Any:
    """A film of one game, a move a picture: `player(game, state)` for MAX, and for MIN too where
    there is no opponent. Both answer with a move, or a value and a move; dice follow the seed.

    >>> from gamesearch import Nim, alphabeta
    >>> watch_game(alphabeta, Nim(3))
    <slider: 2 pictures, move 0 of 1 to 1 of 1>
    """
    return shown(
        lambda: _film(game, state, (player, opponent or player), random.Random(seed), most)
    )


def _film(game: Game, state: State | None, players: Any, rng: random.Random, most: int) -> Any:
    from .match import Walk

    walk, said = Walk(game, state), ["The start."]
    while not game.is_terminal(walk.state) and len(walk.moves) < most:
        before, mover = walk.state, game.to_move(walk.state)
        if mover == CHANCE:
            moves, weights = zip(*game.chances(before), strict=True)
            walk.make(rng.choices(moves, weights)[0])
        else:
            answer = players[mover](game, before)
            walk.make(legal_move(game, before, answer, players[mover]))
        told = tell(game, before, walk.moves[-1], lambda player: side_name(game, player))
        over = game.is_terminal(walk.state)
        said.append(f"{told} {result_in_words(game, walk.state)}" if over else told)
    return _positions(game, walk.states, walk.moves, said)


def _positions(game: Game, states: Sequence[State], moves: Sequence[Any], said: list[str]) -> Any:
    """Boards behind a slider, each with the move that led there."""
    from .show_frames import show_frames

    came = zip(states, [None, *moves], strict=True)
    pictures = [draw_board(game, state, last=move) for state, move in came]
    labels = [f"{n} of {len(moves)}" for n in range(len(states))]
    return show_frames(labels, pictures, label="move", describe=said)


def _whole_window(search: Callable[..., Any]) -> dict[str, Any]:
    """alpha and beta for a search that cannot do without them: nothing is known yet."""
    try:
        parameters = signature(search).parameters
    except (TypeError, ValueError):
        return {}
    needed = [name for name, each in parameters.items() if each.default is each.empty]
    return {name: open_end for name, open_end in (("alpha", -inf), ("beta", inf)) if name in needed}


def watch_tree(
    search: Callable[..., Any],
    game: Game,
    state: State | None = None,
    *,
    games: int = 600,
    seed: int = 1,
) -> Any:
    """How the tree of `search(game, state, games, rng)`, which answers (move, root), grows.

    >>> from gamesearch import Nim, mcts, tree_after
    >>> def search(game, state, games, rng):
    ...     root = tree_after(games, mcts(game, state, rng=rng))
    ...     return root.best.move, root
    >>> watch_tree(search, Nim(5), games=50)
    <slider: 3 pictures, games 10 to 50>
    """
    from .show_frames import show_frames

    state = game.initial if state is None else state

    def make() -> Any:
        counts = [count for count in (10, 30, 100, 300) if count < games] + [games]
        pictures = [_tree_of(search, game, state, count, seed) for count in counts]
        return show_frames(counts, pictures, label="games", at=-1)

    return shown(make)


def _tree_of(
    search: Callable[..., Any], game: Game, state: State, games: int, seed: int
) -> Picture:
    answer = search(game, state, games, random.Random(seed))
    if not isinstance(answer, tuple | list) or len(answer) != 2:
        raise BadSearch(f"your search must return a pair (move, root); it returned {answer!r}")
    move, root = answer
    return draw_growth({f"{games} games, move {move}": _copied(game, state, root)})


def _copied(game: Game, state: State, root: Any, above: Node | None = None) -> Node:
    """The same tree in nodes that can be drawn, its states found by playing its moves again."""
    move, mover = (None, 1 - game.to_move(state)) if above is None else (root.move, above.player)
    node = Node(game, state, move, mover)
    node.N, node.W = root.N, root.W
    children = root.children
    for child in children.values() if isinstance(children, dict) else children:
        if child.N:
            node.children.append(_copied(game, game.result(state, child.move), child, node))
    tried = {child.move for child in node.children}
    node.untried = [each for each in node.untried if each not in tried]
    return node


def watch_playout(
    rollout: Callable[..., Any], game: Game, state: State | None = None, *, seed: int = 1
) -> Any:
    """The game that `rollout(game, state, rng)` plays, move by move.

    >>> from gamesearch import Nim
    >>> from gamesearch.search.montecarlo.mcts import uniform_rollout
    >>> watch_playout(uniform_rollout, Nim(3))
    <slider: 3 pictures, move 0 of 2 to 2 of 2>
    """
    state = game.initial if state is None else state

    def make() -> Any:
        noting = Noting(game)
        end = rollout(noting, state, random.Random(seed))
        played = following(noting.noted, state)
        states = [state, *(after for _, _, after in played)]
        if states[-1] != end:  # it made its states in another way: the end is all there is to see
            return draw_board(game, end)
        said = [
            tell(game, at, move, lambda player: side_name(game, player)) for at, move, _ in played
        ]
        if game.is_terminal(end):
            said[-1:] = [f"{each} {result_in_words(game, end)}" for each in said[-1:]]
        return _positions(game, states, [move for _, move, _ in played], ["The start.", *said])

    return shown(make)


def watch_handicap(handicap: Callable[[Dial], float], dial: Dial) -> Any:
    """The shares of the points over the handicap, and where `handicap(dial)` stands."""

    def make() -> Any:
        h = float(handicap(dial))
        grid = sorted({*(n / 20 for n in range(21)), h})
        begins, second = ([dial(place, first) for place in grid] for first in (True, False))
        mean = (dial(h, True) + dial(h, False)) / 2
        series = {"it begins": begins, "it is second": second, "even": [0.5] * len(grid)}
        words = f"Your handicap is {h:.3f}; the program gets {mean:.3f} of the points there."
        return lines(grid, series, title=words, xlabel="handicap", alt=words)

    return shown(make)


def watch_audit(audit: Callable[[Any], float], logs: Mapping[str, Sequence[Any]]) -> Any:
    """What `audit(log)` says of each log."""

    def make() -> Any:
        scores = {name: float(audit(list(log))) for name, log in logs.items()}
        said = {name: float(f"{score:.3g}") for name, score in scores.items()}
        return bars(list(said), list(said.values()), title="your audit", alt=f"Your audit: {said}")

    return shown(make)
