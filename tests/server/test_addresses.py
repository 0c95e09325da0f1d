"""Addresses: what is none of the club's is refused at once, in safe clothes."""

import re
from pathlib import Path

import pytest

from logomachie.server.page import PAGES
from logomachie.server.settings import Settings
from tests.server.world import live, world

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/a%00b", 400),
        ("/table/%0d%0aX", 400),
        ("/" + "a" * 3_000, 414),
        ("/api/words/" + "a" * 3_000, 414),
        ("/?" + "a" * 3_000, 414),
        ("/metrics", 404),
        ("/admin", 404),
        ("/wp-login.php", 404),
    ],
    ids=lambda value: str(value)[:16],
)
@live
async def test_absurd_and_unknown_addresses_are_refused_in_safe_clothes(
    path: str, status: int, tmp_path: Path
) -> None:
    """Never with the page, never with a fault of ours."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    async with world(settings=Settings(page=str(tmp_path))) as club:
        answer = await club.device("zoe").http.get(path)

        assert status == answer.status_code
        assert "doctype" not in answer.text
        assert "default-src 'none'" in answer.headers["content-security-policy"]


@live
async def test_large_heads_are_refused() -> None:
    """100 kB of headers: 431, whole or not; a socket is not accepted."""
    async with world() as club:
        zoe = club.device("zoe")
        answer = await zoe.http.get("/api/games", headers={"x-much": "a" * 100_000})
        page = await zoe.opens(**{"x-much": "a" * 100_000})

        assert 431 == answer.status_code
        assert (False, 1008) == (page.accepted, page.closed)


def test_the_pages_addresses_are_known_here() -> None:
    """The routes of the page, as its own router lists them, and no others."""
    router = (ROOT / "web" / "src" / "lib" / "route.svelte.ts").read_text("utf-8")

    assert set(re.findall(r"case '(\w*)':", router)) == PAGES
