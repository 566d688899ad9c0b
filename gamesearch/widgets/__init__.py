"""What a reader moves: sliders, boards, predictions. Each works without a kernel where it can."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .exploring import explore
    from .frames import show_frames
    from .leaves import edit_leaves
    from .ordering import show_order
    from .playing import play
    from .predictions import predict, reveal
    from .pruning import guess_pruned
    from .refutation import show_refutation
    from .steps import show_steps
    from .watching import watch

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
    "show_refutation": "refutation",
    "show_steps": "steps",
    "watch": "watching",
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
    "show_refutation",
    "show_steps",
    "watch",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"gamesearch.widgets has no {name!r}")
    return getattr(importlib.import_module(f".{_HOME_OF[name]}", __name__), name)
