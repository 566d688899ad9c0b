"""What a kernel is told by its environment, so that the same cells show the same everywhere."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]  # the folder gamesearch/
PACKAGES = ("site-packages", "dist-packages")


def kernel_environment(
    home: Path | str, given: Mapping[str, str], *, alone: bool = True
) -> dict[str, str]:
    """`given`, and what makes two runs alike; IPython keeps its files below `home`.

    alone   the kernel lives in `home` altogether: it reads no settings of the user's, and writes
            nothing beside the package
    """
    told = {
        **given,
        "IPYTHONDIR": f"{home}/.ipython",
        "MPLBACKEND": "module://matplotlib_inline.backend_inline",
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
        "PYTHONHASHSEED": "0",
        "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), *_places_named_by_hand()]),
    }
    if alone:
        told |= {
            "HOME": str(home),
            "MPLCONFIGDIR": f"{home}/.matplotlib",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
    return told


def _places_named_by_hand() -> list[str]:
    """Folders of installed packages that Python knows from PYTHONPATH alone."""
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return [place for place in given if Path(place).name in PACKAGES]
