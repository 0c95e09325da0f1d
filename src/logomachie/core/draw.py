"""A draw that nobody chooses: the house and the players' devices each add a value (HOUSE-10).

All commit before any shows: the house first, then each device; values go to the house alone. So
nobody, the house's owner included, knows the seed while he can still change his part of it.
"""

from collections.abc import Iterable
from hashlib import sha256

from msgspec import UNSET, UnsetType

from logomachie.core.value import Seat, Value


class Share(Value, kw_only=True):
    """What one device added: the seats it holds, what it promised, what it showed."""

    seats: tuple[Seat, ...]
    commitment: str
    value: str


class Draw(Value, kw_only=True):
    """How a seed came about."""

    house: str  # the house's own value
    commitment: str  # its hash, as every device was shown it before it promised anything
    shares: tuple[Share, ...]
    left_out: tuple[Seat, ...] = ()  # did not answer in time: a new round was held without them
    silent: tuple[tuple[Seat, ...], ...] | UnsetType = UNSET  # the same, by the round they ended


def promise(value: str) -> str:
    """What is shown of a value before the value."""
    return sha256(b"logomachie share " + value.encode()).hexdigest()


def combined(house: str, values: Iterable[str]) -> str:
    """The seed that all of them make, in this order."""
    return sha256("\n".join(("logomachie draw", house, *values)).encode()).hexdigest()[:32]


def fits(draw: Draw) -> bool:
    """Whether every round before the last left somebody out, so that none was held unseen; what was
    drawn before rounds were counted says nothing of them."""
    if draw.silent is UNSET:
        return True
    named = [seat for seats in draw.silent for seat in seats]
    return all(draw.silent) and sorted(named) == sorted(set(named)) == sorted(draw.left_out)


def makes(draw: Draw, seed: str) -> bool:
    """Whether every value is the one that was promised, and they make this seed."""
    promised = draw.commitment == promise(draw.house) and all(
        share.commitment == promise(share.value) for share in draw.shares
    )
    return promised and seed == combined(draw.house, (share.value for share in draw.shares))
