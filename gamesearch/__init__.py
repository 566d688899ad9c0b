"""Adversarial search, to be read and stepped through.

The public names load when they are first used: `import gamesearch` itself reads nothing but
this file and the standard library.
"""

from __future__ import annotations

import importlib

TYPE_CHECKING = False  # what typing's own constant is at run time, without its six milliseconds

if TYPE_CHECKING:
    from typing import Any

    from .arena import Score, Standing, elo, openings, play_out, tournament, wilson
    from .checks import check, report
    from .counting import count
    from .drawing import (
        Picture,
        bars,
        draw_board,
        draw_graph,
        draw_growth,
        draw_tree,
        intervals,
        ladder,
        lines,
        ranges,
        scatter,
        show_source,
        timeline,
    )
    from .errors import BadGame, BadOrder, BadSearch, GameSearchError, IllegalMove, TraceTooLong
    from .evaluation import (
        Weighted,
        centre_stones,
        fitted,
        lacking_one,
        lacking_two,
        open_lines,
        pairwise_order,
        threats,
    )
    from .games import (
        CHANCE,
        MAX,
        MIN,
        TREES,
        Chess,
        ConnectFour,
        Corridor,
        DotsAndBoxes,
        Game,
        GraphGame,
        Hex,
        MiniChess,
        Nim,
        Pig,
        Race,
        TicTacToe,
        TreeGame,
        gathered,
        material,
        random_graph,
        random_tree,
    )
    from .search import (
        EXACT,
        LOWER,
        UPPER,
        Against,
        Arm,
        Belief,
        Best,
        ByEvaluation,
        CapturesFirst,
        Custom,
        Entry,
        Exploit,
        Given,
        History,
        Iteration,
        Killers,
        MeteredGame,
        NarrowGame,
        Node,
        Order,
        OutOfBudget,
        PrincipalVariation,
        Solution,
        Static,
        Table,
        Thinker,
        Together,
        acting,
        alphabeta,
        beam,
        by_weights,
        careless,
        deepening,
        deepest,
        epsilon_optimal,
        expectimax,
        expectiminimax,
        exploit,
        flat,
        gamble,
        guaranteed,
        highest,
        likely,
        looking,
        mcts,
        minimax,
        mostly_greedy,
        negamax,
        newest,
        ordered_alphabeta,
        quiescence,
        scout,
        shortsighted,
        smoothed,
        softmax,
        solve,
        star1,
        star2,
        table_alphabeta,
        tree_after,
        ucb1,
        uniform,
        upper_bounds,
    )
    from .sizes import Census, census, positions
    from .tracing import Trace, Visit, note, record, step
    from .trees import Tree, fewest_leaves, grow, perft, positions_by_ply, reorder
    from .widgets import (
        edit_leaves,
        explore,
        guess_pruned,
        play,
        predict,
        reveal,
        show_frames,
        show_order,
        show_phases,
        show_refutation,
        show_steps,
        show_table,
        show_weights,
        watch,
        watch_playout,
        watch_tree,
    )

# Where each name lives. A name is listed once more above, for type checkers and editors.
_HOMES = {
    "errors": "BadGame BadOrder BadSearch GameSearchError IllegalMove TraceTooLong",
    "games": "CHANCE Chess ConnectFour Corridor DotsAndBoxes Game GraphGame Hex MAX MIN MiniChess "
    "Nim Pig Race TREES TicTacToe TreeGame gathered material random_graph random_tree",
    "trees": "Tree fewest_leaves grow perft positions_by_ply reorder",
    "counting": "count",
    "sizes": "Census census positions",
    "tracing": "Trace Visit note record step",
    "search": "Against Arm Belief Best ByEvaluation CapturesFirst Custom EXACT Entry Exploit Given "
    "History Iteration Killers LOWER MeteredGame NarrowGame Node Order OutOfBudget "
    "PrincipalVariation Solution Static Table Thinker Together UPPER acting alphabeta beam "
    "by_weights careless deepening deepest epsilon_optimal expectimax expectiminimax "
    "exploit flat gamble guaranteed highest likely looking mcts minimax mostly_greedy "
    "negamax newest ordered_alphabeta quiescence scout shortsighted smoothed softmax solve star1 "
    "star2 table_alphabeta tree_after ucb1 uniform upper_bounds",
    "evaluation": "Weighted centre_stones fitted lacking_one lacking_two open_lines "
    "pairwise_order threats",
    "drawing": "Picture bars draw_board draw_graph draw_growth draw_tree intervals ladder lines "
    "ranges scatter show_source timeline",
    "widgets": "edit_leaves explore guess_pruned play predict reveal show_frames show_order "
    "show_phases show_refutation show_steps show_table show_weights watch "
    "watch_playout watch_tree",
    "checks": "check report",
    "arena": "Score Standing elo openings play_out tournament wilson",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__all__ = sorted(_HOME_OF)


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"gamesearch has no {name!r}")
    value = getattr(importlib.import_module(f".{_HOME_OF[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME_OF])
