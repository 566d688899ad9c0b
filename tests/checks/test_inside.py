from __future__ import annotations

import pytest

from gamesearch.checks.inside import Elsewhere, each, inside, kept


@inside
def length_of(answer, case):
    return len(answer(case))


def doubled(case):
    return 2 * case


def test_what_is_seen_of_each_case_comes_in_their_order():
    assert each(doubled, length_of, [[1], [], [1, 2]]) == [2, 0, 4]


def test_an_answer_elsewhere_is_asked_one_question_for_all_cases():
    questions = []

    class Away(Elsewhere):
        def observe(self, function, *args, **options):
            questions.append(args)
            return function(doubled, *args, **options)

    assert each(Away(), length_of, iter([[1], [], [1, 2]])) == [2, 0, 4]
    assert questions == [(length_of, ([1], [], [1, 2]))]


def test_the_first_error_is_the_answer_to_all_of_them():
    asked = []

    def fails(case):
        asked.append(case)
        return 1 // len(case) * case

    with pytest.raises(ZeroDivisionError):
        each(fails, length_of, [[1], [], [1, 2]])
    assert asked == [[1], []]


def test_what_was_seen_of_an_answer_is_kept_for_the_next_cell_and_not_for_another_answer():
    def tripled(case):
        return 3 * case

    kept(doubled)["value"] = 2
    assert kept(doubled) == {"value": 2}
    assert kept(tripled) == {}
    assert kept(doubled) == {}
