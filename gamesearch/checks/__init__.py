"""Checks: `check` answers a student at once, `report` hands a value to whoever grades.

steps       the blocks a check is built from        pruning, …   the exercises of one lesson each
guard       runs a student's code safely            sealed       answers that cannot be read here
canonical   one line of text per value              observe      what a search saw of a tree
"""
