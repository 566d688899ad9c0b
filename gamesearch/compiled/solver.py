"""Connect Four, read to its end: who wins, and how soon.

score    to the player to move: how many stones the winner has left, counting the one that wins;
         a win is positive, a loss negative, a draw 0. The sooner a win the higher it is, and the
         later a loss.
stones   how many lie on the board
alpha, beta, and what a returned number promises: as in search/alphabeta.py, but negamax
"""

from __future__ import annotations

from .bits import CELLS, COLUMNS, column_of, has_line, playable, size, threats
from .compiling import compiled, numpy
from .table import AT_LEAST, AT_MOST, MOVES, key_of, place_of, recall, remember


@compiled
def solved(own: int, mask: int, memory: numpy.ndarray) -> int:
    """The score of a position in which nobody has won yet.

    Narrowing: a null window asks "is it more than the guess?", and the bound that comes back is
    the new end of what is possible, until both ends meet. "More" is sooner proved than "not more"
    is (one good move is enough for the player to move), so the guess lies in the lower half.
    """
    stones = size(mask)
    if wins_at_once(own, mask):
        return win(stones)
    low, high = -win(stones + 1), win(stones + 2)
    while low < high:
        guess = (2 * low + high) // 3
        score = score_within(own, mask, stones, guess, guess + 1, memory)
        if score > guess:
            low = score
        else:
            high = score
    return low


@compiled
def score_within(
    own: int, mask: int, stones: int, alpha: int, beta: int, memory: numpy.ndarray
) -> int:
    """Alpha-beta for a player who cannot win at once."""
    other = own ^ mask
    moves = safe_moves(own, mask)
    if not moves:
        return -win(stones + 1)
    if stones >= CELLS - 2:
        return 0
    if not moves & moves - 1:  # one move only: nothing to order, nothing worth remembering
        return -score_within(other, mask | moves, stones + 1, -beta, -alpha, memory)

    key = key_of(own, mask)
    place = place_of(key, memory)
    low, high = recall(place, key, -win(stones + 3), win(stones + 2), memory)
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    alpha, beta = max(alpha, low), min(beta, high)

    first = MOVES + COLUMNS * stones
    best = low
    for at in range(first, first + arrange(own, mask, moves, first, memory)):
        after = mask | cell_of(memory[at])
        score = -score_within(other, after, stones + 1, -beta, -max(alpha, best), memory)
        if score > best:
            best = score
            if best >= beta:
                remember(place, key, AT_LEAST, best, memory)
                return best
    remember(place, key, AT_MOST, best, memory)
    return best


@compiled
def win(stones: int) -> int:
    """The score of the next stone if it wins."""
    return CELLS // 2 - stones // 2


@compiled
def wins_at_once(own: int, mask: int) -> bool:
    return playable(mask) & threats(own, mask) != 0


@compiled
def safe_moves(own: int, mask: int) -> int:
    """The cells to play that do not lose to the very next stone; none if all of them do."""
    moves = playable(mask)
    danger = threats(own ^ mask, mask)
    forced = moves & danger
    if forced & forced - 1:  # two wins cannot both be stopped
        return 0
    if forced:
        moves = forced
    return moves & ~(danger >> 1)  # nor one that the other player may put the winning stone upon


@compiled
def arrange(own: int, mask: int, moves: int, first: int, memory: numpy.ndarray) -> int:
    """The moves into memory: most threats first, then the nearest to the centre; how many."""
    end = first
    for column in (0, 6, 1, 5, 2, 4, 3):  # later ones go before their equals
        cell = moves & column_of(column)
        if cell:
            rank = size(threats(own | cell, mask | cell)) << 56
            at = end
            while at > first and memory[at - 1] < rank + (1 << 56):
                memory[at] = memory[at - 1]
                at -= 1
            memory[at] = rank | cell
            end += 1
    return end - first


@compiled
def cell_of(ranked: int) -> int:
    return ranked & (1 << 56) - 1


@compiled
def best_cell(own: int, mask: int, memory: numpy.ndarray) -> tuple[int, int]:
    """The score, and of the cells that attain it the nearest to the centre."""
    score = solved(own, mask, memory)
    for column in (3, 2, 4, 1, 5, 0):
        cell = playable(mask) & column_of(column)
        if cell and reaches(own, mask, cell, score, memory):
            return score, cell
    return score, playable(mask) & column_of(6)


@compiled
def reaches(own: int, mask: int, cell: int, score: int, memory: numpy.ndarray) -> bool:
    """Is this move worth the score, or more? One null window is enough to ask."""
    stones = size(mask)
    other, after = own ^ mask, mask | cell
    if has_line(own | cell):
        return True
    if stones + 1 == CELLS:
        return score <= 0
    if wins_at_once(other, after):
        return score <= -win(stones + 1)
    return -score_within(other, after, stones + 1, -score, 1 - score, memory) >= score
