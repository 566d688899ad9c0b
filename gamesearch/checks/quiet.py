"""Run something without letting it write, show, warn or leave figures open."""

from __future__ import annotations

import io
import sys
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout

KEPT = 10_000  # characters; a loop that prints for ever must not fill the memory


class Printed(io.TextIOBase):
    """A stream that keeps the beginning of what is written to it."""

    def __init__(self) -> None:
        self.text = ""

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text[: max(0, KEPT - len(self.text))]
        return len(text)


@contextmanager
def quiet() -> Iterator[Printed]:
    """Catch what is printed, and drop warnings, displayed output and figures left open."""
    printed = Printed()
    open_before = _figures()
    with ExitStack() as stack:
        stack.enter_context(redirect_stdout(printed))
        stack.enter_context(redirect_stderr(printed))
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore")
        stack.callback(_close_figures, open_before)
        if _in_ipython():
            from IPython.utils.capture import capture_output

            stack.enter_context(capture_output(stdout=False, stderr=False, display=True))
        yield printed


def _in_ipython() -> bool:
    ipython = sys.modules.get("IPython")
    return ipython is not None and ipython.get_ipython() is not None


def _figures() -> set[int]:
    pyplot = sys.modules.get("matplotlib.pyplot")
    try:
        return set(pyplot.get_fignums()) if pyplot else set()
    except Exception:  # somebody put another thing in pyplot's place
        return set()


def _close_figures(keep: set[int]) -> None:
    for number in _figures() - keep:
        sys.modules["matplotlib.pyplot"].close(number)
