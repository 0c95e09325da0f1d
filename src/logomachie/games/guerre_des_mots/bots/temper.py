"""The four levels as numbers: what a bot knows, what it notices, how it chooses."""

from dataclasses import dataclass, replace

from logomachie.bots.bot import VOCABULARY
from logomachie.bots.notice import ALL
from logomachie.core.value import Millis

THINKING: Millis = 6_000  # median before a coup
AGAIN: Millis = 3_000  # median before a replay, or after a free gesture
ANSWERING: tuple[Millis, Millis] = (1_500, 4_000)
MARGIN: Millis = 250  # a bot never cuts a deadline finer than this
SCAN = 0.10, 0.78  # notice and fading: used by who looks ahead, and on the way there
BARE = 2.6, 0.0  # guards and shows of who has no chess piece
EASY = 4  # letters of a word that is noticed as readily as a word can be


@dataclass(frozen=True)
class Temper:
    """How one level plays."""

    words: float  # the level of the dictionary whose words it knows
    longest: int  # letters of a word it can find
    notices: float  # words that come to mind in a turn, of those that could be laid
    form: float  # how much that changes from game to game
    notice: float  # who looks ahead: chance to think of a word of four letters at all …
    fading: float  # … and what is left of it for each letter more
    sources: int  # chains it can take letters from at once
    theft: float  # chance to think of a way that takes letters from a chain
    pirates: float  # chance to think of words on the chains of others
    shoots: bool
    shields: bool  # crosses and chess pieces
    guards: float  # words from a goal, where a chain is worth a chess piece
    shows: float  # chance to play a rare tactic for its own sake, though another coup looks better
    best: int  # among how many coups it chooses
    warmth: float  # of that choice, in words: the larger, the more careless
    ahead: int  # coups of its own it looks ahead; 0: it takes what looks best
    replies: int  # of its plans it weighs against the answers of the others
    worlds: int = 2  # ways the others' arsenals may look
    nodes: int = 8  # positions of its own turn that it looks at, at most
    node: Millis = 25  # of its budget it gives to one more of them
    further: bool = False  # it answers the others' answers in turn


FIRST = Temper(  # Arbitre-1
    VOCABULARY[3], 10, ALL, 0.0, *SCAN, 2, 1.00, 1.0, True, True, 2.6, 0.0, 1, 0.00, 3, 3
)
TEMPERS = (
    Temper(VOCABULARY[0], 6, 2.5, 0.7, *SCAN, 1, 0.25, 0.0, False, False, *BARE, 8, 0.30, 0, 0),
    Temper(VOCABULARY[1], 7, 5.5, 0.5, *SCAN, 1, 0.60, 0.0, True, False, *BARE, 5, 0.20, 0, 0),
    Temper(VOCABULARY[2], 9, 16.0, 0.6, *SCAN, 2, 1.00, 0.3, True, True, 6.0, 0.5, 3, 0.08, 0, 0),
    replace(FIRST, notice=0.30, fading=0.85, replies=4, worlds=3, nodes=10, node=20, further=True),
    FIRST,
)
