"""How the known misconceptions about Monte Carlo tree search show, and what to ask then."""

from __future__ import annotations

from ..steps import Symptom
from . import cases, judging
from .trees import ChosenMoves


def _gained(seen: tuple[tuple[float, float], ...]) -> tuple[float, ...]:
    return tuple(W for _, W in seen)


BACKUP = [
    Symptom(
        cases.WON,
        lambda seen: seen == ((0, 0),) * 4,
        "Nothing has changed on the path. Did you count in the nodes themselves, or in copies?",
    ),
    Symptom(
        cases.WON,
        lambda seen: seen[0][0] == 0 and seen[-1][0] != 0,
        "After 50 iterations, how often was the root visited? Does your loop reach it?",
    ),
    Symptom(
        cases.WON,
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
        for way in (cases.WON, cases.LOST)
    ),
    Symptom(
        cases.LONG_WAY,
        lambda seen: seen[0][0] != 0 and any(n == 0 for n, _ in seen),
        "A path may be long: one of them has eighty nodes. Does your loop come to all of them?",
    ),
    Symptom(
        cases.WON,
        lambda seen: any(abs(2 * W - round(2 * W)) > 1e-6 for W in _gained(seen)),
        "What is W: the sum of the rewards, or their mean?",
    ),
    *(
        Symptom(
            way,
            lambda seen: any(W < 0 for W in _gained(seen)) and min(_gained(seen)) >= -1,
            "Rewards lie between 0 and 1 here. What is a lost game worth then?",
        )
        for way in (cases.WON, cases.LOST)
    ),
    Symptom(
        cases.WON,
        lambda seen: _gained(seen) == (1, 0, 1, 0),
        "An immediate win should get a mean near 1. What mean does your winning child have? "
        "Whose wins does it count: those of the player who made the move, or of the one to answer?",
    ),
    Symptom(
        cases.FROM_MAX,
        lambda seen: _gained(seen) == (0, 1, 0),
        "On another path MAX moved into the root, too, and your counts are the wrong way round. Do "
        "you compare a node with the root, or ask who moved into it?",
    ),
    Symptom(
        cases.TWICE_IN_A_ROW,
        lambda seen: _gained(seen) == (1, 0, 0, 1),
        "On another path MIN made the last move, and MAX won all the same. Whose reward is "
        "handed over?",
    ),
    Symptom(
        cases.TWICE_IN_A_ROW,
        lambda seen: _gained(seen) in ((0, 1, 0, 1), (1, 0, 1, 0)),
        "On another path the same player moves twice in a row. Which attribute of a node says who "
        "moved into it?",
    ),
    Symptom(
        cases.WON,
        lambda seen: _gained(seen) == (1, 1, 1, 1),
        "MAX's wins at every node: who chooses among the children of a MIN node, "
        "and what does that player want to see there?",
    ),
    Symptom(
        cases.WON,
        lambda seen: not any(_gained(seen)),
        "MAX has won, and no node is told of it. Is the reward turned round more than once?",
    ),
    Symptom(
        cases.DRAWN,
        lambda seen: not any(_gained(seen)),
        "What do the two players' rewards add up to in a draw?",
    ),
    Symptom(
        cases.LOST,
        lambda seen: _gained(seen) == (0, 0, 0, 0),
        "When MAX has lost: who won it, and which nodes should be glad?",
    ),
    Symptom(
        cases.LOST,
        lambda seen: _gained(seen) == (1, 1, 1, 1),
        "Where MAX has lost, every node is told of a win. A reward of 0 is a reward, too: what "
        "do the nodes get that MAX moved into?",
    ),
    Symptom(
        cases.WON,
        lambda seen: any(W < -1 for W in _gained(seen)),
        "Is the reward added to what W was before, or put in its place?",
    ),
    Symptom(
        cases.WON,
        lambda seen: any(W > 1 for W in _gained(seen)),
        "A game is worth 1 at most. What more do you add to W: something of other nodes, or of an "
        "earlier call?",
    ),
    Symptom(
        cases.DRAWN,
        lambda seen: any(abs(W - 0.5) > 1e-6 for W in _gained(seen)),
        "A win and a loss are counted as they should be. What do the two players' rewards add up "
        "to in a draw?",
    ),
    Symptom(
        cases.QUARTER,
        lambda seen: not set(_gained(seen)) <= {0.25, 0.75},
        "A reward may also be a quarter. How much of it is the other player's?",
    ),
    Symptom(
        cases.WON,
        lambda seen: True,
        "Go along the path, node by node: which player moved into it, and what did that player get "
        "in this game?",
    ),
]


ROLLOUT = [
    Symptom(
        cases.WIN_AT_6,
        lambda seen: seen.over and [end for end, _ in seen.shares] == [cases.WON_AT_6],
        "All games from the board O.XOX.... end at once, with a win at cell 6. Has every legal "
        "move the same chance, also where one of them wins?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.states,
        "What comes back should be the state in which the game ended, not who won it, "
        "and not a list of moves. What does game.result return?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.over,
        "Is the game over when your playout stops? Which method of the game tells?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.below,
        "A playout after a winning move, and it is lost? From which state did yours begin?",
    ),
    Symptom(
        cases.LONG,
        lambda seen: seen.states and not seen.over,
        "Is the game over when your playout stops? This one lasts hundreds of plies. Which method "
        "of the game tells?",
    ),
    Symptom(cases.EARLY, lambda seen: len(seen.shares) == 1, "Where is the randomness?"),
    Symptom(
        cases.EARLY,
        lambda seen: not seen.again,
        "The same seed should play the same game. Which generator do you draw from: "
        "the one that was handed to you?",
    ),
    Symptom(
        cases.EARLY,
        lambda seen: True,
        "Over many games some ends come up too often, others too seldom. Has every legal move "
        "the same chance, at every turn, of both players?",
    ),
]


def _share(seen: ChosenMoves, move: str) -> tuple[float, float]:
    """The visits of a move, as a share, and its mean."""
    total = sum(n for _, n, _ in seen.visits) or 1
    return next(((n / total, mean) for m, n, mean in seen.visits if m == move), (0.0, 0.0))


def _is_sure(mean: float) -> bool:
    """One of the ends of the scale, wherever they are: all won, or all lost."""
    return min(abs(mean - end) for end in (-1, 0, 1)) < 0.05


DECISIONS = [
    Symptom(
        cases.X_CAN_WIN,
        lambda seen: set(seen.moves) != {"2"} and _share(seen, "2")[0] > 0.5,
        "Your tree visits the win most, and you play another move. How do you choose in the end?",
    ),
    Symptom(
        cases.X_CAN_WIN,
        lambda seen: _share(seen, "2")[0] < 0.5 and _is_sure(_share(seen, "2")[1]),
        "The immediate win has a clear mean, and is hardly visited. For which player does your "
        "selection look, and whose wins does W count?",
    ),
    Symptom(
        cases.X_CAN_WIN,
        lambda seen: not _is_sure(_share(seen, "2")[1]),
        "An immediate win should get a mean near 1. What happens in a playout that starts AFTER "
        "the winning move, and who is told?",
    ),
    Symptom(
        cases.FIVE_STONES,
        lambda seen: set(seen.moves) != {"(0, 1)"},
        "From five stones your search errs, too: which of your phases knows what the opponent will "
        "answer?",
    ),
    Symptom(
        cases.X_CAN_WIN,
        lambda seen: True,
        "The simple positions are right. Do the opponent's nodes choose what is good for the "
        "opponent, and does every move get its turn?",
    ),
]

JUDGES = [
    Symptom(
        judging.SMALL,
        lambda seen: seen.x_nearer == seen.o_nearer,
        "In one position X is nearer, in another O. Your judge says the same of both. What do its "
        "numbers depend on?",
    ),
    Symptom(
        judging.SMALL,
        lambda seen: seen.x_nearer < seen.o_nearer,
        "Where X is nearer your judge says less than where O is. For whom does it count?",
    ),
    Symptom(
        judging.SMALL,
        lambda seen: True,
        "Your judge sees who is nearer in a plain case. How many stones does each player still "
        "need, and does it know that a way may be blocked?",
    ),
]
