"""Wordsmith: every word a seat may claim, exact, with its boxes and its worth, the best first.

All is read from the seat's own view. How soon a word comes to mind is the bots' business.
"""

from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from logomachie.core.value import Seat
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.alphabet import alphabet
from logomachie.games.wordsmith.rules.pieces import Pieces
from logomachie.games.wordsmith.rules.types import ROWS, Setup, SheetView, TableView
from logomachie.games.wordsmith.solver.words import Book, Bools, Ints, Rows, bit, mask
from logomachie.lexicon.lexicon import Lexicon

BOXES, FREE_BOXES = 12, 6  # WS-G5, WS-G8
PREMIUM_FROM = 3  # WS-V2: letters after the third count twice
LONGEST_BONUS = 3  # WS-V6


@cache
def book(lexicon: Lexicon, version: str) -> Book:
    """The words under one version of the guide, made once a process."""
    return Book(lexicon, alphabet(version).costs)


@dataclass(frozen=True)
class Task:
    """All that decides which words a seat may claim next, and what they are worth."""

    zone: Pieces
    jokers: int = 0  # circles not ticked yet: pieces one may still take (WS-M10)
    circles: int = 0  # the same, as far as one left over costs a box (WS-M12)
    ticked: int = 0
    own: tuple[str, ...] = ()  # one's words of the round, the earliest first
    others: tuple[str, ...] = ()  # words of the round one may not say either (WS-F9)
    letters: str = ""  # expert: of the rows that are free
    longest: int = 0  # letters of the longest word known of this round
    rows_left: int = 6
    next_letter: str = ""  # expert and mot à mot: of the next line


def task(view: TableView, config: Setup, seat: Seat) -> Task:
    """What this seat has before it."""
    sheet = view.sheets[seat]
    own = tuple(word for row in sheet.order if (word := sheet.rows[row - 1]))
    others = tuple(
        word for s, other in enumerate(view.sheets) if s != seat for word in other.rows if word
    )
    # what was taken for a circle may be put back (R22): it is a circle still
    circles = sheet.circles
    return Task(
        zone=pieces.minus(sheet.zone, sheet.taken),
        jokers=circles,
        circles=circles,
        ticked=sheet.ticked,
        own=own,
        others=() if config.secret else others,
        letters=_free_letters(view, config, sheet) if config.expert else "",
        longest=max((len(word) for word in own + others), default=0),
        rows_left=rows_left(view, config, sheet),
        next_letter=view.letters[view.line : view.line + 1] if config.mode == "motamot" else "",
    )


def rows_left(view: TableView, config: Setup, sheet: SheetView) -> int:
    """Rows that may still be filled; a line that is past is past."""
    if config.mode == "motamot":
        return ROWS - view.line + 1
    return sheet.rows.count("")


def _free_letters(view: TableView, config: Setup, sheet: SheetView) -> str:
    """The letters a word may serve: of any free row, or of the line (WS-X5, WS-R23)."""
    if config.mode == "motamot":
        return view.letters[view.line - 1 : view.line]
    return "".join(
        letter for letter, row in zip(view.letters, sheet.rows, strict=False) if row == ""
    )


@dataclass(frozen=True)
class Found:
    """Words one may claim: their rows, the boxes each would tick, points and worth."""

    rows: Rows
    unused: Ints  # pieces and circles left over, a box each
    points: Ints  # on the sheet
    worth: Ints  # points, less the blue boxes, with the premium for the longest word

    def __len__(self) -> int:
        return len(self.rows)

    def best(self) -> Ints:
        """Places of the words, the best first: by worth, then by boxes, then by row."""
        return np.lexsort((self.rows, self.unused, -self.worth))


def points(lengths: Ints, gloire: bool) -> Ints:
    """What words of these lengths bring (WS-I1, WS-V2)."""
    wide = lengths.astype(np.int16)
    return np.where(wide > PREMIUM_FROM, 2 * wide - PREMIUM_FROM, wide) if gloire else wide


def blue(ticked: Ints | int) -> Ints:
    """Blue boxes among so many ticked ones (WS-G8)."""
    over: Ints = np.maximum(np.asarray(ticked) - FREE_BOXES, 0)
    return over


def worth(words: Book, config: Setup, to_do: Task, rows: Rows) -> Found:
    """What these words bring in this situation, legal or not."""
    total = sum(to_do.zone) + to_do.circles
    unused = total - words.size[rows].astype(np.int16)
    lengths = words.length[rows]
    if config.mode == "practice":  # WS-B5: as many words as possible
        return Found(rows, unused, np.ones_like(unused), np.ones_like(unused))
    brings = points(lengths, config.gloire)
    value = brings - (blue(to_do.ticked + unused) - blue(to_do.ticked))
    if config.plus_long:
        value = value + LONGEST_BONUS * (lengths > to_do.longest)
    return Found(rows, unused, brings, value)


def found(words: Book, config: Setup, to_do: Task, known: Bools | None = None) -> Found:
    """Every word that may be claimed, by cost; where told, only those one knows."""
    rows = words.affordable(to_do.zone, to_do.jokers)
    if known is not None:
        rows = rows[known[rows]]
    rows = rows[allowed(words, config, to_do, rows)]
    some = worth(words, config, to_do, rows)
    if config.mode == "practice":
        return some  # nothing is discarded
    keep = some.unused <= BOXES - to_do.ticked  # WS-G5, WS-R09
    return Found(rows[keep], some.unused[keep], some.points[keep], some.worth[keep])


def allowed(words: Book, config: Setup, to_do: Task, rows: Rows) -> Bools:
    """Which of these words the rules admit, whatever they cost."""
    keep: Bools = words.length[rows] >= config.min_word_length  # WS-R08
    if not config.allow_hyphen:
        keep &= words.masks[rows] & bit("-") == 0  # WS-R05
    if to_do.letters:
        keep &= words.masks[rows] & mask(to_do.letters) != 0  # WS-X4
    if spoken := _spoken(words, to_do):
        keep &= ~np.isin(rows, np.array(sorted(spoken), np.uint32))
    if config.new_letter == "newLetter" and to_do.own:
        keep &= words.adds(to_do.own[-1], rows)  # WS-R04
    if config.racines and (families := _families(words, to_do, wide=config.wide)):
        keep &= ~words.barred(families)[rows]  # WS-V4
    return keep


def _spoken(words: Book, to_do: Task) -> set[int]:
    """The words claimed already and the anagrams of one's own (WS-F9, WS-C3)."""
    rows = {row for word in to_do.own + to_do.others if (row := words.row(word)) is not None}
    return rows.union(*(words.anagrams(word) for word in to_do.own))


def _families(words: Book, to_do: Task, *, wide: bool) -> frozenset[int]:
    """The families nobody may use again in this round (WS-V4, WS-R24)."""
    rows = (words.row(word) for word in to_do.own + to_do.others)
    return frozenset().union(*(words.families(row, wide=wide) for row in rows if row is not None))


def wider(to_do: Task, more: int) -> Task:
    """The same with so many more pieces of any kind."""
    return replace(to_do, jokers=to_do.jokers + more)


def lacking(words: Book, to_do: Task, row: int) -> Pieces:
    """The pieces a word needs that the zone has not: what circles are turned into."""
    red, yellow, blue_, green = words.each[row].tolist()
    return pieces.lacking((red, yellow, blue_, green), to_do.zone)
