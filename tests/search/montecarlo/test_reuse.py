"""The tree that is reused_root from move to move is the old one's part, and nothing else."""

from __future__ import annotations

import random

from gamesearch import ConnectFour, Hex, TicTacToe, mcts, tree_after
from gamesearch.arena.tournament import play_out
from gamesearch.search.montecarlo.reuse import ReusingPlayer, reused_root

GAME = Hex(4)


def test_what_is_kept_is_the_node_of_the_position_with_all_its_counts():
    root = tree_after(600, mcts(GAME, rng=random.Random(1)))
    ours = root.best
    for reply in ours.children:
        assert reused_root(root, reply.state) is reply
    assert reused_root(root, root.state) is root
    assert reused_root(root, GAME.parse("0 1 2 3")) is None
    assert reused_root(None, GAME.initial) is None


def test_a_kept_tree_grows_on_and_its_counts_still_add_up():
    root = tree_after(300, mcts(GAME, rng=random.Random(2)))
    reply = root.best.best
    before = reply.N
    grown = tree_after(200, mcts(GAME, reply.state, rng=random.Random(3), root=reply))
    assert grown is reply
    assert before + 200 == grown.N
    for node in grown.walk():
        assert node.N - sum(child.N for child in node.children) in (0, 1, node.N)


def test_a_player_inherits_what_its_last_tree_knew_of_the_position():
    player = ReusingPlayer(120, random.Random(1))
    other = random.Random(2)
    seen = []

    def watched(game, state):
        grandchildren = [n for c in (player.root.children if player.root else [])
                         for n in c.children if n.state == state]  # fmt: skip
        seen.append(sum(node.N for node in grandchildren))
        return player(game, state)

    play_out(GAME, watched, lambda game, state: other.choice(game.actions(state)))
    assert player.inherited == seen
    assert player.inherited[0] == 0
    assert max(player.inherited) > 0


def test_a_position_that_was_never_seen_gets_a_new_tree():
    player = ReusingPlayer(30, random.Random(1))
    player(TicTacToe(), TicTacToe().initial)
    game = ConnectFour()
    assert player(game, game.initial) in game.actions(game.initial)
    assert player.inherited == [0, 0]
    assert player.root.N == 30
