"""What goes before a notebook in the kernel that runs it.

begin      in a kernel whose answers are marked from outside (see `asking`): what the exercises ask
           to write is left out of the package, and what only shows something shows nothing
prepare    in a kernel in which hidden cells or checks are run beside the answers, for a hint, or
           by whoever runs a merged notebook with nbval alone
"""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from gamesearch.course.sandbox import view
from gamesearch.course.unseen import Nothing, Silent, show_nothing

# Whether a cell of the notebook has ended in an error: what it was to define may be missing then.
stumbled = False


def _after_cell(result: Any) -> None:
    global stumbled
    stumbled = stumbled or not result.success


def begin(left_out: Mapping[str, Sequence[str]]) -> None:
    """Make this kernel ready for answers that are marked from outside."""
    view.install(left_out)
    _quiet()
    package = vars(sys.modules["gamesearch"])
    package["check"] = Nothing()  # what it says is for its student, and it knows what is right
    _shell().ast_transformers.append(GoOn())


def prepare(given: list[str], left_out: Mapping[str, Sequence[str]] | None = None) -> None:
    """Make this kernel ready for hidden cells and checks: `given` are the marking key's own cells
    that they need."""
    view.install(left_out or {})
    for source in given:
        exec(compile(source, "<key>", "exec"), KEY)
    _quiet()


def _quiet() -> None:
    """What is printed goes nowhere; a thread would print into whatever cell runs by then. Nobody
    reads where an error came from, and it takes twenty times as long to be told."""
    show_nothing()
    _shell().InteractiveTB.set_mode("Minimal")
    _shell().events.register("post_run_cell", _after_cell)
    sys.stdout = sys.stderr = Silent()


def _shell() -> Any:
    return sys.modules["IPython"].get_ipython()


class GoOn(ast.NodeTransformer):
    """A line that compares with something that is left out is left out, too: the cell goes on."""

    TRIED = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Assert, ast.For, ast.If)
    NOTHING = "__import__('gamesearch.course.unseen', fromlist=['_']).Nothing()"
    LEFT_OUT = "__import__('gamesearch.checks.report', fromlist=['_']).OutOfReach"

    def visit_Module(self, module: ast.Module) -> ast.Module:
        module.body = [self._tried(node) for node in module.body]
        return ast.fix_missing_locations(module)

    def _tried(self, node: ast.stmt) -> ast.stmt:
        if not isinstance(node, self.TRIED):
            return node
        if any(isinstance(each, ast.Await | ast.AsyncFor) for each in ast.walk(node)):
            return node
        kind = ast.parse(self.LEFT_OUT, mode="eval").body
        handler = ast.ExceptHandler(type=kind, name=None, body=self._instead(node))
        tried = ast.Try(body=[node], handlers=[handler], orelse=[], finalbody=[])
        return ast.copy_location(tried, node)

    def _instead(self, node: ast.stmt) -> list[ast.stmt]:
        """What it was to define is there and is nothing, so that the lines below it can be run."""
        stored = (n for n in ast.walk(node) if isinstance(n, ast.Name))
        names = sorted({n.id for n in stored if isinstance(n.ctx, ast.Store)})
        lines = [f"if {name!r} not in globals(): {name} = {self.NOTHING}" for name in names]
        return ast.parse("\n".join(["pass", *lines])).body


# What the key's cells have defined. A hidden cell sees this and the answers, and nothing else of
# the notebook: a student's variable may be called `report` or `grades`.
KEY: dict[str, Any] = {"__name__": "key"}


def ask(source: str, names: Mapping[str, str]) -> None:
    """Run a hidden cell on the answers: `names` says which variable of the notebook stands for
    which name in the cell."""
    *body, last = ast.parse(source).body
    namespace = {**KEY, **answers(names, _shell().user_ns)}
    exec(compile(ast.Module(body, []), "<hidden>", "exec"), namespace)
    if not isinstance(last, ast.Expr):
        exec(compile(ast.Module([last], []), "<hidden>", "exec"), namespace)
        return
    value = eval(compile(ast.Expression(last.value), "<hidden>", "eval"), namespace)
    if value is not None:
        sys.modules["IPython"].display.display(value)


def answers(names: Mapping[str, str], notebook: Mapping[str, Any]) -> dict[str, Any]:
    """What the notebook has defined for these names, whatever it did to the shared generators."""
    _same_luck()
    return {name: notebook.get(own, Missing(own)) for name, own in names.items()}


class Missing:
    """In place of an answer that the notebook does not define: not written yet, or written in a
    cell that could not be run."""

    def __init__(self, name: str) -> None:
        self._name = name

    def _unfinished(self, *args: Any, **options: Any) -> Any:
        if stumbled:
            raise NameError(f"no cell that ran to its end defines {self._name}")
        raise NotImplementedError(f"no cell defines {self._name}")

    __call__ = __getitem__ = __iter__ = __len__ = __bool__ = __float__ = _unfinished
    __str__ = __eq__ = __lt__ = __hash__ = _unfinished

    def __getattr__(self, name: str) -> Any:
        self._unfinished()


def _same_luck() -> None:
    """Whatever the cells before have done to the shared generators."""
    random.seed(0)
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed(0)
