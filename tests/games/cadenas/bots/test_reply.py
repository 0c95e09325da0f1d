"""The Arbitre of Cadenas imagines the next player's whole turn, from what its seat may know."""

from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.bots.dice import Dice
from logomachie.core.rng import Rng
from logomachie.games.cadenas.bots.maker import mind as cadenas_mind
from logomachie.games.cadenas.bots.plan import looked
from logomachie.games.cadenas.bots.player import played
from logomachie.games.cadenas.bots.reply import Replies, left
from logomachie.games.cadenas.rules.types import Lock, Padlock, Take, Word
from logomachie.games.cadenas.solver.search import position
from logomachie.games.cadenas.solver.turn import Whole
from tests.games.cadenas.bots.test_player import seen, setup, table

AT = "A:TRI A:SOURIRE B:MUSE B:CHANTER B:PARTIE squares:ER/AN/TI hands:{}/PORTES stock:EAILRSNTOUE"
SEIZED = "A:TRANSITERA B:MEUSE! lock:B/-/2 squares:DK hands:WXQJHB/AEIRST stock:QZQZQZ"
PLACES = [*(AT.format(hand) for hand in ("MOTLAC", "ALPESN", "SRIONE")), SEIZED]
Lying = tuple[list[tuple[int, str, str]], list[tuple[int, str]]]


def lying(words: tuple[Word, ...], padlocks: tuple[Padlock, ...]) -> Lying:
    """What lies on the table, whatever its numbers."""
    by_id = {word.id: word.text for word in words}
    return (
        sorted((word.owner, word.text, word.kind) for word in words),
        sorted((lock.owner, by_id.get(lock.place or 0, "")) for lock in padlocks),
    )


def by_the_rules(config: Any, square: int, turn: Whole) -> Lying:
    """What lies there when the turn is really played."""
    game = table(config)
    state, at = game.start(Rng("bots"), 0), 1_000
    moves: list[Any] = [Take(1, square), *(played(1, choice) for choice in turn.plays)]
    for move in moves:
        state, _ = game.step(state, at, 0, move)
    for number, text in turn.locks:
        view = game.view(state, 0)
        ids = [word.id for word in view.words if word.owner == 0 and word.text == text]
        target: int = number if number is not None and number in ids else ids[-1]
        state, _ = game.step(state, at, 0, Lock(1, position(view).reserve[0], target))
    view = game.view(state, 0)
    return lying(view.words, view.padlocks)


@pytest.mark.slow
@pytest.mark.parametrize("at", PLACES)
def test_an_imagined_turn_leaves_what_the_rules_leave(at: str) -> None:
    """Words laid, grown and captured, padlocks won, seized and placed."""
    config, mind = setup(at), cadenas_mind(3)
    told, view = 0, seen(config)
    for square in [n for n, cards in enumerate(view.squares) if cards]:
        look = looked(mind, config, view, square, Rng("1"), 200)
        for turn in look.turns:
            told += len(turn.plays)

            assert by_the_rules(config, square, turn) == lying(*left(look.regard.at, turn))
    assert told


def test_what_a_turn_leaves_open_costs_what_the_next_player_makes_of_it() -> None:
    """The same turn is worth less where he may hold more, and nothing hidden is asked for."""
    config, mind = setup(AT.format("MOTLAC")), cadenas_mind(3)
    view = seen(config)
    look = looked(mind, config, view, 0, Rng("1"), 200)
    few = replace(view, held=(view.held[0], 1))
    rich, poor = (
        Replies(mind.book, mind.temper, at, config, Dice(Rng("1"), "x")).balance(
            look.regard, 0, look.turns[0]
        )
        for at in (view, few)
    )

    assert rich < poor
