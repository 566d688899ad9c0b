"""What the site is made of, without building it whole: tests/browser/test_site.py does that."""

from __future__ import annotations

import ast
from types import SimpleNamespace

import pytest
from nbformat import v4

import gamesearch
from gamesearch.course.folder import Course, find_course
from gamesearch.course.site import contents, decks, glossary, lessons, reference
from gamesearch.course.site.contents import bibliography
from gamesearch.course.site.lessons import to_page
from gamesearch.course.site.site import _sphinx
from gamesearch.course.site.sphinx_parts import WORDS, mathml


def test_every_name_on_top_is_in_the_reference():
    told = {
        f"{module.name}.{node.name}" for module in reference.modules() for node in module.public()
    }
    constants = {"CHANCE", "MAX", "MIN", "TREES"}
    on_top = {f"gamesearch.{home}.{n}" for n, home in gamesearch._HOME_OF.items()}
    assert {name for name in on_top - told if name.rpartition(".")[2] not in constants} == set()


def test_what_exercises_look_at_is_not_in_the_reference():
    names = [module.name for module in reference.modules()]
    assert "gamesearch.checks.verdict" in names
    assert not [name for name in names if "grades" in name or name.startswith("gamesearch.course")]


def test_a_class_is_called_like_its_constructor():
    made = ast.parse("class Nim:\n    def __init__(self, piles=(1, 2)): ...").body[0]
    assert reference.signature(made) == "Nim(piles=(1, 2))"


def test_a_table_in_a_docstring_is_kept_as_it_stands():
    text = reference._as_rst("Names:\n\n  alpha   what *MAX* has\n  beta    `MIN`")
    shown = "    alpha   what *MAX* has\n    beta    `MIN`"
    assert text == f"Names:\n\n\n.. code-block:: text\n\n{shown}"


def test_links_between_lessons_lead_to_headings_and_others_become_words():
    text = "[why](02_pruning.ipynb#Why%2C-then%3F), [later](09_other.ipynb) and [all](index.ipynb)"
    assert to_page(text, ["02_pruning"]) == (
        "[why](<02_pruning.ipynb#Why,-then?>), later and [all](../index.md)"
    )


@pytest.mark.parametrize("tex", [r"\frac{1}{2}", r"a_1 + \dots + a_n", r"x / \textstyle\sum_j w_j"])
def test_formulas_need_no_script(tex):
    assert mathml(tex).startswith("<math")


def test_every_word_of_the_glossary_has_one_meaning():
    words = glossary.glossary_rows(find_course())
    forms = [form for word in words for form in word.forms]
    assert len(forms) == len(set(forms))
    assert all(word.meaning.endswith(".") for word in words)


def test_the_longest_word_is_found():
    words = [glossary.Word(term, (term,), "…") for term in ("node", "chance node")]
    found = glossary.pattern(words).findall("a chance node, a node, nodes")
    assert found == ["chance node", "node"]


def test_chapters_of_a_book_are_one_entry_of_the_bibliography():
    def lesson(stem, text):
        return SimpleNamespace(
            stem=stem, cells=[v4.new_markdown_cell(f"## Further reading\n\n{text}")]
        )

    listed = bibliography(
        [
            lesson("01_a", "- S. Russell, *AI*, chapter 6.\n- A. Zobrist,\n  *Hashing* (1970)."),
            lesson("02_b", "- S. Russell, *AI*, section 6.2.\n\n## Elsewhere\n\n- no work"),
        ]
    )
    assert listed == [
        ("S. Russell, *AI*.", ["01_a", "02_b"]),
        ("A. Zobrist, *Hashing* (1970).", ["01_a"]),
    ]


def test_what_decks_share_lies_in_files(tmp_path):
    (tmp_path / "vendor").mkdir()
    (tmp_path / "vendor" / "large.js").write_text("1;" * 2000, encoding="utf-8")
    page = (
        f"<script>{'1;' * 2000}</script><style>{'a{}' * 999}</style><script>small()</script>"
        '<script type="application/vnd.jupyter.widget-state+json">{}</script>'
    )
    out = decks.with_shared_files(page, "02_pruning", tmp_path, ["02_pruning"])
    assert '<script src="../vendor/large.js"></script>' in out
    assert '<link rel="stylesheet" href="../vendor/' in out
    assert "<script>small()</script>" in out
    assert '<script src="../widgets/notebooks-02_pruning.js">' in out


@pytest.fixture
def sphinx(tmp_path):
    """Sphinx on one page; what it complains of."""

    def run(text: str) -> str:
        source = tmp_path / "source"
        (source / "_static").mkdir(parents=True)
        (source / "_static" / "favicon.svg").write_text("<svg/>", encoding="utf-8")
        (source / "index.md").write_text(text, encoding="utf-8")
        (source / WORDS).write_text('{"forms": {}, "pattern": "(?!)()"}', encoding="utf-8")
        found = _sphinx(source, tmp_path / "html", tmp_path / "doctrees")
        return "; ".join(map(str, found))

    return run


def test_a_page_without_faults_has_no_findings(sphinx):
    assert sphinx("# A\n\nIt is $x^2$.") == ""


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("[gone](nowhere.md)", "nowhere.md"),
        ("[gone](#nowhere)", "nowhere"),
        (r"$\undefinedmacro$", "a formula is not understood"),
    ],
)
def test_a_fault_of_a_page_is_reported(sphinx, text, flaw):
    assert flaw in sphinx(f"# A\n\n{text}\n")


def test_a_course_without_a_table_has_no_words(tmp_path):
    assert glossary.glossary_rows(Course(tmp_path)) == []


def test_the_map_is_drawn_into_its_page():
    shown = '<div><div>\n<img src="map.svg" alt="a">\n<a href="00_a.ipynb"></a>\n</div></div>'
    page = contents._with_map(f"# Map\n\n{shown}\n\n| [00](a) |\n|--|\n\nSo.")
    assert page == "# Map\n\n```{raw} html\n:file: map_drawn.html\n```\n\n| [00](a) |\n|--|\n\nSo."


def test_what_two_lessons_name_in_two_ways_is_one_entry():
    works = {"C. Browne, *A Survey* (2012).": ["00_a"], "C. Browne, *A survey*, IEEE.": ["11_b"]}
    works["A. Zobrist, *Hashing* (1970)."] = ["04_c"]
    assert contents._merged(works) == {
        "C. Browne, *A Survey* (2012).": ["00_a", "11_b"],
        "A. Zobrist, *Hashing* (1970).": ["04_c"],
    }


def test_a_page_has_one_title():
    cells = [v4.new_markdown_cell(text) for text in ("# One\n\ntext", "# Two", "## Three")]
    cells.insert(1, v4.new_code_cell("# a comment"))
    lessons._one_title(SimpleNamespace(cells=cells))
    assert [c.source for c in cells] == ["# One\n\ntext", "# a comment", "## Two", "## Three"]
