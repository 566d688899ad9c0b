"""python -m gamesearch.course.lab: JupyterLab, a second sooner than by its own name.

What `gamesearch.course` leaves out is not loaded in this process.
"""

import runpy

runpy.run_module("jupyterlab", run_name="__main__", alter_sys=True)
