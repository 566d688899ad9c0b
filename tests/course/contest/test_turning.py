import random

from gamesearch import ConnectFour, TicTacToe, minimax
from gamesearch.course.contest.games import states_along
from gamesearch.course.contest.turning import proven, turning_plies


def random_game(game, rng):
    state, moves = game.initial, []
    while not game.is_terminal(state):
        moves.append(rng.randrange(len(game.actions(state))))
        state = game.result(state, game.actions(state)[moves[-1]])
    return moves


def test_what_is_proven_is_what_minimax_says():
    game, rng = TicTacToe(), random.Random(1)
    for _ in range(10):
        moves = random_game(game, rng)
        found = proven(game, moves)
        assert len(found) >= 3
        for ply, value in found.items():
            assert value == minimax(game, states_along(game, moves)[ply]).value


def test_a_turn_is_a_move_that_gave_something_away():
    game, rng = ConnectFour(4, 4, 3), random.Random(2)
    turns = 0
    for _ in range(10):
        moves = random_game(game, rng)
        found = proven(game, moves)
        states = states_along(game, moves)
        for ply in turning_plies(found):
            mover = game.to_move(states[ply - 1])
            lost = found[ply] - found[ply - 1]
            assert lost < 0 if mover == 0 else lost > 0
            turns += 1
    assert turns
