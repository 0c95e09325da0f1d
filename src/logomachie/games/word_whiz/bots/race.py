"""One race in a bot’s head: when its hand goes out, and with which word.

Everything is drawn at the reveal from what the bot sees there, so that asking again, or a key
pressed by somebody else in the same race, changes nothing (rules, section 5).
"""

from dataclasses import dataclass
from math import exp, log

from logomachie.bots.dice import Dice
from logomachie.bots.pace import SIGMA
from logomachie.core.value import Millis, Seat
from logomachie.games.word_whiz.bots.mind import Ideas, Mind
from logomachie.games.word_whiz.bots.temper import MOTOR, MOTOR_SIGMA, RIVAL, RUBBER
from logomachie.games.word_whiz.rules.types import Pawns, Setup, TableView


@dataclass(frozen=True)
class Plan:
    """When to grab, from the reveal, and what to say then; no word: the hand was too quick."""

    reaction: Millis
    word: str | None
    pondered: Millis = 0  # looked on after the hand went out, in a race by hand
    better: str | None = None  # what came meanwhile, if anything did


def plan(
    mind: Mind, config: Setup, view: TableView, seat: Seat, dice: Dice, day: float = 1.0
) -> Plan | None:
    """What this race brings to mind, the sooner the better its day; None: nothing ever will."""
    pawns = view.pawns[seat]
    used = frozenset(view.used) if config.no_repeat else frozenset()
    ideas = mind.ideas(config, view.visible, pawns, used)
    hurry = day * ideas.pace * (rubber(view.pawns, seat, config.track) if config.rubber else 1.0)
    if hurry <= 0:
        return None
    thought = dice.motor(round(1000 * log(2) / hurry), SIGMA) / 1000
    place = ideas.rung(dice.uniform())
    pondered, better = 0, None
    hand, erring, blank = dice.motor(MOTOR, MOTOR_SIGMA), dice.uniform(), dice.uniform()
    if erring < mind.temper.slip:
        word = None if blank < mind.temper.blank else _slip(mind, config, view, pawns, dice)
    else:
        rivals = sum(s != seat and s not in view.excluded for s in range(config.seats))
        waited, place = _wait(ideas, place, rivals, mind.temper.patience / 1000, dice)
        thought += waited
        word = mind.lexicon.spelled(int(ideas.rows[place]))
        pondered = mind.temper.afterthought
        found = _afterthought(ideas, place, pondered / 1000, dice) if pondered else None
        if found is not None:
            better = mind.lexicon.spelled(int(ideas.rows[found]))
    return Plan(max(mind.temper.floor, round(1000 * thought) + hand), word, pondered, better)


def rubber(pawns: tuple[Pawns, ...], seat: Seat, track: int) -> float:
    """A leader thinks more slowly, a straggler faster, by a fifth at most."""
    others = [sum(row) for s, row in enumerate(pawns) if s != seat]
    if not others:
        return 1.0
    lead = (sum(pawns[seat]) - max(others)) / (track - 1)
    return 1.0 - RUBBER * max(-1.0, min(1.0, lead))


def _wait(ideas: Ideas, place: int, rivals: int, patience: float, dice: Dice) -> tuple[float, int]:
    """Hold the first idea back for a better one, as long as that promises more than it risks.

    A rival who grabs first costs all that the idea would have brought; what waiting promises is
    the surplus of the ideas to come. Both are rates, so the answer changes with the idea only.
    """
    waited = 0.0
    danger = RIVAL * rivals * ideas.pace
    while ideas.surplus(gain := int(ideas.gains[place])) > danger * gain:
        better = ideas.above(gain)
        waited += dice.ring(ideas.pace_from(better))
        if waited >= patience:
            return patience, place
        place = ideas.rung(dice.uniform(), better)
    return waited, place


def _afterthought(ideas: Ideas, place: int, seconds: float, dice: Dice) -> int | None:
    """The best of what rings while the microphone is in the hand; None: nothing better.

    That nothing from a place on rings in so long has a chance that rises with the place, so one
    number says where the best that rings lies.
    """
    quiet = dice.uniform()
    first = ideas.above(int(ideas.gains[place]))
    if first >= len(ideas.rows) or exp(-seconds * ideas.pace_from(first)) >= quiet:
        return None
    low, high = first, len(ideas.rows)  # rings from `low` on, not from `high` on
    while high - low > 1:
        middle = (low + high) // 2
        if exp(-seconds * ideas.pace_from(middle)) < quiet:
            low = middle
        else:
            high = middle
    return low


def _slip(mind: Mind, config: Setup, view: TableView, pawns: Pawns, dice: Dice) -> str | None:
    """A word that seemed right in the heat of the race."""
    rows = mind.slips(config, view.visible, pawns, dice.between(0, 2))
    if len(rows) == 0:
        return None
    return mind.lexicon.spelled(int(rows[dice.pick(mind.eagerness(rows))]))
