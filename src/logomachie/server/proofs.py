"""A record file that somebody shows: proved first, then looked at and judged. Nothing of it is
stored."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec

from logomachie.core.game import Refused
from logomachie.core.house import House
from logomachie.core.log import Diverged
from logomachie.core.record import Head, Unreadable, read
from logomachie.core.rng import commitment
from logomachie.server.archive import Shelf, told
from logomachie.server.club import Club
from logomachie.server.trial import choice_moves, tried
from logomachie.server.wire import Past, Proved
from logomachie.server.workers import Undone

LARGEST = 2_000_000  # bytes of a file: the longest games of the club have far less
MOST_LINES = 4_000
MOST_KEPT = 4  # records at hand, whose reader need not send them twice
MOST_JUDGED = 1_200  # lines of a record that is judged: the games of the club have fewer
SLICE = 16  # lines followed before the others have their turn

Spent = Callable[[int], None]  # raises Refused once an address has had its share


@dataclass
class Shown:
    """A record at hand."""

    proved: Proved
    shelf: Shelf
    file: bytes
    judged: bytes | None = None
    unjudged: bool = False  # it cannot be


class Proofs:
    """The records that were shown lately, by their own fingerprint; the oldest is let go."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._kept: OrderedDict[str, Shown] = OrderedDict()
        self._proving = asyncio.Lock()  # one at a time: none of them is urgent
        self._judging = False  # one at a time too: the tables of the club wait behind it

    async def prove(self, file: bytes, spent: Spent) -> Proved:
        """Play the file again from its seed; raises Refused with the first line that differs."""
        name = blake2b(file, digest_size=12).hexdigest()
        async with self._proving:
            if name not in self._kept:
                self._kept[name] = await self._proved(name, file, spent)
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[name].proved

    def past(
        self,
        name: str,
        *,
        seat: int | None,
        seq: int | None,
        line: int | None,
        count: int | None,
    ) -> Past:
        """Some lines as a seat saw them: whoever has the file has every hand of it already."""
        shelf = self._at_hand(name, seat).shelf
        return told(shelf, name, seat, seq=seq, line=line, count=count, over=True)

    def analysis(self, name: str) -> bytes | None:
        """The record judged, as a table of the club is; None: it is under way, or waits for
        another. Raises Refused."""
        shown = self._at_hand(name)
        if shown.unjudged:
            raise Refused("NO_ANALYSIS", "")
        if shown.judged is None and not self._judging:
            self._judging = True
            self._club.spawn(self._judge(shown))
        return shown.judged

    async def tried(
        self,
        name: str,
        *,
        line: int | None,
        choice: int | None,
        by: int | None,
        seat: int | None,
    ) -> Past | None:
        """A move of it that was not played; None: it is not judged yet."""
        shelf = self._at_hand(name, seat).shelf
        if (kept := self.analysis(name)) is None:
            return None
        mover, moves = choice_moves(kept, line or 0, choice or 0, by)
        lines = await asyncio.to_thread(tried, shelf, line or 0, mover, moves, seat)
        return Past(table=name, seat=seat, last=lines[-1].seq if lines else 0, lines=lines)

    async def _judge(self, shown: Shown) -> None:
        judges = self._club.games[shown.proved.game].judges
        try:
            if judges and shown.proved.lines <= MOST_JUDGED:
                shown.judged = await self._club.crew.thinker.analyse(shown.file)
        except Undone as error:
            self._club.failed(error)
        finally:
            shown.unjudged = shown.judged is None
            self._judging = False

    def _at_hand(self, name: str, seat: int | None = None) -> Shown:
        if (shown := self._kept.get(name)) is None:
            raise Refused("NO_SUCH_RECORD", "")
        if seat is not None and seat >= shown.proved.seats:
            raise Refused("NO_SUCH_SEAT", "HOUSE-02")
        self._kept.move_to_end(name)
        return shown

    async def _proved(self, name: str, file: bytes, spent: Spent) -> Shown:
        try:
            record = read(file)
        except Unreadable as error:
            raise Refused("NOT_A_RECORD", "") from error
        if len(record.lines) > MOST_LINES:
            raise Refused("TOO_LARGE", "", most=MOST_LINES)
        head = record.head
        if head.commitment != commitment(head.seed):
            raise Refused("NOT_PROVED", "HOUSE-10", line=0)
        game = await self._opened(head)
        clock, shelf = self._club.clock, Shelf(head, game)
        for first in range(0, len(record.lines), SLICE):
            began = clock.ticks()
            try:
                await asyncio.to_thread(shelf.add, list(record.lines[first : first + SLICE]))
            except (Diverged, msgspec.DecodeError, UnicodeDecodeError) as error:
                raise Refused("NOT_PROVED", "HOUSE-10", line=len(shelf.lines) + 1) from error
            spent(clock.ticks() - began)
        return Shown(self._told(name, head, game, shelf), shelf, file)

    async def _opened(self, head: Head) -> House[Any, Any]:
        """The game of this head. A list of words that only the file knows is not built for it."""
        club = self._club
        if head.game not in club.games:
            raise Refused("NO_SUCH_GAME", "HOUSE-01")
        if not await club.dictionary.has(head.lexicon.digest, head.club or ""):
            raise Refused("OTHER_WORDS", "HOUSE-14", name=head.lexicon.name)
        spec = club.games[head.game]
        try:
            config = msgspec.json.decode(head.config, type=spec.config)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused("NOT_A_RECORD", "") from error
        spec.check(config)
        if len(head.bots) not in (0, config.seats):
            raise Refused("NOT_A_RECORD", "")
        return await club.opened(head)

    @staticmethod
    def _told(name: str, head: Head, game: House[Any, Any], shelf: Shelf) -> Proved:
        seats = game.config.seats
        return Proved(
            record=name,
            game=head.game,
            options=head.config,
            seats=seats,
            bots=head.bots or (None,) * seats,
            lexicon=f"{head.lexicon.name} {head.lexicon.version}",
            lines=len(shelf.lines),
            outcome=game.outcome(shelf.states[-1]),
            seed=head.seed,
            commitment=head.commitment,
        )
