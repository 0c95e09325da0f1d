"""Which letters would take a word of Cadenas."""

from logomachie.core.value import Value
from logomachie.games.cadenas.rules.types import Setup, TableView, Word
from logomachie.games.cadenas.solver.answers import Oracle
from logomachie.games.cadenas.solver.search import KINDS, paid
from logomachie.games.cadenas.solver.words import lists
from logomachie.lexicon.load import of_table

MOST_TOLD = 12  # ways that are told
FEW = 2  # cards of a capture one need fear


class Threat(Value, kw_only=True):
    """Cards that would take the word, and a word they make of it."""

    cards: str
    word: str  # as it is written


class Exposed(Value, tag=True, kw_only=True):
    """What would take a word: one card, or two where no single one does."""

    word: int
    locked: bool  # nothing does: it is under a padlock (CAD-U1)
    threats: tuple[Threat, ...]
    more: int  # further ways of so few cards


def exposed(view: TableView, config: Setup, found: Word) -> Exposed:
    """The letters that would take this word of the view from its owner."""
    if any(lock.place == found.id for lock in view.padlocks):
        return Exposed(word=found.id, locked=True, threats=(), more=0)
    french = lists(of_table(config.lexicon))
    oracle, book = Oracle(french, config.score), french.book
    ways: dict[str, tuple[int, str]] = {}  # by cards: how strange the word is, and the word
    for kind in KINDS:
        if kind == "proper" and found.kind == "common" and not view.supply:
            continue  # CAD-A2
        shelf = book.common if kind == "common" else book.proper
        least = view.least if kind == "common" else view.least_proper
        rows = book.captures(kind, found.text).rows
        rows = rows[(shelf.length[rows] <= len(found.text) + FEW) & (shelf.length[rows] >= least)]
        for text in shelf.texts(rows):
            row = french.lexicon.row(text) if kind == "common" else None
            strange = -1 if row is None else -int(french.lexicon.zipf100[row])
            cards = paid(found.text, text)
            if cards not in ways or strange < ways[cards][0]:
                ways[cards] = (strange, oracle.spelled(text, kind))
    fewest = min(map(len, ways), default=0)
    least_cards = sorted(some for some in ways if len(some) == fewest)
    told = tuple(Threat(cards=some, word=ways[some][1]) for some in least_cards[:MOST_TOLD])
    return Exposed(word=found.id, locked=False, threats=told, more=len(least_cards) - len(told))
