"""Positions of Wordsearch asked about on the command line, and their moves as rows."""

from collections.abc import Iterable, Iterator, Mapping

from logomachie.core.tongue import Said, Tongue
from logomachie.core.value import Seat
from logomachie.games.spec import Posed
from logomachie.games.wordsearch.rules import text
from logomachie.games.wordsearch.rules.types import Setup, TableView
from logomachie.games.wordsearch.solver.legal import Ranked
from logomachie.lexicon.lexicon import Lexicon

HELP = Said(
    "« RESTA/LMOIN/PA..E/U..ER/CILOS » — les lignes du plateau, un point pour un cercle vide ; le\n"
    "nombre est celui des points, puis celui des glissades ; un mot et ses glissades d’un coup,\n"
    "ou glissade par glissade avec --option touchMove=strict.",
    "“RESTA/LMOIN/PA..E/U..ER/CILOS” — the rows of the board, a dot for an empty circle; the\n"
    "numbers are those of the points and of the slides; a word and its slides in one move, or\n"
    "slide by slide with --option touchMove=strict.",
)


def posed(position: str, seat: Seat | None, options: Mapping[str, object]) -> Posed:  # noqa: ARG001
    """The moves of whose turn it is; whole words, where the table has not said otherwise."""
    read = text.read(position)
    return Posed(
        position=text.write(read),
        seats=len(read.scores),
        seat=read.active if seat is None else seat,
        options={"touchMove": "plan"},
    )


def rows(
    choices: Iterable[Ranked],
    view: TableView,
    config: Setup,  # noqa: ARG001  # as elsewhere
    lexicon: Lexicon,  # noqa: ARG001
    tongue: Tongue,  # noqa: ARG001
) -> Iterator[tuple[str, ...]]:
    """`20  3  play D4-C5 D3-D5 E2-B5 BLEU A5 E`."""
    for choice in choices:
        yield str(choice.points), str(choice.slides), text.spoken(choice.move, view)
