"""A Wordsearch bot: sees a seat’s view, says when it will act and how."""

from copy import copy

from logomachie.bots.dice import Dice
from logomachie.bots.doubt import doubts
from logomachie.bots.pace import form, gesture, thought
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.wordsearch.bots.mind import Mind
from logomachie.games.wordsearch.bots.plan import Plan, plan
from logomachie.games.wordsearch.bots.temper import ANSWERING, DEEPER, MARGIN, SLIDING, THINKING
from logomachie.games.wordsearch.rules import board as boards
from logomachie.games.wordsearch.rules.board import Board
from logomachie.games.wordsearch.rules.types import (
    Accept,
    Asked,
    Challenge,
    Claim,
    Play,
    Setup,
    Slide,
    Stop,
    TableView,
)

Choice = tuple[Millis, Asked]
LONG_MOVE = 6  # slides that take the longest thought
SHARE = 0.6  # of its time a bot thinks at most


class Player:
    """One level at one table; a turn is thought of anew at every slide, with the same result."""

    def __init__(self, mind: Mind, config: Setup) -> None:
        self.mind, self.config = mind, config

    def choose(self, view: TableView, now: Millis, rng: Rng, budget: Millis) -> Choice | None:
        """When it acts and how; None: wait for the next line."""
        if view.seat is None or view.wake is None:
            return None
        wish = None
        if "Challenge" in view.can:
            wish = self._answer(view, view.wake, rng)
        elif {"Slide", "Claim", "Stop", "Play"} & set(view.can):
            wish = self._turn(view, view.wake, rng, budget)
        return None if wish is None else (max(now, min(wish[0], view.wake - MARGIN)), wish[1])

    def _answer(self, view: TableView, wake: Millis, rng: Rng) -> Choice:
        """Contest from its own vocabulary, or let the word stand (R22)."""
        assert view.claim is not None
        dice = Dice(rng, f"{view.seat} {view.turn} answer {view.claim.word}")
        begun = wake - 1000 * self.config.challenge_seconds
        at = begun + gesture(dice, ANSWERING, self.config)
        doubtful = doubts(dice, view.claim.word, self.mind.temper.doubt)
        if doubtful and not self.mind.knows(view.claim.word):
            return at, Challenge(view.turn)
        return at, Accept(view.turn)

    def _turn(self, view: TableView, wake: Millis, rng: Rng, budget: Millis) -> Choice | None:
        limit = 1000 * self.config.turn_seconds or self.config.absence
        at = wake - limit
        meant, dice = self._meant(view, rng, budget)
        if meant is None:
            return None
        at += min(self.pause(len(meant.slides), dice), round(SHARE * limit))
        if view.plan:
            return at, played(view.turn, meant)
        at += sum(dice.between(*SLIDING) for _ in range(len(view.moved)))
        return at, self._next(view, meant)

    def _meant(self, view: TableView, rng: Rng, budget: Millis) -> tuple[Plan | None, Dice]:
        """The plan of the turn, thought of once however many slides it has; the dice after it."""
        board, least, values = begun(view), view.least, view.values
        seat = view.seat
        assert seat is not None

        def planned() -> tuple[Plan | None, Dice]:
            dice, day = Dice(rng, f"{seat} {view.turn}"), form(rng, seat, self.mind.temper.form)
            return plan(self.mind, board, least, values, dice, budget, day), dice

        turn = (rng, seat, view.turn, board, least, values)
        meant, dice = self.mind.once(turn, planned)
        return meant, copy(dice)

    def pause(self, slides: int, dice: Dice) -> Millis:
        """How long it thinks: more for a longer move."""
        median = THINKING + DEEPER * (min(slides, LONG_MOVE) - 1)
        return thought(dice, median, self.mind.level, self.config)

    def _next(self, view: TableView, meant: Plan) -> Asked:
        """The next step of the plan; somebody else’s slides are brought to an end."""
        done = tuple((slid.source, slid.target) for slid in view.moved)
        if view.refused or done != meant.slides[: len(done)]:
            return Stop(view.turn)
        if len(done) < len(meant.slides):
            return Slide(view.turn, *meant.slides[len(done)])
        if meant.word is None:
            return Stop(view.turn)
        return Claim(view.turn, meant.word.word, meant.word.start, meant.word.direction)


def begun(view: TableView) -> Board:
    """The board as it was when the turn began."""
    board = view.board
    for slid in reversed(view.moved):
        board = boards.slid(board, slid.target, slid.source)
    return board


def played(turn: int, meant: Plan) -> Play:
    """The plan as one move; without a word only its first slide."""
    if meant.word is None:
        return Play(turn, meant.slides[:1])
    return Play(turn, meant.slides, meant.word.word, meant.word.start, meant.word.direction)
