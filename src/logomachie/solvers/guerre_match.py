"""Which words can be laid where, and whose letters provide them: a join of words and takes.

A slot is a place where a word can grow, a take is what can be lifted from one chain. Every sign of
the takes must go into the word; the rest of it comes from the arsenal, jokers for what is wanting.
The join goes take by take, each of a later chain, and drops at once what can no longer be provided:
so any number of chains may lend to one word.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import pairwise
from typing import TypeVar

import numpy as np

from logomachie.solvers.guerre_bags import (
    Flags,
    Stock,
    columns,
    holds,
    of_forms,
    presence,
    unpacked,
)
from logomachie.solvers.guerre_forms import EMPTY, Bag, Bits, Forms, Ints, Some, bag

CHUNK = 1 << 20  # cells of the table of words and takes that are looked at together
SHORT = 2  # signs that stand there already, of most words laid
LARGE = 1 << 18  # forms in slots that are counted together
NONE = -1
WIDTH = 64
NUMBERS = 2  # of 64 bits in a set of pieces: no more than 104 lie on a board
Table = TypeVar("Table", bound="Rows")


@dataclass(frozen=True)
class Rows:
    """Columns of equal length; the rows are along the last axis."""

    def cut(self: Table, rows: Ints | Flags) -> Table:
        """Some of the rows."""
        return type(self)(*(getattr(self, field.name)[..., rows] for field in fields(self)))


@dataclass(frozen=True)
class Take:
    """Signs that can be lifted together from one chain."""

    chain: int  # takes stand in the order of their chains
    signs: Bag
    removed: int  # bits of the pieces that leave the board


@dataclass(frozen=True)
class Slot:
    """A place where a word can grow: signs that stay, cells that are free once some pieces left."""

    fixed: str  # the signs of the word that are there already
    before: bool  # it grows before them, else after
    reach: tuple[int, ...]  # [n]: the pieces that must leave for n cells on the growing side
    behind: tuple[int, ...] = (0,)  # the same for cells on the other side, where it grows at both
    least: int = 1  # cells on the growing side at least
    extra: Bag = EMPTY  # laid besides the word (PAR-03)
    takes: int = 0  # bits of the takes that may be used
    own: int = NONE  # a take of this chain must be among them: the place is what it leaves
    floor: Bag = EMPTY  # what any such take brings


@dataclass(frozen=True)
class Pairs(Rows):
    """A form in a slot, and what is still to be provided."""

    slot: Ints
    row: Ints  # of the forms
    ahead: Ints  # cells on the growing side
    back: Ints  # cells on the other one
    bags: Bits


@dataclass(frozen=True)
class Found(Rows):
    """Words that can be laid: a row a slot, a form, a place and a set of takes."""

    slot: Ints
    row: Ints
    ahead: Ints
    back: Ints
    jokers: Ints
    takes: Ints  # (sources, rows): the takes, NONE where there are fewer

    def __len__(self) -> int:
        return len(self.slot)


@dataclass(frozen=True)
class Entries(Rows):
    """Pairs with some takes already chosen."""

    pair: Ints
    later: Ints  # where the fits of later chains begin
    takes: Ints
    bags: Bits


class Match:
    """The join over one position: forms, arsenal and takes are the same for all its slots."""

    def __init__(
        self,
        forms: Forms,
        stock: Stock,
        takes: list[Take],
        sources: int | None = None,
        known: Flags | None = None,
    ) -> None:
        """`sources`: chains that may lend at most; `known`: the rows of the forms to look at."""
        self.forms, self.stock, self.takes, self.known = forms, stock, takes, known
        lenders = len({take.chain for take in takes})
        self.sources = lenders if sources is None else min(sources, lenders)
        self.bags = columns([take.signs for take in takes], forms.alphabet)
        self.chain = np.array([take.chain for take in takes], np.int64)
        self.size = np.array([take.signs.size for take in takes], np.int64)
        self.removed = masks([take.removed for take in takes])
        self.letters = presence(self.bags)
        largest = Counter[int]()
        for take in takes:
            largest[take.chain] = max(largest[take.chain], take.signs.size)
        best = sorted(largest.values(), reverse=True)[: self.sources]
        self._small: dict[int, Some] = {}
        self.most = stock.size + sum(best)  # tokens a coup may lay

    @cached_property
    def _richest(self) -> Stock:
        """The arsenal with all that so many chains could lend of each sign: an upper bound."""
        if not self.sources:
            return self.stock
        starts = np.flatnonzero(np.append(True, self.chain[1:] != self.chain[:-1]))
        counts = np.stack([unpacked(plane) for plane in self.bags])  # (planes, nibbles, takes)
        best = np.sort(np.maximum.reduceat(counts, starts, axis=2), axis=2)
        return self.stock.enriched(best[:, :, -self.sources :].sum(axis=2))

    def found(self, slots: list[Slot]) -> Found:
        """Every word of these slots."""
        return _stacked(list(self.levels(slots)))

    def levels(self, slots: list[Slot]) -> Iterator[Found]:
        """Every word of these slots: first those that one chain lends to, or none; then two …"""
        pairs = self._pairs(slots)
        own = np.array([slot.own for slot in slots], np.int64)[pairs.slot]
        count = len(pairs.slot)
        fits = self._fits(pairs, slots)
        entries = Entries(
            np.arange(count), fits.first, np.full((self.sources, count), NONE), pairs.bags
        )
        parts = [self._provided(pairs, entries, own)]
        for level in range(self.sources):
            entries = self._joined(fits, entries, level)
            parts.append(self._provided(pairs, entries, own))
            yield self._cleared(_stacked(parts), slots)
            parts = []
        if parts:
            yield self._cleared(parts[0], slots)

    def _spelled(self, more: int) -> Some:
        """The forms that the letters at hand and so many more could spell."""
        if more not in self._small:
            rows, lacking = self._lacking
            self._small[more] = Some(self.forms, rows[lacking <= self.stock.jokers + more])
        return self._small[more]

    @cached_property
    def _lacking(self) -> tuple[Ints, Ints]:
        """The forms short enough to be laid, and what they lack at least."""
        longest = min(self.forms.longest, self.most + SHORT)
        rows = np.arange(self.forms.start[longest + 1])
        if self.known is not None:
            rows = rows[self.known[rows]]
        low, high = (
            column[rows] if self.known is not None else column[: len(rows)]
            for column in self.forms.base
        )
        hopeful = self._richest.letters_lacking(low, high) <= self.stock.jokers + SHORT
        rows = rows[hopeful]
        return rows, self._richest.lacking(of_forms(self.forms, rows))

    def _pairs(self, slots: list[Slot]) -> Pairs:
        """Every form that could grow in every slot, whoever provides its letters."""
        grown = [part for n, slot in enumerate(slots) for part in self._grown(n, slot)]
        many = np.array([len(part[0]) for part in grown], np.int64)
        alphabet = self.forms.alphabet
        fixed = columns([bag(slot.fixed) for slot in slots], alphabet)
        extra = columns([slot.extra for slot in slots], alphabet)
        floor = columns([slot.floor for slot in slots], alphabet)
        nothing = np.zeros(0, np.int64)
        parts = [Pairs(nothing, nothing, nothing, nothing, self.bags[:, :0])]
        starts = np.flatnonzero(np.diff(np.cumsum(many) // LARGE, prepend=-1))
        for first, last in pairwise([*starts.tolist(), len(grown)]):
            some = slice(first, last)
            rows = np.concatenate([part[0] for part in grown[some]])
            slot, ahead, back = (
                np.repeat(np.array([part[n] for part in grown[some]]), many[some])
                for n in (1, 2, 3)
            )
            bags = of_forms(self.forms, rows) - fixed[:, slot] + extra[:, slot]
            fits = (self._richest.lacking(bags) <= self.stock.jokers) & holds(bags, floor[:, slot])
            parts.append(Pairs(slot, rows, ahead, back, bags).cut(fits))
        return Pairs(
            *(np.concatenate(column, axis=-1) for column in zip(*map(_row, parts), strict=True))
        )

    def _grown(self, number: int, slot: Slot) -> Iterator[tuple[Ints, int, int, int]]:
        """The forms that fit around what stands there, by the cells they need."""
        codes = [self.forms.code(sign) for sign in slot.fixed]
        if min(codes, default=0) < 0:
            return
        both, there = len(slot.behind) > 1, len(codes)
        small = self._spelled(max(1, there)) if there <= SHORT and not both else self.forms
        for ahead in range(slot.least, min(len(slot.reach), self.most + 1)):
            for back in range(1, min(len(slot.behind), self.most + 1 - ahead)) if both else (0,):
                length = there + ahead + back
                if length > small.longest:
                    break
                before = (ahead if slot.before else back) if back else None
                rows = small.fitting(codes, length, before=before, at_end=slot.before)
                if small is self.forms and self.known is not None:
                    rows = rows[self.known[rows]]
                if len(rows):
                    yield rows, number, ahead, back

    def _provided(self, pairs: Pairs, entries: Entries, own: Ints) -> Found:
        """The entries whose rest the arsenal provides."""
        lacking = self.stock.lacking(entries.bags)
        kept = lacking <= self.stock.jokers
        owed = own[entries.pair]
        wants = np.flatnonzero(kept & (owed != NONE))
        if len(wants):
            has = np.zeros(len(wants), np.bool_)
            for takes in entries.takes[:, wants]:
                has |= (takes != NONE) & (self.chain[takes] == owed[wants])
            kept[wants] = has
        at = entries.pair[kept]
        return Found(
            pairs.slot[at],
            pairs.row[at],
            pairs.ahead[at],
            pairs.back[at],
            lacking[kept],
            entries.takes[:, kept],
        )

    def _fits(self, pairs: Pairs, slots: list[Slot]) -> "Fits":
        """Which take could go into which pair; the pairs of a slot stand together."""
        letters = ~presence(pairs.bags)
        bounds = np.searchsorted(pairs.slot, np.arange(len(slots) + 1)).tolist()
        rows, which = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
        for slot, (low, high) in zip(slots, pairwise(bounds), strict=True):
            allowed = np.array([n for n in range(len(self.takes)) if slot.takes >> n & 1], np.int64)
            step = max(1, CHUNK // max(1, len(allowed)))
            for start in range(low, high if len(allowed) else low, step):
                some = letters[start : min(start + step, high)]
                row, take = np.nonzero((self.letters[allowed][None, :] & some[:, None]) == 0)
                row, take = row + start, allowed[take]
                exact = holds(pairs.bags[:, row], self.bags[:, take])
                rows.append(row[exact])
                which.append(take[exact])
        return Fits(np.concatenate(rows), np.concatenate(which), len(letters), self.chain)

    def _joined(self, fits: "Fits", entries: Entries, level: int) -> Entries:
        """One take more, of a later chain; what can no longer be provided is dropped."""
        left = self.sources - level
        copies = fits.end[entries.pair] - entries.later
        lacking = self.stock.lacking(entries.bags) - self.stock.jokers
        hopeful = (copies > 0) & (lacking <= left * fits.largest(self.size)[entries.pair])
        entries, lacking, copies = entries.cut(hopeful), lacking[hopeful], copies[hopeful]
        entry = np.repeat(np.arange(len(copies)), copies)
        fit = np.arange(len(entry)) + np.repeat(
            entries.later - (np.cumsum(copies) - copies), copies
        )
        if left == 1:
            enough = self.size[fits.take[fit]] >= lacking[entry]
            entry, fit = entry[enough], fit[enough]
        take = fits.take[fit]
        if level:
            exact = holds(entries.bags[:, entry], self.bags[:, take])
            entry, fit, take = entry[exact], fit[exact], take[exact]
        takes = entries.takes[:, entry]
        takes[level] = take
        bags = entries.bags[:, entry] - self.bags[:, take]
        return Entries(entries.pair[entry], fits.beyond[fit], takes, bags)

    def _cleared(self, found: Found, slots: list[Slot]) -> Found:
        """The rows whose cells are free once their takes have left the board."""
        barred = reaches([slot.reach for slot in slots])[:, found.slot, found.ahead]
        barred |= reaches([slot.behind for slot in slots])[:, found.slot, found.back]
        for takes in found.takes:
            some = np.flatnonzero(takes != NONE)
            barred[:, some] &= ~self.removed[:, takes[some]]
        return found.cut((barred == 0).all(axis=0))


class Fits:
    """Which takes could go into which pairs, pair by pair."""

    def __init__(self, pair: Ints, take: Ints, pairs: int, chain: Ints) -> None:
        self.pair, self.take = pair, take
        self.many = np.bincount(pair, minlength=pairs)
        self.end = np.cumsum(self.many)
        self.first = self.end - self.many
        group = pair * (chain.max(initial=0) + 1) + chain[take]  # in order, as the takes are
        changes = np.flatnonzero(np.append(group[1:] != group[:-1], len(group) > 0)) + 1
        self.beyond: Ints = np.repeat(changes, np.diff(changes, prepend=0))
        self._largest: Ints | None = None

    def largest(self, size: Ints) -> Ints:
        """The size of the largest take of each pair."""
        if self._largest is None:
            self._largest = np.zeros(len(self.many), np.int64)
            some = np.flatnonzero(self.many)
            if len(some):
                self._largest[some] = np.maximum.reduceat(size[self.take], self.first[some])
        return self._largest


def masks(sets: list[int]) -> Bits:
    """(numbers, sets): sets of pieces cut into numbers of 64 bits."""
    rows = [[one >> WIDTH * n & (1 << WIDTH) - 1 for n in range(NUMBERS)] for one in sets]
    return np.array(rows, np.uint64).reshape(len(sets), NUMBERS).T


def reaches(sets: list[tuple[int, ...]]) -> Bits:
    """(numbers, slots, cells): what bars each cell of each slot."""
    most = max((len(reach) for reach in sets), default=1)
    flat = [one for reach in sets for one in (*reach, *[0] * (most - len(reach)))]
    return masks(flat).reshape(NUMBERS, len(sets), most)


def _row(pairs: Pairs) -> tuple[Ints, Ints, Ints, Ints, Bits]:
    return pairs.slot, pairs.row, pairs.ahead, pairs.back, pairs.bags


def _stacked(parts: list[Found]) -> Found:
    names = [field.name for field in fields(Found)]
    return Found(*(np.concatenate([getattr(part, n) for part in parts], axis=-1) for n in names))
