"""What grade cells call: a value leaves the kernel, and nothing is judged here.

  report("2.3a", thunk)   runs the thunk and emits {"label": "2.3a", "value": canon(its value)}

Whoever grades compares that value with one that this kernel never sees. So there is no expected
value to read, no verdict to fake, and neither prints, warnings nor figures get in the way.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from .canonical import canon
from .guard import attempt

MIME = "application/vnd.gamesearch.check+json"
SECONDS = 30.0


def report(label: str, thunk: Callable[[], object], seconds: float = SECONDS) -> None:
    """Emit the canonical value of `thunk()`, or `raised ValueError`.

    >>> report("2.3a", lambda: [3.0, print("a stray line")])
    2.3a: (3, None)
    >>> report("2.3b", lambda: 1 / 0)
    2.3b: raised ZeroDivisionError
    """
    # The value is written down inside the guard too: a container may be a student's own class.
    outcome = attempt(lambda: canon(thunk()), seconds)
    value = f"raised {outcome.raised}" if outcome.raised else outcome.value
    line = f"{label}: {value}"
    ipython = sys.modules.get("IPython")
    if ipython is None or ipython.get_ipython() is None:
        print(line)
        return
    from IPython.display import display

    display({MIME: {"label": label, "value": value}, "text/plain": line}, raw=True)
