"""The package as one kernel sees it: some functions and classes are not there.

    install({"gamesearch.search.minimax": ["minimax"]})

Who marks an exercise leaves out what it asks to write. From then on that module is a copy without
it: its functions, and the classes that are named, can be imported and looked at as before, so that
a student's own imports and pictures do not fall over, and raise `OutOfReach` where they are used.
The real ones are nowhere in that process, so there is nothing to be found by looking for it.
Of a module with `NOTHING_LEFT` not even constants are there.

Behind a wall the files are covered as well (see `cover`), as they could be read and run.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from gamesearch.course.environment import PACKAGE
from gamesearch.course.sandbox import linux
from gamesearch.course.sandbox.limits import SCRATCH

Left = Mapping[str, Sequence[str]]  # a module -> names in it that are not there
NOTHING_LEFT = "*"  # in place of a module's names: it is empty
NOT_THERE = "__import__('gamesearch.checks.report', fromlist=['_']).not_there({name!r}, {module!r})"

_installed: set[str] = set()


def install(left_out: Left) -> None:
    """Leave this out of the modules that are loaded from now on; twice does no harm."""
    if new := {module: names for module, names in left_out.items() if module not in _installed}:
        sys.meta_path.insert(0, _Finder(new))
        _installed.update(new)


class _Finder:
    def __init__(self, left_out: Left) -> None:
        self.left_out = left_out

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.left_out:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.origin:
            spec.loader = _Loader(name, spec.origin, self.left_out[name])
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, names: Sequence[str]) -> None:
        super().__init__(name, path)
        self.names = names

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_text(encoding="utf-8")
        return compile(without(source, self.name, self.names), self.path, "exec")


def without(source: str, module: str, names: Sequence[str]) -> str:
    """A module's source without what these names stand for, and the functions it is made of.

    >>> print(without("def f(n: int = 3) -> int: return 2 * n", "mine", ["f"]))
    def f(n: int=3) -> int:
        __import__('gamesearch.checks.report', fromlist=['_']).not_there('f', 'mine')
    """
    if NOTHING_LEFT in names:
        return ""
    tree = ast.parse(source)
    gone = with_parts(tree, names)
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name not in gone:
            continue
        raises = NOT_THERE.format(name=node.name, module=module)
        node.decorator_list = []
        if isinstance(node, ast.FunctionDef):
            node.body = ast.parse(raises).body
        else:
            node.body = ast.parse(f"def __new__(cls, *args, **options): {raises}").body
            node.bases = [base for base in node.bases if ast.unparse(base) != "NamedTuple"]
    return ast.unparse(tree)


def with_parts(tree: ast.Module, names: Sequence[str]) -> set[str]:
    """These names and what is reached from them in the module; all of it, if none is given."""
    defined = {n.name: n for n in tree.body if isinstance(n, ast.FunctionDef | ast.ClassDef)}
    gone, left = set(), list(names or defined)
    while left:
        name = left.pop()
        if name in defined and name not in gone:
            gone.add(name)
            used = {n.id for n in ast.walk(defined[name]) if isinstance(n, ast.Name)}
            left += [each for each in used if isinstance(defined.get(each), ast.FunctionDef)]
    return gone


def cover(left_out: Left, folder: str) -> None:
    """In mount namespaces of this process's own, put the copies before the files themselves.

    What Python has compiled of them is covered, too.
    """
    linux.unshare(linux.NEWUSER | linux.NEWNS)
    linux.same_ids()
    place = Path(SCRATCH, folder)
    (place / "nothing").mkdir(parents=True)
    caches = set()
    for number, (module, names) in enumerate(left_out.items()):
        file = PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
        if not file.is_file():
            continue
        copy = place / f"{number}.py"
        copy.write_text(without(file.read_text(encoding="utf-8"), module, names), encoding="utf-8")
        linux.mount(str(copy), str(file), flags=linux.BIND)
        caches.add(file.parent / "__pycache__")
    for cache in caches:
        if cache.is_dir():
            linux.mount(str(place / "nothing"), str(cache), flags=linux.BIND)
