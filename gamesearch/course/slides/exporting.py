"""JupyterLab's menu "Save and Export Notebook As": its slides and its HTML open offline, too."""

from __future__ import annotations

from typing import Any

from gamesearch.course.slides.pages import configure


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: Any) -> None:
    configure(server.config)
