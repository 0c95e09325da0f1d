"""`logomachie` and `logomachie serve`: what is asked of the server."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from logomachie.cli import main
from logomachie.server.app import open_club
from logomachie.server.settings import Settings
from logomachie.server.transport import Unfit

Asked = dict[str, Any]  # Any: arguments of every type


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """A server that only notes what it was asked."""
    noted: Asked = {}

    def serve(host: str | None, port: int | None, data: str | None, **more: bool) -> int:
        noted.update(host=host, port=port, data=data, **more)
        return 0

    monkeypatch.setattr("logomachie.cli.serve.serve", serve)
    return noted


USUAL = {"host": None, "port": None, "data": None, "open_browser": True, "lan": False}


@pytest.mark.parametrize("words", [[], ["serve"]])
def test_alone_it_serves_and_opens_the_browser(words: list[str], asked: Asked) -> None:
    """With or without its name, and whatever is not said comes from the environment."""
    assert 0 == main(words)
    assert USUAL == asked


@pytest.mark.parametrize("name", [[], ["serve"]])
def test_options_reach_the_server(name: list[str], asked: Asked) -> None:
    """`./play --port 9000` passes its arguments on: they work without the command’s name too."""
    words = ["--host", "0.0.0.0", "--port", "9000", "--data", "x.sqlite3", "--lan", "--no-browser"]

    assert 0 == main([*name, *words])
    assert {
        "host": "0.0.0.0",
        "port": 9000,
        "data": "x.sqlite3",
        "open_browser": False,
        "lan": True,
    } == asked


def test_the_servers_code_is_the_commands(monkeypatch: pytest.MonkeyPatch, asked: Asked) -> None:
    """A port in use ends it with the code the server gives."""
    monkeypatch.setattr("logomachie.cli.serve.serve", lambda *_, **__: 1)

    assert 1 == main(["serve"])


def test_a_setting_that_cannot_be_used_is_a_mistake(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line, and not as a traceback."""
    monkeypatch.setenv("LOGOMACHIE_MESSAGES", "beaucoup")

    assert 2 == main(["serve", "--data", "memory", "--no-browser"])
    assert "LOGOMACHIE_MESSAGES" in capsys.readouterr().err.splitlines()[0]


def test_a_file_that_is_no_club_is_told_in_a_sentence(tmp_path: Path) -> None:
    """What lies there is left as it is."""
    file = tmp_path / "lettre.sqlite3"
    file.write_text("Chère Zoé, " * 100)
    with pytest.raises(Unfit, match=file.stem):
        asyncio.run(open_club(Settings(data=str(file))))

    assert file.read_text().startswith("Chère Zoé")
