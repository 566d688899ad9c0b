"""Kernels that never end, never answer or never stop sending: they cost themselves, nobody else."""

from __future__ import annotations

import json
import resource
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from gamesearch.course.grade import allowance, workers
from gamesearch.course.grade.merge import merge
from gamesearch.course.grade.submission import read_handed_in
from tests.course.grade import small_key as key
from tests.course.grade.conftest import course, reference

from . import impatient

__all__ = ["course", "reference"]

SECONDS = 0.7
READ = 400_000_000  # bytes, and no more: each that sends much sends more
MAY_GROW = 150  # MB

OF_KERNEL = """
import threading, time
kernel = get_ipython().kernel
real = kernel.session.send
parent = kernel.get_parent()
def say(kind, content, parent=None):
    real(kernel.iopub_socket, kind, content, parent=parent or kernel.get_parent(), ident=b"x")
def for_ever(act, pause):
    def run():
        while True:
            act()
            time.sleep(pause)
    threading.Thread(target=run, daemon=True).start()
def my_search(game, state): return 0
"""
# Each leaves out, repeats or invents what a kernel says about itself.
SILENT = {
    "never says that it is idle, and often that it is busy": """
def send(stream, kind, content=None, *rest, **more):
    if kind != "status" or content.get("execution_state") != "idle":
        return real(stream, kind, content, *rest, **more)
kernel.session.send = send
for_ever(lambda: say("status", {"execution_state": "busy"}), 0.1)
""",
    "shows something for ever and is never idle": """
def send(stream, kind, content=None, *rest, **more):
    if kind != "status":
        return real(stream, kind, content, *rest, **more)
kernel.session.send = send
for_ever(lambda: say("display_data", {"data": {"text/plain": "x"}, "metadata": {}}), 0)
""",
    "never replies": """
def send(stream, kind, *rest, **more):
    if kind != "execute_reply":
        return real(stream, kind, *rest, **more)
kernel.session.send = send
""",
    "replies to what nobody asked": """
def send(stream, kind, content=None, parent=None, *rest, **more):
    if kind == "execute_reply":
        parent = {**parent, "header": {**parent["header"], "msg_id": "another"}}
    return real(stream, kind, content, parent, *rest, **more)
kernel.session.send = send
""",
    "sends what is no message": """
def send(stream, kind, *rest, **more):
    stream.send_multipart([b"<IDS|MSG>", b"", b"[" * 50_000, b"null", b"{", b"\\xff"])
kernel.session.send = send
""",
    "closes its channels": """
import os
for fd in range(3, 200):
    try:
        os.close(fd)
    except OSError:
        pass
""",
}
# Each sends more than a careless reader could hold.
LARGE = {
    "shows 15 MB, three hundred times": """
from IPython.display import display
for _ in range(300):
    display({"text/plain": "x" * 15_500_000}, raw=True)
""",
    "sends one message of a thousand parts": """
try:
    raw = kernel.iopub_socket.io_thread.socket
except AttributeError:
    raw = kernel.iopub_socket
raw.send_multipart([b"x" * 500_000] * 1_000)
time.sleep(20)
""",
    "sends lists of lists, which grow when they are read": """
for _ in range(200):
    say("display_data", {"data": {"text/plain": [[]] * 900_000}, "metadata": {}})
""",
    "sends ever more small messages": """
while True:
    say("display_data", {"data": {"text/plain": "x"}, "metadata": {}})
""",
    "prints past every stream": """
while True:
    say("stream", {"name": "stdout", "text": "x" * 1_000_000})
""",
}
FIRST, LAST = "is honest", "is honest, too"


def grade(tasks, reference, where):
    """In a process of its own: the outcomes, each with the MB that the process has had at most."""
    allowance.BYTES = READ
    found = []
    for task in tasks:
        outcome = impatient.grade_task(task, reference, where)
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        found.append((outcome, most))
    return found


@pytest.fixture(scope="module")
def graded(tmp_path_factory, sandbox):
    """All of them one after another, between two honest students."""
    course = key.make_course(tmp_path_factory.mktemp("course"))
    exercise = key.exercise_notebook(course)
    data = course.notebook("solutions", key.STEM).read_bytes()

    def handed_in(name, code):
        answers = key.RIGHT | ({"2.2": OF_KERNEL + code} if code else {})
        return workers.GradingTask(name, key.STEM, key.as_bytes(key.answered(exercise, answers)))

    codes = {FIRST: "", **SILENT, **LARGE, LAST: ""}
    tasks = [handed_in(name, code) for name, code in codes.items()]
    where = workers.Where(sandbox.kernel_name, dict(sandbox.env), SECONDS)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = pool.submit(grade, tasks, data, where).result(300)
    return {outcome.task.name: (outcome, most) for outcome, most in found}


@pytest.mark.parametrize("name", [FIRST, LAST])
def test_the_honest_ones_are_reached_and_right(name, graded):
    assert graded[name][0].result.earned == key.AUTOMATIC


@pytest.mark.parametrize("name", [*SILENT, *LARGE])
def test_it_costs_its_own_exercise(name, graded):
    outcome, _ = graded[name]
    assert outcome.trouble == ""
    assert outcome.result.earned_in("2.2") == 0
    assert outcome.result.earned_in("2.1") == 2


@pytest.mark.parametrize("name", LARGE)
def test_what_is_sent_does_not_fill_the_graders_memory(name, graded):
    assert graded[name][1] - graded[FIRST][1] < MAY_GROW


def test_a_submission_that_has_had_its_time_is_asked_nothing_more(sandbox):
    from gamesearch.course.grade.kernel import KernelDied, MarkingKernel

    with allowance.one_submission(0.0):
        running = MarkingKernel(sandbox.kernel_name)
        try:
            with pytest.raises(KernelDied):
                running.run("6 * 7", 5.0)
        finally:
            running.stop()


EVERY_FILE = """
import os
kept = []
try:
    while True: kept.append(os.open("/dev/null", os.O_RDONLY))
except OSError:
    pass
"""


@pytest.mark.parametrize("once_more", ["print('x')", "print('x')\nwhile True: pass"])
def test_a_kernel_that_has_no_file_left_still_speaks_and_can_be_stopped(once_more, sandbox):
    """What it says is sent by another thread, and an interrupt is heard by a third: neither may
    need a file by then."""
    from gamesearch.course.grade.kernel import MarkingKernel

    running = MarkingKernel(sandbox.kernel_name)
    try:
        running.run(EVERY_FILE, 5.0)
        running.run(once_more, 0.5)
        [shown] = running.run("len(kept) > 100 and 6 * 7", 5.0)
        assert shown["data"] == {"text/plain": "42"}
    finally:
        running.stop()


SLOW = {
    "empty lines": ["\n" * 90_000],
    "lines of blanks": [" \n" * 45_000],
    "signs of a comment": ["#" * 90_000],
    "comments without end": ["# \t" * 30_000],
    "words": ["a " * 45_000],
    "lines": ["x = 1\n" * 15_000],
    "lines that are no Python": ["x = 1\n" * 15_000 + "("],
    "functions": ["def f(): pass\n" * 100] * 390,
    "cells that define": [f"x = {n}" for n in range(900)],
    "cells that check": ['check("2.2", x)\n' * 30] * 900,
    "fourteen megabytes": ["abc = 1\n" * 12_000] * 140,
}


@pytest.mark.parametrize("kind", ["code", "markdown"])
@pytest.mark.parametrize("name", SLOW)
def test_no_text_takes_long_to_read(name, kind, reference):
    """No limit of a kernel holds there. Each took minutes where it was read once per exercise, or
    tried from every line; now it is a second or two."""
    cells = [{"cell_type": kind, "source": text, "metadata": {}} for text in SLOW[name]]
    data = json.dumps({"cells": cells, "metadata": {}, "nbformat": 4}).encode()
    began = time.process_time()
    merge(reference, read_handed_in(data))
    assert time.process_time() - began < 30.0
