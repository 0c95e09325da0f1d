"""Has every finished game judged, beside everything else, and keeps what was found with the game.

What is not there when somebody asks is begun: after a restart, or where an older release judged.
"""

from typing import TYPE_CHECKING

import msgspec

from logomachie.core.game import Refused
from logomachie.core.record import written
from logomachie.core.value import GameId, Millis
from logomachie.games.judgement import EDITION
from logomachie.server.table import Table
from logomachie.server.workers import Undone

if TYPE_CHECKING:
    from logomachie.server.club import Club


MOST_LINES = 4_000  # of a game that is judged by itself; `logomachie analyse` judges any
REST: Millis = 3_600_000  # before what could not be judged is tried again


class _Kept(msgspec.Struct):
    """The one thing to know of what was kept."""

    edition: int = 0


class Analyst:
    """The judging of this node's games, one at a time."""

    def __init__(self, club: "Club") -> None:
        self._club = club
        self._under_way: set[GameId] = set()
        self._failed: dict[GameId, Millis] = {}  # at which tick

    def begin(self, table: Table) -> None:
        """Judge a game that is over; again and again is once."""
        if table.id not in self._under_way and self._judges(table):
            self._under_way.add(table.id)
            self._club.spawn(self._judge(table))

    async def found(self, table: Table) -> bytes | None:
        """What this game was judged to be; None: it is being judged. Raises Refused."""
        if not table.is_over:
            raise Refused("GAME_NOT_OVER", "HOUSE-10")
        if not self._judges(table) or self._has_failed(table.id):
            raise Refused("NO_ANALYSIS", "")
        kept = await self._club.store.analysis(table.id)
        if kept is not None and msgspec.json.decode(kept, type=_Kept).edition == EDITION:
            return kept
        self.begin(table)
        return None

    def _judges(self, table: Table) -> bool:
        """One whose room judges; and not longer than people play, typing included: every state of
        a game is held while it is judged, and the other games wait behind it."""
        spec, running = self._club.games.get(table.agreed.game), table.running
        short = running is not None and running.seq <= MOST_LINES
        return spec is not None and spec.judges and short

    def _has_failed(self, name: GameId) -> bool:
        """Whether nobody need wait for it: what failed lately would fail again."""
        when = self._failed.get(name)
        if when is not None and self._club.clock.ticks() - when > REST:
            del self._failed[name]
        return name in self._failed

    async def _judge(self, table: Table) -> None:
        club = self._club
        try:
            head = table.standing.head
            assert head is not None, "a game that is over has begun"
            record = written(head, await club.store.read(table.id))
            await club.store.keep_analysis(table.id, await club.crew.thinker.analyse(record))
        except Undone as error:
            self._failed[table.id] = club.clock.ticks()
            club.failed(error)
        finally:
            self._under_way.discard(table.id)
