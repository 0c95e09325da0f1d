"""A real club on a free port, and a real Chromium to visit it. The page must be built already."""

import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.stage import Visitor
from tests.kit.port import free_port

ROOT = Path(__file__).parents[2]
PAGE = Path(os.environ.get("LOGOMACHIE_PAGE", ROOT / "src/logomachie/server/page"))
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
OPENS_WITHIN = 60  # seconds: two cores may be busy with the rest of the suite

PATIENCE = 60_000  # milliseconds: nothing is measured here, and the machine may be busy
expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a club of our own, with its SQLite file in a folder that goes away."""
    with _opened("logomachie.server", tmp_path_factory.mktemp("club")) as address:
        yield address


@pytest.fixture(scope="session")
def hurried_club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Another, whose bots do not pause: for whole games between them."""
    with _opened("tests.e2e.hurry", tmp_path_factory.mktemp("hurried")) as address:
        yield address


@contextmanager
def _opened(module: str, folder: Path) -> Iterator[str]:
    assert (PAGE / "index.html").exists(), "the page is not built: run scripts/web"
    port = free_port()
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
        "LOGOMACHIE_TABLES": "600",
        "LOGOMACHIE_REQUESTS": "60000",
    }
    data = str(folder / "club.sqlite3")
    command = [sys.executable, "-m", module, "--port", str(port), "--data", data]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as server:
        address = f"http://127.0.0.1:{port}"
        try:
            _wait_until_open(address, server)
            yield address
        finally:
            server.terminate()
            server.wait(10)


def _wait_until_open(address: str, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(OPENS_WITHIN * 10):
        assert server.poll() is None, "the club did not open"
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)  # the one place that waits for a process, not for a page
    pytest.fail("the club did not open in time")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's Chromium, or the one named; without its sandbox where we are root."""
    names = (os.environ.get("CHROMIUM", ""), *CHROMIUM)
    found = next((path for name in names if (path := shutil.which(name))), None)
    assert found is not None, "no Chromium: run scripts/install"
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def visit(club: str, chromium: Browser) -> Iterator[Visit]:
    """Opens a browser of its own for each visitor; a page that logs an error fails the story."""
    yield from _visits(club, chromium)


@pytest.fixture
def visit_hurried(hurried_club: str, chromium: Browser) -> Iterator[Visit]:
    """The same at the club whose bots do not pause."""
    yield from _visits(hurried_club, chromium)


def _visits(address: str, chromium: Browser) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def opened(
        *, width: int = 1280, height: int = 800, touch: bool = False, still: bool = True
    ) -> Visitor:
        context = chromium.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
            locale="fr-FR",
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context)
        visitors.append(visitor)
        return visitor

    yield opened
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.context.close()

    assert [] == troubles
