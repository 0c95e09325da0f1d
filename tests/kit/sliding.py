"""Stories of Wordsearch: a game told move by move, so that a test of a rule reads like the rule.

    story = told("XXXXX/XXXXL/XXXUX/XX.EX/B...X", words="bleu", validation="auto")
    story.does(A, "slide D4 C5").does(A, "slide D3 D5").does(A, "slide E2 B5")
    story.does(A, "claim BLEU A5 E").tells(scored(A, "BLEU", 20))

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
from logomachie.games import WORDSEARCH
from logomachie.games.wordsearch import text
from logomachie.games.wordsearch.types import Scored, Setup, State, TableView
from tests.kit.words import words as dictionary

A, B, C, D = range(4)
BLEU = "XXXXX/XXXXL/XXXUX/XX.EX/B...X"
AILE = "RESTA/LMOIN/PA..E/U..ER/CILOS"


class Story:
    """A Wordsearch game in a test: what happens next is asked of it, one line at a time."""

    def __init__(self, setup: Setup, words: str, seed: str) -> None:
        self.setup = setup
        self.game = WORDSEARCH.open(setup, dictionary(words))
        self.house: Housed[State] = self.game.start(Rng(seed), 0)
        self.now: Millis = 0
        self.lines: list[Entry[Any, Any]] = []  # Any: moves and events of the game and the house

    @property
    def state(self) -> State:
        """The game's own state."""
        return self.house.game

    @property
    def board(self) -> str:
        """The board as it lies."""
        return self.state.board

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last line caused."""
        return self.lines[-1].events

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        return self.game.outcome(self.house)

    def does(self, seat: Seat, *moves: str | Move, at: Millis | None = None) -> "Story":
        """A seat makes moves, typed or as values."""
        for move in moves:
            self.now = self.now + 1 if at is None else at
            asked = text.asked(move, self.state.turn) if isinstance(move, str) else move
            seq = len(self.lines) + 1
            self._write(*advance(self.game, self.house, seq, self.now, seat, asked))
        return self

    def passes(self) -> "Story":
        """The next deadline passes."""
        wake = self.game.wake(self.house)
        assert wake is not None, "the game is over"
        self.now = max(self.now, wake)
        self._write(*advance(self.game, self.house, len(self.lines) + 1, self.now))
        return self

    def lay(self, **changed: Any) -> "Story":
        """Change what lies on the table, where no position says it."""
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

    def _write(self, house: Housed[State], line: Entry[Any, Any]) -> None:
        self.house = house
        self.lines.append(line)


def told(position: str = "", *, words: str = "bleu", seed: str = "story", **options: Any) -> Story:
    """A story from this position on; without one, from the deal. Options as in `Setup`."""
    seats = options.pop("seats", 2)
    if position:
        seats = len(text.read(position).scores)
    setup = Setup(seats=seats, lexicon="kit", position=position, **options)
    WORDSEARCH.check(setup)
    return Story(setup, words, seed)


def scores(story: Story) -> list[Scored]:
    """The words that counted in the last line."""
    return [event for event in story.events if isinstance(event, Scored)]
