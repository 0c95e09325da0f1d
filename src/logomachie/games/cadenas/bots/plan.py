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
        return from_square(mind, config, view, view.taken, rng, budget)
    thought = worth_a_thought(view, max(1, mind.temper.pairs))
    if mind.temper.fear:
        hasty = {n: from_square(mind, config, view, n, rng, 0).turn.value for n in thought}
        thought = sorted(thought, key=lambda n: -hasty[n])[:SHORTLIST]
    plans = [from_square(mind, config, view, n, rng, budget // len(thought)) for n in thought]
    return max(plans, key=lambda each: each.turn.value)


def worth_a_thought(view: TableView, most: int) -> list[int]:
    """Squares with cards, those with the best letters first."""
    squares = [n for n, cards in enumerate(view.squares) if cards]
    worth = {n: sum(WORTH.get(card, 0.0) for card in view.squares[n]) for n in squares}
    return sorted(squares, key=lambda n: (-worth[n], n))[:most]


def from_square(
    mind: Mind, config: Setup, view: TableView, square: int | None, rng: Rng, budget: Millis
) -> Plan:
    """The turn with the cards of one square, to be taken or in hand already."""
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
    turn = searched(regard, noticed, min(ROUNDS, budget // ROUND))
    return Plan(square if taking else None, turn)


def searched(regard: Regard, noticed: Sequence[Choice], rounds: int) -> Whole:
    """The best turn; then a closer look at its words, and whether it is still the best."""
    found = Search(regard.at, noticed, regard.taste(noticed)).found(LOOKED_AT)
    danger = regard.danger
    if danger is None or not regard.fear:
        return found.turns[0]
    standing = [*regard.exposed.values()]
    for _ in range(rounds):
        played = [choice.text for turn in found.turns for choice in turn.plays]
        looks = [danger.look(text) for text in (*standing, *played)]
        if not any(looks):
            break
        found = Search(regard.at, noticed, regard.taste(noticed)).found(LOOKED_AT)
    return found.turns[0]
