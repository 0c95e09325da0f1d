"""How the steps of a hint are put (HOUSE-15).

Each game's module `hints` says what it has to say from a view: `hint(view, config)`, at most three
steps, worked out anew whenever somebody asks. Nothing of it is kept.
"""

from collections.abc import Iterable

from logomachie.core.question import HintStep, Sentence


def step(fr: str, en: str, *lit: str) -> HintStep:
    """One step."""
    return HintStep(say=Sentence(fr, en), lit=lit)


def count(number: int, fr: str, en: str, more_fr: str = "", more_en: str = "") -> tuple[str, str]:
    """So many of something, in both languages: `3 lettres`, `3 letters`."""
    french = fr if number < 2 else more_fr or f"{fr}s"
    english = en if number == 1 else more_en or f"{en}s"
    return f"{number} {french}", f"{number} {english}"


def listed(things: Iterable[str]) -> tuple[str, str]:
    """`A, B et C`, `A, B and C`."""
    *first, last = list(things) or [""]
    if not first:
        return last, last
    return f"{', '.join(first)} et {last}", f"{', '.join(first)} and {last}"
