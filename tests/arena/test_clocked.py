import pytest

from gamesearch import ConnectFour, Nim, TicTacToe, alphabeta
from gamesearch.arena.clock import CpuClock, NodeClock, OutOfTime
from gamesearch.arena.clocked import play_clocked, take_turn

GAME = TicTacToe()


def first(game, state, clock):
    return game.actions(state)[0]


def perfect(game, state, clock):
    return alphabeta(game, state)


def turn(player, clock=None):
    return take_turn(GAME, GAME.initial, player, clock or NodeClock(1000))


def test_a_player_names_a_move_or_a_value_and_a_move():
    assert turn(first).move == 0
    assert turn(lambda game, state, clock: (0.25, 4))[:3] == (4, 0, 0.25)


def test_a_late_player_gets_a_sentence():
    found = turn(perfect, NodeClock(100))
    assert found.fault == "late"
    assert found.move is None
    assert found.sentence == (
        "perfect was late: it had 100 nodes for this move and asked for more. "
        "Let it look at clock.left."
    )


def test_late_is_late_even_if_it_is_caught():
    def stubborn(game, state, clock):
        try:
            alphabeta(game, state)
        except OutOfTime:
            return 0

    assert turn(stubborn, NodeClock(100)).fault == "late"


def test_late_by_the_processor():
    def slow(game, state, clock):
        while clock.left:
            pass
        return 0

    assert turn(slow, CpuClock(0.001)).fault == "late"


@pytest.mark.parametrize(
    ("player", "fault", "word"),
    [
        (lambda game, state, clock: 99, "illegal", "99"),
        (lambda game, state, clock: None, "illegal", "return"),
        (lambda game, state, clock: 1 / 0, "raised", "ZeroDivisionError"),
        (lambda game, state: 0, "raised", "TypeError"),
    ],
)
def test_faults_have_a_name_and_a_sentence(player, fault, word):
    found = turn(player)
    assert found.fault == fault
    assert word in found.sentence


def test_a_game_is_played_to_its_end():
    played = play_clocked(Nim(3), first, first, NodeClock(10))
    assert played.ending == "rules"
    assert played.value == 1
    assert len(played.turns) == len(played.moves)


def test_a_fault_loses_the_game_for_its_player():
    late = play_clocked(GAME, first, perfect, NodeClock(50))
    assert (late.value, late.ending) == (1, "late")
    assert play_clocked(GAME, perfect, first, NodeClock(50)).value == -1


def test_an_opening_is_played_first():
    played = play_clocked(ConnectFour(4, 4), first, first, NodeClock(10), [3, 2])
    assert played.moves[:2] == [3, 2]
    assert len(played.moves) == 2 + len(played.turns)
