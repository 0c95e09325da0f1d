"""How commands answer: text for people, JSON for programs."""

import sys
from typing import Any

import msgspec


def say(text: str = "") -> None:
    """One line of an answer."""
    sys.stdout.write(text + "\n")


def say_json(answer: Any) -> None:  # Any: whatever msgspec can write
    """The whole answer as JSON, indented for reading."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode() + "\n")


def table(rows: list[tuple[str, ...]]) -> str:
    """Rows in columns of their own width, two blanks apart."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )
    return "\n".join(lines)
