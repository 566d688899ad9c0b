"""Adversarial search, to be read and stepped through.

The public names load when they are first used: `import gamesearch` itself reads nothing but
this file and the standard library.
"""

import importlib

# Where each public name lives: the one table of them. `__init__.pyi` says the same to editors and
# type checkers; a test compares the two.
_HOMES = {
    "games.chess": "Chess",
    "games.coins": "Coins",
    "games.connectfour": "ConnectFour",
    "games.corridor": "Corridor gathered",
    "games.dotsandboxes": "DotsAndBoxes",
    "games.game": "CHANCE Game MAX MIN",
    "games.graph": "GraphGame random_graph",
    "games.hex": "Hex",
    "games.hidden": "HiddenTree",
    "games.kuhn": "KuhnPoker",
    "games.minichess": "material MiniChess",
    "games.nim": "Nim",
    "games.patrol": "Patrol",
    "games.payoffs": "PayoffTree random_payoffs",
    "games.pig": "Pig",
    "games.race": "Race",
    "games.tictactoe": "TicTacToe",
    "games.tree": "random_tree TreeGame TREES",
    "trees": "fewest_leaves grow perft positions_by_ply reorder Tree",
    "sizes": "census positions",
    "counting": "count",
    "tracing.recording": "note record",
    "tracing.trace": "Trace Visit",
    "tracing.watching": "step",
    "search.alphabeta": "alphabeta",
    "search.best": "Best",
    "search.budget": "MeteredGame OutOfBudget",
    "search.deepening": "deepening",
    "search.engine": "Thinker",
    "search.expectimax": "Against expectimax",
    "search.expectiminimax": "expectiminimax",
    "search.forward": "beam likely NarrowGame",
    "search.maxn": "maxn",
    "search.maxn_shallow": "maxn_shallow",
    "search.minimax": "minimax",
    "search.negamax": "negamax",
    "search.ordering": "Given Order ordered_alphabeta",
    "search.orders": "ByEvaluation CapturesFirst Custom History Killers "
    "PrincipalVariation Static Together",
    "search.paranoid": "Coalition paranoid",
    "search.quiescence": "quiescence",
    "search.scout": "scout",
    "search.solve": "Solution solve",
    "search.star": "star1 star2",
    "search.table": "deepest Entry EXACT LOWER newest Table UPPER",
    "search.transpositions": "table_alphabeta",
    "search.imperfect.cfr": "cfr",
    "search.imperfect.determinization": "average_over_deals deals",
    "search.imperfect.matrix": "solve_matrix",
    "search.imperfect.plans": "best_answer expected exploitability",
    "search.imperfect.regret_matching": "matching regret_matching Round",
    "search.montecarlo.bandit": "Arm gamble mostly_greedy ucb1 upper_bounds",
    "search.montecarlo.flat": "flat highest",
    "search.montecarlo.mcts": "Iteration mcts tree_after uniform",
    "search.montecarlo.mcts_solver": "proving",
    "search.montecarlo.parallel": "leaf_parallel root_parallel together",
    "search.montecarlo.progressive_bias": "by_progressive_bias",
    "search.montecarlo.puct": "by_dice puct",
    "search.montecarlo.rave": "rave",
    "search.montecarlo.rollouts": "after careful following judged_by when_quiet wins_first",
    "search.montecarlo.variance": "controlled estimate game_and_luck game_and_weight",
    "search.opponents.beliefs": "Belief smoothed",
    "search.opponents.exploiting": "Exploit exploit",
    "search.opponents.models": "acting by_weights careless epsilon_optimal guaranteed "
    "looking shortsighted softmax",
    "evaluation.connectfour": "centre_stones lacking_one lacking_two",
    "evaluation.hex": "beside_own central towards_centre",
    "evaluation.learning": "fitted pairwise_order",
    "evaluation.network": "Network",
    "evaluation.tictactoe": "open_lines threats",
    "evaluation.weighted": "Weighted",
    "arena.base_rates": "at_least Screen threshold",
    "arena.difficulty": "after_offers",
    "arena.handicap": "both_colours elo_share even_handicap odds",
    "arena.ratings": "elo wilson",
    "arena.selfplay": "learn",
    "arena.tournament": "openings play_out tournament",
    "drawing.charts": "bars intervals lines ranges scatter",
    "drawing.diagrams": "draw_simplex ladder timeline",
    "drawing.source": "show_source",
    "drawing.boards.draw_board": "draw_board",
    "drawing.trees.draw_tree": "draw_tree",
    "drawing.trees.graphs": "draw_graph",
    "drawing.trees.growth": "draw_growth",
    "drawing.trees.hidden": "draw_hidden",
    "drawing.trees.payoffs": "draw_payoffs",
    "widgets.edit_leaves": "edit_leaves",
    "widgets.explore": "explore",
    "widgets.guess_pruned": "guess_pruned",
    "widgets.play": "play",
    "widgets.predict": "predict reveal",
    "widgets.show_frames": "show_frames",
    "widgets.show_order": "show_order",
    "widgets.show_phases": "show_phases",
    "widgets.show_refutation": "show_refutation",
    "widgets.show_steps": "show_steps",
    "widgets.show_table": "show_table",
    "widgets.show_weights": "show_weights",
    "widgets.watch": "watch watch_playout watch_tree",
    "checks.report": "report",
    "checks.verdict": "check",
    "errors": "BadGame BadOrder BadSearch GameSearchError IllegalMove TraceTooLong",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__all__ = sorted(_HOME_OF)


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"gamesearch has no {name!r}")
    value = getattr(importlib.import_module(f".{_HOME_OF[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOME_OF])
