"""A record file that is shown to the club: proved line by line, looked at, never stored."""

from typing import Any

import msgspec
import pytest

from logomachie.server import proofs
from logomachie.server.words import French
from tests.kit.clauses import clause
from tests.server.test_archive import past, played
from tests.server.test_trial import WORD, judging
from tests.server.world import Device, live, settle, world


async def shown(device: Device, file: bytes) -> Any:
    """What the club answers to a file; its status is under `status`."""
    answer = await device.http.post("/api/records", content=file)
    return {**answer.json(), "status": answer.status_code}


async def record_of(device: Device, table: str) -> bytes:
    return (await device.http.get(f"/api/tables/{table}/record")).content


@clause("HOUSE-10")
@live
async def test_a_record_that_proves_is_shown_line_by_line_as_its_table() -> None:
    """Every seat's views and events are those of the table it was played at."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await played(club, zoe)
        proved = await shown(zoe, await record_of(zoe, table))
        name = proved["record"]
        for seat in (0, 1):
            of_file = await zoe.http.get(f"/api/records/{name}/past?seat={seat}&count=32")
            of_table = await past(zoe, table, seat=seat, count=32)

            assert of_table["lines"] == of_file.json()["lines"]
        room = (await zoe.http.get(f"/api/tables/{table}")).json()
        assert (200, "word-whiz", 2) == (proved["status"], proved["game"], proved["seats"])
        assert room["options"] == proved["options"]
        assert "RESIGNED" == proved["outcome"]["why"]
        assert proved["lines"] > 3


@live
async def test_nothing_of_a_record_is_stored() -> None:
    """No table is set for it, and another club that never saw it has no such record."""
    async with world() as club:
        zoe, eve = club.device("zoe"), club.device("eve")
        file = await record_of(zoe, await played(club, zoe))
    async with world() as other:
        eve = other.device("eve")
        unknown = await eve.http.get("/api/records/00ff/past")
        proved = await shown(eve, file)
        listed = (await eve.http.get("/api/tables")).json()

        assert (404, "NO_SUCH_RECORD") == (unknown.status_code, unknown.json()["code"])
        assert 200 == proved["status"]
        assert [] == listed
        assert [] == await other.club.store.running()


@clause("HOUSE-10")
@live
async def test_the_first_line_that_differs_is_named() -> None:
    """A word changed, a line left out, another seed: refused with its number."""
    async with world() as club:
        zoe = club.device("zoe")
        lines = (await record_of(zoe, await played(club, zoe))).splitlines(keepends=True)
        said = next(n for n, line in enumerate(lines) if b'"dent"' in line.lower())
        files = (
            b"".join([*lines[:said], lines[said].lower().replace(b"dent", b"dont"), *lines[said:]]),
            b"".join([*lines[:1], *lines[2:]]),
            lines[0].replace(b'"seed":"', b'"seed":"0') + b"".join(lines[1:]),
            b"".join([*lines[:2], b"{}\n", *lines[2:]]),
        )
        answers = [await shown(zoe, file) for file in files]

        assert {(400, "NOT_PROVED")} == {(a["status"], a["code"]) for a in answers}
        assert [said, 1, 0, 2] == [a["about"]["line"] for a in answers]


@live
async def test_what_is_no_record_is_refused_as_such() -> None:
    """Empty, of another kind, of an unknown game, of options or words this club cannot have."""
    async with world() as club:
        zoe = club.device("zoe")
        file = await record_of(zoe, await played(club, zoe))
        head: dict[str, Any] = msgspec.json.decode(file.splitlines()[0])
        config = head["config"]

        def with_head(**parts: object) -> bytes:
            return msgspec.json.encode({**head, **parts}) + b"\n"

        answers = [
            await shown(zoe, content)
            for content in (
                b"",
                b"\xff\xfe bonjour",
                with_head(game="dames"),
                with_head(config={**config, "seats": "deux"}),
                with_head(config={**config, "seats": 99}),
                with_head(lexicon={"name": "de chez nous", "version": "1", "digest": "ff"}),
                with_head(club="+ zorglub"),
                with_head(bots=[1] * 50),
                b"x" * (proofs.LARGEST + 1),
                with_head() + b"{}\n" * (proofs.MOST_LINES + 1),
            )
        ]

        assert [
            "NOT_A_RECORD",
            "NOT_A_RECORD",
            "NO_SUCH_GAME",
            "NOT_A_RECORD",
            "BAD_OPTION",
            "OTHER_WORDS",
            "OTHER_WORDS",
            "NOT_A_RECORD",
            "TOO_LARGE",
            "TOO_LARGE",
        ] == [answer["code"] for answer in answers]


@live
async def test_proving_is_paid_by_the_share_of_an_address() -> None:
    """Whoever has used it up waits; the time a proof takes is counted."""
    async with world() as club:
        zoe = club.device("zoe")
        file = await record_of(zoe, await played(club, zoe))
        club.club.gate.solved("127.0.0.1", club.club.settings.solving * 60)
        refused = await shown(zoe, file)
        await club.clock.forward(60_000)
        proved = await shown(zoe, file)

        assert (429, "TOO_FAST") == (refused["status"], refused["code"])
        assert 200 == proved["status"]


@live
async def test_looking_at_games_is_paid_by_the_share_of_an_address() -> None:
    """A record's lines, a table's position: whoever has used his share up waits."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await played(club, zoe)
        record = (await shown(zoe, await record_of(zoe, table)))["record"]
        paths = (f"/api/records/{record}/past", f"/api/tables/{table}/position?line=0")
        before = [(await zoe.http.get(path)).status_code for path in paths]
        club.club.gate.solved("127.0.0.1", club.club.settings.solving * 60)
        after = [(await zoe.http.get(path)).status_code for path in paths]

        assert ([200, 200], [429, 429]) == (before, after)


@live
async def test_only_the_last_records_are_at_hand() -> None:
    """The one shown longest ago is let go; shown again it is proved again."""
    async with world() as club:
        zoe = club.device("zoe")
        lines = (await record_of(zoe, await played(club, zoe))).splitlines(keepends=True)
        files = [b"".join(lines[: len(lines) - n]) for n in range(proofs.MOST_KEPT + 1)]
        names = [(await shown(zoe, file))["record"] for file in files]
        answers = [await zoe.http.get(f"/api/records/{name}/past") for name in names]

        assert [404] + [200] * proofs.MOST_KEPT == [answer.status_code for answer in answers]


@live
async def test_a_list_that_only_a_file_knows_is_not_built() -> None:
    """A release's list is known; the club's own words must be this club's, as they are now."""
    french = French()
    today = (await french.identity()).digest

    assert [True, False, False] == [
        await french.has(today),
        await french.has("ff"),
        await french.has(today, "+ zorglub"),
    ]


@live
async def test_a_record_is_judged_as_its_table_would_be() -> None:
    """Asked for, it is begun; then it is told, with moves that were not played."""
    async with world() as club:
        zoe = club.device("zoe")
        file = await record_of(zoe, await played(club, zoe))
    async with world() as other:
        eve = other.device("eve")
        other.thinker.judging = judging(WORD, line=2)
        at = f"/api/records/{(await shown(eve, file))['record']}"
        first = await eve.http.get(f"{at}/analysis")
        await settle()
        then = await eve.http.get(f"{at}/analysis")
        tried = await eve.http.get(f"{at}/tried?line=2&choice=0&seat=0")
        beyond = await eve.http.get(f"{at}/tried?line=2&choice=7&seat=0")

        assert (202, "BEING_MADE") == (first.status_code, first.json()["code"])
        assert (200, msgspec.json.decode(other.thinker.judging)) == (
            then.status_code,
            then.json(),
        )
        assert "Said" in {event["type"] for event in tried.json()["lines"][-1]["events"]}
        assert "NO_SUCH_LINE" == beyond.json()["code"]


@live
async def test_a_record_that_cannot_be_judged_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where judging fails, or it has more lines than any game: nobody waits for it."""
    async with world() as club:
        zoe = club.device("zoe")
        file = await record_of(zoe, await played(club, zoe))
        club.thinker.judging = None
        at = f"/api/records/{(await shown(zoe, file))['record']}/analysis"
        await zoe.http.get(at)
        await settle()
        failed = await zoe.http.get(at)
    async with world() as other:
        monkeypatch.setattr(proofs, "MOST_JUDGED", 2)
        eve = other.device("eve")
        at = f"/api/records/{(await shown(eve, file))['record']}/analysis"
        await eve.http.get(at)
        await settle()
        long = await eve.http.get(at)

        assert ["NO_ANALYSIS"] * 2 == [answer.json()["code"] for answer in (failed, long)]
