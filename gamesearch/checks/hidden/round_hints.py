"""How slips in one more round of regrets show (10.4), and what to ask then. First match counts."""

from __future__ import annotations

from collections.abc import Callable

from ..steps import Symptom
from . import regrets
from .regrets import Listed, Night

THREE_NUMBERS = (
    "Three numbers make up a new regret: the old one, what the choice would have earned, and what "
    "the mixture earned on average. Which of them is not as you meant it?"
)


def _is_rounded(night: Night) -> Callable[[Listed], bool]:
    def near_or_whole(seen: Listed) -> bool:
        pairs = zip(seen.values or (), night.after, strict=False)
        near = any(1e-6 < abs(mine - right) < 0.01 for mine, right in pairs)
        return near or all(mine == int(mine) for mine in seen.values or (0.5,))

    return near_or_whole


def _is_wrong(night: Night) -> Callable[[Listed], bool]:
    return lambda seen: not seen.near(*night.after)


LEARNS = [
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.values is None,
        "Return the new regrets: a list with a number for each choice.",
    ),
    Symptom(
        regrets.NEVER_PLAYED,
        lambda seen: seen.values is not None and len(seen.values) != 3,
        "There are three choices here. How many regrets come back?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(9, 4),
        "What would each choice have earned *more* than what was played? Played was a mixture.",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(6, -2),
        "Regrets add up, round after round. Where are the old ones?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(-5, 6),
        "One regrets not to have made a choice that earns *more*. Which way round is the "
        "difference?",
    ),
    Symptom(
        regrets.FIRST_NIGHT,
        lambda seen: seen.near(1, -3),
        "Your income adds up what every choice would have earned. Of how many games in ten does "
        "the mixture play each of them?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(1, -4),
        "You compare with the best choice. What did the mixture earn that was played?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(5, 0),
        "The mixture played its choices with different probabilities. Is its income a plain "
        "average?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(8, 3),
        "The probabilities of the mixture add up to 1. By what else do you divide its income?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(7.4, 2.4),
        "What was played is handed over as the mixture. Where does yours come from?",
    ),
    Symptom(
        regrets.FIRST_NIGHT,
        lambda seen: seen.near(1.5, -0.5),
        "Each choice is compared with what it brought itself, its own share. What did the whole "
        "mixture earn?",
    ),
    Symptom(
        regrets.FIRST_NIGHT,
        lambda seen: seen.near(1.5, -2),
        "The first choice is compared with a part of the income only. When is the sum complete?",
    ),
    Symptom(
        regrets.FIRST_NIGHT,
        lambda seen: seen.near(1.5, -2.5),
        "In one half of the cases the mixture earned 3, in the other it lost 1. Does a loss count "
        "in its income?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(3.5, 1),
        "Regrets add up, round after round. By what do you divide?",
    ),
    Symptom(
        regrets.FIRST_NIGHT,
        lambda seen: seen.near(2, 2),
        "One choice would have earned less than what was played. Is it regretted more now?",
    ),
    Symptom(
        regrets.NEVER_PLAYED,
        lambda seen: seen.near(5.2, -4.3, 2.2),
        "The first choice comes with a regret of -2. What becomes of a regret below 0 in the next "
        "round?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(7, 4) or seen.near(7, 0),
        "A choice that would have been worse is regretted less than before, also below 0. Does "
        "your function come to it?",
    ),
    Symptom(
        regrets.LATER_NIGHT,
        lambda seen: seen.near(2.5, 2.5),
        "How much you *would* have earned counts in full, however seldom the choice was made.",
    ),
    Symptom(
        regrets.NEVER_PLAYED,
        lambda seen: bool(seen.values) and seen.values[0] == regrets.NEVER_PLAYED.regrets[0],
        "The first choice was never played, and its regret stays as it was. Is regret about what "
        "one did, or about what one did not do?",
    ),
    Symptom(
        regrets.FIRST_NIGHT,
        lambda seen: seen.near(2, 0),
        "One choice was worse than what was played. May its regret fall below 0?",
    ),
    Symptom(
        regrets.MANY_NIGHTS,
        lambda seen: bool(seen.values) and min(map(abs, seen.values[:2])) < 1000,
        "Regrets grow from round to round, to thousands if need be. What keeps yours small, or to "
        "which regrets do you add?",
    ),
    *(
        Symptom(
            night,
            _is_rounded(night),
            "In one case a regret has more decimals than yours. Does the task ask you to round?",
        )
        for night in (regrets.UNEVEN_NIGHT, regrets.MANY_DECIMALS)
    ),
    *(
        Symptom(night, _is_wrong(night), THREE_NUMBERS)
        for night in (regrets.FIRST_NIGHT, regrets.LATER_NIGHT)
    ),
    Symptom(
        regrets.NEVER_PLAYED,
        lambda seen: not seen.near(*regrets.NEVER_PLAYED.after),
        "Here are three choices; with two your regrets are right. Does every choice with its "
        "own probability count in the income?",
    ),
    Symptom(regrets.FIRST_NIGHT, lambda seen: True, THREE_NUMBERS),
]
