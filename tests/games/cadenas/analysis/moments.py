"""Moments of Cadenas for tests of its analysis: from a line of text, or by lot."""

from collections.abc import Iterator
from random import Random

from logomachie.core.rng import Rng
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.analysis.spot import Spot, Turn
from logomachie.games.cadenas.rules.types import Setup, State
from logomachie.games.cadenas.solver.search import choices, position
from logomachie.lexicon.load import french

AGE = 3
LYING = (
    "TRI",
    "MOT",
    "LAC",
    "PORTE",
    "SALON",
    "RIME",
    "CANE",
    "MENTIT",
    "POT",
    "NUS",
    "ROI",
    "SEL",
)


def spot(text: str, seats: int = 2) -> Spot:
    """What the active seat sees as its turn begins."""
    lexicon = french()
    setup = Setup(seats=seats, lexicon=lexicon.digest, position=text)
    game = CADENAS.open(setup, CADENAS.words(lexicon))
    housed = game.start(Rng("spot"), 0)
    seat = housed.game.active
    return Spot(setup, lexicon, housed.game, game.view(housed, seat), seat, AGE)


def turn(at: Spot, told: str) -> Turn:
    """`1 LAC 1=TRIO MEUSE! lock:LAC -E`: square, words laid and grown, padlocks, cards back."""
    square, *rest = told.split()
    taken = int(square) - 1
    found = choices(position(at.view, taken), at.french.book)
    plays, locks, back = [], [], ""
    fell, denied = [], []
    for part in rest:
        if part.startswith("-"):
            back = part[1:]
        elif part.startswith("fell:"):
            fell.append(part[5:])
        elif part.startswith("denied:"):
            denied.append(part[7:])
        elif part.startswith("lock:"):
            text = part[5:]
            on = next((w.id for w in at.state.words if w.text == text), None)
            locks.append((on, text))
        else:
            number, _, text = part.rpartition("=")
            kind = "proper" if text.endswith("!") else "common"
            word, text = (int(number) if number else None), text.rstrip("!")
            plays.append(next(c for c in found if (c.word, c.text, c.kind) == (word, text, kind)))
    return Turn(taken, tuple(plays), tuple(locks), back, tuple(fell), tuple(denied))


def played(at: Spot, chosen: Turn) -> State:
    """Where the rules lead with this turn, move by move; refuses what is not legal."""
    game = CADENAS.open(at.setup, CADENAS.words(at.lexicon))
    housed = game.start(Rng("spot"), 0)
    for n, move in enumerate(at.moves(chosen), 1):
        housed, _ = game.step(housed, n, at.seat, move)
    after: State = housed.game
    return after


def by_lot(seed: int) -> Iterator[tuple[Spot, Turn]]:
    """A position by lot with whole turns of every kind."""
    lot = Random(seed)
    seats = lot.choice((1, 2, 2, 3))
    owned = (f"{lot.choice('ABC'[:seats])}:{text}" for text in lot.sample(LYING, lot.randint(0, 5)))
    words = " ".join(owned)
    finals = lot.choice(("", "", " finals:-"))
    at = spot(f"{words}{finals if words else ''}".strip() or "active:A", seats)
    yield from ((at, each) for each in dict.fromkeys(at.candidates()))
