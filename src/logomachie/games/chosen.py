"""Options as somebody types them, and why no table can have them."""

import json
from collections.abc import Iterable, Mapping

from msgspec import UNSET
from msgspec.structs import fields

from logomachie.core.tongue import Said
from logomachie.games.spec import Option, Spec


def read(words: Iterable[str]) -> dict[str, object]:
    """`track=10`, `noRepeat=true` and the like, by name; ValueError bears the word that is none."""
    chosen: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ValueError(word)
        chosen[name] = _value(value)
    return chosen


def _value(text: str) -> object:
    """As JSON reads it; anything else is a word."""
    try:
        value: object = json.loads(text)
    except ValueError:
        return text
    return value


def unfit(spec: Spec, chosen: Mapping[str, object]) -> Said | None:
    """What is wrong with the first of these options, by their names on the wire; None: nothing."""
    options = {option.name: option for option in spec.options}
    known = {field.encode_name for field in fields(spec.config)}
    for name, value in chosen.items():
        if name not in known:
            there = ", ".join(options)
            return Said(
                f"pas d’option « {name} » pour {spec.slug} ; il y a : {there}",
                f"no option “{name}” at {spec.slug}; there are: {there}",
            )
        option = options.get(name)
        if option is not None and value is not UNSET and not option.allows(value):
            there, given = _choices(option), _shown(value)
            return Said(f"{name} : {there}, et non {given}", f"{name}: {there}, not {given}")
    return None


def _choices(option: Option) -> str:
    if option.least is not None and option.most is not None:
        return f"{option.least}–{option.most}"
    return " | ".join(map(_shown, option.values))


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)[:40]
