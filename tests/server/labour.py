"""What workers do in tests; in a module that a worker can import."""

import gc
import os
import time


def barren() -> None:
    """Before a worker is ready: the dictionary cannot be read, or memory is over."""
    os._exit(1)


def echo(load: bytes) -> bytes:
    """In a worker: `sleep 0.1` sleeps, `die` dies, `fail` fails, all else comes back."""
    said = load.decode()
    if said.startswith("sleep"):
        time.sleep(float(said.split()[1]))
    if said == "die":
        os._exit(1)
    if said == "fail":
        raise ZeroDivisionError
    return load + b" by %d" % os.getpid()


def long_answer(load: bytes) -> bytes:
    """In a worker: as much as an analysis, and then what was asked."""
    return b"x" * 600_000 + load[-8:]


def set_aside(_: bytes) -> bytes:
    """How many objects no search for garbage looks through."""
    return b"%d" % gc.get_freeze_count()


def ready() -> None:
    """Before a worker is ready, where there is nothing to make."""
