"""The enumerator of La Guerre des Mots: it misses nothing and invents nothing."""

import dataclasses
from functools import cache
from itertools import islice

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from logomachie.core.game import Refused
from logomachie.core.rng import Rng
from logomachie.games.guerre_des_mots.rules.coup import legal
from logomachie.games.guerre_des_mots.rules.dictionary import Dictionary
from logomachie.games.guerre_des_mots.rules.rules import Rules
from logomachie.games.guerre_des_mots.rules.table import Table, options, table_seen
from logomachie.games.guerre_des_mots.rules.types import Lay, Setup
from logomachie.games.guerre_des_mots.solver.coups import Field
from logomachie.games.guerre_des_mots.solver.forms import forms_of
from logomachie.games.guerre_des_mots.solver.lexis import lexis, lexis_of
from logomachie.games.guerre_des_mots.solver.options import choices
from logomachie.games.guerre_des_mots.solver.plain import key, plain_coups
from logomachie.games.guerre_des_mots.solver.promise import WIN, Prospect
from logomachie.games.guerre_des_mots.solver.words import oracle as guerre
from logomachie.lexicon.load import french
from tests.kit.clauses import clause

FEW = (
    "RUSA", "PARIA", "PURS", "RUES", "SELLES", "ELLES", "RU", "ES", "SE", "SA", "US", "RUS", "USA",
    "RÉ", "PRÉ", "LE", "RUSE", "RUSÉ", "RATS", "A", "RUE", "LA", "ÇA", "LAC", "SAC", "PORTE",
    "PORTE-RUE", "PARIAS", "RUSES", "PUR", "LU", "TU",
)  # fmt: skip
TWO = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES SO={} turn:SO"
CROSSED = "SO@E22>RUSA^IRAP>URS+ NE@O1_RUES<ELLES SO={} turn:SO"
ALONE = "SO@E22>RUSA NE@O1_RUES SO={} turn:SO"
TURNING = "SO@G12>LAC NE@O1_RUES SO={} turn:SO"
CAUGHT = "SO@E22>PORTE NE@O1_LAC NO@E3>RATS SO={} turn:SO"


class Few(frozenset[str]):
    """A short list of words, with and without accents; every longer form is an inflection."""

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and super().__contains__(word)


def few(words: tuple[str, ...]) -> Few:
    from logomachie.core.letters import accented, plain

    return Few({plain(word) for word in words} | {accented(word) for word in words})


def seen(position: str, rule: str, words: object) -> tuple[Table, Dictionary]:
    """What the active seat sees of a position."""
    seats = len({part.split("@")[0] for part in position.split() if "@" in part})
    setup = Setup(seats=seats, lexicon="few", position=position, rule=rule)  # type: ignore[arg-type]
    rules = Rules(setup, words)  # type: ignore[arg-type]
    state = rules.start(Rng("few"), 0)
    view = rules.view(state, state.active)
    opts = options(setup)
    return table_seen(view, opts, state.active), Dictionary(
        rules.dictionary.words, accents=opts.accents
    )


def found(
    table: Table, dictionary: Dictionary, words: tuple[str, ...], sources: int | None
) -> list[Lay]:
    """What the enumerator says, each coup judged by the rules."""
    field = Field(table, lexis_of(words, accents=dictionary.accents), dictionary, sources=sources)
    told = list(field.told())
    for lay in told:
        legal(lay, table, dictionary)
    return told


@clause("GDM-Q-09")
def test_a_late_first_word_borrows_nothing() -> None:
    """Who has not opened yet opens with his own letters, in whatever round."""
    table, dictionary = seen(ALONE.format("RUSA"), "simplified", few(FEW))
    late = dataclasses.replace(table, chains={2: table.chains[2]}, opened=(1,), seen=frozenset())
    opening = [lay for lay in found(late, dictionary, FEW, None) if not lay.chain]

    assert 2 == len(opening)
    assert {None} == {letter.origin for lay in opening for letter in lay.letters}


def spelled(words: tuple[str, ...], accents: bool) -> list[str]:
    from logomachie.core.letters import plain

    return sorted({word.upper() if accents else plain(word) for word in words})


def compare(position: str, rule: str, words: tuple[str, ...], sources: int | None) -> int:
    """Both solvers on one position; how many coups there are."""
    table, dictionary = seen(position, rule, few(words))
    told = found(table, dictionary, words, sources)
    mine = [key(lay, both=_both(lay, table, dictionary)) for lay in told]
    plain = {
        key(lay, both=_both(lay, table, dictionary))
        for lay in plain_coups(table, spelled(words, dictionary.accents), dictionary, sources)
    }
    assert sorted(map(str, plain - set(mine))) == []
    assert sorted(map(str, set(mine) - plain)) == []
    assert len(mine) == len(set(mine)), "no coup is told twice"
    return len(mine)


def _both(lay: Lay, table: Table, dictionary: Dictionary) -> bool:
    return legal(lay, table, dictionary).laying.how == "BOTH"


@pytest.mark.slow
@clause("GDM-DEF-06")
@pytest.mark.parametrize("rule", ["simplified", "general"])
@pytest.mark.parametrize("position", [TWO, CROSSED, ALONE, CAUGHT, TURNING])
def test_the_enumerator_equals_the_plain_solver(position: str, rule: str) -> None:
    """Hooks, lengthenings, compounds, turns, captures and transfers, on one's own chains and
    others': the same coups, none twice."""
    assert compare(position.format("RTE?+"), rule, FEW, None) > 15


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(
    st.text("RUSAELPTIC?+", min_size=1, max_size=5).filter(lambda t: t.count("+") < 3),
    st.lists(st.sampled_from(FEW), min_size=8, max_size=20, unique=True),
    st.sampled_from([TWO, CROSSED, ALONE]),
    st.sampled_from(["simplified", "general"]),
)
def test_so_it_does_with_any_letters(
    arsenal: str, words: list[str], position: str, rule: str
) -> None:
    """Any arsenal, any short list of words."""
    standing = ("RUSA", "PARIA", "PURS", "RUES", "SELLES")
    try:
        seen(position.format(arsenal), rule, few(standing))
    except ValueError:
        return  # not so many of these letters in the box
    compare(position.format(arsenal), rule, (*standing, *words), 1)


def test_an_accent_is_not_taken_for_a_letter() -> None:
    """Forms are told apart by every sign, however their sets are packed."""
    forms = forms_of(["OÙ", "OUE", "OUÉ"], accents=True)
    rows = {forms.word(row).upper(): row for row in range(len(forms))}
    has = forms.having("E", np.array([rows["OÙ"], rows["OUE"], rows["OUÉ"]]))

    assert [False, True, False] == has.tolist()


@clause("GDM-Q-33")
def test_each_of_several_cs_may_be_turned() -> None:
    """Of three that are lifted together one, two or all are laid as Ç."""
    words = ("RUSA", "RUSE", "CCCE", "CCCA", "ÇCCA", "CÇÇA", "ÇÇÇA")
    position = "SO@E22>RUSA NE@O1_RUSE<CCC SO=T turn:SO"
    table, dictionary = seen(position, "general", few(words))
    reads = {
        "".join(letter.reads for letter in lay.letters if letter.origin is not None)
        for lay in found(table, dictionary, words, None)
    }
    ways = {n: {text for text in reads if text.count("Ç") == n} for n in range(4)}

    assert all(ways.values())
    compare(position, "general", words, None)


@pytest.mark.slow
@clause("GDM-Q-20")
@pytest.mark.parametrize("rule", ["simplified", "general"])
@pytest.mark.parametrize("position", [TWO, CROSSED, CAUGHT])
def test_a_board_that_stood_in_this_turn_is_left_out(position: str, rule: str) -> None:
    """Of a replay, exactly the coups that would bring an earlier board back are not told."""
    table, dictionary = seen(position.format("RTE?+"), rule, few(FEW))
    told = {key(lay): lay for lay in found(table, dictionary, FEW, None)}
    marks = {which: legal(lay, table, dictionary).mark for which, lay in told.items()}
    for mark in sorted(set(marks.values()))[::5]:
        later = dataclasses.replace(table, seen=table.seen | {mark})
        mine = {key(lay) for lay in found(later, dictionary, FEW, None)}

        assert {which for which in told if marks[which] != mark} == mine


@cache
def french_table(rule: str) -> tuple[Table, Dictionary, Field]:
    """A position with the whole lexicon."""
    table, dictionary = seen(TWO.format("URSTEIAONLD?+"), rule, guerre(french()))
    words = lexis(french(), accents=dictionary.accents)
    return table, dictionary, Field(table, words, dictionary)


@pytest.mark.slow
@pytest.mark.parametrize("rule", ["simplified", "general"])
def test_every_coup_of_the_lexicon_is_accepted(rule: str) -> None:
    """Each coup told is legal; moved by a cell, or with another letter, it is refused."""
    table, dictionary, field = french_table(rule)
    told = 0
    for coups in field.batches():
        assert len(coups)
        for row in range(0, len(coups), 1 + len(coups) // 60):
            lay = coups.tell(row)
            if not field.is_new(lay):
                continue
            legal(lay, table, dictionary)
            told += 1
            for neighbour in neighbours(lay):
                with pytest.raises(Refused):
                    legal(neighbour, table, dictionary)
    assert told > 150


def neighbours(lay: Lay) -> list[Lay]:
    """Coups a cell away from a legal one: all letters moved aside, one left out, one too far."""
    moved = tuple(replace(x, cell=(x.cell[0] + 2, x.cell[1] + 2)) for x in lay.letters)
    apart = replace(lay.letters[0], cell=(lay.letters[0].cell[0], 40))
    near = [replace(lay, letters=moved), replace(lay, letters=(apart, *lay.letters[1:]))]
    if lay.chain:
        near.append(replace(lay, letters=(replace(lay.letters[0], reads="Q"), *lay.letters[1:])))
    return near


def test_the_most_promising_come_first() -> None:
    """A win before everything else: ORNA on the cross (GDM-OBJ-02)."""
    position = "SO@E22>RUSA^IRAP>URS^ELARO NE@O1_RUES SO=RNASTE turn:SO"
    table, dictionary = seen(position, "simplified", guerre(french()))
    field = Field(table, lexis(french(), accents=False), dictionary)
    coups = next(field.batches())
    promise = Prospect(table).of(coups)
    wins = [row for row in range(len(coups)) if promise[row] >= WIN / 2]

    assert "ORNA" in {coups.word(row) for row in wins}
    for row in wins:
        assert legal(coups.tell(row), table, dictionary).win is not None
    for row in range(0, len(coups), 7):
        is_win = legal(coups.tell(row), table, dictionary).win is not None
        assert is_win == (promise[row] >= WIN / 2)


@clause("GDM-RPL-07")
def test_options_are_told_and_legal() -> None:
    """P/URS by transfer of RUS earns a replay or a cross; every choice is another legal coup."""
    table, dictionary = seen(TWO.format("T+"), "simplified", guerre(french()))
    field = Field(table, lexis(french(), accents=False), dictionary)
    coups = next(field.batches())
    rows = [row for row in range(len(coups)) if coups.word(row) == "PURS" and coups.tactical[row]]
    told = [lay for row in rows for lay in choices(coups.tell(row), table, dictionary)]

    assert any(lay.cross is not None for lay in told)
    assert any(lay.cross is None for lay in told)
    for lay in told:
        legal(lay, table, dictionary)


def test_tactical_coups_are_known_beforehand() -> None:
    """The columns say of every coup what the rules would say."""
    table, dictionary, field = french_table("simplified")
    for coups in field.batches():
        for row in islice(range(0, len(coups), 1 + len(coups) // 80), 80):
            verdict = legal(coups.tell(row), table, dictionary)
            assert verdict.tactical == bool(coups.tactical[row])
