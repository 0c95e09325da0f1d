"""Opening the game of a record with the very word list it was played with."""

from typing import Any

import msgspec

from logomachie.core.house import House
from logomachie.core.record import Head
from logomachie.games import GAMES
from logomachie.lexicon.load import of_record


class UnknownGame(LookupError):
    """No room of this name is here."""


def opened(head: Head) -> House[Any, Any]:  # Any: a record may be of any game
    """The head's game at its config; raises UnknownGame or UnknownList, and what is wrong with the
    config as the rules tell it."""
    if (spec := GAMES.get(head.game)) is None:
        raise UnknownGame(head.game)
    config = msgspec.json.decode(head.config, type=spec.config)
    return spec.open(config, spec.words(of_record(head.lexicon.digest, head.club or "")))
