"""What lesson 06's checks rest on: sealed answers, and the margins of their bands."""

from __future__ import annotations

from itertools import count

import pytest

from gamesearch.arena.tournament import openings
from gamesearch.checks import evaluation
from gamesearch.checks.evaluation import fits, grades
from gamesearch.checks.evaluation.captures import FIGHTS, Exchange, static
from gamesearch.checks.evaluation.cases import (
    FIELD,
    TABLE,
    Rival,
    played,
    scores,
    unlike_openings,
    verdict_on,
)
from gamesearch.checks.inside import Elsewhere
from gamesearch.errors import IllegalMove
from gamesearch.evaluation.connectfour import centre_stones, threes, twos
from gamesearch.evaluation.weighted import Weighted
from gamesearch.games.check_game import check_game
from gamesearch.games.connectfour import ConnectFour
from gamesearch.search.quiescence import quiescence

# Exercise 6.1: White's and Black's counts, and what one of each is worth.
COUNTS = {
    "queens": (1, 1, 9),
    "rooks": (2, 1, 5),
    "bishops": (1, 2, 3),
    "knights": (2, 2, 3),
    "pawns": (7, 5, 1),
}
MOVES = (34, 28, 0.1)
DOUBLED = (1, 0, -0.5)
HIDDEN_FITS = 33  # the key in the grade cell of 6.7
AFTER = {"A": 1.1, "B": -0.4, "C": -0.2, "D": 0.7}  # what four moves of Black lead to

REFERENCE = Weighted({threes: 0.03, twos: 0.01, centre_stones: 0.01})


def sealed(part, given):
    return [step.examine(given) for step in evaluation.HAND.steps[0].steps[part]]


def term(white, black, weight):
    return (white - black) * weight


def test_the_sealed_values_are_what_the_table_gives():
    worth = sum(term(*counts) for counts in COUNTS.values())
    rest = term(*DOUBLED)
    assert sealed("material", worth) == [None]
    assert sealed("value", worth + term(*MOVES) + rest) == [None]
    assert sealed("at half a pawn", worth + term(*MOVES[:2], 0.5) + rest) == [None]
    assert sealed("Black plays", min(AFTER, key=AFTER.get)) == [None]


def test_the_reference_keeps_eight_points_from_the_bands():
    for rival in FIELD:
        assert played(REFERENCE, rival).share >= rival.share + 0.08
    assert played(REFERENCE, Rival("nothing", 0.65, (7, 4))).share >= 0.75


def test_matches_side_by_side_are_the_same_matches():
    together = scores(REFERENCE, FIELD)
    assert together == [played(REFERENCE, rival) for rival in FIELD]


def test_half_of_the_openings_are_enough_for_who_is_ahead_and_nobody_fails_by_half():
    every = 2 * len(unlike_openings(ConnectFour(6, 5)))
    assert [score.games for score in scores(REFERENCE, FIELD)] == [every / 2] * 3
    weak = scores(Weighted({centre_stones: 0}), FIELD)
    assert [score.games for score in weak] == [every] * 3


def test_openings_are_all_there_but_for_mirror_images():
    for columns in (6, 7):
        game = ConnectFour(columns, 5)
        kept = {game.show(state) for state in unlike_openings(game)}
        mirrored = {"\n".join(row[::-1] for row in each.splitlines()) for each in kept}
        every = {game.show(state).rpartition("\n")[0] for state in openings(game, 2)}
        boards = {each.rpartition("\n")[0] for each in kept | mirrored}
        assert boards == every
        assert len(kept) == (len(every) + columns % 2) / 2


def test_the_opponents_themselves_do_not_pass():
    blind = Weighted({centre_stones: 0})
    for weak in (blind, Weighted({centre_stones: 0.01}), Weighted({twos: 0.01})):
        assert any(played(weak, rival).share < rival.share for rival in FIELD)


def test_the_table_of_results_has_all_three_verdicts():
    words = [verdict_on(result) for result in TABLE.values()]
    assert sorted(set(words)) == ["better", "open", "worse"]


def test_fights_are_a_game_like_any_other():
    for fight in FIGHTS:
        check_game(fight.game, plays=5)


def test_the_fight_of_the_statement():
    assert quiescence(Exchange((1, [(6, [(2, [])]), (-8, [])])), evaluate=static) == 2


def test_no_other_weights_near_the_best_have_a_smaller_loss():
    for results in fits.CASES:
        best = fits.best_weights(results)
        smallest = fits.loss(best, *results.data)
        for place in range(len(best)):
            for step in (-0.1, -0.01, 0.01, 0.1):
                moved = [w + step * (n == place) for n, w in enumerate(best)]
                assert fits.loss(tuple(moved), *results.data) > smallest


def test_the_band_of_a_fit_is_narrower_than_what_features_are_worth():
    for results in fits.CASES:
        rows, points = results.data
        smallest = fits.loss(fits.best_weights(results), rows, points)
        assert fits.loss((0.0,) * len(rows[0]), rows, points) > smallest + 10 * fits.NEAR
        assert set(points) == {0, 0.5, 1}


def steps_down(results, length):
    """How many steps of this length down the slope bring weights near enough to the best."""
    rows, points = results.data
    enough = fits.loss(fits.best_weights(results), rows, points) + fits.NEAR
    weights = (0.0,) * len(rows[0])
    for steps in count():
        if fits.loss(weights, rows, points) <= enough:
            return steps
        errors = [fits.chance(weights, row) - p for row, p in zip(rows, points, strict=True)]
        slopes = [
            sum(error * row[place] for error, row in zip(errors, rows, strict=True)) / len(rows)
            for place in range(len(weights))
        ]
        weights = tuple(w - length * slope for w, slope in zip(weights, slopes, strict=True))


@pytest.mark.parametrize("length", [0.05, 0.1, 0.3, 0.6, 1])
def test_steps_that_pass_the_check_are_enough_for_the_grade(length):
    most = steps_down(fits.STEEP, length)
    assert all(steps_down(each, length) <= most for each in grades.other_results(HIDDEN_FITS))


class Far(Elsewhere):
    """An answer in another process, and the names of what was asked there."""

    def __init__(self, answer):
        self.answer, self.asked = answer, set()

    def observe(self, function, *args, **options):
        self.asked.add(function.__name__)
        return function(self.answer, *args, **options)


def test_an_evaluation_is_asked_for_moves_and_the_games_are_played_outside():
    far = Far(lambda game, state: 0)
    score = played(far, Rival("nothing", 0.75, (4, 4)))
    assert far.asked == {"chosen"}
    assert score.share == 0.5


def test_a_move_from_there_that_breaks_the_rules_is_refused():
    class Lying(Far):
        def observe(self, function, *args, **options):
            return [9 for _ in super().observe(function, *args, **options)]

    with pytest.raises(IllegalMove):
        played(Lying(lambda game, state: 0), Rival("nothing", 0.75, (4, 4)))
