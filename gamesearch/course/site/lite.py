"""JupyterLite beside the site: the same notebooks, with a Python that runs in the browser.

    lite/            JupyterLite, with lessons and exercises inside
    lite/wheels/     the package without what grading alone knows, and its needs in pure Python
    lite/pyodide/    Python for browsers, where a folder of it is given

Without a folder, browsers load Pyodide from its own address. What is compiled (numpy, matplotlib,
pillow) comes from where Pyodide comes from.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gamesearch
from gamesearch.course.environment import PACKAGE
from gamesearch.course.folder import EXERCISES, INDEX, LESSONS, WrongCall
from gamesearch.course.notebook import Flaw, read_notebook, slide_type, to_text
from gamesearch.course.release.release import HIDDEN, LEFT_BEHIND
from gamesearch.errors import installs, needed

if TYPE_CHECKING:
    from gamesearch.course.site.site import Site

LITE, WHEELS, PYODIDE, LOCK = "lite", "wheels", "pyodide", "pyodide-lock.json"
# Pure Python that Pyodide does not have; networkx, too, which there asks for matplotlib.
NEEDS = ("anywidget", "comm", "ipywidgets", "networkx", "psygnal")
COMPILED = ("numpy", "matplotlib", "pillow")  # Pyodide's own
KERNEL = ("micropip", "packaging", "ipython", "jedi", "typing-extensions")  # what starts needs
EXTENSIONS = (
    "@jupyterlite/pyodide-kernel-extension",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
    "gamesearch",
)
KERNEL_EXTENSION = f"{EXTENSIONS[0]}:kernel"
IN_BROWSER = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}
LEFT_OUT = ("compiled", "course")  # what asks for numba, and what authors and graders use
# A kernel's names of packages are found from the folder of the script that starts it.
FROM_KERNEL = "../../../.."
WHENEVER = (1980, 1, 1, 0, 0, 0)  # the same bytes every time


def ready(pyodide: Path | None) -> str:
    """The version of Python that runs in the browser, once all is there that `write_lite` needs.

    Raises:
        MissingExtra: JupyterLite is not installed.
        WrongCall: the folder is no Pyodide.
    """
    with needed("the site with JupyterLite", "lab,site,lite"):
        import jupyterlite_core  # noqa: F401
        from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION
    if pyodide is not None and not (pyodide / LOCK).exists():
        raise WrongCall(f"{pyodide} is no Pyodide: it holds no {LOCK}")
    return PYODIDE_PYTHON_VERSION


def write_lite(made: Site, out: Path, pyodide: Path | None) -> list[Flaw]:
    """Write JupyterLite with the course into `out`/lite; returns what is to be mended."""
    with tempfile.TemporaryDirectory(prefix="lite-") as folder:
        work, result = Path(folder, "work"), Path(folder, "html")
        (work / WHEELS).mkdir(parents=True)
        wheel(work / WHEELS)
        fetch([f"{name}=={version(name)}" for name in NEEDS], work / WHEELS)
        _notebooks(made, work / "files")
        wheels = sorted(path.name for path in (work / WHEELS).iterdir())
        (work / "jupyter-lite.json").write_text(json.dumps(settings(wheels, bool(pyodide))))
        (work / "jupyter_lite_config.json").write_text(json.dumps(_building(work, result)))
        run = subprocess.run(
            [sys.executable, "-m", "jupyterlite_core", "build", "--debug"],
            cwd=work,
            capture_output=True,
            text=True,
        )
        if run.returncode:
            return [Flaw(LITE, run.stderr.strip()[-2000:], "")]
        shutil.copytree(work / WHEELS, result / WHEELS)
        if pyodide is not None:
            shutil.copytree(pyodide, result / PYODIDE)
            complete(result / PYODIDE)
        shutil.copytree(result, out / LITE)
    return []


def settings(wheels: list[str], own_pyodide: bool) -> dict[str, Any]:
    """What JupyterLite is told: which Pyodide, and what a kernel has from its start."""
    kernel: dict[str, Any] = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {
            "packages": [
                *("typing-extensions", *COMPILED),
                *(f"{FROM_KERNEL}/{WHEELS}/{name}" for name in wheels),
            ]
        },
    }
    if own_pyodide:
        kernel["pyodideUrl"] = f"./{PYODIDE}/pyodide.mjs"
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "Game Search",
            "litePluginSettings": {KERNEL_EXTENSION: kernel},
        },
    }


def _building(work: Path, result: Path) -> dict[str, Any]:
    return {
        "LiteBuildConfig": {
            "apps": ["lab"],
            "contents": [str(work / "files")],
            "federated_extensions": [str(path) for path in _extensions()],
            "ignore_sys_prefix": ["federated_extensions"],
            "no_sourcemaps": True,
            "no_unused_shared_packages": True,
            "output_dir": str(result),
            "source_date_epoch": 315532800,
        }
    }


def _extensions() -> list[Path]:
    """What JupyterLab shows widgets with, as it is installed here."""
    from jupyter_core.paths import jupyter_path

    folders = [Path(each) for each in jupyter_path("labextensions")]
    folders.append(PACKAGE / "course" / "lab" / "settings")
    found = []
    for name in EXTENSIONS:
        last = name if name != "gamesearch" else "labextension"
        place = next((f / last for f in folders if (f / last / "package.json").exists()), None)
        if place is None:
            raise WrongCall(f"{name} is not installed: {installs('lab,site,lite')}")
        found.append(place)
    return found


def _notebooks(made: Site, to: Path) -> None:
    """Lessons without the notes for teachers, and exercises."""
    paths = [made.course.notebook(k, stem) for k in (LESSONS, EXERCISES) for stem in made.stems]
    for path in [*paths, made.course.root / LESSONS / INDEX]:
        if not path.exists():
            continue
        notebook = read_notebook(path)
        notebook.cells = [cell for cell in notebook.cells if slide_type(cell) != "notes"]
        notebook.metadata["kernelspec"] = IN_BROWSER  # another name, and it would ask which to take
        target = to / path.relative_to(made.course.root)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(to_text(notebook), encoding="utf-8")


def wheel(folder: Path) -> Path:
    """The package as students get it, as a wheel: without the inputs that grade cells use."""
    name = f"gamesearch-{gamesearch.__version__}"
    about = f"{name}.dist-info"
    files = {
        f"gamesearch/{path.relative_to(PACKAGE).as_posix()}": path.read_bytes()
        for path in sorted(PACKAGE.rglob("*"))
        if path.is_file() and _is_handed_out(path)
    }
    files[f"{about}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: gamesearch\nVersion: {gamesearch.__version__}\n".encode()
    )
    files[f"{about}/WHEEL"] = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = [f"{file},sha256={_sha256(data, '=')},{len(data)}" for file, data in files.items()]
    files[f"{about}/RECORD"] = "\n".join([*record, f"{about}/RECORD,,", ""]).encode()
    made = folder / f"{name}-py3-none-any.whl"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, data in files.items():
            archive.writestr(zipfile.ZipInfo(file, WHENEVER), data, zipfile.ZIP_DEFLATED)
    return made


def _is_handed_out(path: Path) -> bool:
    parts = path.relative_to(PACKAGE).parts
    behind = LEFT_BEHIND(str(path.parent), list(parts))
    hidden = path in set(PACKAGE.glob(HIDDEN))
    return not behind and not hidden and parts[0] not in LEFT_OUT


def _sha256(data: bytes, strip: str = "") -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip(strip)


def fetch(requirements: list[str], folder: Path) -> None:
    """Wheels that any Python can use, from the index that pip knows.

    Raises:
        WrongCall: one of them cannot be had.
    """
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    pure = ["--only-binary=:all:", "--platform=any", "--implementation=py", "--abi=none"]
    python = f"--python-version={ready(None)}"
    call = [*pip, "--no-deps", *pure, python, f"--dest={folder}", *requirements]
    run = subprocess.run(call, capture_output=True, text=True)
    if run.returncode:
        said = [line for line in run.stderr.splitlines() if line.startswith("ERROR")]
        raise WrongCall("; ".join(said[-1:]) or run.stderr.strip()[-500:])


def complete(folder: Path) -> None:
    """Where a kernel could not start, as a Pyodide has only its core: add what is pure Python."""
    lock = json.loads((folder / LOCK).read_text(encoding="utf-8"))
    wanted = [
        each
        for each in _reached(lock["packages"], KERNEL)
        if not (folder / each["file_name"]).exists() and each["file_name"].endswith("-any.whl")
    ]
    if not wanted:
        return
    before = set(folder.iterdir())
    fetch([f"{each['name']}=={each['version']}" for each in wanted], folder)
    fresh = {_canonical(p.name.partition("-")[0]): p for p in set(folder.iterdir()) - before}
    for each in wanted:
        path = fresh[_canonical(each["name"])]
        each["file_name"] = path.name
        each["sha256"] = hashlib.sha256(path.read_bytes()).hexdigest()
    (folder / LOCK).write_text(json.dumps(lock, sort_keys=True), encoding="utf-8")


def _reached(packages: dict[str, Any], names: tuple[str, ...]) -> list[Any]:
    """The packages of these names, and all that they depend on."""
    found: dict[str, Any] = {}
    to_do = list(names)
    while to_do:
        name = _canonical(to_do.pop())
        if name not in found:
            found[name] = packages[name]
            to_do += packages[name]["depends"]
    return [found[name] for name in sorted(found)]


def _canonical(name: str) -> str:
    """
    >>> _canonical("prompt_toolkit")
    'prompt-toolkit'
    """
    return re.sub(r"[-_.]+", "-", name).lower()
