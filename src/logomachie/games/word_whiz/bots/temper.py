"""The four levels as numbers: how fast a bot thinks, how often it errs, how long it waits."""

from dataclasses import dataclass

from logomachie.bots.bot import VOCABULARY
from logomachie.core.value import Millis

MOTOR: Millis = 350  # median from idea to hand, log-normal
MOTOR_SIGMA = 0.25
SPEAKING: Millis = 500  # before the first letter
LETTER: Millis = 150
FLIPPING: tuple[Millis, Millis] = (800, 2_000)
ANSWERING: tuple[Millis, Millis] = (1_000, 3_000)  # contest, accept, vote
MARGIN: Millis = 500  # a bot never cuts a deadline finer than this: it has lag, as people have
RUBBER = 0.2  # the most its pace changes with the lead, where the table wants it
RIVAL = 0.5  # how fast it thinks a rival is, beside itself


@dataclass(frozen=True)
class Temper:
    """How one level thinks, moves and errs."""

    words: int  # the level of the dictionary whose words it knows
    median: float  # seconds to its first idea for R S T with all pawns at the start
    slip: float  # chance that the idea is none
    blank: float  # share of its slips where it has no word at all
    floor: Millis  # never faster than this after the reveal
    patience: Millis  # the longest it waits for a better word
    doubt: float  # chance to contest a word it does not know


TEMPERS = (
    Temper(VOCABULARY[0], 9.0, 0.10, 0.2, 1_200, 0, 0.25),
    Temper(VOCABULARY[1], 6.0, 0.05, 0.1, 1_200, 500, 0.5),
    Temper(VOCABULARY[2], 4.0, 0.02, 0.0, 1_200, 1_000, 0.75),
    Temper(VOCABULARY[3], 2.5, 0.00, 0.0, 900, 1_500, 0.95),
)
