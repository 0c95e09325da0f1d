"""Chapter C: which words are admitted."""

import pytest

from logomachie.core.game import Refused
from logomachie.games import GAMES
from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.alphabet import alphabet
from logomachie.games.wordsmith.rules.claim import Judge
from logomachie.games.wordsmith.rules.events import Rejected
from logomachie.games.wordsmith.rules.rules import Rules
from logomachie.games.wordsmith.rules.types import Setup, Sheet
from logomachie.lexicon.load import french
from tests.games.wordsmith.story import A, B, Story, told
from tests.kit.clauses import clause

ALL = "R15Y15B8G8"


def fault(story: Story, word: str) -> tuple[str, str]:
    """Why A's claim is refused."""
    rejected = story.claims(A, word).told_of(Rejected)
    return rejected.code, rejected.clause


@clause("WS-C1", "WS-E3")
def test_a_sign_outside_the_guide_cannot_be_built() -> None:
    """A digit is no letter, before anything else is asked."""
    story = told("R1/R1").does(A, "claim A1")

    assert ("NOT_ALLOWED", "WS-C1", "1") == (
        story.told_of(Rejected).code,
        story.told_of(Rejected).clause,
        story.told_of(Rejected).sign,
    )


@clause("WS-C2", "WS-R08")
def test_the_shortest_word() -> None:
    """Two letters by default; a table may ask for three, or admit one."""
    assert ("NOT_ALLOWED", "WS-R08") == fault(told(f"{ALL}/R1", words="a le sac"), "A")
    assert ("NOT_ALLOWED", "WS-R08") == fault(
        told(f"{ALL}/R1", words="a le sac", min_word_length=3), "LE"
    )
    one = told("R2Y1/R1", words="a", min_word_length=1).claims(A, "A")
    assert ("A",) == one.words(A)


@clause("WS-C3", "WS-R04")
def test_port_then_trop() -> None:
    """One's own PORT bars TROP, also when other words came between; an opponent's does not."""
    story = told("R9Y9B4G6/R3Y2B2G2 words:PORT,SAC,CLIP/.")

    assert ("ANAGRAM", "WS-C3") == fault(story, "TROP")
    assert "PORT" == story.told_of(Rejected).other
    assert ("TROP",) == story.claims(B, "TROP").words(B)


@clause("WS-C3", "WS-R04")
def test_one_letter_more_or_less_is_another_word() -> None:
    """ROT and PORTS after PORT."""
    assert "ROT" in told("R3Y2B2G2/R1 words:PORT/.").claims(A, "ROT").words(A)
    assert "PORTS" in told("R3Y2B2G4/R1 words:PORT/.").claims(A, "PORTS").words(A)


@clause("WS-R04")
def test_a_new_letter_where_the_table_asks_for_one() -> None:
    """ROT brings nothing to PORT; compared with the previous word only."""
    story = told("R6Y4B3G4/R1 words:PORT/.", new_letter="newLetter")

    assert ("NO_NEW_LETTER", "WS-R04") == fault(story, "ROT")
    assert ("PORT", "SAC") == story.claims(A, "SAC").words(A)
    story = told("R6Y4B3G4/R1 words:PORT,SAC/.", new_letter="newLetter")
    assert "ROT" in story.claims(A, "ROT").words(A)


@clause("WS-C4", "WS-C8", "WS-C10")
def test_not_in_the_dictionary() -> None:
    """TACKLE is misspelt; TACLE stands."""
    story = told("R6Y8B1/R1")

    assert ("NOT_ALLOWED", "WS-C4") == fault(story, "TACKLE")
    assert ("TACLE",) == story.claims(A, "TACLE").words(A)


@clause("WS-C9", "WS-C13", "WS-R05")
def test_apostrophe_and_hyphen_are_letters() -> None:
    """AUJOURD'HUI has eleven letters and ARC-EN-CIEL too, each mark a short straight."""
    story = told("R7Y11B3G5/R1").claims(A, "aujourd’hui")
    assert (0, 11 + 6) == (story.ticked(A), story.game.rules.scores(story.state)[A])

    story = told("R10Y11B2G1/R1").claims(A, "ARC-EN-CIEL")
    assert (0, 11 + 6) == (story.ticked(A), story.game.rules.scores(story.state)[A])


@clause("WS-R05")
def test_a_table_may_refuse_hyphens() -> None:
    """The apostrophe is always admitted."""
    assert ("NOT_ALLOWED", "WS-R05") == fault(
        told("R10Y11B2G1/R1", allow_hyphen=False), "ARC-EN-CIEL"
    )
    story = told("R7Y11B3G5/R1", allow_hyphen=False).claims(A, "AUJOURD'HUI")
    assert ("AUJOURD'HUI",) == story.words(A)


@clause("WS-C12", "WS-R06")
def test_accents_and_ligatures() -> None:
    """DÉJÀ is built as DEJA, ŒIL as four letters."""
    assert ("DEJA",) == told("R4Y5B1G1/R1").claims(A, "déjà").words(A)
    assert ("OEIL",) == told("R3Y4B2/R1").claims(A, "œil").words(A)


@pytest.fixture(scope="module")
def real() -> Judge:
    """The checks with the real dictionary."""
    return Rules(Setup(seats=2, lexicon="kit"), GAMES["wordsmith"].words(french())).judge


@clause("WS-C5", "WS-C6", "WS-R07")
@pytest.mark.parametrize(
    ("word", "clause_id"), [("CITROËN", "WS-C5"), ("ERNEST", "WS-C5"), ("SNCF", "WS-C4")]
)
def test_names_and_abbreviations(real: Judge, word: str, clause_id: str) -> None:
    """The real dictionary refuses both, and says which is a name."""
    with pytest.raises(Exception, match="NOT_ALLOWED") as refusal:
        real.must("NOT_ALLOWED", (Sheet(),), A, word.replace("Ë", "E"))

    assert clause_id == refusal.value.args[1]


@clause("WS-C7")
@pytest.mark.parametrize("word", ["MEC", "THOUGH"])
def test_a_slang_or_foreign_word_stands_with_the_dictionary_alone(word: str) -> None:
    """Built of the same pieces: refused where the dictionary is silent, taken where it has it."""
    cost = alphabet("fr-reconstructed-1").cost(word)
    assert cost is not None
    zones = f"{pieces.write(cost)}/R1"

    assert ("NOT_ALLOWED", "WS-C4") == fault(told(zones, words="sac"), word)
    assert (word,) == told(zones, words=f"sac {word.lower()}").claims(A, word).words(A)


@clause("WS-C7")
def test_the_real_dictionary_says_which(real: Judge) -> None:
    """MEC, FLIC, WEEK-END and SPAGHETTI are in it; DAIJOBU, THOUGH and MUCHACHO are not."""
    for word in ("MEC", "FLIC", "WEEK-END", "SPAGHETTI"):
        real.must("NOT_ALLOWED", (Sheet(),), A, word)
    for word in ("DAIJOBU", "THOUGH", "MUCHACHO"):
        with pytest.raises(Refused, match="NOT_ALLOWED"):
            real.must("NOT_ALLOWED", (Sheet(),), A, word)


@clause("WS-C10", "WS-C11", "WS-R07", "WS-C13")
@pytest.mark.parametrize(
    "word", ["MEC", "LIMA", "CHATTES", "MANGERONT", "AUJOURD'HUI", "PRESQU'ILE", "ARC-EN-CIEL"]
)
def test_admitted_by_the_real_dictionary(real: Judge, word: str) -> None:
    """Slang it lists, conjugated forms, feminines, plurals, marks; LIMA as a form of limer."""
    real.must("NOT_ALLOWED", (Sheet(),), A, word)


@clause("WS-F3")
def test_a_word_of_forty_letters_is_noise() -> None:
    """Nobody announces that; it is not even a refused claim."""
    told(f"{ALL}/R1").refused(A, "claim " + "A" * 41, "WORD_TOO_LONG", "WS-F3")
