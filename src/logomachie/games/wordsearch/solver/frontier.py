"""All beginnings of words on all lines at once, letter by letter: which words could be read where.

Along a line nothing can pass: the letters a segment holds stay in it in their order, joined by
letters drawn in from the line beyond its ends. So a place of a word is filled from the line, by the
next letter of that sequence, or from beside it. A frontier knows where it stands in the sequence;
whether the letters from beside are distinct and free to come is settled by `wordsearch_sources`.
"""

from dataclasses import dataclass, fields
from functools import cached_property
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from logomachie.games.wordsearch.solver.graph import Ahead
from logomachie.games.wordsearch.solver.lines import LONGEST, Ints, Lines
from logomachie.games.wordsearch.solver.sight import NONE, Sight, key

Flags = NDArray[np.bool_]
Table = TypeVar("Table", bound="Columns")


@dataclass(frozen=True)
class Columns:
    """Columns of equal length, cut and joined together."""

    def cut(self: Table, rows: Ints | Flags) -> Table:
        """Some of the rows."""
        return type(self)(*(getattr(self, field.name)[rows] for field in fields(self)))

    @classmethod
    def joined(cls: type[Table], parts: list[Table]) -> Table:
        """All rows of the parts."""
        names = [field.name for field in fields(cls)]
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


@dataclass(frozen=True)
class Readings(Columns):
    """Words that could be read: a row a word, a ray and a choice of places filled from the line."""

    ray: Ints
    length: Ints
    prefix: Ints  # the letters, five bits each, the last lowest
    along: Ints  # bit q: place q is filled from the line
    stays: Ints  # bit q: and by the very letter that stands there
    after: Ints  # where in the line's sequence the first letter not taken stands

    @property
    def moved(self) -> Ints:
        """How many letters slide, at least."""
        return self.length - np.bitwise_count(self.stays).astype(np.int64)


NOTHING = Readings(*(np.zeros(0, np.int64) for _ in range(6)))


@dataclass(frozen=True)
class Front(Columns):
    """The beginnings of one length."""

    ray: Ints
    node: Ints
    after: Ints
    fresh: Flags  # nothing is taken from the line yet: it may begin before the ray
    prefix: Ints
    along: Ints
    stays: Ints
    must: Ints  # a place ahead and the letter it must get from beside (place + 1, letter); 0: none


@dataclass(frozen=True)
class Steps(Columns):
    """One letter more for rows of a front: what it changes. Rows are built for the hopeful only."""

    row: Ints
    edge: Ints
    after: Ints
    fresh: Flags
    along: Ints  # the bit of the new place, or 0
    stays: Ints
    must: Ints


class Growth(NamedTuple):
    """Beginnings and the edges they may go on with: pairs (row of the front, edge)."""

    row: Ints
    edge: Ints
    letter: Ints


class Frontier:
    """The readings of one position."""

    def __init__(self, lines: Lines, sight: Sight, ahead: Ahead) -> None:
        self.lines, self.sight, self.ahead = lines, sight, ahead
        line, start = lines.ray_line, lines.ray_start
        self.orientation = lines.direction[line] % 4
        self.forward = np.where(lines.direction[line] < 4, 1, -1)
        places = np.minimum(start[:, None] + np.arange(lines.longest), lines.longest)
        self.cell = lines.cell[line[:, None], places]  # (rays, longest)
        self.near = sight.near[self.orientation[:, None], self.cell]
        self.far = sight.far[self.orientation[:, None], self.cell]
        ends = np.minimum(start[:, None] + np.arange(lines.longest + 1), lines.longest + 1)
        self.count = sight.before[
            line[:, None], ends
        ]  # (rays, longest + 1): letters before a place
        self.sequence = sight.sequence[line]
        self.room = lines.length[line] - start

    @cached_property
    def lengths(self) -> Ints:
        """(lines, places, taken): bits r, where a word may end r letters on and none is left."""
        before, longest = self.sight.before, self.lines.longest
        found = np.zeros((len(before), longest + 1, longest + 2), np.int64)
        taken = np.arange(longest + 2)
        for r in range(1, longest + 1):
            inside = before[:, r : longest + 1, None] - taken <= r
            inside &= (np.arange(r, longest + 1) <= self.lines.length[:, None])[:, :, None]
            found[:, : longest + 1 - r] |= inside.astype(np.int64) << r
        return found

    @cached_property
    def before(self) -> Ints:
        """Letters of the line that stand before each ray, as many as could be drawn in."""
        own = self.count[:, 0]
        free = self.room - (self.count[np.arange(len(own)), self.room] - own)
        found = np.zeros(len(own), np.int64)
        for back in range(1, self.lines.longest):
            reached = np.flatnonzero((back <= own) & (back <= free))
            found[reached] |= np.left_shift(1, self.sequence[reached, own[reached] - back])
        return found

    def readings(self, least: int) -> Readings:
        """Every word of at least this many letters that the line and its sides could spell."""
        front, found = self._start(), [NOTHING]
        for q in range(self.lines.longest):
            steps = self._steps(front, q)
            if q + 1 >= least:
                found.append(self._ended(front, steps, q + 1))
            front = self._grown(front, steps.cut(self._hopeful(front, steps, q + 1)))
            if not len(front.ray):
                break
        return Readings.joined(found)

    def _ended(self, front: Front, steps: Steps, length: int) -> Readings:
        """The steps that end a word with every letter of its segment in it, and one moved."""
        ends = np.flatnonzero((self.ahead.final[steps.edge] == 1) & (steps.must == 0))
        ray, after = front.ray[steps.row[ends]], steps.after[ends]
        inside = self.count[ray, length]
        whole = (after >= inside) & (length > inside - self.count[ray, 0])
        done = self._grown(front, steps.cut(ends[whole]))
        many = np.full(len(done.ray), length)
        return Readings(done.ray, many, done.prefix, done.along, done.stays, done.after)

    def _grown(self, front: Front, steps: Steps) -> Front:
        """The rows of a front with these letters added."""
        row, edge = steps.row, steps.edge
        return Front(
            front.ray[row],
            self.ahead.child[edge],
            steps.after,
            steps.fresh,
            front.prefix[row] << 5 | self.ahead.letter[edge],
            front.along[row] | steps.along,
            front.stays[row] | steps.stays,
            steps.must,
        )

    def _start(self) -> Front:
        full = self.count[np.arange(len(self.room)), self.room] - self.count[:, 0] == self.room
        ray = np.flatnonzero(~full)
        nothing = np.zeros(len(ray), np.int64)
        return Front(
            ray,
            np.full(len(ray), self.ahead.root),
            self.count[ray, 0],
            np.ones(len(ray), np.bool_),
            nothing,
            nothing,
            nothing,
            nothing,
        )

    def _steps(self, front: Front, q: int) -> Steps:
        """Every way to make the front one letter longer."""
        near, far = self.near[front.ray, q], self.far[front.ray, q]
        due = front.must >> 5 == q + 1
        wanted = np.where(due, NONE, self.sequence[front.ray, front.after])
        before = np.where(front.fresh & ~due, self.before[front.ray], 0)
        allowed = near | far | before | np.left_shift(1, wanted)
        growth = self._edges(front, np.where(due, 1 << (front.must & 31), allowed))
        row, letter = growth.row, growth.letter
        parts = [self._filled(front, growth, q, near[row], far[row])]
        parts.append(self._taken(front, growth, np.flatnonzero(wanted[row] == letter), q, 0))
        drawn = np.flatnonzero(before[row] >> letter & 1)
        for back in range(1, self.lines.longest if len(drawn) else 1):
            drawn = drawn[front.after[row[drawn]] >= back]
            if not len(drawn):
                break
            ray, after = front.ray[row[drawn]], front.after[row[drawn]]
            chosen = drawn[self.sequence[ray, after - back] == letter[drawn]]
            parts.append(self._taken(front, growth, chosen, q, back))
        return Steps.joined(parts)

    def _edges(self, front: Front, allowed: Ints) -> Growth:
        """Every edge of every row with an allowed letter."""
        degree = np.where(self.ahead.mask[front.node] & allowed, self.ahead.degree[front.node], 0)
        row = np.repeat(np.arange(len(degree)), degree)
        first = front.node - (np.cumsum(degree) - degree)
        edge = first[row] + np.arange(len(row))
        letter = self.ahead.letter[edge]
        kept = np.flatnonzero(allowed[row] >> letter & 1)
        return Growth(row[kept], edge[kept], letter[kept])

    def _filled(self, front: Front, growth: Growth, q: int, near: Ints, far: Ints) -> Steps:
        """The pairs whose letter stands beside the line, in sight or behind others that may go."""
        seen = np.flatnonzero(near >> growth.letter & 1)
        maybe = np.flatnonzero(far >> growth.letter & 1)
        can, need = self._can_come(front, Growth(*(c[maybe] for c in growth)), q)
        chosen = np.concatenate([seen, maybe[can]])
        need = np.concatenate([np.zeros(len(seen), np.int64), need[can]])
        row, nothing = growth.row[chosen], np.zeros(len(chosen), np.int64)
        must = front.must[row]
        must = np.where((must == 0) | (must >> 5 == q + 1), need, must)
        return Steps(
            row, growth.edge[chosen], front.after[row], front.fresh[row], nothing, nothing, must
        )

    def _taken(self, front: Front, growth: Growth, chosen: Ints, q: int, back: int) -> Steps:
        """The chosen pairs with their letter from the line, `back` letters before its ray."""
        row = growth.row[chosen]
        ray, which = front.ray[row], front.after[row] - back
        there = self.sight.letter[self.cell[ray, q]] != NONE
        stays = there & (which == self.count[ray, q])
        return Steps(
            row,
            growth.edge[chosen],
            which + 1,
            np.zeros(len(row), np.bool_),
            np.full(len(row), 1 << q),
            stays.astype(np.int64) << q,
            front.must[row],
        )

    def _hopeful(self, front: Front, steps: Steps, q: int) -> Ints:
        """The steps that may still lead to a word with all letters of its segment in it."""
        node, ray = self.ahead.child[steps.edge], front.ray[steps.row]
        line, place = self.lines.ray_line[ray], self.lines.ray_start[ray] + q
        rows = np.flatnonzero(self.ahead.ends[node] & self.lengths[line, place, steps.after])
        node, ray, after, must = node[rows], ray[rows], steps.after[rows], steps.must[rows]
        owed = after < self.count[ray, q]  # passed, and to be moved on
        hope = ~owed | (self.ahead.later[node] >> self.sequence[ray, after] & 1 == 1)
        bound = np.flatnonzero(must)
        ahead = np.minimum((must[bound] >> 5) - q, LONGEST)
        hope[bound] &= self.ahead.at[ahead, node[bound]] >> (must[bound] & 31) & 1 == 1
        kept: Ints = rows[hope]
        return kept

    def _can_come(self, front: Front, growth: Growth, q: int) -> tuple[Flags, Ints]:
        """Whether a letter with others in its way could come: each of those must have a place of
        its own in the word, behind (known) or ahead (possible); and a place ahead it depends on."""
        options = self.sight.options
        ray = front.ray[growth.row]
        off = len(self.sight.letter) - 1
        place = key(self.orientation[ray], self.cell[ray, q], growth.letter, off)
        first, many = options.start[place], options.start[place + 1] - options.start[place]
        pair = np.repeat(np.arange(len(place)), many)
        option = (first - (np.cumsum(many) - many))[pair] + np.arange(len(pair))
        depth, need = options.depth[option], np.zeros(len(pair), np.int64)
        for nth in range(int(depth.max(initial=0))):
            due = np.flatnonzero(depth > nth)
            way = options.ray[option[due]]
            fits, place_ahead = self._has_place(front, growth, q, pair[due], way, nth)
            need[due] = np.where(need[due] == 0, place_ahead, need[due])
            kept = np.ones(len(pair), np.bool_)
            kept[due[~fits]] = False
            pair, option, depth, need = pair[kept], option[kept], depth[kept], need[kept]
        ways = np.bincount(pair, minlength=len(place))
        must = np.zeros(len(place), np.int64)
        must[pair] = need
        return ways > 0, np.where(ways == 1, must, 0)

    def _has_place(
        self, front: Front, growth: Growth, q: int, pair: Ints, way: Ints, nth: int
    ) -> tuple[Flags, Ints]:
        """Whether the nth letter on this way to place q could fill another place of the word, and
        which place, where that is the only one and still ahead."""
        row = growth.row[pair]
        ray = front.ray[row]
        cell, line = self.cell[ray, q], self.orientation[ray]
        letter = self.sight.along_ray[nth, cell, way]
        known = np.zeros(len(pair), np.bool_)
        hopes, need = np.zeros(len(pair), np.int64), np.zeros(len(pair), np.int64)
        for leap in self.lines.leap[:, line, cell, way, self.sight.away[nth, cell, way]]:
            there = q + leap * self.forward[ray]
            behind = np.flatnonzero((there >= 0) & (there < q))
            back, at = q - 1 - there[behind], row[behind]
            same = (front.prefix[at] >> 5 * back & 31) == letter[behind]
            known[behind] |= same & (front.along[at] >> there[behind] & 1 == 0)
            ahead = np.flatnonzero((there > q) & (there < self.room[ray]))
            node = self.ahead.child[growth.edge[pair[ahead]]]
            possible = self.ahead.at[there[ahead] - q, node] >> letter[ahead] & 1 == 1
            ahead = ahead[possible]
            hopes[ahead] += 1
            need[ahead] = there[ahead] + 1 << 5 | letter[ahead]
        return known | (hopes > 0), np.where(known | (hopes > 1), 0, need)
