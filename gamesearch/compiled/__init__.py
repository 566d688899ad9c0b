"""Connect Four in machine code: solved, and searched with the course's own algorithms.

    from gamesearch.compiled.perfect import perfect_player, scores, solve_connectfour

Each file is the twin of a readable one, in the part of Python that numba can compile. Nothing here
is a new idea; each trick is one that a lesson has taught:

  the board as two numbers   a line is found with a few shifts, for all stones at    00_games
                             once; a position is its own name in a table
  alpha-beta, negamax        a bound that cannot matter any more ends the reading    02_pruning
  no blunders                a move that lets the other player win with the next     02_pruning
                             stone need not be read: its value is known, and so
                             is the worst that remains
  centre first               most lines pass there: a static order                   03_ordering
  threats first              moves that leave most cells to win on: a dynamic one    03_ordering
  null windows               the score is never asked for, only whether it is more   05_deepening
                             than a guess: windows with nothing inside cut most
  narrowing                  each answer halves what is possible, and the table      05_deepening
                             keeps what it found for the next question
  a table of bounds          "at most" and "at least", in 8 bytes a place, small     04_tables
                             enough to stay in the processor's cache
  an opening table           what takes minutes is read to its end once, and kept    04_tables

bits.py        the board                     table.py       the transposition table
solver.py      the score of a position       perfect.py     the move, and the score of each column
openings.py    the first moves by heart      alphabeta.py   to a depth, left to right
mcts.py        UCT and random games          compiling.py   where machine code is kept

It needs numba, the extra `fast`; nothing else in the package does. Without it this import
says so. Only what is called is compiled, and only the first time on a machine.
"""
