"""Chapter X: words grow by insertion, and are captured."""

from itertools import pairwise

import pytest

from logomachie.games.cadenas.rules.events import Transformed
from logomachie.games.cadenas.rules.types import Stage
from tests.games.cadenas.story import A, B, C, Story, told
from tests.kit.clauses import clause

TRI = [
    "tri",
    "trait",
    "traite",
    "traiter",
    "traitera",
    "transitera",
    "transiterait",
    "transiteraient",
]
PAR = ["par", "pari", "reparti", "réparation", "préparation"]


def grown(chain: list[str], owner: str) -> Story:
    """Each word of the chain made of the one before it, in turns of a player of his own."""
    story = told(f"{owner}:{chain[0].upper()}")
    for old, new in pairwise(chain):
        text = story.word(1).text
        story = told(f"{owner}:{text}", letters(old, new))
        story.does(A, f"transform 1 {new}")
    return story


def letters(old: str, new: str) -> str:
    """A hand that has just the letters to add, and fillers."""
    rest = list(new.replace("é", "e"))
    for letter in old.replace("é", "e"):
        rest.remove(letter)
    return ("".join(rest).upper() + "KWXZQJYV")[:8]


@clause("CAD-X1", "CAD-X2", "CAD-X3")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_the_chain_of_tri(owner: str) -> None:
    """One's own grows, another's is captured, all the way to transiteraient."""
    assert (A, "TRANSITERAIENT", "common") == grown(TRI, owner).reads(1)


@clause("CAD-X1", "CAD-X2", "CAD-X4", "CAD-R06")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_the_chain_of_par(owner: str) -> None:
    """Accents are no obstacle between reparti and réparation."""
    assert (A, "PREPARATION", "common") == grown(PAR, owner).reads(1)


@clause("CAD-X1")
def test_letters_go_anywhere() -> None:
    """In front, in the middle, at the end, several at once; they are paid from the hand."""
    story = told("A:PAR", "RETIXYZK").does(A, "transform 1 reparti")
    story.tells(
        Transformed(
            seat=A,
            turn=1,
            word=1,
            of=A,
            was="PAR",
            was_kind="common",
            text="REPARTI",
            kind="common",
            cards="EIRT",
        )
    )

    assert "KXYZ" == story.hand(A)


@clause("CAD-X2")
def test_the_order_of_the_letters_stays() -> None:
    """Neither moved nor taken away."""
    story = told("A:RAT", "ETCXYZKW", words="art trace")

    story.refused(A, "transform 1 trace", "NOT_AN_INSERTION", "CAD-X2")
    story.refused(A, "transform 1 art", "NOT_AN_INSERTION", "CAD-X1")


@clause("CAD-X5", "CAD-D3")
def test_several_of_ones_own() -> None:
    """In one turn, as many as one likes."""
    story = told("A:MOT A:PORT A:MUR", "SSETXYZK")
    story.does(A, "transform 1 mots", "transform 2 ports", "transform 3 muret")

    assert ["MOTS", "PORTS", "MURET"] == [word.text for word in story.state.words]


@clause("CAD-X6")
def test_one_word_of_one_opponent() -> None:
    """Neither of another nor a second of the same; one's own may still grow."""
    story = told("B:TRI C:MUR A:MOT B:PORT", "ATESSTXY", seats=3)
    story.does(A, "transform 1 trait")

    story.refused(A, "transform 2 muret", "ONE_CAPTURE_PER_TURN", "CAD-X6")
    story.refused(A, "transform 4 sport", "ONE_CAPTURE_PER_TURN", "CAD-X6")
    story.does(A, "transform 3 mots")
    assert 1 == story.view(B).captured


@clause("CAD-X6")
def test_the_next_turn_may_capture_again() -> None:
    """The memory of a turn ends with it."""
    story = told("B:TRI B:MUR", "ATETXYZK/XYZKWQJV")
    story.does(A, "transform 1 trait", "put X").does(B, "take 2", "put XY")
    story.does(A, "take 3").lay(hands=("ETXYZKWQ", story.hand(B)))
    story.does(A, "transform 2 muret")

    assert A == story.word(2).owner


@clause("CAD-X7", "CAD-D4")
def test_a_changed_word_changes_hands() -> None:
    """It lies before its captor, its life goes on, its letters count for him."""
    story = told("B:TRI", "ATXYZKWQ").does(A, "transform 1 trait")

    assert (A, "TRAIT", "common") == story.reads(1)
    assert (Stage(0, B, "TRI", "common"), Stage(1, A, "TRAIT", "common")) == story.word(1).life
    assert (5, 0) == story.view(None).scores


@clause("CAD-X8")
def test_captured_again() -> None:
    """By a third, or by the one it was taken from, when he lengthens it."""
    story = told("B:TRI", "ATXYZKWQ/EXYZKWQJ/RXYZKWQJ")
    story.does(A, "transform 1 trait", "put X").does(B, "take 2", "transform 1 traite", "put X")
    story.does(C, "take 3", "transform 1 traiter")

    assert [B, A, B, C] == [stage.seat for stage in story.word(1).life]


@clause("CAD-X9", "CAD-R07")
@pytest.mark.parametrize(
    ("old", "new"), [("MOT", "mots"), ("MIS", "miss"), ("TRAITE", "traites"), ("PORT", "ports")]
)
def test_a_final_s_alone_captures_nothing(old: str, new: str) -> None:
    """Plural, verb, or a word that ends in S already: the move is refused."""
    story = told(f"B:{old}", "SXYZKWQJ").refused(A, f"transform 1 {new}", "FINAL_S", "CAD-X9")

    assert B == story.word(1).owner


@clause("CAD-X9", "CAD-R07")
@pytest.mark.parametrize(("old", "new"), [("PORT", "sport"), ("MUR", "murets"), ("BEAU", "beaux")])
def test_any_other_addition_captures(old: str, new: str) -> None:
    """S in front, S with other letters, another plural mark."""
    story = told(f"B:{old}", "SETXYZKW").does(A, f"transform 1 {new}")

    assert A == story.word(1).owner


@clause("CAD-X9", "CAD-R07", "CAD-X5")
def test_the_owner_may_add_an_s() -> None:
    """The exception is about captures only."""
    assert "MOTS" == told("A:MOT", "SXYZKWQJ").does(A, "transform 1 mots").word(1).text


@clause("CAD-X10", "CAD-X11")
def test_a_proper_noun_is_its_opponents_to_change() -> None:
    """Not its owner's."""
    told("A:MEUSE!", "DXYZKWQJ").refused(A, "transform 1 méduse", "OWN_PROPER_NOUN", "CAD-X10")
    story = told("B:MEUSE!", "DXYZKWQJ").does(A, "transform 1 méduse")

    assert (A, "MEDUSE", "common") == story.reads(1)


@clause("CAD-D3", "CAD-R04")
def test_a_word_is_touched_once_a_turn() -> None:
    """Neither a word just laid, nor one just lengthened, nor one just captured."""
    story = told("B:TRI A:PORT", "MOTSSATX")
    story.does(A, "lay mot").refused(A, "transform 3 mots", "ONCE_PER_TURN", "CAD-R04")
    story = told("B:TRI A:PORT", "ATESSSXY")
    story.does(A, "transform 1 trait", "transform 2 ports")

    story.refused(A, "transform 1 traite", "ONCE_PER_TURN", "CAD-R04")
    story.refused(A, "transform 2 sports", "ONCE_PER_TURN", "CAD-R04")


@clause("CAD-D3", "CAD-R04")
def test_in_a_later_turn_it_may_grow_again() -> None:
    """What was laid earlier is one's own to change."""
    story = told("", "MOTSXYZK/XYZKWQJV").does(A, "lay mot", "put X")
    story.does(B, "take 2", "put XY").does(A, "take 3").lay(hands=("SXYZKWQJ", story.hand(B)))

    assert "MOTS" == story.does(A, "transform 1 mots").word(1).text
