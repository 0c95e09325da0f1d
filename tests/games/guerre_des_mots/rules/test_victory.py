"""The ways to win and not to win (WIN; checks T-51 to T-53)."""

import pytest

from logomachie.games.guerre_des_mots.rules.events import Ended
from tests.games.guerre_des_mots.story import cell, told
from tests.kit.clauses import clause

WHOLE = "mena axe essentielle elle"


def line(*names: str) -> tuple[tuple[int, int], ...]:
    """Four cells."""
    return tuple(map(cell, names))


@clause("GDM-WIN-05")
def test_a_longer_word_wins_if_its_four_letters_are_a_word() -> None:
    """T-51: ESSENTI/ELLE: ELLE on the cross, ESSENTI outside."""
    story = told("ONO@A10>MENA_XE ONO=SSENTIELLE SO=A turn:ONO", words=WHOLE)
    story.plays("ONO", "lay D12 E12>SSENTIELLE")
    no_word = told("ONO@A10>MENA_XE ONO=SSENTIELLE SO=A turn:ONO", words="mena axe essentielle")
    no_word.plays("ONO", "lay D12 E12>SSENTIELLE")

    four = line("K12", "L12", "M12", "N12")
    story.tells(Ended(winners=(1,), why="CROSS", word="ELLE", cells=four))
    assert None is no_word.outcome


@clause("GDM-Q-76")
@pytest.mark.parametrize(
    ("rule", "option", "wins"),
    [
        ("simplified", "general", False),
        ("simplified", "both", True),
        ("general", "general", True),
        ("general", "never", False),
    ],
)
def test_under_which_rule_a_longer_word_wins(rule: str, option: str, wins: bool) -> None:
    """In the simplified game it is an option, off at first."""
    story = told(
        "ONO@A10>MENA_XE ONO=SSENTIELLE SO=A turn:ONO",
        words=WHOLE,
        rule=rule,
        long_word_wins=option,
    )
    story.plays("ONO", "lay D12 E12>SSENTIELLE")

    assert wins == (story.outcome is not None)


@clause("GDM-WIN-03", "GDM-WIN-04", "GDM-CELL-04")
def test_rite_on_the_far_goal_wins_for_a_southern_player() -> None:
    """T-52: on the four red and green cells opposite; the first feat decides."""
    story = told("SE@N6_ENVOI SE=RIT NE=A turn:SE").plays("SE", "lay N6 K6>RIT")

    story.tells(Ended(winners=(1,), why="SIDE", word="RITE", cells=line("K6", "L6", "M6", "N6")))
    assert story.outcome is not None
    assert "GDM-WIN-03" == story.outcome.clause


@clause("GDM-WIN-03", "GDM-CELL-04")
@pytest.mark.parametrize("place", ["NE", "ONO", "ENE"])
def test_for_nobody_else(place: str) -> None:
    """T-52: neither for those who sit there nor for those beside."""
    story = told(f"{place}@N6_ENVOI {place}=RIT SO=A turn:{place}").plays(place, "lay N6 K6>RIT")

    assert None is story.outcome


@clause("GDM-WIN-03")
def test_side_goals_may_be_left_out() -> None:
    """An option."""
    story = told("SE@N6_ENVOI SE=RIT NE=A turn:SE", side_goals=False).plays("SE", "lay N6 K6>RIT")

    assert None is story.outcome


@clause("GDM-Q-51")
def test_a_side_goal_wants_exactly_four_letters() -> None:
    """A longer word that holds a word there wins on the cross only."""
    story = told("SE@N6_SE SE=RITE NE=A turn:SE", words="se rites rite ites")
    story.plays("SE", "lay N6 J6>RITE")

    assert (["RITES", "SE"], None) == (story.words("SE"), story.outcome)


@clause("GDM-WIN-06", "GDM-WIN-07", "GDM-Q-48")
def test_nobody_wins_by_piracy() -> None:
    """T-53: neither the pirate nor the victim; the word stays, the line is occupied."""
    story = told("SO@K18^SELARO SO=A NE=RNA turn:NE").plays("NE", "lay K13 L13>RNA")
    laid = (story.outcome, story.words("SO"))
    story.plays("SO", "pass")

    assert (None, ["ORALES", "ORNA"]) == laid
    assert None is story.outcome


@clause("GDM-WIN-01", "GDM-Q-75")
def test_the_word_must_cover_the_four_cells_with_a_new_token() -> None:
    """Three of them old is enough; all four old is not, be the word hooked on or lengthened."""
    words = "orn orna ornai as ase"
    lengthened = told("SO@K13>ORN SO=A NE=A turn:SO", words=words).plays("SO", "lay M13 N13A")
    joker = told("SO@K13>ORN SO=? NE=A turn:SO", words=words).plays("SO", "lay M13 N13a")
    hooked = told("SO@K13>ORNA SO=SE NE=A turn:SO", words=words).plays("SO", "lay N13 N14_SE")
    beyond = told("SO@K13>ORNA SO=I NE=A turn:SO", words=words).plays("SO", "lay N13 O13I")

    won = [story.outcome is not None for story in (lengthened, joker, hooked, beyond)]
    assert [True, True, False, False] == won
    assert ["ORNAI"] == beyond.words("SO")


@clause("GDM-WIN-01")
def test_every_line_of_the_cross_wins() -> None:
    """Across and down."""
    down = told("SO@L14^AN SO=ON NE=A turn:SO", words="na onna").plays("SO", "lay L13 L11_ON")
    beside = told("SO@L15^AN SO=ON NE=A turn:SO", words="na onna").plays("SO", "lay L14 L12_ON")

    assert (True, False) == (down.outcome is not None, beside.outcome is not None)


@clause("GDM-Q-32", "GDM-BLC-06")
def test_one_may_win_under_a_chain_blockade() -> None:
    """With one's own means: the king shows until the word lies on the cross."""
    story = told("SO@K20s'^ELARUPO SO=RNA NE=A turn:SO", words="opurales orna")
    blockaded = story.view(None).chains[0].blockaded
    story.plays("SO", "lay K13 L13>RNA")

    assert True is blockaded
    assert story.outcome is not None


@clause("GDM-WIN-01", "HOUSE-06")
def test_there_are_no_points() -> None:
    """One for the winner, none before: an agreed end has no winner of its own."""
    story = told("SO@K13>ORN SO=A NE=A turn:SO", words="orn orna")
    before = story.game.rules.scores(story.state)
    story.plays("SO", "lay M13 N13A")

    assert ((0, 0), (1, 0)) == (before, story.game.rules.scores(story.state))
