"""The turn a bot means to play: the square it empties, its words, its padlocks, what it returns."""

from collections.abc import Sequence
from typing import NamedTuple

from logomachie.bots.dice import FINE, Dice
from logomachie.bots.notice import some
from logomachie.bots.pace import form
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.cadenas.bots.danger import Danger
from logomachie.games.cadenas.bots.mind import Mind
from logomachie.games.cadenas.bots.reply import Replies
from logomachie.games.cadenas.bots.taste import Regard
from logomachie.games.cadenas.bots.temper import LOOKED_AT, ROUND, ROUNDS, SHORTLIST, WORTH
from logomachie.games.cadenas.rules.types import Setup, TableView
from logomachie.games.cadenas.solver.search import Choice, position
from logomachie.games.cadenas.solver.turn import Search, Whole


class Plan(NamedTuple):
    """What a bot means to do."""

    square: int | None  # to take first; None: taken already, or there is nothing to take
    turn: Whole


def plan(mind: Mind, config: Setup, view: TableView, rng: Rng, budget: Millis) -> Plan:
    """The whole turn, or what is left of it; the same position gives the same turn."""
    if view.phase != "TAKE":
        return answered(
            mind, config, view, rng, [looked(mind, config, view, view.taken, rng, budget)]
        )
    thought = worth_a_thought(view, max(1, mind.temper.pairs))
    if mind.temper.fear:
        hasty = {n: from_square(mind, config, view, n, rng, 0).turn.value for n in thought}
        thought = sorted(thought, key=lambda n: -hasty[n])[:SHORTLIST]
    share = budget // len(thought)
    return answered(
        mind, config, view, rng, [looked(mind, config, view, n, rng, share) for n in thought]
    )


def answered(mind: Mind, config: Setup, view: TableView, rng: Rng, looks: Sequence["Look"]) -> Plan:
    """Of all turns the one that looks best, less, at the top, what the next player makes of it."""
    plans = [(Plan(look.square, turn), look) for look in looks for turn in look.turns]
    plans.sort(key=lambda each: -each[0].turn.value)
    few = plans[: mind.temper.replies]
    if len(few) < 2 or not few[0][1].regard.fear:
        return plans[0][0]
    dice = Dice(rng, f"{view.seat} {view.turn} replies")
    replies = Replies(mind.book, mind.temper, view, config, dice)
    emptied = view.taken if view.phase != "TAKE" else None
    weighed = [
        replies.balance(look.regard, emptied if plan.square is None else plan.square, plan.turn)
        for plan, look in few
    ]
    return few[weighed.index(max(weighed))][0]


def worth_a_thought(view: TableView, most: int) -> list[int]:
    """Squares with cards, those with the best letters first."""
    squares = [n for n, cards in enumerate(view.squares) if cards]
    worth = {n: sum(WORTH.get(card, 0.0) for card in view.squares[n]) for n in squares}
    return sorted(squares, key=lambda n: (-worth[n], n))[:most]


class Look(NamedTuple):
    """The best turns with the cards of one square, and how they were looked at."""

    square: int | None
    regard: Regard
    turns: tuple[Whole, ...]


def from_square(
    mind: Mind, config: Setup, view: TableView, square: int | None, rng: Rng, budget: Millis
) -> Plan:
    """The turn with the cards of one square, to be taken or in hand already."""
    look = looked(mind, config, view, square, rng, budget)
    return Plan(look.square, look.turns[0])


def looked(
    mind: Mind, config: Setup, view: TableView, square: int | None, rng: Rng, budget: Millis
) -> Look:
    """The turns with the cards of one square."""
    taking, salt, temper = view.phase == "TAKE", f"{view.seat} {view.turn}", mind.temper
    at = position(view, square if taking else None)
    danger = None
    if temper.fear:
        dice = Dice(rng, f"{salt} danger {square}")
        danger = Danger(mind.book, view, config, square, dice)
    eye = Dice(rng, salt)
    count = some(temper.notices * form(rng, view.seat, temper.form), eye.uniform())
    noticed = mind.notices(at, int(eye.uniform() * FINE), count - len(at.touched))
    regard = Regard(temper, view, at, danger)
    turns = searched(regard, noticed, min(ROUNDS, budget // ROUND))
    return Look(square if taking else None, regard, turns)


def searched(regard: Regard, noticed: Sequence[Choice], rounds: int) -> tuple[Whole, ...]:
    """The best turns; then a closer look at their words, and whether they are still the best."""
    found = Search(regard.at, noticed, regard.taste(noticed)).found(LOOKED_AT)
    danger = regard.danger
    if danger is None or not regard.fear:
        return found.turns[:1]
    standing = [*regard.exposed.values()]
    for _ in range(rounds):
        played = [choice.text for turn in found.turns for choice in turn.plays]
        looks = [danger.look(text) for text in (*standing, *played)]
        if not any(looks):
            break
        found = Search(regard.at, noticed, regard.taste(noticed)).found(LOOKED_AT)
    return found.turns
