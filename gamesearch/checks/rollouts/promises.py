"""What must hold of a search with progressive widening (12.7), a property at a time."""

from __future__ import annotations

from ..mcts.cases import EMPTY, FAIR_PLAYOUTS, FORCED, TWICE
from ..mcts.sharing import sharing
from ..mcts.trees import is_best, is_deep, is_random
from ..once import LookedAtOnce
from ..steps import IsFunction, Property, Step, Symptom
from . import wide, widening


def _kept(promise: str, asks: str, *names: str) -> Property:
    """One thing that must hold of every tree grown."""
    return Property(
        f"{promise} On {{case}} that does not hold. {asks}",
        on=wide.WIDE,
        observe=widening.widened,
        holds=lambda _, seen: all(getattr(seen, name) for name in names),
    )


GROWN = [
    _kept(
        "Your search answers with a pair (move, root); a node has N, W, move and children.",
        "What does it return?",
        "pair",
    ),
    _kept(
        "After n games the root was visited n times.",
        "Does every game reach the root, once?",
        "counted",
    ),
    _kept(
        "A node visited N times has tried at most 2√N of its moves, rounded up.",
        "When is a node allowed one more, before or after this game is counted?",
        "allowed",
    ),
    _kept(
        "Every node has tried as many moves as its visits allow.",
        "What sends a game to a new child, and what to an old one? How is 2√N rounded?",
        "used",
    ),
    _kept(
        "What was tried are the best-looking moves.",
        "In which order do the moves of a node get their turn? Who says how good they look?",
        "best_first",
    ),
    _kept(
        "A node's visits are those of its children, and at most the one game that began there.",
        "Which nodes does a game tell of its result, and how many are added per game?",
        "adds_up",
    ),
    _kept("The tree grows below the root's children.", "How deep is yours?", "deep"),
    _kept(
        "Rewards lie between 0 and 1, so a node's W is never below 0 or above its N.",
        "What is a lost game worth, and what a drawn one?",
        "rewarded",
    ),
    Property(
        "The move played is the one visited most. On {case} that does not hold. A move with few "
        "games may have a high mean by luck: which number do you choose by?",
        on=[*wide.WIDE, *wide.SHORT],
        observe=widening.widened,
        holds=lambda _, seen: seen.popular,
    ),
]

FORCED_MOVES = [
    Property(
        "On {case} every move is forced, and MAX takes the last stone. The means in your tree "
        "are {seen.text}. Is the game over where your playouts end, more than a hundred plies "
        "away?",
        on=[FORCED],
        observe=widening.forced,
        holds=lambda _, seen: seen.are_sure,
    ),
    Property(
        "On {case} every move is forced, and each game adds a node below the last one. After "
        "sixteen games your tree is {seen.depth} plies deep: is there a depth beyond which it does "
        "not grow?",
        on=[FORCED],
        observe=widening.forced,
        holds=is_deep,
    ),
]

PROMISES: list[Step] = [
    IsFunction("my_widening(game, state, looks, games, rng)"),
    LookedAtOnce(GROWN),
    Property(
        "On {case}, in a second search, the root was not visited once for every game. Is the tree "
        "of every call a new one?",
        on=[wide.FEW],
        observe=widening.widened,
        holds=lambda _, seen: seen.counted,
    ),
    Property(
        "On {case} the same seed grows another tree the second time. Which generator do your "
        "games draw from: the one that was handed over?",
        on=[wide.FEW],
        observe=widening.repeats,
        holds=lambda _, seen: seen,
    ),
    Property(
        "On {case} every game ends in a draw, and the means in your tree differ. What do the "
        "two players' rewards add up to, and how do they share it?",
        on=[wide.DRAWN],
        observe=lambda search, _: widening.shares_draws(search),
        holds=lambda _, seen: seen,
    ),
    Property(
        "Each of the root's moves is visited more than once. On {case} that does not hold: "
        "what draws a game back to a move whose first game went badly?",
        on=[wide.FEW],
        observe=widening.widened,
        holds=lambda _, seen: seen.curious,
    ),
    *sharing(widening.shares),
    LookedAtOnce(FORCED_MOVES),
    Property(
        "On {case} the first game through a new node ends in the same way whatever the seed. "
        "How does yours choose the moves of a playout? And how many nodes does a game add to your "
        "tree before the playout begins?",
        on=[EMPTY],
        observe=widening.throws_dice,
        holds=lambda _, seen: seen,
    ),
    Property(
        "On {case}, the first games through the third move end with a win of MAX in a share of "
        "{seen.mean:.2f}, over {seen.games} searches. If every legal move had the same chance, "
        "it would be another share. How does a playout of yours choose its moves: at every turn, "
        "of both players, also where one of them ends the game?",
        on=[FAIR_PLAYOUTS],
        observe=widening.first_in,
        holds=is_random,
    ),
    Property(
        "On {case}, your search chose {seen.move}: not a best move.",
        on=wide.WINS,
        observe=widening.widened,
        holds=widening.chooses_best,
        symptoms=[
            Symptom(
                wide.WINS[0],
                lambda seen: True,
                "The tree has the right shape. Do the opponent's nodes choose what is good "
                "for the opponent, and is the most visited move played?",
            )
        ],
    ),
    Property(
        "On {case}, your search chose {seen.text}: not always a best move. Somebody moves "
        "twice in a row there. Who says whose turn it is, and whose wins a node counts?",
        on=TWICE,
        observe=widening.chosen,
        holds=is_best,
    ),
]
