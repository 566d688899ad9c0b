"""What is kept of what a kernel says about one cell: as much as may count, and no more.

What it prints is dropped, and so are pictures; of an error its name is kept, and of what is shown
the text. There is room for some, per cell and per submission.
"""

from __future__ import annotations

import json
from collections import deque
from typing import Any

from gamesearch.course.grade.allowance import Allowance

MOST_MESSAGES, MOST_BYTES = 300, 4_000_000
LARGEST_HEADER = 10_000
KEPT = ("status", "error", "execute_result", "display_data")
TEXT = "text/plain"  # what `check` says, for a hint
DELIMITER = b"<IDS|MSG>"


class CellMessages:
    """The messages about the request `asked`, in the form that nbval knows them."""

    def __init__(self, asked: str, allowance: Allowance) -> None:
        self.asked, self.allowance = asked, allowance
        self.kept: deque[Any] = deque()
        self.prompts: deque[str] = deque()  # what it asked for input with
        self.room = MOST_BYTES
        self.replied = False

    def take(self, channel: str, message: list[bytes]) -> None:
        """Keep what is about the cell that was asked for and may count; drop all else unread."""
        self.allowance.to_read -= sum(map(len, message))
        if DELIMITER not in message or self.allowance.to_read <= 0:
            return
        parts = message[message.index(DELIMITER) + 2 :]
        if len(parts) < 4:
            return
        header, about, _, content = parts[:4]
        size = len(header) + len(about) + len(content)
        kind, asked = _field(header, "msg_type"), _field(about, "msg_id")
        if asked != self.asked:
            return
        if channel == "shell":
            self.replied = True
        elif channel == "stdin" and kind == "input_request" and self._has_room(kind, size):
            self.prompts.append(str(_parsed(content).get("prompt")))
        elif channel == "iopub" and kind in KEPT and self._has_room(kind, size):
            self._keep(kind, asked, content)

    def _has_room(self, kind: str, size: int) -> bool:
        if kind == "status":  # there shall be room for the last word, however much was said
            return size < LARGEST_HEADER
        if size > min(self.room, self.allowance.to_keep) or len(self.kept) >= MOST_MESSAGES:
            return False
        self.room -= size
        self.allowance.to_keep -= size
        return True

    def _keep(self, kind: str, asked: str, content: bytes) -> None:
        told = _parsed(content)
        if kind == "status":
            if told.get("execution_state") != "idle" or len(self.kept) > MOST_MESSAGES:
                return  # the first of them ends the cell
            told = {"execution_state": "idle"}
        elif kind == "error":
            told = {name: str(told.get(name, ""))[:200] for name in ("ename", "evalue")}
            told["traceback"] = []
        else:
            data = told.get("data")
            text = data.get(TEXT) if type(data) is dict else None
            shown = {TEXT: text} if type(text) is str else {}
            told = {"data": shown, "metadata": {}, "execution_count": None}
        about = {"msg_id": asked}
        self.kept.append({"msg_type": kind, "parent_header": about, "content": told})


def _parsed(text: bytes) -> dict[str, Any]:
    """What a student's kernel calls JSON; nothing, if it is none or no object."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _field(text: bytes, name: str) -> str:
    value = _parsed(text).get(name) if len(text) < LARGEST_HEADER else None
    return value if isinstance(value, str) else ""
