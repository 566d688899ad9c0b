"""How misconceptions about a softmax show (8.2), and what to ask then. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import cases

SOFT = [
    Symptom(
        cases.HOT,
        lambda seen: seen.values is None,
        "A model answers with a list of pairs (move, probability), one for each legal move.",
    ),
    Symptom(
        cases.MILD,
        lambda seen: abs(sum(seen.values or ()) - 1) > 0.05,
        "Weights are not yet probabilities. To what do yours add up in this position?",
    ),
    Symptom(
        cases.MILD,
        lambda seen: seen.near(0.042, 0.114, 0.844),
        "Leaves are worth that to MAX. Which one does MIN like?",
    ),
    Symptom(
        cases.ANOTHER_TREE,
        lambda seen: seen.near(0.622, 0.378),
        "In one tree the replies are worth −3 and 5, and your shares fit the replies of another "
        "tree. What does your function keep from one call to the next, and under which key?",
    ),
    Symptom(
        cases.ICY,
        lambda seen: seen.instead == cases.OVERFLOW,
        "e to a large power leaves the range of a float. Only *differences* of the values matter: "
        "from which of them could you measure?",
    ),
    *(
        Symptom(
            case,
            lambda seen: seen.instead == cases.OVERFLOW,
            "e to a large power leaves the range of a float, also where you measure the values "
            "from one of them. Measured from which one is no difference above 0?",
        )
        for case in (cases.VAST, cases.VAST_FOR_MAX)
    ),
    Symptom(
        cases.ICY,
        lambda seen: seen.near(0.5, 0.5),
        "At T = 0.01 two replies that lie 3 apart get the same share. What becomes of values of "
        "1000 before e is taken to them?",
    ),
    Symptom(
        cases.CLOSE,
        lambda seen: seen.near(1 / 3, 1 / 3, 1 / 3),
        "Three replies worth 1, 1.1 and 1.3 get the same share. What becomes of the digits after "
        "the point?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: seen.near(0.705, 0.259, 0.035),
        "Does T change anything? Try 0.1 and 100.",
    ),
    Symptom(
        cases.MILD_FOR_MAX,
        lambda seen: seen.near(1, 0, 0),
        "Only the first move gets a share, whoever moves. Where does your loop end?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: seen.near(1 / 3, 1 / 3, 1 / 3),
        "Three replies worth 1, 2 and 4, and all get the same share. Of which position is your v "
        "the value: the one before the move, or the one after it?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: seen.near(0.367, 0.332, 0.301),
        "A reply that is a little better and one that is much better get the same lead. Does your "
        "weight know the values, or only their order?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: any(
            seen.values == tuple(round(share, digits) for share in cases.HOT.shares)
            for digits in (2, 3, 4)
        ),
        "Very near. Where does your model round?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: seen.near(1, 0, 0) or seen.near(0, 0, 1),
        "Set T very large. Should the opponent become random or perfect?",
    ),
    Symptom(
        cases.CLOSE,
        lambda seen: seen.near(1, 0, 0),
        "It is cold, but the values are close: is the best reply certain? The weight e^(v/T) holds "
        "for every T.",
    ),
    Symptom(
        cases.CLOSE,
        lambda seen: seen.near(0.378, 0.342, 0.280),
        "Below T = 1 nothing changes any more. For which T does e^(v/T) hold?",
    ),
    Symptom(
        cases.FREEZING,
        lambda seen: seen.near(0.422, 0.346, 0.232) or seen.near(0.378, 0.342, 0.280),
        "T is 0.01 here, and your model is as warm as at a higher T. For which T does e^(v/T) "
        "hold?",
    ),
    Symptom(
        cases.MILD_FOR_MAX,
        lambda seen: seen.near(0.705, 0.259, 0.035),
        "Here MAX is to move. Ask the game whose turn it is: what does MAX like?",
    ),
    Symptom(
        cases.MAX_REPLIES,
        lambda seen: seen.near(0.622, 0.378) or seen.near(0.5, 0.5),
        "How good is a move after which the other side may choose? Ask a search, not a leaf.",
    ),
    Symptom(
        cases.FURTHER_DOWN,
        lambda seen: seen.near(0.547, 0.331, 0.122),
        "One move was made already, and another player is to move than at the beginning. Whose "
        "turn is it in the state that your model was given?",
    ),
    Symptom(
        cases.MOVES_AGAIN,
        lambda seen: (seen.values or (0,))[-1] > 0.4,
        "Whoever moves here moves once more. Whose view does your v take, and whom does your "
        "function ask whose turn it is?",
    ),
    Symptom(
        cases.MOVES_ON,
        lambda seen: (seen.values or (0,))[0] > 0.5,
        "Whoever moves here has moved just before. Does your function count moves, or ask the game "
        "whose turn it is?",
    ),
    Symptom(
        cases.BY_LETTERS,
        lambda seen: not any(seen.values or ()),
        "In this game the moves are letters. Do your pairs hold the moves themselves, or their "
        "places in the list?",
    ),
    Symptom(
        cases.FIVE_REPLIES,
        lambda seen: 0 in (seen.values or ()),
        "Five replies are legal in one tree. Does each of them get a share?",
    ),
    Symptom(
        cases.TWO_BEST,
        lambda seen: seen.near(0, 1, 0) or seen.near(0, 0, 1) or seen.near(0, 1, 1),
        "It is very cold, and two replies are equally good. How probable is each of the two?",
    ),
    Symptom(
        cases.HOT,
        lambda seen: True,
        "The weight of a move is e^(v/T), v being its value for whoever moves; a share is its part "
        "of the sum of all weights. Work this case out by hand: which of these is another number?",
    ),
]
