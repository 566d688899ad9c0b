"""The promises of `Game`, checked along random plays. For authors of games:

    from gamesearch import check_game

    def test_my_game():
        check_game(MyGame())

A promise that is not kept raises BrokenPromise, whose sentence says which, where and how.
"""

from __future__ import annotations

import copy
import math
import random
from collections.abc import Hashable, Sequence
from typing import Any

from ..errors import IllegalMove
from .game import CHANCE, MAX, Action, Game, State, needs_game
from .promises import BrokenPromise, answering, broken, can_hash, is_number, is_outcome

# What nobody can play in any game: the wrong kind of thing, or far off the board.
NONSENSE: tuple[Any, ...] = (None, "nonsense", -1, 10**6, 0.5, (), ("a", "b", "c"), [], {})
LISTED = 12  # so many legal moves an error names at the least
LONGEST = 10_000  # moves; a game that has not ended by then is taken to be endless


def check_game(game: Game, *, plays: int = 30, rng: random.Random | None = None) -> None:
    """Play `plays` random games to their end and check every promise in every state met.

    What the game says of itself (seats, chance, hidden, total, limits) is checked as well.

    >>> from gamesearch import Nim
    >>> check_game(Nim(3, 4, 5))
    >>> class Endless(Nim):
    ...     def is_terminal(self, state): return False
    >>> check_game(Endless(1))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    gamesearch.games.promises.BrokenPromise: Nim(1) in state (1, (0,)): nothing can be played...
    """
    needs_game(game)
    check_declared(game)
    rng = rng or random.Random(1)
    alike: dict[Hashable, State] = {}  # one state of each information set met so far
    seen: dict[Action, None] = {}  # every action met so far, in order: some are illegal elsewhere
    for _ in range(plays):
        state = game.initial
        for _ in range(LONGEST):
            with answering(game, state):
                check_state(game, state)
                moves = moves_in(game, state)
                seen.update(dict.fromkeys(moves))
                check_refusals(game, state, moves, [*NONSENSE, *seen])
                if not moves:
                    break
                check_information(game, state, alike)
                check_captures(game, state, moves)
                check_results(game, state, moves)
                state = game.result(state, rng.choice(moves))
        else:
            broken(game, state, f"the game has not ended after {LONGEST:,} moves")
        with answering(game, state):
            check_utility(game, state)


def check_declared(game: Game) -> None:
    """What the game says of itself makes sense."""
    if not hasattr(game, "initial"):
        raise BrokenPromise(f"{game!r} does not say in which state it begins: set self.initial")
    if type(game.seats) is not int or game.seats < 1:
        broken(game, game.initial, f"seats is a number of players, it is {game.seats!r}")
    for name, said in (("chance", game.chance), ("hidden", game.hidden)):
        if not isinstance(said, bool):
            broken(game, game.initial, f"{name} is True or False, it is {said!r}")
    if game.total is not None and not is_number(game.total):
        broken(game, game.initial, f"total is a number or None, it is {game.total!r}")
    limits = game.limits
    pair = isinstance(limits, Sequence) and len(limits) == 2 and all(map(is_number, limits))
    if limits is not None and not (pair and limits[0] < limits[1]):
        broken(game, game.initial, f"limits are (least, most) or None, they are {limits!r}")


def moves_in(game: Game, state: State) -> list[Action]:
    """What can happen next: the player's actions, or what chance may bring."""
    if game.is_terminal(state) or game.to_move(state) != CHANCE:
        return list(game.actions(state))
    return [action for action, _ in game.chances(state)]


def check_state(game: Game, state: State) -> None:
    """What the game says of one state."""
    if not isinstance(state, Hashable) or not can_hash(state):
        broken(game, state, "the state cannot be hashed: build it of tuples, numbers and strings")
    if not isinstance(game.show(state), str) or not game.show(state).strip():
        broken(game, state, "show must return some text for every state, this one too")
    terminal = game.is_terminal(state)
    if not isinstance(terminal, bool):
        broken(game, state, f"is_terminal must answer True or False, it answered {terminal!r}")
    mover = game.to_move(state)
    if mover not in range(game.seats) and mover != CHANCE:
        broken(game, state, f"to_move says {mover!r}; the players are 0 to {game.seats - 1}")
    if mover == CHANCE and not game.chance:
        broken(game, state, "chance is to move, yet the game does not say so: chance = True")
    if mover == CHANCE and not terminal:
        check_chances(game, state)
    else:
        check_actions(game, state, terminal)
    parse, cells = getattr(game, "parse", None), getattr(game, "cells", None)
    if parse and cells and parse(cells(state)) != state:
        broken(game, state, f"parse does not read back what cells wrote: {cells(state)!r}")


def check_actions(game: Game, state: State, terminal: bool) -> None:
    actions = game.actions(state)
    if not isinstance(actions, Sequence):
        kind = type(actions).__name__
        broken(
            game, state, f"actions must be a tuple or a list, in a fixed order; this is a {kind}"
        )
    if list(actions) != list(game.actions(state)):
        broken(game, state, "actions came in another order, or others, when asked a second time")
    if not all(can_hash(action) for action in actions):
        broken(game, state, f"an action cannot be hashed, among {list(actions)}")
    if len(set(actions)) != len(actions):
        broken(game, state, f"an action is listed twice: {list(actions)}")
    if terminal and len(actions):
        broken(game, state, f"the state is terminal, yet actions offers {list(actions)}")
    if not terminal and not len(actions):
        broken(game, state, "nothing can be played, yet is_terminal says the game goes on")


def check_chances(game: Game, state: State) -> None:
    chances = game.chances(state)
    pairs = isinstance(chances, Sequence) and all(is_outcome(each) for each in chances)
    if not pairs:
        broken(game, state, f"chances must list pairs (action, probability), this is {chances!r}")
    if not chances:
        broken(game, state, "chance is to move, yet nothing can happen")
    if len({action for action, _ in chances}) != len(chances):
        broken(game, state, f"an outcome is listed twice: {chances}")
    if any(probability <= 0 for _, probability in chances):
        broken(game, state, f"an outcome has no chance to happen: {chances}")
    if not math.isclose(sum(probability for _, probability in chances), 1):
        broken(game, state, f"the probabilities do not add up to 1: {chances}")


def check_results(game: Game, state: State, moves: list[Action]) -> None:
    """Every move makes a new state, the same each time, and leaves this one alone."""
    before = answers(game, state)
    if answers(game, state) != before:
        ask = "do actions, to_move, is_terminal or show depend on more than the state?"
        broken(game, state, f"asked twice, the game answers differently: {ask}")
    original = copy.deepcopy(state)
    can_compare = original == state
    for move in moves:
        made = game.result(state, move)
        if made is None:
            broken(game, state, f"result made None of {move!r}: is a return missing?")
        if not can_hash(made):
            broken(game, state, f"playing {move!r} made {made!r}, which cannot be hashed")
        if answers(game, state) != before or (can_compare and state != original):
            broken(game, state, f"result changed the state it was given, when {move!r} was played")
        if made == state:
            broken(game, state, f"playing {move!r} made the very state it started from")
        again = game.result(state, move)
        if again != made or hash(again) != hash(made):
            broken(game, state, f"playing {move!r} twice from here made two different states")


def check_refusals(game: Game, state: State, legal: list[Action], asked: list[Any]) -> None:
    """An action that is not legal raises IllegalMove, and the message lists what is."""
    for action in asked:
        if action in legal:
            continue
        try:
            made = game.result(state, action)
        except IllegalMove as error:
            missing = [move for move in legal[:LISTED] if str(move) not in str(error)]
            if missing:
                broken(game, state, f"the error does not say that {missing} is legal: {error}")
        except Exception as error:
            broken(game, state, f"{action!r} is not legal: raise IllegalMove, this was {error!r}")
        else:
            broken(game, state, f"{action!r} is not legal here, yet result made {made!r} of it")


def check_information(game: Game, state: State, alike: dict[Hashable, State]) -> None:
    """States that look alike are of one player, with equal actions, in a game that says so."""
    if game.to_move(state) == CHANCE:
        return
    known = game.information(state)
    if not can_hash(known):
        broken(game, state, f"what a player knows must be hashable, it is {known!r}")
    other = alike.setdefault(known, state)
    if other == state:
        return
    if not game.hidden:
        broken(game, state, f"it looks like {other!r} to the player, yet hidden is False")
    if [game.to_move(state), *game.actions(state)] != [game.to_move(other), *game.actions(other)]:
        broken(
            game,
            state,
            f"it looks like {other!r}, yet it offers other moves, or another player is to move",
        )


def check_captures(game: Game, state: State, moves: list[Action]) -> None:
    """Games that say what a move takes say None, or the worth of victim and attacker."""
    if type(game).capture is Game.capture or game.to_move(state) == CHANCE:
        return
    for move in moves:
        taken = game.capture(state, move)
        pair = isinstance(taken, tuple) and len(taken) == 2
        if taken is not None and not (pair and all(map(is_number, taken))):
            broken(game, state, f"capture must say (victim, attacker) or None; {move!r}: {taken!r}")


def check_utility(game: Game, state: State) -> None:
    """At the end: a number to each player, what one wins another loses, if there is another."""
    total, worth = game.total, [game.utility(state, player) for player in range(game.seats)]
    if any(not is_number(value) or value != value for value in worth):
        broken(game, state, f"utility must be a number to every player, it is {worth}")
    added = sum(worth)  # ∞ − ∞ is not a number; here it means that they cancel
    fixed = game.seats > 1 and total is not None and not math.isnan(added)
    if fixed and not math.isclose(added, total or 0, abs_tol=1e-9):
        why = f"total is {total}" if total else "what one wins another must lose"
        broken(game, state, f"{why}, but the utilities are {worth}")
    if game.utility(state) != game.utility(state, MAX):
        broken(game, state, "utility(state) must be what it is worth to MAX")
    if game.limits is not None:
        least, most = game.limits
        if not least <= worth[MAX] <= most:
            broken(game, state, f"limits are {game.limits}, but the game is worth {worth[MAX]}")


def answers(game: Game, state: State) -> tuple[Any, ...]:
    """All that a game says of a state: if one answer changes, the state has changed."""
    moves = tuple(moves_in(game, state))
    return (hash(state), game.to_move(state), game.is_terminal(state), moves, game.show(state))
