"""Wordsmith: every legal move of a seat, from its own view, the most promising first.

A word is given once for every row it may stand on. What is left out is refused, or a word that
the others may object to or the check of the sheets strikes out.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.core.value import Value
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.alphabet import alphabet
from logomachie.games.wordsmith.rules.claim import REASONS, Judge
from logomachie.games.wordsmith.rules.pieces import KINDS, Kind
from logomachie.games.wordsmith.rules.types import (
    Accept,
    Asked,
    Choose,
    Claim,
    Confirm,
    Contest,
    Next,
    Object,
    Pass,
    PutBack,
    Roll,
    SetLetters,
    Setup,
    Sheet,
    Start,
    Stuck,
    TableView,
    Vote,
)
from logomachie.games.wordsmith.solver.moves import Ranked as Word
from logomachie.games.wordsmith.solver.moves import claims
from logomachie.games.wordsmith.solver.search import BOXES, book, found, lacking, task, wider
from logomachie.games.wordsmith.solver.words import Book
from logomachie.lexicon.lexicon import Lexicon

COMFORT = 30  # pieces beyond which no word uses enough of them: rolling on is idle
SIX = 6  # letters of the expert game


class Ranked(Value, kw_only=True, omit_defaults=True):
    """A move; of a word also its points, the boxes it ticks, and what is left of the points."""

    move: Asked
    word: str = ""  # as it is written
    points: int = 0
    boxes: int = 0
    worth: int = 0


def ranked(view: TableView, config: Setup, lexicon: Lexicon) -> Iterator[Ranked]:
    """The same, words with what they are worth."""
    if view.seat is not None:
        moves = Moves(view, config, lexicon)
        yield from moves.between()
        yield from moves.building()


class Moves:
    """The moves of one view."""

    def __init__(self, view: TableView, config: Setup, lexicon: Lexicon) -> None:
        assert view.seat is not None
        self.view, self.config, self.lexicon = view, config, lexicon
        self.can, self.seat = frozenset(view.can), view.seat
        self.sheet = view.sheets[view.seat]

    def between(self) -> Iterator[Ranked]:
        """What is asked before and after building, and of the word before the table."""
        at, line = self.view.round, self.view.line
        if "SetLetters" in self.can:
            yield from (Ranked(move=SetLetters(at, word)) for word in self._six())
        if "Start" in self.can:
            yield Ranked(move=Start(at, line))
        if "Object" in self.can or "Vote" in self.can:
            yield from (Ranked(move=answer) for answer in self._answers())
        if "Confirm" in self.can or "Contest" in self.can:
            yield from (Ranked(move=check) for check in self._checks())
        if "Next" in self.can:
            yield Ranked(move=Next(at))

    def building(self) -> Iterator[Ranked]:
        """Pieces towards the best word, words, the die, an end of it, and what only undoes."""
        at, line = self.view.round, self.view.line
        wanted = self._wanted() if "Choose" in self.can else pieces.NONE
        yield from (Ranked(move=Choose(at, kind, line)) for kind in _named(wanted))
        if "Claim" in self.can:
            yield from self._claims()
        idle = sum(self.sheet.zone) - (BOXES - self.sheet.ticked) > COMFORT
        if "Roll" in self.can and not idle:
            yield Ranked(move=Roll(at))
        if "Choose" in self.can:
            others = (kind for kind in self._served() if kind not in _named(wanted))
            yield from (Ranked(move=Choose(at, kind, line)) for kind in others)
        if "Pass" in self.can:
            yield Ranked(move=Pass(at, line))
        if "Stuck" in self.can:
            yield Ranked(move=Stuck(at, not self.sheet.stuck))
        if "PutBack" in self.can:
            taken = _named(self.sheet.taken)
            yield from (Ranked(move=PutBack(at, kind, line)) for kind in taken)
        if "Roll" in self.can and idle:
            yield Ranked(move=Roll(at))

    @property
    def _book(self) -> Book:
        return book(self.lexicon, self.config.alphabet_version)

    def _six(self) -> Iterator[str]:
        """Words of six letters whose set has not come yet, the commonest first (WS-X1, WS-X3)."""
        gone = {frozenset(letters) for letters in self.view.lettered or ()}
        rows = (self._book.length == SIX).nonzero()[0]
        common = self._book.zipf100[rows].astype(int)
        for row in rows[(-common).argsort(kind="stable")].tolist():
            key = self._book.key(row)
            if key.isalpha() and frozenset(key) not in gone:
                yield key

    def _answers(self) -> Iterator[Asked]:
        """To the word before the table: objections that hold, « Ok », then those that do not."""
        assert self.view.hearing is not None
        at, number = self.view.round, self.view.hearing.claim
        if "Vote" in self.can:
            yield Vote(at, number, False)
            yield Vote(at, number, True)
            return
        open_ = [reason for reason in REASONS if reason not in self.view.hearing.refuted]
        valid = [reason for reason in open_ if self._holds(reason)]
        yield from (Object(at, number, reason) for reason in valid)
        yield Accept(at, number)
        yield from (Object(at, number, reason) for reason in open_ if reason not in valid)

    def _holds(self, reason: str) -> bool:
        """Whether the rules would uphold this objection, as far as the view goes."""
        heard = self.view.hearing
        assert heard is not None
        words = self.lexicon.words("plain", hyphens=True, apostrophes=True)
        judge = Judge(self.config, words, alphabet(self.config.alphabet_version))
        sheets = tuple(
            Sheet(rows=tuple(word or "" for word in sheet.rows), order=sheet.order)
            for sheet in self.view.sheets
        )
        letter = self.view.letters[heard.row - 1 : heard.row]
        try:
            judge.must(reason, sheets, heard.seat, heard.word, letter)  # type: ignore[arg-type]
        except Refused:
            return True
        return False

    def _checks(self) -> Iterator[Asked]:
        """Of the sheets before one: handed back, or a word of them looked up first."""
        at, others = self.view.round, self._reviewed()
        yield from (Confirm(at, of) for of in others)
        for of in others:
            verdicts = self.view.sheets[of].verdicts
            yield from (Contest(at, of, verdict.row) for verdict in verdicts)

    def _reviewed(self) -> list[int]:
        """The sheets that lie before this seat: of those who sit before it (WS-S3)."""
        seats, gone = len(self.view.sheets), self.view.house.resigned
        found = []
        for away in range(1, seats + 1):
            of = (self.seat - away) % seats
            if of in gone:
                continue
            if not self.view.sheets[of].confirmed:
                found.append(of)
            break  # the next one clockwise is nobody else's
        return found

    def _served(self) -> list[Kind]:
        """The kinds the box has: for all players where a common star is chosen (WS-R10)."""
        box, needed = self.view.box, 1
        if self.view.phase == "STARS":
            needed = len(self.view.sheets) - len(self.view.house.resigned)
        return [kind for kind in KINDS if box is None or pieces.count(box, kind) >= needed]

    def _wanted(self) -> pieces.Pieces:
        """The pieces the best word in reach still lacks, or the best one more of any kind."""
        to_do = task(self.view, self.config, self.seat)
        if self.config.mode != "motamot":
            to_do = wider(to_do, 1)
        some = found(self._book, self.config, to_do)
        if not len(some):
            return pieces.NONE
        lacks = lacking(self._book, to_do, int(some.rows[some.best()[0]]))
        more = pieces.lacking(lacks, self.sheet.taken)
        served = self._served()
        red, yellow, blue, green = (
            count if kind in served else 0 for kind, count in zip(KINDS, more, strict=True)
        )
        return red, yellow, blue, green

    def _claims(self) -> Iterator[Ranked]:
        """Every word of the pieces that lie in the zone, on every row it may stand on."""
        words = claims(self.view, self.config, self._book, self.seat)
        signs = alphabet(self.config.alphabet_version).costs
        for word in words:
            yield from (
                Ranked(
                    move=self._laid(replace(word.move, row=row), signs),
                    word=word.word,
                    points=word.points,
                    boxes=word.boxes,
                    worth=word.worth,
                )
                for row in self._rows(word)
            )

    def _rows(self, word: Word) -> list[int | None]:
        """The rows it may stand on, the one with the rarest letter first (WS-X5, WS-X6)."""
        best = word.move.row
        if not self.config.expert or self.config.mode == "motamot":
            return [best]
        free = [
            row
            for row, letter in enumerate(self.view.letters, 1)
            if self.sheet.rows[row - 1] == "" and letter in word.move.word and row != best
        ]
        return [best, *free]

    def _laid(self, move: Claim, signs: Mapping[str, pieces.Pieces]) -> Claim:
        """With manual assembly: each sign as in the guide (WS-B1)."""
        if self.config.assembly != "manual":
            return move
        return replace(move, laid=tuple(pieces.write(signs[sign]) for sign in move.word))


def _named(counts: pieces.Pieces) -> list[Kind]:
    return [kind for kind, count in zip(KINDS, counts, strict=True) if count]
