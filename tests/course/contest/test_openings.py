from gamesearch import ConnectFour, Nim, alphabeta
from gamesearch.course.contest.openings import is_decided, openings, positions


def test_openings_differ_and_are_drawn_by_the_seed():
    game = ConnectFour()
    found = openings(game, 10, 3, seed=1)
    assert found == openings(game, 10, 3, seed=1) != openings(game, 10, 3, seed=2)
    ends = [positions(game, moves)[-1] for moves in found]
    assert len(set(ends)) == 10


def test_what_is_won_already_is_no_opening():
    game = ConnectFour(4, 4, 3)
    for moves in openings(game, 5, 3, seed=1):
        assert not is_decided(game, positions(game, moves)[-1])
        assert alphabeta(game, positions(game, moves)[-1], depth=4).value == 0


def test_a_game_without_even_openings_begins_at_its_start():
    assert openings(Nim(3), 4, 1, seed=1) == [[]]
