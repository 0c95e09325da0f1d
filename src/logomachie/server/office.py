"""What the owner of a club may do while it runs; every act is told in the journal.

Nothing here reads a hand, a seed or a token. A table is closed by lines of its own log, with nonces
that say who wrote them.
"""

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from logomachie.core.game import Move, Refused
from logomachie.core.house import Consent, ProposeEnd, Return
from logomachie.core.value import GameId, Millis, Seat, Value
from logomachie.server.broken import Unreadable
from logomachie.server.gate import origin
from logomachie.server.running import Running, Wish
from logomachie.server.table import Table
from logomachie.server.wire import Notice
from logomachie.store.store import NoSuchTable

if TYPE_CHECKING:
    from logomachie.server.club import Club

MINUTE: Millis = 60_000
LONGEST_NOTICE = 300  # letters
LONGEST_BAN = 7 * 24 * 60  # minutes
MOST_STEPS = 40  # lines that close a table: a vote of eight, and whatever was open before
UNACCEPTABLE = 1008


class Tables(Value, tag=True):
    """Which tables are set or played, warm or not."""


class People(Value, tag=True):
    """Who is connected: sockets and seats, by address."""


class Close(Value, tag=True):
    """End a game as it stands, also one of bots alone, or take away a table that waits."""

    table: GameId


class Announce(Value, tag=True):
    """Tell everybody something, or that the club stops in so many minutes; neither: take it back"""

    text: str = ""
    stop: int | None = None


class Ban(Value, tag=True, kw_only=True):
    """Keep an address out for a time, or the device that holds a seat; 0 minutes lifts it."""

    address: str = ""
    table: GameId = ""
    seat: Seat | None = None
    minutes: int = 60


Act: TypeAlias = Tables | People | Close | Announce | Ban


class TableLine(Value, kw_only=True):
    """One table as the owner sees it."""

    table: GameId
    game: str
    players: tuple[str, ...]
    lines: int | None  # of its log; None: it waits for its players
    warm: bool
    watching: int
    late: Millis  # how long its deadline has passed


class Caller(Value, kw_only=True):
    """One address that is connected."""

    address: str
    sockets: int
    seats: tuple[str, ...]  # `CODE seat`
    banned: bool = False


class Done(Value, kw_only=True):
    """What came of an act."""

    ok: bool = True
    why: str = ""
    tables: tuple[TableLine, ...] = ()
    callers: tuple[Caller, ...] = ()
    count: int = 0  # of those it concerned


class Office:
    """The owner's acts on one node."""

    def __init__(self, club: "Club") -> None:
        self._club = club

    async def do(self, act: Act) -> Done:
        """Do it, tell the journal, and say what came of it."""
        try:
            done = await self._done(act)
        except NoSuchTable:
            done = Done(ok=False, why="NO_SUCH_TABLE")
        except self._club.store.unwell as error:
            self._club.failed(error)
            done = Done(ok=False, why="STORE_AWAY")
        except Unreadable:
            done = Done(ok=False, why="UNREADABLE")
        except Refused as refusal:
            done = Done(ok=False, why=refusal.code)
        told = msgspec.to_builtins(act)
        kind, table = told.pop("type"), told.pop("table", "") or None
        self._club.journal.tell("admin", act=kind, ok=done.ok, table=table, **told)
        return done

    async def _done(self, act: Act) -> Done:
        match act:
            case Tables():
                return Done(tables=tuple([await self._line(name) for name in await self._names()]))
            case People():
                return Done(callers=self._callers())
            case Close(table=name):
                return Done(count=await self._close(await self._club.table(name)))
            case Announce(text=text, stop=stop):
                return self._announce(text, stop)
            case Ban():
                return await self._ban(act)

    async def _names(self) -> list[GameId]:
        warm = list(self._club.tables)
        cold = [name for name in await self._club.store.running() if name not in warm]
        return [*warm, *cold]

    async def _line(self, name: GameId) -> TableLine:
        table = self._club.tables.get(name)
        shown = table or Table(name, await self._club.store.table(name))
        running, wake = shown.running, shown.standing.wake
        if running is not None:
            wake = running.wake
        return TableLine(
            table=name,
            game=shown.agreed.game,
            players=tuple(sitting.name for sitting in shown.standing.seats if not sitting.is_free),
            lines=running.seq if running is not None else None,
            warm=table is not None,
            watching=len(shown.watchers),
            late=max(0, self._club.clock.now() - wake) if wake is not None else 0,
        )

    def _callers(self) -> tuple[Caller, ...]:
        by_address: dict[str, list[str]] = {}
        sockets: dict[str, int] = {}
        for guest in self._club.guests:
            known = origin(guest.address)
            sockets[known] = sockets.get(known, 0) + 1
            seats = by_address.setdefault(known, [])
            seats += [f"{name} {seat}" for name, seat in guest.watches if seat is not None]
        gate = self._club.gate
        return tuple(
            Caller(
                address=known,
                sockets=sockets.get(known, 0),
                seats=tuple(sorted(by_address.get(known, ()))),
                banned=gate.is_banned(known),
            )
            for known in sorted({*sockets, *gate.banned()})
        )

    async def _close(self, table: Table) -> int:
        club = self._club
        if (running := table.running) is None:
            await club.store.drop(table.id)
            club.tables.pop(table.id, None)
            for watcher in list(table.watchers):
                watcher.dismiss()
            return 1
        steps = 0
        while running.outcome is None and steps < MOST_STEPS:
            seat, move = _towards_the_end(running)
            nonce = f"admin-{seat}-{running.seq}"
            await running.played(Wish(seat, move, nonce, club.clock.now()))
            steps += 1
        return steps

    def _announce(self, text: str, stop: int | None) -> Done:
        if len(text) > LONGEST_NOTICE or not text.isprintable():
            raise Refused("BAD_NOTICE", "")
        at = None if stop is None else self._club.clock.now() + max(0, stop) * MINUTE
        self._club.notice = Notice(text=text, stop=at)
        for guest in list(self._club.guests):
            guest.say(self._club.notice)
        return Done(count=len(self._club.guests))

    async def _ban(self, ban: Ban) -> Done:
        if not 0 <= ban.minutes <= LONGEST_BAN:
            raise Refused("BAD_TIME", "")
        who = origin(ban.address) if ban.address else await self._device_at(ban.table, ban.seat)
        self._club.gate.ban(who, ban.minutes * MINUTE)
        if not ban.minutes:
            return Done()
        struck = [
            guest for guest in self._club.guests if who in (origin(guest.address), guest.device)
        ]
        for guest in struck:
            guest.end(UNACCEPTABLE)
        return Done(count=len(struck))

    async def _device_at(self, name: GameId, seat: Seat | None) -> str:
        sitting = (await self._club.table(name)).sitting(seat)
        if sitting is None or sitting.token is None:
            raise Refused("NO_SUCH_SEAT", "")
        return sitting.token


def _towards_the_end(running: Running) -> tuple[Seat, Move]:
    """The next line that leads to an agreed end, whatever the table is voting on just now."""
    state, seats = running.state, range(running.game.config.seats)
    if (proposal := state.proposal) is not None:
        return proposal.ballot.waiting[0], Consent(not proposal.pause)
    here = [seat for seat in seats if seat not in state.resigned and seat not in state.absent]
    if here:
        return here[0], ProposeEnd()
    return next(seat for seat in seats if seat not in state.resigned), Return()
