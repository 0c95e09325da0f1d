"""Opening the game of a record with the very word list it was played with."""

from typing import Any

import msgspec

from logomachie.core.house import House
from logomachie.core.record import Head
from logomachie.games import GAMES
from logomachie.lexicon.load import of_record


def opened(head: Head) -> House[Any, Any]:  # Any: a record may be of any game
    """The head's game at its config; LookupError where game or words are unknown here."""
    spec = GAMES[head.game]
    config = msgspec.json.decode(head.config, type=spec.config)
    return spec.open(config, spec.words(of_record(head.lexicon.digest, head.club or "")))
