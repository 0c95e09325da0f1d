"""A short game without the compiled core, in a process of its own: `python -m …without_core SLUG`.

What its room has not said to be slow is heard at once; of the rest it is enough that it is played.
"""

import sys
from itertools import islice

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.lexicon.load import french
from logomachie.native.library import library
from tests.kit.kits import KITS
from tests.server.exploring import Exploring, kinds_of
from tests.server.test_at_once import Slow, hard, opened

LINES, HARD = 24, 12  # of a game of bots; of each hard position
LEVELS = (1, 0)


def played(slug: str) -> Slow:
    """A game of bots, and some lines of positions that are hard."""
    spec, slow = GAMES[slug], Slow()
    config = spec.config(seats=len(LEVELS), lexicon=french().digest)
    game, before = opened(slug, config), None
    bots = [build(slug, level, config) for level in LEVELS]
    before = game.start(Rng("without"), 0)
    for after, line in islice(told(game, bots, Rng("without")), LINES):
        slow.hear(game, before, line)
        before = after
    exploring = Exploring(KITS[slug], "without")
    for config in hard(slug):
        game = opened(slug, config)
        for before, line in islice(exploring.lines(game), HARD):
            slow.hear(game, before, line)
    return slow


def main(slug: str) -> str:
    """What is wrong; nothing if nothing is."""
    if library() is not None:
        return "the core is there"
    slow = played(slug)
    if len(slow.kinds) < min(2, len(kinds_of(GAMES[slug].moves))):  # a game may have one move
        return f"hardly anything was played: {slow.kinds}"
    return "" if GAMES[slug].is_slow or not slow.lines else f"slow: {slow.lines}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) or 0)
