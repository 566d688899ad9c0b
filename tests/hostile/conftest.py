"""Attacks are tried on the sandbox that this machine has."""

from tests.course.grade.sandboxes import sandbox

__all__ = ["sandbox"]
