"""What a node counts of itself. Nothing is counted unless somebody wants to read it."""

from logomachie.core.value import Millis
from logomachie.server.clock import Clock


class Meter:
    """Counts nothing: the parts of the club tell it all the same."""

    def line(self, *, move: bool) -> None:
        """A line of this node is in its log: a move, or a deadline served."""

    def refused(self, code: str) -> None:
        """The rules said no."""

    def troubled(self, code: str) -> None:
        """A message could not be used."""

    def acknowledged(self, arrived: Millis, clock: Clock) -> None:
        """A person's move is on disk and told; whoever counts looks how long after it arrived."""

    def served(self, late: Millis) -> None:
        """A deadline was served, so long after its time."""

    def thought(self, took: float, *, done: bool) -> None:
        """A bot has thought for so many seconds."""

    def answered(self, took: float, *, done: bool) -> None:
        """A question was worked on for so many seconds, its waiting included."""

    def died(self, *, ready: bool) -> None:
        """A worker process has died, after it was ready or before."""

    def tidied(self, took: Millis) -> None:
        """Tables were let go, and old ones swept, in so long."""

    def failed(self, kind: str) -> None:
        """A fault of ours."""

    def handed_over(self) -> None:
        """A seat went to another device by its key."""
