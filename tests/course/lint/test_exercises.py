"""Every slip in a solution is named with its cell; a good one has none."""

from __future__ import annotations

import pytest

from gamesearch.course.lint.exercises import exercise_flaws, problems


def test_a_good_solution_has_no_problems(solution):
    assert list(problems(solution())) == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('exercise="2.2"', 'exercise="2.1"'), "exercise 2.1 is there twice, first in cell 3"),
        (('grade="2.2a"', 'grade="2.1a"'), "grade 2.1a is there twice"),
        ((" points=20\nreport", "\nreport"), "grade 2.2a has no points"),
        (('grade="2.2a"', 'grade="2.9a"'), "grade 2.9a is for an unknown exercise"),
        (('grade="2.2a"', 'grade="3.2a"'), "grade 3.2a is numbered for another lesson"),
        (('exercise="2.3" points=4', 'exercise="2.3"'), "the text answer 2.3 has no points"),
        (('exercise="2.2"', 'exercise="two"'), "exercise='two' is no name"),
        (('report("2.2a"', 'report("2.1a"'), "grade 2.2a reports 2.1a"),
        (('report("2.2a", lambda: my_search([3, 2]))', "1"), "grade 2.2a reports nothing"),
        (
            ("(20 points, 15 minutes)", "(25 points, 15 minutes)"),
            "2.2 promises 25 points, its cells have 20",
        ),
        (("(20 points, 15 minutes)", "(20 points, 5 minutes)"), "2.2 promises 5 minutes"),
        (("(4 points, 10 minutes)", "(5 points, 10 minutes)"), "2.3 promises 5 points"),
        (("(20 points, 15 minutes)", "20 points"), "cannot be read"),
        (
            ("## Exercise 2.2 · The search (20 points, 15 minutes)", "Go on."),
            "exercise 2.2 has no heading",
        ),
        (("Exercise 2.3", "Exercise 2.4"), "exercise 2.4 has no answer cell"),
        (("my_search([3, 2])\n", "### BEGIN SOLUTION\n1\n### END SOLUTION\n"), "outside an answer"),
        (("    return max(tree)\n", ""), "the solution region is empty"),
        (("    ### BEGIN SOLUTION\n", ""), "END SOLUTION comes without a BEGIN"),
    ],
)
def test_each_slip_is_named_with_its_place(solution, change, complaint):
    found = [str(flaw) for flaw in problems(solution(change))]
    assert any(complaint in text for text in found), found
    assert all(text.startswith("solutions/source/02_pruning.py:") for text in found)


def test_a_set_of_exercises_is_counted_and_checked(solution):
    found = [f.what for f in exercise_flaws(solution(('check("2.2", my_search)', "pass")))]
    assert found == ["there are 3 exercises", "exercise 2.2 has no check"]


def test_a_second_answer_belongs_to_the_same_exercise(solution):
    body = "def g():\n    ### BEGIN SOLUTION\n    return 1\n    ### END SOLUTION\n\n"
    second = f'# %% exercise="2.2b"\n{body}'
    change = ('# %%\ncheck("2.2"', second + '# %%\ncheck("2.2"')
    assert list(problems(solution(change))) == []


def test_code_that_runs_off_the_page_is_named_unless_it_is_cut_out(solution):
    long = "a = " + " + ".join(["1"] * 30)
    said = [f.what for f in exercise_flaws(solution(("my_search)\n", f"my_search)\n{long}\n")))]
    assert "a line of code has 121 columns" in said
    inside = solution(("    return max(tree)\n", f"    {long}\n    return max(tree)\n"))
    assert not [f for f in exercise_flaws(inside) if "columns" in f.what]
