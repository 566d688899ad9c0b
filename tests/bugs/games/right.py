"""Unusual right answers to the exercises on games: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import (
    BOXES,
    COPY,
    EVEN,
    IN_LINE,
    KINDS,
    PLOT,
    RULES,
    RULES_GIVEN,
    SIZES,
    SIZES_GIVEN,
    UTILITY,
    WON,
    boxes,
    endings,
    rewritten,
    rules,
    sizes,
    utility,
)

CLASSIFIED = [
    Answer("as asked", "0.1", f"kinds = {KINDS!r}", "kinds"),
    Answer(
        "R34 ones and zeros, in lists",
        "0.1",
        f"kinds = { ({game: [int(each) for each in kind] for game, kind in KINDS.items()})!r}",
        "kinds",
    ),
    Answer(
        "named truths, other order",
        "0.1",
        f"kinds = {dict(reversed(KINDS.items()))!r}",
        "kinds",
    ),
]

CLASSIFIED += [
    Answer(
        "numpy's truths",
        "0.1",
        f"import numpy as np\nkinds = {{game: np.array(kind) for game, kind in {KINDS!r}.items()}}",
        "kinds",
    ),
]

FLAT = "[(i // 3, i % 3) for i in range(9) if flat[i] == '.']"
RULED = [
    rules("as in the lesson", ""),
    rules("R08 prints as it goes", "", (COPY, COPY + "    print(new, move)\n")),
    rules(
        "R23 actions as a set",
        "",
        ("    return [\n", "    return {\n"),
        ("    ]\n", "    }\n"),
    ),
    rules(
        "R23 actions as a generator of lists, last cell first",
        "",
        ("    return [\n        (row, column)", "    return (\n        [row, column]"),
        ("    ]\n", "    )\n"),
        ("for row in range(3)", "for row in (2, 1, 0)"),
    ),
    rules(
        "deepcopy",
        "",
        ("def result", "from copy import deepcopy\ndef result"),
        (COPY, "    new = deepcopy(board)\n"),
    ),
    rules("R34 an Enum", "", ('"X" if len(stones) % 2 == 0 else "O"', '"XO"[len(stones) % 2]')),
    rules("counts X against O", "", (EVEN, 'stones.count("X") == stones.count("O")')),
    Answer(
        "boards handed back as words",
        "0.2",
        changed(RULES, ("    return new\n", '    return ["".join(cells) for cells in new]\n')),
        RULES_GIVEN,
    ),
    Answer(
        "boards handed back as tuples",
        "0.2",
        changed(RULES, ("    return new\n", "    return tuple(map(tuple, new))\n")),
        RULES_GIVEN,
    ),
    rules(
        "works on the board, then takes the stone back",
        "",
        (COPY, "    stone = to_move(board)\n    board[row][column] = stone\n" + COPY),
        ("    new[row][column] = to_move(board)\n", '    board[row][column] = "."\n'),
    ),
    rules(
        "numpy",
        "",
        ("def result", "import numpy as np\ndef result"),
        (COPY, "    new = np.array(board)\n"),
    ),
]

ENDED = [
    endings("as in the lesson", ""),
    endings(
        "nobody as an empty text",
        "",
        ("    return None\n", '    return ""\n'),
        ("is not None", '!= ""'),
    ),
    endings(
        "nobody as False, endings as 1 and 0",
        "",
        ("    return None\n", "    return False\n"),
        ("full or winner(board) is not None", "int(full or bool(winner(board)))"),
    ),
    endings(
        "lines as sets of cells",
        "",
        (IN_LINE, 'len({cells[a], cells[b], cells[c]}) == 1 and cells[a] != "."'),
    ),
    endings(
        "rows, columns and diagonals, not numbers",
        "",
        (
            "    for a, b, c in LINES:\n"
            '        if cells[a] == cells[b] == cells[c] != ".":\n'
            "            return cells[a]\n",
            "    lines = [*board, *zip(*board)]\n"
            "    lines += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]\n"
            '    for player in "XO":\n'
            "        if any(set(line) == {player} for line in lines):\n"
            "            return player\n",
        ),
    ),
]

VALUED = [
    utility("as in the lesson", ""),
    utility("R13 floats", "", ("return 0", "return -0.0"), ("return 1 if", "return 1.0 if")),
    Answer(
        "X's view turned round for O",
        "0.4",
        UTILITY
        + """
def utility(board, player):
    as_x = {"X": 1, None: 0, "O": -1}[won_by(board)]
    return as_x if player == "X" else -as_x
""",
        "utility",
    ),
    Answer(
        "truth values subtracted",
        "0.4",
        UTILITY
        + """
def utility(board, player):
    other = "O" if player == "X" else "X"
    return (won_by(board) == player) - (won_by(board) == other)
""",
        "utility",
    ),
]

VALUED += [
    utility("True for a win", "", (WON, "return True if who == player else -1")),
]

COUNTED = [
    rewritten(
        "True for the one game of a finished one",
        "",
        """
def my_games(game, state):
    return game.is_terminal(state) or sum(
        my_games(game, game.result(state, move)) for move in game.actions(state)
    )
""",
    ),
    sizes("as in the lesson", ""),
    rewritten(
        "R02 no recursion",
        "",
        """
def my_nodes(game, state):
    found = [state]
    for here in found:
        found += [game.result(here, move) for move in game.actions(here)]
    return len(found)
def my_games(game, state):
    found, ends = [state], 0
    for here in found:
        found += [game.result(here, move) for move in game.actions(here)]
        ends += not game.actions(here)
    return ends
""",
    ),
    rewritten(
        "remembers what it has counted",
        "",
        """
from functools import cache
def my_nodes(game, state):
    @cache
    def below(state):
        return 1 + sum(below(game.result(state, move)) for move in game.actions(state))
    return below(state)
""",
    ),
    rewritten(
        "positions by recursion, with a set handed on",
        "",
        """
def my_positions(game, state, seen=None):
    seen = set() if seen is None else seen
    if state not in seen:
        seen.add(state)
        for move in game.actions(state):
            my_positions(game, game.result(state, move), seen)
    return len(seen)
""",
    ),
    rewritten("a whole number as a float", "", "\nseven_plies = 47952.0\n"),
    Answer(
        "layer by layer",
        "0.5",
        SIZES
        + """
def my_positions(game, state):
    everything, layer = set(), {state}
    while layer:
        everything |= layer
        layer = {game.result(s, m) for s in layer for m in game.actions(s)} - everything
    return len(everything)
""",
        SIZES_GIVEN,
    ),
]

DRAWN = [
    boxes("as in the package", ""),
    boxes("the player as True and False", "", ("return 1 - player,", "return not player,")),
    Answer("an object instead of the class", "0.6", BOXES, "MyDots(2, 1)"),
    boxes(
        "counts all boxes before and after",
        "",
        (
            "        drawn = drawn | 1 << line\n"
            "        gained = sum(drawn & box == box for box in self.boxes_at[line])\n",
            "        whole = lambda bits: sum(bits & box == box for box in self.boxes_at[line])\n"
            "        gained, drawn = whole(drawn | 1 << line) - whole(drawn), drawn | 1 << line\n",
        ),
    ),
    Answer(
        "on the package's own rules",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    pass
""",
        "MyDots",
    ),
    Answer(
        "lines kept in a set",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    initial = (MAX, frozenset(), 0)
    def result(self, state, line):
        player, drawn, lead = state
        bits = sum(1 << n for n in drawn | {line})
        player, _, lead = super().result((player, bits & ~(1 << line), lead), line)
        return player, drawn | {line}, lead
    def actions(self, state):
        return [n for n in self.lines if n not in state[1]]
    def is_terminal(self, state):
        return len(state[1]) == len(self.lines)
""",
        "MyDots",
    ),
]

READ = [
    Answer("as asked", "0.7", f"plot = {PLOT!r}", "plot"),
    Answer(
        "small letter, floats",
        "0.7",
        f"plot = {PLOT | {'positions': 'b', 'factor': 7.0}!r}",
        "plot",
    ),
]

RIGHT = [*CLASSIFIED, *RULED, *ENDED, *VALUED, *COUNTED, *DRAWN, *READ]
