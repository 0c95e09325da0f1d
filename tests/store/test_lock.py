"""One process for one SQLite file, and a file that is nobody else's to read."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from logomachie.store import lock
from logomachie.store.lock import FileLock, InUse, TwoNames
from logomachie.store.sqlite import SqliteStore

HOLD = (
    "import asyncio, sys, time; from logomachie.store.sqlite import SqliteStore\n"
    "store = SqliteStore(sys.argv[1]); print('open', flush=True); time.sleep(60)"
)


def test_a_second_process_is_turned_away_until_the_first_is_gone(tmp_path: Path) -> None:
    """However it ended: after SIGKILL the file is free at once."""
    path = tmp_path / "club.sqlite3"
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert first.stdout is not None
    try:
        assert "open" == first.stdout.readline().strip()
        with pytest.raises(InUse) as taken:
            SqliteStore(path)
    finally:
        first.send_signal(signal.SIGKILL)
        first.wait()
        first.stdout.close()
    asyncio.run(SqliteStore(path).close())

    assert (str(path), str(first.pid)) == (taken.value.path, taken.value.pid)


class Windows:
    """What `msvcrt` does to handles of one file: a locked byte is nobody else's to lock or read."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.locked: dict[tuple[int, int], int] = {}  # by file and byte: which handle has it

    def locking(self, handle: int, how: int, count: int) -> None:
        place = (os.fstat(handle).st_ino, os.lseek(handle, 0, os.SEEK_CUR))
        if place in self.locked or (how, count) != (self.LK_NBLCK, 1):
            raise PermissionError(13, "Permission denied")
        self.locked[place] = handle


def test_a_file_is_locked_on_windows_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no flock: by the byte, which is none of those that say who has it."""
    windows = Windows()
    monkeypatch.setattr(lock, "fcntl", None)
    monkeypatch.setattr(lock, "msvcrt", windows)
    path = str(tmp_path / "club.sqlite3")
    first = FileLock(path)
    with pytest.raises(InUse) as taken:
        FileLock(path)
    first.release()
    windows.locked.clear()  # as the system does when a handle is closed
    FileLock(path).release()

    assert str(os.getpid()) == taken.value.pid
    assert all(at > len(taken.value.pid) for _, at in windows.locked)


@pytest.mark.skipif(os.name == "nt", reason="links are for administrators there")
def test_a_file_by_another_name_is_the_same_file(tmp_path: Path) -> None:
    """A symbolic link leads to the lock of its file; one with two hard links is not opened."""
    path, link, twin = (tmp_path / name for name in ("club", "link", "twin"))

    async def story() -> None:
        store = SqliteStore(path)
        link.symlink_to(path)
        with pytest.raises(InUse):
            SqliteStore(link)
        await store.close()
        await SqliteStore(link).close()
        os.link(path, twin)
        for name in (path, twin):
            with pytest.raises(TwoNames):
                SqliteStore(name)

    asyncio.run(story())


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    """Seeds of running games are in it: 0600, and what SQLite puts beside it too."""
    path = tmp_path / "club.sqlite3"
    mask = os.umask(0o022)
    try:

        async def story() -> list[int]:
            store = SqliteStore(path)
            await store.beat(1)
            modes = [stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()]
            await store.close()
            return modes

        modes = asyncio.run(story())
    finally:
        os.umask(mask)

    assert len(modes) >= 3
    assert {0o600} == set(modes)
