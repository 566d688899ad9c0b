"""The sandbox that this machine has, opened once for many tests."""

from __future__ import annotations

import pytest

from gamesearch.course.sandbox.choose import choose


@pytest.fixture(scope="session")
def sandbox():
    with choose("auto") as sandbox, pytest.MonkeyPatch.context() as patch:
        for name, value in sandbox.env.items():
            patch.setenv(name, value)
        yield sandbox
