"""The other end is a real ZeroMQ socket, or somebody who only says to be one."""

from __future__ import annotations

import socket
import threading
from contextlib import closing, suppress

import pytest
import zmq

from gamesearch.course.grade import kernel_wire
from gamesearch.course.grade.kernel_wire import GREETING, KernelWire, TooLarge, WireBroke

READY = b"\x04\x19\x05READY\x0bSocket-Type\x00\x00\x00\x03PUB"


@pytest.fixture
def peer(tmp_path):
    """A socket of ZeroMQ and a wire to it."""
    context, opened = zmq.Context(), []

    def make(kind, ours):
        other = context.socket(kind)
        other.bind(f"ipc://{tmp_path}/s")
        opened.append(other)
        opened.append(KernelWire(f"{tmp_path}/s", ours, 20.0))
        return other, opened[-1]

    yield make
    for each in opened:
        each.close()
    context.destroy(linger=0)


@pytest.fixture
def stranger(tmp_path):
    """Somebody who sends these bytes after the greeting, and then is still."""
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(f"{tmp_path}/s")
    listening.listen()
    kept = []

    def make(sent, greeting=GREETING + READY):
        def say():
            other, _ = listening.accept()
            kept.append(other)
            with suppress(OSError):  # nobody has read it to its end
                other.sendall(greeting + sent)

        threading.Thread(target=say, daemon=True).start()
        made = KernelWire(f"{tmp_path}/s", "DEALER", 0.5)
        kept.append(made)
        return made

    with closing(listening):
        yield make
        for each in kept:
            each.close()


def whole(reading):
    """The next message, however many pieces it comes in."""
    found = []
    while not found:
        found = list(reading.receive())
    return found


@pytest.mark.parametrize("sizes", [[0], [1, 255], [256, 0, 70_000], [3_000_000, 5]])
def test_messages_go_and_come_as_they_are(sizes, peer):
    other, ours = peer(zmq.ROUTER, "DEALER")
    message = [bytes([n + 1]) * size for n, size in enumerate(sizes)]
    ours.send(message)
    name, *got = other.recv_multipart()
    assert got == message
    other.send_multipart([name, *message])
    assert whole(ours) == [message]


def test_what_is_published_is_heard(peer):
    other, ours = peer(zmq.XPUB, "SUB")
    assert other.recv() == b"\x01"
    other.send_multipart([b"a", b"b"])
    assert whole(ours) == [[b"a", b"b"]]


def test_the_end_of_the_other_is_told(peer):
    other, ours = peer(zmq.ROUTER, "DEALER")
    other.close(linger=0)
    with pytest.raises(WireBroke):
        whole(ours)


@pytest.mark.parametrize(
    "sent",
    [
        b"\x02" + (1 << 62).to_bytes(8, "big"),
        b"\x01\x01x" * 1_000,
        b"\x03" + (200).to_bytes(8, "big") + bytes(200) + b"\x03" + (150).to_bytes(8, "big"),
    ],
    ids=["one without end", "of parts without end", "too large together"],
)
def test_no_message_is_taken_in_beyond_what_is_allowed(sent, stranger, monkeypatch):
    monkeypatch.setattr(kernel_wire, "LARGEST_MESSAGE", 300)
    with pytest.raises(TooLarge):
        whole(stranger(sent))


@pytest.mark.parametrize("greeting", [b"", b"HTTP/1.1 400 Bad Request", GREETING + b"\x04\xff"])
def test_who_does_not_greet_is_not_waited_for(greeting, stranger):
    with pytest.raises(WireBroke):
        stranger(b"", greeting)
