"""Chapters E and G: rolling, choosing, writing, discarding."""

from logomachie.games.wordsmith.rules import pieces
from logomachie.games.wordsmith.rules.events import Chosen, Claimed, Rejected, Resumed, Rolled
from tests.games.wordsmith.story import A, B, told
from tests.kit.clauses import clause

EIGHT = "R4Y1B1G2"


@clause("WS-E2", "WS-E10", "WS-G4", "WS-R03")
def test_chat_tacle_caler_without_a_tick() -> None:
    """The printed sheet: used pieces stay, three rolls and one star make the next words."""
    story = told("R5Y3B1/R1").claims(A, "CHAT")
    story.rolls(A, "Y").rolls(A, "Y").rolls(A, "Y").claims(A, "TACLE")
    story.rolls(A, "G").does(A, "choose G").claims(A, "CALER")

    assert ("R5Y6B1G1", 0) == (story.zone(A), story.ticked(A))
    assert ("CHAT", "TACLE", "CALER") == story.words(A)


@clause("WS-E4", "WS-E5", "WS-E6")
def test_a_roll_brings_the_piece_it_shows() -> None:
    """From the box into one's own zone, for everybody to see."""
    story = told("R1/R1").rolls(A, "Y")

    story.tells(Rolled(seat=A, round=1, face="Y", kind="Y"))
    assert ("R1Y1", "R1", "R38Y39B20G20") == (story.zone(A), story.zone(B), story.box)


@clause("WS-E7", "WS-R11")
def test_a_star_is_any_of_the_four() -> None:
    """It must be chosen before the next roll."""
    story = told("R1/R1").rolls(A, "B")
    story.tells(Rolled(seat=A, round=1, face="B"))
    story.refused(A, "roll", "CHOOSE_FIRST", "WS-R11")
    story.does(A, "choose Y").tells(Chosen(seat=A, round=1, kind="Y"))

    assert "R1Y1" == story.zone(A)
    story.refused(A, "choose Y", "NO_CHOICE", "WS-E7")


@clause("WS-E8")
def test_an_empty_compartment_is_as_good_as_a_star() -> None:
    """Another kind is chosen; the empty one cannot be."""
    story = told("R1/R1 box:Y5B5G5").rolls(A, "R")
    story.tells(Rolled(seat=A, round=1, face="R"))
    story.refused(A, "choose R", "COMPARTMENT_EMPTY", "WS-E8")

    assert "R1G1" == story.does(A, "choose G").zone(A)


@clause("WS-R10")
def test_an_empty_box_ends_rolling() -> None:
    """Nothing to take: no roll."""
    told("R1/R1 box:R0").refused(A, "roll", "BOX_EMPTY", "WS-R10")


@clause("WS-R12", "WS-R33")
def test_rolls_are_free_but_not_faster_than_the_die() -> None:
    """Ten in a row tick nothing; a second within 600 ms is too soon; the other may roll."""
    story = told("R1/R1")
    for _ in range(10):
        story.rolls(A, "Y")
    assert ("R1Y10", 0) == (story.zone(A), story.ticked(A))
    story.refused(A, "roll", "TOO_SOON", "WS-R33", at=story.now + 599)
    assert story.now + 600 == story.view(A).rolls
    story.does(B, "roll", at=story.now + 1)

    story.does(A, "roll", at=story.now + 599)


@clause("WS-R33", "WS-F7")
def test_a_refused_claim_is_followed_by_a_pause() -> None:
    """Two seconds, for its player alone, who loses nothing else."""
    story = told(f"{EIGHT}/{EIGHT}").does(A, "claim XX")
    story.refused(A, "claim SAC", "TOO_SOON", "WS-R33", at=story.now + 1_999)
    assert (story.now + 2_000, 0, EIGHT) == (story.view(A).again, story.ticked(A), story.zone(A))
    again = story.view(A).again
    story.does(B, "claim CLIP", at=story.now + 1).passes()

    story.does(A, "claim SAC", at=again).passes()
    assert ("SAC",) == story.words(A)


@clause("WS-E3", "WS-C1")
def test_only_pieces_of_ones_own_zone() -> None:
    """CHAT lacks a long straight and two short ones, whatever the neighbour has."""
    story = told(f"{EIGHT}/R9Y9B9G9").does(A, "claim CHAT")

    story.tells(
        Rejected(only=(A,), seat=A, round=1, word="CHAT", row=None, code="PIECES",
                 clause="WS-E3", missing="R1Y2")
    )  # fmt: skip


@clause("WS-E9", "WS-G1", "WS-G2", "WS-G3", "WS-E10")
def test_what_a_word_leaves_goes_back() -> None:
    """SAC leaves two long straights: two boxes, two pieces into the box, the word on row one."""
    story = told(f"{EIGHT}/R1").claims(A, "SAC")

    story.tells(
        Claimed(
            seat=A, round=1, word="SAC", row=1, unused=(2, 0, 0, 0), ticked=2, zone=(2, 1, 1, 2)
        )
    )
    assert ("R2Y1B1G2", 2, "R37Y39B19G18") == (story.zone(A), story.ticked(A), story.box)


@clause("WS-E9")
def test_a_refused_word_discards_nothing() -> None:
    """Only an accepted word costs boxes."""
    story = told(f"{EIGHT}/R1").does(A, "claim CHAT", "claim IIII")

    assert (0, EIGHT, "R35Y39B19G18") == (story.ticked(A), story.zone(A), story.box)


@clause("WS-G1")
def test_words_fill_the_rows_from_the_top() -> None:
    """The first free row; a row may not be named in the ordinary game."""
    story = told("R9Y9B9G9/R1 words:CHAT/.")
    story.does(A, "claim SAC 4")

    assert ("ROW", "WS-G1") == (story.told_of(Rejected).code, story.told_of(Rejected).clause)
    story = told(f"{EIGHT}/R1 words:CHAT/.").claims(A, "SAC")
    assert ("CHAT", "SAC", "", "", "", "") == story.state.sheets[A].rows


@clause("WS-G5", "WS-R09")
def test_each_unused_piece_needs_its_own_box() -> None:
    """One box left and two pieces over: refused, and the box stays free."""
    story = told(f"{EIGHT}/R1 ticked:11/0").does(A, "claim SAC")

    story.tells(
        Rejected(only=(A,), seat=A, round=1, word="SAC", row=None, code="BOXES",
                 clause="WS-G5", unused=2, boxes=1)
    )  # fmt: skip
    assert (11, EIGHT) == (story.ticked(A), story.zone(A))


@clause("WS-G5")
def test_the_twelfth_box_can_be_ticked() -> None:
    """Ten ticked and two pieces over: exactly enough."""
    assert 12 == told(f"{EIGHT}/R1 ticked:10/0").claims(A, "SAC").ticked(A)


@clause("WS-G6", "WS-G7")
def test_with_twelve_boxes_everything_must_be_used() -> None:
    """SAC from its own pieces stands; a piece more may be rolled, and must then be used."""
    story = told("R2Y1B1G2/R1 ticked:12/0")
    assert ("SAC",) == story.claims(A, "SAC").words(A)
    story.rolls(A, "R").does(A, "claim CIL")
    assert ("BOXES", "WS-G6") == (story.told_of(Rejected).code, story.told_of(Rejected).clause)


@clause("WS-R15")
def test_a_roll_or_a_claim_withdraws_a_declaration() -> None:
    """The roll at once; a held claim too, for everybody to see; or by itself."""
    story = told(f"{EIGHT}/{EIGHT}").does(A, "stuck").rolls(A, "R")
    assert not story.state.sheets[A].stuck
    story.does(A, "stuck").does(A, "claim SAC").tells(Resumed(seat=A, round=1))
    story.passes().does(A, "stuck").does(A, "unstuck").tells(Resumed(seat=A, round=1))

    assert not story.state.sheets[A].stuck


@clause("WS-R25")
def test_zones_and_accepted_words_are_public() -> None:
    """Everybody sees everybody's zone, words and boxes; a claim on its way nobody else."""
    story = told(f"{EIGHT}/{EIGHT}").claims(A, "SAC").does(B, "claim CLIP")
    sheet = story.view(A).sheets

    assert ("R2Y1B1G2", ("SAC", "", "", "", "", "")) == (
        pieces.write(sheet[A].zone),
        story.view(None).sheets[A].rows,
    )
    held = story.view(B).held
    assert held is not None
    assert (None, "CLIP") == (story.view(A).held, held.word)


@clause("WS-R30")
def test_no_word_at_once_is_no_special_case() -> None:
    """With a single long straight one rolls on."""
    story = told("R1/R1").rolls(A, "Y").rolls(A, "R")

    assert ("IL",) == story.claims(A, "IL").words(A)
