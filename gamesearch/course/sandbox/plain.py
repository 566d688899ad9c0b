"""Start one kernel without the warm server: behind bubblewrap, or with limits alone.

python -m gamesearch.course.sandbox.plain REQUEST SOCKET...      (numbers of open files)
"""

from __future__ import annotations

import json
import os
import sys

from gamesearch.course.sandbox import linux, seccomp
from gamesearch.course.sandbox.kernel import do_request
from gamesearch.course.sandbox.limits import Limits, impose


def main(request_fd: int, sockets: list[int]) -> None:
    with os.fdopen(request_fd) as file:
        request = json.load(file)
    if request["walled"]:
        linux.become(request["user"])
    if sys.platform == "linux":
        linux.die_with_parent()
    impose(Limits(**request["limits"]), already=request["already"])
    if request["walled"]:
        linux.drop_capabilities()
        seccomp.refuse()
    do_request(request, sockets)


if __name__ == "__main__":
    main(int(sys.argv[1]), [int(each) for each in sys.argv[2:]])
