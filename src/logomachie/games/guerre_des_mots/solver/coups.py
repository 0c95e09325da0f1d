"""Every coup of a seat in La Guerre des Mots, exact, lazy, the most promising first.

Words are found site by site as columns (`guerre_match`); a row is told as a move when it is asked
for. What is legal is `games.guerre_des_mots.coup.legal`, which judges one coup at a time and is the
reference. Of coups that differ only in which of two equal letters goes where, one is told: a joker
only where a letter is wanting, and then in the middle of the word.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np

from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import (
    CROSS,
    HYPHEN,
    JOKER,
    Cell,
    Lay,
    Letter,
    Piece,
    Token,
)
from logomachie.games.guerre_des_mots.solver.bags import Stock, stock
from logomachie.games.guerre_des_mots.solver.compiled import Compiled, matched
from logomachie.games.guerre_des_mots.solver.forms import JOINED, Forms
from logomachie.games.guerre_des_mots.solver.ground import Ground
from logomachie.games.guerre_des_mots.solver.lexis import Lexis
from logomachie.games.guerre_des_mots.solver.match import Found, Match
from logomachie.games.guerre_des_mots.solver.match import Take as Lent
from logomachie.games.guerre_des_mots.solver.nibbles import Flags, Ints
from logomachie.games.guerre_des_mots.solver.options import judged
from logomachie.games.guerre_des_mots.solver.repeats import Repeats
from logomachie.games.guerre_des_mots.solver.sites import Site, Sites
from logomachie.games.guerre_des_mots.solver.slots import NONE
from logomachie.games.guerre_des_mots.solver.takes import Lifted, Lifting
from logomachie.lexicon.graph import ACCENT, PLAIN

TOLD = 500  # coups told in one go
Join: TypeAlias = Callable[[Forms, Stock, list[Lent], int | None], Match | Compiled]
TWO = 2  # chains that may lend, as bots and hints look for them


@dataclass(frozen=True)
class Coups:
    """The coups of some sites as columns."""

    field: "Field"
    sites: list[Site]
    found: Found
    words: Match | Compiled  # the forms the rows are of

    def __len__(self) -> int:
        return len(self.found)

    def word(self, row: int) -> str:
        """The word of a row, as tokens spell it."""
        return self.words.forms.word(int(self.found.row[row])).upper()

    def site(self, row: int) -> Site:
        """Where it is laid."""
        return self.sites[int(self.found.slot[row])]

    def lifted(self, row: int) -> list[Lifted]:
        """What is lifted for it."""
        return [self.field.lifted[n] for n in self.found.takes[:, row].tolist() if n != NONE]

    @cached_property
    def lent(self) -> Ints:
        """How many letters are lifted from chains."""
        size = np.append(self.words.size, 0)  # NONE is the last
        total: Ints = size[self.found.takes].sum(axis=0)
        return total

    @cached_property
    def laid(self) -> Ints:
        """How many letters are laid, a turned one aside."""
        extra = np.array([len(site.slot.extra) for site in self.sites], np.int64)
        total: Ints = self.found.ahead + self.found.back + extra[self.found.slot]
        return total

    @cached_property
    def tactical(self) -> Flags:
        """Whether it earns a replay or a cross by tactics (RPL-02 to RPL-04)."""
        chosen = self.found.takes
        single = (chosen != NONE).sum(axis=0) == 1
        first = chosen.max(axis=0, initial=NONE)
        found: Flags = single & (self.lent == self.laid)
        some = np.flatnonzero(found)
        ends = list(dict.fromkeys((site.chain, site.end) for site in self.sites))
        earns = np.array(
            [[take.earns(*end) for take in self.field.lifted] for end in ends], np.bool_
        ).reshape(len(ends), len(self.field.lifted))
        which = np.array([ends.index((site.chain, site.end)) for site in self.sites], np.int64)
        found[some] = earns[which[self.found.slot[some]], first[some]]
        return found

    def cut(self, rows: Ints | Flags) -> "Coups":
        """Some of the rows."""
        return Coups(self.field, self.sites, self.found.cut(rows), self.words)

    def cells(self, row: int) -> list[tuple[Cell, str]]:
        """The cells that get a letter, and which; a turned letter and those beside it aside."""
        site, word = self.site(row), self.word(row)
        ahead, back = int(self.found.ahead[row]), int(self.found.back[row])
        fixed = len(site.slot.fixed)
        if site.slot.before:
            signs = word[:ahead][::-1] + word[ahead + fixed :]
        else:
            signs = word[back + fixed :] + word[:back][::-1]
        return [*zip(site.cells(ahead, back), signs, strict=True)]

    def tell(self, row: int) -> Lay:
        """The row as a move, without the options it earns."""
        site = self.site(row)
        cells = [*self.cells(row), *site.added]
        letters = self.field.provided(cells, self.lifted(row))
        if site.bent is not None:
            letters.append(Letter(site.origin, site.bent.reads, site.bent.cell))
        return Lay(
            self.field.turn,
            self.field.coup,
            site.chain,
            site.end,
            tuple(letters),
            bend=site.bent is not None,
        )


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
        lifting = Lifting(self.ground, dictionary, risky=risky)
        self.lifted = [] if sources == 0 else lifting.lifted()
        self.sites = Sites(self.ground, self.lifted, dictionary)
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
        own = self.sites.own()
        levels = self._levels([site for site in own if not site.joined])
        yield next(levels)
        if compounds:
            yield self._compounds(own)
        yield self._opened()
        yield from levels
        if piracy:
            yield from self._levels([site for site in self.sites.others() if not site.joined])

    def few_by_few(self) -> Iterator[Coups]:
        """The coups without piracy, of one place, then of two, of four …: who asks whether there is
        any does not wait for all."""
        own: list[Site] = []
        some: list[Site] = []
        many = 1
        for site in self.sites.each_own():
            own.append(site)
            if not site.joined:
                some.append(site)
            if len(some) == many:
                yield self._found(some)
                some, many = [], 2 * many
        if some:
            yield self._found(some)
        yield self._opened()
        yield self._compounds(own)

    def _levels(self, sites: list[Site]) -> Iterator[Coups]:
        for found in self._words.levels([site.slot for site in sites]):
            yield Coups(self, sites, found, self._words)

    def told(self, *, ranked: bool = False) -> Iterator[Lay]:
        """Every coup as a move, without options; `ranked`: the most promising of each batch first.

        Left out is what only puts letters back where they lay (Q-20).
        """
        from logomachie.games.guerre_des_mots.solver.promise import Prospect  # noqa: PLC0415  # it reads coups

        prospect = Prospect(self.table) if ranked else None
        for coups in self.batches():
            rows = np.arange(len(coups))
            if prospect is not None:
                rows = np.argsort(-prospect.of(coups), kind="stable")
            for start in range(0, len(rows), TOLD):
                some = coups.cut(rows[start : start + TOLD])
                for row in range(len(some)):
                    lay = some.tell(row)
                    if self.is_new(lay):
                        yield lay

    def is_new(self, lay: Lay) -> bool:
        """Whether the board has not stood so in this turn, nor too often (Q-20, Q-54)."""
        if self._repeats.is_free(lay):
            return True
        return judged(lay, self.table, self.dictionary) is not None

    @cached_property
    def _repeats(self) -> Repeats:
        return Repeats(self.table)

    def _found(self, sites: list[Site]) -> Coups:
        return Coups(self, sites, self._words.found([site.slot for site in sites]), self._words)

    def _opened(self) -> Coups:
        """A new chain: a letter of the arsenal at least (TWO-02), the first only those (Q-09)."""
        coups = self._found(list(self.sites.bases()))
        most = coups.laid if self.table.seat in self.table.opened else 1
        return coups.cut(coups.lent < most)

    def _compounds(self, own: list[Site]) -> Coups:
        """Compounds with the cross of the arsenal, and compounds that stand there lengthened."""
        sites = [site for site in own if site.joined]
        if CROSS in self.table.arsenal:
            sites += self.sites.compounds()
        coups = Coups(self, sites, self._joined.found([site.slot for site in sites]), self._joined)
        return coups.cut(np.array([self._lies(coups, row) for row in range(len(coups))], np.bool_))

    def _lies(self, coups: Coups, row: int) -> bool:
        """Whether the cross of a compound is at hand, and no letter of it on violet (CELL-05)."""
        cells = coups.cells(row)
        crosses = sum(sign == HYPHEN for _, sign in cells)
        is_compound = coups.site(row).how == "COMPOUND"
        return (
            crosses <= self.table.arsenal.count(CROSS)
            and is_compound == (crosses > 0)
            and all(
                sign == HYPHEN or self.table.options.grid.colour(cell) != "v"
                for cell, sign in cells
            )
        )

    def provided(self, cells: list[tuple[Cell, str]], lifted: list[Lifted]) -> list[Letter]:
        """A letter for every cell: what is lifted, then the arsenal, jokers where it has none."""
        wanted = dict(_ends_first(cells))
        letters = self._lent(wanted, lifted) if lifted else []
        if not wanted:
            return letters
        held = dict(self._held)
        rare = [(cell, sign) for cell, sign in wanted.items() if sign not in _FRONTS]
        plain = [(cell, sign) for cell, sign in wanted.items() if sign in _FRONTS]
        for cell, sign in (*rare, *plain) if rare else plain:
            letters.append(Letter(cell, sign, None, self._token(held, sign)))
        return letters

    def _lent(self, wanted: dict[Cell, str], lifted: list[Lifted]) -> list[Letter]:
        """The pieces lifted, each on the first cell that wants what it reads; jokers last."""
        letters = []
        pieces = [lent for take in lifted for lent in take.lent]
        if len(lifted) > 1:
            pieces.sort(key=_is_joker)
        for piece, reads in pieces:
            cell = next(cell for cell, sign in wanted.items() if sign == reads)
            del wanted[cell]
            letters.append(Letter(cell, reads, piece.cell))
        return letters

    @cached_property
    def _held(self) -> Counter[Token]:
        return Counter(self.table.arsenal)

    def _token(self, held: dict[Token, int], sign: str) -> Token:
        """A token that reads so: of several the one there are most of; a joker if there is none."""
        if sign == HYPHEN:
            held[CROSS] -= 1
            return CROSS
        fits = [token for token in self._reading.get(sign, ()) if held[token] > 0]
        token = (max(fits, key=held.__getitem__) if len(fits) > 1 else fits[0]) if fits else JOKER
        held[token] -= 1
        return token

    @cached_property
    def _reading(self) -> dict[str, list[Token]]:
        """The tokens of the arsenal by what they can read."""
        found: dict[str, list[Token]] = {}
        for token in dict.fromkeys(self.table.arsenal):
            tile = self.table.options.tiles.tiles[token]
            faces = (tile.front, tile.back) if self.lexis.accents else (tile.front,)
            for face in faces:
                if face and token not in (JOKER, CROSS):
                    found.setdefault(face, []).append(token)
        return found


def _is_joker(lent: tuple[Piece, str]) -> bool:
    return lent[0].token == JOKER


_FRONTS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def _ends_first(cells: list[tuple[Cell, str]]) -> list[tuple[Cell, str]]:
    """The outer cells first: there a consonant can shoot and a joker cannot."""
    return [*cells[-1:], *cells[:-1]]
