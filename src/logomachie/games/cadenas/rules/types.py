"""Cadenas: configuration, state, moves and view; `events.py` has what happens. Read this first."""

from typing import Literal, TypeAlias

from logomachie.core.ballot import Ballot
from logomachie.core.game import Config, Move, View
from logomachie.core.rng import Rng
from logomachie.core.value import Deadline, Millis, Seat, Value

Phase: TypeAlias = Literal["TAKE", "PLAY", "VOTE", "WINDOW", "PUT_BACK", "OVER"]
Kind: TypeAlias = Literal["common", "proper"]
Why: TypeAlias = Literal["FINAL", "DRY", "STOCK", "STALEMATE"]
HIDDEN = "?"  # a card that lies face down, in views and events


class Setup(Config, kw_only=True):
    """The options of section 9 of the rules; the first value of each is the leaflet's game."""

    deck: Literal["fr-110"] = "fr-110"  # R02
    pair_squares: int = 6  # R02
    refill_hidden: bool = False  # R18: the card from the stock lies face down until taken
    turn_seconds: int = 90  # CAD-S4; 0: off, the absence deadline of the house stands
    timeout_loses_turn: bool = False  # R13: the second time-out in a row costs the next turn
    validation: Literal["auto", "challenge"] = "auto"  # R16
    house_vote: bool = False  # a word no list has may be put to the table's vote
    end: Literal["finalRound", "untilDry", "immediate"] = "finalRound"  # R14
    score: Literal["letters", "squares", "words"] = "letters"  # R15
    proper_list: Literal["encyclopedic-fr"] = "encyclopedic-fr"  # CAD-L7
    min_common: int = 3  # CAD-L1
    min_proper: int = 5  # CAD-L6
    challenge_seconds: int = 10  # R25
    vote_seconds: int = 20


class Stage(Value):
    """One station in a word's life: what it read from this turn on, and before whom."""

    turn: int
    seat: Seat
    text: str
    kind: Kind


class Word(Value, kw_only=True):
    """A word on the table."""

    id: int  # 1, 2, 3 … in the order of laying; never used again
    owner: Seat
    text: str  # plain capitals, as on the cards
    kind: Kind  # as its player declared it (R08)
    names: tuple[str, ...] = ()  # what the proper noun names: ville, fleuve …
    life: tuple[Stage, ...] = ()  # laid, lengthened, captured, the present last


class Padlock(Value, kw_only=True):
    """A padlock that was handed out; those in the supply are only counted."""

    id: int  # K1, K2 …; never used again
    owner: Seat
    place: int | None = None  # the word it protects; None: in its owner's reserve
    origin: int | None = None  # its proper noun, as long as that word is one (R12)
    noun: str = ""  # the proper noun that first brought it, for its story


class Play(Value, kw_only=True):
    """One word laid or transformed in the turn that runs: enough to undo it (R16)."""

    word: int
    text: str
    kind: Kind
    cards: str  # letters paid from the hand
    before: Word | None = None  # the word as it was; None: laid new
    padlock: int | None = None  # won with it
    held: Padlock | None = None  # that padlock before it was captured; None: from the supply
    upheld: bool = False  # challenged and found in the lists


class Question(Value, kw_only=True):
    """A word no list has, put to the vote of the others; its player's clock stands still."""

    number: int  # 1, 2, 3 … in the game
    play: Play
    names: tuple[str, ...] = ()
    left: Millis  # of the player's time
    ballot: Ballot


class State(Value, kw_only=True):
    """The whole game, secrets included."""

    rng: Rng
    phase: Phase
    turn: int  # counts from 1
    active: Seat
    until: Deadline  # of the turn, the vote or the window
    hands: tuple[str, ...]  # letters in order
    stock: str  # the next card first
    squares: tuple[str, ...]  # pairs on the board
    covered: tuple[int, ...]  # cards of each square that lie face down: its last ones
    words: tuple[Word, ...] = ()
    padlocks: tuple[Padlock, ...] = ()
    supply: int = 0  # padlocks not handed out yet
    numbered: int = 0  # words laid so far
    locks: int = 0  # padlocks handed out so far
    taken: int | None = None  # the square emptied in this turn
    pair: str = ""  # the cards that lay on it
    plays: tuple[Play, ...] = ()  # confirmed in this turn
    put: int = 0  # cards put back in this turn
    accepted: tuple[Seat, ...] = ()  # let this turn's words stand
    question: Question | None = None
    asked: int = 0  # words put to the vote so far
    agreed: tuple[str, ...] = ()  # words the table has admitted, `proper:TEXT`
    voted_down: tuple[str, ...] = ()  # and refused
    dry: tuple[int, ...] = ()  # turns of each seat since a card was last played
    late: tuple[int, ...] = ()  # time-outs of each seat in a row
    owing: tuple[Seat, ...] = ()  # miss their next turn (option timeoutLosesTurn)
    finals: tuple[Seat, ...] | None = None  # final turns to come; None: the stock lasts
    gone: tuple[Seat, ...] = ()  # resigned
    why: Why | None = None  # the game is over

    def word(self, number: int | None) -> Word | None:
        """The word of this number on the table."""
        return next((word for word in self.words if word.id == number), None)

    def lock_on(self, number: int) -> Padlock | None:
        """The padlock that protects this word."""
        return next((lock for lock in self.padlocks if lock.place == number), None)

    def lock_from(self, number: int) -> Padlock | None:
        """The padlock tied to this proper noun (R12)."""
        return next((lock for lock in self.padlocks if lock.origin == number), None)

    @property
    def captured(self) -> int | None:
        """The word of another taken in this turn (CAD-X6)."""
        taken = (p.word for p in self.plays if p.before and p.before.owner != self.active)
        return next(taken, None)


class Take(Move):
    """Take the cards of one square; the first duty of every turn (CAD-F2)."""

    turn: int
    square: int  # from 0


class Lay(Move):
    """Lay a new word; with `vote`, ask the table for it if no list has it."""

    turn: int
    text: str
    kind: Kind = "common"
    vote: bool = False


class Transform(Move):
    """Add letters to a word: one's own grows, another's is captured (CAD-X1, CAD-X7)."""

    turn: int
    word: int
    text: str
    kind: Kind = "common"
    vote: bool = False


class Lock(Move):
    """Put a padlock of one's reserve on a word of one's own (CAD-U1)."""

    turn: int
    padlock: int
    word: int


class PutBack(Move):
    """Put cards back face up on the emptied square, as many as owed, and end the turn (CAD-F5)."""

    turn: int
    cards: str  # "" where nothing is owed (R20)


class Challenge(Move):
    """Question a word played in this turn: the lists are consulted (R16)."""

    turn: int
    word: int


class Accept(Move):
    """Let this turn's words stand without waiting for the window to close (R25)."""

    turn: int


class Vote(Move):
    """Answer whether a word no list has may be played."""

    turn: int
    question: int
    agrees: bool


Asked: TypeAlias = Take | Lay | Transform | Lock | PutBack | Challenge | Accept | Vote


class Hearing(Value, kw_only=True):
    """A word before the table's vote, as everybody sees it."""

    number: int
    word: int | None  # to be transformed; None: to be laid
    text: str
    kind: Kind
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]


class TableView(View, kw_only=True):
    """What one seat sees of a Cadenas table: all but the other hands and the stock."""

    phase: Phase
    turn: int
    active: Seat
    hand: str  # one's own, letters in order; "" for a spectator
    held: tuple[int, ...]  # cards in each hand
    stock: int  # cards in it
    squares: tuple[str, ...]  # `?` = face down
    words: tuple[Word, ...]
    padlocks: tuple[Padlock, ...]
    supply: int
    taken: int | None  # the square emptied in this turn
    pair: str  # one's own: the cards just taken; "" for the others
    plays: tuple[Play, ...]  # confirmed in this turn: these words are not touched again (R04)
    captured: int | None  # the one word of another taken in this turn (CAD-X6)
    owed: int  # cards the active player has to put back if he ended now (CAD-F5, CAD-F7)
    accepted: tuple[Seat, ...]
    question: Hearing | None
    agreed: tuple[str, ...]  # `common:TEXT` or `proper:TEXT`: admitted by the table's vote
    voted_down: tuple[str, ...]
    scores: tuple[int, ...]
    dry: tuple[int, ...]  # turns of each seat since a card was last played
    dry_end: int  # when everybody has had so many, the game ends (CAD-K11, R14)
    late: tuple[int, ...]  # time-outs of each seat in a row
    owing: tuple[Seat, ...]  # miss their next turn
    finals: tuple[Seat, ...] | None  # final turns to come after this one; None: none yet
    judged: bool  # by the lists at once: no challenge
    votes: bool  # a word no list has may be put to the vote
    scoring: Literal["letters", "squares", "words"]
    least: int  # letters of the shortest common word
    least_proper: int  # and of the shortest proper noun
    why: Why | None = None
