"""Downloads of learning platforms, laid for grading."""

from __future__ import annotations

import os
import zipfile

import pytest

from gamesearch.cli import OK, PROBLEMS, WRONG_CALL, main
from gamesearch.course.collect.collect import collect_submissions
from gamesearch.course.folder import WrongCall
from gamesearch.course.grade.roster import Roster
from gamesearch.course.grade.submission import LARGEST_FILE
from gamesearch.course.grade.submissions import ROSTER, find

STEMS = ["01_minimax", "02_pruning"]


@pytest.fixture
def zipped(tmp_path):
    def make(files: dict[str, bytes | str]):
        path = tmp_path / "download.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, data in files.items():
                archive.writestr(name, data)
        return path

    return make


def laid(folder):
    return {p.relative_to(folder).as_posix(): p.read_text() for p in folder.rglob("*.ipynb")}


BOB = ("bob_02_pruning.ipynb", "bob_8913_1_02_pruning.ipynb", "sub/bob/02_pruning.ipynb")
MOODLES = "Bob_99_assignsubmission_file_/02_pruning.ipynb"


@pytest.mark.parametrize("name", [*BOB, MOODLES, f"sub/{MOODLES}", MOODLES.replace("_/", "_")])
@pytest.mark.parametrize("folder", ["jane", "class/jane", "Jane_1_assignsubmission_file_"])
def test_nobody_hands_in_for_somebody_else_by_a_name_of_their_choice(
    folder, name, zipped, tmp_path
):
    """What lies in a student's folder is that student's, whatever it is called."""
    other = f"{folder.replace('jane', 'kim').replace('Jane_1', 'Kim_2')}/02_pruning.ipynb"
    collect_submissions(
        zipped({f"{folder}/{name}": "jane's", other: "kim's"}), tmp_path / "out", STEMS
    )
    assert {path.partition("/")[0][:3].lower() for path in laid(tmp_path / "out")} == {"jan", "kim"}


def test_a_file_that_a_student_named_in_canvas_stays_that_students(zipped, tmp_path):
    files = {"jane_1_10_bob_2_11_02_pruning.ipynb": "jane's", "bob_2_12_02_pruning.ipynb": "his"}
    collect_submissions(zipped(files), tmp_path / "out", STEMS)
    assert laid(tmp_path / "out") == {
        "jane_1/02_pruning.ipynb": "jane's",
        "bob_2/02_pruning.ipynb": "his",
    }


def test_one_folder_around_all_is_nobody(zipped, tmp_path):
    files = {"all/jane_02_pruning.ipynb": "hers", "all/kim_02_pruning.ipynb": "kim's"}
    collect_submissions(zipped(files), tmp_path / "out", STEMS)
    assert set(laid(tmp_path / "out")) == {"jane/02_pruning.ipynb", "kim/02_pruning.ipynb"}


@pytest.mark.parametrize("name", ["02_pruning.ipynb", "../02_pruning.ipynb", "./02_pruning.ipynb"])
def test_no_name_is_no_student_and_leads_nowhere(name, zipped, tmp_path):
    done = collect_submissions(zipped({name: "{}"}), tmp_path / "out", STEMS)
    assert [f.what for f in done.flaws] == ["whose is it? Put it into a folder with a name"]
    assert not (tmp_path / "out").exists()


def test_no_path_leads_out_of_the_folder(zipped, tmp_path):
    names = ["../../evil/02_pruning.ipynb", "/abs/02_pruning.ipynb", "a\\..\\b_02_pruning.ipynb"]
    collect_submissions(zipped(dict.fromkeys(names, "{}")), tmp_path / "out", STEMS)
    inside = {p.parent.parent for p in tmp_path.rglob("*.ipynb")}
    assert inside == {tmp_path / "out"}


def test_the_last_attempt_counts_and_an_older_file_gives_way(zipped, tmp_path):
    out = tmp_path / "out"
    collect_submissions(zipped({"doe_1_10_02_pruning.ipynb": "first"}), out, STEMS)
    files = {
        "doe_1_10_02_pruning.ipynb": "first",
        "doe_1_12_02_pruning-10.ipynb": "third",
        "doe_1_11_02_pruning-2.ipynb": "second",
        "doe_1_13_01_minimax.ipynb": "other",
    }
    done = collect_submissions(zipped(files), out, STEMS)
    assert laid(out) == {"doe_1/02_pruning.ipynb": "third", "doe_1/01_minimax.ipynb": "other"}
    assert (done.notebooks, done.students, done.replaced, done.flaws) == (2, 1, 1, [])


def test_what_cannot_be_used_is_named_and_stops_nothing(zipped, tmp_path):
    files = {
        "__MACOSX/._jane_02_pruning.ipynb": "",
        "jane/.ipynb_checkpoints/02_pruning-checkpoint.ipynb": "",
        "jane/02_pruning.ipynb": "hers",
        "jane/essay.ipynb": "",
        "bob/all.zip": "",
        "bob/notes.txt": "",
        "eve/02_pruning.ipynb": b"0" * (LARGEST_FILE + 1),
        "kim/02_pruning.ipynb": "a",
        "kim/02_pruning_final.ipynb": "b",
    }
    done = collect_submissions(zipped(files), tmp_path / "out", STEMS)
    assert laid(tmp_path / "out") == {"jane/02_pruning.ipynb": "hers", "kim/02_pruning.ipynb": "a"}
    named = {flaw.where for flaw in done.flaws}
    assert named == {
        "jane/essay.ipynb",
        "bob/all.zip",
        "eve/02_pruning.ipynb",
        "kim/02_pruning_final.ipynb",
    }


def test_links_in_a_folder_or_an_archive_are_not_followed(tmp_path):
    (tmp_path / "secret").write_text("key")
    folder = tmp_path / "in" / "jane"
    folder.mkdir(parents=True)
    os.symlink(tmp_path / "secret", folder / "02_pruning.ipynb")
    with pytest.raises(WrongCall, match="no notebook"):
        collect_submissions(tmp_path / "in", tmp_path / "out", STEMS)
    link = zipfile.ZipInfo("jane/02_pruning.ipynb")
    link.external_attr = 0o120777 << 16
    with zipfile.ZipFile(tmp_path / "links.zip", "w") as archive:
        archive.writestr(link, str(tmp_path / "secret"))
    with pytest.raises(WrongCall, match="no notebook"):
        collect_submissions(tmp_path / "links.zip", tmp_path / "out", STEMS)


def test_the_roster_remembers_whom_canvas_knows_and_is_no_submission(zipped, tmp_path):
    out = tmp_path / "out"
    collect_submissions(zipped({"doe_1_10_02_pruning.ipynb": "{}"}), out, STEMS)
    collect_submissions(zipped({"roe_2_11_01_minimax.ipynb": "{}"}), out, STEMS)
    assert {name: Roster(out).canvas(name) for name in ("doe_1", "roe_2")} == {
        "doe_1": "1",
        "roe_2": "2",
    }
    found, strays = find(out, STEMS)
    assert [each.student for each in found] == ["doe_1", "roe_2"]
    assert not strays
    assert (out / ROSTER).exists()


def test_what_canvas_calls_late_stays_late_until_it_says_otherwise(zipped, tmp_path):
    out = tmp_path / "out"
    files = [
        "doe_LATE_1_10_02_pruning.ipynb",
        "doe_1_11_01_minimax.ipynb",
        "roe_2_12_02_pruning.ipynb",
    ]
    collect_submissions(zipped(dict.fromkeys(files, "{}")), out, STEMS)
    assert [Roster(out).is_late("doe_1", stem) for stem in STEMS] == [False, True]
    assert not Roster(out).is_late("roe_2", "02_pruning")
    collect_submissions(
        zipped({"doe_1/01_minimax.ipynb": "{}"}), out, STEMS
    )  # a folder does not say
    assert Roster(out).is_late("doe_1", "02_pruning")
    collect_submissions(zipped({"doe_1_10_02_pruning.ipynb": "{}"}), out, STEMS)
    assert not Roster(out).is_late("doe_1", "02_pruning")


def test_what_a_person_wrote_into_the_roster_is_kept(zipped, tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    (out / ROSTER).write_text("student;mail\ndoe_1;d@x.org\neve;e@x.org\n")
    collect_submissions(zipped({"doe_LATE_1_10_02_pruning.ipynb": "{}"}), out, STEMS)
    assert (out / ROSTER).read_text().splitlines() == [
        "student,Canvas ID,late,Moodle,mail",
        "doe_1,1,02_pruning,,d@x.org",
        "eve,,,,e@x.org",
    ]


def test_a_roster_that_names_nobody_is_refused_and_left_as_it_is(zipped, tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    (out / ROSTER).write_text("name\ndoe\n")
    with pytest.raises(WrongCall, match="no column called 'student'"):
        collect_submissions(zipped({"doe_1_10_02_pruning.ipynb": "{}"}), out, STEMS)
    assert (out / ROSTER).read_text() == "name\ndoe\n"


def moodles(name, number, stem="02_pruning"):
    return f"{name}_{number}_assignsubmission_file/{stem}.ipynb"


def test_in_moodle_a_student_has_another_number_in_each_assignment(zipped, tmp_path):
    out = tmp_path / "out"
    collect_submissions(zipped({moodles("Jane Doe", 7, "01_minimax"): "{}"}), out, STEMS)
    collect_submissions(
        zipped({moodles("Jane Doe", 99): "{}", moodles("Kim", 98): "{}"}), out, STEMS
    )
    assert {path.name for path in out.iterdir()} == {"Jane Doe", "Kim", ROSTER}
    assert [Roster(out).participant("Jane Doe", stem) for stem in STEMS] == ["7", "99"]
    assert [Roster(out).participant("Kim", stem) for stem in STEMS] == ["", "98"]


def test_two_students_of_one_name_are_kept_apart(zipped, tmp_path):
    out = tmp_path / "out"
    both = {moodles("Jane Doe", 7): "one", moodles("Jane Doe", 8): "two", moodles("Kim", 9): "k"}
    done = collect_submissions(zipped(both), out, STEMS)
    apart = {"Jane Doe_7/02_pruning.ipynb": "one", "Jane Doe_8/02_pruning.ipynb": "two"}
    assert laid(out) == apart | {"Kim/02_pruning.ipynb": "k"}
    [flaw] = done.flaws
    assert "02_pruning has more than one Jane Doe" in flaw.what
    assert collect_submissions(zipped(both), out, STEMS).replaced == 0
    assert laid(out) == apart | {"Kim/02_pruning.ipynb": "k"}
    assert Roster(out).participant("Jane Doe_8", "02_pruning") == "8"


def test_nobody_takes_the_place_of_who_handed_in_before(zipped, tmp_path):
    out = tmp_path / "out"
    collect_submissions(zipped({moodles("Jane Doe", 7): "hers"}), out, STEMS)
    later = {moodles("Jane Doe", 7): "hers", moodles("Jane Doe", 8): "other"}
    collect_submissions(zipped(later), out, STEMS)
    assert laid(out) == {
        "Jane Doe/02_pruning.ipynb": "hers",
        "Jane Doe_8/02_pruning.ipynb": "other",
    }


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04 half a file"])
def test_half_a_download_is_refused(data, tmp_path):
    (tmp_path / "half.zip").write_bytes(data)
    with pytest.raises(WrongCall, match="download it again"):
        collect_submissions(tmp_path / "half.zip", tmp_path / "out", STEMS)


def test_a_file_that_is_damaged_in_the_archive_is_named(zipped, tmp_path):
    path = zipped({"jane/02_pruning.ipynb": "x" * 1000, "kim/02_pruning.ipynb": "{}"})
    data = bytearray(path.read_bytes())
    data[50] ^= 0xFF  # within what is stored of the first file
    path.write_bytes(data)
    done = collect_submissions(path, tmp_path / "out", STEMS)
    assert laid(tmp_path / "out") == {"kim/02_pruning.ipynb": "{}"}
    assert len(done.flaws) == 1


def test_the_command_says_what_lies_where(zipped, tmp_path, capsys):
    out = str(tmp_path / "out")
    path = str(zipped({"doe_1_10_02_pruning.ipynb": "{}"}))
    assert main(["collect", path, "--out", out]) == OK
    assert "1 notebook of 1 student" in capsys.readouterr().out
    assert main(["collect", str(zipped({"essay.ipynb": ""})), "--out", out]) == PROBLEMS
    assert main(["collect", str(tmp_path / "none.zip"), "--out", out]) == WRONG_CALL
