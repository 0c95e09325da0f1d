"""What a player may ask: how the letters of a word could be provided, how far letters shoot.

No dictionary is asked.
"""

from logomachie.games.guerre_des_mots.figures import Figure
from logomachie.games.guerre_des_mots.solver.earned import Aim, Earned, Spoil
from logomachie.games.guerre_des_mots.solver.reached import Reach, Reached, reached
from logomachie.games.guerre_des_mots.solver.ways import Way, Ways, ways

QUESTIONS = {"ways": ways, "reach": reached}
ANSWERS = (Ways, Way, Earned, Aim, Spoil, Reached, Reach, Figure)
