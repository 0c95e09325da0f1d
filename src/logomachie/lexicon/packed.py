"""The packed files that are committed: named columns of bytes behind one compressed header."""

import json
import lzma
from collections.abc import Mapping
from pathlib import Path

Columns = dict[str, bytes]


def written(path: Path, columns: Mapping[str, bytes]) -> bytes:
    """Write the columns as one file; gives back what the file unpacks to, for its digest."""
    head = json.dumps([[name, len(column)] for name, column in columns.items()])
    body = b"".join([head.encode(), b"\n", *columns.values()])
    path.write_bytes(lzma.compress(body, preset=9 | lzma.PRESET_EXTREME))
    return body


def read(path: Path) -> tuple[Columns, bytes]:
    """The columns of a file, and the bytes they were cut from."""
    body = lzma.decompress(path.read_bytes())
    head, _, rest = body.partition(b"\n")
    columns, at = {}, 0
    for name, size in json.loads(head):
        columns[name] = rest[at : at + size]
        at += size
    return columns, body
