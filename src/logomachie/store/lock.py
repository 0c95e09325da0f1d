"""One process for one SQLite file: a lock beside it, gone with the process however it ends."""

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
try:
    import msvcrt
except ImportError:  # everywhere else
    msvcrt = None  # type: ignore[assignment]

BEYOND = 1 << 30  # the byte that is locked on Windows, where nobody could read a locked one


class InUse(Exception):
    """Another process serves this file."""

    def __init__(self, path: str, pid: str) -> None:
        super().__init__(f"{path} is served by process {pid}")
        self.path, self.pid = path, pid


class TwoNames(InUse):
    """The file has another name (a hard link), by which another process could serve it: each would
    keep a journal of its own, and the file would be lost."""

    def __init__(self, path: str) -> None:
        super().__init__(path, "?")


class FileLock:
    """Held from the start to the end of a store; the file stays, and says who had it last."""

    def __init__(self, path: str) -> None:
        file = Path(path).resolve()  # by whatever link it is named
        if file.exists() and file.stat().st_nlink > 1:
            raise TwoNames(path)
        self._handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            holder = os.read(self._handle, 32).decode("ascii", "replace").strip()
            os.close(self._handle)
            raise InUse(path, holder or "?") from None
        os.ftruncate(self._handle, 0)
        os.write(self._handle, str(os.getpid()).encode())

    def release(self) -> None:
        os.close(self._handle)


def _lock(handle: int) -> None:
    """Take the lock at once, or raise OSError; it goes with the handle, or with the process."""
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    os.lseek(handle, BEYOND, os.SEEK_SET)
    try:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    finally:
        os.lseek(handle, 0, os.SEEK_SET)


def private(path: str) -> None:
    """Make the file before SQLite does: what is in it is nobody else's business."""
    Path(path).touch(mode=0o600, exist_ok=True)
