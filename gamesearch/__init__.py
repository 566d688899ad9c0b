"""Adversarial search, to be read and stepped through.

The public names load when they are first used: `import gamesearch` itself reads nothing but
this file and the standard library.
"""

from __future__ import annotations

import importlib

TYPE_CHECKING = False  # what typing's own constant is at run time, without its six milliseconds

if TYPE_CHECKING:
    from typing import Any

    from .arena import (
        Screen,
        after_offers,
        at_least,
        both_colours,
        elo,
        elo_share,
        even_handicap,
        learn,
        odds,
        openings,
        play_out,
        threshold,
        tournament,
        wilson,
    )
    from .checks import check, report
    from .counting import count
    from .drawing import (
        bars,
        draw_board,
        draw_graph,
        draw_growth,
        draw_hidden,
        draw_payoffs,
        draw_simplex,
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
        Network,
        Weighted,
        beside_own,
        central,
        centre_stones,
        fitted,
        lacking_one,
        lacking_two,
        open_lines,
        pairwise_order,
        threats,
        towards_centre,
    )
    from .games import (
        CHANCE,
        MAX,
        MIN,
        TREES,
        Chess,
        Coins,
        ConnectFour,
        Corridor,
        DotsAndBoxes,
        Game,
        GraphGame,
        Hex,
        HiddenTree,
        KuhnPoker,
        MiniChess,
        Nim,
        Patrol,
        PayoffTree,
        Pig,
        Race,
        TicTacToe,
        TreeGame,
        gathered,
        material,
        random_graph,
        random_payoffs,
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
        Coalition,
        Custom,
        Entry,
        Exploit,
        Given,
        History,
        Iteration,
        Killers,
        MeteredGame,
        NarrowGame,
        Order,
        OutOfBudget,
        PrincipalVariation,
        Round,
        Solution,
        Static,
        Table,
        Thinker,
        Together,
        acting,
        after,
        alphabeta,
        average_over_deals,
        beam,
        best_answer,
        by_dice,
        by_progressive_bias,
        by_weights,
        careful,
        careless,
        cfr,
        controlled,
        deals,
        deepening,
        deepest,
        epsilon_optimal,
        estimate,
        expected,
        expectimax,
        expectiminimax,
        exploit,
        exploitability,
        flat,
        following,
        gamble,
        game_and_luck,
        game_and_weight,
        guaranteed,
        highest,
        judged_by,
        leaf_parallel,
        likely,
        looking,
        matching,
        maxn,
        maxn_shallow,
        mcts,
        minimax,
        mostly_greedy,
        negamax,
        newest,
        ordered_alphabeta,
        paranoid,
        proving,
        puct,
        quiescence,
        rave,
        regret_matching,
        root_parallel,
        scout,
        shortsighted,
        smoothed,
        softmax,
        solve,
        solve_matrix,
        star1,
        star2,
        table_alphabeta,
        together,
        tree_after,
        ucb1,
        uniform,
        upper_bounds,
        when_quiet,
        wins_first,
    )
    from .sizes import census, positions
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
    "games": "CHANCE Chess Coins ConnectFour Corridor DotsAndBoxes Game GraphGame Hex HiddenTree "
    "KuhnPoker MAX MIN MiniChess Nim Patrol PayoffTree Pig Race TREES TicTacToe TreeGame "
    "gathered material random_graph random_payoffs random_tree",
    "trees": "Tree fewest_leaves grow perft positions_by_ply reorder",
    "counting": "count",
    "sizes": "census positions",
    "tracing": "Trace Visit note record step",
    "search": "Against Arm Belief Best ByEvaluation CapturesFirst Coalition Custom EXACT "
    "Entry Exploit Given History Iteration Killers LOWER MeteredGame NarrowGame "
    "Order OutOfBudget PrincipalVariation Round Solution Static Table Thinker "
    "Together UPPER acting after alphabeta average_over_deals beam best_answer by_dice "
    "by_progressive_bias by_weights careful careless cfr controlled deals deepening deepest "
    "epsilon_optimal estimate expected expectimax expectiminimax exploit exploitability flat "
    "following gamble game_and_luck game_and_weight guaranteed highest judged_by leaf_parallel "
    "likely looking matching maxn maxn_shallow mcts minimax mostly_greedy negamax newest "
    "ordered_alphabeta paranoid proving puct quiescence rave regret_matching root_parallel scout "
    "shortsighted smoothed softmax solve solve_matrix star1 star2 table_alphabeta together "
    "tree_after ucb1 uniform upper_bounds when_quiet wins_first",
    "evaluation": "Network Weighted beside_own central centre_stones fitted lacking_one "
    "lacking_two open_lines pairwise_order threats towards_centre",
    "drawing": "bars draw_board draw_graph draw_growth draw_hidden draw_payoffs "
    "draw_simplex draw_tree intervals ladder lines ranges scatter show_source timeline",
    "widgets": "edit_leaves explore guess_pruned play predict reveal show_frames show_order "
    "show_phases show_refutation show_steps show_table show_weights watch "
    "watch_playout watch_tree",
    "checks": "check report",
    "arena": "Screen after_offers at_least both_colours elo elo_share "
    "even_handicap learn odds openings play_out threshold tournament wilson",
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
