"""In which finished games of the club a word was played: an index in memory, read when asked.

Nothing is written and no move pays for it: whoever asks brings the index up to date with the games
that have ended since, each read once. A game the club has forgotten is told no more.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable

import msgspec

from logomachie.core.letters import plain
from logomachie.core.record import read_head
from logomachie.core.school import SAID
from logomachie.core.value import GameId
from logomachie.server.wire_words import WordPlayed
from logomachie.store.store import Played, Store

MOST = 6  # games told of, the latest first


class Line(msgspec.Struct):
    """What a line of any game caused."""

    events: list[dict[str, object]] = []


class PlayedWords:
    """The index of one club."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._told: dict[GameId, dict[str, WordPlayed]] = {}  # by game, then by plain word
        self._games: dict[str, list[GameId]] = defaultdict(list)  # by plain word
        self._reading = asyncio.Lock()

    async def of(self, word: str) -> tuple[WordPlayed, ...]:
        """Where a word was played, the latest game first."""
        async with self._reading:
            played = await self._store.played(await self._store.book_since())
            for one in played:
                if one.game not in self._told:
                    lines = await self._store.read(one.game)
                    await asyncio.to_thread(self._read, one, lines)
        kept, key = {one.game for one in played}, plain(word)
        found = [self._told[game][key] for game in self._games.get(key, ()) if game in kept]
        return tuple(sorted(found, key=lambda place: -place.at)[:MOST])

    def _read(self, played: Played, lines: Iterable[bytes]) -> None:
        names = {one.seat: one.name for one in played.seats}
        slug, decode = read_head(played.head).game, msgspec.json.Decoder(Line).decode
        found: dict[str, WordPlayed] = {}
        for line in lines:
            for event in decode(line).events:
                seat = event.get("seat")
                name = names.get(seat, "") if isinstance(seat, int) else ""
                for key in keys_of(event):
                    place = WordPlayed(table=played.game, game=slug, name=name, at=played.made)
                    found.setdefault(key, place)
        for key in found:
            self._games[key].append(played.game)
        self._told[played.game] = found


def keys_of(event: dict[str, object]) -> Iterable[str]:
    """The plain words an event tells."""
    for name in SAID:
        found = event.get(name)
        for word in found if isinstance(found, list) else (found,):
            if isinstance(word, str) and word:
                yield plain(word)
