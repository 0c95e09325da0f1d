"""The four levels as numbers: what a bot knows, what it notices, what it gives for things."""

from dataclasses import dataclass

from logomachie.bots.bot import VOCABULARY
from logomachie.bots.notice import ALL
from logomachie.core.value import Millis

TAKING: tuple[Millis, Millis] = (1_000, 2_500)  # after the turn has begun
THINKING: tuple[Millis, Millis] = (
    3_000,
    10_000,
)  # before the first word, more where there is more
MANY = 20  # words on the table that take the longest thought
SHOWING: tuple[Millis, Millis] = (600, 900)  # each further action, one by one
ANSWERING: tuple[Millis, Millis] = (1_200, 3_500)  # accept, contest, vote
MARGIN: Millis = 250  # a bot never cuts a deadline finer than this
KNOWN_NAME = 350  # how common a well-known proper noun is, in hundredths of Zipf
EVERY = 99  # more words than a table has
SHARE = 0.6  # of its time a bot uses at most


@dataclass(frozen=True)
class Temper:
    """How one level plays."""

    words: float  # the level of the dictionary whose words it knows
    notices: float  # plays that come to mind in a turn
    form: float  # how much that changes from game to game
    names: float  # how readily a well-known proper noun comes, beside a word as common
    targets: int  # words of others it looks at, the longest first
    pairs: int  # squares it thinks through before it takes one; the others by their letters
    spite: float  # what it gives for a point the others lose
    padlock: float  # what it gives for a padlock
    thrift: float  # how much it cares which cards it keeps
    fear: float  # what it gives for a point not left open to capture; 0: it does not look
    doubt: float  # chance to contest a word it does not know
    worlds: int = 0  # worlds in which it plays the game on in imagination
    turns: int = 0  # … so many turns
    likely: int = 0  # turns of its own that it tries there first
    dread: float = 0.0  # what they all give there for a point not left open to capture
    victory: float = 0.0  # points the game itself is worth there


TEMPERS = (
    Temper(VOCABULARY[0], 3.1, 1.0, 0.3, 4, 1, 0.3, 0.5, 0.0, 0.0, 0.05),
    Temper(VOCABULARY[1], 4.8, 0.6, 0.5, 8, 1, 0.6, 1.0, 0.3, 0.0, 0.15),
    Temper(VOCABULARY[2], 9.0, 0.6, 1.0, EVERY, 1, 0.8, 1.5, 0.5, 0.0, 0.35),
    Temper(VOCABULARY[3], ALL, 0.0, 1.0, EVERY, 6, 1.0, 3.0, 1.0, 0.6, 0.95, 48, 4, 12, 0.15, 5.0),
    Temper(VOCABULARY[3], ALL, 0.0, 1.0, EVERY, 6, 1.0, 3.0, 1.0, 0.6, 0.95),  # Arbitre-1
)

# What a card is worth beside seven others: by regression of the best turn on the hand, 2 500
# hands dealt beside eight short words; a second card of the same letter brings less.
WORTH = {
    "A": 0.37,
    "C": 0.26,
    "D": 0.15,
    "E": 0.47,
    "F": 0.24,
    "I": 0.15,
    "N": 0.35,
    "O": 0.19,
    "R": 0.07,
    "S": 0.09,
    "T": 0.20,
    "U": 0.11,
    "Z": 0.25,
    "L": -0.08,
    "M": -0.09,
    "Y": -0.09,
    "B": -0.19,
    "G": -0.18,
    "H": -0.18,
    "P": -0.23,
    "Q": -0.27,
    "K": -0.20,
    "W": -0.32,
    "X": -0.31,
    "J": -0.34,
    "V": -0.43,
}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
AGAIN = 0.35  # less for every further card of a letter
ALIKE = 14  # cards of one letter in the deck

SHIELD = 0.35  # of a word's points: what a padlock on it is worth to who does not look ahead
WAITING = 1.5  # what a padlock in reserve is worth, as long as the game lasts
LAPS = 2.0  # turns of the others a padlock is thought to outlast

SAMPLES = 10  # hands the next player is imagined with
ALWAYS_OPEN = 4  # letters of the words that nearly any hand can lengthen
OPEN = {5: 0.95, 6: 0.8, 7: 0.7, 8: 0.6, 9: 0.45, 10: 0.35}  # by length, before a closer look
SELDOM_OPEN = 0.25  # longer ones
ROUNDS = 5  # times the turn is searched anew after a closer look at its words
LOOKED_AT = 4  # turns whose words are looked at each time
ROUND: Millis = 25  # of its budget a bot spends on each
WORLD: Millis = 2  # … and on each world that it tries its turns in
SHORTLIST = 2  # squares looked at closer
PASSES = ((1 / 6, 6), (1 / 2, 3), (1.0, 1))  # of the worlds, and how many turns are left then
FEARED = 4  # own words looked at for what a card put back would open
