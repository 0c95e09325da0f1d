"""What a bot does when it is not looking for a word: letters, curtains, answers, reviews."""

from logomachie.bots.dice import Dice
from logomachie.bots.pace import gesture
from logomachie.core.rng import Rng
from logomachie.core.value import Millis, Seat
from logomachie.games.wordsmith.bots.hearing import fault, is_same_root
from logomachie.games.wordsmith.bots.mind import Mind
from logomachie.games.wordsmith.bots.temper import ANSWERING, CHOOSING, MARGIN, READING
from logomachie.games.wordsmith.rules.course import SCORE_TIME
from logomachie.games.wordsmith.rules.hearing import VOTE_TIME
from logomachie.games.wordsmith.rules.round import LETTERS_TIME, STARS_TIME
from logomachie.games.wordsmith.rules.types import (
    Accept,
    Asked,
    Choose,
    Confirm,
    Next,
    Object,
    SetLetters,
    Setup,
    Start,
    TableView,
    Vote,
)
from logomachie.games.wordsmith.solver.plan import best_kind

Choice = tuple[Millis, Asked]


def begun(view: TableView, config: Setup) -> Millis:
    """When the phase began, as the clock on the screen tells."""
    spans: dict[str, Millis] = {
        "LETTERS": LETTERS_TIME,
        "STARS": STARS_TIME,
        "CURTAIN": config.absence,
        "CLAIM": config.objection_window_ms,
        "VOTE": VOTE_TIME,
        "LAST": config.last_call_ms,
        "REVIEW": config.review_ms,
        "SCORE": SCORE_TIME,
    }
    if view.wake is None or view.phase not in spans:
        return max(view.changed, view.opens)
    return view.wake - spans[view.phase]


def lead(view: TableView, seat: Seat) -> int:
    """How many words it is ahead of the slowest of those who still look for theirs."""
    house, own = view.house, _written(view, seat)
    return own - min(
        (
            _written(view, other)
            for other, sheet in enumerate(view.sheets)
            if other not in (seat, *house.resigned, *house.absent) and not sheet.stuck
        ),
        default=own,
    )


def _written(view: TableView, seat: Seat) -> int:
    return sum(row != "" for row in view.sheets[seat].rows)


def after(view: TableView, config: Setup, span: tuple[Millis, Millis], dice: Dice) -> Millis:
    """A while after the phase began, and in time."""
    at = begun(view, config) + gesture(dice, span, config)
    return at if view.wake is None else min(at, view.wake - MARGIN)


def answer(mind: Mind, config: Setup, view: TableView, seat: Seat, rng: Rng) -> Choice | None:
    """What the phase asks of this seat beside words, if anything."""
    can = view.can
    dice = Dice(rng, f"{seat} {view.round} {view.line} {view.phase} {len(view.stars)}")
    match view.phase:
        case "LETTERS" if "SetLetters" in can:
            at = after(view, config, READING, dice)
            return at, SetLetters(view.round, mind.six_letters(dice))
        case "STARS" if "Choose" in can:
            at = after(view, config, CHOOSING, dice)
            zone, ticked = view.sheets[seat].zone, view.sheets[seat].ticked
            kind = best_kind(mind.reach(""), zone, ticked, view.box, config.gloire)
            return at, Choose(view.round, kind)
        case "CURTAIN" if "Start" in can:
            return after(view, config, READING, dice), Start(view.round, view.line)
        case "CLAIM" if "Accept" in can:
            return _heard(mind, config, view, rng)
        case "VOTE" if "Vote" in can:
            return _voted(config, view, rng)
        case "REVIEW" if "Confirm" in can:
            return _reviewed(config, view, seat, dice)
        case "SCORE" if "Next" in can:
            return after(view, config, READING, dice), Next(view.round)
        case _:
            return None


def _heard(mind: Mind, config: Setup, view: TableView, rng: Rng) -> Choice | None:
    """Object from what it sees and knows, or let the word stand (section 5)."""
    if (hearing := view.hearing) is None:
        return None
    dice = Dice(rng, f"{view.seat} {view.round} claim {hearing.claim}")
    at = after(view, config, ANSWERING, dice)
    reason = fault(mind, config, view, hearing, dice)
    if reason is not None and "Object" in view.can:
        return at, Object(view.round, hearing.claim, reason)
    return at, Accept(view.round, hearing.claim)


def _voted(config: Setup, view: TableView, rng: Rng) -> Choice | None:
    if (hearing := view.hearing) is None:
        return None
    dice = Dice(rng, f"{view.seat} {view.round} vote {hearing.claim}")
    at = after(view, config, ANSWERING, dice)
    return at, Vote(view.round, hearing.claim, is_same_root(view, hearing))


def _reviewed(config: Setup, view: TableView, seat: Seat, dice: Dice) -> Choice | None:
    """The sheet before it, whose verdicts are there already, goes back (WS-S5)."""
    others = [
        of
        for of, sheet in enumerate(view.sheets)
        if of != seat and None not in sheet.rows and not sheet.confirmed
    ]
    own = [seat] if len(view.sheets) == 1 else []
    return next(
        ((after(view, config, READING, dice), Confirm(view.round, of)) for of in others + own), None
    )
