"""The examples of the rulebook, for the rules to play."""

from logomachie.core.game import Words
from logomachie.games.figure import Example, Figure, played
from logomachie.games.spec import Spec

EXAMPLES = (
    Example(
        clause="CAD-A6",
        position="A:MUSE squares:AE/RO/IL/NS/TU/CM hands:OMPTBD/ABCDEF",
        lines=("A: take 1", "A: transform 1 MEUSE proper"),
        options={"turnSeconds": 0},
    ),
    Example(
        clause="CAD-P4",
        position="B:MEUSE! B:TRAIT lock:B/2/1 squares:AE/RO/IL/NS/TU/CM hands:OMPTBD/ABCDEF",
        lines=("A: take 1", "A: transform 1 MEDUSE"),
        options={"turnSeconds": 0},
    ),
    Example(
        clause="CAD-P6",
        position="B:BIZET! lock:B/-/1 squares:RE/AO/IL/NS/TU/CM hands:OMPTBD/ABCDEF",
        lines=("A: take 1", "A: transform 1 BIZERTE proper"),
        options={"turnSeconds": 0},
    ),
    Example(
        clause="CAD-A1",
        position="B:TRI A:MUSE squares:AT/RO/IL/NS/TU/CM hands:OMETBD/ABCDEF",
        lines=(
            "A: take 1",
            "A: transform 1 TRAIT",
            "A: transform 2 MEUSE proper",
            "A: lock K1 1",
            "A: put B",
        ),
        options={"turnSeconds": 0},
        living=True,
    ),
)


def figures(spec: Spec, words: Words) -> tuple[Figure, ...]:
    """All examples, played."""
    return tuple(played(spec, example, words) for example in EXAMPLES)
