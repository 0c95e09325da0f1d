"""Petit Bac for the laws."""

from logomachie.games.petit_bac import GAME
from logomachie.games.petit_bac.rules.events import Counted, Drawn, Failed
from logomachie.games.petit_bac.rules.types import Setup, State, TableView, Write
from msgspec.structs import replace

from logomachie.core.game import Move
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from tests.kit.kit import Kit

ENDS = ("aison", "oi", "ot", "été", "ami", "ok")  # the last is no word of `Lenient`


class Lenient:
    """A dictionary that holds whatever has no K in it: random play finds words for any letter."""

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and "K" not in word


def legal(view: TableView, number: int) -> tuple[Move, ...]:
    """A word for the letter, sometimes one that is in no dictionary."""
    word = view.letter + ENDS[number % len(ENDS)]
    return (Write(view.round, word),) if "Write" in view.can else ()


def retold(state: State, viewer: Seat | None, number: int) -> State:
    """Other letters to come, and other words on the papers of the others."""
    papers = tuple(
        word if seat == viewer or word is None else f"{state.letter}AUTRE{'S' * (number % 5)}"
        for seat, word in enumerate(state.papers)
    )
    return replace(state, rng=Rng(f"another world {number}"), papers=papers)


BASE = Setup(seats=3, lexicon="kit")
KIT = Kit(
    spec=GAME,
    state=State,
    words=Lenient(),
    variants={
        "three": BASE,
        "solo": replace(BASE, seats=1, rounds=2),
        "short": replace(BASE, seats=2, rounds=1, seconds=10, absent="pass"),
        "diagram": replace(BASE, seats=2, position="M 7/0 4"),
    },
    legal=legal,
    retold=retold,
    reveals=(Counted, Failed, Drawn),
    errors=(Failed,),
    material=lambda config: config.seats,
    has=lambda state: len(state.papers),
    stories=("three", "diagram"),
)
