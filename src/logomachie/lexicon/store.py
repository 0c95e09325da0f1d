"""A folder of columns: plain .npy files, written whole, checked when opened, memory-mapped.

The index lists size and checksum of every file; a folder without it is not finished.
"""

import ast
import json
import mmap
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:  # judging a word needs no NumPy: a quarter of a second less to start
    from numpy.typing import NDArray

INDEX = "index.json"
FORMATS: dict[str, Literal["I", "H", "B"]] = {
    "<u4": "I",
    "<u2": "H",
    "|u1": "B",
    "|b1": "B",
}  # NumPy's names, memoryview's names
BEFORE_HEAD = 10  # bytes of a .npy file before its head: magic, version, length of the head


class Corrupt(Exception):
    """A folder of columns is not what was written."""


def checksum(path: Path) -> list[int]:
    """Size and CRC of a file."""
    content = path.read_bytes()
    return [len(content), zlib.crc32(content)]


class Writer:
    """Fills a new folder; `finish` makes it valid."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, list[int]] = {}
        self.notes: dict[str, object] = {}

    def add(self, name: str, column: "NDArray[Any]") -> None:  # Any: columns of every type
        """Write one column."""
        import numpy as np  # noqa: PLC0415 - only who expands or queries pays for it

        np.save(self.folder / f"{name}.npy", column)
        self.seal(f"{name}.npy")

    def seal(self, file: str) -> None:
        """Enter a file that was written to the folder."""
        self.files[file] = checksum(self.folder / file)

    def note(self, name: str, value: object) -> None:
        """Keep a small fact in the index."""
        self.notes[name] = value

    def finish(self) -> None:
        """Write the index, last of all."""
        index = {"files": self.files, "notes": self.notes}
        (self.folder / INDEX).write_text(json.dumps(index, ensure_ascii=False), encoding="utf-8")


class Folder:
    """An expanded folder, its files checked one by one as they are opened.

    `repair` writes the folder anew and says where; without it a broken file is the asker's trouble.
    """

    def __init__(self, path: Path, repair: Callable[[], Path] | None = None) -> None:
        self.repair = repair
        self.open(path)

    def open(self, path: Path) -> None:
        """Read the index and compare the sizes of all files."""
        self.path = path
        try:
            index = json.loads((path / INDEX).read_text(encoding="utf-8"))
            self.files: dict[str, list[int]] = index["files"]
            self.notes: dict[str, Any] = index["notes"]  # Any: JSON
            sizes = {file: (path / file).stat().st_size for file in self.files}
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise Corrupt(path) from error
        if any(self.files[file][0] != size for file, size in sizes.items()):
            raise Corrupt(path)

    def is_sound(self, name: str) -> bool:
        """Whether a file holds what was written."""
        try:
            return checksum(self.path / name) == self.files[name]
        except OSError:
            return False

    def file(self, name: str) -> Path:
        """The path of a file whose content was checked just now."""
        if not self.is_sound(name):  # read once: the first word told waits for it
            if self.repair is not None:
                self.open(self.repair())
            if self.repair is None or not self.is_sound(name):
                raise Corrupt(self.path / name)
        return self.path / name

    def column(self, name: str) -> "NDArray[Any]":  # Any: columns of every type
        """A column, memory-mapped: processes share its pages."""
        import numpy as np  # noqa: PLC0415 - only who expands or queries pays for it

        column: NDArray[Any] = np.load(self.file(f"{name}.npy"), mmap_mode="r")
        return column

    def values(self, name: str) -> Sequence[int]:
        """A column of whole numbers, memory-mapped and read without NumPy."""
        view, kind = self._mapped(name)
        return view.cast(FORMATS[kind])

    def strings(self, name: str) -> "Strings":
        """A column of byte strings, memory-mapped and read without NumPy."""
        view, kind = self._mapped(name)
        return Strings(view, int(kind.removeprefix("|S")))

    def _mapped(self, name: str) -> tuple[memoryview, str]:
        with self.file(f"{name}.npy").open("rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        start = BEFORE_HEAD + int.from_bytes(mapped[BEFORE_HEAD - 2 : BEFORE_HEAD], "little")
        head = ast.literal_eval(mapped[BEFORE_HEAD:start].decode("latin-1"))
        return memoryview(mapped)[start:], head["descr"]


class Strings(Sequence[bytes]):
    """Byte strings of one width, blanks at their ends left out."""

    def __init__(self, view: memoryview, width: int) -> None:
        self.view, self.width = view, width

    def __len__(self) -> int:
        return len(self.view) // self.width

    @overload
    def __getitem__(self, i: int) -> bytes: ...
    @overload
    def __getitem__(self, i: slice) -> list[bytes]: ...
    def __getitem__(self, i: int | slice) -> bytes | list[bytes]:
        if isinstance(i, slice):
            return [self[at] for at in range(*i.indices(len(self)))]
        if not 0 <= i < len(self):
            raise IndexError(i)  # what ends a loop over a sequence
        return bytes(self.view[i * self.width : (i + 1) * self.width]).rstrip(b"\0")
