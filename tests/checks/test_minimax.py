"""The parts that the checks of lesson 01 are made of. What they say of answers: tests/bugs."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamesearch import MAX, MIN, TicTacToe, alphabeta, minimax
from gamesearch.checks import minimax as lesson
from gamesearch.checks.minimax import cases, grades, memory, witness
from gamesearch.checks.minimax.cases import best_answers, board, chosen, pile, searched, tree
from gamesearch.checks.minimax.depth import Limited, even, leftmost, reach, stays_within
from gamesearch.checks.minimax.endings import FINISHES, Ending, choice, ending_after, quickest
from gamesearch.checks.minimax.given import choose_by_flag
from gamesearch.checks.minimax.memory import cost
from gamesearch.checks.steps import Exercise

COURSE = Path(__file__).parents[2]
EXERCISES = [each for each in vars(lesson).values() if isinstance(each, Exercise)]


def limited(game, state, depth, evaluate):
    return minimax(game, state, depth=depth, evaluate=evaluate)


def test_a_tree_says_whose_turns_there_are():
    assert str(tree([3, 5])) == "[3, 5]"
    assert str(tree([3, 5], (MIN, MAX))) == "[3, 5] with MIN to move first"
    assert "MAX MAX MIN" in str(tree([[3], [5]], (MAX, MAX, MIN)))


def test_a_board_is_read_with_blanks_and_small_letters():
    assert board("xx. .o. ...") == board("XX..O....")
    assert str(board("XX..O....")) == "the board XX. / .O. / ... with O to move"


def test_a_pile_may_be_left_to_either_player():
    assert pile(6).best.value == 1
    assert pile(6, MIN).best.value == -1


def test_every_move_that_keeps_the_value_is_a_best_one():
    assert best_answers(tree([[3, 5], [3, 9], [1, 2]])) == {"0", "1"}
    assert best_answers(board("XX..O....")) == {"2"}


def test_value_and_leaves_are_seen():
    assert searched(minimax, tree([[3, 12], [2, 4]])) == (3, (3, 12, 2, 4))
    assert searched(lambda game, state: None, tree([4, 7])).value is None


def test_a_table_costs_few_looks_and_plain_minimax_many():
    assert cost(minimax, pile(14)).looks > memory.LOOKS


def test_several_calls_show_a_player_who_guesses():
    answers = iter([0, 1] * 10)
    assert chosen(lambda game, state: next(answers), tree([4, 7])) == ("0", "1")


def test_a_limited_search_is_followed_down_to_its_cut():
    assert reach(limited, Limited(pile(9), 2, even)) == (0, 13, 2)
    assert reach(limited, Limited(tree([[8, 1], [9, 5]]), 1, leftmost)).value == 9.5


def test_pruning_stays_within_the_limit_and_one_ply_more_does_not():
    case = Limited(tree([[[6, 5], [8, 7]], [[2, 1], [4, 3]]]), 2, leftmost)

    def pruned(game, state, depth, evaluate):
        return alphabeta(game, state, depth=depth, evaluate=evaluate)

    def too_far(game, state, depth, evaluate):
        return limited(game, state, depth + 1, evaluate)

    assert stays_within(case, reach(pruned, case))
    assert not stays_within(case, reach(too_far, case))


@pytest.mark.parametrize(
    ("cells", "ending"),
    [
        ("X.....XOO", Ending(1, 1)),
        ("OOXX.....", Ending(1, 3)),
        ("XXO..O...", Ending(-1, 4)),
        ("OXXO....X", Ending(1, 1)),
    ],
)
def test_wins_come_soon_and_losses_late(cells, ending):
    puzzle = board(cells)
    assert quickest(puzzle.game, puzzle.state) == ending


def test_a_slower_win_is_told_apart():
    game = TicTacToe()
    state = game.parse("X.....XOO")
    assert ending_after(game, state, 3).words == "a win in 1"
    assert ending_after(game, state, 1).words == "a win in 3"
    assert str(choice(lambda game, state: 7, board("X.....XOO"))) == "7, which is no legal move"


def test_the_flag_is_perfect_as_x_and_errs_as_o():
    for puzzle in witness.TO_REPAIR:
        if puzzle.mover == MAX:
            assert set(chosen(choose_by_flag, puzzle)) <= best_answers(puzzle)
    assert chosen(choose_by_flag, board("XX..O....")) == ("6",)


@pytest.mark.parametrize("puzzle", FINISHES, ids=str)
def test_every_finish_has_a_worse_move(puzzle):
    ranks = {
        ending_after(puzzle.game, puzzle.state, move).rank
        for move in puzzle.game.actions(puzzle.state)
    }
    assert len(ranks) > 1


def test_traced_trees_have_the_sealed_values():
    first = tree([[4, 3], [5, 14], [10, 6]])
    second = tree([[[2, 5], [7, 1]], [[8, -3], [-4, -6]]], (MIN, MAX))
    answers = {"root 1": first.best.value, "move 1": first.best.move}
    answers |= {"root 2": second.best.value, "move 2": second.best.move}
    steps = lesson.TRACE.steps[0].steps
    for part, answer in answers.items():
        assert all(step.examine(answer) is None for step in steps[part]), part


@pytest.mark.parametrize("key", [3, 4])
def test_disguised_puzzles_keep_their_moves_and_change_with_the_key(key):
    originals = [*cases.TREES_TO_SOLVE, *cases.BOARDS]
    puzzles = grades.disguised(originals, key)
    assert puzzles == grades.disguised(originals, key)
    assert puzzles != grades.disguised(originals, key + 10)
    trees = [puzzle for puzzle in puzzles if puzzle.words.startswith("[")]
    assert len(trees) == 2 * len(cases.TREES_TO_SOLVE)
    for original, *pair in zip(cases.TREES_TO_SOLVE, trees[::2], trees[1::2], strict=True):
        assert all(best_answers(each) == best_answers(original) for each in pair)


def test_a_turned_board_is_worth_the_same():
    for cells in ("XX..O....", "X.....XOO", "O.X.X...."):
        before = board(cells)
        for key in range(8):
            (after,) = grades.disguised([before], key)
            assert after.best.value == before.best.value
