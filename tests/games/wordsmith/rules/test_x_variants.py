"""Chapters X and V: the expert game and the variants of the Escale."""

from collections import Counter
from typing import Any

import pytest

from logomachie.core.game import Lapsed
from logomachie.core.rng import Rng
from logomachie.games import GAMES
from logomachie.games.wordsmith import GAME as WORDSMITH
from logomachie.games.wordsmith.rules import imposed, score
from logomachie.games.wordsmith.rules.events import LettersFixed, Rejected, RoundScored
from logomachie.games.wordsmith.rules.types import Setup, Sheet
from logomachie.lexicon.load import french
from tests.games.wordsmith.story import A, B, Story, costs, told
from tests.kit.clauses import clause

SOLE = "R2Y4B2G2"


def expert(zone: str = SOLE, **options: Any) -> Story:
    """An expert table with the letters of SLOUPE."""
    return told(f"{zone}/R1 letters:SLOUPE", expert=True, **options)


@clause("WS-X1", "WS-X2", "WS-R17")
def test_six_letters_by_lot() -> None:
    """Six different ones, the same for all, without the rare ones."""
    story = told(seats=3, expert=True)

    assert 6 == len(set(story.view(A).letters))
    assert story.view(A).letters == story.view(B).letters == story.view(None).letters


@clause("WS-R17")
def test_letters_come_by_their_frequency() -> None:
    """E far more often than B; K, W, X, Y, Z, J and Q only where they are wanted."""
    rng, usual, rare = Rng("letters"), Counter[str](), Counter[str]()
    for _ in range(600):
        letters, rng = imposed.drawn(rng, (), rare=False)
        usual.update(letters)
        letters, rng = imposed.drawn(rng, (), rare=True)
        rare.update(letters)

    assert not set("KWXYZJQ") & set(usual)
    assert set("JQ") <= set(rare)
    assert usual["E"] > 4 * usual["B"] > 0


@clause("WS-X3", "WS-R17")
def test_other_letters_every_round() -> None:
    """Never the set of an earlier round: a draw that gives it is drawn again."""
    first, _ = imposed.drawn(Rng("same"), (), rare=False)
    again, _ = imposed.drawn(Rng("same"), (first[::-1],), rare=False)
    assert set(first) != set(again)

    story = told(seats=2, expert=True)
    before = story.view(A).letters
    story.does(A, "stuck").does(B, "stuck").passes()
    assert set(before) != set(story.view(A).letters)


@clause("WS-X1", "WS-R17", "WS-X3")
def test_six_letters_of_a_word() -> None:
    """Written by the roller, who must write a word of six letters; letters may repeat."""
    words = "soleil chaton le"
    story = told(seats=2, expert=True, expert_source="word", words=words)
    assert ("LETTERS", A, story.now + 60_000) == (
        story.state.phase,
        story.state.roller,
        story.view(A).wake,
    )
    story.refused(B, "letters SOLEIL", "NOT_YOUR_TURN", "WS-X1")
    story.refused(A, "letters LE", "SIX_LETTERS", "WS-X1")
    story.refused(A, "letters SLEIOL", "NOT_ALLOWED", "WS-X1")
    story.does(A, "letters soleil")
    story.tells(LettersFixed(round=1, letters="SOLEIL", seat=A, word="SOLEIL"))
    assert ("BUILD", "SOLEIL") == (story.state.phase, story.view(B).letters)

    story.does(A, "stuck").does(B, "stuck").passes()
    story.refused(B, "letters SOLEIL", "SAME_LETTERS", "WS-X3")
    assert "CHATON" == story.does(B, "letters CHATON").view(A).letters


@clause("WS-R17")
def test_without_a_word_the_lot_draws() -> None:
    """After a minute."""
    story = told(seats=2, expert=True, expert_source="word").passes()

    story.tells(Lapsed(seat=A))
    assert ("BUILD", 6) == (story.state.phase, len(set(story.view(A).letters)))


@clause("WS-X4", "WS-X6")
def test_sole_for_s() -> None:
    """On the row of S it stands; on that of P it does not; the row must be named."""
    story = expert()
    for claim, code, clause_id in (
        ("SOLE 5", "NO_REQUIRED_LETTER", "WS-X4"),
        ("SOLE", "ROW", "WS-X6"),
        ("SOLE 7", "ROW", "WS-X6"),
        ("SOLE 0", "ROW", "WS-X6"),
    ):
        rejected = story.claims(A, claim).told_of(Rejected)
        assert (code, clause_id) == (rejected.code, rejected.clause)

    assert "SOLE" == story.claims(A, "SOLE 1").state.sheets[A].rows[0]


@clause("WS-X5")
def test_rows_in_any_order() -> None:
    """The last row first; a full row is closed."""
    story = expert().claims(A, "SOLE 6").claims(A, "SOL 6")
    assert ("ROW", "WS-X5") == (story.told_of(Rejected).code, story.told_of(Rejected).clause)

    assert ("", "SOL", "", "", "", "SOLE") == story.claims(A, "SOL 2").state.sheets[A].rows


@clause("WS-R23", "WS-M2")
def test_row_by_row_the_letter_is_imposed() -> None:
    """Mot à mot and expert: the row is that of the line."""
    story = told(f"{SOLE}/R1 letters:SLOUPE line:1", expert=True, mode="motamot")
    rejected = story.claims(A, "SOLE 2").told_of(Rejected)

    assert ("ROW", "WS-R23") == (rejected.code, rejected.clause)
    assert "SOLE" == story.claims(A, "SOLE 1").state.sheets[A].rows[0]


@clause("WS-V1", "WS-V2", "WS-V3")
@pytest.mark.parametrize(("letters", "points"), [(2, 2), (3, 3), (4, 5), (5, 7), (6, 9), (11, 19)])
def test_glory(letters: int, points: int) -> None:
    """Two points from the fourth letter on; without the variant one each."""
    glory = Setup(seats=2, lexicon="kit", gloire=True)

    assert points == score.points(glory, "A" * letters)
    assert letters == score.points(Setup(seats=2, lexicon="kit"), "A" * letters)


@clause("WS-V4", "WS-V5", "WS-R18")
def test_roots_with_the_real_dictionary() -> None:
    """PAIR by anybody bars PARITÉ and APPARIÉ for everybody; without the variant nothing."""
    for racines, expected in ((True, "SAME_ROOT"), (False, None)):
        setup = Setup(
            seats=2,
            lexicon="kit",
            racines=racines,
            position=f"{costs('PARITE')}/{costs('APPARIE')} words:./PAIR",
        )
        story = Story(setup, "", "story")
        story.game = WORDSMITH.open(setup, GAMES["wordsmith"].words(french()))
        codes = []
        for seat, word in ((A, "PARITÉ"), (B, "APPARIÉ")):
            story.claims(seat, word)
            events = [e for line in story.lines for e in line.events]
            codes = [e.code for e in events if isinstance(e, Rejected)]
        assert ([expected] * 2 if expected else []) == codes


@clause("WS-R18")
def test_the_benefit_of_the_doubt() -> None:
    """A word with a reading that is not barred is allowed; with none left it is refused."""
    families = {"PORT": (1, 2), "PORTS": (1, 3), "SOLE": (1, 2)}
    story = told("R3Y2B2G4/R2Y4B2G2 words:PORT/.", racines=True, families=families)
    assert "PORTS" in story.claims(A, "PORTS").words(A)
    rejected = story.claims(B, "SOLE").told_of(Rejected)

    assert ("SAME_ROOT", "WS-V4", A) == (rejected.code, rejected.clause, rejected.by)


@clause("WS-R18")
def test_a_silent_dictionary_allows() -> None:
    """A word of no known family is allowed."""
    story = told(f"{costs('PARITE')}/R1 words:PAIR/.", racines=True, families={"PAIR": (1,)})

    assert "PARITE" in story.claims(A, "PARITE").words(A)


def longest(tie: str, *sheets: tuple[str, ...], gloire: bool = False) -> list[int]:
    """The bonus of each sheet for the longest word."""
    setup = Setup(seats=2, lexicon="kit", plus_long=True, longest_tie=tie, gloire=gloire)  # type: ignore[arg-type]
    made = [
        Sheet(rows=(*rows, *("",) * (6 - len(rows))), order=tuple(range(1, len(rows) + 1)))
        for rows in sheets
    ]
    return [one.longest for one in score.scores(setup, made)]


@clause("WS-V6", "WS-R19")
def test_the_longest_word() -> None:
    """FOULER against ROULE: three points; two of six letters, and nobody, unless chosen so."""
    assert [3, 0] == longest("strict", ("FOULER", "SAC"), ("ROULE",))
    assert [0, 0] == longest("strict", ("FOULER", "PARITE"), ("ROULE",))
    assert [3, 0] == longest("sameOwner", ("FOULER", "PARITE"), ("ROULE",))
    assert [0, 0] == longest("sameOwner", ("FOULER",), ("PARITE",))
    assert [3, 3] == longest("allTied", ("FOULER", "SOLEIL"), ("PARITE",))
    assert [0, 0] == longest("strict", (), ())


@clause("WS-V7", "WS-R23", "WS-R19")
def test_together() -> None:
    """Gloire counts the points, the bonus counts letters, roots bar: all at once."""
    families = {"FOULER": (1,), "ROULE": (2,), "LOUP": (3,)}
    story = (
        told(
            "R1/R1 words:FOULER/ROULE,LOUP",
            gloire=True,
            plus_long=True,
            racines=True,
            families=families,
        )
        .does(A, "stuck")
        .does(B, "stuck")
    )

    assert (9 + 3 + 6, 7 + 5 + 6) == story.told_of(RoundScored).totals
