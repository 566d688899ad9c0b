"""Checks: `check` answers a student at once, `report` hands a value to whoever grades.

steps       the blocks a check is built from         verdict     what a student is told
observe     what a student's function gives back     disguise    the same positions, other numbers
guard       runs a student's code safely             sealed      answers that cannot be read here
canonical   one line of text per value               report      a value for whoever grades
forms       an answer in Python's own types          slips       a forgotten return, a missing key
borrowed    what an answer has from the package      inside      what is observed beside the answer
pictured    the case that fails, drawn               pbkdf2      a hash that is slow to make
lane        trees of any depth                       once        several properties, one look
questions   asked in several lessons in the same words

Each topic has a folder: the exercises in its `__init__`, named cases and what is observed on them
in `cases` and its neighbours, questions for known mistakes in `hints`, hidden inputs in `grades`.
"""
