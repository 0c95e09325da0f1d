"""One process for one SQLite file: a lock beside it, gone with the process however it ends."""

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


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
            if fcntl is not None:
                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(self._handle, 32).decode("ascii", "replace").strip()
            os.close(self._handle)
            raise InUse(path, holder or "?") from None
        os.ftruncate(self._handle, 0)
        os.write(self._handle, str(os.getpid()).encode())

    def release(self) -> None:
        os.close(self._handle)


def private(path: str) -> None:
    """Make the file before SQLite does: what is in it is nobody else's business."""
    Path(path).touch(mode=0o600, exist_ok=True)
