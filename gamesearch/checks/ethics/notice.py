"""The form of a notice that a program shows of itself (14.7). Whether it is good, people judge."""

from __future__ import annotations

import re
from typing import Any

from ..canonical import canon, plain
from ..steps import Finding

WORDS = range(25, 121)

# What has to be there, and words of which at least one usually is.
ITEMS = {
    "that it is a program": "program|bot|chatbot|computer|engine|machine|software|algorithm|ai"
    "|artificial|neural|robot|automat|not (a )?(human|person)|no human|code",
    "how strong it plays": "strong|strength|level|elo|rating|rated|beat|win|wins|won|weak|skill"
    "|lose|loses|lost|perfect|expert|beginner|novice|amateur|master|grandmaster|plays like|average"
    "|points|as (well|good) as|(easy|hard|tough|difficult) (to beat|for)",
    "what is logged": "log|logs|logged|record|records|recorded|store|stores|stored|save|saves"
    "|saved|keep|keeps|kept|remember|data|collect|collects|collected|delete|deleted|track|tracks"
    "|retain|archive|history|erase|stays? on|write down|written down",
    "how to say no": "off|stop|leave|quit|decline|refuse|opt|disable|switch|end the game|resign"
    "|without it|instead|cancel|turn|reject|say no|no,? thanks|choose|close|exit|abort|go back"
    "|walk away|withdraw|object to|need not|not (want|wish|have) to|not want",
}


_BETWEEN = r"(?:\s+(?!but\b|person|human|people|only\b|just\b)\w+){0,3}\s+"
_PROGRAM = r"(?:program|bot|computer|engine|machine|software|algorithm|ai|robot)s?\b"
_KIND = r"(?:\s+(?!computer|program|machine|non)[\w-]+){0,2}?"  # real, strong, living …
_PERSON = rf"(?:an?|another){_KIND}\s+(?:human|person|man|woman)\b"
_MEET = r"\byou (?:are|will) (?:now |about to )?(?:play|playing|face|facing|meet|meeting)"

# Words that say the opposite, although those above are there.
DENIALS = {
    "that it is a program": rf"\b(?:no|not|never|isn[’']t|aren[’']t)(?:{_BETWEEN}|\s+){_PROGRAM}"
    rf"|\byour opponent (?:\w+ )?is {_PERSON}|{_MEET}(?: against)? {_PERSON}"
    rf"|\bwhether\b[^.!?:]{{0,40}}\b(?:{_PROGRAM}|{_PERSON})",
    "how strong it plays": r"\b(?:not|never|won[’']t) (?:say|tell|disclose)\b"
    r"|\b(?:strength|level|rating) (?:is|remains|stays) (?:an? |our )?(?:secret|unknown|hidden)",
    "how to say no": r"\bno (?:way to|choice|option|chance)\b"
    r"|\b(?:can ?not|can[’']t|may not|must not|never|unable to|not able to|not allowed to) "
    r"(?:leave|stop|quit|decline|refuse|opt|say no|switch|end|exit|cancel)"
    r"|\b(?:leaving|stopping|quitting|declining|exit)\b[^.!?]{0,20} (?:is|are) "
    r"(?:impossible|not (?:possible|allowed))",
}


def words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text)


def has(text: str, item: str) -> bool:
    return re.search(rf"\b(?:{ITEMS[item]})", text, re.IGNORECASE) is not None


def denies(text: str, item: str) -> bool:
    """Is the opposite said? That it is a program may be said in another sentence all the same."""
    left, denials = re.subn(DENIALS.get(item, "(?!)"), " ", text, flags=re.IGNORECASE)
    return denials > 0 and not (item == "that it is a program" and has(left, item))


def form(answer: Any) -> list[bool]:
    """Long enough and not too long; then one entry for each item."""
    text = plain(answer)
    if not isinstance(text, str):
        return [False] * (1 + len(ITEMS))
    said = [has(text, item) and not denies(text, item) for item in ITEMS]
    return [len(words(text)) in WORDS, *said]


class Notice:
    """A step: a text of some length that mentions four things."""

    def examine(self, answer: Any) -> Finding | None:
        text = plain(answer)
        if not isinstance(text, str):
            return Finding("text", f"A notice is a text in quotes, this is {canon(answer)[:60]}.")
        found = len(words(text))
        if found not in WORDS:
            what = f"Your notice has {found} words; {WORDS.start} to {WORDS.stop - 1} are meant."
            return Finding("length", what, "Who reads it, and for how many seconds?")
        for item in ITEMS:
            if not has(text, item):
                what = f"No words were found that say {item}."
                return Finding(item, what, "Is it there in other words? Then add a plain one.")
            if denies(text, item):
                what = f"Your notice should say {item}, and it seems to say the opposite."
                return Finding(item, what, "Would a tired reader know it after reading this?")
        return None
