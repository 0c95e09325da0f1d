"""Nothing that may take five milliseconds runs in the event loop: every kind of line of every game.

Measured as the CPU of this thread, the best of several tries: a crowded machine does not fail it,
a rule that searches does.
"""

from itertools import islice
from time import thread_time
from typing import Any

import pytest

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.lexicon.load import french

MOST = 0.005  # seconds
TRIES = 12  # until one of them is quick enough
LINES = 70  # of one game
LEVELS = {2: (1, 0), 3: (1, 0, 1), 4: (1, 0, 1, 0)}  # by seats


def least(work: Any) -> float:  # Any: whatever it gives is thrown away
    """The CPU a piece of work takes, at best; no longer looked for than needed."""
    found = float("inf")
    for _ in range(TRIES):
        begun = thread_time()
        work()
        found = min(found, thread_time() - begun)
        if found < MOST / 2:
            break
    return found


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_line_is_heard_at_once(slug: str) -> None:
    """The line itself, what the mover sees after it, and its bytes; with the whole dictionary."""
    spec, lexicon = GAMES[slug], french()
    config = spec.config(seats=2, lexicon=lexicon.digest)
    game: Any = spec.open(config, spec.words(lexicon))
    prepare = getattr(spec.words(lexicon), "prepare", None)
    if prepare is not None:
        prepare()  # as a server does before its first table
    bots = [build(slug, level, config) for level in LEVELS[2]]
    before, slow, kinds = game.start(Rng("at once"), 0), dict[str, float](), set[str]()
    for after, line in islice(told(game, bots, Rng("at once")), LINES):

        def hear(before: Any = before, line: Any = line) -> None:
            state, entry = advance(game, before, line.seq, line.at, line.seat, line.move)
            encoded(entry)
            encoded(game.view(state, line.seat or 0))

        kind = "tick" if line.move is None else type(line.move).__name__
        kinds.add(kind)
        took = least(hear)
        if took > MOST:
            slow[kind] = max(took, slow.get(kind, 0.0))
        before = after

    assert {} == slow
    assert kinds
