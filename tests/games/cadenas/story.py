"""Stories of Cadenas: a game told move by move, so that a test of a rule reads like the rule.

    story = told("B:TRI", "AITXYZKW")
    story.does(A, "transform 1 trait").does(A, "put X")

The first argument lays words and padlocks as in `text.py`, the second the hands: the last two
of eight cards lie on the seat's own square (1 for A, 2 for B …), which is taken at once for the
player whose turn it is, so that he holds all eight. Moves are typed as in `speech.py`.
"""

from typing import Any

from logomachie.core.game import Move
from logomachie.core.house import House
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.rules import speech, text
from logomachie.games.cadenas.rules.types import Padlock, Setup, State, TableView, Word
from tests.games.cadenas.vectors import Lists
from tests.kit.telling import A, B, C, D, Telling

__all__ = ["NAMES", "WORDS", "A", "B", "C", "D", "Story", "dealt", "told"]

WORDS = (
    "tri trait traite traites traiter traitera transitera transiterait transiteraient par pari "
    "reparti réparation préparation muse muses méduse mot mots port sport ports mur muret murets "
    "mis miss beau beaux lac tour tours atours as"
)
NAMES = "Meuse Bizet Bizerte Paris Tours Nantes Marne Creuse"
STOCK = "EAINRTOSUL" * 4
HELD = 8  # cards of a player who has taken a pair


class Story(Telling[State, TableView]):
    """A Cadenas game in a test."""

    spec, sight = CADENAS, TableView

    def __init__(self, setup: Setup, words: str, names: str, seed: str) -> None:
        super().__init__(setup, words, seed)
        self.game: House[Any, Any] = self.spec.open(setup, Lists(words.split(), names.split()))
        self.house = self.game.start(Rng(seed), 0)

    def typed(self, move: str) -> Move:
        question = self.state.question.number if self.state.question else 0
        return speech.asked(move, self.state.turn, question)

    def word(self, number: int) -> Word:
        """A word on the table."""
        word = self.state.word(number)
        assert word is not None
        return word

    def reads(self, number: int) -> tuple[Seat, str, str]:
        """Who has the word, what it reads and what it is."""
        word = self.word(number)
        return word.owner, word.text, word.kind

    def lock(self, number: int) -> tuple[Seat, int | None, int | None]:
        """A padlock's owner, the word it lies on and the noun it is tied to."""
        lock = next(lock for lock in self.state.padlocks if lock.id == number)
        assert isinstance(lock, Padlock)
        return lock.owner, lock.place, lock.origin

    def hand(self, seat: Seat) -> str:
        """The letters a seat holds."""
        return self.state.hands[seat]


def told(
    table: str = "",
    hands: str = "XYZKWQJV",
    *,
    words: str = WORDS,
    names: str = NAMES,
    stock: str = STOCK,
    take: bool = True,
    **options: Any,
) -> Story:
    """A story in which A, or who is `active` on the table, has taken his pair. See the module."""
    rows = hands.split("/")
    rows += ["EEEEEE"] * (options.pop("seats", 2) - len(rows))
    pairs = [row[6:HELD] if len(row) == HELD else "EE" for row in rows]
    pairs += ["EE"] * (options.get("pair_squares", 6) - len(pairs))
    held = "/".join(row[:6] if len(row) == HELD else row or "-" for row in rows)
    position = f"{table} squares:{'/'.join(pairs)} hands:{held} stock:{stock or '-'}"
    setup = Setup(seats=len(rows), lexicon="kit", position=position, **options)
    CADENAS.check(setup)
    story = Story(setup, words, names, "story")
    if take:
        active = story.state.active
        story.does(active, f"take {active + 1}")
    return story


def dealt(*, seed: str = "story", words: str = WORDS, names: str = NAMES, **options: Any) -> Story:
    """A story from the deal on."""
    setup = Setup(**{"seats": 2, "lexicon": "kit", **options})
    CADENAS.check(setup)
    return Story(setup, words, names, seed)


def placed(position: str, **options: Any) -> Story:
    """A story from a position as `text.py` reads it."""
    setup = Setup(**{"seats": 2, "lexicon": "kit", **options}, position=position)
    CADENAS.check(setup)
    assert text.read(position)
    return Story(setup, WORDS, NAMES, "story")
