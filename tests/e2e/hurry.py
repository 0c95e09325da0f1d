"""A club whose bots move as soon as they have thought: `python -m tests.e2e.hurry --port N …`.

They think as they always do; only the time they would let pass for their opponents' sake is cut.
"""

import sys

import msgspec

from logomachie.core.value import Millis
from logomachie.server import app
from logomachie.server.__main__ import main
from logomachie.server.crew import Spent, Thought, unspent
from logomachie.server.pool import Pool

PAUSE: Millis = 50


class Hurried(Pool):
    """The pool of the club, with bots that do not dawdle."""

    async def think(
        self, thought: Thought, spent: Spent = unspent
    ) -> tuple[Millis, msgspec.Raw] | None:
        wish = await super().think(thought, spent)
        return None if wish is None else (min(wish[0], thought.now + PAUSE), wish[1])


if __name__ == "__main__":
    vars(app)["Pool"] = Hurried  # the one thing that is different here
    sys.exit(main())
