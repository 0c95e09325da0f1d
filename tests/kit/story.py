"""Stories: a game told move by move, so that a test of a rule reads like the rule.

    story = told("DTN A1E1I1O1U1/A1E1I1O1U1 phase:race", words="dent")
    story.does(A, "grab").passes()
    story.does(A, "say dent").tells(Moved(seat=A, word="dent", steps=(Step("E", 1, 2),)))

Moves are typed as in `text.py`; the house is round the rules, and every line goes through
`advance`. Time goes on by itself, never so far that a deadline passes.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.core.game import Entry, Event, Move, Outcome, Refused
from logomachie.core.house import Housed
from logomachie.core.log import advance
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games import WORD_WHIZ
from logomachie.games.word_whiz import deck, text
from logomachie.games.word_whiz.types import Setup, State, TableView
from tests.kit.words import MINI
from tests.kit.words import words as dictionary

A, B, C, D = range(4)
START = "A1E1I1O1U1"
THINKING: Millis = 2_000  # between the reveal and the first hand, where a story names no time


class Story:
    """A Word-Whiz game in a test: what happens next is asked of it, one line at a time."""

    def __init__(self, setup: Setup, words: str, seed: str) -> None:
        self.setup = setup
        self.game = WORD_WHIZ.open(setup, dictionary(words))
        self.house: Housed[State] = self.game.start(Rng(seed), 0)
        self.now: Millis = 0
        self.lines: list[Entry[Any, Any]] = []  # Any: moves and events of the game and the house

    @property
    def state(self) -> State:
        """The game's own state, secrets included."""
        return self.house.game

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last line caused."""
        return self.lines[-1].events

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        return self.game.outcome(self.house)

    def does(
        self, seat: Seat, move: str | Move, *, at: Millis | None = None, credit: Millis = 0
    ) -> "Story":
        """A seat makes a move, typed or as a value."""
        self.now = self._soon() if at is None else at
        asked = self._typed(move) if isinstance(move, str) else move
        self._write(
            *advance(
                self.game, self.house, len(self.lines) + 1, self.now, seat, asked, credit=credit
            )
        )
        return self

    def _typed(self, move: str) -> Move:
        return text.asked(move, self.state.round, self.state.holder)

    def passes(self, *, late: Millis = 0) -> "Story":
        """The next deadline passes, and is served so much later."""
        wake = self.game.wake(self.house)
        assert wake is not None, "the game is over"
        self.now = max(self.now, wake) + late
        self._write(*advance(self.game, self.house, len(self.lines) + 1, self.now))
        return self

    def takes(self, seat: Seat) -> "Story":
        """A seat takes the microphone, alone."""
        return self.does(seat, "grab").passes()

    def says(self, seat: Seat, word: str) -> "Story":
        """A seat takes the microphone and says a word."""
        return self.takes(seat).does(seat, f"say {word}")

    def turns(self, seat: Seat, pack: int, card: str) -> "Story":
        """A seat turns this card, which the story lays on top of the pack."""
        self._stack(pack, card)
        return self.does(seat, f"flip {pack}")

    def lay(self, **changed: Any) -> "Story":
        """Change what lies on the table, where no position says it: packs, chance."""
        self.house = replace(self.house, game=replace(self.state, **changed))
        return self

    def tells(self, *events: Event) -> "Story":
        """The last line caused these, in this order, whatever stands between them."""
        caused = iter(self.events)
        for event in events:
            assert event in caused, f"{event} not among {self.events}"
        return self

    def refused(
        self, seat: Seat, move: str | Move, code: str, clause: str, *, at: Millis | None = None
    ) -> "Story":
        """The move is refused with this code and article, and changes nothing."""
        before, now = self.house, self.now
        with pytest.raises(Refused) as refusal:
            self.does(seat, move, at=at)

        assert (code, clause) == (refusal.value.code, refusal.value.clause)
        assert before == self.house
        self.now = now
        return self

    def view(self, seat: Seat | None) -> TableView:
        """What a seat sees now."""
        view = self.game.view(self.house, seat)
        assert isinstance(view, TableView)
        return view

    def pawns(self, seat: Seat) -> str:
        """A seat's five columns: `A1E4I3O1U1`."""
        return text.board(self.state.pawns[seat])

    def _soon(self) -> Millis:
        soon = self.now + 1
        return max(soon, self.state.reveal + THINKING) if self.state.phase == "RACE" else soon

    def _stack(self, pack: int, card: str) -> None:
        """Exchange the top card with the first such card that lies face down."""
        packs, top = self.state.packs, self.state.packs[pack][0]
        where = next(p for p in (pack, 0, 1, 2) if card in packs[p])
        packs = deck.replaced(packs, where, packs[where].replace(card, top, 1))
        packs = deck.replaced(packs, pack, card + packs[pack][1:])
        self.lay(packs=packs)

    def _write(self, house: Housed[State], line: Entry[Any, Any]) -> None:
        self.house = house
        self.lines.append(line)


def told(position: str = "", *, words: str = MINI, seed: str = "story", **options: Any) -> Story:
    """A story from this position on; without one, from the deal. Options as in `Setup`."""
    if position:
        seats = len(text.read(position).pawns)
    else:
        seats = options.pop("seats", 3)
    setup = Setup(seats=seats, lexicon="kit", position=position, **options)
    WORD_WHIZ.check(setup)
    return Story(setup, words, seed)


def boards(count: int, **moved: str) -> str:
    """So many boards at the start, but those named: `boards(3, B="A1E13I1O1U1")`."""
    return "/".join(moved.get("ABCD"[seat], START) for seat in range(count))


def race(cards: str, players: int = 3, **moved: str) -> str:
    """A position in which these cards are raced for."""
    return f"{cards} {boards(players, **moved)} phase:race"
