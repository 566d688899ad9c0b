"""Run a command with the sandbox at hand:

python -m gamesearch.course.sandbox pytest --nbval-lax --nbval-kernel-name=gamesearch-sandbox FILES
"""

from __future__ import annotations

import os
import subprocess
import sys

from gamesearch.course.sandbox.choose import choose
from gamesearch.course.sandbox.tiers import SandboxUnavailable


def main(command: list[str]) -> int:
    if not command:
        print(__doc__)
        return 2
    try:
        with choose("auto") as sandbox:
            print(sandbox.sentence, file=sys.stderr)
            return subprocess.call(command, env=os.environ | sandbox.env)
    except SandboxUnavailable as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
