"""In which finished games of the club a word stood, and each player's longest: an index in memory,
read when asked.

Nothing is written and no move pays for it: whoever asks brings the index up to date with the games
that have ended since, each read once. A game the club has forgotten is told no more, and a name
as it stands now: the index holds seats.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Generic, TypeVar

import msgspec

from logomachie.core.game import Event
from logomachie.core.house import HouseEvent
from logomachie.core.letters import plain
from logomachie.core.record import read_head
from logomachie.core.value import GameId, Seat
from logomachie.games import GAMES
from logomachie.server.wire_words import WordPlayed
from logomachie.store.store import Played, Store

MOST = 6  # games told of, the latest first


E = TypeVar("E")


class Line(msgspec.Struct, Generic[E]):
    """What a line of a game caused."""

    events: list[E] = []


@cache
def decoder(slug: str) -> msgspec.json.Decoder[Line[Event]]:
    """Reads the lines of a game."""
    return msgspec.json.Decoder(Line[GAMES[slug].events | HouseEvent])  # type: ignore[misc]


class PlayedWords:
    """The index of one club."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._told: dict[GameId, dict[str, Seat]] = {}  # who first played each plain word
        self._longest: dict[GameId, dict[Seat, str]] = {}  # plain words
        self._reading = asyncio.Lock()

    async def of(self, word: str) -> tuple[WordPlayed, ...]:
        """Where a word was played, the latest game first."""
        games, key = await self._finished(), plain(word)
        found = [
            (one, seat) for one in games if (seat := self._told[one.game].get(key)) is not None
        ]
        found.sort(key=lambda place: -place[0].made)
        return tuple(placed(one, seat) for one, seat in found[:MOST])

    async def longest(self) -> list[tuple[Played, Mapping[Seat, str]]]:
        """Every finished game with the longest word of each seat that stood."""
        return [(one, self._longest[one.game]) for one in await self._finished()]

    async def _finished(self) -> list[Played]:
        """The games of the book; those that were not read yet are, others are let go."""
        async with self._reading:
            played = await self._store.played(await self._store.book_since())
            for one in played:
                if one.game not in self._told:
                    lines = await self._store.read(one.game)
                    await asyncio.to_thread(self._read, one, lines)
            for gone in self._told.keys() - {one.game for one in played}:
                del self._told[gone], self._longest[gone]
        return played

    def _read(self, played: Played, lines: Iterable[bytes]) -> None:
        slug = read_head(played.head).game
        found = stood(slug, lines) if slug in GAMES else []
        self._longest[played.game] = {
            seat: max((key for by, key in found if by == seat), key=letters) for seat, _ in found
        }
        self._told[played.game] = first(found)


def placed(played: Played, seat: Seat) -> WordPlayed:
    """One game as it is told: by the name its player has now."""
    name = next((one.name for one in played.seats if one.seat == seat), "")
    slug = read_head(played.head).game
    return WordPlayed(table=played.game, game=slug, name=name, at=played.made)


def standing(slug: str, lines: Iterable[bytes]) -> dict[str, Seat]:
    """The plain words that stood in a game, each with who first played it."""
    return first(stood(slug, lines))


def first(found: Sequence[tuple[Seat, str]]) -> dict[str, Seat]:
    """Who played each word first."""
    return {key: seat for seat, key in reversed(found)}


def letters(word: str) -> int:
    """How many a word has: hyphens and apostrophes are none."""
    return sum(sign.isalpha() for sign in word)


def stood(slug: str, lines: Iterable[bytes]) -> list[tuple[Seat, str]]:
    """The plain words of each seat that stood, in order; what was refused or taken back is not
    among them."""
    found: dict[tuple[Seat, str], None] = {}
    for line in lines:
        for event in decoder(slug).decode(line).events:
            found.update(dict.fromkeys((seat, plain(word)) for seat, word in event.stood()))
            for seat, word in event.fallen():
                found.pop((seat, plain(word)), None)
    return [*found]
