"""What a reader moves: sliders, boards, predictions. Each works without a kernel where it can."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .exploring import explore
    from .frames import show_frames
    from .growing import watch_playout, watch_tree
    from .inspector import show_table
    from .leaves import edit_leaves
    from .ordering import show_order
    from .phases import show_phases
    from .playing import play
    from .predictions import predict, reveal
    from .pruning import guess_pruned
    from .refutation import show_refutation
    from .steps import show_steps
    from .watching import watch
    from .weighing import show_weights

# No name is that of its file: a loaded file would stand in the function's place.
_HOME_OF = {
    "edit_leaves": "leaves",
    "explore": "exploring",
    "guess_pruned": "pruning",
    "play": "playing",
    "predict": "predictions",
    "reveal": "predictions",
    "show_frames": "frames",
    "show_order": "ordering",
    "show_phases": "phases",
    "show_refutation": "refutation",
    "show_steps": "steps",
    "show_weights": "weighing",
    "show_table": "inspector",
    "watch": "watching",
    "watch_playout": "growing",
    "watch_tree": "growing",
}
__all__ = [
    "edit_leaves",
    "explore",
    "guess_pruned",
    "play",
    "predict",
    "reveal",
    "show_frames",
    "show_order",
    "show_phases",
    "show_refutation",
    "show_steps",
    "show_weights",
    "show_table",
    "watch",
    "watch_playout",
    "watch_tree",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"gamesearch.widgets has no {name!r}")
    return getattr(importlib.import_module(f".{_HOME_OF[name]}", __name__), name)
