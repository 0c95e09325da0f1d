"""Chapter G: who wins."""

from logomachie.core.game import Outcome
from logomachie.games.word_whiz.rules.events import Ended, Moved, RoundEnded
from tests.games.word_whiz.story import A, B, race, told
from tests.kit.clauses import clause


@clause("MIC-G1")
def test_five_vowels_home_win_at_once() -> None:
    """The fifth pawn on the thirteenth cell ends the game; no round follows."""
    story = told(race("DTN", B="A13E12I13O13U13"), words="dent").says(B, "dent")

    story.tells(Ended(winner=B, why="HOME", rounds=1))
    assert Outcome((0, 60, 0), (B,), "HOME", "MIC-G1") == story.outcome
    assert [] == [event for event in story.events if isinstance(event, RoundEnded)]
    story.refused(A, "grab", "GAME_OVER", "HOUSE-08")


@clause("MIC-G1")
def test_four_vowels_home_do_not_win() -> None:
    """The game goes on while one pawn is on its way."""
    story = told(race("DTN", B="A13E12I13O13U12"), words="dent").says(B, "dent")

    assert isinstance(story.events[-2], Moved)
    assert (None, None, "FLIP") == (story.outcome, story.view(A).winner, story.view(A).phase)
