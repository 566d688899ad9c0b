"""The widgets that a notebook has saved: which of them belong to those that an output shows."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator
from typing import Any

from gamesearch.course.notebook import WIDGET_VIEW, WIDGETS

Models = dict[str, dict[str, Any]]  # by the id of the widget
PREFIX = "IPY_MODEL_"  # how a widget's state names another one


def saved_models(notebook: Any) -> Models:
    """The state of each widget that a notebook has saved; {} where there is none."""
    saved = notebook.get("metadata", {}).get("widgets", {}).get(WIDGETS, {})
    return saved.get("state", {})


def model_named(reference: str) -> str:
    """The id in a reference to another widget, as a state holds it."""
    return reference.removeprefix(PREFIX)


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
        waiting += reversed(list(models_named(models[name]["state"], models)))


def links(models: Models, kept: Collection[str]) -> Iterator[str]:
    """No view shows a link (jslink) and no widget holds it: it points at the two that it joins."""
    for name, data in models.items():
        if data["state"].get("_view_name") is not None:
            continue
        joined = list(models_named(data["state"], models))
        if joined and all(each in kept for each in joined):
            yield name


def models_named(value: Any, models: Collection[str]) -> Iterator[str]:
    """The models that are named anywhere inside a state; an output inside it names one bare."""
    if isinstance(value, str):
        name = model_named(value)
        if name in models:
            yield name
    elif isinstance(value, dict):
        for key in sorted(value):
            yield from models_named(value[key], models)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from models_named(item, models)


def stabilise(notebook: Any, stem: str) -> None:
    """Give the widgets of an executed notebook ids that do not change from build to build.

    A kernel draws a random id for every widget. Here each gets one derived from the notebook, the
    cell that shows it and its place in the order met; widgets that nothing shows are left out.
    """
    models = saved_models(notebook)
    if not models:
        return
    names: dict[str, str] = {}
    for cell in notebook.cells:
        shown = [model for view in _views(cell) for model in held(models, view["model_id"])]
        for order, model in enumerate(dict.fromkeys(shown)):
            names.setdefault(model, _stable(stem, cell.id, order))
    for model in list(links(models, names)):
        names.setdefault(model, _stable(stem, "links", len(names)))
    notebook.metadata.widgets[WIDGETS]["state"] = {
        names[m]: _renamed(data, names) for m, data in models.items() if m in names
    }
    for cell in notebook.cells:
        for view in _views(cell):
            view["model_id"] = names[view["model_id"]]


def _views(cell: Any) -> Iterator[Any]:
    for output in cell.get("outputs", []):
        if WIDGET_VIEW in output.get("data", {}):
            yield output["data"][WIDGET_VIEW]


def missing_models(notebook: Any) -> list[int]:
    """The cells with a view whose widget is not saved: they would show "model not found"."""
    saved = saved_models(notebook)
    return [
        index
        for index, cell in enumerate(notebook.cells)
        if any(view["model_id"] not in saved for view in _views(cell))
    ]


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        name = model_named(value)
        return value.replace(name, names[name]) if name in names else value
    if isinstance(value, dict):
        return {key: _renamed(item, names) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_renamed(item, names) for item in value]
    return value


def _stable(stem: str, cell: str, order: int) -> str:
    return hashlib.sha1(f"{stem}/{cell}/{order}".encode()).hexdigest()[:32]
