"""Commitment: one player, the leader, announces a mixture and keeps to it; the other answers it.

  leader      what the leader gets: a row for each choice of the leader, a column for each answer
  follower    what the follower gets in the same cell; the two need not add up to 0
  answer      the column that the follower takes, knowing the mixture but not the throw of the dice

This is a *Stackelberg* game. For each answer there is a linear program: the mixture that pays the
leader most among those to which this answer is the best. The best of them all is the solution
(Conitzer and Sandholm 2006). Where the follower is indifferent, the answer is the one that the
leader prefers: in most games a hair more on the right row makes it so.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from ...errors import BadSearch
from .linear import maximise
from .matrix import Matrix, fractions


class Commitment(NamedTuple):
    """What the leader gets, the mixture to announce, and the follower's answer (a column)."""

    value: Fraction
    rows: tuple[Fraction, ...]
    answer: int


def commit(leader: Matrix, follower: Matrix) -> Commitment:
    """The mixture of rows that it pays most to announce.

    >>> value, rows, answer = commit([[2, 4], [1, 3]], [[1, 0], [0, 1]])
    >>> str(value), [str(p) for p in rows], answer
    ('7/2', ['1/2', '1/2'], 1)
    """
    mine, theirs = fractions(leader), fractions(follower)
    if len(mine) != len(theirs) or len(mine[0]) != len(theirs[0]):
        raise BadSearch("leader and follower need matrices of the same size")
    shift = 1 - min(map(min, mine))  # above 0, so that it pays to use all of the probability
    found = []
    for answer in range(len(mine[0])):
        gains = [row[answer] + shift for row in mine]
        # To the follower no other column may be worth more; and the probabilities are at most 1.
        limits = [[row[other] - row[answer] for row in theirs] for other in range(len(theirs[0]))]
        best = maximise(gains, [*limits, [1] * len(mine)], [*[0] * len(limits), 1])
        if best.gain:  # else there is no mixture to which this is the best answer
            found.append(Commitment(best.gain - shift, best.amounts, answer))
    return max(found, key=lambda each: each.value)
