"""Which tests go to one worker, as they share what takes long to make: a deck, the site.

xdist's own groups do this by marks; with the pytest that is installed it does not see them.
"""

from __future__ import annotations

import re

from xdist.scheduler import LoadScopeScheduling

SHARED = ("test_site.py", "test_decks.py")
LESSON = re.compile(r"\[(\d\d_\w+)\]$")


def unit(nodeid: str) -> str:
    """The name of what is handed to a worker as a whole.

    >>> unit("tests/browser/test_decks.py::test_axe_finds_nothing[02_pruning]")
    'tests/browser/test_decks.py 02_pruning'
    >>> unit("tests/browser/test_site.py::test_every_stepper_moves[disk]")
    'tests/browser/test_site.py'
    """
    file = nodeid.partition("::")[0]
    if not file.endswith(SHARED):
        return nodeid
    lesson = LESSON.search(nodeid)
    return f"{file} {lesson[1]}" if lesson else file


class Sharing(LoadScopeScheduling):
    def _split_scope(self, nodeid: str) -> str:
        return unit(nodeid)
