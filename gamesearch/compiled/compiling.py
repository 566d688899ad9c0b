"""`@compiled` above a function: numba makes machine code of it when it is first called.

The machine code is kept, so that only the very first call on a machine waits for the compiler.
It is kept in a folder of the reader's own, not beside the sources, which may be read-only; the
folder's name is a fingerprint of the sources, for machine code that was made of an older helper
must never be used. Where nothing can be written, every session compiles anew.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..errors import needed

with needed("the compiled searches", "fast"):
    numba: Any = import_module("numba")
    import numpy  # noqa: F401  (it comes with numba: the files beside this one take it from here)


def compiled(function: Callable) -> Any:
    """The function as machine code; every number in it is a 64-bit integer or float."""
    folder = machine_code_folder()
    usual = numba.config.CACHE_DIR
    try:
        if folder is not None:
            numba.config.CACHE_DIR = str(folder)
        # As in C, a division by 0 is no error: to look for one costs a tenth of a tree search.
        options = {"nogil": True, "error_model": "numpy"}
        return numba.njit(function, cache=folder is not None, **options)
    finally:
        numba.config.CACHE_DIR = usual  # other libraries keep theirs where they are used to


@lru_cache
def machine_code_folder() -> Path | None:
    sources = sorted(Path(__file__).parent.glob("*.py"))
    print_of_all = hashlib.sha256(b"".join(source.read_bytes() for source in sources))
    folder = own_folder()
    return writable(folder / f"code-{print_of_all.hexdigest()[:16]}") if folder else None


def own_folder() -> Path | None:
    """Where this reader's machine keeps what programs can make again; None without a home."""
    named = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    try:
        return Path(named or Path.home() / ".cache") / "gamesearch"
    except RuntimeError:
        return None


def writable(folder: Path) -> Path | None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None
