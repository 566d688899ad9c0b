"""A sealed answer is known here by its text: hashes take long, and some hundreds would be made.

`gamesearch build --check` compares the seals with the TOMLs that they are made from, and the
notebooks of solutions/ check the right answers by the seals themselves.
"""

from __future__ import annotations

import json
import tomllib

import pytest

from gamesearch.course.build.seals import sealed_answers, sealed_file
from gamesearch.course.folder import SOLUTIONS, find_course

SLOW = "gamesearch.checks.sealed.slow_hash"


@pytest.fixture(scope="module", autouse=True)
def _seals_by_their_texts():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SLOW, lambda salt, text, length: text)
        known = texts_of_seals()
        patch.setattr(SLOW, lambda salt, text, length: known.get((salt, text), f"not {text}"))
        yield


def texts_of_seals():
    """Salt and text -> one of the seals that are answered in the same way."""
    course, found = find_course(), {}
    for solution in course.sources(SOLUTIONS):
        if not (plain := solution.with_suffix(".toml")).exists():
            continue  # nothing of it is sealed
        texts = dict(sealed_answers(solution.stem, tomllib.loads(plain.read_text("utf-8"))))
        seals = json.loads(sealed_file(course, solution.stem).read_text("utf-8"))["answers"]
        assert texts.keys() == seals.keys()
        for salt, told in texts.items():
            sealed = seals[salt]
            assert len(told["right"]) == len(sealed["right"])
            assert sorted(told["known"].values()) == sorted(sealed["known"].values())
            found |= {(salt, text): sealed["right"][0] for text in told["right"]}
            with_hint = {hint: seal for seal, hint in sealed["known"].items()}
            found |= {(salt, text): with_hint[hint] for text, hint in told["known"].items()}
    return found
