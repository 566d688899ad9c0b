"""How long each slide takes: what the notes say, the rest shared out, all the lesson's minutes."""

from __future__ import annotations

import re
from collections.abc import Sequence

UNIT = 15  # seconds
WEIGHTS = {"picture": 3, "code": 4, "table": 2, "print": 2, "": 2}
QUESTION = 4
_NUMBERS = ["half a", "a", "one", "two", "three", "four", "five", "six", "seven", "eight"]
_SAID = re.compile(rf"\b({'|'.join(_NUMBERS)}|\d+)(?: and a half)? minutes?\b", re.I)


def minutes_named(text: str) -> float:
    """The minutes that a note names first; 0 if it names none.

    >>> minutes_named("Twenty seconds of silence. Three minutes."), minutes_named("Half a minute.")
    (3.0, 0.5)
    """
    found = _SAID.search(text)
    if not found:
        return 0
    word = found[1].lower()
    if word.isdecimal():
        return float(word)
    number = {"half a": 0.5, "a": 1.0}.get(word) or _NUMBERS.index(word) - 1.0
    return number + (0.5 if "and a half" in found[0] else 0)


def proportional_seconds(weights: Sequence[float], minutes: float) -> list[int]:
    """Seconds for each, in proportion to its weight, which add up to the minutes.

    >>> proportional_seconds([1, 1, 2], 2)
    [30, 30, 60]
    """
    units = round(minutes * 60 / UNIT)
    exact = [weight * units / sum(weights) for weight in weights]
    given = [int(share) for share in exact]
    by_rest = sorted(range(len(exact)), key=lambda n: (given[n] - exact[n], n))
    for n in by_rest[: units - sum(given)]:
        given[n] += 1
    return [UNIT * each for each in given]


Section = tuple[float, Sequence[float]]  # what its note names, and the weights of its slides


def gathered(sections: Sequence[Section], total: float) -> list[Section]:
    """Where the notes account for all of the minutes, a section without one belongs to the one
    before: its time is in there.

    >>> gathered([(0, [2]), (3, [1]), (0, [1, 1]), (2, [1])], 5)
    [(3, [2, 1, 1, 1]), (2, [1])]
    """
    if sum(minutes for minutes, _ in sections) != total:
        return list(sections)
    groups: list[Section] = []
    for minutes, weights in sections:
        if groups and not (minutes and groups[-1][0]):
            before, others = groups.pop()
            minutes, weights = before + minutes, [*others, *weights]
        groups.append((minutes, weights))
    return groups


def plan(sections: Sequence[Section], total: float) -> list[int]:
    """The seconds of each slide.

    What notes name holds as long as the others keep half of what they would have; then all of it
    shrinks alike.
    """
    named = sum(minutes for minutes, _ in sections)
    if named == total and all(minutes for minutes, _ in sections):
        return [
            each for minutes, weights in sections for each in proportional_seconds(weights, minutes)
        ]
    open_weights = [weight for minutes, weights in sections if not minutes for weight in weights]
    everything = sum(weight for _, weights in sections for weight in weights)
    least = total * sum(open_weights) / everything / 2
    factor = min(1.0, (total - least) / named) if named else 1.0
    if named and not open_weights:
        factor = total / named
    per_weight = (total - named * factor) / sum(open_weights) if open_weights else 0
    flat = [
        weight * (minutes * factor / sum(weights) if minutes else per_weight)
        for minutes, weights in sections
        for weight in weights
    ]
    return proportional_seconds(flat, total)


def time_in_words(seconds: int) -> str:
    """Seconds as a person writes them beside a slide.

    >>> time_in_words(90), time_in_words(60), time_in_words(45)
    ('1½ minutes', '1 minute', '¾ minute')
    """
    whole, quarter = divmod(seconds // UNIT, 4)
    text = f"{whole or ''}{['', '¼', '½', '¾'][quarter]}" or "0"
    return f"{text} minute{'s' if seconds > 60 else ''}"


def share_of(seconds: int, of: int) -> str:
    """The same for a slide that shares the minutes of a note with others.

    >>> share_of(90, 120), share_of(90, 90)
    ('1½ of 2 minutes', '1½ minutes')
    """
    return (
        time_in_words(of)
        if seconds == of
        else f"{time_in_words(seconds).partition(' ')[0]} of {time_in_words(of)}"
    )
