"""The Arbitre of Cadenas plays the game on in imagination, from what its seat may know."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from logomachie.bots.dice import Dice
from logomachie.core.rng import Rng
from logomachie.games.cadenas.bots.danger import unseen_cards
from logomachie.games.cadenas.bots.imagine import Imagined
from logomachie.games.cadenas.bots.left import left
from logomachie.games.cadenas.bots.maker import mind as cadenas_mind
from logomachie.games.cadenas.bots.plan import looked, plan
from logomachie.games.cadenas.bots.player import played
from logomachie.games.cadenas.rules.types import Lock, Padlock, Take, Word
from logomachie.games.cadenas.solver.imagined import fits
from logomachie.games.cadenas.solver.search import position
from logomachie.games.cadenas.solver.turn import Whole
from logomachie.native.library import library
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


WORLDS = 24
needs_a_core = pytest.mark.skipif(library() is None, reason="without a core nothing is imagined")


@needs_a_core
def test_a_turn_is_worth_less_where_the_next_player_may_hold_more() -> None:
    """The game is played on with hands that agree with the view."""
    config, mind = setup(AT.format("MOTLAC")), cadenas_mind(3)
    view = seen(config)
    look = looked(mind, config, view, 0, Rng("1"), 200)
    few = replace(view, held=(view.held[0], 1))
    rich, poor = (
        Imagined(mind.reader(at), mind.temper, at, config, Dice(Rng("1"), "x"), WORLDS).balance(
            look.regard.at, 0, look.turns[0], slice(0, WORLDS)
        )
        for at in (view, few)
    )

    assert rich < poor


@needs_a_core
def test_what_nobody_shows_is_never_asked_for() -> None:
    """Worlds are made of the cards a seat cannot see, in as many hands and squares as it counts."""
    config, mind = setup(AT.format("MOTLAC")), cadenas_mind(3)
    view = replace(seen(config), squares=("E?", "AN", "TI"))
    imagined = Imagined(mind.reader(view), mind.temper, view, config, Dice(Rng("1"), "x"), WORLDS)
    unseen = Counter(unseen_cards(view, config))
    for deal in imagined.deals:
        hand = {chr(65 + n): int(many) for n, many in enumerate(deal["hand"][1]) if many}
        face_down = chr(65 + int(deal["square"][0][1]))
        stock = "".join(chr(65 + int(card)) for card in deal["stock"][: deal["cards"]])

        assert view.held[1] == sum(hand.values())
        assert view.stock == len(stock)
        assert not Counter(hand) + Counter(face_down + stock) - unseen


def test_without_time_the_turn_that_looks_best_is_played() -> None:
    """Nothing is imagined then, and the same turn comes of it."""
    config, mind = setup(AT.format("MOTLAC")), cadenas_mind(3)
    view = seen(config)

    assert plan(cadenas_mind(4), config, view, Rng("1"), 0) == plan(mind, config, view, Rng("1"), 0)


def test_a_table_the_core_has_no_room_for_is_not_imagined() -> None:
    """Words beyond its bounds, a word no card can spell."""
    view = seen(setup(AT.format("MOTLAC")))
    many = tuple(replace(view.words[0], id=n) for n in range(1, 100))
    odd = (replace(view.words[0], text="É"),)

    assert [False, False] == [fits(replace(view, words=w)) for w in (many, odd)]
