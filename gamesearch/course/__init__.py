"""Making the course: build, cut, grade, show, open. One verb per file.

Nothing in a lesson imports this package; it needs the notebook libraries, the lessons do not.
"""
