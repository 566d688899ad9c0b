"""Read by each `jupyter nbconvert` of the environment, as jupyter_nbconvert_config.py.

Python, not JSON: only here is it known whether the command line asks for another template.
"""

from __future__ import annotations

from traitlets.config import get_config

from gamesearch.course.slides.pages import configure

configure(get_config())
