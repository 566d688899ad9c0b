"""Every game of the package keeps the promises, and `check_game` catches games that do not."""

from __future__ import annotations

import math
import pickle
import random
import re
from pathlib import Path

import pytest

import gamesearch
from gamesearch import (
    CHANCE,
    MAX,
    MIN,
    TREES,
    ConnectFour,
    Game,
    Nim,
    TicTacToe,
    TreeGame,
    random_tree,
)
from gamesearch.games import game as rules
from gamesearch.games.check_game import check_game
from gamesearch.games.game import illegal
from gamesearch.games.promises import BrokenPromise

RAGGED = random_tree(random.Random(5), depth=5, ragged=0.3)

GAMES = [
    TicTacToe(),
    *(TreeGame(tree) for tree in TREES.values()),
    TreeGame(RAGGED),
    TreeGame(RAGGED, players=(MIN, MAX)),
    TreeGame(RAGGED, players=(MAX, MAX, MIN)),
    TreeGame([0.5, -math.inf, [math.inf, -0.0]]),
    TreeGame([list(range(15)), 1]),
    Nim(0),
    Nim(1),
    Nim(3, 4, 5),
    Nim(2, 2, 2, 2),
    Nim(0, 3, 0),
    Nim(21, most=3),
    Nim(5, 6, most=2),
    Nim(4, most=9),
    *(ConnectFour(*size) for size in [(7, 6), (1, 1), (1, 6), (6, 1), (2, 2, 2), (3, 3, 3)]),
    *(ConnectFour(*size) for size in [(4, 4, 4), (4, 5, 3), (5, 4, 3), (9, 7), (13, 3), (4, 4, 2)]),
]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_game_keeps_its_promises(game):
    check_game(game, plays=8)


def test_no_game_of_the_package_is_forgotten():
    """A game stands in the list above, or its own tests check it."""
    held = {type(game).__name__ for game in GAMES}
    for file in Path(__file__).parent.glob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        held |= set(re.findall(r"\w+", text)) if "check_game(" in text else set()
    for name in gamesearch.__all__:
        home = gamesearch._HOME_OF[name]
        if home.startswith("games.") and home != "games.game":
            thing = getattr(gamesearch, name)
            if isinstance(thing, type) and issubclass(thing, Game):
                assert name in held, f"hold {name} to its promises: check_game({name}())"


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_sibling_states_differ_so_that_a_recording_can_tell_them_apart(game):
    rng = random.Random(2)
    for _ in range(5):
        state = game.initial
        while not game.is_terminal(state):
            children = [game.result(state, action) for action in game.actions(state)]
            assert len(set(children)) == len(children)
            state = rng.choice(children)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_game_can_be_sent_to_another_process(game):
    list(game.actions(game.initial))
    sent = pickle.loads(pickle.dumps(game))
    assert sent.actions(sent.initial) == game.actions(game.initial)


class Countdown(rules.Game):
    """A small honest game, for the broken ones to be made of: take 1 or 2 of some stones."""

    initial = (MAX, 5)

    def to_move(self, state):
        return state[0]

    def actions(self, state):
        return tuple(range(1, min(state[1], 2) + 1))

    def result(self, state, action):
        if action not in self.actions(state):
            raise illegal(self, state, action, f"{action!r} stones cannot be taken")
        return 1 - state[0], state[1] - action

    def is_terminal(self, state):
        return state[1] == 0

    def utility(self, state, player=MAX):
        return -1 if state[0] == player else 1


class Coin(Countdown):
    """Chance first takes the stones, then MAX, and so on."""

    chance = True

    def to_move(self, state):
        return CHANCE if state[0] == MIN else MAX

    def chances(self, state):
        return [(action, 1 / len(self.actions(state))) for action in self.actions(state)]


@pytest.mark.parametrize("game", [Countdown(), Coin()], ids=repr)
def test_an_honest_game_passes(game):
    check_game(game)


class Pile(list):
    """A state that can be hashed and changed all the same."""

    def __hash__(self):
        return hash(tuple(self))


class Mutates(Countdown):
    initial = Pile([MAX, 5])

    def result(self, state, action):
        if action in self.actions(state):
            state[1] -= action
            state[0] = 1 - state[0]
            return Pile(state)
        return super().result(state, action)


class ListState(Countdown):
    initial = [MAX, 5]  # noqa: RUF012


class UnorderedActions(Countdown):
    def actions(self, state):
        return set(super().actions(state))


class RestlessOrder(Countdown):
    def __init__(self):
        self.asked = 0

    def actions(self, state):
        self.asked += 1
        return super().actions(state)[:: 1 if self.asked % 2 else -1]


class Lazy(Countdown):
    def actions(self, state):
        return iter(super().actions(state))


class Twice(Countdown):
    def actions(self, state):
        return super().actions(state) * 2


class NotZeroSum(Countdown):
    def utility(self, state, player=MAX):
        return 1


class MovesAfterTheEnd(Countdown):
    def is_terminal(self, state):
        return state[1] <= 1


class NeverEnds(Countdown):
    def is_terminal(self, state):
        return False


class AcceptsAnything(Countdown):
    def result(self, state, action):
        return 1 - state[0], max(0, state[1] - (action if action in (1, 2) else 1))


class WrongError(Countdown):
    def result(self, state, action):
        if action not in self.actions(state):
            raise KeyError(action)
        return super().result(state, action)


class SilentError(Countdown):
    def result(self, state, action):
        if action not in self.actions(state):
            raise rules.IllegalMove("no")
        return super().result(state, action)


class Random(Countdown):
    def __init__(self):
        self.made = 0

    def result(self, state, action):
        player, left = super().result(state, action)
        self.made += 1
        return player, left, self.made


class StandsStill(Countdown):
    def result(self, state, action):
        super().result(state, action)
        return state


class ThirdPlayer(Countdown):
    def to_move(self, state):
        return 2


class Invisible(Countdown):
    def show(self, state):
        return "" if state[1] == 0 else "|" * state[1]


class LoadedDie(Coin):
    def chances(self, state):
        return [(action, 0.4) for action in self.actions(state)]


class Undeclared(Coin):
    chance = False


class Modest(Countdown):
    limits = (-1, 0)


class Backwards(Countdown):
    limits = (1, -1)


class Alike(Countdown):
    """Nobody is told how many stones are left, but the game does not say so."""

    def information(self, state):
        return state[0]


class OtherMoves(Alike):
    hidden = True


class OneSeat(Countdown):
    seats = 1


class NoSeats(Countdown):
    seats = None


class Perhaps(Countdown):
    chance = "sometimes"


class TakesMuch(Countdown):
    def capture(self, state, action):
        return action


class ShareOut(Countdown):
    total = 3


class Misread(Countdown):
    def cells(self, state):
        return "|" * state[1]

    def parse(self, cells):
        return MAX, len(cells)


class NoStart(rules.Game):
    """Nothing is written yet, not even where it begins."""


class Unwritten(rules.Game):
    initial = 0


class Stumbles(Countdown):
    def information(self, state):
        return state[2]


class ForMaxAlone(Countdown):
    def utility(self, state):
        return 1


class NoReturn(Countdown):
    def result(self, state, action):
        super().result(state, action)


class MakesLists(Countdown):
    def result(self, state, action):
        return list(super().result(state, action))


class Words(Countdown):
    def utility(self, state, player=MAX):
        return "won"


class OneLimit(Countdown):
    limits = 1


class TotalWord(Countdown):
    total = "nothing"


class JustOutcomes(Coin):
    def chances(self, state):
        return self.actions(state)


class SameTwice(Coin):
    def chances(self, state):
        return [(1, 0.5), (1, 0.5)]


class CountsItsShows(Countdown):
    asked = 0

    def show(self, state):
        self.asked += 1
        return f"{state}, shown {self.asked} times"


class ThreeShare(Countdown):
    """Three in turn, and what one wins nobody loses."""

    seats = 3

    def result(self, state, action):
        return (state[0] + 1) % 3, super().result(state, action)[1]


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (CountsItsShows(), "asked twice, the game answers differently"),
        (Mutates(), "result changed the state it was given, when 1 was played"),
        (ListState(), "the state cannot be hashed"),
        (UnorderedActions(), "this is a set"),
        (RestlessOrder(), "in another order"),
        (Lazy(), "must be a tuple or a list"),
        (Twice(), "an action is listed twice"),
        (NotZeroSum(), r"what one wins another must lose, but the utilities are \[1, 1\]"),
        (MovesAfterTheEnd(), r"the state is terminal, yet actions offers \[1\]"),
        (NeverEnds(), "nothing can be played, yet is_terminal says the game goes on"),
        (AcceptsAnything(), "None is not legal here, yet result made"),
        (WrongError(), "raise IllegalMove, this was KeyError"),
        (SilentError(), r"does not say that \[1, 2\] is legal"),
        (Random(), "twice from here made two different states"),
        (StandsStill(), "the very state it started from"),
        (ThirdPlayer(), "to_move says 2; the players are 0 to 1"),
        (Invisible(), "show must return some text"),
        (LoadedDie(), "do not add up to 1"),
        (Misread(), "parse does not read back"),
        (Undeclared(), "chance is to move, yet the game does not say so"),
        (Modest(), r"limits are \(-1, 0\), but the game is worth 1"),
        (Backwards(), r"limits are \(least, most\) or None, they are \(1, -1\)"),
        (Alike(), "looks like .* to the player, yet hidden is False"),
        (OtherMoves(), "yet it offers other moves, or another player"),
        (OneSeat(), "to_move says 1; the players are 0 to 0"),
        (NoSeats(), "seats is a number of players, it is None"),
        (Perhaps(), "chance is True or False, it is 'sometimes'"),
        (TakesMuch(), r"capture must say \(victim, attacker\) or None; 1: 1"),
        (ShareOut(), "total is 3, but the utilities are"),
        (NoStart(), "does not say in which state it begins"),
        (Unwritten(), "in state 0: is_terminal is asked here, and it is not written yet"),
        (Stumbles(), r"in state \(0, 5\): information raised IndexError: tuple index"),
        (ForMaxAlone(), r"in state \(\d, 0\): it cannot be asked .* takes 2 positional arguments"),
        (NoReturn(), "result made None of 1: is a return missing"),
        (MakesLists(), r"playing 1 made \[1, 4\], which cannot be hashed"),
        (Words(), r"utility must be a number to every player, it is \['won', 'won'\]"),
        (OneLimit(), r"limits are \(least, most\) or None, they are 1"),
        (TotalWord(), "total is a number or None, it is 'nothing'"),
        (JustOutcomes(), r"in state \(1, \d\): chances must list pairs \(action, probability\)"),
        (SameTwice(), "an outcome is listed twice"),
        (ThreeShare(), r"what one wins another must lose, but the utilities are \[-?1, -?1, -?1\]"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, rules.Game) else "",
)
def test_a_broken_game_is_caught_and_the_sentence_says_how(game, sentence):
    with pytest.raises(BrokenPromise, match=sentence):
        check_game(game)
