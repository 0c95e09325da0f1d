"""Word-Whiz judged: useful steps, with the pawns of that moment."""

from logomachie.core.tongue import Said
from logomachie.games.word_whiz.analysis.decisions import chances, judged
from logomachie.games.word_whiz.analysis.sentences import SENTENCES

UNIT = Said("pas utiles", "useful steps")

__all__ = ["SENTENCES", "UNIT", "chances", "judged"]
