"""Wordsmith: configuration, state, moves and view. Read this first; then events.py."""

from typing import Literal, Protocol, TypeAlias, runtime_checkable

from msgspec import UNSET, UnsetType

from logomachie.core.ballot import Ballot
from logomachie.core.game import Config, Move, View
from logomachie.core.rng import Rng
from logomachie.core.value import Deadline, Millis, Moment, Seat, Value
from logomachie.games.wordsmith.rules.pieces import NONE, Kind, Pieces

Phase: TypeAlias = Literal[
    "LETTERS",  # expert with a word: somebody writes the six letters
    "STARS",  # common stars: the roller chooses a kind for each
    "CURTAIN",  # one after the other: the next player has not started yet
    "BUILD",  # everybody builds; in mot à mot the players who have not done the line
    "CLAIM",  # the table hears a word and may object
    "VOTE",  # the table votes on a root the dictionary does not know
    "LAST",  # « Terminé ! »: one last word each
    "REVIEW",  # Secret: sheets are at the left neighbour's
    "SCORE",  # between two rounds
    "OVER",
]
Reason: TypeAlias = Literal[
    "NOT_ALLOWED", "ALREADY_CLAIMED", "ANAGRAM", "NO_NEW_LETTER", "SAME_ROOT", "NO_REQUIRED_LETTER"
]  # what one may object
Code: TypeAlias = Reason | Literal["PIECES", "ASSEMBLY", "ROW", "BOXES"]
Why: TypeAlias = Literal["ROUNDS", "SILENCE", "TIME"]
RoundEnd: TypeAlias = Literal["FINISHED", "STUCK", "TIME", "LINES", "TURNS", "SILENCE"]
ROWS = 6
EMPTY_ROWS = ("",) * ROWS


class Setup(Config, kw_only=True):
    """The options of section 9 of the rules; the first value of each is the leaflet's game."""

    mode: Literal["base", "motamot", "practice"] = "base"  # practice: eight pieces, two minutes
    secret: bool = False
    in_turn: bool = False  # one keyboard: one player after the other; Secret only (section 5)
    rounds: int = 3  # fewer in mot à mot only
    expert: bool = False
    expert_source: Literal["random", "word"] = "random"
    expert_rare: bool = False  # R17
    gloire: bool = False
    racines: bool = False
    roots: Literal["strict", "wide"] | UnsetType = UNSET  # R18; unset: strict
    plus_long: bool = False
    longest_tie: Literal["strict", "sameOwner", "allTied"] = "strict"  # R19
    handicap: tuple[int, ...] = ()  # boxes ticked beforehand, by seat; what is not named is 0
    adjudication: Literal["auto", "table"] = "auto"
    assembly: Literal["auto", "manual"] = "auto"  # manual: a claim shows how each letter is laid
    new_letter: Literal["anagram", "newLetter"] = "anagram"  # R04
    min_word_length: int = 2  # R08
    allow_hyphen: bool = True  # R05
    supply: Literal["finite", "unlimited"] = "finite"  # R10
    setup_wild: Literal["literal", "common"] = "literal"  # R01
    secret_precheck: bool = True  # R16
    alphabet_version: Literal["fr-reconstructed-1"] = "fr-reconstructed-1"  # R02
    practice_pieces: Literal["leaflet", "rolled"] = (
        "leaflet"  # those of SAC and CLIP, or eight dice
    )
    objection_window_ms: Millis = 5_000
    last_call_ms: Millis = 60_000  # 0: until all have finished (R14)
    line_timer_ms: Millis = 180_000  # 0: off; alone there is none
    fairness_ms: Millis = 250  # R34; `absenceMs` of the options block is the house's `absence`
    review_ms: Millis = 60_000
    round_ms: Millis = 0  # 0: off
    secret_slice_ms: Millis = 240_000  # a player's part of the round, with `inTurn`

    @property
    def wide(self) -> bool:
        """Whether learned roots count among those of a round (R18)."""
        return self.roots == "wide"

    @property
    def by_table(self) -> bool:
        """Whether the other players object, and not the engine; alone nobody could."""
        return self.adjudication == "table" and self.seats > 1


@runtime_checkable
class Families(Protocol):
    """A dictionary that knows roots: `racines` asks it (R18)."""

    def __contains__(self, word: object) -> bool: ...
    def families(self, word: str, *, wide: bool = False) -> tuple[frozenset[int], ...]:
        """The families of the word, one set a reading; wide: by learned roots as well; none where
        it is silent."""
        ...


class Sheet(Value, kw_only=True):
    """One player's zone and sheet of the round."""

    zone: Pieces = NONE
    rows: tuple[str, ...] = EMPTY_ROWS  # words as plain keys, "" = empty; practice: any number
    ticked: int = 0  # discard boxes, 0 to 12
    wild: bool = False  # a star, or an empty compartment: a piece is to be chosen
    circles: int = 0  # mot à mot: drawn for this line
    taken: Pieces = NONE  # mot à mot: pieces taken for circles, one circle ticked for each
    stuck: bool = False  # « je cale »
    done: bool = False  # this line claimed or passed; the last word used or passed; turn over
    order: tuple[int, ...] = ()  # rows (1 to 6) in the order in which they were written

    @property
    def words(self) -> tuple[str, ...]:
        """The words written, the earliest first."""
        return tuple(self.rows[row - 1] for row in self.order)

    @property
    def free(self) -> int | None:
        """The first free row, 1 to 6; None when the sheet is full."""
        return next((n for n, word in enumerate(self.rows, 1) if not word), None)


class Held(Value, kw_only=True):
    """A claim on its way: nobody else knows of it before it is settled (R34)."""

    seat: Seat
    word: str  # plain key
    row: int | None  # 1 to 6; None: the first free one
    at: Moment  # received
    effective: Moment  # received, less the lag the server vouched for (R13)
    until: Moment
    last: bool = False  # received after « Terminé ! »: it uses up the last word (R14)
    fresh: bool = True  # stood on no sheet when it was received


class Hearing(Value, kw_only=True):
    """A word before the table: announced, spelled, open to objections."""

    claim: int  # its number in the game: answers name it
    seat: Seat
    word: str
    row: int
    since: Deadline
    until: Deadline
    last: bool = False
    accepted: tuple[Seat, ...] = ()  # have said « Ok »
    refuted: tuple[Reason, ...] = ()  # objections that were not valid


class Entrant(Value, kw_only=True):
    """One of several who claimed the same word at nearly the same time (R13)."""

    seat: Seat
    at: Millis
    credit: Millis
    effective: Millis


class Verdict(Value, kw_only=True):
    """What the check of a secret sheet says of one word; an empty code means that it counts."""

    row: int
    word: str
    code: Reason | Literal[""] = ""
    clause: str = ""


class Score(Value, kw_only=True):
    """One player's round, as the sheet shows it."""

    rows: tuple[str, ...]
    points: tuple[int, ...]  # by row; 0 for an empty row or a word that does not count
    ticked: int
    bonus: int  # blue boxes left
    longest: int  # 3 for the longest word, else 0
    total: int


class State(Value, kw_only=True):
    """The whole game, secrets included."""

    rng: Rng  # common dice, letters, lots
    dice: tuple[Rng, ...]  # each seat's own die: nobody's rolls change another's
    phase: Phase
    round: int  # counts from 1
    line: int = 0  # mot à mot: 1 to 6
    roller: Seat  # rolls the common dice, writes the word of letters
    sheets: tuple[Sheet, ...]
    sealed: bool = False  # Secret: nobody else reads a sheet before the review (WS-S1)
    box: Pieces
    opens: Moment  # nobody rolls or claims before: the dice are still rolling (R31)
    until: Deadline | None = None  # of the phase, where it has one
    faces: str = ""  # the last common roll
    stars: tuple[int, ...] = ()  # dice of it for which a kind is to be chosen (STARS)
    letters: str = ""  # expert: of rows 1 to 6
    lettered: tuple[str, ...] = ()  # sets of earlier rounds
    active: Seat | None = None  # with `inTurn`
    heard: tuple[Deadline, ...]  # when something last came from each seat (R32)
    silences: tuple[int, ...]  # how often each seat has let its time pass since then
    may_roll: tuple[Moment, ...]  # when each seat may roll again (R33)
    may_claim: tuple[Moment, ...]  # and claim again after a refused claim (R33)
    changed: tuple[Moment, ...]  # last change of each seat's zone: bots keep human time by it
    sought: tuple[Moment, ...]  # since when each seat looks for its next word
    held: tuple[Held, ...] = ()
    hearing: Hearing | None = None
    claims: int = 0  # words that came before the table so far
    ballot: Ballot | None = None
    finisher: Seat | None = None  # said « Terminé ! »
    end: RoundEnd | None = None  # how the round ended
    verdicts: tuple[tuple[Verdict, ...], ...] = ()  # by seat, from the review on
    confirmed: tuple[Seat, ...] = ()  # sheets checked by the left neighbour
    ready: tuple[Seat, ...] = ()  # for the next round
    history: tuple[tuple[Score, ...], ...] = ()  # rounds that are over
    carried: tuple[int, ...] = ()  # points brought in by a position
    gone: tuple[Seat, ...] = ()  # resigned
    why: Why | None = None  # the game is over


class SetLetters(Move):
    """Write the six-letter word whose letters stand before the rows (WS-X1)."""

    round: int
    word: str


class Start(Move):
    """Lift the curtain: one's own part of the round begins."""

    round: int
    line: int = 0


class Roll(Move):
    """Roll one's own die (WS-E5)."""

    round: int


class Choose(Move):
    """Choose the piece for a star, an empty compartment or a circle (WS-E7, WS-E8, WS-M10)."""

    round: int
    kind: Kind
    line: int = 0


class PutBack(Move):
    """Put a piece taken for a circle back into the box (R22)."""

    round: int
    kind: Kind
    line: int = 0


class Claim(Move):
    """Claim a word, announced and spelled (WS-F1 to WS-F4); expert: for a row (WS-X6)."""

    round: int
    word: str
    row: int | None = None  # 1 to 6
    line: int = 0  # mot à mot
    laid: tuple[str, ...] = ()  # manual assembly: the pieces of each sign, `R2Y1`


class Object(Move):
    """Object to the word before the table (WS-F7 to WS-F9, WS-X7)."""

    round: int
    claim: int
    reason: Reason


class Accept(Move):
    """« Ok »: no objection from this seat (WS-F6)."""

    round: int
    claim: int


class Vote(Move):
    """Whether the word before the table has the root of an earlier one (R18)."""

    round: int
    claim: int
    same: bool


class Stuck(Move):
    """« Je cale », or a declaration withdrawn (WS-H5, R15)."""

    round: int
    stuck: bool = True


class Pass(Move):
    """Give up the last word, or the line (R14, R20)."""

    round: int
    line: int = 0


class Contest(Move):
    """Have a word of the sheet under review looked up before everybody (WS-S4)."""

    round: int
    of: Seat
    row: int


class Confirm(Move):
    """Hand a checked sheet back (WS-S5)."""

    round: int
    of: Seat


class Next(Move):
    """On to the next round."""

    round: int


Asked: TypeAlias = (
    SetLetters | Start | Roll | Choose | PutBack | Claim | Object | Accept | Vote
    | Stuck | Pass | Contest | Confirm | Next
)  # fmt: skip


class SheetView(Value, kw_only=True):
    """One player's zone and sheet as a seat may see them."""

    zone: Pieces
    rows: tuple[str | None, ...]  # "" = empty, None = written and hidden (Secret)
    ticked: int
    wild: bool
    circles: int
    taken: Pieces
    stuck: bool
    done: bool
    order: tuple[int, ...] = ()  # rows (1 to 6) in the order in which they were written
    verdicts: tuple[Verdict, ...] = ()  # in review: of one's own sheet and the one to check
    confirmed: bool = False


class TableView(View, kw_only=True):
    """What one seat sees of a Wordsmith table."""

    phase: Phase
    round: int
    rounds: int
    line: int
    roller: Seat
    sheets: tuple[SheetView, ...]
    box: Pieces | None  # None: unlimited
    opens: Millis
    again: Millis = 0  # before this time one's own claim is refused (R33)
    rolls: Millis = 0  # and one's own roll
    changed: Millis = 0  # when one's own zone last changed
    sought: Millis = 0  # since when one looks for the next word
    faces: str
    stars: tuple[int, ...]
    letters: str
    # expert: sets of letters that may not come again (WS-X3); unset where there are none
    lettered: tuple[str, ...] | UnsetType = UNSET
    active: Seat | None
    held: Held | None = None  # one's own claim on its way
    hearing: Hearing | None
    voters: tuple[Seat, ...] = ()
    voted: tuple[Seat, ...] = ()
    finisher: Seat | None
    end: RoundEnd | None
    ready: tuple[Seat, ...]
    history: tuple[tuple[Score, ...], ...]
    totals: tuple[int, ...]
    why: Why | None = None
