"""A glance at a position: what it tells is legal, and promised as the enumerator promises it; the
core tells what plain Python does."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

import pytest

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.guerre_des_mots.bots.mind import mind
from logomachie.games.guerre_des_mots.bots.quick import LETTRE, Quick, wordlist
from logomachie.games.guerre_des_mots.rules.coup import legal
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.fault import Fault
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import Lay, Setup, TableView
from logomachie.games.guerre_des_mots.solver.coups import Field
from logomachie.games.guerre_des_mots.solver.glance import Glance, plainly
from logomachie.games.guerre_des_mots.solver.promise import Prospect
from logomachie.lexicon.load import french
from logomachie.native.library import library

AGAIN = ("REPEATED", "THIRD_TIME")  # boards that stood before: only the rules know them
Rule = Literal["simplified", "general"]
SETUPS: list[tuple[int, Rule]] = [(2, "simplified"), (4, "simplified"), (2, "general")]


def tables(seats: int, rule: Rule, lines: int = 60) -> Iterator[Table]:
    """What the players to move see in some games between quick Lettrés."""
    lexicon, spec = french(), GAMES["guerre-des-mots"]
    config = Setup(seats=seats, rule=rule, lexicon=lexicon.digest)
    game = spec.open(config, spec.words(lexicon))
    player, at = Quick(lexicon, LETTRE, config), 0
    rng = Rng(f"glance {seats} {rule}")
    state = game.start(rng, at)
    for _ in range(lines):
        if game.outcome(state) is not None:
            rng = rng.fork("next")
            state = game.start(rng, at)
        seat = game.waiting(state)[0]
        view = game.view(state, seat)
        assert isinstance(view, TableView)
        yield table_seen(view, options(config), seat)
        wish = player.choose(view, at, rng, 0)
        assert wish is not None
        at = wish[0]
        state, _ = game.step(state, at, seat, wish[1])


def promised(table: Table, lay: Lay) -> float | None:
    """What the enumerator promises of a coup; None: it does not tell it."""
    head = mind(french(), LETTRE, accents=table.options.accents)
    prospect = Prospect(table)
    wanted = (lay.chain, {(letter.cell, letter.reads, letter.origin) for letter in lay.letters})
    for coups in Field(table, head.lexis, head.dictionary).batches():
        scores = prospect.of(coups)
        for row in range(len(coups)):
            site = coups.site(row)
            if site.chain == lay.chain and len(lay.letters) == coups.laid[row]:
                told = coups.tell(row)
                letters = {(one.cell, one.reads, one.origin) for one in told.letters}
                if (told.chain, letters) == wanted:
                    return float(scores[row])
    return None


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "rule"), SETUPS)
def test_what_it_tells_the_rules_allow(seats: int, rule: Rule) -> None:
    """No coup is told that the rules refuse, unless the board stood so before."""
    refused = []
    head = mind(french(), LETTRE, accents=rule == "general")
    dictionary: Dictionary = head.dictionary
    for number, table in enumerate(tables(seats, rule)):
        glance = Glance(table, wordlist(head))
        for row in glance.best(number, 100, 20_000, 40).rows:
            lay = glance.tell(row)
            try:
                legal(lay, table, dictionary)
            except Fault as fault:
                if fault.code not in AGAIN:
                    refused.append((fault.code, lay))
            except Refused as no:
                refused.append((no.code, lay))

    assert refused == []


@pytest.mark.slow
@pytest.mark.skipif(library() is None, reason="there is no core to compare")
@pytest.mark.parametrize(("seats", "rule"), SETUPS)
def test_the_core_tells_what_plain_python_tells(seats: int, rule: Rule) -> None:
    """The same coups with the same promises, in the same order."""
    head = mind(french(), LETTRE, accents=rule == "general")
    for number, table in enumerate(tables(seats, rule)):
        glance = Glance(table, wordlist(head))

        assert plainly(glance, number, 12, 600, 20) == glance.best(number, 12, 600, 20)


@pytest.mark.long
@pytest.mark.skipif(library() is None, reason="there is no core to compare")
@pytest.mark.parametrize(
    ("seats", "rule"), [(8, "general"), (8, "simplified"), (5, "general"), (3, "simplified")]
)
def test_so_it_does_at_large_tables_with_any_arsenal(seats: int, rule: Rule) -> None:
    """Eight seats, boards of games that went on for long, hands of no tile or of thirty."""
    head, told = mind(french(), LETTRE, accents=rule == "general"), 0
    chance = random.Random(f"{seats} {rule}")
    for number, table in enumerate(tables(seats, rule, 240)):
        tiles = sorted(table.options.tiles.counts)
        held = tuple(sorted(chance.choices(tiles, k=chance.choice((0, 1, 9, 20, 30)))))
        for seen in (table, replace(table, arsenal=held)):
            glance = Glance(seen, wordlist(head), pirates=chance.random() < 0.7)
            asked = (chance.choice((1, 12, 60)), chance.choice((30, 600, 2_000)), 20)
            best = glance.best(number, *asked)
            told += len(best.rows)

            assert plainly(glance, number, *asked) == best
    assert told > 100


@pytest.mark.slow
def test_it_promises_what_the_enumerator_promises() -> None:
    """Each coup told is among all that there are, with the same promise."""
    found = 0
    head = mind(french(), LETTRE, accents=False)
    for number, table in enumerate(tables(2, "simplified", 24)):
        glance = Glance(table, wordlist(head))
        for row in glance.best(number, 16, 12_000, 2).rows:
            promise = promised(table, glance.tell(row))
            if promise is not None:
                found += 1

                assert pytest.approx(promise) == row.score

    assert found > 30
