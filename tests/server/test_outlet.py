"""How fast a page is told what happens: at once, or put together where its address has too many."""

from logomachie.core.customs import Consent, ProposeEnd
from logomachie.server.outlet import TOGETHER
from logomachie.server.running import Running, Wish
from logomachie.server.settings import Settings
from tests.server.world import Page, World, live, settle, world

FLIP = "DTN A1E1I1O1U1/A1E1I1O1U1"


async def pages_at(club: World, table: str, address: str, count: int) -> list[Page]:
    """So many pages of one address that show a table to onlookers."""
    device = club.device(address, address)
    return [await (await device.opens()).joins(table) for _ in range(count)]


async def talk(club: World, running: Running, lines: int) -> None:
    """So many lines that end nothing: the one asks whether it is enough, the other says no."""
    for number in range(lines):
        move = Consent(False) if number % 2 else ProposeEnd()
        await running.played(Wish(number % 2, move, f"x-{number}", club.clock.now()))
        await settle()


def told(pages: list[Page]) -> list[int]:
    """How often each was told of lines, the first time left out."""
    return [len(page.got("News")) - 1 for page in pages]


@live
async def test_a_class_of_forty_screens_sees_each_line_at_once() -> None:
    """All of them at one address."""
    async with world() as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        running = await club.running(table)
        screens = await pages_at(club, table, "192.0.2.1", 40)
        before = told(screens)
        await talk(club, running, 4)

        assert [0] * 40 == before
        assert [4] * 40 == told(screens)


@live
async def test_what_happens_is_told_together_to_an_address_with_too_many_pages() -> None:
    """A line costs a sending for each of them: over its budget its pages get fewer, larger news,
    at last all of them; a page elsewhere is told of each line at once."""
    settings = Settings(frames=20, messages=10**6, burst=10**6, lines=10**6)
    async with world(settings=settings) as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP)
        running = await club.running(table)
        crowd = await pages_at(club, table, "192.0.2.1", 50)
        (other,) = await pages_at(club, table, "192.0.2.2", 1)
        lines = 40
        await talk(club, running, lines)
        at_once = sum(told(crowd))
        await club.clock.forward(TOGETHER)

        assert lines == running.seq
        assert at_once <= 20 * 4
        assert {lines} == {page.last("News")["seq"] for page in [*crowd, other]}
        assert 1 == len({tuple(page.events()) for page in [*crowd, other]})
        assert lines == told([other])[0]
