"""The four levels as numbers: what a bot knows, how far it sees, how it chooses and errs."""

from dataclasses import dataclass

from logomachie.bots.bot import VOCABULARY
from logomachie.bots.notice import ALL
from logomachie.core.value import Millis

THINKING: Millis = 5_000  # median before the first slide …
DEEPER: Millis = 700  # … and more for every letter that moves beyond the first
SLIDING: tuple[Millis, Millis] = (500, 800)  # each slide, one by one, so that the order is seen
ANSWERING: tuple[Millis, Millis] = (1_000, 3_000)  # accept or contest
MARGIN: Millis = 250  # a bot never cuts a deadline finer than this
LOOKS = 0.25  # fear from which a bot looks at replies at all
LOOKED_AT = 12  # words whose best reply it imagines at most
BEAM = 3  # replies to a word that it answers in turn, the best first
ANY = 20  # more letters than a word has


@dataclass(frozen=True)
class Temper:
    """How one level plays."""

    words: float  # the level of the dictionary whose words it knows
    slides: int  # letters it can imagine to move in one turn
    notices: float  # words that come to mind in a turn
    form: float  # how much that changes from game to game
    warmth: float  # of the choice among them, in points: the larger, the more careless
    slip: float  # chance to misjudge a move of several letters
    doubt: float  # chance to contest a word it does not know
    fear: float  # what it gives for a point less in the best reply; 0: it does not look
    reply: Millis = 40  # of its budget it spends on imagining one reply
    deep: int = 0  # words whose replies it answers in turn


TEMPERS = (
    Temper(VOCABULARY[0], 4, 2.0, 1.1, 1.0, 0.04, 0.05, 0.0),
    Temper(VOCABULARY[1], 5, 4.3, 0.7, 1.0, 0.03, 0.15, 0.0),
    Temper(VOCABULARY[2], 8, 11.0, 0.8, 0.5, 0.01, 0.35, 0.0),
    Temper(VOCABULARY[3], ANY, ALL, 0.0, 0.0, 0.0, 0.95, 0.5, 16, 4),
    Temper(VOCABULARY[3], ANY, ALL, 0.0, 0.0, 0.0, 0.95, 0.5),  # Arbitre-1
)
