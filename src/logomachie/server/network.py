"""The way in from the local network: a second listener, opened from this machine's own page.

`./play` listens to this machine alone, so that nothing is open that nobody asked for. When the host
wants somebody else at the table, the page opens this door, shows an address that works, and closes
it again on request. `--lan` has it open from the start.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable

from logomachie.core.game import Refused
from logomachie.server.guard import host_name
from logomachie.server.settings import Settings
from logomachie.server.wire import Network

Listen = Callable[[str], Awaitable[asyncio.Server]]  # on this address, at the club's port
Let = Callable[[str], None]  # go of whoever came in at this address


def is_loopback(address: str) -> bool:
    """Whether an address, or a name for one, means this very machine."""
    if address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False


def lan_address() -> str | None:
    """This machine's address in the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: no packet leaves
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if is_loopback(address) else address


class Neighbourhood:
    """Whether the local network can come in, and by which address."""

    def __init__(self, settings: Settings, find: Callable[[], str | None] = lan_address) -> None:
        self._settings, self._find = settings, find
        self._listen: Listen | None = None
        self._let_go: Let = lambda _: None
        self._server: asyncio.Server | None = None
        self._address: str | None = None

    def serve_with(self, listen: Listen, let_go: Let) -> None:
        """Once there is a server: how it listens to one more address, and leaves it again."""
        self._listen, self._let_go = listen, let_go

    def told(self, *, asker: str, host: str) -> Network:
        """What a page may know and do; only one on this machine opens and closes."""
        here = is_loopback(asker) and is_loopback(host_name(host))
        if not is_loopback(self._settings.host):  # `--lan`, or a server of its own
            found = self._find() if here else None
            return Network(may=False, open=True, address=self._at(found))
        may = here and self._listen is not None and not self._settings.proxy
        return Network(may=may, open=self._server is not None, address=self._at(self._address))

    async def open(self) -> None:
        """Listen to the local network too; raises Refused where there is none."""
        if self._server is not None or self._listen is None:
            return
        if (address := self._find()) is None:
            raise Refused("NO_NETWORK", "HOUSE-02")
        try:
            self._server = await self._listen(address)
        except OSError as error:
            raise Refused("NO_NETWORK", "HOUSE-02", why=str(error)) from error
        self._address = address

    async def close(self) -> None:
        """Listen to this machine alone again; whoever came in from outside is let go."""
        if self._server is None or self._address is None:
            return
        self._server.close()
        self._let_go(self._address)
        self._server = self._address = None

    def origin(self, host: str, scheme: str) -> str:
        """Where whoever is invited finds the club, as far as it is known here."""
        if is_loopback(host_name(host)) and self._address is not None:
            return f"http://{self._address}:{self._settings.port}"
        return f"{scheme}://{host}"

    def _at(self, address: str | None) -> str | None:
        return None if address is None else f"http://{address}:{self._settings.port}"
