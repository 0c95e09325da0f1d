"""The compiled core of Cadenas: words, sums and imagined turns as the reference finds them."""

import random
from functools import cache

import numpy as np
import pytest

from logomachie.games.cadenas.rules.cards import full
from logomachie.games.cadenas.rules.types import Kind, Padlock, Word
from logomachie.games.cadenas.solver.compiled import LONGEST, grown
from logomachie.games.cadenas.solver.hand import Parts, reference, summed
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
from logomachie.games.cadenas.solver.search import Choice, Position, choices
from logomachie.games.cadenas.solver.turn import Search, Taste
from logomachie.games.cadenas.solver.words import Shelf, holds, lists
from logomachie.lexicon.load import french

DECK = full("fr-110")


@cache
def keys(kind: Kind) -> list[str]:
    """Words of three to ten letters."""
    shelf = lists(french()).common if kind == "common" else lists(french()).proper
    return shelf.texts(np.flatnonzero((shelf.length >= 3) & (shelf.length <= 10)))


def by_hand(shelf: Shelf, word: str, hand: str) -> list[int]:
    """The rows of the longer words, by NumPy alone."""
    growths = shelf.growths(word)
    return [int(row) for row in growths.rows[holds(hand, growths.low, growths.high)]]


def compare_words(seeds: range) -> int:
    """Words of some hands and words, both ways; how many there are."""
    french_lists, told = lists(french()), 0
    for seed in seeds:
        chance = random.Random(seed)
        hand = "".join(sorted(chance.sample(DECK, chance.randrange(0, 11))))
        word = chance.choice(keys("common"))
        for shelf in (french_lists.common, french_lists.proper):
            rows = grown(shelf.edges, word, hand).tolist()
            laid = grown(shelf.edges, "", hand).tolist()
            told += len(rows) + len(laid)

            assert by_hand(shelf, word, hand) == rows
            assert shelf._within(hand).tolist() == laid
    return told


def compare_sums(seeds: range) -> None:
    """Best sums of hands of up to ten cards, some values out of reach."""
    for seed in seeds:
        chance = np.random.default_rng(seed)
        hand = "".join(random.Random(seed).sample(DECK, int(chance.integers(0, 11))))
        parts = Parts(hand)
        these, those = chance.normal(size=(2, len(parts)))
        these[chance.random(len(parts)) < 0.4] = -np.inf
        those[chance.random(len(parts)) < 0.8] = -np.inf

        assert (
            reference(parts.shape, these, those).tolist()
            == summed(parts.shape, these, those).tolist()
        )


def test_words_are_those_of_the_reference() -> None:
    """What hands spell and words become, in the order of the lists."""
    assert compare_words(range(40)) > 300


def test_sums_are_those_of_the_reference() -> None:
    """To the last bit."""
    compare_sums(range(60))


@pytest.mark.long
def test_so_they_are_of_thousands() -> None:
    """The same of many more."""
    assert compare_words(range(1_000, 4_000)) > 20_000
    compare_sums(range(1_000, 4_000))


def test_letters_no_card_has_and_words_too_long_find_nothing() -> None:
    """What somebody writes about a position is never an index."""
    edges = lists(french()).common.edges

    assert [[], []] == [grown(edges, word, "AEST").tolist() for word in ("A?É\x7f", "E" * 40)]


def board(chance: random.Random, end: str) -> Board:
    """Words before two players at the end of the first one's turn: the stock is empty, and the
    other has one last turn, or any number."""
    words = []
    for number in range(1, chance.randrange(2, 9)):
        kind: Kind = "proper" if chance.random() < 0.2 else "common"
        text = chance.choice(keys(kind))
        words.append(Word(id=number, owner=chance.randrange(2), text=text, kind=kind))
    common = [word for word in words if word.kind == "common"]
    return Board(
        words=tuple(words),
        padlocks=tuple(Padlock(id=1, owner=word.owner, place=word.id) for word in common[:1]),
        supply=chance.randrange(2),
        squares=1,
        seats=2,
        active=0,
        left=1 if end == "finalRound" else LASTING,
        end=end,
        dry=(0, 0),
        gone=(False, False),
    )


def worth(chance: random.Random, end: str) -> Worth:
    """Some values of things; at a last turn nothing but points."""
    lasts = end != "finalRound"
    point = np.arange(LONGEST + 1, dtype=np.int32) * 100
    less = point - (point * chance.randrange(40) // 100 if lasts else 0)
    keep = [chance.randrange(-40, 60) if lasts else 0 for _ in range(26)]
    return Worth(point, less, point, less, np.zeros_like(point), keep, 300 * lasts, 0)


def taste(given: Worth, at: Position, found: tuple[Choice, ...]) -> Taste:
    """The same, choice by choice."""
    values = []
    for choice in found:
        own = given.shut if choice.word in at.locked else given.open
        old = int(given.theirs[len(choice.old)]) if choice.captures else -int(own[len(choice.old)])
        prize = given.padlock if choice.supply else 0
        values.append(int(own[len(choice.text)]) + (old if choice.old else 0) + prize)
    many = range(len(at.hand) + 1)
    keep = {chr(65 + n): tuple(worth * k for k in many) for n, worth in enumerate(given.keep)}
    return Taste(values, [0.0] * len(found), {}, keep)


def standing(given: Worth, table: Board, seat: int) -> int:
    """What lies before a player."""
    locked = {lock.place for lock in table.padlocks}
    return sum(
        int((given.shut if word.id in locked else given.open)[len(word.text)])
        for word in table.words
        if word.owner == seat
    )


@pytest.mark.slow
@pytest.mark.parametrize("end", ["finalRound", "untilDry"])
def test_an_imagined_turn_is_the_best_one(end: str) -> None:
    """It brings what the exact search finds, for who has one last turn and for who has more."""
    lists_, told = lists(french()), 0
    reader = Reader((lists_.common.edges, lists_.proper.edges), (None, None), (3, 5))
    for seed in range(150):
        chance = random.Random(seed)
        table, given = board(chance, end), worth(chance, end)
        cards = "".join(chance.sample(DECK, 14))
        mine, his, pair = cards[:6], cards[6:12], cards[12:]
        deals = np.array([dealt(["", his], [pair], "")], DEAL)
        played = Game(reader, given).played(table, Ended(mine, None, "", True), deals, 1)
        at = Position(
            seat=1,
            hand="".join(sorted(his + pair)),
            words=table.words,
            padlocks=table.padlocks,
            supply=table.supply,
            touched=frozenset(),
            has_captured=False,
            keeps=True,
        )
        found = choices(at, lists_.book)
        best = Search(at, found, taste(given, at, found)).found().turns[0]
        hand = sum(given.keep[ord(card) - 65] for card in mine)
        told += len(best.plays)

        assert int(played[0]) == (
            standing(given, table, 0) + hand - standing(given, table, 1) - round(best.value)
        )
    assert told > 100
