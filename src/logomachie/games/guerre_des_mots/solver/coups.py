"""Every coup of a seat in La Guerre des Mots, exact, lazy, the most promising first.

Words are found site by site as columns (`guerre_match`); a row is told as a move when it is asked
for. What is legal is `games.guerre_des_mots.coup.legal`, which judges one coup at a time and is the
reference. Of coups that differ only in which of two equal letters goes where, one is told: a joker
only where a letter is wanting, and then in the middle of the word.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

import numpy as np

from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    HYPHEN,
    JOKER,
    Cell,
    Lay,
)
from logomachie.games.guerre_des_mots.solver.bags import Stock, stock
from logomachie.games.guerre_des_mots.solver.compiled import Compiled, matched
from logomachie.games.guerre_des_mots.solver.effort import Within
from logomachie.games.guerre_des_mots.solver.forms import JOINED, Forms
from logomachie.games.guerre_des_mots.solver.ground import Ground
from logomachie.games.guerre_des_mots.solver.hand import Hand
from logomachie.games.guerre_des_mots.solver.lexis import Lexis
from logomachie.games.guerre_des_mots.solver.lifted import Lifted
from logomachie.games.guerre_des_mots.solver.match import Found, Match
from logomachie.games.guerre_des_mots.solver.match import Take as Lent
from logomachie.games.guerre_des_mots.solver.nibbles import Flags, Ints
from logomachie.games.guerre_des_mots.solver.options import judged
from logomachie.games.guerre_des_mots.solver.places import Places, Site
from logomachie.games.guerre_des_mots.solver.ranking import falling
from logomachie.games.guerre_des_mots.solver.repeats import Repeats
from logomachie.games.guerre_des_mots.solver.sites import Sites
from logomachie.games.guerre_des_mots.solver.slots import NONE
from logomachie.games.guerre_des_mots.solver.standing import standings
from logomachie.games.guerre_des_mots.solver.telling import Purse, Telling, spelled
from logomachie.lexicon.graph import ACCENT, PLAIN
from logomachie.native.library import library

TOLD = 500  # coups told in one go
Joiner: TypeAlias = Match | Compiled | Within
Join: TypeAlias = Callable[[Forms, Stock, list[Lent], int | None], Joiner]
TWO = 2  # chains that may lend, as bots and hints look for them


@dataclass(frozen=True)
class Coups:
    """The coups of some sites as columns."""

    field: "Field"
    sites: Places
    found: Found
    words: Joiner  # the forms the rows are of

    def __len__(self) -> int:
        return len(self.found)

    def word(self, row: int) -> str:
        """The word of a row, as tokens spell it."""
        if len(self) <= TOLD:
            return self._few.words[row].upper()
        return self.words.forms.word(int(self.found.row[row])).upper()

    def site(self, row: int) -> Site:
        """Where it is laid."""
        return self.sites[int(self.found.slot[row])]

    def lifted(self, row: int) -> list[Lifted]:
        """What is lifted for it."""
        return [self.field.lifted[n] for n in self.found.takes[:, row].tolist() if n != NONE]

    @cached_property
    def _few(self) -> "Few":
        """The columns as Python reads them fastest, where they are short."""
        found = self.found
        return Few(
            self.words.forms.words(found.row),
            *(part.tolist() for part in (found.slot, found.ahead, found.back, found.takes.T)),
        )

    @cached_property
    def lent(self) -> Ints:
        """How many letters are lifted from chains."""
        size = np.append(self.words.size, 0)  # NONE is the last
        total: Ints = np.zeros(len(self), np.int64)
        for takes in self.found.takes:
            total += size[takes]
        return total

    @cached_property
    def laid(self) -> Ints:
        """How many letters are laid, a turned one aside."""
        extra = self.sites.rows["extra"]
        total: Ints = self.found.ahead + self.found.back + extra[self.found.slot]
        return total

    @cached_property
    def risky(self) -> Flags:
        """Whether a hidden back decides that it is legal (WSH-03)."""
        each = np.array([*(take.risky for take in self.field.lifted), False], np.bool_)
        found: Flags = np.asarray(each[self.found.takes].any(axis=0))  # NONE is the last
        return found

    @cached_property
    def tactical(self) -> Flags:
        """Whether it earns a replay or a cross by tactics (RPL-02 to RPL-04)."""
        found: Flags = np.zeros(len(self), np.bool_)
        chosen = self.found.takes  # the first ones of a row are told first
        if not len(chosen):
            return found
        single = chosen[0] != NONE
        if len(chosen) > 1:
            single &= chosen[1] == NONE
        some = np.flatnonzero(single & (self.lent == self.laid))
        if not len(some):
            return found
        place, take = self.found.slot[some], chosen[0, some]
        rows = self.sites.rows
        ends = (2 * rows["chain"] + rows["end"])[place]
        earns = {end: self.field.earning(*divmod(end, 2)) for end in set(ends.tolist())}
        for end, takes in earns.items():
            these = ends == end
            found[some[these]] = takes[take[these]]
        return found

    def cut(self, rows: Ints | Flags) -> "Coups":
        """Some of the rows."""
        return Coups(self.field, self.sites, self.found.cut(rows), self.words)

    def where(self, flags: Flags) -> "Coups":
        """The rows of which this holds."""
        return self if flags.all() else self.cut(flags)

    def cells(self, row: int) -> list[tuple[Cell, str]]:
        """The cells that get a letter, and which; a turned letter and those beside it aside."""
        site, ahead, back = self.site(row), int(self.found.ahead[row]), int(self.found.back[row])
        signs = self._signs(site, self.word(row), ahead, back)
        return [*zip(site.cells(ahead, back), signs, strict=True)]

    def _signs(self, site: Site, word: str, ahead: int, back: int) -> str:
        """What a word adds to a site, in the order of its cells."""
        fixed = site.fixed
        if site.before:
            return word[:ahead][::-1] + word[ahead + fixed :]
        return word[back + fixed :] + word[:back][::-1]

    def told(self, rows: Ints) -> Iterator[Lay]:
        """These rows as moves, in their order."""
        if not len(rows):
            return
        telling = self.field.telling(self.sites, self.words.forms)
        for start in range(0, len(rows), TOLD):
            some = self.cut(rows[start : start + TOLD])
            if telling is None:
                yield from map(some.tell, range(len(some)))
            else:
                yield from some._at_once(telling)

    def _at_once(self, telling: Telling) -> Iterator[Lay]:
        """All rows as moves, by the core."""
        turn, coup, rows = self.field.turn, self.field.coup, self.sites.rows
        chain, end, bent = (rows[name].tolist() for name in ("chain", "end", "is_bent"))
        for number, letters in zip(self.found.slot.tolist(), telling.of(self.found), strict=True):
            if bent[number]:
                laid = (*letters, self.sites[number].turned)
                yield Lay(turn, coup, chain[number], end[number], laid, bend=True)
            else:
                yield Lay(turn, coup, chain[number], end[number], letters)

    def tell(self, row: int) -> Lay:
        """The row as a move, without the options it earns."""
        if len(self) > TOLD:
            return self.cut(np.array([row])).tell(0)
        few, field = self._few, self.field
        number, ahead, back = few.slot[row], few.ahead[row], few.back[row]
        site = self.sites[number]
        cells = self._laid.get((number, ahead, back))
        if cells is None:
            added = (cell for cell, _ in site.added)
            cells = self._laid[number, ahead, back] = [*site.cells(ahead, back), *added]
        signs = self._signs(site, few.words[row].upper(), ahead, back)
        for _, sign in site.added:
            signs += sign
        lent = [field.lifted[n].lent for n in few.takes[row] if n != NONE]
        letters = field.hand.provided([*zip(cells, signs, strict=True)], lent)
        if site.bent is not None:
            letters.append(site.turned)
        return Lay(
            field.turn,
            field.coup,
            site.chain,
            site.end,
            tuple(letters),
            site.bent is not None,
        )

    @cached_property
    def _laid(self) -> dict[tuple[int, int, int], list[Cell]]:
        """By site and letters on either side: the cells that get a letter."""
        return {}


class Few(NamedTuple):
    """The columns of a few coups as lists."""

    words: list[str]
    slot: list[int]
    ahead: list[int]
    back: list[int]
    takes: list[list[int]]


class Field:
    """One position, ready to be searched."""

    def __init__(
        self,
        table: Table,
        lexis: Lexis,
        dictionary: Dictionary,
        *,
        turn: int = 0,
        coup: int = 0,
        sources: int | None = TWO,
        risky: bool = False,
        join: Join = matched,
    ) -> None:
        """`sources`: chains that may lend to one word, None: any number. `risky`: also what
        only a hidden back can decide. `join`: who joins words and takes."""
        self.table, self.lexis, self.dictionary = table, lexis, dictionary
        self.turn, self.coup = turn, coup
        self.ground = Ground(table)
        chains = standings(self.ground, dictionary, risky=risky, lends=sources != 0)
        pairs = zip(self.ground.strands, chains, strict=True)
        self.lifted = [take for strand, one in pairs for take in one.lifted(strand)]
        self.sites = Sites(self.ground, chains, self.lifted, dictionary)
        lent = [Lent(take.strand.number, take.signs, take.removed) for take in self.lifted]
        self._words = join(lexis.forms, self._stock(joined=False), lent, sources)
        self._joined = join(lexis.compounds, self._stock(joined=True), lent, sources)

    def _stock(self, *, joined: bool) -> Stock:
        tiles, held = self.table.options.tiles.tiles, self.table.arsenal
        letters = "".join(token[0] for token in held if token not in (JOKER, CROSS))
        backs = "".join(tiles[token].back for token in held if token not in (JOKER, CROSS))
        if joined:
            letters += HYPHEN * held.count(CROSS)
        alphabet = ACCENT if self.lexis.accents else JOINED if joined else PLAIN
        return stock(alphabet, letters, backs if self.lexis.accents else "", held.count(JOKER))

    def batches(self, *, piracy: bool = True, compounds: bool = True) -> Iterator[Coups]:
        """The coups in the order of their promise: one's own chains, compounds on them, a new
        chain, what needs the letters of two chains, piracy."""
        own = self.sites.own(bridging=compounds and self._has_cross)
        words, joined = own.parted()
        levels = self._levels(words)
        yield next(levels)
        if compounds:
            yield self._compounds(joined)
        yield self._opened()
        yield from levels
        if piracy:
            yield from self._levels(self.sites.others().parted()[0])

    @property
    def _has_cross(self) -> bool:
        return CROSS in self.table.arsenal

    def few_by_few(self) -> Iterator[Coups]:
        """The coups without piracy, of one place, then of two, of four …: who asks whether there is
        any does not wait for all."""
        many = 1
        for one in self.sites.each_own():
            first = 0
            while first < one.words:
                yield from self._soon(one.some(first, first + many))
                first, many = first + many, 2 * many
        yield self._opened()
        yield self._compounds(self.sites.own(bridging=self._has_cross).parted()[1])

    def _levels(self, sites: Places) -> Iterator[Coups]:
        for found in self._words.levels(sites.slots):
            yield Coups(self, sites, found, self._words)

    def told(self, *, ranked: bool = False) -> Iterator[Lay]:
        """Every coup as a move, without options; `ranked`: the most promising of each batch first.

        Left out is what only puts letters back where they lay (Q-20).
        """
        from logomachie.games.guerre_des_mots.solver.promise import Prospect  # noqa: PLC0415  # it reads coups

        prospect = Prospect(self.table) if ranked else None
        is_free = self._repeats.is_free
        for coups in self.batches():
            each = [np.arange(len(coups))] if prospect is None else falling(prospect.of(coups))
            for rows in each:
                for lay in coups.told(rows):
                    if is_free(lay) or self.is_new(lay):
                        yield lay

    def earning(self, chain: int, end: int) -> Flags:
        """Of each take, whether it earns a replay by tactics, laid on this end of this chain: it
        meets conditions (a) and (b) (Q-17)."""
        tactical, chains = self._tactical
        elsewhere = tactical.copy()
        elsewhere[chains == chain, end] = False
        found: Flags = np.asarray(elsewhere.any(axis=1))
        return found

    @cached_property
    def _tactical(self) -> tuple[Flags, Ints]:
        """By take and end: whether a word is among what leaves it (RPL-02); its chain."""
        each = [take.tactical for take in self.lifted]
        chains = [take.strand.chain.id for take in self.lifted]
        return np.array(each, np.bool_).reshape(-1, 2), np.array(chains, np.int64)

    def is_new(self, lay: Lay) -> bool:
        """Whether the board has not stood so in this turn, nor too often (Q-20, Q-54)."""
        if self._repeats.is_free(lay):
            return True
        return judged(lay, self.table, self.dictionary) is not None

    @cached_property
    def hand(self) -> Hand:
        """The arsenal, as letters for cells."""
        return Hand(self.table, accents=self.lexis.accents)

    def telling(self, sites: Places, forms: Forms) -> Telling | None:
        """Tells coups on these sites many at once; None: there is no core that does."""
        if library() is None:
            return None
        purse = self._purses.get(forms.alphabet)
        if purse is None:
            purse = Purse(self.table, self.hand, self.sites.standings, forms.alphabet)
            self._purses[forms.alphabet] = purse
        return Telling(purse, sites, forms) if purse.is_fit else None

    @cached_property
    def _purses(self) -> dict[str, Purse]:
        """By alphabet: what there is to lay."""
        return {}

    @cached_property
    def _repeats(self) -> Repeats:
        return Repeats(self.table)

    def _soon(self, sites: Places) -> Iterator[Coups]:
        """Some of the coups on these sites, and all of them if there are more."""
        for found in self._words.soon(sites.slots):
            yield Coups(self, sites, found, self._words)

    def _opened(self) -> Coups:
        """A new chain: a letter of the arsenal at least (TWO-02), the first only those (Q-09)."""
        sites = self.sites.bases()
        coups = Coups(self, sites, self._words.found(sites.slots), self._words)
        if not len(coups):
            return coups
        most = coups.laid if self.table.seat in self.table.opened else 1
        return coups.where(coups.lent < most)

    def _compounds(self, sites: Places) -> Coups:
        """Compounds with the cross of the arsenal, and compounds that stand there lengthened."""
        coups = Coups(self, sites, self._joined.found(sites.slots), self._joined)
        return coups.where(self._lying(coups)) if len(coups) else coups

    def _lying(self, coups: Coups) -> Flags:
        """Where the cross of a compound is at hand, and no letter of it on violet (CELL-05)."""
        slot, places = coups.found.slot, coups.sites.rows
        crosses = self._joined.forms.hyphens(coups.found.row) - places["hyphens"][slot]
        is_compound = places["is_compound"][slot] > 0
        held = self.table.arsenal.count(CROSS)
        lies: Flags = (crosses <= held) & (is_compound == (crosses > 0))
        some = np.flatnonzero(lies & (coups.found.ahead >= places["violet"][slot]))
        if len(some):
            lies[some] = self._bridging(coups.cut(some))
        return lies

    def _bridging(self, coups: Coups) -> Flags:
        """Whether only crosses of compounds, which grow on one side, come to lie on violet."""
        places, slot = coups.sites.rows, coups.found.slot
        rows, columns = coups.sites.cells(self.ground.grid.size)
        number = np.arange(rows.shape[1])
        ahead = coups.found.ahead[:, None]
        violet = self.ground.is_violet[rows, columns][slot] & (number > 0) & (number <= ahead)
        before, fixed = (places[name][slot][:, None] for name in ("before", "fixed"))
        at = np.where(before, ahead - number, fixed + number - 1)
        text, _ = spelled(self._joined.forms, coups.found.row)
        signs = np.take_along_axis(text[: len(coups)], np.clip(at, 0, text.shape[1] - 1), axis=1)
        lies: Flags = ((signs == self._joined.forms.code(HYPHEN)) | ~violet).all(axis=1)
        return lies
