"""The compiled search of Wordsearch: the legal readings of the reference, in the same order."""

import random

import numpy as np
import pytest

from logomachie.games.wordsearch.solver.compiled import found, reference
from logomachie.games.wordsearch.solver.frontier import Frontier, Readings
from logomachie.games.wordsearch.solver.graph import Ahead
from logomachie.games.wordsearch.solver.lines import lines
from logomachie.games.wordsearch.solver.search import ahead_of
from logomachie.games.wordsearch.solver.sight import NONE, sight
from logomachie.games.wordsearch.solver.sources import Cells
from logomachie.games.wordsearch.solver.words import oracle
from logomachie.lexicon.load import french

LETTERS = "EEEEEEEAAAAISSSTTTRRRNNUULLOODDCMPVQGBFHJXYZKW"
SIZES = ((10, 10), (10, 10), (11, 11), (11, 3), (1, 9), (6, 7), (2, 2), (4, 11))


def frontier(seed: int, ahead: Ahead) -> Frontier:
    """A board drawn by lot, ready to be searched."""
    chance = random.Random(seed)
    rows, columns = chance.choice(SIZES)
    full = chance.choice((0.05, 0.2, 0.5, 0.8, 0.96, 1.0))
    letter = np.full(rows * columns + 1, NONE)
    for cell in range(rows * columns):
        if chance.random() < full:
            letter[cell] = ord(chance.choice(LETTERS)) - 65
    on = lines(rows, columns)
    return Frontier(on, sight(on, letter), ahead)


def columns(readings: Readings, source: Cells) -> list[object]:
    """As plain lists, so that they can be compared and read."""
    names = ("ray", "length", "prefix", "along", "stays", "after")
    return [*(getattr(readings, name).tolist() for name in names), source.tolist()]


def compare(seed: int, ahead: Ahead) -> int:
    """Both on one board; how many readings there are."""
    position, least = frontier(seed, ahead), 2 + seed % 3
    mine = found(position, least)

    assert columns(*reference(position, least)) == columns(*mine)
    return len(mine[1])


def few_words(seed: int) -> Ahead:
    """Some words of few letters: many of them cross each other's way."""
    chance = random.Random(seed)
    words = ["".join(chance.choices("ABE", k=chance.randrange(1, 8))) for _ in range(40)]
    look = ahead_of(words)
    assert look is not None
    return look


@pytest.mark.slow
def test_the_core_finds_the_readings_of_the_reference() -> None:
    """Boards of all sizes, from nearly empty to full: the same words, slides and order."""
    whole = oracle(french()).ahead

    assert sum(compare(seed, whole) for seed in range(25)) > 10_000


@pytest.mark.slow
def test_so_it_does_where_letters_are_in_each_others_way() -> None:
    """A board of three letters, and words of these alone."""
    chance, total = random.Random("few"), 0
    for seed in range(40):
        ahead = few_words(seed)
        position = frontier(seed, ahead)
        letter = np.array([chance.choice((0, 1, 4, NONE)) for _ in position.sight.letter])
        letter[-1] = NONE
        position = Frontier(position.lines, sight(position.lines, letter), ahead)
        mine = found(position, 1)
        total += len(mine[1])

        assert columns(*reference(position, 1)) == columns(*mine)
    assert total > 1_000


@pytest.mark.long
def test_so_it_does_of_thousands() -> None:
    """The same of many more."""
    whole = oracle(french()).ahead

    assert sum(compare(seed, whole) for seed in range(1_000, 3_000)) > 100_000
