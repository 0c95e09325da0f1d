"""The examples of the rulebook, for the rules to play."""

from logomachie.core.game import Words
from logomachie.games.figure import Example, Figure, played
from logomachie.games.spec import Spec

EXAMPLES = (
    Example(
        clause="WS-B3",
        position="R4Y1B1G2",
        lines=("A: claim SAC", "A: claim CLIP"),
        seats=1,
        options={"mode": "practice"},
    ),
    Example(
        clause="WS-B1",
        position="R4Y1B1G2",
        lines=("A: claim SAC", "A: claim CLIP", "A: claim LIS", "A: claim PIC", "A: claim CAP"),
        seats=1,
        options={"mode": "practice"},
        living=True,
    ),
)


def figures(spec: Spec, words: Words) -> tuple[Figure, ...]:
    """All examples, played."""
    return tuple(played(spec, example, words) for example in EXAMPLES)
