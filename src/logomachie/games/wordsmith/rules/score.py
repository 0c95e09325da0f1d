"""Points of a round as the sheet counts them, and what a check of a secret sheet says."""

from collections.abc import Sequence

from logomachie.core.game import Refused
from logomachie.core.value import Seat
from logomachie.games.wordsmith.rules.claim import BOXES, Judge
from logomachie.games.wordsmith.rules.types import Reason, Score, Setup, Sheet, State, Verdict

BLUE = 6  # boxes that carry a point as long as they are not ticked (WS-G8)
LONGEST_BONUS = 3  # WS-V6
CHECKED: tuple[Reason, ...] = ("NOT_ALLOWED", "ANAGRAM", "SAME_ROOT", "NO_REQUIRED_LETTER")


def bonus(ticked: int) -> int:
    """The blue boxes left; the free ones are ticked first (WS-G9, R28)."""
    return min(BLUE, BOXES - ticked)


def points(setup: Setup, word: str) -> int:
    """One a letter (WS-I1); with Gloire two from the fourth letter on (WS-V2)."""
    if setup.mode == "practice":
        return 1  # WS-B5: as many words as possible
    size = len(word)
    return 2 * size - 3 if setup.gloire and size > 3 else size


def scores(
    setup: Setup, sheets: Sequence[Sheet], verdicts: Sequence[Sequence[Verdict]] = ()
) -> tuple[Score, ...]:
    """Everybody's round as it stands; words a check found wanting count nothing (WS-S6)."""
    counted = [_counted(sheet, verdicts[s] if verdicts else ()) for s, sheet in enumerate(sheets)]
    best = _longest(setup, counted) if setup.plus_long else ()
    return tuple(
        _score(setup, sheet, counted[seat], LONGEST_BONUS if seat in best else 0)
        for seat, sheet in enumerate(sheets)
    )


def _counted(sheet: Sheet, verdicts: Sequence[Verdict]) -> tuple[str, ...]:
    """The rows with only the words that count."""
    void = {verdict.row for verdict in verdicts if verdict.code}
    return tuple("" if row in void else word for row, word in enumerate(sheet.rows, 1))


def _score(setup: Setup, sheet: Sheet, counted: tuple[str, ...], longest: int) -> Score:
    by_row = tuple(points(setup, word) if word else 0 for word in counted)
    blue = 0 if setup.mode == "practice" else bonus(sheet.ticked)
    return Score(
        rows=sheet.rows,
        points=by_row,
        ticked=sheet.ticked,
        bonus=blue,
        longest=longest,
        total=sum(by_row) + blue + longest,
    )


def _longest(setup: Setup, counted: Sequence[Sequence[str]]) -> tuple[Seat, ...]:
    """Who gets the bonus for the longest word, counted in letters (WS-V6, R19)."""
    sizes = [(len(word), seat) for seat, rows in enumerate(counted) for word in rows if word]
    most = max(sizes, default=(0, 0))[0]
    owners = [seat for size, seat in sizes if size == most]
    match setup.longest_tie:
        case "strict":
            return tuple(owners) if len(owners) == 1 else ()
        case "sameOwner":
            return tuple(set(owners)) if len(set(owners)) == 1 else ()
        case "allTied":
            return tuple(sorted(set(owners)))


def totals(state: State, more: Sequence[Score] = ()) -> tuple[int, ...]:
    """The rounds added up (WS-I6), with what a position brought in."""
    rounds = (*state.history, *((more,) if more else ()))
    return tuple(
        (state.carried[seat] if state.carried else 0) + sum(sheet[seat].total for sheet in rounds)
        for seat in range(len(state.sheets))
    )


def winners(totals: Sequence[int], players: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who wins; a player alone beats nobody but his own past rounds (WS-M19)."""
    return () if len(totals) == 1 else leaders(totals, players)


def leaders(totals: Sequence[int], players: Sequence[Seat]) -> tuple[Seat, ...]:
    """Most points win, tied players share (WS-I7, WS-I8)."""
    best = max((totals[seat] for seat in players), default=0)
    return tuple(seat for seat in players if totals[seat] == best)


def verdicts(judge: Judge, state: State, seat: Seat) -> tuple[Verdict, ...]:
    """What the check of a secret sheet says of each word, from the top row down (WS-S4, R16)."""
    sheet, found, before = state.sheets[seat], [], Sheet()
    for row in sheet.order:
        word = sheet.rows[row - 1]
        letter = state.letters[row - 1 : row]
        found.append(_verdict(judge, before, word, row, letter))
        rows = tuple(word if n == row else old for n, old in enumerate(before.rows, 1))
        before = Sheet(rows=rows, order=(*before.order, row))
    return tuple(sorted(found, key=lambda verdict: verdict.row))


def _verdict(judge: Judge, before: Sheet, word: str, row: int, letter: str) -> Verdict:
    """The first fault of one word, against the earlier words of the same sheet only (R24)."""
    for reason in CHECKED:
        try:
            judge.must(reason, (before,), 0, word, letter)
        except Refused as fault:
            return Verdict(row=row, word=word, code=reason, clause=fault.clause)
    return Verdict(row=row, word=word)
