"""Positions of Petit Bac asked about on the command line, and their moves as rows."""

from collections.abc import Iterable, Iterator, Mapping

from logomachie.games.petit_bac.rules import text
from logomachie.games.petit_bac.rules.types import Setup, TableView
from logomachie.games.petit_bac.solver.legal import Ranked

from logomachie.core.tongue import Said, Tongue
from logomachie.core.value import Seat
from logomachie.games.spec import Posed
from logomachie.lexicon.columns import Columns

HELP = Said(
    "« M 7/0 2 » — la lettre, les points, la manche ; le nombre est celui des points.",
    "“M 7/0 2” — the letter, the points, the round; the number is that of the points.",
)


def posed(position: str, seat: Seat | None, options: Mapping[str, object]) -> Posed:  # noqa: ARG001
    """The words of the first seat, or of the asked one; ValueError says what is wrong."""
    read = text.read(position)
    return Posed(position=text.write(read), seats=len(read.points), seat=seat or 0)


def moments(view: TableView, config: Setup) -> Iterator[TableView]:  # noqa: ARG001  # as elsewhere
    """There is but one thing to do."""
    yield view


def rows(
    choices: Iterable[Ranked], view: TableView, config: Setup, lexicon: Columns, tongue: Tongue
) -> Iterator[tuple[str, ...]]:
    """`11  maisonnette`."""
    del view, config, lexicon, tongue
    for choice in choices:
        yield f"{choice.worth:g}", choice.move.word
