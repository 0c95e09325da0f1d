"""Word-Whiz: configuration, state, moves, events and view. Read this first."""

from typing import Literal, TypeAlias

from logomachie.core.ballot import Ballot
from logomachie.core.game import Config, Move, View
from logomachie.core.rng import Rng
from logomachie.core.value import Deadline, Millis, Moment, Seat, Value

Phase: TypeAlias = Literal["FLIP", "RACE", "SAY", "CONTEST", "VOTE", "OVER"]
Pawns: TypeAlias = tuple[int, int, int, int, int]  # columns of A E I O U; 1 is the start
Triple: TypeAlias = tuple[str, str, str]
Reason: TypeAlias = Literal[
    "SILENT",
    "APOSTROPHE_OR_HYPHEN",
    "CONSONANT_MISSING",
    "NO_VOWEL_MOVES",
    "ALREADY_USED",
    "NOT_IN_DICTIONARY",
    "VOTED_DOWN",
]


class Setup(Config, kw_only=True):
    """The options of section 9 of the rules; the first value of each is the leaflet's game."""

    judge: Literal["auto", "vote"] = "auto"  # lexicon at once, or the table (MIC-E8)
    race: Literal["live", "sealed"] = "live"  # microphone, or written and opened together
    race_seconds: int = 30  # R12
    speak_seconds: int = 8  # R11
    flip_seconds: int = 10
    contest_seconds: int = 5
    vote_seconds: int = 10
    dup: Literal["multiset", "set"] = "multiset"  # R04
    cap: Literal["lose", "exact"] = "lose"  # R05
    after_invalid: Literal["endRound", "continue"] = "endRound"  # R09
    excluded_flips: bool = False  # R10
    race_on_deal: bool = False  # R03
    no_repeat: bool = False  # R15
    deck: Literal["official", "noW"] = "official"  # R12
    idle_rounds: int = 3  # R21, rounds per player
    track: int = 13  # R23
    card_count: bool = False  # may the covered cards be looked through
    rubber: bool = False  # bots slow down when they lead


class Reach(Value):
    """A hand on the microphone: who, and how long after the card showed."""

    seat: Seat
    reaction: Millis  # settled between the player's claim and the server's clock (R17)
    credit: Millis  # lag the server vouched for


class Sealed(Value):
    """A word written in a sealed race."""

    seat: Seat
    word: str
    reaction: Millis


class Step(Value):
    """One pawn's way."""

    vowel: str
    start: int
    end: int


class State(Value, kw_only=True):
    """The whole game, secrets included."""

    rng: Rng
    phase: Phase
    round: int  # counts from 1; a round is one card turned and the race after it
    flipper: Seat
    packs: Triple  # face down, the next card first
    turned: Triple  # face up, the visible card last
    pawns: tuple[Pawns, ...]
    until: Deadline  # of the phase
    reveal: Moment  # from when the turned card may be seen
    excluded: tuple[Seat, ...] = ()  # out of this round
    noted: tuple[Seat, ...] = ()  # out of the next one
    passed: tuple[Seat, ...] = ()
    reaches: tuple[Reach, ...] = ()  # hands on the microphone while the window is open
    window: Moment | None = None  # when the window closes
    holder: Seat | None = None  # of the microphone
    word: str | None = None  # said, and not judged yet
    accepted: tuple[Seat, ...] = ()  # have waived their right to contest
    ballot: Ballot | None = None
    sealed: tuple[Sealed, ...] = ()
    used: tuple[str, ...] = ()  # words that counted, as plain keys
    idle: int = 0  # rounds in a row without a grab
    gone: tuple[Seat, ...] = ()  # resigned
    winner: Seat | None = None

    @property
    def visible(self) -> Triple:
        """The last card turned from each pack."""
        return self.turned[0][-1], self.turned[1][-1], self.turned[2][-1]

    @property
    def left(self) -> tuple[int, int, int]:
        """How many cards of each pack are face down."""
        return len(self.packs[0]), len(self.packs[1]), len(self.packs[2])


class Flip(Move):
    """Turn a card from one of the three packs (MIC-D2)."""

    round: int
    pack: int


class Grab(Move):
    """Take the microphone (MIC-D4)."""

    round: int
    reaction: Millis | None = None  # edition 1: by the player's own clock


class Say(Move):
    """Say a word into the microphone (MIC-D4)."""

    round: int
    word: str


class Pass(Move):
    """« Je n’ai rien » in a race (R12)."""

    round: int


class Contest(Move):
    """Contest a speaker's word, where the table judges (MIC-E8)."""

    round: int
    speaker: Seat  # a round may hear several (R09, R22)


class Accept(Move):
    """Let a speaker's word stand without waiting for the time to contest (MIC-E8)."""

    round: int
    speaker: Seat


class Vote(Move):
    """Accept or refuse a speaker's contested word (MIC-E8)."""

    round: int
    speaker: Seat
    accepts: bool


class Submit(Move):
    """Write one's word in a sealed race."""

    round: int
    word: str


Asked: TypeAlias = Flip | Grab | Say | Pass | Contest | Accept | Vote | Submit


class TableView(View, kw_only=True):
    """What one seat sees of a Word-Whiz table."""

    phase: Phase
    round: int
    flipper: Seat
    visible: Triple
    left: tuple[int, int, int]  # face-down cards in each pack
    covered: Triple | None = None  # with `cardCount`: the cards under the visible ones
    track: int
    pawns: tuple[Pawns, ...]
    reveal: Millis
    excluded: tuple[Seat, ...]
    noted: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    reached: bool = False  # one's own hand is on the microphone, not settled yet
    holder: Seat | None = None
    word: str | None = None
    accepted: tuple[Seat, ...] = ()
    voters: tuple[Seat, ...] = ()
    voted: tuple[Seat, ...] = ()
    ready: tuple[Seat, ...] = ()  # have written in a sealed race
    mine: str | None = None  # one's own sealed word
    used: tuple[str, ...] = ()  # with `noRepeat`: words that may not be said again
    idle: int = 0
    winner: Seat | None = None
