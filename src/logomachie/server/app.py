"""The club as an ASGI application: its routes, its start and its stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from logomachie.games import GAMES
from logomachie.server.clock import WallClock
from logomachie.server.club import Club
from logomachie.server.guard import Guard
from logomachie.server.http import Api
from logomachie.server.journal import Journal
from logomachie.server.page import Page
from logomachie.server.pool import Pool
from logomachie.server.settings import Settings
from logomachie.server.socket import Connection
from logomachie.server.words import French
from logomachie.store.memory import MemoryStore
from logomachie.store.sqlite import SqliteStore
from logomachie.store.store import Bus, Store


async def open_store(data: str) -> tuple[Store, Bus | None]:
    """The store a setting names, and its bus where several nodes may share it."""
    if data == "memory":
        return MemoryStore(), None
    if data.startswith(("postgres://", "postgresql://")):
        from logomachie.store.postgres import PostgresStore  # noqa: PLC0415  # an extra

        store = await PostgresStore.open(data)
        return store, store
    return SqliteStore(data), None


async def open_club(settings: Settings) -> Club:
    """A node of the club as the settings want it."""
    store, bus = await open_store(settings.data)
    return Club(
        settings,
        store=store,
        bus=bus,
        clock=WallClock(),
        games=GAMES,
        dictionary=French(),
        thinker=Pool(settings.workers),
        journal=Journal(),
    )


class Door:
    """The socket's route: one connection for each page."""

    def __init__(self, club: Club) -> None:
        self._club = club

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await Connection(self._club, scope, receive, send).run()


def app_of(club: Club) -> Starlette:
    """The application round a club that has been opened."""

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await club.start()
        try:
            yield
        finally:
            await club.stop()

    return Starlette(
        routes=[
            WebSocketRoute("/ws", Door(club)),
            *Api(club).routes(),
            Route("/{path:path}", Page(club.settings.page).file),
        ],
        middleware=[Middleware(Guard, settings=club.settings)],
        lifespan=life,
    )


def make_app(settings: Settings) -> ASGIApp:
    """The application of one node; its club is opened in the loop that runs it."""
    opened: list[Starlette] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if not opened:  # the first to come is the lifespan, and it comes alone
            opened.append(app_of(await open_club(settings)))
        await opened[0](scope, receive, send)

    return app
