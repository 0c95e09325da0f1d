"""Making, joining, listing and beginning tables. Seats are changed by compare-and-set."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b

import msgspec

from logomachie.bots.mine import MINE, moved
from logomachie.core.game import Outcome, Refused
from logomachie.core.record import Head, head_bytes, sealed
from logomachie.core.rng import Rng
from logomachie.core.value import GameId, Seat, encoded
from logomachie.server.club import Club
from logomachie.server.codes import LONG, SHORT
from logomachie.server.drawing import Shares, seed_of
from logomachie.server.people import Device, tidy
from logomachie.server.room import Chairs, agreed_config, chairs_of, game_spec
from logomachie.server.table import Agreed, Table
from logomachie.server.wire import Chair, NewTable, Sit, Start
from logomachie.store.store import Conflict, Sitting

BOT_NAMES = ("Colette", "Émile", "Aurore", "Jules", "Simone", "Marcel", "Louise", "Gustave")
LEVELS = range(MINE + 1)
KEY_GOOD_FOR = 15 * 60 * 1000  # milliseconds in which a seat is handed over
LONGEST_KEY = 64
SETTLED = frozenset(("lexicon", "edition", *Chairs._fields))  # as `agreed_config` sets them
TRIES = 8  # of a change that others keep overtaking


async def set_table(club: Club, device: Device, wanted: NewTable, *, near: bool = False) -> Table:
    """A new table with its chairs, waiting for its game to begin (HOUSE-01)."""
    spec = game_spec(club, wanted.game)
    if not spec.least <= len(wanted.chairs) <= spec.most:
        raise Refused("BAD_SEATS", "HOUSE-01", least=spec.least, most=spec.most)
    seats = _seated(wanted.chairs, device, club.clock.now())
    screen = device if _is_shared(wanted.chairs) else None
    options = _chosen(wanted.options)
    await agreed_config(club, spec, options, chairs_of(seats, screen))
    agreed = Agreed(
        game=wanted.game,
        options=msgspec.Raw(encoded(options)),
        host=device,
        open=wanted.open,
        screen=screen,
        lesson=wanted.lesson,
    )
    return await _create(club, agreed, seats, near=near)


async def sit(club: Club, table: Table, seat: Seat, device: Device, wanted: Sit) -> None:
    """Take a free seat, one whose key was handed over, or rename one's own (HOUSE-02).

    An empty name forgets the old one (HOUSE-09), except on a seat handed over.
    """
    await _read_again(club, table)
    has_key = False
    for _ in range(TRIES):
        sitting = table.sitting(seat)
        if sitting is None:
            raise Refused("NO_SUCH_SEAT", "HOUSE-02")
        if wanted.key and not has_key and sitting.token not in (None, device):
            key, now = _hashed(wanted.key[:LONGEST_KEY]), club.clock.now()
            has_key = await club.store.redeem(table.id, seat, key, now=now)
            if has_key:
                club.meter.handed_over()
        if sitting.is_free and table.running is None:
            called = tidy(wanted.name) or f"Joueur {seat + 1}"
        elif sitting.token == device:
            called = sitting.name if wanted.key else tidy(wanted.name)
        elif has_key:
            called = tidy(wanted.name) or sitting.name
        else:
            raise Refused("SEAT_TAKEN", "HOUSE-02", seat=seat)
        changed = msgspec.structs.replace(
            sitting, token=device, name=called, since=club.clock.now()
        )
        if await _reseat(club, table, _with(table, changed)):
            return
    raise Refused("SEAT_TAKEN", "HOUSE-02", seat=seat)


async def key_of(club: Club, table: Table, seat: Seat, device: Device | None) -> str:
    """A new key that opens this seat to another device, once and soon; only its holder gets one."""
    sitting = table.sitting(seat)
    if sitting is None:
        raise Refused("NO_SUCH_SEAT", "HOUSE-02")
    if device is None or sitting.token != device:
        raise Refused("NOT_YOUR_SEAT", "HOUSE-02")
    key, now = secrets.token_urlsafe(15), club.clock.now()
    await club.store.offer(table.id, seat, _hashed(key), now=now, end=now + KEY_GOOD_FOR)
    return key


async def put(club: Club, table: Table, seat: Seat, device: Device, chair: Chair) -> None:
    """The host's say over a chair that no guest holds: a bot, somebody here, or free again."""
    _must_host(table, device)
    await _read_again(club, table)
    for _ in range(TRIES):
        sitting = table.sitting(seat)
        if sitting is None:
            raise Refused("NO_SUCH_SEAT", "HOUSE-02")
        if table.running is not None:
            raise Refused("BEGUN", "HOUSE-01")
        if sitting.token not in (None, device):
            raise Refused("SEAT_TAKEN", "HOUSE-02", seat=seat)
        others = [other for other in table.standing.seats if other.seat != seat]
        changed = _chair(chair, seat, device, others, club.clock.now())
        if await _reseat(club, table, _with(table, changed)):
            return
    raise Refused("SEAT_TAKEN", "HOUSE-02", seat=seat)


async def begin(club: Club, table: Table, device: Device, how: Start) -> None:
    """Begin the game, once: free chairs become bots or are taken away."""
    _must_host(table, device)
    if how.level not in LEVELS:
        raise Refused("BAD_OPTION", "HOUSE-01", option="level")
    await _read_again(club, table)
    shares = None if table.running is not None else await club.drawing.shares(table)
    for _ in range(TRIES):
        if table.running is not None:
            return  # said twice, heard once
        seats = _filled(table.standing.seats, how, club.clock.now())
        head, wake = await _dealt(club, table, seats, shares)
        try:
            await club.store.begin(
                table.id, table.standing.version, seats, head=head_bytes(head), wake=wake
            )
        except Conflict:
            await club.reseat(table)
            continue
        club.drawing.begun(table.id)
        club.journal.tell("begun", table=table.id, game=head.game, seats=len(seats))
        club.crew.thinker.expect(head.game)
        await club.reseat(table)
        return


async def again(club: Club, table: Table, device: Device, *, near: bool = False) -> Table:
    """The return game: the same chairs and options at a new table, the same for all who ask."""
    if not any(sitting.token == device for sitting in table.standing.seats):
        raise Refused("NOT_YOUR_SEAT", "HOUSE-02")
    if not table.is_over:
        raise Refused("GAME_NOT_OVER", "HOUSE-08")
    if table.standing.next is None:
        now = club.clock.now()
        seats = [msgspec.structs.replace(s, since=now) for s in table.standing.seats]
        agreed = msgspec.structs.replace(
            table.agreed, host=device, open=False, options=_options_again(club, table)
        )
        following = await _create(club, agreed, seats, near=near)
        with suppress(Conflict):  # somebody was quicker: theirs it is, ours is swept away
            await club.store.follow(table.id, following.id)
        await club.reseat(table)
    assert table.standing.next is not None
    return await club.table(table.standing.next)


def _chosen(options: Mapping[str, object]) -> dict[str, object]:
    """What the players choose, as it is kept: without what the house settles itself, and without
    blanks in a position that say nothing."""
    chosen = {name: value for name, value in options.items() if name not in SETTLED}
    if isinstance(position := chosen.get("position"), str):
        chosen["position"] = " ".join(position.split())
    return chosen


def _options_again(club: Club, table: Table) -> msgspec.Raw:
    """What was agreed, and what the game itself changes when it is played again."""
    running = table.running
    assert running is not None
    assert running.outcome is not None
    spec = game_spec(club, table.agreed.game)
    changes = spec.again(running.game.config, running.state.game, running.outcome)
    options = {**msgspec.json.decode(table.agreed.options), **changes}
    if isinstance(strength := running.game.config.strength, int):
        options["strength"] = moved(strength, _person_won(table, running.outcome))
    return msgspec.Raw(encoded(options))


def _person_won(table: Table, outcome: Outcome) -> bool | None:
    """Whether the one person at a table of bots has won; None: nobody alone has, or there are
    several people."""
    persons = [sitting.seat for sitting in table.standing.seats if sitting.bot is None]
    if len(persons) != 1 or len(outcome.winners) != 1:
        return None
    return outcome.winners[0] == persons[0]


def _hashed(key: str) -> str:
    """What is stored of a key: a copy of the store opens no seat."""
    return blake2b(key.encode(), digest_size=16, person=b"seat").hexdigest()


def _is_shared(chairs: Sequence[Chair]) -> bool:
    """Somebody plays on this screen, and nobody calls it his own."""
    kinds = {chair.kind for chair in chairs}
    return "here" in kinds and "me" not in kinds


def _chair(
    chair: Chair, seat: Seat, device: Device, others: Sequence[Sitting], now: int
) -> Sitting:
    match chair.kind:
        case "me" | "here":
            name = tidy(chair.name) or f"Joueur {seat + 1}"
            return Sitting(seat=seat, token=device, name=name, since=now)
        case "bot":
            if chair.level not in LEVELS:
                raise Refused("BAD_OPTION", "HOUSE-01", option="level")
            return _bot(seat, chair.level, others, now, tidy(chair.name))
        case "link":
            return Sitting(seat=seat, since=now)


def _bot(seat: Seat, level: int, others: Sequence[Sitting], now: int, wanted: str = "") -> Sitting:
    taken = {other.name for other in others}
    name = wanted or next(name for name in BOT_NAMES if name not in taken)
    return Sitting(seat=seat, bot=level, name=name, since=now)


def _seated(chairs: Sequence[Chair], device: Device, now: int) -> list[Sitting]:
    seats: list[Sitting] = []
    for seat, chair in enumerate(chairs):
        seats.append(_chair(chair, seat, device, seats, now))
    return seats


def _filled(seats: Sequence[Sitting], how: Start, now: int) -> list[Sitting]:
    """The seats of the game: no chair is free any more."""
    filled: list[Sitting] = []
    for sitting in seats:
        if not sitting.is_free:
            filled.append(msgspec.structs.replace(sitting, seat=len(filled)))
        elif how.free == "bot":
            filled.append(_bot(len(filled), how.level, (*seats, *filled), now))
    return filled


async def _dealt(
    club: Club, table: Table, seats: list[Sitting], shares: Shares | None
) -> tuple[Head, int | None]:
    """A head with a fresh seed, and the first deadline."""
    spec = game_spec(club, table.agreed.game)
    if len(seats) < spec.least:
        raise Refused("TOO_FEW", "HOUSE-01", least=spec.least)
    options: dict[str, object] = msgspec.json.decode(table.agreed.options)
    chairs = chairs_of(seats, table.agreed.screen)
    config = await agreed_config(club, spec, options, chairs)
    words = await club.dictionary.identity()
    seed, draw = (club.new_seed(), None) if shares is None else seed_of(shares, seats)
    head = sealed(
        Head(
            game=spec.slug,
            config=msgspec.Raw(encoded(config)),
            seed=seed,
            draw=draw or msgspec.UNSET,
            at=club.clock.now(),
            lexicon=msgspec.structs.replace(words, digest=config.lexicon),
            club=await club.dictionary.changes(config.lexicon) or msgspec.UNSET,
            bots=tuple(sitting.bot for sitting in seats),
        )
    )
    game = await club.opened(head)
    return head, game.wake(game.start(Rng(head.seed), head.at))


async def _create(club: Club, agreed: Agreed, seats: Sequence[Sitting], *, near: bool) -> Table:
    """A short code where anybody may come, or where only neighbours can; else one to be kept."""
    words = SHORT if agreed.open or near else LONG
    for _ in range(TRIES):
        name: GameId = club.new_code(words)
        try:
            await club.store.create(
                name, encoded(agreed), seats, made=club.clock.now(), listed=agreed.open
            )
        except Conflict:
            continue
        club.journal.tell("set", table=name, game=agreed.game, seats=len(seats))
        return await club.table(name)
    raise RuntimeError("no free table code was found")


async def _reseat(club: Club, table: Table, seats: Sequence[Sitting]) -> bool:
    try:
        await club.store.seat(table.id, table.standing.version, seats)
    except Conflict:
        await club.reseat(table)
        return False
    await club.reseat(table)
    return True


async def _read_again(club: Club, table: Table) -> None:
    """On another node somebody may have sat down, and its word has not come yet."""
    if club.bus is not None:
        await club.reseat(table)


def _with(table: Table, changed: Sitting) -> list[Sitting]:
    return [changed if s.seat == changed.seat else s for s in table.standing.seats]


def _must_host(table: Table, device: Device) -> None:
    if table.agreed.host != device:
        raise Refused("NOT_HOST", "HOUSE-01")
