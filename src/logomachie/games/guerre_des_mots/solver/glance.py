"""A glance at a position: words come to mind one by one, the more readily the commoner and the
shorter, and each is tried wherever it can be laid in the plain ways, until so many were noticed.

The coups of a level are chosen so where many positions are looked at, as in play-outs: nothing is
searched that does not come to mind. What is told the rules judge; the core does the work, and
`plain_glance` the same where there is none.
"""

import ctypes
from functools import cache, cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from logomachie.games.guerre_des_mots.rules import chain as chains
from logomachie.games.guerre_des_mots.rules.chain import way
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary, bare
from logomachie.games.guerre_des_mots.rules.grid import Grid, Line
from logomachie.games.guerre_des_mots.rules.sites import MOST_CHAINS
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.rules.types import CROSS, JOKER, Cell, Chain, Lay
from logomachie.games.guerre_des_mots.rules.types import Place as PlaceName
from logomachie.games.guerre_des_mots.solver.ends import NO_SIGN, WIDE, Ends, Lent, Offered, Place
from logomachie.games.guerre_des_mots.solver.forms import Forms
from logomachie.games.guerre_des_mots.solver.ground import stepped
from logomachie.games.guerre_des_mots.solver.hand import Hand
from logomachie.games.guerre_des_mots.solver.plain_glance import PlainGlance, Row, Seen
from logomachie.native.library import address, library

LOT, GUIDE = 31, 17  # bits of a lot, and of its index
REMEMBERED = 4_000  # chains, of each list of words


class Wordlist:
    """Words as a glance draws them."""

    def __init__(self, forms: Forms, ready: NDArray[np.float64], dictionary: Dictionary) -> None:
        """`ready`: how readily each form comes to mind; `dictionary`: what may be left of a word
        that letters are taken from."""
        self.forms, self.dictionary = forms, dictionary
        self.codes = {sign.upper(): code for code, sign in enumerate(forms.alphabet)}
        self.text = np.full((len(forms), WIDE), NO_SIGN, np.uint8)
        for size, block in enumerate(forms.letters[: WIDE + 1]):
            self.text[forms.start[size] : forms.start[size + 1], :size] = block.T
        ready = np.where(forms.sizes <= WIDE, ready, 0.0)
        self.order = np.argsort(-ready, kind="stable")  # what is drawn often lies together
        self.text = self.text[self.order]
        drawn = ready[self.order].cumsum()
        self.heights = np.floor(drawn / drawn[-1] * (1 << LOT)).astype(np.uint32)
        lots = np.arange(1 << GUIDE, dtype=np.uint32) << np.uint32(LOT - GUIDE)
        self.guide = np.searchsorted(self.heights, lots, side="right").astype(np.uint32)
        under = [self.codes[self.bare(sign)] for sign in self.codes]
        self.under = np.array([*under, *range(len(under), NO_SIGN)], np.uint8)
        self._lent: dict[Chain, tuple[Lent, ...]] = {}
        self._offered: dict[tuple[Chain, bool, bool, bool], tuple[Offered, bytes]] = {}

    def word(self, form: int) -> str:
        """A form as it is drawn, as tokens spell it."""
        return self.forms.word(int(self.order[form])).upper()

    def bare(self, sign: str) -> str:
        """The letter under an accent, itself where there is none."""
        letter = bare(sign)
        return letter if letter in self.codes else sign

    def offered(
        self, chain: Chain, *, foreign: bool, lends: bool, carries: bool
    ) -> tuple[Offered, bytes]:
        """What a chain offers to its owner or to others, remembered while it stands."""
        key = chain, foreign, lends, carries
        found = self._offered.get(key)
        if found is None:
            if len(self._offered) >= REMEMBERED:
                self._offered.clear()
                self._lent.clear()
            ends = Ends(chain, self.dictionary)
            if lends and chain not in self._lent:
                self._lent[chain] = tuple(ends.lent())
            lent = self._lent[chain] if lends else ()
            places = tuple(ends.places(foreign=foreign)) if carries else ()
            offered = Offered(chain.seat, chain.path, lent, places)
            found = self._offered[key] = offered, offered.told(self.codes)
        return found


class Glance:
    """One position as one seat sees it, opened to be looked at."""

    def __init__(self, table: Table, words: Wordlist, *, pirates: bool = True) -> None:
        """`pirates`: whether words on the chains of others are thought of."""
        self.table, self.words = table, words
        frozen, options = table.is_frozen, table.options
        found = []
        for chain in table.chains.values():
            foreign = chain.seat != table.seat
            shut = foreign and (frozen or chains.is_blockaded(chain.path, options.grid))
            shut = shut or table.phase == "FIRST"
            carries = not shut and (not foreign or (pirates and options.piracy))
            found.append(words.offered(chain, foreign=foreign, lends=not shut, carries=carries))
        found.append(_bases(table))
        self.offered = [offered for offered, _ in found]
        self.told = b"".join([told for _, told in found])
        self.has_opened = table.seat in table.opened
        self.hand = Hand(table, accents=table.options.accents)

    @cached_property
    def places(self) -> list[Place]:
        """Where words may go, in the order of the chains."""
        return [place for offered in self.offered for place in offered.places]

    @cached_property
    def lent(self) -> list[Lent]:
        """What may be lifted, in the order of the chains."""
        return [lent for offered in self.offered for lent in offered.lent]

    def best(self, seed: int, count: int, draws: int, most: int) -> Seen:
        """The coups that promise most, the best first, of so many words noticed; `draws`: how many
        may come to mind."""
        search = _seen if library() is not None else plainly
        return search(self, seed, count, draws, most)

    def tell(self, row: Row, turn: int = 0, coup: int = 0) -> Lay:
        """A row as a move."""
        place, word = self.places[row.place], self.words.word(row.form)
        signs = word[: row.ahead][::-1] if place.before else word[len(place.fixed) :]
        wanted = [*zip(place.cells(row.ahead), signs, strict=True), *place.added]
        lending = [self.lent[n].lending for n in row.takes if n >= 0]
        letters = self.hand.provided(wanted, lending)
        return Lay(turn, coup, place.chain, place.end, tuple(letters))


def _bases(table: Table) -> tuple[Offered, bytes]:
    """One's free bases (ORD-02, Q-52)."""
    if len(table.own()) >= MOST_CHAINS:
        return _founding(table.seat, ())
    return _founding(table.seat, tuple(table.options.grid.bases[table.places[table.seat]].values()))


@lru_cache
def _founding(seat: int, lines: tuple[Line, ...]) -> tuple[Offered, bytes]:
    steps = [(line[0], way(line[0], line[1])) for line in lines]
    places = tuple(Place(0, 0, stepped(cell, step, -1), step) for cell, step in steps)
    offered = Offered(seat, (), (), places)
    return offered, offered.told({})


class Ground(ctypes.Structure):
    """A board with its goals as C sees it (`road.h`)."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("colours", "lines")),
        *((name, ctypes.c_int32) for name in ("size", "crosses", "sides", "has_long")),
    ]


class Position(ctypes.Structure):
    """A position as C sees it (`glance.h`)."""

    _fields_ = [
        ("ground", Ground),
        *((name, ctypes.c_void_p) for name in ("text", "heights", "guide", "offered")),
        *((name, ctypes.c_void_p) for name in ("front", "back", "under")),
        ("seed", ctypes.c_uint64),
        *((name, ctypes.c_int32) for name in ("chains", "seat", "seats", "jokers")),
        *((name, ctypes.c_int32) for name in ("has_opened", "count", "draws", "most")),
    ]


class Coup(ctypes.Structure):
    """A coup as C tells it."""

    _fields_ = [
        *((name, ctypes.c_int32) for name in ("place", "form", "ahead")),
        ("take", ctypes.c_int32 * 2),
        ("jokers", ctypes.c_int32),
        ("score", ctypes.c_double),
    ]


def plainly(glance: Glance, seed: int, count: int, draws: int, most: int) -> Seen:
    """The coups as numbers, without the core."""
    return PlainGlance(glance).best(seed, count, draws, most)


@lru_cache(64)
def _board(
    grid: Grid, places: tuple[PlaceName, ...], closed: frozenset[Cell]
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """What each cell is, and the lines of the cross and of the seats' sides."""
    colours = np.array(
        [
            (sign != "v") + 2 * (sign == "g") + 4 * ((r, c) in closed)
            for r, row in enumerate(grid.rows)
            for c, sign in enumerate(row)
        ],
        np.uint8,
    )
    lines = np.array([*grid.cross, *map(grid.goal, places)], np.uint8)
    return colours, lines


def _seen(glance: Glance, seed: int, count: int, draws: int, most: int) -> Seen:
    """The coups as numbers, by the core."""
    table, words = glance.table, glance.words
    options = table.options
    colours, lines = _board(options.grid, table.places, table.closed)
    front, back, jokers = held(glance)
    offered = np.frombuffer(glance.told, np.uint8)
    ground = Ground(
        address(colours),
        address(lines),
        len(options.grid.rows),
        len(options.grid.cross),
        len(table.places) if options.side_goals else 0,
        options.long_words,
    )
    columns = (words.text, words.heights, words.guide, offered, front, back, words.under)
    position = Position(
        ground,
        *map(address, columns),
        seed,
        len(glance.offered),
        table.seat,
        len(table.places),
        jokers,
        glance.has_opened,
        count,
        draws,
        most,
    )
    found, noticed = (Coup * most)(), ctypes.c_int32()
    many = _call()(ctypes.byref(position), found, ctypes.byref(noticed))
    if many < 0:  # more than the core has room for
        return plainly(glance, seed, count, draws, most)
    rows = [Row(one.place, one.form, one.ahead, tuple(one.take), one.score) for one in found[:many]]
    return Seen(rows, noticed.value)


def held(glance: Glance) -> tuple[NDArray[np.uint8], NDArray[np.uint8], int]:
    """By code the tokens of the arsenal that read so, and those that do when they are turned; the
    jokers."""
    front, back = np.zeros((2, NO_SIGN), np.uint8)
    table, codes = glance.table, glance.words.codes
    for token in table.arsenal:
        if token in (JOKER, CROSS):
            continue
        tile = table.options.tiles.tiles[token]
        front[codes[tile.front]] += 1
        if table.options.accents and tile.back in codes:
            back[codes[tile.back]] += 1
    return front, back, table.arsenal.count(JOKER)


@cache
def _call() -> Any:  # a function of the core
    core = library()
    assert core is not None
    core.guerre_glance.restype = ctypes.c_int
    core.guerre_glance.argtypes = [ctypes.c_void_p] * 3
    return core.guerre_glance
