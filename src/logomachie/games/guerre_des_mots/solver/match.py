"""Which words can be laid where, and whose letters provide them: a join of words and takes.

A slot is a place where a word can grow, a take is what can be lifted from one chain. Every sign of
the takes must go into the word; the rest of it comes from the arsenal, jokers for what is wanting.
The join is made once for all slots of a shape and goes take by take, by falling gain: what can no
longer be provided is never made, and any number of chains may lend to one word.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple, TypeVar

import numpy as np

from logomachie.games.guerre_des_mots.solver.bags import Stock, columns, of_forms
from logomachie.games.guerre_des_mots.solver.fits import Fits, fits
from logomachie.games.guerre_des_mots.solver.forms import Bag, Forms, bag
from logomachie.games.guerre_des_mots.solver.gains import Gains, Small
from logomachie.games.guerre_des_mots.solver.index import Index
from logomachie.games.guerre_des_mots.solver.nibbles import (
    FOUR,
    SEVEN,
    Bits,
    Flags,
    Ints,
    excess,
    holds,
    total,
)
from logomachie.games.guerre_des_mots.solver.slots import (
    NONE,
    Shape,
    Slot,
    chosen,
    masks,
    reaches,
    shaped,
)

MANY = 99  # letters: no word has so many
ENTRY = 16  # steps, where a pair that is weighed against a take is one
SHORT = 2  # signs that stand there already, of most words laid
Table = TypeVar("Table", bound="Rows")


@dataclass(frozen=True)
class Rows:
    """Columns of equal length; the rows are along the last axis."""

    def cut(self: Table, rows: Ints | Flags) -> Table:
        """Some of the rows."""
        return type(self)(*(getattr(self, field.name)[..., rows] for field in fields(self)))


class Take(NamedTuple):
    """Signs that can be lifted together from one chain."""

    chain: int  # takes stand in the order of their chains
    signs: Bag
    removed: int  # bits of the pieces that leave the board


@dataclass(frozen=True)
class Pairs(Rows):
    """A form in a shape, and what is to be provided."""

    shape: Ints
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
    """Pairs with some takes already chosen, and what is left to provide."""

    pair: Ints
    later: Ints  # where the fits that give less begin
    takes: Ints
    bags: Bits


class TooMuch(Exception):
    """A join would take more steps than it may."""


class Match:
    """The join over one position: forms, arsenal and takes are the same for all its slots."""

    def __init__(
        self,
        forms: Forms,
        stock: Stock,
        takes: list[Take],
        sources: int | None = None,
        *,
        steps: int | None = None,
    ) -> None:
        """`sources`: chains that may lend at most; `steps`: of the work of one join, None: any."""
        self.forms, self.stock, self.takes = forms, stock, takes
        self.work, self.steps = 0, steps
        lenders = len({take.chain for take in takes})
        self.sources = lenders if sources is None else min(sources, lenders)
        self.bags = columns([take.signs for take in takes], forms.alphabet)
        self.chain = np.array([take.chain for take in takes], np.int64)
        self.size = np.array([take.signs.size for take in takes], np.int64)
        self.removed = masks([take.removed for take in takes])
        self.gains = Gains(stock, forms, self.bags, self.chain, self.sources)
        largest = Counter[int]()
        for take in takes:
            largest[take.chain] = max(largest[take.chain], take.signs.size)
        best = sorted(largest.values(), reverse=True)[: self.sources]
        self._small: dict[tuple[int, str], Index] = {}
        self._weighed = -MANY  # the forms that lack no more signs than this are weighed already
        self.most = stock.size + sum(best)  # tokens a coup may lay

    def found(self, slots: Iterable[Slot]) -> Found:
        """Every word of these slots."""
        return stacked(list(self.levels(slots)))

    def soon(self, slots: Iterable[Slot]) -> Iterator[Found]:
        """The same: nothing is found sooner here."""
        yield self.found(slots)

    def levels(self, slots: Iterable[Slot]) -> Iterator[Found]:
        """Every word of these slots: first those that one chain lends to, or none; then two …"""
        each = list(slots)
        shapes = shaped(each)
        bars = reaches([slot.reach for slot in each]), reaches([slot.behind for slot in each])
        pairs = self._pairs(shapes)
        self._count(len(pairs.row) * len(self.takes))
        allowed = [chosen(shape.takes, len(self.takes)) for shape in shapes]
        weighed = self.gains.of_bags(pairs.bags)
        kept, fit = fits(
            weighed, pairs.shape, np.array(allowed, np.bool_).reshape(len(shapes), len(self.takes))
        )
        pairs = pairs.cut(kept)
        count = len(pairs.row)
        entries = Entries(
            np.arange(count), fit.first, np.full((self.sources, count), NONE), pairs.bags
        )
        parts = [self._provided(pairs, entries, shapes)]
        for level in range(self.sources):
            entries = self._joined(fit, entries, level)
            parts.append(self._provided(pairs, entries, shapes))
            yield self._cleared(stacked(parts), bars)
            parts = []
        if parts:
            yield self._cleared(parts[0], bars)

    def _spelled(self, more: int, beside: str) -> Index:
        """The forms that the letters at hand and so many more could spell; `beside`: laid besides
        the word, so a take may go into both together."""
        if (more, beside) not in self._small:
            self._weigh(more)
            hopeful = self._lacking <= more
            if beside:
                hopeful |= ~self.forms.having(beside, np.arange(len(hopeful)))
            self._small[more, beside] = Index(self.forms, hopeful)
        return self._small[more, beside]

    @cached_property
    def _signs_lacking(self) -> Small:
        """How many different signs every form lacks at least."""
        return self.gains.of_sets()

    @cached_property
    def _lacking(self) -> Small:
        """What every form lacks at least, as far as it is known."""
        return self._signs_lacking.copy()

    def _weigh(self, more: int) -> None:
        """Count what the forms lack that may want so many signs more."""
        longest = min(self.forms.longest, self.most + SHORT)
        signs = self._signs_lacking[: self.forms.start[longest + 1]]
        rows = np.flatnonzero((signs <= more) & (signs > self._weighed))
        self._lacking[rows] = self.gains.of_forms(rows)
        self._weighed = max(more, self._weighed)

    def _pairs(self, shapes: list[Shape]) -> Pairs:
        """Every form that could grow in every shape, whoever provides its letters."""
        grown = [part for n, shape in enumerate(shapes) for part in self._grown(n, shape)]
        many, nothing = [len(part[0]) for part in grown], np.zeros(0, np.int64)
        rows, ahead = (np.concatenate([nothing, *(part[n] for part in grown)]) for n in (0, 2))
        shape, back = (
            np.repeat(np.array([part[n] for part in grown], np.int64), many) for n in (1, 3)
        )
        hopeful = self._hopeful(shapes, shape, rows)
        shape, rows, ahead, back = shape[hopeful], rows[hopeful], ahead[hopeful], back[hopeful]
        alphabet = self.forms.alphabet
        fixed = columns([bag(one.slot.fixed) for one in shapes], alphabet)
        extra = columns([bag(one.slot.extra) for one in shapes], alphabet)
        bags = of_forms(self.forms, rows) - fixed[:, shape] + extra[:, shape]
        return Pairs(shape, rows, ahead, back, bags)

    def _hopeful(self, shapes: list[Shape], shape: Ints, rows: Ints) -> Ints:
        """The pairs that lack no more than what is there already saves them, as far as one knows:
        a sign saves nothing where the arsenal has enough of it."""
        more = [MANY if one.slot.extra else max(0, len(one.slot.fixed) - SHORT) for one in shapes]
        saved = np.array(more, np.int8)[shape]
        low, high = (plane[rows] for plane in self.forms.base)
        for place in range(SHORT):
            signs = [one.slot.fixed[place : place + 1] for one in shapes]
            at = np.array([self.stock.of(sign) for sign in signs], np.int64).reshape(-1, 3)
            half, nibble, have = at.T[:, shape]
            count = np.where(half, high, low) >> FOUR * nibble.astype(np.uint64) & SEVEN
            saved += count.astype(np.int64) > have
        return np.flatnonzero(self._lacking[rows] <= saved)

    def _grown(self, number: int, shape: Shape) -> Iterator[tuple[Ints, int, Ints, int]]:
        """The forms that fit around what stands there, and the cells they need on either side."""
        slot, most = shape.slot, min(shape.ahead, self.most)
        codes = [self.forms.code(sign) for sign in slot.fixed]
        if min(codes, default=0) < 0:
            return
        there = len(codes)
        index = self._spelled(*_wanting(slot)) if there <= SHORT else self._all
        if not slot.both:
            rows = index.growing(codes, at_end=slot.before)
            ahead = self.forms.sizes[rows] - there
            fits = np.flatnonzero((slot.least <= ahead) & (ahead <= most))
            yield rows[fits], number, ahead[fits], 0
            return
        for cells in range(slot.least, most + 1):
            for back in range(1, min(shape.back, self.most - cells) + 1):
                before = cells if slot.before else back
                rows = index.around(codes, before, there + cells + back)
                yield rows, number, np.full(len(rows), cells), back

    @cached_property
    def _all(self) -> Index:
        return Index(self.forms)

    def _provided(self, pairs: Pairs, entries: Entries, shapes: list[Shape]) -> Found:
        """The entries whose rest the arsenal provides, in every slot of their shape."""
        lacking = self.stock.lacking(entries.bags)
        kept = np.flatnonzero(lacking <= self.stock.jokers)
        at, takes, jokers = entries.pair[kept], entries.takes[:, kept], lacking[kept]
        row, ahead, back = pairs.row[at], pairs.ahead[at], pairs.back[at]
        bounds = np.searchsorted(pairs.shape[at], np.arange(len(shapes) + 1)).tolist()
        which = [np.zeros(0, np.int64)]
        where = [np.zeros(0, np.int64)]
        for shape, (low, high) in zip(shapes, pairwise(bounds), strict=True):
            for number, slot in shape.slots if high > low else ():
                some = slice(low, high)
                may = np.flatnonzero(self._may(slot, takes[:, some], ahead[some], back[some]))
                where.append(low + may)
                which.append(np.full(len(may), number))
        at = np.concatenate(where)
        return Found(np.concatenate(which), row[at], ahead[at], back[at], jokers[at], takes[:, at])

    def _may(self, slot: Slot, takes: Ints, ahead: Ints, back: Ints) -> Flags:
        """Which rows a slot has room for, with takes it may use, its own among them."""
        may = (ahead < len(slot.reach)) & (back < len(slot.behind))
        allowed = np.append(chosen(slot.takes, len(self.takes)), True)  # NONE is the last
        for some in takes:
            may &= allowed[some]
        if slot.own != NONE:
            own = np.append(self.chain == slot.own, False)
            may &= own[takes].any(axis=0)
        return may

    def _joined(self, fit: Fits, entries: Entries, level: int) -> Entries:
        """One take more, of another chain; what can no longer be provided is not made."""
        left = self.sources - level
        need = self._need(fit, entries)
        copies = fit.enough(entries.pair, -(-need // left)) - entries.later
        copies = np.maximum(copies, 0)
        self._count(ENTRY * int(copies.sum()))
        entry = np.repeat(np.arange(len(copies)), copies)
        row = np.arange(len(entry)) + np.repeat(
            entries.later - (np.cumsum(copies) - copies), copies
        )
        take = fit.take[row]
        if level:
            apart = np.ones(len(entry), np.bool_)
            for earlier in entries.takes[:level]:
                apart &= self.chain[earlier][entry] != self.chain[take]
            entry, row, take = entry[apart], row[apart], take[apart]
            exact = holds(entries.bags[:, entry], self.bags[:, take])
            entry, row, take = entry[exact], row[exact], take[exact]
        takes = entries.takes[:, entry]
        takes[level] = take
        return Entries(
            entries.pair[entry], row + 1, takes, entries.bags[:, entry] - self.bags[:, take]
        )

    def _count(self, steps: int) -> None:
        self.work += steps
        if self.steps is not None and self.work > self.steps:
            raise TooMuch

    def _need(self, fit: Fits, entries: Entries) -> Ints:
        """What is still wanting of each entry, in what its bag is judged by."""
        bags, stock = entries.bags, self.stock
        need = stock.letters_lacking(bags[-2], bags[-1])
        if fit.by_accent.any():
            accents = total(excess(bags[2], stock.accents))
            need = np.where(fit.by_accent[entries.pair], accents, need)
        wanting: Ints = need - stock.jokers
        return wanting

    def _cleared(self, found: Found, bars: tuple[Bits, Bits]) -> Found:
        """The rows whose cells are free once their takes have left the board; `bars`: what bars the
        cells of each slot on either side."""
        barred = bars[0][:, found.slot, found.ahead] | bars[1][:, found.slot, found.back]
        for takes in found.takes:
            some = np.flatnonzero(takes != NONE)
            barred[:, some] &= ~self.removed[:, takes[some]]
        return found.cut((barred == 0).all(axis=0))


def _wanting(slot: Slot) -> tuple[int, str]:
    """How many signs of a word need not be provided, and what is laid besides it."""
    return max(0 if slot.extra else 1, len(slot.fixed) - len(slot.extra)), slot.extra[:-1]


def stacked(parts: list[Table]) -> Table:
    """Tables one below the other."""
    kind = type(parts[0])
    names = [field.name for field in fields(kind)]
    return kind(*(np.concatenate([getattr(part, n) for part in parts], axis=-1) for n in names))
