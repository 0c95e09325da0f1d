"""Imagined games of Cadenas in plain Python: what `game.c` does, one step at a time.

Far too slow to think with; it is what the core is held to.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from logomachie.games.cadenas.solver.imagined import NOWHERE, Board, Ended, Worth
from logomachie.games.cadenas.solver.words import Shelf, holds
from tests.games.cadenas.solver.plain_turn import ABC, PAIR, Lock, Turn, Word

HAND = 6  # as in `game.h`


@dataclass
class Deal:
    """All the cards."""

    hands: list[str]
    squares: list[str]
    stock: str


@dataclass
class Shelves:
    """The words all players know: common ones and proper nouns, and the shortest of each."""

    shelves: tuple[Shelf, Shelf]
    known: tuple[Any, Any]  # rows as flags; None: all
    least: tuple[int, int]
    _memory: dict[tuple[bool, str, str], list[str]] = field(default_factory=dict)

    def grown(self, is_proper: bool, old: str, hand: str, most: int) -> list[str]:
        """What a word can become with cards of a hand, or what can be laid."""
        asked = is_proper, old, hand
        if asked not in self._memory:
            self._memory[asked] = [*self._found(is_proper, old, hand)]
        return [text for text in self._memory[asked] if len(text) - len(old) <= most]

    def _found(self, is_proper: bool, old: str, hand: str) -> Iterator[str]:
        shelf, known = self.shelves[is_proper], self.known[is_proper]
        if old:
            growths = shelf.growths(old)
            rows = growths.rows[holds(hand, growths.low, growths.high)]
        else:
            rows = shelf._within(hand)
        for row, text in zip(rows.tolist(), shelf.texts(rows), strict=True):
            if len(text) >= self.least[is_proper] and (known is None or known[row]):
                yield text


class Table:
    """A table that is played on."""

    def __init__(self, board: Board, worth: Worth, shelves: Shelves) -> None:
        self.worth, self.shelves = worth, shelves
        at: dict[int | None, int] = {None: NOWHERE}
        at |= {word.id: n for n, word in enumerate(board.words)}
        locked = {lock.place for lock in board.padlocks}
        self.words = [
            Word(word.text, word.owner, word.kind == "proper", word.id in locked)
            for word in board.words
        ]
        self.locks = [Lock(one.owner, at[one.place], at[one.origin]) for one in board.padlocks]
        self.supply, self.seats, self.squares = board.supply, board.seats, board.squares
        self.active, self.left, self.end = board.active, board.left, board.end
        self.dry, self.gone = [*board.dry], [*board.gone]

    def played(self, ended: Ended, deal: Deal, turns: int) -> int:
        """What the active seat has more than the others so many turns after its own."""
        seat = self.active
        deal.hands[seat] = ended.hand
        if ended.square is not None:
            deal.squares[ended.square] = ""
        goes_on = self._passes(deal, ended.square, ended.back, is_played=ended.is_played)
        for _ in range(turns):
            if goes_on:
                goes_on = self._turn(deal)
        return self._balance(deal, seat, is_over=not goes_on)

    def _passes(self, deal: Deal, square: int | None, back: str, *, is_played: bool) -> bool:
        """The end of a turn: whether the game goes on."""
        seat, had = self.active, bool(deal.stock)
        self.dry[seat] += 1
        if is_played:
            self.dry = [0] * len(self.dry)
        if square is not None:
            deal.squares[square] += back
        if had and self.left < 0:
            if square is not None:
                wanted = PAIR - len(deal.squares[square])
                deal.squares[square] += deal.stock[:wanted]
                deal.stock = deal.stock[wanted:]
            wanted = max(0, HAND - len(deal.hands[seat]))
            deal.hands[seat] += deal.stock[:wanted]
            deal.stock = deal.stock[wanted:]
        there = [n for n in range(self.seats) if not self.gone[n]]
        laps = 1 if self.end == "untilDry" and not deal.stock else 2
        is_dry = all(self.dry[n] >= laps for n in there)
        if had and not deal.stock and self.left < 0:
            if self.end == "immediate":
                return False
            if self.end == "finalRound":
                self.left = len(there)
        if not self.left or is_dry:
            return False
        self.left -= self.left > 0
        self.active = next(
            n % self.seats
            for n in range(seat + 1, seat + 1 + self.seats)
            if not self.gone[n % self.seats]
        )
        return True

    def _turn(self, deal: Deal) -> bool:
        square, most = None, 0
        for n in range(self.squares):
            worth = sum(self.worth.keep[ABC.index(card)] for card in deal.squares[n])
            if deal.squares[n] and (square is None or worth > most):
                square, most = n, worth
        if square is not None:
            deal.hands[self.active] += deal.squares[square]
            deal.squares[square] = ""
        hand, back, is_played = Turn(self, deal.hands[self.active], square is not None).play()
        deal.hands[self.active] = hand
        return self._passes(deal, square, back, is_played=is_played)

    def _balance(self, deal: Deal, seat: int, *, is_over: bool) -> int:
        worth = self.worth
        totals = {True: 0, False: 0}
        for word in self.words:
            lasting = worth.shut if word.is_locked else worth.open
            by_length = worth.points if is_over else lasting
            totals[word.owner == seat] += int(by_length[len(word.text)])
        for lock in self.locks if not is_over else ():
            if lock.place < 0:
                totals[lock.owner == seat] += worth.padlock
        for n in range(self.seats) if self.left < 0 and not is_over else ():
            totals[n == seat] += sum(worth.keep[ABC.index(card)] for card in deal.hands[n])
        rivals = max(1, self.seats - 1)
        others = abs(totals[False]) // rivals * (1 if totals[False] > 0 else -1)  # as C divides
        found = totals[True] - others
        won = worth.victory * ((found > 0) - (found < 0))
        return found + won if is_over else found
