"""Stories of Wordsearch: a game told move by move, so that a test of a rule reads like the rule.

    story = told("XXXXX/XXXXL/XXXUX/XX.EX/B...X", words="bleu", validation="auto")
    story.does(A, "slide D4 C5").does(A, "slide D3 D5").does(A, "slide E2 B5")
    story.does(A, "claim BLEU A5 E").tells(scored(A, "BLEU", 20))

Moves are typed as in `text.py`; the house is round the rules, and every line goes through
`advance`. Time goes on by itself, never so far that a deadline passes.
"""

from typing import Any

from logomachie.core.game import Move
from logomachie.games.wordsearch import GAME as WORDSEARCH
from logomachie.games.wordsearch.rules import text
from logomachie.games.wordsearch.rules.events import Scored
from logomachie.games.wordsearch.rules.types import Setup, State, TableView
from tests.kit.telling import A, B, C, D, Telling

__all__ = ["AILE", "BLEU", "A", "B", "C", "D", "Story", "scores", "told"]

BLEU = "XXXXX/XXXXL/XXXUX/XX.EX/B...X"
AILE = "RESTA/LMOIN/PA..E/U..ER/CILOS"


class Story(Telling[State, TableView]):
    """A Wordsearch game in a test."""

    spec, sight = WORDSEARCH, TableView

    @property
    def board(self) -> str:
        """The board as it lies."""
        return self.state.board

    def typed(self, move: str) -> Move:
        return text.asked(move, self.state.turn)


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
