"""A club in one process: pages over ASGI, a store in memory, a clock moved by hand."""

import asyncio
import heapq
import io
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

import httpx
import msgspec

from logomachie.core.game import Words, WordsChosen
from logomachie.core.record import WordList
from logomachie.core.value import Millis
from logomachie.games import GAMES
from logomachie.games.judgement import EDITION
from logomachie.games.spec import Spec
from logomachie.server.app import app_of
from logomachie.server.clock import NANOS, Steady, Timer
from logomachie.server.club import Club
from logomachie.server.crew import Question, Spent, Thought, unspent
from logomachie.server.due import Lateness
from logomachie.server.journal import Journal
from logomachie.server.running import Running
from logomachie.server.settings import Settings
from logomachie.server.wire_words import Reading, WordPage
from logomachie.server.workers import WorkerDied
from logomachie.store.memory import MemoryStore
from logomachie.store.store import Bus, Store
from tests.kit.words import words

START: Millis = 1_800_000_000_000
HOST = "127.0.0.1:8000"
ORIGIN = f"http://{HOST}"
TURNS = 60  # of the loop: more than any chain of awaits without a disk needs


def live(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Run an async test in a loop of its own."""

    @wraps(test)
    def run(*args: object, **kwargs: object) -> None:
        asyncio.run(_awaited(test(*args, **kwargs)))

    return run


async def _awaited(test: Awaitable[None]) -> None:
    await test


async def settle() -> None:
    """Let everything that can happen without a clock happen."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class _Ring:
    """A timer of the clock moved by hand."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None


class HandClock:
    """Stands still until a test moves it; the server reads it as it reads the machine's."""

    def __init__(self) -> None:
        self.time = START  # as it goes on, which is also what `ticks` measures
        self.off: Millis = 0  # how far somebody has set the machine's clock
        self._steady = Steady(lambda: (self.time + self.off) * NANOS, lambda: self.time * NANOS)
        self._rings: list[tuple[Millis, int, _Ring]] = []
        self._count = 0

    def now(self) -> Millis:
        return self._steady.now()

    def ticks(self) -> Millis:
        return self.time

    def keep_up(self, at: Millis) -> None:
        self._steady.keep_up(at)

    def at(self, when: Millis, ring: Callable[[], None]) -> Timer:
        self._count += 1
        timer = _Ring(ring)
        due = self.time + max(0, when - self.now())
        heapq.heappush(self._rings, (due, self._count, timer))
        return timer

    async def forward(self, span: Millis) -> None:
        """Move on, ringing whatever is due at its own time."""
        end = self.time + span
        await settle()
        while self._rings and self._rings[0][0] <= end:
            when, _, timer = heapq.heappop(self._rings)
            self.time = max(self.time, when)
            if timer.ring is not None:
                timer.ring()
                await settle()
        self.time = end
        await settle()


class FewWords:
    """A dictionary of a few words."""

    def __init__(self, text: str) -> None:
        self._words = words(text)

    async def identity(self, chosen: WordsChosen = "complet") -> WordList:
        return WordList("few", "1", "0f")

    async def words(self, game: str, digest: str = "", club: str = "") -> Words:
        return self._words

    async def changes(self, digest: str) -> str:
        return ""

    async def has(self, digest: str, club: str = "") -> bool:
        return digest == "0f" and not club

    async def begun(self, start: str) -> tuple[str, ...]:
        return (start,) if start else ()

    async def page(self, word: str) -> WordPage:
        known = word.upper() in self._words
        reading = Reading(form=word, lemma=word, gloss="mot", gloss_en="word", flags=())
        return WordPage(word=word, valid=known, readings=(reading,) if known else ())


class Script:
    """Thinks here and now, as a test says."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []
        self.choose: Callable[[Thought], tuple[Millis, object] | None] = lambda _: None
        self.judging: bytes | None = b'{"edition":%d}' % EDITION  # what every game is judged to be
        self.lateness = Lateness()

    async def think(
        self, thought: Thought, spent: Spent = unspent
    ) -> tuple[Millis, msgspec.Raw] | None:
        self.thoughts.append(thought)
        wish = self.choose(thought)
        return None if wish is None else (wish[0], msgspec.Raw(msgspec.json.encode(wish[1])))

    async def answer(self, question: Question, asker: str) -> tuple[msgspec.Raw, Millis]:
        return msgspec.Raw(msgspec.json.encode({"asked": question.question})), 1

    async def analyse(self, record: bytes) -> bytes:
        if self.judging is None:
            raise WorkerDied
        return self.judging

    def expect(self, game: str) -> None:
        """Nothing to prepare."""

    async def close(self) -> None:
        """Nothing to close."""


class Page:
    """A browser's socket."""

    def __init__(
        self, world: "World", headers: Mapping[str, str], address: str = "127.0.0.1"
    ) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.raw: list[bytes] = []
        self.closed: int | None = None
        self.accepted = False
        self.blocked: asyncio.Event | None = None  # set it to make the page read again
        scope = {
            "type": "websocket",
            "path": "/ws",
            "raw_path": b"/ws",
            "root_path": "",
            "scheme": "ws",
            "query_string": b"",
            "client": (address, 50_000),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "extensions": {},
        }
        world.pages.append(self)
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(world.app(scope, self._in.get, self._take))

    async def _take(self, message: Any) -> None:
        match message["type"]:
            case "websocket.accept":
                self.accepted = True
            case "websocket.send":
                if self.blocked is not None:
                    await self.blocked.wait()
                self.raw.append(message["text"].encode())
            case "websocket.close":
                self.closed = message["code"]
                self._in.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    async def says(self, *messages: object) -> "Page":
        """Send messages and let them be answered."""
        for message in messages:
            text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
            self._in.put_nowait({"type": "websocket.receive", "text": text})
            if self._in.qsize() > TURNS // 3:
                await settle()
        await settle()
        return self

    async def joins(self, table: str, seat: int | None = None, after: int = 0) -> "Page":
        return await self.says({"type": "Join", "table": table, "seat": seat, "after": after})

    async def plays(self, table: str, seat: int, move: object, nonce: str = "n1") -> "Page":
        return await self.says(
            {"type": "Play", "table": table, "seat": seat, "nonce": nonce, "move": move}
        )

    async def leaves(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await settle()

    def got(self, kind: str | None = None) -> list[dict[str, Any]]:
        """All messages so far, or those of a kind."""
        messages = [msgspec.json.decode(raw) for raw in self.raw]
        return [m for m in messages if kind is None or m["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return self.got(kind)[-1]

    def events(self) -> list[str]:
        """The kinds of all events told, in order."""
        return [event["type"] for news in self.got("News") for event in news["events"]]


class Device:
    """A browser with its cookie: HTTP and sockets."""

    def __init__(self, world: "World", token: str, address: str = "127.0.0.1") -> None:
        self.world, self.token, self.address = world, token, address
        transport = httpx.ASGITransport(world.app, client=(address, 40_000))
        self.http = httpx.AsyncClient(
            transport=transport,
            base_url=ORIGIN,
            cookies={"logomachie": token} if token else {},
            headers={"origin": ORIGIN},
        )

    async def opens(self, **headers: str) -> Page:
        """A new socket of this device."""
        own = {"host": HOST, "origin": ORIGIN, "cookie": f"logomachie={self.token}"}
        page = Page(self.world, {**own, **headers}, self.address)
        await settle()
        return page

    async def posts(self, path: str, body: object = None) -> httpx.Response:
        answer = await self.http.post(path, json={} if body is None else body)
        await settle()
        return answer

    async def sets(self, *chairs: str | dict[str, object], **options: object) -> str:
        """Set a table `of` a game: `me`, `here`, `link`, `bot` or a whole chair each; its code."""
        wanted = {
            "game": options.pop("of", "word-whiz"),
            "chairs": [{"kind": chair} if isinstance(chair, str) else chair for chair in chairs],
            "options": options,
        }
        answer = await self.posts("/api/tables", wanted)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["table"]
        return code

    async def begins(self, *chairs: str | dict[str, object], **options: object) -> str:
        """Set a table and begin at once."""
        code = await self.sets(*chairs, **options)
        answer = await self.posts(f"/api/tables/{code}/start")
        assert answer.status_code == 200, answer.text
        return code


class World:
    """One node of a club; several may share a store."""

    def __init__(
        self,
        store: Store,
        *,
        clock: HandClock,
        bus: Bus | None,
        settings: Settings,
        text: str,
        games: Mapping[str, Spec],
    ) -> None:
        self.clock, self.store, self.thinker = clock, store, Script()
        self.journal = io.StringIO()
        self.pages: list[Page] = []
        self.club = Club(
            settings,
            store=store,
            bus=bus,
            clock=clock,
            games=games,
            dictionary=FewWords(text),
            thinker=self.thinker,
            journal=Journal(self.journal),
        )
        self.app = app_of(self.club)

    async def running(self, table: str) -> Running:
        """A game as this node knows it."""
        running = (await self.club.table(table)).running
        assert running is not None
        return running

    def device(self, name: str = "zoe", address: str = "127.0.0.1") -> Device:
        return Device(self, f"{name:-<24}" if name else "", address)


@asynccontextmanager
async def world(
    *,
    store: Store | None = None,
    clock: HandClock | None = None,
    bus: Bus | None = None,
    settings: Settings | None = None,
    text: str = "dent tonne tenir divertissement",
    seed: str = "graine",
    code: str = "ORNA-PURS-41",
    games: Mapping[str, Spec] = GAMES,
) -> AsyncIterator[World]:
    """A club that has started, and stops at the end."""
    node = World(
        store or MemoryStore(),
        clock=clock or HandClock(),
        bus=bus,
        settings=settings or Settings(page="/nowhere"),
        text=text,
        games=games,
    )
    codes = iter([code, *(f"{code}-{n}" for n in range(2, 100))])
    node.club.new_seed, node.club.new_code = (lambda: seed), (lambda _: next(codes))
    await node.club.start()
    await settle()
    try:
        yield node
    finally:
        for page in node.pages:
            await page.leaves()
        await node.club.stop()
