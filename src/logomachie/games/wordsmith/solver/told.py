"""Positions of Wordsmith asked about on the command line, and their moves as rows."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from logomachie.core.tongue import Said, Tongue
from logomachie.core.value import Seat
from logomachie.games.spec import Posed
from logomachie.games.wordsmith.rules import pieces, text
from logomachie.games.wordsmith.rules.types import Setup, TableView
from logomachie.games.wordsmith.solver.legal import Ranked
from logomachie.lexicon.lexicon import Lexicon

HELP = Said(
    "« R4Y1B1G2 » — les morceaux d’une zone (R longs, Y courts, B grandes courbes, G petites),\n"
    "et au besoin « words:PORT ticked:7 » ; les nombres sont ceux des points, cases bleues\n"
    "déduites, puis des cases à cocher.",
    "“R4Y1B1G2” — the pieces of a zone (R long, Y short, B wide curves, G tight ones), and where\n"
    "needed “words:PORT ticked:7”; the numbers are those of the points, blue boxes deducted, and\n"
    "of the boxes to tick.",
)


def posed(position: str, seat: Seat | None, options: Mapping[str, object]) -> Posed:
    """A zone alone is that of the first of two players, unless the table plays another way."""
    read = text.read(position)
    if len(read.zones) == 1 and "mode" not in options:
        read = replace(read, zones=(*read.zones, pieces.NONE))
    return Posed(position=text.write(read), seats=len(read.zones), seat=seat or 0)


def rows(
    choices: Iterable[Ranked],
    view: TableView,
    config: Setup,  # noqa: ARG001  # as elsewhere
    lexicon: Lexicon,  # noqa: ARG001
    tongue: Tongue,  # noqa: ARG001
) -> Iterator[tuple[str, ...]]:
    """`4  2  pêle  claim PELE`; what is no word has no numbers."""
    for choice in choices:
        spoken = text.spoken(choice.move, view)
        numbers = (str(choice.worth), str(choice.boxes)) if choice.word else ("", "")
        yield *numbers, choice.word, spoken
