"""What one address may use of the club, all in one place."""

import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from logomachie.core.game import Refused
from logomachie.core.value import Millis
from logomachie.server.clock import Clock
from logomachie.server.limits import Bucket, Buckets, Traffic, a_minute
from logomachie.server.settings import Settings

THINKING = 500  # milliseconds a second that bots think for one address before others' come first
MOST_OWED: Millis = 60_000
HOUSEHOLD = 64  # bits of an IPv6 address that one household has all of


@lru_cache(maxsize=4096)
def origin(address: str) -> str:
    """Whose an address is: an IPv4 address itself, the /64 of an IPv6 address."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, HOUSEHOLD), strict=False))
    return str(known)


def is_near(address: str) -> bool:
    """Whether an address is this machine's or of its local network."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_private
    except ValueError:
        return False


class Gate:
    """The budgets of each address; whoever is over one waits, and nobody else does."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings, self._clock = settings, clock
        self._requests = a_minute(settings.requests)
        self._tables = a_minute(settings.tables)
        self._misses = a_minute(settings.misses)
        self._solving = Buckets(settings.solving, settings.solving * 60)
        self._thinking = Buckets(THINKING, THINKING * 10)
        self._frames = Buckets(settings.frames, settings.frames * 4)
        self._bytes = Buckets(settings.bytes, settings.bytes * 4)
        self._sendings = Buckets(settings.frames, settings.frames * 4)
        self._sockets: dict[str, int] = {}
        self.turned: dict[str, int] = {}  # how often somebody was turned away, and why
        self._banned: dict[str, Millis] = {}  # addresses and devices, by the tick of their end

    def may_ask(self, address: str) -> bool:
        """One more request over HTTP."""
        if self._banned and self.is_banned(origin(address)):
            return self._no("banned")
        return self._requests.of(origin(address)).takes(self._clock.ticks()) or self._no("requests")

    def may_set(self, address: str) -> bool:
        """One more table."""
        return self._tables.of(origin(address)).takes(self._clock.ticks()) or self._no("tables")

    def missed(self, address: str) -> None:
        """It has asked for a table that does not exist."""
        self._misses.of(origin(address)).takes(self._clock.ticks())

    def is_guessing(self, address: str) -> bool:
        """It has missed so often that no code is answered: neither a wrong one nor a right one."""
        full = self._misses.is_full(origin(address), self._clock.ticks())
        return full and not self._no("guessing")

    def may_solve(self, address: str) -> bool:
        """Whether something may be worked out for it."""
        full = self._solving.is_full(origin(address), self._clock.ticks())
        return not full or self._no("solving")

    def solved(self, address: str, took: Millis) -> None:
        """So much of a processor's time went into its questions; settings.solving is a second's."""
        self._solving.of(origin(address)).fill(self._clock.ticks(), took)

    @contextmanager
    def working(self, address: str) -> Iterator[None]:
        """While something is worked out for it, which it pays; raises Refused."""
        if not self.may_solve(address):
            raise Refused("TOO_FAST", "")
        began = self._clock.ticks()
        try:
            yield
        finally:
            self.solved(address, self._clock.ticks() - began)

    def owes(self, address: str) -> Millis:
        """How long the thoughts of its bots stand back behind those of others."""
        return min(MOST_OWED, self._thinking.of(origin(address)).wait(self._clock.ticks()))

    def thought(self, address: str, took: Millis) -> None:
        """A bot has thought for it; it may go on, but has less of a claim."""
        self._thinking.of(origin(address)).fill(self._clock.ticks(), took)

    def ban(self, who: str, span: Millis) -> None:
        """Keep an address's origin, or a device, out for so long; 0 lets it in again."""
        self._banned.pop(who, None)
        if span:
            self._banned[who] = self._clock.ticks() + span

    def is_banned(self, who: str | None) -> bool:
        """Whether an origin or a device is kept out just now."""
        return who is not None and self._banned.get(who, -1) > self._clock.ticks()

    def banned(self) -> list[str]:
        """The origins kept out; devices are nobody's to read."""
        return [who for who in self._banned if self.is_banned(who) and ("." in who or ":" in who)]

    def traffic(self, address: str) -> Traffic:
        """Its frames and its bytes on all its sockets together."""
        return Traffic(self._frames.of(origin(address)), self._bytes.of(origin(address)))

    def sendings(self, address: str) -> Bucket:
        """What its pages are told of what others do, on all its sockets together."""
        return self._sendings.of(origin(address))

    def enter(self, address: str) -> bool:
        """One more socket, if there is room."""
        known = origin(address)
        if self.is_banned(known):
            return self._no("banned")
        if self._sockets.get(known, 0) >= self._settings.sockets:
            return self._no("sockets")
        self._sockets[known] = self._sockets.get(known, 0) + 1
        return True

    def _no(self, why: str) -> bool:
        """False, and counted."""
        self.turned[why] = self.turned.get(why, 0) + 1
        return False

    def leave(self, address: str) -> None:
        known = origin(address)
        self._sockets[known] -= 1
        if not self._sockets[known]:
            del self._sockets[known]
