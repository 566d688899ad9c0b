"""Attacks are tried on the sandbox that this machine has."""

from tests.grading.sandboxes import sandbox

__all__ = ["sandbox"]
