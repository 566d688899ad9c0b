"""Unusual right answers to the exercises on games: none of them may be turned away."""

from __future__ import annotations

from ..catalogue import Answer, changed
from .wrong import (
    BOXES,
    COPY,
    ENDINGS,
    ENDINGS_GIVEN,
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

RULED += [
    Answer(
        "shares the rows that stay",
        "0.2",
        RULES
        + """
def result(board, move):
    r, c = move
    new = board[:]
    new[r] = new[r][:]
    new[r][c] = to_move(board)
    return new
""",
        RULES_GIVEN,
    ),
    Answer(
        "actions as a generator function",
        "0.2",
        RULES
        + """
def actions(board):
    if not is_over(board):
        for r, row in enumerate(board):
            for c, cell in enumerate(row):
                if cell == ".":
                    yield r, c
""",
        RULES_GIVEN,
    ),
    Answer(
        "actions as the keys of a dict",
        "0.2",
        RULES
        + """
from itertools import product
def actions(board):
    free = filter(lambda m: board[m[0]][m[1]] == ".", product(range(3), repeat=2))
    return dict.fromkeys(() if is_over(board) else free).keys()
""",
        RULES_GIVEN,
    ),
    Answer(
        "rows as words",
        "0.2",
        RULES
        + """
def result(board, move):
    r, c = move
    row = "".join(board[r])
    row = row[:c] + to_move(board) + row[c + 1 :]
    return ["".join(x) if i != r else row for i, x in enumerate(board)]
""",
        RULES_GIVEN,
    ),
]
ENDED += [
    Answer(
        "by patterns",
        "0.3",
        ENDINGS
        + """
def winner(board):
    match board:
        case [["X", "X", "X"], _, _] | [_, ["X", "X", "X"], _] | [_, _, ["X", "X", "X"]]: return "X"
        case [["O", "O", "O"], _, _] | [_, ["O", "O", "O"], _] | [_, _, ["O", "O", "O"]]: return "O"
        case [[a, _, _], [b, _, _], [c, _, _]] if a == b == c != ".": return a
        case [[_, a, _], [_, b, _], [_, c, _]] if a == b == c != ".": return a
        case [[_, _, a], [_, _, b], [_, _, c]] if a == b == c != ".": return a
        case [[a, _, _], [_, b, _], [_, _, c]] if a == b == c != ".": return a
        case [[_, _, a], [_, b, _], [c, _, _]] if a == b == c != ".": return a
    return None
""",
        ENDINGS_GIVEN,
    ),
    Answer(
        "looks for the last mover alone",
        "0.3",
        ENDINGS
        + """
def winner(board):
    t = "/".join("".join(r) for r in board)
    p = "OX"[(len(t) - 2 - t.count(".")) % 2]
    f = t.replace("/", "")
    for a, b, c in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
        if f[a] == f[b] == f[c] == p:
            return p
""",
        ENDINGS_GIVEN,
    ),
]
COUNTED += [
    rewritten(
        "remembers game and state together",
        "",
        """
from functools import cache
@cache
def my_nodes(game, state):
    return 1 + sum(my_nodes(game, game.result(state, move)) for move in game.actions(state))
""",
    ),
    rewritten(
        "a memory for each game",
        "",
        """
from weakref import WeakKeyDictionary
_memo = WeakKeyDictionary()
def my_nodes(game, state):
    known = _memo.setdefault(game, {})
    if state not in known:
        known[state] = 1 + sum(my_nodes(game, game.result(state, m)) for m in game.actions(state))
    return known[state]
""",
    ),
    rewritten(
        "counts the ends one by one",
        "",
        """
def _ends(game, state):
    if game.is_terminal(state):
        yield state
    for m in game.actions(state):
        yield from _ends(game, game.result(state, m))
def my_games(game, state):
    return sum(1 for _ in _ends(game, state))
""",
    ),
]
DRAWN += [
    Answer(
        "bits and parities",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    def result(self, state, line):
        p, d, l = state
        d ^= 1 << line
        g = [d & b for b in self.boxes_at[line]].count
        n = sum(map(lambda b: not b & ~d, self.boxes_at[line]))
        return (p + (n == 0)) % 2, d, l + n * (1 - 2 * p)
""",
        "MyDots",
    ),
    Answer(
        "remembers by state and line",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    def result(self, state, line):
        memo = self.__dict__.setdefault("memo", {})
        if (state, line) not in memo:
            player, drawn, lead = state
            drawn = drawn | 1 << line
            gained = sum(drawn & box == box for box in self.boxes_at[line])
            lead += gained if player == MAX else -gained
            memo[state, line] = player if gained else 1 - player, drawn, lead
        return memo[state, line]
""",
        "MyDots",
    ),
    Answer(
        "looks for boxes that lack this line",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    def result(self, state, line):
        player, drawn, lead = state
        gained = sum(drawn & box == box ^ (1 << line) for box in self.boxes_at[line])
        drawn = drawn | 1 << line
        lead += gained if player == MAX else -gained
        return (player if gained else 1 - player), drawn, lead
""",
        "MyDots",
    ),
]

RIGHT = [*CLASSIFIED, *RULED, *ENDED, *VALUED, *COUNTED, *DRAWN, *READ]
