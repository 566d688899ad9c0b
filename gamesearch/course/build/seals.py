"""Seal the answers that students may check but not read: plain TOML in, hashes out.

`solutions/source/NN_topic.toml` holds, for each sealed answer of the topic's exercises, what is
right, what is known to be wrong with the hint to each, and what else is said:

    ["2.6/b=3, d=4"]                       exercise/part, or the exercise alone
    read = "rounded to 2"                  how an answer is read first (gamesearch/checks/sealed.py)
    asks = "That is not the least number of leaves."
    right = "17"
    otherwise = "What does one strategy prove, and what the other?"     where nothing below fits

    ["2.6/b=3, d=4".known]
    "40 | 41" = "Double the depth for the same work is not half of the leaves."

An answer is written as in Python: 7, -0.5, 1/36 (a fraction), (3, inf), True, "inf"; anything else
is a text: yes, alpha-beta. ` | ` stands between several; `0.21 .. 0.29` are all numbers from one to
the other, as many digits after the point.

`gamesearch build` makes `gamesearch/checks/<topic>/seals.json` of it wherever the TOML has changed.
The hashes are slow to make, so a comparison looks at that of the whole TOML, and at one answer for
each way of reading: these no longer hold where the code that reads or hashes has changed.
"""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from math import inf
from pathlib import Path
from typing import Any

from gamesearch.checks.pbkdf2 import slow_hash
from gamesearch.checks.sealed import FILE, LENGTH, seal, step
from gamesearch.checks.steps import Finding
from gamesearch.course.disk import write_whole
from gamesearch.course.folder import SOLUTIONS, Course
from gamesearch.course.notebook import Flaw

KEYS = {"asks", "right", "otherwise", "read", "known"}
MOST = 1_000  # numbers of a range: each takes 0.1 s to hash
NEEDED = {"asks", "right"}


def write_seals(course: Course, stems: Sequence[str] = (), check: bool = False) -> list[Flaw]:
    """Write the seals of every TOML that has changed, or with `check` only compare."""
    flaws = list(_astray(course, stems))
    for solution in course.sources(SOLUTIONS, stems):
        path, target = solution.with_suffix(".toml"), sealed_file(course, solution.stem)
        if not (path.exists() and target.parent.is_dir()):
            continue
        try:
            text = path.read_text("utf-8-sig")
            made_from = slow_hash(path.stem, text, LENGTH)
            if _made_from(target) == made_from and _holds(target, tomllib.loads(text)):
                continue
            if check:
                what, mend = "it is not made from its TOML", f"run gamesearch build {path.stem}"
                flaws.append(Flaw(course.shown(target), what, mend))
                continue
            answers = dict(sealed_answers(path.stem, tomllib.loads(text)))
        except (ValueError, LookupError) as error:
            flaws.append(Flaw(course.shown(path), str(error), "mend it, and build again"))
            continue
        kept = {"made from": made_from, "answers": answers}
        made = json.dumps(kept, ensure_ascii=False, indent=1)
        write_whole(target, f"{made}\n")
    return flaws


def _astray(course: Course, stems: Sequence[str]) -> Iterator[Flaw]:
    """A TOML that no solution has, and seals and solutions that lack a part of themselves."""
    solutions = {path.stem: path for path in course.sources(SOLUTIONS)}
    for path in sorted((course.root / SOLUTIONS / "source").glob("*.toml")):
        if path.stem not in solutions and (not stems or path.stem in stems):
            yield Flaw(course.shown(path), "no solution has this name", "rename or delete it")
    for path in course.sources(SOLUTIONS, stems):
        plain, target = path.with_suffix(".toml"), sealed_file(course, path.stem)
        if target.exists() and not plain.exists():
            what = "there is no TOML that it is made from"
            yield Flaw(course.shown(target), what, f"write {course.shown(plain)}, or delete it")
        elif plain.exists() and not target.parent.is_dir():
            where = course.shown(target.parent)
            yield Flaw(course.shown(plain), f"there is no {where}/", "write its __init__.py first")


def _made_from(target: Path) -> str:
    """The hash of what seals were made from; "" where there are none that can be read."""
    try:
        return str(json.loads(target.read_text("utf-8"))["made from"])
    except (OSError, ValueError, LookupError, TypeError):
        return ""


def _holds(target: Path, parts: Mapping[str, Any]) -> bool:
    """Is a right answer still accepted, for each way of reading?"""
    kept = json.loads(target.read_text("utf-8")).get("answers", {})
    samples = {part.get("read", ""): (salt, part["right"]) for salt, part in parts.items()}
    return all(
        seal(salt, next(_read(salt, read, right))) in kept.get(salt, {}).get("right", ())
        for read, (salt, right) in samples.items()
    )


def sealed_file(course: Course, stem: str) -> Path:
    """Where the seals of a topic lie: "02_pruning" has the folder gamesearch/checks/pruning."""
    return course.root / "gamesearch" / "checks" / stem[3:] / FILE


def sealed_answers(stem: str, parts: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each part with hashes in the place of answers, sorted: their order tells nothing.

    Raises:
        ValueError: a key is missing, unknown or misplaced, or an answer stands there twice.
    """
    for salt, part in parts.items():
        if salt.partition(".")[0] != str(int(stem[:2])):
            raise ValueError(f"[{salt!r}] is no exercise of {stem}")
        if not isinstance(part, dict):
            raise ValueError(f"{salt!r} is no table: write [{salt!r}] above its lines")
        if lacking := NEEDED - part.keys():
            raise ValueError(f"[{salt!r}] lacks: {', '.join(sorted(lacking))}")
        if unknown := part.keys() - KEYS:
            told = f"does not know: {', '.join(sorted(unknown))}; it may have"
            raise ValueError(f"[{salt!r}] {told} {', '.join(sorted(KEYS))}")
        for key, text in (*part.items(), *_known(salt, part).items()):
            if key != "known" and not isinstance(text, str):
                raise ValueError(f"[{salt!r}] {key} = {text!r} is no text: put it in quotes")
        read = part.get("read", "")
        hints = {seal(salt, each): "" for each in _read(salt, read, part["right"])}
        right = sorted(hints)
        for given, hint in _known(salt, part).items():
            for each in _read(salt, read, given):
                hashed = seal(salt, each)
                if hashed in hints:
                    raise ValueError(f"[{salt!r}] answers {each!r} twice")
                hints[hashed] = hint
        known = {hashed: hint for hashed, hint in sorted(hints.items()) if hashed not in right}
        about = {key: part[key] for key in ("read", "asks", "otherwise") if key in part}
        yield salt, {**about, "right": right, "known": known}


def _known(salt: str, part: Mapping[str, Any]) -> Mapping[str, Any]:
    """Wrong answers and what is asked about each."""
    known = part.get("known", {})
    if not isinstance(known, dict):
        raise ValueError(f"[{salt!r}] known is no table: write [{salt!r}.known] above its lines")
    return known


def _read(salt: str, read: str, text: str) -> Iterator[Any]:
    """The answers of a text as the step will compare them."""
    for each in read_answers(text):
        answer = step(salt, read).read(each)
        if isinstance(answer, Finding):
            raise ValueError(f"[{salt!r}] cannot read {each!r}: {answer.what}")
        yield answer


def read_answers(text: str) -> Iterator[Any]:
    """The answers that a text stands for.

    >>> list(read_answers("7 | 1/36 | (3, inf) | yes")), list(read_answers("0.9 .. 1.1"))
    ([7, Fraction(1, 36), (3, inf), 'yes'], [0.9, 1.0, 1.1])
    """
    for each in text.split(" | "):
        first, dots, last = each.partition(" .. ")
        if dots:
            try:
                low, high = Decimal(first), Decimal(last)
            except InvalidOperation:
                raise ValueError(f"{each!r} goes from a number to a number: 0.21 .. 0.29") from None
            tick = Decimal(1).scaleb(min(_places(low), _places(high)))
            if not 0 <= (high - low) / tick < MOST:
                raise ValueError(f"{each!r} goes up, to at most {MOST} numbers")
            yield from (float(low + n * tick) for n in range(int((high - low) / tick) + 1))
        else:
            yield read_answer(each)


def _places(number: Decimal) -> int:
    return int(number.as_tuple().exponent)


def read_answer(text: str) -> Any:
    """The one answer that a text stands for; what is not Python's is the text itself."""
    try:
        return _value(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, ValueError, TypeError):
        return text
    except ZeroDivisionError:
        raise ValueError(f"{text.strip()!r} divides by 0") from None


def _value(node: ast.AST) -> Any:
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Name(id="inf"):
            return inf
        case ast.Tuple(elts=parts):
            return tuple(map(_value, parts))
        case ast.UnaryOp(op=ast.USub(), operand=part):
            return -_value(part)
        case ast.BinOp(op=ast.Div(), left=left, right=right):
            return Fraction(_value(left), _value(right))
    raise ValueError("this is a text")
