from gamesearch.course.contest.referee import Record
from gamesearch.course.contest.standing import ContestStanding


def standing(*results):
    found = ContestStanding("abc")
    for one, two, value in results:
        found.add(Record((one, two), 0, [0, 1], value, used=(0.5, 0.25), asked=(1, 1)))
    return found


def test_points_and_pairs_are_seen_from_both_sides():
    found = standing(("a", "b", 1), ("b", "a", 0), ("c", "a", -1))
    assert found.points() == {"a": 2.5, "b": 0.5, "c": 0}
    assert found.pairs["a", "b"].points == 1.5
    assert found.pairs["b", "a"].points == 0.5
    assert [row.name for row in found.ranked()] == ["a", "b", "c"]


def test_what_each_spent_is_added_up():
    row = standing(("a", "b", 1), ("b", "a", 1)).rows["a"]
    assert (row.used, row.moves, row.per_move) == (0.75, 2, 0.375)


def test_a_fault_is_counted_for_the_one_who_lost():
    found = ContestStanding("ab")
    found.add(Record(("a", "b"), 0, [], -1, "late"))
    assert found.rows["a"].faults == {"late": 1}
    assert not found.rows["b"].faults
    assert found.endings == {"late": 1}


def test_without_games_nobody_has_a_rating():
    assert standing().rating("a") is None
