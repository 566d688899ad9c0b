"""What a slide says of a lesson's text: some forty words. The rest goes into the speaker's notes.

The first sentence of each paragraph stays as long as there is room, then the second ones. A list
stays whole, or each of its items is left to its first sentence: none is dropped.
"""

from __future__ import annotations

import re
from itertools import pairwise

WORDS = 40
_END = re.compile(r"[.!?][*_\"”)]*\s+(?=[A-Z\"“*`_($])")
_ITEM = re.compile(r"^(?=(?:[-*]|\d+\.) )", re.M)
_MARKUP = re.compile(r"\]\([^)]*\)|[*`\[\]$#|]")
_NO_END = re.compile(r"\b(?:e\.g|i\.e|vs|et al|cf|[A-Z])\.$")


def word_count(text: str) -> int:
    """The words of a Markdown text, without what is markup only.

    >>> word_count("- **alpha** (α): [see](there.ipynb)")
    3
    """
    shown = _MARKUP.sub(" ", text)
    return sum(any(c.isalnum() for c in word) for word in shown.split())


def paragraphs(text: str) -> list[str]:
    """A text in paragraphs, fenced code and formulas in one piece each; comments are left out.

    >>> paragraphs("One.\\n\\n<!-- cited: somebody -->\\n\\n```\\na\\n\\nb\\n```")
    ['One.', '```\\na\\n\\nb\\n```']
    """
    text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
    found = re.findall(
        r"^```.*?^```|^\$\$.*?\$\$|(?:^(?!```|\$\$)[^\n]*\n?)+?(?=^```|^\$\$|\Z)", text, re.M | re.S
    )
    pieces: list[str] = []
    for piece in found:
        if piece.startswith(("```", "$$")):
            pieces.append(piece.strip())
        else:
            pieces += [part.strip() for part in re.split(r"\n\s*\n", piece) if part.strip()]
    return pieces


def is_list(paragraph: str) -> bool:
    return re.match(r"(?:[-*]|\d+\.) ", paragraph) is not None


def is_exhibit(paragraph: str) -> bool:
    """A table, a formula or a listing: to be looked at, not a text to be cut."""
    return paragraph.startswith(("|", "```", "$$", "![", "<"))


def sentences(paragraph: str) -> list[str]:
    """A paragraph's sentences, a list's items.

    >>> sentences("Close it. You *know* less, e.g. Nothing.\\nDone.")
    ['Close it.', 'You *know* less, e.g. Nothing.', 'Done.']
    """
    if is_list(paragraph):
        return [item.rstrip() for item in _ITEM.split(paragraph) if item.strip()]
    whole = " ".join(paragraph.split())
    pieces: list[str] = []
    ends = [found.end() for found in _END.finditer(whole)]
    for piece in (whole[a:b].strip() for a, b in pairwise([0, *ends, len(whole)])):
        if pieces and (_NO_END.search(pieces[-1]) or pieces[-1].count("**") % 2):
            pieces[-1] += f" {piece}"
        else:
            pieces.append(piece)
    return pieces


def short(texts: list[str], words: int = WORDS) -> tuple[list[str], list[str]]:
    """What stays on a slide of these paragraphs, and what was cut from it.

    >>> short(["Once upon a time. It goes on."], 4)
    (['Once upon a time.'], ['It goes on.'])
    """
    pieces = [_said(text) for text in texts]
    if sum(map(word_count, texts)) <= words:
        return texts, []
    lists = [place for place, text in enumerate(texts) if is_list(text)]
    kept = {(place, number) for place in lists for number in range(len(pieces[place]))}
    kept |= {(place - 1, 0) for place in lists if place and texts[place - 1].endswith(":")}
    left = words - sum(word_count(pieces[place][number]) for place, number in kept)
    for order in range(max(map(len, pieces), default=0)):
        for place, found in enumerate(pieces):
            follows = order == 0 or (place, order - 1) in kept
            if (place, order) in kept or order >= len(found) or not follows:
                continue
            cost = word_count(found[order])
            if cost <= left or not kept:
                kept.add((place, order))
                left -= cost
    return _chosen(texts, pieces, kept, True), _chosen(texts, pieces, kept, False)


def _said(text: str) -> list[str]:
    """The sentences of a text; what is only a name in bold stays with what it names."""
    first, *others = sentences(text)
    if others and re.fullmatch(r"\*\*[^*]+\*\*", first):
        return [f"{first} {others[0]}", *others[1:]]
    return [first, *others]


def _chosen(
    texts: list[str], pieces: list[list[str]], kept: set[tuple[int, int]], wanted: bool
) -> list[str]:
    """What is kept of each text, or what is not."""
    found = []
    for place, (text, parts) in enumerate(zip(texts, pieces, strict=True)):
        chosen = [part for n, part in enumerate(parts) if ((place, n) in kept) is wanted]
        if chosen:
            found.append(("\n" if is_list(text) else " ").join(chosen))
    return found


def leaner(paragraph: str, words: int) -> tuple[str, list[str]]:
    """A list that is too long, each item as its first sentence; and the items that lost something.

    >>> leaner("- Yes. Or no.\\n- Maybe.", 3)
    ('- Yes.\\n- Maybe.', ['- Yes. Or no.'])
    """
    if word_count(paragraph) <= words:
        return paragraph, []
    items = sentences(paragraph)
    firsts = [_first(item) for item in items]
    return "\n".join(firsts), [a for a, b in zip(items, firsts, strict=True) if a != b]


def _first(item: str) -> str:
    """An item up to its first full stop; what is only a name in bold needs the next, too.

    A question stays, with all that leads to it.
    """
    mark, _, text = item.partition(" ")
    pieces = sentences(text)
    until = 2 if re.fullmatch(r"\*\*.*\*\*", pieces[0]) else 1
    asks = [number for number, piece in enumerate(pieces, 1) if piece.endswith("?")]
    until = max([until, *asks])
    return f"{mark} {' '.join(pieces[:until])}"


def portions(paragraph: str, words: int = WORDS) -> list[str]:
    """A long list in as few parts as have room on a slide, about equally long."""
    items = sentences(paragraph)
    parts = -(-word_count(paragraph) // words)
    share, pieces, filled = word_count(paragraph) / parts, [[items[0]]], word_count(items[0])
    for item in items[1:]:
        if filled + word_count(item) / 2 > share * len(pieces) and len(pieces) < parts:
            pieces.append([])
        pieces[-1].append(item)
        filled += word_count(item)
    return ["\n".join(piece) for piece in pieces]
