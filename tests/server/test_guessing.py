"""Codes are not to be guessed: over the limit a right one answers as a wrong one does."""

from logomachie.server.codes import LONG, SHORT
from logomachie.server.settings import Settings
from tests.kit.clauses import clause
from tests.server.world import Device, live, world

MISSES = 5
FEW = Settings(page="/nowhere", misses=MISSES)


async def guesses(device: Device, times: int = MISSES) -> list[int]:
    """So many wrong codes."""
    return [
        (await device.http.get(f"/api/tables/FAUX-FAUX-{n + 10}")).status_code for n in range(times)
    ]


@clause("HOUSE-02")
@live
async def test_over_the_limit_right_and_wrong_codes_are_answered_alike() -> None:
    """Warm or not, over HTTP and on a socket, also on a new one: no oracle is left."""
    async with world(settings=FEW) as club:
        table = await club.device("zoe").begins("me", "here")
        eve = club.device("eve", "192.0.2.7")
        before = (await eve.http.get(f"/api/tables/{table}")).status_code
        missed = await guesses(eve)
        after = [
            (await eve.http.get(f"/api/tables/{code}{rest}")).status_code
            for code in (table, "FAUX-FAUX-99")
            for rest in ("", "/past", "/record")
        ]

        assert 200 == before
        assert [404] * MISSES == missed
        assert {429} == set(after)


@live
async def test_a_socket_is_closed_for_any_code_then() -> None:
    """Joining, leaving, playing, asking: none of them tells a right code from a wrong one."""
    async with world(settings=FEW) as club:
        zoe, eve = club.device("zoe"), club.device("eve")
        table = await zoe.begins("me", "here")
        await guesses(eve)
        told = []
        for code in (table, "FAUX-FAUX-99"):
            for message in (
                {"type": "Join", "table": code},
                {"type": "Play", "table": code, "seat": 0, "nonce": "n", "move": {}},
                {"type": "Ask", "table": code, "id": "q", "question": "missed"},
            ):
                page = await (await eve.opens()).says(message)
                told.append((page.closed, page.raw))

        assert [(1008, [])] * 6 == told


@live
async def test_whoever_holds_a_seat_is_let_in_though_a_neighbour_guesses() -> None:
    """The secret of his device says so, and that is no guess."""
    async with world(settings=FEW) as club:
        zoe, eve = club.device("zoe"), club.device("eve")  # behind one address
        table = await zoe.begins("me", "here")
        await guesses(eve)
        page = await (await zoe.opens()).joins(table, 0)

        assert 200 == (await zoe.http.get(f"/api/tables/{table}")).status_code
        assert 1 == len(page.got("News"))


@live
async def test_it_passes_with_time() -> None:
    """Two seconds a guess, in the end."""
    async with world(settings=FEW) as club:
        table = await club.device("zoe").begins("me", "here")
        eve = club.device("eve")
        await guesses(eve)
        await club.clock.forward(60_000)

        assert 200 == (await eve.http.get(f"/api/tables/{table}")).status_code


@live
async def test_a_private_tables_code_is_long_unless_only_neighbours_can_come() -> None:
    """Open to all, or set from the local network: short. Behind a public name: long."""
    asked: list[int] = []

    async def sets(address: str, settings: Settings, *, is_open: bool = False) -> None:
        async with world(settings=settings) as club:
            club.club.new_code = lambda words: asked.append(words) or "ORNA-PURS-41"  # type: ignore[func-returns-value]
            wanted = {"game": "word-whiz", "chairs": [{"kind": "me"}, {"kind": "link"}]}
            device = club.device("zoe", address)
            await device.posts("/api/tables", {**wanted, "open": is_open})

    here, public = Settings(page="/nowhere"), Settings(page="/nowhere", hosts="club.example")
    await sets("192.168.1.7", here)
    await sets("127.0.0.1", here)
    await sets("8.8.8.8", here)
    await sets("192.168.1.7", public)
    await sets("8.8.8.8", public, is_open=True)

    assert [SHORT, SHORT, LONG, LONG, SHORT] == asked
