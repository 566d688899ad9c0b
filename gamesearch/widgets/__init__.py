"""What a reader moves: sliders, boards, predictions. Each works without a kernel where it can."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .explore import explore
    from .frames import show_frames
    from .play import play
    from .predict import predict, reveal
    from .pruning import guess_pruned
    from .steps import show_steps

_HOME_OF = {
    "explore": "explore",
    "guess_pruned": "pruning",
    "play": "play",
    "predict": "predict",
    "reveal": "predict",
    "show_frames": "frames",
    "show_steps": "steps",
}
__all__ = [
    "explore",
    "guess_pruned",
    "play",
    "predict",
    "reveal",
    "show_frames",
    "show_steps",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"gamesearch.widgets has no {name!r}")
    # Importing `.play` sets the module under the function's own name: the function must win.
    value = getattr(importlib.import_module(f".{_HOME_OF[name]}", __name__), name)
    globals()[name] = value
    return value
