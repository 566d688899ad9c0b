import random

from gamesearch.course.contest.pairing import BYE, round_robin, rounds_for, swiss


def hold(count, rounds, rng):
    """A Swiss contest in which the one of the lower number mostly wins."""
    names = [f"p{n:03}" for n in range(count)]
    points, met, rests = dict.fromkeys(names, 0.0), set(), []
    for _ in range(rounds):
        pairs = swiss(names, points, met)
        seen = [name for pair in pairs for name in pair if name != BYE]
        assert sorted(seen) == names  # everybody once
        for one, two in pairs:
            if two == BYE:
                rests.append(one)
                points[one] += 2
            else:
                assert frozenset((one, two)) not in met, "they have met before"
                points[one if (one < two) == (rng.random() < 0.9) else two] += 2
        met |= {frozenset(pair) for pair in pairs}
    return names, points, rests


def test_all_meet_all_once():
    pairs = round_robin("abcd")
    assert len({frozenset(pair) for pair in pairs}) == len(pairs) == 6


def test_nobody_meets_the_same_one_twice_or_rests_twice():
    for count, rounds in ((6, 4), (9, 6), (40, 9), (200, 10)):
        _, _, rests = hold(count, rounds, random.Random(3))
        assert len(rests) == len(set(rests)) == (rounds if count % 2 else 0)


def test_the_best_come_out_above_the_worst():
    names, points, _ = hold(64, rounds_for(64), random.Random(1))
    best, worst = names[:16], names[-16:]
    assert sum(points[name] for name in best) > 1.4 * sum(points[name] for name in worst)


def test_where_all_have_met_they_meet_again():
    met = {frozenset(pair) for pair in round_robin("abcd")}
    assert len(swiss(list("abcd"), {}, met)) == 2
