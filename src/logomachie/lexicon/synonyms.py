"""Synonyms, where the optional package `logomachie-synonymes` is installed: its data has a licence
of its own, and the club works without it."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

PACKAGE = "logomachie_synonymes"
PARTS = {"N": "nom", "V": "verbe", "A": "adjectif", "W": "adverbe", "J": "interjection"}


@cache
def _asked() -> Callable[[str, str], tuple[str, ...]] | None:
    if find_spec(PACKAGE) is None:
        return None
    return cast(Callable[[str, str], tuple[str, ...]], import_module(PACKAGE).synonyms)


def synonyms(lemma: str, tags: str) -> tuple[str, ...]:
    """The synonyms of a lemma as the part of speech these tags tell; none without the package."""
    ask = _asked()
    return ask(lemma, PARTS.get(tags[:1], "")) if ask else ()
