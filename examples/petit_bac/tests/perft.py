"""Every move a Petit Bac view offers, with a word list small enough to be written whole."""

from logomachie.games.petit_bac.rules.types import TableView, Write

from logomachie.core.game import Move


def every(view: TableView, words: tuple[str, ...]) -> tuple[Move, ...]:
    """In the order of the words."""
    return tuple(Write(view.round, word) for word in words) if "Write" in view.can else ()
