"""One connection: a reader, and a writer with a cursor for each table it shows.

No queues: the writer sends what happened since its cursor, so a slow page gets fewer, larger news.
"""

import asyncio

import msgspec
from starlette.types import Receive, Scope, Send

from logomachie.core.game import Refused
from logomachie.core.value import GameId, Millis, Seat, encoded
from logomachie.server.club import Club
from logomachie.server.codes import read_code
from logomachie.server.crew import Question
from logomachie.server.ear import LONGEST_NONCE, Ear, decoded
from logomachie.server.limits import Bucket
from logomachie.server.line import Viewer
from logomachie.server.people import device_of, token_in
from logomachie.server.questions import is_known
from logomachie.server.room import room_of
from logomachie.server.table import Table
from logomachie.server.watch import WIRE, PlainWire, Watch, Wire
from logomachie.server.wire import (
    Answer,
    Ask,
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
MOST_QUESTIONS = 5  # at once; then one a second
MOST_STRIKES = 8  # messages nobody can use before the connection is closed
MOST_HURRY = 200  # messages too fast before it is closed
PATIENCE = 30.0  # seconds a page may take to read before it is let go
LONGEST_ABOUT = 800  # a past turn of Cadenas: forty words and one's hand
UNACCEPTABLE, FAULT = 1008, 1011

_encode = msgspec.json.Encoder().encode


class Closed(Exception):
    """The connection has ended, or must."""

    def __init__(self, code: int = 1000) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A page's socket."""

    def __init__(self, club: Club, scope: Scope, receive: Receive, send: Send) -> None:
        self.club, self._receive, self._send = club, receive, send
        token = token_in(scope["headers"])
        self.device = device_of(token) if token else None
        self.address: str = scope["client"][0] if scope.get("client") else "?"
        self.wire: Wire = (scope.get("extensions") or {}).get(WIRE) or PlainWire()
        self.wakeup = asyncio.Event()
        self.is_writing = False  # the writer waits for the page to read: nothing may overtake it
        self.watches: dict[tuple[GameId, Viewer], Watch] = {}
        self.bucket = Bucket(club.settings.messages, club.settings.burst)
        self._questions = Bucket(1, MOST_QUESTIONS)  # each is work for the bots' processes
        self._strikes = self._hurry = 0

    def lag(self) -> Millis:
        """One way from the page to here, as far as the club vouches for it."""
        return min(self.wire.one_way(), self.club.settings.credit)

    async def run(self) -> None:
        """From the handshake to the end; whatever happens, nothing is left behind."""
        if (await self._receive())["type"] != "websocket.connect":
            return
        sockets = self.club.gate.sockets
        if sockets.get(self.address, 0) >= self.club.settings.sockets:
            await self._send({"type": "websocket.close", "code": 1013})
            return
        sockets[self.address] = sockets.get(self.address, 0) + 1
        await self._send({"type": "websocket.accept"})
        self.wire.listen(Ear(self).hear)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())  # apart from the layers round this application
        try:
            await reader
        except Closed as closed:
            await self._close(closed.code)
        except OSError:
            pass  # the page is gone
        except Exception as error:  # a fault of ours: told, and this page let go
            self.club.failed(error)
            await self._close(FAULT)
        finally:
            self.wire.listen(None)
            reader.cancel()
            writer.cancel()
            self._leave_all()
            sockets[self.address] -= 1
            if not sockets[self.address]:
                del sockets[self.address]

    async def _read(self) -> None:
        settings, clock = self.club.settings, self.club.clock
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            now = clock.now()
            if not self.bucket.takes(now):
                await self._too_fast()
                continue
            text = message.get("bytes") or message.get("text") or ""
            if len(text) > settings.message_size:
                await self._unusable()
                continue
            try:
                up = decoded(text)
            except (msgspec.DecodeError, UnicodeError):
                await self._unusable()
                continue
            if type(up) is Play and (table := self.club.tables.get(up.table)) is not None:
                await self._play(table, up, now)
            else:
                await self._heed(up, now)

    async def _heed(self, up: Up, now: Millis) -> None:
        try:
            match up:
                case Play():
                    await self._play(await self.club.table(read_code(up.table)), up, now)
                case Ping():
                    await self.send(Pong(sent=up.sent, now=now))
                case Join():
                    await self._join(up)
                case Leave():
                    self._leave(read_code(up.table), up.seat)
                case Ask():
                    await self._ask(up)
        except NoSuchTable:
            if not self.club.gate.misses.takes(self.address, now):
                raise Closed(UNACCEPTABLE) from None  # somebody tries codes
            await self.send(Trouble(code="NO_SUCH_TABLE", table=up.table, seat=up.seat))  # type: ignore[union-attr]  # a Ping opens no table

    async def _play(self, table: Table, play: Play, arrived: Millis) -> None:
        seat = play.seat
        if not table.is_held(seat, self.device):
            await self.send(Trouble(code="NOT_YOUR_SEAT", table=table.id, seat=seat))
            return
        if table.game is None:
            await self.send(Trouble(code="NOT_STARTED", table=table.id, seat=seat))
            return
        if not 0 < len(play.nonce) <= LONGEST_NONCE:
            await self._unusable()
            return
        try:
            move = table.game.moves.decode(play.move)
        except msgspec.DecodeError:
            await self._strike()
            await self._refuse(table, seat, play.nonce, Refused("MALFORMED", ""))
            return
        before, nonce = table.seen[seat], f"{seat}-{play.nonce}"
        heard = nonce in table.heard
        try:
            if not heard:
                await table.play_for_person(seat, move, nonce, arrived=arrived, credit=self.lag())
        except Refused as refusal:
            await self._refuse(table, seat, play.nonce, refusal)
            return
        if heard or (table.id, seat) not in self.watches:  # else the news are on their way
            await self._speak(table.news(seat, before, play.nonce))

    async def _join(self, join: Join) -> None:
        table = await self.club.table(read_code(join.table))
        if not await self._may(table, join.seat):
            return
        if len(self.watches) >= MOST_WATCHED and (table.id, join.seat) not in self.watches:
            await self.send(Trouble(code="BUSY", table=table.id, seat=join.seat))
            return
        if table.is_begun and join.after > table.seen[join.seat]:
            await table.catch_up()  # another node told this page more than we know
        most = table.seen[join.seat] if table.is_begun else 0
        self._watch(table, join.seat, max(0, min(join.after, most)))

    async def _ask(self, ask: Ask) -> None:
        table = await self.club.table(read_code(ask.table))
        if not await self._may(table, ask.seat):
            return
        if table.head is None:
            await self.send(Trouble(code="NOT_STARTED", table=table.id, seat=ask.seat))
            return
        if not is_known(table.head.game, ask.question) or len(ask.id) > LONGEST_NONCE:
            await self._unusable()
            return
        if not self._questions.takes(self.club.clock.now()):
            await self.send(Trouble(code="TOO_FAST", table=table.id, seat=ask.seat))
            return
        answer = await self.club.crew.thinker.answer(
            Question(
                game=table.head.game,
                question=ask.question,
                about=ask.about[:LONGEST_ABOUT],
                config=table.head.config,
                view=msgspec.Raw(encoded(table.view(ask.seat))),
            )
        )
        await self.send(Answer(id=ask.id, answer=answer))

    async def _may(self, table: Table, seat: Viewer) -> bool:
        if table.is_held(seat, self.device):
            return True
        await self.send(Trouble(code="NOT_YOUR_SEAT", table=table.id, seat=seat))
        return False

    async def _refuse(self, table: Table, seat: Seat, nonce: str, refusal: Refused) -> None:
        await self.send(
            Refusal(
                table=table.id,
                seat=seat,
                nonce=nonce,
                code=refusal.code,
                clause=refusal.clause,
                about=refusal.about,
            )
        )

    async def _too_fast(self) -> None:
        self._hurry += 1
        if self._hurry >= MOST_HURRY:
            raise Closed(UNACCEPTABLE)
        if self._hurry == 1 or self._hurry % 10 == 0:
            await self.send(Trouble(code="TOO_FAST"))

    async def _unusable(self) -> None:
        await self._strike()
        await self.send(Trouble(code="MALFORMED"))

    async def _strike(self) -> None:
        self._strikes += 1
        if self._strikes >= MOST_STRIKES:
            await self.send(Trouble(code="MALFORMED"))
            raise Closed(UNACCEPTABLE)

    def _watch(self, table: Table, seat: Viewer, after: int) -> Watch:
        """Show a table, or show it again from another line."""
        self._leave(table.id, seat)
        watch = self.watches[table.id, seat] = Watch(self, table, seat, after)
        table.watchers.add(watch)
        if seat is not None:
            self._presence(table)
        self.wakeup.set()
        return watch

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

    def _leave(self, name: GameId, seat: Viewer) -> None:
        watch = self.watches.pop((name, seat), None)
        if watch is not None:
            watch.table.watchers.discard(watch)
            watch.table.used = self.club.clock.now()
            if seat is not None:
                self._presence(watch.table)

    def _leave_all(self) -> None:
        for name, seat in list(self.watches):
            self._leave(name, seat)

    def _presence(self, table: Table) -> None:
        """Somebody came or went: everybody sees it."""
        table.rooms += 1
        table.nudge()

    async def _write(self) -> None:
        try:
            while True:
                await self.wakeup.wait()
                self.wakeup.clear()
                self.is_writing = True
                for watch in list(self.watches.values()):
                    await self._show(watch)
                self.is_writing = False
        except (TimeoutError, OSError):
            await self._close(UNACCEPTABLE)
        except Exception as error:  # as in `run`
            self.club.failed(error)
            await self._close(FAULT)

    async def _show(self, watch: Watch) -> None:
        """Send what this watch has not seen yet."""
        table = watch.table
        if watch.room != table.rooms:
            watch.room = table.rooms
            await self._speak(_encode(await room_of(self.club, table, self.device)))
        if table.is_begun:
            seen = table.seen[watch.seat]
            if watch.cursor < seen or watch.cursor < 0:
                after = max(0, watch.cursor)
                known = table.remembers(watch.seat, after)
                recalled = None if known else await table.recalled()
                watch.cursor = table.seen[watch.seat]
                await self._speak(table.news(watch.seat, after, recalled=recalled))

    async def send(self, message: Down) -> None:
        """Answer the asker."""
        await self._speak(_encode(message))

    async def _speak(self, text: bytes) -> None:
        if not self.wire.speak(text):
            sending = self._send({"type": "websocket.send", "text": text.decode()})
            await asyncio.wait_for(sending, PATIENCE)

    async def _close(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            return  # it is gone already
