"""The four levels as numbers: what a bot knows, how fast it thinks and rolls, what it hopes for."""

from dataclasses import dataclass

from logomachie.bots.bot import VOCABULARY
from logomachie.core.value import Millis

SETTLING: Millis = 2_500  # it never acts sooner after its own zone has changed
PIECE: Millis = 350  # to lay one
MOTOR: tuple[Millis, Millis] = (300, 700)
CHOOSING: tuple[Millis, Millis] = (800, 2_000)  # the piece for a star
ANSWERING: tuple[Millis, Millis] = (1_000, 3_000)  # accept, object, vote
READING: tuple[Millis, Millis] = (3_000, 6_000)  # a sheet, a score, a curtain
WITHOUT_IDEA: Millis = 90_000  # after which it says « je cale »
LEAD = 3  # words ahead of the slowest, au calme: then it waits
MARGIN: Millis = 700  # a bot never cuts a deadline finer than this
RIVAL_PACE = 18.0  # seconds a rival is taken to need for a word, before it has seen any
RIVAL_POINTS = 5.0  # what a rival’s word is taken to bring


@dataclass(frozen=True, kw_only=True)
class Temper:
    """How one level plays."""

    words: float  # the level of the dictionary whose words it knows
    median: float  # seconds to the first word of a round, without a roll
    form: float = 0.0  # how much its pace changes from game to game
    tempo: Millis  # it looks at its pieces so long before it rolls again, on a usual day
    reluctance: float  # points a roll must promise beyond claiming now
    comfort: int  # pieces it can make something of
    yields: float  # letters it makes of a piece
    search: float  # seconds its next word takes it, as it knows itself
    line: Millis  # the longest it thinks about a line of the mot à mot
    last: Millis  # and about its last word
    looks: int = 0  # words of a line it weighs with the next line; 0: it takes the best now
    price: float = 0.0  # points it gives for a box that is still free
    doubt: float  # chance to object to a word it does not know
    notices: float  # chance to notice a word said before, an anagram, a missing letter


TEMPERS = (
    Temper(
        words=VOCABULARY[0],
        median=20.0,
        form=1.0,
        tempo=12_000,
        reluctance=4.0,
        comfort=15,
        yields=0.30,
        search=20.0,
        line=14_000,
        last=15_000,
        doubt=0.25,
        notices=0.5,
    ),
    Temper(
        words=VOCABULARY[1],
        median=13.5,
        form=1.2,
        tempo=6_000,
        reluctance=3.0,
        comfort=17,
        yields=0.32,
        search=15.0,
        line=20_000,
        last=18_000,
        doubt=0.5,
        notices=0.75,
    ),
    Temper(
        words=VOCABULARY[2],
        median=10.0,
        form=1.2,
        tempo=4_000,
        reluctance=1.0,
        comfort=20,
        yields=0.34,
        search=10.0,
        line=30_000,
        last=20_000,
        looks=8,
        price=0.1,
        doubt=0.75,
        notices=0.9,
    ),
    Temper(
        words=VOCABULARY[3],
        median=9.0,
        tempo=2_600,
        reluctance=0.0,
        comfort=24,
        yields=0.36,
        search=6.0,
        line=40_000,
        last=25_000,
        looks=20,
        price=0.2,
        doubt=0.95,
        notices=1.0,
    ),
)
