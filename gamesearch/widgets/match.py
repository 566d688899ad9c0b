"""A match at a board: the moves made so far, whose turn it is, and what there is to say about it.

Plain Python, no widgets: `play` and `explore` show it, the tests play it.

  you        the player the reader plays; None: the reader plays both sides
  opponent   answers `(game, state)` with a move, or with a value and a move as searches do
"""

from __future__ import annotations

import random
import traceback
from typing import Any

from ..drawing.boards.words import result_in_words, side_name, tell, turn, winner
from ..errors import IllegalMove
from ..games.game import CHANCE, Action, Game, Player, State
from ..search.maxn import payoffs
from ..tracing.answers import BadPlayer, Chooser, is_value_and_move, legal_move, name_of
from ..tracing.trace import value_and_move


class Walk:
    """A way through a game: the states passed, and the moves between them."""

    def __init__(self, game: Game, state: State | None = None):
        self.game = game
        self.states: list[State] = [game.initial if state is None else state]
        self.moves: list[Action] = []
        self.problem = ""

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def last(self) -> Action | None:
        return self.moves[-1] if self.moves else None

    @property
    def legal(self) -> list[Action]:
        return [] if self.game.is_terminal(self.state) else list(self.game.actions(self.state))

    def click(self, action: Action) -> bool:
        """The reader moves. What the rules do not allow changes nothing but what is said."""
        self.problem = ""
        try:
            self.make(action)
        except IllegalMove as illegal:
            words = str(illegal)
            self.problem = _sentence(words[:1].upper() + words[1:])
        return not self.problem

    def make(self, action: Action) -> None:
        self.states.append(self.game.result(self.state, action))
        self.moves.append(action)

    def back(self) -> None:
        self.problem = ""
        if self.moves:
            self.moves.pop()
            self.states.pop()

    def restart(self) -> None:
        self.states, self.moves, self.problem = self.states[:1], [], ""

    def status(self) -> str:
        """Who is to move, or how it ended, and what went wrong."""
        over = self.game.is_terminal(self.state)
        says = result_in_words(self.game, self.state) if over else turn(self.game, self.state)
        return f"{self.problem} {says}".strip()


class Match(Walk):
    """A walk on which an opponent and the dice move too, each time `answer` is called."""

    def __init__(
        self,
        game: Game,
        opponent: Chooser | None = None,
        you: Player | None = None,
        state: State | None = None,
        rng: random.Random | None = None,
    ):
        super().__init__(game, state)
        self.opponent = opponent
        self.you = None if opponent is None else you
        self.rng = rng or random.Random()
        self.stuck = False  # the opponent failed: the reader may make its move instead
        self.since = 0  # how many moves had been made when the reader moved last
        self.mistakes: float = 0  # how often the opponent moves at random instead
        self.ended = {"won": 0, "lost": 0, "drawn": 0}

    def click(self, action: Action) -> bool:
        made = super().click(action)
        self.stuck = self.stuck and not made
        if made:
            self.since = len(self.moves) - 1
            self._count_the_end()
        return made

    def told(self) -> str:
        """What has happened since the reader moved, that move with it, and how the games went."""
        happened = zip(self.states[self.since :], self.moves[self.since :], strict=False)
        told = [tell(self.game, state, move, self._called) for state, move in happened]
        if sum(self.ended.values()):
            told.append("So far: " + ", ".join(f"{n} {how}" for how, n in self.ended.items()) + ".")
        return " ".join(filter(None, told))

    def _called(self, player: Player) -> str:
        if self.you is None or self.game.seats > 2:
            return side_name(self.game, player)
        return "You" if player == self.you else "I"

    def _count_the_end(self, by: int = 1) -> None:
        """A game between the reader and an opponent, when its last move is made, or undone."""
        if self.you is None or self.game.seats > 2 or not self.game.is_terminal(self.state):
            return
        worth = self.game.utility(self.state, self.you)
        self.ended["won" if worth > 0 else "lost" if worth < 0 else "drawn"] += by

    def back(self) -> None:
        """To where the reader was to move before, or to the start."""
        self._count_the_end(by=-1)
        self.stuck = False
        super().back()
        while self.moves and not self._is_readers_turn():
            super().back()
        self.since = len(self.moves)

    def restart(self) -> None:
        super().restart()
        self.stuck, self.since = False, 0

    def answer(self) -> None:
        """The dice and the opponent move until it is the reader's turn."""
        while self.is_waiting():
            if self.game.to_move(self.state) == CHANCE:
                actions, weights = zip(*self.game.chances(self.state), strict=True)
                self.make(self.rng.choices(actions, weights)[0])
            else:
                self._let_opponent_move()
            if not self.stuck:
                self._count_the_end()

    def is_waiting(self) -> bool:
        """Is it for somebody else than the reader to move?"""
        over = self.game.is_terminal(self.state)
        return not over and not self.stuck and not self._is_readers_turn()

    def values(self) -> dict[Action, Any]:
        """What each legal move is worth to MAX, or to each of many, as the opponent says."""
        if self.opponent is None:
            raise BadPlayer("two people play here: give play a search, and it values the moves")
        found = {}
        for action in self.legal:
            state = self.game.result(self.state, action)
            if self.game.is_terminal(state):
                many = self.game.seats > 2
                found[action] = payoffs(self.game, state) if many else self.game.utility(state)
                continue
            answer = self.opponent(self.game, state)
            pair = answer if is_value_and_move(self.game, state, answer) else None
            value = value_and_move(pair, self.game.seats)[0] if pair else None
            if value is None:
                raise BadPlayer(
                    f"{name_of(self.opponent)} names moves, not values; "
                    "a search that returns (value, move) shows what each move is worth"
                )
            if self.game.seats > 2 and not isinstance(value, tuple):
                raise BadPlayer(
                    f"{name_of(self.opponent)} values a position for one player only; "
                    "a search such as maxn says what it is worth to each"
                )
            found[action] = value
        return found

    def status(self) -> str:
        over = self.game.is_terminal(self.state)
        won = winner(self.game, self.state) if over else None
        if self.you is None or (over and won is None):
            return super().status()
        if over:
            says = f"The game is over: you {'win' if won == self.you else 'lose'}."
        elif self.stuck:
            says = f"{turn(self.game, self.state)} Make its move yourself, or undo."
        elif self.is_waiting():
            says = f"{turn(self.game, self.state)} {name_of(self.opponent)} is thinking …"
        else:
            says = f"Your move: you are {side_name(self.game, self.you)}."
        return f"{self.problem} {says}".strip()

    def _is_readers_turn(self) -> bool:
        mover = self.game.to_move(self.state)
        return mover != CHANCE and (self.you is None or mover == self.you)

    def _let_opponent_move(self) -> None:
        opponent = self.opponent
        assert opponent is not None
        if self.mistakes and self.rng.random() < self.mistakes:
            self.make(self.rng.choice(self.legal))
            return
        try:
            answer = opponent(self.game, self.state)
            self.make(legal_move(self.game, self.state, answer, opponent))
        except BadPlayer as bad:
            self.problem, self.stuck = _sentence(str(bad)), True
        except KeyboardInterrupt:
            self.problem, self.stuck = f"{name_of(opponent)} was interrupted.", True
        except Exception as error:  # whatever a student's function raises, the board lives on
            self.problem, self.stuck = in_words(error, opponent), True


def in_words(error: Exception, player: object) -> str:
    """An error of somebody's function in one sentence: what, and in which line of it."""
    code = getattr(player, "__code__", None)
    inside = [
        f for f in traceback.extract_tb(error.__traceback__) if code and f.name == code.co_name
    ]
    where = f" in line {inside[-1].lineno} ({inside[-1].line})" if inside else ""
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return _sentence(f"{name_of(player)} failed{where} with {what}")


def _sentence(words: str) -> str:
    return words if words.endswith((".", "!", "?")) else f"{words}."
