"""The four levels as numbers: how fast a bot thinks, how often it errs, how long it waits.

The medians are those of people, closer together: a race is run forty times a game, and half a
second of lead in each would decide every game. So a level also has its days (`form`).
"""

from dataclasses import dataclass

from logomachie.bots.bot import VOCABULARY
from logomachie.bots.pace import FLOORS
from logomachie.core.value import Millis

MOTOR: Millis = 350  # median from idea to hand, log-normal
MOTOR_SIGMA = 0.25
SPEAKING: Millis = 500  # before the first letter
LETTER: Millis = 150
FLIPPING: tuple[Millis, Millis] = (1_200, 2_400)
ANSWERING: tuple[Millis, Millis] = (1_000, 3_000)  # contest, accept, vote
MARGIN: Millis = 500  # a bot never cuts a deadline finer than this: it has lag, as people have
RUBBER = 0.2  # the most its pace changes with the lead, where the table wants it
RIVAL = 0.5  # how fast it thinks a rival is, beside itself


@dataclass(frozen=True)
class Temper:
    """How one level thinks, moves and errs."""

    words: float  # the level of the dictionary whose words it knows
    median: float  # seconds to its first idea for R S T with all pawns at the start
    slip: float  # chance that the idea is none
    blank: float  # share of its slips where it has no word at all
    floor: Millis  # never faster than this after the reveal
    form: float  # how much its pace changes from game to game
    patience: Millis  # the longest it waits for a better word
    afterthought: Millis  # how long it looks on with the microphone in its hand
    doubt: float  # chance to contest a word it does not know


TEMPERS = (
    Temper(VOCABULARY[0], 13.6, 0.08, 0.2, FLOORS[0], 0.45, 0, 0, 0.25),
    Temper(VOCABULARY[1], 9.5, 0.05, 0.1, FLOORS[1], 0.5, 500, 0, 0.5),
    Temper(VOCABULARY[2], 6.0, 0.02, 0.0, FLOORS[2], 0.45, 1_000, 0, 0.75),
    Temper(VOCABULARY[3], 3.8, 0.00, 0.0, FLOORS[3], 0.35, 1_500, 4_000, 0.95),
)
