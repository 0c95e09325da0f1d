"""How a match is set: options by their names on the wire, as a mapping or as text, both ways."""

import json
from collections.abc import Mapping

import msgspec
from msgspec import UNSET
from msgspec.structs import fields

from logomachie.core.game import Config
from logomachie.games import GAMES
from logomachie.games.chosen import read, unfit
from logomachie.games.spec import Spec

OFFICIAL = "official"  # every option as the rulebook's first choice
APART = {"seats", "lexicon", "position", "edition"}  # told by themselves


def game_named(slug: str) -> Spec:
    """The game of this name; ValueError names those there are."""
    if not isinstance(slug, str) or slug not in GAMES:
        raise ValueError(f"no game {slug!r}: there are {', '.join(GAMES)}")
    return GAMES[slug]


def options(rules: str | Mapping[str, object]) -> dict[str, object]:
    """What `rules` says: `official`, `judge=vote noRepeat=true`, or a mapping of the same."""
    if isinstance(rules, Mapping):
        chosen = {str(name): value for name, value in rules.items()}
    elif isinstance(rules, str):
        try:
            chosen = read(word for word in rules.split() if word != OFFICIAL)
        except ValueError as error:
            raise ValueError(f"rules are {OFFICIAL}, or NAME=VALUE: not {error}") from None
    else:
        raise TypeError(f"rules are text or a mapping: not {rules!r}")
    if apart := APART.intersection(chosen) - {"edition"}:
        raise ValueError(f"not among the rules, but beside them: {', '.join(sorted(apart))}")
    return chosen


def config(spec: Spec, chosen: Mapping[str, object]) -> Config:
    """The config of a table; ValueError for what is no option or none of its values, Refused for
    seats, a position and the like that the rules do not take."""
    if (said := unfit(spec, chosen)) is not None:
        raise ValueError(said.en)
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
