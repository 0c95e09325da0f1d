"""How a match is set: options by their names on the wire, as a mapping or as text, both ways."""

import json
from collections.abc import Mapping

import msgspec
from msgspec import UNSET
from msgspec.structs import fields

from logomachie.core.game import Config
from logomachie.games import GAMES
from logomachie.games.spec import Spec

OFFICIAL = "official"  # every option as the rulebook's first choice
APART = {"seats", "lexicon", "position", "edition"}  # told by themselves


def game_named(slug: str) -> Spec:
    """The game of this name; ValueError names those there are."""
    if slug not in GAMES:
        raise ValueError(f"no game {slug!r}: there are {', '.join(GAMES)}")
    return GAMES[slug]


def options(rules: str | Mapping[str, object]) -> dict[str, object]:
    """What `rules` says: `official`, `judge=vote noRepeat=true`, or a mapping of the same."""
    if not isinstance(rules, str):
        return dict(rules)
    chosen: dict[str, object] = {}
    for word in rules.split():
        name, equals, value = word.partition("=")
        if equals:
            chosen[name] = _value(value)
        elif word != OFFICIAL:
            raise ValueError(f"rules are {OFFICIAL}, or NAME=VALUE: not {word!r}")
    return chosen


def config(spec: Spec, chosen: Mapping[str, object]) -> Config:
    """The config of a table; ValueError for what is no option, Refused for a value out of range."""
    try:
        made: Config = msgspec.convert(dict(chosen), spec.config)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
    spec.check(made)
    return made


def written(config: Config) -> str:
    """The options that are not the rulebook's first choice, as `options` reads them."""
    told = []
    for field in fields(config):
        value = getattr(config, field.name)
        if field.encode_name in APART or value == field.default or value is UNSET:
            continue
        text = value if isinstance(value, str) else _compact(value)
        told.append(f"{field.encode_name}={text}")
    return " ".join(told) or OFFICIAL


def _compact(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":"), ensure_ascii=True)


def _value(text: str) -> object:
    """`true`, `30` and the like as JSON reads them; anything else is a word."""
    try:
        value: object = json.loads(text)
    except ValueError:
        return text
    return value
