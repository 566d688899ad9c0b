"""MiniChess: its promises, its pieces one by one, and a second set of rules written naively."""

from __future__ import annotations

import random

import pytest

from gamesearch import MAX, MIN, IllegalMove
from gamesearch.errors import BadGame, GameOver
from gamesearch.games.check_game import check_game
from gamesearch.games.minichess import MiniChess, minichess_material
from gamesearch.trees import perft

GAME = MiniChess()
JUMPS = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
STEPS = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]


def naive_moves(player, rows):
    """All moves by trying every pair of squares and asking whether the piece could go there."""
    found = []
    for r in range(5):
        for c in range(5):
            piece = rows[r][c]
            if piece == "." or piece.isupper() != (player == MAX):
                continue
            for to_r in range(5):
                for to_c in range(5):
                    target = rows[to_r][to_c]
                    if target != "." and target.isupper() == piece.isupper():
                        continue
                    if (to_r, to_c) != (r, c) and reaches(rows, piece, r, c, to_r, to_c):
                        found.append((5 * r + c, 5 * to_r + to_c))
    return found


def reaches(rows, piece, r, c, to_r, to_c):
    down, right = to_r - r, to_c - c
    kind = piece.upper()
    if kind == "P":
        forward = -1 if piece == "P" else 1
        straight = right == 0 and rows[to_r][to_c] == "."
        return down == forward and (straight or (abs(right) == 1 and rows[to_r][to_c] != "."))
    if kind == "N":
        return sorted((abs(down), abs(right))) == [1, 2]
    if kind == "K":
        return max(abs(down), abs(right)) == 1
    level, slanted = down == 0 or right == 0, abs(down) == abs(right)
    if not {"R": level, "B": slanted, "Q": level or slanted}[kind]:
        return False
    steps = max(abs(down), abs(right))
    between = [(r + down * n // steps, c + right * n // steps) for n in range(1, steps)]
    return all(rows[a][b] == "." for a, b in between)


def naive_perft(player, rows, depth):
    text = "".join("".join(row) for row in rows)
    if depth == 0:
        return 1
    if "K" not in text or "k" not in text:
        return 0
    total = 0
    for start, end in naive_moves(player, rows):
        after = [list(row) for row in rows]
        piece = after[start // 5][start % 5]
        after[start // 5][start % 5] = "."
        if piece == "P" and end // 5 == 0:
            piece = "Q"
        if piece == "p" and end // 5 == 4:
            piece = "q"
        after[end // 5][end % 5] = piece
        total += naive_perft(1 - player, after, depth - 1)
    return total


def as_rows(state):
    return [line.split() for line in GAME.show(state).splitlines()]


def test_it_keeps_the_promises_of_a_game():
    check_game(MiniChess(), plays=5)
    check_game(MiniChess(plies=7), plays=5)


def test_perft_agrees_with_rules_written_a_second_time():
    assert [perft(GAME, depth) for depth in range(5)] == [
        naive_perft(MAX, as_rows(GAME.initial), depth) for depth in range(5)
    ]


def test_moves_agree_with_the_naive_rules_along_random_games():
    rng = random.Random(3)
    for _ in range(40):
        state = GAME.initial
        while not GAME.is_terminal(state):
            moves = GAME.actions(state)
            assert sorted(moves) == sorted(naive_moves(GAME.to_move(state), as_rows(state)))
            state = GAME.result(state, rng.choice(moves))


@pytest.mark.parametrize(
    ("board", "player", "moves"),
    [
        ("....k ..... ..K.. ..... .....", MAX, 8),
        ("....k ..... ..N.. ..... K....", MAX, 8 + 3),
        ("....k ..... ..R.. ..... K....", MAX, 8 + 3),
        ("....k ..... ..B.. ..... ...K.", MAX, 8 + 5),
        ("....k ..... ..Q.. ..... ...K.", MAX, 16 + 5),
        ("....k ..p.. .pP.. ..... ....K", MAX, 3),  # the pawn is blocked; nothing to take ahead
        ("....k .p.p. ..P.. ..... ....K", MAX, 3 + 3),
        ("....k ..... ..p.. .P.P. ....K", MIN, 3 + 3),
    ],
)
def test_each_piece_moves_as_in_chess(board, player, moves):
    assert len(GAME.actions(GAME.parse(board, player))) == moves


def test_taking_the_king_wins_and_ends_the_game():
    state = GAME.parse("....k ..... ..... ..... K...R")
    won = GAME.result(state, (24, 4))
    assert GAME.is_terminal(won)
    assert (GAME.utility(won), GAME.utility(won, MIN)) == (1, -1)
    with pytest.raises(GameOver):
        GAME.result(won, (20, 21))


def test_a_pawn_becomes_a_queen_on_the_last_row():
    state = GAME.parse("....k P.... ..... ..... ....K")
    assert GAME.show(GAME.result(state, (5, 0))).startswith("Q")
    state = GAME.parse("....k ..... ..... p.... ....K", MIN)
    assert GAME.result(state, (15, 20))[1][20] == "q"


def test_a_side_without_a_move_has_a_draw():
    stuck = GAME.parse("KP..k PP... ..... ..... .....")
    assert GAME.actions(stuck) == ()
    assert GAME.is_terminal(stuck)
    assert GAME.utility(stuck) == 0


def test_the_last_ply_makes_a_draw_and_no_state_repeats():
    game = MiniChess(plies=4)
    state = game.initial
    for move in ((21, 10), (1, 12), (10, 21), (12, 1)):  # two knights, out and back
        state = game.result(state, move)
    assert game.show(state) == game.show(game.initial)
    assert state != game.initial
    assert game.is_terminal(state)
    assert game.utility(state) == 0


def test_captures_name_the_victim_first():
    state = GAME.parse("....k .q... P.... ..... ....K")
    assert GAME.capture(state, (10, 6)) == (9, 1)
    assert GAME.capture(state, (10, 5)) is None


def test_material_is_even_at_the_start_and_never_as_good_as_a_win():
    assert minichess_material(GAME, GAME.initial) == 0
    # All five pawns promoted, beside the pieces of the start, against a bare king.
    richest = GAME.parse("....k QQQQQ ..... ..... RNBQK")
    assert 0 < minichess_material(GAME, richest) < 1


@pytest.mark.parametrize("board", ["rnbqk", "x" * 25, "." * 25, "KK..k" + "." * 20])
def test_a_board_that_is_none_is_refused(board):
    with pytest.raises(BadGame):
        GAME.parse(board)


def test_an_illegal_move_is_refused_with_the_legal_ones():
    with pytest.raises(IllegalMove, match="legal"):
        GAME.result(GAME.initial, (0, 24))
    with pytest.raises(BadGame):
        MiniChess(plies=0)
