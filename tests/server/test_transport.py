"""The club's sockets are made for one uvicorn, and a start with another says so."""

import tomllib

import pytest
import uvicorn

from logomachie.server.run import serve_settings
from logomachie.server.settings import Settings
from logomachie.server.transport import MADE_FOR, Unfit, config_of
from tests.docs.sources import ROOT


def test_another_uvicorn_is_refused_before_it_is_built_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence that says what to do, and exit code 1; nothing is served."""
    monkeypatch.setattr(uvicorn, "__version__", "9.9.9")
    told = []
    for language in ("fr", "en"):
        monkeypatch.setenv("LOGOMACHIE_LANG", language)
        assert 1 == serve_settings(Settings(port=0, data="memory"))
        told.append(capsys.readouterr().err)

    assert all(f"pip install uvicorn=={MADE_FOR}" in sentence for sentence in told)
    assert ["a trouvé 9.9.9", "found 9.9.9"] == [
        next(part for part in ("a trouvé 9.9.9", "found 9.9.9") if part in sentence)
        for sentence in told
    ]
    with pytest.raises(Unfit):
        config_of(Settings(), lambda *_: None)  # type: ignore[arg-type]


def test_the_package_asks_for_that_very_version() -> None:
    """pyproject, the pins and the check name one version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pins = (ROOT / "constraints" / "run.txt").read_text("utf-8").splitlines()

    assert f"uvicorn=={MADE_FOR}" in project["project"]["dependencies"]
    assert any(line.startswith(f"uvicorn=={MADE_FOR} ") for line in pins)
    assert MADE_FOR == uvicorn.__version__
