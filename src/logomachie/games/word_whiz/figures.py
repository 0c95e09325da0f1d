"""The examples of the rulebook, for the rules to play."""

from logomachie.core.game import Words
from logomachie.games.figure import Example, Figure, played
from logomachie.games.spec import Spec

EXAMPLES = (
    Example(
        clause="MIC-E9",
        position="DTN phase:race A1E1I1O1U1/A1E1I1O1U1",
        lines=("A: grab", "wait", "A: say divertissement"),
    ),
    Example(
        clause="MIC-E10",
        position="DTN phase:race A1E13I13O1U1/A4E3I2O2U2",
        lines=("A: grab", "wait", "A: say divertissement"),
    ),
    Example(
        clause="MIC-E9",
        position="DTN phase:race A1E1I1O1U1/A1E1I1O1U1",
        lines=(
            "A: grab",
            "wait",
            "A: say divertissement",
            "B: flip 1",
            "A: grab",
            "wait",
            "A: say commande",
        ),
        living=True,
    ),
)


def figures(spec: Spec, words: Words) -> tuple[Figure, ...]:
    """All examples, played."""
    return tuple(played(spec, example, words) for example in EXAMPLES)
