"""What the checks of lesson 15 rest on: moves that have to be found, endings, series of pairs."""

from __future__ import annotations

from collections import Counter
from functools import partial
from math import inf

import pytest

from gamesearch import MAX, TreeGame, alphabeta, solve
from gamesearch.arena.clock import NodeClock, running
from gamesearch.arena.clocked import Turn
from gamesearch.checks.contest.endings import ENDINGS, mirrored, needed
from gamesearch.checks.contest.ladder import RUNGS, climbed, house
from gamesearch.checks.contest.matches import GAME, against
from gamesearch.checks.contest.series import SERIES, Series
from gamesearch.checks.contest.timely import TO_FIND
from gamesearch.checks.side_by_side import LostByFault, play_all


def values_after(asked, depth):
    """What each move is worth, read so many plies further; 0 where nobody has won by then."""
    game, state = asked.game, asked.state
    children = {move: game.result(state, move) for move in game.actions(state)}
    return {
        move: alphabeta(game, child, depth=depth, evaluate=lambda game, state: 0).value
        for move, child in children.items()
    }


@pytest.mark.parametrize("asked", TO_FIND, ids=str)
def test_the_moves_to_find_are_the_best_as_soon_as_any_is_better_than_another(asked):
    """A tree is read to its end: there a move can look good too soon."""
    depths = [6] if isinstance(asked.game, TreeGame) else range(1, 6)
    read = (values_after(asked, depth) for depth in depths)
    values = next(values for values in read if len(set(values.values())) > 1)
    best = (max if asked.game.to_move(asked.state) == MAX else min)(values.values())
    assert {move for move, value in values.items() if value == best} == asked.wins


@pytest.mark.parametrize("moves", ENDINGS)
def test_an_ending_is_open_and_solve_finds_its_value_in_so_many_nodes(moves):
    assert not GAME.is_terminal(GAME.parse(moves))
    for each in (moves, mirrored(moves)):
        clock = NodeClock(10**9)
        with running(clock, GAME):
            value = solve(GAME, GAME.parse(each)).value
        assert (value, clock.nodes) == needed(each)


@pytest.mark.parametrize("series", SERIES, ids=str)
def test_a_series_is_the_same_each_time_and_nearly_as_often_won_as_it_says(series):
    pairs = series.pairs()
    assert pairs == series.pairs()
    many = Counter(series._replace(most=20_000).pairs())
    assert (many[2] + many[1.5]) / 20_000 == pytest.approx(series.won, abs=0.015)
    assert many[1] / 20_000 == pytest.approx(series.drawn, abs=0.015)


def test_another_seed_gives_another_series():
    assert Series(1, 0.4, 0.2).pairs() != Series(2, 0.4, 0.2).pairs()


def plays(column):
    """The move that is nearest to this column, in each position."""

    def player(states):
        moves = (min(GAME.actions(each), key=lambda move: abs(move - column)) for each in states)
        return [Turn(move, 0) for move in moves]

    return player


def alone(player):
    return lambda state: player([state])[0]


def test_a_match_has_fourteen_points_and_both_sides_together_have_them_all():
    left, right = plays(1), plays(4)
    sides = [against(alone(right), inf), against(alone(left), inf)]
    play_all(left, sides[:1])
    play_all(right, sides[1:])
    assert sum(each.told for each in sides) == 14
    assert 0 < sides[0].told < 14


def test_a_match_is_over_with_enough_points_and_no_move_is_asked_for_then():
    asked = []

    def counted(states):
        asked.extend(states)
        return plays(4)(states)

    numbers = []
    for enough in (inf, 6):
        asked.clear()
        match = against(partial(house, "anything"), enough)
        play_all(counted, [match])
        assert match.told >= min(enough, 6)
        numbers.append(len(asked))
    assert numbers[0] > numbers[1]


def test_a_fault_ends_its_own_match_alone():
    """Late where this opponent has just moved, which leads to other positions than the other's."""

    def late_after_that(states):
        turns = zip(states, plays(4)(states), strict=True)
        late = Turn(None, 9, None, "late", "too late")
        return [late if state in seen else turn for state, turn in turns]

    seen = set()

    def watched(state):
        turn = alone(plays(0))(state)
        seen.add(GAME.result(state, turn.move))
        return turn

    calm, lone = (against(alone(plays(1)), inf) for _ in range(2))
    play_all(plays(4), [lone])
    disturbed = against(watched, inf)
    play_all(late_after_that, [calm, disturbed])
    assert calm.told == lone.told
    with pytest.raises(LostByFault, match="too late"):
        print(disturbed.told)


def test_rungs_side_by_side_have_the_points_of_rungs_one_by_one():
    def player(game, state, clock):
        return house("two_ahead", state).move

    together = climbed(player)
    rungs = list(RUNGS)[:3]
    assert [climbed(player, [each])[each].points for each in rungs] == [
        together[each].points for each in rungs
    ]
