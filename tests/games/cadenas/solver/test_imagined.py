"""Imagined games of Cadenas: the core plays them as plain Python does, to the last point."""

import random
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from logomachie.games.cadenas.rules.cards import full
from logomachie.games.cadenas.rules.types import Padlock, Word
from logomachie.games.cadenas.solver.compiled import LONGEST
from logomachie.games.cadenas.solver.imagined import (
    DEAL,
    LASTING,
    Board,
    Ended,
    Game,
    Reader,
    Worth,
    dealt,
)
from logomachie.games.cadenas.solver.words import lists
from logomachie.lexicon.load import french
from logomachie.native.library import library
from tests.games.cadenas.solver.plain_game import Deal, Shelves, Table

DECK = full("fr-110")
ENDS = ("finalRound", "untilDry", "immediate")
WORDS = 9  # on a table, at most
LEAST = (3, 5)  # letters of a common word, of a proper noun
pytestmark = pytest.mark.skipif(library() is None, reason="there is no core to compare")


@cache
def shelves() -> Shelves:
    """The words of all players: some of the lists, so that not everything can be made."""
    both = lists(french()).common, lists(french()).proper
    known = [np.random.default_rng(len(shelf)).random(len(shelf)) < 0.4 for shelf in both]
    return Shelves(both, (known[0], known[1]), LEAST)


def words(chance: random.Random, seats: int) -> Iterator[Word]:
    """What lies on a table."""
    told = shelves()
    for number in range(1, chance.randrange(2, WORDS)):
        is_proper = chance.random() < 0.25
        shelf = told.shelves[is_proper]
        rows = np.flatnonzero((shelf.length >= LEAST[is_proper]) & (shelf.length <= 8))
        text = shelf.texts(np.array([chance.choice(rows.tolist())]))[0]
        kind = "proper" if is_proper else "common"
        yield Word(id=number, owner=chance.randrange(seats), text=text, kind=kind)  # type: ignore[arg-type]


def board(chance: random.Random, seats: int) -> Board:
    """A table of so many, some padlocks on words and some in reserve."""
    lying = tuple(words(chance, seats))
    common = [word for word in lying if word.kind == "common"]
    locks = list[Padlock]()
    for number, word in enumerate(word for word in lying if word.kind == "proper"):
        mine = [other.id for other in common if other.owner == word.owner]
        free = [one for one in mine if one not in {lock.place for lock in locks}]
        place = chance.choice([None, *free])
        locks.append(Padlock(id=number, owner=word.owner, place=place, origin=word.id))
    end = chance.choice(ENDS)
    return Board(
        words=lying,
        padlocks=tuple(locks[:4]),
        supply=chance.randrange(3),
        squares=chance.randrange(1, 5),
        seats=seats,
        active=chance.randrange(seats),
        left=chance.choice((LASTING, LASTING, chance.randrange(1, seats + 1))),
        end=end,
        dry=[chance.randrange(2) for _ in range(seats)],
        gone=[False] * seats,
    )


def worth(chance: random.Random) -> Worth:
    """Values of things, no two parts of a hand alike by chance."""
    point = np.arange(LONGEST + 1, dtype=np.int32) * 100
    risk = point * chance.randrange(60) // 100
    keep = [chance.randrange(-40, 60) for _ in range(26)]
    shelter = point - chance.randrange(300)
    theirs = point * chance.randrange(100) // 100
    victory = chance.choice((0, 500))
    return Worth(point, point - risk, point, theirs, shelter, keep, 270, victory)


def compare(seed: int, seats: int, turns: int) -> int:
    """Some worlds of one table, both ways; how many points they differ by from one another."""
    chance = random.Random(seed)
    at, given, told = board(chance, seats), worth(chance), shelves()
    gone = chance.randrange(seats)
    if seats > 2 and gone != at.active:
        at = at._replace(gone=[seat == gone for seat in range(seats)])
    reader = Reader(
        (told.shelves[0].edges, told.shelves[1].edges), (told.known[0], told.known[1]), told.least
    )
    square = chance.choice([None, *range(at.squares)])
    hand, back = "".join(chance.sample(DECK, 5)), "".join(chance.sample(DECK, 1))
    ended = Ended(hand, square, "" if square is None else back, chance.random() < 0.7)
    deals = []
    for _ in range(2):
        cards = iter(chance.sample(DECK, len(DECK)))
        hands = ["".join(next(cards) for _ in range(6)) for _ in range(seats)]
        squares = ["".join(next(cards) for _ in range(2)) for _ in range(at.squares)]
        many = chance.choice((0, 3, 20)) if at.left < 0 else 0
        deals.append(Deal(hands, squares, "".join(next(cards) for _ in range(many))))
    core = np.array([dealt(one.hands, one.squares, one.stock) for one in deals], DEAL)
    mine = Game(reader, given).played(at, ended, core, turns)
    reference = [Table(at, given, told).played(ended, deal, turns) for deal in deals]

    assert reference == mine.tolist(), (seed, seats, turns)
    return abs(reference[0] - reference[1])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_core_plays_on_as_plain_python_does(seats: int) -> None:
    """Any number of players, several turns, every end of the game."""
    assert sum(compare(seed, seats, seed % 6) for seed in range(24)) > 0


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_so_it_does_hundreds_of_games(seats: int) -> None:
    """The same of many more."""
    assert sum(compare(seed, seats, 1 + seed % 7) for seed in range(1_000, 1_300)) > 0
