"""By which lists each lemma is attested: the evidence a verdict shows, and what « Usuel » means."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

from logomachie.core.letters import joined, plain
from logomachie.lexicon.analysis import LISTS, SEVERAL
from logomachie.lexicon.build.grammalecte import Forms


def bit(name: str) -> int:
    """The bit of a list."""
    return 1 << LISTS.index(name)


def lefff(lines: Iterable[str]) -> frozenset[str]:
    """The common words Lefff lists, forms and lemmas; it writes names with a capital."""
    found = set()
    for line in lines:
        cells = line.split("\t")
        if len(cells) > 2:
            found |= {joined(cell) for cell in (cells[0], cells[2]) if cell[:1].islower()}
    return frozenset(found)


def attested(
    forms: Forms,
    own: Mapping[str, int],
    spoken: Mapping[str, Collection[str]],
    by_hand: Collection[str],
) -> dict[str, int]:
    """The lists of each lemma as bits.

    `own` says from which source each lemma came; `spoken` the words of the other lists. A list
    that has one form of a lemma attests it, and a spelling of 1990 is attested with the old one.
    """
    by_lemma: dict[str, set[str]] = defaultdict(set)
    for form, readings in forms.items():
        lemmas = {reading.lemma for reading in readings}
        for lemma in lemmas:
            if len(lemmas) == 1 or form == lemma:  # «sommes» attests no «sommer»
                by_lemma[lemma].add(joined(form))
    found = {}
    for lemma, told in by_lemma.items():
        bits = own.get(lemma, 0) | (bit("logomachie") if lemma in by_hand else 0)
        for name, words in spoken.items():
            if any(form in words for form in told):
                bits |= bit(name)
        found[lemma] = bits
    spelled: dict[str, int] = defaultdict(int)
    for lemma, bits in found.items():
        spelled[plain(lemma).replace("-", "")] |= bits & SEVERAL
    return {
        lemma: bits if bits & SEVERAL else bits | spelled[plain(lemma).replace("-", "")]
        for lemma, bits in found.items()
    }
