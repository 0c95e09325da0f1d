"""Inflecting the words of the hand lists: by the other forms a row gives, or like a known verb."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from logomachie.lexicon.analysis import Flag
from logomachie.lexicon.build.grammalecte import Forms, Reading

LIKE = "comme "
ALONE = "invariable"
FIXED = frozenset({"J", "W"})  # natures that never change
PLURAL = ("s", "x", "i")
OPEN = str.maketrans("eé", "èè")  # peser, pèse; céder, cède

Inflected = dict[str, tuple[str, ...]]  # form → tags
Verbs = Mapping[str, tuple[tuple[str, str], ...]]  # verb → its forms and their tags


class Unlike(ValueError):
    """A word cannot be inflected like the one it names."""


def verbs(forms: Forms, wanted: Iterable[str]) -> Verbs:
    """Every form of some verbs of the source."""
    models = set(wanted)
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for form, readings in forms.items():
        for reading in readings:
            if reading.lemma in models and reading.tag.startswith("V"):
                found[reading.lemma].append((form, reading.tag))
    return {verb: tuple(told) for verb, told in found.items()}


def model(inflection: str) -> str | None:
    """The verb a row takes as its model."""
    return inflection.removeprefix(LIKE) if inflection.startswith(LIKE) else None


def shared_end(one: str, other: str) -> int:
    """How many letters both words end with."""
    same = 0
    while same < min(len(one), len(other)) and one[-1 - same] == other[-1 - same]:
        same += 1
    return same


def like(lemma: str, verb: str, forms: Iterable[tuple[str, str]]) -> Inflected:
    """The forms of a verb that goes like another: what they do not share is exchanged; raises
    Unlike where the other's own forms change what is exchanged (*aller*, *vais*)."""
    end = shared_end(lemma, verb)
    old, new = verb[: len(verb) - end], lemma[: len(lemma) - end]
    swaps = ((old, new), (opened(old), opened(new)))
    found: dict[str, tuple[str, ...]] = {}
    for form, tag in forms:
        fitting = (new + form[len(old) :] for old, new in swaps if form.startswith(old))
        if not (spelled := next(fitting, "")):
            raise Unlike(lemma, verb, form)
        found[spelled] = (*found.get(spelled, ()), tag)
    return found


def opened(stem: str) -> str:
    """The stem with its last e opened: `pes` → `pès`."""
    at = max(stem.rfind("e"), stem.rfind("é"))
    return stem[:at] + stem[at:].translate(OPEN) if at >= 0 else stem


def listed(lemma: str, nature: str, others: list[str]) -> Inflected:
    """A noun or an adjective with its other forms: plural, feminine, feminine plural."""
    part, _, gender = nature.partition(":")
    gender = gender or "m"
    if len(others) == 1 or (len(others) == 2 and others[0].endswith(PLURAL)):
        plurals: Inflected = dict.fromkeys(others, (f"{part}:{gender}:p",))
        return {lemma: (f"{part}:{gender}:s",)} | plurals
    *plural, feminine, feminines = others
    number = "s" if plural else "i"  # abidjanais is its own plural
    return {
        lemma: (f"{part}:m:{number}",),
        **dict.fromkeys(plural, (f"{part}:m:p",)),
        feminine: (f"{part}:f:s",),
        feminines: (f"{part}:f:p",),
    }


def inflected(lemma: str, nature: str, inflection: str, models: Verbs) -> Inflected:
    """All forms of a row of a hand list, with their tags."""
    if verb := model(inflection):
        return like(lemma, verb, models[verb])
    if inflection == ALONE:
        return {lemma: (nature if nature in FIXED else f"{nature}:i",)}
    return listed(lemma, nature, [form.strip() for form in inflection.split(",")])


def entered(rows: Iterable[list[str]], forms: Forms) -> Forms:
    """The forms of the rows (lemma, nature, inflection, …), as the source would give them."""
    told = [(row[0], row[1], row[2]) for row in rows]
    models = verbs(forms, {verb for _, _, how in told if (verb := model(how))})
    found: dict[str, dict[Reading, None]] = defaultdict(dict)
    for lemma, nature, inflection in told:
        for form, tags in inflected(lemma, nature, inflection, models).items():
            flags = (Flag.COMPOUND if "-" in form else Flag(0)) | (
                Flag.APOSTROPHE if "'" in form else Flag(0)
            )
            for tag in tags:
                found[form][Reading(lemma, tag, flags)] = None
    return {form: tuple(readings) for form, readings in found.items()}
