"""One's own handicap and one's own audit, drawn; or a sentence where there is nothing to draw."""

from gamesearch.checks.ethics.audits import log
from gamesearch.checks.ethics.cases import Dial
from gamesearch.widgets.watch import watch_audit, watch_handicap

DIAL = Dial(0.9, 0.6)


def unfinished(_):
    raise NotImplementedError("exercise 11.2: my_handicap")


def test_a_handicap_is_shown_with_what_it_gives():
    assert "the program gets 0.510" in watch_handicap(lambda score: 0.3, DIAL).alt


def test_an_audit_is_shown_log_by_log():
    logs = {"even": log("even"), "selling": log("selling")}
    picture = watch_audit(lambda log: len(log) % 7, logs)
    assert "'even'" in picture.alt
    assert len(logs["even"]) == len(log("even"))


def test_what_is_not_written_yet_is_said_in_a_sentence():
    assert "finish exercise 11.2" in repr(watch_handicap(unfinished, DIAL))
    assert "finish exercise 11.2" in repr(watch_audit(unfinished, {"even": log("even")}))


def test_what_fails_is_said_too():
    assert "ValueError" in repr(watch_handicap(lambda score: score(2, True), DIAL))
