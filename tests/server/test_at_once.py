"""Nothing that may take five milliseconds runs in the event loop: every kind of line of every game.

Measured as the CPU of this thread, the best of several tries: a crowded machine does not fail it,
a rule that searches does.
"""

import random
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
from tests.kit.kits import KITS
from tests.kit.script import WAITS, Turn
from tests.kit.script import Game as Script

MOST = 0.005  # seconds
TRIES = 12  # until one of them is quick enough
LINES = 70  # of one game
SCRIPTED = 30  # of one variant
FEWEST = 6  # kinds of lines that a game's scripts have: of the smallest game too
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


def heard(game: Any, before: Any, line: Any) -> float:  # Any: each game has its own types
    """What a line costs with what its mover sees after it, and the bytes of both."""

    def hear() -> None:
        state, entry = advance(game, before, line.seq, line.at, line.seat, line.move)
        encoded(entry)
        encoded(game.view(state, line.seat or 0))

    return least(hear)


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_kind_of_line_of_every_variant_is_heard_at_once(slug: str) -> None:
    """The game's own moves, the house's and the clock, as a script plays them."""
    slow, kinds = dict[str, float](), set[str]()
    for variant in KITS[slug].variants:
        game, chance = Script(slug, variant, seed="at once"), random.Random(f"{slug} {variant}")
        while not game.is_over and len(game.lines) < SCRIPTED:
            before, had = game.state, len(game.lines)
            game.turn(Turn(chance.choice(WAITS), chance.randrange(4), chance.randrange(1_000)))
            if len(game.lines) != had + 1:
                continue  # refused, or some deadlines at once
            line = game.lines[-1]
            kind = "tick" if line.move is None else type(line.move).__name__
            kinds.add(kind)
            took = heard(game.game, before, line)
            if took > MOST:
                slow[f"{variant} {kind}"] = took

    assert {} == slow
    assert FEWEST <= len(kinds)


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
        kind = "tick" if line.move is None else type(line.move).__name__
        kinds.add(kind)
        took = heard(game, before, line)
        if took > MOST:
            slow[kind] = max(took, slow.get(kind, 0.0))
        before = after

    assert {} == slow
    assert kinds
