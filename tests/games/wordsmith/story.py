"""Stories of Wordsmith: a game told move by move, as in `tests/games/word_whiz/story.py`.

    story = told("R5Y3B1/R5Y3B1", words="chat")
    story.claims(A, "CHAT").tells(Claimed(...))

Moves are typed as in `spoken.py`. Between two moves enough time passes for every pause; a claim is
settled by `claims`, which lets its wait pass. Dice are loaded with `rolls`.
"""

from collections.abc import Mapping
from itertools import count
from typing import Any, TypeVar

from logomachie.core.game import Event, Move
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules import alphabet, dice, pieces, speech, text
from logomachie.games.wordsmith.rules.pieces import Face
from logomachie.games.wordsmith.rules.types import Setup, State, TableView
from tests.kit.telling import A, B, C, D, Telling
from tests.kit.words import words as dictionary

__all__ = ["WORDS", "A", "B", "C", "D", "Story", "costs", "loaded", "told"]

E = TypeVar("E", bound=Event)
WORDS = (
    "sac clip chat tacle caler pal pile sole loup roule lourd fouler port trop ports rot déjà "
    "aujourd'hui arc-en-ciel œil lima mec pair parité apparié été cas lac pli sel sol cil le il "
    "lit tic tic-tac vin as sa"
)
GUIDE = alphabet.alphabet("fr-reconstructed-1")
PAUSE: Millis = 2_001  # longer than the pause after a refused claim


class Roots:
    """A dictionary that knows the families it is told, and is silent about other words."""

    def __init__(self, words: str, families: Mapping[str, tuple[int, ...]]) -> None:
        self.words, self.known = dictionary(words), families

    def __contains__(self, word: object) -> bool:
        return word in self.words

    def families(self, word: str, *, wide: bool = False) -> tuple[frozenset[int], ...]:
        """One set a reading."""
        return tuple(frozenset({family}) for family in self.known.get(word, ()))


class Story(Telling[State, TableView]):
    """A Wordsmith game in a test."""

    spec, sight = WORDSMITH, TableView

    def typed(self, move: str) -> Move:
        claim = self.state.hearing.claim if self.state.hearing else self.state.claims
        return speech.asked(move, self.state.round, self.state.line, claim)

    def soon(self) -> Millis:
        if self.state.held:  # soon enough to join those that wait
            return self.now + 1
        return max(self.now + PAUSE, self.state.opens)

    def claims(self, seat: Seat, word: str) -> "Story":
        """A seat claims a word, `SOLE 1` with its row, and the wait passes."""
        self.does(seat, f"claim {word}")
        while self.state.held:
            self.passes()
        return self

    def rolls(self, seat: Seat, face: Face) -> "Story":
        """A seat rolls this face."""
        stock = self.state.dice
        self.lay(dice=tuple(loaded(face) if s == seat else die for s, die in enumerate(stock)))
        return self.does(seat, "roll")

    def told_of(self, kind: type[E]) -> E:
        """The last event of this kind since the last move; what was told before is no news."""
        moved = max((n for n, line in enumerate(self.lines) if line.move is not None), default=0)
        every = (event for line in reversed(self.lines[moved:]) for event in line.events)
        found = next((event for event in every if isinstance(event, kind)), None)
        assert found is not None, f"no {kind.__name__} since the last move"
        return found

    def zone(self, seat: Seat) -> str:
        """A seat's zone as text."""
        return pieces.write(self.state.sheets[seat].zone)

    def ticked(self, seat: Seat) -> int:
        """Boxes ticked."""
        return self.state.sheets[seat].ticked

    def words(self, seat: Seat) -> tuple[str, ...]:
        """Words written, the earliest first."""
        return self.state.sheets[seat].words

    @property
    def box(self) -> str:
        """What the box holds, as text."""
        return pieces.write(self.state.box)


def costs(*words: str) -> str:
    """The smallest zone in which each of these words can be built."""
    needed = [GUIDE.cost(plain(word)) or pieces.NONE for word in words]
    red, yellow, blue, green = (max(kind) for kind in zip(*needed, strict=True))
    return pieces.write((red, yellow, blue, green))


def loaded(*faces: Face) -> Rng:
    """A generator that throws these faces next."""
    return next(
        rng for n in count() if dice.throw(rng := Rng(f"loaded {n}"), len(faces))[0] == faces
    )


def told(
    position: str = "",
    *,
    words: str = WORDS,
    seed: str = "story",
    families: Mapping[str, tuple[int, ...]] | None = None,
    **options: Any,
) -> Story:
    """A story from this position on; without one, from the deal. Options as in `Setup`."""
    seats = len(text.read(position).zones) if position else options.pop("seats", 2)
    setup = Setup(seats=seats, lexicon="kit", position=position, **options)
    WORDSMITH.check(setup)
    story = Story(setup, words, seed)
    if families is not None:
        story.game = WORDSMITH.open(setup, Roots(words, families))
    return story
