"""Joules and kilowatt-hours, by other ways to the same numbers."""

from __future__ import annotations

import pytest

from gamesearch.arena.energy import DAY, joules, kwh, magnitude, per_node


def test_a_kilowatt_for_an_hour_is_one_kilowatt_hour():
    assert kwh(joules(1000, 60 * 60)) == 1
    assert kwh(joules(50, DAY)) == pytest.approx(50 * 24 / 1000)


def test_nodes_times_joules_per_node_is_power_times_time():
    nodes, speed, watts = 900_000, 300_000, 20
    assert nodes * per_node(watts, speed) == pytest.approx(joules(watts, nodes / speed))


def test_powers_of_ten():
    assert magnitude(10, 2000) == (1.0, 3.3)
