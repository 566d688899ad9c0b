"""Wrong answers to the exercises on games, each with part of the hint it must get."""

from __future__ import annotations

from ..catalogue import Answer, changed

KINDS: dict[str, tuple[bool, bool, bool]] = {
    "chess": (False, False, True),
    "backgammon": (True, False, True),
    "Battleship": (False, True, True),
    "Dots and Boxes": (False, False, True),
    "poker for two": (True, True, True),
    "poker with a fee": (True, True, False),
    "rock-paper-scissors": (False, True, True),
    "prisoner's dilemma": (False, True, False),
}


def called(name: str, hint: str, game: str, *kind: bool) -> Answer:
    return Answer(name, "0.1", f"kinds = {KINDS | {game: kind}!r}", "kinds", hint)


CLASSIFIED = [
    called("chess is a gamble", "Does a die decide it", "chess", True, False, True),
    called("backgammon without dice", "What is rolled", "backgammon", False, False, True),
    called("dice taken for secrets", "lie open", "backgammon", True, True, True),
    called("ships placed by chance", "ships that", "Battleship", True, True, True),
    called("Battleship seen through", "Where are the other", "Battleship", False, False, True),
    called("secrets taken for chance", "two things", "Battleship", True, False, True),
    called("both gain, so not zero-sum", "add up to", "Dots and Boxes", False, False, False),
    called("cards are not dice", "Who decides which cards", "poker for two", False, True, True),
    called("poker with open cards", "Whose cards", "poker for two", True, False, True),
    called("E15 the fee forgotten", "kept something", "poker with a fee", True, True, True),
    called("money is lost for good", "where does it go", "poker for two", True, True, False),
    called(
        "at the same time, so nothing is hidden",
        "what the other one has chosen",
        "rock-paper-scissors",
        False,
        False,
        True,
    ),
    called(
        "hard to foresee, so chance",
        "not random",
        "rock-paper-scissors",
        True,
        True,
        True,
    ),
    called(
        "all games are zero-sum",
        "each of the four cases",
        "prisoner's dilemma",
        False,
        True,
        True,
    ),
    called("one answer missing", "three of True and False", "chess", False, False),
    Answer("a game left out", "0.1", "kinds = {'chess': (0, 0, 1)}", "kinds", "not answered yet"),
    Answer(
        "everything wrong at once",
        "0.1",
        f"kinds = {dict.fromkeys(KINDS, (True, True, False))!r}",
        "kinds",
        "one at a time",
    ),
]

RULES = """
def is_over(board):
    game = TicTacToe()
    return game.is_terminal(game.parse("".join(cell for row in board for cell in row)))


def to_move(board):
    stones = [cell for row in board for cell in row if cell != "."]
    return "X" if len(stones) % 2 == 0 else "O"


def actions(board):
    if is_over(board):
        return []
    return [
        (row, column)
        for row in range(3)
        for column in range(3)
        if board[row][column] == "."
    ]


def result(board, move):
    row, column = move
    new = [list(cells) for cells in board]
    new[row][column] = to_move(board)
    return new
"""
RULES_GIVEN = '{"to_move": to_move, "actions": actions, "result": result}'
COPY = "    new = [list(cells) for cells in board]\n"
OVER = "    if is_over(board):\n        return []\n"
EVEN = "len(stones) % 2 == 0"
FREE = '        if board[row][column] == "."\n'
PUT = "    new[row][column] = to_move(board)\n"


def rules(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "0.2", changed(RULES, *changes), RULES_GIVEN, hint)


RULED = [
    rules(
        "G01 changes the board it was given", "Who else still holds", (COPY, "    new = board\n")
    ),
    rules(
        "G02 copies the outer list only",
        "three rows new",
        (COPY, "    new = board.copy()\n"),
    ),
    rules("G03 X always moves", "Whose turn is it", (EVEN, "True")),
    rules("X and O exchanged", "X begins. How many", (EVEN, "len(stones) % 2 == 1")),
    rules(
        "players as numbers",
        "Name the player as the board does",
        ('"X" if len(stones) % 2 == 0 else "O"', "len(stones) % 2"),
        ("to_move(board)\n    return", '"XO"[to_move(board)]\n    return'),
    ),
    rules("G11 a finished game goes on", "when the game is over", (OVER, "")),
    rules("taken cells may be taken again", "One cell is taken", (FREE, "")),
    rules("the taken cells instead of the free", "cells that are taken", ('== "."\n', '!= "."\n')),
    rules(
        "column before row",
        "counts downwards",
        ("        (row, column)\n", "        (column, row)\n"),
    ),
    rules(
        "cells numbered from 0 to 8",
        "pair (row, column)",
        ("(row, column)\n        for", "3 * row + column\n        for"),
    ),
    rules(
        "counted from 1",
        "counted from 0",
        ("        (row, column)\n", "        (row + 1, column + 1)\n"),
    ),
    rules(
        "return inside the loop",
        "return stand inside",
        (
            "    return [\n        (row, column)\n        for row in range(3)\n"
            '        for column in range(3)\n        if board[row][column] == "."\n    ]\n',
            "    for row in range(3):\n        for column in range(3):\n"
            '            if board[row][column] == ".":\n                return [(row, column)]\n',
        ),
    ),
    rules(
        "every move twice",
        "comes twice",
        ("        for row in range(3)\n", "        for row in [0, 1, 2] * 2\n"),
    ),
    rules("no board comes back", "Does your function return one", ("    return new\n", "")),
    rules(
        "a stone on one board, the other handed back",
        "which one did you return",
        ("    return new\n", "    return board\n"),
    ),
    rules("always an X put down", "Whose stone", (PUT, '    new[row][column] = "X"\n')),
    rules(
        "whose turn it is after the move",
        "before the move",
        (PUT, '    new[row][column] = "O" if to_move(board) == "X" else "X"\n'),
    ),
    rules(
        "put down in the mirrored cell",
        "mirrored",
        ("    row, column = move\n", "    column, row = move\n"),
    ),
    Answer(
        "called, not handed over",
        "0.2",
        RULES,
        f"{{**{RULES_GIVEN}, 'actions': []}}",
        "without brackets",
    ),
    Answer("only one of three", "0.2", RULES, '{"to_move": to_move}', "not answered yet"),
]

ENDINGS = """
LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
]


def winner(board):
    cells = [cell for row in board for cell in row]
    for a, b, c in LINES:
        if cells[a] == cells[b] == cells[c] != ".":
            return cells[a]
    return None


def is_terminal(board):
    full = all(cell != "." for row in board for cell in row)
    return full or winner(board) is not None
"""
ENDINGS_GIVEN = '{"winner": winner, "is_terminal": is_terminal}'
IN_LINE = 'cells[a] == cells[b] == cells[c] != "."'
ENDED = "full or winner(board) is not None"


def endings(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "0.3", changed(ENDINGS, *changes), ENDINGS_GIVEN, hint)


ENDED_WRONG = [
    endings("G04 only a full board ends the game", "still allowed to move", (ENDED, "full")),
    endings("G05 one diagonal forgotten", "winning lines", (" (2, 4, 6),\n", "\n")),
    endings("rows only", "winning lines", ("    (0, 3, 6), (1, 4, 7), (2, 5, 8),\n", "")),
    endings("a ninth line", "winning lines", (" (2, 4, 6),\n", " (2, 4, 6), (1, 5, 8),\n")),
    endings("G06 three empty cells win", "equal, too", (' != "."', "")),
    endings("two in a row are enough", "has anybody won yet", (" == cells[c]", "")),
    endings("looks for X only", "both players", (' != "."', ' == "X"')),
    endings(
        "the player to move wins",
        "whose line",
        ("return cells[a]", 'return "O" if cells[a] == "X" else "X"'),
    ),
    endings("says that, not who", "Say who won", ("return cells[a]", "return True")),
    endings(
        "a full board is a draw",
        "may be won as well",
        ("    for a, b, c", '    if "." not in cells:\n        return None\n    for a, b, c'),
    ),
    endings(
        "a draw named by winner",
        "Nobody has a line here",
        ("    return None\n", '    return "draw" if "." not in cells else None\n'),
    ),
    endings("full boards forgotten", "Can the game go on", (ENDED, "winner(board) is not None")),
    endings("ends for X only", "one of the players only", (ENDED, 'full or winner(board) == "X"')),
    endings(
        "over from the start",
        "Nothing has been played",
        ('cell != "." for row', 'cell != "x" for row'),
    ),
]

UTILITY = """
def won_by(board):
    game = TicTacToe()
    state = game.parse("".join(cell for row in board for cell in row))
    return {1: "X", 0: None, -1: "O"}[game.utility(state)]


def utility(board, player):
    who = won_by(board)
    if who is None:
        return 0
    return 1 if who == player else -1
"""
DRAW = "    if who is None:\n        return 0\n"
WON = "return 1 if who == player else -1"


def utility(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "0.4", changed(UTILITY, *changes), "utility", hint)


VALUED = [
    utility(
        "G07 always as X sees it", "In a zero-sum game", (WON, 'return 1 if who == "X" else -1')
    ),
    utility("G08 a draw scored as a loss", "Add up the two", (DRAW, "")),
    utility(
        "win and loss exchanged",
        "What is that worth to X",
        (WON, "return -1 if who == player else 1"),
    ),
    utility("E14 one, a half, nothing", "½", ("return 0", "return 0.5"), ("else -1", "else 0")),
    utility("a draw has no value", "A draw has a value", ("return 0", "return None")),
    utility("O's wins overlooked", "both players' lines", ("who is None", 'who != "X"')),
    utility(
        "ten for a win",
        "A win is worth 1",
        ("return 1 if", "return 10 if"),
        ("else -1", "else -10"),
    ),
]

SIZES = """
def my_nodes(game, state):
    return 1 + sum(my_nodes(game, game.result(state, move)) for move in game.actions(state))


def my_games(game, state):
    if game.is_terminal(state):
        return 1
    return sum(my_games(game, game.result(state, move)) for move in game.actions(state))


def my_positions(game, state):
    seen = {state}
    waiting = [state]
    while waiting:
        here = waiting.pop()
        for move in game.actions(here):
            child = game.result(here, move)
            if child not in seen:
                seen.add(child)
                waiting.append(child)
    return len(seen)


seven_plies = 47_952
"""
SIZES_GIVEN = (
    '{"nodes": my_nodes, "games": my_games, "positions": my_positions, "seven plies": seven_plies}'
)
ONE = "return 1 + sum"
END = "        return 1\n"
FRESH = "            if child not in seen:\n"


def sizes(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "0.5", changed(SIZES, *changes), SIZES_GIVEN, hint)


def rewritten(name: str, hint: str, code: str) -> Answer:
    """The right functions, and after them a wrong one in place of one of them."""
    return Answer(name, "0.5", SIZES + code, SIZES_GIVEN, hint)


COUNTED = [
    sizes("the root forgotten", "tree of one node", (ONE, "return sum")),
    rewritten(
        "moves counted instead of nodes",
        "does your function leave out",
        """
def my_nodes(game, state):
    moves = game.actions(state)
    return len(moves) + sum(my_nodes(game, game.result(state, move)) for move in moves)
""",
    ),
    rewritten(
        "a finished game has no node",
        "tree of one node",
        """
def my_nodes(game, state):
    if game.is_terminal(state):
        return 0
    moves = game.actions(state)
    return 1 + len(moves) + sum(
        my_nodes(game, game.result(state, move)) - (not game.is_terminal(game.result(state, move)))
        for move in moves
    )
""",
    ),
    rewritten("leaves for nodes", "nodes above them", "\nmy_nodes = my_games\n"),
    rewritten("positions for nodes", "two nodes of the tree", "\nmy_nodes = my_positions\n"),
    rewritten(
        "the first branch only",
        "return stand inside",
        """
def my_nodes(game, state):
    for move in game.actions(state):
        return 1 + my_nodes(game, game.result(state, move)) + 1
    return 1
""",
    ),
    rewritten(
        "counted on from the last call",
        "Call it twice",
        """
total = 0
def my_nodes(game, state):
    global total
    total += 1
    for move in game.actions(state):
        my_nodes(game, game.result(state, move))
    return total
""",
    ),
    sizes("no way to go on is no game", "exactly one way", (END, "        return 0\n")),
    rewritten("nodes for games", "A game is a way", "\nmy_games = my_nodes\n"),
    rewritten(
        "G10 branches times branches",
        "bushy as the first",
        """
def my_games(game, state):
    if game.is_terminal(state):
        return 1
    moves = game.actions(state)
    return len(moves) * my_games(game, game.result(state, moves[0]))
""",
    ),
    rewritten(
        "alternatives multiplied",
        "multiply, or add",
        """
def my_games(game, state):
    product = 1
    for move in game.actions(state):
        product *= my_games(game, game.result(state, move))
    return product
""",
    ),
    rewritten(
        "final states for games",
        "How many ways lead to each",
        """
def my_games(game, state):
    found, waiting = set(), [state]
    while waiting:
        here = waiting.pop()
        if game.is_terminal(here):
            found.add(here)
        waiting += [game.result(here, move) for move in game.actions(here)]
    return len(found)
""",
    ),
    sizes(
        "G09 no set, so nodes for positions",
        "seen it",
        (FRESH, "            if True:\n"),
        ("seen.add(child)", "seen.add(len(seen))"),
    ),
    sizes("its own start not counted", "leave out", ("seen = {state}", "seen = set()")),
    sizes(
        "from the first state of the game",
        "From which state",
        ("seen = {state}\n", "state = game.initial\n    seen = {state}\n"),
    ),
    sizes(
        "one stays out",
        "finished game is a position",
        ("return len(seen)", "return len(seen) - game.is_terminal(state)"),
    ),
    sizes(
        "a set that outlives the call",
        "who empties it",
        (
            "def my_positions(game, state):\n    seen = {state}\n",
            "def my_positions(game, state, seen=set()):\n    seen.add(state)\n",
        ),
    ),
    sizes(
        "T04 the player to move left out",
        "whole states",
        ("seen = {state}", "seen = {state[1:] if state else state}"),
        ("if child not in seen", "if child[1:] not in seen"),
        ("seen.add(child)", "seen.add(child[1:])"),
    ),
    rewritten(
        "only the ends",
        "Which other positions",
        """
def my_positions(game, state):
    found, waiting = set(), [state]
    while waiting:
        here = waiting.pop()
        if game.is_terminal(here):
            found.add(here)
        waiting += [game.result(here, move) for move in game.actions(here)]
    return len(found) + (len(found) == 1 and not game.is_terminal(state))
""",
    ),
    sizes("G10 the orders of seven cells", "and nobody sooner", ("47_952", "181_440")),
    sizes("all games", "Those are all the games", ("47_952", "255_168")),
    sizes("copied from the lesson", "two plies sooner", ("47_952", "127_872")),
    sizes("all ways to the ply", "over after all of them", ("47_952", "148_176")),
    sizes("those that go on", "How many do not", ("47_952", "100_224")),
    sizes("up to the seventh", "exactly with the seventh", ("47_952", "54_720")),
    sizes("one ply off", "too few or too many", ("47_952", "72_576")),
    sizes("boards, not games", "In how many ways", ("47_952", "444")),
    sizes("a number from nowhere", "boards of seven stones", ("47_952", "100_000")),
]

BOXES = """
class MyDots(DotsAndBoxes):
    def result(self, state, line):
        player, drawn, lead = state
        drawn = drawn | 1 << line
        gained = sum(drawn & box == box for box in self.boxes_at[line])
        if gained == 0:
            return 1 - player, drawn, lead
        return player, drawn, lead + (gained if player == MAX else -gained)
"""
STAYS = "\n        return player, drawn"
PASSES = "            return 1 - player, drawn, lead\n"


def boxes(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "0.6", changed(BOXES, *changes), "MyDots", hint)


DRAWN = [
    boxes(
        "M10 the turn always changes",
        "Whose turn is it now",
        (STAYS, "\n        return 1 - player, drawn"),
    ),
    boxes(
        "the turn never changes",
        "When exactly",
        (PASSES, "            return player, drawn, lead\n"),
    ),
    boxes(
        "the turn changes only with a box",
        "When exactly",
        (PASSES, "            return player, drawn, lead\n"),
        (STAYS, "\n        return 1 - player, drawn"),
    ),
    boxes(
        "MIN's boxes given to MAX",
        "Whose lead",
        ("(gained if player == MAX else -gained)", "gained"),
    ),
    boxes(
        "two boxes counted as one",
        "to complete both",
        (
            "sum(drawn & box == box for box in self.boxes_at[line])",
            "int(any(drawn & box == box for box in self.boxes_at[line]))",
        ),
    ),
    boxes(
        "two boxes, so the turn changes twice",
        "still the same player's turn",
        (STAYS, "\n        return (player + gained - 1) % 2, drawn"),
    ),
    boxes(
        "looks before the line is drawn",
        "before or after",
        ("        drawn = drawn | 1 << line\n", ""),
        (PASSES, "            return 1 - player, drawn | 1 << line, lead\n"),
        (STAYS, "\n        return player, drawn | 1 << line"),
    ),
]

PLOT = {"positions": "B", "factor": 7, "plies": 11, "three plies more": 343}


def read(name: str, hint: str, part: str, value: object) -> Answer:
    return Answer(name, "0.7", f"plot = {PLOT | {part: value}!r}", "plot", hint)


READ = [
    read("the tree taken for positions", "lead to one position", "positions", "A"),
    read("the smaller game", "begin alike", "positions", "C"),
    read("a grid line per ply", "whole grid line", "factor", 10),
    read("read as if the axis were linear", "logarithmic", "factor", 1),
    read("a factor from nowhere", "divide", "factor", 5),
    read("rounded up to the next ply", "fit in an hour", "plies", 12),
    read("one ply too few", "one more ply", "plies", 10),
    read("a second, not an hour", "takes about a second", "plies", 7),
    read("a ply from nowhere", "just below", "plies", 20),
    read("three plies, three lots", "Each ply multiplies", "three plies more", 21),
    read("a ply for every doubling", "Three times as fast", "three plies more", 3),
    read("speed from nowhere", "for one more ply", "three plies more", 60),
]

RULED += [
    Answer(
        "one row's moves only",
        "0.2",
        RULES
        + """
def actions(board):
    if is_over(board):
        return []
    for r in range(3):
        moves = []
        for c in range(3):
            if board[r][c] == ".":
                moves.append((r, c))
    return moves
""",
        RULES_GIVEN,
        "moves of one row",
    ),
    Answer(
        "three times the same row",
        "0.2",
        RULES
        + """
def result(board, move):
    new = [["."] * 3] * 3
    for r in range(3):
        for c in range(3):
            new[r][c] = board[r][c]
    new[move[0]][move[1]] = to_move(board)
    return new
""",
        RULES_GIVEN,
        "same list three times",
    ),
]
ENDED_WRONG += [
    Answer(
        "three in a row of the text",
        "0.3",
        ENDINGS
        + """
def winner(board):
    rows = "".join(cell for row in board for cell in row)
    columns = "".join(board[r][c] for c in range(3) for r in range(3))
    falling = board[0][0] + board[1][1] + board[2][2]
    rising = board[0][2] + board[1][1] + board[2][0]
    for player in "XO":
        if any(player * 3 in text for text in (rows, columns, falling, rising)):
            return player
    return None
""",
        ENDINGS_GIVEN,
        "stop at the end of a row",
    ),
]
COUNTED += [
    rewritten(
        "a memo that is kept from game to game",
        "something from one game to the next",
        """
memo = {}

def my_nodes(game, state):
    if state not in memo:
        moves = game.actions(state)
        memo[state] = 1 + sum(my_nodes(game, game.result(state, move)) for move in moves)
    return memo[state]
""",
    ),
]
DRAWN += [
    Answer(
        "two boxes of MIN count as one",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    def result(self, state, line):
        player, drawn, lead = state
        drawn |= 1 << line
        gained = [box for box in self.boxes_at[line] if drawn & box == box]
        if not gained:
            return 1 - player, drawn, lead
        return player, drawn, lead + (len(gained) if player == MAX else -1)
""",
        "MyDots",
        "does MAX fall behind",
    ),
]

RULED += [
    Answer(
        "the turn counted by its own calls",
        "0.2",
        RULES
        + """
last = ["O"]
def to_move(board):
    last[0] = "X" if last[0] == "O" else "O"
    return last[0]
""",
        RULES_GIVEN,
        "How many stones has each player",
    ),
    Answer(
        "the stone put on the old board, then all copied",
        "0.2",
        RULES
        + """
def result(board, move):
    board[move[0]][move[1]] = to_move(board)
    return [row[:] for row in board]
""",
        RULES_GIVEN,
        "On which board does your function put the stone",
    ),
    Answer(
        "changed in place, nothing handed back",
        "0.2",
        RULES
        + """
def result(board, move):
    board[move[0]][move[1]] = to_move(board)
""",
        RULES_GIVEN,
        "without a return",
    ),
    Answer(
        "moves as sets",
        "0.2",
        changed(RULES, ("        (row, column)\n", "        {row, column}\n")),
        RULES_GIVEN,
        "A move here is a pair",
    ),
]
ENDED_WRONG += [
    endings(
        "the third cell only taken",
        "Of how many of the three cells",
        (IN_LINE, 'cells[a] == cells[b] and cells[c] != "."'),
    ),
    endings("the line, not who", "Say who won", ("return cells[a]", "return a, b, c")),
    Answer(
        "three stones anywhere",
        "0.3",
        ENDINGS
        + """
def winner(board):
    cells = [cell for row in board for cell in row]
    return next((player for player in "XO" if cells.count(player) >= 3), None)
""",
        ENDINGS_GIVEN,
        "Do the three lie on one line",
    ),
    endings("the other way round", "Nothing has been played", (ENDED, f"not ({ENDED})")),
    endings("said to nobody", "without a return", (f"return {ENDED}", ENDED)),
]
VALUED += [
    utility("who has won, not what it is worth", "A win is worth 1", (WON, "return who")),
]
COUNTED += [
    rewritten(
        "nodes to a depth of nine",
        "After how many plies does your function stop",
        """
def my_nodes(game, state, plies=9):
    if plies == 0:
        return 1
    return 1 + sum(
        my_nodes(game, game.result(state, move), plies - 1) for move in game.actions(state)
    )
""",
    ),
    rewritten(
        "games to a depth of fifty",
        "After how many plies does your function stop",
        """
def my_games(game, state, plies=50):
    if plies == 0 or game.is_terminal(state):
        return 1
    return sum(
        my_games(game, game.result(state, move), plies - 1) for move in game.actions(state)
    )
""",
    ),
    rewritten(
        "positions of nine layers",
        "After how many plies does your function stop",
        """
def my_positions(game, state):
    seen, layer = {state}, {state}
    for _ in range(9):
        layer = {game.result(here, move) for here in layer for move in game.actions(here)}
        seen |= layer
    return len(seen)
""",
    ),
    rewritten(
        "drawn games are no games",
        "have a winner",
        """
def my_games(game, state):
    if game.is_terminal(state):
        return int(game.utility(state) != 0)
    return sum(my_games(game, game.result(state, move)) for move in game.actions(state))
""",
    ),
    rewritten(
        "games counted on from the last call",
        "Call it twice",
        """
total = 0
def my_games(game, state):
    global total
    total += game.is_terminal(state)
    for move in game.actions(state):
        my_games(game, game.result(state, move))
    return total
""",
    ),
    rewritten(
        "a memo of games that is kept",
        "something from one game to the next",
        """
memo = {}
def my_games(game, state):
    if state not in memo:
        below = [my_games(game, game.result(state, move)) for move in game.actions(state)]
        memo[state] = sum(below) if below else 1
    return memo[state]
""",
    ),
    rewritten(
        "positions without the ends",
        "does your function leave out",
        """
def my_positions(game, state):
    seen, waiting = set(), [state]
    while waiting:
        here = waiting.pop()
        if here not in seen and not game.is_terminal(here):
            seen.add(here)
            waiting += [game.result(here, move) for move in game.actions(here)]
    return len(seen)
""",
    ),
]
DRAWN += [
    Answer(
        "the turn kept by the game, MAX beginning",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    def __init__(self, columns=2, rows=2):
        super().__init__(columns, rows)
        self.turn = {0: MAX}
    def result(self, state, line):
        _, drawn, lead = state
        player = self.turn[drawn]
        drawn = drawn | 1 << line
        gained = sum(drawn & box == box for box in self.boxes_at[line])
        self.turn[drawn] = player if gained else 1 - player
        return self.turn[drawn], drawn, lead + (gained if player == MAX else -gained)
""",
        "MyDots",
        "Here MIN draws the first line",
    ),
    boxes(
        "the state's parts in another order",
        "In what order",
        (PASSES, "            return drawn, 1 - player, lead\n"),
        (STAYS, "\n        return drawn, player"),
    ),
]

CLASSIFIED += [
    called(
        "chess is no constant sum, as it is often drawn",
        "in each case",
        "chess",
        False,
        False,
        False,
    ),
    called("plans taken for secrets", "Is a piece", "chess", False, True, True),
    called(
        "the doubling die makes the sum change", "who loses it", "backgammon", True, False, False
    ),
    called(
        "cards seen by all, as the house sees them",
        "Whose cards",
        "poker with a fee",
        True,
        False,
        False,
    ),
    called(
        "the other's word taken for chance", "not random", "prisoner's dilemma", True, True, False
    ),
    Answer(
        "none for no",
        "0.1",
        f"kinds = {KINDS | {'chess': (None, None, True)}!r}",
        "kinds",
        "three of True",
    ),
]
RULED += [
    rules(
        "small letters",
        "as the board does",
        ('"X" if len(stones) % 2 == 0 else "O"', '"x" if len(stones) % 2 == 0 else "o"'),
    ),
    rules(
        "the turn printed",
        "gives back None",
        (
            'return "X" if len(stones) % 2 == 0 else "O"',
            'print("X" if len(stones) % 2 == 0 else "O")',
        ),
    ),
    rules(
        "two rows, two columns",
        "Where do your loops end",
        (
            "for row in range(3)\n        for column in range(3)",
            "for row in range(2)\n        for column in range(2)",
        ),
    ),
    rules(
        "the first equal row",
        "the first one that is equal",
        (
            "(row, column)\n        for row in range(3)",
            "(board.index(board[row]), column)\n        for row in range(3)",
        ),
    ),
    rules(
        "the player in the move",
        "pair (row, column)",
        ("        (row, column)\n", "        (to_move(board), row, column)\n"),
    ),
    rules(
        "only X can end the game",
        "Which moves are legal then",
        (OVER, '    if is_over(board) and to_move(board) != "X":\n        return []\n'),
    ),
    rules(
        "actions that mark the free cells",
        "writes on it",
        (
            "    return [\n        (row, column)",
            "    board_, board = board, [row[:] for row in board]\n"
            "    board_[:] = [[cell.strip('.') for cell in row] for row in board]\n"
            "    return [\n        (row, column)",
        ),
    ),
    rules(
        "one row comes back",
        "Some cells are missing",
        ("    return new\n", "    return new[row]\n"),
    ),
    rules(
        "the stone put between",
        "or beside it",
        (PUT, "    new[row].insert(column, to_move(board))\n"),
    ),
    rules(
        "X alone puts down stones",
        "of both players",
        (PUT, '    if to_move(board) == "X":\n        new[row][column] = "X"\n'),
    ),
    rules(
        "moves taken to count from 1",
        "before its cell",
        (PUT, "    new[row - 1][column - 1] = to_move(board)\n"),
    ),
]
ENDED_WRONG += [
    endings(
        "nobody as 0",
        "None for nobody",
        ("    return None\n", "    return 0\n"),
        ("winner(board) is not None", "winner(board) != 0"),
    ),
    endings(
        "None in quotes",
        "None for nobody",
        ("    return None\n", '    return "None"\n'),
        ("winner(board) is not None", 'winner(board) != "None"'),
    ),
    endings(
        "whoever has no line, O has",
        "neither of the two",
        ("    return None\n", '    return "O"\n'),
    ),
    endings(
        "the top row alone",
        "On which lines",
        ("    (0, 1, 2), (3, 4, 5), (6, 7, 8),\n", "    (3, 4, 5), (6, 7, 8),\n"),
    ),
    endings(
        "looks at the first line only",
        "At how many lines",
        ("    return None\n", ""),
        ("            return cells[a]\n", "            return cells[a]\n        return None\n"),
    ),
    endings(
        "the last to move has won",
        "moved last",
        ("    return None\n", '    return None if "." in cells else "X"\n'),
    ),
    endings(
        "yes and no as texts",
        "A text counts as true",
        (
            "return full or winner(board) is not None",
            "return str(full or winner(board) is not None)",
        ),
    ),
    endings(
        "turns the board to look at columns",
        "writes on it",
        (
            "    return None\n",
            "    board[:] = [list(column) for column in zip(*board)]\n    return None\n",
        ),
    ),
    endings(
        "fills the board to see that it is full",
        "writes on it",
        (
            f"    return {ENDED}\n",
            f"    over = {ENDED}\n    for row in board:\n        row.clear()\n    return over\n",
        ),
    ),
]
VALUED += [
    utility("a loss is nothing", "What is a loss worth", ("else -1", "else 0")),
    utility(
        "in quotes",
        "leave the quotes away",
        ("return 1 if who == player else -1", 'return "1" if who == player else "-1"'),
    ),
    utility(
        "a full board is drawn",
        "always a draw",
        ("who is None", 'not any("." in row for row in board)'),
    ),
    utility(
        "empties the board when it is done",
        "writes on it",
        ("    who = won_by(board)\n", "    who = won_by(board)\n    board.clear()\n"),
    ),
]
COUNTED += [
    rewritten(
        "every child counted, and itself again",
        "counts three",
        """
def my_nodes(game, state):
    return 1 + sum(1 + my_nodes(game, game.result(state, move)) for move in game.actions(state))
""",
    ),
    rewritten(
        "two branches at most",
        "Some branches are left out",
        """
def my_nodes(game, state):
    below = [game.result(state, move) for move in list(game.actions(state))[:2]]
    return 1 + sum(my_nodes(game, child) for child in below)
""",
    ),
    rewritten(
        "calls itself and drops the answer",
        "nodes below them",
        """
def my_nodes(game, state):
    count = 1
    for move in game.actions(state):
        my_nodes(game, game.result(state, move))
        count += 1
    return count
""",
    ),
    rewritten(
        "width to the power of the depth",
        "take all branches to be like",
        """
def my_nodes(game, state):
    wide, level, total = len(game.actions(state)), 1, 1
    while not game.is_terminal(state):
        state = game.result(state, game.actions(state)[0])
        level *= wide
        total += level
    return total
""",
    ),
    rewritten(
        "the first branch alone",
        "stand inside the loop",
        """
def my_nodes(game, state):
    for move in game.actions(state):
        return 1 + my_nodes(game, game.result(state, move))
    return 1
""",
    ),
    rewritten(
        "the positions, not their number",
        "one whole number",
        """
def my_positions(game, state):
    found = {state}
    for move in game.actions(state):
        found |= my_positions(game, game.result(state, move))
    return found
""",
    ),
    rewritten(
        "positions of each ply added up",
        "different numbers of plies",
        """
def my_positions(game, state):
    total, level = 0, {state}
    while level:
        total += len(level)
        level = {game.result(here, move) for here in level for move in game.actions(here)}
    return total
""",
    ),
    sizes("eight plies", "eight plies can be played", ("47_952", "200_448")),
    sizes("won with the ninth stone", "ninth stone", ("47_952", "81_792")),
    sizes("the draws", "Those are the draws", ("47_952", "46_080")),
    sizes("the fifth ply", "with the fifth ply", ("47_952", "1_440")),
]
DRAWN += [
    boxes("two for MIN counted as one", "MIN's last line", ("else -gained", "else -1")),
    boxes("each box twice", "By how much does the lead change", ("(gained if", "2 * (gained if")),
    boxes("the lead begins anew", "The turns are right", ("lead + (gained", "(gained")),
    boxes(
        "drawn and lead exchanged",
        "each of the three places",
        (PASSES, "            return 1 - player, lead, drawn\n"),
    ),
    boxes(
        "the last box hands on the turn",
        "an exception there",
        (
            STAYS,
            "\n        if drawn + 1 == 1 << len(self.lines):\n            player = 1 - player\n"
            "            gained = -gained\n        return player, drawn",
        ),
    ),
    Answer("its result alone", "0.6", BOXES, "MyDots.result", "hand over the class itself"),
]
READ += [
    read("a minute, or powers of ten", "an hour, or less", "plies", 9),
    read("a day", "an hour, or a day", "plies", 13),
    read("powers of ten", "ten times as much", "three plies more", 1000),
    read("one ply more", "for one ply more", "three plies more", 7),
    read("two plies more", "for two plies more", "three plies more", 49),
    read("four plies more", "for four plies more", "three plies more", 2401),
]
COUNTED += [
    rewritten(
        f"{name}, kept under what show prints",
        "look alike when they are shown",
        f"""
def {name}(game, state, known=None):
    known = {{}} if known is None else known
    if game.show(state) not in known:
        below = [{name}(game, game.result(state, m), known) for m in game.actions(state)]
        known[game.show(state)] = {total}
    return known[game.show(state)]
""",
    )
    for name, total in (("my_nodes", "1 + sum(below)"), ("my_games", "sum(below) or 1"))
]

# What lasts longer than a call, or is kept outside of the state; twins; rows that are left out.
RULED += [
    Answer(
        "moves kept from call to call",
        "0.2",
        RULES
        + """
def actions(board, moves=[]):
    if is_over(board):
        return []
    for r in range(3):
        for c in range(3):
            if board[r][c] == ".":
                moves.append((r, c))
    return moves
""",
        RULES_GIVEN,
        "earlier call",
    ),
    Answer(
        "a function taken for its answer",
        "0.2",
        RULES
        + """
def actions(board):
    if is_over:
        return []
    return [(r, c) for r in range(3) for c in range(3) if board[r][c] == "."]
""",
        RULES_GIVEN,
        "there is no move at all",
    ),
    Answer(
        "the first row that is equal",
        "0.2",
        RULES
        + """
def result(board, move):
    at = lambda row, i: (board.index(row), i) == move
    put = to_move(board)
    return [[put if at(row, i) else cell for i, cell in enumerate(row)] for row in board]
""",
        RULES_GIVEN,
        ".X. / ... / ... with the move (1, 1) than the rules do.\nAfter one move there are two",
    ),
    Answer(
        "a free cell is a blank",
        "0.2",
        RULES
        + """
def actions(board):
    if is_over(board):
        return []
    return [(r, c) for r in range(3) for c in range(3) if board[r][c] == " "]
""",
        RULES_GIVEN,
        "know a free cell",
    ),
    Answer(
        "one new board for all calls",
        "0.2",
        RULES
        + """
_new = [["."] * 3 for _ in range(3)]
def result(board, move):
    r, c = move
    _new[r][c] = to_move(board)
    return _new
""",
        RULES_GIVEN,
        "keep one from call to call",
    ),
    Answer(
        "the board and the move",
        "0.2",
        RULES
        + """
def result(board, move):
    r, c = move
    new = [list(row) for row in board]
    new[r][c] = to_move(board)
    return new, move
""",
        RULES_GIVEN,
        "the board alone",
    ),
    Answer(
        "boards remembered by the move",
        "0.2",
        RULES
        + """
_made = {}
def result(board, move):
    if move not in _made:
        r, c = move
        new = [list(row) for row in board]
        new[r][c] = to_move(board)
        _made[move] = new
    return _made[move]
""",
        RULES_GIVEN,
        "what the empty board becomes",
    ),
    Answer(
        "boards remembered by move and player",
        "0.2",
        RULES
        + """
_made = {}
def result(board, move):
    key = (move, to_move(board))
    if key not in _made:
        r, c = move
        new = [list(row) for row in board]
        new[r][c] = to_move(board)
        _made[key] = new
    return _made[key]
""",
        RULES_GIVEN,
        "what the empty board becomes",
    ),
    Answer(
        "nothing at all when the game is over",
        "0.2",
        RULES
        + """
def actions(board):
    if is_over(board):
        return
    return [(r, c) for r in range(3) for c in range(3) if board[r][c] == "."]
""",
        RULES_GIVEN,
        "with a return that has no value",
    ),
]
ENDED_WRONG += [
    Answer(
        "an empty line ends the search",
        "0.3",
        ENDINGS
        + """
def winner(board):
    lines = [list(r) for r in board] + [[r[c] for r in board] for c in range(3)]
    lines += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    for line in lines:
        if line[0] == line[1] == line[2]:
            return line[0] if line[0] != "." else None
    return None
""",
        ENDINGS_GIVEN,
        "does your search for a line stop",
    ),
    Answer(
        "all stones of a player in place of three",
        "0.3",
        ENDINGS
        + """
MAGIC = [2, 7, 6, 9, 5, 1, 4, 3, 8]
def winner(board):
    flat = [c for row in board for c in row]
    for p in "XO":
        if sum(m for m, c in zip(MAGIC, flat) if c == p) == 15:
            return p
""",
        ENDINGS_GIVEN,
        "whether it is all of them",
    ),
    Answer(
        "two lines at once",
        "0.3",
        ENDINGS
        + """
def winner(board):
    won = []
    for p in "XO":
        for k in range(3):
            if all(board[k][i] == p for i in range(3)) or all(board[i][k] == p for i in range(3)):
                won.append(p)
        if all(board[i][i] == p for i in range(3)) or all(board[i][2-i] == p for i in range(3)):
            won.append(p)
    return won[0] if len(won) == 1 else None
""",
        ENDINGS_GIVEN,
        "two lines at once",
    ),
    Answer(
        "the letter for True",
        "0.3",
        ENDINGS
        + """
def is_terminal(board):
    return winner(board) or all(cell != "." for row in board for cell in row)
""",
        ENDINGS_GIVEN,
        "True or False",
    ),
    Answer(
        "the first row alone is looked at",
        "0.3",
        ENDINGS
        + """
def is_terminal(board):
    if winner(board):
        return True
    for row in board:
        if "." in row:
            return False
        else:
            return True
""",
        ENDINGS_GIVEN,
        "At how many rows",
    ),
    Answer(
        "the last row decides",
        "0.3",
        ENDINGS
        + """
def is_terminal(board):
    full = False
    for row in board:
        full = "." not in row
    return full or winner(board) is not None
""",
        ENDINGS_GIVEN,
        "At how many rows",
    ),
    Answer(
        "one full row is enough",
        "0.3",
        ENDINGS
        + """
def is_terminal(board):
    return winner(board) is not None or any("." not in row for row in board)
""",
        ENDINGS_GIVEN,
        "At how many rows",
    ),
]
COUNTED += [
    rewritten(
        "only what can be played on is a node",
        "does your function leave out",
        """
def my_nodes(game, state):
    if game.is_terminal(state):
        return 0
    return 1 + sum(my_nodes(game, game.result(state, m)) for m in game.actions(state))
""",
    ),
    rewritten(
        "twins are one node",
        "one way to play on",
        """
def my_nodes(game, state):
    children = {game.result(state, m) for m in game.actions(state)}
    return 1 + sum(my_nodes(game, child) for child in children)
""",
    ),
    rewritten(
        "twins are one game",
        "one way to play on",
        """
def my_games(game, state):
    if game.is_terminal(state):
        return 1
    return sum(my_games(game, c) for c in {game.result(state, m) for m in game.actions(state)})
""",
    ),
    rewritten(
        "nodes remembered until a game begins",
        "another tree has below move 0",
        """
_m = {}
def my_nodes(game, state):
    if state == game.initial:
        _m.clear()
    if state not in _m:
        _m[state] = 1 + sum(my_nodes(game, game.result(state, m)) for m in game.actions(state))
    return _m[state]
""",
    ),
    rewritten(
        "games remembered until a game begins",
        "another tree has below move 0",
        """
_m = {}
def my_games(game, state):
    if state == game.initial:
        _m.clear()
    if game.is_terminal(state):
        return 1
    if state not in _m:
        _m[state] = sum(my_games(game, game.result(state, m)) for m in game.actions(state))
    return _m[state]
""",
    ),
    rewritten(
        "the longest branch",
        "numbers of all branches",
        """
def my_nodes(game, state):
    return 1 + max((my_nodes(game, game.result(state, m)) for m in game.actions(state)), default=0)
""",
    ),
    rewritten(
        "what the games are worth",
        "what it is worth",
        """
def my_games(game, state):
    if game.is_terminal(state):
        return abs(game.utility(state))
    return sum(my_games(game, game.result(state, m)) for m in game.actions(state))
""",
    ),
    rewritten(
        "a set that is never emptied",
        "counts nothing",
        """
def my_positions(game, state, seen=set()):
    if state in seen:
        return 0
    seen.add(state)
    return 1 + sum(my_positions(game, game.result(state, m)) for m in game.actions(state))
""",
    ),
    rewritten(
        "positions noted when they are taken up",
        "when it is taken up",
        """
def my_positions(game, state):
    seen, waiting, n = set(), [state], 0
    while waiting:
        here = waiting.pop()
        n += 1
        seen.add(here)
        for move in game.actions(here):
            child = game.result(here, move)
            if child not in seen:
                waiting.append(child)
    return n
""",
    ),
]
DRAWN += [
    Answer(
        "the lead kept by the game",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    lead = 0
    def result(self, state, line):
        player, drawn, _ = state
        drawn = drawn | 1 << line
        gained = sum(drawn & box == box for box in self.boxes_at[line])
        self.lead += gained if player == MAX else -gained
        return (player if gained else 1 - player), drawn, self.lead
""",
        "MyDots",
        "outside of the state",
    ),
    Answer(
        "the lines kept by the game",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    mine = 0
    def result(self, state, line):
        player, drawn, lead = state
        self.mine |= 1 << line
        drawn = self.mine
        gained = sum(drawn & box == box for box in self.boxes_at[line])
        lead += gained if player == MAX else -gained
        return (player if gained else 1 - player), drawn, lead
""",
        "MyDots",
        "outside of the state",
    ),
    Answer(
        "boxes taken out of the game",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    def result(self, state, line):
        player, drawn, lead = state
        drawn = drawn | 1 << line
        gained = 0
        for box in list(self.boxes_at[line]):
            if drawn & box == box:
                gained += 1
                self.boxes_at[line].remove(box)
        lead += gained if player == MAX else -gained
        return (player if gained else 1 - player), drawn, lead
""",
        "MyDots",
        "outside of the state",
    ),
    Answer(
        "the box given to the wrong side",
        "0.6",
        """
class MyDots(DotsAndBoxes):
    def result(self, state, line):
        player, drawn, lead = state
        drawn = drawn | 1 << line
        gained = sum(drawn & box == box for box in self.boxes_at[line])
        player = player if gained else 1 - player
        return player, drawn, lead + gained * player
""",
        "MyDots",
        "To whom does your result",
    ),
]

ONCE_MORE = [
    Answer(
        "the board in a list",
        "0.2",
        """
from gamesearch import TicTacToe
def is_over(board):
    game = TicTacToe()
    cells = "".join(cell for row in board for cell in row)
    return game.is_terminal(game.parse(cells))

def to_move(board):
    stones = [cell for row in board for cell in row if cell != "."]
    return "X" if len(stones) % 2 == 0 else "O"

def actions(board):
    if is_over(board):
        return []
    return [(r, c) for r in range(3) for c in range(3) if board[r][c] == "."]

def result(board, move):
    r, c = move
    new = [list(row) for row in board]
    new[r][c] = to_move(board)
    return [new]
""",
        '{"to_move": to_move, "actions": actions, "result": result}',
        "what in each of its rows",
    ),
    Answer(
        "nine cells in one list",
        "0.2",
        """
from gamesearch import TicTacToe
def is_over(board):
    game = TicTacToe()
    cells = "".join(cell for row in board for cell in row)
    return game.is_terminal(game.parse(cells))

def to_move(board):
    stones = [cell for row in board for cell in row if cell != "."]
    return "X" if len(stones) % 2 == 0 else "O"

def actions(board):
    if is_over(board):
        return []
    return [(r, c) for r in range(3) for c in range(3) if board[r][c] == "."]

def result(board, move):
    r, c = move
    new = [x for row in board for x in row]
    new[3 * r + c] = to_move(board)
    return new
""",
        '{"to_move": to_move, "actions": actions, "result": result}',
        "what in each of its rows",
    ),
    Answer(
        "the cross alone is looked at",
        "0.3",
        ENDINGS
        + """
def is_terminal(board):
    cross = (board[0][0], board[1][1], board[2][2], board[0][2], board[2][0])
    return bool(winner(board)) or "." not in cross
""",
        ENDINGS_GIVEN,
        "find out that a board is full",
    ),
    Answer(
        "two columns alone are looked at",
        "0.3",
        ENDINGS
        + """
def is_terminal(board):
    return bool(winner(board)) or all(row[1] != "." and row[2] != "." for row in board)
""",
        ENDINGS_GIVEN,
        "find out that a board is full",
    ),
    Answer(
        "the first of two boxes decides the turn",
        "0.6",
        """
from gamesearch import DotsAndBoxes, MAX, MIN
class MyDots(DotsAndBoxes):

    def result(self, state, line):
        player, drawn, lead = state
        drawn |= 1 << line
        done = [drawn & box == box for box in self.boxes_at[line]]
        lead += sum(done) if player == MAX else -sum(done)
        return (player if done[0] else 1 - player), drawn, lead
""",
        "MyDots",
        "of the two does your result look",
    ),
    Answer(
        "the last of two boxes decides the turn",
        "0.6",
        """
from gamesearch import DotsAndBoxes, MAX, MIN
class MyDots(DotsAndBoxes):

    def result(self, state, line):
        player, drawn, lead = state
        drawn |= 1 << line
        done = [drawn & box == box for box in self.boxes_at[line]]
        lead += sum(done) if player == MAX else -sum(done)
        return (player if done[-1] else 1 - player), drawn, lead
""",
        "MyDots",
        "of the two does your result look",
    ),
]

RULED += [
    rules(
        "boards known by their place in memory",
        "keep boards from one call to the next",
        ("def result(board, move):\n", "KNOWN = {}\ndef made(board, move):\n"),
        (
            "    return new\n",
            "    return new\n\ndef result(board, move):\n    key = id(board), move\n"
            "    return KNOWN[key] if key in KNOWN else KNOWN.setdefault(key, made(board, move))\n",
        ),
    ),
]

WRONG = [*CLASSIFIED, *RULED, *ENDED_WRONG, *VALUED, *COUNTED, *DRAWN, *READ, *ONCE_MORE]
