"""Just enough YAML to read the files of `deploy/`: maps, lists, quoted and plain words.

Whatever is not of this shape is a ValueError, and so is a tab or a key said twice.
"""

import json
import re
from typing import Any


def read(text: str) -> Any:
    """The value of a file."""
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        if "\t" in raw:
            raise ValueError(f"line {number}: a tab")
        if raw.strip() and not raw.lstrip().startswith("#"):
            lines.append((len(raw) - len(raw.lstrip()), raw.strip()))
    value, rest = _block(lines, 0)
    if rest:
        raise ValueError(f"not indented as what it belongs to: {rest[0][1]}")
    return value


def _block(lines: list[tuple[int, str]], indent: int) -> tuple[Any, list[tuple[int, str]]]:
    if lines[0][0] != indent:
        raise ValueError(f"indented by {lines[0][0]}, not {indent}: {lines[0][1]}")
    if lines[0][1].startswith("- "):
        return _list(lines, indent)
    found: dict[str, Any] = {}
    while lines and lines[0][0] == indent:
        match = re.fullmatch(r"([\w.-]+):(?: (.+))?", lines[0][1])
        if match is None or match[1] in found:
            raise ValueError(f"no key, or one said twice: {lines[0][1]}")
        lines = lines[1:]
        if match[2] is not None:
            found[match[1]] = _scalar(match[2])
        else:
            found[match[1]], lines = _block(lines, lines[0][0] if lines else -1)
    return found, lines


def _list(lines: list[tuple[int, str]], indent: int) -> tuple[Any, list[tuple[int, str]]]:
    found = []
    while lines and lines[0][0] == indent and lines[0][1].startswith("- "):
        first = lines[0][1][2:]
        if re.match(r"[\w.-]+:( |$)", first):
            value, lines = _block([(indent + 2, first), *lines[1:]], indent + 2)
        else:
            value, lines = _scalar(first), lines[1:]
        found.append(value)
    return found, lines


def _scalar(text: str) -> Any:
    if text[0] in '"[':
        return json.loads(text)
    if text[0] == "{":
        return json.loads(re.sub(r"([{,] ?)(\w+):", r'\1"\2":', text))
    if text[0] in "'&*!|>%@`":
        raise ValueError(f"not read here: {text}")
    return text
