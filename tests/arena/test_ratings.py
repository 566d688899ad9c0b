import random
from math import inf, isclose

import pytest

from gamesearch.arena.handicap import expected_score
from gamesearch.arena.ratings import NoGames, bradley_terry, covariances, elo, inverse, wilson

GAMES = 40


def played(strengths, games, rng):
    """Everybody against everybody; who wins is drawn by the difference."""
    names = list(strengths)
    pairs = {}
    for place, one in enumerate(names):
        for two in names[place + 1 :]:
            share = expected_score(strengths[one] - strengths[two])
            pairs[one, two] = (sum(rng.random() < share for _ in range(games)), games)
    return pairs


def test_two_players_stand_apart_as_elo_says():
    ratings = bradley_terry({("a", "b"): (750, 1000)})
    apart = ratings["a"].rating - ratings["b"].rating
    assert abs(apart - elo(0.75)) < 1


def test_it_explains_what_each_has_won():
    """The second proof: at the top of the likelihood, points expected are points won."""
    pairs = played({"a": 0, "b": 60, "c": -120, "d": 300}, 30, random.Random(3))
    ratings = bradley_terry(pairs, prior=1e-9)
    for name in ratings:
        won = sum(p if n == name else g - p for (n, m), (p, g) in pairs.items() if name in (n, m))
        expected = 0.0
        for pair, (_, games) in pairs.items():
            if name in pair:
                other = pair[pair[0] == name]
                apart = ratings[name].rating - ratings[other].rating
                expected += games * expected_score(apart)
        assert isclose(won, expected, abs_tol=1e-4)


def test_who_wins_all_is_high_and_not_endless():
    ratings = bradley_terry({("a", "b"): (10, 10)})
    assert 200 < ratings["a"].rating < 1000


def test_the_order_of_names_does_not_matter():
    one = bradley_terry({("a", "b"): (7, 10), ("b", "c"): (4, 10)})
    two = bradley_terry({("c", "b"): (6, 10), ("b", "a"): (3, 10)})
    assert all(isclose(one[name].rating, two[name].rating, abs_tol=1e-6) for name in "abc")


def test_a_circle_cannot_be_seen():
    ratings = bradley_terry({("rock", "scissors"): (9, 10), ("scissors", "paper"): (9, 10),
                             ("paper", "rock"): (9, 10)})  # fmt: skip
    assert all(abs(each.rating) < 1e-6 for each in ratings.values())


def test_equal_players_are_called_different_no_more_often_than_the_interval_says():
    """19.4: one time in twenty is what 95 percent promise; 1,200 comparisons of equals."""
    rng = random.Random(5)
    called, compared = 0, 0
    for _ in range(200):
        ratings = bradley_terry(played(dict.fromkeys("abcd", 0), GAMES, rng))
        for one, two in ("ab", "ac", "ad", "bc", "bd", "cd"):
            apart = ratings.difference(one, two)
            called += not apart.low <= 0 <= apart.high
            compared += 1
    assert 0.02 < called / compared <= 0.06


def test_intervals_hold_the_truth_as_often_as_they_say():
    rng = random.Random(7)
    truth = {"a": 150, "b": 50, "c": 0, "d": -200}
    mean = sum(truth.values()) / 4
    held = sum(
        low <= truth[name] - mean <= high
        for _ in range(150)
        for name, (_, low, high) in bradley_terry(played(truth, GAMES, rng)).items()
    )
    assert 0.93 <= held / 600 <= 0.98


def test_covariances_come_from_an_inverse():
    matrix = [[3.0, 1.0, 0.0], [1.0, 4.0, -1.0], [0.0, -1.0, 2.0]]
    found = inverse(matrix)
    for i in range(3):
        for j in range(3):
            entry = sum(matrix[i][k] * found[k][j] for k in range(3))
            assert isclose(entry, float(i == j), abs_tol=1e-12)
    assert covariances([{}], [1.0], 1.0) == [[0.0]]  # one player stands at the mean, surely


def test_nonsense_is_refused():
    for pairs in ({}, {("a", "b"): (3, 2)}, {("a", "b"): (0, 0)}):
        with pytest.raises(NoGames):
            bradley_terry(pairs)


def test_wilson_is_what_its_formula_gives_and_stays_inside():
    assert [round(end, 3) for end in wilson(8, 10)] == [0.490, 0.943]
    assert [round(end, 3) for end in wilson(550, 1000)] == [0.519, 0.581]
    low, high = wilson(10, 10)
    assert high == 1
    assert low == pytest.approx(10 / (10 + 1.96**2))


@pytest.mark.parametrize(("points", "games"), [(1, 0), (3, 2), (-1, 5)])
def test_a_share_of_nothing_is_refused(points, games):
    with pytest.raises(NoGames):
        wilson(points, games)


def test_elo_is_a_scale_of_odds():
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.25) == -elo(0.75)
    assert (elo(0), elo(1)) == (-inf, inf)
