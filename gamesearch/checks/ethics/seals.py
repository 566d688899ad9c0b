"""The sealed answers of lesson 11: hashes of right ones, hints for known wrong ones.

Made with `python -m gamesearch.checks.steps 11.6/kwh 0.06 …`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ..canonical import plain
from ..mcts.seals import Rounded
from ..steps import Finding, Sealed

CLAIMS = "ABCDEFGH"


def letters(answer: Any) -> str | None:
    """The letters of an answer in their order, however they are held; None if there are others.

    >>> letters(["g", "B"]), letters("C, E"), letters("BZ"), letters(5)
    ('BG', 'CE', None, None)
    """
    given = plain(answer)
    if isinstance(given, set | frozenset | list | tuple):
        given = "".join(each for each in given if isinstance(each, str))
    if not isinstance(given, str):
        return None
    kept = re.sub(r"[\s,;.]|and", "", given).upper()
    return "".join(sorted(set(kept))) if set(kept) <= set(CLAIMS) else None


@dataclass(frozen=True)
class Letters:
    """The claims that were named, compared as one sealed answer."""

    sealed: Sealed

    def examine(self, answer: Any) -> Finding | None:
        found = letters(answer)
        if found is None:
            what = f'Name the claims by their letters, in quotes: from "{CLAIMS}".'
            return Finding("letters", what)
        return self.sealed.examine(found)


_MATCH = "One of the letters is wrong or missing: look at claim"
FALSE = Letters(
    Sealed(
        "11.1",
        right=["4da0b16dc25a42a9"],
        known={
            "051d00e2e14d7519": f"{_MATCH} A. One match, of six games: did that happen?",
            "2e8de68ab913d80b": f"{_MATCH} B. How wide is the interval of 3.5 points of 6?",
            "ebc1784dc71fafb2": f"{_MATCH} C. 99.8 % of the players: and the others?",
            "9e3f66faaf262599": f"{_MATCH} D. Add the won and the lost games.",
            "6d810a11db03a721": f"{_MATCH} E. Compare the device-days in the lesson.",
            "a2cadc36b51c30a3": f"{_MATCH} F. What did an amateur learn from a program?",
            "6747a1df06dbcfe4": f"{_MATCH} G. Is a move the only thing that can be protected?",
            "8942b3cdfa888e5f": f"{_MATCH} H. Divide the last number of accounts by the first.",
            "fdea00282015e918": "Those are the others. Which claims are FALSE?",
        },
        asks="These are not the false ones, or not all of them.",
        otherwise="More than one letter is wrong. For each claim find the cell that decides it.",
    )
)

_HOUR = "1 kWh is 1000 W for 3600 s. How many joules is that?"


def _part(
    name: str, right: str, known: dict[str, str], asks: str, otherwise: str, digits: int
) -> Rounded:
    sealed = Sealed(
        f"11.6/{name}", right=right.split(), known=known, asks=asks, otherwise=otherwise
    )
    return Rounded(sealed, digits)


BY_HAND: dict[str, Rounded] = {
    "kwh": _part(
        "kwh",
        "0cc735724cff791d",
        {
            "0624567dae98aba5": _HOUR,
            "4269aef4d9ee5202": "Watts times minutes? In which unit is the hour?",
            "3567d9f02360564a": "Those are watt-hours.",
            "adefe87e8e4a0cdb": "Watts times minutes? In which unit is the hour?",
            "2bed27f94cc0c1fc": "Those are joules.",
        },
        "kwh: that is not the laptop's energy in kWh.",
        "How many kilowatts, for how many hours?",
        3,
    ),
    "node": _part(
        "node",
        "82158802ccd0d0ca",
        {
            "89ef25c7c71b4060": "Those are millijoules.",
            "301229607f76b0b0": "A joule is a million microjoules: give microjoules.",
            "3dbf15e7da7782de": "Those are nodes per joule. And joules per node?",
            "9277bb746cad5bd1": "What are watts times nodes? A watt is a joule a second.",
        },
        "node: that is not what a node costs in microjoules.",
        "How many joules in a second, and how many nodes in it?",
        3,
    ),
    "saved": _part(
        "saved",
        "da3b70eba1a77631",
        {
            "83bb791e1cb84d69": "That part is still needed. Which part is saved?",
            "b2a982256cf4afff": "Nearly: round, do not cut off.",
            "97753cc6b932b7de": "One digit after the point, please.",
            "4957ea4825492f6d": "That is how many times fewer. And in percent?",
            "6fd3252ec03d1ac4": "In percent, please, with one digit after the point.",
        },
        "saved: that is not the percentage saved.",
        "From 549,946 states to 18,297: what is gone, as a part of what was there?",
        1,
    ),
    "power": _part(
        "power",
        "e023ae8e654bbf20",
        {
            "1dc8f60f4f484e73": "That is the power of ten of the kWh, or of the watts. In joules?",
            "409f42c7a340c775": "A day has 24 hours. And an hour how many seconds?",
            "6becd12b8ec3cef8": "Did you count every second of every day?",
            "b8a789373a559c04": "Days are counted in seconds here. How many?",
            "88b60dead7c1d15b": "How many devices are there?",
        },
        "power: that is not the nearest power of ten.",
        "Devices times watts times seconds; how many digits follow the first?",
        0,
    ),
    "kg": _part(
        "kg",
        "b02debdd15e70afe",
        {
            "6b35adfe36cdcd89": "Those are grams.",
            "69f385a0adebf93f": "Those are tonnes.",
            "84d54e0cd7710762": "Does more current make less of it? Multiply.",
        },
        "kg: that is not the mass in kilograms.",
        "Grams for each kWh, and how many kWh?",
        3,
    ),
    "share": _part(
        "share",
        "e81a5b01991096b4",
        {
            "557f69de981c54a7": "The stronger side gets less than half? Look at the sign.",
            "57f755ab25e0eb71": "+400 points should give 10:1, that is 0.909. Does your formula?",
            "2b06c7d5bb9647f3": "Sign and base: +400 points should give 10:1, that is 0.909.",
        },
        "share: that is not what 200 points promise.",
        "E = 1 / (1 + 10^(−d/400)), to two decimals.",
        2,
    ),
}
