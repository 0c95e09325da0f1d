"""The French dictionary: what is a word, what it means, and every question a game or a bot asks.

One door: `logomachie.lexicon.load.french()`, for programs `logomachie.lexicon()`. No games here.
"""

import sys
from types import ModuleType
from typing import Any


class Door(ModuleType):
    """This package, which is also called: `logomachie.lexicon()` is the dictionary itself.

    The name is a function until somebody imports a part of the package, and then the package.
    """

    def __call__(self) -> Any:  # Any: its type is told where `logomachie` tells of it
        from logomachie.lexicon.load import french  # noqa: PLC0415  # nothing is loaded before

        return french()


sys.modules[__name__].__class__ = Door
