"""A player's process, from inside: it runs the notebook once, and plays each game in a fork.

So every game begins with the player as the notebook leaves it: what one game changes, the next does
not see, and who has left a file behind starts anew. All that is said here may be a lie of the
player's, for it lives in the same process: the referee holds the board, measures the time, and
believes a move at most.

  {"load": [cells]}                    {"ready": "" or what is wrong}
  {"play": …}                          the fork says {"begun": true}
  {"ask": n, "moves": [more]}          {"answer": n, "move": …} or {"answer": n, "fault": …}
  {"over": true}                       the fork ends, then {"ended": its status, "left": files?}
"""

from __future__ import annotations

import gc
import os
import random
import signal
import socket
import sys
from contextlib import suppress
from typing import Any

from gamesearch.arena.clock import Clock, CpuClock, NodeClock
from gamesearch.arena.clocked import take_turn
from gamesearch.course.contest.games import game_named
from gamesearch.course.contest.player_wire import MOST_SAID, OtherEndGone, PlayerWire
from gamesearch.course.sandbox.limits import SCRATCH

PLAYER = "my_player"
MOST_SOURCE = 4_000_000  # bytes of all cells
LONGEST_SENTENCE = 300


def main(number: int) -> None:
    """Serve the referee at this open socket until it hangs up."""
    wire = PlayerWire(socket.socket(fileno=number))
    names: dict[str, Any] = {}
    lying = _lying_about()
    try:
        while True:
            message = wire.receive(None, MOST_SOURCE) or {}
            if "load" in message:
                names = run_cells(message["load"])
                found, lying = callable(names.get(PLAYER)), _lying_about()
                wire.send({"ready": "" if found else f"no cell defines a function {PLAYER}"})
            elif "play" in message:
                status = _in_a_fork(wire, message["play"], names.get(PLAYER))
                wire.send({"ended": status, "left": _lying_about() != lying})
    except OtherEndGone:
        pass


def _lying_about() -> set[tuple[str, int]]:
    """The files that a player can write, each with when it was changed (a time it cannot set)."""
    found = set()
    for folder, _, names in os.walk(SCRATCH):
        for path in (folder, *(os.path.join(folder, name) for name in names)):
            with suppress(OSError):
                found.add((path, os.lstat(path).st_ctime_ns))
    return found


def _in_a_fork(wire: PlayerWire, terms: dict[str, Any], player: Any) -> int:
    pid = os.fork()
    if pid == 0:
        try:
            play_seat(wire, terms, player)
        finally:
            os._exit(0)
    while True:
        try:
            return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        except InterruptedError:
            continue


def play_seat(wire: PlayerWire, terms: dict[str, Any], player: Any) -> None:
    """One game, from its opening on, until the referee says that it is over."""
    random.seed(terms["seed"])
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed(terms["seed"])
    game = game_named(terms["game"])
    state, clock = game.initial, clock_of(*terms["clock"])
    wire.send({"begun": True})
    while "over" not in (message := wire.receive(None) or {}):
        for place in message["moves"]:
            state = game.result(state, game.actions(state)[place])
        turn = take_turn(game, state, player, clock)
        answer: dict[str, Any] = {"answer": message["ask"], "used": turn.used}
        if turn.fault:
            answer |= {"fault": turn.fault, "sentence": turn.sentence[:LONGEST_SENTENCE]}
        else:
            answer["move"] = list(game.actions(state)).index(turn.move)
            if turn.value is not None and abs(turn.value) < MOST_SAID:
                answer["value"] = float(turn.value)
        wire.send(answer)


def clock_of(unit: str, granted: float) -> Clock:
    return NodeClock(granted) if unit == NodeClock.unit else CpuClock(granted)


def run_cells(cells: list[str]) -> dict[str, Any]:
    """Run a notebook from top to bottom; the names it leaves. A cell that fails stops no other."""
    shell = _shell()
    for source in cells:
        shell.run_cell(source, store_history=False, silent=True)
    gc.collect()
    gc.freeze()  # or a collection in a fork would look at, and so copy, all that the notebook left
    return dict(shell.user_ns)


def _shell() -> Any:
    """What runs a notebook's cells, magics included; nothing is shown, and nothing is checked."""
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    import gamesearch
    from gamesearch.course.unseen import Nothing, Silent, show_nothing

    show_nothing()
    for name in ("check", "report", "tournament"):  # what a student has tried out is not the player
        vars(gamesearch)[name] = Nothing()
    quiet = Config({"HistoryManager": {"enabled": False}})
    shell = InteractiveShell.instance(config=quiet)
    vars(shell)["showtraceback"] = lambda *_, **__: None
    sys.stdout = sys.stderr = Silent()
    return shell


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    main(int(sys.argv[1]))
