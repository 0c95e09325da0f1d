"""A start that cannot be says so in one sentence, in French or English, and ends with 1."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from logomachie.server.app import open_store
from logomachie.server.run import serve_settings
from logomachie.server.settings import Settings
from logomachie.server.transport import Unfit
from logomachie.store.sqlite import SqliteStore
from tests.kit.port import free_port


def started(data: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """How a start on these data ends, and what it says."""
    code = serve_settings(Settings(port=free_port(), data=data))
    lines = capsys.readouterr().err.splitlines()
    return code, next((line for line in lines if not line.startswith("{")), "")


def test_a_file_that_another_club_serves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two servers on one file would play the same bots: the second names the first."""
    path = tmp_path / "club.sqlite3"

    async def story() -> tuple[int, str]:
        store = SqliteStore(path)
        try:
            return await asyncio.to_thread(started, str(path), capsys)
        finally:
            await store.close()

    code, told = asyncio.run(story())

    assert 1 == code
    assert "sert déjà à un autre club" in told
    assert "--data" in told


def test_data_of_a_later_release(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says what to do, and touches nothing."""
    path = tmp_path / "club.sqlite3"
    asyncio.run(SqliteStore(path).close())
    with sqlite3.connect(path) as db:
        db.execute("insert into schema (version) values (999)")
    monkeypatch.setenv("LOGOMACHIE_LANG", "en")
    code, told = started(str(path), capsys)

    assert (1, True) == (code, "update the club" in told)


def test_postgresql_without_a_server_or_without_its_library(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No traceback, no password."""
    address = f"postgresql://club:geheim@127.0.0.1:{free_port()}/club"
    code, told = started(address, capsys)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "logomachie.store.postgres", raising=False)
    with pytest.raises(Unfit, match="asyncpg"):
        asyncio.run(open_store(address))

    assert 1 == code
    assert "PostgreSQL ne répond pas" in told
    assert "geheim" not in told
