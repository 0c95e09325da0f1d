"""The compiled join of La Guerre des Mots: the rows of the reference, in the same order."""

import random
from itertools import product

import numpy as np
import pytest

from logomachie.core.letters import accented, plain
from logomachie.games.guerre_des_mots.solver.bags import Stock, stock
from logomachie.games.guerre_des_mots.solver.compiled import Compiled, matched
from logomachie.games.guerre_des_mots.solver.forms import Forms, bag, forms_of
from logomachie.games.guerre_des_mots.solver.match import Found, Match, Take
from logomachie.games.guerre_des_mots.solver.slots import NONE, Slot
from logomachie.lexicon.load import french
from logomachie.native.library import library

PIECES = 100  # of a board, as bits
LETTERS = "AAABCDEEEEEFGHIILLMNNOOPQRRRSSSTTTUUUVXZ"
ACCENTS = "ÀÂÇÈÉÊËÎÏÔÖÙÛÜ"
Position = tuple[Forms, Stock, list[Take], list[Slot]]


def words(chance: random.Random, many: int) -> list[str]:
    """Words of the dictionary, drawn by lot, seldom long ones."""
    lexicon = french()
    rows = np.array(chance.sample(range(len(lexicon)), many))
    listed = [word for word in lexicon.listed(rows) if "'" not in word]
    return [word for word in listed if len(word) < 8 or chance.random() < 0.1]


def signs(chance: random.Random, many: int, *, accents: bool) -> str:
    """So many signs as tokens show them."""
    return "".join(
        chance.choice(ACCENTS) if accents and chance.random() < 0.12 else chance.choice(LETTERS)
        for _ in range(many)
    )


def takes(chance: random.Random, *, accents: bool) -> list[Take]:
    """What may be lifted from some chains."""
    found = []
    for chain in range(chance.randrange(5)):
        for _ in range(chance.randrange(1, 20)):
            reads = signs(chance, chance.choice((1, 1, 1, 2, 2, 3)), accents=accents)
            found.append(Take(chain, bag(reads), chance.getrandbits(PIECES)))
    return found


def reach(chance: random.Random, most: int) -> tuple[int, ...]:
    """What bars each cell: ever more pieces."""
    barred, found = 0, [0]
    for _ in range(chance.randrange(most + 1)):
        if chance.random() < 0.06:
            barred |= 1 << chance.randrange(PIECES)
        found.append(barred)
    return tuple(found)


def slot(chance: random.Random, texts: list[str], lent: list[Take], *, accents: bool) -> Slot:
    """A place of any kind."""
    size, kind = chance.choice((0, 1, 1, 1, 1, 1, 2, 2, 3)), chance.random()
    text = chance.choice(texts).upper()
    at = chance.randrange(max(1, len(text) - size))
    fixed = text[at : at + size] if chance.random() < 0.9 else signs(chance, size, accents=accents)
    fixed = fixed if accents else plain(fixed)
    extra = ""
    if kind < 0.2:
        extra = chance.choice(("S", "X", "E", "ES"))
        fixed = extra[-1]
    is_both = len(fixed) > 1 and kind > 0.7
    chains = {take.chain for take in lent}
    return Slot(
        fixed,
        before=chance.random() < 0.5,
        reach=reach(chance, 9),
        behind=(0, *reach(chance, 5)) if is_both else (0,),
        least=chance.choice((0, 1, 1, 1, 1, 2)),
        extra=extra,
        takes=(chance.getrandbits(len(lent) + 1) | chance.getrandbits(len(lent) + 1))
        & ((1 << len(lent)) - 1),
        own=chance.choice((*[NONE] * 9, *chains)),
    )


def position(seed: int, *, accents: bool, joined: bool) -> Position:
    """A position drawn by lot."""
    chance = random.Random(seed)
    texts = words(chance, 8_000)
    if joined:
        texts = [f"{one}-{other}" for one, other in zip(texts[::2], texts[1::2], strict=False)]
        texts = [text for text in texts if len(text) <= 14] or ["a-b"]
    fold = accented if accents else plain
    forms = forms_of(texts, accents=accents, joined=joined)
    lent = takes(chance, accents=accents)
    slots = [
        slot(chance, [fold(text) for text in texts], lent, accents=accents)
        for _ in range(chance.randrange(1, 14))
    ]
    held = signs(chance, chance.randrange(4, 16), accents=False) + "-" * (joined and 1)
    backs = signs(chance, chance.randrange(5), accents=True) if accents else ""
    return forms, stock(forms.alphabet, held, backs, chance.choice((0, 0, 1, 2))), lent, slots


def columns(found: Found) -> list[list[object]]:
    """The rows as plain lists, so that they can be compared and read."""
    parts = (found.slot, found.row, found.ahead, found.back, found.jokers)
    return [*(part.tolist() for part in parts), found.takes.tolist()]


def compare(seed: int, *, accents: bool, joined: bool, sources: int | None) -> int:
    """Both joins level by level; how many rows there are."""
    forms, held, lent, slots = position(seed, accents=accents, joined=joined)
    if not isinstance(matched(forms, held, lent, sources), Compiled):
        sources = 2  # so much at once is left to the reference
    mine = [columns(one) for one in Compiled(forms, held, lent, sources).levels(slots)]
    reference = [columns(one) for one in Match(forms, held, lent, sources).levels(slots)]

    assert reference == mine
    assert columns(Match(forms, held, lent, sources).found(slots)) == columns(
        Compiled(forms, held, lent, sources).found(slots)
    )
    return sum(len(level[0]) for level in mine)


def test_this_platform_has_a_core() -> None:
    """Without a library the tests below would compare nothing."""
    assert library() is not None


@pytest.mark.slow
@pytest.mark.parametrize("accents", [False, True])
def test_the_core_finds_the_rows_of_the_reference(accents: bool) -> None:
    """Any arsenal, any takes, any places: the same rows in the same order."""
    each = product(range(8), (False, True), (0, 2, None))
    rows = [
        compare(seed, accents=accents, joined=joined, sources=sources)
        for seed, joined, sources in each
    ]

    assert sum(rows) > 500


@pytest.mark.long
@pytest.mark.parametrize("accents", [False, True])
def test_so_it_does_of_thousands(accents: bool) -> None:
    """The same of many more."""
    rows = [
        compare(seed, accents=accents, joined=seed % 7 == 0, sources=(2, 1, 2, None)[seed % 4])
        for seed in range(1_000, 3_000)
    ]

    assert sum(rows) > 20_000


@pytest.mark.parametrize("accents", [False, True])
def test_some_forms_have_the_rows_of_a_dictionary_of_their_own(accents: bool) -> None:
    """The shelves of some forms are cut from those of all: nothing else is found."""
    forms, held, lent, slots = position(77, accents=accents, joined=False)
    known = np.arange(len(forms)) % 3 == 0
    assert forms.shelves.root.count == len(forms)  # made before: the part is cut from it
    some = forms.only(known)
    assert some.part is not None

    reference = columns(Match(some, held, lent, 2).found(slots))
    assert reference == columns(Compiled(some, held, lent, 2).found(slots))
    assert reference[0]
