"""A claimed word and the checks it passes, in the stated order: the first that fails is told."""

from collections import Counter
from typing import Literal, TypeAlias

from logomachie.core.game import Names, Refused, Words, without
from logomachie.core.letters import plain
from logomachie.core.value import Seat
from logomachie.games.wordsmith.rules import pieces, roots
from logomachie.games.wordsmith.rules.alphabet import Alphabet
from logomachie.games.wordsmith.rules.pieces import Pieces
from logomachie.games.wordsmith.rules.types import ROWS, Reason, Setup, Sheet, State

BOXES = 12  # WS-G5
LONGEST = 40  # no French word comes near; what is longer is no slip but noise
Scope: TypeAlias = Literal["own", "all"]
REASONS: tuple[Reason, ...] = (
    "NOT_ALLOWED", "ALREADY_CLAIMED", "ANAGRAM", "NO_NEW_LETTER", "SAME_ROOT", "NO_REQUIRED_LETTER"
)  # fmt: skip


def spelled(word: str) -> str:
    """The plain key of what was entered, or Refused where it is only noise."""
    if len(word) > LONGEST:
        raise Refused("WORD_TOO_LONG", "WS-F3", most=LONGEST)
    return plain(word)


class Judge:
    """The checks of a claim at one setup, with its dictionary and its alphabet."""

    def __init__(
        self, config: Setup, words: Words, alphabet: Alphabet, scope: Scope = "own"
    ) -> None:
        self.config, self.words, self.alphabet, self.scope = config, words, alphabet, scope

    def check(
        self, state: State, seat: Seat, key: str, row: int | None, laid: tuple[str, ...] | None
    ) -> int:
        """The row the word will stand on; Refused with the first check that fails.

        `laid` is None where the assembly has been looked at before.
        """
        self.must_build(state, seat, key, laid)
        for reason in self._objections():
            self.must(reason, state.sheets, seat, key)
        place = self.row(state, seat, row)
        if self._objections() == REASONS[:-1]:
            self.must(
                "NO_REQUIRED_LETTER", state.sheets, seat, key, state.letters[place - 1 : place]
            )
        self.must_have_boxes(state, seat, key)
        return place

    def _objections(self) -> tuple[Reason, ...]:
        """All but the row's own; in Secret the dictionary alone (R16); none the table may raise."""
        if self.config.secret:
            return ("NOT_ALLOWED",) if self.config.secret_precheck else ()
        return () if self.config.by_table else REASONS[:-1]

    def must_build(
        self, state: State, seat: Seat, key: str, laid: tuple[str, ...] | None = None
    ) -> None:
        """Each sign as in the guide (WS-B1, WS-C1), with pieces of one's own zone (WS-E3)."""
        strange = next((sign for sign in key if sign not in self.alphabet.costs), "")
        if strange:
            raise Refused("NOT_ALLOWED", "WS-C1", sign=strange)
        if laid is not None and self.config.assembly == "manual":
            self._must_be_laid(key, laid)
        cost = self.cost(key)
        if any(missing := pieces.lacking(cost, state.sheets[seat].zone)):
            raise Refused("PIECES", "WS-E3", missing=pieces.write(missing))

    def _must_be_laid(self, key: str, laid: tuple[str, ...]) -> None:
        """Manual assembly: any other assembly is not that letter (WS-B1)."""
        for sign, shown in zip(key, (*laid, *("",) * len(key)), strict=False):
            try:
                form = pieces.read(shown)
            except ValueError:
                form = pieces.NONE
            if form != self.alphabet.costs[sign]:
                raise Refused("ASSEMBLY", "WS-B1", sign=sign)
        if len(laid) > len(key):
            raise Refused("ASSEMBLY", "WS-B1", sign="")

    def cost(self, key: str) -> Pieces:
        """The pieces of a word all of whose signs are in the guide."""
        cost = self.alphabet.cost(key)
        assert cost is not None
        return cost

    def must(
        self, reason: Reason, sheets: tuple[Sheet, ...], seat: Seat, key: str, letter: str = ""
    ) -> None:
        """One objection; Refused if it is valid."""
        match reason:
            case "NOT_ALLOWED":
                self._must_be_allowed(key)
            case "ALREADY_CLAIMED":
                self._must_be_new(sheets, key)
            case "ANAGRAM":
                self._must_not_reorder(sheets if self.scope == "all" else (sheets[seat],), key)
            case "NO_NEW_LETTER":
                self._must_add_a_letter(sheets[seat], key)
            case "SAME_ROOT":
                self._must_have_its_own_root(sheets, key)
            case "NO_REQUIRED_LETTER":
                if letter not in key:
                    raise Refused("NO_REQUIRED_LETTER", "WS-X4", letter=letter)

    def _must_be_allowed(self, key: str) -> None:
        least = self.config.min_word_length
        if len(key) < least:
            raise Refused("NOT_ALLOWED", "WS-R08", least=least)
        if "-" in key and not self.config.allow_hyphen:
            raise Refused("NOT_ALLOWED", "WS-R05")
        if key not in self.words:
            is_name = isinstance(self.words, Names) and self.words.names(key)
            raise Refused("NOT_ALLOWED", "WS-C5" if is_name else "WS-C4")

    def _must_be_new(self, sheets: tuple[Sheet, ...], key: str) -> None:
        for seat, sheet in enumerate(sheets):
            if key in sheet.rows:
                raise Refused("ALREADY_CLAIMED", "WS-F9", other=key, by=seat)

    def _must_not_reorder(self, sheets: tuple[Sheet, ...], key: str) -> None:
        letters = sorted(key)
        for sheet in sheets:
            for word in sheet.words:
                if sorted(word) == letters:
                    raise Refused("ANAGRAM", "WS-C3", other=word)

    def _must_add_a_letter(self, sheet: Sheet, key: str) -> None:
        if self.config.new_letter == "newLetter" and sheet.words:
            before = sheet.words[-1]
            if not Counter(key) - Counter(before):
                raise Refused("NO_NEW_LETTER", "WS-R04", other=before)

    def _must_have_its_own_root(self, sheets: tuple[Sheet, ...], key: str) -> None:
        if self.config.racines:
            claimed = [word for sheet in sheets for word in sheet.words]
            if other := roots.barring(self.words, key, claimed, wide=self.config.wide):
                by = next(s for s, sheet in enumerate(sheets) if other in sheet.rows)
                raise Refused("SAME_ROOT", "WS-V4", other=other, by=by)

    def row(self, state: State, seat: Seat, row: int | None) -> int:
        """Expert: the free row that was named (WS-X5, WS-X6); else the first free one (WS-G1)."""
        sheet, only = state.sheets[seat], self._only_row(state, seat)
        if self.config.expert:
            if row is None or not 1 <= row <= ROWS:
                raise Refused("ROW", "WS-X6")
            if sheet.rows[row - 1] or (only is not None and row != only):
                raise Refused("ROW", "WS-X5" if only is None else "WS-R23", row=row)
            return row
        assert only is not None
        if row is not None and row != only:
            raise Refused("ROW", "WS-G1", row=row)
        return only

    def _only_row(self, state: State, seat: Seat) -> int | None:
        """The row that must be taken, where there is no choice."""
        sheet = state.sheets[seat]
        match self.config.mode:
            case "motamot":
                return state.line
            case "practice":
                return len(sheet.rows) + 1
        return None if self.config.expert else sheet.free

    def must_have_boxes(self, state: State, seat: Seat, key: str) -> None:
        """A box for each unused piece and each circle not ticked (WS-G5, R09, WS-M12)."""
        if self.config.mode == "practice":
            return
        unused, left = self.unused(state, seat, key), BOXES - state.sheets[seat].ticked
        if unused > left:
            raise Refused("BOXES", "WS-G5" if left else "WS-G6", unused=unused, boxes=left)

    def unused(self, state: State, seat: Seat, key: str) -> int:
        """Pieces the word leaves over and circles not ticked."""
        sheet = state.sheets[seat]
        left_over = sum(pieces.minus(sheet.zone, self.cost(key)))
        return left_over + sheet.circles - sum(sheet.taken)


def players(state: State) -> tuple[Seat, ...]:
    """The seats still in the game."""
    return without(range(len(state.sheets)), state.gone)
