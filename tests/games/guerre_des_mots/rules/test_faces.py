"""Accents, jokers, washing; what the simplified rule leaves out (ACC, WSH, MOD; check T-59)."""

from typing import Any

import pytest

from logomachie.core.value import encoded
from logomachie.games.guerre_des_mots.rules.events import AccentTurned, Erred
from logomachie.games.guerre_des_mots.rules.types import Lay, Letter
from tests.games.guerre_des_mots.story import cell, told
from tests.kit.clauses import clause


@clause("GDM-ACC-01", "GDM-ACC-02", "GDM-DEF-02")
def test_accents_must_be_set() -> None:
    """PRE is no word where PRÉ is; the token shows the face that bears the accent."""
    base = "SO@G12>PR SO=E(é) NE=A turn:SO"
    plain = told(base, words="pr")
    plain.game = plain.spec.open(plain.setup, frozenset({"pr", "pré"}))
    right = told(base, words="pr pré").plays("SO", "lay H12 I12É")

    plain.errs("SO", "lay H12 I12E", "NOT_A_WORD", "GDM-LEX-01", word="PRE")
    assert ["PRÉ"] == right.words("SO")


@clause("GDM-ACC-02")
def test_the_cedilla_is_on_the_back_of_a_c() -> None:
    """It is set like an accent."""
    story = told("SO@I12>ON SO=C NE=A turn:SO", words="on çon").plays("SO", "lay I12 H12Ç")

    assert ["ÇON"] == story.words("SO")


@clause("GDM-ACC-01", "GDM-MOD-02")
@pytest.mark.parametrize("options", [{"rule": "simplified"}, {"accents": False}])
def test_first_games_do_without_accents(options: dict[str, Any]) -> None:
    """In the simplified rule, or where the players agreed so: only fronts are laid."""
    story = told("SO@G12>PR SO=E(é) NE=A turn:SO", words="pr pré", **options)
    story.rejects("SO", "lay H12 I12É", "BAD_FACE", "GDM-ACC-02")

    assert ["PRE"] == story.plays("SO", "lay H12 I12E").words("SO")


@clause("GDM-MOD-02", "GDM-MOD-04", "GDM-Q-71")
def test_the_simplified_rule_knows_no_chess_pieces() -> None:
    """A token is never laid on its back."""
    story = told("NO@E4^OB>ANC NO=N SO@E22>RUSA turn:NO", words="bo bon banc", rule="simplified")

    story.errs("NO", "lay E4 E5N'", "NO_SYMBOLS", "GDM-MOD-02")


@clause("GDM-WSH-01", "GDM-Q-62")
def test_an_accent_and_a_joker_keep_their_value() -> None:
    """T-59: É stays É, a joker used as S stays S."""
    base = "SO@G12>AN NE@Q17>NÉEs turn:SO"
    story = told(base, words="an ans née nées").plays("SO", "lay H12 I12S[T17]")
    piece = story.chain("SO").path[-1]
    changed = told(base, words="an anr née nées")
    plain = told("SO@G12>PR NE@Q17>DUNÉ turn:SO", words="pr pre dun duné")

    assert (("?", "S"), ["NÉE"]) == ((piece.token, piece.reads), story.words("NE"))
    changed.errs("SO", "lay H12 I12R[T17]", "KEEPS_VALUE", "GDM-WSH-01")
    plain.errs("SO", "lay H12 I12E[T17]", "KEEPS_VALUE", "GDM-WSH-01")


@clause("GDM-WSH-03", "GDM-WSH-04", "GDM-Q-61")
def test_a_plain_vowel_may_be_turned_when_it_moves() -> None:
    """T-59: the accent is announced; if the token bears it, it shows."""
    story = told("SO@G12>PR NE@Q17>DUNE(é) turn:SO", words="pr pré dun dune")
    story.plays("SO", "lay H12 I12É[T17]")
    story.tells(AccentTurned(seat=0, turn=1, cell=cell("T17"), reads="É", found=True))

    assert ["PRÉ"] == story.words("SO")


@clause("GDM-WSH-04")
@pytest.mark.parametrize("referee", ["strict", "kind"])
def test_an_accent_that_is_not_there_loses_the_turn(referee: str) -> None:
    """T-59: whoever the referee is: only the hidden back could tell."""
    story = told("SO@G12>PR NE@Q17>DUNE(è) turn:SO", words="pr pré dun dune", referee=referee)
    story.plays("SO", "lay H12 I12É[T17]")

    story.tells(AccentTurned(seat=0, turn=1, cell=cell("T17"), reads="É", found=False))
    assert ("WRONG_ACCENT", "GDM-WSH-04") == (story.event(Erred).code, story.event(Erred).clause)
    assert (["PR"], ["DUNE"], "NE") == (story.words("SO"), story.words("NE"), story.whose)


@clause("GDM-WSH-04", "GDM-Q-61")
@pytest.mark.parametrize("referee", ["strict", "kind"])
def test_a_wrong_accent_tells_everybody_that_it_is_not_there_and_no_more(referee: str) -> None:
    """T-59: with È or Ê on the back, all viewers hear and see the same, the announcer too; nobody
    sees more of the token afterwards than before."""
    told_by, seen_by = [], []
    for back in "èê":
        position = f"SO@G12>PR NE@Q17>DUNE({back}) turn:SO"
        story = told(position, words="pr pré dun dune", referee=referee)
        before = [story.view(viewer).chains for viewer in (0, 1, None)]
        story.plays("SO", "lay H12 I12É[T17]")
        assert before == [story.view(viewer).chains for viewer in (0, 1, None)]
        assert all(event.only is None for event in story.events)
        told_by.append(tuple(map(encoded, story.events)))
        seen_by.append([encoded(story.view(viewer)) for viewer in (0, 1, None)])

    assert told_by[0] == told_by[1]
    assert seen_by[0] == seen_by[1]


@clause("GDM-WSH-04", "GDM-DEF-11", "GDM-LEX-02")
@pytest.mark.parametrize("back", "éè")
def test_a_coup_that_is_faulty_anyway_turns_nothing(back: str) -> None:
    """The other faults are found first, whatever is on the back: a kind referee refuses the coup
    alike, a strict one ends the turn, and the accent stays unknown."""
    position = f"SO@G12>PR NE@Q17>DUNE({back}) turn:SO"
    strict = told(position, words="pr dun dune")
    kind = told(position, words="pr dun dune", referee="kind")

    strict.errs("SO", "lay H12 I12É[T17]", "NOT_A_WORD", "GDM-LEX-01", word="PRÉ")
    kind.rejects("SO", "lay H12 I12É[T17]", "NOT_A_WORD", "GDM-LEX-01")
    assert [] == [event for event in strict.events if isinstance(event, AccentTurned)]


@clause("GDM-WSH-04", "GDM-Q-55")
@pytest.mark.parametrize("referee", ["strict", "kind"])
def test_earlier_coups_stand_when_an_accent_is_missing(referee: str) -> None:
    """Only the letters of the last one go back; the turn is over, whatever it still held."""
    position = "SO@G12>PR SO=U NE@Q17>DUNE(è) turn:SO credits:3"
    story = told(position, words="pr pru prué dun dune", referee=referee)
    story.plays("SO", "lay H12 I12U", "lay I12 J12É[T17]")

    assert (["PRU"], ["DUNE"], "NE") == (story.words("SO"), story.words("NE"), story.whose)


@clause("GDM-WSH-04")
def test_vowels_are_turned_one_after_the_other() -> None:
    """The first that lacks its accent ends it."""
    story = told("SO@G12>CR NE@O17>DUE(è)E(é) turn:SO", words="cr créé du duee")
    story.plays("SO", "lay H12 I12>É[Q17]É[R17]")

    assert [False] == [event.found for event in story.events if isinstance(event, AccentTurned)]


@clause("GDM-WSH-05")
def test_a_vowel_is_not_turned_where_it_lies() -> None:
    """T-59: what a coup does not move stays as it is; no move turns it."""
    story = told("SO@G12>PRE(é) SO=S NE=A turn:SO", words="prés pre pres")
    story.plays("SO", "lay I12 J12S")

    assert ["PRES"] == story.words("SO")


@clause("GDM-WSH-02")
def test_the_arsenal_washes() -> None:
    """T-59: what is recovered has no value of its own again."""
    story = told("SO@G12>pRÉS NE=A turn:SO", words="prés pré pr ré rés")
    story.plays("SO", "recover J12 2")

    assert ("Eé", "S") == story.state.arsenals[0]


@clause("GDM-Q-63", "GDM-MAT-07")
def test_a_joker_is_any_letter_accented_or_not_but_no_cross() -> None:
    """It reads what its owner says."""
    accented = told("SO@G12>PR SO=? NE=A turn:SO", words="pr pré").plays("SO", "lay H12 I12é")
    plain = told("SO@G12>PR SO=? NE=A turn:SO", words="pr prx").plays("SO", "lay H12 I12x")

    assert (["PRÉ"], ["PRX"]) == (accented.words("SO"), plain.words("SO"))


@clause("GDM-Q-63")
def test_a_joker_does_not_stand_for_a_cross_or_nothing() -> None:
    """Nor for two letters."""

    story = told("SO@G12>PR SO=? NE=A turn:SO", words="pr")
    for reads in ("-", "+", "", "AB", "?"):
        lay = Lay(1, 1, 1, 1, (Letter(cell("I12"), reads, None, "?"),))
        story.rejects("SO", lay, "BAD_FACE", "GDM-ACC-02")


@clause("GDM-Q-61")
def test_only_the_holder_knows_a_back() -> None:
    """His arsenal's; on the board nobody's, not even his own."""
    story = told("SO@G12>PRE(é) SO=E(è) NE=E(ê) turn:SO", words="pre")
    own, other = story.view(0), story.view(1)

    assert (("Eè",), ("Eê",)) == (own.arsenal, other.arsenal)
    assert [1, 1] == [*own.arsenals]
    assert ["P", "R", "E"] == [piece.token for piece in own.chains[0].path]
    assert () == story.view(None).arsenal
