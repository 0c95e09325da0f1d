"""The glance of `glance.c` in plain Python: the same draws, the same coups in the same order. It
serves where there is no core, and says what the core must find."""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from logomachie.games.guerre_des_mots.rules.types import JOKER as WILD
from logomachie.games.guerre_des_mots.rules.types import Cell, Chain
from logomachie.games.guerre_des_mots.solver.ends import WIDE, Lent, Place
from logomachie.games.guerre_des_mots.solver.ground import SQUARE
from logomachie.games.guerre_des_mots.solver.promise import (
    HARM,
    JOKER,
    LETTER,
    REPLAY,
    WIN,
    Prospect,
)
from logomachie.games.guerre_des_mots.solver.road import FARTHEST

if TYPE_CHECKING:
    from logomachie.games.guerre_des_mots.solver.glance import Glance

ROUND = (1 << 64) - 1
FINE = 1 << 53
LOT = 31  # bits of a lot
MOVED = 0.6  # a letter more to be moved, beyond the first
WAYS = 256  # of laying one word
NEAR_WIN = 2.2


@dataclass(frozen=True)
class Row:
    """A coup by its numbers: where, which form, how many letters, which takes (-1: none)."""

    place: int
    form: int
    ahead: int
    takes: tuple[int, int]
    score: float


class Seen(NamedTuple):
    """The coups that promise most, the best first, and how many words were noticed."""

    rows: list[Row]
    noticed: int


@dataclass(frozen=True)
class Reach:
    """So many letters at a place: what must leave for them, what they bring."""

    need: int
    gain: float
    green: int
    wins: bool


@dataclass
class Spot:
    """A place with all it can bear."""

    place: Place
    number: int
    chain: Chain | None  # None: a new one
    reach: list[Reach] = field(default_factory=list)


@dataclass(frozen=True)
class Loan:
    """A take with what it removes and what it costs its owner."""

    lent: Lent
    letters: Counter[str]
    removed: int
    harm: float
    size: int  # pieces of its chain


class PlainGlance:
    """One position, opened."""

    def __init__(self, glance: "Glance") -> None:
        self.glance, self.table = glance, glance.table
        self.prospect = Prospect(self.table)
        self.rows = self.table.options.grid.rows
        self.bits = {cell: 1 << n for n, cell in enumerate(self._cells())}
        self.near: dict[Cell, int] = {}
        for (row, column), bit in self.bits.items():
            for r, c in SQUARE:
                beside = row + r, column + c
                self.near[beside] = self.near.get(beside, 0) | bit
        tiles = self.table.options.tiles.tiles
        held = [tiles[token] for token in self.table.arsenal if token not in (WILD, "+")]
        self.front = Counter(tile.front for tile in held)
        self.back = Counter(tile.back for tile in held if self.table.options.accents)
        self.jokers = self.table.arsenal.count(WILD)
        self.loans = [self._loan(lent) for lent in glance.lent]
        self.loose = 0
        for loan in self.loans:
            self.loose |= loan.removed
        chains = self.table.chains
        self.spots = [
            Spot(place, n, chains.get(place.chain)) for n, place in enumerate(glance.places)
        ]
        for spot in self.spots:
            self._survey(spot)

    def _cells(self) -> list[Cell]:
        return [piece.cell for offered in self.glance.offered for piece in offered.path]

    def _loan(self, lent: Lent) -> Loan:
        chain = self.table.chains[lent.chain]
        left = chain.path[lent.counts[0] : len(chain.path) - lent.counts[1]]
        harm = 0.0
        if chain.seat != self.table.seat:
            far = self.prospect.far(chain.seat, Chain(chain.id, chain.seat, chain.base, left))
            harm = HARM * self._fear(chain.seat, far)
        letters = Counter(piece.reads for piece in lent.pieces)
        removed = sum(self.bits[piece.cell] for piece in lent.pieces)
        return Loan(lent, letters, removed, harm, len(chain.path))

    def _fear(self, seat: int, after: float) -> float:
        before = self.prospect.now[seat]
        return (min(after, FARTHEST) - before) * (3.0 if before < NEAR_WIN else 1.0)

    def _survey(self, spot: Spot) -> None:
        """What each number of letters needs and brings, as far as there is room."""
        place, green = spot.place, 0
        touched = 0
        if spot.chain is not None:
            path = spot.chain.path
            pieces = path[len(path) - place.spare :] if place.end else path[: place.spare]
            touched = sum(self.bits[piece.cell] for piece in pieces)
        cells = [cell for cell, _ in place.added] + place.cells(WIDE)
        need = 0
        for n, cell in enumerate(cells):
            is_touching = n == 0 or (n == 1 and len(place.added) == 1)
            need |= self.near.get(cell, 0) & ~(touched if is_touching else 0)
            colour = self.table.options.grid.colour(cell)
            if colour in ("", "v") or cell in self.table.closed or need & ~self.loose:
                return
            ahead = n + 1 - len(place.added)
            if ahead > 0:
                green += colour == "g"
                wins = spot.chain is not None and self._wins(spot, ahead)
                spot.reach.append(Reach(need, self._gain(spot, cell), green, wins))

    def _gain(self, spot: Spot, cell: Cell) -> float:
        place, chain = spot.place, spot.chain
        seat = self.table.seat if chain is None else chain.seat
        after = float(self.prospect.road(seat)[int(place.step[1] != 0)][cell])
        if chain is None:
            return (FARTHEST - after) / FARTHEST
        if seat == self.table.seat:
            return min(2.0, self.prospect.now[seat] - after)
        other = self.prospect.from_end(seat, chain.path, 1 - place.end)
        return HARM * self._fear(seat, min(after, other)) - 0.5

    def _wins(self, spot: Spot, ahead: int) -> bool:
        """Whether the word lies on four cells that win."""
        place, table = spot.place, self.table
        if spot.chain is None or spot.chain.seat != table.seat or len(place.fixed) + ahead != 4:
            return False
        (row, column), (down, right) = place.origin, place.step
        cells = {(row + n * down, column + n * right) for n in range(ahead - 3, ahead + 1)}
        lines = list(table.options.grid.cross)
        if table.options.side_goals:
            lines.append(table.options.grid.goal(table.places[table.seat]))
        return any(cells == set(line) for line in lines)

    def best(self, seed: int, count: int, draws: int, most: int) -> Seen:
        """The coups that promise most, the best first."""
        state, noticed = seed, set[int]()
        found: list[Row] = []
        heights = self.glance.words.heights
        for _ in range(draws):
            if len(noticed) >= count:
                break
            state, number = _mixed(state)
            form = int(heights.searchsorted(number >> (64 - LOT), side="right"))
            state, number = _mixed(state)
            if form in noticed:
                continue
            ways, fewest = self._laid(form)
            if ways and (number >> 11) / FINE < _power(fewest - 1):
                noticed.add(form)
                found = sorted([*found, *ways], key=lambda row: -row.score)[:most]
        return Seen(found, len(noticed))

    def _laid(self, form: int) -> tuple[list[Row], int]:
        """Every way to lay a word; the fewest letters one must move for it."""
        word = self.glance.words.word(form)
        fits = [loan for loan in enumerate(self.loans) if set(loan[1].letters) <= set(word)]
        ways: list[Row] = []
        fewest = WIDE
        for spot in self._where(word):
            place, before = spot.place, len(ways)
            ahead = len(word) - len(place.fixed)
            is_base = spot.chain is None
            if not 1 <= ahead <= len(spot.reach) or (is_base and ahead != 4):
                continue
            there = word[:ahead] if place.before else word[len(place.fixed) :]
            if (word[ahead:] if place.before else word[: len(place.fixed)]) != place.fixed:
                continue
            letters = there + "".join(sign for _, sign in place.added)
            ways.extend(self._provided(spot, form, ahead, letters, fits))
            ways = ways[:WAYS]
            if len(ways) > before:
                fewest = min(fewest, len(letters))
        return ways, fewest

    def _where(self, word: str) -> list[Spot]:
        """The places whose signs a word begins with, then those it ends with, then bare ones."""
        fixed = [spot for spot in self.spots if spot.place.fixed]
        return [
            *(s for s in fixed if not s.place.before and s.place.fixed[0] == word[0]),
            *(s for s in fixed if s.place.before and s.place.fixed[-1] == word[-1]),
            *(s for s in self.spots if not s.place.fixed),
        ]

    def _provided(
        self, spot: Spot, form: int, ahead: int, letters: str, fits: list[tuple[int, Loan]]
    ) -> list[Row]:
        """Every way to provide the letters: from the arsenal, with one take, with two."""
        wanted, need = Counter(letters), spot.reach[ahead - 1].need
        found = [self._row(spot, form, ahead, (), wanted)] if not need else []
        is_base = spot.chain is None
        if is_base and not self.glance.has_opened:
            fits = []
        for at, one in enumerate(fits):
            if not self._may(spot, one[1]) or not one[1].letters <= wanted:
                continue
            left = wanted - one[1].letters
            if not need & ~one[1].removed:
                found.append(self._row(spot, form, ahead, (one,), left))
            for other in fits[at + 1 :]:
                apart = other[1].lent.chain != one[1].lent.chain
                if not apart or not self._may(spot, other[1]) or not other[1].letters <= left:
                    continue
                if not need & ~(one[1].removed | other[1].removed):
                    rest = left - other[1].letters
                    found.append(self._row(spot, form, ahead, (one, other), rest))
        return [row for row in found if row is not None]

    def _may(self, spot: Spot, loan: Loan) -> bool:
        """Whether a take may go to a place: of its own chain only from the other end."""
        if spot.place.chain != loan.lent.chain:
            return True
        stays = loan.size - len(loan.lent.pieces) >= spot.place.keep
        return not loan.lent.counts[spot.place.end] and stays

    def _row(
        self,
        spot: Spot,
        form: int,
        ahead: int,
        loans: tuple[tuple[int, Loan], ...],
        wanted: Counter[str],
    ) -> Row | None:
        """A coup, if the arsenal has what is still wanted."""
        jokers = self._lacking(wanted)
        laid, lent = ahead + len(spot.place.added), sum(len(one.lent.pieces) for _, one in loans)
        if jokers > self.jokers or (spot.chain is None and lent == laid):
            return None
        reach = spot.reach[ahead - 1]
        tactical = len(loans) == 1 and lent == laid and loans[0][1].lent.tactical
        score = reach.gain + REPLAY * min(reach.green + tactical, 2)
        score -= JOKER * jokers + LETTER * (laid - lent)
        score += sum((one.harm for _, one in loans), 0.0)
        takes = [n for n, _ in loans] + [-1] * (2 - len(loans))
        return Row(*(spot.number, form, ahead, (takes[0], takes[1])), score + WIN * int(reach.wins))

    def _lacking(self, wanted: Counter[str]) -> int:
        """How many jokers the arsenal needs; what bears an accent chooses first."""
        bare = self.glance.words.bare
        used, found = Counter[str](), 0
        for sign in sorted(wanted, key=lambda sign: bare(sign) == sign):
            letter = bare(sign)
            have = self.back[sign] if letter != sign else self.front[sign] - used[sign]
            got = min(wanted[sign], have)
            found += wanted[sign] - got
            if letter != sign:
                used[letter] += got
        return found


def _mixed(state: int) -> tuple[int, int]:
    """The next of a series of numbers (SplitMix64)."""
    state = x = (state + 0x9E3779B97F4A7C15) & ROUND
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & ROUND
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & ROUND
    return state, x ^ x >> 31


def _power(times: int) -> float:
    """How readily a word comes to mind for which so many letters more must be moved."""
    ready = 1.0
    for _ in range(times):
        ready *= MOVED
    return ready
