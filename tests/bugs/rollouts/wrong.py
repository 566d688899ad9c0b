"""Wrong answers to the exercises on rollouts, each with part of its hint."""

from __future__ import annotations

from ..catalogue import Answer, changed

NUMBERS = {"beta": 0.63, "blend": 0.56, "A": 0.83, "B": 0.81, "C": 0.7, "next": "A", "play": "B"}
READING = {"sure": 200, "Q": "open", "fair": 200, "needed": 400}


def parts(exercise: str, right: dict, name: str, hint: str, **wrong: object) -> Answer:
    return Answer(name, exercise, "", repr({**right, **wrong}), hint)


def hand(name: str, hint: str, **wrong: object) -> Answer:
    return parts("12.1", NUMBERS, name, hint, **wrong)


BY_HAND = [
    hand("no root in beta", "Is there a root", beta=0.4),
    hand("N once, not three times", "How many times does N", beta=0.82),
    hand("beta upside down", "Try N = 0", beta=0.77),
    hand("all games for N", "How many are they", beta=0.34),
    hand("the other share", "Which one is beta", beta=0.37),
    hand("shares swapped", "which mean should have", blend=0.49),
    hand("all games in one pot", "as good as one of its own", blend=0.6),
    hand("half and half", "Half and half", blend=0.53),
    hand("shares that add up to more than one", "add up to 1", blend=0.81),
    hand("the shared mean alone", "What have its own games", blend=0.65),
    hand("its own mean alone", "Where are the shared ones", blend=0.4),
    hand("N below, not N + 1", "or one more", A=0.92),
    hand("parent's visits without root", "is there a root over", A=2.13),
    hand("the prior forgotten", "What became of the prior", A=1.07),
    hand("the mean alone", "What does the prior add", B=0.7),
    hand("the bonus alone", "To what is it added", A=0.43),
    hand("unvisited taken for lost", "Is it taken for lost", C=0.2),
    hand("unvisited is infinite", "UCB1's habit", C=float("inf")),
    hand("something else", "Write the formula down", A=9),
    hand("C04 unvisited first, always", "UCB1 tries everything once", next="C"),
    hand("C17 the highest mean", "Compare your three sums", next="B"),
    hand("plays what it would try", "the one to try next", play="A"),
    hand("plays what nobody tried", "Nobody has ever tried", play="C"),
    hand("a number for a letter", "Answer with a letter", next=1),
    Answer("a list", "12.1", "", "[0.63]", "Answer with a dict of parts"),
]

ROLLOUT = """
import random
def my_rollout(game, state, weigh, rng):
    while not game.is_terminal(state):
        moves = game.actions(state)
        move = rng.choices(moves, weigh(game, state, moves))[0]
        state = game.result(state, move)
    return state
"""
DRAW = "rng.choices(moves, weigh(game, state, moves))[0]"


def rollout(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "12.2", changed(ROLLOUT, *changes), "my_rollout", hint)


ROLLOUTS = [
    rollout("a list of one move", "one move, or a list of moves", (DRAW, DRAW[:-3])),
    rollout(
        "takes a win that is at hand",
        "also where one of them wins",
        (
            DRAW,
            "next((m for m in moves if game.is_terminal(game.result(state, m))), " + DRAW + ")",
        ),
    ),
    rollout(
        "MIN's weights the other way round",
        "how often it is to be played",
        (
            DRAW,
            "rng.choices(moves, [w if game.to_move(state) == MAX else 1 / w if w else 0 "
            "for w in weigh(game, state, moves)])[0]",
        ),
    ),
    rollout(
        "weights in whole numbers",
        "no whole numbers",
        (DRAW, "rng.choices(moves, [max(1, round(w)) for w in weigh(game, state, moves)])[0]"),
    ),
    rollout(
        "no weight above two",
        "one move is the whole game",
        (DRAW, "rng.choices(moves, [min(w, 2) for w in weigh(game, state, moves)])[0]"),
    ),
    rollout("weights not used", "Where do you use the weights", (DRAW, "rng.choice(moves)")),
    rollout(
        "the likeliest move always",
        "whatever they add up to",
        (DRAW, "max(zip(weigh(game, state, moves), moves))[1]"),
    ),
    rollout(
        "likeliest first, ties at random",
        "What does a weight mean",
        (
            DRAW,
            "max(zip(weigh(game, state, moves), [rng.random() for _ in moves], moves))[2]"
            " if len(moves) < 4 else rng.choice(moves)",
        ),
    ),
    rollout("C14 its own dice", "The same seed", (DRAW, DRAW.replace("rng", "random"))),
    rollout(
        "only the first turn is weighted",
        "later ones have not",
        (
            "    while not",
            "    moves = game.actions(state)\n"
            "    if moves:\n"
            f"        state = game.result(state, {DRAW})\n"
            "    while not",
        ),
        ("        move = " + DRAW, "        move = rng.choice(moves)"),
    ),
    rollout(
        "only MAX follows the weights",
        "for both players",
        (DRAW, f"{DRAW} if game.to_move(state) == MAX else rng.choice(moves)"),
    ),
    rollout("C12 one move only", "Is the game over", ("while not", "if not")),
    rollout("C11 the value comes back", "the state in which", ("return state", "return game")),
    rollout(
        "the highest of weight times chance",
        "comes up too often",
        (
            DRAW,
            "max(moves, key=dict(zip(moves, [w * rng.random() for w in "
            "weigh(game, state, moves)])).get)",
        ),
    ),
    rollout(
        "weights squared",
        "a move's probability",
        (DRAW, "rng.choices(moves, [w * w for w in weigh(game, state, moves)])[0]"),
    ),
    rollout(
        "weights taken for shares",
        "whatever they add up to",
        (
            DRAW,
            "next((m for m, w in zip(moves, weigh(game, state, moves)) if rng.random() < w),"
            " moves[-1])",
        ),
    ),
    rollout(
        "the weights of the first state at every turn",
        "Of which state are your weights",
        ("    while not", "    start = state\n    while not"),
        ("weigh(game, state, moves)", "weigh(game, start, moves)"),
    ),
    rollout("nothing comes back", "without a return", ("return state", "pass")),
    rollout("never ends", "still running", ("        state = game.result(state, move)\n", "")),
    Answer("the value of a call", "12.2", "", "3", "Hand over the function"),
    Answer(
        "not written",
        "12.2",
        "def my_rollout(game, state, weigh, rng): raise NotImplementedError('12.2')",
        "my_rollout",
        "finish exercise 12.2 first",
    ),
    rollout(
        "the weights of an earlier call",
        "from one call to the next",
        ("def my_rollout", "known = {}\ndef my_rollout"),
        (
            "weigh(game, state, moves)",
            "known.setdefault((id(game), state), weigh(game, state, moves))",
        ),
    ),
    rollout(
        "weights of an earlier call, by the moves",
        "from one call to the next",
        ("def my_rollout", "known = {}\ndef my_rollout"),
        (
            "weigh(game, state, moves)",
            "known.setdefault(tuple(moves), weigh(game, state, moves))",
        ),
    ),
    rollout(
        "from the beginning of the game",
        "From which state do they begin",
        ("    while", "    state = game.initial\n    while"),
    ),
    rollout(
        "weights in the opposite order",
        "Which weight goes with which move",
        ("weigh(game, state, moves)", "weigh(game, state, moves)[::-1]"),
    ),
    rollout(
        "each move as often in a list as its weight says, in thousandths",
        "",
        (
            DRAW,
            "rng.choice([move for move, w in zip(moves, weigh(game, state, moves)) "
            "for _ in range(int(1000 * w))])",
        ),
    ),
    rollout(
        "whole weights",
        "draw in proportion to weights of any size",
        (DRAW, "rng.choices(moves, [-(-100 * w // 1) for w in weigh(game, state, moves)])[0]"),
    ),
    rollout(
        "weights of the moves turned round",
        "in the order of the moves",
        (DRAW, "rng.choices(moves, weigh(game, state, sorted(moves)[::-1]))[0]"),
    ),
    rollout(
        "zero taken for one",
        "What becomes of the 0",
        (DRAW, "rng.choices(moves, [w or 1 for w in weigh(game, state, moves)])[0]"),
    ),
    rollout(
        "sixty plies are enough",
        "lasts hundreds of plies",
        (
            "while not game.is_terminal(state):",
            "for _ in range(60):\n        if game.is_terminal(state):\n            break",
        ),
    ),
]

SAMPLE = """
import random
def my_sample(game, state, weigh, rng):
    weight = 1.0
    while not game.is_terminal(state):
        moves = game.actions(state)
        weights = weigh(game, state, moves)
        place = rng.choices(range(len(moves)), weights)[0]
        weight *= sum(weights) / (weights[place] * len(moves))
        state = game.result(state, moves[place])
    return state, weight
"""
RATIO = "sum(weights) / (weights[place] * len(moves))"
PLACE = "rng.choices(range(len(moves)), weights)[0]"


def sample(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "12.3", changed(SAMPLE, *changes), "my_sample", hint)


SAMPLES = [
    sample("as the friend wrote it", "both", (f"*= {RATIO}", "= weights[place] * len(moves)")),
    sample(
        "the friend's weight, multiplied",
        "Is 2 how probable",
        (RATIO, "weights[place] * len(moves)"),
    ),
    sample(
        "upside down",
        "should it count more, or less",
        (RATIO, "weights[place] * len(moves) / sum(weights)"),
    ),
    sample("only the last move counts", "several moves combine", ("*=", "=")),
    sample("a sum of ratios", "a sum, or a product", ("*=", "+="), ("1.0", "0.0")),
    sample(
        "the policy's probability alone",
        "under the policy",
        (RATIO, "weights[place] / sum(weights)"),
    ),
    sample(
        "whole weights", "ask you to round", ("return state, weight", "return state, int(weight)")
    ),
    sample("uniform play's probability alone", "both", (RATIO, "1 / len(moves)")),
    sample("weights taken for probabilities", "both", (RATIO, "1 / weights[place]")),
    sample("never multiplied", "of whose play", (f"weight *= {RATIO}", "pass")),
    sample(
        "drawn uniformly, weighted as if by the policy",
        "as in uniform play",
        (PLACE, "rng.randrange(len(moves))"),
    ),
    sample(
        "the weights of the first state at every turn",
        "Of which state are your weights",
        ("    while not", "    start = state\n    while not"),
        ("weigh(game, state, moves)", "weigh(game, start, moves)"),
    ),
    sample("its own dice", "The same seed", ("rng.choices", "random.choices")),
    sample(
        "the weight alone",
        "is not what the exercise asks for",
        ("return state, weight", "return weight"),
    ),
    sample(
        "the other way round",
        "is not what the exercise asks for",
        ("state, weight", "weight, state"),
    ),
    sample(
        "the weight of the position after the move",
        "Write it down",
        (
            f"        weight *= {RATIO}\n        state = game.result(state, moves[place])",
            f"        state = game.result(state, moves[place])\n        weight *= 1.5 * {RATIO}",
        ),
    ),
    sample("one move only", "Is the game over", ("while not", "if not")),
    Answer("not a function", "12.3", "", "(3, 1.0)", "Hand over the function"),
    sample(
        "looks for the end after each move only",
        "",
        ("    while not game.is_terminal(state):", "    over = False\n    while not over:"),
        ("moves[place])\n", "moves[place])\n        over = game.is_terminal(state)\n"),
    ),
    sample(
        "the weight of earlier games",
        "kept from one call to the next",
        ("def my_sample", "weight = 1.0\ndef my_sample"),
        ("    weight = 1.0\n    while", "    global weight\n    while"),
    ),
    sample(
        "a weight that begins with 0",
        "With which number does a weight begin",
        ("    weight = 1.0\n", "    weight = 0.0\n"),
    ),
    sample(
        "weights for probabilities, in both",
        "are they probabilities",
        (RATIO, "1 / (weights[place] * len(moves))"),
    ),
    sample(
        "stops where there is nothing to choose",
        "no turn leaves a choice",
        ("        weights =", "        if len(moves) == 1:\n            break\n        weights ="),
    ),
    sample(
        "no weight above a thousand",
        "as large as their ratio",
        ("return state, weight", "return state, min(weight, 1000)"),
    ),
    sample(
        "no weight below a thousandth",
        "does not fall",
        ("return state, weight", "return state, max(weight, 0.001)"),
    ),
    sample(
        "sixty moves leave their mark",
        "every move of a long game",
        ("    weight = 1.0", "    weight, ply = 1.0, 0"),
        ("        weight *= ", "        ply += 1\n        weight *= 1 if ply > 60 else "),
    ),
    sample(
        "three digits",
        "ask you to round",
        ("return state, weight", "return state, round(weight, 3)"),
    ),
]

WORTH = """
def my_worth(player, proofs, untried):
    known = [proof for proof in proofs if proof is not None]
    best = max if player == MAX else min
    ideal = 1 if player == MAX else -1
    if ideal in known:
        return ideal
    if untried or len(known) < len(proofs):
        return None
    return best(known)
"""
AT_ONCE = "    if ideal in known:\n        return ideal\n"


def worth(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "12.4", changed(WORTH, *changes), "my_worth", hint)


PROOFS = [
    worth("waits for all children", "What can the others change", (AT_ONCE, "")),
    worth(
        "wins at once for MAX only",
        "What can the others change",
        ("if ideal in known", "if player == MAX and ideal in known"),
    ),
    worth("MAX at every node", "Who chooses here", ("max if player == MAX else min", "max")),
    worth("MIN at every node", "Who chooses here", ("max if player == MAX else min", "min")),
    worth(
        "players mixed up",
        "Who chooses here",
        ("best = max if player == MAX else min", "best = min if player == MAX else max"),
    ),
    worth("untried moves forgotten", "not even tried", ("untried or ", "")),
    worth(
        "unproven children forgotten",
        "Could it be better",
        ("untried or len(known) < len(proofs)", "untried or not known"),
    ),
    worth("a draw is nothing", "A draw is a value", ("if proof is not None", "if proof")),
    worth(
        "only wins are proven",
        "What is certain then",
        ("return best(known)", "return None if best(known) == -ideal else best(known)"),
    ),
    worth(
        "the first that is known",
        "would that player take",
        ("return best(known)", "return known[0]"),
    ),
    worth(
        "an average",
        "would that player take",
        ("return best(known)", "return sum(known) / len(known)"),
    ),
    worth("ideal is always 1", "What can the others change", ("1 if player == MAX else -1", "1")),
    worth(
        "draws are never proven",
        "A draw is a value",
        ("return best(known)", "return best(known) or None"),
    ),
    worth(
        "waits only for two untried moves",
        "not even tried",
        ("if untried or", "if untried > 1 or"),
    ),
    worth("waits for one untried move", "not even tried", ("if untried or", "if untried == 1 or")),
    worth(
        "the best of no children",
        "there are none",
        ("    if ideal in", "    None in proofs or best(proofs)\n    if ideal in"),
    ),
    worth(
        "no children are all lost",
        "not even tried",
        (
            "    if untried or",
            "    if all(proof == -ideal for proof in proofs) and untried != 1:\n"
            "        return -ideal\n    if untried or",
        ),
    ),
    worth(
        "an unproven child is a draw",
        "Could it be better",
        (
            "known = [proof for proof in proofs if proof is not None]",
            "known = [proof or 0 for proof in proofs]",
        ),
        ("len(known) < len(proofs)", "False"),
    ),
    worth(
        "three children at most",
        "What can the others change",
        ("    known = [", "    proofs = proofs[:3]\n    known = ["),
    ),
    worth(
        "a text",
        "gave back a text",
        ("return best(known)", "return str(best(known))"),
        ("return ideal", "return str(ideal)"),
    ),
    worth("True for proven", "", ("return best(known)", "return True")),
    Answer("not a function", "12.4", "", "None", "Hand over the function"),
]

WEIGH = """
def my_weigh(game, state, moves):
    sign = 1 if game.to_move(state) == MAX else -1
    def wins(move):
        after = game.result(state, move)
        return game.is_terminal(after) and sign * game.utility(after) > 0
    return [1000 if wins(move) else 1 for move in moves]
"""


def weigh(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "12.5", changed(WEIGH, *changes), "my_weigh", hint)


DESIGNS = [
    weigh("uniform", "Do the weights differ", ("1000 if wins(move) else 1", "1")),
    weigh(
        "avoids wins",
        "look after one side only",
        ("1000 if wins(move) else 1", "0.001 if wins(move) else 1"),
    ),
    weigh(
        "only X takes wins",
        "Who plays the other side",
        ("return game.is_terminal(after) and", "return sign > 0 and game.is_terminal(after) and"),
    ),
    weigh(
        "the first move only", "leave moves out", ("1000 if wins(move) else 1", "move == moves[0]")
    ),
    weigh("likes the middle", "overlook", ("1000 if wins(move) else 1", "1 + (move == 4)")),
    weigh("wins twice as likely", "By how much", ("1000", "1.5")),
    weigh(
        "only O takes wins",
        "Who plays the other side",
        ("return game.is_terminal(after) and", "return sign < 0 and game.is_terminal(after) and"),
    ),
    weigh(
        "one weight too few", "a weight for each", ("for move in moves]", "for move in moves[1:]]")
    ),
    weigh(
        "all weights nothing", "which of them is to be played", ("1000 if wins(move) else 1", "0")
    ),
    weigh("without end", "none without end", ("1000", "float('inf')")),
    weigh(
        "a dict",
        "gave a dict",
        (
            "[1000 if wins(move) else 1 for move in moves]",
            "{move: 1000 if wins(move) else 1 for move in moves}",
        ),
    ),
    weigh("a negative weight", "a weight for each", ("else 1", "else -1")),
    weigh(
        "a move comes back",
        "is not what the exercise asks for",
        ("return [1000 if wins(move) else 1 for move in moves]", "return moves[0]"),
    ),
    Answer("not a function", "12.5", "", "[1, 2]", "Hand over the function"),
]

READINGS = [
    parts("12.6", READING, "the bar straddles one half", "lower end of the bar", sure=400),
    parts("12.6", READING, "a smaller one", "at a larger budget", sure=100),
    parts("12.6", READING, "something else", "the whole bar", sure=61),
    parts("12.6", READING, "most points above", "Does any whole bar", Q="yes"),
    parts("12.6", READING, "not sure taken for no", "below one half", Q="no"),
    parts("12.6", READING, "the slower one gets more", "the slower one", fair=50),
    parts("12.6", READING, "equal playouts", "Who takes longer", fair=100),
    parts("12.6", READING, "twice the games", "root of two", needed=200),
    parts("12.6", READING, "sixteen times the games", "a quarter", needed=1600),
    parts("12.6", READING, "fewer games", "narrower bars", needed=50),
]

WIDENING = """
from math import ceil, log, sqrt
class MyNode:
    def __init__(self, game, state, move=None, mover=None):
        self.state, self.move, self.mover = state, move, mover
        self.N, self.W, self.children = 0, 0.0, []
        self.player = game.to_move(state)
        self.untried = list(game.actions(state))

def my_widening(game, state, looks, games, rng):
    root = MyNode(game, state, mover=1 - game.to_move(state))
    for _ in range(games):
        node, path = root, [root]
        while True:
            if node.untried and len(node.children) < max(1, ceil(2 * sqrt(node.N))):
                node.untried.sort(key=lambda move: looks(game, node.state, move))
                move = node.untried.pop()
                child = MyNode(game, game.result(node.state, move), move, node.player)
                node.children.append(child)
                path.append(child)
                break
            if not node.children:
                break
            total = log(node.N)
            node = max(node.children, key=lambda k: k.W / k.N + sqrt(2 * total / k.N))
            path.append(node)
        end = path[-1].state
        while not game.is_terminal(end):
            end = game.result(end, rng.choice(game.actions(end)))
        reward = (game.utility(end) + 1) / 2
        for node in path:
            node.N += 1
            node.W += reward if node.mover == MAX else 1 - reward
    return max(root.children, key=lambda child: child.N).move, root
"""


def widening(name: str, hint: str, *changes: tuple[str, str]) -> Answer:
    return Answer(name, "12.7", changed(WIDENING, *changes), "my_widening", hint)


WIDENINGS = [
    widening("no limit", "When is a node allowed", ("max(1, ceil(2 * sqrt(node.N)))", "999")),
    widening("too many by half", "When is a node allowed", ("2 * sqrt", "3 * sqrt")),
    widening("too few", "What sends a game to a new child", ("2 * sqrt", "sqrt")),
    widening(
        "few children below the root",
        "What sends a game to a new child",
        ("ceil(2 * sqrt(node.N))", "ceil((1 + (node is root)) * sqrt(node.N))"),
    ),
    widening(
        "the best-looking first only near the root",
        "Who says how good",
        (
            "                node.untried.sort",
            "                len(path) < 3 and node.untried.sort",
        ),
    ),
    widening(
        "only MAX throws",
        "a playout of yours choose",
        (
            "rng.choice(game.actions(end))",
            "(min if game.to_move(end) else rng.choice)(game.actions(end))",
        ),
    ),
    widening(
        "plays the highest bound",
        "which number do you choose by",
        ("child: child.N).move", "k: k.W / k.N + sqrt(2 * log(root.N) / k.N)).move"),
    ),
    widening(
        "MIN looks for the fewest of its wins",
        "the most, or the fewest",
        ("node = max(node.children", "node = (max, min)[node.player](node.children"),
    ),
    widening(
        "a bonus at the root alone",
        "do all other nodes choose",
        ("k.W / k.N + sqrt(2 * total / k.N)", "k.W / k.N + (node is root) * sqrt(2 * total / k.N)"),
    ),
    widening(
        "grown for three plies",
        "a depth beyond which",
        ("if node.untried and len", "if len(path) < 4 and node.untried and len"),
        ("if not node.children:", "if len(path) == 4 or not node.children:"),
    ),
    widening(
        "the tree of an earlier call",
        "of every call a new one",
        ("def my_widening", "kept = {}\ndef my_widening"),
        ("    root = MyNode(", "    root = kept.setdefault((id(game), state), MyNode("),
        ("mover=1 - game.to_move(state))", "mover=1 - game.to_move(state)))"),
    ),
    widening("worst first", "Who says how good", (".pop()", ".pop(0)")),
    widening(
        "in the order of the list", "Who says how good", ("looks(game, node.state, move)", "0")
    ),
    widening("the move alone", "What does it return", (").move, root", ").move")),
    widening("the root is not counted", "ValueError", ("in path:", "in path[1:]:")),
    widening(
        "MAX's wins at every node",
        "good for the opponent",
        ("reward if node.mover == MAX else 1 - reward", "reward"),
    ),
    widening(
        "the loser is credited", "good for the opponent", ("node.mover == MAX", "node.mover != MAX")
    ),
    widening("nothing comes back", "What does it return", ("    return max", "    max")),
    Answer("not a function", "12.7", "", "(60, None)", "Hand over the function"),
    widening("c = 1", "which c", ("sqrt(2 * total", "sqrt(total")),
    widening("c = 10", "which c", ("sqrt(2 * total", "10 * sqrt(total")),
    widening("no bonus", "draws a game back", (" + sqrt(2 * total / k.N)", "")),
    widening(
        "the other player's turn, always",
        "moves twice in a row",
        ("move, node.player)", "move, 1 - node.mover)"),
    ),
    widening(
        "fifty plies are enough",
        "where your playouts end",
        (
            "while not game.is_terminal(end):",
            "for _ in range(50):\n            if game.is_terminal(end):\n                break",
        ),
    ),
    widening(
        "the highest mean is played",
        "a high mean by luck",
        ("key=lambda child: child.N).move", "key=lambda child: child.W / child.N).move"),
    ),
    widening(
        "utilities for rewards",
        "Rewards lie between 0 and 1",
        ("reward = (game.utility(end) + 1) / 2", "reward = game.utility(end)"),
        ("1 - reward", "-reward"),
    ),
    widening(
        "dice of its own",
        "the same seed grows another tree",
        ("rng.choice(", "random.choice("),
        ("from math import", "import random\nfrom math import"),
    ),
    widening(
        "no dice",
        "choose the moves of a playout",
        ("rng.choice(game.actions(end))", "game.actions(end)[0]"),
    ),
]

SAMPLES += [
    sample(
        "begins at the beginning",
        "set out",
        ("    weight = 1.0\n", "    weight, state = 1.0, game.initial\n"),
    ),
]

ROLLOUTS += [
    rollout(
        "a power of each weight",
        "should come up in half of the games",
        (DRAW, "rng.choices(moves, [2.718**w for w in weigh(game, state, moves)])[0]"),
    ),
]
PROOFS += [
    worth(
        "for the player who chooses",
        "For whom is the value",
        ("return best(known)", "return best(known) * ideal"),
        ("        return ideal\n", "        return 1\n"),
    ),
]
WIDENINGS += [
    widening(
        "a game adds nodes to its end",
        "how many nodes does a game add",
        (
            "                break\n            if not",
            "                node = child\n                continue\n            if not",
        ),
    ),
    widening(
        "rounded down", "How is 2√N rounded", ("ceil(2 * sqrt(node.N))", "int(2 * sqrt(node.N))")
    ),
]

WRONG = [*BY_HAND, *ROLLOUTS, *SAMPLES, *PROOFS, *DESIGNS, *READINGS, *WIDENINGS]
