"""The words of the list: the source's, mended by hand, and those it does not have."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from logomachie.lexicon.analysis import Flag
from logomachie.lexicon.build import inflect
from logomachie.lexicon.build.attested import bit
from logomachie.lexicon.build.grammalecte import Forms, Reading
from logomachie.lexicon.build.source import rows

WHOLE = "lemme"  # a row of the black list that takes every form of a lemma away
ANY = "*"
NOT_FIRST = frozenset({"aller", "en aller"})  # ends in -er and is of no first group


class Words(NamedTuple):
    """All forms, and the list each lemma came from."""

    forms: Forms
    own: dict[str, int]  # bits of the lists
    alone: dict[str, list[str]]  # game → words admitted there alone


def hand_added() -> tuple[Forms, dict[str, list[str]]]:
    """Words added for all games, and words added for one game alone."""
    common: Forms = {}
    alone: dict[str, list[str]] = defaultdict(list)
    for form, lemma, tag, game in rows("ajouts"):
        if game:
            alone[game].append(form)
        else:
            flags = Flag.COMPOUND if "-" in form else Flag(0)
            common[form] = (*common.get(form, ()), Reading(lemma, tag, flags))
    return common, dict(alone)


def without(forms: Forms, black: Iterable[list[str]]) -> Forms:
    """The forms without those of the black list."""
    gone: set[str] = set()
    lemmas: set[str] = set()
    for word, _, *how in black:
        (lemmas if how == [WHOLE] else gone).add(word)
    kept = {
        form: tuple(reading for reading in readings if reading.lemma not in lemmas)
        for form, readings in forms.items()
        if form not in gone
    }
    return {form: readings for form, readings in kept.items() if readings}


def mended(form: str, reading: Reading, fixes: dict[str, list[list[str]]]) -> Iterable[Reading]:
    """A reading as it should be: an adjective keeps its lemma when the noun gets its own."""
    tag = reading.tag
    if reading.lemma in NOT_FIRST and tag.startswith("V1"):
        yield reading._replace(tag=f"V3{tag[2:]}")
        return
    for _, of, lemma, right in fixes.get(form, ()):
        if of == ANY and "N" in tag.split(":"):
            yield reading._replace(lemma=lemma, tag=right or tag.replace("N:A:", "N:"))
            if tag.startswith("N:A:"):
                yield reading._replace(tag=tag.removeprefix("N:"))
            return
        if of == reading.lemma:
            yield reading._replace(lemma=lemma or of, tag=right or tag)
            return
    yield reading


def gathered(source: Forms) -> Words:
    """The whole list."""
    fixes: dict[str, list[list[str]]] = defaultdict(list)
    for row in rows("lectures"):
        fixes[row[0]].append(row)
    forms = {
        form: tuple(
            dict.fromkeys(right for reading in readings for right in mended(form, reading, fixes))
        )
        for form, readings in without(source, rows("liste_noire")).items()
    }
    both = bit("grammalecte") | bit("hunspell")
    own = {reading.lemma: both for readings in forms.values() for reading in readings}
    added, alone = hand_added()
    for name, more in (
        ("logomachie", added),
        ("logomachie", inflect.entered(rows("nouveaux"), source)),
        ("hunspell", inflect.entered(rows("hunspell"), source)),
    ):
        for form, readings in more.items():
            forms[form] = tuple(dict.fromkeys((*forms.get(form, ()), *readings)))
            for reading in readings:
                if own.get(reading.lemma) != both:
                    own[reading.lemma] = own.get(reading.lemma, 0) | bit(name)
    return Words(forms, own, alone)
