"""Wordsearch judged: points, less what a word opens for the next player."""

from logomachie.core.tongue import Said
from logomachie.games.wordsearch.analysis.decisions import chances, judged
from logomachie.games.wordsearch.analysis.sentences import SENTENCES

UNIT = Said(
    "points, moins ce que le coup ouvre au suivant", "points, less what it opens for the next"
)

__all__ = ["SENTENCES", "UNIT", "chances", "judged"]
