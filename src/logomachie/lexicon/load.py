"""The one door to the dictionary: `french()`."""

import json
from functools import cache
from pathlib import Path

from logomachie.lexicon.cache import opened
from logomachie.lexicon.lexicon import Lexicon

DATA = Path(__file__).with_name("data")


@cache
def french(folder: Path | None = None) -> Lexicon:
    """The French dictionary, expanded to `folder` (or the user's cache) when it is not there yet;
    memory-mapped, and the same object for the whole process."""
    manifest = json.loads((DATA / "manifest.json").read_text(encoding="utf-8"))
    return Lexicon(opened(DATA, manifest["digest"], folder))
