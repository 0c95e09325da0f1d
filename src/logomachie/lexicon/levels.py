"""What each of the four levels knows of French, as a function of a form's reading.

Every level knows what the one below it does. A level knows words by their age, by what they are
marked, and by the form: a child says *mangeait* and not *mangeassions*. Here are the thresholds,
in one place; `knowledge.py` applies them to every form at once.
"""

from typing import NamedTuple

from logomachie.lexicon.analysis import MARKS

LEVELS = ("CM2", "Lecteur", "Lettré", "Arbitre")
PAST_THIRD = frozenset({"3s", "3p"})  # il mangea, ils mangèrent: read in every tale


def mask(*names: str) -> int:
    """The bits of some registers."""
    return sum(1 << MARKS.index(name) for name in names)


class Level(NamedTuple):
    """What one level knows."""

    age: int  # the highest age it knows
    shuns: int  # bits of the registers it never plays
    form_zipf: int  # what an inflected form must be worth, ×100; a lemma is known by itself
    lemmas: int | None  # how many of the commonest lemmas it knows, beside those of its age
    bookish: bool  # whether it says what only books do: passé simple, subjonctif imparfait


KNOWN = (
    Level(2, mask("vulg", "inj", "sexe", "drogue"), 100, None, bookish=False),
    Level(4, mask("vulg", "inj", "sexe"), 50, None, bookish=False),
    Level(5, mask("inj"), 0, 40_000, bookish=True),
    Level(5, mask("inj"), 0, None, bookish=True),
)


def child_says(tag: str) -> bool:
    """Whether a reading is one that a ten-year-old says: any noun or adjective; of a verb no
    subjonctif imparfait, and the passé simple in the third person only."""
    codes = set(tag.split(":"))
    if not any(code[0] == "V" for code in codes):
        return True
    spoken = codes & {"Y", "P", "Q", "Ip", "Iq", "If", "K", "E"}
    return bool(spoken or ("Is" in codes and codes & PAST_THIRD))
