"""Questions a seat may ask about its own view: pure, not logged, never what the rules hide."""

from logomachie.core.value import Value


class NotNow(Value, tag=True, kw_only=True):
    """The rules do not let a player look this up now."""

    question: str


class Sentence(Value):
    """One sentence in both languages."""

    fr: str
    en: str


class HintStep(Value, kw_only=True):
    """One step of a hint: what it says, and what to look at."""

    say: Sentence
    lit: tuple[str, ...] = ()  # names the game's table gives to its parts, as in a lesson


class HintGiven(Value, tag=True, kw_only=True):
    """A hint as far as it was asked for (HOUSE-15)."""

    steps: tuple[HintStep, ...]
    more: bool  # there is another step


class Remark(Value, kw_only=True):
    """What a narrator says the first time something can be seen, and its article."""

    name: str
    say: Sentence
    clause: str
    lit: tuple[str, ...] = ()


class Coached(Value, tag=True, kw_only=True):
    """All that could be remarked of a view; which of it is new to somebody his device knows."""

    remarks: tuple[Remark, ...]
