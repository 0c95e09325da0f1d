"""The turn a bot means to play: the square it empties, its words, its padlocks, what it returns."""

from collections.abc import Sequence
from typing import NamedTuple

from logomachie.bots.dice import FINE, Dice
from logomachie.bots.notice import some
from logomachie.bots.pace import form
from logomachie.core.rng import Rng
from logomachie.core.value import Millis
from logomachie.games.cadenas.bots.danger import Danger
from logomachie.games.cadenas.bots.imagine import Imagined
from logomachie.games.cadenas.bots.mind import Mind
from logomachie.games.cadenas.bots.taste import Regard
from logomachie.games.cadenas.bots.temper import (
    LOOKED_AT,
    PASSES,
    ROUND,
    ROUNDS,
    SHORTLIST,
    WORLD,
    WORTH,
)
from logomachie.games.cadenas.rules.types import Setup, TableView
from logomachie.games.cadenas.solver.imagined import fits
from logomachie.games.cadenas.solver.search import Choice, position
from logomachie.games.cadenas.solver.turn import Search, Whole


class Plan(NamedTuple):
    """What a bot means to do."""

    square: int | None  # to take first; None: taken already, or there is nothing to take
    turn: Whole


def plan(mind: Mind, config: Setup, view: TableView, rng: Rng, budget: Millis) -> Plan:
    """The whole turn, or what is left of it; the same position gives the same turn."""
    if view.phase != "TAKE":
        look = looked(mind, config, view, view.taken, rng, budget)
        return answered(mind, config, view, rng, [look], budget)
    thought = worth_a_thought(view, max(1, mind.temper.pairs))
    hasty = {}
    if mind.temper.fear:
        hasty = {n: looked(mind, config, view, n, rng, 0) for n in thought}
        thought = sorted(thought, key=lambda n: -hasty[n].turns[0].value)[:SHORTLIST]
    share = budget // len(thought)
    looks = [looked(mind, config, view, n, rng, share) for n in thought]
    if mind.temper.likely:
        looks += [look for n, look in hasty.items() if n not in thought]
    return answered(mind, config, view, rng, looks, budget)


def answered(
    mind: Mind, config: Setup, view: TableView, rng: Rng, looks: Sequence["Look"], budget: Millis
) -> Plan:
    """Of all turns the one that looks best; at the top, the one that ends best when the game is
    played on in imagination: the likelier a turn, the more worlds it is tried in."""
    plans = [(Plan(look.square, turn), look) for look in looks for turn in look.turns]
    plans.sort(key=lambda each: -each[0].turn.value)
    worlds = min(mind.temper.worlds, budget // WORLD)
    few = plans[: mind.temper.likely]
    if len(few) < 2 or not worlds or not few[0][1].regard.fear or not fits(view):
        return plans[0][0]
    dice = Dice(rng, f"{view.seat} {view.turn} worlds")
    imagined = Imagined(mind.reader(view), mind.temper, view, config, dice, worlds)
    emptied = view.taken if view.phase != "TAKE" else None
    left: list[int] = [*range(len(few))]
    totals, begun = [0] * len(few), 0
    for part, many in PASSES:
        end = round(part * worlds)
        for n in left:
            (square, turn), look = few[n]
            square = emptied if square is None else square
            totals[n] += imagined.balance(look.regard.at, square, turn, slice(begun, end))
        left, begun = sorted(left, key=lambda n: (-totals[n], n))[:many], end
    return few[left[0]][0]


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
