"""The best whole turn of Cadenas: several lays and lengthenings, at most one capture, padlocks,
and the card that goes back.

What a turn brings is a sum: of its words, of the padlocks it places, of the cards it keeps, less
what it gives away. So the best turn that uses a given part of the hand is found word by word, over
all parts at once, and nothing is left out: the search is exact up to `MOST_CARDS` in hand,
`MOST_MADE` proper nouns made, `MOST_PLACED` padlocks placed in one turn and `MOST_WAYS` looked at
on the way, and says if it was not. What it looks at is counted, never timed: the same question has
the same answer on any machine, and none can take long.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

from logomachie.games.cadenas.rules.cards import lacking
from logomachie.games.cadenas.solver.hand import Floats, Parts
from logomachie.games.cadenas.solver.search import Choice, Position

MOST_CARDS = 10  # in hand: 1 024 parts; a hand of the rules has eight
MOST_MADE = 3  # proper nouns that take a padlock of the supply in one turn
MOST_PLACED = 4  # padlocks placed in one turn
MOST_WAYS = 25_000_000  # to set two parts beside each other, in one search: well under a second
NEVER = -np.inf

Made: TypeAlias = tuple[int, int, int]  # padlocks from the supply, placed, seized


class Taste(NamedTuple):
    """What a player gives for things, all in points."""

    values: Sequence[float]  # of each choice, as it stands when made
    shields: Sequence[float]  # of a padlock on the word each choice makes
    standing: Mapping[int, float]  # of a padlock on each own word that can bear one
    keep: Mapping[str, tuple[float, ...]] = {}  # of having k cards of a letter after the turn
    gift: Mapping[str, float] = {}  # what a card put back gives to the others


class Whole(NamedTuple):
    """A whole turn."""

    plays: tuple[Choice, ...]
    locks: tuple[tuple[int | None, str], ...]  # word that gets a padlock (None: one just laid)
    back: str  # cards that go back
    value: float


class Found(NamedTuple):
    """The best turn for every part of the hand, the best first."""

    turns: tuple[Whole, ...]
    exact: bool  # False: the hand or the padlocks went beyond the bounds


class Option(NamedTuple):
    """One thing a group of plays may do with a part of the hand."""

    choice: Choice | None
    lock: tuple[int | None, str] | None


class Group:
    """Plays that exclude each other: for every part and padlock balance, the best of them."""

    def __init__(self) -> None:
        self.options: dict[Made, dict[int, tuple[float, Option]]] = {}
        self.add((0, 0, 0), 0, 0.0, Option(None, None))

    def add(self, made: Made, part: int, value: float, option: Option) -> None:
        """Offer one more."""
        offered = self.options.setdefault(made, {})
        if part not in offered or value > offered[part][0]:
            offered[part] = (value, option)

    @property
    def promise(self) -> float:
        """What its best play brings."""
        return max(value for offered in self.options.values() for value, _ in offered.values())

    def tables(self, parts: int) -> dict[Made, Floats]:
        """The best value of every part, by padlocks."""
        tables = {made: np.full(parts, NEVER) for made in self.options}
        for made, offered in self.options.items():
            tables[made][[*offered]] = [value for value, _ in offered.values()]
        return tables


class Search:
    """One position searched with one taste."""

    def __init__(self, at: Position, choices: Sequence[Choice], taste: Taste) -> None:
        self.at, self.taste, self.locked = at, taste, at.locked
        self.exact = len(at.hand) <= MOST_CARDS
        self.hand = at.hand if self.exact else _fewer(at.hand, choices)
        self.parts = Parts(self.hand)
        self.within = [
            (n, choice)
            for n, choice in enumerate(choices)
            if self.exact or not lacking(self.hand, choice.cards)
        ]
        self.most_made, self.most_placed = self._bounds()
        self.taken = self._captured()
        self.groups = self._affordable([*self._own(), *self._laid()])
        self.tables = {id(group): group.tables(len(self.parts)) for group in self.groups}
        self.taken_tables = self.taken.tables(len(self.parts))

    def _bounds(self) -> tuple[int, int]:
        """How many proper nouns and padlocks can matter in this turn."""
        makers = {choice.word for _, choice in self.within if choice.supply}
        lays = len(self.hand) // max(1, self.at.least_proper) if None in makers else 0
        made = min(self.at.supply, len(makers - {None}) + lays)
        shields = [*self.taste.shields, *self.taste.standing.values()]
        wanted = sum(shield > 0 for shield in shields)
        seized = any(choice.seizes is not None for _, choice in self.within)
        placed = min(wanted, len(self.at.reserve) + made + seized)
        self.exact = self.exact and made <= MOST_MADE and placed <= MOST_PLACED
        return min(made, MOST_MADE), min(placed, MOST_PLACED)

    def _affordable(self, groups: list[Group]) -> list[Group]:
        """All of them, or those that promise most where the search would look at too many ways."""
        left = MOST_WAYS - self._cost(self.taken)
        kept = set[int]()
        for n in sorted(range(len(groups)), key=lambda n: -groups[n].promise):
            left -= self._cost(groups[n])
            if left < 0:
                self.exact = False
                break
            kept.add(n)
        return [group for n, group in enumerate(groups) if n in kept]

    def _cost(self, group: Group) -> int:
        """How many ways are looked at to set a group's plays beside what was played before."""
        return len(self.parts.shape.first) * sum(
            (self.most_made + 1 - made) * (self.most_placed + 1 - placed)
            for made, placed, _ in group.options
            if made <= self.most_made and placed <= self.most_placed
        )

    def _offer(self, group: Group, n: int, choice: Choice) -> None:
        part, value = self.parts.number(choice.cards), self.taste.values[n]
        made, seized = int(choice.supply), int(choice.seizes is not None)
        group.add((made, 0, seized), part, value, Option(choice, None))
        shield = self.taste.shields[n]
        if choice.kind == "common" and shield > 0 and choice.word not in self.locked:
            lock = Option(choice, (choice.word, choice.text))
            group.add((made, 1, seized), part, value + shield, lock)

    def _own(self) -> list[Group]:
        """A group a word of one's own: left, locked, grown, grown and locked."""
        groups: dict[int, Group] = {}
        for word in self.at.words:
            shield = self.taste.standing.get(word.id, 0.0)
            if shield > 0 and _can_bear(self.at, word.id):
                groups[word.id] = Group()
                groups[word.id].add((0, 1, 0), 0, shield, Option(None, (word.id, word.text)))
        for n, choice in self.within:
            if choice.word is not None and not choice.captures:
                group = groups.setdefault(choice.word, Group())
                self._offer(group, n, choice)
        return [*groups.values()]

    def _laid(self) -> list[Group]:
        """The words laid, one after the other: the same group as often as words fit."""
        laid = [(n, choice) for n, choice in self.within if choice.word is None]
        if not laid:
            return []
        group = Group()
        for n, choice in laid:
            self._offer(group, n, choice)
        return [group] * (len(self.hand) // min(len(choice.text) for _, choice in laid))

    def _captured(self) -> Group:
        """Words of others: one of them at most (CAD-X6)."""
        group = Group()
        for n, choice in self.within:
            if choice.captures:
                self._offer(group, n, choice)
        return group

    def found(self, most: int = 1) -> Found:
        """The best turns, each with another part of the hand, the best first."""
        stages = self._stages()
        last, ways = self._last(stages[-1])
        owed, back = self._back()
        total = last + owed
        order = np.argsort(-total, kind="stable")[:most]
        turns = [
            self._told(int(part), stages, ways, back, float(total[part]))
            for part in order
            if total[part] > NEVER
        ]
        return Found(tuple(turns), self.exact)

    def _stages(self) -> list[Floats]:
        """(made, placed, parts) after no group, one group, two …"""
        start = np.full((self.most_made + 1, self.most_placed + 1, len(self.parts)), NEVER)
        start[0, 0, 0] = 0.0
        stages = [start]
        for group in self.groups:
            after = np.full_like(start, NEVER)
            for (made, placed, _), table in self.tables[id(group)].items():
                for a in range(made, self.most_made + 1):
                    for b in range(placed, self.most_placed + 1):
                        before = stages[-1][a - made, b - placed]
                        np.maximum(after[a, b], self.parts.best(before, table), out=after[a, b])
            stages.append(after)
        return stages

    def _last(self, before: Floats) -> tuple[Floats, list[tuple[Floats, Made, int, int]]]:
        """The capture, if any; only here is it known how many padlocks there are to place."""
        ways = []
        for made, table in self.taken_tables.items():
            for a in range(self.most_made + 1 - made[0]):
                for b in range(self.most_placed + 1 - made[1]):
                    have = len(self.at.reserve) + a + made[0] + made[2]
                    if b + made[1] <= have and before[a, b].max() > NEVER:
                        sums = self.parts.best(before[a, b], table)
                        ways.append((sums, made, a, b))
        return np.max([sums for sums, *_ in ways], axis=0), ways

    def _back(self) -> tuple[Floats, list[str]]:
        """For every part played: what the rest of the hand is worth, and the cards put back."""
        parts, taste = self.parts, self.taste
        rest = parts.number(self.hand) - np.arange(len(parts))
        kept = parts.worth(taste.keep)
        if not self.at.keeps or not self.hand:
            return kept[rest], [""] * len(parts)
        worth, chosen = np.full(len(parts), NEVER), np.zeros(len(parts), np.intp)
        for place, letter in enumerate(parts.letters):
            left = parts.shape.counts[rest, place] > 0
            value = np.full(len(parts), NEVER)
            value[left] = kept[rest[left] - parts.stride[letter]] - taste.gift.get(letter, 0.0)
            chosen[value > worth] = place
            np.maximum(worth, value, out=worth)
        back = [parts.letters[place] for place in chosen.tolist()]
        if not self.at.touched:
            worth[0], back[0] = self._two_back(kept)
        return worth, back

    def _two_back(self, kept: Floats) -> tuple[float, str]:
        """Nothing played: two cards go back, or as many as there are (CAD-F7, R26)."""
        whole, cards = self.parts.number(self.hand), self.hand
        pairs = {a + b for n, a in enumerate(cards) for b in cards[n + 1 :]} or {cards}

        def worth(pair: str) -> float:
            gift = sum(self.taste.gift.get(card, 0.0) for card in pair)
            return float(kept[whole - self.parts.number(pair)]) - gift

        best = max(sorted(pairs), key=worth)
        return worth(best), best

    def _told(
        self,
        part: int,
        stages: list[Floats],
        ways: list[tuple[Floats, Made, int, int]],
        back: list[str],
        value: float,
    ) -> Whole:
        """The plays that reach the best sum of a part."""
        _, made, a, b = max(ways, key=lambda way: way[0][part])
        rest, used, _ = self.parts.split(part, stages[-1][a, b], self.taken_tables[made])
        chosen = [self.taken.options[made][used][1]]
        for before, group in zip(reversed(stages[:-1]), reversed(self.groups), strict=True):
            best: tuple[float, Made, int, int] = (NEVER, (0, 0, 0), rest, 0)
            for made, table in self.tables[id(group)].items():
                if made[0] <= a and made[1] <= b:
                    split = self.parts.split(rest, before[a - made[0], b - made[1]], table)
                    best = max(best, (split[2], made, *split[:2]), key=lambda way: way[0])
            _, made, rest, used = best
            a, b = a - made[0], b - made[1]
            chosen.append(group.options[made][used][1])
        plays = [option.choice for option in chosen if option.choice is not None]
        plays.sort(key=lambda choice: (not choice.supply, not choice.captures, choice.text))
        locks = [option.lock for option in chosen if option.lock is not None]
        return Whole(tuple(plays), tuple(locks), back[part], value)


def _can_bear(at: Position, word: int) -> bool:
    """Whether a padlock may be put on this word (CAD-U4, R10)."""
    return (
        any(own.id == word and own.owner == at.seat and own.kind == "common" for own in at.words)
        and word not in at.locked
    )


def _fewer(hand: str, choices: Sequence[Choice]) -> str:
    """As many cards as the bound allows, those that most plays ask for."""
    asked = {card: sum(card in choice.cards for choice in choices) for card in set(hand)}
    kept = sorted(hand, key=lambda card: -asked[card])[:MOST_CARDS]
    return "".join(sorted(kept))
