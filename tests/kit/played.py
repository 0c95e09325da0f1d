"""Whole games between bots, as records."""

import msgspec

from logomachie.bots.arena import told
from logomachie.bots.roster import build
from logomachie.core.record import Head, WordList, head_bytes, sealed, written
from logomachie.core.rng import Rng
from logomachie.core.value import encoded
from logomachie.games import GAMES
from logomachie.lexicon.load import french


def record(slug: str, levels: tuple[int, ...], seed: str, **options: object) -> bytes:
    """A game of this kind between bots of these levels, to its end."""
    lexicon, spec = french(), GAMES[slug]
    config = spec.config(seats=len(levels), lexicon=lexicon.digest, **options)  # type: ignore[arg-type]
    game = spec.open(config, spec.words(lexicon))
    bots = [build(slug, level, config) for level in levels]
    head = Head(
        game=slug,
        config=msgspec.Raw(encoded(config)),
        seed=seed,
        at=0,
        lexicon=WordList(lexicon.name, lexicon.version, lexicon.digest),
        bots=levels,
    )
    log = [encoded(entry) for _, entry in told(game, bots, Rng(seed))]
    return written(head_bytes(sealed(head)), log)
