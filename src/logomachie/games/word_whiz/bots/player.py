"""A Word-Whiz bot: sees a seat’s view, says when it will act and how."""

from logomachie.bots.dice import Dice
from logomachie.bots.doubt import doubts
from logomachie.bots.pace import form, gesture
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.word_whiz.bots.mind import Mind
from logomachie.games.word_whiz.bots.pack import pack_to_turn
from logomachie.games.word_whiz.bots.race import Plan, plan
from logomachie.games.word_whiz.bots.temper import ANSWERING, FLIPPING, LETTER, MARGIN, SPEAKING
from logomachie.games.word_whiz.rules.types import (
    Accept,
    Asked,
    Contest,
    Flip,
    Grab,
    Pass,
    Say,
    Setup,
    Submit,
    TableView,
    Vote,
)

Choice = tuple[Millis, Asked]


class Player:
    """One level at one table; it keeps nothing between two calls but what it may draw again."""

    def __init__(self, mind: Mind, level: float, config: Setup) -> None:
        self.mind, self.level, self.config = mind, level, config

    def choose(self, view: TableView, now: Millis, rng: Rng, budget: Millis) -> Choice | None:
        """When it acts and how; None: wait for the next line."""
        del budget  # a race is thought through in less than any budget
        if view.seat is None or view.wake is None:
            return None
        wish = self._wish(view, view.seat, view.wake, rng)
        return None if wish is None else (max(now, wish[0]), wish[1])

    def _wish(self, view: TableView, seat: Seat, wake: Millis, rng: Rng) -> Choice | None:
        dice = Dice(rng, f"{seat} {view.round} {view.phase}")
        match view.phase:
            case "FLIP" if "Flip" in view.can:
                begun = wake - 1000 * self.config.flip_seconds
                at = _within(begun + gesture(dice, FLIPPING, self.config), wake)
                return at, Flip(view.round, pack_to_turn(self.mind, self.level, self.config, view))
            case "RACE" if "Grab" in view.can:
                return self._grab(view, wake, self._plan(view, seat, rng), dice)
            case "RACE" if "Submit" in view.can:
                return self._submit(view, wake, self._plan(view, seat, rng), dice)
            case "SAY" if "Say" in view.can:
                return self._say(view, wake, self._plan(view, seat, rng))
            case "CONTEST" | "VOTE":
                return self._judge(view, wake, rng)
            case _:
                return None

    def _plan(self, view: TableView, seat: Seat, rng: Rng) -> Plan | None:
        """Drawn once a race; one that goes on after a mistake has new clocks (R09)."""
        dice = Dice(rng, f"{seat} {view.round} idea {len(view.noted)}")
        return plan(
            self.mind, self.config, view, seat, dice, form(rng, seat, self.mind.temper.form)
        )

    def _grab(self, view: TableView, wake: Millis, idea: Plan | None, dice: Dice) -> Choice | None:
        if idea is None or view.reveal + idea.reaction > wake - MARGIN:
            return self._pass(view, wake, dice)
        return view.reveal + idea.reaction, Grab(view.round, idea.reaction)

    def _submit(
        self, view: TableView, wake: Millis, idea: Plan | None, dice: Dice
    ) -> Choice | None:
        if idea is None or idea.word is None:
            return self._pass(view, wake, dice)
        at = view.reveal + idea.reaction + _spoken(idea.word)
        if at > wake - MARGIN:
            return self._pass(view, wake, dice)
        return at, Submit(view.round, idea.word)

    def _say(self, view: TableView, wake: Millis, idea: Plan | None) -> Choice | None:
        if idea is None or idea.word is None:
            return None  # the speaking time will pass (R11)
        begun = wake - 1000 * self.config.speak_seconds
        last = wake - MARGIN
        word = idea.better or idea.word
        if begun + idea.pondered + _spoken(word) > last:  # no time for a second thought
            return _within(begun + _spoken(idea.word), wake), Say(view.round, idea.word)
        return begun + idea.pondered + _spoken(word), Say(view.round, word)

    def _pass(self, view: TableView, wake: Millis, dice: Dice) -> Choice | None:
        """Nothing will come in time: say so once half of the time is gone (R12)."""
        if "Pass" not in view.can:
            return None
        race = wake - view.reveal
        return view.reveal + dice.between(race // 2, race * 4 // 5), Pass(view.round)

    def _judge(self, view: TableView, wake: Millis, rng: Rng) -> Choice | None:
        """Contest what it does not know, more often the more it knows; vote as it knows."""
        dice = Dice(rng, f"{view.seat} {view.round} {view.phase} {view.word}")
        answer = gesture(dice, ANSWERING, self.config)
        speaker = view.holder
        if speaker is None or view.word is None:
            return None
        known, doubtful = (
            self.mind.knows(view.word),
            doubts(dice, view.word, self.mind.temper.doubt),
        )
        if "Vote" in view.can:
            begun = wake - 1000 * self.config.vote_seconds
            return _within(begun + answer, wake), Vote(view.round, speaker, known)
        begun = wake - 1000 * self.config.contest_seconds
        if "Contest" in view.can and not known and doubtful:
            return _within(begun + answer, wake), Contest(view.round, speaker)
        if "Accept" in view.can:
            return _within(begun + answer, wake), Accept(view.round, speaker)
        return None


def _spoken(word: str) -> Millis:
    """How long it takes to say or write the word."""
    return SPEAKING + LETTER * len(word)


def _within(at: Millis, wake: Millis) -> Millis:
    """The time, or just before the deadline."""
    return min(at, wake - MARGIN)
