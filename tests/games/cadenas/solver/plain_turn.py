"""The turn of an imagined player of Cadenas in plain Python: what `turn.c` finds."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from logomachie.games.cadenas.rules.cards import LETTERS as CARDS
from logomachie.games.cadenas.solver.imagined import NOWHERE

if TYPE_CHECKING:
    from tests.games.cadenas.solver.plain_game import Table

PAIR, MOST, LAYS = 2, 10, 3  # as in `game.h` and `turn.c`
ABC = "".join(sorted(CARDS))
Played = tuple[int, ...]  # cards by letter, of those in hand


@dataclass
class Word:
    """A word on the table."""

    text: str
    owner: int
    is_proper: bool
    is_locked: bool


@dataclass
class Lock:
    """A padlock; the word it is on and the one it came with, by their places."""

    owner: int
    place: int
    origin: int


@dataclass(frozen=True)
class Option:
    """A word that may be made in a turn, with the cards it takes."""

    value: int
    part: Played
    word: int
    text: str
    is_proper: bool
    is_made: bool


class Turn:
    """The best turn of who is to play."""

    def __init__(self, table: "Table", hand: str, keeps: bool) -> None:
        self.table, self.worth, self.keeps, self.whole = table, table.worth, keeps, hand
        looked_at = "".join(sorted(hand, reverse=True)[:MOST])
        self.hand = looked_at
        self.kinds = sorted(set(looked_at), reverse=True)
        self.count = [looked_at.count(kind) for kind in self.kinds]
        # the first kind counts fastest, as the core numbers the parts of a hand
        ways = product(*(range(many + 1) for many in reversed(self.count)))
        self.parts: list[Played] = [tuple(reversed(way)) for way in ways]
        self.lasts = table.left < 0
        self.is_followed = table.seats > 1 and table.left != 0
        self.most = len(looked_at) - keeps
        self.best: dict[tuple[bool, Played], int] = {(False, self.parts[0]): 0}
        self.stages: list[dict[tuple[bool, Played], Option]] = []

    def play(self) -> tuple[str, str, bool]:
        """What stays in hand, what goes back, whether a word was made."""
        table = self.table
        self._join(
            [
                option
                for n, word in enumerate(table.words)
                if word.owner != table.active and not word.is_locked
                for option in self._grown(n)
            ]
        )
        for n, word in enumerate([*table.words]):
            if word.owner == table.active and not word.is_proper:
                self._join([*self._grown(n)])
        laid = [*self._grown(NOWHERE)]
        for _ in range(LAYS):
            if not self._join(laid):
                break
        return self._end()

    def _grown(self, number: int) -> Iterator[Option]:
        """What a word can become, or what can be laid."""
        table, worth = self.table, self.worth
        old = table.words[number] if number >= 0 else None
        mine = old is None or old.owner == table.active
        seized = not mine and any(lock.origin == number for lock in table.locks)
        lasting = worth.open if self.is_followed else worth.points
        own = worth.shut if old is not None and old.is_locked else lasting
        text = "" if old is None else old.text
        for is_proper in (False, True):
            is_made = is_proper and not (old is not None and old.is_proper)
            if is_made and (not table.supply or (old is not None and mine and old.is_locked)):
                continue
            base = 0
            if old is not None:
                base = -int(own[len(text)]) if mine else int(worth.theirs[len(text)])
            prize = worth.padlock if self.lasts and (is_made or seized) else 0
            for longer in table.shelves.grown(is_proper, text, self.hand, self.most):
                if not mine and longer == text + "S":
                    continue  # CAD-X9
                part = tuple(longer.count(kind) - text.count(kind) for kind in self.kinds)
                value = int(own[len(longer)]) + base + prize
                yield Option(value, part, number, longer, is_proper, is_made)

    def _join(self, offered: list[Option]) -> bool:
        """Of a group of words one at most is made beside what was made before."""
        group: dict[tuple[bool, Played], Option] = {}
        for option in offered:
            before = group.get((option.is_made, option.part))
            if before is None or option.value > before.value:
                group[option.is_made, option.part] = option
        if not group:
            return False
        after, chosen = dict(self.best), dict[tuple[bool, Played], Option]()
        for option in group.values():
            for (made, part), value in self.best.items():
                both = tuple(one + other for one, other in zip(part, option.part, strict=True))
                if (made and option.is_made) or any(
                    many > most for many, most in zip(both, self.count, strict=True)
                ):
                    continue
                key = made or option.is_made, both
                if key not in after or value + option.value > after[key]:
                    after[key] = value + option.value
                    chosen[key] = option
        self.best = after
        self.stages.append(chosen)
        return bool(chosen)

    def _back(self, part: Played) -> tuple[str, int]:
        """The cards that go back, the least ones, and what the others are worth."""
        keep = {kind: self.worth.keep[ABC.index(kind)] for kind in self.kinds}
        left = [many - gone for many, gone in zip(self.count, part, strict=True)]
        owed = 0 if not self.keeps else 1 if any(part) else PAIR
        back = ""
        for _ in range(min(owed, sum(left))):
            held = [n for n, many in enumerate(left) if many]
            least = min(held, key=lambda n: keep[self.kinds[n]])
            left[least] -= 1
            back += self.kinds[least]
        worth = sum(many * keep[kind] for many, kind in zip(left, self.kinds, strict=True))
        return back, worth if self.lasts else 0

    def _end(self) -> tuple[str, str, bool]:
        made, part, value = False, self.parts[0], None
        for some, is_made in product(self.parts, (False, True)):
            if (is_made, some) not in self.best or (any(some) and sum(some) > self.most):
                continue
            worth = self.best[is_made, some] + self._back(some)[1]
            if value is None or worth > value:
                made, part, value = is_made, some, worth
        is_played, (back, _) = any(part), self._back(part)
        hand = self.whole
        for chosen in reversed(self.stages):
            option = chosen.get((made, part))
            if option is None:
                continue
            for kind, many in zip(self.kinds, option.part, strict=True):
                hand = hand.replace(kind, "", many)
            part = tuple(one - other for one, other in zip(part, option.part, strict=True))
            made = made and not option.is_made
            self._lay(option)
        for card in back:
            hand = hand.replace(card, "", 1)
        if self.is_followed:
            self._shelter()
        return hand, back, is_played

    def _lay(self, option: Option) -> None:
        table, number = self.table, option.word
        if number < 0:
            number = len(table.words)
            table.words.append(Word("", table.active, False, False))
        elif table.words[number].owner != table.active:
            self._seize(number, option)
        word = table.words[number]
        word.text, word.owner, word.is_proper = option.text, table.active, option.is_proper
        if option.is_made and table.supply:
            table.supply -= 1
            table.locks.append(Lock(table.active, NOWHERE, number))

    def _seize(self, number: int, option: Option) -> None:
        table = self.table
        for lock in table.locks:
            if lock.origin == number:
                if lock.place >= 0:
                    table.words[lock.place].is_locked = False
                lock.owner, lock.place = table.active, NOWHERE
                lock.origin = number if option.is_proper else NOWHERE

    def _shelter(self) -> None:
        """Padlocks of the reserve on the longest words."""
        table = self.table
        for lock in table.locks:
            if lock.owner != table.active or lock.place >= 0:
                continue
            best, most = NOWHERE, 0
            for n, word in enumerate(table.words):
                is_fit = word.owner == table.active and not word.is_proper and not word.is_locked
                worth = int(self.worth.shelter[len(word.text)])
                if is_fit and worth > most:
                    best, most = n, worth
            if best < 0:
                return
            lock.place = best
            table.words[best].is_locked = True
