"""How misconceptions about windows and engines show, and what to ask. First match counts."""

from __future__ import annotations

from ..steps import Symptom, otherwise
from . import engines, windows

ASPIRED = [
    Symptom(
        windows.INSIDE,
        lambda seen: seen.value is None and not seen.windows,
        "Your function has not called `search(alpha, beta)`, and returned no number.",
    ),
    Symptom(
        windows.INSIDE,
        lambda seen: seen.windows[:1] == ((7.0, 1.0),),
        "With the guess 4 and the width 3 your first window is (7, 1). Which of its two ends is "
        "alpha, the lower or the upper one?",
    ),
    Symptom(
        windows.INSIDE,
        lambda seen: seen.windows[:1] != ((1.0, 7.0),),
        "With the guess 4 and the width 3, between which two numbers does the first window reach?",
    ),
    Symptom(
        windows.INSIDE,
        lambda seen: seen.value is None and len(seen.windows) == windows.MOST,
        "The first search said 5, and 5 lies inside its window. Your function searches on without "
        "end: what ends its loop?",
    ),
    Symptom(
        windows.INSIDE,
        lambda seen: seen.value is None,
        "No number came back. Does every way out of your function return the value?",
    ),
    Symptom(
        windows.SMALL_WIDTH,
        lambda seen: seen.windows[:1] != ((-9.5, -8.5),),
        "With the guess −9 and the width 0.5, between which two numbers does the first window "
        "reach?",
    ),
    Symptom(
        windows.HALF_GUESS,
        lambda seen: seen.windows[:1] != ((1.5, 3.5),),
        "With the guess 2.5 and the width 1, between which two numbers does the first window "
        "reach?",
    ),
    Symptom(
        windows.INSIDE,
        lambda seen: len(seen.windows) == 1 and seen.value != 5,
        "The first search said 5, and 5 lies inside its window. Which number do you return?",
    ),
    Symptom(
        windows.INSIDE,
        lambda seen: len(seen.windows) > 1,
        "The value lay inside the first window. What could a second search still find out?",
    ),
    Symptom(
        windows.HARD_LOW,
        lambda seen: seen.value == 1,
        "The search failed low: what it returned is a bound. Is the value more or less than "
        "that, and where must the next window reach?",
    ),
    Symptom(
        windows.HARD_HIGH,
        lambda seen: seen.value == 7,
        "The search failed high: what it returned is a bound. Is the value more or less than "
        "that, and where must the next window reach?",
    ),
    Symptom(
        windows.LOW,
        lambda seen: seen.value == -3,
        "The search failed low: what it returned is below the window, but is it the value?",
    ),
    Symptom(
        windows.HIGH,
        lambda seen: seen.value == 13.5,
        "The search failed high: what it returned is above the window, but is it the value?",
    ),
    Symptom(
        windows.HARD_LOW,
        lambda seen: seen.value is None,
        "After failing low your function never arrives. Which end of the window has to move?",
    ),
    Symptom(
        windows.HARD_HIGH,
        lambda seen: seen.value is None,
        "After failing high your function never arrives. Which end of the window has to move?",
    ),
    Symptom(
        windows.AT_ALPHA,
        lambda seen: seen.value is None,
        "The value is the very end of the first window. Do your next windows hold it inside?",
    ),
    Symptom(
        windows.AT_BETA,
        lambda seen: seen.value is None,
        "The value is the very end of the first window. Do your next windows hold it inside?",
    ),
    Symptom(
        windows.HARD_HIGH,
        lambda seen: seen.value not in (20, None),
        "The value is 20, and something else came back: the end of a later window. May a later "
        "search fail, too?",
    ),
    Symptom(
        windows.BETWEEN,
        lambda seen: seen.value in (2, 3),
        "The value lies between two whole numbers, and inside the first window. What becomes of it "
        "on its way back?",
    ),
    Symptom(
        windows.ZERO,
        lambda seen: seen.value != 0 or len(seen.windows) > 1,
        "The value is 0, and inside the first window. What does your function ask of the value?",
    ),
    Symptom(
        windows.FAR,
        lambda seen: len(seen.windows) > windows.FEW,
        "The value was thousands of widths away, and each new window was only a little wider. How "
        "could the window grow, so that a few searches are enough?",
    ),
    *(
        Symptom(
            case,
            lambda seen, value=case.value: seen.value not in (value, None),  # type: ignore[misc]
            "The value was far away, and what came back is the end of a window. Is there a number "
            "beyond which no value lies, or may the last window still be too narrow?",
        )
        for case in (windows.FAR, windows.FAR_LOW, windows.WIDTHS_OFF, windows.WIDTHS_OFF_LOW)
    ),
    Symptom(
        windows.INSIDE,
        lambda seen: True,
        "Follow the windows one after the other. What does each answer say, and which window and "
        "which number come of it?",
    ),
]

ENGINES = [
    Symptom(
        engines.FIRST,
        lambda seen: seen.value is None,
        "Answer with a pair: the value, and a move. Does every way out return one?",
    ),
    Symptom(
        engines.FIRST,
        lambda seen: not seen.plays,
        "Hardly a node of the game that your engine was handed was visited. Which game does it ask "
        "for moves and results: `game`, or another one?",
    ),
    Symptom(
        engines.FIRST,
        lambda seen: seen.value not in (-1, 0, 1),
        "A game is won, drawn or lost: 1, 0 or −1. Which of your two numbers is the value, and "
        "which comes first?",
    ),
    Symptom(
        engines.FIRST,
        lambda seen: seen.move.startswith(("'", '"')),
        "Your move is a text. With what does the game name its columns: `game.actions(state)`?",
    ),
    Symptom(
        engines.WON,
        lambda seen: (
            seen.value == engines.value(engines.WON) and not engines.attains(engines.WON, seen)
        ),
        "The value is right, and the move does not attain it. Which move does your search keep, "
        "and which one when the table answers?",
    ),
    Symptom(
        engines.WON,
        lambda seen: not engines.is_exact(engines.WON, seen),
        "Before it is quick it must be right, and here a win takes seven plies. Is each line "
        "followed that far, from the state that is handed over? Does your table tell values from "
        "bounds, and how deep each was searched?",
    ),
    Symptom(
        engines.FIRST,
        lambda seen: seen.percent > 105,
        "That is more than alpha-beta visits with the centre first. In which order are the columns "
        "tried, and is every node left that can be left?",
    ),
    Symptom(
        engines.FIRST,
        lambda seen: seen.percent > 95,
        "That is what alpha-beta with the centre first visits. Is what was found in one column "
        "looked up in another?",
    ),
    Symptom(
        engines.UNDECIDED[0],
        lambda seen: seen.value != 0,
        "Nothing is decided here within seven plies, and your engine says a win or a loss. Does "
        "your table tell values from bounds?",
    ),
    Symptom(
        engines.ONE_LESS,
        lambda seen: seen.percent >= 1 and seen.value == engines.value(engines.WON),
        "Asked for six plies it finds a win that takes seven. How many moves lie between the "
        "position that is handed over and those that count 0?",
    ),
    Symptom(
        engines.LATE[0],
        lambda seen: seen.value == 1,
        "MIN is to move here and can win, and your value is 1. For whom is a value: for MAX, or "
        "for whoever moves?",
    ),
    Symptom(
        engines.LATE[0],
        lambda seen: seen.value == 0,
        "Whoever wins in seven plies, MAX or MIN, it is to be found. For MAX your engine finds it, "
        "and for MIN it says 0. With which window does it begin, and whose values lie outside?",
    ),
    otherwise(
        "Is the value that of a full search? Then: which move is tried first at each node, and how "
        "often does an entry answer?"
    ),
]

SHALLOWER = [
    Symptom(
        engines.SHALLOW,
        lambda seen: seen.percent < 1,
        "Hardly a node was visited for that: it was known from an earlier call, which looked seven "
        "plies deep. What does your table keep from one call to the next, and does it fit?",
    ),
    Symptom(
        engines.ONE_LESS,
        lambda seen: seen.value == 0,
        "At six plies its value is right, and where fewer are asked for, something is not. Is "
        "there a depth below which your engine never goes?",
    ),
    Symptom(
        engines.SHALLOW,
        lambda seen: seen.value == 0,
        "It looks one ply further than it is asked to. How many moves lie between the position "
        "that is handed over and those that count 0?",
    ),
    otherwise(
        "Seven plies deep it is right, and this time fewer are asked for. How does your engine "
        "know how deep to look?"
    ),
]
