"""Which takes go into which bags, bag by bag, those that give most first."""

from dataclasses import dataclass

import numpy as np

from logomachie.games.guerre_des_mots.solver.gains import Weighed
from logomachie.games.guerre_des_mots.solver.nibbles import Flags, Ints

BITS = 16  # for a take, and for what it gives
MASK = (1 << BITS) - 1


@dataclass(frozen=True)
class Fits:
    """A row a bag and a take that goes into it; bag by bag, by falling gain."""

    take: Ints
    first: Ints  # by bag: its first row
    many: Ints  # (bags, gains): its rows that give so much at least
    by_accent: Flags  # by bag: whether accents are counted, not letters

    def enough(self, bag: Ints, least: Ints) -> Ints:
        """Where the rows of these bags end that give so much."""
        end: Ints = self.first[bag] + self.many[bag, np.clip(least, 0, self.many.shape[1] - 1)]
        return end


def fits(weighed: Weighed, group: Ints, allowed: Flags) -> tuple[Flags, Fits]:
    """Which bags can be provided at all, and what goes into these; `allowed`: (groups, takes), the
    takes that bags of a group may use."""
    kept = weighed.short <= 0
    number = np.cumsum(kept) - 1
    packed = [np.zeros(0, np.int64)]
    for bags, take, gains in weighed.fits:
        useful = kept[bags] & allowed[group[bags], take]
        some = number[bags[useful]] << 2 * BITS
        packed.append(some | (MASK - gains[useful].astype(np.int64)) << BITS | take)
    rows = np.sort(np.concatenate(packed))
    gain, count = MASK - (rows >> BITS & MASK), int(kept.sum())
    width = int(gain.max(initial=0)) + 2  # the last is more than any gives
    each = np.bincount((rows >> 2 * BITS) * width + gain, minlength=count * width)
    many = np.cumsum(each.reshape(count, width)[:, ::-1], axis=1)[:, ::-1]
    first = np.cumsum(many[:, 0]) - many[:, 0]
    return kept, Fits(rows & MASK, first, many, weighed.by_accent[kept])
