"""Lesson 00: boards of every length and ending, games of every shape, lines of either player."""

from __future__ import annotations

from gamesearch import DotsAndBoxes, TicTacToe, TreeGame
from gamesearch.games.nim import Nim

from . import Dimension
from .trees import FINISHED, ONE_CHILD, RAGGED, THREE_CHILDREN, THREE_PLIES

GAME = TicTacToe()


def cells(asked) -> str:
    return "".join(cell for row in asked.board for cell in row)


def stones(asked) -> int:
    return 9 - cells(asked).count(".")


def over(asked) -> bool:
    return GAME.is_terminal(GAME.parse(cells(asked)))


def result(asked) -> int:
    return int(GAME.utility(GAME.parse(cells(asked))))


EMPTY = Dimension("the empty board", lambda asked: stones(asked) == 0)
X_MOVES = Dimension("X is to move", lambda asked: not over(asked) and stones(asked) % 2 == 0)
O_MOVES = Dimension("O is to move", lambda asked: not over(asked) and stones(asked) % 2 == 1)
ONE_FREE = Dimension("one free cell", lambda asked: not over(asked) and stones(asked) == 8)
X_WINS = Dimension("X has won", lambda asked: over(asked) and result(asked) == 1)
O_WINS = Dimension("O has won", lambda asked: over(asked) and result(asked) == -1)
DRAWN = Dimension("a drawn board", lambda asked: over(asked) and result(asked) == 0)
WON_AND_FULL = Dimension(
    "won with the last stone", lambda asked: over(asked) and stones(asked) == 9 and result(asked)
)
WON_EARLY = Dimension(
    "won with free cells", lambda asked: over(asked) and stones(asked) < 9 and result(asked)
)
ENDINGS = [X_WINS, O_WINS, DRAWN, WON_AND_FULL, WON_EARLY]


def line_of(asked, place: int) -> bool:
    lines = ("012", "345", "678", "036", "147", "258", "048", "246")
    return any(all(cells(asked)[int(cell)] == player for cell in lines[place]) for player in "XO")


LINES = [Dimension(f"line {n} is full", lambda asked, n=n: line_of(asked, n)) for n in range(8)]
BENT = Dimension(
    "three X that follow each other over an edge",
    lambda asked: not over(asked) and "XXX" in cells(asked),
)
ASKED_BY = [
    Dimension(f"{who} asks", lambda asked, who=who: asked.player == who) for who in ("X", "O")
]
KINDS = [
    Dimension(
        f"a game of the kind {kind.__name__}", lambda asked, kind=kind: type(asked.game) is kind
    )
    for kind in (Nim, TreeGame, DotsAndBoxes, TicTacToe)
]
LATER = Dimension("a state that is not the first", lambda asked: asked.state != asked.game.initial)
SAME_AGAIN = Dimension(
    "a position that is reached in several ways",
    lambda asked: isinstance(asked.game, Nim) and len(asked.state[1]) > 1,
)


def plies(asked) -> int:
    """How long a tree is down its first branches."""
    here, found = getattr(asked.game, "tree", 0), 0
    while isinstance(here, list | tuple):
        here, found = here[0], found + 1
    return found


LONG = Dimension("more than 90 plies", lambda asked: plies(asked) > 90)


def gained(asked) -> int:
    player, drawn, _ = asked.state
    after = drawn | 1 << asked.line
    new = sum(after & box == box for box in asked.self.boxes_at[asked.line])
    return new if player == 0 else -new


BOXES = [
    Dimension(f"a line that changes the lead by {n}", lambda asked, n=n: gained(asked) == n)
    for n in (-2, -1, 0, 1, 2)
]

MIN_BEGINS = Dimension("MIN draws the first line", lambda asked: asked.state[:2] == (1, 0))

VARIES = {
    ("0.2", "to_move"): [EMPTY, X_MOVES, O_MOVES, ONE_FREE],
    ("0.2", "actions"): [EMPTY, X_MOVES, O_MOVES, ONE_FREE, *ENDINGS],
    ("0.2", "result"): [EMPTY, X_MOVES, O_MOVES],
    ("0.3", "winner"): [EMPTY, X_MOVES, O_MOVES, BENT, *ENDINGS, *LINES],
    ("0.3", "is_terminal"): [EMPTY, X_MOVES, O_MOVES, ONE_FREE, *ENDINGS, *LINES],
    ("0.4", ""): [*ENDINGS, *ASKED_BY],
    ("0.5", "nodes"): [
        *KINDS,
        SAME_AGAIN,
        LATER,
        FINISHED,
        ONE_CHILD,
        THREE_CHILDREN,
        RAGGED,
        THREE_PLIES,
        LONG,
    ],
    ("0.5", "games"): [
        *KINDS,
        SAME_AGAIN,
        LATER,
        FINISHED,
        ONE_CHILD,
        THREE_CHILDREN,
        RAGGED,
        THREE_PLIES,
        LONG,
    ],
    ("0.5", "positions"): [
        *KINDS,
        SAME_AGAIN,
        LATER,
        FINISHED,
        ONE_CHILD,
        THREE_CHILDREN,
        RAGGED,
        LONG,
    ],
    ("0.6", "", "result"): [*BOXES, MIN_BEGINS],
}
