"""Chapter D: a round, from the card to the vowels."""

from logomachie.core.game import Lapsed
from logomachie.games.word_whiz.rules.events import Failed, Flipped, Moved, RoundEnded, Said, Took
from logomachie.games.word_whiz.rules.types import Flip, Grab, Step
from tests.games.word_whiz.story import A, B, C, boards, race, told
from tests.kit.clauses import clause


@clause("MIC-D1")
def test_the_starter_is_drawn_by_lot() -> None:
    """Over many games each of four seats turns the first card about as often."""
    starters = [told(seats=4, seed=str(seed)).state.flipper for seed in range(400)]

    assert all(70 < starters.count(seat) < 130 for seat in range(4))


@clause("MIC-D1")
def test_play_goes_clockwise() -> None:
    """After the last seat the first one turns a card again."""
    story = told(f"DTR {boards(3)} flipper:B")
    flippers = []
    for _ in range(4):
        flippers.append(story.state.flipper)
        story.does(flippers[-1], "flip 0").passes()

    assert [B, C, A, B] == flippers


@clause("MIC-D1", "MIC-D2")
def test_only_the_player_whose_turn_it_is_turns_a_card() -> None:
    """The others are refused, and told whose turn it is."""
    story = told(f"DTR {boards(3)}")

    story.refused(B, "flip 0", "NOT_YOUR_TURN", "MIC-D1")
    story.refused(C, "flip 0", "NOT_YOUR_TURN", "MIC-D1")


@clause("MIC-D2")
def test_the_card_covers_the_one_before() -> None:
    """From the pack of his choice one card comes to lie on the card turned before."""
    story = told(f"DTR {boards(2)}").turns(A, 2, "N")

    story.tells(
        Flipped(seat=A, pack=2, visible=("D", "T", "N"), round=1, reveal=story.state.reveal)
    )
    assert "RN" == story.state.turned[2][-2:]
    assert (18, 17, 16) == story.view(B).left


@clause("MIC-D2")
def test_one_card_a_turn() -> None:
    """Once the card is turned there is no turning another."""
    story = told(f"DTR {boards(2)}").turns(A, 0, "S")

    story.refused(A, "flip 1", "NOT_NOW", "MIC-D2")


@clause("MIC-D2")
def test_there_are_three_packs() -> None:
    """A pack that is not there is refused."""
    story = told(f"DTR {boards(2)}")

    story.refused(A, "flip 3", "NO_SUCH_PACK", "MIC-C4")
    story.refused(A, Flip(1, -1), "NO_SUCH_PACK", "MIC-C4")
    assert ("Flip",) == story.view(A).can[:1]


@clause("MIC-D2")
def test_the_clock_turns_a_card_of_the_largest_pack() -> None:
    """P4: a player who lets ten seconds pass has the card turned for him."""
    story = told(f"DTR 5/9/7 {boards(2)}").passes()

    assert 10_000 == story.now
    flipped = story.events[1]
    assert isinstance(flipped, Flipped)
    assert (Lapsed(seat=A), None, 1) == (story.events[0], flipped.seat, flipped.pack)
    assert "RACE" == story.state.phase


@clause("MIC-D2", "HOUSE-09")
def test_covered_cards_are_not_looked_through() -> None:
    """Only with `cardCount` does the view tell which cards lie under the open ones."""
    hidden = told(f"DTR {boards(2)}").turns(A, 0, "S")
    open_ = told(f"DTR {boards(2)}", card_count=True).turns(A, 0, "S")

    assert (None, None) == (hidden.view(A).covered, hidden.view(None).covered)
    assert ("D", "", "") == open_.view(None).covered


@clause("MIC-D3")
def test_everybody_may_race_once_the_card_is_turned() -> None:
    """Before the card nobody may grab, after it everybody may."""
    story = told(f"DTR {boards(3)}")
    story.refused(B, "grab", "NOT_NOW", "MIC-D4")
    story.turns(A, 2, "N")

    assert [("Grab", "Pass")] * 3 == [story.view(seat).can[:2] for seat in (A, B, C)]
    assert ("D", "T", "N") == story.view(C).visible


@clause("MIC-D4")
def test_the_first_hand_takes_the_microphone() -> None:
    """Its owner holds it when the window closes, and speaks."""
    story = told(race("DTN"), words="dent").takes(B)

    assert isinstance(story.events[0], Took)
    assert B == story.view(None).holder
    story.does(B, "say dent").tells(Said(seat=B, word="dent", round=1))


@clause("MIC-D4")
def test_one_microphone() -> None:
    """While it is held nobody else can take it, nor speak."""
    story = told(race("DTN"), words="dent").takes(A)

    story.refused(B, "grab", "NOT_NOW", "MIC-D4")
    story.refused(B, "say dent", "NOT_NOW", "MIC-D4")
    story.refused(C, "pass", "NOT_NOW", "MIC-R12")


@clause("MIC-D4")
def test_what_is_no_word_at_all_is_refused() -> None:
    """Nothing, noise and ten thousand letters cost nobody a round: they are refused."""
    story = told(race("DTN"), words="dent").takes(A)

    story.refused(A, "say 12", "WORD_NOT_LETTERS", "MIC-D4")
    story.refused(A, "say d ent", "WORD_NOT_LETTERS", "MIC-D4")
    story.refused(A, "say " + "a" * 10_000, "WORD_TOO_LONG", "MIC-D4")
    story.refused(A, "say \u0301", "WORD_EMPTY", "MIC-D4")


@clause("MIC-D5")
def test_a_valid_word_moves_the_speakers_vowels() -> None:
    """As many cells as the word has of each vowel; nobody else's pawns move."""
    story = told(race("DTN"), words="divertissement").says(B, "divertissement")

    story.tells(
        Moved(seat=B, word="divertissement", steps=(Step("E", 1, 4), Step("I", 1, 3))),
        RoundEnded(round=1, flipper=B, excluded=(), found=True),
    )
    assert ["A1E1I1O1U1", "A1E4I3O1U1"] == [story.pawns(A), story.pawns(B)]


@clause("MIC-D6")
def test_an_invalid_word_costs_the_next_round() -> None:
    """Its speaker moves nothing and may not grab in the round after."""
    story = told(race("DTN"), words="dent").says(C, "divertir")

    story.tells(
        Failed(seat=C, word="divertir", reason="CONSONANT_MISSING", clause="MIC-E1", letters="N"),
        RoundEnded(round=1, flipper=B, excluded=(C,), found=False),
    )
    assert "A1E1I1O1U1" == story.pawns(C)
    story.turns(B, 0, "D").refused(C, "grab", "EXCLUDED", "MIC-D6")
    assert () == tuple(name for name in story.view(C).can if name in ("Grab", "Pass"))


@clause("MIC-D6")
def test_exclusion_lasts_one_round() -> None:
    """In the round after that he races again."""
    story = told(race("DTN"), words="dent").says(C, "divertir")
    story.turns(B, 0, "D").passes()
    story.turns(story.state.flipper, 0, "D").says(C, "dent")

    assert "A1E2I1O1U1" == story.pawns(C)


@clause("MIC-D2")
def test_a_move_for_another_round_is_refused() -> None:
    """A screen that is late never plays into the next round by mistake."""
    story = told(race("DTN"), words="dent").says(A, "dent")
    story.turns(B, 0, "D")

    story.refused(A, Grab(round=1), "ROUND_OVER", "MIC-D2")
    story.refused(A, Grab(round=3), "ROUND_OVER", "MIC-D2")
