"""Stories of La Guerre des Mots: a game told coup by coup, so that a test reads like the rule.

    story = told("SO@E22>RUSA SO=PARI NE=E", words="rusa paria")
    story.plays("SO", "lay H22 H18_PARI")
    assert ["RUSA", "PARIA"] == story.words("SO")

Coups are typed as in `speech.py`, positions as in `position.py`; players are called by their place.
Words keep their accents where the rule has them.
"""

from typing import Any, TypeVar

from logomachie.core.game import Event, Move
from logomachie.core.letters import plain
from logomachie.core.rng import Rng
from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots import GAME as GUERRE_DES_MOTS
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules import position as positions
from logomachie.games.guerre_des_mots.rules import speech
from logomachie.games.guerre_des_mots.rules.diagrams import CROQUIS_1, CROQUIS_2
from logomachie.games.guerre_des_mots.rules.events import Erred, Fired, Laid
from logomachie.games.guerre_des_mots.rules.notation import cell_named
from logomachie.games.guerre_des_mots.rules.types import Cell, Chain, Setup, State, TableView
from tests.kit.telling import Telling

__all__ = ["CROQUIS_1", "CROQUIS_2", "DIAGRAMS", "Story", "cell", "told"]

E = TypeVar("E", bound=Event)

# every word of the two diagrams, and what their quoted moves form and leave
DIAGRAMS = (
    "rusa paria purs pria orales orna rues selles lest but pré pair café narré pied des mes main "
    "rite envoi bo banc mena axe essentielle dont tour partie pari ils sage "
    "ré rus ru es elles sa usa se ruse buse sellées dessellées me au ut est le rotule don bon "
    "parties sus elle ide pie a"
)


def cell(name: str) -> Cell:
    """The cell of this name."""
    return cell_named(name)


class Story(Telling[State, TableView]):
    """A game of La Guerre des Mots in a test."""

    spec, sight = GUERRE_DES_MOTS, TableView

    def __init__(self, setup: Setup, words: str, seed: str) -> None:
        super().__init__(setup, words, seed)
        known = frozenset(spelled for word in words.split() for spelled in (plain(word), word))
        self.game = self.spec.open(setup, known)
        self.house = self.game.start(Rng(seed), 0)

    def seat(self, place: str) -> Seat:
        """Who sits at a place."""
        return [str(name) for name in self.state.places].index(place)

    def typed(self, move: str) -> Move:
        state = self.state
        arsenal = state.arsenals[state.active]
        return speech.asked(move, state.turn, state.coup, state.chains, arsenal)

    def plays(self, place: str, *moves: str | Move) -> "Story":
        """The player of a place makes coups."""
        self.does(self.seat(place), *moves)
        return self

    def rejects(self, place: str, move: str | Move, code: str, clause: str) -> "Story":
        """The move is refused, and changes nothing."""
        self.refused(self.seat(place), move, code, clause)
        return self

    def errs(
        self, place: str, move: str, code: str, clause: str, *, word: str = "", cells: str = ""
    ) -> "Story":
        """The coup is an error: it is undone, and the turn is lost."""
        chains_before, arsenals, turn = self.state.chains, self.state.arsenals, self.state.turn
        self.plays(place, move)
        told = self.event(Erred)

        assert (code, clause) == (told.code, told.clause)
        assert (chains_before, arsenals) == (self.state.chains, self.state.arsenals)
        assert self.state.turn == turn + 1
        if word:
            assert word == told.word
        if cells:
            assert tuple(map(cell, cells.split())) == told.cells
        return self

    def event(self, kind: type[E]) -> E:
        """The first event of this kind in the last line."""
        return next(event for event in self.events if isinstance(event, kind))

    @property
    def laid(self) -> Laid:
        """The word laid in the last line."""
        return self.event(Laid)

    @property
    def shots(self) -> list[Fired]:
        """The shots of the last line."""
        return [event for event in self.events if isinstance(event, Fired)]

    def chain(self, place: str, number: int = 0) -> Chain:
        """A chain of a player."""
        seat = self.seat(place)
        return [chain for chain in self.state.chains if chain.seat == seat][number]

    def words(self, place: str, number: int = 0) -> list[str]:
        """The words of a player's chain, from end 0 to end 1."""
        path = self.chain(place, number).path
        return [chains.text(path, run) for run in chains.runs(path)]

    def signs(self, place: str, number: int = 0) -> str:
        """The tokens of a player's chain in path order, crosses included."""
        return "".join(piece.reads for piece in self.chain(place, number).path)

    def arsenal(self, place: str) -> str:
        """The fronts of the tokens a player holds."""
        return "".join(token[0] for token in self.state.arsenals[self.seat(place)])

    @property
    def whose(self) -> str:
        """The place whose turn it is."""
        return self.state.places[self.state.active]


def told(
    position: str = "", *, words: str = DIAGRAMS, seed: str = "story", **options: Any
) -> Story:
    """A story from this position on, under the general rule unless told otherwise."""
    seats = options.pop("seats", 2)
    if position:
        seats = len(positions.read(position).places)
    chosen = {"rule": "general", **options}
    setup = Setup(seats=seats, lexicon="kit", position=position, **chosen)
    GUERRE_DES_MOTS.check(setup)
    return Story(setup, words, seed)
