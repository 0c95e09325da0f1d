"""Cadenas judged: points kept after the opponents' best answer."""

from logomachie.core.tongue import Said
from logomachie.games.cadenas.analysis.decisions import chances, judged
from logomachie.games.cadenas.analysis.sentences import SENTENCES

UNIT = Said(
    "points gardés après la meilleure réponse des autres",
    "points kept after the others’ best answer",
)

__all__ = ["SENTENCES", "UNIT", "chances", "judged"]
