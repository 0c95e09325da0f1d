"""Moments of Word-Whiz for tests of its analysis: from a line of text, or by lot."""

from collections.abc import Iterator
from random import Random

from logomachie.core.rng import Rng
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.analysis.facts import Hush
from logomachie.games.word_whiz.analysis.spot import Spot, Turn, Word, turn
from logomachie.games.word_whiz.rules import deck, text
from logomachie.games.word_whiz.rules.types import Setup
from logomachie.lexicon.load import french

AGE = 3


def spot(position: str, seat: int = 0, **options: object) -> Spot:
    """What this seat knows in a position."""
    lexicon, seats = french(), len(text.read(position).pawns)
    setup = Setup(seats=seats, lexicon=lexicon.digest, position=position, **options)  # type: ignore[arg-type]
    game = WORD_WHIZ.open(setup, WORD_WHIZ.words(lexicon))
    return Spot(setup, lexicon, game.start(Rng("spot"), 0).game, seat)


def by_lot(seed: int) -> Iterator[tuple[Spot, Word | Turn | Hush]]:
    """A position by lot, with the moves one may be told about: good ones, any, and mistakes."""
    lot = Random(seed)
    cards = "".join(lot.sample(deck.cards("official"), 3))
    pawns = [
        [lot.choice((1, lot.randint(1, 13), 13)) for _ in "AEIOU"] for _ in range(lot.randint(1, 3))
    ]
    for own in pawns:
        if set(own) == {13}:
            own[lot.randrange(5)] = 12  # nobody has won yet
    boards = "/".join(
        "".join(f"{vowel}{column}" for vowel, column in zip("AEIOU", own, strict=True))
        for own in pawns
    )
    racing = spot(f"{cards} {boards} phase:race")
    places = {*range(3), *(lot.randrange(max(1, len(racing.words))) for _ in range(3))}
    for place in sorted(places):
        if place < len(racing.words):
            yield racing, racing.at(place)
    for word in (
        "dent",
        "xylz",
        "aujourd'hui",
        racing.lexicon.spelled(lot.randrange(len(racing.lexicon))),
    ):
        yield racing, racing.said(word)
    yield racing, Hush()
    if seed % 50 == 0:
        flipping = spot(f"{cards} {boards} 3/1/{lot.randint(1, 9)}")
        yield from ((flipping, turn(flipping, pack, AGE)) for pack in (seed // 50 % 3,))
