"""Small change of sentences: numbers and plurals, in French and in English."""

from collections.abc import Sequence


def many(count: int, one: str, more: str) -> str:
    """`1 mot`, `2 mots`: in French nothing and one are singular."""
    return f"{count}\u00a0{one if abs(count) < 2 else more}"


def several(count: int, one: str, more: str) -> str:
    """The same in English, where nothing is plural: `0 words`, `1 word`."""
    return f"{count} {one if count == 1 else more}"


def decimal(value: float, places: int = 1) -> str:
    """A number with a comma, without needless zeros: `2,5`, `3`."""
    return f"{round(value, places):g}".replace(".", ",")


def listed(parts: Sequence[str], joint: str = "et") -> str:
    """`A, E et I`."""
    *first, last = parts
    return f"{', '.join(first)} {joint} {last}" if first else last
