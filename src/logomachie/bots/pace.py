"""How long a bot takes: as people do, log-normal, never faster than its floor.

A table chooses its bots' pauses (vif, naturel, posé); in a race the time to an idea is no pause
but the strength itself, and is left alone.
"""

from collections.abc import Sequence
from math import exp

from logomachie.bots.dice import NORMAL, Dice
from logomachie.core.game import Config
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat

SIGMA = 0.5  # spread of a person's times, as a log-normal
FLOORS: tuple[Millis, ...] = (3_000, 2_000, 1_500, 1_200)  # nobody has an idea sooner, by level
PACES = {"quick": 0.6, "natural": 1.0, "slow": 1.6}  # vif, naturel, posé
LEAST_PAUSE: Millis = 500  # that one can follow a gesture with the eyes


def floor(strength: float) -> Millis:
    """The shortest thought of this strength."""
    strength = min(strength, len(FLOORS) - 1)
    low = min(int(strength), len(FLOORS) - 2)
    return round(FLOORS[low] + (strength - low) * (FLOORS[low + 1] - FLOORS[low]))


def factor(config: Config) -> float:
    """What the table makes of its bots' pauses."""
    return PACES[config.pace] if config.pace else 1.0


def thought(dice: Dice, median: Millis, strength: float, config: Config) -> Millis:
    """A pause to think, of this median where the table has chosen nothing."""
    return max(floor(strength), dice.motor(round(median * factor(config)), SIGMA))


def gesture(dice: Dice, span: Sequence[Millis], config: Config) -> Millis:
    """A short pause before something that takes no thought."""
    return max(LEAST_PAUSE, round(factor(config) * dice.between(span[0], span[1])))


def form(rng: Rng, seat: Seat | None, spread: float) -> float:
    """How good a day it is for this seat, for one whole game: above 1 a good one. People are not
    the same in every game, and who is a little weaker wins some for that reason."""
    if not spread:
        return 1.0
    return exp(spread * NORMAL.inv_cdf(Dice(rng, f"form {seat}").uniform()))
