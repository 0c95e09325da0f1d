"""The language of the command line: French, or English by `LOGOMACHIE_LANG=en`."""

from logomachie.core.tongue import Tongue
from logomachie.server.tongue import said as told

__all__ = ["told", "tongue"]


def tongue() -> Tongue:
    """What this reader reads."""
    return "fr" if told("fr", "en") == "fr" else "en"
