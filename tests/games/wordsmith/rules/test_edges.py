"""Edges of the articles: what a small slip in the rules would change, unseen by anything else."""

from tests.games.wordsmith.story import A, B, costs, told
from tests.kit.clauses import clause


@clause("WS-X4")
def test_the_letter_of_the_row_may_stand_anywhere_in_the_word() -> None:
    """SOLE for its E as well as for its S."""
    zone = costs("SOLE")
    story = told(f"{zone}/{zone} letters:SOLEIL", expert=True, words="sole")

    assert "SOLE" == story.claims(A, "SOLE 4").state.sheets[A].rows[3]


@clause("WS-I6")
def test_all_rounds_are_added_up() -> None:
    """The first as well as the last: six boxes left blue in each of three rounds."""
    story = told(seats=2)
    for _ in range(3):
        story.does(A, "stuck").does(B, "stuck")
        if story.outcome is None:
            story.passes()

    assert story.outcome is not None
    assert (18, 18) == story.outcome.scores


@clause("WS-R20")
def test_a_row_is_passed_once() -> None:
    """Who has passed it, or claimed it, has nothing more to pass."""
    passed = told("R4Y1B1G2/R1 line:1", mode="motamot").does(A, "pass")
    claimed = told("R4Y1B1G2/R1 line:1", mode="motamot").claims(A, "SAC")

    passed.refused(A, "pass", "ALREADY_PASSED", "WS-R20")
    claimed.refused(A, "pass", "ALREADY_PASSED", "WS-R20")
