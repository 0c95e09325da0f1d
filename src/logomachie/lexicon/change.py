"""How a word list differs from the packed one: forms that go, forms that come, with readings."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from logomachie.lexicon.content import NameRow, Numbers


class Added(NamedTuple):
    """One reading of a form that comes."""

    lemma: str
    tag: str
    flags: int = 0


NOTHING: Mapping[str, tuple[Added, ...]] = MappingProxyType({})


class Change(NamedTuple):
    """What to take out and what to put in; a form that is there already is read anew."""

    removed: frozenset[str] = frozenset()
    added: Mapping[str, tuple[Added, ...]] = NOTHING
    families: "Numbers | None" = None  # of all lemmas after the change; None: as they are
    names: "tuple[NameRow, ...] | None" = None  # None: as they are
