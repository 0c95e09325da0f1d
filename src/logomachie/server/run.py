"""Serve the club: `python -m logomachie.server --port 8000 --data club.sqlite3 [--lan]`.

The page talks to `ws://HOST:PORT/ws` and `http://HOST:PORT/api/…`.
"""

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import msgspec
import segno
import uvicorn
from starlette.types import ASGIApp

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

from logomachie.server.app import make_app
from logomachie.server.club import Club
from logomachie.server.journal import Journal, JournalHandler
from logomachie.server.network import lan_address
from logomachie.server.settings import Settings, from_environment
from logomachie.server.tongue import said
from logomachie.server.transport import Unfit, config_of

PROGRESS = 3  # seconds between two sentences while somebody waits
PING = 10.0  # seconds between pings; a half-open socket is found out after two
YOUNG = 20_000  # objects made before garbage is looked for: a move leaves no cycles behind
SWITCH = 0.0005  # seconds a thread may keep the interpreter while another waits for it
FRAME = 65_536  # bytes: a larger message closes the connection
FILES = 16_384  # descriptors, where the system allows them


class Announcing(uvicorn.Server):
    """A server that says when it can be visited, and what it waits for until then."""

    def __init__(
        self, config: uvicorn.Config, clubs: list[Club], ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._clubs, self._ready = clubs, ready
        self._announcing: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._clubs[0].network.serve_with(self._listen, self._let_go)
            self._announcing = asyncio.create_task(self._announce())

    async def _listen(self, address: str) -> asyncio.Server:
        """One more address at the same port; it is left with all the others at the end."""
        server = await asyncio.get_running_loop().create_server(
            self._protocol, address, self.config.port, backlog=self.config.backlog
        )
        self.servers.append(server)
        return server

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn's own
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def _let_go(self, address: str) -> None:
        """Close every connection that came in at this address."""
        for connection in list(self.server_state.connections):
            transport = getattr(connection, "transport", None)
            if transport is not None and transport.get_extra_info("sockname")[0] == address:
                transport.abort()

    async def _announce(self) -> None:
        """Ready means ready: the dictionary is open, and the next word is answered at once."""
        waited = 0
        while not self._clubs[0].ready.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._clubs[0].ready.wait(), PROGRESS)
                break
            waited += PROGRESS
            sentence = said(
                f"Le dictionnaire se prépare, la première fois seulement ({waited} s)…",
                f"The dictionary is being prepared, the first time only ({waited} s)…",
            )
            print(sentence, flush=True)
        self._ready()


def serve(
    host: str | None = None,
    port: int | None = None,
    data: str | None = None,
    *,
    open_browser: bool = False,
    lan: bool = False,
) -> int:
    """Serve until stopped; what is not given comes from the environment. The exit code."""
    given = {"host": host, "port": port, "data": data}
    settings = msgspec.structs.replace(
        from_environment(), **{name: value for name, value in given.items() if value is not None}
    )
    if lan:
        settings = msgspec.structs.replace(settings, host="0.0.0.0")  # noqa: S104  # asked for
    return serve_settings(settings, open_browser=open_browser, lan=lan)


def serve_settings(settings: Settings, *, open_browser: bool = False, lan: bool = False) -> int:
    """The same, with everything settled."""
    logging.root.handlers = [JournalHandler(Journal())]
    tune()
    if not _is_free(settings.host, settings.port):
        taken, other = settings.port, settings.port + 1
        sentence = said(
            f"Le port {taken} est déjà pris : essayez --port {other} --data AUTRE-FICHIER.",
            f"Port {taken} is in use: try --port {other} --data ANOTHER-FILE.",
        )
        print(sentence, file=sys.stderr)
        return 1
    clubs: list[Club] = []
    try:
        config = uvicorn_config(settings, make_app(settings, clubs.append))
    except Unfit as unfit:
        print(unfit, file=sys.stderr)
        return 1
    server = Announcing(
        config,
        clubs,
        lambda: announce(settings, open_browser=open_browser, lan=lan),
    )
    with contextlib.suppress(KeyboardInterrupt, SystemExit):  # uvicorn's, where it cannot start
        server.run()
    return 0 if server.started else 1


def tune() -> None:
    """Set the interpreter up for a server: the writer's thread gets its turn soon after a commit,
    and what was imported is not looked through for garbage again and again."""
    allow_files()
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)


def allow_files() -> None:
    """As many open connections as the system lets us have: many give a process 1,024 unasked,
    which a few hostile addresses within their budgets would use up."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def uvicorn_config(settings: Settings, app: ASGIApp) -> uvicorn.Config:
    """uvicorn as the club wants it: no compression of messages, small frames, its own pings."""
    proxies = [address.strip() for address in settings.proxy.split(",") if address.strip()]
    return config_of(
        settings,
        app,
        host=settings.host,
        port=settings.port,
        ws_per_message_deflate=False,
        ws_max_size=FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=2,
    )


def announce(settings: Settings, *, open_browser: bool, lan: bool) -> None:
    """Say where the club is: open a browser where there is one, print the address where not."""
    here = f"http://{'127.0.0.1' if lan else settings.host}:{settings.port}/"
    print(said(f"Logomachie est ouverte : {here}", f"Logomachie is open: {here}"), flush=True)
    if lan:
        there = f"http://{lan_address() or '127.0.0.1'}:{settings.port}/"
        print(said(f"Sur le réseau local : {there}", f"On the local network: {there}"), flush=True)
        segno.make(there, micro=False).terminal(compact=True)
    if open_browser and has_screen():
        threading.Thread(target=_show, args=(here,), daemon=True).start()


def has_screen() -> bool:
    """Whether a browser could show itself; one in the terminal would take it from us."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _show(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def _is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True
