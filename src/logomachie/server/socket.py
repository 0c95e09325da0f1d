"""One connection: an ear, a reader, and a writer with a cursor for each table it shows.

A message is heard in one place, `hear`. What it cannot finish at once (a table that must be opened
first) is left to the reader; meanwhile messages wait, so that they are heard in their order.
No queues of news: the writer sends what happened since its cursor, so a slow page gets fewer,
larger news.
"""

import asyncio
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send

from logomachie.core.game import Refused
from logomachie.core.value import GameId, Millis, Seat
from logomachie.server.asking import Asking
from logomachie.server.broken import Unreadable
from logomachie.server.club import Club, Guessing
from logomachie.server.codes import read_code
from logomachie.server.limits import Bucket
from logomachie.server.line import Viewer
from logomachie.server.manners import LONGEST_NONCE, UNACCEPTABLE, Manners, is_nonce
from logomachie.server.outlet import Outlet
from logomachie.server.people import device_of, token_in
from logomachie.server.questions import is_known
from logomachie.server.room import room_for
from logomachie.server.running import Running, Wish
from logomachie.server.table import Table
from logomachie.server.voice import Unread, Voice
from logomachie.server.watch import LATER, WIRE, Later, PlainWire, Watch, Wire
from logomachie.server.wire import (
    Ask,
    Contribution,
    Down,
    Join,
    Leave,
    Ping,
    Play,
    Pong,
    Refusal,
    Trouble,
    Up,
)
from logomachie.store.store import NoSuchTable

MOST_WATCHED = 16  # tables and seats on one connection
GONE, FAULT = 1001, 1011

_encode = msgspec.json.Encoder().encode
_decoded = msgspec.json.Decoder(Up).decode


class Connection:
    """A page's socket."""

    def __init__(self, club: Club, scope: Scope, receive: Receive, send: Send) -> None:
        self.club, self._receive, self._send = club, receive, send
        token = token_in(scope["headers"])
        self.device = device_of(token) if token else None
        self.address: str = scope["client"][0] if scope.get("client") else "?"
        self.wire: Wire = (scope.get("extensions") or {}).get(WIRE) or PlainWire()
        self.voice = Voice(self.wire, send)
        self.outlet = Outlet(club.gate.sendings(self.address), club.clock, self.voice.wakeup)
        self.watches: dict[tuple[GameId, Viewer], Watch] = {}
        self._ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._bucket = Bucket(club.settings.messages, club.settings.burst)
        self._asking = Asking(self)
        self._draws: set[GameId] = set()  # tables at whose draw this page can be asked
        self._ticks: Millis = 0  # when the last message was heard
        self._manners = Manners(self)

    def lag(self) -> Millis:
        """One way from the page to here, as far as the club vouches for it."""
        way, credit = self.wire.one_way(), self.club.settings.credit
        return way if way < credit else credit

    async def run(self) -> None:
        """From the handshake to the end; whatever happens, nothing is left behind."""
        if (await self._receive())["type"] != "websocket.connect":
            return
        if self.club.gate.is_banned(self.device) or not self.club.gate.enter(self.address):
            await self._send({"type": "websocket.close", "code": 1013})
            return
        self.wire.charge(self.club.gate.traffic(self.address))
        await self._send({"type": "websocket.accept"})
        self.club.guests[self] = None
        if self.club.notice is not None:
            self.say(self.club.notice)
        self.wire.listen(self.hear)
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read())]
        try:
            code = await self._ended
            if code != GONE:
                await self.voice.close(code)
        finally:
            self.end(GONE)  # nothing is heard any more
            self.wire.listen(None)
            for task in tasks:
                task.cancel()
            self.club.guests.pop(self, None)
            self._leave_all()
            self.club.gate.leave(self.address)
            await asyncio.wait(tasks)  # the loop holds no task: whoever makes one keeps it

    def end(self, code: int) -> None:
        """Close the connection, soon and once."""
        if not self._ended.done():
            self._ended.set_result(code)

    def fail(self, error: BaseException) -> None:
        """A fault of ours: told, and this page let go."""
        self.club.failed(error)
        self.end(FAULT)

    def hear(self, text: bytes | str) -> Later | None:
        """Deal with one message; what must wait for something is given back to be awaited."""
        if self._ended.done():
            return None
        club = self.club
        ticks = self._ticks = club.clock.ticks()
        if not self._bucket.takes(ticks):
            self._manners.too_fast()
            return None
        if len(text) > club.settings.message_size:
            self._manners.unusable()
            return None
        try:
            up = _decoded(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._manners.unusable()
            return None
        now = club.clock.now()
        if type(up) is Play:  # nearly always, and at a table this page shows
            table = club.tables.get(up.table)
            if table is not None and (table.id, up.seat) in self.watches:
                self._play(table, up, now)
                return None
        if type(up) is Ping:
            self.say(Pong(sent=up.sent, now=now))
            return None
        if type(up) is Contribution:
            club.drawing.contribute(self.device, up)
            return None
        table = club.tables.get(up.table)
        if table is None or self._is_guess(table, up.seat):
            return partial(self._heed_cold, up, now)
        return self._heed(table, up, now)

    def _heed(self, table: Table, up: Up, now: Millis) -> Later | None:
        match up:
            case Play():
                self._play(table, up, now)
            case Join():
                return self._join(table, up)
            case Leave():
                self._leave(table.id, up.seat)
            case Ask():
                self._ask(table, up)
        return None

    async def _heed_cold(self, up: Join | Leave | Play | Ask, now: Millis) -> None:
        """The same at a table that is not warm, or whose code was typed in some other way."""
        try:
            table = await self.club.found(read_code(up.table), self.address, self.device)
        except Guessing:
            self.end(UNACCEPTABLE)
            return
        except NoSuchTable:
            self.club.gate.missed(self.address)
            self.say(Trouble(code="NO_SUCH_TABLE", table=up.table, seat=up.seat))
            return
        except Unreadable:
            self.say(Trouble(code="UNREADABLE", table=up.table, seat=up.seat))
            return
        except self.club.store.unwell as error:
            self._unwritten(error, up.table, up.seat, up.nonce if type(up) is Play else None)
            return
        if (later := self._heed(table, up, now)) is not None:
            await later()

    def _is_guess(self, table: Table, seat: Viewer) -> bool:
        """Whether a code is named here that this address may no longer name."""
        if (table.id, seat) in self.watches:
            return False
        return self.club.gate.is_guessing(self.address)

    def _play(self, table: Table, play: Play, now: Millis) -> None:
        """The one way a page's move goes: looked at here, written by the game, answered below."""
        seat, running = play.seat, table.running
        if not table.is_held(seat, self.device):
            self.say(Trouble(code="NOT_YOUR_SEAT", table=table.id, seat=seat))
            return
        if running is None:
            self.say(Trouble(code="NOT_STARTED", table=table.id, seat=seat))
            return
        if not is_nonce(play.nonce):
            self._manners.unusable()
            return
        try:
            move = running.game.moves.decode(play.move)
        except (msgspec.DecodeError, RecursionError):
            self._manners.strike()
            self._refuse(table.id, seat, play.nonce, Refused("MALFORMED", ""))
            return
        before, nonce = running.gallery.seen[seat], f"{seat}-{play.nonce}"
        if nonce in running.heard:
            self._speak(running.gallery.news(seat, before, play.nonce))
            return
        if not running.may_write(seat, move, self._ticks):
            self.say(Trouble(code="TOO_FAST", table=table.id, seat=seat))
            return
        wish = Wish(seat, move, nonce, now, self.lag(), person=True)
        running.play(wish, partial(self._heard, running, seat, play.nonce, before, now))

    def _heard(
        self,
        running: Running,
        seat: Seat,
        nonce: str,
        before: int,
        arrived: Millis,
        error: BaseException | None,
    ) -> None:
        """The news have told the page, unless it shows that seat no more, or they name another."""
        if error is None:
            self.club.meter.acknowledged(arrived, self.club.clock)
            if (running.id, seat) not in self.watches:
                self._speak(running.gallery.news(seat, before, nonce))
            elif running.done.get(seat) != nonce:  # written long ago: nothing happened now
                self._speak(running.gallery.news(seat, running.gallery.seen[seat], nonce))
        elif isinstance(error, Refused):
            self._refuse(running.id, seat, nonce, error)
        elif isinstance(error, self.club.store.unwell):
            self._unwritten(error, running.id, seat, nonce)
        else:
            self.fail(error)

    def contributes(self, table: GameId) -> bool:
        """Whether this page shows a table and can add to its draw."""
        return table in self._draws and any(name == table for name, _ in self.watches)

    def _join(self, table: Table, join: Join) -> Later | None:
        if not self._may(table, join.seat):
            return None
        if join.draws:
            self._draws.add(table.id)
        if len(self.watches) >= MOST_WATCHED and (table.id, join.seat) not in self.watches:
            self.say(Trouble(code="BUSY", table=table.id, seat=join.seat))
            return None
        if table.running is not None and join.after > table.running.gallery.seen[join.seat]:
            return partial(self._join_late, table, table.running, join)
        self._watch(table, join.seat, max(0, join.after) if table.running is not None else 0)
        return None

    async def _join_late(self, table: Table, running: Running, join: Join) -> None:
        """Another node told this page more than we know."""
        try:
            await running.catch_up()
        except self.club.store.unwell as error:
            self._unwritten(error, table.id, join.seat)
            return
        if self._may(table, join.seat):
            self._watch(table, join.seat, min(join.after, running.gallery.seen[join.seat]))

    def _ask(self, table: Table, ask: Ask) -> None:
        if not self._may(table, ask.seat):
            return
        if table.running is None:
            self.say(Trouble(code="NOT_STARTED", table=table.id, seat=ask.seat))
        elif not is_known(table.running.head.game, ask.question) or len(ask.id) > LONGEST_NONCE:
            self._manners.unusable()
        else:
            self._asking.ask(table.running, ask)

    def _may(self, table: Table, seat: Viewer) -> bool:
        if table.is_held(seat, self.device):
            return True
        self.say(Trouble(code="NOT_YOUR_SEAT", table=table.id, seat=seat))
        return False

    def _refuse(self, table: GameId, seat: Seat, nonce: str, refusal: Refused) -> None:
        self.club.meter.refused(refusal.code)
        self.say(
            Refusal(
                table=table,
                seat=seat,
                nonce=nonce,
                code=refusal.code,
                clause=refusal.clause,
                about=refusal.about,
            )
        )

    def _unwritten(
        self, error: BaseException, table: GameId, seat: Viewer, nonce: str | None = None
    ) -> None:
        """The store cannot, and it will pass: the page keeps what it said, and says it again."""
        self.club.failed(error)
        self.say(Trouble(code="STORE_AWAY", table=table, seat=seat, nonce=nonce))

    def _watch(self, table: Table, seat: Viewer, after: int) -> None:
        """Show a table, or show it again from another line."""
        self._leave(table.id, seat)
        watch = self.watches[table.id, seat] = Watch(self, table, seat, after)
        table.watchers.add(watch)
        if seat is not None:
            self._presence(table)
        self.voice.wakeup.set()

    def move(self, watch: Watch, seat: Viewer) -> None:
        """Show the same player under another number, or the table alone if he has none."""
        table = watch.table
        if not table.is_held(seat, self.device):
            seat = None
        if seat == watch.seat:
            return
        del self.watches[table.id, watch.seat]
        watch.show_from(seat)
        if self.watches.setdefault((table.id, watch.seat), watch) is not watch:
            table.watchers.discard(watch)  # it is shown from there already

    def dismiss(self, watch: Watch) -> None:
        """A table is taken away from under a page that shows it."""
        self.say(Trouble(code="NO_SUCH_TABLE", table=watch.table.id, seat=watch.seat))
        self._leave(watch.table.id, watch.seat)

    def _leave(self, name: GameId, seat: Viewer) -> None:
        self._asking.leave(name, seat)
        watch = self.watches.pop((name, seat), None)
        if watch is not None:
            watch.table.watchers.discard(watch)
            watch.table.used = self.club.clock.ticks()
            if seat is not None:
                self._presence(watch.table)
                self.club.leaving.left(watch.table)

    def _leave_all(self) -> None:
        for name, seat in list(self.watches):
            self._leave(name, seat)
        self._asking.leave_all()

    def _presence(self, table: Table) -> None:
        """Somebody came or went: everybody sees it, in a moment where many do."""
        self.club.comes_or_goes(table)

    def say(self, message: Down) -> None:
        """Answer the asker."""
        if type(message) is Trouble:
            self.club.meter.troubled(message.code)
        self._speak(_encode(message))

    def _speak(self, text: bytes) -> None:
        try:
            self.voice.say(text)
        except Unread:
            self.end(UNACCEPTABLE)

    async def _read(self) -> None:
        """Hear what the wire did not let us hear at once, and finish what must be waited for."""
        try:
            while (message := await self._receive())["type"] != "websocket.disconnect":
                later: Later | None = message.get(LATER)
                if later is None:
                    later = self.hear(message.get("bytes") or message.get("text") or "")
                if later is not None:
                    await later()
            self.end(GONE)
        except Exception as error:
            self.fail(error)

    async def _write(self) -> None:
        try:
            await self.voice.run(self._show_all)
        except OSError:  # gone, or too slow a reader (TimeoutError)
            self.end(UNACCEPTABLE)
        except Exception as error:
            self.fail(error)

    async def _show_all(self) -> None:
        for watch in list(self.watches.values()):
            await self._show(watch)

    async def _show(self, watch: Watch) -> None:
        """Send what this watch has not seen yet."""
        table = watch.table
        if watch.room != table.rooms:
            watch.room = table.rooms
            await self.voice.send(await room_for(self.club, table, self.device))
        if table.running is None:
            return
        gallery = table.running.gallery
        if watch.cursor < gallery.seen[watch.seat] or watch.cursor < 0:
            after = max(0, watch.cursor)
            watch.cursor = gallery.seen[watch.seat]
            await self.voice.send(gallery.news(watch.seat, after))
