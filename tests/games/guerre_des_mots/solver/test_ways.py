"""The ways to provide a word's letters: every source a player sees, no dictionary."""

from typing import Any

import pytest

from logomachie.core.rng import Rng
from logomachie.games.guerre_des_mots.rules import rules
from logomachie.games.guerre_des_mots.rules.types import Setup
from logomachie.games.guerre_des_mots.solver.ways import Ways, read, ways
from tests.kit.clauses import clause

PURS = "1 1 0 I18U J18R K18S"
BOARD = "SO@E22>RUSA^IRAP NE@O1_RUES<ELLES"


def asked(position: str, about: str, seat: int | None = 0, **options: Any) -> Ways:
    """What a seat is answered about a position."""
    setup = Setup(seats=2, lexicon="kit", position=position, **options)
    game = rules.Rules(setup, frozenset())
    return ways(game.view(game.start(Rng("ways"), 0), seat), setup, about)


def sources(found: Ways) -> set[tuple[str, ...]]:
    """Each way as what is taken from whom, and what comes from the arsenal."""
    return {
        (
            *(f"{taken.of}:{taken.letters}" for taken in way.taken),
            "".join(sorted(token[0] for token in way.used)),
        )
        for way in found.ways
    }


@clause("GDM-SRC-01", "GDM-SRC-02", "GDM-SRC-03", "GDM-SRC-04")
def test_letters_come_from_arsenal_chains_and_both() -> None:
    """URS of P/URS: from one's own chain, from both ends of the other, from the arsenal, mixed."""
    found = sources(asked(f"{BOARD} SO=URS NE=A", PURS))

    assert {("RSU",), ("0:RUS", ""), ("1:RU", "1:S", ""), ("1:S", "RU")} <= found


@clause("GDM-CAP-09", "GDM-TAK-04")
def test_what_would_remain_is_told() -> None:
    """RU and S leave ES and ELLES; whether these are words is not said."""
    found = asked(f"{BOARD} SO=A NE=A", PURS)
    both = next(way for way in found.ways if len(way.taken) == 2 and way.taken[0].of == 1)

    assert ("ES", "ELLES") == both.taken[0].left


@clause("GDM-LEX-02")
def test_the_dictionary_is_not_asked() -> None:
    """A word that exists nowhere is provided like any other."""
    found = asked(f"{BOARD} SO=XQZ NE=A", "1 1 0 I18X J18Q K18Z")

    assert {("QXZ",)} == sources(found)


@clause("GDM-TAK-04")
def test_the_safest_way_comes_first() -> None:
    """The arsenal alone, then what leaves words that stand, then what leaves something new."""
    found = asked("SO@E22>RUSA^IRAP NE@O1_RUES<ELLES SO=URS NE=A", PURS).ways
    stood = {"RUES", "SELLES", "RUSA", "PARIA"}
    safe = [set().union(*(taken.left for taken in way.taken)) <= stood for way in found]

    assert () == found[0].taken
    assert sorted(safe, reverse=True) == safe
    assert not safe[-1]


@clause("GDM-MAT-07")
def test_a_joker_stands_in_last() -> None:
    """A way without a joker comes first; a joker serves where a letter is wanting."""
    found = asked("SO@E22>RUSA^IRAP NE@A1>BC SO=RS? NE=A", PURS)

    assert "?" in found.ways[-1].used
    assert all("?" not in way.used or way.used.count("?") == 1 for way in found.ways)


@clause("GDM-Q-80", "GDM-CAP-08", "GDM-CAP-09")
def test_two_chains_may_lend_at_both_their_ends() -> None:
    """R of RUSA, and S and E of both ends of SELLE; a third chain is left to the player."""
    board = "SO@E22>RUSA^IRAP NE@J4>SELLE NE@T17>TUT SO=A NE=A"

    assert {("0:R", "1:S", "1:E", ""), ("0:R", "1:SE", "")} == sources(
        asked(board, "1 1 0 I18S J18E K18R")
    )
    assert set() == sources(asked(board, "1 1 0 I18S J18E K18R L18T"))


@clause("GDM-Q-60", "GDM-Q-61", "GDM-MAT-07")
def test_which_tokens_of_the_arsenal_is_the_players_choice() -> None:
    """An E by its back, a joker in the place of any letter; no choice is told twice."""
    found = asked("SO@H18>PA NE@A1>BC SO=E(é)E(è)S? NE=A", "1 1 0 J18S K18E", rule="general")
    used = [way.used for way in found.ways]
    alike = asked("SO@H18>PA NE@A1>BC SO=E(é)E(è)S NE=A", "1 1 0 J18S K18E")

    assert 1 == len(alike.ways)  # backs are not used
    assert {("S", "Eé"), ("S", "Eè"), ("S", "?"), ("?", "Eé"), ("?", "Eè")} == set(used)
    assert len(used) == len(set(used))
    assert [("S", "Eè"), ("S", "Eé")] == used[:2]  # the back that serves least is spent first
    assert ["?" in tokens for tokens in used] == [False, False, True, True, True]


@clause("GDM-SRC-01")
def test_a_token_put_there_by_hand_stays_there() -> None:
    """Only ways that use it are told; a letter of a chain does not push it aside."""
    board = "SO@H18>PA NE@J4>SELLE SO=SS? NE=A"
    jokers = asked(board, "1 1 0 J18S:? K18S")
    wrong = asked(board, "1 1 0 J18S:T K18S:S")

    assert {("?", "S"), ("?",)} == {way.used for way in jokers.ways}
    assert all("?" == way.letters[0].token for way in jokers.ways)
    assert () == wrong.ways


@clause("GDM-BLC-02", "GDM-BLW-05")
@pytest.mark.parametrize("chain", ["NE@O1_RUES+", "NE@O1_RUES<ELLES+"])
def test_what_a_cross_protects_is_not_offered(chain: str) -> None:
    """Letters of a protected word of another are no source."""
    found = asked(f"SO@E22>RUSA^IRAP {chain} SO=URS NE=A", PURS, rule="general")

    assert not any(
        taken.of == 1 and "S" == taken.letters[:1] for w in found.ways for taken in w.taken
    )


@clause("GDM-Q-17")
def test_letters_do_not_go_back_to_their_own_end() -> None:
    """What is taken at an end is laid at the other, unless both give."""
    found = asked("SO@E22>RUSA^IRAP NE@A1>BC SO=AR NE=A", "1 1 0 I18A J18R")

    assert all(taken.end == 0 for way in found.ways for taken in way.taken if taken.of == 0)


@clause("GDM-Q-17")
def test_a_word_hangs_on_a_letter_that_is_the_end_once_those_outside_are_taken() -> None:
    """ERS on the E of RETS: R is taken, S of the other end with it, whatever the arsenal has."""
    found = asked("SO@G12>RETS NE@A1>SAC SO=RS NE=A", "1 0 0 H12E. H13R H14S")

    assert {("0:R", "0:S", "")} == sources(found)
    assert [("ET",)] * 2 == [taken.left for taken in found.ways[0].taken]
    assert found.ways[0].earns is not None


@clause("GDM-Q-17", "GDM-EXT-01")
@pytest.mark.parametrize(
    ("about", "expected"),
    [
        ("1 1 0 I12T. H12E. J12R K12S L12A", {("0:R", "0:S", "A")}),  # both ends go
        ("1 1 0 J12S. I12T. H12E. K12R", {("0:R", "")}),  # the other end alone
        ("1 1 0 J12S. I12T. H12E. G12R. K12R", {("R",)}),  # neither, or it is another word
    ],
)
def test_a_word_that_is_cut_is_lengthened(about: str, expected: set[tuple[str, ...]]) -> None:
    """What is to stay of it stays, and nothing else."""
    found = asked("SO@G12>RETS NE@Q20>BU SO=AR NE=A", about)

    assert expected == sources(found)


@clause("GDM-LEX-02", "GDM-TAK-04")
def test_a_letter_inside_is_offered_whatever_the_dictionary_says() -> None:
    """XQ would remain of RXQS; but a chain of which nothing would remain lends nothing."""
    strange = asked("SO@G12>RXQS NE@A1>BC SO=A NE=A", "1 0 0 H12X. H13R H14S")
    short = asked("SO@G12>RET NE@A1>BC SO=A NE=A", "1 0 0 H12E. H13R H14T")

    assert ({("0:R", "0:S", "")}, set()) == (sources(strange), sources(short))


def test_a_spectator_and_nonsense_get_nothing() -> None:
    """Only a seat may ask, and only about letters on cells."""
    assert () == asked(f"{BOARD} SO=URS NE=A", PURS, None).ways
    assert [None] * 5 == [read(x) for x in ("", "1 1 0", "a b c d", "1 1 0 I18", "1 1 0 I18P.")]
    assert () == asked(f"{BOARD} SO=URS NE=A", "nonsense").ways


def test_every_letter_has_exactly_one_source() -> None:
    """Whatever is taken is used, and no token twice."""
    for way in asked(f"{BOARD} SO=URSURS NE=A", PURS).ways:
        origins = [letter.origin for letter in way.letters if letter.origin is not None]

        assert len(origins) == len(set(origins)) == sum(len(t.letters) for t in way.taken)
        assert all((letter.origin is None) != (letter.token == "") for letter in way.letters)
