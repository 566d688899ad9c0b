"""Grading submissions: what is read, run, judged and written down."""
