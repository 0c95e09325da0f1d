"""Whether a player is blocked: the referee's search and the plain one agree (Q-53)."""

from random import Random

import pytest

from logomachie.games.guerre_des_mots.rules.blocked import is_blocked
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.table import Table
from logomachie.games.guerre_des_mots.solver.lexis import lexis_of
from logomachie.games.guerre_des_mots.solver.plain import plain_coups
from logomachie.games.guerre_des_mots.solver.words import can_lay
from tests.games.guerre_des_mots.solver.test_coups import (
    ALONE,
    CAUGHT,
    CROSSED,
    FEW,
    TWO,
    few,
    seen,
    spelled,
)
from tests.kit.clauses import clause

STANDING = ("RUSA", "PARIA", "PURS", "RUES", "SELLES", "PORTE", "LAC", "RATS")
BESIDE = "SO@G12>LAC NE@O1_RUES SO={} turn:SO"  # a C to turn, a word to inflect


def position(luck: Random) -> tuple[str, str, tuple[str, ...]]:
    """A board, a rule, and a few words beside those that lie there."""
    board = luck.choice([TWO, CROSSED, ALONE, CAUGHT, BESIDE])
    arsenal = "".join(luck.choice("RUSAELPTIC") for _ in range(luck.randrange(1, 4)))
    arsenal += luck.choice(["", "", "?", "+"])
    some = tuple(luck.sample(FEW, luck.randrange(2, 12)))
    return board.format(arsenal), luck.choice(["simplified", "general"]), (*STANDING, *some)


def plainly(table: Table, dictionary: Dictionary, words: tuple[str, ...]) -> bool:
    """Whether every word in every place finds one that is legal, on one's own side, and needs no
    letter of the board."""
    own = {0, *(chain.id for chain in table.own())}
    coups = plain_coups(table, spelled(words, dictionary.accents), dictionary, 0)
    return any(lay.chain in own and not lay.bend for lay in coups)


@pytest.mark.slow
@clause("GDM-Q-53", "GDM-STK-05")
def test_all_searches_agree_on_who_is_blocked() -> None:
    """On random boards, arsenals and lists of words: the enumerator, the rules' own search and the
    plain solver. Some players are blocked, some are not."""
    luck = Random(53)
    answers = []
    for _ in range(120):
        text, rule, words = position(luck)
        try:
            table, dictionary = seen(text, rule, few(words))
        except ValueError:
            continue  # not so many of these letters in the box
        plain = plainly(table, dictionary, words)
        told = text, rule, words
        assert (told, plain) == (told, not is_blocked(table, dictionary))
        lexis = lexis_of(words, accents=dictionary.accents)
        assert (told, plain) == (told, can_lay(table, dictionary, lexis))
        answers.append(plain)

    assert min(answers.count(True), answers.count(False)) > 20


@clause("GDM-Q-53", "GDM-STK-01")
@pytest.mark.parametrize(
    ("chain", "arsenal", "words"),
    [
        ("ON", "T", ("ON", "TON")),  # lengthened
        ("ON", "U", ("ON", "NU")),  # hooked
        ("ON+", "A", ("ON", "A")),  # behind a cross
        ("XI", "RUSA", ("XI", "RUSA")),  # on a base
        ("PORTE", "+RUE", ("PORTE", "PORTE-RUE")),  # a compound
        ("RUE", "SUS", ("RUE", "RUES", "SUS")),  # beside a plural (PAR-03)
    ],
)
def test_whoever_can_lay_a_word_in_any_way_is_not_blocked(
    chain: str, arsenal: str, words: tuple[str, ...]
) -> None:
    """Each way by itself: on its letters a word can be laid, on a K none."""
    known = (*words, "RUES")
    found = []
    for held in (arsenal, "K"):
        text = f"SO@G12>{chain} SO={held} NE@O1_RUES turn:SO"
        table, dictionary = seen(text, "general", few(known))
        lexis = lexis_of(known, accents=dictionary.accents)
        found.append(can_lay(table, dictionary, lexis))
        assert found[-1] == (not is_blocked(table, dictionary))

    assert [True, False] == found


@clause("GDM-Q-53")
@pytest.mark.parametrize("held", ["K", "T"])
def test_a_turn_or_a_transfer_does_not_forbid_a_draw(held: str) -> None:
    """What the arsenal cannot do alone leaves the player blocked: the S of SELLES would turn, its E
    and S would make EST with a T."""
    known = ("SELLES", "SELLE", "ES", "EST", "RUES")
    text = f"SO@G12>SELLES SO={held} NE@O1_RUES turn:SO"
    table, dictionary = seen(text, "general", few(known))

    assert any(lay.bend for lay in plain_coups(table, known, dictionary))
    assert not can_lay(table, dictionary, lexis_of(known, accents=True))
    assert is_blocked(table, dictionary)
