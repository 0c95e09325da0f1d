"""Two worlds that differ only in what a viewer may not know give that viewer equal bytes."""

import re
from typing import TypeAlias

from logomachie.core.rng import commitment
from tests.kit.clauses import clause
from tests.server.world import Device, Page, World, live, world

FLIP = "DTN 18/17/17 A1E1I1O1U1/A1E1I1O1U1/A1E1I1O1U1"
RACE = f"{FLIP} phase:race"
Move: TypeAlias = tuple[int, int, object]  # wait, seat, move


class Witness:
    """All bytes one viewer got: by the socket, over HTTP."""

    def __init__(self) -> None:
        self.bytes: list[bytes] = []

    async def looks(self, device: Device, page: Page, table: str) -> None:
        """Everything this device can ask for, and everything it was told."""
        for path in ("", "/record"):
            self.bytes.append((await device.http.get(f"/api/tables/{table}{path}")).content)
        self.bytes.append((await device.http.get("/api/tables")).content)
        self.bytes += page.raw


async def seen(
    viewer: int | None, moves: list[Move], *, seed: str, position: str, **options: object
) -> list[bytes]:
    """What a viewer gets of a game of three devices, the seed's hash blotted out."""
    async with world(seed=seed) as club:
        devices = [club.device(name) for name in ("zoe", "ana", "luc")]
        table = await devices[0].sets("me", "link", "link", position=position, **options)
        for seat in (1, 2):
            await devices[seat].posts(f"/api/tables/{table}/seats/{seat}", {"name": str(seat)})
        watcher = club.device("eve") if viewer is None else devices[viewer]
        page = await (await watcher.opens()).joins(table, viewer)
        await devices[0].posts(f"/api/tables/{table}/start")
        pages = [await device.opens() for device in devices]
        await _played(club, pages, page, viewer, table, moves)
        witness = Witness()
        await witness.looks(watcher, page, table)
        late = await (await watcher.opens()).joins(table, viewer)
        return [raw.replace(commitment(seed).encode(), b"?") for raw in (*witness.bytes, *late.raw)]


async def _played(
    club: World,
    pages: list[Page],
    page: Page,
    viewer: int | None,
    table: str,
    moves: list[Move],
) -> None:
    for number, (wait, seat, move) in enumerate(moves):
        await club.clock.forward(wait)
        asker = page if seat == viewer else pages[seat]
        await asker.plays(table, seat, move, f"n{number}")


def grab(reaction: int | None = None) -> dict[str, object]:
    return {"type": "Grab", "round": 1, "reaction": reaction}


def submit(word: str) -> dict[str, object]:
    return {"type": "Submit", "round": 1, "word": word}


def differ(found: list[bytes], other: list[bytes]) -> bool:
    return found != other


@clause("HOUSE-09")
@live
async def test_the_order_of_the_packs_is_known_to_nobody() -> None:
    """Two shuffles under the same open cards look the same to players and onlookers alike."""
    moves: list[Move] = [(500, 1, {"type": "Flip", "round": 1, "pack": 0})]  # not his turn
    for viewer in (0, 1, None):
        one = await seen(viewer, moves, seed="une", position=FLIP)
        two = await seen(viewer, moves, seed="deux", position=FLIP)

        assert one == two


@live
async def test_a_turned_card_is_the_first_difference() -> None:
    """The same two worlds part when a card is turned: the pairs above can tell worlds apart."""
    moves: list[Move] = [(500, 0, {"type": "Flip", "round": 1, "pack": 0})]
    one = await seen(None, moves, seed="une", position=FLIP)
    two = await seen(None, moves, seed="deux", position=FLIP)

    assert differ(one, two)


@clause("MIC-R17")
@live
async def test_a_hand_on_the_microphone_is_its_owners_secret_until_the_window_closes() -> None:
    """A third player and an onlooker get the same bytes whether or not two hands are out."""
    quiet: list[Move] = [(2_000, 2, {"type": "Pass", "round": 1})]
    busy: list[Move] = [(1_990, 0, grab()), (10, 2, {"type": "Pass", "round": 1})]
    busier: list[Move] = [
        (1_980, 0, grab()),
        (10, 1, grab(900)),
        (10, 2, {"type": "Pass", "round": 1}),
    ]
    for viewer in (2, None):
        worlds = [
            _unnumbered(await seen(viewer, moves, seed="une", position=RACE))
            for moves in (quiet, busy, busier)
        ]

        assert worlds[0] == worlds[1] == worlds[2]


@live
async def test_a_sealed_word_is_sealed() -> None:
    """What another has written, and whether it is a word at all, is not to be seen or guessed."""
    worlds = []
    for word in ("dent", "divertissement", "xyzzy"):
        moves: list[Move] = [(2_000, 0, submit(word)), (100, 2, submit("tonne"))]
        worlds.append(await seen(2, moves, seed="une", position=RACE, race="sealed"))

    assert worlds[0] == worlds[1] == worlds[2]


@live
async def test_a_vote_is_secret_until_it_is_counted() -> None:
    """Yes or no looks the same to the speaker who waits for the verdict."""
    worlds = []
    for accepts in (True, False):
        moves: list[Move] = [
            (2_000, 0, grab()),
            (300, 0, {"type": "Say", "round": 1, "word": "dénotas"}),
            (100, 1, {"type": "Contest", "round": 1}),
            (100, 1, {"type": "Vote", "round": 1, "accepts": accepts}),
        ]
        worlds.append(await seen(0, moves, seed="une", position=RACE, judge="vote"))

    assert worlds[0] == worlds[1]


@live
async def test_refusals_tell_nothing_the_asker_may_not_know() -> None:
    """Asked for the impossible, the club answers the same in both worlds."""
    refused: list[Move] = [
        (2_000, 2, {"type": "Say", "round": 1, "word": "dent"}),
        (10, 2, {"type": "Vote", "round": 1, "accepts": True}),
        (10, 2, {"type": "Flip", "round": 1, "pack": 1}),
    ]
    hidden: list[Move] = [(1_990, 0, grab()), (10, 2, refused[0][2]), *refused[1:]]
    quiet = await seen(2, refused, seed="une", position=RACE)
    busy = await seen(2, hidden, seed="deux", position=RACE)

    assert _unnumbered(quiet) == _unnumbered(busy)


@clause("HOUSE-09")
@live
async def test_onlookers_are_the_least_informed() -> None:
    """Whatever an onlooker is told, every player is told too."""
    moves: list[Move] = [(2_000, 0, submit("dent")), (100, 2, submit("tonne"))]
    events: dict[int | None, list[object]] = {}
    for viewer in (0, 1, 2, None):
        raw = await seen(viewer, moves, seed="une", position=RACE, race="sealed")
        events[viewer] = [line for line in raw if b'"Ready"' in line]

    async with world() as club:
        zoe, eve = club.device("zoe"), club.device("eve")
        table = await zoe.begins("me", "here", position=RACE.rsplit("/", 1)[0] + " phase:race")
        player = await (await zoe.opens()).joins(table, 0)
        onlooker = await (await eve.opens()).joins(table)
        await club.clock.forward(2_000)
        await player.plays(table, 0, grab())

        assert ["Reached"] == player.events()
        assert [] == onlooker.events()
        assert [] == onlooker.last("News")["view"]["can"]
    assert all(len(events[None]) <= len(events[seat]) for seat in (0, 1, 2))


@clause("HOUSE-10")
@live
async def test_a_record_is_refused_before_the_end() -> None:
    """To the players too: it holds the seed and every hidden line."""
    async with world(seed="secret-de-polichinelle") as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP.rsplit("/", 1)[0])
        answer = await zoe.http.get(f"/api/tables/{table}/record")

        assert (409, "GAME_NOT_OVER") == (answer.status_code, answer.json()["code"])
        assert b"polichinelle" not in answer.content


@live
async def test_the_journal_tells_no_secrets() -> None:
    """No seed, no token, no code that would let a reader of the log into a table."""
    async with world(seed="secret-de-polichinelle") as club:
        zoe = club.device("zoe")
        table = await zoe.begins("me", "here", position=FLIP.rsplit("/", 1)[0])
        page = await (await zoe.opens()).joins(table, 0)
        await page.plays(table, 0, {"type": "Resign"})
        told = club.journal.getvalue()

        assert '"fact":"over"' in told
        assert not any(secret in told for secret in ("polichinelle", zoe.token, table))


def _unnumbered(raws: list[bytes]) -> list[bytes]:
    """Nonces are the asker's own; two scripts number theirs differently."""
    return [re.sub(rb'"n\d"', b'"n"', raw) for raw in raws]
