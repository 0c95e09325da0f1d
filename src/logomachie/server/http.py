"""The routes over HTTP: setting a table, sitting down, words, rules, records."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from logomachie.core.game import Refused
from logomachie.core.record import written
from logomachie.core.value import Millis
from logomachie.games.rulebook import Language, rulebook
from logomachie.server import family, lobby
from logomachie.server.answers import (
    address_of,
    as_json,
    body_as,
    bytes_in,
    device_in,
    known_in,
    number_in,
    numbers_in,
    problem,
    qr_of,
    seat_in,
)
from logomachie.server.broken import Unreadable
from logomachie.server.carrying import Carrier
from logomachie.server.club import Club, Guessing
from logomachie.server.codes import read_code
from logomachie.server.gate import is_near, origin
from logomachie.server.guard import host_name
from logomachie.server.network import is_loopback
from logomachie.server.people import Device, cookie
from logomachie.server.played import PlayedWords
from logomachie.server.proofs import LARGEST, Proofs
from logomachie.server.reports import Reports, data_folder
from logomachie.server.room import listing, room_of
from logomachie.server.table import Table
from logomachie.server.teacher import Teacher
from logomachie.server.trial import shown
from logomachie.server.wire import (
    Chair,
    FamilyBook,
    Handover,
    Network,
    NewTable,
    Opened,
    Opening,
    Past,
    Sit,
    Start,
)
from logomachie.server.wire_words import Report, WordsFound
from logomachie.server.words import LONGEST_WORD
from logomachie.store.store import NoSuchTable

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]


class Api:
    """All routes of one club."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._teacher = Teacher(club.dictionary)
        self._proofs = Proofs(club)
        self._carrier = Carrier()
        self._reports = Reports(data_folder(club.settings.data))
        self._played = PlayedWords(club.store)

    def routes(self) -> list[Route]:
        """Each address with what answers it."""
        table = "/api/tables/{table}"
        return [
            self._route("/api/games", self.games),
            self._route("/api/tables", self.listing),
            self._route("/api/tables", self.set_table, "POST"),
            self._route(table, self.room),
            self._route(table + "/seats/{seat:int}", self.sit, "POST"),
            self._route(table + "/seats/{seat:int}/key", self.key),
            self._route(table + "/chairs/{seat:int}", self.put, "POST"),
            self._route(table + "/start", self.begin, "POST"),
            self._route(table + "/again", self.again, "POST"),
            self._route(table + "/record", self.record),
            self._route(table + "/past", self.past),
            self._route(table + "/analysis", self.analysis),
            self._route(table + "/tried", self.tried),
            self._route(table + "/position", self.position),
            self._route("/api/records", self.prove, "POST"),
            self._route("/api/records/{record}/past", self.record_past),
            self._route("/api/records/{record}/analysis", self.record_analysis),
            self._route("/api/records/{record}/tried", self.record_tried),
            self._route("/api/family", self.family),
            self._route("/api/family/clear", self.clear_family, "POST"),
            self._route("/api/words", self.begun),
            self._route("/api/words/{word}", self.word),
            self._route("/api/words/{word}/played", self.played),
            self._route("/api/words/{word}/report", self.report, "POST"),
            self._route("/api/rules/{game}", self.rules),
            self._route("/api/figures/{game}", self.figures),
            self._route("/api/lessons/{game}", self.lessons),
            self._route("/api/network", self.network),
            self._route("/api/network", self.open_network, "POST"),
            self._route("/qr/{code}.svg", self.qr),
            Route("/api/{rest:path}", self.nothing, methods=["GET", "POST"]),
            Route("/api", self.nothing),
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
        ]

    async def games(self, _: Request) -> Response:
        ready = [
            Opening(
                slug=spec.slug,
                title=spec.title,
                least=spec.least,
                most=spec.most,
                minutes=spec.minutes,
                ready=True,
                options=spec.options,
            )
            for spec in self._club.games.values()
        ]
        return as_json(ready)

    async def listing(self, request: Request) -> Response:
        return as_json(await listing(self._club, device_in(request)))

    async def set_table(self, request: Request) -> Response:
        if not self._club.gate.may_set(address_of(request)):
            return problem("TOO_FAST")
        wanted = await body_as(request, NewTable)
        device, token = known_in(request)
        table = await lobby.set_table(self._club, device, wanted, near=self._is_near(request))
        return await self._room(request, table, device, token, 201)

    async def room(self, request: Request) -> Response:
        return await self._room(request, await self._table(request), device_in(request))

    async def sit(self, request: Request) -> Response:
        table, sit = await self._table(request), await body_as(request, Sit)
        device, token = known_in(request)
        await lobby.sit(self._club, table, seat_in(request), device, sit)
        return await self._room(request, table, device, token)

    async def key(self, request: Request) -> Response:
        table = await self._table(request)
        key = await lobby.key_of(self._club, table, seat_in(request), device_in(request))
        return as_json(Handover(key=key))

    async def put(self, request: Request) -> Response:
        table, chair = await self._table(request), await body_as(request, Chair)
        device, token = known_in(request)
        await lobby.put(self._club, table, seat_in(request), device, chair)
        return await self._room(request, table, device, token)

    async def begin(self, request: Request) -> Response:
        table, how = await self._table(request), await body_as(request, Start)
        device, token = known_in(request)
        await lobby.begin(self._club, table, device, how)
        return await self._room(request, table, device, token)

    async def again(self, request: Request) -> Response:
        device, token = known_in(request)
        table, near = await self._table(request), self._is_near(request)
        following = await lobby.again(self._club, table, device, near=near)
        return await self._room(request, following, device, token)

    async def record(self, request: Request) -> Response:
        """The whole game as a file, once it is over: before that it would tell secrets."""
        table = await self._table(request)
        if not table.is_over or table.standing.head is None:
            raise Refused("GAME_NOT_OVER", "HOUSE-10")
        head, name = table.standing.head, f"logomachie-{table.agreed.game}-{table.id.lower()}.jsonl"

        async def file() -> bytes:
            return written(head, await self._club.store.read(table.id))

        return await self._carrier.carried(address_of(request), file, name)

    async def past(self, request: Request) -> Response:
        """Past lines from one seat: events and views, as the rules make them from the log."""
        table, device = await self._table(request), device_in(request)
        asked = numbers_in(request, "seat", "seq", "line", "count")
        with self._club.gate.working(address_of(request)):
            return as_json(await self._club.archive.past(table, device, **asked))

    async def analysis(self, request: Request) -> Response:
        """A finished game, judged; 202 while it is being made."""
        found = await self._club.analyst.found(await self._table(request))
        if found is None:
            return problem("BEING_MADE")
        return as_json(msgspec.Raw(found))

    async def tried(self, request: Request) -> Response:
        """A move that was not played, as a seat would have seen it: of a game that was judged."""
        table = await self._table(request)
        asked = numbers_in(request, "line", "choice", "by", "seat")
        if (kept := await self._club.analyst.found(table)) is None:
            return problem("BEING_MADE")
        with self._club.gate.working(address_of(request)):
            lines = await shown(self._club.archive, table, kept, **asked)
        last = lines[-1].seq if lines else 0
        return as_json(Past(table=table.id, seat=asked["seat"], last=last, lines=lines))

    async def position(self, request: Request) -> Response:
        """A finished game after a line, as text another table is set from."""
        table, line = await self._table(request), number_in(request, "line")
        spec = self._club.games[table.agreed.game]
        with self._club.gate.working(address_of(request)):
            return as_json(await self._club.archive.position(spec, table, line or 0))

    async def prove(self, request: Request) -> Response:
        """A record file somebody shows: proved line by line, within the share of his address."""
        gate, address = self._club.gate, address_of(request)

        def spent(took: Millis) -> None:
            gate.solved(address, took)
            if not gate.may_solve(address):
                raise Refused("TOO_FAST", "")

        spent(0)
        return as_json(await self._proofs.prove(await bytes_in(request, LARGEST), spent))

    async def record_past(self, request: Request) -> Response:
        """Lines of a record that was proved, as one of its seats saw them."""
        asked = numbers_in(request, "seat", "seq", "line", "count")
        with self._club.gate.working(address_of(request)):
            return as_json(self._proofs.past(request.path_params["record"], **asked))

    async def record_analysis(self, request: Request) -> Response:
        """A record that was proved, judged as a table is."""
        found = self._proofs.analysis(request.path_params["record"])
        return problem("BEING_MADE") if found is None else as_json(msgspec.Raw(found))

    async def record_tried(self, request: Request) -> Response:
        asked = numbers_in(request, "line", "choice", "by", "seat")
        with self._club.gate.working(address_of(request)):
            found = await self._proofs.tried(request.path_params["record"], **asked)
        return problem("BEING_MADE") if found is None else as_json(found)

    async def family(self, request: Request) -> Response:
        """The family's book, for those of the house: a club open to strangers has none."""
        if not self._is_near(request):
            return as_json(FamilyBook(kept=False, owner=False))
        return as_json(await family.book(self._played, owner=self._is_owner(request)))

    async def clear_family(self, request: Request) -> Response:
        """Emptied from the club's own machine alone."""
        if not self._is_owner(request):
            return problem("NOT_HERE")
        await self._club.store.clear_book(self._club.clock.now())
        return await self.family(request)

    async def word(self, request: Request) -> Response:
        return as_json(await self._club.dictionary.page(request.path_params["word"]))

    async def begun(self, request: Request) -> Response:
        """Words for a field while somebody types."""
        start = request.query_params.get("begins", "")
        return as_json(WordsFound(words=await self._club.dictionary.begun(start)))

    async def played(self, request: Request) -> Response:
        """Where a word was played, for those of the house: no stranger reads who plays here."""
        if not self._is_near(request):
            return as_json(WordsFound())
        word = request.path_params["word"][:LONGEST_WORD]
        return as_json(WordsFound(played=await self._played.of(word)))

    async def report(self, request: Request) -> Response:
        """A verdict is questioned: written down, limited for each device and address."""
        (device, _), club = known_in(request), self._club
        report, word = await body_as(request, Report), request.path_params["word"][:LONGEST_WORD]
        self._reports.take(club.clock.ticks(), device, origin(address_of(request)))
        try:
            await asyncio.to_thread(self._reports.write, club.clock.now(), word, report)
        except OSError as error:  # its file is on the same disk as the games
            club.failed(error)
            return problem("STORE_AWAY")
        return as_json({"word": word}, 201)

    async def rules(self, request: Request) -> Response:
        wanted = request.query_params.get("lang", "fr")
        language: Language = "en" if wanted == "en" else "fr"
        assert language in get_args(Language)
        try:
            return as_json(rulebook(request.path_params["game"], language))
        except LookupError:
            return problem("NO_RULES")

    async def figures(self, request: Request) -> Response:
        """The examples of a rulebook as boards, for those games that have them."""
        spec = self._club.games.get(request.path_params["game"])
        return as_json(() if spec is None else await self._teacher.figures(spec))

    async def lessons(self, request: Request) -> Response:
        """The lessons of a game, each with its demonstration; `?names`: what a list says."""
        spec = self._club.games.get(request.path_params["game"])
        names = "names" in request.query_params
        return as_json(() if spec is None else await self._teacher.told(spec, names))

    async def qr(self, request: Request) -> Response:
        """The invitation to a table as a QR code: the address as this device sees it."""
        code = read_code(request.path_params["code"])
        origin = self._club.network.origin(request.headers.get("host", ""), request.url.scheme)
        address = f"{origin}/table/{code}"
        if (seat := request.query_params.get("seat", "")).isdecimal():
            table = await self._club.found(code, address_of(request), device_in(request))
            key = await lobby.key_of(self._club, table, int(seat), device_in(request))
            address += f"#main={seat}-{key}"  # after the #: no server and no journal ever sees it
        drawn = await asyncio.to_thread(qr_of, address)  # milliseconds: moves do not wait for it
        return Response(drawn, headers={"cache-control": "no-store"}, media_type="image/svg+xml")

    async def network(self, request: Request) -> Response:
        return as_json(self._network(request))

    async def open_network(self, request: Request) -> Response:
        """Open or close the way in from the local network: asked from this machine alone."""
        wanted = await body_as(request, Opened)
        if not self._network(request).may:
            return problem("NOT_HERE")
        await (self._club.network.open() if wanted.open else self._club.network.close())
        return as_json(self._network(request))

    def _network(self, request: Request) -> Network:
        host = request.headers.get("host", "")
        return self._club.network.told(asker=address_of(request), host=host)

    async def nothing(self, _: Request) -> Response:
        return PlainTextResponse("Not found.\n", 404)

    async def healthz(self, _: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(self, _: Request) -> Response:
        """Ready when the store has written something."""
        if not self._club.is_ready:
            return PlainTextResponse("starting\n", 503)
        if not await self._club.is_writable():
            return PlainTextResponse("the store does not write\n", 503)
        return PlainTextResponse("ready\n")

    def _route(self, path: str, answer: Handler, method: str = "GET") -> Route:
        async def guarded(request: Request) -> Response:
            gate, address = self._club.gate, address_of(request)
            if not gate.may_ask(address) or gate.is_banned(device_in(request)):
                return problem("TOO_FAST")
            try:
                return await answer(request)
            except Refused as refusal:
                return problem(refusal.code, refusal.clause, **refusal.about)
            except NoSuchTable:
                gate.missed(address)
                return problem("NO_SUCH_TABLE")
            except Unreadable:
                return problem("UNREADABLE")
            except Guessing:
                return problem("TOO_FAST")
            except self._club.store.unwell as error:
                self._club.failed(error)
                return problem("STORE_AWAY")

        return Route(path, guarded, methods=[method])

    async def _table(self, request: Request) -> Table:
        code = read_code(request.path_params["table"])
        return await self._club.found(code, address_of(request), device_in(request))

    def _is_owner(self, request: Request) -> bool:
        """Whether this page is on the machine of a club that is not open to strangers."""
        here = host_name(request.headers.get("host", ""))
        return self._is_near(request) and is_loopback(address_of(request)) and is_loopback(here)

    def _is_near(self, request: Request) -> bool:
        """Whether this club and whoever asks are of one local network."""
        settings = self._club.settings
        return not (settings.hosts or settings.proxy) and is_near(address_of(request))

    async def _room(
        self,
        request: Request,
        table: Table,
        device: Device | None,
        token: str | None = None,
        status: int = 200,
    ) -> Response:
        answer = as_json(await room_of(self._club, table, device), status)
        if token is not None:
            answer.headers["set-cookie"] = cookie(token, secure=request.url.scheme == "https")
        return answer
