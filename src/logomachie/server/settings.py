"""The environment as one frozen value; docs/operations.md says what each setting does."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from logomachie.core.value import Millis

PREFIX = "LOGOMACHIE_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator may choose."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = "club.sqlite3"  # a file, `memory`, or postgresql://…
    hosts: str = ""  # further names the club answers to, separated by commas
    proxy: str = ""  # addresses of trusted reverse proxies, separated by commas
    page: str = str(Path(__file__).with_name("page"))
    workers: int = max(1, (os.cpu_count() or 1) - 1)  # processes in which bots think
    messages: int = 20  # a second, for each connection
    burst: int = 60  # messages at once
    connections: int = 160  # open at once for each address, of any kind
    sockets: int = 64  # of them sockets of pages
    requests: int = 600  # HTTP requests a minute for each address
    tables: int = 30  # tables set a minute for each address
    misses: int = 30  # unknown tables a minute for each address
    solving: int = 250  # milliseconds of work on questions a second for each address
    frames: int = 400  # frames a second on all sockets of an address
    bytes: int = 200_000  # bytes a second on all sockets of an address
    lines: int = 5  # moves a second from each seat
    message_size: int = 8_192  # bytes
    credit: Millis = 150  # most lag vouched for in a race
    idle: Millis = 120_000  # a table nobody looks at is kept warm so long
    poll: Millis = 5_000  # how often deadlines and other nodes' lines are looked for
    grace: Millis = 2_000  # how long another node may take to serve its own
    leave: Millis = 8_000  # a person alone who has gone for so long pauses the game
    metrics: str = ""  # HOST:PORT, or a port, where figures are told; empty: nowhere
    admin: str = ""  # path of the owner's socket; empty: beside the file; `off`
    forget: int = 0  # days after which who played a finished game is forgotten; 0: never
    forget_games: bool = False  # then the games go too
    keep: int = 30  # days a table waits for its game to begin

    @property
    def names(self) -> frozenset[str]:
        """Host names the club answers to, beside addresses and localhost."""
        return frozenset(name.strip().lower() for name in self.hosts.split(",") if name.strip())


class BadSetting(ValueError):
    """A setting the club cannot use, in one line."""


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings named in the environment, defaults for the others; raises BadSetting."""
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    given = {
        name: environment[PREFIX + name.upper()]
        for name in fields
        if PREFIX + name.upper() in environment
    }
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{PREFIX}…: {error}") from error
