"""How slips in the backup show, in 11.3, and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import paths


def _gained(seen: tuple[tuple[float, float], ...]) -> tuple[float, ...]:
    return tuple(W for _, W in seen)


def _visited(seen: tuple[tuple[float, float], ...]) -> tuple[float, ...]:
    return tuple(N for N, _ in seen)


BACKUP = [
    Symptom(
        paths.WON,
        lambda seen: _visited(seen) == (0, 1, 0, 1),
        "The game went through every node on the path, and only those are counted into which the "
        "winner moved. By how much must each N grow?",
    ),
    Symptom(
        paths.WON,
        lambda seen: seen == ((0, 0),) * 4,
        "Nothing has changed on the path. Did you count in the nodes themselves, or in copies?",
    ),
    Symptom(
        paths.WON,
        lambda seen: seen[0][0] == 0 and seen[-1][0] != 0,
        "After 50 iterations, how often was the root visited? Does your loop reach it?",
    ),
    Symptom(
        paths.WON,
        lambda seen: seen[0][0] != 0 and seen[-1][0] == 0,
        "The node from which the random game began learns nothing. Where does your loop end, or "
        "does it leave out a node that nobody has visited yet?",
    ),
    *(
        Symptom(
            way,
            lambda seen: any(n != 1 for n, _ in seen),
            "One game went through every node on the path. By how much must each N grow?",
        )
        for way in (paths.WON, paths.LOST)
    ),
    Symptom(
        paths.LONG_WAY,
        lambda seen: seen[0][0] != 0 and any(n == 0 for n, _ in seen),
        "A path may be long: one of them has eighty nodes. Does your loop come to all of them?",
    ),
    Symptom(
        paths.WON,
        lambda seen: any(abs(2 * W - round(2 * W)) > 1e-6 for W in _gained(seen)),
        "What is W: the sum of the rewards, or their mean?",
    ),
    *(
        Symptom(
            way,
            lambda seen: any(W < 0 for W in _gained(seen)) and min(_gained(seen)) >= -1,
            "Rewards lie between 0 and 1 here. What is a lost game worth then?",
        )
        for way in (paths.WON, paths.LOST)
    ),
    Symptom(
        paths.WON,
        lambda seen: _gained(seen) == (1, 0, 1, 0),
        "An immediate win should get a mean near 1. What mean does your winning child have? "
        "Whose wins does it count: those of the player who made the move, or of the one to answer?",
    ),
    Symptom(
        paths.FROM_MAX,
        lambda seen: _gained(seen) == (0, 1, 0),
        "On another path MAX moved into the root, too, and your counts are the wrong way round. Do "
        "you compare a node with the root, or ask who moved into it?",
    ),
    Symptom(
        paths.TWICE_IN_A_ROW,
        lambda seen: _gained(seen) == (1, 0, 0, 1),
        "On another path MIN made the last move, and MAX won all the same. Whose reward is "
        "handed over?",
    ),
    Symptom(
        paths.TWICE_IN_A_ROW,
        lambda seen: _gained(seen) in ((0, 1, 0, 1), (1, 0, 1, 0)),
        "On another path the same player moves twice in a row. Which attribute of a node says who "
        "moved into it?",
    ),
    Symptom(
        paths.WON,
        lambda seen: _gained(seen) == (1, 1, 1, 1),
        "MAX's wins at every node: who chooses among the children of a MIN node, "
        "and what does that player want to see there?",
    ),
    Symptom(
        paths.WON,
        lambda seen: not any(_gained(seen)),
        "MAX has won, and no node is told of it. Which node's mover do you ask, and is the reward "
        "turned round more than once?",
    ),
    Symptom(
        paths.WON,
        lambda seen: _gained(seen) in ((0, 0, 1, 1), (1, 0, 0, 1)),
        "MAX has won, and only some of the nodes that MAX moved into are told. When the reward is "
        "turned round for one node, what does the next one get?",
    ),
    Symptom(
        paths.LOST,
        lambda seen: seen[0] == (1, 0) and _gained(seen)[2] == 1,
        "MIN moved into the root, too, and the root gets nothing of a game that MIN has won. Is "
        "its W left out?",
    ),
    Symptom(
        paths.DRAWN,
        lambda seen: not any(_gained(seen)),
        "What do the two players' rewards add up to in a draw?",
    ),
    Symptom(
        paths.LOST,
        lambda seen: _gained(seen) == (0, 0, 0, 0),
        "When MAX has lost: who won it, and which nodes should be glad?",
    ),
    Symptom(
        paths.LOST,
        lambda seen: _gained(seen) == (1, 1, 1, 1),
        "Where MAX has lost, every node is told of a win. A reward of 0 is a reward, too: what "
        "do the nodes get that MAX moved into?",
    ),
    Symptom(
        paths.WON,
        lambda seen: any(W < -1 for W in _gained(seen)),
        "Is the reward added to what W was before, or put in its place?",
    ),
    Symptom(
        paths.WON,
        lambda seen: any(W > 1 for W in _gained(seen)),
        "A game is worth 1 at most. What more do you add to W: something of other nodes, or of an "
        "earlier call?",
    ),
    Symptom(
        paths.DRAWN,
        lambda seen: any(abs(W - 0.5) > 1e-6 for W in _gained(seen)),
        "A win and a loss are counted as they should be. What do the two players' rewards add up "
        "to in a draw?",
    ),
    Symptom(
        paths.QUARTER,
        lambda seen: (
            _gained(seen) in ((0.25,) * 3, (0.75,) * 3) or not set(_gained(seen)) <= {0.25, 0.75}
        ),
        "A reward may also be a quarter. How much of it is the other player's?",
    ),
    Symptom(
        paths.WON,
        lambda seen: True,
        "Go along the path, node by node: which player moved into it, and what did that player get "
        "in this game?",
    ),
]
