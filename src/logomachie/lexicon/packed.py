"""The packed files that are committed: named columns of bytes behind one compressed header."""

import json
import lzma
from collections.abc import Mapping
from pathlib import Path

Columns = dict[str, bytes]
BEST = 9 | lzma.PRESET_EXTREME
FARTHEST = 1 << 26  # bytes back that the best preset looks for what it has seen


def written(path: Path, columns: Mapping[str, bytes]) -> bytes:
    """Write the columns as one file; gives back what the file unpacks to, for its digest."""
    head = json.dumps([[name, len(column)] for name, column in columns.items()])
    body = b"".join([head.encode(), b"\n", *columns.values()])
    # Memory for the whole way back is made ready first: for a small file forty milliseconds.
    back = min(FARTHEST, 1 << max(16, len(body).bit_length()))
    how = [{"id": lzma.FILTER_LZMA2, "preset": BEST, "dict_size": back}]
    path.write_bytes(lzma.compress(body, filters=how))
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
