"""Checks: `check` answers a student at once, `report` hands a value to whoever grades.

exercise   the blocks a check is built from        pruning, …   the exercises of one lesson each
guard      runs a student's code safely            answers      numbers that cannot be read here
canon      one line of text per value              looking      what a search saw of a tree
"""
