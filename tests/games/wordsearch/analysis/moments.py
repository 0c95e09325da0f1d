"""Moments of Wordsearch for tests of its analysis: from a line of text, or by lot."""

from collections.abc import Iterator
from random import Random

from logomachie.core.rng import Rng
from logomachie.games.wordsearch import GAME as WORDSEARCH
from logomachie.games.wordsearch.analysis.spot import Spot, Turn
from logomachie.games.wordsearch.rules import alphabet, text
from logomachie.games.wordsearch.rules.types import Setup
from logomachie.lexicon.load import french

AGE = 3


def spot(position: str, age: int = AGE) -> Spot:
    """What the active seat has before it."""
    lexicon, read = french(), text.read(position)
    setup = Setup(seats=len(read.scores), lexicon=lexicon.digest, position=position)
    game = WORDSEARCH.open(setup, WORDSEARCH.words(lexicon))
    state = game.start(Rng("spot"), 0).game
    return Spot(setup, lexicon, state, state.active, age)


def word(at: Spot, wanted: str) -> Turn:
    """The turn with this word, in its shortest way."""
    rows = [row for row in at.found.ranked().tolist() if at.found.word(row) == wanted]
    return at.turn(rows[0])


def by_lot(seed: int) -> Iterator[tuple[Spot, Turn]]:
    """A small board by lot with the turns one may be told about, and one without a word."""
    lot = Random(seed)
    cells = [*lot.sample(alphabet.full("fr-96-1"), lot.randint(3, 8))]
    cells += ["."] * (20 - len(cells))
    lot.shuffle(cells)
    rows = "/".join("".join(cells[n : n + 5]) for n in range(0, 20, 5))
    scores = [str(lot.randint(0, 40)) for _ in range(lot.choice((1, 2, 2, 3)))]
    at = spot(f"{rows} {'/'.join(scores)}")
    yield from ((at, turn) for turn in at.candidates()[:5])
    yield at, Turn(None, 0, at.state.board, lot.choice(("", "XQZT")), lot.choice((0, 12)))
