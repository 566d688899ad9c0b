"""Adversarial search, to be read and stepped through.

The public names load when they are first used: `import gamesearch` itself reads nothing but
this file and the standard library.
"""

import importlib

# Where each public name lives: the one table of them. `__init__.pyi` says the same to editors and
# type checkers; a test compares the two.
_HOMES = {
    "games.chess": "Chess",
    "games.check_game": "check_game",
    "games.coins": "Coins",
    "games.connectfour": "ConnectFour",
    "games.corridor": "Corridor",
    "games.dotsandboxes": "DotsAndBoxes",
    "games.game": "CHANCE Game MAX MIN",
    "games.graph": "GraphGame",
    "games.hex": "Hex",
    "games.hidden": "HiddenTree",
    "games.kuhn": "KuhnPoker",
    "games.maze": "Maze",
    "games.minichess": "MiniChess",
    "games.nim": "Nim",
    "games.patrol": "Patrol",
    "games.payoffs": "PayoffTree",
    "games.pig": "Pig",
    "games.race": "Race",
    "games.tictactoe": "TicTacToe",
    "games.tree": "random_tree TreeGame TREES",
    "trees": "grow",
    "counting": "count",
    "tracing.recording": "record",
    "tracing.step": "step",
    "search.alphabeta": "alphabeta",
    "search.deepening": "deepening",
    "search.expectimax": "expectimax",
    "search.expectiminimax": "expectiminimax",
    "search.maxn": "maxn",
    "search.minimax": "minimax",
    "search.negamax": "negamax",
    "search.ordering": "ordered_alphabeta",
    "search.solve": "solve",
    "search.montecarlo.mcts": "mcts tree_after",
    "drawing.source": "show_source",
    "drawing.boards.draw_board": "draw_board",
    "drawing.trees.draw_tree": "draw_tree",
    "drawing.trees.graphs": "draw_graph",
    "drawing.trees.growth": "draw_growth",
    "drawing.trees.hidden": "draw_hidden",
    "drawing.trees.payoffs": "draw_payoffs",
    "widgets.edit_leaves": "edit_leaves",
    "widgets.explore": "explore",
    "widgets.guess_pruned": "guess_pruned",
    "widgets.play": "play",
    "widgets.predict": "predict reveal",
    "widgets.show_frames": "show_frames",
    "widgets.show_order": "show_order",
    "widgets.show_phases": "show_phases",
    "widgets.show_refutation": "show_refutation",
    "widgets.show_steps": "show_steps",
    "widgets.show_table": "show_table",
    "widgets.show_weights": "show_weights",
    "widgets.watch": "watch watch_game watch_playout watch_tree",
    "widgets.watch_mcts": "watch_mcts",
    "checks.report": "report",
    "checks.verdict": "check",
    "errors": "BadGame BadSearch GameSearchError IllegalMove",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    if name == "__all__":  # asked for by `from gamesearch import *` and by help()
        return _at_hand()
    if name not in _HOME_OF:
        raise AttributeError(f"gamesearch has no {name!r}")
    value = getattr(importlib.import_module(f".{_HOME_OF[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_at_hand()})


def _at_hand() -> list[str]:
    """The public names without those that need a library which is not installed.

    Who asks for one of these by its name is told what to install.
    """
    from importlib.util import find_spec

    widgets = all(map(find_spec, ("anywidget", "ipywidgets")))
    return sorted(name for name, home in _HOME_OF.items() if widgets or home[:8] != "widgets.")
