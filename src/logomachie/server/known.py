"""The game as `advance` asks it, with what the table knows of its state already."""

from typing import TYPE_CHECKING, Any

from logomachie.core.game import Outcome
from logomachie.core.house import House, Housed
from logomachie.core.value import Millis

if TYPE_CHECKING:
    from logomachie.server.table import Table


class Known:
    """The game as `advance` asks it, with what the table knows of its state already."""

    def __init__(self, table: "Table", game: House[Any, Any]) -> None:
        self._table, self._game = table, game
        self.config, self.step, self.tick = game.config, game.step, game.tick
        self.decoder, self.moves, self.waiting, self.view = (
            game.decoder,
            game.moves,
            game.waiting,
            game.view,
        )
        self.start = game.start

    def outcome(self, state: Housed[Any]) -> Outcome | None:
        table = self._table
        return table.outcome if state is table.state else self._game.outcome(state)

    def wake(self, state: Housed[Any]) -> Millis | None:
        table = self._table
        return table.wake if state is table.state else self._game.wake(state)
