"""Questions a seat may ask about its own view: pure, not logged, never what the rules hide."""

from logomachie.core.value import Value


class NotNow(Value, tag=True, kw_only=True):
    """The rules do not let a player look this up now."""

    question: str
