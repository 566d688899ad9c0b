"""Questions to a cell while it runs: it asks for input, and shows its answer in asking.

Jupyter has this for `input("your name?")`: here the prompt is what a kernel says, and the input is
what it is asked next. A student's own cells cannot ask for input, so nothing else comes this way.
"""

from __future__ import annotations

import time
from queue import Empty

from gamesearch.course.grade.kernel import LAST_WORDS, PATIENCE, KernelDied, MarkingKernel

NOTHING = "null"  # what a cell has said that has ended instead of answering


def begin_cell(kernel: MarkingKernel, source: str) -> None:
    """Run a cell that will ask for input."""
    kernel.execute_cell_input(source, allow_stdin=True)
    kernel.start_watch()


def answer_to(kernel: MarkingKernel, question: str | None, seconds: float) -> str:
    """What the cell says to a question, or of itself if there is none. It has so many seconds for
    all of them together; those in which nothing is asked of it are not its own.

    Raises:
        Empty: its time is over.
        KernelDied: it is gone.
    """
    if question is not None:
        kernel.watch.go_on()
        _tell(kernel, question)
    while not (kernel.heard.prompts or kernel.heard.replied):
        kernel.listen_in_time(seconds)
    kernel.watch.stop()
    return kernel.heard.prompts.popleft() if kernel.heard.prompts else NOTHING


def end(kernel: MarkingKernel, late: bool) -> None:
    """Let the cell come to its end; a kernel that does not is ended."""
    try:
        if late:
            kernel.interrupt()
        elif not kernel.heard.replied:
            _tell(kernel, "")
        kernel.end = time.monotonic() + LAST_WORDS
        while kernel.get_message("iopub")["msg_type"] != "status":
            pass
        while not kernel.heard.replied:
            if time.monotonic() > kernel.end:
                raise Empty
            kernel.listen(PATIENCE)
    except (Empty, KernelDied):
        kernel.stop()


def _tell(kernel: MarkingKernel, text: str) -> None:
    kernel.send("stdin", kernel.km.session.msg("input_reply", {"value": text}))
