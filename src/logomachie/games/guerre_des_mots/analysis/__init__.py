"""La Guerre des Mots judged: the chance to win, by play-outs in imagined worlds."""

from logomachie.core.tongue import Said
from logomachie.games.guerre_des_mots.analysis.decisions import chances, judged
from logomachie.games.guerre_des_mots.analysis.sentences import SENTENCES

UNIT = Said("chance de gagner, de 0 à 1", "chance to win, from 0 to 1")

__all__ = ["SENTENCES", "UNIT", "chances", "judged"]
