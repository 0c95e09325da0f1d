"""The environment as one frozen value; docs/operations.md says what each setting does."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from logomachie.core.tongue import Said
from logomachie.core.value import Millis
from logomachie.server.tongue import said

PREFIX = "LOGOMACHIE_"
YEAR: Millis = 366 * 86_400_000
CENTURY = 36_500  # days: far more would not fit into a store

Count: TypeAlias = Annotated[int, Meta(ge=1)]  # with none of them nobody could play
Port: TypeAlias = Annotated[int, Meta(ge=1, le=65_535)]
Days: TypeAlias = Annotated[int, Meta(ge=0, le=CENTURY)]
SomeDays: TypeAlias = Annotated[int, Meta(ge=1, le=CENTURY)]
Span: TypeAlias = Annotated[Millis, Meta(ge=0, le=YEAR)]
Every: TypeAlias = Annotated[Millis, Meta(ge=100, le=YEAR)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator may choose."""

    host: str = "127.0.0.1"
    port: Port = 8000
    data: str = "club.sqlite3"  # a file, `memory`, or postgresql://…
    hosts: str = ""  # further names the club answers to, separated by commas
    proxy: str = ""  # addresses of trusted reverse proxies, separated by commas
    page: str = str(Path(__file__).with_name("page"))
    workers: Count = max(1, (os.cpu_count() or 1) - 1)  # processes in which bots think
    messages: Count = 20  # a second, for each connection
    burst: Count = 60  # messages at once
    connections: Count = 160  # open at once for each address, of any kind
    sockets: Count = 64  # of them sockets of pages
    requests: Count = 600  # HTTP requests a minute for each address
    tables: Count = 30  # tables set a minute for each address
    misses: Count = 30  # unknown tables a minute for each address
    solving: Count = 250  # milliseconds of work on questions a second for each address
    frames: Count = 400  # frames a second on all sockets of an address
    bytes: Count = 200_000  # bytes a second on all sockets of an address
    lines: Count = 5  # moves a second from each seat
    message_size: Count = 8_192  # bytes
    credit: Span = 150  # most lag vouched for in a race
    idle: Span = 120_000  # a table nobody looks at is kept warm so long
    poll: Every = 5_000  # how often deadlines and other nodes' lines are looked for
    grace: Span = 2_000  # how long another node may take to serve its own
    leave: Span = 8_000  # a person alone who has gone for so long pauses the game
    metrics: str = ""  # HOST:PORT, or a port, where figures are told; empty: nowhere
    admin: str = ""  # path of the owner's socket; empty: beside the file; `off`
    forget: Days = 0  # days after which who played a finished game is forgotten; 0: never
    forget_games: bool = False  # then the games go too
    keep: SomeDays = 30  # days a table waits for its game to begin

    @property
    def names(self) -> frozenset[str]:
        """Host names the club answers to, beside addresses and localhost."""
        return frozenset(name.strip().lower() for name in self.hosts.split(",") if name.strip())


class BadSetting(ValueError):
    """A setting the club cannot use, in one sentence that names it."""


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings named in the environment, defaults for the others; raises BadSetting."""
    settings = Settings()
    for field in msgspec.structs.fields(Settings):
        if (given := environment.get(PREFIX + field.name.upper())) is None:
            continue
        try:
            value = msgspec.convert(given, field.type, strict=False)
        except msgspec.ValidationError as error:
            name, (fr, en) = PREFIX + field.name.upper(), _wanted(field.type)
            told = said(f"{name} : {fr}, pas « {given} »", f"{name}: {en}, not “{given}”")
            raise BadSetting(told) from error
        settings = msgspec.structs.replace(settings, **{field.name: value})
    return settings


def _wanted(kind: Any) -> Said:  # Any: a type, annotated or not
    """What a setting takes."""
    if kind is bool:
        return Said("0 ou 1", "0 or 1")
    least, most = kind.__metadata__[0].ge, kind.__metadata__[0].le
    if most is None:
        return Said(f"un nombre à partir de {least}", f"a number from {least} on")
    return Said(f"un nombre de {least} à {most}", f"a number from {least} to {most}")
