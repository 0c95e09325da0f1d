"""A table of another release, or of a game that is not here: it is told of, and harms no other."""

import msgspec
import pytest

from logomachie.core.record import Head, WordList, head_bytes, sealed
from logomachie.server.people import device_of
from logomachie.store.store import Sitting
from tests.server.test_alarm import FLIP, POLL
from tests.server.world import START, Device, World, live, world

WORDS = WordList("few", "1", "0f")
NAME = "ALTO-NEUF-12"


def head(game: str = "word-whiz", config: bytes = b'{"seats":2,"lexicon":"0f"}') -> bytes:
    """How a game began."""
    return head_bytes(
        sealed(Head(game=game, config=msgspec.Raw(config), seed="s", at=START, lexicon=WORDS))
    )


async def sits(club: World, device: Device, begun: bytes | None, room: str = "word-whiz") -> None:
    """A table where this device holds the first seat, as it stands in the store."""
    seats = (Sitting(seat=0, token=device_of(device.token)), Sitting(seat=1, token="else"))
    agreed = msgspec.json.encode({"game": room, "options": {}, "host": "x"})
    await club.store.create(NAME, agreed, seats, made=1, listed=False)
    if begun is not None:
        await club.store.begin(NAME, 1, seats, head=begun, wake=START)


@pytest.mark.parametrize(
    "begun",
    [head("marelle"), head(config=b'{"seats":"two"}'), head(config=b'{"seats":2,"position":"?"}')],
    ids=["game", "options", "position"],
)
@live
async def test_a_table_that_cannot_be_opened_is_told_of_in_a_sentence(begun: bytes) -> None:
    """Not as a fault, nor as a club that is away: a page stays and asks no more. The other tables
    are listed."""
    async with world() as club:
        zoe = club.device("zoe-" * 6)
        good = await zoe.begins("me", "here", position=FLIP)
        await sits(club, zoe, begun)
        listed = await zoe.http.get("/api/tables")
        room = await zoe.http.get(f"/api/tables/{NAME}")
        page = await (await zoe.opens()).joins(NAME, 0)

        assert [good] == [one["table"] for one in listed.json()]
        assert (409, "UNREADABLE") == (room.status_code, room.json()["code"])
        assert "UNREADABLE" == page.last("Trouble")["code"]
        assert page.closed is None
        assert 1 == club.journal.getvalue().count("table unreadable")
        assert "failed" not in club.journal.getvalue()


@live
async def test_a_room_whose_game_another_release_began_stops_no_look_at_the_others() -> None:
    """Deadlines of cold tables are served all the same."""
    async with world() as club:
        zoe = club.device("zoe-" * 6)
        await sits(club, zoe, None)
        await (await zoe.opens()).joins(NAME, 0)
        seats = (await club.store.table(NAME)).seats
        await club.store.begin(NAME, 1, seats, head=head("marelle"), wake=START)
        good = await zoe.begins("me", "here", position=FLIP, flipSeconds=60)
        club.club.tables.pop(good)
        club.club.alarm.forget(good)
        await club.clock.forward(300_000 + 2 * POLL)

        assert await club.store.read(good)
        assert 1 == club.journal.getvalue().count("table unreadable")
