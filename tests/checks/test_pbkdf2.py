"""The slow hash of a browser is that of every other Python."""

from __future__ import annotations

import hashlib

import pytest

from gamesearch.checks.pbkdf2 import in_python, pbkdf2


@pytest.mark.parametrize("text", [b"", b"(3, inf)", "é".encode() * 40])
@pytest.mark.parametrize("rounds", [1, 2, 50])
def test_both_ways_give_the_same(text, rounds):
    expected = hashlib.pbkdf2_hmac("sha256", text, b"2.1/leaves 1", rounds, 8).hex()
    assert in_python(text, b"2.1/leaves 1", rounds, 8) == expected
    assert pbkdf2(text, b"2.1/leaves 1", rounds, 8) == expected


def test_a_python_without_openssl_has_it_too(monkeypatch):
    expected = pbkdf2(b"7", b"salt", 3, 8)
    monkeypatch.delattr(hashlib, "pbkdf2_hmac")
    assert pbkdf2(b"7", b"salt", 3, 8) == expected
