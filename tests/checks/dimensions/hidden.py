"""Lesson 10: how many choices there are, and what is regretted."""

from __future__ import annotations

from . import Dimension

VARIES = {
    ("10.4", "matching"): [
        Dimension("nothing regretted", lambda asked: max(asked.regrets) <= 0),
        Dimension(
            "three choices, none regretted",
            lambda asked: len(asked.regrets) == 3 and max(asked.regrets) <= 0,
        ),
        Dimension("one choice", lambda asked: len(asked.regrets) == 1),
        Dimension(
            "a sum below 0, and something regretted",
            lambda asked: sum(asked.regrets) <= 0 < max(asked.regrets),
        ),
        Dimension(
            "three different regrets above 0",
            lambda asked: len({regret for regret in asked.regrets if regret > 0}) >= 3,
        ),
        Dimension("a regret below 1", lambda asked: 0 < max(asked.regrets) < 1),
        Dimension("regrets near 0", lambda asked: 0 < max(asked.regrets) < 0.01),
        Dimension("regrets in thousands", lambda asked: max(asked.regrets) > 1_000),
    ],
    ("10.4", "learn"): [
        Dimension("three choices", lambda asked: len(asked.regrets) == 3),
        Dimension("an uneven mixture", lambda asked: len(set(asked.mixture)) > 1),
        Dimension("a choice never played", lambda asked: 0 in asked.mixture),
        Dimension("a new regret below 0", lambda asked: min(asked.answer) < 0, after=True),
        Dimension("old regrets", lambda asked: any(asked.regrets)),
        Dimension(
            "a new regret of many decimals",
            lambda asked: any(abs(round(each, 4) - each) > 1e-6 for each in asked.answer),
            after=True,
        ),
        Dimension("regrets in thousands", lambda asked: max(map(abs, asked.regrets)) > 1_000),
    ],
}
