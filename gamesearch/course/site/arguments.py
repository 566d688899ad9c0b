"""What `gamesearch site` can be told."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, metavar="DIR", help="where to (default: build/site)")
    parser.add_argument(
        "--lite",
        action="store_true",
        help="with JupyterLite: exercises run in the browser (needs the extra lite)",
    )
    parser.add_argument(
        "--pyodide",
        type=Path,
        metavar="FOLDER",
        help="with --lite: a folder of Pyodide to serve (default: its own address serves it)",
    )
