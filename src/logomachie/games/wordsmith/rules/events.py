"""What happens at a Wordsmith table: every event, with all a page needs to tell it."""

from typing import TypeAlias

from logomachie.core.game import Event
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.rules.pieces import NONE, Face, Kind, Pieces
from logomachie.games.wordsmith.rules.types import (
    Code,
    Entrant,
    Reason,
    RoundEnd,
    Score,
    Verdict,
    Why,
)


class LettersAsked(Event):
    """Expert with a word: this player writes the six letters of the round (WS-X1)."""

    seat: Seat
    round: int
    until: Millis


class LettersFixed(Event):
    """The six letters of the round, for everybody (WS-X2)."""

    round: int
    letters: str
    seat: Seat | None = None  # None: drawn
    word: str = ""


class SetupRolled(Event):
    """The four dice, twice (WS-D4); a die that could not serve everybody was rolled again."""

    seat: Seat
    round: int
    faces: tuple[Face, ...]  # eight, as they count
    again: tuple[tuple[int, Face], ...] = ()  # die and face that was rolled again (R10)
    stars: tuple[int, ...] = ()  # dice the roller chooses a kind for (R01, common)
    until: Millis | None = None


class StarSet(Event):
    """The roller chose a kind for a star of the common roll, for everybody (R01)."""

    seat: Seat
    round: int
    die: int
    kind: Kind
    by_clock: bool = False


class RoundBegan(Event):
    """Everybody has the same pieces; building starts when the dice lie still (WS-D6, R31)."""

    round: int
    pieces: Pieces
    opens: Millis
    until: Millis | None = None


class LineRolled(Event):
    """Mot à mot: three dice for the next word (WS-M6)."""

    seat: Seat
    round: int
    line: int
    faces: tuple[Face, ...]
    pieces: Pieces  # what each player adds (WS-M8)
    circles: int  # drawn by each player (WS-M9)
    opens: Millis
    again: tuple[str, ...] = ()  # rolls of three stars before it (WS-M7)
    until: Millis | None = None


class TurnBegan(Event):
    """One after the other: this player's part comes next, behind the curtain."""

    seat: Seat
    round: int
    until: Millis
    line: int = 0


class Started(Event):
    """The player has lifted the curtain."""

    seat: Seat
    round: int
    line: int = 0
    until: Millis | None = None


class Rolled(Event):
    """A player rolled his own die; without a kind he has a piece to choose (WS-E5 to WS-E8)."""

    seat: Seat
    round: int
    face: Face
    kind: Kind | None = None


class Chosen(Event):
    """A player chose a piece for a star or for a circle."""

    seat: Seat
    round: int
    kind: Kind
    circle: bool = False


class BackInBox(Event):
    """A piece taken for a circle went back (R22)."""

    seat: Seat
    round: int
    kind: Kind


class ClaimHeld(Event):
    """One's own claim is on its way; nobody else knows (R34)."""

    seat: Seat
    round: int
    word: str
    row: int | None
    until: Millis


class Raced(Event):
    """Several claimed the same word at nearly the same time, the first in order has it (R13)."""

    word: str
    order: tuple[Entrant, ...]
    by_lot: bool = False  # the first two were less than 50 ms apart


class Announced(Event):
    """A word before the table: spelled, and open to objections until a time (WS-F3 to WS-F5)."""

    seat: Seat
    round: int
    claim: int
    word: str
    row: int
    until: Millis
    letter: str = ""  # expert: « pour S »


class Objected(Event):
    """A player objected and the dictionary was asked; what is not valid costs nothing (R27)."""

    seat: Seat
    of: Seat
    claim: int
    word: str
    reason: Reason
    upheld: bool
    clause: str
    other: str = ""  # the earlier word concerned
    by: Seat | None = None  # and whose it is


class Accepted(Event):
    """A player has no objection."""

    seat: Seat
    claim: int


class VoteOpened(Event):
    """The dictionary knows no root of the word: the uninvolved decide (R18)."""

    seat: Seat  # who objected
    of: Seat
    claim: int
    word: str
    voters: tuple[Seat, ...]
    until: Millis


class Voted(Event):
    """A player has voted; how is not told."""

    seat: Seat
    claim: int


class Counted(Event):
    """The vote is closed: the same root, or not."""

    claim: int
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    same: bool


class Rejected(Event):
    """A claim was refused and costs nothing (WS-F7); in auto adjudication its player alone hears.

    The fields after `clause` are the details of the refusal, named as in a refusal's `about`.
    """

    seat: Seat
    round: int
    word: str
    row: int | None
    code: Code
    clause: str
    missing: str = ""  # PIECES: what the zone lacks
    sign: str = ""  # ASSEMBLY: the sign laid otherwise; NOT_ALLOWED: the sign nobody can build
    other: str = ""  # the earlier word concerned
    by: Seat | None = None  # and whose it is
    letter: str = ""  # NO_REQUIRED_LETTER
    unused: int = 0  # BOXES: pieces and circles left over
    boxes: int = 0  # BOXES: boxes left
    least: int = 0  # NOT_ALLOWED: the shortest word


class Claimed(Event):
    """A word stands on its player's sheet (WS-F6, WS-G1 to WS-G3)."""

    seat: Seat
    round: int
    word: str
    row: int
    letter: str = ""  # expert: of the row
    unused: Pieces = NONE  # went back to the box
    circles: int = 0  # not ticked, a box each (WS-M12)
    ticked: int = 0  # boxes ticked by now
    zone: Pieces = NONE  # after it

    def stood(self) -> tuple[tuple[Seat, str], ...]:
        return ((self.seat, self.word),)


class Wrote(Event):
    """Secret: a player has written a word; which is not told (WS-S1)."""

    seat: Seat
    round: int
    row: int
    unused: Pieces = NONE
    ticked: int = 0
    zone: Pieces = NONE


class Finished(Event):
    """« Terminé ! » (WS-H1); the others have one last word (WS-H2)."""

    seat: Seat
    round: int
    until: Millis | None = None


class Stalled(Event):
    """« Je cale » (WS-H5)."""

    seat: Seat
    round: int
    by_clock: bool = False  # nothing came from the seat (R32)


class Resumed(Event):
    """A player is no longer stuck (R15)."""

    seat: Seat
    round: int


class Passed(Event):
    """A player gives up the last word, or the line (R14, R20), or has no time left."""

    seat: Seat
    round: int
    line: int = 0
    by_clock: bool = False


class RoundClosed(Event):
    """Building is over; why is told."""

    round: int
    end: RoundEnd


class SheetPassed(Event):
    """A secret sheet goes to the left neighbour, with what the dictionary says (WS-S3, WS-S4)."""

    of: Seat
    to: Seat
    round: int
    verdicts: tuple[Verdict, ...]
    until: Millis


class ReviewBegan(Event):
    """Sheets are passed to the left and checked (WS-S3)."""

    round: int
    until: Millis


class LookedUp(Event):
    """A word under review was looked up before everybody (WS-S4)."""

    seat: Seat
    of: Seat
    round: int
    verdict: Verdict


class Confirmed(Event):
    """A checked sheet was handed back (WS-S5)."""

    seat: Seat
    of: Seat
    round: int


class RoundScored(Event):
    """The round's points, row by row, and the totals so far (WS-I1 to WS-I6)."""

    round: int
    end: RoundEnd
    scores: tuple[Score, ...]
    totals: tuple[int, ...]
    verdicts: tuple[tuple[Verdict, ...], ...] = ()  # Secret: every sheet is open now
    until: Millis | None = None  # when the next round begins at the latest

    def stood(self) -> tuple[tuple[Seat, str], ...]:
        return tuple(
            (seat, one.word)
            for seat, sheet in enumerate(self.verdicts)
            for one in sheet
            if not one.code
        )

    def fallen(self) -> tuple[tuple[Seat, str], ...]:
        return tuple(
            (seat, one.word)
            for seat, sheet in enumerate(self.verdicts)
            for one in sheet
            if one.code
        )


class Ready(Event):
    """A player is ready for the next round."""

    seat: Seat
    round: int


class Ended(Event):
    """The game is over."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    why: Why


Happened: TypeAlias = (
    LettersAsked | LettersFixed | SetupRolled | StarSet | RoundBegan | LineRolled | TurnBegan
    | Started | Rolled | Chosen | BackInBox | ClaimHeld | Raced | Announced | Objected | Accepted
    | VoteOpened | Voted | Counted | Rejected | Claimed | Wrote | Finished | Stalled | Resumed
    | Passed | RoundClosed | SheetPassed | ReviewBegan | LookedUp | Confirmed | RoundScored | Ready
    | Ended
)  # fmt: skip
