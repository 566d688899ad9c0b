"""How else a share of the costs may have been worked out, and what to ask. First match counts."""

from __future__ import annotations

from ..steps import Symptom
from . import costs


def miscounted(part: str) -> list[Symptom]:
    """How else the share may have been worked out."""
    depth = costs.depth_of(part)
    full = [100 * 3**k / 3**depth for k in range(depth)]
    single = part == "depth 5"
    total = costs.cost(3, 5) if single else sum(costs.cost(3, k) for k in range(1, depth))
    own = [round(total, digits) for digits in range(4)] + [total]
    linear = [100 * (depth - 1) / depth] if single else [50 * (depth - 1)]
    other_depths = [d for d in (5, 6, 11, 12) if d != depth and not (single and d == 5)]
    all_below = costs.percent_below(3, depth)
    shift = 100 / costs.cost(3, depth)
    one_less = 100 * sum(costs.cost(3, k) for k in range(1, depth - 1)) / costs.cost(3, depth)
    below = [5] if single else range(1, depth)
    half = 100 * sum(3 ** (k / 2) for k in below) / 3 ** (depth / 2)
    whole = 100 * sum(3 ** (3 * k // 4) for k in below) / 3 ** (3 * depth // 4)
    from_zero = [all_below + shift, all_below + shift - costs.percent_of_last(3, depth)]

    def is_like(seen: float, other: float) -> bool:
        return abs(seen / other - 1) < 0.005 or abs(100 * seen / other - 1) < 0.005

    return [
        Symptom(
            part,
            lambda seen: seen > 1 and is_like(seen, 1e4 / costs.COSTS[part]),
            "More than the whole? Which of the two depths is the cheaper one, and which is divided "
            "by which?",
        ),
        Symptom(
            part,
            lambda seen: is_like(seen, 100 - costs.COSTS[part]),
            f"That is by how much it is less than depth {depth}. What share of it is it?",
        ),
        Symptom(
            part,
            lambda seen: seen in own or any(is_like(seen, 100 * each) for each in own),
            f"That is a cost itself. Asked for is a share: what does depth {depth} cost?",
        ),
        Symptom(
            part,
            lambda seen: any(is_like(seen, each) for each in linear),
            "That would be right if a depth cost 3 times 3d/4. What stands in the exponent?",
        ),
        Symptom(
            part,
            lambda seen: any(is_like(seen, 100 * total / costs.cost(3, d)) for d in other_depths),
            f"The sum is right, and it is to be a share of depth {depth}. What is it divided by?",
        ),
        Symptom(
            part,
            lambda seen: is_like(seen, (depth - 1) * costs.percent_of_last(3, depth)),
            f"Each of the depths 1 to {depth - 1} costs something else. Which of them costs that?",
        ),
        Symptom(
            part,
            lambda seen: is_like(seen, full[-1]) or is_like(seen, sum(full[1:])),
            "That would be right if a depth cost b^d, or if 3d/4 lost its quarters. What is your "
            "exponent?"
            if single
            else "That would be right if a depth cost b^d. What does pruning make of the exponent?",
        ),
        Symptom(
            part,
            lambda seen: is_like(seen, costs.percent_below(3, depth) + 100),
            "That counts the deepest iteration itself, too. What is added to it?",
        ),
        Symptom(
            part,
            lambda seen: is_like(seen, half),
            "That would be right if a depth cost b to the power d/2, as in the very best order. "
            "Which exponent is assumed here?",
        ),
        Symptom(
            part,
            lambda seen: is_like(seen, whole),
            "The exponent 3d/4 is no whole number at most depths. What becomes of its quarters in "
            "your sum?",
        ),
        Symptom(
            part,
            lambda seen: not single and is_like(seen, one_less),
            f"Depth {depth - 1} is missing in that sum. Which numbers does range(1, {depth - 1}) "
            "give?",
        ),
        Symptom(
            part,
            lambda seen: any(is_like(seen, each) for each in from_zero),
            "Which is the first iteration: depth 0 or depth 1?",
        ),
        Symptom(
            part,
            lambda seen: any(
                is_like(seen, share) for other, share in costs.COSTS.items() if other != part
            ),
            "That is another of the three shares. Which depths are added, and to which?",
        ),
        Symptom(
            part,
            lambda seen: True,
            "Write down the cost of each depth as a power of 3. Which of them are added, and by "
            "which one is the sum divided?",
        ),
    ]
