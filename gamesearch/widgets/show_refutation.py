"""`show_refutation`: choose a root move, and the reply that decides what it is worth lights up.

Two ways to judge a move, behind one button: minimax (the other player replies as well as
possible) and hope (everybody plays along). Both are recorded searches, worked out beforehand, so
no kernel is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..drawing.numbers import move_text, number
from ..drawing.picture import Picture
from ..drawing.trees.draw_tree import move_names
from ..drawing.trees.frames import Frames
from ..drawing.trees.geometry import geometry
from ..drawing.trees.plan import WITH_TEXT, DrawnNode, TreePlan
from ..drawing.trees.plan_of import plan_of
from ..drawing.trees.scene import Appearance, Scene, letters_inside
from ..drawing.trees.words import name
from ..errors import BadGame
from ..games.game import MAX, Game, State, Value
from ..games.tree import TreeGame
from ..search.minimax import minimax
from ..tracing.recording import record
from .show_steps import StepsView
from .stepper import Bundle
from .toolkit import ipywidgets


def show_refutation(game: Game | list) -> Bundle:
    """A small tree, a button for each root move, and one for the way to judge it.

    >>> show_refutation([[3, 12], [2, 4]])
    <refutations: 2 moves, by minimax or by hope>
    """
    game = TreeGame(game) if isinstance(game, list) else game
    ways = {"minimax": WayToJudge(game, minimax), "hope": WayToJudge(game, hoped_value)}
    first = ways["minimax"]
    moves = ipywidgets.ToggleButtons(
        options=[*(f"move {move_text(node.move)}" for node in first.root_moves), "the best"],
        index=0,
        description="look at",
    )
    way = ipywidgets.ToggleButtons(options=list(ways), description="judge by")
    views = [each.view() for each in ways.values()]
    for view in views:
        ipywidgets.jslink((moves, "index"), (view, "step"))
    stack = ipywidgets.Stack(views, selected_index=0)
    ipywidgets.jslink((way, "index"), (stack, "selected_index"))
    shown = f"refutations: {len(first.root_moves)} moves, by minimax or by hope"
    return Bundle([way, moves, stack], shown, first.picture())


def hoped_value(game: Game, state: State | None = None) -> Value:
    """What the player to move could get if everybody played along."""
    start = game.initial if state is None else state
    pick = max if game.to_move(start) == MAX else min

    def below(game: Game, state: State) -> Value:
        if game.is_terminal(state):
            return game.utility(state)
        return pick([below(game, game.result(state, move)) for move in game.actions(state)])

    return below(game, start)


class WayToJudge:
    """One way to judge moves: a scene for each root move, and one for the best of them."""

    def __init__(self, game: Game, search: Callable[..., Any]):
        self.plan: TreePlan = plan_of(record(search, game))
        if self.plan.size > WITH_TEXT or any(node.folded for node in self.plan.nodes):
            raise BadGame(
                f"a tree to look for refutations in has at most {WITH_TEXT} nodes: "
                "choose a smaller one"
            )
        self.hopes = search is hoped_value
        root = self.plan.nodes[0]
        self.root_moves = [self.plan.nodes[key] for key in root.children]
        self.best = self._worth(root, self.root_moves)
        looks = [self._scene(node, self._looks_after(node)) for node in self.root_moves]
        self.scenes = [*looks, self._scene(self.best, self._looks_at_all())]
        self.words = [self._sentence(node) for node in self.root_moves] + [self._verdict()]
        names = move_names(self.plan, True)
        place = geometry(self.plan, names, longest=letters_inside(self.plan, self.scenes))
        self.frames = Frames(self.plan, place, names, self.scenes, self.words)

    def view(self) -> StepsView:
        return StepsView(svg=self.frames.svg, book=self.frames.book, unit="")

    def picture(self) -> Picture:
        """The best move, on paper."""
        return self.frames.picture(-1, " ".join(self.words), f"tree: {self.plan.size} nodes")

    def line(self, node: DrawnNode) -> list[DrawnNode]:
        """Down from a node by the branches whose value is the node's own."""
        below = [self.plan.nodes[key] for key in node.children]
        return [node, *self.line(self._worth(node, below))] if below else [node]

    def _worth(self, node: DrawnNode, children: list[DrawnNode]) -> DrawnNode:
        return next(child for child in children if _value(child) == _value(node))

    def _scene(self, node: DrawnNode, looks: tuple[Appearance, ...]) -> Scene:
        line = self.line(node)
        return Scene(looks, current=line[-1].key, path=tuple(each.key for each in line))

    def _looks_at_all(self) -> tuple[Appearance, ...]:
        return tuple(Appearance("closed", number(_value(node)), True) for node in self.plan.nodes)

    def _looks_after(self, chosen: DrawnNode) -> tuple[Appearance, ...]:
        return tuple(self._look(node, chosen) for node in self.plan.nodes)

    def _look(self, node: DrawnNode, chosen: DrawnNode) -> Appearance:
        if node.parent is None:
            return Appearance("open", number(_value(chosen)), False)
        if self._is_below(node, chosen):
            return Appearance("closed", number(_value(node)), True)
        return Appearance("waiting", "" if node.children else number(_value(node)))

    def _is_below(self, node: DrawnNode, above: DrawnNode) -> bool:
        if node.parent is None or node is above:
            return node is above
        return self._is_below(self.plan.nodes[node.parent], above)

    def _sentence(self, chosen: DrawnNode) -> str:
        replies = ", ".join(
            f"{name(_player(self.plan.nodes[node.parent or 0]))} {move_text(node.move)}"
            for node in self.line(chosen)[1:]
        )
        value, move = number(_value(chosen)), move_text(chosen.move)
        if self.hopes:
            return f"Move {move} could end at {value}, if all play along: {replies or 'at once'}."
        if not replies:
            return f"Move {move} ends the game at {value}."
        return f"After move {move} the best play is {replies}: the game ends at {value}."

    def _verdict(self) -> str:
        value, move = number(_value(self.best)), move_text(self.best.move)
        mover = name(_player(self.plan.nodes[0]))
        if self.hopes:
            return f"Hope takes move {move}, because of a leaf worth {value}."
        return f"{mover} takes move {move}: of all replies to fear, the one at {value} is the best."


def _value(node: DrawnNode) -> Any:
    """What the search made of it, or what the rules say."""
    visit = node.visit
    assert visit is not None  # neither way leaves anything unread
    return visit.outcome if visit.value is None else visit.value


def _player(node: DrawnNode) -> Any:
    return node.visit.player if node.visit else None
