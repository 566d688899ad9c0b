"""Making the course: a folder for each thing that is done with it, from build to release.

Nothing in a lesson imports this package; it needs the notebook libraries, the lessons do not.
"""
