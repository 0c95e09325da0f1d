"""What a level gives for words, padlocks and cards."""

from collections.abc import Sequence
from functools import cache

from logomachie.games.cadenas.bots.danger import Danger
from logomachie.games.cadenas.bots.temper import AGAIN, ALIKE, LAPS, SHIELD, WAITING, WORTH, Temper
from logomachie.games.cadenas.rules.types import TableView
from logomachie.games.cadenas.solver.search import Choice, Position, points
from logomachie.games.cadenas.solver.turn import Taste


class Regard:
    """How one bot looks at one turn."""

    def __init__(
        self, temper: Temper, view: TableView, at: Position, danger: Danger | None
    ) -> None:
        self.temper, self.at, self.danger = temper, at, danger
        self.scoring = view.scoring
        self.share = 1 / max(1, len(view.held) - 1)  # of what one of the others wins or loses
        self.lasts = view.finals is None  # there is a next turn to keep cards and padlocks for
        followed = len(view.held) > 1 and (self.lasts or bool(view.finals))
        self.fear = temper.fear if danger is not None and followed else 0.0
        self.own = tuple(word for word in at.words if word.owner == at.seat)
        self.locked = at.locked
        self.exposed = {word.id: word.text for word in self.own if word.id not in self.locked}

    def taste(self, choices: Sequence[Choice]) -> Taste:
        """The turn's choices, padlocks and cards, valued one by one."""
        beside = {number: self._open_beside(number) for number in self.exposed}
        whole = self._open_beside(None)

        def base(choice: Choice) -> float:
            return whole if choice.word is None else beside.get(choice.word, whole)

        return Taste(
            values=[self.value(choice, base(choice)) for choice in choices],
            shields=[self.shield(choice.text, base(choice)) for choice in choices],
            standing={n: self.shield(text, beside[n]) for n, text in self.exposed.items()},
            keep=self.keep(),
            gift=self.gift(),
        )

    def value(self, choice: Choice, base: float) -> float:
        """Points won, points taken from others, padlocks; less what is laid open."""
        won = points(self.scoring, choice.text)
        old = points(self.scoring, choice.old)
        value = won + self.temper.spite * self.share * old if choice.captures else won - old
        if choice.supply or choice.seizes is not None:
            value += self.temper.padlock
        if self.fear and choice.word not in self.locked:
            value -= self.fear * self.risk(choice.text, base)
            if choice.word in self.exposed:
                value += self.fear * self.risk(choice.old, base)
        return value

    def loss(self, text: str) -> float:
        """What it costs to have a word captured."""
        return points(self.scoring, text) * (1 + self.temper.spite * self.share)

    def risk(self, text: str, base: float) -> float:
        """How much dearer the next capture gets by this word lying open beside the others."""
        return self._chance(text) * max(0.0, self.loss(text) - base)

    def _chance(self, text: str) -> float:
        return 1.0 if self.danger is None else self.danger.guess(text)

    def _open_beside(self, number: int | None) -> float:
        """What the next capture costs on average, one word left out: the dearest that is open."""
        if not self.fear:
            return 0.0
        texts = [text for other, text in self.exposed.items() if other != number]
        cost, closed = 0.0, 1.0
        for text in sorted(texts, key=self.loss, reverse=True):
            chance = self._chance(text)
            cost += closed * chance * self.loss(text)
            closed *= 1 - chance
        return cost

    def shield(self, text: str, base: float) -> float:
        """What a padlock on this word is worth, less what it is worth in reserve."""
        waiting = WAITING if self.lasts else 0.0
        if self.danger is None:
            return SHIELD * points(self.scoring, text) - waiting
        return LAPS * self.fear * self.risk(text, base) - waiting

    def keep(self) -> dict[str, tuple[float, ...]]:
        """What cards are worth after the turn: nothing after the last."""
        if not self.lasts or not self.temper.thrift:
            return {}
        return _kept(self.temper.thrift)

    def gift(self) -> dict[str, float]:
        """What each card of the hand would open to the next player on the emptied square."""
        if not self.fear or self.danger is None or not self.at.keeps:
            return {}
        texts = sorted(self.exposed.values(), key=self.loss, reverse=True)
        losses = [(text, self.loss(text)) for text in texts]
        return {card: self.fear * self.danger.opened_by(card, losses) for card in set(self.at.hand)}


@cache
def _kept(thrift: float) -> dict[str, tuple[float, ...]]:
    """By letter: of no card, one card …, by how much one cares; nobody changes it."""
    return {letter: _times(worth * thrift) for letter, worth in WORTH.items()}


def _times(worth: float) -> tuple[float, ...]:
    """Of no card, one card, two …"""
    return tuple(sum(worth - AGAIN * n for n in range(count)) for count in range(ALIKE + 1))
