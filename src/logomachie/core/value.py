"""The base of everything that is stored, sent or compared, and its canonical bytes."""

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias, dataclass_transform

import msgspec

Seat: TypeAlias = int  # 0, 1, 2 …; where None is allowed it means nobody at the table
Millis: TypeAlias = int  # server time, or a span of it, in milliseconds
# Times in a game's state, marked so that the house can put them off (`core/later.py`):
Deadline: TypeAlias = Annotated[Millis, "deadline"]  # somebody's patience, or measured to it
Moment: TypeAlias = Annotated[Millis, "moment"]  # any other: a card shows, a window closes
GameId: TypeAlias = str


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Whatever is stored, sent or compared: immutable, equal by content, JSON both ways."""


# Canonical JSON: equal values give equal bytes, on every machine. The encoder's own method, for it
# is asked five times a move.
encoded: Callable[[Any], bytes] = msgspec.json.Encoder(order="deterministic").encode
