"""A lesson that keeps the rules has no flaws; each rule broken is named with its remedy."""

from __future__ import annotations

import pytest

from gamesearch.course.lint.lint import lint
from gamesearch.course.notebook import read_source

FILLER = '# %% [markdown] slide="slide"\n# A claim.\n\n'
LESSON = f"""
# %% [markdown] slide="slide"
# # 2 · Pruning: looking at less
# Which moves need not be looked at?

# %% [markdown] slide="notes"
# 50 minutes. Ask the room.

# %% [markdown] slide="subslide"
# **Objectives**
# - **Compute** a window.
# - Explain why a cut is safe.
#
# **Time** 50 minutes · **You need** lesson 1

# %% slide="skip"
from gamesearch import draw_tree

# %% [markdown] slide="slide"
# ## The idea
# **Predict:** which leaf is skipped?

# %% slide="fragment"
draw_tree([1, 2])

# %% [markdown]
# ## The window

# %% [markdown]
# ## The saving

{FILLER * 24}
# %% [markdown]
# **Key points**
# - A bound is not a value.
#
# **Ask yourself**
# 1. [What is a window?](#The-window)
# 2. [When is a cut safe?](#The-window)
# 3. [What does order change?](#The-saving)
#
# [The exercises](../exercises/02_pruning.ipynb)
#
# **Further reading**
# - Knuth and Moore 1975
"""


@pytest.fixture
def flaws(write):
    """What is found in the lesson after some changes: `flaws((old, new), …)`."""

    def run(*changes):
        text = LESSON
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        return [str(f) for f in lint(read_source(write("notebooks", "02_pruning", text)))]

    return run


def test_a_lesson_that_keeps_the_rules_has_no_findings(flaws):
    assert flaws() == []


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("# # 2 · Pruning", "# # 3 · Pruning", "begin the first cell with # 2 · Title"),
        ("Which moves need not be looked at?", "Some moves.", "the question it answers: missing"),
        ("**Objectives**", "Aims", "the objectives: missing"),
        ("Explain why", "Understand why", "the objective 'Understand why a cut is safe.'"),
        ("**Time** 50 minutes", "**Time** long", "the minutes: missing"),
        ("**You need**", "After", "what it needs: missing"),
        ("## The saving", "The saving", "three sections: missing"),
        ("**Key points**", "Also", "the key points: missing"),
        ("# 2. [When is a cut safe?](#The-window)\n", "", "three recall questions: missing"),
        ("[When is a cut safe?](#The-window)", "When is a cut safe?", "leads to no section"),
        ("cut safe?](#The-window)", "cut safe?](#The-cut)", "leads to no section"),
        ("../exercises/02", "../exercises/03", "the link to the exercises: missing"),
        ("**Further reading**", "Books", "further reading: missing"),
        ("**Predict:** which", "Which", "no prediction before a picture"),
        (FILLER * 3, "", "the deck has 24 slides: 25 to 35 are meant"),
        ("[markdown]\n# ## The window", '[markdown] slide="notes"\n# It', "the notes do not"),
        ("# 50 minutes. Ask", "# Ask", "the notes do not begin with their minutes"),
        ("# 50 minutes. Ask", "# 49.5 minutes. Ask", "add up to 49.5 minutes, the lesson says 50"),
        ("draw_tree([1, 2])", f"draw_tree({'1' * 80})", "code on a slide is 91 columns wide"),
        ("draw_tree([1, 2])", "\n".join(["draw_tree(1)"] * 16), "the code cell has 16 lines"),
        ("draw_tree([1, 2])", "\n".join(["draw_tree(1)"] * 9), "the median code cell has 5 lines"),
        ("draw_tree([1, 2])", "draw_tree(1)\n" + "\n# %%\n1\n" * 5, "5 code cells without"),
        ("draw_tree([1, 2])", "%matplotlib inline", "line 1 is not Python: no magics"),
        ("draw_tree([1, 2])", "from gamesearch import *", "`import *` hides"),
        ("draw_tree([1, 2])", "draw_tree(1);", "the cell ends with ;"),
        ("draw_tree([1, 2])", "import urllib.request", "goes to the network"),
        ("draw_tree([1, 2])", "from pathlib import Path", "handles files or processes"),
        ("draw_tree([1, 2])", "open('x')", "calls open"),
        ("draw_tree([1, 2])", "print('/home/me/x')", "a path of one machine"),
        ("draw_tree([1, 2])", "random.choice([1])", "uses the shared generator"),
        ("draw_tree([1, 2])", "print('pip install x')", "installs or downloads"),
        ("draw_tree([1, 2])", "\n\n# %%\n\n# %%\n1", "the code cell is empty"),
        ('# %% slide="fragment"', '# %% exercise="2.1"', "a lesson holds no answers"),
        ("# A claim.", "# " + "word " * 121, "the text has 121 words"),
    ],
)  # fmt: skip
def test_each_rule_broken_is_named(flaws, old, new, complaint):
    found = flaws((old, new))
    assert any(complaint in text for text in found), found
    assert all(text.startswith("notebooks/source/02_pruning.py:") for text in found)


@pytest.mark.parametrize(
    "code",
    [
        "rng = random.Random(7)",
        "from gamesearch import alphabeta",
        "draw_tree('a/b')",
    ],
)
def test_what_is_allowed_is_not_named(flaws, code):
    assert flaws(("draw_tree([1, 2])", f"draw_tree(1)\n{code}")) == []


@pytest.mark.parametrize("call", ["show_steps(x)", "play(x)", "bars(x)", "_ = ax.plot(x)"])
def test_whatever_draws_is_a_picture(flaws, call):
    assert flaws(("draw_tree([1, 2])", call)) == []


def test_showing_source_is_no_picture(flaws):
    found = flaws(("draw_tree([1, 2])", "show_source(alphabeta)"))
    assert any("no prediction before a picture" in text for text in found)


def test_tables_code_and_links_are_not_counted_as_prose(flaws):
    table = (
        "# | " + "word " * 100 + "|\n# [a](" + "b" * 50 + ")\n# ```\n# " + "x " * 100 + "\n# ```\n"
    )
    assert flaws(("# A claim.\n", f"# A claim.\n#\n{table}")) == []
