"""How known mistakes in counting show. The first match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import sizes

NO_NUMBER = (
    "A count is one whole number, and no text or collection. What does your function give back, "
    "and what do its own calls of itself give it?"
)
ALIKE = (
    "Two states can look alike when they are shown: here Pac-Man stands in the same cell with "
    "fewer moves left. By what does your function know a state that it has counted before?"
)
TWINS = (
    "In this game two moves may lead to the same state. Are they one way to play on, or two? "
    "Each move is a branch of the tree."
)
ELSEWHERE = (
    "The answer fits what another tree has below move 0, and that tree was asked about before. "
    "What does your function keep from one game to the next?"
)
EACH_PLY = (
    "A position can come up after different numbers of plies. Is it counted for each of them?"
)
SHORT = "After how many plies does your function stop? This game takes more of them."

NODES = [
    Symptom(sizes.ONE_STONE, lambda seen: not seen.isdecimal(), NO_NUMBER),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen in ("3", "5"),
        "It went down one branch only, or counts as if there were one. Does a return stand inside "
        "the loop, and are the numbers of all branches added up?",
    ),
    Symptom(
        sizes.ONE_STONE,
        lambda seen: seen == "3",
        "Nim(1) has two nodes, and your function counts three. Which of them does it count twice?",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen == "7",
        "Some branches are left out. How many children has the root of the tree of nine leaves?",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen == "9",
        "Those are the leaves. Are the nodes above them not nodes, too?",
    ),
    Symptom(
        sizes.ONE_STONE,
        lambda seen: seen == "1",
        "Nim(1) has a start and an end, and the tree has a node for each. Which of the two does "
        "your function leave out?",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen == "4",
        "Those are the root and its children. Where do the nodes below them come in?",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen.isdecimal() and int(seen) > 13,
        "Call it twice in a row. Where is the count kept, and who sets it back?",
    ),
    Symptom(
        sizes.LOPSIDED,
        lambda seen: seen == "13",
        "13 are also the nodes of the tree that was asked about before. Does your function keep "
        "something from one game to the next, or take all branches to be like the first?",
    ),
    Symptom(sizes.BELOW, lambda seen: seen == "2", ELSEWHERE),
    Symptom(
        sizes.NOTHING,
        lambda seen: seen == "0",
        "A finished game is a tree of one node. What do you answer when there is nothing to play?",
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
    Symptom(sizes.CORRIDOR, lambda seen: seen == "9", ALIKE),
    Symptom(sizes.ALIKE, lambda seen: seen.isdecimal() and int(seen) < 33, TWINS),
    Symptom(
        sizes.ONE_STONE,
        lambda seen: True,
        "Draw the tree of the smallest game that goes wrong. Which nodes does your function count, "
        "and does it come to the children of the children?",
    ),
]

GAMES = [
    Symptom(sizes.ONE_STONE, lambda seen: not seen.isdecimal(), NO_NUMBER),
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
        lambda seen: seen == "56",
        "56 is what the nine leaves add up to. Is a finished game counted, or what it is worth?",
    ),
    Symptom(
        sizes.BUSHY,
        lambda seen: seen.isdecimal() and int(seen) > 13,
        "Call it twice in a row. Where is the count kept, and who sets it back?",
    ),
    Symptom(
        sizes.LOPSIDED,
        lambda seen: seen == "9",
        "9 are also the games of the tree that was asked about before. Does your function keep "
        "something from one game to the next, or take all branches to be like the first?",
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
    Symptom(sizes.BELOW, lambda seen: seen == "1", ELSEWHERE),
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
    Symptom(
        sizes.TIC_TAC_TOE,
        lambda seen: seen == "56",
        "56 of those games have a winner. Do the others come to no end?",
    ),
    Symptom(sizes.CORRIDOR, lambda seen: seen in ("4", "8"), ALIKE),
    Symptom(sizes.ALIKE, lambda seen: seen.isdecimal() and int(seen) < 14, TWINS),
    otherwise(
        "Draw the tree of the smallest game that goes wrong. How many ways lead from its start to "
        "an end, and what does your function add up for them?"
    ),
]

POSITIONS = [
    Symptom(sizes.ONE_STONE, lambda seen: not seen.isdecimal(), NO_NUMBER),
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
        lambda seen: seen == "0",
        "Asked about the same tree once more, your function counts nothing. Where does the set of "
        "positions live, and who empties it?",
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
    Symptom(sizes.NIM, lambda seen: seen == "25", EACH_PLY),
    Symptom(
        sizes.LONG,
        lambda seen: seen.isdecimal() and int(seen) < sizes.LONG.sizes.positions,
        SHORT,
    ),
    Symptom(
        sizes.ONE_PILE,
        lambda seen: seen.isdecimal() and int(seen) > sizes.ONE_PILE.sizes.positions,
        EACH_PLY,
    ),
    Symptom(
        sizes.ALIKE,
        lambda seen: seen.isdecimal() and int(seen) > 9,
        "A position can be found twice before it is looked at. When does your function note that "
        "it is known: when it is found, or when it is taken up?",
    ),
    Symptom(
        sizes.ONE_STONE,
        lambda seen: True,
        "Write down the states of the smallest game that goes wrong. Which of them does your "
        "function see, and which does it count twice or not at all?",
    ),
]
