"""A position as text made of named tokens, each there once: `A:TRI active:B dry:3`."""

from collections.abc import Callable, Iterable


def named(tokens: Iterable[str], read: Callable[[str], tuple[str, object]]) -> dict[str, object]:
    """What each token says, by its name; ValueError for a name that comes twice."""
    found: dict[str, object] = {}
    for token in tokens:
        name, value = read(token)
        if name in found:
            raise ValueError(f"twice in a position: {token[:40]}")
        found[name] = value
    return found
