"""How a line of a club's list spells a word and says that it is inflected."""

import re
import unicodedata

from logomachie.core.letters import plain
from logomachie.lexicon.gloss import PARTS, gloss

LIKE, ALONE = "comme ", "invariable "
LONGEST = 40  # letters of a word
NATURE = re.compile(r"[NA](:[mfe])?")  # of a word whose forms are listed: three at most
MOST_FORMS = 3


def spelling(word: str) -> str:
    """A word as the dictionary writes it."""
    return unicodedata.normalize("NFC", word.strip()).lower().replace("’", "'")


def is_spelt(word: str) -> bool:
    """Whether it is spelt like a word: letters, and hyphens or apostrophes between them."""
    letters = plain(word).replace("-", "").replace("'", "")
    return len(word) <= LONGEST and letters.isascii() and letters.isalpha()


def is_inflection(told: str) -> bool:
    """Whether an inflection is one of the three that this list knows, with tags told in words."""
    if told.startswith(LIKE):
        return is_spelt(told.removeprefix(LIKE).strip())
    if told.startswith(ALONE):
        tag = told.removeprefix(ALONE).strip()
        try:
            gloss(tag)
        except KeyError:
            return False
        return tag.split(":")[0] in PARTS
    nature, _, others = told.partition(" : ")
    forms = [form.strip() for form in others.split(",")]
    return bool(NATURE.fullmatch(nature)) and len(forms) <= MOST_FORMS and all(map(is_spelt, forms))
