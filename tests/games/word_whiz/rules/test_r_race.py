"""Rulings on the race: hands, silence, passing; with the protocol vectors P1 to P6."""

import pytest

from logomachie.core.game import Lapsed, Refused
from logomachie.games.word_whiz.rules.events import (
    Failed,
    Flipped,
    Passed,
    Reached,
    Reshuffled,
    RoundEnded,
    Took,
)
from logomachie.games.word_whiz.rules.types import Grab, Reach
from tests.games.word_whiz.story import A, B, C, boards, race, told
from tests.kit.clauses import clause


@clause("MIC-R03")
def test_the_first_cards_are_no_round_yet() -> None:
    """A game begins with a card to turn, and so does what follows a shuffle."""
    story = told(seats=2)

    assert "FLIP" == story.view(A).phase
    story.refused(A, "grab", "NOT_NOW", "MIC-D4")


@clause("MIC-R03")
def test_option_race_on_deal() -> None:
    """The first three cards are raced for at once; then the starter turns his card."""
    story = told(seats=3, race_on_deal=True)
    starter = told(seats=3).state.flipper

    assert ("RACE", 300) == (story.view(A).phase, story.view(A).reveal)
    assert starter == story.passes().view(A).flipper


@clause("MIC-R03")
def test_option_race_on_deal_after_a_shuffle() -> None:
    """The new cards are raced for before the next player turns one."""
    story = told(f"DTR 1/9/7 {boards(3)}", race_on_deal=True).does(A, "flip 0").passes()

    assert isinstance(story.events[-1], Reshuffled)
    assert (2, "RACE", story.now + 300) == (
        story.view(A).round,
        story.view(A).phase,
        story.view(A).reveal,
    )
    assert B == story.passes().view(A).flipper


@clause("MIC-R11", "MIC-D4", "MIC-D6")
def test_silence_counts_as_an_invalid_word() -> None:
    """Whoever takes the microphone and says nothing in time sits out the next round."""
    story = told(race("DTN")).takes(A)
    spoke_until = story.now + 8_000
    story.passes()

    assert spoke_until == story.now
    story.tells(Failed(seat=A, word=None, reason="SILENT", clause="MIC-R11"))
    assert (A,) == story.view(None).excluded


@clause("MIC-R11")
def test_one_hand_a_player() -> None:
    """A hand is not put down again, nor exchanged for « je n’ai rien »."""
    story = told(race("DTN")).does(A, "grab")

    story.refused(A, "grab", "ALREADY_REACHED", "MIC-R11")
    story.refused(A, "pass", "ALREADY_REACHED", "MIC-R11")
    assert () == tuple(name for name in story.view(A).can if name in ("Grab", "Pass"))


@clause("MIC-R12")
def test_the_race_ends_after_its_time() -> None:
    """Nobody is punished, the cards stay, the next player turns one."""
    story = told(race("DTN")).passes()

    assert 300 + 30_000 == story.now
    story.tells(RoundEnded(round=1, flipper=B, excluded=(), found=False))
    assert ("D", "T", "N") == story.view(A).visible


@clause("MIC-R12")
def test_the_race_ends_when_all_have_passed() -> None:
    """P5: three players press pass after four seconds, and the next one turns a card."""
    story = told(race("DTN"))
    story.does(A, "pass", at=4_000).does(B, "pass", at=4_100).does(C, "pass", at=4_200)

    story.tells(Passed(seat=C), RoundEnded(round=1, flipper=B, excluded=(), found=False))
    assert 4_200 == story.now


@clause("MIC-R12")
def test_who_has_passed_is_out_of_this_race() -> None:
    """« Je n’ai rien » is said once, and to everybody."""
    story = told(race("DTN")).does(A, "pass").tells(Passed(seat=A))

    story.refused(A, "grab", "ALREADY_PASSED", "MIC-R12")
    story.refused(A, "pass", "ALREADY_PASSED", "MIC-R12")
    assert (A,) == story.view(None).passed


@clause("MIC-R12")
def test_an_excluded_player_need_not_pass() -> None:
    """Only those who race are waited for."""
    story = told(f"DTN {boards(3)} phase:race out:C").does(A, "pass").does(B, "pass")

    assert "FLIP" == story.view(A).phase
    told(f"DTN {boards(3)} phase:race out:C").refused(C, "pass", "EXCLUDED", "MIC-D6")


@clause("MIC-R17", "MIC-D4")
def test_the_smaller_reaction_wins_inside_the_window() -> None:
    """P1: A's hand arrives first, B's reaction was shorter: B has the microphone."""
    story = told(race("DTN"))
    story.does(A, "grab 2100", at=300 + 2_190).does(B, "grab 2050", at=300 + 2_300).passes()

    assert 300 + 2_190 + 150 == story.now
    story.tells(Took(seat=B, reaches=(Reach(B, 2_050, 0), Reach(A, 2_100, 0))))
    assert B == story.view(None).holder


@clause("MIC-R17")
def test_a_hand_after_the_window_is_too_late() -> None:
    """P2: the same hand outside the window comes to nothing."""
    story = told(race("DTN")).does(A, "grab 2100", at=300 + 2_190).passes()

    story.refused(B, "grab 2050", "NOT_NOW", "MIC-D4", at=300 + 2_400)
    assert A == story.view(None).holder


@clause("MIC-R17")
@pytest.mark.parametrize(
    ("move", "at"),
    [("grab 90", 2_000), ("grab 149", 2_000), ("grab", 300 + 149), ("grab 500", 300 + 149)],
)
def test_nobody_reacts_in_less_than_150_milliseconds(move: str, at: int) -> None:
    """P3: a claim or a receipt that early is impossible and refused."""
    told(race("DTN")).refused(A, move, "TOO_EARLY", "MIC-R17", at=at)


@clause("MIC-R17")
@pytest.mark.parametrize(
    ("move", "credit", "reaction"),
    [
        ("grab", 0, 1_000),  # no claim: the server's clock
        ("grab", 120, 880),  # less the lag it vouches for
        ("grab 900", 0, 900),  # a claim within 400 ms of the receipt
        ("grab 200", 0, 600),  # a claim too good to be true
        ("grab 200", 100, 500),
        ("grab 5000", 0, 1_000),  # a hand does not arrive before it is stretched out
    ],
)
def test_a_claim_is_checked_by_the_servers_clock(move: str, credit: int, reaction: int) -> None:
    """Edition 1: a reaction lies at most 400 ms before the receipt less the credit."""
    story = told(race("DTN")).does(A, move, at=1_300, credit=credit).passes()

    story.tells(Took(seat=A, reaches=(Reach(A, reaction, credit),)))


@clause("MIC-R17")
def test_an_exact_tie_is_decided_by_lot() -> None:
    """Equal reactions: over many games each hand wins about as often, and it is told."""
    holders = []
    for seed in range(200):
        story = told(race("DTN"), seed=str(seed))
        story.does(A, "grab 900", at=1_300).does(C, "grab 900", at=1_310).passes()
        holders.append(story.state.holder)

    assert isinstance(story.events[0], Took)
    assert story.events[0].by_lot
    assert 70 < holders.count(A) < 130
    assert 200 == holders.count(A) + holders.count(C)


@clause("MIC-R17")
def test_a_hand_in_the_window_is_nobody_elses_business() -> None:
    """Until it closes only its owner knows: no view, event or clock of another betrays it."""
    story = told(race("DTN"))
    before = [story.view(seat) for seat in (B, C, None)]
    story.does(A, "grab")

    assert before == [story.view(seat) for seat in (B, C, None)]
    assert (Reached(seat=A, only=(A,)),) == story.events
    assert (True, False) == (story.view(A).reached, story.view(B).reached)


@clause("MIC-R17")
def test_the_window_does_not_outlast_the_race() -> None:
    """A hand in the last moment counts; one after the end is late whether one is open or not."""
    story = told(race("DTN")).does(A, "grab", at=30_250).passes()

    assert (30_300, A) == (story.now, story.state.holder)


@clause("MIC-D2", "MIC-R17")
def test_a_card_of_the_first_edition_shows_on_all_screens_at_once() -> None:
    """It was sent at once and shown 300 ms later; the race is measured from there."""
    story = told(f"DTR {boards(2)}").does(A, "flip 0", at=1_000)

    flipped = story.events[0]
    assert isinstance(flipped, Flipped)
    assert (1_300, 1_300, 31_300) == (flipped.reveal, story.view(B).reveal, story.view(B).wake)


@clause("MIC-R14")
def test_a_late_vote_counts_as_a_lapse() -> None:
    """Who does not answer is told to the house, who answers is not."""
    story = told(race("DTN"), judge="vote").says(A, "dénotus").does(B, "contest")
    story.does(C, "vote no").passes()

    assert [Lapsed(seat=B)] == [event for event in story.events if isinstance(event, Lapsed)]


@clause("MIC-R17")
def test_a_claim_from_the_far_past_is_refused() -> None:
    """A reaction before the card was shown is no reaction."""
    told(race("DTN")).refused(A, Grab(1, -500), "TOO_EARLY", "MIC-R17", at=2_000)


@clause("MIC-R17")
def test_letters_leave_when_they_may_be_seen() -> None:
    """No screen has a card before its race: it is sent at the time the race is measured from."""
    story = told(f"DTR {boards(2)}", edition=2).does(A, "flip 0", at=1_000)

    flipped = story.events[0]
    assert isinstance(flipped, Flipped)
    assert (1_000, 1_000, 31_000) == (flipped.reveal, story.view(B).reveal, story.view(B).wake)


@clause("MIC-R17")
@pytest.mark.parametrize(
    ("move", "credit", "deducted"),
    [
        ("grab", 0, 0),
        ("grab", 40, 80),  # the letters went there, the hand came back
        ("grab", 75, 150),
        ("grab", 150, 150),  # a far one, or one that holds its answers back
        ("grab 200", 40, 80),  # what a page claims is not read
        ("grab 5000", 40, 80),
    ],
)
def test_the_house_alone_measures(move: str, credit: int, deducted: int) -> None:
    """Its own clock less its own round trip, 150 ms at most; no claim makes it better or worse."""
    story = told(race("DTN"), edition=2).does(A, move, at=1_000, credit=credit).passes()

    story.tells(Took(seat=A, reaches=(Reach(A, 1_000 - deducted, deducted),)))


@clause("MIC-R17")
@pytest.mark.parametrize(("at", "credit"), [(149, 0), (229, 40), (299, 150)])
def test_no_way_is_short_enough_to_react_in_less_than_150_milliseconds(
    at: int, credit: int
) -> None:
    """A hand that would have had less time than that is refused, in whichever race."""
    for kind, move in (("live", "grab"), ("sealed", "submit dent")):
        story = told(race("DTN"), edition=2, race=kind)
        with pytest.raises(Refused, match="TOO_EARLY"):
            story.does(A, move, at=at, credit=credit)
        story.does(A, move, at=at + 1, credit=credit)

        assert 1 == len(story.state.reaches) + len(story.state.sealed)
