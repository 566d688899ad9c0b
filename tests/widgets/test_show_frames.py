"""Ready-made pictures behind a slider."""

from __future__ import annotations

import json
import random
import sys

import pytest

from gamesearch.drawing.charts import bars, lines
from gamesearch.widgets.show_frames import FramesTooLarge, show_frames


def weight(widget) -> int:
    return len(json.dumps(widget.get_state(), ensure_ascii=False, default=str))


def test_frames_carry_their_words_and_share_what_is_equal():
    charts = [bars(["a"], [n], alt=f"depth {n}: {n}") for n in range(1, 7)]
    alone, all_six = show_frames([1], charts[:1]), show_frames(range(1, 7), charts, label="depth")
    assert all_six.view.book["words"][2] == "depth 3: 3"
    assert repr(all_six) == "<slider: 6 pictures, depth 1 to 6>"
    assert weight(all_six.view) < 4 * weight(alone.view)
    assert show_frames(range(1, 7), charts, at=-1).fallback is charts[-1]


def test_frames_are_refused_when_something_is_missing_or_too_much(monkeypatch):
    chart = bars(["a"], [1], alt="one")
    with pytest.raises(ValueError, match="each picture needs its label"):
        show_frames([1, 2], [chart])
    with pytest.raises(ValueError, match="describe="):
        show_frames([1], [chart.figure])
    rng = random.Random(0)
    noise = [lines(range(1500), [rng.random() for _ in range(1500)], alt="noise") for _ in range(4)]
    assert show_frames(range(4), noise).fallback is noise[0]
    monkeypatch.setattr(sys.modules["gamesearch.widgets.show_frames"], "_LIMIT", 60_000)
    with pytest.raises(FramesTooLarge, match="show fewer"):
        show_frames(range(4), noise)
