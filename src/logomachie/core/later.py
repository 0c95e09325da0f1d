"""A state whose times lie later: what a clock that stood still does to a game.

Which fields are times is said by their types, `Deadline` and `Moment` (core/value.py); values
inside values are gone through as well. So no game writes this for itself.
"""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from logomachie.core.value import Deadline, Millis, Moment, Value

V = TypeVar("V", bound=Value)
Kinds: TypeAlias = frozenset[str]
Put: TypeAlias = Callable[[Any, Millis], Any]  # Any: a field holds a time, a value, or rows of them

DEADLINES: Kinds = frozenset(get_args(Deadline)[1:])
ALL_TIMES: Kinds = DEADLINES | frozenset(get_args(Moment)[1:])


def later(value: V, by: Millis, kinds: Kinds = ALL_TIMES) -> V:
    """The same value with its times of these kinds put off."""
    if not by:
        return value
    put: Callable[[V, Millis], V] | None = _put(type(value), kinds)
    return value if put is None else put(value, by)


@cache
def _put(hint: Any, kinds: Kinds) -> Put | None:  # Any: a type, of whatever form
    """How a value of this type is put off; None: there is no time in it."""
    if get_origin(hint) is Annotated:
        return _time if kinds.intersection(get_args(hint)[1:]) else None
    if get_origin(hint) is tuple:
        ways = [_put(inner, kinds) for inner in get_args(hint) if inner is not ...]
        return _row(ways[0]) if len(ways) == 1 and ways[0] is not None else None
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct(hint, kinds)
    inside = [way for inner in get_args(hint) if (way := _put(inner, kinds)) is not None]
    return _if_there(inside[0]) if len(inside) == 1 else None


def _time(time: Millis, by: Millis) -> Millis:
    return time + by


def _row(put: Put) -> Put:
    return lambda row, by: tuple(put(one, by) for one in row)


def _if_there(put: Put) -> Put:
    """A time or a value that may be missing."""
    return lambda value, by: value if value is None or value is msgspec.UNSET else put(value, by)


def _struct(kind: type[msgspec.Struct], kinds: Kinds) -> Put | None:
    hints = get_type_hints(kind, include_extras=True)
    fields = {
        name: way
        for name in kind.__struct_fields__
        if (way := _put(hints[name], kinds)) is not None
    }
    if not fields:
        return None
    return lambda value, by: msgspec.structs.replace(
        value, **{name: way(getattr(value, name), by) for name, way in fields.items()}
    )
