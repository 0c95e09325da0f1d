"""Chapter L: which words may be laid."""

import pytest

from logomachie.games.cadenas import GAME as CADENAS
from logomachie.games.cadenas.rules.events import Laid
from logomachie.games.cadenas.rules.types import Lay
from logomachie.lexicon.load import french
from tests.games.cadenas.story import A, Story, told
from tests.kit.clauses import clause


def really(cards: str, table: str = "") -> Story:
    """A story judged by the club's own lists; A holds these cards and others."""
    story = told(table, f"{cards.upper()}KWKWKWKW"[:8])
    story.game = CADENAS.open(story.setup, CADENAS.words(french()))
    return story


@clause("CAD-L1")
def test_three_letters_at_least() -> None:
    """Two are refused though the list has them; the table may agree on another least."""
    told("", "LEASMOTX").refused(A, "lay as", "TOO_SHORT", "CAD-L1").does(A, "lay mot")

    told("", "LEASMOTX", min_common=2).does(A, "lay as")
    told("", "LEASMOTX", min_common=4).refused(A, "lay mot", "TOO_SHORT", "CAD-L1")


@clause("CAD-L2", "CAD-K10", "CAD-R16")
def test_a_word_no_list_has_is_refused() -> None:
    """The cards stay in the hand, nothing is lost, and another word may follow."""
    story = told("", "XYZMOTAB").refused(A, "lay xyz", "NOT_ALLOWED", "CAD-L2")

    assert "ABMOTXYZ" == story.hand(A)
    story.does(A, "lay mot")


@clause("CAD-L2", "CAD-K10")
def test_a_transformation_no_list_has_is_refused() -> None:
    """The word stays what and whose it was."""
    story = told("B:TRI", "XYZMOTAB").refused(A, "transform 1 trix", "NOT_ALLOWED", "CAD-L2")

    assert (1, "TRI", "common") == story.reads(1)


@clause("CAD-L3")
def test_no_abbreviation() -> None:
    """With its points or without: no card has a point, no list of words the letters."""
    story = told("", "SNCFARCX")

    story.refused(A, "lay S.N.C.F.", "NOT_ALLOWED", "CAD-L3")
    story.refused(A, "lay sncf", "NOT_ALLOWED", "CAD-L2")
    assert "SNCF" not in french().words("plain")


@clause("CAD-L4")
def test_no_compound_word() -> None:
    """Neither hyphen nor apostrophe is on a card."""
    story = told("", "ARCENCIE", words="arc-en-ciel aujourd'hui")

    story.refused(A, "lay arc-en-ciel", "NOT_ALLOWED", "CAD-L4")
    story.refused(A, "lay aujourd'hui", "NOT_ALLOWED", "CAD-L4")
    story.refused(A, "lay mot5", "NOT_ALLOWED", "CAD-L2")


@clause("CAD-L5")
@pytest.mark.parametrize("form", ["traites", "beaux", "belles", "grandes", "reparti", "mots"])
def test_forms_count(form: str) -> None:
    """Conjugated, feminine and plural forms of the club's list are laid."""
    story = really(form).does(A, f"lay {form}")

    assert [form.upper()] == [word.text for word in story.state.words]


@clause("CAD-L5")
@pytest.mark.parametrize("form", ["chevals", "prendu", "beaus"])
def test_only_forms_that_are_right_count(form: str) -> None:
    """What looks like a plural or a participle and is none is refused."""
    really(form).refused(A, f"lay {form}", "NOT_ALLOWED", "CAD-L2")


@clause("CAD-L5")
def test_a_word_grows_into_its_own_forms() -> None:
    """TRAITER to TRAITERAI: the person and the tense make it another word."""
    story = really("aixyzk", "A:TRAITER").does(A, "transform 1 traiterai")

    assert (A, "TRAITERAI", "common") == story.reads(1)


@clause("CAD-L6")
def test_a_proper_noun_has_five_letters() -> None:
    """Rome is refused as too short, Meuse is laid; the table may ask for more."""
    story = told("", "ROMEMEUS", names="Rome Meuse")

    story.refused(A, "lay Rome proper", "TOO_SHORT", "CAD-L6").does(A, "lay Meuse proper")
    told("", "MEUSEXYZ", min_proper=6).refused(A, "lay Meuse proper", "TOO_SHORT", "CAD-L6")


@clause("CAD-L6", "CAD-L2")
def test_a_short_name_is_no_common_word_either() -> None:
    """ROME declared common is not in the list of common words."""
    told("", "ROMEABCD", names="Rome").refused(A, "lay Rome", "NOT_ALLOWED", "CAD-L2")


@clause("CAD-L7")
def test_a_proper_noun_is_listed() -> None:
    """What it names is told with it."""
    story = told("", "MEUSEXYZ").refused(A, "lay Zeysum proper", "NOT_A_PROPER_NOUN", "CAD-L7")
    story.does(A, "lay Meuse proper").tells(
        Laid(
            seat=A,
            turn=1,
            word=1,
            text="MEUSE",
            kind="proper",
            cards="EEMSU",
            names=("nom propre",),
        )
    )

    assert ("nom propre",) == story.word(1).names


@clause("CAD-L7", "CAD-R22")
def test_the_names_of_the_club() -> None:
    """Towns, rivers, musicians; no plural of a name, and an inhabitant is a common word."""
    words = french().words("plain")

    assert "fleuve" in words.names("Meuse")
    assert "musicien" in words.names("Bizet")
    assert ("ville",) == words.names("Bizerte")
    assert () == words.names("Bizets")
    assert "parisien" in words


@clause("CAD-R22")
def test_a_plural_of_a_name_is_refused() -> None:
    """Unless it is listed as such."""
    told("", "BIZETSXY").refused(A, "lay Bizets proper", "NOT_A_PROPER_NOUN", "CAD-L7")


@clause("CAD-R21")
def test_no_name_in_several_parts() -> None:
    """Le Havre and Saint-Denis are not playable: no card carries the mark."""
    story = told("", "LEHAVREX", names="le-havre Havre")

    story.refused(A, "lay Le-Havre proper", "NOT_ALLOWED", "CAD-R21")
    story.refused(A, Lay(1, "Le Havre", "proper"), "NOT_ALLOWED",
                  "CAD-R21")  # fmt: skip


class FirstNames:
    """A list that knows a first name and a king."""

    def __contains__(self, word: object) -> bool:
        return False

    def names(self, word: str) -> tuple[str, ...]:
        """Kevin is a first name and nothing else, Louis a king too."""
        return {"KEVIN": ("prénom",), "LOUIS": ("prénom", "personnage historique")}.get(word, ())


@clause("CAD-R21")
def test_a_first_name_needs_an_entry_of_its_own() -> None:
    """Kings, saints and gods have one; a surname of somebody listed counts."""
    story = told("", "KEVINXYZ")
    story.game.rules.judge.words = FirstNames()  # type: ignore[attr-defined]

    story.refused(A, "lay Kevin proper", "NOT_A_PROPER_NOUN", "CAD-L7")
    other = told("", "LOUISXYZ")
    other.game.rules.judge.words = FirstNames()  # type: ignore[attr-defined]
    other.does(A, "lay Louis proper")
    assert "patronyme" in french().words("plain").names("Bizet")


@clause("CAD-R06")
def test_accents_are_ignored() -> None:
    """Written with accents, without, or in capitals, it is the same word."""
    for text in ("méduse", "MEDUSE", "meduse"):
        story = told("", "MEDUSEXY").does(A, f"lay {text}")

        assert "MEDUSE" == story.word(1).text


@clause("CAD-R08")
def test_the_player_declares_the_kind() -> None:
    """Tours laid as a common word brings no padlock and its owner may change it; else it does."""
    common = told("", "TOURSAXY").does(A, "lay tours")
    proper = told("", "TOURSAXY").does(A, "lay Tours proper")

    assert (2, 1) == (common.state.supply, proper.state.supply)
    assert ("common", "proper") == (common.word(1).kind, proper.word(1).kind)
    told("A:TOURS", "AXYZKWQJ").does(A, "transform 1 atours")
    told("A:TOURS!", "AXYZKWQJ").refused(A, "transform 1 atours", "OWN_PROPER_NOUN", "CAD-X10")


@clause("CAD-R08", "CAD-X1")
def test_declaring_anew_is_no_move() -> None:
    """Without a letter added nothing changes."""
    told("A:TOURS").refused(A, "transform 1 tours proper", "NOT_AN_INSERTION", "CAD-X1")
    told("A:TRI").refused(A, "transform 9 trait", "NO_SUCH_WORD", "CAD-X1")
