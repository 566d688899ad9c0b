"""Several properties of what is seen on the same cases, where a look is dear: each case is looked
at once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from .steps import Finding, Property


@dataclass(frozen=True)
class LookedAtOnce:
    """Properties with one and the same `observe`; the first that does not hold is the finding."""

    properties: Sequence[Property]

    def examine(self, answer: Any) -> Finding | None:
        observe, seen = self.properties[0].observe, {}

        def once(answer: Any, case: Any) -> Any:
            if case not in seen:
                seen[case] = observe(answer, case)
            return seen[case]

        findings = (replace(each, observe=once).examine(answer) for each in self.properties)
        return next((finding for finding in findings if finding), None)
