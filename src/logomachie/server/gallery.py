"""What each viewer of a running game may know: his count of lines, his view, his news as bytes."""

from typing import TYPE_CHECKING

import msgspec

from logomachie.core.game import Entry, Event, Move, Outcome, View
from logomachie.core.value import encoded
from logomachie.server.line import Line, Viewer, told

if TYPE_CHECKING:
    from logomachie.server.running import Running

KEPT = 256  # lines of a warm table that are told to whoever joins; the store has them all
RUNS = b',"outcome":null,"seed":null}'  # the end of the news of a running game
_encode = msgspec.json.Encoder().encode


class Gallery:
    """All who look on, players and onlookers, each with what he may see.

    Lines are counted for each viewer apart: a gap would betray a line he may not know of.
    """

    def __init__(self, running: "Running") -> None:
        self._running = running
        self.seen = self._unseen()  # how many lines each viewer may know of
        self._base = tuple(self.seen.values())  # counts of the last line that was let go
        self._lines: list[Line] = []
        self._views: dict[Viewer, tuple[View, bytes]] = {}
        self._heads: dict[Viewer, bytes] = {}  # how this viewer's news begin

    def take(self, entry: Entry[Move, Event]) -> None:
        """One more line, and other views."""
        self._lines.append(Line.of(entry, self.seen))
        self._views.clear()
        if len(self._lines) > 2 * KEPT:  # so that a long game costs no more than a short one
            self._base = self._lines[KEPT - 1].counts
            del self._lines[:KEPT]

    def view(self, viewer: Viewer) -> View:
        """What this viewer sees now."""
        return self._seen_view(viewer)[0]

    def remembers(self, viewer: Viewer, after: int) -> bool:
        """Whether all this viewer has not seen yet is still in memory."""
        return after >= self._base[0 if viewer is None else viewer + 1]

    def news(self, viewer: Viewer, after: int, done: str | None = None) -> bytes:
        """All this viewer may know of what happened after a line, as it goes over the socket.

        Of a long game, the last lines and the view: who wants to know more looks back.
        """
        running, column = self._running, 0 if viewer is None else viewer + 1  # as `place`
        since = self._base[column]
        since = max(since, after)
        last = self._lines[-1] if self._lines else None
        if last is not None and last.shared is not None and last.counts[column] == since + 1:
            events = last.shared  # nearly always: one line, and everybody sees it
        else:
            events = told(self._lines, viewer, since)
        if done is None and viewer is not None:
            done = running.done.get(viewer)
        numbers = f'{self.seen[viewer]},"since":{since},"now":{running.clock.now()},"done":'
        known = self._views.get(viewer) or self._seen_view(viewer)
        return b"".join(  # half the cost of a format of bytes
            (
                self._heads.get(viewer) or self._head(viewer),
                numbers.encode(),
                b"null" if done is None else _encode(done),
                b',"events":[',
                events,
                b'],"view":',
                known[1],
                RUNS if running.outcome is None else self._tail(running.outcome),
            )
        )

    def _head(self, viewer: Viewer) -> bytes:
        """The fields that stay; `test_news_are_what_the_wire_says` holds it to the message."""
        head = b'{"type":"News","table":%b,"seat":%b,"seq":' % (
            _encode(self._running.id),
            _encode(viewer),
        )
        self._heads[viewer] = head
        return head

    def _tail(self, outcome: Outcome) -> bytes:
        """The end of a game's end: the seed is no secret any more."""
        seed = _encode(self._running.head.seed)
        return b',"outcome":%b,"seed":%b}' % (encoded(outcome), seed)

    def _seen_view(self, viewer: Viewer) -> tuple[View, bytes]:
        """Built and encoded once for each seat and once for all spectators."""
        if (known := self._views.get(viewer)) is not None:
            return known
        running = self._running
        # as `House.view`, without asking the rules for each viewer whether it is over
        over = running.outcome is not None
        view: View = running.game.sight.view(running.state, viewer, over=over)
        made = self._views[viewer] = (view, encoded(view))
        return made

    def _unseen(self) -> dict[Viewer, int]:
        return dict.fromkeys([None, *range(self._running.game.config.seats)], 0)
