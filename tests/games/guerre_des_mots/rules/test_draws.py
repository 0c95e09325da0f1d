"""Passing, and the games nobody wins (Q-54)."""

from typing import Any

import pytest

from logomachie.core.house import Resign
from logomachie.games.guerre_des_mots.rules.events import Ended, Passed
from tests.games.guerre_des_mots.story import Story, told
from tests.kit.clauses import clause

SOUTH = "SO@E22>RUSA^IRAP"
NORTH = "NE@O1_RUES<ELLES"
BASE = f"{SOUTH} {NORTH}"


@clause("GDM-Q-54")
def test_passing_is_allowed_and_two_idle_rounds_are_a_draw() -> None:
    """A round is idle when nobody laid a token: recoveries and passes do not count."""
    story = told(f"{BASE} turn:SO").plays("SO", "pass")
    story.tells(Passed(seat=0, turn=1))
    story.plays("NE", "recover J4 5").plays("SO", "recover E22 1")
    before = (story.state.idle, story.outcome)
    story.plays("NE", "pass").tells(Ended(winners=(), why="IDLE"))

    assert (1, None) == before
    assert story.outcome is not None
    assert ((), "IDLE", "GDM-Q-54") == (
        story.outcome.winners,
        story.outcome.why,
        story.outcome.clause,
    )


@clause("GDM-Q-54")
def test_a_token_laid_ends_idleness() -> None:
    """The count begins anew."""
    story = told(f"{BASE} SO=URS turn:SO").plays("SO", "pass").plays("NE", "pass")
    story.plays("SO", "lay H18 I18>URS").plays("NE", "pass")

    assert (0, None) == (story.state.idle, story.outcome)


def to_and_fro(**options: Any) -> Story:
    """SO lays an S and takes it back, turn after turn, while NE lays one and takes it back too."""
    story = told("SO@G12>ON SO=S NE@Q17>AN NE=S turn:SO", words="on ons an ans", **options)
    for coup in ("lay H12 I12S", "recover I12 1"):
        story.plays("SO", coup)
        story.plays("NE", coup.replace("H12 I12", "R17 S17").replace("I12", "S17"))
    return story


@clause("GDM-Q-54")
def test_the_same_board_for_the_third_time_is_a_draw() -> None:
    """With the same player to move, at the start of a turn."""
    story = to_and_fro()
    for coup in ("lay H12 I12S", "recover I12 1"):
        assert story.outcome is None
        story.plays("SO", coup)
        story.plays("NE", coup.replace("H12 I12", "R17 S17").replace("I12", "S17"))

    story.tells(Ended(winners=(), why="REPEATED"))


@clause("GDM-Q-54")
def test_or_the_coup_that_would_bring_it_is_refused() -> None:
    """If the players agreed so; a coup that does not end the turn may pass through it."""
    story = to_and_fro(repetition="refuse")
    story.plays("SO", "lay H12 I12S").plays("NE", "lay R17 S17S").plays("SO", "recover I12 1")
    through = to_and_fro(repetition="refuse")
    through.plays("SO", "lay H12 I12S").plays("NE", "lay R17 S17S").plays("SO", "recover I12 1")
    through.lay(credits=2).plays("NE", "recover S17 1")

    story.errs("NE", "recover S17 1", "THIRD_TIME", "GDM-Q-54")
    assert None is story.outcome
    assert 1 <= len(story.view(1).barred)
    assert ("NE", ["AN"]) == (through.whose, through.words("NE"))


@clause("GDM-Q-54")
@pytest.mark.parametrize("way", ["pass", "draw", "error", "time", "leaving"])
def test_what_cannot_be_refused_still_draws_the_game(way: str) -> None:
    """Passing is always allowed; it brings the board back for the third time, and so do a draw from
    the reserve, an error, the time and a resignation: then nobody wins, with the option too."""
    position = "SO@G12>ON SO=S ONO=A NE@Q17>AN NE=X turn:SO"
    story = told(position, words="on ons an ans", repetition="refuse")
    for coup in ("lay H12 I12S", "recover I12 1", "lay H12 I12S"):
        story.plays("SO", coup).plays("ONO", "pass").plays("NE", "pass")
    story.plays("SO", "recover I12 1").plays("ONO", "pass")
    assert story.outcome is None
    match way:
        case "error":
            story.plays("NE", "lay R17 S17X")
        case "time":
            story.passes()
        case "leaving":
            story.does(story.seat("NE"), Resign())
        case _:
            story.plays("NE", way)

    story.tells(Ended(winners=(), why="REPEATED"))


@clause("GDM-Q-54")
def test_a_game_has_so_many_rounds() -> None:
    """Then it is drawn."""
    story = told(f"{BASE} SO=URS turn:SO round:5", round_limit=5)
    story.plays("SO", "lay H18 I18>URS").plays("NE", "pass").tells(Ended(winners=(), why="ROUNDS"))

    assert story.outcome is not None
    assert ("ROUNDS", (0, 0)) == (story.outcome.why, story.outcome.scores)
