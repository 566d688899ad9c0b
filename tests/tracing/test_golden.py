"""Whole traces, compared tick by tick with files that were checked by hand against the textbook.

After a change that is meant:  python -m tests.tracing.test_golden  — then read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gamesearch import (
    MAX,
    MIN,
    TREES,
    Nim,
    TicTacToe,
    TreeGame,
    alphabeta,
    minimax,
    negamax,
    record,
)
from gamesearch.tracing.trace import Trace

GOLDEN = Path(__file__).parents[1] / "golden"


def stones_odd(game, state) -> int:
    return 1 if sum(state[1]) % 2 else -1


TRACES = {
    "minimax_textbook": lambda: record(minimax, TreeGame(TREES["textbook"])),
    "negamax_textbook": lambda: record(negamax, TreeGame(TREES["textbook"])),
    "alphabeta_textbook": lambda: record(alphabeta, TreeGame(TREES["textbook"])),
    "alphabeta_beta_cut": lambda: record(alphabeta, TreeGame(TREES["beta cut"])),
    "alphabeta_deep_cut": lambda: record(alphabeta, TreeGame(TREES["deep cut"])),
    "alphabeta_extra_turn": lambda: record(
        alphabeta, TreeGame([[[4, 1], [6, 2]], [[3, 9], [0, 7]]], players=(MAX, MAX, MIN))
    ),
    "alphabeta_min_first": lambda: record(
        alphabeta, TreeGame(TREES["textbook"], players=(MIN, MAX))
    ),
    "alphabeta_nim_depth_2": lambda: record(
        alphabeta, Nim(5, most=2), depth=2, evaluate=stones_odd
    ),
    "negamax_tictactoe_end": lambda: record(negamax, TicTacToe(), TicTacToe().parse("XOXXO.O..")),
}


def as_text(trace: Trace) -> str:
    return json.dumps(trace.to_dict(), indent=1) + "\n"


@pytest.mark.parametrize("name", TRACES)
def test_a_trace_is_what_it_was(name):
    assert as_text(TRACES[name]()) == (GOLDEN / f"{name}.json").read_text(encoding="utf-8")


def test_every_golden_file_is_compared():
    assert {file.stem for file in GOLDEN.glob("*.json")} == set(TRACES)


if __name__ == "__main__":
    for name, make in TRACES.items():
        (GOLDEN / f"{name}.json").write_text(as_text(make()), encoding="utf-8")
