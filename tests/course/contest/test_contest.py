"""A contest of small players: held, interrupted, held again."""

from __future__ import annotations

import csv
import json
import os
import signal
import socket
from multiprocessing import active_children

import pytest

from gamesearch.course.contest import contest as module
from gamesearch.course.contest.record import JOURNAL, RECORD, ContestLedger
from gamesearch.course.folder import WrongCall
from tests.course.contest.conftest import TERMS
from tests.course.contest.players import FIRST, WRONG_NAME, hand_in


def table(held):
    with (held.out / "table.csv").open() as file:
        return {row["player"]: row for row in csv.DictReader(file)}


def without_times(held):
    data = json.loads((held.out / RECORD).read_text())
    for outcome in data["outcomes"].values():
        outcome["loaded"] = 0
        for game in outcome["games"]:
            game["used"] = game["most"] = 0
    return data


def test_all_meet_all_with_both_colours(held):
    assert held.flaws == []
    rows = table(held)
    assert set(rows) == {"ada", "ben", "cleo"}
    assert all(row["games"] == "4" for row in rows.values())
    assert rows["cleo"]["place"] == "1"
    with (held.out / "games.csv").open() as file:
        games = list(csv.DictReader(file))
    colours = [(game["MAX"], game["MIN"], game["moves"].split()[:2]) for game in games]
    for one, two, opening in colours:
        assert (two, one, opening) in colours


def test_it_is_the_same_twice(held, hold):
    assert without_times(hold()) == without_times(held)


def test_in_several_processes_and_without_a_sandbox_it_is_the_same(held, hold):
    assert without_times(hold(sandbox="none", jobs=2)) == without_times(held)


def test_the_same_call_goes_on_after_ctrl_c(held, hold, monkeypatch):
    real = ContestLedger.add

    def interrupted(ledger, outcome):
        real(ledger, outcome)
        if len(ledger.entries) == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(ContestLedger, "add", interrupted)
    with pytest.raises(KeyboardInterrupt):
        hold()
    done = []
    monkeypatch.setattr(
        ContestLedger, "add", lambda *what: (done.append(what[1].task), real(*what))
    )
    again = hold()
    assert len(done) == 1  # of six
    assert without_times(again) == without_times(held)
    assert not (again.out / JOURNAL).exists()


def test_half_a_line_of_the_journal_is_no_trouble(hold, tmp_path):
    (tmp_path / "contest").mkdir()
    (tmp_path / "contest" / JOURNAL).write_bytes(b'\n["abc", {"games": [{"na')
    assert hold().flaws == []


def test_a_killed_worker_loses_nothing(hold, monkeypatch):
    real, killed = ContestLedger.add, []

    def add_and_kill(ledger, outcome):
        real(ledger, outcome)
        for child in active_children():
            if not killed:
                killed.append(child)
                os.kill(child.pid, signal.SIGKILL)

    monkeypatch.setattr(ContestLedger, "add", add_and_kill)
    held = hold(jobs=2)
    assert killed
    assert held.flaws == []
    assert all(row["games"] == "4" for row in table(held).values())


def test_one_who_joins_later_plays_only_the_new_games(hold, folder, monkeypatch):
    hold()
    hand_in(folder, dora=FIRST)
    done = []
    real = ContestLedger.add
    monkeypatch.setattr(
        ContestLedger, "add", lambda *what: (done.append(what[1].task.name), real(*what))
    )
    hold()
    assert len(done) == 4  # her notebook is tried, and she meets each of the three
    assert all("dora" in name for name in done)


def test_who_cannot_be_loaded_does_not_take_part(hold, folder):
    hand_in(folder, dora=WRONG_NAME, emil="1 / 0", finn="import os; os._exit(0)")
    (folder / "gus").mkdir()
    (folder / "gus" / "15_contest.ipynb").write_text("{")
    held = hold()
    said = {flaw.where.partition("/")[0]: flaw.what for flaw in held.flaws}
    assert "no cell defines a function my_player" in said["dora"]
    assert "no cell defines" in said["emil"]
    assert "ended the process" in said["finn"]
    assert "JSON" in said["gus"]
    assert set(table(held)) == {"ada", "ben", "cleo"}


def test_an_entry_by_another_name_is_told_and_other_lessons_are_not(hold, folder):
    for name in ("02_pruning", "15_contest (1)"):
        (folder / "ada" / f"{name}.ipynb").write_text("{}")
    [flaw] = hold().flaws
    assert flaw.where == "ada/15_contest (1).ipynb"
    assert "rename it to 15_contest.ipynb" in flaw.what


def test_the_house_takes_part(hold):
    held = hold(house=("anything", "careful"))
    assert {"house: anything", "house: careful"} < set(table(held))


def test_a_contest_needs_two(tmp_path):
    empty = tmp_path / "nobody"
    empty.mkdir()
    contest = module.Contest(empty, tmp_path / "out", TERMS, house=(), sandbox="none")
    with pytest.raises(WrongCall, match=r"nothing is handed in .* STUDENT/15_contest\.ipynb"):
        contest.run()
    hand_in(empty, ada=FIRST)
    with pytest.raises(WrongCall, match="two players"):
        contest.run()


def test_by_the_swiss_system_everybody_plays_every_round_or_rests(hold):
    held = hold(rounds=2)
    points = {name: float(row["points"]) for name, row in table(held).items()}
    assert sum(points.values()) == 2 * (2 + 2)  # a pairing and a rest in each round


def test_pseudonyms_are_on_the_page_and_names_in_a_list_of_their_own(hold):
    held = hold(hide_names=True)
    page = (held.out / "contest.html").read_text() + (held.out / "table.csv").read_text()
    with (held.out / "names.csv").open() as file:
        listed = dict(csv.reader(file))
    assert not any(f">{name}<" in page or f",{name}," in page for name in ("ada", "ben", "cleo"))
    assert all(listed[name] in page for name in ("ada", "ben", "cleo"))


def test_on_a_cluster_it_is_the_same(held, hold, cluster):
    there = hold(cluster=cluster.scheduler_address, sandbox="none")
    assert without_times(there) == without_times(held)


def test_where_no_scheduler_answers_it_is_said(hold, monkeypatch):
    pytest.importorskip("dask.distributed")
    from gamesearch.course import cluster
    from gamesearch.course.cluster import NoCluster

    monkeypatch.setattr(cluster, "ANSWER", 0.2)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        with pytest.raises(NoCluster):
            hold(cluster=f"tcp://127.0.0.1:{nobody.getsockname()[1]}")
