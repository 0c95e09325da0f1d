"""What a player may ask: what could have been said."""

from collections.abc import Callable

from logomachie.core.question import NotNow
from logomachie.core.value import Value
from logomachie.games.word_whiz.rules.types import Pawns, Setup, TableView, Triple

MOST_MISSED = 8
MOST_BETWEEN = 3  # words in the one line between two rounds
NEAR_BEST = 200  # of the most useful, those looked at for words one knows
KNOWN_AGE = 3
START: Pawns = (1, 1, 1, 1, 1)  # where every vowel still moves: whatever can be said moves one


class Missed(Value, kw_only=True):
    """The words that would have moved the most vowels, the best first."""

    letters: str
    words: tuple[str, ...]
    count: int  # all there were


def race_asked_about(now: TableView, about: str) -> Callable[[TableView], bool] | None:
    """How to know the race of a round, or of the last one; None while there is a race to win."""
    is_over = now.wake is None  # the house takes the deadline away, however the game ended
    if not is_over and now.phase != "FLIP":
        return None
    if about == "":
        return _is_race
    if not (about.isascii() and about.isdecimal()):
        return None
    return lambda view: _is_race(view) and view.round == int(about)


def missed(view: TableView, config: Setup, about: str) -> Missed | NotNow:  # noqa: ARG001
    """What could have been said in this race, with the pawns as they stood in it."""
    from logomachie.games.word_whiz.solver.search import found, spent  # noqa: PLC0415  # in a worker
    from logomachie.lexicon.load import of_table  # noqa: PLC0415

    if not _is_race(view):
        return NotNow(question="missed")
    lexicon = of_table(config.lexicon)
    pawns = view.pawns[view.seat] if view.seat is not None else _hindmost(view.pawns)
    rows = found(lexicon, config, view.visible, pawns, spent(view, config)).rows
    best = tuple(lexicon.spelled(int(row)) for row in rows[:MOST_MISSED])
    return Missed(letters="".join(view.visible), words=best, count=len(rows))


def round_before(now: TableView, about: str) -> Callable[[TableView], bool] | None:  # noqa: ARG001
    """How to know the race of the round before; None until the next card lies."""
    if now.phase == "FLIP" or now.wake is None:
        return None
    return lambda view: _is_race(view) and view.round == now.round - 1


def lying(now: TableView) -> str:
    """The letters that lie open now."""
    return "".join(now.visible)


def between(view: TableView, config: Setup, about: str) -> Missed | NotNow:
    """What could have been said in the round before and can be said no more: of the most useful
    words without the letters that lie open now, those that children know come first."""
    from logomachie.games.word_whiz.solver.search import found, spent  # noqa: PLC0415  # in a worker
    from logomachie.lexicon.ages import age_of  # noqa: PLC0415
    from logomachie.lexicon.load import of_table  # noqa: PLC0415

    if not _is_race(view) or len(about) != len(view.visible):
        return NotNow(question="between")
    lexicon = of_table(config.lexicon)
    pawns = view.pawns[view.seat] if view.seat is not None else _hindmost(view.pawns)
    rows = found(lexicon, config, view.visible, pawns, spent(view, config)).rows.tolist()
    open_now: Triple = (about[0], about[1], about[2])
    still = set(found(lexicon, config, open_now, START, frozenset()).rows.tolist())
    gone = [row for row in rows if row not in still]
    known = [row for row in gone[:NEAR_BEST] if age_of(lexicon, lexicon.word(row)) <= KNOWN_AGE]
    best = tuple(lexicon.spelled(row) for row in (known or gone)[:MOST_BETWEEN])
    return Missed(letters="".join(view.visible), words=best, count=len(gone))


def _is_race(view: TableView) -> bool:
    return view.phase == "RACE"


def _hindmost(pawns: tuple[Pawns, ...]) -> Pawns:
    """Of each vowel the last pawn: it moves with a word if anybody's does (for one who only
    looks on)."""
    a, e, i, o, u = (min(column) for column in zip(*pawns, strict=True))
    return a, e, i, o, u


QUESTIONS = {"missed": missed, "between": between}
MOMENTS = {"missed": race_asked_about, "between": round_before}
ABOUTS = {"between": lying}
ANSWERS = (Missed,)
