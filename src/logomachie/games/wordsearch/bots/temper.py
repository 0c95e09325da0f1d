"""The four levels as numbers: what a bot knows, how far it sees, how it chooses and errs."""

from dataclasses import dataclass

from logomachie.bots.bot import VOCABULARY
from logomachie.core.value import Millis

THINKING: tuple[Millis, Millis] = (3_000, 8_000)  # before the first slide, more for longer moves
SLIDING: tuple[Millis, Millis] = (500, 800)  # each slide, one by one, so that the order is seen
ANSWERING: tuple[Millis, Millis] = (1_000, 3_000)  # accept or contest
MARGIN: Millis = 250  # a bot never cuts a deadline finer than this
REPLY: Millis = 40  # of its budget a bot spends on imagining one reply
LOOKED_AT = 12  # replies it imagines at most


@dataclass(frozen=True)
class Temper:
    """How one level plays."""

    words: int  # the level of the dictionary whose words it knows
    slides: int | None  # letters it can imagine to move in one turn; None: any number
    best: int  # among how many of the best words it chooses
    warmth: float  # of that choice, in points: the larger, the more careless
    slip: float  # chance to misjudge a move of several letters
    doubt: float  # chance to contest a word it does not know
    fear: float  # what it gives for a point less in the best reply; 0: it does not look


TEMPERS = (
    Temper(VOCABULARY[0], 2, 10, 10.0, 0.10, 0.03, 0.0),
    Temper(VOCABULARY[1], 3, 6, 5.0, 0.04, 0.06, 0.0),
    Temper(VOCABULARY[2], 4, 3, 2.0, 0.01, 0.12, 0.0),
    Temper(VOCABULARY[3], None, 1, 0.0, 0.0, 0.95, 0.5),
)
