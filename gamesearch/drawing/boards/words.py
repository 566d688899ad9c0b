"""What is said at a board: who is to move, what a move did ("You rolled 3."), how the game ended.

`tell` is one function per kind of game; a game of your own may register one.

  who    what each player is called: "You", "I", or their names at the board
"""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch

from ...games.coins import LEFT, Coins
from ...games.connectfour import ConnectFour
from ...games.dotsandboxes import DotsAndBoxes
from ...games.game import CHANCE, MAX, MIN, Action, Game, Player, State
from ...games.hex import Hex
from ...games.maze import STAY, Maze
from ...games.nim import Nim
from ...games.pig import HOLD, Pig
from ...games.race import PASS, Race
from ...games.tictactoe import TicTacToe
from ...search.maxn import payoffs
from ..numbers import move_text, number, several

Names = Callable[[Player], str]
_WAYS = {"N": "up", "S": "down", "W": "left", "E": "right"}


@singledispatch
def tell(game: Game, state: State, action: Action, who: Names) -> str:
    """The sentence about an action that is taken in a state.

    >>> tell(Nim(3, 4), Nim(3, 4).initial, (1, 2), lambda player: "You")
    'You took 2 stones from pile 1.'
    """
    mover = game.to_move(state)
    if mover == CHANCE:
        return f"Chance decided: {move_text(action)}."
    return f"{who(mover)} played {move_text(action)}."


@tell.register(TicTacToe)
@tell.register(Hex)
def _(game: TicTacToe | Hex, state: State, action: Action, who: Names) -> str:
    return f"{who(game.to_move(state))} took cell {action}."


@tell.register(ConnectFour)
def _(game: ConnectFour, state: State, action: Action, who: Names) -> str:
    return f"{who(game.to_move(state))} dropped a stone into column {action}."


@tell.register(Nim)
def _(game: Nim, state: State, action: Action, who: Names) -> str:
    pile, take = action
    return f"{who(state[0])} took {several(take, 'stone')} from pile {pile}."


@tell.register(Coins)
def _(game: Coins, state: State, action: Action, who: Names) -> str:
    coin = state[1][0 if action == LEFT else -1]
    return f"{who(state[0])} took the {coin} at the {action} end."


@tell.register(DotsAndBoxes)
def _(game: DotsAndBoxes, state: State, action: Action, who: Names) -> str:
    boxes = abs(game.result(state, action)[2] - state[2])
    full = f" and completed {several(boxes, 'box', 'boxes')}: one more turn" if boxes else ""
    return f"{who(state[0])} drew line {action}{full}."


@tell.register(Pig)
def _(game: Pig, state: State, action: Action, who: Names) -> str:
    player, _, turn, rolling = state
    if rolling:
        lost = " and lost the points of this turn" if action == 1 else ""
        return f"{who(player)} rolled {action}{lost}."
    if action == HOLD:
        return f"{who(player)} held and kept {several(turn, 'point')}."
    return ""  # what the die shows says more


@tell.register(Race)
def _(game: Race, state: State, action: Action, who: Names) -> str:
    player, roll = state[:2]
    if not roll:
        return f"{who(player)} rolled {action}."
    if action == PASS:
        return f"{who(player)} could not move."
    after = game.result(state, action)
    sent = sum(state[2:][1 - player]) > sum(after[2:][1 - player])  # the other player's men
    back = " and sent a man back to the start" if sent else ""
    return f"{who(player)} moved a man by {roll}{back}."


@tell.register(Maze)
def _(game: Maze, state: State, action: Action, who: Names) -> str:
    turn = state[0]
    ghost = "The ghost" if len(state[2]) == 1 else f"Ghost {turn}"
    mover = ghost if turn else who(game.to_move(state))
    if action == STAY:
        return f"{mover} stayed."
    after = game.result(state, action)
    eaten = " and ate a pellet" if len(after[3]) < len(state[3]) else ""
    return f"{mover} went {_WAYS[action]}{eaten}."


def turn(game: Game, state: State) -> str:
    return f"{side_name(game, game.to_move(state))} to move."


def winner(game: Game, state: State) -> Player | None:
    """Who won a finished game; nobody where a payoff is more than a win or a loss."""
    value = game.utility(state)
    if game.seats > 2 or abs(value) != 1:
        return None
    return MAX if value > 0 else MIN


def result_in_words(game: Game, state: State) -> str:
    """How a finished game ended."""
    if game.seats > 2:
        paid = ", ".join(
            f"{side_name(game, n)} has {number(each)}"
            for n, each in enumerate(payoffs(game, state))
        )
        return f"The game is over: {paid}."
    won = winner(game, state)
    if won is not None:
        return f"The game is over: {side_name(game, won)} wins."
    return f"The game is over: {_worth(game, state)}."


@singledispatch
def _worth(game: Game, state: State) -> str:
    """Of an end that nobody has simply won."""
    value = game.utility(state)
    return "a draw" if value == 0 else f"it is worth {number(value)} to MAX"


@_worth.register(Maze)
def _(game: Maze, state: State) -> str:
    eaten = "the last move is made" if state[3] else "all pellets are eaten"
    how = "the runner is caught" if game.is_caught(state) else eaten
    return f"{how}, {number(game.utility(state))} points for MAX"


@singledispatch
def side_name(game: Game, player: Player) -> str:
    """What a player is called at this board."""
    known = {MAX: "MAX", MIN: "MIN", CHANCE: "Chance"}
    if game.seats > 2 and player != CHANCE:
        return f"Player {player + 1}"
    return known.get(player, f"Player {player + 1}")


@side_name.register(TicTacToe)
@side_name.register(ConnectFour)
@side_name.register(Hex)
def _(game: Game, player: Player) -> str:
    return "X (MAX)" if player == MAX else "O (MIN)"


@side_name.register(Maze)
def _(game: Maze, player: Player) -> str:
    return "Runner (MAX)" if player == MAX else "Ghosts (MIN)" if player == MIN else "Chance"
