"""Small change of sentences: numbers and plurals, in French and in English."""

from collections.abc import Sequence

GROUPED = 10_000
THIN = "\u202f"  # the space between thousands


def many(count: int, one: str, more: str) -> str:
    """`1 mot`, `2 mots`: in French nothing and one are singular."""
    return f"{_grouped(count, THIN)}\u00a0{one if abs(count) < 2 else more}"


def several(count: int, one: str, more: str) -> str:
    """The same in English, where nothing is plural: `0 words`, `1 word`."""
    return f"{_grouped(count, ',')} {one if count == 1 else more}"


def _grouped(count: int, mark: str) -> str:
    """By thousands, from where one cannot read it at a glance."""
    return str(count) if abs(count) < GROUPED else f"{count:,}".replace(",", mark)


def decimal(value: float, places: int = 1) -> str:
    """A number with a comma, without needless zeros: `2,5`, `3`."""
    return f"{round(value, places):g}".replace(".", ",")


def listed(parts: Sequence[str], joint: str = "et") -> str:
    """`A, E et I`."""
    *first, last = parts
    return f"{', '.join(first)} {joint} {last}" if first else last
