"""What a bot is, and the four levels a player may choose."""

from typing import Protocol, TypeVar

from logomachie.core.game import Move, View
from logomachie.core.rng import Rng
from logomachie.core.value import Millis

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
M_co = TypeVar("M_co", bound=Move, covariant=True)

LEVELS = ("CM2", "Lecteur", "Lettré", "Arbitre")
FIXED = ("Arbitre-1",)  # levels kept as they were, beyond the top: what later ones are measured by
VOCABULARY = (0, 1, 2, 3)  # whose words a level knows: `lexicon/levels.py` says which they are


class Bot(Protocol[V_contra, M_co]):
    """Sees what a player sees; asked again after every line, it must not change its mind idly.

    `rng` is the same stream at every call of one game: a bot forks it by round and question, so
    that its times are drawn once and never depend on other players' keys in the same race.
    """

    def choose(
        self, view: V_contra, now: Millis, rng: Rng, budget: Millis
    ) -> tuple[Millis, M_co] | None:
        """When to act and how, or None to wait for the next line."""
        ...
