"""Wordsmith judged: points of the round to come, by the bots' own estimate."""

from logomachie.core.tongue import Said
from logomachie.games.wordsmith.analysis.decisions import chances, judged
from logomachie.games.wordsmith.analysis.sentences import SENTENCES

UNIT = Said("points de la manche à venir", "points of the round to come")

__all__ = ["SENTENCES", "UNIT", "chances", "judged"]
