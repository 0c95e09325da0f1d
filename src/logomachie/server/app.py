"""The club as an ASGI application: its routes, its start and its stop."""

import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from logomachie.games import GAMES
from logomachie.server.answers import problem
from logomachie.server.clock import WallClock
from logomachie.server.club import Club
from logomachie.server.guard import Guard
from logomachie.server.http import Api
from logomachie.server.journal import Journal
from logomachie.server.page import Page
from logomachie.server.pool import Pool
from logomachie.server.reports import data_folder
from logomachie.server.settings import Settings
from logomachie.server.socket import Connection
from logomachie.server.tongue import said
from logomachie.server.transport import Unfit
from logomachie.server.words import French
from logomachie.store.lock import InUse, TwoNames
from logomachie.store.memory import MemoryStore
from logomachie.store.migrations import NewerSchema
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Bus, Store

if TYPE_CHECKING:
    from logomachie.server.metrics import Figures

LEAST_PACKED = 1_000  # bytes of an answer that is worth packing
GATHER = 0.010  # seconds between two commits of lines, unless many wait: nobody sees so little


async def open_store(data: str) -> tuple[Store, Bus | None]:
    """The store a setting names, and its bus where several nodes may share it."""
    if data == "memory":
        return MemoryStore(), None
    if data.startswith(("postgres://", "postgresql://")):
        return await _open_postgres(data)
    return SqliteStore(data, gather=GATHER), None


async def _open_postgres(data: str) -> tuple[Store, Bus | None]:
    try:
        from logomachie.store.postgres import UNREACHABLE, PostgresStore  # noqa: PLC0415  # an extra
    except ImportError:
        raise Unfit(
            said(
                "Pour PostgreSQL il manque asyncpg : pip install logomachie[postgres]",
                "PostgreSQL needs asyncpg: pip install logomachie[postgres]",
            )
        ) from None
    try:
        store = await PostgresStore.open(data)
    except UNREACHABLE as error:
        where, why = urlsplit(data).hostname or "socket", f"{type(error).__name__}: {error}"
        raise Unfit(
            said(
                f"PostgreSQL ne répond pas ({where}) : {why}",
                f"PostgreSQL does not answer ({where}): {why}",
            )
        ) from error
    return store, store


async def open_fit(data: str) -> tuple[Store, Bus | None]:
    """The same; raises Unfit where it cannot be served, in a sentence."""
    try:
        return await open_store(data)
    except NewerSchema as newer:
        raise Unfit(
            said(
                f"Ces données sont d’une version plus récente du club (schéma {newer.found}, "
                f"celui-ci connaît {newer.known}) : mettez le club à jour.",
                f"These data are of a later release of the club (schema {newer.found}, this one "
                f"knows {newer.known}): update the club.",
            )
        ) from newer
    except sqlite3.DatabaseError as error:
        raise Unfit(
            said(
                f"{data} ne s’ouvre pas comme un club ({error}).",
                f"{data} does not open as a club ({error}).",
            )
        ) from error
    except TwoNames as linked:
        raise Unfit(
            said(
                f"{linked.path} a un second nom sur ce disque (lien physique) : deux clubs s’y "
                "perdraient. Supprimez-en un, ou copiez-le avec logomachie backup.",
                f"{linked.path} has a second name on this disk (a hard link): two clubs would "
                "ruin it. Remove one, or copy it with logomachie backup.",
            )
        ) from linked
    except InUse as taken:
        raise Unfit(
            said(
                f"{taken.path} sert déjà à un autre club (processus {taken.pid}) : arrêtez-le, "
                "ou donnez un autre fichier avec --data.",
                f"{taken.path} is served by another club already (process {taken.pid}): stop it, "
                "or name another file with --data.",
            )
        ) from taken


async def open_club(settings: Settings) -> Club:
    """A node of the club as the settings want it."""
    store, bus = await open_fit(settings.data)
    figures, journal = _figures(settings), Journal()
    club = Club(
        settings,
        store=store,
        bus=bus,
        clock=WallClock(),
        games=GAMES,
        dictionary=French(data_folder(settings.data)),
        thinker=_thinker(settings, figures, journal),
        journal=journal,
    )
    if figures is not None:
        from logomachie.server.metrics import Reading  # noqa: PLC0415  # an extra

        club.meter, club.readings = figures, Reading(club, figures)
    return club


def _thinker(settings: Settings, figures: "Figures | None", journal: Journal) -> Pool:
    if figures is None:
        return Pool(settings.workers, journal=journal)
    from logomachie.server.metrics import MeteredPool  # noqa: PLC0415  # an extra

    return MeteredPool(settings.workers, figures, journal)


def _figures(settings: Settings) -> "Figures | None":
    """What counts, where somebody wants to read it."""
    if not settings.metrics:
        return None
    try:
        from logomachie.server.metrics import Figures  # noqa: PLC0415  # an extra
    except ImportError:
        raise Unfit(
            said(
                "Pour les mesures il manque prometheus-client : pip install logomachie[metrics]",
                "Figures need prometheus-client: pip install logomachie[metrics]",
            )
        ) from None
    if not settings.metrics.rpartition(":")[2].isdecimal():
        raise Unfit(
            said(
                f"LOGOMACHIE_METRICS : ADRESSE:PORT, pas « {settings.metrics} »",
                f"LOGOMACHIE_METRICS: ADDRESS:PORT, not “{settings.metrics}”",
            )
        )
    return Figures()


class Sockets:
    """The socket's route: one connection for each page."""

    def __init__(self, club: Club) -> None:
        self._club = club

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await Connection(self._club, scope, receive, send).run()


def app_of(club: Club) -> Guard:
    """The application round a club that has been opened."""

    async def fault(_: Request, error: Exception) -> Response:
        club.failed(error)
        return problem("FAULT")

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await club.start()
        try:
            yield
        finally:
            await club.stop()

    app = Starlette(
        routes=[
            WebSocketRoute("/ws", Sockets(club)),
            *Api(club).routes(),
            Route("/{path:path}", Page(club.settings.page).file),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=LEAST_PACKED, compresslevel=4)],
        exception_handlers={Exception: fault},
        lifespan=life,
    )
    return Guard(app, settings=club.settings)  # round all of it: a fault is answered as safely


def make_app(settings: Settings, opened_club: Callable[[Club], None] | None = None) -> ASGIApp:
    """The application of one node; its club is opened in the loop that runs it, and told of."""
    opened: list[Guard] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if not opened:  # the first to come is the lifespan, and it comes alone
            try:
                club = await open_club(settings)
                opened.append(app_of(club))
                if opened_club is not None:
                    opened_club(club)
            except Unfit as unfit:
                print(unfit, file=sys.stderr)
                await receive()
                await send({"type": "lifespan.startup.failed", "message": ""})
                return
        await opened[0](scope, receive, send)

    return app
