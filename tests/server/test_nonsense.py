"""What no page would send gets an answer, a safe one; and so does a fault of ours."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from logomachie.server.guard import POLICY
from logomachie.server.people import tidy
from logomachie.server.settings import Settings
from tests.server.tcp import PATIENCE, served
from tests.server.world import live, world

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"


@live
async def test_a_name_no_file_can_have_is_not_found(tmp_path: Path) -> None:
    """A part of an address that is longer than file systems allow, among files or not."""
    (tmp_path / "assets").mkdir()
    async with world(settings=Settings(page=str(tmp_path))) as club:
        zoe = club.device("zoe")
        found = [await zoe.http.get(f"{folder}/{'a' * 300}") for folder in ("", "/assets")]

        assert [404, 404] == [answer.status_code for answer in found]


@pytest.mark.parametrize("dictionary", [[], {}, 7, None])
@live
async def test_a_dictionary_that_is_no_word_is_a_bad_option(dictionary: object) -> None:
    """Whatever JSON can say."""
    async with world() as club:
        chairs = [{"kind": "me"}, {"kind": "link"}]
        wish = {"game": "word-whiz", "chairs": chairs, "options": {"dictionary": dictionary}}
        answer = await club.device("zoe").posts("/api/tables", wish)

        assert (400, "BAD_OPTION") == (answer.status_code, answer.json()["code"])


@live
async def test_a_fault_of_ours_over_http_is_told_and_answered_safely() -> None:
    """With the headers of every answer, in the journal, and counted where figures are kept."""
    async with world() as club:
        zoe, faults = club.device("zoe"), list[str]()

        async def broken(*_: object) -> None:
            raise RuntimeError("secret-de-polichinelle")

        club.club.dictionary.begun = broken  # type: ignore[assignment,method-assign]  # a fault
        club.club.meter.failed = faults.append  # type: ignore[assignment,method-assign]  # what is counted
        transport = httpx.ASGITransport(club.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            answer = await http.get("/api/words?begins=a")

        assert (500, "FAULT") == (answer.status_code, answer.json()["code"])
        assert POLICY == answer.headers["content-security-policy"]
        assert ["RuntimeError"] == faults
        assert '"fact":"failed"' in club.journal.getvalue()
        assert "polichinelle" not in answer.text + club.journal.getvalue()
        assert zoe.token not in club.journal.getvalue()


@live
async def test_a_body_that_breaks_off_is_no_fault_of_ours() -> None:
    """Whoever asked is gone: nothing failed."""
    async with world() as club:
        parts = iter([{"type": "http.request", "body": b"{", "more_body": True}])

        async def hear() -> Any:
            return next(parts, {"type": "http.disconnect"})

        async def tell(_: object) -> None: ...

        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/tables",
            "raw_path": b"/api/tables",
            "root_path": "",
            "scheme": "http",
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1")],
            "client": ("127.0.0.1", 1),
        }
        await club.app(scope, hear, tell)

        assert "failed" not in club.journal.getvalue()


@live
async def test_a_body_has_a_size() -> None:
    """Too much is refused before it is read."""
    async with world() as club:
        zoe = club.device("zoe")
        answer = await zoe.http.post("/api/tables", content=b"[" * 20_000)

        assert (413, "TOO_LARGE") == (answer.status_code, answer.json()["code"])


@live
async def test_deep_nesting_is_malformed_and_a_strike() -> None:
    """As a message, as a move and as a body: told so, and nothing breaks."""
    deep = "[" * 4_000 + "]" * 4_000
    async with world(settings=Settings(page="/nowhere", message_size=20_000)) as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        play = f'{{"type":"Play","table":"{table}","seat":0,"nonce":"n","move":{deep}}}'
        await page.says(deep, play)
        body = await zoe.http.post("/api/tables", content='{"options":{"x":' + deep + "}}")

        assert "MALFORMED" == page.last("Trouble")["code"]
        assert (400, "MALFORMED") == (body.status_code, body.json()["code"])
        assert page.closed is None
        for _ in range(8):
            await page.says(deep)
        assert 1008 == page.closed


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u1160 \uffa0",
        "cm2",
        "LETTRE",
        "\uff21rbitre",  # of full width
        "\u0410rbitre",  # a Cyrillic A
        "Arbitre-1",
        "Arbitre .",
        "ARB1TRE",
        "C M 2",
        "Cm2 (3)",
        "De ma force",
        "at my level!",
    ],
    ids=ascii,
)
@live
async def test_names_that_show_nothing_or_a_level_are_refused(name: str) -> None:
    """Nobody passes for nobody, nor for a bot."""
    async with world() as club:
        chairs = [{"kind": "me", "name": name}, {"kind": "link"}]
        answer = await club.device("zoe").posts(
            "/api/tables", {"game": "word-whiz", "chairs": chairs}
        )

        assert (400, "BAD_NAME") == (answer.status_code, answer.json()["code"])


@pytest.mark.parametrize("name", ["Zo\u00e9", "CM1", "CM", "Arbitres", "4rbre", "Lec-2"])
def test_other_names_are_peoples_own(name: str) -> None:
    """Figures and signs in a name are nobody's business."""
    assert name == tidy(name)


@pytest.mark.parametrize("nonce", ["", "a\0b", "é", "a\nb", "n" * 65], ids=ascii)
@live
async def test_a_nonce_has_an_alphabet(nonce: str) -> None:
    """A few visible ASCII characters: whatever else is said goes to no store."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0}, nonce)

        assert "MALFORMED" == page.last("Trouble")["code"]
        assert [] == await club.store.read(table)


def test_several_requests_whose_asker_has_gone_are_no_fault() -> None:
    """Asked in one breath, and the line is cut before all are answered: nothing is written
    to it, and nothing is told as a fault, which anybody could make us tell by the thousand."""
    uvloop = pytest.importorskip("uvloop")

    async def story() -> str:
        async with served() as (club, host):
            gone, asked = asyncio.Event(), asyncio.Event()

            async def begun(start: str) -> tuple[str, ...]:
                if start == "b":
                    asked.set()
                    await gone.wait()
                return ()

            club.club.dictionary.begun = begun  # type: ignore[method-assign]  # takes its time
            reader, writer = await asyncio.open_connection(*host.split(":"))
            for start in "abc":
                head = f"GET /api/words?begins={start} HTTP/1.1\r\nHost: {host}\r\n\r\n"
                writer.write(head.encode())
            writer.write_eof()
            await asked.wait()
            await asyncio.wait_for(reader.read(), PATIENCE)  # until the club has hung up
            writer.close()
            gone.set()
            async with httpx.AsyncClient(base_url=f"http://{host}") as http:
                await http.get("/healthz")
            return club.journal.getvalue()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        journal = runner.run(story())

    assert "failed" not in journal
