"""Build the site: pages are written for Sphinx, Sphinx writes HTML, nothing is fetched.

lessons     lessons and exercises, as notebooks that MyST-NB reads
outputs     what cells show: pictures as files, widgets that come alive in the browser
contents    home, the pages of the index, decks, bibliography, and how to use the course
decks       the same decks as `gamesearch slides` writes, what they share in files
reference   every public name by room, with its source and the lesson that uses it
glossary    the words with a meaning of their own
lite        JupyterLite beside them, where it is asked for
sphinx_parts  what Sphinx does for the course: formulas without a script, words explained
"""

from __future__ import annotations

import io
import re
import shutil
import tempfile
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gamesearch.course.folder import EXERCISES, LESSONS, Course, WrongCall
from gamesearch.course.notebook import Flaw
from gamesearch.course.site import contents, decks, lessons, reference
from gamesearch.course.site import lite as jupyterlite

HERE = Path(__file__).parent
STATIC = "_static"
# For those who hear a page: how deep a heading is, and what a part of the page is there for.
UNSAID = {
    '<p class="caption" role="heading">': '<p class="caption" role="heading" aria-level="2">',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="Pages">',
    '<aside class="toc-drawer">': '<aside class="toc-drawer" aria-label="On this page">',
}
_COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@dataclass
class Site:
    """What is being built: of which course, which lessons, and where its sources are gathered."""

    course: Course
    stems: list[str]
    source: Path  # the folder that Sphinx reads
    lite: bool = False  # JupyterLite lies beside the pages
    flaws: list[Flaw] = field(default_factory=list)

    @property
    def static(self) -> Path:
        return self.source / STATIC

    def write(self, name: str, text: str) -> None:
        path = self.source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def build_site(
    course: Course,
    stems: Sequence[str],
    out: Path,
    lite: bool = False,
    pyodide: Path | None = None,
) -> list[Flaw]:
    """Write the site of these lessons into `out`, which is replaced; returns what is to be mended.

    Without `stems`, of all lessons that are built. `lite`: with JupyterLite beside it, whose Python
    is the one in the folder `pyodide`, or else comes over the network.
    """
    if pyodide and not lite:
        raise WrongCall("--pyodide says where the Python of --lite comes from: give both")
    if lite:
        jupyterlite.ready(pyodide)
    with tempfile.TemporaryDirectory(prefix="site-") as folder:
        made = Site(course, _built(course, stems), Path(folder, "source"), lite)
        missing = [path.stem for path in course.sources(LESSONS, stems)]
        for stem in [each for each in missing if each not in made.stems]:
            what, mend = "it has not been built yet", f"run gamesearch build {stem}"
            made.flaws.append(Flaw(f"{LESSONS}/{stem}.ipynb", what, mend))
        if not made.stems:
            return made.flaws
        shutil.copytree(HERE / "static", made.static)
        contents.write_contents(made)
        lessons.write_lessons(made)
        reference.write_reference(made)
        _scripts(made)
        for stem in made.stems:
            decks.write_deck(course.notebook(LESSONS, stem), made.static, made.stems)
        result = Path(folder, "html")
        made.flaws += _sphinx(made.source, result, Path(folder, "doctrees"))
        _tidy(result)
        if lite:
            made.flaws += jupyterlite.write_lite(made, result, pyodide)
        if out.exists():
            _leave_only_ours(out)
        shutil.copytree(result, out, dirs_exist_ok=True)
    return made.flaws


def _built(course: Course, stems: Sequence[str]) -> list[str]:
    """The lessons whose notebook is there."""
    sources = course.sources(LESSONS, stems)
    return [path.stem for path in sources if course.notebook(LESSONS, path.stem).exists()]


def _leave_only_ours(out: Path) -> None:
    """Empty an older site; a folder that holds anything else stays, and is written into."""
    for each in out.iterdir() if (out / STATIC / "live.js").exists() else ():
        if each.is_dir():
            shutil.rmtree(each)
        else:
            each.unlink()


def _scripts(made: Site) -> None:
    """The widgets' scripts, once for the whole site."""
    from gamesearch.course.notebook import read_notebook
    from gamesearch.course.slides.assets import asset, widget_modules

    vendor = made.static / "vendor"
    vendor.mkdir(parents=True, exist_ok=True)
    for name in ("require.js", "widgets-embed-amd.js", "widget-names.js"):
        (vendor / name).write_text(str(asset(name)), encoding="utf-8")
    known: dict[str, None] = {}
    for kind in (LESSONS, EXERCISES):
        for stem in made.stems:
            if (path := made.course.notebook(kind, stem)).exists():
                known[str(widget_modules(read_notebook(path)))] = None
    (vendor / "modules.js").write_text("\n".join(filter(None, known)), encoding="utf-8")


def _sphinx(source: Path, result: Path, doctrees: Path) -> list[Flaw]:
    """Run Sphinx; each of its warnings is something to mend."""
    from sphinx.application import Sphinx
    from sphinx.util.docutils import docutils_namespace

    complaints = io.StringIO()
    with warnings.catch_warnings():  # what MyST calls in Sphinx is for the two of them to settle
        warnings.simplefilter("ignore", PendingDeprecationWarning)
        warnings.simplefilter("ignore", DeprecationWarning)
        with docutils_namespace():  # a second build in the same process begins anew
            app = Sphinx(source, None, result, doctrees, "html", _settings(), None, complaints)
            app.build()
    said = _COLOURS.sub("", complaints.getvalue()).replace(f"{source}/", "")
    return [Flaw("site", line, "") for line in said.splitlines() if line.strip()]


def _settings() -> dict[str, object]:
    return {
        "project": "Game Search",
        "html_title": "Game Search",
        "language": "en",
        "extensions": ["myst_nb", "sphinx.ext.napoleon", "gamesearch.course.site.sphinx_parts"],
        "html_theme": "furo",
        "html_static_path": [STATIC],
        "html_favicon": f"{STATIC}/favicon.svg",
        "html_css_files": ["site.css"],
        "html_js_files": [("live.js", {"defer": "defer"})],
        "html_copy_source": False,
        "html_show_sphinx": False,
        "html_show_copyright": False,
        "html_show_search_summary": False,  # it would be fetched, which a page from disk may not
        "html_math_renderer": "mathml",
        "nb_execution_mode": "off",
        "nb_merge_streams": True,
        "nb_code_prompt_show": "Show the code",
        "nb_code_prompt_hide": "Hide the code",
        "myst_enable_extensions": ["dollarmath", "amsmath", "deflist", "attrs_inline"],
        "myst_heading_anchors": 4,
        "myst_heading_slug_func": "gamesearch.course.index.tables.anchor",
        "suppress_warnings": ["mystnb.unknown_mime_type", "myst.header", "ref.python"],
        "add_module_names": False,
        "toc_object_entries": False,
        "pygments_style": "a11y-high-contrast-light",
    }


def _tidy(result: Path) -> None:
    """Without what only Sphinx itself would read again, and with what the theme leaves unsaid."""
    for name in (".buildinfo", "_sources"):
        path = result / name
        if path.is_dir():
            shutil.rmtree(path)
        elif path.exists():
            path.unlink()
    for page in result.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for short, named in UNSAID.items():
            text = text.replace(short, named)
        page.write_text(text, encoding="utf-8")


def size_in_words(out: Path) -> str:
    """What was written, in words."""
    files = [path.stat().st_size for path in out.rglob("*") if path.is_file()]
    return f"{len(files)} files, {sum(files) / 1e6:.1f} MB"
