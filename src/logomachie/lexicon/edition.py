"""The three dictionaries a table may choose: « Complet », « Usuel » and « École ».

« Usuel » is what a list made apart from the source attests too. « École » is the whole without
what is vulgar or explicit and without slurs; a form is refused only if its commonest reading is
such a word: *vit* is of *vivre* first. What is laid has no accents in most games, so the commonest
reading of the same letters counts as well: PUTES is not *pûtes* to anybody who sees it.
"""

from typing import TYPE_CHECKING, Literal, TypeAlias

from logomachie.core.letters import plain
from logomachie.lexicon.analysis import SEVERAL
from logomachie.lexicon.levels import mask

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from logomachie.lexicon.content import Content
    from logomachie.lexicon.knowledge import Knowledge

Edition: TypeAlias = Literal["complet", "usuel", "ecole"]
EDITIONS: tuple[Edition, ...] = ("complet", "usuel", "ecole")
UNFIT = mask("vulg", "sexe")


def excluded(content: "Content", edition: Edition) -> frozenset[str]:
    """The forms of the whole list that an edition does not have."""
    if edition == "complet":
        return frozenset()
    if edition == "usuel":
        return unattested(content)
    return unfit(content)


def unattested(content: "Content") -> frozenset[str]:
    """Forms no reading of which is of a lemma that several lists attest."""
    import numpy as np  # noqa: PLC0415 - only who expands pays for it

    usual = (content.lemma_lists & SEVERAL > 0)[content.lemma]
    some = np.bitwise_or.reduceat(usual, content.start[:-1])
    return frozenset(form for form, good in zip(content.forms, some, strict=True) if not good)


def unfit(content: "Content") -> frozenset[str]:
    """Forms that « École » refuses."""
    from logomachie.lexicon.knowledge import Knowledge  # noqa: PLC0415

    refused = unfit_forms(content, Knowledge(content))
    return frozenset(form for form, no in zip(content.forms, refused, strict=True) if no)


def unfit_forms(content: "Content", knowledge: "Knowledge") -> "NDArray[np.bool_]":
    """By form: whether its commonest reading is vulgar, explicit or a slur, or that of all forms
    spelt alike but for accents."""
    import numpy as np  # noqa: PLC0415

    slurs = np.array([lemma in content.slurs for lemma in content.lemmas], np.bool_)
    bad = (knowledge.marks & UNFIT > 0) | slurs[content.lemma]
    best = knowledge.commonest()
    alone: NDArray[np.bool_] = bad[best]
    found, worth = alone.copy(), content.reading_zipf[best]
    for at in np.flatnonzero(alone).tolist():  # only their letters can be read so
        alike = spelt_alike(content.forms, at)
        found[alike] |= alone[alike][worth[alike].argmax()]
    return found


def spelt_alike(forms: "Sequence[str]", at: int) -> slice:
    """The forms of one key, that of the form at this place: they stand together."""
    key, first, last = plain(forms[at]), at, at + 1
    while first and plain(forms[first - 1]) == key:
        first -= 1
    while last < len(forms) and plain(forms[last]) == key:
        last += 1
    return slice(first, last)


def edition_digest(digest: str, without: frozenset[str]) -> str:
    """The identity of a list: that of the whole, and what it leaves out."""
    if not without:
        return digest
    import hashlib  # noqa: PLC0415 - the build alone asks

    body = "\n".join([digest, *sorted(without)])
    return hashlib.sha256(body.encode()).hexdigest()[:32]
