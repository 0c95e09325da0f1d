"""What every store gives the family's book: finished games, and since when they count."""

from logomachie.store.store import Line, Store
from tests.store.conftest import Opener
from tests.store.test_store import made, told


def test_finished_games_are_read_for_the_book_since_it_was_cleared(opener: Opener) -> None:
    """With their seats by name, no device's secret; running games are in no book."""

    async def story(store: Store) -> None:
        over, _ = await made(store), await made(store)
        await store.append(Line(over, 1, b"{}", outcome=b'{"why":"X"}'))
        found = [one for one in await store.played(0) if one.game == over]
        seats = (await store.table(over)).seats
        later = [one.game for one in await store.played(found[0].made + 1)]
        since = await store.book_since()
        await store.clear_book(7)
        await store.clear_book(8)

        assert [b'{"why":"X"}'] == [one.outcome for one in found]
        assert [(one.seat, one.name, one.bot) for one in seats] == [
            (one.seat, one.name, one.bot) for one in found[0].seats
        ]
        assert over not in later
        assert (0, 8) == (since, await store.book_since())

    told(opener, story)
