"""Which sandbox is chosen, what is said about it, and what is left of it."""

from __future__ import annotations

import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from gamesearch.course.environment import PACKAGE
from gamesearch.course.sandbox import tiers
from gamesearch.course.sandbox.choose import choose
from gamesearch.course.sandbox.client import ForkedKernel
from gamesearch.course.sandbox.group import BOUNDS
from gamesearch.course.sandbox.limits import MB, Limits
from gamesearch.course.sandbox.probe import questions
from gamesearch.course.sandbox.request import Request
from gamesearch.course.sandbox.run import PATIENCE
from gamesearch.course.sandbox.tiers import SandboxUnavailable

from .sandboxed import Kernel, wait_until

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="walls are a matter of Linux")
SMALL = Limits(memory=1200 * MB, scratch=16 * MB)
ORDINARY = 65534
SYSTEM_PYTHON = f"/usr/bin/python{sys.version_info.major}.{sys.version_info.minor}"


@pytest.fixture
def no_wall(monkeypatch):
    def fails(limits, why, private):
        raise tiers.NotHere("nothing works here")

    monkeypatch.setattr("gamesearch.course.sandbox.choose._walled", lambda: [fails, fails])


@pytest.fixture(autouse=True)
def _same_environment(monkeypatch):
    monkeypatch.setattr(os, "environ", os.environ.copy())


@pytest.fixture(scope="module")
def walled():
    try:
        with choose("strict", SMALL) as sandbox:
            yield sandbox
    except SandboxUnavailable as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error))


# -- the choice ------------------------------------------------------------------------------------


def test_strict_refuses_where_no_wall_holds_and_says_why(no_wall):
    with pytest.raises(SandboxUnavailable, match="nothing works here"):
        choose("strict")


def test_a_wall_does_not_count_where_the_grader_s_own_folders_can_be_seen_behind_it(walled):
    """As those would be that lie in a folder of programs: the package stands for one."""
    with choose("auto", SMALL, [PACKAGE / "checks"]) as sandbox:
        assert sandbox.tier == "limits"
        assert f"{PACKAGE / 'checks'} can be read" in sandbox.sentence
        assert "nothing of yours can be read" not in sandbox.sentence


def test_a_link_to_what_can_be_seen_is_found_too(walled, tmp_path):
    (tmp_path / "submissions").symlink_to(PACKAGE / "checks")
    with pytest.raises(SandboxUnavailable, match="can be read"):
        choose("strict", SMALL, [tmp_path / "submissions"])


def test_what_is_said_of_memory_is_what_holds(walled):
    if "forked" not in walled.sentence:
        pytest.skip("only the warm server has a group of its own")
    group = walled.run.group
    if group is None:
        assert "is not bounded here" in walled.sentence
        return
    assert "2 GB of memory together" in walled.sentence
    bound = next(each for each in BOUNDS if (group / each).exists())
    assert abs(int((group / bound).read_text()) - 2 * SMALL.memory) < MB
    inside = {int(pid) for pid in (group / "cgroup.procs").read_text().split()}
    assert walled.run.guardian.pid not in inside
    kernel = Kernel(walled)
    try:
        assert kernel("6 * 7") == 42
        now = {int(pid) for pid in (group / "cgroup.procs").read_text().split()}
        assert len(now) > len(inside)
    finally:
        kernel.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no limits")
def test_auto_then_takes_limits_alone_and_says_what_that_means(no_wall):
    with choose("auto", SMALL) as sandbox:
        assert sandbox.tier == "limits"
        assert "nothing works here" in sandbox.sentence
        assert "run only code you trust" in sandbox.sentence
        os.environ["GRADERS_TOKEN"] = "x"
        kernel = Kernel(sandbox)
        try:
            assert kernel(
                "import os\n'GRADERS_TOKEN' in os.environ, os.getcwd() == os.environ['HOME']"
            ) == (
                False,
                True,
            )
            hoard = (  # let go of, so that there is room to say it
                "try:\n    hoard = []\n"
                "    while len(hoard) < 100: hoard.append(bytearray(50 << 20))\n"
                "finally:\n    hoard.clear()"
            )
            if sys.platform == "linux":
                assert kernel(hoard) == "MemoryError"
        finally:
            kernel.stop()


def test_none_is_the_plain_kernel():
    with choose("none") as sandbox:
        assert (sandbox.kernel_name, sandbox.tier, sandbox.env) == ("python3", "none", {})
        assert "run only code you trust" in sandbox.sentence


def test_an_unknown_mode_is_named():
    with pytest.raises(ValueError, match="paranoid"):
        choose("paranoid")


@pytest.mark.parametrize(("platform", "tier"), [("darwin", "limits"), ("win32", "none")])
def test_elsewhere_there_is_no_wall(platform, tier, monkeypatch):
    monkeypatch.setattr(sys, "platform", platform)
    with choose("auto") as sandbox:
        assert sandbox.tier == tier
        assert "run only code you trust" in sandbox.sentence
    with pytest.raises(SandboxUnavailable, match=platform):
        choose("strict")


def test_a_probe_without_a_wall_gets_out_in_every_way(tmp_path):
    """The probe's questions can all be answered badly."""
    with questions(SMALL) as asked:
        asked |= {"hidden": [*asked["hidden"], str(tmp_path)], "fixed": [str(tmp_path)]}
        asked |= {"processes": 5, "room": str(tmp_path)}
        code = "import json, sys; from gamesearch.course.sandbox.probe import break_out; "
        code += "print(json.dumps(break_out(json.loads(sys.argv[1]))))"
        line = [sys.executable, "-c", code, json.dumps(asked)]
        said = " ".join(json.loads(subprocess.check_output(line)))
    for trouble in ("gs-secret", "written to", "network", "outside", "scratch", "not limited"):
        assert trouble in said


# -- how it is used --------------------------------------------------------------------------------


def test_a_kernel_is_known_by_its_name_alone_to_plain_nbval(tmp_path):
    from nbformat import write
    from nbformat.v4 import new_code_cell, new_notebook, new_output

    seen = new_output("stream", name="stdout", text="/scratch\n")
    source = "import os\nprint(os.getcwd())"
    kernel = new_code_cell(source, outputs=[seen], execution_count=1)
    write(new_notebook(cells=[kernel]), tmp_path / "where.ipynb")
    line = [sys.executable, "-m", "gamesearch.course.sandbox", sys.executable, "-m", "pytest"]
    line += ["-p", "gamesearch.course", "-p", "no:cacheprovider", "--nbval"]
    line += ["--nbval-kernel-name=gamesearch-sandbox", "where.ipynb"]
    run = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True)
    if "limits alone" in run.stderr:
        pytest.skip(run.stderr)
    assert "1 passed" in run.stdout, run.stdout + run.stderr
    assert run.stderr.startswith("Sandbox: ")


@LINUX
@pytest.mark.parametrize("start", ["bubblewrap_warm", "bubblewrap_plain"])
def test_an_ordinary_user_has_it_too(start, tmp_path):
    if os.getuid() != 0:
        pytest.skip("this is an ordinary user: the other tests have tried it")
    places = [PACKAGE.parent, *(p for p in sys.path if p.endswith("site-packages"))]
    if not Path(SYSTEM_PYTHON).exists() or not all(map(_open_to_others, places)):
        pytest.skip("an ordinary user of this machine has no Python that could run it")
    code = f"""
import os
from gamesearch.course.sandbox import tiers
from sandboxed import Kernel
try:
    with tiers.{start}(tiers.Limits()) as sandbox:
        kernel = Kernel(sandbox)
        print(kernel("import os; os.getuid()"), kernel("open('/etc/passwd')"))
        kernel.stop()
except tiers.NotHere as error:
    print("NotHere", error)
"""
    here = [Path(__file__).parent] if _open_to_others(Path(__file__).parent) else []
    shutil.copy(Path(__file__).with_name("sandboxed.py"), tmp_path)
    for folder in [tmp_path, *tmp_path.parents[:2]]:
        folder.chmod(0o755)
    path = os.pathsep.join(map(str, [*places, *here, tmp_path]))
    said = subprocess.run(
        [SYSTEM_PYTHON, "-B", "-c", code],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": path, "HOME": "/"},
        user=ORDINARY,
        group=ORDINARY,
        extra_groups=[],
        cwd="/",
        capture_output=True,
        text=True,
    )
    if said.stdout.startswith("NotHere"):
        pytest.skip(said.stdout)
    assert said.stdout == f"{ORDINARY} FileNotFoundError\n", said.stderr


def _open_to_others(place):
    return all(folder.stat().st_mode & 0o001 for folder in [Path(place), *Path(place).parents])


# -- what it leaves --------------------------------------------------------------------------------


def test_the_server_does_not_grow(walled):
    if "forked" not in walled.sentence:
        pytest.skip("there is no server")
    server = _server_of(walled)
    sizes = []
    for _ in range(9):
        kernel = Kernel(walled)
        assert kernel("import networkx, matplotlib.pyplot as plt\nplt.plot([1, 2]); 6 * 7") == 42
        kernel.stop()
        sizes.append(_own_memory(server))
    assert sizes[-1] - sizes[2] < 1 * MB
    assert len(list(Path(f"/proc/{server}/fd").iterdir())) < 12


def test_nothing_is_left(walled):
    with choose("strict", SMALL) as sandbox:
        kernel = Kernel(sandbox)
        assert kernel("6 * 7") == 42
        folder, processes = sandbox.run.folder, _all_of(sandbox)
        assert len(processes) >= (2 if "forked" in sandbox.sentence else 1)  # server, guardian
        kernel.stop()
        group = sandbox.run.group
    assert not folder.exists()
    assert _end(processes)
    assert group is None or wait_until(lambda: not group.exists())


@LINUX
def test_nothing_is_left_when_the_grader_is_killed(walled):
    code = """
import os, sys
from gamesearch.course.sandbox.choose import choose
from jupyter_client.manager import start_new_kernel
sandbox = choose("strict")
os.environ.update(sandbox.env)
start_new_kernel(kernel_name=sandbox.kernel_name)
print(sandbox.run.folder, flush=True)
sys.stdin.read()
"""
    grader = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with grader:
        folder = grader.stdout.readline().strip()
        processes = _family(grader.pid)  # where there is no server, kernels are the grader's own
        assert len(processes) >= 4
        assert list(Path(folder).iterdir())
        grader.send_signal(signal.SIGKILL)
    assert _end(processes)
    assert not Path(folder).exists()


def _all_of(sandbox):
    return _family(sandbox.run.guardian.pid)


def _family(pid):
    """Handles of a process and all that descend from it."""
    import psutil

    family = [pid, *(each.pid for each in psutil.Process(pid).children(recursive=True))]
    return [os.pidfd_open(each) for each in family]


def _end(handles):
    ended = [bool(select.select([handle], [], [], 10)[0]) for handle in handles]
    for handle in handles:
        os.close(handle)
    return all(ended)


def _server_of(sandbox):
    import psutil

    children = psutil.Process(sandbox.run.guardian.pid).children(recursive=True)
    return [each for each in children if "fork_server" in " ".join(each.cmdline()[-4:])][-1].pid


def _own_memory(pid):
    """Bytes of its own making, whether or not a kernel about to end still shares their pages."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Anonymous:"))


def test_the_server_survives_those_who_leave_at_any_moment(walled):
    """Asked for a kernel and left at once, or said nothing at all: the next is served."""
    if "forked" not in walled.sentence:
        pytest.skip("there is no server")
    for said in [b"", b"{}", b"no request", b"[]", b"\xff", None]:
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as caller:
            caller.connect(walled.run.server)
            if said is not None:
                caller.send(said)
    for _ in range(5):
        hurried = ForkedKernel(walled.run.server, Request(SMALL, []))
        hurried.kill()
        hurried.wait(PATIENCE)
    kernel = Kernel(walled)
    assert kernel("6 * 7") == 42
    kernel.stop()
