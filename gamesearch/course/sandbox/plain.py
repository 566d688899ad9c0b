"""Start one kernel without the warm server: behind bubblewrap, or with limits alone.

python -m gamesearch.course.sandbox.plain REQUEST SOCKET...      (numbers of open files)
"""

from __future__ import annotations

import json
import os
import sys

from gamesearch.course.sandbox import limits as rlimits
from gamesearch.course.sandbox.limits import Limits


def main(request_fd: int, sockets: list[int]) -> None:
    with os.fdopen(request_fd) as file:
        request = json.load(file)
    if request["walled"]:
        from gamesearch.course.sandbox import seccomp, syscalls
        from gamesearch.course.sandbox.user import become

        become(request["user"])
        syscalls.die_with_parent()
        rlimits.apply(Limits(**request["limits"]), already=request["already"])
        syscalls.drop_capabilities()
        seccomp.refuse()
    else:
        if sys.platform == "linux":
            from gamesearch.course.sandbox import syscalls

            syscalls.die_with_parent()
        rlimits.apply(Limits(**request["limits"]), already=request["already"])
    from gamesearch.course.sandbox.start import begin

    begin(request, sockets)


if __name__ == "__main__":
    main(int(sys.argv[1]), [int(each) for each in sys.argv[2:]])
