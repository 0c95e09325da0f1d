"""The contract of every store, held on memory, SQLite and PostgreSQL alike."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from logomachie.store.store import Conflict, Line, NoSuchTable, Sitting, Store
from tests.store.conftest import Opener

SEATS = (
    Sitting(seat=0, token="a1", name="Zoé", since=5),
    Sitting(seat=1, bot=2, name="Colette", since=5),
    Sitting(seat=2, since=5),
)


def new_game() -> str:
    """A name no other test has used: PostgreSQL is shared by the session."""
    return f"ORNA-PURS-{secrets.token_hex(4)}"


def told(opener: Opener, story: Callable[[Store], Awaitable[None]]) -> None:
    """Run a story on a fresh connection."""

    async def run() -> None:
        async with opener() as store:
            await story(store)

    asyncio.run(run())


async def made(store: Store, *, begun: bool = True, listed: bool = False, at: int = 10) -> str:
    game = new_game()
    await store.create(game, b'{"game":"x"}', SEATS, made=at, listed=listed)
    if begun:
        await store.begin(game, 1, SEATS, head=b'{"seed":"s"}', wake=100)
    return game


async def line(store: Store, game: str, seq: int, nonce: str | None = None) -> None:
    body = b'{"seq":%d}' % seq
    await store.append(Line(game, seq, body, nonce=nonce, wake=100 + seq))


def test_a_table_stands_as_it_was_set(opener: Opener) -> None:
    """Chairs and room come back, and nothing has begun."""

    async def story(store: Store) -> None:
        game = await made(store, begun=False)

        standing = await store.table(game)

        assert SEATS == standing.seats
        assert (1, b'{"game":"x"}', None, None) == (
            standing.version,
            standing.room,
            standing.head,
            standing.outcome,
        )

    told(opener, story)


def test_a_name_is_given_once(opener: Opener) -> None:
    """Two tables never share a code."""

    async def story(store: Store) -> None:
        game = await made(store)

        with pytest.raises(Conflict):
            await store.create(game, b"{}", SEATS, made=11, listed=False)

    told(opener, story)


def test_an_unknown_table_is_said_to_be_unknown(opener: Opener) -> None:
    """Asking and changing alike."""

    async def story(store: Store) -> None:
        with pytest.raises(NoSuchTable):
            await store.table("NADA")
        with pytest.raises(NoSuchTable):
            await store.seat("NADA", 1, SEATS)

    told(opener, story)


def test_seats_are_compared_and_set(opener: Opener) -> None:
    """Of two who take the last chair, one is told that he came too late."""

    async def story(store: Store) -> None:
        game = await made(store, begun=False)
        mine = (*SEATS[:2], msgspec.structs.replace(SEATS[2], token="b2", name="Ana"))
        theirs = (*SEATS[:2], msgspec.structs.replace(SEATS[2], token="c3", name="Luc"))
        await store.seat(game, 1, mine)

        with pytest.raises(Conflict):
            await store.seat(game, 1, theirs)

        standing = await store.table(game)
        assert (2, mine) == (standing.version, standing.seats)

    told(opener, story)


def test_a_game_begins_once(opener: Opener) -> None:
    """A second head is refused, and so is one for a seating that has changed."""

    async def story(store: Store) -> None:
        game = await made(store, begun=False)
        await store.seat(game, 1, SEATS)
        with pytest.raises(Conflict):
            await store.begin(game, 1, SEATS, head=b"{}", wake=None)
        await store.begin(game, 2, SEATS[:2], head=b'{"h":1}', wake=7)
        with pytest.raises(Conflict):
            await store.begin(game, 3, SEATS, head=b'{"h":2}', wake=8)

        standing = await store.table(game)

        assert (b'{"h":1}', 7, SEATS[:2]) == (standing.head, standing.wake, standing.seats)

    told(opener, story)


def test_the_return_game_is_named_once(opener: Opener) -> None:
    """All who ask for another game go to the same table."""

    async def story(store: Store) -> None:
        game = await made(store)
        await store.follow(game, "NEXT-1")

        with pytest.raises(Conflict):
            await store.follow(game, "NEXT-2")

        assert "NEXT-1" == (await store.table(game)).next

    told(opener, story)


def test_lines_are_read_back_in_order_after_a_restart(opener: Opener) -> None:
    """An answer means that it is kept: another connection reads the very same bytes."""
    games: list[str] = []

    async def write(store: Store) -> None:
        games.append(await made(store))
        for seq in range(1, 6):
            await line(store, games[0], seq)

    async def read(store: Store) -> None:
        assert [b'{"seq":%d}' % seq for seq in range(1, 6)] == await store.read(games[0])
        assert [b'{"seq":5}'] == await store.read(games[0], after=4)

    told(opener, write)
    told(opener, read)


def test_a_number_is_taken_once(opener: Opener) -> None:
    """Whoever writes line n + 1 first has played; the other is told."""

    async def story(store: Store) -> None:
        game = await made(store)
        wrote = await asyncio.gather(
            *(store.append(Line(game, 1, b'"%d"' % n, nonce=f"0-{n}")) for n in range(20)),
            return_exceptions=True,
        )

        assert 1 == wrote.count(None)
        assert 19 == sum(isinstance(error, Conflict) for error in wrote)
        assert [b'"%d"' % wrote.index(None)] == await store.read(game)

    told(opener, story)


def test_a_nonce_is_heard_once(opener: Opener) -> None:
    """Said twice under another number it is a conflict; in another game it is another nonce."""

    async def story(store: Store) -> None:
        game, other = await made(store), await made(store)
        await line(store, game, 1, nonce="0-x")
        await line(store, other, 1, nonce="0-x")

        with pytest.raises(Conflict):
            await line(store, game, 2, nonce="0-x")

        assert 1 == len(await store.read(game))

    told(opener, story)


def test_a_conflict_spoils_no_other_line_of_its_group(opener: Opener) -> None:
    """Lines that happen to be committed together succeed or fail each on its own."""

    async def story(store: Store) -> None:
        games = [await made(store) for _ in range(10)]
        await line(store, games[3], 1)
        wrote = await asyncio.gather(
            *(line(store, game, 1) for game in games), return_exceptions=True
        )

        assert [3] == [n for n, error in enumerate(wrote) if isinstance(error, Conflict)]
        assert [1] * 10 == [len(await store.read(game)) for game in games]

    told(opener, story)


def test_deadlines_are_found_with_the_most_urgent_first(opener: Opener) -> None:
    """The last line says when the game wants to be woken; an ended game never does."""

    async def story(store: Store) -> None:
        early, late, over = [await made(store) for _ in range(3)]
        await store.append(Line(late, 1, b"1", wake=50))
        await store.append(Line(early, 1, b"1", wake=40))
        await store.append(Line(over, 1, b"1", outcome=b'{"why":"HOME"}'))

        due = [game for game in await store.due(50) if game in (early, late, over)]

        assert [early, late] == due
        assert late not in await store.due(49)
        assert over not in await store.running()
        assert {early, late} <= set(await store.running())
        assert b'{"why":"HOME"}' == (await store.table(over)).outcome

    told(opener, story)


def test_a_device_finds_its_tables_and_the_open_ones(opener: Opener) -> None:
    """The newest first; a game that has begun is not offered any more."""

    async def story(store: Store) -> None:
        old = await made(store, begun=False, listed=True, at=1)
        new = await made(store, begun=False, listed=True, at=2)
        begun = await made(store, listed=True, at=3)

        held = [game for game in await store.held("a1") if game in (old, new, begun)]
        listed = [game for game in await store.listed() if game in (old, new, begun)]

        assert [begun, new, old] == held
        assert [new, old] == listed
        assert [] == await store.held("nobody")

    told(opener, story)


def test_tables_that_never_began_are_swept_away(opener: Opener) -> None:
    """Only those, only the old ones, with all their chairs."""

    async def story(store: Store) -> None:
        old, begun = await made(store, begun=False, at=1), await made(store, at=1)
        young = await made(store, begun=False, at=9)
        await store.sweep(5)

        with pytest.raises(NoSuchTable):
            await store.table(old)
        assert SEATS == (await store.table(young)).seats
        assert SEATS == (await store.table(begun)).seats

    told(opener, story)


def test_a_key_of_a_seat_is_good_once_and_in_its_time(opener: Opener) -> None:
    """Used, none of that seat's is good any more; another seat's is; past its time none is."""

    async def story(store: Store) -> None:
        game = await made(store)
        for seat, key, end in ((0, "a", 50), (0, "b", 90), (1, "c", 90), (2, "d", 20)):
            await store.offer(game, seat, key, now=10, end=end)
        told = [
            await store.redeem(game, seat, key, now=30)
            for seat, key in ((1, "a"), (0, "x"), (2, "d"), (0, "a"), (0, "a"), (0, "b"), (1, "c"))
        ]

        assert [False, False, False, True, False, False, True] == told

    told(opener, story)


def test_a_line_that_cannot_be_written_fails_alone(opener: Opener) -> None:
    """A NUL, which PostgreSQL does not keep: the others of its group are written."""

    async def story(store: Store) -> None:
        games = [await made(store) for _ in range(5)]
        nonces = ["n", "n\0", "n", "n", "n"]
        ends = await asyncio.gather(
            *(line(store, game, 1, nonce) for game, nonce in zip(games, nonces, strict=True)),
            return_exceptions=True,
        )

        assert [None] * 4 == [*ends[:1], *ends[2:]]
        assert [1, 1, 1, 1] == [len(await store.read(game)) for game in (games[0], *games[2:])]

    told(opener, story)


def test_an_analysis_is_kept_beside_its_game(opener: Opener) -> None:
    """One a game, the last one; nothing where none was made."""

    async def story(store: Store) -> None:
        game, other = await made(store), await made(store)
        before = await store.analysis(game)
        await store.keep_analysis(game, b'{"edition":1}')
        await store.keep_analysis(game, b'{"edition":2}')

        assert before is None
        assert b'{"edition":2}' == await store.analysis(game)
        assert await store.analysis(other) is None

    told(opener, story)


def test_a_table_that_never_began_can_be_taken_away(opener: Opener) -> None:
    """Once; one whose game has begun stays, and so does its log."""

    async def story(store: Store) -> None:
        waits, plays = await made(store, begun=False, listed=True), await made(store)
        await store.drop(waits)

        with pytest.raises(NoSuchTable):
            await store.drop(waits)
        with pytest.raises(Conflict):
            await store.drop(plays)
        assert waits not in await store.listed()
        assert SEATS == (await store.table(plays)).seats

    told(opener, story)


def test_who_played_is_forgotten_a_time_after_the_end(opener: Opener) -> None:
    """Names, devices, keys, what the room said of them; not bots, not the log, not what runs."""

    async def story(store: Store) -> None:
        await forget_others(store)
        over, runs = await made(store), await made(store)
        await store.append(Line(over, 1, b"{}", outcome=b"{}"))
        await store.offer(over, 0, "k", now=1, end=10**15)
        counts = [
            await store.forget(now=now, before=2_000, scrubbed=lambda _: b"{}")
            for now in (1_000, 3_000, 4_000)
        ]
        standing = await store.table(over)

        assert [1, 0, 0] == counts
        assert (b"{}", ["", "Colette", ""]) == (
            standing.room,
            [sitting.name for sitting in standing.seats],
        )
        assert [False, False, False] == [sitting.is_free for sitting in standing.seats]
        assert over not in await store.held("a1")
        assert not await store.redeem(over, 0, "k", now=2)
        assert [b"{}"] == await store.read(over)
        assert SEATS == (await store.table(runs)).seats

    told(opener, story)


def test_a_game_may_be_forgotten_whole(opener: Opener) -> None:
    """Not before its time, then with its log and seats."""

    async def story(store: Store) -> None:
        await forget_others(store)
        over = await made(store)
        await store.append(Line(over, 1, b"{}", outcome=b"{}"))
        early = await store.forget(now=1_000, before=900, scrubbed=None)
        late = await store.forget(now=2_000, before=1_001, scrubbed=None)

        assert (0, 1) == (early, late)
        with pytest.raises(NoSuchTable):
            await store.table(over)
        assert over not in await store.held("a1")

    told(opener, story)


async def forget_others(store: Store) -> None:
    """Games of other tests: PostgreSQL is shared by the session."""
    for _ in range(2):
        while await store.forget(now=1, before=10**15, scrubbed=lambda room: room):
            pass
