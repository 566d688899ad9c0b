"""What must hold of a whole search (11.5), a property at a time."""

from __future__ import annotations

from ..once import LookedAtOnce
from ..steps import IsFunction, Property, Step, Symptom, otherwise
from . import cases
from .hints import DECISIONS, STEERED
from .sharing import sharing
from .trees import choices, first_games, follows_dice, grown, is_best, is_deep, is_random, means


def _kept(promise: str, says: str, *names: str) -> Property:
    """One thing that must hold of every tree grown."""
    return Property(
        f"{promise} On {{case}} that does not hold. {says}",
        on=cases.POSITIONS[:4],
        observe=grown,
        holds=lambda _, seen: all(getattr(seen, name) for name in names),
    )


GROWN = [
    _kept("Your search answers with a pair (move, root).", "What does it return?", "pair"),
    _kept("A root has N, W and children.", "How did you name them?", "node"),
    Property(
        "After n games the root was visited n times. On {case} that does not hold.",
        on=cases.POSITIONS[:4],
        observe=grown,
        holds=lambda _, seen: seen.counted,
        symptoms=[
            Symptom(
                cases.X_CAN_WIN,
                lambda seen: seen.skips_ends,
                "Some games are missing, and a move that ends the game was visited once "
                "only. What does your search do when it comes to a node where the game is over "
                "already: is that a game, too?",
            ),
            otherwise(
                "Does your backup reach the root, once per game? Is the tree of every call a "
                "new one?"
            ),
        ],
    ),
    _kept(
        "Every legal move of the root has exactly one child, which knows its move.",
        "Which moves were never tried, or twice?",
        "tried",
    ),
    _kept(
        "A node's visits are those of its children, and at most the one game that began there.",
        "Which nodes does a game tell of its result, and how many are added per game?",
        "adds_up",
    ),
    _kept(
        "Means lie between the worst and the best reward.",
        "Is one reward added to W per visit, on one scale?",
        "bounded",
    ),
    Property(
        "Games go mostly where they went well, and to every move more than once. On {case} "
        "that does not hold.",
        on=cases.POSITIONS[:4],
        observe=grown,
        holds=lambda _, seen: seen.steered,
        symptoms=STEERED,
    ),
    _kept(
        "The tree grows below the root's children, and below theirs.",
        "How deep is it after 200 games?",
        "deep",
    ),
    _kept("The move is a legal one.", "Do you return a move, or a node, or a place?", "legal"),
]

FORCED_MOVES = [
    Property(
        "On {case} every move is forced, and MAX takes the last stone. The means in your tree "
        "are {seen.text}: each should be that of games all won or all lost.",
        on=[cases.FORCED],
        observe=means,
        holds=lambda _, seen: seen.are_sure,
        symptoms=[
            Symptom(
                cases.FORCED,
                lambda seen: True,
                "This game lasts more than a thousand plies. Is it over where your playouts "
                "end, and who is asked?",
            )
        ],
    ),
    Property(
        "On {case} every move is forced, and each game adds a node below the last one. After "
        "sixteen games your tree is {seen.depth} plies deep.",
        on=[cases.FORCED],
        observe=means,
        holds=is_deep,
        symptoms=[otherwise("Is there a depth beyond which yours does not grow?")],
    ),
]

PROMISES: list[Step] = [
    IsFunction("my_mcts(game, state, games, rng)"),
    LookedAtOnce(GROWN),
    Property(
        "In a second search from {case} the root was not visited once for every game.",
        on=cases.POSITIONS[:1],
        observe=grown,
        holds=lambda _, seen: seen.counted,
        symptoms=[otherwise("Is the tree of every call a new one?")],
    ),
    Property(
        "From {case} every game ends in a draw. The means in your tree are {seen.text}.",
        on=cases.DRAWS,
        observe=means,
        holds=lambda _, seen: len(seen.values) == 1,
        symptoms=[
            Symptom(
                cases.DRAWS[0],
                lambda seen: True,
                "Nobody has won there. What do the two players' rewards add up to, and how do "
                "they share it?",
            )
        ],
    ),
    *sharing(),
    Property(
        "Every new node is judged by a game of dice. On {case} the same node's first game ends "
        "in the same way whatever the seed. How does yours choose the moves of a playout?",
        on=[cases.EMPTY],
        observe=follows_dice,
        holds=lambda _, seen: seen,
    ),
    Property(
        "On {case}, the first games through the third move end with a win of MAX in a share of "
        "{seen.mean:.2f}, over {seen.games} searches. If every legal move had the same "
        "chance, it would be another share.",
        on=[cases.FAIR_PLAYOUTS],
        observe=first_games,
        holds=is_random,
        symptoms=[
            Symptom(
                cases.SURE_LATER,
                lambda seen: seen.games > 0 and seen.mean == 0,
                "A win that comes a ply later counts as a loss in yours. For whom do you ask what "
                "a finished game is worth: does it depend on who would be to move there?",
            ),
            otherwise(
                "How does a playout of yours choose its moves: at every turn, of both players, "
                "also where one of them ends the game?"
            ),
        ],
    ),
    LookedAtOnce(FORCED_MOVES),
    Property(
        "On {case}, with 800 games, your search chose {seen.text}: not always a best move.",
        on=cases.POSITIONS,
        observe=choices,
        holds=is_best,
        symptoms=DECISIONS,
    ),
    Property(
        "On {case}, your search chose {seen.text}: not always a best move. Somebody moves "
        "twice in a row there. Who says whose turn it is, and whose wins a node counts?",
        on=cases.TWICE,
        observe=choices,
        holds=is_best,
    ),
    Property(
        "On {case}, your search chose {seen.text}: not always a best move. The right branch "
        "begins badly there. Does the bonus of a move that is left alone grow, also by less "
        "than a whole number?",
        on=[cases.BAD_BEGINNING],
        observe=choices,
        holds=is_best,
    ),
]
