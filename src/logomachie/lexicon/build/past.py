"""Writing down an older word list as what differs from the one just built."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import numpy as np

from logomachie.lexicon.change import Added, Change
from logomachie.lexicon.content import Content, Numbers
from logomachie.lexicon.packed import Columns
from logomachie.lexicon.past import places, written

MANY = 8  # where more than an eighth of the lemmas changed families, all are told


class Old(NamedTuple):
    """What a verdict depended on."""

    forms: Mapping[str, tuple[Added, ...]]
    counts: bytes  # how many families each lemma has
    back: bytes  # for each of them, how far back it stands first
    names: frozenset[tuple[str, str, str]]  # form, kind, source
    lists: bytes = b""  # which lists attest each lemma, for « Usuel »
    unfit: frozenset[str] = frozenset()  # the forms « École » leaves out


def readings(content: Content) -> dict[str, tuple[Added, ...]]:
    """The readings of every form."""
    found = {}
    told = list(
        zip(content.lemma.tolist(), content.tag.tolist(), content.flags.tolist(), strict=True)
    )
    starts = content.start.tolist()
    for i, form in enumerate(content.forms):
        found[form] = tuple(
            Added(content.lemmas[lemma], content.tags[tag], flags)
            for lemma, tag, flags in told[starts[i] : starts[i + 1]]
        )
    return found


def difference(old: Old, new: Content) -> Columns:
    """The columns from which `past.change` makes the old list out of the new one, which is changed
    on the way."""
    now = readings(new)
    named = {(row.form, row.kind, row.source) for row in new.names}
    removed = frozenset(form for form in now if form not in old.forms)
    added = {form: told for form, told in old.forms.items() if now.get(form) != told}
    columns = {
        "removed": text(removed),
        "added": text(f"{form}\t{'|'.join(map(written, told))}" for form, told in added.items()),
        "names_removed": text("\t".join(row) for row in named - old.names),
        "names_added": text("\t".join(row) for row in old.names - named),
    }
    new.change(Change(removed, added))
    columns |= families(old, new)
    if not old.lists:
        return columns
    lists = np.frombuffer(old.lists, np.uint8) ^ new.lemma_lists
    return columns | {"lists": lists.tobytes(), "unfit": text(old.unfit)}


def families(old: Old, new: Content) -> Columns:
    """The families of the lemmas that have others now; of all, where that is shorter."""
    back = np.frombuffer(old.back, "<u4")
    numbers = Numbers(
        np.frombuffer(old.counts, np.uint8), (np.arange(len(back)) - back).astype(np.uint32)
    )
    told = [
        f"{lemma} {' '.join(f'{first}.{slot}' if slot else str(first) for first, slot in was)}"
        for lemma, (was, now) in enumerate(zip(places(numbers), places(new.strict), strict=True))
        if was != now
    ]
    if len(told) > len(old.counts) // MANY:
        return {"count": old.counts, "back": old.back}
    return {"families": "\n".join(told).encode()}


def text(lines: Iterable[str]) -> bytes:
    """Lines in order, as a column."""
    return "\n".join(sorted(lines)).encode()


def snapshot(content: Content, unfit: frozenset[str] | None = None) -> Old:
    """A list as it is now, to be told from later ones; with what its editions leave out where that
    is known."""
    seen: dict[int, int] = {}
    numbers = content.strict.value.tolist()
    back = [i - seen.setdefault(number, i) for i, number in enumerate(numbers)]
    return Old(
        readings(content),
        bytes(content.strict.size.tolist()),
        b"".join(step.to_bytes(4, "little") for step in back),
        frozenset((row.form, row.kind, row.source) for row in content.names),
        content.lemma_lists.tobytes() if unfit else b"",
        unfit or frozenset(),
    )
