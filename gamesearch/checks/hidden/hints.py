"""How the known misconceptions about hidden information show. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import patrols, regrets

MATCHES = [
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: seen.values is None,
        "A mixture is a list of probabilities, one for each choice.",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: len(seen.values or ()) != 3,
        "Of these three choices one is regretted less than nothing. How many probabilities come "
        "back, and how probable is that choice?",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: seen.near(1, 0, 0),
        "Always the choice most regretted? Whoever is that predictable can be exploited.",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: len(seen.values or ()) == 3 and 0 < seen.values[1] <= 1,
        "A choice with a negative regret gets a probability above 0. Would you be glad to have "
        "made that choice more often?",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: min(seen.values or (0,)) < 0 or max(seen.values or (0,)) > 1,
        "Probabilities lie between 0 and 1. Which regrets count, and what is their sum?",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: abs(sum(seen.values or (0,)) - 1) > 1e-6,
        "To what must probabilities add up? Divide by the sum of what counts. (In Python / and // "
        "differ.)",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: seen.near(0.625, 0, 0.375),
        "The regrets above 0 are 3 and 1, and your probabilities are as 5 to 3. Is something added "
        "to them?",
    ),
    Symptom(
        regrets.NOTHING_REGRETTED,
        lambda seen: not seen.near(0.5, 0.5),
        "If nothing is regretted, no choice is better than another: all alike.",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: not seen.near(0.75, 0, 0.25),
        "In proportion: three times the regret, three times the probability.",
    ),
    Symptom(
        regrets.LARGE_NEGATIVE,
        lambda seen: not seen.near(0.25, 0.25, 0.5, 0),
        "Three regrets are above 0 here, and one is far below. Which of them count?",
    ),
    Symptom(
        regrets.THREE_POSITIVE,
        lambda seen: not seen.near(0.125, 0.25, 0.625, 0),
        "The regrets above 0 are 1, 2 and 5 in one case. How many choices get a share then?",
    ),
    Symptom(
        regrets.THREE_NEGATIVE,
        lambda seen: not seen.near(1 / 3, 1 / 3, 1 / 3),
        "No regret is above 0, and there are three choices. How probable is each of them, if all "
        "are alike?",
    ),
    Symptom(
        regrets.ZERO_AND_BELOW,
        lambda seen: not seen.near(1 / 3, 1 / 3, 1 / 3),
        "The regrets are 0, -1 and -2: none of them is above 0. Which choices are alike then?",
    ),
    Symptom(
        regrets.MIXED_SIGNS,
        lambda seen: True,
        "Whole numbers come out right. Where does your function round, or compare with something "
        "else than 0?",
    ),
]


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
    Symptom(
        regrets.UNEVEN_NIGHT,
        lambda seen: (
            any(
                0 < abs(mine - right) < 0.01
                for mine, right in zip(seen.values or (), regrets.UNEVEN_NIGHT.after, strict=False)
            )
            or all(mine == int(mine) for mine in seen.values or (0.5,))
        ),
        "In one case a regret has more decimals than yours. Does the task ask you to round?",
    ),
    Symptom(
        regrets.FIRST_NIGHT,
        lambda seen: True,
        "Three numbers make up a new regret: the old one, what the choice would have earned, and "
        "what the mixture earned on average. Which of them is not as you meant it?",
    ),
]

PATROLS = [
    Symptom(
        "your shares",
        lambda seen: seen.goes_to != "school" and seen.loot["school"] < seen.most - patrols.ALIKE,
        "You would lose least at the school, and another site brings more. Which sites have to be "
        "watched more, and which less, so that none brings more than the school?",
    ),
    Symptom(
        "your shares",
        lambda seen: seen.goes_to == "school",
        "The school is where you lose least. Could it be watched more often before another site "
        "brings the intruder more?",
    ),
    Symptom(
        "your shares",
        lambda seen: True,
        "Of all sites, where would you like the intruder to go? What must the others bring so "
        "that this one tempts as much as any?",
    ),
]
