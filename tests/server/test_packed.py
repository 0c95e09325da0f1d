"""Whatever goes over the wire is packed: the page's files when built, answers when given."""

import gzip
from pathlib import Path

import pytest

from logomachie.server.guard import POLICY
from logomachie.server.settings import Settings
from tests.server.world import live, world


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/app-1a2b.js"):
        (tmp_path / name).write_text("plain")
        (tmp_path / f"{name}.br").write_bytes(b"brotli")
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(b"plain"))
    (tmp_path / "assets" / "face.woff2").write_bytes(b"face")
    return tmp_path


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("identity", None),
    ],
)
@live
async def test_a_file_comes_in_the_smallest_form_the_browser_takes(
    built: Path, accepted: str, coding: str | None
) -> None:
    """With its own type, and told apart by caches."""
    async with world(settings=Settings(page=str(built))) as club:
        http = club.device("zoe").http
        for path, kind in (("/table/X", "text/html"), ("/assets/app-1a2b.js", "javascript")):
            request = http.build_request("GET", path, headers={"accept-encoding": accepted})
            answer = await http.send(request, stream=True)
            raw = b"".join([chunk async for chunk in answer.aiter_raw()])

            assert coding == answer.headers.get("content-encoding")
            assert kind in answer.headers["content-type"]
            assert "accept-encoding" in answer.headers["vary"].lower()
            assert {"br": b"brotli", None: b"plain"}.get(coding, raw) == raw


@live
async def test_what_was_not_packed_comes_as_it_is(built: Path) -> None:
    """Faces are packed already."""
    async with world(settings=Settings(page=str(built))) as club:
        answer = await club.device("zoe").http.get("/assets/face.woff2")

        assert (b"face", None) == (answer.content, answer.headers.get("content-encoding"))


@live
async def test_long_answers_are_packed_and_short_ones_are_not() -> None:
    """A rulebook is, a room is not worth it."""
    async with world() as club:
        http = club.device("zoe").http
        rules, health = await http.get("/api/rules/word-whiz"), await http.get("/healthz")
        size = int(rules.headers["content-length"])

        assert "gzip" == rules.headers["content-encoding"]
        assert size < len(rules.content) / 2
        assert "content-encoding" not in health.headers


@live
async def test_parts_of_a_page_carry_the_headers_that_count_for_them(built: Path) -> None:
    """Half of what a table's fifty parts weighed were policies for documents, which no browser
    reads there; what is shown by itself has them all."""
    async with world(settings=Settings(page=str(built))) as club:
        http = club.device("zoe").http
        part, page = await http.get("/assets/app-1a2b.js"), await http.get("/index.html")

        assert {"nosniff", "same-origin"} <= set(part.headers.values())
        assert "content-security-policy" not in part.headers
        assert POLICY == page.headers["content-security-policy"]
