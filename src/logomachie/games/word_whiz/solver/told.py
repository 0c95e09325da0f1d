"""Positions of Word-Whiz asked about on the command line, and their moves as rows."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from logomachie.core.letters import VOWELS
from logomachie.core.tongue import Said, Tongue
from logomachie.core.value import Seat
from logomachie.games.spec import Posed
from logomachie.games.word_whiz.rules import text
from logomachie.games.word_whiz.rules.types import Setup, TableView
from logomachie.games.word_whiz.solver.legal import Ranked
from logomachie.lexicon.columns import Columns

HELP = Said(
    "« DTN phase:race A1E4I3O1U1/A1E1I1O1U1 » — cartes, plateaux, phase ; le nombre est celui\n"
    "des pas utiles (en moyenne, pour une carte à retourner).",
    "“DTN phase:race A1E4I3O1U1/A1E1I1O1U1” — cards, boards, phase; the number is that of the\n"
    "useful steps (on average, for a card to turn).",
)


def posed(position: str, seat: Seat | None, options: Mapping[str, object]) -> Posed:  # noqa: ARG001
    """The flipper’s moves, or the asked seat’s; ValueError says what is wrong."""
    read = text.read(position)
    flipper = read.flipper if read.phase == "flip" else 0
    chosen = flipper if seat is None else seat
    return Posed(position=text.write(read), seats=len(read.pawns), seat=chosen)


def moments(view: TableView, config: Setup) -> Iterator[TableView]:  # noqa: ARG001  # as elsewhere
    """In a race first what could be said with the microphone in hand."""
    if "Grab" in view.can:
        yield replace(view, phase="SAY", holder=view.seat, can=("Say",))
    yield view


def rows(
    choices: Iterable[Ranked],
    view: TableView,
    config: Setup,  # noqa: ARG001  # as elsewhere
    lexicon: Columns,  # noqa: ARG001
    tongue: Tongue,  # noqa: ARG001
) -> Iterator[tuple[str, ...]]:
    """`5  E3 I2  say divertissement`."""
    for choice in choices:
        walked = zip(VOWELS, choice.steps, strict=False)
        steps = " ".join(f"{vowel}{count}" for vowel, count in walked if count)
        yield f"{choice.worth:g}", steps, text.spoken(choice.move, view)
