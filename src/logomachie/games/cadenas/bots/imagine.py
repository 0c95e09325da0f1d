"""What comes of a turn: the game played on in worlds that agree with what one sees."""

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from logomachie.bots.dice import Dice
from logomachie.games.cadenas.bots.danger import unseen_cards
from logomachie.games.cadenas.bots.left import left
from logomachie.games.cadenas.bots.temper import (
    ALWAYS_OPEN,
    LETTERS,
    OPEN,
    SELDOM_OPEN,
    SHIELD,
    WAITING,
    WORTH,
    Temper,
)
from logomachie.games.cadenas.rules.types import HIDDEN, Setup, TableView
from logomachie.games.cadenas.solver.compiled import LONGEST
from logomachie.games.cadenas.solver.imagined import (
    DEAL,
    LASTING,
    Board,
    Ended,
    Game,
    Lengths,
    Reader,
    Worth,
    dealt,
)
from logomachie.games.cadenas.solver.search import Position, points
from logomachie.games.cadenas.solver.turn import Whole

FINE = 100  # the core counts in hundredths of a point
DRAWN = 10  # cards a turn takes from the stock at most


def worth(temper: Temper, scoring: str, seats: int) -> Worth:
    """What an imagined player gives for things."""
    share = temper.spite / max(1, seats - 1)
    point = np.array([points(scoring, "A" * length) for length in range(LONGEST + 1)], np.float64)
    chance = np.full(LONGEST + 1, SELDOM_OPEN)
    chance[: ALWAYS_OPEN + 1] = 1.0
    for length, open_ in OPEN.items():
        chance[length] = open_
    risk = temper.dread * chance * point * (1 + share)
    return Worth(
        points=fine(point),
        open=fine(point - risk),
        shut=fine(point),
        theirs=fine(share * point),
        shelter=fine(SHIELD * point - WAITING),
        keep=[round(FINE * temper.thrift * WORTH[letter]) for letter in LETTERS],
        padlock=round(FINE * temper.padlock),
        victory=round(FINE * temper.victory),
    )


def fine(points: NDArray[np.float64]) -> Lengths:
    """As the core counts them."""
    return np.rint(FINE * points).astype(np.int32)


class Imagined:
    """The table as one seat knows it, in some worlds."""

    def __init__(
        self,
        reader: Reader,
        temper: Temper,
        view: TableView,
        config: Setup,
        dice: Dice,
        worlds: int,
    ) -> None:
        self.view, self.config, self.temper = view, config, temper
        self.game = Game(reader, worth(temper, view.scoring, config.seats))
        self.deals = np.array([self._dealt(dice) for _ in range(worlds)], DEAL)

    def _dealt(self, dice: Dice) -> tuple[object, ...]:
        """Hands, what lies face down, and the stock, of the cards this seat cannot see."""
        view = self.view
        held = [0 if seat == view.seat else many for seat, many in enumerate(view.held)]
        hidden = sum(pair.count(HIDDEN) for pair in view.squares)
        unseen = unseen_cards(view, self.config)
        needed = sum(held) + hidden
        drawn = dice.sample(unseen, needed + min(view.stock, DRAWN * (self.temper.turns + 1)))
        rest = "".join((Counter(unseen) - Counter(drawn)).elements())
        cards = iter(drawn)
        hands = ["".join(next(cards, "") for _ in range(many)) for many in held]
        squares = ["".join(next(cards, "") if c == HIDDEN else c for c in p) for p in view.squares]
        return dealt(hands, squares, ("".join(cards) + rest)[: view.stock])

    def balance(self, at: Position, square: int | None, turn: Whole, worlds: slice) -> int:
        """What the seat has more than the others some turns later, all these worlds together, in
        hundredths of a point."""
        view, (words, padlocks) = self.view, left(at, turn)
        board = Board(
            words=words,
            padlocks=padlocks,
            supply=at.supply - sum(choice.supply for choice in turn.plays),
            squares=len(view.squares),
            seats=self.config.seats,
            active=at.seat,
            left=LASTING if view.finals is None else len(view.finals),
            end=self.config.end,
            dry=view.dry,
            gone=[seat in view.house.resigned for seat in range(self.config.seats)],
        )
        gone = Counter("".join(choice.cards for choice in turn.plays) + turn.back)
        hand = "".join((Counter(at.hand) - gone).elements())
        ended = Ended(hand, square, turn.back, bool(turn.plays or at.touched))
        return int(self.game.played(board, ended, self.deals[worlds], self.temper.turns).sum())
