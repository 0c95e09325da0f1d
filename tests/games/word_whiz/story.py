"""Stories: a game told move by move, so that a test of a rule reads like the rule.

    story = told("DTN A1E1I1O1U1/A1E1I1O1U1 phase:race", words="dent")
    story.does(A, "grab").passes()
    story.does(A, "say dent").tells(Moved(seat=A, word="dent", steps=(Step("E", 1, 2),)))

Moves are typed as in `text.py`; the house is round the rules, and every line goes through
`advance`. Time goes on by itself, never so far that a deadline passes.
"""

from typing import Any

from logomachie.core.game import Move
from logomachie.core.value import Millis, Seat
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules import deck, text
from logomachie.games.word_whiz.rules.types import Setup, State, TableView
from tests.kit.telling import A, B, C, D, Telling
from tests.kit.words import MINI

__all__ = ["START", "A", "B", "C", "D", "Story", "boards", "race", "told"]

START = "A1E1I1O1U1"
THINKING: Millis = 2_000  # between the reveal and the first hand, where a story names no time


class Story(Telling[State, TableView]):
    """A Word-Whiz game in a test."""

    spec, sight = WORD_WHIZ, TableView

    def typed(self, move: str) -> Move:
        return text.asked(move, self.state.round, self.state.holder)

    def soon(self) -> Millis:
        soon = self.now + 1
        return max(soon, self.state.reveal + THINKING) if self.state.phase == "RACE" else soon

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

    def pawns(self, seat: Seat) -> str:
        """A seat's five columns: `A1E4I3O1U1`."""
        return text.board(self.state.pawns[seat])

    def _stack(self, pack: int, card: str) -> None:
        """Exchange the top card with the first such card that lies face down."""
        packs, top = self.state.packs, self.state.packs[pack][0]
        where = next(p for p in (pack, 0, 1, 2) if card in packs[p])
        packs = deck.replaced(packs, where, packs[where].replace(card, top, 1))
        packs = deck.replaced(packs, pack, card + packs[pack][1:])
        self.lay(packs=packs)


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
