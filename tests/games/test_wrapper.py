"""Games in front of other games: the same answers, and copies that are games as well."""

from __future__ import annotations

import copy
import pickle

import pytest

from gamesearch import MAX, MIN, BadSearch, MiniChess, PayoffTree, Pig, TicTacToe, TreeGame
from gamesearch.counting import CountedGame
from gamesearch.games.wrapper import QUESTIONS, Wrapped
from gamesearch.search.budget import MeteredGame
from gamesearch.search.expectimax import Against
from gamesearch.search.forward import NarrowGame, beam, probability_cut
from gamesearch.search.minimax import minimax
from gamesearch.search.montecarlo.rave import Watched
from gamesearch.search.ordering import Order
from gamesearch.search.paranoid import Coalition
from gamesearch.tracing.recording import RecordedGame

TREE = TreeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]])


def all_moves(game, state, moves):
    return moves


def any_move(game, state):
    moves = game.actions(state)
    return [(move, 1 / len(moves)) for move in moves]


WRAPPERS = {
    "wrapped": Wrapped,
    "counted": CountedGame,
    "recorded": lambda game: RecordedGame(game, game.initial, 5_000),
    "metered": MeteredGame,
    "narrow": lambda game: NarrowGame(game, all_moves),
    "beam": lambda game: beam(game, 2, Order()),
    "probability cut": lambda game: probability_cut(game, 1, Order()),
    "coalition": lambda game: Coalition(game, {MAX}),
    "against": lambda game: Against(game, any_move),
    "watched": Watched,
}
COPIES = {
    "copied": copy.copy,
    "deep-copied": copy.deepcopy,
    "pickled": lambda game: pickle.loads(pickle.dumps(game)),
}
every_wrapper = pytest.mark.parametrize("wrap", WRAPPERS.values(), ids=WRAPPERS)


def answers(game):
    """What a game says along its first moves."""
    said, state = [], game.initial
    while not game.is_terminal(state):
        moves = list(game.actions(state))
        said.append((game.to_move(state), moves, game.show(state), game.information(state)))
        state = game.result(state, moves[0])
    return [*said, game.utility(state), game.utility(state, MIN), game.utility(state, player=MIN)]


@every_wrapper
@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
def test_a_copy_answers_as_the_wrapper_does(wrap, copied):
    assert answers(copied(wrap(TREE))) == answers(wrap(TREE))


@every_wrapper
def test_a_wrapper_of_a_wrapper_can_be_copied_as_well(wrap):
    for copied in COPIES.values():
        assert answers(copied(wrap(CountedGame(TREE)))) == answers(wrap(TREE))


@pytest.mark.parametrize("name", ["wrapped", "counted", "recorded", "metered", "watched", "narrow"])
def test_what_the_rules_say_is_handed_on(name):
    assert answers(WRAPPERS[name](TREE)) == answers(TREE)


@every_wrapper
def test_an_instrument_counts_what_goes_through_its_copies_or_leaves_them_alone(wrap):
    game = wrap(TREE)
    for copied in COPIES.values():
        answers(copied(game))
    assert answers(game) == answers(wrap(TREE))


def test_copies_of_the_games_that_count_and_record_count_and_record_for_them():
    counted = CountedGame(TREE)
    assert copy.copy(counted) is copy.deepcopy(counted) is counted
    recorded = WRAPPERS["recorded"](TREE)
    assert copy.copy(recorded) is copy.deepcopy(recorded) is recorded


def test_a_wrapper_says_what_the_real_game_is():
    pig = Wrapped(Pig(20))
    assert (pig.seats, pig.chance, pig.hidden, pig.limits) == (2, True, False, (-1, 1))
    assert (pig.goal, repr(pig)) == (20, "Pig(goal=20, faces=6)")
    three = PayoffTree([(1, 2, 6), (4, 3, 2)])
    assert (Wrapped(three).seats, Wrapped(three).total) == (3, 9)


def test_some_wrappers_are_another_game():
    assert Against(TREE, any_move).chance
    camp = Coalition(PayoffTree([(1, 2, 6), (4, 3, 2)]), {1, 2})
    assert (camp.seats, camp.total, repr(camp)[:10]) == (2, 0, "Coalition(")
    assert repr(NarrowGame(TREE, all_moves)) == f"NarrowGame({TREE!r})"


def test_a_question_that_is_left_alone_costs_no_second_call():
    counted = CountedGame(TicTacToe())
    assert counted.result.__self__ is counted.real
    assert set(QUESTIONS) - set(vars(counted)) == {"is_terminal", "utility"}


def test_whatever_else_a_game_can_do_and_nothing_that_it_cannot():
    assert Wrapped(MiniChess()).capture(MiniChess().initial, (15, 10)) is None
    assert Wrapped(TicTacToe()).cells(TicTacToe().initial) == "........."
    with pytest.raises(AttributeError, match="pockets"):
        _ = Wrapped(TREE).pockets


@pytest.mark.parametrize("wrap", [CountedGame, WRAPPERS["recorded"], MeteredGame])
def test_a_search_of_a_copy_ends(wrap):
    for copied in COPIES.values():
        assert minimax(copied(wrap(TREE))).value == 3


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        ([[3, 12], [2, 4]], r"wrap it: TreeGame\(\[\[3, 12\], \[2, 4\]\]\)"),
        (TicTacToe, r"make one: TicTacToe\(\)"),
        (None, "got None"),
    ],
)
def test_what_is_no_game_is_refused(thing, sentence):
    with pytest.raises(BadSearch, match=sentence):
        Wrapped(thing)
