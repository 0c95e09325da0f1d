"""Patterns: what an event, or a view, must have so that a lesson or a narrator means it."""

from typing import Any

Pattern = dict[str, Any]  # Any: fields as on the wire; those named must be equal


def matches(pattern: object, value: object) -> bool:
    """Whether all that the pattern names is so; whatever it leaves out may be anything."""
    match pattern, value:
        case dict(), dict():
            return all(key in value and matches(want, value[key]) for key, want in pattern.items())
        case list() | tuple(), list() | tuple():
            return all(any(matches(want, found) for found in value) for want in pattern)
    return pattern == value
