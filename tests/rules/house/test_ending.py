"""HOUSE-06, HOUSE-08 to HOUSE-12: ending early, no taking back, secrets, luck, handicaps, solo."""

import msgspec
import pytest

from logomachie.core.game import Ending, Outcome, Refused
from logomachie.core.house import Consent, EndProposed, EndSettled, EndVoted, ProposeEnd, Resign
from logomachie.core.log import advance
from logomachie.core.rng import Rng, commitment
from logomachie.games.word_whiz import GAME as WORD_WHIZ
from logomachie.games.word_whiz.rules.types import Grab, Setup
from tests.games.word_whiz.story import A, B, C, boards, race, told
from tests.kit.clauses import clause


@clause("HOUSE-06")
def test_all_players_may_agree_to_end() -> None:
    """The score stands as it is, and the best of it wins."""
    story = told(race("DTN", B="A3E1I1O1U1")).does(A, ProposeEnd())
    story.tells(EndProposed(seat=A, until=story.now + 30_000))
    story.does(C, Consent(True)).tells(EndVoted(seat=C)).does(B, Consent(True))

    story.tells(EndSettled(agreed=True))
    assert Outcome((0, 2, 0), (B,), "AGREED", "HOUSE-06") == story.outcome


@clause("HOUSE-06")
def test_one_no_and_the_game_goes_on() -> None:
    """Who said it is not told, and the game has not stopped meanwhile."""
    story = told(race("DTN"), words="dent").does(A, ProposeEnd()).does(B, Consent(False))
    story.says(B, "dent").does(C, Consent(True))

    story.tells(EndSettled(agreed=False))
    assert (None, None) == (story.outcome, story.view(A).house.ending)
    assert "A1E2I1O1U1" == story.pawns(B)


@clause("HOUSE-06")
def test_silence_is_a_no() -> None:
    """After its time the proposal is closed."""
    story = told(race("DTN")).does(A, ProposeEnd(), at=350).does(B, Consent(True))
    story.passes()  # the race
    story.passes()

    assert 30_350 == story.now
    story.tells(EndSettled(agreed=False))


@clause("HOUSE-06")
def test_a_proposal_is_answered_once_and_secretly() -> None:
    """Everybody sees who has answered, nobody how."""
    yes = told(race("DTN")).does(A, ProposeEnd()).does(B, Consent(True))
    no = told(race("DTN")).does(A, ProposeEnd()).does(B, Consent(False))

    assert yes.view(C) == no.view(C)
    assert Ending(A, (A, B), yes.house.proposal.ballot.until if yes.house.proposal else 0) == (
        yes.view(C).house.ending
    )
    yes.refused(B, Consent(True), "NO_QUESTION", "HOUSE-06")
    yes.refused(C, ProposeEnd(), "ENDING_OPEN", "HOUSE-06")


@clause("HOUSE-06", "HOUSE-05")
def test_a_proposal_falls_when_a_player_leaves() -> None:
    """A vote with other voters would be another vote."""
    story = told(race("DTN")).does(A, ProposeEnd()).does(B, Resign())

    story.tells(EndSettled(agreed=False))
    assert story.view(A).house.ending is None


@clause("HOUSE-06", "HOUSE-12")
def test_alone_one_may_stop() -> None:
    """Nobody else is asked, and nobody has won."""
    story = told(race("DTN", 1, A="A3E1I1O1U1")).does(A, ProposeEnd())

    assert Outcome((2,), (), "AGREED", "HOUSE-06") == story.outcome


@clause("HOUSE-08")
def test_nothing_is_taken_back() -> None:
    """A card turned, a word said, a ballot cast stay; after the end nothing more is played."""
    story = told(f"DTR {boards(2)}", words="dent", judge="vote").turns(A, 2, "N")
    story.refused(A, "flip 1", "NOT_NOW", "MIC-D2")
    story.takes(B).does(B, "say dent").refused(B, "say dont", "NOT_NOW", "MIC-D4")
    story.does(A, "contest").does(A, "vote yes").refused(A, "vote no", "NOT_NOW", "MIC-E8")
    story.does(B, Resign())

    story.refused(A, "flip 0", "GAME_OVER", "HOUSE-08")


@clause("HOUSE-09")
def test_a_spectator_sees_what_lies_open() -> None:
    """And nothing a player has of his own: no moves, no hand, no paper."""
    story = told(race("DTN"), race="sealed").does(A, "submit dent")
    spectator, player = story.view(None), story.view(B)

    assert ((), None, None) == (spectator.can, spectator.seat, spectator.mine)
    assert msgspec.structs.replace(player, seat=None, can=()) == spectator


@clause("HOUSE-09")
def test_the_log_names_seats_not_people() -> None:
    """Nothing in a line or a state has room for a name."""
    story = told(race("DTN"), words="dent").says(A, "dent")

    assert [0, None, 0] == [line.seat for line in story.lines]


@clause("HOUSE-10")
def test_the_seed_deals_the_game_again() -> None:
    """Whoever knows the seed can make every draw; its hash tells nothing and fits no other."""
    setup = Setup(seats=3, lexicon="kit")
    games = [WORD_WHIZ.open(setup, frozenset()).start(Rng(seed), 0) for seed in "aab"]

    assert games[0] == games[1] != games[2]
    assert commitment("a") == commitment("a") != commitment("b")


@clause("HOUSE-11")
def test_handicaps_are_written_in_the_config() -> None:
    """Agreed at the start, they stand where everybody and the record finds them."""
    story = told(race("DTN"), handicaps=("B: 12 s", "C: CM2"), rubber=True)
    config = msgspec.json.decode(msgspec.json.encode(story.game.config), type=Setup)

    assert (("B: 12 s", "C: CM2"), True) == (config.handicaps, config.rubber)


@clause("HOUSE-12")
def test_alone_the_normal_rules_hold() -> None:
    """One seat turns every card and races against the clock."""
    story = told(race("DTN", 1)).passes()

    assert ("FLIP", A) == (story.state.phase, story.state.flipper)
    assert 1 == story.state.idle


@clause("HOUSE-01")
def test_what_a_table_agreed_on_does_not_change() -> None:
    """Its config is a frozen value, lexicon and judge included."""
    story = told(race("DTN"), judge="vote")

    assert story.setup == story.game.config
    with pytest.raises(AttributeError):
        story.setup.judge = "auto"  # type: ignore[attr-defined]  # that is the point


@clause("HOUSE-02")
def test_a_seat_that_is_not_there_is_refused() -> None:
    """Nor is a move without a seat taken for the clock."""
    story = told(race("DTN"))

    story.refused(7, "grab", "NO_SUCH_SEAT", "HOUSE-02")
    story.refused(-1, "grab", "NO_SUCH_SEAT", "HOUSE-02")
    with pytest.raises(Refused) as refusal:
        advance(story.game, story.house, 1, story.now + 60_000, None, Grab(1))
    assert "NO_SUCH_SEAT" == refusal.value.code
