"""Players that try to win a contest by something else than their moves, or to spoil it.

Each loses its own game with one of these faults, or plays on and gains nothing (the fault "").
"""

from __future__ import annotations

from dataclasses import dataclass

MOVE = "game.actions(state)[0]"


@dataclass(frozen=True)
class Hostile:
    name: str
    code: str
    faults: frozenset[str] | set[str]  # "" for one that plays on and gains nothing


def playing(body: str) -> str:
    lines = "\n".join(f"    {line}" for line in body.strip().splitlines())
    return f"import os, sys, time\ndef my_player(game, state, clock):\n{lines}\n    return {MOVE}\n"


SILENT = {"silent", "late"}
ALL = [
    Hostile("works for ever", playing("while True: pass"), {"late"}),
    Hostile(
        "works for ever and catches all",
        playing("while True:\n    try:\n        while True: pass\n    except BaseException: pass"),
        {"late"},
    ),
    Hostile("sleeps for ever", playing("time.sleep(1e6)"), {"silent"}),
    Hostile("stops itself", playing("os.kill(os.getpid(), 19)"), {"silent", ""}),
    Hostile("an illegal move", "def my_player(game, state, clock): return 99", {"illegal"}),
    Hostile("no move", "def my_player(game, state, clock): pass", {"illegal"}),
    Hostile(
        "a move that equals all",
        """
class All(int):
    def __eq__(self, other): return True
    __hash__ = int.__hash__
def my_player(game, state, clock): return All(0)
""",
        {""},
    ),
    Hostile("an error", playing("1 / 0"), {"raised"}),
    Hostile("an error of a megabyte", playing("raise ValueError('x' * 10**6)"), {"raised"}),
    Hostile(
        "an error that cannot be told",
        playing("""
class Bad(Exception):
    def __str__(self): raise self
raise Bad
"""),
        {"raised", "ended"},
    ),
    Hostile("exits", playing("sys.exit()"), {"ended"}),
    Hostile("leaves at once", playing("os._exit(0)"), {"ended"}),
    Hostile("breaks its memory", playing("import ctypes; ctypes.string_at(0)"), {"ended"}),
    Hostile("recurses", "def my_player(g, s, c): return my_player(g, s, c)", {"raised", "late"}),
    Hostile(
        "takes all memory",
        playing("x = []\nwhile True: x.append(bytearray(10**7))"),
        {"raised", "ended", "late"},
    ),
    Hostile("prints for ever", playing("while True: print('x' * 1000)"), {"late"}),
    Hostile("prints much and moves", playing("for _ in range(100): print('x' * 1000)"), {""}),
    Hostile(
        "writes to all that is open",
        """
import os
def my_player(game, state, clock):
    for number in range(64):
        try: os.write(number, b'{"answer": 1, "move": 0}' * 10)
        except OSError: pass
    return 0
""",
        {"nonsense", "enormous"},
    ),
    Hostile(
        "an enormous answer",
        """
import os, struct
def my_player(game, state, clock):
    for number in range(3, 64):
        try: os.write(number, struct.pack("!I", 10**9) + b"x" * 10**5)
        except OSError: pass
    return 0
""",
        {"enormous"},
    ),
    Hostile(
        "an answer that drips",
        """
import os, struct, time
def my_player(game, state, clock):
    for number in range(3, 64):
        try: os.write(number, struct.pack("!I", 1000))
        except OSError: continue
        while True:
            os.write(number, b" ")
            time.sleep(0.01)
""",
        {"silent", "late"},
    ),
    Hostile("closes the line", playing("os.closerange(3, 64)"), {"ended", "silent"}),
    Hostile(
        "answers for many questions at once",
        """
import json, os, struct
def my_player(game, state, clock):
    for place in range(1, 9):
        data = json.dumps({"answer": place, "move": 0}).encode()
        for number in range(3, 64):
            try: os.write(number, struct.pack("!I", len(data)) + data)
            except OSError: pass
    return 0
""",
        {"nonsense", ""},
    ),
    Hostile(
        "says that it ended",
        """
import json, os, struct
data = json.dumps({"ended": 0}).encode()
def my_player(game, state, clock):
    for number in range(3, 64):
        try: os.write(number, struct.pack("!I", len(data)) + data)
        except OSError: pass
    return 0
""",
        {"ended"},
    ),
    Hostile(
        "has a clock of its own",
        """
import time, gamesearch.arena.clock as clocks
time.process_time = clocks.process_time = lambda: 0.0
def my_player(game, state, clock):
    while True: pass
""",
        {"late"},
    ),
    Hostile(
        "says that it used nothing",
        """
import gamesearch.course.contest.seat as seat
from gamesearch.arena.clocked import Turn
def mine(game, state, player, clock):
    for _ in range(10**9): pass
    return Turn(game.actions(state)[0], 0.0)
seat.take_turn = mine
def my_player(game, state, clock): return 0
""",
        {"late"},
    ),
    Hostile(
        "works in another process",
        playing("""
if os.fork() == 0:
    while True: pass
"""),
        {"raised"},
    ),
    Hostile(
        "works in another thread",
        playing("""
import threading
threading.Thread(target=lambda: [0 for _ in iter(int, 1)], daemon=True).start()
"""),
        {"raised"},
    ),
    Hostile(
        "has a thread from the beginning",
        """
import threading
def work():
    while True: pass
threading.Thread(target=work, daemon=True).start()
def my_player(game, state, clock): return game.actions(state)[0]
""",
        {"broken"},
    ),
    Hostile(
        "works on the other one's time",
        """
import signal
def work(*_):
    for _ in range(10**6): pass
    signal.setitimer(signal.ITIMER_REAL, 0.001)
signal.signal(signal.SIGALRM, work)
def my_player(game, state, clock):
    signal.setitimer(signal.ITIMER_REAL, 0.001)
    return game.actions(state)[0]
""",
        {"late", "silent", "ended", ""},
    ),
    Hostile(
        "works in the seat while the fork plays",
        """
import signal
def work(*_):
    while True: pass
signal.signal(signal.SIGALRM, work)
import os, time
os.register_at_fork(after_in_parent=lambda: signal.setitimer(signal.ITIMER_REAL, 0.3))
def my_player(game, state, clock):
    time.sleep(0.5)
    return game.actions(state)[0]
""",
        {"late", "broken", ""},
    ),
    Hostile(
        "reads what lies about",
        """
import os, pathlib
def found():
    names = []
    for folder in ("/work", "/home", "/root", "/tmp", "/proc", "/scratch", os.getcwd()):
        try: names += [str(p) for p in pathlib.Path(folder).rglob("15_contest.ipynb")]
        except OSError: pass
    return names
THERE = found()
def my_player(game, state, clock):
    if THERE: raise ValueError("SECRET")
    return game.actions(state)[0]
""",
        {""},
    ),
    Hostile(
        "reads and signals other processes",
        """
import os, signal
def my_player(game, state, clock):
    for name in os.listdir("/proc"):
        if name.isdigit() and int(name) not in (os.getpid(), os.getppid()):
            raise ValueError("SECRET: I see " + name)
    try: os.kill(-1, signal.SIGKILL)
    except OSError: pass
    return game.actions(state)[0]
""",
        {"", "ended"},
    ),
    Hostile(
        "calls for help over the network",
        """
import socket
def my_player(game, state, clock):
    try:
        socket.create_connection(("1.1.1.1", 53), 0.2)
        raise ValueError("SECRET")
    except OSError: pass
    return game.actions(state)[0]
""",
        {""},
    ),
    Hostile(
        "changes the rules",
        """
from gamesearch import ConnectFour
ConnectFour.utility = lambda self, state, player=0: 1
ConnectFour.is_terminal = lambda self, state: False
def my_player(game, state, clock): return game.actions(state)[0]
""",
        {"", "ended", "raised"},
    ),
    Hostile(
        "a value without end", "def my_player(game, state, clock): return (float('inf'), 0)", {""}
    ),
    Hostile(
        "a value that is none", "def my_player(game, state, clock): return (float('nan'), 0)", {""}
    ),
    Hostile("a value too large", "def my_player(g, s, c): return (10**100_000, 0)", {""}),
    Hostile(
        "clones itself by a system call",
        playing("""
import ctypes
if ctypes.CDLL(None).syscall(56, 0x11, 0, 0, 0, 0) > 0: raise ValueError("SECRET")
"""),
        {"", "raised", "ended"},
    ),
    Hostile(
        "lifts its limits",
        playing("""
import resource
for number in range(16):
    try: resource.setrlimit(number, (resource.RLIM_INFINITY,) * 2)
    except (OSError, ValueError): pass
x = []
while True: x.append(bytearray(10**7))
"""),
        {"raised", "ended", "late"},
    ),
    Hostile("is no function", "my_player = 3", {"broken"}),
    Hostile("never ends being loaded", "while True: pass", {"broken"}),
    Hostile("sleeps while it is loaded", "import time; time.sleep(1e6)", {"broken"}),
    Hostile("leaves while it is loaded", "import os; os._exit(0)", {"broken"}),
    Hostile("kills its parent", playing("os.kill(os.getppid(), 9)"), {"", "raised", "ended"}),
]
