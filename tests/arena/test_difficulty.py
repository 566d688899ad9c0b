"""Controllers of the difficulty: what they hold even, what they hide, and what a log shows."""

from __future__ import annotations

import random

import pytest

from gamesearch.arena.difficulty import (
    Even,
    Person,
    Round,
    Selling,
    after_offers,
    as_seen,
    evening,
    season,
)
from gamesearch.arena.handicap import expected_score


def log_of(controller, person=None, seed=1, evenings=200):
    nights = season(controller, person or Person(), random.Random(seed), evenings)
    return [each for night in nights for each in night]


@pytest.mark.parametrize("controller", [Even(), Selling()])
def test_the_staircase_gives_the_player_half_of_the_games(controller):
    log = log_of(controller)
    assert sum(each.won for each in log) / len(log) == pytest.approx(0.5, abs=0.02)


def test_it_finds_the_players_strength():
    controller = Even(level=900)
    log_of(controller, Person(skill=1700))
    assert controller.level == pytest.approx(1700, abs=250)


def test_another_share_can_be_asked_for():
    log = log_of(Even(share=0.7))
    assert sum(each.won for each in log) / len(log) == pytest.approx(0.7, abs=0.02)


def test_without_adapting_the_results_are_those_of_elo():
    log = log_of(Even(level=1700, step=0), evenings=400)
    share = sum(each.won for each in log) / len(log)
    assert share == pytest.approx(expected_score(-200), abs=0.03)


def test_the_honest_controller_shows_what_it_plays_and_the_selling_one_does_not():
    assert all(each.shown == each.real for each in log_of(Even()))
    assert any(each.shown != each.real for each in log_of(Selling()))


def test_the_hidden_push_lasts_as_long_as_stated_and_points_where_it_should():
    controller = Selling(push=100, rounds=2)
    controller.learn(Round(False, 1500, offered=True, bought=False))
    pushes = []
    for _ in range(3):
        shown, real = controller.strengths()
        pushes.append(real - shown)
        controller.learn(Round(True, shown))
    assert pushes == [100, 100, 0]
    controller.learn(Round(False, 1500, offered=True, bought=True))
    shown, real = controller.strengths()
    assert real - shown == -100


def test_offers_are_made_after_losses_only_and_bought_only_if_made():
    log = log_of(Even())
    assert not any(each.offered and each.won for each in log)
    assert not any(each.bought and not each.offered for each in log)


def test_moods_make_people_leave_and_buy():
    person = Person()
    assert person.leaving(lost=6, won=0) > person.leaving(lost=1, won=0)
    assert person.leaving(lost=0, won=9) > person.leaving(lost=0, won=2)
    assert person.buying(3) > person.buying(1)
    assert len(list(evening(Even(), Person(leaves=1), random.Random(1)))) == 1


def test_what_follows_offers_is_gathered_by_what_was_done():
    lost, won = Round(False, 1), Round(True, 1)
    log = [
        Round(False, 1, offered=True, bought=True), won, lost,
        Round(False, 1, offered=True), lost, lost, won,
    ]  # fmt: skip
    assert after_offers(log, rounds=2) == ([True, False], [False, False])


def test_the_public_log_keeps_everything_but_the_real_strength():
    log = log_of(Selling(), evenings=3)
    seen = as_seen(log)
    assert all(each.real is None for each in seen)
    assert [each[:4] for each in seen] == [each[:4] for each in log]
