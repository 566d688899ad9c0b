"""The exercises of lesson 11: UCB1, the four phases, a whole search, and what its numbers say."""

from __future__ import annotations

from ...games.game import MAX, MIN
from ..sealed import Seals
from ..steps import Exercise, IsFunction, Parts, Property, Symptom, otherwise
from . import cases, judging
from .cases import RewardedPath
from .hints import BACKUP, DECISIONS, JUDGES, ROLLOUT
from .playouts import follows
from .sharing import sharing
from .trees import choices, follows_dice, grown, is_best, means
from .ucb_hints import UCB

LESSON = "11_mcts"
SEALS = Seals(__package__)


BOUNDS = Exercise(
    "11.1",
    lesson=LESSON,
    heading="UCB1 is hopeful where it knows little",
    well_done="What to try and what to play are two questions, with two answers.",
    steps=[Parts(SEALS.parts("11.1"))],
)

FORMULA = Exercise(
    "11.2",
    lesson=LESSON,
    heading="UCB1 is hopeful where it knows little",
    well_done="Mean plus curiosity. A tree search asks this of every child on its way.",
    steps=[
        IsFunction("my_ucb(W, N, pulls, c)"),
        Property(
            "For {case} your my_ucb returned {seen}, and that is not UCB1.",
            on=cases.ARMS,
            observe=cases.bound,
            holds=cases.is_ucb1,
            symptoms=UCB,
        ),
    ],
)

COUNTING = Exercise(
    "11.3",
    lesson=LESSON,
    heading="Those of the player who moved *into* the node",
    well_done="Every node counts for the player who chose it. The hardest sign of the lesson.",
    steps=[
        IsFunction("my_backup(path, reward)"),
        Property(
            "On {case}, the counts did not grow as they should (N and W, root first).",
            on=cases.WAYS,
            observe=cases.gains,
            holds=lambda way, seen: seen == way.gains,
            symptoms=BACKUP,
            smaller=[RewardedPath((MAX,), 1.0), RewardedPath((MIN, MAX), 1.0)],
        ),
    ],
)

PLAYOUT = Exercise(
    "11.3b",
    lesson=LESSON,
    heading="The idea: play on at random and see who wins",
    well_done="Random, to the very end, and repeatable.",
    steps=[
        IsFunction("my_rollout(game, state, rng)"),
        Property(
            "From {case} your playouts are not what they should be.",
            on=cases.STARTS,
            observe=cases.ends,
            holds=lambda start, seen: seen.sound and follows(start, seen),
            symptoms=ROLLOUT,
        ),
    ],
)


def _kept(promise: str, says: str, *names: str) -> Property:
    """One thing that must hold of every tree grown."""
    return Property(
        f"{promise} On {{case}} that does not hold. {says}",
        on=cases.POSITIONS[:4],
        observe=grown,
        holds=lambda _, seen: all(getattr(seen, name) for name in names),
    )


SEARCH = Exercise(
    "11.5",
    lesson=LESSON,
    heading="Four phases, over and over",
    well_done="A tree that keeps its promises, and moves that win. Watch it grow, below.",
    steps=[
        IsFunction("my_mcts(game, state, games, rng)"),
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
        _kept(
            "Games go mostly where they went well, and to every move more than once.",
            "What are the visits of the root's children? Is c = √2 used with rewards from 0 to 1?",
            "steered",
        ),
        _kept(
            "The tree grows below the root's children, and below theirs.",
            "How deep is it after 200 games?",
            "deep",
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
        _kept("The move is a legal one.", "Do you return a move, or a node, or a place?", "legal"),
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
    ],
)

ENGINES = Exercise(
    "11.6",
    lesson=LESSON,
    heading="Those of the player who moved *into* the node",
    well_done="Three faults found without reading a line of code.",
    steps=[Parts(SEALS.parts("11.6"))],
)

READING = Exercise(
    "11.4",
    lesson=LESSON,
    heading="When is it enough?",
    well_done="Measured first, chosen then.",
    steps=[Parts(SEALS.parts("11.4"))],
)


def _beaten(times: int, share: float, terms: str) -> Property:
    return Property(
        f"At {terms} your judge earns {{seen.share:.2f}} of the points in {{case}}; "
        f"asked are {share}.",
        on=[judging.SMALL],
        observe=lambda judge, case: judging.judged(judge, case, times),
        holds=lambda _, seen: seen.share >= share,
        symptoms=JUDGES,
    )


JUDGE = Exercise(
    "11.7",
    lesson=LESSON,
    heading="Hex does have a formula: the shortest path",
    well_done="Alpha-beta with your judge beats the dice, on terms that were stated before.",
    steps=[
        IsFunction("my_judge(game, state)"),
        Property(
            "In {case} your judge says {seen}. No guess may be worth as much as a win.",
            on=judging.POSITIONS,
            observe=judging.said,
            holds=lambda _, seen: seen is not None and -1 < seen < 1,
        ),
        _beaten(1, 0.8, "equal work"),
        _beaten(8, 0.6, "eight times the playouts"),
    ],
)
