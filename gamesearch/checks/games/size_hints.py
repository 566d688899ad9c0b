"""How known mistakes in counting, and in handing on the turn, show. The first match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import extra_turns, sizes
from .extra_turns import Course

SHORT = "After how many plies does your function stop? This game takes more of them."

NODES = [
    Symptom(
        sizes.BUSHY,
        lambda seen: seen == "9",
        "Those are the leaves. Are the nodes above them not nodes, too?",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen.isdecimal() and int(seen) > 13,
        "Call it twice in a row. Where is the count kept, and who sets it back?",
    ),
    Symptom(
        sizes.LOPSIDED,
        lambda seen: seen == "13",
        "13 are the nodes of the tree that was asked about before. What does your function keep "
        "from one game to the next?",
    ),
    Symptom(
        sizes.ONE_STONE,
        lambda seen: seen == "1",
        "Nim(1) has a start and an end, and the tree has a node for each. Which of the two does "
        "your function leave out?",
    ),
    Symptom(
        sizes.NOTHING,
        lambda seen: seen == "0",
        "A finished game is a tree of one node. What do you answer when there is nothing to play?",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen == "5",
        "It went down the first branch only. Does a return stand inside the loop?",
    ),
    Symptom(
        sizes.TWO_PILES,
        lambda seen: seen == "8",
        "Two ways to the same position are one position, but two nodes of the tree. "
        "Which are you counting?",
    ),
    Symptom(
        sizes.LATER,
        lambda seen: seen == str(sizes.NIM.sizes.nodes),
        "That is the count of the whole game. From which state were you asked to count?",
    ),
    Symptom(
        sizes.LONG,
        lambda seen: seen.isdecimal() and int(seen) < sizes.LONG.sizes.nodes,
        SHORT,
    ),
    Symptom(
        sizes.ONE_STONE,
        lambda seen: True,
        "Draw the tree of the smallest game that goes wrong. Which nodes does your function count, "
        "and does it come to the children of the children?",
    ),
]

GAMES = [
    Symptom(
        sizes.NOTHING,
        lambda seen: seen == "0",
        "From a finished game there is exactly one way to go on: not at all. "
        "What should the count be there?",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen == "13",
        "Those are all nodes. A game is a way from the start to an end.",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen.isdecimal() and int(seen) > 13,
        "Call it twice in a row. Where is the count kept, and who sets it back?",
    ),
    Symptom(
        sizes.LOPSIDED,
        lambda seen: seen == "9",
        "9 are the games of the tree that was asked about before. What does your function keep "
        "from one game to the next?",
    ),
    Symptom(
        sizes.LOPSIDED,
        lambda seen: seen == "1",
        "The ways below different moves are alternatives. Do alternatives multiply, or add?",
    ),
    Symptom(
        sizes.LOPSIDED,
        lambda seen: seen in ("3", "6"),
        "Branches times branches: not every branch is as long and as bushy as the first. "
        "Does every game take the same number of plies?",
    ),
    Symptom(
        sizes.ONE_BOX,
        lambda seen: seen == "1",
        "Those are different final states. How many ways lead to each?",
    ),
    Symptom(
        sizes.TWO_PILES,
        lambda seen: int(seen) < 5 if seen.isdecimal() else False,
        "Some ways are missing: two games that end in the same state are still two games.",
    ),
    Symptom(
        sizes.LATER,
        lambda seen: seen == str(sizes.NIM.sizes.games),
        "That is the count of the whole game. From which state were you asked to count?",
    ),
    Symptom(sizes.LONG, lambda seen: seen in ("0", "1"), SHORT),
    otherwise(
        "Draw the tree of the smallest game that goes wrong. How many ways lead from its start to "
        "an end, and what does your function add up for them?"
    ),
]

POSITIONS = [
    Symptom(
        sizes.TWO_PILES,
        lambda seen: seen == "12",
        "Those are the nodes of the tree. When a position comes up again, does your count know "
        "that it has seen it?",
    ),
    Symptom(
        sizes.ONE_STONE,
        lambda seen: seen == "1",
        "Nim(1) has a start and an end. Which of the two does your function leave out?",
    ),
    Symptom(
        sizes.NOTHING,
        lambda seen: seen == "0",
        "A finished game is a position, too.",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen.isdecimal() and int(seen) > 13,
        "It counts more with every call. Where does the set of positions live, and who empties it?",
    ),
    Symptom(
        sizes.TWO_PILES,
        lambda seen: seen == "6",
        "Is one board with two different players to move one position? Count whole states.",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen == "9",
        "Those are the ends of the game. Which other positions can arise?",
    ),
    Symptom(
        sizes.LATER,
        lambda seen: seen == str(sizes.NIM.sizes.positions),
        "That is the count of the whole game. From which state were you asked to count?",
    ),
    Symptom(
        sizes.LONG,
        lambda seen: seen.isdecimal() and int(seen) < sizes.LONG.sizes.positions,
        SHORT,
    ),
    Symptom(
        sizes.ONE_STONE,
        lambda seen: True,
        "Write down the states of the smallest game that goes wrong. Which of them does your "
        "function see, and which does it count twice or not at all?",
    ),
]


def _movers(seen: Course) -> str:
    return "".join(mover[1:2] for mover in seen.movers)  # A for MAX, I for MIN


BOXES = [
    Symptom(
        extra_turns.ONE_BOX,
        lambda seen: not set(seen.movers) <= {"MAX", "MIN"},
        "A state is (player to move, drawn lines, lead). In what order does your result put the "
        "three?",
    ),
    Symptom(
        extra_turns.NO_BOX,
        lambda seen: _movers(seen) == "AAAA",
        "No box was completed, and still the same player is to move. "
        "When exactly does a player draw again?",
    ),
    Symptom(
        extra_turns.MAX_GAINS,
        lambda seen: seen.lead == "0",
        "MAX completed a box, and the lead stayed at 0. Is the box looked for before or after the "
        "line is drawn?",
    ),
    Symptom(
        extra_turns.MIN_GAINS,
        lambda seen: _movers(seen) == "AIAIA",
        "MIN has just completed a box. Whose turn is it now? "
        "What does your result do with the player, whatever happens?",
    ),
    Symptom(
        extra_turns.ONE_BOX,
        lambda seen: seen.lead == "1",
        "MIN drew the last side and gained the box. Whose lead does the state keep?",
    ),
    Symptom(
        extra_turns.TWO_AT_ONCE,
        lambda seen: seen.lead == "1",
        "One line can be a side of two boxes. How much is it worth to complete both?",
    ),
    Symptom(
        extra_turns.TWO_FOR_MIN,
        lambda seen: seen.lead == "-1",
        "MIN's last line completes two boxes. How many does MAX fall behind then?",
    ),
    Symptom(
        extra_turns.TWO_AT_ONCE,
        lambda seen: seen.movers[-1] == "MIN",
        "The last line completed two boxes. Twice 'draw again' is still the same player's turn.",
    ),
    Symptom(
        extra_turns.MIN_BEGINS,
        lambda seen: _movers(seen) != "IAIAA" or seen.lead != "1",
        "Here MIN draws the first line. Does your result look at the player in the state it is "
        "given, or at something else?",
    ),
    otherwise(
        "Draw the lines on paper, one by one. After which of them does the turn, or the lead, "
        "first differ from the rules?"
    ),
]
