"""Start one kernel without the warm server: behind bubblewrap, or with limits alone.

python -m gamesearch.course.sandbox.plain REQUEST SOCKET...      (numbers of open files)
"""

from __future__ import annotations

import json
import os
import sys

from gamesearch.course.sandbox import limits, linux, seccomp
from gamesearch.course.sandbox.kernel import begin
from gamesearch.course.sandbox.user import become


def main(request_fd: int, sockets: list[int]) -> None:
    with os.fdopen(request_fd) as file:
        request = json.load(file)
    if request["walled"]:
        become(request["user"])
    if sys.platform == "linux":
        linux.die_with_parent()
    limits.apply(limits.Limits(**request["limits"]), already=request["already"])
    if request["walled"]:
        linux.drop_capabilities()
        seccomp.refuse()
    begin(request, sockets)


if __name__ == "__main__":
    main(int(sys.argv[1]), [int(each) for each in sys.argv[2:]])
