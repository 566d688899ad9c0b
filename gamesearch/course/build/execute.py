"""Run one notebook in a fresh kernel, so that the same source gives the same outputs.

What could differ between two runs is either fixed (hash seed, plotting back-end, user profile,
number of threads) or refused: a warning, a memory address, a path of this machine.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from gamesearch.course.environment import PACKAGE, kernel_environment
from gamesearch.course.notebook import WIDGETS, NotebookError, Source, tags
from gamesearch.course.widgets import stabilise

SECONDS_PER_CELL = 300
ADDRESS = re.compile(r"\bat 0x[0-9a-fA-F]")
ANSI = re.compile(r"\x1b\[[0-9;]*m")


async def execute(source: Source, folder: Path, on_cell: Callable[[], object]) -> Any:
    """The source's notebook with outputs, counts 1..n and saved widgets; `folder` is where it runs.

    Raises:
        NotebookError: a cell raised, warned, hung, or showed what will differ on the next run.
    """
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError

    notebook = deepcopy(source.notebook)
    running = 0

    def started(cell: Any, cell_index: int, **_: Any) -> None:
        nonlocal running
        running = cell_index
        on_cell()

    with tempfile.TemporaryDirectory(prefix="kernel-") as private:
        manager = _kernel_manager(Path(private))
        client = NotebookClient(
            notebook,
            km=manager,
            timeout=SECONDS_PER_CELL,
            resources={"metadata": {"path": str(folder)}},
            store_widget_state=True,
            record_timing=False,
            coalesce_streams=True,  # else the pace of the machine decides how text is split
            on_cell_start=started,
        )
        try:
            await client.async_execute(env=kernel_environment(private, os.environ, alone=False))
        except CellExecutionError:
            raise _raised(source, notebook, running) from None
        except (CellTimeoutError, DeadKernelError) as error:
            fault = str(error).strip().splitlines()[0]
            where = source.where(running)
            raise NotebookError(f"the cell did not end: {fault}", where=where) from None
        finally:
            if client.kc is not None:
                client.kc.stop_channels()
            await manager.shutdown_kernel(now=True)
    _clean(notebook, source)
    for index, cell in enumerate(notebook.cells):
        if fault := unsteady(cell):
            raise NotebookError(fault, where=source.where(index))
    return notebook


def _kernel_manager(private: Path) -> Any:
    """This very interpreter's kernel, on sockets in a private folder: nothing to race for."""
    from jupyter_client.kernelspec import KernelSpecManager
    from jupyter_client.manager import AsyncKernelManager

    manager = AsyncKernelManager(kernel_spec_manager=KernelSpecManager(kernel_dirs=[]))
    manager.connection_file = str(private / "kernel.json")
    if os.name == "posix":
        manager.transport = "ipc"
        manager.ip = str(private / "s")
    return manager


def _raised(source: Source, notebook: Any, index: int) -> NotebookError:
    """Where a cell raised: its place, the line of the source and the end of the traceback."""
    cell = notebook.cells[index]
    error = next(o for o in reversed(cell.outputs) if o.output_type == "error")
    trace = ANSI.sub("", "\n".join(error.traceback))
    found = re.search(r"Cell In\[\d+\], line (\d+)", trace)
    line = int(found[1]) if found else 0
    tail = [text for text in trace.splitlines() if text.strip()][-6:]
    code = cell.source.splitlines()[line - 1].strip() if line else cell.source.splitlines()[0]
    shown = "".join(f"\n    {text}" for text in [f"> {code}", *tail])
    return NotebookError(f"the cell raised {error.ename}{shown}", where=source.where(index, line))


def _clean(notebook: Any, source: Source) -> None:
    """Keep what a reader sees; drop what only says how and where it was run."""
    kept = dict(source.notebook.metadata)
    if WIDGETS in notebook.metadata.get("widgets", {}):
        kept["widgets"] = notebook.metadata.widgets
    notebook.metadata.clear()
    notebook.metadata.update(kept)
    stabilise(notebook, source.stem)
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            if output.output_type == "error":  # the frames hold paths; the message is the point
                output.traceback = [f"{output.ename}: {output.evalue}"]


def unsteady(cell: Any) -> str:
    """What in a cell's outputs warns, failed, or would differ in another run; "" if nothing."""
    raised = any(output.output_type == "error" for output in cell.get("outputs", []))
    if "raises-exception" in tags(cell) and not raised:
        return "the cell is tagged raises-exception and raised nothing: take the tag away"
    for output in cell.get("outputs", []):
        if output.output_type == "error" and "raises-exception" not in tags(cell):
            return f"the cell raised {output.ename}: mend it, or tag it raises-exception"
        if output.get("name") == "stderr":
            return f"the cell warns: mend what causes it\n    {output.text.strip()}"
        data = output.get("data", {})
        text = "\n".join([output.get("text", ""), data.get("text/plain", "")])
        text += "\n" + "".join(data.get("text/html", ""))
        if found := ADDRESS.search(text):
            mend = "write `_ = ` before it, or give it a __repr__"
            return f"the output shows a memory address ({found[0]}…): {mend}"
        for path in (str(PACKAGE.parent), sys.prefix, tempfile.gettempdir()):
            if f"{path}/" in text:
                return f"the output shows a path of this machine ({path}): print something else"
    return ""
