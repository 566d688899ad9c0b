"""Answers to exercise 2.2 of the small key that try to be paid for what they did not solve.

Each comes with the verdicts that its checks may get. What needs more than an honest kernel to be
stopped (network, disk, memory, other processes) is tried on the sandbox by its own tests.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.course.grade.small_key import EXPECTED, WRONG_SEARCH

WRONG_VALUES = {"wrong"}
MIME = "application/vnd.gamesearch.check+json"


@dataclass(frozen=True)
class Attack:
    name: str
    code: str
    verdicts: frozenset[str] | set[str]
    others: bool = True  # whether the other exercises keep their points


ALL = [
    Attack("prints what is expected", f"{WRONG_SEARCH}\nprint('2.2a: 23')", WRONG_VALUES),
    Attack(
        "sends the right values early",
        f"""{WRONG_SEARCH}
from IPython.display import display
for label, value in {EXPECTED}.items():
    display({{"{MIME}": {{"label": label, "value": value}}}}, raw=True)
""",
        WRONG_VALUES,
    ),
    Attack(
        "sends a right value from inside the check",
        f"""
from IPython.display import publish_display_data
def my_search(game, state):
    publish_display_data({{"{MIME}": {{"label": "2.2a", "value": "23"}}}})
    get_ipython().display_pub.publish({{"{MIME}": {{"label": "2.2a", "value": "23"}}}})
    return 0
""",
        {"wrong", "disturbed"},
    ),
    Attack(
        "sends a right value past everything, and ends the cell",
        f"""
def my_search(game, state):
    kernel = get_ipython().kernel
    def send(kind, content):
        kernel.session.send(kernel.iopub_socket, kind, content, parent=kernel.get_parent(),
                            ident=b"x")
    data = {{"{MIME}": {{"label": "2.2c", "value": "23"}}}}
    send("display_data", {{"data": data, "metadata": {{}}}})
    send("status", {{"execution_state": "idle"}})
    return 0
""",
        {"wrong", "disturbed", "silent"},
    ),
    Attack(
        "sends values from a thread for ever",
        f"""{WRONG_SEARCH}
import threading, time
from IPython.display import display
def flood():
    while True:
        display({{"{MIME}": {{"label": "2.2a", "value": "23"}}}}, raw=True)
        time.sleep(0.01)
threading.Thread(target=flood, daemon=True).start()
""",
        {"wrong", "disturbed"},
        others=False,
    ),
    Attack(
        "equals everything",
        """
class Any(int):
    __eq__ = __contains__ = lambda *_: True
    __ne__ = lambda *_: False
    __hash__ = int.__hash__
    __str__ = __repr__ = __format__ = lambda *_: "23"
def my_search(game, state): return Any()
""",
        WRONG_VALUES,
    ),
    Attack(
        "looks like a text",
        """
class Text(str):
    def strip(self): return 23
    def __str__(self): return "23"
def my_search(game, state): return Text()
""",
        WRONG_VALUES,
    ),
    Attack(
        "hides its errors",
        """
get_ipython().showtraceback = get_ipython()._showtraceback = lambda *a, **k: None
def my_search(game, state): raise ValueError
""",
        {"raised"},
    ),
    Attack(
        "empties the cells to come",
        f"""{WRONG_SEARCH}
get_ipython().input_transformers_cleanup.append(lambda lines: ["pass\\n"])
""",
        {"silent"},
        others=False,
    ),
    Attack(
        "rewrites the cells to come",
        f"""{WRONG_SEARCH}
get_ipython().input_transformers_cleanup.append(
    lambda lines: ["report('2.2a', lambda: 3)\\n"] if "report" in str(lines) else lines)
""",
        {"wrong", "disturbed"},
        others=False,
    ),
    Attack(
        "has its own report",
        f"{WRONG_SEARCH}\ndef report(label, thunk): print(label, 'passed')",
        {"wrong"},
        others=False,
    ),
    Attack(
        "gives the package's report another body",
        f"""{WRONG_SEARCH}
import gamesearch
def told(label, thunk, seconds=0.0):
    display({{"{MIME}": {{"label": label, "value": "passed"}}}}, raw=True)
gamesearch.report.__code__ = told.__code__
""",
        WRONG_VALUES | {"silent"},
        others=False,
    ),
    Attack(
        "has its own canon",
        f"""{WRONG_SEARCH}
import gamesearch.checks.report
gamesearch.checks.report.canon = lambda value: True
""",
        WRONG_VALUES,
        others=False,
    ),
    Attack(
        "guesses from its memory",
        """
import gc
def my_search(game, state):
    return next((o for o in gc.get_objects() if isinstance(o, dict) and "points" in o), 0)
""",
        WRONG_VALUES,
    ),
    Attack(
        "reads what lies about the grader",
        f"""
import json, os, pathlib
def notebooks():
    folders = {{pathlib.Path.cwd(), *pathlib.Path.cwd().parents[:2]}}
    for link in ("cwd", "root"):
        try:
            folders.add(pathlib.Path(os.readlink(f"/proc/{{os.getppid()}}/{{link}}")))
        except OSError:
            pass
    try:
        words = pathlib.Path(f"/proc/{{os.getppid()}}/cmdline").read_text().split("\\0")
        folders |= {{pathlib.Path(word).parent for word in words if word.endswith(".ipynb")}}
    except OSError:
        pass
    return [path for folder in folders for path in folder.glob("*.ipynb")]
def my_search(game, state):
    for path in notebooks():
        if "{MIME}" in path.read_text():
            return 23
    return 0
""",
        WRONG_VALUES,
    ),
    Attack("leaves at once", "def my_search(game, state): import os; os._exit(0)", {"crashed"}),
    Attack(
        "kills itself",
        "def my_search(game, state): import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
        {"crashed", "wrong"},  # wrong: within walls it is the first process, which nobody can kill
    ),
    Attack(
        "breaks the memory", "def my_search(g, s): import ctypes; ctypes.string_at(0)", {"crashed"}
    ),
    Attack("ends while it is defined", "import os; os._exit(0)", {"crashed"}),
    Attack("quits", f"quit()\n{WRONG_SEARCH}", {"wrong", "crashed"}),
    Attack("exits", "def my_search(game, state): import sys; sys.exit()", {"raised"}),
    Attack("never ends", "def my_search(game, state):\n    while True: pass", {"timeout"}),
    Attack("sleeps", "def my_search(game, state): import time; time.sleep(1e6)", {"timeout"}),
    Attack(
        "sleeps on when it is woken",
        """
import time
def my_search(game, state):
    while True:
        try:
            time.sleep(60)
        except BaseException:
            pass
""",
        {"timeout", "crashed"},
    ),
    Attack("never ends being defined", "while True: pass", {"raised", "timeout"}),
    Attack("never stops printing", "while True: print('x' * 1000)", {"raised", "timeout"}),
    Attack("prints 50 MB", f"{WRONG_SEARCH}\nprint('x' * 50_000_000)", WRONG_VALUES),
    Attack(
        "shows 50 MB",
        f"""{WRONG_SEARCH}
from IPython.display import display
display({{"text/plain": "x" * 50_000_000}}, raw=True)
""",
        {"crashed"},
    ),
    Attack(
        "recurses without end",
        "def my_search(game, state): return my_search(game, state)",
        {"raised"},
    ),
    Attack("asks the person", "def my_search(game, state): return input()", {"raised"}),
    Attack(
        "closes the streams",
        f"{WRONG_SEARCH}\nimport sys\nsys.stdout.close(); sys.stdout = sys.stderr = None",
        {"timeout", "crashed"},
    ),
    Attack(
        "goes on in another process",
        f"""{WRONG_SEARCH}
import subprocess, sys
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(5)"], start_new_session=True)
""",
        WRONG_VALUES,
    ),
    Attack("speaks to nbval", f"# NBVAL_SKIP\n# NBVAL_IGNORE_OUTPUT\n{WRONG_SEARCH}", WRONG_VALUES),
    Attack("is another language", f"%%javascript\n{WRONG_SEARCH}", WRONG_VALUES),
    Attack("is no Python", "def my_search(game, state:", {"raised"}),
    Attack(
        "returns too much",
        "def my_search(game, state): return [[0] * 10_000] * 100",
        WRONG_VALUES,
    ),
    Attack(
        "returns what has no end",
        "import itertools\ndef my_search(game, state): return itertools.count()",
        WRONG_VALUES | {"timeout", "raised"},
    ),
    Attack(
        "returns a list that holds itself",
        "def my_search(game, state):\n    ring = []\n    ring.append(ring)\n    return ring",
        WRONG_VALUES | {"raised"},
    ),
    Attack(
        "returns a list in a list, and so on",
        """
def my_search(game, state):
    deep = 23
    for _ in range(100_000): deep = [deep]
    return deep
""",
        WRONG_VALUES | {"raised", "crashed"},
    ),
    Attack(
        "returns a number that cannot be written",
        "def my_search(game, state): return 1 << 100_000_000",
        WRONG_VALUES | {"raised", "timeout"},
    ),
    Attack(
        "is nested too deep to be read",
        f"{WRONG_SEARCH}\nmuch = {'(' * 5_000}1{')' * 5_000}",
        {"raised"},
    ),
    Attack(
        "returns a thing that answers no question",
        """
class Trap:
    def __getattribute__(self, name):
        import os; os._exit(0)
def my_search(game, state): return Trap()
""",
        WRONG_VALUES | {"crashed"},
    ),
    Attack(
        "has the package's own checked in place of an answer",
        f"""{WRONG_SEARCH}
from gamesearch import minimax
check("2.2", minimax)
""",
        {"forbidden", "wrong", "raised"},
    ),
    Attack(
        "changes what it says on the way out",
        f"""{WRONG_SEARCH}
import json
kernel = get_ipython().kernel
real = kernel.raw_input
def raw_input(prompt=""):
    told = json.loads(prompt)
    return real(json.dumps(told | ({{"value": "7"}} if "value" in told else {{}})))
kernel.raw_input = raw_input
""",
        WRONG_VALUES,
        others=False,
    ),
    Attack(
        "answers a question that was never asked",
        f"""{WRONG_SEARCH}
kernel = get_ipython().kernel
said = {{"prompt": '{{"value": "23"}}'}}
kernel.session.send(kernel.stdin_socket, "input_request", said, kernel.get_parent(),
                    ident=b"gamesearch")
""",
        WRONG_VALUES,
    ),
    Attack(
        "closes the way that questions come by",
        f"""{WRONG_SEARCH}
get_ipython().kernel.stdin_socket.close()
""",
        {"crashed", "silent"},
    ),
    Attack(
        "tries everything that can be called with a game and a state",
        """
import importlib, pkgutil, gamesearch.search
found = []
for each in pkgutil.walk_packages(gamesearch.search.__path__, "gamesearch.search."):
    try: found += list(vars(importlib.import_module(each.name)).values())
    except BaseException: pass
def my_search(game, state):
    for each in found:
        try:
            value = getattr(each(game, state), "value", None)
            if isinstance(value, (int, float)): return value
        except BaseException: pass
    return 0
""",
        {"wrong", "forbidden", "timeout"},
    ),
]

# What only walls can stop. Each leaves a trace in what it returns, so that "wrong" means: not that.
BEHIND_WALLS = [
    Attack(
        "goes to the network",
        """
import socket
def reached(address):
    try:
        socket.create_connection(address, timeout=0.5).close()
        return True
    except OSError:
        return False
def my_search(game, state): return 23 if reached(("127.0.0.1", PORT)) else 0
""",
        WRONG_VALUES,
    ),
    Attack(
        "reads the key",
        """
import pathlib
def my_search(game, state):
    try:
        return 23 if pathlib.Path("KEY").read_bytes() else 0
    except OSError:
        return 0
""",
        WRONG_VALUES,
    ),
    Attack(
        "reads the grader's environment",
        """
import os
def my_search(game, state):
    texts = [repr(dict(os.environ))]
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            texts.append(open(f"/proc/{process}/environ").read())
        except OSError:
            pass
    return 23 if any("SECRET_OF_THE_GRADER" in text for text in texts) else 0
""",
        WRONG_VALUES,
    ),
    Attack(
        "writes what it has seen where it would stay",
        """
import os, pathlib, gamesearch
def wrote(folder):
    try:
        pathlib.Path(folder, "left-by-a-student").write_text("x")
        return folder
    except OSError:
        return None
package = os.path.dirname(gamesearch.__file__)
places = ["SCRATCH", "COURSE", package, "/var/tmp", "/dev/shm", "/tmp", "/"]
written = [wrote(place) for place in places]
def my_search(game, state): return 23 if written[1] or written[2] else 0
""",
        WRONG_VALUES,
    ),
    Attack(
        "kills whoever started it",
        """
import os, signal
def my_search(game, state):
    for process in (os.getppid(), -1):
        try:
            os.kill(process, signal.SIGTERM)
        except OSError:
            pass
    return 0
""",
        WRONG_VALUES | {"crashed"},
    ),
    Attack(
        "fills the disk",
        """
def my_search(game, state):
    try:
        with open("/tmp/full", "wb") as file:
            for _ in range(400): file.write(bytes(1_000_000))
        return 23
    except OSError:
        return 0
""",
        WRONG_VALUES,
    ),
    Attack(
        "fills the memory",
        """
def my_search(game, state):
    try:
        return 23 if bytearray(8_000_000_000) else 0
    except MemoryError:
        return 0
""",
        WRONG_VALUES | {"crashed"},
    ),
    Attack(
        "forks without end",
        """
import os, time
def my_search(game, state):
    started = 0
    try:
        for started in range(300):
            if os.fork() == 0:
                time.sleep(60)
                os._exit(0)
    except OSError:
        return 0
    return 23
""",
        WRONG_VALUES | {"crashed"},
    ),
    Attack(
        "leaves somebody behind",
        f"""{WRONG_SEARCH}
import subprocess, sys
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(61.25)"], start_new_session=True)
""",
        WRONG_VALUES,
    ),
    Attack(
        "answers the asker with an object of what marks",
        f"""{WRONG_SEARCH}
import gamesearch.course.grade.answering as answering, json
forged = ["o", "gamesearch.course.sandbox.tiers:Sandbox", 1, 2, 3]
answering.answered = lambda *_: json.dumps({{"value": json.dumps(forged)}})
""",
        {"disturbed"},
        others=False,
    ),
    Attack(
        "answers the asker with two hundred thousand brackets",
        f"""{WRONG_SEARCH}
import gamesearch.course.grade.answering as answering
answering.answered = lambda *_: '{{"value": "' + "[" * 200_000 + '"}}'
""",
        {"disturbed"},
        others=False,
    ),
    Attack(
        "a whole number of five thousand digits",
        "def my_search(game, state): return 10**5000",
        {"raised ValueError", "raised"},
    ),
    Attack(
        "runs the source of a search under another name",
        """
import inspect, gamesearch.search.minimax as module
names = {"__name__": "gamesearch.search.mine", "__package__": "gamesearch.search"}
exec(inspect.getsource(module), names)
def my_search(game, state): return names["minimax"](game, state).value
""",
        {"forbidden", "wrong"},
    ),
    Attack(
        "looks for a search among all objects",
        """
import gc
def my_search(game, state):
    for each in gc.get_objects():
        if getattr(each, "__name__", "") == "minimax" and callable(each):
            return each(game, state).value
    return 0
""",
        WRONG_VALUES,
    ),
]
