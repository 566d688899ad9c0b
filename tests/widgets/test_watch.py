"""One's own search, tree, playout, handicap and audit at work; or a sentence on why not yet."""

import random
from math import inf

from gamesearch import (
    TREES,
    Hex,
    Maze,
    TicTacToe,
    TreeGame,
    alphabeta,
    mcts,
    tree_after,
    watch,
    watch_playout,
    watch_tree,
)
from gamesearch.checks.ethics.audits import log
from gamesearch.checks.ethics.cases import Dial
from gamesearch.games.maze import MAZES, maze_score
from gamesearch.search.montecarlo.mcts import uniform_rollout
from gamesearch.widgets.watch import watch_audit, watch_game, watch_handicap

GAME = TreeGame(TREES["textbook"])


def test_a_search_is_shown_step_by_step():
    def search(game, state):
        if game.is_terminal(state):
            return game.utility(state)
        return max(search(game, game.result(state, move)) for move in game.actions(state))

    assert repr(watch(search, GAME)).startswith("<stepper:")


def test_a_window_that_the_search_asks_for_is_wide_open():
    seen = []

    def search(game, state, alpha, beta):
        seen.append((alpha, beta))
        return 0

    watch(search, GAME)
    assert seen == [(-inf, inf)]


def test_a_window_that_is_given_is_the_one_that_is_searched():
    seen = []

    def search(game, state, alpha, beta):
        seen.append((alpha, beta))
        return alphabeta(game, state).value

    watch(search, TreeGame([3, 5]), alpha=0, beta=10)
    assert seen == [(0, 10)]


def test_an_unwritten_search_is_named():
    def search(game, state, alpha, beta):
        raise NotImplementedError("exercise 2.2: my_alphabeta")

    told = watch(search, GAME)
    assert repr(told) == "Nothing to watch yet: finish exercise 2.2: my_alphabeta first."
    assert "exercise 2.2" in told._repr_html_()


def test_a_failing_search_is_told_in_a_sentence():
    def search(game, state):
        return state.nowhere

    assert "stopped with AttributeError" in repr(watch(search, GAME))


def test_a_search_that_cannot_be_followed_is_told_in_a_sentence():
    def search(game, state):
        return game.utility((0, 0))

    assert "could not be followed" in repr(watch(search, GAME))


BOARD = TicTacToe()


def package(game, state, games, rng):
    root = tree_after(games, mcts(game, state, rng=rng))
    return root.best.move, root


def test_a_tree_is_drawn_from_n_move_and_children_alone():
    class Bare:
        def __init__(self, node):
            self.N, self.W, self.move = node.N, node.W, node.move
            self.children = {child.move: Bare(child) for child in node.children}

    def bare(game, state, games, rng):
        move, root = package(game, state, games, rng)
        return move, Bare(root)

    own, ours = (watch_tree(search, BOARD, games=80).view.book for search in (bare, package))
    assert own["words"] == ours["words"]
    assert own["labels"] == ["10", "30", "80"]


def test_a_playout_is_seen_move_by_move_to_its_end():
    film, again = (watch_playout(uniform_rollout, Hex(4)) for _ in range(2))
    assert film.view.book["words"][0] == "The start."
    assert "The game is over: " in film.view.book["words"][-1]
    assert film.view.book["words"] == again.view.book["words"]


def test_what_is_not_written_gets_a_sentence():
    def later(*_):
        raise NotImplementedError("exercise 9.5")

    assert "finish exercise 9.5 first" in repr(watch_tree(later, BOARD))
    assert "finish exercise 9.5 first" in repr(watch_playout(later, BOARD))


def test_what_fails_gets_a_sentence():
    assert "a pair (move, root)" in repr(watch_tree(lambda *_: 3, BOARD))
    assert "ZeroDivisionError" in repr(watch_playout(lambda *_: 1 / 0, BOARD))
    assert "AttributeError" in repr(watch_tree(lambda *_: (1, random.Random()), BOARD))


DIAL = Dial(0.9, 0.6)


def unfinished(_):
    raise NotImplementedError("exercise 11.2: my_handicap")


def test_a_handicap_is_shown_with_what_it_gives():
    assert "the program gets 0.510" in watch_handicap(lambda score: 0.3, DIAL).alt


def test_an_audit_is_shown_log_by_log():
    logs = {"even": log("even"), "selling": log("selling")}
    picture = watch_audit(lambda log: len(log) % 7, logs)
    assert "even: 2" in picture.alt
    assert len(logs["even"]) == len(log("even"))


def test_what_is_not_written_yet_is_said_in_a_sentence():
    assert "finish exercise 11.2" in repr(watch_handicap(unfinished, DIAL))
    assert "finish exercise 11.2" in repr(watch_audit(unfinished, {"even": log("even")}))


def test_what_fails_is_said_too():
    assert "ValueError" in repr(watch_handicap(lambda score: score(2, True), DIAL))


def test_ones_own_search_plays_the_maze_as_a_film():
    film = watch(alphabeta, Maze(MAZES["ring"], moves=4), depth=3, evaluate=maze_score)
    words = film.view.book["words"]
    assert words[0] == "The start."
    assert words[1].startswith("Runner (MAX) went ")
    assert "The game is over" in words[-1]
    assert film.view.book["labels"][-1] == f"{len(words) - 1} of {len(words) - 1}"


def test_a_film_of_two_players_and_of_dice():
    first = lambda game, state: game.actions(state)[0]  # noqa: E731
    film = watch_game(first, TicTacToe(), lambda game, state: game.actions(state)[-1])
    assert film.view.book["words"][1:3] == ["X (MAX) took cell 0.", "O (MIN) took cell 8."]
    luck = Maze(MAZES["open"], "chance", moves=3)
    assert watch_game(first, luck).view.book == watch_game(first, luck).view.book


def test_a_player_that_is_not_written_yet_gets_a_sentence():
    def unfinished(game, state):
        raise NotImplementedError("exercise 6.2")

    assert "finish exercise 6.2 first" in repr(watch_game(unfinished, Maze()))
