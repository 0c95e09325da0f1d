"""Whether a word can be laid from the arsenal alone: what "absolutely blocked" means (Q-53)."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Protocol, runtime_checkable

from logomachie.core.game import Refused, Words
from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import Path
from logomachie.games.guerre_des_mots.rules.coup import legal
from logomachie.games.guerre_des_mots.rules.dictionary import PLAIN, Dictionary
from logomachie.games.guerre_des_mots.rules.laying import beyond
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    HYPHEN,
    JOKER,
    Cell,
    Lay,
    Letter,
    Token,
)

Row = tuple[tuple[Cell, str], ...]  # letters to lay
Spot = tuple[int, int, Row]  # on this chain, on this end


@runtime_checkable
class Supplying(Protocol):
    """A dictionary that can list the words some letters might serve for, and perhaps more."""

    def candidates(self, letters: str, jokers: int, *, accents: bool) -> Iterable[str]:
        """Words made of some of these letters (`-` for a cross), as tokens spell them."""
        ...


@runtime_checkable
class Finding(Protocol):
    """A dictionary that can search a position by itself: exact, only faster."""

    def can_lay(self, table: Table, dictionary: Dictionary) -> bool:
        """Whether some word can be laid from the arsenal alone."""
        ...


def is_blocked(table: Table, dictionary: Dictionary) -> bool:
    """Whether no word can be laid from the arsenal on an end of one's chains or on a base."""
    if isinstance(dictionary.words, Finding):
        return not dictionary.words.can_lay(table, dictionary)
    words = candidates(table, dictionary.words, accents=dictionary.accents)
    return not any(
        _fits(table, lay, dictionary) for word in words for lay in from_arsenal(table, word)
    )


def candidates(table: Table, words: Words, *, accents: bool) -> Iterable[str]:
    """The words to try: all of a small dictionary, or those the letters at hand may make."""
    if isinstance(words, Supplying):
        hand = "".join(HYPHEN if t == CROSS else t[0] for t in table.arsenal if t != JOKER)
        jokers = table.arsenal.count(JOKER)
        found = (words.candidates(hand + there, jokers, accents=accents) for there in ends(table))
        return chain.from_iterable(found)
    if isinstance(words, Collection):
        return (str(word).upper() for word in sorted(words))
    raise TypeError("a blocked player needs words that can be listed")


def ends(table: Table) -> list[str]:
    """The letters already there that a word laid may use: of each end word, or none."""
    found = {""}
    for own in table.own():
        words = chains.runs(own.path)
        for index in (0, len(words) - 1):
            span = chains.compound(own.path, words, index)
            found.add(chains.text(own.path, span))
    return sorted(found)


def from_arsenal(table: Table, word: str) -> Iterator[Lay]:
    """Ways to lay this word with letters of the arsenal alone: no letter taken, none turned.

    Left out is what first lengthens the end word and would do by itself (PAR-03)."""
    for chain_id, end, letters in spots(table, word):
        tokens = afforded(table, [letter for _, letter in letters])
        if tokens is not None:
            yield Lay(
                turn=0,
                coup=0,
                chain=chain_id,
                end=end,
                letters=tuple(
                    Letter(cell, reads, None, token)
                    for (cell, reads), token in zip(letters, tokens, strict=True)
                ),
            )


def _own_ends(table: Table) -> Iterator[tuple[int, int, Path]]:
    """Each end of one's chains: the chain, the end, the path towards it."""
    if table.phase == "FIRST":
        return
    for own in table.own():
        yield own.id, 0, own.path[::-1]
        yield own.id, 1, own.path


def _across(step: Cell) -> tuple[Cell, Cell]:
    return (step[1], step[0]), (-step[1], -step[0])


def spots(table: Table, word: str) -> Iterator[Spot]:
    """Where a word might be laid on one's own chains and bases, and what is missing of it."""
    if len(word) == 4 and HYPHEN not in word:
        for base in table.options.grid.bases[table.places[table.seat]].values():
            yield 0, 0, tuple(zip(base, word, strict=True))
    for own, end, line in _own_ends(table):
        for letters in _on_end(line, word):
            yield own, end, letters


def _on_end(line: Path, word: str) -> Iterator[Row]:
    """The letters of a word that would hang on the last piece of a path."""
    tail, step = line[-1], chains.way(line[-2].cell, line[-1].cell)
    if tail.token == CROSS:
        yield _row(tail.cell, step, word if sum(step) > 0 else word[::-1])
        return
    for way in _across(step):
        outwards = word if sum(way) > 0 else word[::-1]
        if outwards[0] == tail.reads and len(word) > 1:
            yield _row(tail.cell, way, outwards[1:])
    yield from _lengthened(line, step, word)


def _lengthened(line: Path, step: Cell, word: str) -> Iterator[Row]:
    """Letters before or behind the end word, or both if it is the whole chain (EXT)."""
    words = chains.runs(line)
    span = chains.compound(line, words, len(words) - 1)
    there = "".join(line[i].reads for i in range(span.low, span.high + 1))
    outwards = word if sum(step) > 0 else word[::-1]
    if outwards.startswith(there) and len(outwards) > len(there):
        yield _row(line[-1].cell, step, outwards[len(there) :])
    if len(there) < len(line):
        return
    for start in range(1, len(outwards) - len(there)):
        if outwards.startswith(there, start):
            back = (-step[0], -step[1])
            yield (
                *_row(line[0].cell, back, outwards[:start][::-1]),
                *_row(line[-1].cell, step, outwards[start + len(there) :]),
            )


def _row(start: Cell, step: Cell, letters: str) -> Row:
    found = []
    cell = start
    for letter in letters:
        cell = beyond(cell, step)
        found.append((cell, letter))
    return tuple(found)


def afforded(table: Table, letters: Sequence[str]) -> list[Token] | None:
    """Tokens of the arsenal that read these letters, jokers last; None if there are not enough."""
    held, tiles = Counter(table.arsenal), table.options.tiles.tiles
    found: dict[int, Token] = {}
    for index in sorted(range(len(letters)), key=lambda i: letters[i] not in PLAIN):
        letter = letters[index]
        if letter == HYPHEN:
            fitting = [CROSS]
        else:
            fitting = [t for t in held if letter in (tiles[t].front, tiles[t].back)] + [JOKER]
        token = next((token for token in fitting if held[token] > 0), None)
        if token is None:
            return None
        held[token] -= 1
        found[index] = token
    return [found[index] for index in range(len(letters))]


def _fits(table: Table, lay: Lay, dictionary: Dictionary) -> bool:
    try:
        legal(lay, table, dictionary)
    except Refused:
        return False
    return True
