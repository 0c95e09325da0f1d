"""« La règle, en ce moment »: articles in one sentence, and the views in which they matter.

Data in a game's room (`now.toml`): an entry names an article, says it short in both languages, and
gives a pattern of the view as it goes over the wire. It looks at the view alone, never at a solver
or a dictionary, so it may be read at every table. The page shows the first few that fit.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from logomachie.core.question import Sentence
from logomachie.core.value import Value
from logomachie.games.pattern import Pattern

FILE = "now.toml"


class Short(Value, kw_only=True):
    """An article in one sentence, and when it matters."""

    clause: str
    when: Pattern  # of a view; an empty one always
    say: str


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    clause: str
    when: Pattern
    say: Sentence


class _File(msgspec.Struct, forbid_unknown_fields=True):
    article: tuple[_Entry, ...]


@cache
def shorts(room: str, language: Literal["fr", "en"]) -> tuple[Short, ...]:
    """The articles in short of a room, those that matter most first; it may have none."""
    path = files(room) / FILE
    if not path.is_file():
        return ()
    read = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    return tuple(
        Short(clause=one.clause, when=one.when, say=getattr(one.say, language))
        for one in read.article
    )
