"""What the exercises on ethics stand on: logs that repeat, lines that hold, forms that are kind."""

from __future__ import annotations

import pytest

from gamesearch.arena.base_rates import binomial_tail
from gamesearch.arena.difficulty import after_offers
from gamesearch.checks.ethics import NOTICE
from gamesearch.checks.ethics.audits import HONEST, SELLING, audited, log
from gamesearch.checks.ethics.cases import COURTS, DIALS, Dial, tuned
from gamesearch.checks.ethics.notice import ITEMS, form


def test_a_log_is_the_same_every_time_and_never_the_same_list():
    assert log("selling", seed=4) == log("selling", seed=4)
    assert log("selling", seed=4) is not log("selling", seed=4)
    assert log("selling", seed=4) != log("selling", seed=5)


def test_logs_tell_nothing_that_players_cannot_know():
    assert all(each.real is None for name in (*HONEST, *SELLING) for each in log(name))


@pytest.mark.parametrize("seed", range(10, 16))
def test_a_fair_audit_separates_the_logs_with_a_margin(seed):
    def tilt(log):
        bought, declined = after_offers(log)
        return sum(bought) / len(bought) - sum(declined) / len(declined)

    scores = audited(tilt, seed)
    assert min(scores.scores[name] for name in SELLING) > 2 * max(
        scores.scores[name] for name in HONEST
    )


@pytest.mark.parametrize("court", COURTS, ids=str)
def test_the_line_keeps_to_what_is_allowed_and_no_lower_one_does(court):
    def accused(line):
        return court.players * binomial_tail(line, court.of, court.rate)

    assert accused(court.line) <= court.allowed
    assert court.line == 0 or accused(court.line - 1) > court.allowed


@pytest.mark.parametrize("dial", DIALS, ids=str)
def test_every_dial_has_an_even_setting_that_no_single_colour_gives(dial):
    h = next(n / 10_000 for n in range(10_001) if dial.mean(n / 10_000) <= 0.5)
    found = tuned(lambda score: h, dial)
    assert found.is_even
    assert abs(found.begins - 0.5) > 0.02


def test_a_dial_ends_where_it_ends():
    with pytest.raises(ValueError, match="between 0 and 1"):
        Dial(0.9, 0.6)(1.2, True)


def test_the_form_of_a_notice_has_an_entry_for_each_item():
    assert form("word " * 40) == [True] + [False] * len(ITEMS)
    assert form(None) == [False] * (1 + len(ITEMS))
    assert NOTICE.examine("word " * 40) is not None
