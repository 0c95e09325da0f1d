"""What is wrong with a coup: refused by a kind referee, an error that loses the turn otherwise."""

from logomachie.core.game import Refused
from logomachie.core.value import Seat
from logomachie.games.guerre_des_mots.rules.types import Cell


class Fault(Refused):
    """A coup against the rules, as the player could have known (DEF-11, ERR-01)."""

    def __init__(
        self,
        code: str,
        clause: str,
        *,
        cells: tuple[Cell, ...] = (),
        word: str = "",
        of: Seat | None = None,
    ) -> None:
        told = {"cells": cells, "word": word, "of": of}
        super().__init__(
            code,
            clause,
            **{name: value for name, value in told.items() if value not in ((), "", None)},
        )
        self.cells, self.word, self.of = cells, word, of
