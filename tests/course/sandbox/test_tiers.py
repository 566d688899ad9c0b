"""What a student's code can do in a kernel of the sandbox, tried on each tier of this machine."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest

from gamesearch.course.environment import PACKAGE
from gamesearch.course.sandbox import tiers
from gamesearch.course.sandbox.limits import MB, Limits

from .sandboxed import DIED, Kernel, running, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="walls are a matter of Linux")

SMALL = Limits(memory=1200 * MB, scratch=16 * MB)
WALLS = ["bubblewrap_warm", "bubblewrap_plain"]
SECRET = "what only the grader knows"


@pytest.fixture(scope="module", params=WALLS)
def sandbox(request):
    before = dict(os.environ)
    os.environ["GRADERS_TOKEN"] = SECRET
    try:
        with getattr(tiers, request.param)(SMALL) as started:
            yield started
    except tiers.NotHere as error:
        pytest.skip(f"{request.param} does not hold on this machine: {error}")
    finally:
        os.environ.clear()
        os.environ.update(before)


@pytest.fixture(scope="module")
def kernel(sandbox):
    """One kernel for all that must not harm it."""
    kernel = Kernel(sandbox)
    yield kernel
    kernel.stop()


@pytest.fixture
def fresh(sandbox):
    """A kernel for what may end it."""
    kernel = Kernel(sandbox)
    yield kernel
    kernel.stop()


@pytest.fixture
def neighbour(kernel):
    """Another submission's kernel: what happens in `fresh` must not touch it."""
    yield kernel
    assert kernel("6 * 7") == 42


@pytest.mark.skipif(not os.environ.get("CI"), reason="elsewhere a machine may have no wall")
def test_there_is_a_wall_where_everything_is_checked():
    from gamesearch.course.sandbox.choose import choose

    with choose("strict") as sandbox:
        assert sandbox.tier == "bubblewrap"


# -- what can be seen ------------------------------------------------------------------------------


def test_nothing_of_the_graders_can_be_read(kernel, tmp_path):
    secret = tmp_path / "expected.json"
    secret.write_text(SECRET)
    for folder in [tmp_path, *tmp_path.parents[:2]]:
        folder.chmod(0o755)
    course = PACKAGE.parent
    names = [secret, tmp_path, course / "solutions", course / "tests", course / ".git"]
    names += ["/etc/shadow", "/etc/passwd", "/home", "/var", "/run", "/sys"]
    names = [name for name in names if not Path(sys.prefix).is_relative_to(name)]
    names += [tiers.PYTHON[0]]  # this one it does see
    seen = kernel(f"[os.path.lexists(name) for name in {[str(n) for n in names]}]")
    assert seen == [False] * (len(names) - 1) + [True]


def test_the_environment_is_its_own(kernel):
    assert kernel("'GRADERS_TOKEN' in os.environ") is False
    everywhere = f"""
import glob
found = []
for name in glob.glob('/proc/[0-9]*/environ') + glob.glob('/proc/[0-9]*/cmdline'):
    try:
        found.append({SECRET!r}.encode() in open(name, 'rb').read())
    except OSError:
        pass
any(found)"""
    assert kernel(everywhere) is False


def test_no_process_but_its_own_is_seen(kernel):
    assert kernel("len([n for n in os.listdir('/proc') if n.isdigit()])") <= 3
    find = f"""
def exists(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
[pid for pid in (os.getppid(), {os.getpid()}, {os.getppid()}) if pid > 2 and exists(pid)]"""
    assert kernel(find) == []


def test_there_is_no_network(kernel):
    with socket.create_server(("127.0.0.1", 0)) as server, socket.socket(socket.AF_UNIX) as named:
        named.bind("\0gamesearch-test")
        named.listen()
        port = server.getsockname()[1]
        tried = f"""
import socket
def reaches(family, address):
    with socket.socket(family) as tried:
        tried.settimeout(1)
        try:
            tried.connect(address)
        except OSError:
            return False
        return True
[reaches(socket.AF_INET, ('127.0.0.1', {port})), reaches(socket.AF_INET, ('192.0.2.1', 80)),
 reaches(socket.AF_UNIX, '\\0gamesearch-test')]"""
        assert kernel(tried) == [False, False, False]


# -- what can be written ---------------------------------------------------------------------------


def test_only_scratch_can_be_written_to(kernel):
    places = ["/", "/dev", "/proc", "/usr/lib", sys.prefix, str(PACKAGE), os.__file__]
    tried = f"""
def writes(place):
    try:
        open(place if os.path.isfile(place) else os.path.join(place, 'x'), 'a').close()
    except OSError:
        return False
    return True
[place for place in {places} if writes(place)], writes('.'), writes('/tmp'), os.getcwd()"""
    # A checkout below /tmp is shown there, read-only, and takes the folder's place.
    free = not sys.prefix.startswith("/tmp/")
    assert kernel(tried) == ([], True, free, "/scratch")


def test_scratch_is_small_and_shared_memory_too(kernel):
    fill = """
def fill(folder):
    total = 0
    try:
        for n in range(200):
            with open(f'{folder}/{n}', 'wb', buffering=0) as file:
                total += file.write(bytes(2**20))
    except OSError:
        pass
    for n in range(200):
        if os.path.exists(f'{folder}/{n}'):
            os.remove(f'{folder}/{n}')
    return total >> 20
fill('.'), fill('/dev/shm')"""
    assert all(megabytes <= 16 for megabytes in kernel(fill))
    assert kernel("open('answer.txt', 'w').write('still room')") == 10


def test_no_memory_can_be_had_without_owning_it(kernel):
    assert kernel("os.memfd_create('x')") == "PermissionError"
    assert kernel("ctypes.CDLL(None).shmget(0, 1 << 20, 0o1600)") == -1
    assert kernel("import mmap\nmmap.mmap(-1, 1 << 20)") == "PermissionError"
    zeros = "import mmap\nmmap.mmap(os.open('/dev/zero', os.O_RDWR), 1 << 20)"
    assert kernel(zeros) in ("OSError", "FileNotFoundError")
    private = "mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS"
    assert kernel(f"len(mmap.mmap(-1, 8, {private}))") == 8


@pytest.mark.parametrize("family", [17, 29, 38, 40, 44])
def test_no_socket_of_a_kind_that_a_wall_does_not_know(family, kernel):
    """Packets, buses, the machine's cryptography, and whatever runs this machine."""
    tried = f"[socket.socket({family}, kind) for kind in (1, 2, 3, 5)]"
    assert kernel(f"import socket\n{tried}") == "PermissionError"
    assert kernel("len(socket.socketpair())") == 2


def test_no_rights_can_be_gained(kernel):
    tried = """
libc = ctypes.CDLL(None, use_errno=True)
header, rights = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
libc.capget(header, rights)
calls = [libc.unshare(0x10000000), libc.unshare(0x20000), libc.chroot(b'/scratch'),
         libc.mount(b'x', b'/scratch', b'tmpfs', 0, None), libc.ptrace(0, 0, 0, 0)]
calls += [] if os.getuid() == 0 else [libc.setuid(0)]
calls, sum(rights)"""
    calls, rights = kernel(tried)
    assert calls == [-1] * len(calls)
    assert rights == 0


# -- what can be used up ---------------------------------------------------------------------------


def test_memory_is_bounded_and_the_kernel_goes_on(kernel):
    assert kernel("hoard = []\nwhile True: hoard.append(bytearray(50 << 20))") == "MemoryError"
    assert kernel("hoard = None; 6 * 7") == 42


def test_forks_are_bounded_and_the_kernel_goes_on(kernel):
    """Bounded here as well: should the limit fail, two hundred is all there will be."""
    bomb = """
children = []
try:
    for _ in range(200):
        child = os.fork()
        if child == 0:
            signal.pause()
        children.append(child)
except OSError:
    pass
for child in children:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
len(children)"""
    assert 10 < kernel(bomb) < SMALL.processes
    assert kernel("6 * 7") == 42


def test_open_files_are_bounded(kernel):
    code = "kept = []\nwhile True: kept.append(open('/dev/null'))"
    assert kernel(code) == "OSError"
    assert kernel("kept = None; 6 * 7") == 42


def test_memory_of_all_its_processes_together_is_bounded(sandbox, fresh, neighbour):
    if "forked" not in sandbox.sentence:
        pytest.skip("only a warden can add it up, which the warm server has")
    together = """
for _ in range(6):
    if os.fork() == 0:
        hoard = bytearray(b'x') * (250 << 20)
        signal.pause()
signal.pause()"""
    assert fresh(together) == DIED


# -- what can be brought down ----------------------------------------------------------------------


def test_an_endless_loop_is_interrupted(kernel):
    assert kernel("while True: pass", seconds=0.3) == "KeyboardInterrupt"
    assert kernel("6 * 7") == 42


def test_a_loop_that_does_not_listen_is_ended(fresh, neighbour, monkeypatch):
    monkeypatch.setattr("gamesearch.course.grade.kernel.LAST_WORDS", 0.5)
    deaf = """
signal.signal(signal.SIGINT, signal.SIG_IGN)
while True:
    try:
        while True: pass
    except BaseException:
        pass"""
    assert fresh(deaf, seconds=0.3) == DIED


@pytest.mark.parametrize(
    "code",
    [
        "os._exit(0)",
        "ctypes.string_at(0)",
        "os.close(0); [os.close(fd) for fd in range(1, 60) if fd]",
    ],
)
def test_a_kernel_that_ends_itself_ends_alone(code, fresh, neighbour):
    assert fresh(f"{code}", seconds=5.0) in (DIED, "OSError")


@pytest.mark.parametrize("target", ["os.getppid()", "0", "-1", "1"])
def test_no_signal_reaches_anyone_else(target, fresh, neighbour):
    fresh(f"os.kill({target}, signal.SIGKILL)", seconds=5.0)


def test_what_it_has_started_ends_with_it(fresh):
    mark = "3141592"
    orphan = f"subprocess.Popen(['sleep', '{mark}'], start_new_session=True).pid"
    assert fresh(orphan) > 1
    assert running(f"sleep {mark}")
    fresh.stop()
    assert wait_until(lambda: not running(f"sleep {mark}"))


def test_two_kernels_share_nothing(sandbox, kernel, fresh):
    assert kernel("open('/scratch/note', 'w').write('x')") == 1
    assert fresh("os.path.exists('/scratch/note')") is False
    draw = "import random, numpy\n(random.random(), float(numpy.random.rand()))"
    assert not set(kernel(draw)) & set(fresh(draw))
