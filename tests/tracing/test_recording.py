"""What a recording holds: the answer, the leaves, the cuts, the clock, the windows."""

from __future__ import annotations

import math
import random

import pytest

from gamesearch import (
    CHANCE,
    MAX,
    MIN,
    TREES,
    Game,
    Nim,
    TicTacToe,
    TreeGame,
    alphabeta,
    count,
    minimax,
    negamax,
    record,
)
from gamesearch.errors import TraceTooLong, UnknownState
from gamesearch.tracing.recording import note, record_questions
from tests.search.brute import random_trees, value_of

TEXTBOOK = TreeGame(TREES["textbook"])
every_search = pytest.mark.parametrize(
    "search", [minimax, negamax, alphabeta], ids=lambda search: search.__name__
)


def leaves_of(tree) -> list:
    return [v for child in tree for v in leaves_of(child)] if isinstance(tree, list) else [tree]


def test_the_textbook_tree():
    trace = record(alphabeta, TEXTBOOK)
    assert (trace.value, trace.move) == (3, 0)
    assert trace.leaves == [3, 12, 8, 2, 14, 5, 2]
    assert trace.pruned == [((1,), 1), ((1,), 2)]
    assert trace.opened[:3] == [(), (0,), (0, 0)]
    assert (len(trace.opened), trace.clock) == (11, 14)
    assert repr(trace) == "<trace: 11 nodes opened, 2 moves pruned, value 3>"


def test_three_plies_with_the_cut_at_a_max_node():
    trace = record(alphabeta, TreeGame([[[6, 5], [8, 7]], [[2, 1], [4, 3]]]))
    assert (trace.value, trace.leaves) == (6, [6, 5, 8, 2, 1])
    assert trace.pruned == [((0, 1), 1), ((1,), 1)]


@every_search
def test_recording_changes_no_answer(search):
    for tree, players in random_trees(seed=11, number=300):
        game = TreeGame(tree, players=players)
        trace, plain = record(search, game), search(game)
        assert trace.answer == plain == (trace.value, trace.move)
        assert len(trace.opened) == count(search, game).nodes


@every_search
def test_every_visit_holds_the_value_that_its_function_returned(search):
    for tree, players in random_trees(seed=12, number=200):
        trace = record(search, TreeGame(tree, players=players))
        for visit in trace.visits():
            node = tree
            for branch in visit.state:
                node = node[branch]
            true = value_of(node, players, len(visit.state))
            if search is negamax and visit.player == MIN:
                true = -true  # negamax speaks for the player to move
            low, high = visit.window or (-math.inf, math.inf)
            if low < visit.value < high:
                assert visit.value == true


@every_search
def test_leaves_come_in_order_and_only_alphabeta_leaves_some_out(search):
    for tree, players in random_trees(seed=13, number=200):
        trace, every = record(search, TreeGame(tree, players=players)), leaves_of(tree)
        if search is alphabeta:
            rest = iter(every)
            assert all(leaf in rest for leaf in trace.leaves)  # a subsequence
        else:
            assert (trace.leaves, trace.pruned) == (every, [])


@every_search
def test_the_clock_opens_and_closes_like_brackets(search):
    for tree, players in random_trees(seed=14, number=200):
        trace = record(search, TreeGame(tree, players=players))
        visits = list(trace.visits())
        ticks = [visit.opened for visit in visits]
        ticks += [visit.closed for visit in visits if not visit.is_leaf]
        assert sorted(ticks) == list(range(trace.clock + 1))  # each tick has one cause
        for visit in visits:
            assert visit.is_leaf == (visit.opened == visit.closed)
            for child in visit.opened_children:
                assert visit.opened < child.opened <= child.closed < visit.closed


def test_windows_change_when_the_child_that_changed_them_closes():
    trace = record(alphabeta, TEXTBOOK)
    third = trace.root.children[2]
    assert third.window == (3, math.inf)
    assert third.windows == [(9, 3, math.inf), (10, 3, 14), (11, 3, 5)]
    assert [third.window_at(time) for time in (8, 9, 10, 13)] == [
        None,
        (3, math.inf),
        (3, 14),
        (3, 5),
    ]
    assert record(minimax, TEXTBOOK).root.window is None


def test_a_visit_says_what_was_seen():
    first = record(alphabeta, TEXTBOOK).root.children[0]
    assert (first.state, first.move, first.player, first.step) == ((0,), 0, MIN, "min_value")
    assert (first.legal, first.path, first.terminal, first.outcome) == (
        (0, 1, 2),
        (0,),
        False,
        None,
    )
    leaf = first.children[1]
    assert (leaf.terminal, leaf.outcome, leaf.value, leaf.is_leaf) == (True, 12, 12, True)
    assert leaf.path == (0, 1)


@every_search
def test_the_questions_alone_tell_the_same_answer_and_leaves(search):
    for tree, players in random_trees(seed=14, number=100):
        for state in ((), (0,)):
            game = TreeGame(tree, players=players)
            whole = record(search, game, state)
            found = record_questions(search, game, state)
            assert (found.answer, found.leaves) == (whole.answer, whole.leaves)
            assert (found.opened, found.clock) == (whole.opened, whole.clock)


def test_from_a_state_on():
    trace = record(alphabeta, TEXTBOOK, (2,))
    assert (trace.value, trace.root.state, trace.leaves) == (2, (2,), [14, 5, 2])
    game = TicTacToe()
    late = game.parse("XOXXO.O..")
    assert record(minimax, game, late).opened[0] == late


def test_min_at_the_root():
    game = TreeGame(TREES["textbook"], players=(MIN, MAX))
    for search in (minimax, negamax, alphabeta):
        trace = record(search, game)
        assert (trace.value, trace.move, trace.root.player) == (6, 1, MIN)


def test_extra_turns():
    game = TreeGame([[[4, 1], [6, 2]], [[3, 9], [0, 7]]], players=(MAX, MAX, MIN))
    trace = record(alphabeta, game)
    assert [visit.player for visit in trace.visits()][:3] == [MAX, MAX, MIN]
    assert trace.value == 3


def test_options_reach_the_search_and_the_evaluation_is_noted_as_the_leafs_value():
    asked = []

    def evaluate(game, state):
        asked.append(game)
        return sum(state)

    trace = record(alphabeta, TEXTBOOK, depth=1, evaluate=evaluate)
    assert (trace.value, trace.move, trace.leaves) == (2, 2, [0, 1, 2])
    assert all(game is TEXTBOOK for game in asked)  # its questions are not the search's
    assert all(visit.is_leaf for visit in trace.root.children)


def test_depth_0_opens_the_root_alone():
    trace = record(alphabeta, TEXTBOOK, depth=0, evaluate=lambda game, state: 7)
    assert (trace.opened, trace.leaves, trace.clock) == ([()], [7], 0)


def test_a_search_that_never_looks_at_anything():
    trace = record(lambda game: 42, TEXTBOOK)
    assert (trace.value, trace.move) == (42, None)
    assert (trace.opened, trace.leaves, trace.pruned, trace.clock) == ([()], [], [], 0)
    assert trace.root.value == 42


def test_a_long_search_is_stopped_with_the_remedy():
    with pytest.raises(TraceTooLong, match=r"more than 5,000 states; .* \(depth=3\), .* limit=…"):
        record(minimax, TicTacToe())
    with pytest.raises(TraceTooLong, match="more than 10 states"):
        record(alphabeta, TEXTBOOK, limit=10)
    assert len(record(alphabeta, TEXTBOOK, limit=11).opened) == 11


def test_a_state_made_by_hand_is_refused_with_the_way_to_make_it():
    def by_hand(game):
        return game.utility((0, 0)) if game.is_terminal(()) else game.utility((0, 1))

    with pytest.raises(
        UnknownState, match=r"asked about \(0, 1\), .* never reached by game\.result"
    ):
        record(by_hand, TEXTBOOK)


class EitherHand(Game):
    """Take one of two stones, with the left hand or the right: equal states, different moves."""

    initial = (MAX, 2)

    def to_move(self, state):
        return state[0]

    def actions(self, state):
        return ("left", "right") if state[1] else ()

    def result(self, state, action):
        return 1 - state[0], state[1] - 1

    def is_terminal(self, state):
        return not state[1]

    def utility(self, state, player=MAX):
        return -1 if state[0] == player else 1


@every_search
def test_moves_that_lead_to_equal_states_are_visits_of_their_own(search):
    trace = record(search, EitherHand())
    assert [visit.move for visit in trace.root.children] == ["left", "right"]
    assert len(trace.opened) == count(search, EitherHand()).nodes


def test_a_note_stands_on_the_visit_where_the_search_is():
    def noting(game, state=()):
        note(game, f"at {state}")
        if game.is_terminal(state):
            note(game, "a leaf")
            return game.utility(state)
        return max(noting(game, game.result(state, move)) for move in game.actions(state))

    trace = record(noting, TreeGame([1, 2]))
    assert [visit.note for visit in trace.visits()] == ["at ()", "a leaf", "a leaf"]
    note(TEXTBOOK, "nobody records")  # and nothing happens


def test_a_note_before_the_first_question_stands_on_the_root():
    def search(game):
        note(game, "let us begin")
        return 3

    assert record(search, TEXTBOOK).root.note == "let us begin"


def test_as_a_graph():
    graph = record(alphabeta, TEXTBOOK).to_networkx()
    assert (len(graph), graph.number_of_edges()) == (11, 10)
    assert graph.nodes[(0, 1)]["value"] == 12
    assert graph.edges[(0,), (0, 1)]["move"] == 1
    assert graph.nodes[()]["player"] == MAX


def test_the_same_recording_twice_is_the_same():
    rng = random.Random(1)
    tree = [[rng.randint(-9, 9) for _ in range(3)] for _ in range(3)]
    first, second = (record(alphabeta, TreeGame(tree)).to_dict() for _ in range(2))
    assert first == second


def test_large_searches_are_counted_not_recorded():
    assert count(alphabeta, TicTacToe()) == (0, 0, 18_297, 7_330)
    assert count(minimax, TicTacToe()).nodes == 549_946
    trace = record(alphabeta, TicTacToe(), limit=18_297)
    assert (len(trace.opened), len(trace.leaves)) == (18_297, 7_330)


class Coin(Game):
    """MAX may keep 1, or let a coin decide between 0 and 4."""

    initial = ""

    def to_move(self, state):
        return CHANCE if state == "toss" else MAX

    def actions(self, state):
        return ("keep", "toss") if state == "" else ()

    def chances(self, state):
        return [("heads", 0.5), ("tails", 0.5)]

    def result(self, state, action):
        return action

    def is_terminal(self, state):
        return state not in ("", "toss")

    def utility(self, state, player=MAX):
        return {"keep": 1, "heads": 4, "tails": 0}[state]


def expected(game, state=""):
    if game.is_terminal(state):
        return game.utility(state)
    if game.to_move(state) == CHANCE:
        return sum(
            chance * expected(game, game.result(state, a)) for a, chance in game.chances(state)
        )
    return max(expected(game, game.result(state, action)) for action in game.actions(state))


def test_chance_is_recorded_like_a_player_whose_moves_have_odds():
    trace = record(expected, Coin())
    toss = trace.root.children[1]
    assert (trace.value, trace.leaves) == (2.0, [1, 4, 0])
    assert (toss.player, toss.legal, toss.value) == (CHANCE, ("heads", "tails"), 2.0)


def test_whatever_else_the_game_can_do_it_still_can():
    assert record(lambda game: len(game.cells(game.initial)), TicTacToe()).value == 9
    assert record(lambda game: len(game.show(game.initial)), TicTacToe()).value == 17


def test_a_long_line_of_play():
    trace = record(alphabeta, Nim(200, most=1))
    assert (len(trace.opened), trace.value) == (201, -1)
    assert len(trace.leaves) == 1
