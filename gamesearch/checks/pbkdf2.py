"""What a seal is made with: a hash that takes long, so that answers are not guessed.

It is PBKDF2 with HMAC-SHA-256. Python has it where it was built with OpenSSL. In a browser it was
not: there the same numbers come from RFC 8018, section 5.2, written out for one block.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

BLOCK = 64  # bytes that SHA-256 reads at a time
ROUNDS = 200_000  # some 0.1 s per guess


@lru_cache(10_000)  # a class gives the same answers, and whoever grades meets them all
def slow_hash(salt: str, text: str, length: int) -> str:
    return pbkdf2(text.encode("utf-8", "backslashreplace"), salt.encode(), ROUNDS, length)


def pbkdf2(text: bytes, salt: bytes, rounds: int, length: int) -> str:
    """The first bytes of the hash, at most 32, as hexadecimal digits."""
    if hasattr(hashlib, "pbkdf2_hmac"):
        return hashlib.pbkdf2_hmac("sha256", text, salt, rounds, length).hex()
    return in_python(text, salt, rounds, length)


def in_python(text: bytes, salt: bytes, rounds: int, length: int) -> str:
    """
    >>> in_python(b"password", b"salt", 2, 8) == "ae4d0c95af6b46d3"
    True
    """
    key = (text if len(text) <= BLOCK else hashlib.sha256(text).digest()).ljust(BLOCK, b"\0")
    inside = hashlib.sha256(bytes(byte ^ 0x36 for byte in key))
    outside = hashlib.sha256(bytes(byte ^ 0x5C for byte in key))

    def hmac(message: bytes) -> bytes:
        first, second = inside.copy(), outside.copy()
        first.update(message)
        second.update(first.digest())
        return second.digest()

    last = hmac(salt + (1).to_bytes(4, "big"))
    mixed = int.from_bytes(last, "big")
    for _ in range(rounds - 1):
        last = hmac(last)
        mixed ^= int.from_bytes(last, "big")
    return mixed.to_bytes(32, "big")[:length].hex()
