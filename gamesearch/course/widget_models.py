"""The widgets that a notebook has saved: which of them belong to those that an output shows."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

Models = dict[str, dict[str, Any]]  # by the id of the widget
PREFIX = "IPY_MODEL_"  # how a widget's state names another one


def reachable(models: Models, shown: list[str]) -> Models:
    """The models shown, those they hold, and the links between such."""
    found = {name for each in shown for name in held(models, each)}
    found.update(links(models, found))
    return {name: data for name, data in models.items() if name in found}


def held(models: Models, name: str) -> Iterator[str]:
    """The model and all that it holds, itself first, the rest in the order of their keys."""
    seen, waiting = set(), [name]
    while waiting:
        name = waiting.pop()
        if name in seen or name not in models:
            continue
        seen.add(name)
        yield name
        waiting += reversed(list(named(models[name]["state"], models)))


def links(models: Models, kept: Collection[str]) -> Iterator[str]:
    """No view shows a link (jslink) and no widget holds it: it points at the two that it joins."""
    for name, data in models.items():
        joined = list(named(data["state"], models))
        if joined and data["state"].get("_view_name") is None and all(j in kept for j in joined):
            yield name


def named(value: Any, models: Collection[str]) -> Iterator[str]:
    """The models that are named anywhere inside a state; an output inside it names one bare."""
    if isinstance(value, str):
        name = value.removeprefix(PREFIX)
        if name in models:
            yield name
    elif isinstance(value, dict):
        for key in sorted(value):
            yield from named(value[key], models)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from named(item, models)
