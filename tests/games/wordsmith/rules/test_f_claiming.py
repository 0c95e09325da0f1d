"""Chapter F: claims, and the race between them."""

from logomachie.games.wordsmith.rules.events import Claimed, ClaimHeld, Finished, Raced, Rejected
from logomachie.games.wordsmith.rules.types import Entrant
from tests.games.wordsmith.story import A, B, C, D, Story, told
from tests.kit.clauses import clause

CHAT = "R5Y3B1"
FOUR = "/".join([CHAT] * 4)


def racing(*claims: tuple[int, int, int]) -> Story:
    """Four hold CHAT's pieces and claim it: seat, milliseconds after a second, credit."""
    story = told(FOUR)
    for seat, after, credit in claims:
        story.does(seat, "claim CHAT", at=1_000 + after, credit=credit)
    while story.state.held:
        story.passes()
    return story


def owners(story: Story) -> list[int]:
    """Who has CHAT on his sheet."""
    return [seat for seat in (A, B, C, D) if "CHAT" in story.words(seat)]


@clause("WS-F1", "WS-F3", "WS-F4", "WS-F6")
def test_a_word_found_is_claimed_before_everybody() -> None:
    """All are told the word with its letters, its row and what it leaves."""
    story = told(f"{CHAT}/{CHAT}").claims(A, "CHAT")

    assert [None] == [event.only for event in story.events if isinstance(event, Claimed)]
    assert ("CHAT", 1) == (story.told_of(Claimed).word, story.told_of(Claimed).row)


@clause("WS-F2", "WS-E3")
def test_the_pieces_are_laid_out_first() -> None:
    """A word its player cannot lay out is refused before it is looked up."""
    story = told("R1/R1").does(A, "claim XYZ")

    assert ("PIECES", "WS-E3") == (story.told_of(Rejected).code, story.told_of(Rejected).clause)


@clause("WS-F8", "WS-F7")
def test_an_objection_costs_nothing() -> None:
    """Not allowed: zone, boxes, rows and box stay as they are, and only the claimant hears."""
    story = told("R9Y9B2G4/R1")
    before = story.state.sheets, story.state.box
    story.does(A, "claim ERNEST")

    assert before == (story.state.sheets, story.state.box)
    assert (A,) == story.told_of(Rejected).only
    assert not any(event.seen_by(B) for event in story.events)


@clause("WS-F9")
def test_already_claimed_by_anybody() -> None:
    """By the neighbour, or by oneself; whose it is is told."""
    story = told(f"{CHAT}/{CHAT}").claims(B, "CHAT").does(A, "claim CHAT")
    rejected = story.told_of(Rejected)

    assert ("ALREADY_CLAIMED", "WS-F9", B) == (rejected.code, rejected.clause, rejected.by)
    assert "ALREADY_CLAIMED" == story.does(B, "claim CHAT").told_of(Rejected).code


@clause("WS-R34")
def test_a_claim_is_held_for_a_quarter_of_a_second() -> None:
    """Meanwhile its player neither rolls nor claims, and nobody else sees anything."""
    story = told(f"{CHAT}/{CHAT}")
    before = story.view(B), story.view(None)
    story.does(A, "claim CHAT", at=1_000)
    story.tells(ClaimHeld(only=(A,), seat=A, round=1, word="CHAT", row=None, until=1_250))
    story.refused(A, "roll", "CLAIM_HELD", "WS-R34", at=1_001)
    story.refused(A, "claim CHAT", "CLAIM_HELD", "WS-R34", at=1_001)
    story.refused(A, "stuck", "CLAIM_HELD", "WS-R34", at=1_001)

    assert before == (story.view(B), story.view(None))
    assert (1_250, ("CHAT",)) == (story.game.wake(story.house), story.passes().words(A))


@clause("WS-R34")
def test_one_device_has_its_own_order() -> None:
    """With the wait off, and for a player alone, a claim is settled at once."""
    story = told(f"{CHAT}/{CHAT}", fairness_ms=0).does(A, "claim CHAT")
    assert ("CHAT",) == story.words(A)

    story = told(f"{CHAT} line:1", mode="motamot").does(A, "claim CHAT")
    assert "CHAT" in [event.word for event in story.events if isinstance(event, Claimed)]


@clause("WS-R13", "WS-F9")
def test_the_lag_is_given_back() -> None:
    """A's claim arrives 30 ms before B's, with 20 and 130 ms of lag: B was first, by 80 ms."""
    story = racing((A, 0, 20), (B, 30, 130))

    assert [B] == owners(story)
    raced = next(event for line in story.lines for event in line.events if isinstance(event, Raced))
    assert raced == Raced(
        word="CHAT",
        order=(
            Entrant(seat=B, at=1_030, credit=130, effective=900),
            Entrant(seat=A, at=1_000, credit=20, effective=980),
        ),
    )
    assert ("ALREADY_CLAIMED", A) == (story.told_of(Rejected).code, story.told_of(Rejected).seat)


@clause("WS-R13")
def test_no_more_than_a_quarter_of_a_second_is_given_back() -> None:
    """A lag of a whole second counts as 250 ms."""
    assert [B] == owners(racing((A, 0, 0), (B, 190, 1_000)))
    story = racing((A, 0, 60), (B, 240, 1_000))
    assert [A] == owners(story)


@clause("WS-R13")
def test_within_fifty_milliseconds_the_lot_decides() -> None:
    """Over many seeds each of two wins; at 50 ms apart the earlier always does."""
    won = {49: set[int](), 50: set[int]()}
    for apart in won:
        for n in range(24):
            story = told(f"{CHAT}/{CHAT}", seed=f"lot {n}")
            story.does(A, "claim CHAT", at=1_000).does(B, "claim CHAT", at=1_000 + apart)
            while story.state.held:
                story.passes()
            won[apart] |= {s for s in (A, B) if story.words(s)}
            if apart == 49:
                every = [e for line in story.lines for e in line.events]
                assert [True] == [e.by_lot for e in every if isinstance(e, Raced)]

    assert {49: {A, B}, 50: {A}} == won


@clause("WS-R13", "WS-R34", "WS-F9")
def test_four_claim_the_same_word_and_one_gets_it() -> None:
    """Within one window, by the published order: received less lag; the others hear why."""
    story = racing((A, 0, 0), (B, 60, 200), (C, 100, 40), (D, 200, 90))

    assert [B] == owners(story)
    every = [event for line in story.lines for event in line.events]
    (raced,) = (event for event in every if isinstance(event, Raced))
    assert [B, A, C, D] == [entrant.seat for entrant in raced.order]
    assert {A, C, D} == {event.seat for event in every if isinstance(event, Rejected)}
    assert {"ALREADY_CLAIMED"} == {event.code for event in every if isinstance(event, Rejected)}


@clause("WS-R13")
def test_the_race_is_the_same_when_it_is_told_again() -> None:
    """Order, lot and refusals are in the log: the same seed, the same winner."""
    claims = ((A, 0, 0), (B, 10, 0), (C, 20, 0), (D, 30, 0))

    assert racing(*claims).lines == racing(*claims).lines
    assert 1 == len(owners(racing(*claims)))


@clause("WS-R13")
def test_different_words_do_not_race() -> None:
    """Both stand, and nothing is told of a race."""
    story = told(f"{CHAT}/R4Y1B1G2").does(A, "claim CHAT", at=1_000).does(B, "claim SAC", at=1_010)
    while story.state.held:
        story.passes()

    assert (("CHAT",), ("SAC",)) == (story.words(A), story.words(B))
    assert not any(isinstance(e, Raced) for line in story.lines for e in line.events)


@clause("WS-R14", "WS-H2")
def test_a_claim_received_before_the_end_is_no_last_word() -> None:
    """B's claim comes 10 ms before A's sixth word is accepted: B still has his last word."""
    story = told("R2Y1B1G2/R2Y4 words:CHAT,TACLE,CALER,PAL,PILE/.")
    story.does(A, "claim SAC", at=1_000).does(B, "claim LE", at=1_240)
    story.passes().passes()

    assert ("LAST", ("LE",), False) == (
        story.state.phase,
        story.words(B),
        story.state.sheets[B].done,
    )
    assert A == story.told_of(Finished).seat
