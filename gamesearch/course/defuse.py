"""Take out of a student's source what would speak to the tools instead of to Python.

Nothing here judges the code: it only loses the power to switch a check off, to be read as a mark
of the marking key, or to make the whole cell something else than Python.
"""

from __future__ import annotations

import re

from gamesearch.course.reference import NBVAL_MARK

MARKS = re.compile(r"^([ \t]*)#{3}([ \t]*(?:BEGIN|END)\b)", re.M)
CELL_MAGIC = re.compile(r"\A(\s*)(%%)")


def defuse(source: str) -> str:
    """The same code without nbval's comments, marks of a solution, and a cell magic.

    >>> print(defuse("%%time\\n# NBVAL_SKIP\\n### BEGIN SOLUTION\\nx = 1"))
    # %%time
    # nbval skip
    # BEGIN SOLUTION
    x = 1
    """
    source = CELL_MAGIC.sub(r"\1# \2", source)
    # Every line break that str.splitlines knows ends a line for nbval; for Python only \n does.
    source = re.sub(r"[\v\f\x1c-\x1e\x85\u2028\u2029]", " ", source)
    source = NBVAL_MARK.sub(lambda match: f"# {match[1].lower().replace('_', ' ')}", source)
    return MARKS.sub(r"\1#\2", source)
