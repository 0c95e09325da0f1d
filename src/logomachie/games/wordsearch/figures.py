"""The examples of the rulebook, for the rules to play."""

from logomachie.core.game import Words
from logomachie.games.figure import Example, Figure, played
from logomachie.games.spec import Spec

EXAMPLES = (
    Example(
        clause="SRCH-C10",
        position="RESTA/LMOIN/PA..E/U..ER/CILOS 0/0",
        lines=("A: slide C5 C3", "A: slide D4 B4", "A: claim AILE E1 SW", "B: accept"),
        options={"turnSeconds": 0},
    ),
    Example(
        clause="SRCH-C10",
        position="RESTA/LMOIN/PA..E/U..ER/CILOS 0/0",
        lines=(
            "A: slide C2 C3",
            "A: slide C1 C2",
            "A: slide D2 C1",
            "A: slide C5 C4",
            "A: slide D4 C5",
            "A: claim ISOLE C1 S",
            "B: accept",
        ),
        options={"turnSeconds": 0},
        living=True,
    ),
    Example(
        clause="SRCH-I2",
        position="XXXXX/XXXXL/XXXUX/XX.EX/B...X 0/0",
        lines=(
            "A: slide D4 C5",
            "A: slide D3 D5",
            "A: slide E2 B5",
            "A: claim BLEU A5 E",
            "B: accept",
        ),
        options={"turnSeconds": 0},
    ),
)


def figures(spec: Spec, words: Words) -> tuple[Figure, ...]:
    """All examples, played."""
    return tuple(played(spec, example, words) for example in EXAMPLES)
