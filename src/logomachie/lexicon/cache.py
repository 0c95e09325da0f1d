"""Where the expanded columns live: a folder of the user's, named by digest, never the package.

Expansion is atomic: columns are written to a folder of their own, which is then renamed. Of two
processes that expand at once, one wins and the other uses what the winner wrote.
"""

import os
import shutil
import stat
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from logomachie.lexicon.store import Corrupt, Folder, Writer

if TYPE_CHECKING:
    from logomachie.lexicon.expand import How

ATTEMPTS = 5  # renames lost to other processes before we give up
FORMAT = 8  # raised when the columns change while the packed files do not


class Foreign(OSError):
    """The temporary folder of our name is somebody else's, or open to others."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is not this user's alone: set LOGOMACHIE_CACHE")


def root() -> Path:
    """`LOGOMACHIE_CACHE`, else the place this system keeps a user's caches."""
    if chosen := os.environ.get("LOGOMACHIE_CACHE"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "logomachie"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "logomachie" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "logomachie"


def writable(folder: Path) -> Path:
    """The folder, or one of this user's among the temporary ones where it cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    user = os.getuid() if hasattr(os, "getuid") else "user"
    spare = Path(tempfile.gettempdir()) / f"logomachie-{user}"
    spare.mkdir(mode=0o700, exist_ok=True)
    if not is_own(spare):
        raise Foreign(spare)
    return spare


def is_own(folder: Path) -> bool:
    """Whether it is a folder of this user's that nobody else may enter: names in a folder for
    everybody are anybody's to take."""
    found = folder.lstat()
    if not hasattr(os, "getuid"):  # Windows: its temporary folder is the user's own
        return stat.S_ISDIR(found.st_mode)
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077


def opened(
    data: Path,
    build: str,
    folder: Path | None = None,
    how: "How | None" = None,
    digest: str = "",
) -> Folder:
    """The expanded columns of the packed files, written now if they are missing or broken.

    `build` names the files, `how` changes their words, `digest` is the identity of what results.
    """
    name = f"lexicon-{build[:16]}-{FORMAT}" + (f"-{digest[:16]}" if how else "")
    parent = folder or root()

    def again(target: Path) -> Path:
        return rebuild(data, target, how, digest)

    try:
        return Folder(parent / name, lambda: again(writable(parent) / name))
    except Corrupt:
        target = writable(parent) / name
    try:
        return Folder(target, lambda: again(target))  # a spare place may hold a good one
    except Corrupt:
        return Folder(again(target), lambda: again(target))


def unpacked(build: str, digest: str, folder: Path | None = None) -> Folder | None:
    """The columns of a changed list, if they were written before."""
    parent = folder or root()
    for place in (parent, writable(parent)):
        try:
            return Folder(place / f"lexicon-{build[:16]}-{FORMAT}-{digest[:16]}")
        except Corrupt:
            continue
    return None


def rebuild(data: Path, target: Path, how: "How | None" = None, digest: str = "") -> Path:
    """Expand to a new folder, put it in the place of whatever is there, and say where."""
    from logomachie.lexicon.expand import expand  # noqa: PLC0415 - needs NumPy, and only here

    fresh = Path(tempfile.mkdtemp(prefix=f"{target.name}.", dir=target.parent))
    try:
        writer = Writer(fresh)
        expand(data, writer, how, digest)
        writer.finish()
        fresh.chmod(0o755)
        install(fresh, target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return target


def install(fresh: Path, target: Path) -> None:
    """Rename the fresh folder to the target; a good one that somebody put there stays."""
    for _ in range(ATTEMPTS):
        try:
            fresh.rename(target)
        except OSError:
            if is_whole(target):
                return
            discard(target)
        else:
            return


def is_whole(target: Path) -> bool:
    """Whether every file of the folder holds what was written."""
    try:
        folder = Folder(target)
    except Corrupt:
        return False
    return all(folder.is_sound(name) for name in folder.files)


def discard(target: Path) -> None:
    """Take a broken folder out of the way; who has it mapped keeps its pages."""
    grave = Path(tempfile.mkdtemp(prefix=f"{target.name}.", dir=target.parent))
    try:
        target.rename(grave / target.name)
    except FileNotFoundError:
        pass  # somebody else took it away
    finally:
        shutil.rmtree(grave, ignore_errors=True)
