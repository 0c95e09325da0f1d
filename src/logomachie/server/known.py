"""The game as `advance` asks it, with what is known of its state already."""

from typing import TYPE_CHECKING, Any

from logomachie.core.game import Outcome
from logomachie.core.house import House, Housed
from logomachie.core.value import Millis

if TYPE_CHECKING:
    from logomachie.server.running import Running


class Known:
    """The game as `advance` asks it, with what is known of its state already."""

    def __init__(self, running: "Running", game: House[Any, Any]) -> None:
        self._running, self._game = running, game
        self.config, self.step, self.tick = game.config, game.step, game.tick
        self.decoder, self.moves, self.waiting, self.view = (
            game.decoder,
            game.moves,
            game.waiting,
            game.view,
        )
        self.start = game.start

    def outcome(self, state: Housed[Any]) -> Outcome | None:
        running = self._running
        return running.outcome if state is running.state else self._game.outcome(state)

    def wake(self, state: Housed[Any]) -> Millis | None:
        running = self._running
        return running.wake if state is running.state else self._game.wake(state)
