"""Both ends of a worker's pipe: what is sent whole, and what is heard in parts."""

import asyncio
import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import TypeAlias

NICE = 10
AT_ONCE = 65_536  # bytes that a pipe takes, or gives, without waiting

READY, DONE, FAILED = b"r", b"d", b"f"  # the first byte of what a worker says

Work: TypeAlias = Callable[[bytes], bytes]
Preparation: TypeAlias = Callable[[], None]


def framed(heard: bytearray) -> bytes | None:
    """The first whole message, taken out; None: it has not all come. (As Connection writes them:
    the length in four bytes, or -1 and then in eight.)"""
    head, size = 4, int.from_bytes(heard[:4], "big", signed=True)
    if size == -1:
        head, size = 12, int.from_bytes(heard[4:12], "big")
    if len(heard) < head or len(heard) < head + size:
        return None
    told = bytes(heard[head : head + size])
    del heard[: head + size]
    return told


def say(pipe: "Connection[bytes, bytes]", load: bytes) -> None:
    with suppress(OSError, TypeError):  # it has just died, or was closed: its pipe says so
        pipe.send_bytes(load)


def listen(
    pipe: "Connection[bytes, bytes]",
    loop: asyncio.AbstractEventLoop,
    hear: Callable[[bytes | None], None],
) -> None:
    """In a thread: bring what a worker says into the loop."""
    told: bytes | None = b""
    while told is not None:
        try:
            told = pipe.recv_bytes()
        except (EOFError, OSError):
            told = None
            pipe.close()
        with suppress(RuntimeError):  # the loop was closed: nobody waits any more
            loop.call_soon_threadsafe(hear, told)


def serve(pipe: "Connection[bytes, bytes]", work: Work, prepare: Preparation | None) -> None:
    """In a worker: stand back behind the server, and end when it ends, however it ends."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    with suppress(EOFError, OSError):  # the server is gone, or has let this one go
        if prepare is not None:
            prepare()
            gc.collect()
            gc.freeze()  # a dictionary is not looked through for garbage in the midst of a thought
        pipe.send_bytes(READY)
        while True:
            load = pipe.recv_bytes()
            try:
                told = DONE + work(load)
            except Exception as error:  # told to whoever asked; this process goes on
                told = FAILED + _described(error).encode()
            pipe.send_bytes(told)


def _described(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "?" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return f"{type(error).__name__} at {where}"
