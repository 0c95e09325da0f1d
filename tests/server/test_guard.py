"""Bad input gets a clear answer and harms nobody."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import fields

from logomachie.server.guard import POLICY
from logomachie.server.settings import BadSetting, Settings, from_environment
from logomachie.store.store import Sitting
from tests.server.world import live, settle, world

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"
ROOT = Path(__file__).parents[2]


@live
async def test_nonsense_is_called_so_and_repeated_nonsense_ends_the_connection() -> None:
    """Not JSON, not a message, unknown fields, wrong types: MALFORMED, then closed."""
    async with world() as club:
        page = await club.device("zoe").opens()
        await page.says("{", '{"type":"Shout"}', '{"type":"Join"}', '{"type":"Ping","sent":"now"}')
        polite = page.closed
        await page.says('{"type":"Ping","sent":1,"extra":2}', "[]", "null", "\u0000")

        assert ["MALFORMED"] * 8 == [trouble["code"] for trouble in page.got("Trouble")]
        assert (None, 1008) == (polite, page.closed)


@live
async def test_a_malformed_move_is_refused_under_its_nonce() -> None:
    """So that the page can take its pending move back."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": "top"}, "abc")

        assert ("MALFORMED", "abc") == (
            page.last("Refusal")["code"],
            page.last("Refusal")["nonce"],
        )


@live
async def test_an_oversized_message_is_not_read() -> None:
    """Over the limit it is nonsense, however well formed."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await zoe.opens()
        await page.plays(table, 0, {"type": "Say", "round": 1, "word": "a" * 9_000})
        await page.says({"type": "Ping", "sent": 1.5})

        assert "MALFORMED" == page.last("Trouble")["code"]
        assert 1.5 == page.last("Pong")["sent"]


@live
async def test_a_nonce_has_a_length() -> None:
    """Neither empty nor endless."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page = await zoe.opens()
        for nonce in ("", "x" * 65):
            await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0}, nonce)

        assert ["MALFORMED"] * 2 == [trouble["code"] for trouble in page.got("Trouble")]
        assert [] == await club.store.read(table)


@live
async def test_a_flood_is_slowed_down_and_then_cut_off() -> None:
    """Beyond its burst a connection is told TOO_FAST; its messages are dropped, not queued."""
    async with world(settings=Settings(page="/nowhere", messages=10, burst=20)) as club:
        page = await club.device("zoe").opens()
        other = await club.device("ana").opens()
        await page.says(*[{"type": "Ping", "sent": n} for n in range(60)])
        answered = len(page.got("Pong"))
        await other.says({"type": "Ping", "sent": 1})
        await club.clock.forward(1_000)
        await page.says(*[{"type": "Ping", "sent": n} for n in range(400)])

        assert 20 == answered
        assert "TOO_FAST" == page.got("Trouble")[0]["code"]
        assert 1 == len(other.got("Pong"))
        assert 30 == len(page.got("Pong"))
        assert 1008 == page.closed
        assert len(page.got("Trouble")) < 25


@live
async def test_an_address_has_only_so_many_connections() -> None:
    """The next one is turned away until another is closed."""
    async with world(settings=Settings(page="/nowhere", sockets=3)) as club:
        zoe = club.device("zoe")
        pages = [await zoe.opens() for _ in range(4)]
        await pages[0].leaves()
        late = await zoe.opens()

        assert [True, True, True, False] == [page.accepted for page in pages]
        assert 1013 == pages[3].closed
        assert late.accepted


@live
async def test_a_connection_shows_only_so_many_tables() -> None:
    """BUSY, and those it shows go on."""
    async with world() as club:
        zoe = club.device("zoe")
        page = await zoe.opens()
        for _ in range(17):
            await page.joins(await zoe.sets("me", "link"), 0)

        assert "BUSY" == page.last("Trouble")["code"]
        assert 16 == len({room["table"] for room in page.got("Room")})


@live
async def test_guessing_codes_is_hopeless() -> None:
    """An unknown table is said to be unknown, a few times; then nothing is said."""
    async with world(settings=Settings(page="/nowhere", misses=5)) as club:
        eve = club.device("eve")
        page = await eve.opens()
        for n in range(9):
            await page.joins(f"ORNA-PURS-{n}")
        tried = [(await eve.http.get(f"/api/tables/ORNA-{n}")).status_code for n in range(3)]

        assert ["NO_SUCH_TABLE"] * 5 == [trouble["code"] for trouble in page.got("Trouble")]
        assert 1008 == page.closed
        assert [429] * 3 == tried


@live
async def test_tables_and_requests_are_limited_for_each_address() -> None:
    """One address may not fill the club; another is not affected; time heals."""
    settings = Settings(page="/nowhere", tables=2, requests=30)
    async with world(settings=settings) as club:
        eve, ana = club.device("eve", "10.0.0.1"), club.device("ana", "10.0.0.2")
        wish = {"game": "word-whiz", "chairs": [{"kind": "me"}, {"kind": "link"}]}
        set_ = [(await eve.posts("/api/tables", wish)).status_code for _ in range(3)]
        asked = [(await eve.http.get("/api/games")).status_code for _ in range(40)]
        other = await ana.posts("/api/tables", wish)
        await club.clock.forward(60_000)
        healed = await eve.posts("/api/tables", wish)

        assert [201, 201, 429] == set_
        assert (27, 13) == (asked.count(200), asked.count(429))
        assert (201, 201) == (other.status_code, healed.status_code)


@live
async def test_a_slow_reader_gets_fewer_and_larger_news() -> None:
    """Nothing piles up behind a page that does not read: one News tells it all."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        slow = await (await zoe.opens()).joins(table, 1)
        quick = await (await zoe.opens()).joins(table, 0)
        other = await zoe.opens()
        slow.blocked = asyncio.Event()
        await quick.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0}, "a")
        await club.clock.forward(1_000)
        await quick.plays(table, 0, {"type": "Pass", "round": 1}, "p")
        await other.plays(table, 1, {"type": "Pass", "round": 1}, "p")
        await other.plays(table, 1, {"type": "Flip", "round": 2, "pack": 0}, "b")
        slow.blocked.set()
        await settle()

        assert quick.events() == slow.events()
        assert quick.last("News")["view"]["visible"] == slow.last("News")["view"]["visible"]
        assert len(slow.got("News")) < len(quick.got("News"))


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:9000", "null"])
@live
async def test_a_foreign_page_is_not_let_in(origin: str) -> None:
    """Neither to the socket nor to change anything; it may read what everybody may."""
    async with world() as club:
        zoe = club.device("zoe")
        page = await zoe.opens(origin=origin)
        wish = {"game": "word-whiz", "chairs": [{"kind": "me"}, {"kind": "link"}]}
        posted = await zoe.http.post("/api/tables", json=wish, headers={"origin": origin})

        assert (False, 1008) == (page.accepted, page.closed)
        assert (403, "FOREIGN_ORIGIN") == (posted.status_code, posted.json()["code"])


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8000", 200),
        ("localhost:8000", 200),
        ("[::1]:8000", 200),
        ("192.168.1.20:8000", 200),  # in the local network, by address
        ("club.example.org", 200),  # named in the settings
        ("rebound.example:8000", 403),  # a foreign name that points here
        ("", 403),
    ],
)
@live
async def test_the_club_answers_only_to_its_own_names(host: str, status: int) -> None:
    """A name server cannot make a foreign name ours."""
    async with world(settings=Settings(page="/nowhere", hosts="club.example.org")) as club:
        answer = await club.device("zoe").http.get("/api/games", headers={"host": host})

        assert status == answer.status_code


@live
async def test_every_answer_carries_safe_headers() -> None:
    """Pages, data, refusals and errors alike."""
    async with world() as club:
        zoe = club.device("zoe")
        answers = [
            await zoe.http.get(path)
            for path in ("/", "/api/games", "/api/tables/NADA", "/assets/none.js", "/qr/X-1.svg")
        ]

        assert {POLICY} == {answer.headers["content-security-policy"] for answer in answers}
        assert {"nosniff"} == {answer.headers["x-content-type-options"] for answer in answers}
        assert {"no-referrer"} == {answer.headers["referrer-policy"] for answer in answers}
        assert "unsafe" not in POLICY
        assert "frame-ancestors 'none'" in POLICY


@live
async def test_a_broken_table_breaks_nothing_else() -> None:
    """A log these rules cannot follow is told of once; the others play on."""
    async with world() as club:
        zoe = club.device("zoe")
        good = await zoe.begins("me", "here", position=FLIP)
        seats = (Sitting(seat=0, token="x"),)
        room = msgspec.json.encode({"game": "word-whiz", "options": {}, "host": "x"})
        await club.store.create("BAD-1", room, seats, made=1, listed=False)
        await club.store.begin("BAD-1", 1, seats, head=b'{"nonsense":1}', wake=1)
        await club.clock.forward(30_000)

        assert 1 == club.journal.getvalue().count("table unreadable")
        assert len(await club.store.read(good)) > 0


def test_settings_come_from_the_environment() -> None:
    """Numbers are numbers; what is not one is told in one line."""
    found = from_environment(
        {"LOGOMACHIE_PORT": "9000", "LOGOMACHIE_HOSTS": "a.example, b.example"}
    )

    assert (9000, frozenset({"a.example", "b.example"})) == (found.port, found.names)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "high"),
        ("PORT", "70000"),
        ("BYTES", "-4"),
        ("MISSES", "0"),
        ("POLL", "0"),
        ("CREDIT", "-1"),
        ("IDLE", ""),
        ("FORGET", "99999999999999"),
        ("FORGET_GAMES", "perhaps"),
    ],
)
def test_a_setting_the_club_cannot_use_is_named(name: str, value: str) -> None:
    """In one sentence, with what was given: no limit lets nobody in, or everybody."""
    with pytest.raises(BadSetting) as refused:
        from_environment({f"LOGOMACHIE_{name}": value})

    assert str(refused.value).startswith(f"LOGOMACHIE_{name} : ")
    assert str(refused.value).endswith(f"pas « {value} »")


def test_every_number_of_the_environment_has_a_least() -> None:
    """A limit below nothing is refused, whichever it is; its default is not."""
    numbers = [field for field in fields(Settings) if isinstance(field.default, int)]
    for field in numbers:
        name = f"LOGOMACHIE_{field.name.upper()}"
        with pytest.raises(BadSetting, match=name):
            from_environment({name: "-4"})
        assert Settings() == from_environment({name: str(int(field.default))})

    assert len(numbers) > 20


def test_every_setting_is_documented() -> None:
    """docs/operations.md names each with its default."""
    text = (ROOT / "docs" / "operations.md").read_text("utf-8")
    missing = [
        field.name for field in fields(Settings) if f"`LOGOMACHIE_{field.name.upper()}`" not in text
    ]

    assert [] == missing


@live
async def test_a_fault_of_ours_closes_one_page_and_is_told_without_values() -> None:
    """The move is not acknowledged, the page comes back later, others go on."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        page, other = await (await zoe.opens()).joins(table, 0), await zoe.opens()

        async def full(*_: object, **__: object) -> None:
            raise RuntimeError("secret-de-polichinelle")

        append, club.store.append = club.store.append, full  # type: ignore[method-assign]  # a bug
        await page.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})
        club.store.append = append  # type: ignore[method-assign]  # and none
        back = await (await zoe.opens()).joins(table, 0)
        await back.plays(table, 0, {"type": "Flip", "round": 1, "pack": 0})
        await other.says({"type": "Ping", "sent": 1})

        assert (1011, None) == (page.closed, other.closed)
        assert ["Flipped"] == back.events()
        assert '"error":"RuntimeError"' in club.journal.getvalue()
        assert "polichinelle" not in club.journal.getvalue()


@live
async def test_questions_are_few() -> None:
    """They are work for the bots' processes: a handful at once, then one a second."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        ask = {"type": "Ask", "table": table, "seat": 0, "id": "q", "question": "missed"}
        page = await (await zoe.opens()).says(*[ask] * 8)
        first = len(page.got("Answer"))
        await club.clock.forward(1_000)
        await page.says(ask, ask)

        assert (5, 6) == (first, len(page.got("Answer")))
        assert {"TOO_FAST"} == {trouble["code"] for trouble in page.got("Trouble")}
