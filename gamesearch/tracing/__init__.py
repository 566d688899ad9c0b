"""A search, watched: `record` runs it on a recorded game and returns the `Trace`."""

from .recording import RecordedGame, note, record
from .trace import Pruned, Trace, Visit
from .watching import step

__all__ = ["Pruned", "RecordedGame", "Trace", "Visit", "note", "record", "step"]
