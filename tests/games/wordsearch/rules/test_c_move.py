"""Chapters C and I: sliding letters, and the word they lead to."""

from logomachie.games.wordsearch.rules.events import Moved
from logomachie.games.wordsearch.rules.types import Play, Slid
from tests.games.wordsearch.story import AILE, BLEU, A, B, scores, told
from tests.kit.clauses import clause


@clause("SRCH-C1", "SRCH-C7", "SRCH-C8", "SRCH-C10")
def test_aile() -> None:
    """Two letters slide, two have not moved; the word reads down the diagonal to the left."""
    story = told(AILE, words="aile semer", validation="auto")
    story.does(A, "slide C5 C3", "slide D4 B4", "claim AILE E1 SW")

    assert ["AILE"] == [scored.word for scored in scores(story)]
    assert "REST./LMO.N/PA..E/U...R/CI.OS" == story.board


@clause("SRCH-C1")
def test_isole_takes_five_slides() -> None:
    """As many letters as the word needs."""
    story = told(AILE, words="isole", validation="auto")
    story.does(A, "slide C2 C3", "slide C1 C2", "slide D2 C1", "slide C5 C4", "slide D4 C5")
    story.does(A, "claim ISOLE C1 S")

    assert (15, 0) == story.state.scores  # (0 + 1 + 1 + 1 + 0) × 5


@clause("SRCH-C2")
def test_a_slide_is_straight() -> None:
    """Horizontal, vertical or diagonal; nothing else, nor to the same place."""
    story = told(BLEU)

    story.refused(A, "slide D4 B5", "NOT_STRAIGHT", "SRCH-C2")
    story.refused(A, "slide D4 D4", "NOT_STRAIGHT", "SRCH-C2")


@clause("SRCH-C2")
def test_a_slide_begins_at_a_letter_and_ends_on_the_board() -> None:
    """An empty circle has nothing to slide, and there is no circle beyond the edge."""
    story = told("A../...")

    story.refused(A, "slide B2 C2", "NO_LETTER", "SRCH-C2")
    story.refused(A, "slide D1 C1", "NO_LETTER", "SRCH-C2")
    story.refused(A, "slide A1 D1", "OFF_BOARD", "SRCH-C2")


@clause("SRCH-C3")
def test_a_letter_goes_as_far_as_one_likes() -> None:
    """One circle, several, in any of the eight directions."""
    for target in ("A1", "C1", "E1", "B2", "C2", "D2", "E3", "A3", "C5"):
        story = told("...../...../..A../...../.....").does(A, f"slide C3 {target}")
        story.tells(
            Moved(seat=A, turn=1, letter="A", source=(3, 3), target=story.state.moved[0].target)
        )

        assert "A" == story.board.replace("/", "").replace(".", "")


@clause("SRCH-C4", "SRCH-I1")
def test_no_letter_jumps_another() -> None:
    """Nor stops on one; the refusal names who stands in the way."""
    story = told(BLEU)

    story.refused(A, "slide D3 D5", "BLOCKED", "SRCH-C4")
    story.refused(A, "slide E2 B5", "BLOCKED", "SRCH-C4")
    story.refused(A, "slide D3 D4", "BLOCKED", "SRCH-C4")


@clause("SRCH-C5", "SRCH-C6")
def test_a_letter_moved_out_of_the_way_is_not_in_the_word() -> None:
    """The claim is refused as long as a moved letter lies beside the word."""
    story = told("MXOT/....", words="mot", validation="auto")
    story.does(A, "slide B1 A2", "slide C1 B1", "slide D1 C1")

    story.refused(A, "claim MOT A1 E", "MOVED_LETTER_OUTSIDE_WORD", "SRCH-C5")


@clause("SRCH-C8")
def test_words_are_read_backwards_and_upwards() -> None:
    """The player names the direction."""
    story = told("TX/.O/PX", words="pot", validation="auto")
    story.does(A, "slide B2 A2", "claim POT A3 N")

    assert ".X/../.X" == story.board


@clause("SRCH-C8")
def test_the_word_must_stand_where_it_is_said_to() -> None:
    """Other letters, an empty circle, the edge of the board: the claim is refused."""
    story = told("BLE./...U", words="bleu ble", validation="auto").does(A, "slide D2 D1")

    for claim in ("BLEU A1 W", "BLUE A1 E", "BLEUS A1 E", "BLEU B1 E", "BLEU A2 E", ".. A2 E"):
        story.refused(A, f"claim {claim}", "NOT_SPELLED_THERE", "SRCH-C8")


@clause("SRCH-C9", "SRCH-R20")
def test_only_the_word_announced_counts() -> None:
    """MOT and MOI appear with one slide; the one announced goes, the other letters stay."""
    story = told(".OT/MXM/OXX/IXX", words="mot moi", validation="auto")
    story.does(A, "slide A2 A1", "claim MOT A1 E")

    assert ["MOT"] == [scored.word for scored in scores(story)]
    assert ".../.XM/OXX/IXX" == story.board
    story.refused(A, "claim MOI A1 S", "NOT_YOUR_TURN", "SRCH-E2")


@clause("SRCH-R20")
def test_all_moved_letters_lie_on_the_line_of_the_word_announced() -> None:
    """A letter moved for another word forbids this one."""
    story = told("M.T/.O./A.S", words="mot as", validation="auto")
    story.does(A, "slide B2 B1", "slide A3 B3")

    story.refused(A, "claim MOT A1 E", "MOVED_LETTER_OUTSIDE_WORD", "SRCH-C5")


@clause("SRCH-R02")
def test_a_letter_slides_once_a_turn() -> None:
    """Neither a second leg nor a step further on the same line."""
    story = told("A.../..../....").does(A, "slide A1 C1")

    story.refused(A, "slide C1 D1", "ALREADY_MOVED", "SRCH-R02")
    story.refused(A, "slide C1 C3", "ALREADY_MOVED", "SRCH-R02")


@clause("SRCH-R03")
def test_a_diagonal_passes_between_two_letters() -> None:
    """Letters that touch at the corner block nothing."""
    story = told("AX/X.").does(A, "slide A1 B2")

    assert ".X/XA" == story.board


@clause("SRCH-R04", "SRCH-C1")
def test_a_word_that_stands_cannot_just_be_lifted() -> None:
    """At least one letter must move first."""
    story = told("MOT./....", words="mot", validation="auto")

    story.refused(A, "claim MOT A1 E", "NO_LETTER_MOVED", "SRCH-R04")


@clause("SRCH-R04")
def test_a_word_that_stands_may_be_formed_again_beside() -> None:
    """The whole word moved elsewhere is a word."""
    story = told("MOT/...", words="mot", validation="auto")
    story.does(A, "slide A1 A2", "slide B1 B2", "slide C1 C2", "claim MOT A2 E")

    assert (12, 0) == story.state.scores


@clause("SRCH-R05")
def test_letters_at_both_ends_do_not_matter() -> None:
    """S MOT S contains MOT."""
    story = told("SMO.S/...T.", words="mot", validation="auto")
    story.does(A, "slide D2 D1", "claim MOT B1 E")

    assert "S...S/....." == story.board


@clause("SRCH-R06")
def test_the_player_names_the_reading() -> None:
    """TOP or POT, on the same circles, for the same points."""
    for word, start in (("TOP", "A1 S"), ("POT", "A3 N")):
        story = told("TX/.O/PX", words="top pot", validation="auto")
        story.does(A, "slide B2 A2", f"claim {word} {start}")

        assert (15, 0) == story.state.scores


@clause("SRCH-R21", "SRCH-I1", "SRCH-I2")
def test_bleu_in_the_right_order() -> None:
    """E leaves first, U comes down over its place, L passes over the place U has left."""
    story = told(BLEU, validation="auto")
    story.does(A, "slide D4 C5", "slide D3 D5", "slide E2 B5", "claim BLEU A5 E")

    assert (20, 0) == story.state.scores
    assert "XXXXX/XXXX./XXX.X/XX..X/....X" == story.board


@clause("SRCH-R23")
def test_under_strict_touch_a_slide_is_a_line_and_stays() -> None:
    """Everybody sees it at once; there is no move of several slides."""
    story = told(AILE).does(A, "slide C5 C3")

    assert (Slid("L", (5, 3), (3, 3)),) == story.view(B).moved
    story.refused(A, "play D4-B4", "TOUCH_IS_STRICT", "SRCH-R23")


@clause("SRCH-R23")
def test_under_plan_slides_and_word_are_one_move() -> None:
    """One line, in which each slide is judged after the one before."""
    story = told(BLEU, touch_move="plan", validation="auto")
    story.refused(A, "slide D4 C5", "TOUCH_IS_PLAN", "SRCH-R23")
    story.refused(A, "play D3-D5 D4-C5 E2-B5 BLEU A5 E", "BLOCKED", "SRCH-C4")
    story.does(A, "play D4-C5 D3-D5 E2-B5 BLEU A5 E")

    assert 1 == len(story.lines)
    assert 3 == sum(isinstance(event, Moved) for event in story.events)
    assert (20, 0) == story.state.scores


@clause("SRCH-R23", "SRCH-R09")
def test_a_plan_the_dictionary_refuses_moves_nothing() -> None:
    """P9: the board is as at the start of the turn, and the player may try again."""
    story = told("BLU./...E", words="bleu", touch_move="plan", validation="auto")
    story.does(A, "play D2-D1 BLUE A1 E")

    assert ("BLU./...E", (), A) == (story.board, story.state.moved, story.state.active)
    assert "Play" in story.view(A).can


@clause("SRCH-R23", "SRCH-E4")
def test_a_plan_without_a_word_moves_one_letter() -> None:
    """So that a misjudged turn never occurs."""
    story = told("SAC/...", words="sac", touch_move="plan")
    story.refused(A, "play A1-B2 C1-C2", "ONE_LETTER_ONLY", "SRCH-E4")
    story.refused(A, Play(1, ()), "MUST_MOVE", "SRCH-R08")
    story.does(A, "play A1-B2")

    assert (".AC/.S.", B) == (story.board, story.state.active)
