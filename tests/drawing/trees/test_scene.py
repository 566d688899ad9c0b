"""A moment of a search depends on the trace and the time, on nothing else."""

from __future__ import annotations

import random

from gamesearch import TREES, ConnectFour, TicTacToe, TreeGame, alphabeta, record
from gamesearch.drawing.trees.plan import AS_MAP
from gamesearch.drawing.trees.plan_of import plan_of
from gamesearch.drawing.trees.scene import Story
from gamesearch.games.tree import random_tree

TRACE = record(alphabeta, TreeGame(TREES["textbook"]))


def states(story, time):
    return [look.state for look in story.at(time).looks]


def test_nodes_open_close_and_wait():
    story = Story(plan_of(TRACE))
    assert states(story, 0) == ["open"] + ["waiting"] * 12
    assert states(story, 3)[:5] == ["open", "open", "closed", "closed", "waiting"]
    assert story.at(3).path == (1, 3)
    assert story.at(3).current == 3


def test_a_pruned_branch_is_crossed_out_as_its_parent_closes_and_not_before():
    story = Story(plan_of(TRACE))
    assert story.at(7).crossed == frozenset()
    assert states(story, 7)[7:9] == ["waiting", "waiting"]
    assert story.at(8).crossed == {7, 8}
    assert states(story, 8)[7:9] == ["unread", "unread"]


def test_values_so_far_windows_and_bounds():
    story = Story(plan_of(TRACE))
    looks = story.at(10).looks
    assert (looks[0].value, looks[0].settled, looks[0].window) == ("3", False, "(3, ∞)")
    assert (looks[5].value, looks[5].settled) == ("≤2", True)
    assert (looks[9].value, looks[9].settled, looks[9].window) == ("14", False, "(3, 14)")


def test_jumping_about_shows_what_walking_through_shows():
    rng = random.Random(5)
    story = Story(plan_of(record(alphabeta, TreeGame(random_tree(rng, branches=(2, 3))))))
    walked = {time: story.at(time) for time in story.ticks}
    times = list(story.ticks)
    rng.shuffle(times)
    assert all(story.at(time) == walked[time] for time in times)


def test_a_whole_pruned_subtree_is_drawn_pale():
    plan = plan_of(record(alphabeta, TreeGame([[[3, 4], [5, 6]], [[1, 2], [7, [8, 9]]]])))
    assert sum(node.unread for node in plan.nodes) == 1 + 5
    assert sum(node.cut for node in plan.nodes) == 2
    ends = [look.state for look in Story(plan).end().looks]
    assert ends.count("unread") == 6


def test_a_pruned_branch_too_large_to_grow_becomes_a_stub():
    rng = random.Random(3)

    def uniform(depth):
        return [uniform(depth - 1) for _ in range(5)] if depth else rng.randint(0, 99)

    plan = plan_of(record(alphabeta, TreeGame(uniform(4))), plies=3)
    assert any(node.kind == "stub" for node in plan.nodes) or plan.size <= 364


def test_a_large_search_is_folded_to_what_can_be_read():
    trace = record(alphabeta, TicTacToe(), depth=4)
    plan = plan_of(trace)
    assert plan.size <= AS_MAP
    folded = [node for node in plan.nodes if node.folded]
    assert folded
    opened = sum(1 for node in plan.nodes if node.visit)
    assert opened + sum(node.folded for node in folded) == len(trace.opened)
    story = Story(plan)
    assert story.ticks[-1] == trace.clock
    assert len(story.ticks) <= 2 * plan.size


def test_depth_cut_nodes_keep_the_shape_of_who_is_to_move():
    plan = plan_of(record(alphabeta, ConnectFour(4, 4, 3), depth=2))
    assert {node.kind for node in plan.nodes if not node.children} == {"max"}
