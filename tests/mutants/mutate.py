"""Small changes to a right answer, each of which a check ought to notice.

operators     + and −, < and <=, and, or, max and min, not, signs
constants     a number one larger, True for False
assumptions   MAX is always to move, or whoever began; nothing lasts longer than ten rounds; a 0 is
              nothing; what a division leaves over is dropped, and digits are, too
omissions     a statement left out, a loop that stops after one round, an early return dropped
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy

SWAPPED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
TURNED = {ast.Lt: ast.Gt, ast.Gt: ast.Lt, ast.LtE: ast.GtE, ast.GtE: ast.LtE}
NAMES = {"max": "min", "min": "max", "MAX": "MIN", "MIN": "MAX", "any": "all", "all": "any"}


def mutants(source: str, lines: range) -> Iterator[tuple[str, str]]:
    """(what was changed, the changed source), for the code on these lines (1-based)."""
    tree, lines_of_it = ast.parse(source), source.splitlines()
    for number, node in enumerate(ast.walk(tree)):
        if getattr(node, "lineno", 0) not in lines:
            continue
        for what, change in _changes(node):
            changed = deepcopy(tree)
            twin = next(n for place, n in enumerate(ast.walk(changed)) if place == number)
            change(twin, changed)
            ast.fix_missing_locations(changed)
            line = lines_of_it[node.lineno - 1].strip()
            if _compiles(mutant := ast.unparse(changed)):
                yield f"{what}: {line}", mutant


def _compiles(source: str) -> bool:
    """Not if what a `nonlocal` names is gone, or if a `continue` stands in no loop."""
    try:
        compile(source, "<mutant>", "exec")
    except SyntaxError:
        return False
    return True


def _changes(node: ast.AST) -> Iterator[tuple[str, object]]:
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPPED:
        new = SWAPPED[type(node.op)]
        yield (
            f"{type(node.op).__name__} becomes {new.__name__}",
            lambda twin, _: setattr(twin, "op", new()),
        )
    if isinstance(node, ast.Compare):
        for table in (SWAPPED, TURNED):
            new = table.get(type(node.ops[0]))
            if new:
                yield (
                    f"{type(node.ops[0]).__name__} becomes {new.__name__}",
                    lambda twin, _, new=new: twin.ops.__setitem__(0, new()),
                )
    yield from _assumptions(node)
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in NAMES:
        yield (
            f"{node.id} becomes {NAMES[node.id]}",
            lambda twin, _: setattr(twin, "id", NAMES[twin.id]),
        )
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.Not):
        yield f"{type(node.op).__name__} dropped", _drop_sign
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield f"{node.value} negated", lambda twin, _: setattr(twin, "value", not twin.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        yield f"{node.value} plus 1", lambda twin, _: setattr(twin, "value", twin.value + 1)
    if isinstance(node, ast.Break):
        yield "break becomes continue", lambda twin, tree: _replace(tree, twin, ast.Continue())
    if isinstance(node, ast.Assign | ast.AugAssign | ast.Expr | ast.If | ast.Return | ast.For):
        kept = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)  # a docstring
        if not kept:
            yield (
                f"{type(node).__name__.lower()} left out",
                lambda twin, tree: _replace(tree, twin, ast.Pass()),
            )
    if isinstance(node, ast.For):
        yield "only one round", lambda twin, _: twin.body.append(ast.Break())


def _assumptions(node: ast.AST) -> Iterator[tuple[str, object]]:
    """What is true of the games that one has in mind, and not of all."""
    match node:
        case ast.Call(func=ast.Attribute(attr="to_move", value=game), args=[_]):
            began = ast.Attribute(value=game, attr="initial", ctx=ast.Load())
            yield "to_move of the first state", lambda twin, _: setattr(twin, "args", [began])
            yield (
                "MAX is always to move",
                lambda twin, tree: _replace(tree, twin, ast.Constant(0)),
            )
        case ast.While():
            yield "ten rounds at the most", _ten_rounds
        case ast.Compare(left=left, ops=[ast.Is() | ast.IsNot()], comparators=[ast.Constant(None)]):
            is_none = isinstance(node.ops[0], ast.Is)
            bare = ast.UnaryOp(ast.Not(), left) if is_none else left
            yield "0 is none", lambda twin, tree: _replace(tree, twin, bare)
        case ast.BinOp(op=ast.Div()):
            yield "whole division", lambda twin, _: setattr(twin, "op", ast.FloorDiv())
        case ast.Return(value=ast.BinOp() | ast.Name() as value):
            rounded = ast.Call(ast.Name("round", ast.Load()), [value, ast.Constant(1)], [])
            yield "rounded", lambda twin, _: setattr(twin, "value", rounded)


def _ten_rounds(twin: ast.While, tree: ast.AST) -> None:
    ten = ast.Call(ast.Name("range", ast.Load()), [ast.Constant(10)], [])
    stop = ast.If(ast.UnaryOp(ast.Not(), twin.test), [ast.Break()], [])
    loop = ast.For(ast.Name("_round", ast.Store()), ten, [stop, *twin.body], [])
    _replace(tree, twin, loop)


def _drop_sign(twin: ast.UnaryOp, tree: ast.AST) -> None:
    _replace(tree, twin, twin.operand)


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    ast.copy_location(new, old)
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
            elif isinstance(value, list) and any(item is old for item in value):
                setattr(parent, field, [new if item is old else item for item in value])
