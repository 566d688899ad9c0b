import contextlib
import sys
from types import SimpleNamespace

try:
    from gamesearch.course.sandbox import choose
except ImportError:

    @contextlib.contextmanager
    def choose(mode):
        yield SimpleNamespace(kernel_name="python3", env={}, tier="none", sentence="no sandbox")

    sys.modules["gamesearch.course.sandbox"] = SimpleNamespace(choose=choose)
