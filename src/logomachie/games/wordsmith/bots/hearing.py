"""What a bot says to a word before the table: it objects to what it sees, or does not know."""

from logomachie.bots.dice import Dice
from logomachie.bots.doubt import doubts
from logomachie.core.value import Seat
from logomachie.games.wordsmith.bots.mind import Mind
from logomachie.games.wordsmith.rules.types import Hearing, Reason, Setup, TableView

STEM = 5  # letters two words of one root share at their beginning, as far as a voter can tell


def fault(
    mind: Mind, config: Setup, view: TableView, hearing: Hearing, dice: Dice
) -> Reason | None:
    """What it objects, if anything; never that a word it knows is none (section 5)."""
    notices, doubtful = (
        dice.happens(mind.temper.notices),
        doubts(dice, hearing.word, mind.temper.doubt),
    )
    seen = _seen(mind, config, view, hearing) if notices else None
    if seen is not None and seen not in hearing.refuted:
        return seen
    if doubtful and not mind.knows(hearing.word) and "NOT_ALLOWED" not in hearing.refuted:
        return "NOT_ALLOWED"
    return None


def _seen(mind: Mind, config: Setup, view: TableView, hearing: Hearing) -> Reason | None:
    """What everybody could notice from the sheets on the table."""
    word = hearing.word
    own = _words(view, hearing.seat)
    said = [other for seat in range(len(view.sheets)) for other in _words(view, seat)]
    if word in said:
        return "ALREADY_CLAIMED"
    if any(sorted(other) == sorted(word) for other in own):
        return "ANAGRAM"
    if config.expert and view.letters[hearing.row - 1] not in word:
        return "NO_REQUIRED_LETTER"
    if config.racines and _has_no_root_left(mind, word, said, wide=config.wide):
        return "SAME_ROOT"
    return None


def _words(view: TableView, seat: Seat) -> list[str]:
    return [word for word in view.sheets[seat].rows if word]


def _has_no_root_left(mind: Mind, word: str, said: list[str], *, wide: bool) -> bool:
    """Whether all readings of a word it knows are of families used already (R18)."""
    rows = [row for other in said if (row := mind.words.row(other)) is not None]
    row = mind.words.row(word)
    if row is None or not rows or not mind.knows(word):
        return False
    used = frozenset().union(*(mind.words.families(other, wide=wide) for other in rows))
    return mind.words.families(row, wide=wide) <= used


def is_same_root(view: TableView, hearing: Hearing) -> bool:
    """How it votes where the dictionary is silent: by the beginnings of the words (R18)."""
    said = [other for seat in range(len(view.sheets)) for other in _words(view, seat)]
    return any(other[:STEM] == hearing.word[:STEM] for other in said if len(other) >= STEM)
