"""What a narrator of Word-Whiz reads off a view beside the view itself."""

from logomachie.games.word_whiz.rules.types import Setup, TableView
from logomachie.games.word_whiz.solver.search import words
from logomachie.lexicon.likely import READER
from logomachie.lexicon.load import of_table

NEAR = 3  # cells before its home a vowel is nearly there
LAST = 4  # vowels that are home when one is missing


def facts(view: TableView, config: Setup) -> dict[str, object]:
    """Whether a word is there to be found, whose vowels are nearly home."""
    assert view.seat is not None
    found = words(view, config, of_table(config.lexicon)) if "Grab" in view.can else None
    known = found is not None and bool((of_table(config.lexicon).said[found.rows] <= READER).any())
    rivals = [pawns for seat, pawns in enumerate(view.pawns) if seat != view.seat]
    mine = view.pawns[view.seat]
    return {
        "wordThere": known,
        "noWord": "Grab" in view.can and not known,
        "nearlyHome": any(view.track - NEAR <= at < view.track for at in mine),
        "rivalNear": any(sum(at == view.track for at in pawns) >= LAST for pawns in rivals),
        "turns": "Flip" in view.can,
        "speaks": "Say" in view.can,
    }
