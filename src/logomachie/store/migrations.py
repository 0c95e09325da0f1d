"""The schema's history: numbered SQL files, the same for SQLite and PostgreSQL, applied in order.

A file that has been released is never changed; what comes next is the next file. Each must be
good SQL for both, one statement after the other, without a semicolon inside any.
"""

from functools import cache
from pathlib import Path

VERSION = "create table if not exists schema (version integer not null)"
FOUND = "select max(version) from schema"
NOTED = "insert into schema (version) values ({})"  # an integer of ours
BEFORE_VERSIONS = 1  # a store with tables and no version is of the first release


class NewerSchema(Exception):
    """The store was written by a later release than this one."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"schema {found}, this release knows {known}")
        self.found, self.known = found, known


@cache
def scripts() -> tuple[tuple[str, ...], ...]:
    """The statements of each version, the first release's first."""
    files = sorted(Path(__file__).with_name("schema").glob("*.sql"))
    assert [file.stem for file in files] == [f"{n:04}" for n in range(1, len(files) + 1)]
    return tuple(_statements(file.read_text("utf-8")) for file in files)


def due(found: int | None, *, has_tables: bool) -> list[tuple[int, tuple[str, ...]]]:
    """What must be applied to a store of this version; raises NewerSchema."""
    known = len(scripts())
    if found is None:
        found = BEFORE_VERSIONS if has_tables else 0
    if found > known:
        raise NewerSchema(found, known)
    return [(version, scripts()[version - 1]) for version in range(found + 1, known + 1)]


def _statements(script: str) -> tuple[str, ...]:
    bare = "\n".join(line.partition("--")[0] for line in script.splitlines())
    return tuple(part.strip() for part in bare.split(";") if part.strip())
