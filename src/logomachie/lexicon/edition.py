"""The three dictionaries a table may choose: « Complet », « Usuel » and « École ».

« Usuel » is what a list made apart from the source attests too. « École » is the whole without
what is vulgar or explicit and without slurs; a form is refused only if its commonest reading is
such a word: *vit* is of *vivre* first. What is laid has no accents in most games, so the commonest
reading of the same letters counts as well: PUTES is not *pûtes* to anybody who sees it.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Literal, TypeAlias

from logomachie.core.letters import plain
from logomachie.lexicon.analysis import SEVERAL
from logomachie.lexicon.levels import mask

if TYPE_CHECKING:
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
    found: NDArray[np.bool_] = bad[best]
    keys = [plain(form) for form in content.forms]  # those of one key stand together
    for at, worst in _commonest_of_keys(keys, content.reading_zipf[best]):
        if found[worst]:
            found[at] = True
    return found


def _commonest_of_keys(
    keys: "list[str]", worth: "NDArray[np.uint16]"
) -> "Iterator[tuple[slice, int]]":
    """Where the forms of each key stand that has several, and the one most often read; of equals
    the first."""
    for _, some in groupby(range(len(keys)), keys.__getitem__):
        first, *others = some
        if others:
            at = slice(first, others[-1] + 1)
            yield at, first + int(worth[at].argmax())


def edition_digest(digest: str, without: frozenset[str]) -> str:
    """The identity of a list: that of the whole, and what it leaves out."""
    if not without:
        return digest
    import hashlib  # noqa: PLC0415 - the build alone asks

    body = "\n".join([digest, *sorted(without)])
    return hashlib.sha256(body.encode()).hexdigest()[:32]
