"""A connection's quick ear: nearly every message is a move that can be played at once."""

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from logomachie.core.value import GameId, Millis, Seat
from logomachie.server.wire import Play, Up

if TYPE_CHECKING:
    from logomachie.server.socket import Connection

LONGEST_NONCE = 64

decoded = msgspec.json.Decoder(Up).decode


class Ear:
    """Plays what needs nothing but the disk; whatever is unusual is the reader's, from the start.

    The reader would be woken twice for such a move, once to read it and once to go on after it.
    """

    def __init__(self, connection: "Connection") -> None:
        self._connection, self._club = connection, connection.club

    def hear(self, text: bytes) -> bool:
        """Play the move; False: nothing was done, and the reader must have the message."""
        bucket, now = self._connection.bucket, self._club.clock.now()
        if len(text) > self._club.settings.message_size or not bucket.takes(now):
            return False
        try:
            is_played = self._play(text, now)
        except Exception:  # malformed, refused or a fault: the reader meets it again and says so
            is_played = False
        if not is_played:
            bucket.gives_back()
        return is_played

    def _play(self, text: bytes, now: Millis) -> bool:
        up, connection = decoded(text), self._connection
        if type(up) is not Play or (table := self._club.tables.get(up.table)) is None:
            return False
        seat = up.seat
        if (
            (table.id, seat) not in connection.watches
            or table.game is None
            or not table.is_held(seat, connection.device)
            or not 0 < len(up.nonce) <= LONGEST_NONCE
        ):
            return False
        return table.play_at_once(
            seat,
            table.game.moves.decode(up.move),
            f"{seat}-{up.nonce}",
            arrived=now,
            credit=connection.lag(),
            heard=partial(self._answered, table.id, seat, text),
        )

    def _answered(self, table: GameId, seat: Seat, text: bytes, written: bool) -> None:
        """The news have told the page; else the move is asked again, harmless by its nonce."""
        if not written or (table, seat) not in self._connection.watches:
            self._connection.wire.hear_again(text)
