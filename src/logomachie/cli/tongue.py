"""The language of the command line: French, or English by `LOGOMACHIE_LANG=en`."""

import os

from logomachie.core.tongue import Said, Tongue


def tongue() -> Tongue:
    """What this reader reads."""
    return "en" if os.environ.get("LOGOMACHIE_LANG", "").lower().startswith("en") else "fr"


def told(french: str, english: str) -> str:
    """A sentence in the language of this reader; both are always there."""
    return Said(french, english).told(tongue())
