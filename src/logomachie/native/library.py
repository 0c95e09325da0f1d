"""Opens the compiled library of this platform; where there is none, or `LOGOMACHIE_NATIVE=0` says
so, the solvers written in Python and NumPy serve."""

import ctypes
import os
import platform
import sys
import sysconfig
import warnings
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

HERE = Path(__file__).resolve().parent
LIBRARIES = HERE / "lib"
MANIFEST = LIBRARIES / "SHA256SUMS"
MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}
ENDINGS = {"linux": "so", "macos": "dylib", "windows": "dll"}


def target() -> str:
    """This platform as the libraries name it: machine, system, and of Linux the C library."""
    machine = platform.machine().lower()
    machine = MACHINES.get(machine, machine)
    if sys.platform == "linux":
        abi = str(sysconfig.get_config_var("SOABI") or "")
        return f"{machine}-linux-{'musl' if 'musl' in abi else 'gnu'}"
    return f"{machine}-{'macos' if sys.platform == 'darwin' else 'windows'}"


def file_of(name: str) -> str:
    """How the library of a target is called."""
    return f"{name}.{ENDINGS[name.split('-')[1]]}"


def manifest() -> dict[str, str]:
    """By file: its SHA-256."""
    lines = MANIFEST.read_text(encoding="ascii").splitlines()
    return {name: digest for digest, name in (line.split() for line in lines)}


@cache
def library() -> ctypes.CDLL | None:
    """The library of this process; None: it goes without."""
    if os.environ.get("LOGOMACHIE_NATIVE") == "0":
        return None
    named = os.environ.get("LOGOMACHIE_LIBRARY")  # one built otherwise, as with sanitizers
    path = Path(named) if named else LIBRARIES / file_of(target())
    if not path.is_file():
        return None
    if not named and sha256(path.read_bytes()).hexdigest() != manifest().get(path.name):
        warnings.warn(f"{path} is not what the manifest says, and is not opened", stacklevel=2)
        return None
    try:
        return ctypes.CDLL(str(path))
    except OSError as error:
        warnings.warn(f"{path} cannot be opened: {error}", stacklevel=2)
        return None


def address(column: NDArray[Any]) -> int:
    """Where a column begins; it must be whole, and must outlive its use."""
    flags = column.flags
    assert flags.c_contiguous, "only a whole column can be handed over"
    if flags.writeable and column.size:  # five times sooner, and asked a hundred times a position
        return ctypes.addressof(ctypes.c_char.from_buffer(column.data))
    return int(column.ctypes.data)


def column(values: Any, kind: Any) -> NDArray[Any]:
    """Values as a whole column of one kind, never empty: an address is needed of each."""
    found = np.ascontiguousarray(values, dtype=kind)
    return found if found.size else np.zeros(1, kind)
