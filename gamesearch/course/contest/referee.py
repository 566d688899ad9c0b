"""The referee of one game: holds the board, asks the players in turn, judges what they answer."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from gamesearch.course.contest.games import states_along
from gamesearch.course.contest.process import PlayerProcess
from gamesearch.course.contest.turning import proven
from gamesearch.games.game import MAX, MIN, Game

RULES = "rules"


@dataclass
class Record:
    """A game as it was played. `value` is 1 if MAX won, -1 if MIN did, 0 for a draw."""

    names: tuple[str, str]  # MAX, MIN
    opening: int  # plies that the contest began with
    moves: list[int]  # each by its place among the legal ones
    value: int = 0
    ending: str = RULES  # or the fault of the one who lost
    sentence: str = ""
    used: tuple[float, float] = (0.0, 0.0)  # seconds of the processor
    most: tuple[float, float] = (0.0, 0.0)  # for one move
    asked: tuple[int, int] = (0, 0)
    said: dict[int, float] = field(default_factory=dict)  # by ply, a player's own value for MAX
    proven: dict[int, int] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Record:
        for name in ("said", "proven"):
            data[name] = {int(ply): value for ply, value in data[name].items()}
        for name in ("names", "used", "most", "asked"):
            data[name] = tuple(data[name])
        return cls(**data)


def play_game(
    game: Game,
    players: tuple[PlayerProcess, PlayerProcess],
    names: tuple[str, str],
    opening: list[int],
    seed: int,
) -> Record:
    """One game, from its opening on, MAX's player first."""
    record = Record(names, len(opening), list(opening))
    used: tuple[list[float], list[float]] = ([], [])
    try:
        for seat in (MAX, MIN):
            if wrong := players[seat].begin(seed):
                _lose(record, seat, "broken", f"{names[seat]} could not play: {wrong}.")
                return record
        _play_on(game, players, record, used)
    finally:
        for player in players:
            player.over()
    record.used = round(sum(used[MAX]), 4), round(sum(used[MIN]), 4)
    record.most = round(max(used[MAX], default=0.0), 4), round(max(used[MIN], default=0.0), 4)
    record.asked = len(used[MAX]), len(used[MIN])
    record.proven = proven(game, record.moves)
    return record


def _play_on(
    game: Game,
    players: tuple[PlayerProcess, PlayerProcess],
    record: Record,
    used: tuple[list[float], list[float]],
) -> None:
    state = states_along(game, record.moves)[-1]
    heard = [0, 0]  # how many moves each player has been told
    while not game.is_terminal(state):
        seat, legal = game.to_move(state), game.actions(state)
        reply = players[seat].ask(record.moves[heard[seat] :])
        heard[seat] = len(record.moves)
        used[seat].append(reply.used)
        if reply.place is None:
            _lose(record, seat, reply.fault, reply.sentence)
            return
        if not 0 <= reply.place < len(legal):
            sentence = (
                f"It named legal move number {reply.place + 1}, but there are only {len(legal)}."
            )
            _lose(record, seat, "illegal", sentence)
            return
        if reply.value is not None:
            record.said[len(record.moves)] = round(reply.value, 3)
        record.moves.append(reply.place)
        state = game.result(state, legal[reply.place])
    worth = game.utility(state)
    record.value = (worth > 0) - (worth < 0)


def _lose(record: Record, seat: int, fault: str, sentence: str) -> None:
    record.value, record.ending, record.sentence = (-1 if seat == MAX else 1), fault, sentence
