"""`watch` shows a student's own run, or says in a sentence why it cannot."""

from math import inf

from gamesearch import TREES, TreeGame, watch

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
