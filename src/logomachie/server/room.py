"""What a table looks like from outside: its room, its line in a list, its config to be."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from logomachie.core.game import Config, Refused, WordsChosen
from logomachie.core.house import HOUSE_MOVES
from logomachie.core.value import Seat, encoded
from logomachie.games.spec import Spec
from logomachie.server.broken import Unreadable
from logomachie.server.club import Club
from logomachie.server.people import Device
from logomachie.server.table import Table
from logomachie.server.wire import Drawn, Listed, Place, Room
from logomachie.store.store import NoSuchTable, Sitting

ABSENCE = range(10_000, 30 * 24 * 3600 * 1000)


# what the option `dictionary` may say; anything else is examined with the other options
CHOSEN: dict[str, WordsChosen] = {"usuel": "usuel", "ecole": "ecole"}
MOST_TOLD = 64  # devices a room is kept for
_encode = msgspec.json.Encoder().encode


class Chairs(NamedTuple):
    """Who sits at a table, as far as its clock depends on it (HOUSE-03, HOUSE-13)."""

    seats: int
    bots: tuple[Seat, ...]
    curtain: tuple[Seat, ...] = ()  # seats whose screen others look at


async def listing(club: Club, device: Device | None) -> list[Listed]:
    """One's own tables, then the open ones."""
    names = await club.store.held(device) if device else []
    names += [name for name in await club.store.listed() if name not in names]
    listed = []
    for name in names:
        try:
            table = await club.table(name)
            if not table.agreed.lesson:
                listed.append(_listed(table, device))
        except (NoSuchTable, Unreadable):
            continue  # swept away meanwhile, or not to be read by these rules
    return listed


async def room_of(club: Club, table: Table, device: Device | None) -> Room:
    """Who sits where, as this device sees it; nobody's secret is in it."""
    head = table.running.head if table.running is not None else None
    words = head.lexicon if head is not None else await club.dictionary.identity()
    options = head.config if head is not None else await _foreseen(club, table)
    here = {watcher.seat for watcher in table.watchers}
    return Room(
        table=table.id,
        game=table.agreed.game,
        options=options,
        places=tuple(
            Place(
                seat=sitting.seat,
                kind=_kind(sitting),
                name=sitting.name,
                level=sitting.bot,
                yours=device is not None and sitting.token == device,
                here=sitting.seat in here,
            )
            for sitting in table.standing.seats
        ),
        begun=head is not None,
        host=device is not None and table.agreed.host == device,
        lexicon=f"{words.name} {words.version}",
        commitment=head.commitment if head is not None else None,
        next=table.standing.next,
        draw=_drawn(table),
        shared=device is not None and device == table.agreed.screen,
    )


async def room_for(club: Club, table: Table, device: Device | None) -> bytes:
    """The same as it goes over a socket; once for each device and change, as soon as it has begun.

    Before that it also depends on the dictionary, and is made anew.
    """
    if table.running is None:
        return _encode(await room_of(club, table, device))
    number, told = table.told
    if number != table.rooms:
        number, told = table.told = (table.rooms, {})
    if (known := told.get(device)) is None:
        if len(told) >= MOST_TOLD:
            told.clear()
        known = told[device] = _encode(await room_of(club, table, device))
    return known


def _drawn(table: Table) -> Drawn | None:
    """Who made the seed: what was promised from the start on, what was shown after the end."""
    running = table.running
    if running is None or not running.head.draw:
        return None
    draw = running.head.draw
    return Drawn(
        house=draw.commitment,
        commitments=tuple(share.commitment for share in draw.shares),
        left_out=draw.left_out,
        silent=None if draw.silent is msgspec.UNSET else draw.silent,
        secret=draw.house if table.is_over else None,
        values=tuple(share.value for share in draw.shares) if table.is_over else (),
    )


def game_spec(club: Club, game: str) -> Spec:
    if game not in club.games:
        raise Refused("NO_SUCH_GAME", "HOUSE-01", game=game[:40])
    return club.games[game]


async def agreed_config(
    club: Club, spec: Spec, options: dict[str, object], chairs: Chairs
) -> Config:
    """The options as the game's own config; raises Refused with the name of a bad one."""
    chosen = options.get("dictionary")
    named = CHOSEN.get(chosen, "complet") if isinstance(chosen, str) else "complet"
    words = await club.dictionary.identity(named)
    table = {"lexicon": words.digest, "edition": spec.edition, **chairs._asdict()}
    try:
        config = msgspec.convert({**options, **table}, spec.config)
    except msgspec.ValidationError as error:
        raise Refused("BAD_OPTION", "HOUSE-01", why=str(error)) from error
    if config.absence not in ABSENCE:
        raise Refused("BAD_OPTION", "HOUSE-03", option="absence")
    spec.check(config)
    return config


def chairs_of(seats: Sequence[Sitting], screen: Device | None) -> Chairs:
    """What the house must know of who sits where: who is no person, and who shares a screen."""
    holders = Counter(sitting.token for sitting in seats if sitting.token is not None)
    return Chairs(
        seats=len(seats),
        bots=tuple(sitting.seat for sitting in seats if sitting.bot is not None),
        curtain=tuple(
            sitting.seat
            for sitting in seats
            if sitting.token is not None and (sitting.token == screen or holders[sitting.token] > 1)
        ),
    )


async def _foreseen(club: Club, table: Table) -> msgspec.Raw:
    """The config as it will be if the game begins with all these chairs."""
    options: dict[str, object] = msgspec.json.decode(table.agreed.options)
    spec = game_spec(club, table.agreed.game)
    chairs = chairs_of(table.standing.seats, table.agreed.screen)
    config = await agreed_config(club, spec, options, chairs)
    return msgspec.Raw(encoded(config))


def _kind(sitting: Sitting) -> Literal["person", "bot", "free"]:
    if sitting.bot is not None:
        return "bot"
    return "free" if sitting.is_free else "person"


def _listed(table: Table, device: Device | None) -> Listed:
    yours = tuple(
        sitting.seat
        for sitting in table.standing.seats
        if device is not None and sitting.token == device
    )
    running = table.running
    moves = [] if running is None else [running.gallery.view(seat).can for seat in yours]
    return Listed(
        table=table.id,
        game=table.agreed.game,
        names=tuple(sitting.name for sitting in table.standing.seats if not sitting.is_free),
        free=sum(sitting.is_free for sitting in table.standing.seats),
        begun=running is not None,
        over=table.is_over,
        yours=yours,
        your_turn=any(set(can) - HOUSE_MOVES for can in moves),
        paused=running is not None and not table.is_over and bool(running.state.paused),
    )
