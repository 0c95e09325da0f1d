"""Examples for the rulebook, played by the rules."""

from logomachie.core.value import Value


def figures() -> tuple[Value, ...]:
    """None yet."""
    return ()
