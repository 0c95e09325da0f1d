"""How a page has behaved on its connection: what is too fast or unusable ends it in the end."""

from typing import TYPE_CHECKING

from logomachie.server.wire import Trouble

if TYPE_CHECKING:
    from logomachie.server.socket import Connection

UNACCEPTABLE = 1008  # how a connection is closed that we want no more of
MOST_STRIKES = 8  # messages nobody can use before the connection is closed
MOST_HURRY = 200  # messages too fast before it is closed
LONGEST_NONCE = 64


def is_nonce(text: str) -> bool:
    """Whether a page may call its move so: a few visible ASCII characters."""
    return 0 < len(text) <= LONGEST_NONCE and text.isascii() and text.isprintable()


class Manners:
    """Counts, tells, and closes."""

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._strikes = self._hurry = 0

    def too_fast(self) -> None:
        """A message was dropped."""
        self._hurry += 1
        if self._hurry >= MOST_HURRY:
            self._connection.end(UNACCEPTABLE)
        elif self._hurry == 1 or self._hurry % 10 == 0:
            self._connection.say(Trouble(code="TOO_FAST"))

    def unusable(self) -> None:
        """A message that nobody can read."""
        self.strike()
        self._connection.say(Trouble(code="MALFORMED"))

    def strike(self) -> None:
        """The same, told in another way."""
        self._strikes += 1
        if self._strikes >= MOST_STRIKES:
            self._connection.end(UNACCEPTABLE)
