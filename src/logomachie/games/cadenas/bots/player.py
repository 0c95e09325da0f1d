"""A Cadenas bot: sees a seat’s view, says when it will act and how."""

from logomachie.bots.dice import Dice
from logomachie.bots.doubt import doubts
from logomachie.bots.pace import gesture, thought
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.cadenas.bots.mind import Mind
from logomachie.games.cadenas.bots.plan import Plan, plan
from logomachie.games.cadenas.bots.temper import (
    ANSWERING,
    MANY,
    MARGIN,
    SHARE,
    SHOWING,
    TAKING,
    THINKING,
    WORTH,
)
from logomachie.games.cadenas.rules.types import (
    Accept,
    Asked,
    Challenge,
    Lay,
    Lock,
    PutBack,
    Setup,
    TableView,
    Take,
    Transform,
    Vote,
)
from logomachie.games.cadenas.solver.search import Choice, position

Wish = tuple[Millis, Asked]


class Player:
    """One level at one table; a turn is thought of anew at every step, from what is left of it."""

    def __init__(self, mind: Mind, config: Setup) -> None:
        self.mind, self.config = mind, config

    def choose(self, view: TableView, now: Millis, rng: Rng, budget: Millis) -> Wish | None:
        """When it acts and how; None: wait for the next line."""
        if view.seat is None or view.wake is None:
            return None
        wish = self._wish(view, view.wake, now, rng, budget)
        return None if wish is None else (max(now, min(wish[0], view.wake - MARGIN)), wish[1])

    def _wish(
        self, view: TableView, wake: Millis, now: Millis, rng: Rng, budget: Millis
    ) -> Wish | None:
        if "Vote" in view.can:
            return self._vote(view, wake, rng)
        if "Challenge" in view.can:
            return self._judge(view, wake, now, rng)
        if view.active != view.seat or ("PutBack" not in view.can and "Take" not in view.can):
            return None
        if view.phase == "PUT_BACK":
            dice = Dice(rng, f"{view.seat} {view.turn} back")
            at = wake - 1000 * self.config.challenge_seconds + self._gesture(dice, SHOWING)
            return at, PutBack(view.turn, dearest(view.hand, view.owed))
        meant = plan(self.mind, self.config, view, rng, budget)
        return self._when(view, wake, now, rng), next_move(view, meant)

    def _gesture(self, dice: Dice, span: tuple[Millis, Millis]) -> Millis:
        return gesture(dice, span, self.config)

    def _when(self, view: TableView, wake: Millis, now: Millis, rng: Rng) -> Millis:
        """It takes a pair, thinks, then shows its words one by one."""
        limit = 1000 * self.config.turn_seconds or self.config.absence
        begun, dice = wake - limit, Dice(rng, f"{view.seat} {view.turn} pace")
        at = begun + self._gesture(dice, TAKING)
        if view.phase == "TAKE":
            return at
        if view.plays:
            shown = Dice(rng, f"{view.seat} {view.turn} {len(view.plays)} {len(view.hand)}")
            return now + self._gesture(shown, SHOWING)
        musing = thought(dice, musing_over(len(view.words)), self.mind.level, self.config)
        meant = min(at + musing, begun + round(SHARE * limit))
        return max(meant, now + SHOWING[1])  # however late it got to think, the pair is seen first

    def _judge(self, view: TableView, wake: Millis, now: Millis, rng: Rng) -> Wish | None:
        """Contest a word it does not know, or let the turn's words stand (R16)."""
        dice = Dice(rng, f"{view.seat} {view.turn} answer {view.phase}")
        wait = self._gesture(dice, ANSWERING)
        begun = wake - 1000 * self.config.challenge_seconds if view.phase == "WINDOW" else now
        for play in view.plays:
            strange = not self.mind.knows(play.text, play.kind) and not play.upheld
            own = Dice(rng, f"{view.seat} {view.turn} doubt {play.word}")
            if strange and doubts(own, play.text, self.mind.temper.doubt):
                return begun + wait, Challenge(view.turn, play.word)
        if "Accept" in view.can:
            return begun + wait, Accept(view.turn)
        return None

    def _vote(self, view: TableView, wake: Millis, rng: Rng) -> Wish | None:
        """By the lists: a word none of them has is none."""
        question = view.question
        if question is None:
            return None
        dice = Dice(rng, f"{view.seat} {view.turn} vote {question.number}")
        at = wake - 1000 * self.config.vote_seconds + self._gesture(dice, ANSWERING)
        agrees = self.mind.believes(question.text, question.kind)
        return at, Vote(view.turn, question.number, agrees)


def next_move(view: TableView, meant: Plan) -> Asked:
    """The next step of the plan."""
    if meant.square is not None:
        return Take(view.turn, meant.square)
    if meant.turn.plays:
        return played(view.turn, meant.turn.plays[0])
    if meant.turn.locks:
        word = meant.turn.locks[0][0]
        assert word is not None, "without a play all words stand already"
        return Lock(view.turn, position(view).reserve[0], word)
    return PutBack(view.turn, meant.turn.back)


def played(turn: int, choice: Choice) -> Asked:
    """A choice as a move."""
    if choice.word is None:
        return Lay(turn, choice.text, choice.kind)
    return Transform(turn, choice.word, choice.text, choice.kind)


def dearest(hand: str, owed: int) -> str:
    """The cards it can best do without."""
    return "".join(sorted(sorted(hand, key=lambda card: WORTH.get(card, 0.0))[:owed]))


def musing_over(words: int) -> Millis:
    """Three to ten seconds at the median, more where more words lie on the table."""
    least, most = THINKING
    return least + (most - least) * min(words, MANY) // MANY
