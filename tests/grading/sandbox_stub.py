import contextlib
import importlib.util
import sys
from types import SimpleNamespace

if importlib.util.find_spec("gamesearch.course.sandbox") is None:

    @contextlib.contextmanager
    def choose(mode):
        yield SimpleNamespace(kernel_name="python3", env={}, tier="none", sentence="no sandbox")

    sys.modules["gamesearch.course.sandbox"] = SimpleNamespace(choose=choose)
